"""Sets of seats, guests and options as bits of one integer, as squares are in a chess engine.

Only :func:`bit` may shift a one: ``1 << k`` with a literal becomes a C int when compiled and is wrong from k = 31 on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FULL: Final[i64] = 0x3FFFFFFFFFFFFFFF
"""All 62 bits that a mask may have."""


WIDTH: Final[i64] = 62
"""How many bits a mask has; a question with more answers has a second mask."""


def bit(k: i64) -> i64:
    """The mask with the one member k.

    >>> bit(0), bit(3), bit(40)
    (1, 8, 1099511627776)
    """
    return ((k & 0) + 1) << k


def low_bit(k: i64) -> i64:
    """Of a set with up to 124 members, kept as two masks: the bit of k in the first, nothing if it belongs to the second.

    >>> low_bit(3), low_bit(62), high_bit(62), high_bit(3)
    (8, 0, 1, 0)
    """
    return bit(k) if k < WIDTH else k & 0


def high_bit(k: i64) -> i64:
    """The bit of k in the second mask, nothing if it belongs to the first."""
    return bit(k - WIDTH) if k >= WIDTH else k & 0


def wide_lowest(low: i64, high: i64) -> i64:
    """The smallest member of such a set that is not empty.

    >>> wide_lowest(0b100, 0b1), wide_lowest(0, 0b1)
    (2, 62)
    """
    return lowest(low) if low != 0 else WIDTH + lowest(high)


def wide_members(low: int, high: int) -> list[int]:
    """The members of such a set in ascending order.

    >>> wide_members(0b100, 0b11)
    [2, 62, 63]
    """
    return members(low) + [int(WIDTH) + k for k in members(high)]


def count(mask: i64) -> i64:
    """How many members a mask has.

    >>> count(0b1011)
    3
    """
    x = mask - ((mask >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def lowest(mask: i64) -> i64:
    """The smallest member of a mask that is not empty.

    >>> lowest(0b1000)
    3
    """
    return count((mask & -mask) - 1)


def nth(mask: i64, k: i64) -> i64:
    """The member with k smaller members before it.

    >>> nth(0b10110, 2)
    4
    """
    while k > 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)


def members(mask: int) -> list[int]:
    """The members in ascending order.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    left: i64 = mask
    while left != 0:
        found.append(int(lowest(left)))
        left &= left - 1
    return found


def mask_of(numbers: list[int]) -> int:
    """The mask with these members.

    >>> mask_of([1, 2, 4]) == 0b10110
    True
    """
    mask: i64 = 0
    for k in numbers:
        mask |= bit(k)
    return int(mask)
