"""A stopwatch in a hostile hand: how long after a question the others see what came of it, many times over, in two worlds that differ
only in what one seat holds; and the tests that tell two such heaps of times apart."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from company import NAMES, HandClock, in_parlour

from coterie.core.chance import Seeded
from coterie.core.position import Position
from coterie.core.record import Record
from coterie.server import wire
from coterie.server.clocks import LoopClock, Pace
from coterie.server.feed import NOTHING, Feed
from coterie.server.house import House
from coterie.server.live import LiveTable
from coterie.server.play import Play
from coterie.server.storage import Storage

# ------------------------------------------------------------------ two heaps of times


def kolmogorov_smirnov(one: list[float], other: list[float]) -> float:
    """How likely two heaps from one source lie at least so far apart somewhere (never said too small where values are equal)."""
    a, b = sorted(one), sorted(other)
    i = j = 0
    apart = 0.0
    while i < len(a) and j < len(b):
        here = min(a[i], b[j])
        while i < len(a) and a[i] == here:
            i += 1
        while j < len(b) and b[j] == here:
            j += 1
        apart = max(apart, abs(i / len(a) - j / len(b)))
    x = apart * math.sqrt(len(a) * len(b) / (len(a) + len(b)))
    return 1.0 if x < 0.3 else min(1.0, 2 * sum((-1) ** (k - 1) * math.exp(-2 * k * k * x * x) for k in range(1, 40)))


def edge(one: list[float], other: list[float]) -> float:
    """How likely so many of the shortest times all come from one of two heaps of the same size that have one source.

    Delays between two sharp bounds betray a shift there first: who is a little later has nothing at all at the very beginning.
    """
    assert len(one) == len(other)
    first, second = min(one), min(other)
    alone = max(sum(t < second for t in one), sum(t < first for t in other))
    return min(1.0, 2 * 0.5**alone)


def p_value(one: list[float], other: list[float]) -> float:
    """Small if the two heaps differ anywhere: three tests, and each counts for a third."""
    tests = (kolmogorov_smirnov(one, other), edge(one, other), edge([-t for t in one], [-t for t in other]))
    return min(1.0, 3 * min(tests))


# ------------------------------------------------------------------ the moment and its worlds


@dataclass
class Moment:
    """A question of one game, in two worlds that the watching seat cannot tell apart, and who answers it how.

    `records`: a game that has come to the question, once for each world.  `suspect`: the seat that differs.  `watch`: who looks on; 0 is
    a watcher.
    `people`: the lines of the persons asked, each said after a while that does not depend on the world.  `standing`: who lets the table
    pass for them.
    """

    name: str
    records: tuple[Record, Record]
    topic: str
    suspect: int
    watch: int
    bots: tuple[int, ...]
    people: dict[int, str] = field(default_factory=dict)
    standing: tuple[int, ...] = ()

    def position(self, world: int) -> Position:
        found = self.records[world].position()
        found.luck = Seeded(7, 1)
        assert found.question is not None and found.question.topic == self.topic and self.suspect in found.question.asks
        return found


class Silent:
    """A connection without a network that keeps the moments at which something came."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.came: list[float] = []

    free = True

    def put(self, *words: bytes) -> None:
        self.came += [self.now() for text in words if text.startswith(b'{"type":"step"')]

    async def ready(self) -> None: ...


