"""The interaction matrix, notes 1 to 26 (rules 10.11): Dracula, Boogie Monster and Doctor Jekyll with each of the others."""

from __future__ import annotations

import pytest

from tests.feast.notes import Note, accuse, lay, no, yes

SECOND = ("dracula trickster swamp-creature witch zombie", "alucard")
MISS = "2 swamp-creature 3 trickster 4 witch 5 alucard"

NOTES = [
    Note(1, "Dracula accuses a second time once", *SECOND, accuse(1, MISS) + lay(1, MISS) + "= asks 2;= table accusation.accuser absent"),
    Note(1, "Dracula is never a mystery guest", "ghost trickster swamp-creature witch zombie", "dracula", "", refused=True),
    Note(2, "she cannot refuse him", "dracula boogie-monster swamp-creature witch zombie", "alucard", "1 dance 2;= legal 2: accept"),
    Note(
        2,
        "his second accusation and hers never share a turn: without a dance she is not asked",
        "dracula boogie-monster swamp-creature witch zombie",
        "alucard",
        accuse(1, "2 witch 3 swamp-creature 4 zombie 5 alucard")
        + lay(1, "2 witch 3 swamp-creature 4 zombie 5 alucard")
        + "= asks 2;= table turn 2",
    ),
    Note(3, "Jekyll cannot become Dracula", "doctor-jekyll trickster witch zombie", "ghost dracula", "", refused=True),
    Note(
        4,
        "his reveal turns a neighbouring Swamp Creature to full accusations",
        "dracula swamp-creature trickster witch zombie",
        "alucard",
        accuse(1, "2 trickster 3 swamp-creature 4 zombie 5 witch")
        + lay(1, "2 swamp-creature 3 trickster 4 zombie 5 witch")
        + "2 accuse;= may 2 place 3 witch;= may 2 place 4 witch;= may 2 place 5 witch",
    ),
    Note(
        5,
        "his own all-No wins for her",
        "dracula trickster swamp-creature van-helsing witch",
        "zombie",
        accuse(1, "2 witch 3 trickster 4 zombie 5 swamp-creature") + "= winners 4",
    ),
    Note(
        5,
        "any all-No once he is face up wins for her",
        "dracula trickster swamp-creature van-helsing witch",
        "zombie",
        accuse(1, "2 trickster 3 witch 4 zombie 5 swamp-creature")
        + lay(1, "2 trickster 3 witch 4 zombie 5 swamp-creature")
        + accuse(2, "3 witch 4 zombie 5 swamp-creature")
        + "= winners 4",
    ),
    Note(6, "the Trickster answers Yes to Dracula", *SECOND, yes(3, 2, "dracula"), first=3),
    Note(
        7,
        "she may interrupt his first accusation, which he may then start over or drop",
        "dracula ghost swamp-creature witch trickster",
        "zombie",
        "1 accuse;1 place 2 witch;2 interrupt;" + lay(2, "3 witch 4 swamp-creature 5 zombie") + "= legal 1: drop | restart",
    ),
    Note(
        7,
        "she may interrupt his second accusation, which he must then start over",
        "dracula ghost swamp-creature witch trickster",
        "zombie",
        "1 accuse;1 place 2 witch;2 pass;1 place 3 zombie;3 pass;1 place 4 trickster;4 pass;1 place 5 swamp-creature;5 pass;"
        "1 place 2 witch;2 interrupt;" + lay(2, "3 witch 4 swamp-creature 5 zombie") + "= legal 1: restart",
    ),
    Note(
        8,
        "a dance, either asks: Alucard wins",
        "dracula alucard swamp-creature witch trickster",
        "zombie",
        "1 dance 2;2 accept;= winners 2",
    ),
    Note(
        8,
        "his card on Alucard: Alucard wins",
        "ghost alucard dracula witch trickster",
        "zombie",
        "1 accuse;1 place 2 dracula;= winners 2;= reason mistaken",
    ),
    Note(
        8,
        "Dracula face up kills both routes, but for Van Helsing's wasted card",
        "dracula alucard van-helsing trickster witch",
        "zombie",
        accuse(1, "2 alucard 3 trickster 4 zombie 5 van-helsing")
        + lay(1, "2 alucard 3 trickster 4 zombie 5 van-helsing")
        + "! 2 dance 1;2 inquire 3 witch;3 accuse;3 place 2 dracula;= winners 2;= reason mistaken",
    ),
    Note(9, "a neighbouring Witch also says Yes to Dracula", *SECOND, yes(3, 4, "dracula"), first=3),
    Note(9, "another does not hear it", *SECOND, no(2, 4, "dracula"), first=2),
    Note(
        10,
        "if he refuses Zombie he can be turned face up; no second-accusation right is used",
        "dracula zombie swamp-creature witch trickster",
        "alucard",
        '2 dance 1;1 refuse;2 force;= table players.1.guest "dracula";'
        + lay(2, "3 witch 4 swamp-creature 5 trickster")
        + "3 inquire 4 witch;4 inquire 5 witch;5 inquire 4 witch;"
        + accuse(1, "3 witch 4 alucard 5 trickster")
        + "= asks 1;= table accusation.accuser 1",
        first=2,
    ),
    Note(
        11,
        "her own dance counts for her power",
        "boogie-monster witch dracula trickster zombie",
        "ghost",
        "1 dance 2;2 accept;= legal 1: accuse | pass",
    ),
    Note(
        12,
        "a dance between them is never refused; on Jekyll's turn swap first, then Boogie Monster",
        "doctor-jekyll boogie-monster dracula trickster witch",
        "zombie",
        "1 dance 2;= legal 2: accept;2 accept;= asks 1;= legal 1: pass | swap 1;1 swap 1;= asks 1 2 3 4 5;= legal 2: accuse | pass",
    ),
    Note(12, "nor the other way", "boogie-monster doctor-jekyll dracula trickster witch", "zombie", "1 dance 2;= legal 2: accept"),
    Note(
        12,
        "Jekyll turned Boogie Monster waits",
        "doctor-jekyll witch dracula trickster zombie",
        "boogie-monster",
        "1 dance 4;4 accept;1 swap 1;= legal 1: pass;all pass;= asks 2;2 dance 3;3 accept;= legal 1: accuse | pass",
    ),
    Note(
        13,
        "her failed all-No accusation triggers Van Helsing, then the end of the turn goes on",
        "trickster boogie-monster dracula van-helsing swamp-creature",
        "zombie",
        "1 dance 5;5 accept;2 accuse;all pass;"
        + lay(2, "1 zombie 3 trickster 4 dracula 5 van-helsing")
        + "= asks 4;4 place 1 dracula;= asks 2;= table turn 2",
    ),
    Note(
        14,
        "the Trickster says Yes to Boogie Monster",
        "witch trickster dracula boogie-monster zombie",
        "alucard",
        yes(1, 2, "boogie-monster"),
    ),
    Note(15, "neither can refuse the other", "ghost boogie-monster dracula witch zombie", "alucard", "1 dance 2;= legal 2: accept"),
    Note(15, "nor the other way", "boogie-monster ghost dracula witch zombie", "alucard", "1 dance 2;= legal 2: accept"),
    Note(
        15,
        "the Ghost may interrupt her",
        "ghost boogie-monster dracula witch zombie",
        "alucard",
        "3 dance 4;4 accept;2 accuse;all pass;2 place 1 zombie;= legal 1: interrupt | pass;1 interrupt;= table accusation.accuser 1",
        first=3,
    ),
    Note(
        16,
        "an Alucard-Dracula dance ends the game before her option",
        "alucard dracula boogie-monster witch zombie",
        "ghost",
        "1 dance 2;2 accept;= winners 1",
    ),
    Note(
        16,
        "her misplaced Dracula card may land on Alucard",
        "alucard witch boogie-monster dracula zombie",
        "trickster",
        "1 dance 2;2 accept;3 accuse;all pass;3 place 1 dracula;= winners 1;= reason mistaken",
    ),
    Note(
        17,
        "a neighbouring Witch says Yes to Boogie Monster",
        "ghost witch dracula boogie-monster zombie",
        "alucard",
        yes(1, 2, "boogie-monster"),
    ),
    Note(
        18,
        "the dance that lets Boogie Monster accuse also binds a Zombie sitting next",
        "trickster zombie dracula boogie-monster witch",
        "swamp-creature",
        "1 dance 3;3 accept;4 accuse;all pass;"
        + lay(4, "1 swamp-creature 2 witch 3 dracula 5 trickster")
        + "= legal 2: dance 1 | dance 3 | dance 5",
    ),
    Note(18, "she always accepts Zombie", "zombie boogie-monster dracula witch trickster", "ghost", "1 dance 2;= legal 2: accept"),
    Note(
        19,
        "at most one swap",
        "doctor-jekyll dracula trickster witch",
        "zombie swamp-creature",
        "1 inquire 2 witch;1 swap 1;2 inquire 3 witch;3 inquire 2 witch;4 inquire 2 witch;1 inquire 2 witch;= asks 2;! 1 swap 2",
    ),
    Note(
        20,
        "a swapped Jekyll is a hidden neighbour again",
        "swamp-creature doctor-jekyll dracula trickster zombie",
        "alucard",
        accuse(2, "1 zombie 3 alucard 4 trickster 5 swamp-creature")
        + "2 swap 1;3 inquire 1 zombie;4 inquire 1 zombie;5 inquire 1 zombie;1 accuse;= may 1 place 2 alucard;= may not 1 place 3 alucard",
        first=2,
    ),
    Note(
        20,
        "if she drew Swamp Creature her own seat's neighbours count",
        "doctor-jekyll dracula trickster witch zombie",
        "swamp-creature",
        "1 inquire 2 witch;1 swap 1;2 inquire 3 witch;3 inquire 4 witch;4 inquire 5 witch;5 inquire 4 witch;1 accuse;"
        "= may 1 place 2 dracula;= may 1 place 5 zombie;= may not 1 place 3 trickster",
    ),
    Note(
        21,
        "silence proves that Van Helsing is in the centre; a swap can bring her into play",
        "trickster doctor-jekyll dracula zombie swamp-creature",
        "van-helsing",
        accuse(1, "2 zombie 3 swamp-creature 4 dracula 5 van-helsing")
        + "= asks 2;2 inquire 3 zombie;2 swap 1;3 inquire 4 zombie;4 inquire 3 zombie;5 inquire 3 zombie;"
        + accuse(1, "2 zombie 3 swamp-creature 4 dracula 5 van-helsing")
        + "= asks 2;= legal 2: place 3 dracula | place 4 dracula | place 5 dracula",
    ),
    Note(
        22,
        "she may become Trickster; earlier answers of hers were honest",
        "doctor-jekyll dracula zombie witch swamp-creature",
        "trickster",
        no(5, 1, "witch") + "5 pass;1 inquire 3 zombie;1 swap 1;" + yes(2, 1, "witch"),
        first=5,
    ),
    Note(
        23,
        "after the swap nobody can use the Jekyll card, the Ghost neither",
        "doctor-jekyll ghost dracula witch swamp-creature",
        "trickster",
        "1 inquire 3 witch;1 swap 1;2 accuse;= may 2 place 1 trickster;! 2 place 1 doctor-jekyll",
    ),
    Note(
        23,
        "she may become Ghost",
        "doctor-jekyll zombie dracula witch swamp-creature",
        "ghost",
        '1 inquire 3 witch;1 swap 1;2 accuse;2 place 1 dracula;= legal 1: interrupt | pass;1 interrupt;= table players.1.guest "ghost"',
    ),
    Note(
        24,
        "she may become Alucard; only dances from then on count",
        "doctor-jekyll dracula trickster witch swamp-creature",
        "alucard",
        "1 dance 2;2 accept;1 swap 1;= table over false;2 dance 1;1 accept;= winners 1;= reason danced",
    ),
    Note(
        25,
        "she may become Witch and lies by her own seat",
        "doctor-jekyll dracula trickster zombie swamp-creature",
        "witch",
        "1 inquire 2 witch;1 swap 1;" + yes(2, 1, "zombie") + no(3, 1, "zombie") + no(4, 1, "trickster") + no(5, 1, "witch"),
    ),
    Note(
        26, "she always accepts Zombie while Jekyll", "zombie doctor-jekyll dracula witch trickster", "ghost", "1 dance 2;= legal 2: accept"
    ),
    Note(
        26,
        "she may become Zombie, bound from her next turn on",
        "doctor-jekyll dracula trickster witch swamp-creature",
        "zombie",
        "1 inquire 2 witch;1 swap 1;2 inquire 3 witch;3 inquire 2 witch;4 inquire 2 witch;5 dance 3;3 accept;"
        "= legal 1: dance 2 | dance 3 | dance 4 | dance 5",
    ),
]


@pytest.mark.parametrize("note", NOTES, ids=str)
def test_note(note: Note) -> None:
    """The record shows what the note says."""
    assert note.problems() == [], note.said


def test_every_note_is_shown() -> None:
    """Notes 1 to 26 are all here."""
    assert {note.number for note in NOTES} == set(range(1, 27))
