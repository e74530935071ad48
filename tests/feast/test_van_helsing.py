"""Rulebook, Van Helsing (6.4, 10.5; R6, R7, R24): an accusation with nothing but No wakes her."""

from __future__ import annotations

from tests.feast.feasts import at, heard, last, plays, why
from tests.playing import knows, worlds

SEATED = ("trickster witch dracula van-helsing swamp-creature", "zombie")
ALL_NO = "1 accuse\n1 place 2 zombie\n1 place 3 swamp-creature\n1 place 4 dracula\n1 place 5 van-helsing\n"


def test_all_no_wakes_her() -> None:
    """She must at once show herself and accuse with Dracula's card only: one hidden player, of her choice (Van Helsing)."""
    position = at(*SEATED, ALL_NO + "= legal 4: place 2 dracula | place 3 dracula | place 5 dracula\n! 4 pass")
    assert last(position, 0, 4) == ["result", "wakes", "reveals", "accuses"]
    assert heard(position, 0, "accuses")[-1] == ("accuses", {"seat": 4, "origin": "van-helsing"})
    assert why(position, 4, "place 2 witch") == "feast-why-card-out"


def test_dracula_named_she_wins() -> None:
    """Her card on Dracula is a Yes, and she wins (6.4)."""
    plays(*SEATED, ALL_NO + "4 place 3 dracula\n= winners 4\n= reason accused")


def test_a_miss_is_known_to_all_and_wakes_nobody() -> None:
    """One player whispers: everybody can attribute the No; it does not wake her again, and play goes on (6.4)."""
    position = at(*SEATED, ALL_NO + "4 place 5 dracula\n= asks 2\n= table turn 2")
    assert heard(position, 0, "result")[-1] == ("result", {"seat": 4, "yes": 0, "no": 1})
    assert len(heard(position, 0, "wakes")) == 1
    assert heard(position, 0, "silence") == []


def test_not_by_a_partial_miss() -> None:
    """One Yes, and she stays where she is (6.4)."""
    position = at(*SEATED, ALL_NO.replace("2 zombie", "2 witch") + "= asks 2\n= table players.4.revealed false")
    assert heard(position, 0, "wakes", "silence") == []


def test_silence_shows_that_she_is_in_the_centre() -> None:
    """If she is in the centre nothing happens, which publicly proves that she is there (6.4; E19)."""
    lines = "1 accuse\n1 place 2 zombie\n1 place 3 swamp-creature\n1 place 4 dracula\n1 place 5 van-helsing\n= asks 2"
    position = at("trickster witch dracula zombie swamp-creature", "van-helsing", lines)
    assert heard(position, 3, "silence") == [("silence", {})]
    assert position.view(0)["mystery"] == {"1": None}
    assert knows(position, 0).chances(-1)["van-helsing"] == 1
    assert worlds(position, 0) == 11


def test_not_at_the_feast_nobody_waits_for_her() -> None:
    """With Van Helsing not invited an all-No is followed by nothing at all."""
    position = at(
        "trickster witch dracula alucard swamp-creature",
        "zombie",
        ALL_NO.replace("4 dracula", "4 witch").replace("van-helsing", "alucard") + "= asks 2",
    )
    assert heard(position, 0, "silence", "wakes") == []


def test_by_her_own_ordinary_accusation() -> None:
    """Her own all-No wakes her too: bait is legal (6.4; R22)."""
    lines = "4 accuse\n4 place 1 zombie\n4 place 2 trickster\n4 place 3 witch\n4 place 5 dracula\n= asks 4\n"
    plays(
        *SEATED,
        lines + ("= legal 4: place 1 dracula | place 2 dracula | place 3 dracula | place 5 dracula\n4 place 3 dracula\n= winners 4"),
        first=4,
    )


FACE_UP = ALL_NO + "4 place 5 dracula\n2 inquire 3 witch\n3 inquire 2 zombie\n4 inquire 3 witch\n5 inquire 2 zombie\n"


def test_again_and_again_face_up_or_not() -> None:
    """Being face up does not switch the power off: each later all-No result wakes her again (R7)."""
    lines = FACE_UP + (
        "1 accuse\n1 place 2 zombie\n1 place 3 witch\n1 place 5 dracula\n"
        "= asks 4\n= legal 4: place 2 dracula | place 3 dracula | place 5 dracula"
    )
    position = at(*SEATED, lines)
    assert len(heard(position, 0, "wakes")) == 2
    assert [fields["seat"] for _, fields in heard(position, 0, "reveals")] == [1, 4]


DRACULA_FAILED = """
    3 accuse
    3 place 1 trickster
    3 place 2 zombie
    3 place 4 witch
    3 place 5 van-helsing
    3 place 1 trickster
    3 place 2 swamp-creature
    3 place 4 zombie
    3 place 5 witch
"""


