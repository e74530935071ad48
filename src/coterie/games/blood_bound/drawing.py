"""Drawing one of the possible deals of Blood Bound, each as likely as the others, without listing them (see counting.py)."""

from __future__ import annotations

from typing import final

from coterie.core.chance import Luck, any_below
from coterie.games.blood_bound.counting import Polynomial, Ways, size_of, times


@final
class Draws:
    """Draws from the deals that :class:`~coterie.games.blood_bound.counting.Ways` counts; there must be one.

    First how the clans share out the seats of each class, then rank by rank which class has it, at last which seat of the class.

    >>> from coterie.core.chance import Seeded
    >>> Draws(Ways([1, 2, 4, 512, 1024, 2048])).draw(Seeded(1))
    [0, 1, 2, 9, 10, 11]
    """

    def __init__(self, ways: Ways) -> None:
        self.kind = ways.kind
        self.sizes = ways.sizes
        self.ranks = (ways.rose, ways.beast)
        self.behind = (following(ways.rose, ways), following(ways.beast, ways))
        self.shares: list[tuple[int, int, int, int, int]] = []
        """Ways up to here, the Rose's seats of each class, the Beast's, the Inquisitor's class (-1: none) and his number of cards there."""
        sum_so_far = 0
        crosses = ways.crosses() if ways.seats % 2 else [(-1, 1)]
        for rose, number in ways.rose_ways.items():
            if size_of(rose) != ways.each:
                continue
            for k, cards in crosses:
                beast = ways.whole - rose - (16**k if k >= 0 else 0)
                found = number * cards * ways.beast_ways.get(beast, 0) if beast >= 0 else 0
                if found:
                    sum_so_far += found
                    self.shares.append((sum_so_far, rose, beast, k, cards))
        self.total = sum_so_far
        self.cross_masks = [mask >> 18 for mask in ways.masks]

    def draw(self, luck: Luck) -> list[int]:
        """The characters by seat."""
        pick = any_below(luck, self.total)
        low, high = 0, len(self.shares) - 1
        while low < high:
            middle = (low + high) // 2
            if pick < self.shares[middle][0]:
                high = middle
            else:
                low = middle + 1
        _, rose, beast, cross, cards = self.shares[low]
        hands: list[list[int]] = [[] for _ in self.sizes]
        if cross >= 0:
            card = self.cross_masks[cross] - 1 if cards == 1 else int(luck.below(2))
            hands[cross].append(18 + card)
        self.share(0, rose, hands, luck)
        self.share(1, beast, hands, luck)
        found: list[int] = []
        for k in self.kind:
            hand = hands[k]
            at = int(luck.below(len(hand)))
            found.append(hand[at])
            hand[at] = hand[-1]
            hand.pop()
        return found

    def share(self, clan: int, left: int, hands: list[list[int]], luck: Luck) -> None:
        """Goes through the ranks of a clan: which class gets it, or nobody."""
        behind = self.behind[clan]
        ranks = self.ranks[clan]
        for rank in range(9):
            if left == 0:
                return
            ways = behind[rank + 1]
            pick = any_below(luck, behind[rank][left])
            for k in ranks[rank]:
                pick -= ways.get(left - 16**k, 0) if (left >> (4 * k)) & 15 else 0
                if pick < 0:
                    left -= 16**k
                    hands[k].append(9 * clan + rank)
                    break


def following(ranks: list[list[int]], ways: Ways) -> list[Polynomial]:
    """For each rank the ways to give it and those above it to seats of each class; at last the one way to give none."""
    found: list[Polynomial] = [{0: 1}]
    for classes in reversed(ranks):
        found.insert(0, times(found[0], classes, ways.sizes, ways.each))
    return found

