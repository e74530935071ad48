"""A small search: information-set tree search over worlds that the game's own solver draws.  It measures what speed is for.

Each iteration lays the table as it would be in a world that the searching seat holds possible, walks down the tree in it, adds one node,
and plays on at random.  A node is what one seat knows: its card, what it was told since and has said.
"""

from __future__ import annotations

from math import log, sqrt
from typing import final

from mypy_extensions import i64

from coterie.core.bits import bit, count, lowest, nth
from coterie.core.chance import Seeded
from coterie.core.position import Position
from coterie.core.table import ALL, CHANCE, Ear, Table
from coterie.lab.rollout import any_answer


@final
class Prints(Ear):
    """A print of what each seat knows, its card and what it was told since: the same for the same, and hardly ever for other things."""

    def __init__(self, seats: int, deal: list[int]) -> None:
        self.common: i64 = 1
        self.own = [32 * deal[seat] + seat for seat in range(seats)]

    def hear(self, audience: i64, kind: i64, a: i64, b: i64, c: i64) -> None:
        fact = (((((kind << 5) | a) << 12) | b) << 6) | c
        self.common = (self.common * 1000003 + fact) & 0xFFFFFFFFFF if audience == ALL else self.common
        for seat in range(len(self.own) if audience != ALL else 0):
            if audience & bit(seat) != 0:
                self.add(seat, fact)

    def add(self, seat: int, what: i64) -> None:
        own: i64 = self.own[seat]
        self.own[seat] = int((own * 1000003 + what + self.common) & 0xFFFFFFFFFF)

    def of(self, seat: int) -> int:
        own: i64 = self.own[seat]
        return int((own * 1009 ^ self.common * 4093) & 0x3FFFFFFFFFFFFFF)


@final
class Node:
    """What a seat may say when it knows this: how often each answer was tried, and how often the seat has won after it."""

    def __init__(self) -> None:
        self.seen: i64 = 0
        self.tried = 0
        self.visits: list[int] = []
        self.wins: list[int] = []

    def pick(self, options: i64, luck: Seeded) -> i64:
        """An answer that was never tried, else the one with the best upper confidence bound (UCT)."""
        untried = options & ~self.seen
        if untried != 0:
            answer = nth(untried, luck.below(count(untried)))
            self.seen |= bit(answer)
            while len(self.visits) <= answer:
                self.visits.append(0)
                self.wins.append(0)
            return answer
        best, best_value, spread = lowest(options), -1.0, 2.0 * log(self.tried)
        while options != 0:
            answer = lowest(options)
            options &= options - 1
            visits = self.visits[answer]
            value = self.wins[answer] / visits + sqrt(spread / visits)
            if value > best_value:
                best, best_value = answer, value
        return best


@final
class Search:
    """A search for one seat (from 1) that is asked something.

    >>> import coterie
    >>> game = coterie.load("feast").deal(seats=5, seed=7)
    >>> search = Search(game, game.question.asks[0], seed=1)
    >>> search.run(200)
    >>> search.root.tried
    200
    """

    def __init__(self, position: Position, seat: int, seed: int = 0) -> None:
        self.game = position.game
        self.start = position.start
        self.given = position.given
        self.knowledge = position.knowledge(seat)
        self.luck = Seeded(seed)
        self.nodes: dict[int, Node] = {}
        self.root = Node()

    def run(self, iterations: int) -> None:
        """Iterates."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One world, one way down the tree, one new node, one game to its end."""
        deal = self.knowledge.draw(self.luck)
        t = self.game.elsewhere(self.start, deal)
        prints = Prints(int(t.seats), deal)
        path: list[tuple[Node, int, int]] = []
        replayed = 0
        growing = True
        while t.over == 0:
            for _ in self.game.scene(t):
                if replayed < len(self.given):
                    t.answer = self.given[replayed]
                    replayed += 1
                elif growing and t.asked != CHANCE:
                    growing = self.step(t, prints, path)
                else:
                    t.answer = any_answer(t, self.luck)
                t.ear = prints if growing and replayed == len(self.given) else None
        for node, answer, seat in path:
            node.tried += 1
            node.visits[answer] += 1
            node.wins[answer] += int(t.winners >> seat) & 1

    def step(self, t: Table, prints: Prints, path: list[tuple[Node, int, int]]) -> bool:
        """One question inside the tree; False when a new node was added."""
        seat = int(t.asked)
        key = prints.of(seat)
        node = self.nodes.get(key) if path else self.root
        new = node is None
        if node is None:
            node = self.nodes[key] = Node()
        t.answer = node.pick(t.options, self.luck)
        prints.add(seat, t.answer)
        path.append((node, int(t.answer), seat))
        return not new