def test_dracula_face_up_makes_her_right_at_once() -> None:
    """All No while Dracula lies face up: her card is right by definition, and she wins, whoever accused (R6)."""
    lines = DRACULA_FAILED + "= asks 4\n4 inquire 1 zombie\n5 accuse\n5 place 4 trickster\n5 place 1 zombie\n= winners 4\n= reason accused"
    position = at(*SEATED, lines, first=3)
    assert last(position, 0, 7)[:4] == ["result", "wakes", "reveals", "over"]


def test_she_keeps_draculas_card_in_ordinary_accusations() -> None:
    """Dracula face up: his card stays available to her, one more card than hidden players and closed slots (R6; invariant 2)."""
    position = at(*SEATED, DRACULA_FAILED + "4 accuse", first=3)
    assert {line.split()[2] for line in position.legal(4)} == {"dracula", "trickster", "witch", "swamp-creature", "zombie"}
    assert {line.split()[1] for line in position.legal(4)} == {"1", "2", "5"}


def test_nobody_else_keeps_it() -> None:
    """Everybody else cannot use the card of a Dracula who is face up (R3)."""
    position = at(*SEATED, DRACULA_FAILED + "4 inquire 1 zombie\n5 accuse", first=3)
    assert why(position, 5, "place 1 dracula") == "feast-why-card-face-up"


def test_the_smallest_accusation_wakes_her_too() -> None:
    """A one-card accusation of the last hidden player that misses is an all-No: if it is Van Helsing, she wins (12)."""
    lines = """
        1 accuse
        1 place 2 zombie
        1 place 3 witch
        1 place 4 van-helsing
        2 accuse
        2 place 3 zombie
        2 place 4 van-helsing
        = asks 3
        3 accuse
        3 place 4 zombie
        = winners 4
        = reason accused
    """
    position = at("trickster witch dracula van-helsing", "swamp-creature zombie", lines)
    assert last(position, 0, 6)[:3] == ["result", "wakes", "reveals"]


def test_her_card_on_alucard_wins_for_him() -> None:
    """Her single card is Dracula's: on Alucard it lets him win when it lands (6.4; note 37)."""
    lines = (
        "1 accuse\n1 place 2 zombie\n1 place 3 alucard\n1 place 4 dracula\n"
        "1 place 5 van-helsing\n4 place 5 dracula\n= winners 5\n= reason mistaken"
    )
    plays("trickster witch dracula van-helsing alucard", "zombie", lines)


def test_her_card_on_the_ghost_may_be_interrupted_and_must_be_started_again() -> None:
    """Her card is wrong on the Ghost, who may break in; a failed Ghost leaves her to start again: it is a duty (6.4; R12; note 36)."""
    lines = """
        1 accuse
        1 place 2 zombie
        2 pass
        1 place 3 ghost
        1 place 4 dracula
        4 pass
        1 place 5 van-helsing
        5 pass
        4 place 5 dracula
        5 interrupt
        5 place 2 witch
        5 place 3 zombie
        = asks 4
        = legal 4: restart
        4 restart
        = legal 4: place 2 dracula | place 3 dracula
        4 place 2 dracula
        = asks 2
    """
    plays("trickster witch dracula van-helsing ghost", "zombie", lines)


def test_nothing_inside_her_own_suspended_accusation_wakes_her() -> None:
    """The Ghost's all-No inside her broken-off accusation wakes nobody, and silence is not told: she starts again (R24)."""
    lines = """
        1 accuse
        1 place 2 zombie
        2 pass
        1 place 3 ghost
        1 place 4 dracula
        4 pass
        1 place 5 van-helsing
        5 pass
        4 place 5 dracula
        5 interrupt
        5 place 2 dracula
        5 place 3 zombie
        = legal 4: restart
    """
    position = at("trickster witch dracula van-helsing ghost", "zombie", lines)
    assert len(heard(position, 0, "wakes")) == 1
    assert heard(position, 0, "silence") == []


def test_after_the_boogie_monsters_all_no_the_end_of_turn_goes_on() -> None:
    """An all-No of any origin: the Boogie Monster's at the end of a turn; after her miss the next turn begins (note 13)."""
    lines = """
        1 dance 5
        5 accept
        2 accuse
        all pass
        2 place 1 zombie
        2 place 3 trickster
        2 place 4 dracula
        2 place 5 van-helsing
        = asks 4
        4 place 1 dracula
        = asks 2
        = table turn 2
    """
    plays("trickster boogie-monster dracula van-helsing swamp-creature", "zombie", lines)
