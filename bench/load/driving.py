"""Plays at many tables at once, as fast as they answer or at a steady pace, and says what came of it."""

from __future__ import annotations

import gc
import heapq
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from servers import Server
from sockets import Crowd
from tables import Table


class Outcome:
    """What was measured in one go: answers that were acknowledged and heard by all seats, and how long each took from the sending on."""

    def __init__(self) -> None:
        self.answers = 0
        self.steps = 0
        self.seconds = 0.0
        self.server = 0.0
        self.taken = 0.0
        self.generator = 0.0
        self.bytes = 0
        self.times: list[float] = []
        self.owed = 0

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    def percentile(self, part: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")

    @property
    def others(self) -> float:
        """The part of the server's core that other programs took."""
        return max(0.0, self.taken - self.server) / self.seconds

    @property
    def busy(self) -> str:
        """How much of the time each side worked, and what an answer cost the server."""
        return (
            f"server {self.server / self.seconds:4.0%} of its core (others {self.others:3.0%}), "
            f"generator {self.generator / self.seconds:3.0%}; "
            f"{1e6 * self.server / max(1, self.answers):5.0f} us of server and {self.bytes / max(1, self.steps):,.0f} bytes an answer"
        )


@contextmanager
def measured(server: Server, crowd: Crowd) -> Iterator[Outcome]:
    """Fills in what a stretch of time costs."""
    found = Outcome()
    gc.collect()
    gc.disable()
    began, served, taken, generated, read = time.perf_counter(), server.cpu(), server.taken(), time.process_time(), crowd.bytes
    try:
        yield found
    finally:
        found.seconds = time.perf_counter() - began
        found.server, found.taken, found.generator = server.cpu() - served, server.taken() - taken, time.process_time() - generated
        found.bytes = crowd.bytes - read
        gc.enable()


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


def closed(server: Server, tables: Sequence[Table], crowd: Crowd, seconds: float, warm: float, most: int) -> Outcome:
    """As fast as they go: each table answers again as soon as everybody has heard the last answer.  `most` answers are given at most."""
    box = [Outcome()]

    def finished(table: Table) -> None:
        now = time.perf_counter()
        found = box[0]
        found.answers += table.given
        found.steps += 1
        found.times.append(table.heard_by_all - table.began)
        if not table.over:
            table.answer(now)

    for table in tables:
        table.finished = finished
        if not table.over:
            table.answer(time.perf_counter())
    run(crowd, warm, lambda: box[0].answers >= most // 10)
    with measured(server, crowd) as found:
        box[0] = found
        run(crowd, seconds, lambda: found.answers >= most)
        box[0] = Outcome()
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
    run(crowd, seconds, lambda: len(marks) > parts)
    calm(tables, crowd)
    return [Stretch(b[0] - a[0], b[1] - a[1], b[2] - a[2]) for a, b in pairwise(marks)]


def run(crowd: Crowd, seconds: float, enough: Callable[[], bool]) -> None:
    end = time.perf_counter() + seconds
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
    box = [Outcome()]

    def finished(table: Table) -> None:
        found = box[0]
        found.answers += table.given
        found.steps += 1
        found.times.append(table.heard_by_all - table.began)
        since = owed.pop(id(table), None)
        if since is not None and not table.over:
            table.answer(since)

    def until(end: float) -> None:
        while (now := time.perf_counter()) < end:
            while due[0][0] <= now:
                when, n = heapq.heappop(due)
                heapq.heappush(due, (when + each, n))
                table = tables[n]
                if table.over:
                    continue
                if table.busy:
                    owed.setdefault(id(table), when)
                    box[0].owed += 1
                else:
                    table.answer(time.perf_counter())
            crowd.poll(max(0.0, min(end, due[0][0]) - now))

    for table in tables:
        table.finished = finished
    until(start + max(warm, each))
    with measured(server, crowd) as found:
        box[0] = found
        until(time.perf_counter() + seconds)
        box[0] = Outcome()
    calm(tables, crowd)
    return found


def median(values: Sequence[float]) -> str:
    """The median with the least and the most."""
    if len(values) == 1:
        return f"{values[0]:,.4g}"
    return f"{statistics.median(values):,.4g} ({min(values):,.4g} to {max(values):,.4g})"
