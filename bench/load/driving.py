"""Plays at many tables at once, as fast as they answer or at a steady pace, and says what came of it."""

from __future__ import annotations

import gc
import heapq
import random
import statistics
import time
from collections.abc import Callable, Sequence
from itertools import pairwise

from servers import Server, taken
from sockets import Crowd
from tables import Table

SLICE = 0.25
"""Seconds after which one looks whether other programs were in the way."""
QUIET = 0.1
"""So much of a core (of the two together) may others take in a slice that counts as quiet."""
PATIENCE = 4
"""So many times as long as wanted is measured at most, until there was enough quiet."""


class Slice:
    """A moment of a measurement: what was done in it, what it cost, and how much of the two cores other programs took."""

    def __init__(self, server: Server, crowd: Crowd) -> None:
        self.answers = 0
        self.steps = 0
        self.owed = 0
        self.times: list[float] = []
        self.began = time.perf_counter()
        self.marks = self.costs(server, crowd)

    def costs(self, server: Server, crowd: Crowd) -> list[float]:
        return [time.perf_counter(), server.cpu(), time.process_time(), taken(), crowd.bytes]

    def end(self, server: Server, crowd: Crowd) -> None:
        costs = [b - a for a, b in zip(self.marks, self.costs(server, crowd), strict=True)]
        self.seconds, self.server, self.generator, whole, self.bytes = costs
        self.others = max(0.0, whole - self.server - self.generator) / self.seconds


class Outcome:
    """What was measured: answers that were acknowledged and heard by all seats, and how long each took from the sending on.

    Only quiet slices count (those after a quiet one, so that nothing is left over from what was in the way), if there were enough of them.
    """

    def __init__(self, slices: Sequence[Slice], wanted: float) -> None:
        quiet = [b for a, b in pairwise(slices) if a.others <= QUIET and b.others <= QUIET]
        self.quiet = sum(s.seconds for s in quiet) >= wanted / 3
        self.whole = sum(s.seconds for s in slices)
        self.others = statistics.fmean(s.others for s in slices)
        kept = quiet if self.quiet else slices
        self.answers, self.steps, self.owed = sum(s.answers for s in kept), sum(s.steps for s in kept), sum(s.owed for s in kept)
        self.seconds, self.server = sum(s.seconds for s in kept), sum(s.server for s in kept)
        self.generator, self.bytes = sum(s.generator for s in kept), sum(s.bytes for s in kept)
        self.times = sorted(took for s in kept for took in s.times)

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    @property
    def work(self) -> float:
        """Answers in a second of the server's CPU time."""
        return self.answers / self.server

    def percentile(self, part: float) -> float:
        """In milliseconds."""
        return 1000 * self.times[min(len(self.times) - 1, int(part * len(self.times)))] if self.times else float("nan")

    @property
    def busy(self) -> str:
        """How much of the time each side worked, what an answer cost the server, and whether others were in the way."""
        kept = f"{self.seconds:.1f} s quiet of {self.whole:.1f}" if self.quiet else f"NOT QUIET, others took {self.others:.0%} of a core"
        return (
            f"server {self.server / self.seconds:.0%} of its core, generator {self.generator / self.seconds:.0%}; "
            f"{1e6 * self.server / max(1, self.answers):,.0f} us of server, {self.bytes / max(1, self.steps):,.0f} bytes an answer; {kept}"
        )


class Watch:
    """Keeps the slices of a measurement until enough of it was quiet."""

    def __init__(self, server: Server, crowd: Crowd, seconds: float) -> None:
        self.server, self.crowd, self.seconds = server, crowd, seconds
        self.slices: list[Slice] = []
        self.now = Slice(server, crowd)

    def note(self, table: Table) -> None:
        """An answer is through."""
        self.now.answers += table.given
        self.now.steps += 1
        self.now.times.append(table.heard_by_all - table.began)

    def measure(self, turn: Callable[[float], object]) -> Outcome:
        """Calls `turn` with the end of each slice, which it plays to."""
        gc.collect()
        gc.disable()
        quiet = before = 0.0
        while quiet < self.seconds and before < self.seconds * PATIENCE:
            self.now = Slice(self.server, self.crowd)
            turn(self.now.began + SLICE)
            self.now.end(self.server, self.crowd)
            self.slices.append(self.now)
            before += self.now.seconds
            if self.now.others <= QUIET:
                quiet += self.now.seconds
        gc.enable()
        return Outcome(self.slices, self.seconds)


