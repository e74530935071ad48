"""The game on a live table: the true position, the envelopes, the window, the bots.

Everything here is a cache of the log.  A step is worked out on a copy of the position, written down in one transaction, and only then takes
the place of the position: nobody is told anything that is not stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.core.chance import Sealed
from coterie.core.position import Position
from coterie.core.registry import load
from coterie.server import trouble, wire
from coterie.server.clocks import Alarm, Window
from coterie.server.refusals import Declined
from coterie.server.storage import Row, Sheet, Write, encode
from coterie.server.thinking import THREADS, Thinker

if TYPE_CHECKING:
    from coterie.server.live import LiveTable

CHOICE = SystemRandom()
PAUSE = 2.0
"""Seconds after which a table tries again where something went wrong."""


class TornLog(Exception):
    """What the log tells is not what follows from what it says was done."""


class Dealt(msgspec.Struct):
    """The first row of a log: what was settled before the deal, and the deal as chance made it."""

    settled: dict[str, Any]
    stated: dict[str, Any]


def options(sheet: Sheet) -> dict[str, str]:
    """The options of a table as the game knows them."""
    return {**sheet.choices, "cast": "fewest-advanced"} if sheet.guests == "fewest" else sheet.choices


def settled(sheet: Sheet) -> dict[str, Any]:
    """What of the deal is settled before chance deals."""
    found: dict[str, Any] = {"cast": list(sheet.cast)} if sheet.guests == "hand" else {}
    return found if sheet.first is None else {**found, "first": sheet.first}


def dealt(sheet: Sheet, names: list[str], before: dict[str, Any]) -> Position:
    """A game as the sealed chance of its table deals it, and will deal it again."""
    assert sheet.secret is not None
    luck = Sealed(sheet.secret)
    return load(sheet.game).deal(seats=sheet.seats, choices=options(sheet), deal=before, names=names, luck=luck)


def deal(sheet: Sheet, names: list[str]) -> tuple[Position, list[Row]]:
    """A new game and the log that it begins with."""
    position = dealt(sheet, names, settled(sheet))
    return position, [Row("deal", encode(Dealt(settled(sheet), position.stated))), *news(position, 0, 0)]


def news(position: Position, lines: int, facts: int) -> list[Row]:
    """The rows that a log lacks which has so many lines and facts of this position."""
    rows = [Row("line", line) for line in position.lines[lines:]]
    rows += [Row("fact", fact=fact) for fact in position.facts[facts:]]
    if position.outcome is not None:
        rows.append(Row("over", encode({"winners": position.outcome.winners, "reason": position.outcome.reason})))
    return rows


def replay(sheet: Sheet, names: list[str], log: list[Row]) -> Position:
    """The position that a log leads to: chance deals and draws again, the seats say what they said, and all must be told what was told."""
    first = msgspec.json.decode(log[0].text, type=Dealt)
    position = dealt(sheet, names, first.settled)
    lines = [row.text for row in log if row.kind == "line"]
    for said in lines:
        who, _, line = said.partition(" ")
        if who != "*":
            position.say(int(who), line)
    told = [row.fact for row in log if row.kind == "fact"]
    if position.stated != first.stated or position.lines != lines or position.facts != told:
        raise TornLog(sheet.id)
    return position


class Play:
    """One game that goes on (or is over) at a table."""

    def __init__(self, table: LiveTable, position: Position, written: int) -> None:
        self.table = table
        self.position = position
        self.written = written
        self.envelopes: dict[int, str] = {}
        self.window: Window | None = None
        self.opened = 0
        self.stopped = False
        self.alarms: list[Alarm] = []
        self.steps = 0
        self.private: dict[int, int] = {}
        self.lines: dict[int, list[str]] = {}
        self.thinkers: dict[int, Thinker] = {}
        self.tasks: set[asyncio.Task[None]] = set()

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
        window = self.window if q.window else None
        closes = window.left(self.table.house.clock.now()) if window is not None else None
        lasts = window.lasts() if window is not None else None
        passes = q.window and self.passes(seat)
        return wire.Question(
            q.number, q.topic, list(q.asks), q.window, closes, lasts, self.legal(seat), self.envelopes.get(seat), passes
        )  # fmt: skip

    def step_for(self, seat: int, have: int) -> wire.Step:
        """What a seat has not been told yet, what it knows now, and what is asked."""
        told = [wire.Event(event.n, event.kind, event.fields) for event in self.position.told(seat, have)]
        return wire.Step(told, self.position.view(seat), self.question(seat), self.table.stands(seat))

    def has(self, seat: int) -> int:
        """How many events a seat has been told."""
        return len(self.position.feeds.own[seat])

    # ------------------------------------------------------------ what a seat says

    def check(self, seat: int, q: int) -> bool:
        """Whether question q is on the table and goes to this seat, and whether it is answered in envelopes."""
        question = self.position.question
        if question is None:
            raise Declined("server-over", 409)
        if q != question.number:
            raise Declined("server-stale", 409)
        if seat not in question.asks:
            raise Declined("server-not-asked", 409)
        return question.window or len(question.asks) > 1

    async def say(self, seat: int, q: int, line: str, message: str | None) -> None:
        """An answer: into the envelope, or played."""
        sealed = self.check(seat, q)
        refused = self.position.why(seat, line)
        if refused is not None:
            raise refused
        if not sealed:
            await self.step([(seat, line)], seat, message)
            return

        def deed(write: Write) -> None:
            write.envelope(q, seat, line)
            self.table.note(write, seat, message)

        await self.table.write(deed)
        self.envelopes[seat] = line
        self.touch(seat)
        self.table.ring()
        self.look()

    async def agree(self, seat: int, message: str) -> None:
        """A seat agrees to end the game; when all persons have, the bots do."""
        refused = self.position.why(seat, "agree")
        if refused is not None:
            raise refused
        agreed = self.position.agreed | {seat}
        who = [seat]
        if all(chair.kind == "bot" or chair.seat in agreed for chair in self.table.chairs):
            who += [chair.seat for chair in self.table.chairs if chair.seat not in agreed]
        await self.step([(one, "agree") for one in who], seat, message)

    async def step(self, answers: list[tuple[int, str]], seat: int = 0, message: str | None = None) -> None:
        """Plays answers on, writes down what was said and told, then shows it."""
        before = self.position
        after = before.copy()
        if isinstance(before.luck, Sealed):
            after.luck = Sealed(before.luck.secret, before.luck.drawn)
        for who, line in answers:
            after.say(who, line)
        rows = news(after, len(before.lines), len(before.facts))
        q = before.question.number if before.question is not None else 0
        moved = after.question is None or after.question.number != q
        lifted = [chair.seat for chair in self.table.chairs if ends(chair.standing, before, after, chair.seat)]

        def deed(write: Write) -> None:
            write.log(self.written, rows)
            if moved:
                write.open_envelopes(q)
            for one in lifted:
                write.standing(one, "")
            if after.outcome is not None:
                write.sheet(over=True)
            self.table.note(write, seat, message)

        await self.table.write(deed)
        self.written += len(rows)
        for one in lifted:
            self.table.chair(one).standing = ""
        self.advance(after)
        if after.outcome is not None:
            self.table.sheet.over = True
            self.table.changed()
        self.table.ring()

    def advance(self, position: Position, envelopes: dict[int, str] | None = None) -> None:
        """From now on this is the position, and these envelopes lie on the table (none, for a question that was not put before)."""
        before = self.position.question
        self.position = position
        self.lines = {}
        self.steps += 1
        q = position.question
        if q is None or before is None or q.number != before.number:
            self.envelopes = envelopes if envelopes is not None else {}
            self.put()

    def touch(self, seat: int) -> None:
        """Something changed that only this seat may see."""
        self.private[seat] = self.private.get(seat, 0) + 1

    # ------------------------------------------------------------ windows

    def put(self) -> None:
        """A new question: its window opens, its bots begin to think."""
        self.quiet()
        q = self.position.question
        if q is None or self.stopped:
            return
        clock = self.table.house.clock
        self.opened = q.number
        self.window = self.table.house.pace.window(clock.now(), len(q.asks)) if q.window else None
        if self.window is not None:
            self.alarms.append(clock.at(self.window.shortest, self.look))
            if self.window.longest is not None:
                self.alarms.append(clock.at(self.window.longest, self.look))
        for seat in q.asks:
            chair = self.table.chair(seat)
            if chair.kind == "bot" and chair.bot is not None and seat not in self.envelopes:
                self.start(self.think(seat, chair.bot, q.number))

    def quiet(self) -> None:
        """Takes back the alarms of the last question."""
        for alarm in self.alarms:
            alarm.cancel()
        self.alarms = []
        self.window = None

    def passes(self, seat: int) -> bool:
        """Whether a standing order answers for this seat."""
        order = self.table.stands(seat)
        if order == "" or self.position.pass_line(seat) is None:
            return False
        return order != "concerned" or not self.position.game.concerns(self.position.seeing(0), seat)

    def complete(self) -> bool:
        """Whether every seat asked has answered, by an envelope or a standing order."""
        q = self.position.question
        return q is not None and all(seat in self.envelopes or (q.window and self.passes(seat)) for seat in q.asks)

    def due(self) -> bool:
        """Whether the envelopes are to be opened now."""
        q = self.position.question
        if q is None or not (q.window or len(q.asks) > 1):
            return False
        if self.window is None:
            return self.complete()
        return self.window.may_close(self.table.house.clock.now(), self.complete())

    def look(self) -> None:
        """Opens the envelopes if it is time."""
        if self.due():
            self.start(self.open(self.opened))

    async def open(self, q: int) -> None:
        async def opened() -> None:
            question = self.position.question
            if question is None or question.number != q or not self.due():
                return
            await self.step([(seat, self.answer(seat)) for seat in question.asks])

        await self.table.alone(opened)

    def answer(self, seat: int) -> str:
        """What lies in the envelope; for who has said nothing, what gives nothing away."""
        return self.envelopes.get(seat) or self.position.pass_line(seat) or CHOICE.choice(self.legal(seat))

    # ------------------------------------------------------------ bots

    async def think(self, seat: int, name: str, q: int) -> None:
        """The moment is drawn first; then the bot thinks, in a thread; then it waits for its moment."""
        house = self.table.house
        moment = house.pace.moment(house.clock.now())
        if seat not in self.thinkers:
            position = self.position
            self.thinkers[seat] = Thinker(name, position.game, position.seats, seat, options(self.table.sheet))
        thinker = self.thinkers[seat]
        question = self.position.question
        if question is None or question.number != q:
            return
        told, legal = self.position.told(seat), self.legal(seat)
        line = await asyncio.get_running_loop().run_in_executor(THREADS, thinker.think, told, question.topic, legal)
        speak: Callable[[], None] = lambda: self.start(self.speak(seat, q, line))  # noqa: E731
        when = house.pace.answers_at(moment, house.clock.now())
        if self.opened == q:
            self.alarms.append(house.clock.at(when, speak))

    async def speak(self, seat: int, q: int, line: str) -> None:
        async def spoken() -> None:
            try:
                await self.say(seat, q, line, None)
            except Declined:
                return

        await self.table.alone(spoken)

    def start(self, work: Any) -> None:
        """Lets something run by itself, and keeps hold of it."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            trouble.log("a table stumbled and tries again", error)
            clock = self.table.house.clock
            self.alarms.append(clock.at(clock.now() + PAUSE, self.put))

    def stop(self) -> None:
        """This server leaves the game alone from now on."""
        self.stopped = True
        self.quiet()
        self.opened = 0
        for task in list(self.tasks):
            task.cancel()


def ends(order: str, before: Position, after: Position, seat: int) -> bool:
    """Whether a standing order of this seat ended in this step: its turn began, or a phase."""
    if order not in ("turn", "phase"):
        return False
    told = after.told(0, len(before.feeds.own[0]))
    return any(event.kind == order and (order == "phase" or event.fields["seat"] == seat) for event in told)


def new_secret() -> bytes:
    return secrets.token_bytes(32)
