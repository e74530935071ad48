"""Counting deals against plainly listing them (section 2: no rank twice in a clan, clans of one size, one Inquisitor if odd)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from math import prod

import pytest

from coterie.games.blood_bound.counting import Ways

ROSE = 0x1FF
BEAST = 0x1FF << 9
CROSSES = 3 << 18


def deals(allowed: list[int]) -> Iterator[tuple[int, ...]]:
    """All deals with these characters allowed at each seat, one after the other."""
    seats = len(allowed)

    def on(seat: int, used: int, dealt: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if seat == seats:
            yield dealt
            return
        for one in range(20):
            if not allowed[seat] >> one & 1 or used >> one & 1:
                continue
            now = used | 1 << one
            if (
                (now & ROSE).bit_count() <= seats // 2
                and (now & BEAST).bit_count() <= seats // 2
                and (now & CROSSES).bit_count() <= seats % 2
            ):
                yield from on(seat + 1, now, (*dealt, one))

    return on(0, 0, ())


def some_masks(seats: int, r: random.Random, most: int) -> list[int]:
    """A mask for each seat, some alike, not too many deals in all."""
    whole = ROSE | BEAST | (CROSSES if seats % 2 else 0)
    while True:
        masks = [sum(1 << one for one in r.sample(range(20), r.randrange(1, 10))) & whole for _ in range(r.randrange(2, seats + 1))]
        allowed = [r.choice(masks) for _ in range(seats)]
        if all(allowed) and prod(mask.bit_count() for mask in allowed) <= most:
            return allowed


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_number_and_table(seats: int) -> None:
    """The number of deals, and for each seat and character the number with it there."""
    r = random.Random(seats)
    looked = 0
    for _ in range(60):
        allowed = some_masks(seats, r, 60000)
        ways = Ways(allowed)
        table = [[0] * 20 for _ in range(seats)]
        total = 0
        for dealt in deals(allowed):
            total += 1
            for seat, one in enumerate(dealt):
                table[seat][one] += 1
        assert ways.total == total, allowed
        assert ways.table() == table, allowed
        looked += total > 0
    assert looked >= 5


@pytest.mark.parametrize("highest", [False, True])
@pytest.mark.parametrize("seats", [6, 7])
def test_leaders(seats: int, highest: bool) -> None:
    """For each seat the number of deals in which it has the lowest, or highest, rank of a clan."""
    r = random.Random(seats * 2 + highest)
    for _ in range(25):
        allowed = some_masks(seats, r, 20000)
        found = [[0] * seats, [0] * seats]
        for dealt in deals(allowed):
            for clan in (0, 1):
                mates = [seat for seat in range(seats) if dealt[seat] // 9 == clan]
                found[clan][(max if highest else min)(mates, key=lambda seat: dealt[seat])] += 1
        ways = Ways(allowed)
        assert [ways.leaders(0, highest), ways.leaders(1, highest)] == found


@pytest.mark.parametrize(
    ("seats", "number"), [(6, 20 * 504**2), (7, 7 * 2 * 20 * 504**2), (8, 70 * 3024**2), (9, 9 * 2 * 70 * 3024**2), (12, 924 * 60480**2)]
)
def test_before_anything_is_known(seats: int, number: int) -> None:
    """Who is Rose, times the ranks of each clan, times the Inquisitor's seat and card."""
    whole = ROSE | BEAST | (CROSSES if seats % 2 else 0)
    ways = Ways([whole] * seats)
    assert ways.total == number
    assert Fraction(sum(ways.table()[0][:9]), number) == Fraction(seats // 2, seats)
    assert ways.table()[0] == ways.table()[seats - 1]


def test_large_tables_add_up() -> None:
    """At twelve seats: the numbers of a seat's characters are the number of deals, and each rank of a clan is dealt six times in nine."""
    r = random.Random(3)
    for _ in range(4):
        masks = [(ROSE | BEAST) & ~sum(1 << one for one in r.sample(range(18), r.randrange(0, 12))) for _ in range(6)]
        allowed = [r.choice(masks) for _ in range(12)]
        ways = Ways(allowed)
        assert ways.total > 0
        assert all(sum(row) == ways.total for row in ways.table())
        assert sum(sum(row[:9]) for row in ways.table()) == 6 * ways.total
        assert sum(ways.leaders(0, False)) == ways.total == sum(ways.leaders(1, True))