def opened(tables: Sequence[Table], crowd: Crowd) -> None:
    """Everybody sits down, and nothing is on its way any more."""
    for table in tables:
        table.open()
        crowd.poll(0)
    waiting = list(tables)

    def all_here() -> bool:
        while waiting and waiting[-1].ready():
            waiting.pop()
        return not waiting

    crowd.until(all_here)
    crowd.settle()


def calm(tables: Sequence[Table], crowd: Crowd) -> None:
    """Lets what is on its way come in."""
    for table in tables:
        table.finished = None
    crowd.until(lambda: not any(table.busy for table in tables))


def closed(server: Server, tables: Sequence[Table], crowd: Crowd, seconds: float, warm: float) -> Outcome:
    """As fast as they go: each table answers again as soon as everybody has heard the last answer."""
    watch = Watch(server, crowd, seconds)

    def finished(table: Table) -> None:
        watch.note(table)
        if not table.over:
            table.answer(time.perf_counter())

    for table in tables:
        table.finished = finished
        if not table.over:
            table.answer(time.perf_counter())
    until(crowd, time.perf_counter() + warm)
    found = watch.measure(lambda end: until(crowd, end))
    calm(tables, crowd)
    return found


class Stretch:
    """A part of a long game: how fast it went by the clock and by the server's own time."""

    def __init__(self, answers: int, seconds: float, cpu: float) -> None:
        self.rate = answers / seconds
        self.cpu = 1e6 * cpu / answers


def stretches(server: Server, tables: Sequence[Table], crowd: Crowd, answers: int, seconds: float, parts: int = 5) -> list[Stretch]:
    """Plays so many answers (for so many seconds at most), as fast as they go, and looks at equal parts of them, one after another."""
    marks = [(0, time.perf_counter(), server.cpu())]
    count = [0]

    def finished(table: Table) -> None:
        count[0] += table.given
        if count[0] >= answers * len(marks) / parts:
            marks.append((count[0], time.perf_counter(), server.cpu()))
        if not table.over:
            table.answer(time.perf_counter())

    for table in tables:
        table.finished = finished
        table.answer(time.perf_counter())
    until(crowd, time.perf_counter() + seconds, lambda: len(marks) > parts)
    calm(tables, crowd)
    return [Stretch(b[0] - a[0], b[1] - a[1], b[2] - a[2]) for a, b in pairwise(marks)]


def until(crowd: Crowd, end: float, enough: Callable[[], bool] = lambda: False) -> None:
    while (left := end - time.perf_counter()) > 0 and not enough():
        crowd.poll(left)


def paced(server: Server, tables: Sequence[Table], crowd: Crowd, each: float, seconds: float, warm: float) -> Outcome:
    """One answer at each table every `each` seconds, all at moments of their own.

    An answer whose moment has come while the last one is still on its way counts from that moment on, not from when it could be sent.
    """
    chance = random.Random(5)
    start = time.perf_counter()
    due = [(start + each * chance.random(), n) for n in range(len(tables))]
    heapq.heapify(due)
    owed: dict[int, float] = {}
    watch = Watch(server, crowd, seconds)

    def finished(table: Table) -> None:
        watch.note(table)
        since = owed.pop(id(table), None)
        if since is not None and not table.over:
            table.answer(since)

    def play(end: float) -> None:
        while (now := time.perf_counter()) < end:
            while due[0][0] <= now:
                when, n = heapq.heappop(due)
                heapq.heappush(due, (when + each, n))
                table = tables[n]
                if table.busy:
                    owed.setdefault(id(table), when)
                    watch.now.owed += 1
                elif not table.over:
                    table.answer(time.perf_counter())
            crowd.poll(max(0.0, min(end, due[0][0]) - now))

    for table in tables:
        table.finished = finished
    play(start + max(warm, each))
    found = watch.measure(play)
    calm(tables, crowd)
    return found


def median(values: Sequence[float]) -> str:
    """The median with the least and the most."""
    if len(values) == 1:
        return f"{values[0]:,.4g}"
    return f"{statistics.median(values):,.4g} ({min(values):,.4g} to {max(values):,.4g})"