@dataclass
class Watch:
    """A table where one question is put again and again, and an onlooker with a stopwatch."""

    table: LiveTable
    moment: Moment
    ear: Silent
    feed: Feed

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    async def quiet(self) -> None:
        """Until nobody thinks, writes or sends."""
        tasks, others = self.play.asking.tasks, self.table.house.tasks
        while tasks or others or self.table.telling:
            if tasks or others:
                await asyncio.wait([*tasks, *others])
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    def put(self, position: Position, thinkers: dict[int, Any]) -> None:
        """The question comes to the table; nobody is asked anything after it."""
        self.table.play = Play(self.table, position.copy(), 0)
        self.play.asking.thinkers = thinkers
        self.play.gallery.add()
        self.feed.step_seen, self.feed.have, self.feed.lobby_seen = NOTHING, self.play.has(self.feed.seat), self.table.lobby_changes
        self.ear.came = []
        self.play.asking.put()
        self.play.asking.stopped = True
        self.table.wake()

    async def say(self, seat: int, line: str) -> None:
        question = self.play.position.question
        if question is not None and self.play.asking.opened == question.number:
            await self.table.alone(partial(self.play.say, seat, question.number, line, None))

    async def round(self, position: Position, thinkers: dict[int, Any], hand: Callable[[], float]) -> float:
        """From the question to what the onlooker sees of its answer, on a clock moved by hand."""
        clock = self.table.house.clock
        assert isinstance(clock, HandClock)
        clock.alarms.clear()
        self.put(position, thinkers)
        await self.quiet()
        began = self.ear.came[0]
        for seat, line in self.moment.people.items():
            clock.at(began + hand(), lambda seat=seat, line=line: self.play.asking.start(self.say(seat, line)))
        while len(self.ear.came) < 2:
            alarm = clock.due()[0]
            clock.time = max(clock.time, alarm.when)
            call, alarm.call = alarm.call, None
            assert call is not None
            call()
            await self.quiet()
        return round(self.ear.came[1] - began, 6)

    async def real_round(self, position: Position, hand: Callable[[], float]) -> float:
        """The same on the clock of the loop, with bots that have just sat down."""
        self.put(position, {})
        people = [self.later(seat, line, hand()) for seat, line in self.moment.people.items()]
        await asyncio.gather(*people)
        while len(self.ear.came) < 2:
            await asyncio.sleep(0.001)
        return self.ear.came[1] - self.ear.came[0]

    async def later(self, seat: int, line: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.say(seat, line)


async def unwritten(*_: Any) -> None:
    """Nothing is written down: the same question will be put again."""


async def watched(house: House, moment: Moment, bot: str) -> Watch:
    """A table of the game of this moment, with bots at their seats and an onlooker."""
    record = moment.records[0]
    seated = await house.lay(wire.NewTable(record.game, record.seats, NAMES[0], record.choices))
    table = await house.find(seated.table)
    for seat in range(1, record.seats + 1):
        chair = table.chair(seat)
        chair.kind, chair.name = ("bot" if seat in moment.bots else "person"), f"{seat}"
        chair.bot = bot if seat in moment.bots else None
        chair.lock = bytes([seat])
        chair.standing = "turn" if seat in moment.standing else ""
    table.sheet.started = True
    house.storage.written = unwritten  # type: ignore[method-assign]
    ear = Silent(house.clock.now)
    feed = Feed(ear, table, wire.Hello(None))
    feed.lock = bytes([moment.watch])
    feed.chat_seen = 0
    table.listeners.add(feed)
    return Watch(table, moment, ear, feed)


def times(
    folder: Path, moment: Moment, world: int, bot: str, rounds: int, seed: int, pace: Callable[[Any], Pace] | None = None
) -> list[float]:
    """So many times the same question, in one world, on a clock moved by hand; all delays are drawn from this seed."""
    rng = random.Random(seed)

    async def work(parlour: Any) -> list[float]:
        watch = await watched(parlour.house, moment, bot)
        position = moment.position(world)
        thinkers: dict[int, Any] = {}
        return [await watch.round(position, thinkers, lambda: rng.uniform(0.5, 3.5)) for _ in range(rounds)]

    made = pace(rng.uniform) if pace is not None else Pace(1.0, rng.uniform)
    folder.mkdir(parents=True, exist_ok=True)
    found: list[float] = in_parlour(folder, work, pace=made)
    return found


def real_times(folder: Path, moment: Moment, bot: str, rounds: int, pace: Pace) -> tuple[list[float], list[float]]:
    """The same on the clock of the loop; both worlds take turns, so that what else the machine does falls on both."""

    async def work() -> tuple[list[float], list[float]]:
        house = House(Storage(f"sqlite:///{folder / 'real.db'}"), None, LoopClock(), pace)
        await house.open()
        watches = [await watched(house, moment, bot) for _ in range(2)]
        positions = [moment.position(world) for world in range(2)]
        rng = random.Random(1)
        found: tuple[list[float], list[float]] = ([], [])
        for n in range(2 * rounds):
            world = n % 2
            found[world].append(await watches[world].real_round(positions[world], lambda: rng.uniform(0.01, 0.07)))
            await asyncio.sleep(0)
        for watch in watches:
            watch.play.asking.tasks.clear()
        await house.close()
        return found

    return asyncio.run(work())
