"""Section 11: what holds at every moment of every game; section 12: where the dagger goes; sections 8, 10: who has won."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import coterie
from coterie.core.bits import bit, count, members, nth
from coterie.core.chance import Seeded
from coterie.core.table import CHANCE, NOBODY
from coterie.core.told import Feeds
from coterie.games.blood_bound import table as told
from coterie.games.blood_bound.cards import CHARACTERS, INQUISITOR, clan_of, coloured_icons, false_curses, rank_of
from coterie.games.blood_bound.table import Blood
from coterie.lab.rollout import play_deal

GAME = coterie.load("blood-bound")
PRESETS: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "blog"},
    {"capturer": "active", "ability": "must", "attacker_may_intervene": "yes"},
    {"preset": "blog", "capturer": "victim", "shield": "blocks", "max_turns": 0},
)


def pick(t: Blood, luck: Seeded) -> int:
    """Some answer; passing and standing by are rarer than they would be, so that much happens."""
    answer = nth(t.options, luck.below(count(t.options)))
    if answer == 1 and luck.below(3):
        answer = nth(t.options, luck.below(count(t.options)))
    return int(answer)


def holds(t: Blood) -> None:
    """Everything that must be true of a table while the game runs (section 11)."""
    assert 0 <= t.turn < t.seats
    cards = [t.quills, t.staves, t.fans, t.purple_shields, t.green_shields, t.false_curses]
    assert all(mask & ~t.all == 0 for mask in cards)
    assert count(t.staves) <= 6 and count(t.fans) <= 4 and count(t.purple_shields) <= 2 and count(t.green_shields) <= 2
    for seat in range(int(t.seats)):
        assert 0 <= t.wounds(seat) <= 3
        character = int(t.character(seat))
        own = "rose" if character < 9 else "beast"
        icons = ["wild"] * 2 if character >= INQUISITOR else [own] * int(coloured_icons(rank_of(character)))
        icons += ["unknown"] * (2 - len(icons))
        lying = ["rose"] * int(t.two(t.rose_tokens, seat)) + ["beast"] * int(t.two(t.beast_tokens, seat))
        lying += ["unknown"] * int(t.two(t.plain, seat)) + ["any"] * int(t.two(t.covered, seat))
        # each token on an icon of its own; a colour may have been returned under a Staff, an unknown one stands anywhere then
        assert any(
            all(kind == "any" or icon in ("wild", kind) for icon, kind in zip(order, lying, strict=False)) for order in permutations(icons)
        )
        assert t.two(t.covered, seat) == 0 or t.staves & bit(seat) != 0
    for shields, sword in ((t.purple_shields, t.purple_sword), (t.green_shields, t.green_sword)):
        assert (shields == 0) == (sword == NOBODY)
        if sword != NOBODY:
            assert t.rank(sword) == 6 and t.wounds(sword) <= 2 and shields & bit(sword) == 0
    assert t.purple_sword == NOBODY or t.purple_sword != t.green_sword
    quills = members(int(t.quills))
    assert all(t.rank(seat) == 1 for seat in quills)
    assert len({int(t.clan(seat)) for seat in quills}) == len(quills)
    assert (t.true_curse == NOBODY and t.false_curses == 0) or t.seats % 2 == 1
    assert count(t.false_curses) <= false_curses(t.seats)
    assert t.true_curse == NOBODY or (t.false_curses & bit(t.true_curse) == 0 and t.true_curse != t.inquisitor)
    assert t.inquisitor == NOBODY or t.false_curses & bit(t.inquisitor) == 0


def check_facts(t: Blood, feeds: Feeds, choices: dict[str, str]) -> None:
    """What was told, read as a story."""
    turn = -1
    attacker = target = wounded = goes_to = -1
    rank_of_attack = by_ability = passed = False
    tokens = [0] * int(t.seats)
    ranked = [False] * int(t.seats)
    abilities = {
        told.TAKES_QUILL: 1, told.STRIKES: 2, told.INSPECTS: 3, told.WOUNDS: 4, told.HEALS: 4, told.COMPELS: 5,
        told.SHIELDS_ONE: 6, told.RETALIATES: 7, told.GIVES_STAFF: 8, told.GIVES_FAN: 9, told.CURSES: 10,
    }  # fmt: skip
    for _, kind, a, b, _ in feeds.facts:
        if kind == 1:  # the dagger
            if turn >= 0:
                assert a == goes_to
            turn = a
        elif kind == told.PASSES:
            assert a == turn and a != b
            goes_to = b
        elif kind == told.ATTACKS:
            assert a == turn and a != b
            assert a != t.inquisitor or tokens[b] < 3
            attacker, target, wounded, goes_to = a, b, b, b
            rank_of_attack = by_ability = passed = False
        elif kind == told.OFFERED:
            offers = members(a)
            assert target not in offers and not any(ranked[seat] for seat in offers)
            assert choices["attacker_may_intervene"] == "yes" or attacker not in offers
        elif kind == told.ACCEPTS:
            assert tokens[b] <= 2 and not ranked[b]
            wounded = goes_to = b
        elif kind == told.TAKES:
            assert tokens[a] < 3
            tokens[a] += 1
            ranked[a] = ranked[a] or b < 10
            if not passed and not by_ability:
                assert a == wounded and (a == target or b < 10)
                rank_of_attack = b < 10
                passed = True
        elif kind == told.RETURNS:
            tokens[a] -= 1
            ranked[a] = ranked[a] and b >= 10
        elif kind == told.DECLINES or kind in abilities:
            # only whoever took the rank token in this attack, and only once
            assert a == wounded and rank_of_attack and not by_ability
            by_ability = True
            if kind in abilities:
                assert t.rank(a) == abilities[kind]
            if kind in (told.STRIKES, told.COMPELS):
                goes_to = b
            if kind in (told.WOUNDS, told.HEALS):
                assert a != target and b == target
            if kind == told.RETALIATES:
                assert b == attacker != a
                assert a == target or choices["berserker_intervening"] == "yes"
            if kind in (told.SHIELDS_ONE, told.GIVES_FAN, told.GIVES_STAFF, told.STRIKES, told.COMPELS):
                assert a != b
        elif kind == told.CAPTURES:
            assert tokens[a] == 3
            assert b == (wounded if by_ability else attacker)


def winners(t: Blood, victim: int, by: int, active: int, capturer: str) -> tuple[set[int], str]:
    """Section 8 as it is written there; Q1, Q2."""
    characters = [int(t.character(seat)) for seat in range(int(t.seats))]
    crosses = {seat for seat, one in enumerate(characters) if one >= 18}
    if victim in crosses:
        return {victim}, "inquisitor-captured"
    clans = {clan: {seat for seat, one in enumerate(characters) if clan_of(one) == clan} for clan in (0, 1)}

    def leader(clan: int) -> int:
        quill = any(t.quills >> seat & 1 for seat in clans[clan])
        return (max if quill else min)(clans[clan], key=lambda seat: characters[seat])

    theirs = int(clan_of(characters[victim]))
    captor = active if capturer == "active" else by
    if capturer == "victim":
        victorious = 1 - theirs if victim == leader(theirs) else theirs
    elif captor in crosses:
        return clans[0] | clans[1], "captured"
    else:
        own = int(clan_of(characters[captor]))
        victorious = own if victim == leader(theirs) and theirs != own else 1 - own
    if leader(victorious) == t.true_curse:
        return crosses, "cursed"
    return clans[victorious], "captured"


@pytest.mark.parametrize("preset", range(len(PRESETS)))
@pytest.mark.parametrize("seats", range(6, 13))
def test_random_games(seats: int, preset: int) -> None:
    """Every moment, every story and every end of random games."""
    options = GAME.options(PRESETS[preset])
    ends: set[str] = set()
    for number in range(30):
        luck = Seeded(1000 * seats + 10 * number + preset)
        t = GAME.table(seats, options)
        assert isinstance(t, Blood)
        feeds = Feeds(seats)
        t.ear = feeds
        play_deal(GAME, t, luck)
        asked = 0
        while not t.over and asked < 3000:
            for _ in GAME.scene(t):
                assert t.options != 0 and t.asked != CHANCE and not t.over
                holds(t)
                asked += 1
                t.answer = pick(t, luck)
        check_facts(t, feeds, options)
        captures = [fact for fact in feeds.facts if fact[1] == told.CAPTURES]
        reason = GAME.reasons[int(t.reason)]
        if captures:
            ((_, _, victim, by, _),) = captures
            assert (set(members(int(t.winners))), reason) == winners(t, victim, by, int(t.turn), options["capturer"])
        elif t.over:
            assert (t.winners, reason) == (0, "exhausted")
            assert t.turns == int(options["max_turns"])
        if t.over:
            ends.add(reason)
            assert [fact[2:4] for fact in feeds.facts if fact[1] == told.OPENS] == [(seat, int(t.character(seat))) for seat in range(seats)]
    assert "captured" in ends


def test_characters_of_one_clan_never_share_a_rank() -> None:
    """(Section 2.)"""
    assert len(set(CHARACTERS)) == 20
