"""Which token a wounded player may take (section 6; Q18, Q19), wounds by abilities (section 7)."""

from __future__ import annotations

from itertools import permutations

import pytest

from coterie.games.blood_bound.tokens import affiliation_tokens
from tests.blood_bound.blood import at, hurt, lies, plays, why

ICONS = {1: "cc", 2: "uu", 3: "uu", 4: "uu", 5: "cc", 6: "cc", 7: "cu", 8: "cu", 9: "cu"}
"""The two affiliation icons of each rank: the own clan or unknown (character table)."""

OTHERS = {"r": "b1 r2 b4 r4 b2", "b": "r1 b2 r4 b4 r2"}


@pytest.mark.parametrize("clan", ["r", "b"])
@pytest.mark.parametrize("rank", [3, 5, 6, 7, 8, 9])
def test_one_icon_for_each_token(clan: str, rank: int) -> None:
    """Each icon yields at most one token of its kind; the third token is no choice (section 6)."""
    colour = {"r": "rose", "b": "beast"}[clan]
    icons = [colour if icon == "c" else "unknown" for icon in ICONS[rank]]
    table = f"{OTHERS[clan]} {clan}{rank}".split()
    table = [table[-1], *table[:-1]]
    for first, second in set(permutations(icons)):
        lines = "2 attack 1\n1 suffer\n= legal 1: take rank | " + " | ".join(f"take {icon}" for icon in sorted(set(icons)))
        lines += f"\n1 take {first}\n1 pass 2\n2 attack 1\n1 suffer\n= legal 1: take rank | take {second}\n1 take {second}\n1 pass 2"
        lines += "\n2 attack 1\n1 suffer\n= legal 1: take rank\n1 take rank\n= table players.1.wounds 3"
        plays(" ".join(table), lines, dagger=2)


def test_tokens_do_not_lie() -> None:
    """The kind must match the icon; each refusal says why (section 6)."""
    position = at("r1 b2 r4 b4 r2 b7", "2 attack 1\n1 suffer", dagger=2)
    assert why(position, 1, "take beast") == "blood-bound-why-no-icon"
    assert why(position, 1, "take unknown") == "blood-bound-why-no-icon"
    position = at("r1 b2 r4 b4 r2 b7", "2 attack 1\n1 suffer\n1 take rank\n1 quill\n1 pass 2\n2 attack 1\n1 suffer", dagger=2)
    assert why(position, 1, "take rank") == "blood-bound-why-rank-out"


@pytest.mark.parametrize("first", ["rose", "beast", "unknown"])
@pytest.mark.parametrize("second", ["rose", "beast", "unknown"])
def test_the_inquisitors_icons_are_wild(first: str, second: str) -> None:
    """Each of the two wild icons yields any affiliation token, equal or different ones; the third icon is the cross (section 6)."""
    choice = "= legal 1: take beast | take rank | take rose | take unknown\n"
    lines = f"2 attack 1\n1 suffer\n{choice}1 take {first}\n1 pass 2\n2 attack 1\n1 suffer\n{choice}1 take {second}\n1 pass 2\n"
    position = at("ib b2 r4 b4 r2 b7 r1", lines + "2 attack 1\n1 suffer\n= legal 1: take rank\n1 take rank", dagger=2)
    assert lies(position, 1)[0] == sorted([first, second, "rank-cross"])


def test_the_helper_shows_the_rank() -> None:
    """The rank token is compulsory for an intervener (section 6)."""
    position = at("r1 b2 r4 b4 r2 b7", "2 attack 1\n1 ask\n6 offer\nall pass\n1 accept 6\n= legal 6: take rank", dagger=2)
    assert why(position, 6, "take beast") == "blood-bound-why-rank-forced"


def test_a_staff_makes_every_token_unknown() -> None:
    """Every affiliation token taken from now on is unknown; the rank is not affected; tokens lying there stay (section 6)."""
    lines = (
        "2 attack 3\n3 suffer\n3 take rose\n3 attack 1\n1 suffer\n1 take rank\n1 staff 3\n1 attack 3\n"
        "3 suffer\n= legal 3: take rank | take unknown"
    )
    position = at("r8 b2 r1 b4 r2 b7", lines, dagger=2)
    assert why(position, 3, "take rose") == "blood-bound-why-staff"
    assert lies(position, 3) == (["rose"], ["staff"])


