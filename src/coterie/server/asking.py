"""What happens by itself while a question lies on the table: its window, its clock, and the bots that it goes to.

Everything is set for its moment when the question is put, by what everybody knows: nothing here is sooner or later for what somebody holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from coterie.server import trouble
from coterie.server.clocks import ELSEWHERE, GRACE, Alarm, Window
from coterie.server.refusals import Declined
from coterie.server.thinking import THREADS, Thinker

if TYPE_CHECKING:
    from coterie.server.play import Play

PAUSE = 2.0
"""Seconds after which a table tries again where something went wrong."""


class Asking:
    """The alarms and the bots of one game."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.window: Window | None = None
        self.deadline: float | None = None
        self.limit: float | None = None
        self.opened = 0
        """The question that everything here is set for."""
        self.spent = 0.0
        """Seconds that the present question had lain on the table when this server took the game up."""
        self.stopped = False
        self.alarms: list[Alarm] = []
        self.thinkers: dict[int, Thinker] = {}
        self.missed: set[int] = set()
        """Bots that should have begun to think while a step was on its way to the disk."""
        self.tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ a question

    def put(self) -> None:
        """A new question: its window opens, its clock starts, its bots begin to think."""
        self.quiet()
        self.missed.clear()
        spent, self.spent = self.spent, 0.0
        q = self.play.position.question
        if self.stopped:
            return
        self.play.table.house.notices.asked(self.play.table)
        if q is None:
            return
        house = self.play.table.house
        now, late = house.clock.now(), self.late()
        self.opened = q.number
        tempo = self.play.table.sheet.clock
        if q.window:
            self.window = house.pace.window(now, len(q.asks), tempo, spent)
            self.alarms.append(house.clock.at(self.window.shortest + late, self.look))
            if self.window.longest is not None:
                self.alarms.append(house.clock.at(self.window.longest + late, self.look))
        else:
            self.limit = house.pace.limit(tempo)
            if self.limit is not None:
                self.deadline = now + max(self.limit - spent, min(self.limit, GRACE) if spent else 0)
                self.alarms.append(house.clock.at(self.deadline + late, partial(self.run_out, q.number)))
        self.wake_bots()

    def late(self) -> float:
        """Where nobody is connected to this server another one, where people are, is let go first."""
        table = self.play.table
        return 0.0 if table.listeners or not table.house.bell.shared else ELSEWHERE

    def quiet(self) -> None:
        """Takes back the alarms of the last question."""
        for alarm in self.alarms:
            alarm.cancel()
        self.alarms = []
        self.window = None
        self.deadline = self.limit = None

    def left(self) -> tuple[int | None, int | None]:
        """How much time the present question has left at most, and how much it had, in milliseconds; None: no clock runs."""
        now = self.play.table.house.clock.now()
        if self.window is not None:
            return self.window.left(now), self.window.lasts()
        if self.deadline is None or self.limit is None:
            return None, None
        return max(0, round((self.deadline - now) * 10)) * 100, round(self.limit * 1000)

    # ------------------------------------------------------------ envelopes

    def passes(self, seat: int) -> bool:
        """Whether a standing order answers for this seat."""
        order, position = self.play.table.stands(seat), self.play.position
        if order == "" or position.pass_line(seat) is None:
            return False
        return order != "concerned" or not position.game.concerns(position.seeing(0), seat)

    def complete(self, last: int = 0) -> bool:
        """Whether every seat asked has answered, by an envelope or a standing order; `last` answers now."""
        q = self.play.position.question
        return q is not None and all(seat == last or seat in self.play.envelopes or (q.window and self.passes(seat)) for seat in q.asks)

    def due(self, last: int = 0) -> bool:
        """Whether the envelopes are to be opened now; the one of `last` is only now put there."""
        q = self.play.position.question
        if q is None or not q.sealed:
            return False
        if self.window is None:
            return self.complete(last)
        return self.window.may_close(self.play.table.house.clock.now(), self.complete(last))

    def look(self) -> None:
        """Opens the envelopes if it is time."""
        if not self.play.settling and self.due():
            self.start(self.open(self.opened))

    async def open(self, q: int) -> None:
        async def opened() -> None:
            question = self.play.position.question
            if question is None or question.number != q or not self.due():
                return
            await self.play.step([(seat, self.play.answer(seat)) for seat in question.asks])

        await self.play.table.alone(opened)

    # ------------------------------------------------------------ the clock

    def run_out(self, q: int) -> None:
        self.start(self.time_is_up(q))

    async def time_is_up(self, q: int) -> None:
        """Whoever has not answered in time is away: a bot plays for them, with what their seat was told, until they are back."""

        async def run_out() -> None:
            question = self.play.position.question
            if question is None or question.number != q:
                return
            table = self.play.table
            silent = [s for s in question.asks if s not in self.play.envelopes and table.chair(s).played_by is None]
            if silent:
                await table.absent(silent)

        await self.play.table.alone(run_out)

    # ------------------------------------------------------------ bots

    def wake_bots(self) -> None:
        """Every bot that is asked, and has not answered, begins to think."""
        q = self.play.position.question
        if q is None or self.stopped:
            return
        for seat in q.asks:
            self.wake_bot(seat)

    def wake_bot(self, seat: int) -> None:
        q = self.play.position.question
        bot = self.play.table.chair(seat).played_by
        if q is not None and seat in q.asks and bot is not None and seat not in self.play.envelopes:
            self.start(self.think(seat, bot, q.number))

    def wake_missed(self) -> None:
        """The step is on disk and the question is still the same."""
        missed, self.missed = self.missed, set()
        for seat in missed:
            self.wake_bot(seat)

    async def think(self, seat: int, name: str, q: int) -> None:
        """The moment is drawn first; then the bot thinks, in a thread; then it waits for its moment."""
        play = self.play
        house = play.table.house
        moment = house.pace.moment(house.clock.now()) + self.late()
        position = play.position
        question = position.question
        if play.settling:
            self.missed.add(seat)
        if play.settling or question is None or question.number != q:
            return
        thinker = self.thinkers.get(seat)
        if thinker is None or thinker.name != name:
            thinker = Thinker(name, position.game, position.seats, seat, position.options)
            self.thinkers[seat] = thinker
        told, legal = position.told(seat, thinker.knows), play.legal(seat)
        line = await asyncio.get_running_loop().run_in_executor(THREADS, thinker.think, told, question.topic, legal)
        speak: Callable[[], None] = lambda: self.start(self.speak(seat, q, line))  # noqa: E731
        when = house.pace.answers_at(moment, house.clock.now())
        if self.opened == q:
            self.alarms.append(house.clock.at(when, speak))

    async def speak(self, seat: int, q: int, line: str) -> None:
        async def spoken() -> None:
            if self.play.table.chair(seat).played_by is None or seat in self.play.envelopes:
                return
            try:
                await self.play.say(seat, q, line, None)
            except Declined:
                return

        await self.play.table.alone(spoken)

    # ------------------------------------------------------------ what runs by itself

    def start(self, work: Any) -> None:
        """Lets something run by itself, and keeps hold of it."""
        task: asyncio.Task[None] = self.play.table.house.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not self.stopped:
            trouble.log("a table stumbled and tries again", error)
            clock = self.play.table.house.clock
            self.alarms.append(clock.at(clock.now() + PAUSE, lambda: self.start(self.recover())))

    async def recover(self) -> None:
        """Begins with the present question anew; where the position is ahead of the log, that is read first."""

        async def again() -> None:
            self.put()

        await self.play.table.alone(again)

    def stop(self) -> None:
        """This server leaves the game alone from now on."""
        self.stopped = True
        self.quiet()
        self.opened = 0
        for task in list(self.tasks):
            task.cancel()
