"""Counting deals of Blood Bound without listing them (12 seats have more than 10^12).

What is known of a seat is a mask of characters.  Seats with the same mask are alike: a *class*.  Within a clan no rank is there twice, so
the ways to give ranks of a clan to so many seats of each class are the coefficients of a product over the ranks r of
``1 + (the sum of the classes that may have r)``; the two clans, and the Inquisitor, share out the seats of each class.  A polynomial is a
dictionary from a key, four bits a class, to a coefficient.
"""

from __future__ import annotations

from math import factorial
from typing import TypeAlias, final

Polynomial: TypeAlias = dict[int, int]


def times(polynomial: Polynomial, classes: list[int], most: list[int], total: int) -> Polynomial:
    """The product with ``1 + sum of these classes``, without what exceeds a class's seats or a clan's."""
    found = polynomial.copy()
    for k in classes:
        step = 16**k
        shift = 4 * k
        limit = most[k]
        for key, number in polynomial.items():
            if (key >> shift) & 15 < limit and size_of(key) < total:
                found[key + step] = found.get(key + step, 0) + number
    return found


def size_of(key: int) -> int:
    """How many seats a key takes in all classes."""
    size = 0
    while key:
        size += key & 15
        key >>= 4
    return size


@final
class Ways:
    """All deals in which seat s has one of the characters of ``allowed[s]``: their number, and the number with a character at a seat.

    >>> Ways([(1 << 18) - 1] * 6).total == 20 * 504 * 504
    True
    """

    def __init__(self, allowed: list[int]) -> None:
        self.allowed = allowed
        self.seats = len(allowed)
        self.each = self.seats // 2
        self.masks: list[int] = []
        self.kind: list[int] = []
        for mask in allowed:
            if mask not in self.masks:
                self.masks.append(mask)
            self.kind.append(self.masks.index(mask))
        self.sizes = [self.kind.count(k) for k in range(len(self.masks))]
        self.orders = 1
        for size in self.sizes:
            self.orders *= factorial(size)
        self.whole = sum([size * 16**k for k, size in enumerate(self.sizes)])
        self.rose = [self.having(rank) for rank in range(9)]
        self.beast = [self.having(9 + rank) for rank in range(9)]
        self.rose_ways = self.product(self.rose)
        self.beast_ways = self.product(self.beast)
        self.roses_and_cross = self.crossed(self.rose_ways)
        self.beasts_and_cross = self.crossed(self.beast_ways)
        self.total = self.orders * shared(self.rose_ways, self.beasts_and_cross, self.whole, self.each)
        self.cells: list[list[int]] = []
        self.rose_less: list[Polynomial] = []
        self.beast_less: list[Polynomial] = []

    def having(self, character: int) -> list[int]:
        """The classes that may be this character."""
        return [k for k, mask in enumerate(self.masks) if (mask >> character) & 1]

    def product(self, ranks: list[list[int]], most: list[int] | None = None) -> Polynomial:
        """The ways to give ranks to seats of each class, for one clan."""
        found: Polynomial = {0: 1}
        limits = self.sizes if most is None else most
        for classes in sorted(ranks, key=len):
            if classes:
                found = times(found, classes, limits, self.each)
        return found

    def crosses(self) -> list[tuple[int, int]]:
        """For each class how many of the Inquisitor's two cards it may be; no class with an even number of seats."""
        if self.seats % 2 == 0:
            return []
        return [(k, ((mask >> 18) & 1) + ((mask >> 19) & 1)) for k, mask in enumerate(self.masks) if mask >> 18]

    def crossed(self, ways: Polynomial) -> Polynomial:
        """A clan's ways with a seat for the Inquisitor; the same with an even number."""
        if self.seats % 2 == 0:
            return ways
        found: Polynomial = {}
        for k, cards in self.crosses():
            step = 16**k
            for key, number in ways.items():
                if (key >> (4 * k)) & 15 < self.sizes[k]:
                    found[key + step] = found.get(key + step, 0) + cards * number
        return found

    def table(self) -> list[list[int]]:
        """``table[seat][character]``: the number of deals with the character at the seat."""
        if self.cells:
            return self.cells
        by_class = [[0] * 20 for _ in self.masks]
        if self.total:
            self.rose_less = [without(self.rose_ways, self.rose[rank]) for rank in range(9)]
            self.beast_less = [without(self.beast_ways, self.beast[rank]) for rank in range(9)]
            for k in range(len(self.masks)):
                rest = self.whole - 16**k
                orders = self.orders // self.sizes[k]
                self.fill(by_class[k], k, rest, orders)
        self.cells = [by_class[self.kind[seat]] for seat in range(self.seats)]
        return self.cells

    def leaders(self, clan: int, highest: bool) -> list[int]:
        """For each seat the number of deals in which it has the lowest (or highest) rank of a clan (0 Rose, 1 Beast)."""
        by_class = [0] * len(self.masks)
        ranks = self.rose if clan == 0 else self.beast
        behind: Polynomial = {0: 1}
        for rank in range(9) if highest else range(8, -1, -1):
            for k in ranks[rank]:
                rest = self.whole - 16**k
                rest_of_all = self.beasts_and_cross if clan == 0 else self.roses_and_cross
                by_class[k] += self.orders // self.sizes[k] * shared(behind, rest_of_all, rest, self.each - 1)
            behind = times(behind, ranks[rank], self.sizes, self.each)
        return [by_class[self.kind[seat]] for seat in range(self.seats)]

    def fill(self, cells: list[int], k: int, rest: int, orders: int) -> None:
        """The numbers for one seat of a class: that seat taken out, and the rank out of its clan."""
        for rank in range(9):
            if (self.masks[k] >> rank) & 1:
                fewer = self.rose_less[rank]
                cells[rank] = orders * shared(fewer, self.beasts_and_cross, rest, self.each - 1)
            if (self.masks[k] >> (9 + rank)) & 1:
                fewer = self.beast_less[rank]
                cells[9 + rank] = orders * shared(fewer, self.roses_and_cross, rest, self.each - 1)
        if self.seats % 2 == 1:
            for card in (18, 19):
                if (self.masks[k] >> card) & 1:
                    cells[card] = orders * shared(self.rose_ways, self.beast_ways, rest, self.each)


def shared(roses: Polynomial, beasts: Polynomial, whole: int, rose_seats: int) -> int:
    """The ways in which the two clans share out these seats of each class, so many of them Rose."""
    found = 0
    for key, number in roses.items():
        if size_of(key) == rose_seats and fits(key, whole):
            found += number * beasts.get(whole - key, 0)
    return found


def fits(key: int, whole: int) -> bool:
    """Whether a key takes no more of any class than there is."""
    while key:
        if key & 15 > whole & 15:
            return False
        key >>= 4
        whole >>= 4
    return True


def without(polynomial: Polynomial, classes: list[int]) -> Polynomial:
    """The polynomial divided by ``1 + sum of these classes``: the ways without that rank."""
    found: Polynomial = {}
    for key in sorted(polynomial, key=size_of):
        number = polynomial[key]
        for k in classes:
            if (key >> (4 * k)) & 15:
                number -= found.get(key - 16**k, 0)
        if number:
            found[key] = number
    return found


