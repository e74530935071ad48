"""The table options (9.1): each changes exactly what its ruling says, and everything else stays."""

from __future__ import annotations

import pytest

import coterie
from tests.feast.feasts import at, heard, plays, why
from tests.playing import knows, worlds

FEAST = coterie.load("feast")
PLAIN = ("trickster witch dracula zombie swamp-creature", "alucard")


def test_the_first_value_of_each_is_the_default() -> None:
    """own_card yes, dracula_face_up van-helsing-wins, van_helsing each-time, jekyll_face_up yes, interrupted may-drop, zombie zombie,
    second must, dance accepted, nested none, no turn limit."""
    assert FEAST.options({}) == {
        "cast": "any",
        "own_card": "yes",
        "dracula_face_up": "van-helsing-wins",
        "van_helsing": "each-time",
        "jekyll_face_up": "yes",
        "interrupted": "may-drop",
        "zombie": "zombie",
        "second": "must",
        "dance": "accepted",
        "max_turns": "0",
        "nested": "none",
    }
    assert {choice.name: choice.ruling for choice in FEAST.choices if choice.ruling} == {
        "own_card": "R2",
        "dracula_face_up": "R6",
        "van_helsing": "R7",
        "jekyll_face_up": "R9",
        "interrupted": "R12",
        "zombie": "R13",
        "second": "R14",
        "dance": "R17",
        "max_turns": "R23",
        "nested": "R24",
    }


def test_an_option_or_value_that_there_is_not_is_refused() -> None:
    """Unknown options and values are refused, and the message lists what there is."""
    for choices, message in (
        ({"ghost": "yes"}, "core-no-choice"),
        ({"own_card": "maybe"}, "core-no-value"),
        ({"max_turns": "-1"}, "core-no-value"),
    ):
        with pytest.raises(coterie.BadSetup) as refused:
            FEAST.options(choices)
        assert refused.value.message == message
        assert refused.value.details["legal"]
    assert FEAST.options({"max_turns": 12})["max_turns"] == "12"
    assert FEAST.options({"max_turns": "007"})["max_turns"] == "7"


def test_own_card_no() -> None:
    """R2: nobody may name the guest he holds now, in his turn or after a refusal; so the table concludes that he does not hold it."""
    position = at(*PLAIN, "= may not 1 inquire 2 trickster\n= may 1 inquire 2 witch", own_card="no")
    assert why(position, 1, "inquire 2 trickster") == "feast-why-own-guest"
    plays(*PLAIN, "1 dance 3\n3 refuse\n= may not 1 inquire 2 trickster", own_card="no")
    plays(*PLAIN, "= may 1 inquire 2 trickster")
    position = at(*PLAIN, "1 inquire 2 zombie", own_card="no")
    assert worlds(position, 0) == 600 - 96
    assert knows(position, 0).holds(1)["zombie"] == 0


def test_own_card_no_is_about_the_guest_held_now() -> None:
    """R2: a Jekyll who has swapped may name Jekyll, and not what she is now."""
    lines = """
        1 inquire 2 trickster
        1 swap 1
        2 inquire 1 trickster
        3 inquire 1 trickster
        4 inquire 1 zombie
        5 inquire 1 trickster
        = may 1 inquire 2 doctor-jekyll
        = may not 1 inquire 2 alucard
    """
    plays("doctor-jekyll zombie dracula trickster swamp-creature", "alucard", lines, own_card="no")


DRACULA_UP = """
    3 accuse
    3 place 1 trickster
    3 place 2 zombie
    3 place 4 witch
    3 place 5 van-helsing
    3 place 1 trickster
    3 place 2 swamp-creature
    3 place 4 zombie
    3 place 5 witch
    4 inquire 1 witch
    5 accuse
    5 place 1 zombie
    5 place 4 trickster
"""
WITH_HER = ("trickster witch dracula van-helsing swamp-creature", "zombie")


