"""Capture, leaders, who wins (sections 8, 10; Q1-Q3)."""

from __future__ import annotations

import pytest

from tests.blood_bound.blood import at, heard, hurt, plays

TABLE = "r8 r3 r9 b1 b2 b6"
"""Rose: seats 1-3, led by seat 2. Beast: seats 4-6, led by seat 4."""

ROSE = "1 2 3"
BEAST = "4 5 6"
TOKENS = {1: "rose unknown rank", 2: "unknown unknown rank", 3: "rose unknown rank", 4: "beast beast rank", 6: "beast beast"}


def full(by: int, whom: int) -> str:
    """Three wounds; a Guardian's third is his rank, and gives no ability."""
    if whom != 6:
        return hurt(by, whom, TOKENS[whom])
    return hurt(by, whom, TOKENS[whom]) + f"{by} attack {whom}\n{whom} suffer\n{whom} take rank\n{whom} pass {by}\n"


@pytest.mark.parametrize("capturer", ["cause", "active", "victim"])
@pytest.mark.parametrize(
    ("victim", "cause", "victims"),
    [(4, ROSE, ROSE), (6, BEAST, BEAST), (2, BEAST, BEAST), (1, BEAST, ROSE)],
    ids=["rival leader", "rival non-leader", "own leader", "own non-leader"],
)
def test_the_four_cases(victim: int, cause: str, victims: str, capturer: str) -> None:
    """Rival leader captured: the capturer's clan wins; anybody else: the other clan. They differ for an own non-leader (8; Q1)."""
    winners = victims if capturer == "victim" else cause
    plays(
        TABLE,
        full(3, victim) + (f"3 attack {victim}\n{victim} suffer\n= winners {winners}\n= reason captured"),
        dagger=3,
        capturer=capturer,
    )


@pytest.mark.parametrize(
    ("victim", "winners"),
    [(2, (BEAST, BEAST, BEAST)), (4, (ROSE, ROSE, ROSE)), (1, (ROSE, BEAST, ROSE)), (6, (ROSE, BEAST, BEAST))],
    ids=["leader of the attacker's clan", "leader of the user's", "non-leader of the attacker's", "non-leader of the user's"],
)
@pytest.mark.parametrize("column", [0, 1, 2], ids=["cause", "active", "victim"])
def test_captured_by_an_ability(victim: int, winners: tuple[str, str, str], column: int) -> None:
    """Attacker Rose, Assassin Beast: the table of Q1."""
    lines = full(3, victim) + f"3 attack 5\n5 suffer\n5 take rank\n5 strike {victim}\n= winners {winners[column]}"
    plays(TABLE, lines, dagger=3, capturer=("cause", "active", "victim")[column])


def test_a_capture_ends_the_game_at_once() -> None:
    """No token, no ability, no second wound, the dagger stays; all cards are turned face up (section 8)."""
    position = at(TABLE, full(3, 4) + "3 attack 4\n4 suffer\n= asks nobody\n= table dagger 3\n= table players.4.wounds 3", dagger=3)
    assert [kind for kind, _ in heard(position, 0)][-8:] == ["captures", "over", *["opens"] * 6]
    assert heard(position, 1, "captures") == [("captures", {"whom": 4, "seat": 3})]
    shown = [position.view(0)["players"][str(seat)]["character"] for seat in range(1, 7)]
    assert shown == ["rose-8", "rose-3", "rose-9", "beast-1", "beast-2", "beast-6"]


def test_help_saves_from_capture() -> None:
    """With three wounds one may still ask; the helper takes the wound (section 5)."""
    plays(
        TABLE,
        full(3, 4)
        + ("3 attack 4\n= legal 4: ask | suffer\n4 ask\n6 offer\nall pass\n4 accept 6\n6 take rank\n= table over false\n= may 6 decline"),
        dagger=3,
    )


def test_refusing_all_help_is_capture() -> None:
    """Who refuses the offers is captured (section 5.4, 5.5c)."""
    plays(TABLE, full(3, 4) + "3 attack 4\n4 ask\n6 offer\nall pass\n4 refuse\n= winners 1 2 3", dagger=3)


@pytest.mark.parametrize(
    ("others", "tokens", "winners"),
    [("r9 r3", "rose unknown rank", BEAST), ("r3 r9", "unknown unknown rank", ROSE)],
    ids=["highest", "not the highest"],
)
def test_a_quill_makes_the_highest_number_lead(others: str, tokens: str, winners: str) -> None:
    """With a Quill of the clan in play its member with the highest number leads (section 8; Q3)."""
    lines = "4 attack 1\n1 suffer\n1 take rank\n1 quill\n1 pass 4\n" + hurt(4, 2, tokens) + f"4 attack 2\n2 suffer\n= winners {winners}"
    plays(f"r1 {others} b1 b2 b6", lines, dagger=4)


def test_the_inquisitor_wins_when_captured() -> None:
    """Captured by anyone he wins alone (section 10.1)."""
    plays(
        "r8 r3 r9 b1 b2 b6 ir",
        hurt(3, 7, "rose beast")
        + ("3 attack 7\n7 suffer\n7 take rank\n7 decline\n7 pass 1\n1 attack 7\n7 suffer\n= winners 7\n= reason inquisitor-captured"),
        dagger=3,
    )


@pytest.mark.parametrize(
    ("given", "winners", "reason"),
    [("2 4", "7", "cursed"), ("4 2", ROSE, "captured"), ("1 2", ROSE, "captured"), ("4 1", ROSE, "captured")],
    ids=["True on the winning leader", "True on the losing leader", "False on the winning leader", "none on a winner"],
)
def test_the_true_curse_on_the_winning_leader(given: str, winners: str, reason: str) -> None:
    """The Inquisitor wins alone if the leader of the victorious clan has the True Curse; nothing else does anything (section 10.2)."""
    lines = f"3 attack 7\n7 suffer\n7 take rank\n7 curse {given}\n7 pass 3\n" + full(3, 4)
    plays(TABLE + " ir", lines + f"3 attack 4\n4 suffer\n= winners {winners}\n= reason {reason}", dagger=3)


def test_the_inquisitor_never_attacks_three_wounds() -> None:
    """Not allowed for the Inquisitor as active player (section 4, 9.10)."""
    lines = full(3, 4) + "3 pass 7\n! 7 attack 4\n= may 7 pass 4\n= may 7 attack 3"
    position = at(TABLE + " ir", lines, dagger=3)
    refused = position.why(7, "attack 4")
    assert refused is not None and refused.message == "blood-bound-why-inquisitor-spares"


def test_the_inquisitor_as_capturing_player() -> None:
    """Under `active` the Inquisitor may be the capturing player: both clans win (Q2)."""
    lines = full(3, 6) + "3 pass 7\n7 attack 5\n5 suffer\n5 take rank\n5 strike 6\n= winners 1 2 3 4 5 6\n= reason captured"
    plays(TABLE + " ir", lines, dagger=3, capturer="active")


def test_an_agreed_end_and_a_turn_limit_have_no_winners() -> None:
    """Two more ends: all agree; the limit of turns (record.md)."""
    plays(TABLE, "\n".join(f"{seat} agree" for seat in range(1, 7)) + "\n= winners none\n= reason agreed")
    plays(TABLE, "1 pass 2\n2 pass 3\n= winners none\n= reason exhausted", max_turns=2)
