"""Rulebook, Ghost (6.3, 10.7; R12; rules 8): wrongly accused she may break in and accuse herself."""

from __future__ import annotations

import pytest

from tests.feast.feasts import at, heard, last, plays, why

SEATED = ("trickster swamp-creature ghost dracula witch", "zombie")


def test_the_moment_a_wrong_card_lands() -> None:
    """She may break in when the wrong card is laid before her, before the rest is placed (The Ghost; 6.1)."""
    position = at(*SEATED, "1 accuse\n1 place 3 witch\n= asks 3\n= legal 3: interrupt | pass\n3 interrupt\n= asks 3")
    assert last(position, 0, 4) == ["places", "interrupts", "reveals", "accuses"]
    assert heard(position, 0, "accuses")[-1] == ("accuses", {"seat": 3, "origin": "ghost"})
    assert position.view(5)["accusation"] == {"accuser": 3, "cards": {}}


def test_not_on_her_own_card() -> None:
    """Given the Ghost card, which is right, nobody is asked (10.7; note 44)."""
    plays(*SEATED, "1 accuse\n1 place 3 ghost\n= asks 1\n! 3 interrupt")


def test_everybody_given_another_card_is_asked() -> None:
    """While her card is not face up every card but the Ghost's opens the same window for whoever gets it (rules 8)."""
    position = at(*SEATED, "1 accuse\n1 place 2 zombie\n= asks 2\n= legal 2: pass")
    assert position.question is not None and position.question.window and position.question.topic == "ghost"
    assert why(position, 2, "interrupt") == "feast-why-not-ghost"
    plays("trickster swamp-creature witch dracula zombie", "ghost", "1 accuse\n1 place 2 zombie\n= asks 2\n= legal 2: pass")


def test_no_window_without_her() -> None:
    """Not invited, or face up: no window (rules 8)."""
    plays("trickster swamp-creature witch dracula zombie", "alucard", "1 accuse\n1 place 2 zombie\n= asks 1")
    lines = (
        "3 accuse\n3 place 1 zombie\n3 place 2 swamp-creature\n3 place 4 witch\n"
        "3 place 5 dracula\n4 accuse\n4 place 1 swamp-creature\n= asks 4"
    )
    plays(*SEATED, lines, first=3)


def test_declining_tells_nothing() -> None:
    """An interruption not used tells nobody anything (4.1)."""
    position = at(*SEATED, "1 accuse\n1 place 3 witch\n3 pass")
    for seat in range(6):
        assert last(position, seat, 2) == ["accuses", "places"]


def test_too_late_after_the_next_card() -> None:
    """She cannot react to a card afterwards (6.3)."""
    plays(*SEATED, "1 accuse\n1 place 3 witch\n3 pass\n1 place 2 zombie\n! 3 interrupt\n2 pass\n! 3 interrupt")


def test_her_accusation_is_a_full_one_without_the_interrupted() -> None:
    """She accuses all other hidden players; the interrupted accuser is face up already, and her own card is out (6.3)."""
    position = at(*SEATED, "1 accuse\n1 place 3 witch\n3 interrupt")
    assert {line.split()[1] for line in position.legal(3)} == {"2", "4", "5"}
    assert {line.split()[2] for line in position.legal(3)} == {"swamp-creature", "dracula", "witch", "zombie"}


def test_all_yes_wins_for_her() -> None:
    """The Ghost, all right, wins in another's turn (6.3)."""
    plays(
        *SEATED,
        "1 accuse\n1 place 3 witch\n3 interrupt\n3 place 2 swamp-creature\n"
        "3 place 4 dracula\n3 place 5 witch\n= winners 3\n= reason accused",
    )


def test_the_last_hidden_player_as_ghost_wins_by_breaking_in() -> None:
    """The Ghost, the last hidden player, given a wrong card: she has no targets left and wins (12; R11)."""
    lines = """
        1 accuse
        1 place 2 swamp-creature
        2 pass
        1 place 3 zombie
        3 pass
        1 place 4 witch
        4 pass
        2 accuse
        2 place 3 zombie
        3 pass
        2 place 4 swamp-creature
        4 pass
        3 accuse
        3 place 4 zombie
        4 interrupt
        = winners 4
        = reason accused
    """
    plays("trickster witch dracula ghost", "swamp-creature zombie", lines)


FAILED = "1 accuse\n1 place 2 zombie\n2 pass\n1 place 3 witch\n3 interrupt\n3 place 2 swamp-creature\n3 place 4 dracula\n3 place 5 zombie\n"