def test_dracula_face_up_no_trigger() -> None:
    """R6: while Dracula is face up an all-No result wakes nobody, and nothing follows from silence."""
    position = at(*WITH_HER, DRACULA_UP + "= asks 1\n= table players.4.revealed false", first=3, dracula_face_up="no-trigger")
    assert heard(position, 0, "wakes", "silence") == []
    assert knows(position, 0).holds(4)["van-helsing"] > 0
    plays(*WITH_HER, DRACULA_UP + "= winners 4", first=3)


def test_dracula_face_up_no_trigger_while_he_is_hidden_changes_nothing() -> None:
    """R6: as long as he is hidden she is woken; and she keeps his card in ordinary accusations."""
    lines = "1 accuse\n1 place 2 zombie\n1 place 3 swamp-creature\n1 place 4 dracula\n1 place 5 van-helsing\n= asks 4"
    plays(*WITH_HER, lines, dracula_face_up="no-trigger")
    position = at(
        *WITH_HER, DRACULA_UP + ("1 inquire 2 witch\n2 inquire 1 witch\n3 inquire 1 witch\n4 accuse"), first=3, dracula_face_up="no-trigger"
    )
    assert "dracula" in {line.split()[2] for line in position.legal(4)}


MISSES = """
    1 accuse
    1 place 2 zombie
    1 place 3 swamp-creature
    1 place 4 dracula
    1 place 5 van-helsing
    4 place 5 dracula
    2 inquire 3 witch
    3 inquire 2 witch
    4 inquire 2 witch
    5 inquire 2 witch
    1 accuse
    1 place 2 zombie
    1 place 3 witch
    1 place 5 dracula
"""


def test_van_helsing_once() -> None:
    """R7: only the first all-No result that finds her with a player wakes her."""
    position = at(*WITH_HER, MISSES + "= asks 2", van_helsing="once")
    assert len(heard(position, 0, "wakes")) == 1
    assert heard(position, 0, "silence") == []
    plays(*WITH_HER, MISSES + "= asks 4")


def test_van_helsing_once_is_not_used_up_by_silence() -> None:
    """R7: a silence while she lies in the centre uses nothing up: a Jekyll who has taken her card is woken by the next all-No."""
    lines = """
        1 accuse
        1 place 2 zombie
        1 place 3 swamp-creature
        1 place 4 dracula
        1 place 5 van-helsing
        2 inquire 3 zombie
        2 swap 1
        3 inquire 4 zombie
        4 inquire 3 zombie
        5 inquire 3 zombie
        1 accuse
        1 place 2 zombie
        1 place 3 swamp-creature
        1 place 4 dracula
        1 place 5 van-helsing
        = asks 2
        = table accusation.accuser 2
    """
    position = at("trickster doctor-jekyll dracula zombie swamp-creature", "van-helsing", lines, van_helsing="once")
    assert [kind for kind, _ in heard(position, 0, "silence", "wakes")] == ["silence", "wakes"]


def test_jekyll_face_up_no() -> None:
    """R9: a Jekyll who is face up has no swap, not even at the end of the turn that turned her up; nobody is asked any more."""
    lines = "1 accuse\n1 place 2 witch\n1 place 3 zombie\n1 place 4 dracula\n1 place 5 trickster\n= asks 2\n2 inquire 3 witch"
    seated = ("doctor-jekyll dracula trickster witch swamp-creature", "zombie")
    plays(*seated, lines + "\n= asks 3", jekyll_face_up="no")
    plays(*seated, "1 inquire 2 witch\n= legal 1: pass | swap 1", jekyll_face_up="no")


BROKEN = "1 accuse\n1 place 2 zombie\n2 pass\n1 place 3 witch\n3 interrupt\n3 place 2 swamp-creature\n3 place 4 dracula\n3 place 5 zombie\n"


