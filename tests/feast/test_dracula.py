"""Rulebook, Dracula (10.1; R14): after his first failed accusation of the game he accuses once more at the end of that turn."""

from __future__ import annotations

import coterie
from tests.feast.feasts import at, heard, plays, why

SEATED = ("dracula trickster swamp-creature witch zombie", "alucard")
FIRST = "1 accuse\n1 place 2 swamp-creature\n1 place 3 trickster\n1 place 4 witch\n1 place 5 alucard\n"
REST = "2 inquire 3 witch\n3 inquire 4 dracula\n4 inquire 5 dracula\n5 inquire 4 dracula\n"


def test_his_second_accusation_follows_in_the_same_turn() -> None:
    """When his first accusation fails, Dracula accuses again at the end of that turn: a full accusation, and a duty (R14)."""
    position = at(*SEATED, FIRST + "= asks 1\n= table turn 1\n! 1 pass\n! 1 drop")
    assert heard(position, 0, "accuses") == [
        ("accuses", {"seat": 1, "origin": "turn"}),
        ("accuses", {"seat": 1, "origin": "second"}),
    ]
    assert len(position.legal(1)) == 4 * 5


def test_his_second_can_win() -> None:
    """All Yes in the second accusation wins as any other (10.1)."""
    plays(
        *SEATED, FIRST + ("1 place 2 trickster\n1 place 3 swamp-creature\n1 place 4 witch\n1 place 5 zombie\n= winners 1\n= reason accused")
    )


def test_only_once_a_game() -> None:
    """A later accusation that fails brings no second, nor does the second that fails (10.1; invariant 6)."""
    again = "1 place 2 swamp-creature\n1 place 3 trickster\n1 place 4 witch\n1 place 5 alucard\n"
    position = at(*SEATED, FIRST + again + "= asks 2\n" + REST + "1 accuse\n" + again + "= asks 2\n= table turn 2")
    assert [fields["origin"] for _, fields in heard(position, 0, "accuses")] == ["turn", "second", "turn"]


def test_a_first_accusation_that_wins_brings_no_second() -> None:
    """Right at once: the game is over."""
    plays(*SEATED, "1 accuse\n1 place 2 trickster\n1 place 3 swamp-creature\n1 place 4 witch\n1 place 5 zombie\n= winners 1")


def test_being_forced_face_up_uses_nothing_up() -> None:
    """Turned face up by the Zombie Dracula has accused nobody: his first accusation is still to come, and its second (10.1)."""
    lines = """
        2 dance 1
        1 refuse
        2 force
        2 place 3 witch
        2 place 4 swamp-creature
        2 place 5 trickster
        3 inquire 4 witch
        4 inquire 5 witch
        5 inquire 4 witch
        1 accuse
        1 place 3 witch
        1 place 4 alucard
        1 place 5 trickster
        = asks 1
        = table accusation.accuser 1
        ! 1 pass
    """
    position = at("dracula zombie swamp-creature witch trickster", "alucard", lines, first=2)
    assert why(position, 1, "place 2 witch") == "feast-why-face-up"


def test_a_dropped_accusation_is_not_his_first() -> None:
    """An accusation that is broken off and dropped has no result: it is not Dracula's first failure (R12; 6.3)."""
    lines = """
        1 accuse
        1 place 2 witch
        2 interrupt
        2 place 3 witch
        2 place 4 swamp-creature
        2 place 5 zombie
        1 drop
        = asks 2
        2 inquire 3 trickster
        3 inquire 4 ghost
        4 inquire 5 ghost
        5 inquire 3 ghost
        1 accuse
        1 place 3 trickster
        1 place 4 zombie
        1 place 5 swamp-creature
        = asks 1
        1 place 3 swamp-creature
        1 place 4 trickster
        1 place 5 witch
        = asks 2
    """
    plays("dracula ghost swamp-creature witch trickster", "zombie", lines)


def test_his_second_must_be_started_again_after_the_ghost() -> None:
    """The Ghost may break into either of his accusations; the first he may drop, the second is a duty (R12)."""
    lines = """
        1 accuse
        1 place 2 witch
        2 pass
        1 place 3 zombie
        3 pass
        1 place 4 trickster
        4 pass
        1 place 5 swamp-creature
        5 pass
        1 place 2 witch
        2 interrupt
        2 place 3 witch
        2 place 4 swamp-creature
        2 place 5 zombie
        = asks 1
        = legal 1: restart
        ! 1 drop
    """
    plays("dracula ghost swamp-creature witch trickster", "zombie", lines)


def test_his_own_all_no_wins_for_van_helsing_before_his_second() -> None:
    """Nothing but No in his first accusation: Van Helsing wakes, he lies face up, she wins (R6; 10.1)."""
    lines = "1 accuse\n1 place 2 witch\n1 place 3 trickster\n1 place 4 zombie\n1 place 5 swamp-creature\n= winners 4\n= reason accused"
    position = at("dracula trickster swamp-creature van-helsing witch", "zombie", lines)
    assert [fields["origin"] for _, fields in heard(position, 0, "accuses")] == ["turn"]
    assert heard(position, 0, "wakes") == [("wakes", {"seat": 4})]


def test_jekyll_cannot_become_dracula() -> None:
    """Dracula is never in the centre, so no swap ever brings him (10.1; note 3)."""
    for seed in range(40):
        position = coterie.load("feast").deal(seats=4, seed=seed)
        assert "dracula" not in position.stated["mystery"]
