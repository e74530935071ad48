"""The abilities one by one (section 9), and when they can be used (9.0; Q4, Q5, Q7-Q11, Q14, Q15, Q21)."""

from __future__ import annotations

import pytest

from tests.blood_bound.blood import at, heard, hurt, lies, plays, why

RANKS = ["r1", "r2", "r3", "r5", "r6", "r7", "r8", "r9", "ir"]


def table_with(short: str) -> str:
    """This character on seat 1, rivals on even seats."""
    clan = [one for one in ("r4", "r5", "r1") if one != short]
    if short == "ir":
        return "ir b2 r4 b4 r5 b7 r1"
    return f"{short} b2 {clan[0]} b4 {clan[1]} b7"


@pytest.mark.parametrize("short", RANKS)
def test_used_now_or_never(short: str) -> None:
    """May be used immediately after taking the rank in an attack, or not at all (9.0; Q4)."""
    position = at(table_with(short), "2 attack 1\n1 suffer\n1 take rank\n= may 1 decline", dagger=2)
    assert len(position.legal(1)) > 1
    position.say(1, "decline")
    assert heard(position, 0, "declines") == [("declines", {"seat": 1})]
    assert all(line.split()[0] in ("attack", "pass") for line in position.legal(1))


@pytest.mark.parametrize("short", RANKS)
def test_ability_must(short: str) -> None:
    """With `ability = "must"` it cannot be declined (Q4)."""
    position = at(table_with(short), "2 attack 1\n1 suffer\n1 take rank\n! 1 decline", dagger=2, ability="must")
    assert why(position, 1, "decline") == "blood-bound-why-must-use"
    assert "decline" not in position.legal(1)


@pytest.mark.parametrize("short", ["r2", "r3", "r5", "r6", "r8", "r9", "ir"])
def test_only_on_others(short: str) -> None:
    """Targets are other players (Q5)."""
    position = at(table_with(short), "2 attack 1\n1 suffer\n1 take rank", dagger=2)
    for line in position.legal(1):
        assert "1" not in line.split()[1:]


@pytest.mark.parametrize("short", ["r1", "r7", "r8"])
def test_no_ability_without_the_rank(short: str) -> None:
    """Who takes another token uses no ability (section 5.6)."""
    plays(table_with(short), "2 attack 1\n1 suffer\n1 take rose\n= asks 1\n! 1 decline", dagger=2)


def healed(alchemist: int, by: int, whom: int, token: str) -> str:
    """The Alchemist steps in and heals."""
    return (
        f"{by} attack {whom}\n{whom} ask\n{alchemist} offer\nall pass\n{whom} accept {alchemist}\n"
        f"{alchemist} take rank\n{alchemist} heal\n{whom} return {token}\n"
    )


def test_elder() -> None:
    """Takes a Quill for good; with a Quill there is nothing to take and nobody is asked (9.1)."""
    lines = "2 attack 1\n1 suffer\n1 take rank\n= legal 1: decline | quill\n1 quill\n= table dagger 1\n1 pass 2\n" + healed(4, 2, 1, "rank")
    position = at("r1 b2 r5 b4 r9 b7", lines + "4 attack 1\n1 suffer\n1 take rank\n= asks 1\n= may 1 pass 2", dagger=2)
    assert lies(position, 1) == (["rank-1"], ["quill"])


def test_assassin() -> None:
    """Two wounds one after the other, each with a choice, then the dagger goes to the victim (9.2)."""
    lines = (
        "2 attack 1\n1 suffer\n1 take rank\n1 strike 5\n= legal 5: take rank | take rose | take unknown\n"
        "5 take unknown\n= legal 5: take rank | take rose\n5 take rank"
    )
    position = at("r2 b2 r5 b4 r9 b7", lines + "\n= asks 5\n= table dagger 5\n= may not 5 fan 1", dagger=2)
    assert lies(position, 5)[0] == ["rank-9", "unknown"]


@pytest.mark.parametrize(("before", "asked"), [("beast unknown rank", False), ("beast unknown", True)])
def test_assassin_captures(before: str, asked: bool) -> None:
    """Three wounds before: captured by the first; two before: third token, then captured (9.2)."""
    lines = hurt(2, 6, before) + "2 attack 1\n1 suffer\n1 take rank\n1 strike 6\n"
    lines += "= legal 6: take rank\n6 take rank\n" if asked else ""
    plays("r2 b2 r5 b4 r9 b7", lines + "= winners 2 4 6\n= reason captured\n= table players.6.wounds 3", dagger=2)


def test_harlequin() -> None:
    """Looks at two different other cards in secret; all see whose (9.3, section 3)."""
    position = at(
        "r3 b2 r5 b4 r9 b7",
        ("2 attack 1\n1 suffer\n1 take rank\n! 1 inspect 4\n! 1 inspect 4 4\n! 1 inspect 1 4\n1 inspect 6 4\n= table dagger 1"),
        dagger=2,
    )
    assert heard(position, 1, "sees") == [("sees", {"whom": 6, "character": "beast-7"}), ("sees", {"whom": 4, "character": "beast-4"})]
    for seat in (0, 2, 3, 4, 5, 6):
        assert heard(position, seat, "sees") == []
        assert heard(position, seat, "inspects") == [("inspects", {"seat": 1, "whom": 6, "other": 4})]
    assert position.view(1)["players"]["6"]["character"] == "beast-7"
    assert position.view(4)["players"]["1"]["character"] is None