def test_interrupted_must_restart() -> None:
    """R12: only restart, whatever the origin."""
    position = at("trickster swamp-creature ghost dracula witch", "zombie", BROKEN + "= legal 1: restart", interrupted="must-restart")
    assert why(position, 1, "drop") == "feast-why-must-restart"
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
        = legal 2: restart
    """
    plays("trickster boogie-monster ghost dracula witch", "zombie", lines, interrupted="must-restart")


FORCED = "1 dance 3\n3 refuse\n1 force\n"


def test_zombie_refuser() -> None:
    """R13: the refuser, just turned face up, accuses; Zombie stays face down, is a target, and that she is Zombie is concluded."""
    position = at("zombie witch trickster dracula swamp-creature", "alucard", FORCED + "= asks 3\n! 1 place 2 witch", zombie="refuser")
    assert heard(position, 0, "reveals") == [("reveals", {"seat": 3, "guest": "trickster"})]
    assert heard(position, 0, "accuses") == [("accuses", {"seat": 3, "origin": "zombie"})]
    assert {line.split()[1] for line in position.legal(3)} == {"1", "2", "4", "5"}
    assert "zombie" in {line.split()[2] for line in position.legal(3)}
    assert position.view(0)["players"]["1"] == {"name": None, "revealed": False, "guest": None}
    assert knows(position, 0).chances(1)["zombie"] == 1


def test_zombie_refuser_keeps_her_other_powers() -> None:
    """R13: she keeps her powers: bound after a dance, she may force another refuser later."""
    lines = (
        FORCED
        + """
        3 place 1 zombie
        3 place 2 dracula
        3 place 4 witch
        3 place 5 alucard
        2 inquire 4 witch
        3 inquire 4 witch
        4 inquire 5 witch
        5 dance 4
        4 accept
        = legal 1: dance 2 | dance 4 | dance 5
        1 dance 4
        4 refuse
        = may 1 force
    """
    )
    plays("zombie witch trickster dracula swamp-creature", "alucard", lines, zombie="refuser")


def test_zombie_refuser_is_a_duty() -> None:
    """R13: the refuser's accusation is a duty: after a failed Ghost it must be started again."""
    lines = FORCED + "3 place 5 witch\n5 interrupt\n5 place 1 witch\n5 place 2 zombie\n5 place 4 dracula\n= legal 3: restart"
    plays("zombie witch trickster dracula ghost", "alucard", lines, zombie="refuser")


def test_zombie_refuser_and_draculas_second() -> None:
    """R13: if the refuser is Dracula and fails for the first time, his second is due at the end of his own next turn."""
    lines = """
        1 dance 3
        3 refuse
        1 force
        3 place 1 zombie
        3 place 2 trickster
        3 place 4 witch
        3 place 5 alucard
        = asks 2
        2 inquire 1 witch
        3 inquire 1 witch
        = asks 3
        = table accusation.accuser 3
        ! 3 pass
    """
    position = at("zombie witch dracula trickster swamp-creature", "alucard", lines, zombie="refuser")
    assert heard(position, 0, "accuses")[-1] == ("accuses", {"seat": 3, "origin": "second"})


SECOND = ("dracula trickster swamp-creature witch zombie", "alucard")
FAILS = "1 accuse\n1 place 2 swamp-creature\n1 place 3 trickster\n1 place 4 witch\n1 place 5 alucard\n"


def test_second_may() -> None:
    """R14: Dracula is asked at the end of that turn: accuse or pass; what he declines is gone."""
    plays(*SECOND, FAILS + "= asks 1\n= legal 1: accuse | pass\n1 accuse\n= table accusation.accuser 1\n! 1 pass", second="may")
    plays(
        *SECOND,
        FAILS + "1 pass\n= asks 2\n2 inquire 3 witch\n3 inquire 4 witch\n4 inquire 5 witch\n5 inquire 4 witch\n" + FAILS + "= asks 2",
        second="may",
    )


