"""The definition of what may be concluded, by playing the record out again in every deal; it knows no game.

A deal is possible for a seat if the record can be played out in it with the same seats asked, every answer an option, and the seat told
the same.  Choices rule nothing out; only what the rules force does.  Each game's fast solver is tested against this.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.core.chance import Luck
from coterie.core.errors import BadSetup
from coterie.core.log import CONSENT, Entry
from coterie.core.position import Position, dealt
from coterie.core.table import AGREED, AGREES, ALL, CHANCE, OVER, Ear, Table
from coterie.core.told import Fact


class Listening(Ear):
    """Compares what one seat is told with what it was told in truth."""

    def __init__(self, seat: int, truth: list[Fact], kinds_only_before_end: bool) -> None:
        self.seat = seat
        self.truth = truth
        self.heard = 0
        self.same = True
        self.ended = False
        self.until_end = kinds_only_before_end

    def hear(self, audience: i64, kind: i64, a: i64, b: i64, c: i64) -> None:
        if self.ended and self.until_end:
            return
        if audience != ALL and (self.seat == 0 or audience & bit(self.seat - 1) == 0):
            return
        fact: Fact = (int(audience), int(kind), int(a), int(b), int(c))
        if self.heard >= len(self.truth) or self.truth[self.heard] != fact:
            self.same = False
        self.heard += 1
        if kind == OVER:
            self.ended = True


class Trial:
    """The record played out with other answers of chance.  ``state``: "possible", "impossible" or "chance" (its next answer is needed)."""

    def __init__(self, truth: Position, seat: int, chances: list[int], after_end: bool) -> None:
        self.truth = truth
        self.chances = chances
        self.used = 0
        self.options: list[int] = []
        self.before = -1
        self.said: list[Entry] = [entry for entry in truth.log if entry[0] != CHANCE]
        self.next = 0
        own = truth.feeds.own[seat]
        self.ear = Listening(seat, own, not after_end)
        self.table: Table = truth.laid.copy()
        self.table.ear = self.ear
        self.state = self.play()

    def play(self) -> str:
        game = self.truth.game
        script = game.deal_scene(self.table)
        while True:
            state = ""
            for _ in script:
                state = self.answer()
                if state:
                    return state
            if not self.ear.same:
                return "impossible"
            if self.table.over:
                return "possible" if self.next == len(self.said) and self.heard_all() else "impossible"
            script = game.scene(self.table)

    def answer(self) -> str:
        """Gives the answer to the question on the table; "" to go on."""
        t = self.table
        if t.asked != CHANCE:
            self.consents()
        if not self.ear.same:
            return "impossible"
        if t.over:
            return "possible" if self.heard_all() else "impossible"
        if t.asked == CHANCE:
            return self.ask_chance(t)
        if self.next == len(self.said):
            truth = self.truth.table
            return "possible" if self.heard_all() and t.asked == truth.asked and t.topic == truth.topic else "impossible"
        seat, topic, answer = self.said[self.next]
        if t.asked != seat or t.topic != topic or not t.allows(answer):
            return "impossible"
        self.next += 1
        t.answer = answer
        return ""

    def ask_chance(self, t: Table) -> str:
        """The next of the given answers of chance, or the options for one more; where order says nothing, in ascending order only."""
        if self.used < len(self.chances):
            t.answer = self.chances[self.used]
            self.used += 1
            self.before = int(t.topic)
            return ""
        above = self.truth.game.topics[int(t.topic)].above
        least = self.chances[-1] if self.before in above else 0
        self.options = [answer for answer in t.answers() if answer >= least]
        return "chance" if not self.done() else "possible"

    def consents(self) -> None:
        """A seat that agreed to end the game is told of where it was."""
        while self.next < len(self.said) and self.said[self.next][1] == CONSENT:
            t = self.table
            t.tell(ALL, AGREES, self.said[self.next][0])
            self.next += 1
            if self.next == len(self.said) and len(self.truth.agreed) == self.truth.seats:
                t.finish(0, AGREED)

    def done(self) -> bool:
        """Nothing more was said or told in truth: what chance answers next is not known to anybody yet."""
        return self.next == len(self.said) and self.heard_all() and self.truth.table.asked == CHANCE and not self.truth.table.over

    def heard_all(self) -> bool:
        return (self.ear.ended and self.ear.until_end) or self.ear.heard == len(self.ear.truth)


def possible(truth: Position, seat: int, after_end: bool = False) -> Iterator[Trial]:
    """Every world that a seat (from 1; 0: a watcher) must still hold possible, each as the answers of chance in it.

    ``after_end``: what was laid open after the end counts too.
    """
    waiting: list[list[int]] = [[]]
    while waiting:
        chances = waiting.pop()
        trial = Trial(truth, seat, chances, after_end)
        if trial.state == "possible":
            yield trial
        elif trial.state == "chance":
            waiting.extend([[*chances, answer] for answer in trial.options])


def count_worlds(truth: Position, seat: int) -> int:
    """The number of possible deals, by the definition."""
    return sum(1 for _ in possible(truth, seat))


def imagined(truth: Position, deal: dict[str, Any], luck: Luck | None = None, drawn: list[int] | None = None) -> Position:
    """The same record in another deal: a position that a seat cannot tell from the true one, if the deal is possible for it.

    ``drawn``: what chance answered after the deal, where that is another too.

    Raises :class:`~coterie.core.errors.BadSetup` where the record cannot be played out in the deal.
    """
    other = dealt(truth.game, truth.seats, None, truth.options, deal, truth.names, None, luck, truth.placed)
    left = drawn.copy() if drawn is not None else None
    for seat, topic, said in truth.log[truth.dealt_in :]:
        answer = left.pop(0) if left is not None and seat == CHANCE else said
        if topic == CONSENT:
            other.agree(seat + 1)
            continue
        t = other.table
        if t.asked != seat or t.topic != topic or not t.allows(answer):
            raise BadSetup("core-deal-impossible")
        other.write(t, answer)
        other.run()
    return other