def test_the_order_of_the_two_is_free() -> None:
    """In `inspect 4 5` the order is free; legal lines are listed in ascending order (record.md)."""
    position = at("r3 b2 r5 b4 r9 b7", "2 attack 1\n1 suffer\n1 take rank", dagger=2)
    assert position.why(1, "inspect 6 4") is None
    assert position.legal(1) == sorted(["decline", *(f"inspect {a} {b}" for a in range(2, 7) for b in range(a + 1, 7))])


def test_alchemist_attacked_directly() -> None:
    """Attacked directly: no ability (9.4)."""
    plays("r4 b2 r5 b4 r9 b7", "2 attack 1\n1 suffer\n1 take rank\n= asks 1\n! 1 heal\n! 1 wound\n! 1 decline", dagger=2)


def test_alchemist_heals_one_of_the_owners_choice() -> None:
    """Heals: the saved player chooses which token goes back; cards stay (9.4)."""
    lines = hurt(2, 6, "beast rank") + (
        "2 attack 6\n6 ask\n4 offer\nall pass\n6 accept 4\n4 take rank\n= legal 4: decline | heal | wound\n"
        "4 heal\n= legal 6: return beast | return rank\n6 return rank"
    )
    position = at(
        "r4 b2 r5 b4 r9 b7",
        lines
        + (
            "\n= asks 4\n= table supply.rank-7 2\n4 attack 6\n6 suffer\n= legal 6: take rank | take unknown\n6 take rank\n= may 6 retaliate"
        ),
        dagger=2,
    )
    assert position.view(0)["players"]["6"]["wounds"] == 2


def test_alchemist_with_nothing_to_heal() -> None:
    """No token: healing is not available (Q14)."""
    position = at(
        "r4 b2 r5 b4 r9 b7", ("2 attack 6\n6 ask\n4 offer\nall pass\n6 accept 4\n4 take rank\n= legal 4: decline | wound"), dagger=2
    )
    assert why(position, 4, "heal") == "blood-bound-why-nothing-to-heal"


def test_mentalist() -> None:
    """One wound, the rank if it is not shown; the dagger goes to the victim (9.5)."""
    plays(
        "r5 b2 r1 b4 r9 b7", ("2 attack 1\n1 suffer\n1 take rank\n1 compel 3\n3 take rank\n= asks 3\n= table dagger 3\n! 3 quill"), dagger=2
    )


def test_mentalist_captures() -> None:
    """With three wounds the victim is captured, whatever the rank (9.5)."""
    plays(
        "r5 b2 r1 b4 r9 b7", hurt(2, 6, "beast unknown rank") + ("2 attack 1\n1 suffer\n1 take rank\n1 compel 6\n= winners 2 4 6"), dagger=2
    )


def test_guardian() -> None:
    """Gives a Shield of any free colour and takes its Sword; the shielded cannot be attacked (9.6)."""
    position = at("r6 b2 r1 b4 r9 b7", "2 attack 1\n1 suffer\n1 take rank\n1 shield 3 green\n= table dagger 1", dagger=2)
    assert (lies(position, 1)[1], lies(position, 3)[1]) == (["sword-green"], ["shield-green"])
    assert why(position, 1, "attack 3") == "blood-bound-why-shielded"
    assert position.why(1, "pass 3") is None


def test_sword_and_shields_go_back_with_the_third_wound() -> None:
    """When the holder suffers the third wound, of any kind, Sword and Shields of its colour go back (9.6)."""
    lines = (
        "2 attack 1\n1 suffer\n1 take rank\n1 shield 3 green\n1 attack 5\n5 suffer\n5 take rank\n5 strike 1\n"
        '1 take rose\n= table players.3.cards ["shield-green"]\n1 take rose'
    )
    position = at("r6 b2 r1 b4 r2 b7", lines, dagger=2)
    assert (lies(position, 1)[1], lies(position, 3)[1]) == ([], [])
    assert position.view(0)["supply"]["shield-green"] == 2
    assert heard(position, 0, "sword-lost") == [("sword-lost", {"seat": 1, "colour": "green"})]


def test_guardian_with_the_rank_as_third_wound() -> None:
    """No protection (Q9)."""
    plays(
        "r6 b2 r1 b4 r9 b7",
        hurt(2, 1, "rose rose") + ("2 attack 1\n1 suffer\n1 take rank\n= asks 1\n! 1 shield 3 green\n! 1 decline"),
        dagger=2,
    )


