"""The interaction matrix, notes 27 to 52 (rules 10.11): the Swamp Creature and those after him with each of the others."""

from __future__ import annotations

import pytest

from tests.feast.notes import Note, accuse, lay, no, yes

HELSING = ("trickster witch dracula van-helsing ghost", "zombie")
WAKES = "1 accuse;1 place 2 zombie;2 pass;1 place 3 ghost;1 place 4 dracula;4 pass;1 place 5 van-helsing;5 pass;"

NOTES = [
    Note(
        27,
        "the neighbours are checked at each accusation",
        "swamp-creature witch dracula trickster zombie",
        "alucard",
        accuse(1, "2 witch 5 alucard")
        + accuse(2, "3 trickster 4 dracula 5 zombie")
        + (
            "3 inquire 4 witch;4 inquire 3 witch;5 inquire 3 witch;1 accuse;"
            "= may 1 place 3 dracula;= may 1 place 4 dracula;= may 1 place 5 dracula"
        ),
    ),
    Note(
        28,
        "two No of two trigger her",
        "swamp-creature witch dracula van-helsing zombie",
        "alucard",
        accuse(1, "2 zombie 5 witch") + "= asks 4;= table accusation.accuser 4",
    ),
    Note(
        29,
        "the Trickster answers accusations honestly",
        "swamp-creature trickster dracula witch zombie",
        "alucard",
        accuse(1, "2 witch 5 zombie") + '= table results [{"accuser": 1, "yes": 1, "no": 1}]',
    ),
    Note(
        30,
        "wrong card on a Ghost neighbour: interrupt; if the Ghost fails the restart is a full accusation",
        "swamp-creature ghost dracula trickster zombie",
        "witch",
        "1 accuse;1 place 2 witch;2 interrupt;"
        + lay(2, "3 zombie 4 dracula 5 trickster")
        + "1 restart;= may 1 place 3 dracula;= may 1 place 4 dracula;= may 1 place 5 dracula",
    ),
    Note(
        31,
        "Dracula's card on an Alucard neighbour loses at once",
        "swamp-creature alucard dracula trickster zombie",
        "witch",
        "1 accuse;1 place 2 dracula;= winners 2",
    ),
    Note(
        32,
        "both look at seats, no rule link",
        "swamp-creature witch dracula trickster zombie",
        "alucard",
        accuse(1, "2 witch 5 zombie") + "= winners 1",
    ),
    Note(
        33,
        "Zombie forcing a neighbour face up ends the two-card option",
        "swamp-creature witch dracula zombie trickster",
        "alucard",
        "4 dance 2;2 refuse;4 force;"
        + lay(4, "1 trickster 3 dracula 5 alucard")
        + "5 inquire 3 witch;1 accuse;= may 1 place 3 dracula;= may 1 place 5 trickster;= may not 1 place 2 witch",
        first=4,
    ),
    Note(
        34,
        "her own ordinary all-No triggers her, her own triggered miss does not",
        "van-helsing witch dracula trickster swamp-creature",
        "zombie",
        accuse(1, "2 zombie 3 witch 4 dracula 5 trickster")
        + "= asks 1;= may 1 place 3 dracula;= may not 1 place 3 witch;1 place 4 dracula;= asks 2;= table turn 2",
    ),
    Note(
        35,
        "an honest No of the Trickster",
        "trickster witch dracula van-helsing swamp-creature",
        "zombie",
        accuse(2, "1 zombie 3 swamp-creature 4 dracula 5 van-helsing") + "4 place 1 dracula;= asks 3;= table over false",
        first=2,
    ),
    Note(
        36,
        "her Dracula card on Ghost may be interrupted",
        *HELSING,
        WAKES + "4 place 5 dracula;= legal 5: interrupt | pass;5 interrupt;= table accusation.accuser 5",
    ),
    Note(
        36,
        "the Ghost's all-No triggers her not while her own accusation is suspended",
        *HELSING,
        WAKES + "4 place 5 dracula;5 interrupt;" + lay(5, "2 dracula 3 zombie") + "= legal 4: restart",
    ),
    Note(
        36,
        "the Ghost's all-No triggers her otherwise",
        *HELSING,
        "1 accuse;1 place 5 zombie;5 interrupt;" + lay(5, "2 dracula 3 witch 4 zombie") + "= asks 4;= table accusation.accuser 4",
    ),
    Note(
        37,
        "her Dracula card on Alucard: Alucard wins",
        "trickster witch dracula van-helsing alucard",
        "zombie",
        accuse(1, "2 zombie 3 alucard 4 dracula 5 van-helsing") + "4 place 5 dracula;= winners 5;= reason mistaken",
    ),
    Note(
        38,
        "a neighbouring Witch's Yes can lure her onto the wrong player",
        "van-helsing witch dracula trickster zombie",
        "alucard",
        yes(1, 2, "dracula"),
    ),
    Note(
        39,
        "Zombie's accusation can trigger her",
        "zombie witch dracula van-helsing trickster",
        "alucard",
        "1 dance 2;2 refuse;1 force;" + lay(1, "3 trickster 4 dracula 5 alucard") + "= asks 4;= table accusation.accuser 4",
    ),
    Note(
        39,
        "forced face up she still reacts",
        "zombie witch dracula van-helsing trickster",
        "alucard",
        "1 dance 4;4 refuse;1 force;"
        + lay(1, "2 trickster 3 alucard 5 dracula")
        + "= asks 4;= legal 4: place 2 dracula | place 3 dracula | place 5 dracula",
    ),
    Note(40, "Trickster? is a true Yes", "witch zombie dracula trickster ghost", "alucard", yes(1, 4, "trickster")),
    Note(
        41,
        "both say Yes to Dracula",
        "witch trickster dracula alucard ghost",
        "zombie",
        yes(1, 2, "dracula") + "2 inquire 1 zombie;" + yes(3, 4, "dracula"),
    ),
    Note(
        41,
        "only the Trickster says Yes to other false names",
        "witch trickster dracula alucard ghost",
        "zombie",
        yes(1, 2, "zombie") + "2 inquire 1 zombie;" + no(3, 4, "zombie"),
    ),
    Note(
        42,
        "for a neighbour they differ only on Witch: the Trickster Yes",
        "ghost trickster dracula witch zombie",
        "alucard",
        yes(1, 2, "witch") + yes(2, 3, "dracula"),
    ),
    Note(
        42,
        "for a neighbour they differ only on Witch: the Witch No, and Yes to the rest",
        "ghost trickster dracula witch zombie",
        "alucard",
        no(3, 4, "witch") + "4 inquire 1 ghost;" + yes(5, 4, "alucard"),
        first=3,
    ),
    Note(
        43,
        "may refuse Zombie and be forced face up",
        "zombie trickster dracula witch ghost",
        "alucard",
        '1 dance 2;2 refuse;1 force;= table players.2.guest "trickster"',
    ),
    Note(
        44,
        "the Ghost card is correct: no interrupt",
        "zombie ghost dracula witch trickster",
        "alucard",
        "1 accuse;1 place 2 ghost;= asks 1;! 2 interrupt",
    ),
    Note(
        45,
        "the Ghost's own accusation may hand Alucard the win",
        "zombie ghost dracula alucard trickster",
        "witch",
        "1 accuse;1 place 2 witch;2 interrupt;2 place 4 dracula;= winners 4;= reason mistaken",
    ),
    Note(46, "always accepts Zombie", "zombie ghost dracula alucard trickster", "witch", "1 dance 2;= legal 2: accept"),
    Note(
        46,
        "may interrupt Zombie's forced accusation, after which Zombie must restart",
        "zombie ghost dracula alucard trickster",
        "witch",
        "1 dance 3;3 refuse;1 force;1 place 2 witch;2 interrupt;" + lay(2, "4 trickster 5 witch") + "= legal 1: restart",
    ),
    Note(47, "Alucard? is an honest Yes", "zombie alucard dracula witch trickster", "ghost", yes(1, 2, "alucard")),
    Note(
        48,
        "neighbour Witch and Alucard both say Yes to Dracula",
        "zombie alucard dracula witch ghost",
        "trickster",
        yes(1, 2, "dracula") + "2 inquire 1 ghost;" + yes(3, 4, "dracula"),
    ),
    Note(
        49,
        "Zombie forcing Alucard face up ends his two special wins",
        "zombie alucard dracula witch trickster",
        "swamp-creature",
        "1 dance 2;2 refuse;1 force;"
        + lay(1, "3 dracula 4 trickster 5 witch")
        + "! 2 dance 3;2 inquire 3 witch;! 3 dance 2;3 accuse;! 3 place 2 dracula",
    ),
    Note(50, "a neighbour asking Witch? gets No", "zombie witch dracula alucard ghost", "trickster", no(1, 2, "witch")),
    Note(
        51,
        "no link: Zombie does not lie to neighbours",
        "witch zombie dracula alucard ghost",
        "trickster",
        no(1, 2, "ghost") + "2 inquire 1 ghost;" + yes(3, 2, "zombie"),
    ),
    Note(
        52,
        "her own refused request does not count as a dance for anyone",
        "zombie witch dracula boogie-monster ghost",
        "trickster",
        "1 dance 2;2 refuse;1 inquire 3 witch;= asks 2;= may 2 accuse",
    ),
]


@pytest.mark.parametrize("note", NOTES, ids=str)
def test_note(note: Note) -> None:
    """The record shows what the note says."""
    assert note.problems() == [], note.said


def test_every_note_is_shown() -> None:
    """Notes 27 to 52 are all here."""
    assert {note.number for note in NOTES} == set(range(27, 53))
