"""Masks: sets of up to 62 members as one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from coterie.core.bits import FULL, bit, count, lowest, mask_of, members, nth

MEMBERS = st.sets(st.integers(0, 61))


def test_bit() -> None:
    """The mask with one member, up to the last of the 62, beyond what a C int holds."""
    assert [int(bit(k)) for k in range(62)] == [2**k for k in range(62)]
    assert FULL == 2**62 - 1


@given(MEMBERS)
def test_members_and_masks(numbers: set[int]) -> None:
    """Members in ascending order, there and back."""
    mask = mask_of(list(numbers))
    assert mask == sum(2**k for k in numbers)
    assert members(mask) == sorted(numbers)


@given(MEMBERS)
def test_count_and_nth(numbers: set[int]) -> None:
    """How many there are, the smallest, and the one with so many below it."""
    mask = sum(2**k for k in numbers)
    assert count(mask) == len(numbers)
    for place, member in enumerate(sorted(numbers)):
        assert nth(mask, place) == member
    if numbers:
        assert lowest(mask) == min(numbers)


def test_all_members() -> None:
    """All 62."""
    assert count(FULL) == 62
    assert members(FULL) == list(range(62))
    assert nth(FULL, 61) == 61
