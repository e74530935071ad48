"""What a seat may conclude: the exact solver against the definition (core/oracle.py), with some seats' characters held fixed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any

import pytest

import coterie
from coterie.core.chance import Seeded
from coterie.core.oracle import Trial
from coterie.games.blood_bound import questions as q
from coterie.games.blood_bound.cards import CHARACTERS, clue_of, coloured_icons, rank_of
from coterie.games.blood_bound.counting import Ways
from coterie.games.blood_bound.table import Blood
from coterie.games.blood_bound.worlds import Worlds
from tests.blood_bound.blood import at, hurt
from tests.blood_bound.test_counting import deals
from tests.playing import drawn_options, fresh, luck, settle

GAME = coterie.load("blood-bound")


def wanted(t: Blood, fixed: dict[int, int]) -> int:
    """The answers of chance that deal the fixed characters to their seats, and the Rose seats in ascending order: each deal once."""
    options = int(t.options)
    if t.topic == q.CROSS_SEAT:
        crosses = [seat for seat, one in fixed.items() if one >= 18]
        return 1 << crosses[0] if crosses else options & ~sum(1 << seat for seat in fixed)
    if t.topic == q.ROSE_SEAT:
        highest = int(t.roses).bit_length()
        missing = [seat for seat, one in fixed.items() if one < 9 and seat >= highest]
        options = options >> highest << highest & ~sum(1 << seat for seat, one in fixed.items() if one >= 9)
        return options & ((2 << missing[0]) - 1 if missing else options) if not missing or missing == sorted(missing) else 0
    if t.topic in (q.RANK, q.CROSS_CARD):
        seat = int(t.dealt)
        if seat not in fixed:
            return options
        one = fixed[seat]
        return options & 1 << (one - 18 if one >= 18 else one % 9)
    return options


def possible(truth: coterie.Position, seat: int, fixed: dict[int, int]) -> Iterator[tuple[int, ...]]:
    """The deals with these fixed characters that a seat must hold possible, by playing the record out in each."""
    fixed = dict(sorted(fixed.items()))
    waiting: list[list[int]] = [[]]
    while waiting:
        chances = waiting.pop()
        trial = Trial(truth, seat, chances, False)
        t = trial.table
        assert isinstance(t, Blood)
        if trial.state == "possible":
            dealt = tuple(int(t.character(k)) for k in range(truth.seats))
            if all(dealt[k] == one for k, one in fixed.items()):
                yield dealt
        elif trial.state == "chance":
            waiting.extend([[*chances, answer] for answer in range(12) if wanted(t, fixed) >> answer & 1])


def knows(position: coterie.Position, seat: int, fixed: dict[int, int] | None = None) -> Worlds:
    """The solver, told what the seat was told; and that some seats have some characters."""
    found = position.knowledge(seat)
    assert isinstance(found, Worlds)
    for where, one in (fixed or {}).items():
        found.only(where, 1 << one)
    return found


def lively(seats: int, key: object, lines: int, choices: dict[str, str] | None = None) -> coterie.Position:
    """A position after some lines of a game in which much is attacked, helped and healed; not over."""
    r = luck("lively", seats, key)
    position = fresh(GAME, seats, r, drawn_options(GAME, r) if choices is None else choices)
    for _ in range(lines):
        question = position.question
        assert question is not None
        seat = r.choice(question.asks)
        legal = position.legal(seat)
        better = [
            line
            for line in legal
            if line.split()[0] in ("attack", "ask", "offer", "accept", "heal", "return") or (line == "take rank" and r.random() < 0.5)
        ]
        copy = position.copy()
        copy.say(seat, r.choice(better if better and r.random() < 0.8 else legal))
        if copy.outcome is not None:
            break
        position = copy
    settle(position)
    return position


@pytest.mark.parametrize("seats", [6, 7])
def test_the_solver_counts_what_the_definition_counts(seats: int) -> None:
    """Where all seats but two or three are held fixed, to characters that are possible together, or to some that may not be."""
    nothing = 0
    for number in range(14):
        r = random.Random(number)
        position = lively(seats, number, r.randrange(4, 45))
        if position.outcome is not None:
            continue
        for seat in r.sample(range(seats + 1), 2):
            worlds = knows(position, seat)
            assert worlds.count() > 0
            true = [CHARACTERS.index(one) for one in (worlds.sample(Seeded(number)) if number % 3 else position.stated)["characters"]]
            if number % 4 == 3:
                a, b = r.sample(range(seats), 2)
                true[a], true[b] = true[b], true[a]
            fixed = {where: true[where] for where in r.sample(range(seats), seats - 2)}
            found = sorted(possible(position, seat, fixed))
            assert len(set(found)) == len(found)
            assert len(found) == knows(position, seat, fixed).count(), (position.lines, position.options, seat, fixed)
            nothing += not found
    assert nothing < 12


def test_the_numbers_by_seat_and_character() -> None:
    """The table of numbers too, with three of six seats fixed."""
    position = lively(6, "table", 30, {})
    fixed = {where: CHARACTERS.index(position.stated["characters"][where]) for where in (0, 2, 5)}
    found = list(possible(position, 0, fixed))
    worlds = knows(position, 0, fixed)
    assert worlds.count() == len(found) > 0
    for seat in range(6):
        counted = Counter(CHARACTERS[dealt[seat]] for dealt in found)
        assert {one: number for one, number in worlds.holds(seat + 1).items() if number} == dict(counted)
        assert worlds.chances(seat + 1) == {one: Fraction(counted[one], len(found)) for one in CHARACTERS[:18]}


@pytest.mark.slow
def test_the_whole_definition_late_in_a_game() -> None:
    """A Harlequin who has looked at two cards, late in a game of six: every deal with the three cards he knows."""
    lines = (
        "2 attack 1\n1 suffer\n1 take rank\n1 inspect 4 5\n1 attack 3\n3 suffer\n3 take unknown\n3 attack 6\n"
        "6 suffer\n6 take beast\n6 attack 2\n2 ask\n5 offer\nall pass\n2 accept 5\n5 take rank\n5 compel 3\n"
        "3 take rank"
    )
    position = at("r3 b2 r7 b4 r5 b8", lines, dagger=2)
    known = {0: 2, 3: 12, 4: 4}
    assert knows(position, 1).count() == len(list(possible(position, 1, known)))


def test_leading() -> None:
    """The chance that a seat leads its clan: the lowest number, with a Quill of the clan the highest (section 8)."""
    looked = quills = 0
    for number in range(60):
        r = random.Random(number)
        seats = 6 + number % 2
        position = lively(seats, ("leads", number), r.randrange(10, 60), {})
        if position.outcome is not None:
            continue
        seat = r.randrange(seats + 1)
        worlds = knows(position, seat)
        sample = worlds.sample(Seeded(number))["characters"]
        for where in r.sample(range(seats), seats):
            if worlds.count() <= 3000:
                break
            worlds.only(where, 1 << CHARACTERS.index(sample[where]))
        holders = [k for k in range(seats) if "quill" in position.view(0)["players"][str(k + 1)]["cards"]]
        quills += bool(holders)
        leads: Counter[int] = Counter()
        total = 0
        for dealt in deals(worlds.allowed):
            total += 1
            for clan in (0, 1):
                mates = [k for k in range(seats) if dealt[k] // 9 == clan]
                highest = any(dealt[k] // 9 == clan for k in holders)
                leads[(max if highest else min)(mates, key=lambda k: dealt[k])] += 1
        assert total == worlds.count() > 0
        assert [worlds.leads(k + 1) for k in range(seats)] == [Fraction(leads[k], total) for k in range(seats)]
        looked += 1
    assert looked >= 30 and quills >= 4


def test_samples_are_as_likely_as_each_other() -> None:
    """Drawn deals are possible, each as often as the others (chi-square, fixed seed)."""
    looked = 0
    for number in range(40):
        position = lively(6 + number % 2, ("sample", number), 50, {})
        worlds = knows(position, number % 6)
        kinds = worlds.count()
        if position.outcome is not None or not 6 <= kinds <= 40:
            continue
        looked += 1
        source = Seeded(number)
        drawn = Counter(tuple(worlds.sample(source)["characters"]) for _ in range(20 * kinds))
        assert set(drawn) == {tuple(CHARACTERS[one] for one in dealt) for dealt in deals(worlds.allowed)}
        chi2 = sum((number - 20) ** 2 / 20 for number in drawn.values())
        assert chi2 < kinds - 1 + 4 * sqrt(2 * (kinds - 1)) + 4
        if looked == 3:
            return
    assert looked == 3


# ---------------------------------------------------------------------- why not


def concluded(position: coterie.Position, seat: int, numbers: set[int]) -> list[int]:
    """What these events alone leave of each seat: cards, clues, ranks; affiliation tokens, together; attacks on three wounds.

    For games without Staves and healing.
    """
    whole = (1 << (20 if position.seats % 2 else 18)) - 1
    allowed = [whole] * position.seats
    tokens: list[list[str]] = [[] for _ in range(position.seats)]
    wounds = [0] * position.seats
    for told in position.told(seat):
        fields = told.fields
        left = whole
        where = fields.get("seat", 1) - 1
        if told.kind == "takes":
            wounds[where] += 1
        if told.n not in numbers:
            continue
        if told.kind in ("dealt", "sees"):
            where = fields["whom" if told.kind == "sees" else "seat"] - 1
            left = 1 << CHARACTERS.index(fields["character"])
        elif told.kind == "clue":
            left = sum(1 << k for k in range(20) if ("rose", "beast")[clue_of(k)] == fields["clue"])
        elif told.kind == "attacks" and wounds[fields["whom"] - 1] == 3:
            left = (1 << 18) - 1
        elif told.kind == "takes" and fields["token"].startswith("rank"):
            left = sum(1 << k for k in range(20) if f"rank-{rank_of(k) if k < 18 else 'cross'}" == fields["token"])
        elif told.kind == "takes":
            tokens[where].append(fields["token"])
            left = sum(1 << k for k in range(20) if k >= 18 or bears(k, tokens[where]))
        allowed[where] &= left
    return allowed


def bears(one: int, tokens: list[str]) -> bool:
    """Whether a clan member's two icons yield these tokens."""
    colours = coloured_icons(rank_of(one))
    own, other = ("rose", "beast") if one < 9 else ("beast", "rose")
    return bool(tokens.count(own) <= colours and tokens.count("unknown") <= 2 - colours and not tokens.count(other))