def test_second_may_is_no_duty() -> None:
    """R14: accepted it is no duty: after a failed Ghost he may also drop it, and then his turn is over."""
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
        1 accuse
        1 place 2 witch
        2 interrupt
        2 place 3 witch
        2 place 4 swamp-creature
        2 place 5 zombie
        = legal 1: drop | restart
        1 drop
        = asks 2
    """
    plays("dracula ghost swamp-creature witch trickster", "zombie", lines, second="may")


def test_dance_asked() -> None:
    """R17: any request in the turn before binds the Zombie, refused or not; the same conclusion is drawn of who does not dance."""
    seated = ("swamp-creature zombie dracula witch trickster", "van-helsing")
    plays(*seated, "1 dance 3\n3 refuse\n1 inquire 4 witch\n= legal 2: dance 1 | dance 3 | dance 4 | dance 5", dance="asked")
    plays(*seated, "1 dance 4\n4 accept\n= legal 2: dance 1 | dance 3 | dance 4 | dance 5", dance="asked")
    plays(*seated, "1 inquire 4 witch\n= may 2 accuse", dance="asked")
    plays(*seated, "5 dance 3\n3 refuse\n5 inquire 4 witch\n1 inquire 4 witch\n= worlds table 504", first=5, dance="asked")
    plays(*seated, "5 dance 3\n3 refuse\n5 inquire 4 witch\n1 inquire 4 witch\n= worlds table 600", first=5)


def test_dance_asked_leaves_the_boogie_monster_alone() -> None:
    """R17: the Boogie Monster still needs an accepted dance."""
    seated = ("swamp-creature zombie dracula witch boogie-monster", "van-helsing")
    plays(*seated, "1 dance 3\n3 refuse\n1 inquire 4 witch\n= asks 2", dance="asked")
    plays(*seated, "1 dance 4\n4 accept\n= asks 1 2 3 4 5", dance="asked")


NESTED = """
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
"""


def test_nested_again() -> None:
    """R24: an all-No inside her suspended accusation makes her accuse once more at once; after a miss the suspended one is restarted."""
    seated = ("trickster witch dracula van-helsing ghost", "zombie")
    lines = (
        NESTED
        + "= legal 4: place 2 dracula | place 3 dracula\n4 place 2 dracula\n= legal 4: restart\n4 restart\n4 place 3 dracula\n= winners 4"
    )
    position = at(*seated, lines, nested="again")
    assert len(heard(position, 0, "wakes")) == 2
    plays(*seated, NESTED + "= legal 4: restart")


def test_nested_again_and_woken_once() -> None:
    """R24 with R7: where she is woken once a game, nothing nests."""
    plays("trickster witch dracula van-helsing ghost", "zombie", NESTED + "= legal 4: restart", nested="again", van_helsing="once")


def test_max_turns() -> None:
    """R23: when the Nth turn with its end-of-turn list is over and nobody has won, the game is over without a winner."""
    lines = "1 inquire 2 witch\n2 inquire 1 witch\n= table over false\n3 inquire 1 witch\n= winners none\n= reason exhausted\n= asks nobody"
    plays(*PLAIN, lines, max_turns=3)


def test_max_turns_waits_for_the_end_of_turn_list() -> None:
    """R23: Jekyll's swap and the Boogie Monster's accusation of the last turn still take place, and may win."""
    lines = "1 dance 3\n3 accept\n= asks 1\n1 pass\n= asks 1 2 3 4 5\n5 accuse\nall pass\n"
    seated = ("trickster witch doctor-jekyll dracula boogie-monster", "zombie")
    plays(*seated, lines + "5 place 1 trickster\n5 place 2 witch\n5 place 3 doctor-jekyll\n5 place 4 dracula\n= winners 5", max_turns=1)
    plays(
        *seated,
        lines + "5 place 1 trickster\n5 place 2 zombie\n5 place 3 doctor-jekyll\n5 place 4 dracula\n= reason exhausted",
        max_turns=1,
    )


def test_max_turns_does_not_take_a_win_away() -> None:
    """R23: who wins in the last turn has won."""
    plays(
        *PLAIN,
        "1 accuse\n1 place 2 witch\n1 place 3 dracula\n1 place 4 zombie\n1 place 5 swamp-creature\n= winners 1\n= reason accused",
        max_turns=1,
    )
