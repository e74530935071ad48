"""The game on a live table: the true position and the envelopes.

Everything here is a cache of the log.  While a step is on its way to the disk the position is ahead of the log, and nobody is shown
anything; if it cannot be written down, the position is read again from the log.
"""

from __future__ import annotations

from functools import partial
from random import SystemRandom
from time import perf_counter
from typing import TYPE_CHECKING

from coterie.core.position import Position
from coterie.core.question import Question
from coterie.core.told import Told
from coterie.server import logs, wire
from coterie.server.asking import Asking
from coterie.server.dealing import news
from coterie.server.gallery import Gallery
from coterie.server.refusals import Declined
from coterie.server.sight import Sight
from coterie.server.writing import Write

if TYPE_CHECKING:
    from coterie.server.live import LiveTable

CHOICE = SystemRandom()


class Play:
    """One game that goes on (or is over) at a table."""

    def __init__(self, table: LiveTable, position: Position, written: int) -> None:
        self.table = table
        self.position = position
        self.written = written
        self.settling = False
        """The position is ahead of the log: nothing of it may be shown."""
        self.envelopes: dict[int, str] = {}
        self.asking = Asking(self)
        self.gallery = Gallery(self)
        self.steps = 0
        self.begun: float | None = None
        """When the last step began, if it was made here and has not been shown yet."""
        self.private: dict[int, int] = {}
        self.sights: dict[int, Sight] = {}
        self.lines: dict[int, list[str]] = {}

    # ------------------------------------------------------------ what a seat is shown

    def legal(self, seat: int) -> list[str]:
        if seat not in self.lines:
            self.lines[seat] = self.position.legal(seat) if seat else []
        return self.lines[seat]

    def question(self, seat: int) -> wire.Question | None:
        """The question as a seat may know it."""
        q = self.position.question
        if q is None:
            return None
        closes, lasts = self.asking.left()
        passes = q.window and seat in q.asks and self.asking.passes(seat)
        return wire.Question(
            q.number, q.topic, list(q.asks), q.window, closes, lasts, self.legal(seat), self.envelopes.get(seat), passes
        )  # fmt: skip

    def step_for(self, seat: int, have: int, since: int | None = None) -> wire.Step:
        """What a seat has not been told yet, what it knows now (or what of it is new since that step), and what is asked."""
        told = [wire.Event(event.n, event.kind, event.fields) for event in self.position.told(seat, have)]
        if since is None:
            view, whole = self.position.view(seat), True
        else:
            view, whole = self.sight(seat).since(since, self.steps, partial(self.position.view, seat))
        return wire.Step(told, view, self.question(seat), self.table.stands(seat), whole)

    def sight(self, seat: int) -> Sight:
        if seat not in self.sights:
            self.sights[seat] = Sight()
        return self.sights[seat]

    def has(self, seat: int) -> int:
        """How many events a seat has been told."""
        return len(self.position.feeds.own[seat])

    # ------------------------------------------------------------ what a seat says

    def check(self, seat: int, q: int) -> Question:
        """The question on the table, if it is question q and goes to this seat."""
        question = self.position.question
        if question is None:
            raise Declined("server-over", 409)
        if q != question.number:
            raise Declined("server-stale", 409)
        if seat not in question.asks:
            raise Declined("server-not-asked", 409)
        return question

    async def say(self, seat: int, q: int, line: str, message: str | None) -> None:
        """An answer: into the envelope, or played."""
        asked = self.check(seat, q)
        refused = self.position.why(seat, line)
        if refused is not None:
            raise refused
        if not asked.sealed:
            await self.step([(seat, line)], seat, message)
            return
        if self.asking.due(seat):  # the last envelope: it is opened with the others at once
            await self.step([(one, line if one == seat else self.answer(one)) for one in asked.asks], seat, message)
            return

        def deed(write: Write) -> None:
            write.envelope(q, seat, line)
            self.table.note(write, seat, message)

        await self.table.write(deed)
        self.envelopes[seat] = line
        self.touch(seat)
        self.table.ring()
        self.asking.look()

    async def agree(self, seat: int, message: str) -> None:
        """A seat agrees to end the game; when all persons have, the bots do."""
        refused = self.position.why(seat, "agree")
        if refused is not None:
            raise refused
        agreed = self.position.agreed | {seat}
        who = [seat]
        if all(chair.played_by is not None or chair.seat in agreed for chair in self.table.chairs):
            who += [chair.seat for chair in self.table.chairs if chair.seat not in agreed]
        await self.step([(one, "agree") for one in who], seat, message)

    async def step(self, answers: list[tuple[int, str]], seat: int = 0, message: str | None = None) -> None:
        """Plays answers on, writes down what was said and told, then shows it."""
        self.settling = True
        began = perf_counter()
        try:
            await self.settle(answers, seat, message)
        except BaseException:
            self.written = -1  # what has been played here is in no log
            raise
        self.begun = began
        self.table.house.tally.stepped(self.table, [who for who, _ in answers], began)

    async def settle(self, answers: list[tuple[int, str]], seat: int, message: str | None) -> None:
        position = self.position
        said, told, public = len(position.log), len(position.facts), len(position.feeds.own[0])
        asked = position.question
        q = asked.number if asked is not None else 0
        sealed = asked is not None and asked.sealed
        for who, line in answers:
            position.say(who, line)
        rows = news(position, said, told)
        over = position.outcome is not None
        moved = position.question is None or position.question.number != q
        news_for_all = position.told(0, public)
        lifted = [chair.seat for chair in self.table.chairs if ends(chair.standing, chair.seat, news_for_all)]

        def deed(write: Write) -> None:
            write.log(self.written, rows)
            if moved and sealed:
                write.open_envelopes(q)
            for one in lifted:
                write.standing(one, "")
            if over:
                write.sheet(over=True)
            self.table.note(write, seat, message)

        await self.table.write(deed)
        self.written += len(rows)
        for one in lifted:
            self.table.chair(one).standing = ""
        self.advance(position, q)
        if over:
            self.table.sheet.over = True
            logs.event("game-over", self.table.sheet.id, game=self.table.sheet.game, answers=len(position.log))
            self.table.changed()
        self.table.ring()

    def advance(self, position: Position, before: int, envelopes: dict[int, str] | None = None) -> None:
        """From now on this is the position, and these envelopes lie on the table (none, for a question that was not put before)."""
        self.position = position
        self.settling = False
        self.begun = None
        self.lines = {}
        self.steps += 1
        q = position.question
        if q is None or q.number != before:
            self.envelopes = envelopes if envelopes is not None else {}
            self.asking.put()
        else:
            self.asking.wake_missed()
        self.gallery.add()

    def touch(self, seat: int) -> None:
        """Something changed that only this seat may see."""
        self.private[seat] = self.private.get(seat, 0) + 1

    def answer(self, seat: int) -> str:
        """What lies in the envelope; for who has said nothing, what gives nothing away."""
        return self.envelopes.get(seat) or self.position.pass_line(seat) or CHOICE.choice(self.legal(seat))


def ends(order: str, seat: int, told: list[Told]) -> bool:
    """Whether a standing order of this seat ends with what was told to all: its turn began, or a phase."""
    if order == "phase":
        return any(event.kind == "phase" for event in told)
    return order == "turn" and any(event.kind == "turn" and event.fields["seat"] == seat for event in told)