def ruled_out(position: coterie.Position, seat: int, numbers: set[int], where: int, one: int) -> bool:
    allowed = concluded(position, seat, numbers)
    allowed[where] &= 1 << one
    return not all(allowed) or Ways(allowed).total == 0


@cache
def explained() -> list[tuple[coterie.Position, int, int, int, set[int]]]:
    """Positions, a seat and a character, and the events that are named against it."""
    found: list[tuple[coterie.Position, int, int, int, set[int]]] = []
    for number in range(60):
        r = random.Random(number)
        position = lively(6 + number % 2, ("why", number), r.randrange(6, 40), {})
        if position.outcome is not None or {told.kind for told in position.told(0)} & {"heals", "staff"}:
            continue
        for seat in r.sample(range(position.seats + 1), 2):
            worlds = knows(position, seat)
            out = [(where, one) for where in range(position.seats) for one in range(18) if not worlds.holds(where + 1)[CHARACTERS[one]]]
            for where, one in r.sample(out, min(8, len(out))):
                found.append((position, seat, where, one, set(worlds.why_not(where + 1, CHARACTERS[one]))))
    return found


def test_events_are_named_for_what_is_ruled_out_only() -> None:
    """What is possible has no why not; what is not has one."""
    assert len(explained()) > 100
    assert all(numbers for *_, numbers in explained())
    position = lively(7, "possible", 20, {})
    worlds = knows(position, 3)
    for where in range(1, 8):
        for one, number in worlds.holds(where).items():
            assert bool(worlds.why_not(where, one)) == (number == 0)




