"""Counting the ways to lay the guests on their places under what is known, without listing them.

Three kinds of knowledge are all there is at a feast: a place holds one of some guests; two places are not Dracula and Alucard (in either
order); of some cards laid on places exactly so many are right.  The ways are counted place by place, with the guests used so far, the
right cards so far and the place of Dracula or Alucard as the only memory (dynamic programming), forwards and backwards.
"""

from __future__ import annotations

from typing import TypeAlias, final

from coterie.core.bits import bit, count, members
from coterie.core.chance import Luck
from coterie.games.feast.cards import ALUCARD, DRACULA

Match: TypeAlias = tuple[list[tuple[int, int]], int]
"""Cards laid, as (place, guest), and how many of them are right."""

BOTH: int = int(bit(DRACULA) | bit(ALUCARD))
MEMORY = 10
"""Above the bits of the guests used: the place (plus one) of Dracula or Alucard, while the other is not placed; then the matches."""


@final
class Ways:
    """All ways to lay the guests: their number, the number with a guest at a place, and a fair draw of one.

    ``allowed[p]`` is the mask of guests that may lie at place p; as many guests as places.

    >>> Ways([0b111, 0b111, 0b011], [], []).total
    4
    >>> Ways([0b111, 0b111, 0b111], [], [([(0, 0), (1, 1)], 1)]).total
    2
    """

    def __init__(self, allowed: list[int], apart: list[tuple[int, int]], matches: list[Match]) -> None:
        self.allowed = allowed.copy()
        self.matches = matches
        self.apart = apart
        self.total = 0
        self.order: list[int] = []
        self.hits: list[list[int]] = []
        self.wanted: list[int] = []
        self.later: list[list[int]] = []
        self.enemies: list[int] = []
        self.layers: list[dict[int, int]] = []
        self.edges: list[list[tuple[int, int, int]]] = []
        self.rest: list[dict[int, int]] = []
        self.cells: list[list[int]] = []
        if self.narrow():
            self.arrange()
            self.forwards()

    # ------------------------------------------------------------ narrowing

    def narrow(self) -> bool:
        """Draws the simple conclusions until none is left; False if nothing is possible."""
        before: list[int] = []
        while before != self.allowed:
            before = self.allowed.copy()
            if not (self.singles() and self.right_cards()):
                return False
            self.keep_apart()
        return True

    def singles(self) -> bool:
        """A guest who must be at a place is nowhere else; a guest with one place left is there."""
        allowed = self.allowed
        for place in range(len(allowed)):
            if allowed[place] == 0:
                return False
            if allowed[place] & (allowed[place] - 1) == 0:
                for other in range(len(allowed)):
                    if other != place:
                        allowed[other] &= ~allowed[place]
        once = 0
        twice = 0
        for mask in allowed:
            twice |= once & mask
            once |= mask
        if int(count(once)) < len(allowed):
            return False
        if int(count(once)) == len(allowed):
            for place in range(len(allowed)):
                only = allowed[place] & ~twice
                if only != 0:
                    if only & (only - 1):
                        return False
                    allowed[place] = only
        return True

    def right_cards(self) -> bool:
        """Where all the cards that can still be right must be, or none may be, say so of each."""
        for cards, right in self.matches:
            sure = 0
            open_cards: list[tuple[int, int]] = []
            for place, guest in cards:
                if self.allowed[place] == bit(guest):
                    sure += 1
                elif self.allowed[place] & bit(guest):
                    open_cards.append((place, guest))
            if not sure <= right <= sure + len(open_cards):
                return False
            if open_cards and right == sure:
                for place, guest in open_cards:
                    self.allowed[place] &= ~int(bit(guest))
            elif open_cards and right == sure + len(open_cards):
                for place, guest in open_cards:
                    self.allowed[place] = int(bit(guest))
        return True

    def keep_apart(self) -> None:
        for a, b in self.apart:
            for one, other in ((a, b), (b, a)):
                if self.allowed[one] == bit(DRACULA):
                    self.allowed[other] &= ~int(bit(ALUCARD))
                elif self.allowed[one] == bit(ALUCARD):
                    self.allowed[other] &= ~int(bit(DRACULA))

    # ------------------------------------------------------------ counting

    def arrange(self) -> None:
        """The places in the order in which they are laid, and for each what it adds to the matches and who must not sit with it."""
        allowed = self.allowed
        loads = [0] * len(allowed)
        open_matches: list[tuple[list[tuple[int, int]], int]] = []
        for cards, right in self.matches:
            still = [(place, guest) for place, guest in cards if allowed[place] & bit(guest)]
            sure = [card for card in still if allowed[card[0]] == bit(card[1])]
            if len(still) > len(sure):
                open_matches.append(([card for card in still if card not in sure], right - len(sure)))
                for place, _ in still:
                    loads[place] += 1
        self.order = sorted(range(len(allowed)), key=lambda place: (-loads[place], count(allowed[place]), place))
        self.wanted = [right for _, right in open_matches]
        for place in self.order:
            hits = [-1] * len(open_matches)
            for k, (cards, _) in enumerate(open_matches):
                for where, guest in cards:
                    if where == place:
                        hits[k] = guest
            self.hits.append(hits)
        self.later = [
            [sum([1 for hits in self.hits[step + 1 :] if hits[k] >= 0]) for k in range(len(open_matches))]
            for step in range(len(self.order))
        ]
        self.enemies = [0] * len(allowed)
        for a, b in self.apart:
            if allowed[a] & BOTH and allowed[b] & BOTH:
                self.enemies[a] |= int(bit(b))
                self.enemies[b] |= int(bit(a))

    def next_key(self, step: int, key: int, guest: int) -> int:
        """The memory after laying a guest at the step's place; -1 if that cannot be."""
        place = self.order[step]
        new = key | int(bit(guest))
        if guest == DRACULA or guest == ALUCARD:
            seen = (key >> MEMORY) & 15
            if key & BOTH:
                if seen and (self.enemies[place] >> (seen - 1)) & 1:
                    return -1
                new &= ~(15 << MEMORY)
            elif self.enemies[place]:
                new |= (place + 1) << MEMORY
        hits = self.hits[step]
        later = self.later[step]
        shift = MEMORY + 4
        for k in range(len(hits)):
            right = (new >> shift) & 15
            if hits[k] == guest:
                right += 1
                new += 1 << shift
            if right > self.wanted[k] or right + later[k] < self.wanted[k]:
                return -1
            shift += 4
        return new

    def forwards(self) -> None:
        """How many ways lead to each memory, step by step; the steps themselves are kept."""
        layer: dict[int, int] = {0: 1}
        self.layers = [layer]
        for step in range(len(self.order)):
            following: dict[int, int] = {}
            edges: list[tuple[int, int, int]] = []
            choices = [(guest, int(bit(guest))) for guest in members(self.allowed[self.order[step]])]
            no_cards = not self.wanted
            for key, ways in layer.items():
                for guest, mark in choices:
                    if key & mark:
                        continue
                    new = key | mark if no_cards and not mark & BOTH else self.next_key(step, key, guest)
                    if new >= 0:
                        following[new] = following.get(new, 0) + ways
                        edges.append((key, guest, new))
            layer = following
            self.layers.append(layer)
            self.edges.append(edges)
        self.total = sum(layer.values())

    def backwards(self) -> None:
        """How many ways lead on from each memory to the end."""
        if self.rest:
            return
        following = dict.fromkeys(self.layers[-1], 1)
        self.rest = [following]
        for edges in reversed(self.edges):
            rest: dict[int, int] = {}
            for key, _, new in edges:
                ways = following.get(new, 0)
                if ways:
                    rest[key] = rest.get(key, 0) + ways
            following = rest
            self.rest.append(rest)
        self.rest.reverse()

    def table(self) -> list[list[int]]:
        """``table[place][guest]``: the number of ways with the guest at the place."""
        if self.cells:
            return self.cells
        self.cells = [[0] * 10 for _ in self.allowed]
        if self.total == 0:
            return self.cells
        self.backwards()
        for step in range(len(self.order)):
            cells = self.cells[self.order[step]]
            layer = self.layers[step]
            following = self.rest[step + 1]
            for key, guest, new in self.edges[step]:
                ways = following.get(new, 0)
                if ways:
                    cells[guest] += layer[key] * ways
        return self.cells

    def draw(self, luck: Luck) -> list[int]:
        """One of the ways, each as likely as the others: the guest at each place.  There must be one."""
        self.backwards()
        found = [-1] * len(self.allowed)
        key = 0
        for step in range(len(self.order)):
            place = self.order[step]
            pick = int(luck.below(self.rest[step][key]))
            for guest in members(self.allowed[place] & ~key & 1023):
                new = self.next_key(step, key, guest)
                ways = self.rest[step + 1].get(new, 0) if new >= 0 else 0
                if pick < ways:
                    found[place] = guest
                    key = new
                    break
                pick -= ways
        return found