def test_a_returned_colour_comes_again_as_unknown() -> None:
    """A coloured token returned under a Staff frees the icon, but the next token for it is unknown (Q19)."""
    lines = (
        "2 attack 3\n3 suffer\n3 take rose\n3 attack 1\n1 suffer\n1 take rank\n1 staff 3\n1 attack 3\n3 ask\n"
        "4 offer\nall pass\n3 accept 4\n4 take rank\n"
    )
    plays("r8 b2 r1 b4 r2 b7", lines + "4 heal\n3 return rose\n4 attack 3\n3 suffer\n= legal 3: take rank | take unknown", dagger=2)


ABILITY = [
    ("an Assassin", "r2", "2 attack 1\n1 suffer\n1 take rank\n1 strike 3"),
    ("an Alchemist", "r4", "2 attack 3\n3 ask\n1 offer\nall pass\n3 accept 1\n1 take rank\n1 wound"),
]


@pytest.mark.parametrize(("who", "short", "lines"), ABILITY, ids=[who for who, _, _ in ABILITY])
def test_a_wound_by_an_ability_gives_no_ability(who: str, short: str, lines: str) -> None:
    """The rank may be taken for a wound by an ability, but nobody can help and no ability is used (section 7)."""
    done = f"{lines}\n= asks 3\n= legal 3: take rank | take rose\n3 take rank\n! 3 quill\n! 3 decline"
    position = at(f"{short} b2 r1 b4 r5 b7", done, dagger=2)
    assert position.view(0)["players"]["3"]["cards"] == []
    assert position.view(0)["supply"]["quill"] == 2


def test_a_fan_has_no_effect_on_abilities() -> None:
    """A Fan holder can be wounded by an ability like anybody (section 7)."""
    plays("r9 b2 r1 b4 r5 b7", "4 attack 1\n1 suffer\n1 take rank\n1 fan 3\n1 attack 2\n2 suffer\n2 take rank\n= may 2 strike 3", dagger=4)


def test_a_mentalists_victim_shows_the_rank() -> None:
    """The rank is compulsory for a Mentalist's wound if it is not shown, otherwise a legal token of the victim's choice (6, 9.5)."""
    lines = "2 attack 5\n5 suffer\n5 take rank\n5 compel 6\n= legal 6: take rank\n6 take rank\n= asks 6\n= table dagger 6\n! 6 retaliate"
    plays("r1 b2 r4 b5 r5 b7", lines, dagger=2)
    lines += "\n6 attack 4\n4 suffer\n4 take rank\n4 compel 6\n= legal 6: take beast | take unknown\n6 take beast"
    plays("r1 b2 r4 b5 r5 b7", lines, dagger=2)


def standing(icons: tuple[str, str], tokens: list[tuple[str, bool]]) -> bool:
    """Whether tokens can stand on different icons; those taken under a Staff's permission on any."""
    places = list(permutations(icons, len(tokens)))
    return any(all(free or icon in (kind, "wild") for (kind, free), icon in zip(tokens, place, strict=True)) for place in places)


def test_which_tokens_a_card_yields() -> None:
    """For every character and all tokens that can lie there: a token may be taken if all can stand on icons (section 6; Q18)."""
    kinds = (("rose", False), ("beast", False), ("unknown", False), ("unknown", True))
    seen = 0
    for number in range(20):
        colour = "rose" if number < 9 else "beast"
        rank = number % 9 + 1
        a, b = ("wild", "wild") if number >= 18 else tuple(colour if icon == "c" else "unknown" for icon in ICONS[rank])
        for lying in ([], *([kind] for kind in kinds), *([one, other] for one in kinds for other in kinds)):
            if not standing((a, b), lying):
                continue
            for permitted in (False, True):
                wanted = 0
                for answer, kind in ((1, "rose"), (2, "beast"), (3, "unknown")):
                    if len(lying) < 2 and (
                        standing((a, b), [*lying, (kind, False)])
                        or (permitted and answer == 3 and standing((a, b), [*lying, (kind, True)]))
                    ):
                        wanted |= 1 << answer
                rose, beast, plain, covered = (lying.count(kind) for kind in kinds)
                assert affiliation_tokens(number, rose, beast, plain, covered, False, permitted) == wanted, (number, lying, permitted)
                assert affiliation_tokens(number, rose, beast, plain, covered, True, False) == (8 if len(lying) < 2 else 0)
                seen += 1
    assert seen > 200


def test_hurt_of_these_tests_hurts() -> None:
    """(Of these tests themselves.)"""
    position = at("r7 b2 r4 b4 r2 b7", hurt(2, 1, "rose rank unknown"), dagger=2)
    assert lies(position, 1)[0] == ["rank-7", "rose", "unknown"]