def test_the_events_named_rule_it_out() -> None:
    """They do so together, all the rest forgotten."""
    for position, seat, where, one, numbers in explained():
        assert ruled_out(position, seat, numbers, where, one), (position.lines, position.stated, seat, where + 1, CHARACTERS[one], numbers)


def test_two_tokens_together() -> None:
    """Two Rose tokens: not the Berserker, who has one Rose icon. Neither token alone says so."""
    position = at("r5 b2 r1 b4 r2 b7", hurt(2, 1, "rose rose"), dagger=2)
    takes = [told.n for told in position.told(0) if told.kind == "takes"]
    assert knows(position, 0).why_not(1, "rose-7") == takes


def test_none_of_the_events_named_can_be_left_out() -> None:
    """Without any one of them it would not be ruled out."""
    for position, seat, where, one, numbers in explained():
        for number in numbers:
            assert not ruled_out(position, seat, numbers - {number}, where, one), (
                position.lines,
                position.stated,
                seat,
                where + 1,
                CHARACTERS[one],
                numbers,
            )


# ---------------------------------------------------------------------- rulebook sentences


def count(position: coterie.Position, seat: int = 0) -> int:
    return knows(position, seat).count()


def left(position: coterie.Position, seat: int, of: int) -> set[str]:
    """What one seat may be, as another sees it."""
    return {one for one, number in knows(position, seat).holds(of).items() if number}


