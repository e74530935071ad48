"""What everything is worth at the end: BT, the cards that are not captured, and their bonuses, item by item (section 14)."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from coterie.core.bits import bit, count, members
from coterie.games.true_blood import cards
from coterie.games.true_blood.cards import LAFAYETTE, MARYANNE

# The options that change the score, as bits of one number.
ALL_REQUIRED: Final[i64] = 1
ANY_ONCE: Final[i64] = 2
AS_PRINTED: Final[i64] = 4
COUNT_CAPTURED: Final[i64] = 8
STRICT: Final[i64] = 16

Item: TypeAlias = tuple[int, int, int, int]
"""A card, its value, its bonus, and the cards that the bonus counts, as a mask."""


class Bonus:
    """A printed bonus: so many points for each of these cards; once for a list that must be whole or is joined with or; captured, too."""

    def __init__(self, card: int, strict: bool) -> None:
        points, _, what = cards.CARDS[card].bonus.partition(": ")
        self.points = int(points) if points else 0
        self.kind = what.startswith("each ")
        self.or_captured = what.startswith("control or capture ")
        self.named = not self.kind and not self.or_captured
        if self.kind:
            self.those = cards.all_that(what.removeprefix("each "), strict) & ~int(bit(card))
        else:
            self.those = cards.all_called(what.removeprefix("control or capture ").replace(" or ", " ")) if what else 0


BONUSES: Final = (
    [Bonus(card, False) for card in range(cards.COUNT)],
    [Bonus(card, True) for card in range(cards.COUNT)],
)
"""By card: with what is inferred, and by print only."""


def bonus(card: int, own: int, captured: int, prisoners: int, options: int) -> tuple[int, int]:
    """The bonus of a card for its controller, and the cards it counts (section 14.3-14.5; J99, J108 to J114).

    ``own``: the cards that the player controls; ``captured``: all captured cards; ``prisoners``: the cards that the player has captured.
    """
    printed = BONUSES[1 if options & STRICT else 0][card]
    counting = own if options & COUNT_CAPTURED else own & ~captured
    found = printed.those & counting
    times: i64 = count(found)
    if printed.or_captured:
        found |= printed.those & prisoners
        times = 1 if found else 0
    elif printed.named and card == LAFAYETTE:
        if options & ANY_ONCE:
            times = min(1, times)
    elif printed.named and options & ALL_REQUIRED:
        times = 1 if found == printed.those and found else 0
    if card == MARYANNE and options & AS_PRINTED:
        times *= 2
    return int(printed.points * times), int(found)


def items(own: int, captured: int, prisoners: int, options: int) -> list[Item]:
    """Each card that scores: controlled and not captured (section 14.1-14.2)."""
    found: list[Item] = []
    for card in members(own & ~captured):
        points, counted = bonus(card, own, captured, prisoners, options)
        found.append((card, cards.VALUES[card], points, counted))
    return found


def total(own: int, captured: int, prisoners: int, options: int) -> int:
    """The points of all cards.

    >>> total(2**62 - 1, 0, 0, 0)
    549
    """
    return sum([value + points for _, value, points, _ in items(own, captured, prisoners, options)])
