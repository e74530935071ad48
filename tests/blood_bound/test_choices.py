"""Table options of record.md beside those shown elsewhere: the Chinese text's Shield and Staff, the preset, the attacker as helper."""

from __future__ import annotations

import pytest

import coterie
from coterie.core.errors import BadSetup
from tests.blood_bound.blood import at, hurt, plays

GAME = coterie.load("blood-bound")


def test_the_defaults() -> None:
    """The first value of each is the default (record.md)."""
    assert GAME.options({}) == {
        "preset": "rulebook",
        "capturer": "cause",
        "ability": "may",
        "attacker_may_intervene": "no",
        "berserker_intervening": "yes",
        "curses": "all",
        "shield": "blocks",
        "staff": "must",
        "max_turns": "300",
    }


def test_the_preset_blog_and_options_beside_it() -> None:
    """`blog` stands for four options; one that stands beside it prevails, the default's value too (record.md)."""
    blog = {"shield": "absorbs", "staff": "may", "curses": "some", "berserker_intervening": "no"}
    assert {key: value for key, value in GAME.options({"preset": "blog"}).items() if key in blog} == blog
    for key in blog:
        default = GAME.options({})[key]
        assert GAME.options({"preset": "blog", key: default}) == {**GAME.options({"preset": "blog"}), key: default}


@pytest.mark.parametrize(
    "choices",
    [{"capturer": "yes"}, {"preset": "none"}, {"max_turns": -1}, {"max_turns": "x"}, {"max_turns": True}, {"ghost": "yes"}, {"shield": ""}],
    ids=str,
)
def test_values_that_do_not_exist(choices: dict[str, object]) -> None:
    """Unknown names and values are refused with what would be legal."""
    with pytest.raises(BadSetup):
        GAME.deal(seats=6, choices=choices)


def shielded(lines: str) -> str:
    return "2 attack 1\n1 suffer\n1 take rank\n1 shield 3 green\n" + lines


TABLE = "r6 b2 r1 b7 r5 b4"


def test_absorbs() -> None:
    """The shielded may be attacked, may ask, takes no token, gets the dagger, is not captured (Q17)."""
    plays(
        TABLE,
        shielded("1 attack 3\n= legal 3: ask | suffer\n3 suffer\n= asks 3\n= table dagger 3\n= table players.3.wounds 0"),
        dagger=2,
        shield="absorbs",
    )
    plays(TABLE, hurt(2, 3, "rose rose rank") + shielded("1 attack 3\n3 suffer\n= asks 3\n= table over false"), dagger=2, shield="absorbs")
    plays(TABLE, shielded("1 attack 3\n3 ask\n4 offer\nall pass\n3 accept 4\n4 take rank\n= may 4 retaliate"), dagger=2, shield="absorbs")


def test_absorbs_no_ability() -> None:
    """Wounds by abilities strike him (Q17)."""
    plays(
        TABLE,
        shielded("1 attack 2\n2 suffer\n2 take rank\n2 strike 3\n3 take rose\n3 take rank\n= table players.3.wounds 2"),
        dagger=2,
        shield="absorbs",
    )
    plays(TABLE, shielded("1 attack 2\n2 suffer\n2 take rank\n! 2 strike 3"), dagger=2)
    plays(TABLE, shielded("1 pass 3\n3 attack 4\n4 suffer\n4 take rank\n4 retaliate\n3 take rose"), dagger=2, shield="absorbs")
    plays(TABLE, shielded("1 pass 3\n3 attack 4\n4 suffer\n4 take rank\n= asks 4\n! 4 retaliate\n! 4 decline"), dagger=2)


STAFF = "r8 b2 r1 b4 r5 b7"


def test_staff_may_when_attacked() -> None:
    """The holder may take unknown for a colour when he is attacked, and need not (Q18)."""
    plays(
        STAFF,
        ("2 attack 1\n1 suffer\n1 take rank\n1 staff 3\n1 attack 3\n3 suffer\n= legal 3: take rank | take rose | take unknown"),
        dagger=2,
        staff="may",
    )
    plays(
        STAFF,
        ("2 attack 1\n1 suffer\n1 take rank\n1 staff 3\n1 attack 2\n2 suffer\n2 take rank\n2 strike 3\n= legal 3: take rank | take rose"),
        dagger=2,
        staff="may",
    )


def test_staff_may_and_healing() -> None:
    """Of unknown tokens of both sorts the one returned is one taken without the permission (Q18)."""
    lines = (
        "2 attack 6\n6 suffer\n6 take unknown\n6 attack 1\n1 suffer\n1 take rank\n1 staff 6\n1 attack 6\n"
        "6 suffer\n6 take unknown\n6 pass 1\n1 attack 6\n6 ask\n4 offer\nall pass\n6 accept 4\n4 take rank\n"
        "4 heal\n6 return unknown\n"
    )
    plays(
        STAFF,
        lines + ("4 attack 2\n2 suffer\n2 take rank\n2 strike 6\n= legal 6: take beast | take rank | take unknown"),
        dagger=2,
        staff="may",
    )


@pytest.mark.parametrize("option", ["no", "yes"])
def test_the_attacker_as_helper(option: str) -> None:
    """Whether the attacker may offer in his own attack (Q6)."""
    lines = "2 attack 1\n1 ask\n= asks " + ("2 3 4 5 6" if option == "yes" else "3 4 5 6")
    position = at(TABLE, lines, dagger=2, attacker_may_intervene=option)
    assert ("offer" in position.legal(2)) == (option == "yes")


@pytest.mark.parametrize("turns", [0, 1, 2, 5, 300])
def test_max_turns(turns: int) -> None:
    """A turn is an attack or a pass; 0 is no limit (record.md)."""
    position = at(TABLE, max_turns=turns)
    for turn in range(1, 321):
        holder = position.view(0)["dagger"]
        position.say(holder, f"pass {2 if holder == 1 else 1}")
        if turn == turns:
            assert position.outcome == coterie.Outcome((), "exhausted")
            return
        assert position.outcome is None
    assert turns == 0