def test_choices_prove_nothing() -> None:
    """Passing, attacking, asking, offering, refusing, declining leave every deal possible."""
    position = at("r9 b4 r1 b7 r5 b2", "1 pass 2\n2 attack 3\n3 ask\n4 offer\nall pass\n3 refuse", dagger=1)
    assert count(position) == 20 * 504 * 504
    shown = at("r9 b4 r1 b7 r5 b2", "2 attack 1\n1 suffer\n1 take rank", dagger=2)
    declined = at("r9 b4 r1 b7 r5 b2", "2 attack 1\n1 suffer\n1 take rank\n1 decline", dagger=2)
    assert count(shown) == count(declined)


def test_a_rank_shows_the_number_never_the_clan() -> None:
    """(Section 3.)"""
    position = at("r9 b4 r1 b7 r5 b2", "2 attack 1\n1 suffer\n1 take rank\n1 decline", dagger=2)
    assert left(position, 0, 1) == {"rose-9", "beast-9"}


@pytest.mark.parametrize(
    ("dealt", "tokens", "ranks"),
    [
        ("r5", "rose", {1, 5, 6, 7, 8, 9}),
        ("r5", "rose rose", {1, 5, 6}),
        ("r7", "unknown", {2, 3, 4, 7, 8, 9}),
        ("r7", "rose unknown", {7, 8, 9}),
        ("r4", "unknown unknown", {2, 3, 4}),
    ],
)
def test_tokens_tell_of_the_card(dealt: str, tokens: str, ranks: set[int]) -> None:
    """Each token stands on an icon of its own (section 6)."""
    position = at(f"{dealt} b2 r1 b4 r2 b7", hurt(2, 1, tokens), dagger=2)
    clans = ["rose"] if "rose" in tokens else ["rose", "beast"]
    assert left(position, 0, 1) == {f"{clan}-{rank}" for clan in clans for rank in ranks}


def test_an_attack_on_three_wounds_shows_no_inquisitor() -> None:
    """He never makes it (9.10)."""
    before = at("r5 b2 r1 b4 r2 b7 ib", hurt(2, 1, "rose rose rank"), dagger=2)
    after = at("r5 b2 r1 b4 r2 b7 ib", hurt(2, 1, "rose rose rank") + "2 pass 4\n4 attack 1", dagger=2)
    assert "inquisitor-rose" in left(before, 0, 4)
    assert "inquisitor-rose" not in left(after, 0, 4)


def test_after_the_end_one_deal_is_left() -> None:
    """All cards lie open (record.md)."""
    position = at("r5 b2 r1 b4 r2 b7", "1 pass 2", max_turns=1)
    assert [count(position, seat) for seat in range(7)] == [1] * 7


def test_what_the_fields_mean() -> None:
    """(Of these tests themselves:) held fixed to the truth, the definition finds the truth."""
    position = lively(7, "truth", 20, {})
    fixed: dict[int, int] = {k: CHARACTERS.index(one) for k, one in enumerate(position.stated["characters"])}
    assert list(possible(position, 0, fixed)) == [tuple(fixed[k] for k in range(7))]
    some: Any = dict(list(fixed.items())[:6])
    assert len(list(possible(position, 0, some))) == knows(position, 0, some).count()