def test_after_her_failure_the_interrupted_may_start_again_or_drop() -> None:
    """If she fails the interrupted accuser may start over, or drop it (R12)."""
    position = at(*SEATED, FAILED + "= asks 1\n= legal 1: drop | restart")
    assert heard(position, 0, "interrupted") == [("interrupted", {"seat": 1})]
    assert position.view(0)["accusation"] == {"accuser": 1, "cards": {}}


def test_started_again_all_cards_and_targets_are_fresh() -> None:
    """The placed cards went back: started again all cards may be used but hers, all hidden are targets but her (6.3)."""
    position = at(*SEATED, FAILED + "1 restart")
    assert {line.split()[1] for line in position.legal(1)} == {"2", "4", "5"}
    assert {line.split()[2] for line in position.legal(1)} == {"swamp-creature", "dracula", "witch", "zombie"}


def test_dropped_it_has_no_result() -> None:
    """A dropped accusation ends the action without a result: no numbers, no Van Helsing (R12)."""
    lines = """
        1 accuse
        1 place 2 zombie
        2 pass
        1 place 3 dracula
        3 interrupt
        3 place 2 swamp-creature
        3 place 4 dracula
        3 place 5 zombie
        1 drop
        = asks 2
    """
    position = at("trickster swamp-creature ghost van-helsing dracula", "zombie", lines)
    assert [fields["seat"] for _, fields in heard(position, 0, "result")] == [3]
    assert heard(position, 0, "drops") == [("drops", {"seat": 1})]
    assert heard(position, 0, "wakes", "silence") == []


MANDATORY = {
    "zombie": (
        "zombie witch ghost dracula trickster",
        "swamp-creature",
        "1 dance 2\n2 refuse\n1 force\n1 place 3 dracula\n3 interrupt\n3 place 4 trickster\n3 place 5 swamp-creature",
    ),
    "van-helsing": (
        "van-helsing witch ghost dracula trickster",
        "swamp-creature",
        "1 accuse\n1 place 2 ghost\n1 place 3 witch\n3 pass\n1 place 4 trickster\n4 pass\n1 place 5 dracula\n5 pass\n"
        "1 place 3 dracula\n3 interrupt\n3 place 2 witch\n3 place 4 trickster\n3 place 5 swamp-creature",
    ),
    "second": (
        "dracula witch ghost zombie trickster",
        "swamp-creature",
        "1 accuse\n1 place 2 witch\n2 pass\n1 place 3 zombie\n3 pass\n1 place 4 trickster\n4 pass\n1 place 5 swamp-creature\n5 pass\n"
        "1 place 3 witch\n3 interrupt\n3 place 2 witch\n3 place 4 trickster\n3 place 5 swamp-creature",
    ),
}


@pytest.mark.parametrize("origin", MANDATORY)
def test_a_duty_must_be_started_again(origin: str) -> None:
    """Zombie's, Van Helsing's and Dracula's second accusation are duties: after a failed Ghost they must be started again (R12)."""
    guests, mystery, lines = MANDATORY[origin]
    position = at(guests, mystery, lines + "\n= asks 1\n= legal 1: restart")
    assert why(position, 1, "drop") == "feast-why-must-restart"


def test_the_boogie_monsters_may_be_dropped() -> None:
    """The Boogie Monster's accusation was her choice: she may drop it, and the end of the turn goes on (R12)."""
    lines = """
        1 dance 4
        4 accept
        2 accuse
        all pass
        2 place 3 witch
        3 interrupt
        3 place 1 trickster
        3 place 4 witch
        3 place 5 dracula
        = legal 2: drop | restart
        2 drop
        = asks 2
        = table turn 2
    """
    plays("trickster boogie-monster ghost dracula witch", "zombie", lines)


def test_once_a_game() -> None:
    """Face up she is not asked again: at most one interruption in a game (invariant 6)."""
    position = at(*SEATED, FAILED + "1 restart\n1 place 2 zombie\n= asks 1\n1 place 4 witch\n= asks 1\n1 place 5 dracula\n= asks 2")
    assert len(heard(position, 0, "interrupts")) == 1


def test_one_stack_last_in_first_out() -> None:
    """A accuses, Ghost breaks in and gets all No, Van Helsing misses, A starts again and fails: then the end of A's turn (6.5)."""
    lines = """
        1 accuse
        1 place 2 witch
        2 interrupt
        2 place 3 witch
        2 place 4 swamp-creature
        2 place 5 dracula
        3 place 5 dracula
        1 restart
        1 place 4 dracula
        1 place 5 swamp-creature
        = asks 2
        = table turn 2
    """
    position = at("trickster ghost van-helsing dracula witch", "swamp-creature", lines)
    assert [(fields["seat"], fields["origin"]) for _, fields in heard(position, 0, "accuses")] == [
        (1, "turn"),
        (2, "ghost"),
        (3, "van-helsing"),
        (1, "turn"),
    ]