def test_the_second_guardian_takes_the_other_colour() -> None:
    """Each colour has one Sword (9.6)."""
    lines = "2 attack 1\n1 suffer\n1 take rank\n1 shield 3 green\n1 attack 6\n6 suffer\n6 take rank\n! 6 shield 4 green\n6 shield 3 purple"
    position = at("r6 b2 r1 b4 r9 b6", lines, dagger=2)
    assert lies(position, 3)[1] == ["shield-green", "shield-purple"]


def test_a_guardians_later_shield_is_of_his_colour() -> None:
    """The colour of the own Sword, to another player (Q21)."""
    lines = "2 attack 1\n1 suffer\n1 take rank\n1 shield 3 green\n1 pass 2\n" + healed(4, 2, 1, "rank")
    position = at("r6 b2 r1 b4 r9 b7", lines + "4 attack 1\n1 suffer\n1 take rank", dagger=2)
    assert position.legal(1) == ["decline", *(f"shield {seat} green" for seat in (2, 4, 5, 6))]


def test_berserker_strikes_the_attacker() -> None:
    """The active player who made this attack suffers a wound of his choice (9.7)."""
    plays(
        "r7 b2 r1 b4 r9 b8",
        (
            "6 attack 1\n1 suffer\n1 take rank\n1 retaliate\n= legal 6: take beast | take rank | take unknown\n"
            "6 take rank\n= asks 1\n! 6 staff 1"
        ),
        dagger=6,
    )


@pytest.mark.parametrize("option", ["yes", "no"])
def test_berserker_as_helper(option: str) -> None:
    """Also as intervener; with `berserker_intervening = "no"` not (Q7)."""
    lines = "6 attack 3\n3 ask\n1 offer\nall pass\n3 accept 1\n1 take rank\n"
    lines += "= legal 1: decline | retaliate" if option == "yes" else "= asks 1\n! 1 retaliate\n! 1 decline"
    plays("r7 b2 r1 b4 r9 b8", lines, dagger=6, berserker_intervening=option)


def test_mage() -> None:
    """Takes a Staff himself and gives one to another who has none; the second time he only gives (9.8; Q8)."""
    lines = "2 attack 1\n1 suffer\n1 take rank\n1 staff 3\n= table supply.staff 4\n1 pass 2\n" + healed(4, 2, 1, "rank")
    plays(
        "r8 b2 r1 b4 r9 b7",
        lines + ('4 attack 1\n1 suffer\n1 take rank\n! 1 staff 3\n1 staff 2\n= table supply.staff 3\n= table players.1.cards ["staff"]'),
        dagger=2,
    )


def test_courtesan() -> None:
    """Gives a Fan to another who has none; nobody can intervene for its holder (9.9)."""
    plays(
        "r9 b2 r1 b4 r5 b7",
        ("2 attack 1\n1 suffer\n1 take rank\n1 fan 3\n1 attack 3\n= asks 3\n= legal 3: take rank | take rose\n! 3 ask\n! 3 suffer"),
        dagger=2,
    )


def test_inquisitor_gives_all_curses() -> None:
    """Every curse of the supply, each to a different other player; all see who has one, he alone which (9.10; Q11)."""
    lines = (
        "2 attack 1\n1 suffer\n1 take rank\n! 1 curse 2\n! 1 curse 2 2\n! 1 curse none 2\n! 1 curse 1 2\n"
        "1 curse 5 3\n= table dagger 1\n= table supply.curse 0"
    )
    position = at("ir b2 r1 b4 r5 b7 r9", lines, dagger=2)
    for seat in range(8):
        assert heard(position, seat, "curses") == [("curses", {"seat": 1, "seats": [3, 5]})]
        assert bool(heard(position, seat, "gave-curse")) == (seat == 1)
    assert position.view(1)["players"]["5"]["curse"] is True
    assert position.view(1)["players"]["3"]["curse"] is False
    assert position.view(5)["players"]["5"]["curse"] is None


def test_inquisitor_keeps_some_back() -> None:
    """With `curses = "some"` those he wants; what was kept back goes to players without one the next time (Q11)."""
    lines = ("2 attack 1\n1 suffer\n1 take rank\n! 1 curse none\n1 curse none 5\n= table supply.curse 1\n1 pass 2\n") + healed(
        4, 2, 1, "rank"
    )
    plays(
        "ir b2 r1 b4 r5 b7 r9",
        lines
        + (
            "4 attack 1\n1 suffer\n1 take rank\n! 1 curse 5\n! 1 curse none 3\n"
            "= legal 1: curse 2 | curse 3 | curse 4 | curse 6 | curse 7 | decline"
        ),
        dagger=2,
        curses="some",
    )


def test_the_cross_by_an_ability_gives_no_curses() -> None:
    """Taken because of an ability, the curses stay in the supply (9.10)."""
    plays(
        "ir b2 r1 b4 r5 b7 r9",
        ("2 attack 5\n5 suffer\n5 take rank\n5 compel 1\n1 take rank\n= asks 1\n! 1 decline\n= table supply.curse 2"),
        dagger=2,
    )
