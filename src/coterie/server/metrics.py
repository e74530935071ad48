"""What a server counts, for its host.

A number may only follow from what everybody at a table can see anyway: with one table on a server whoever could read the numbers would
otherwise read the table.  So an answer is counted when it is public and not when it is put into an envelope, a step has one measurement
however many have answered by themselves, and what a seat alone is told (a refused line, "why?") is not counted at all.  Neither are
requests, processor time and memory: they rise when somebody puts something into an envelope.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterable
from itertools import accumulate
from time import perf_counter
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from coterie.core.messages import text

if TYPE_CHECKING:
    from coterie.server.house import House
    from coterie.server.live import LiveTable

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Now(Collector):
    """What is the case at the moment of asking."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterable[GaugeMetricFamily]:
        tables = list(self.house.tables.values())
        yield GaugeMetricFamily("coterie_tables", text("server-metric-tables"), len(tables))
        games = GaugeMetricFamily("coterie_games", text("server-metric-games"), labels=["game"])
        going: dict[str, int] = {}
        for table in tables:
            going[table.sheet.game] = going.get(table.sheet.game, 0) + (table.sheet.started and not table.sheet.over)
        for game, number in going.items():
            games.add_metric([game], number)
        yield games
        connections = GaugeMetricFamily("coterie_connections", text("server-metric-connections"), labels=["of"])
        seated = sum(listener.seat > 0 for table in tables for listener in table.listeners)
        connections.add_metric(["seat"], seated)
        connections.add_metric(["watcher"], sum(len(table.listeners) for table in tables) - seated)
        yield connections


class Seconds(Collector):
    """How long something took, by game: counted with the least there is to do, since it is done for every connection at every step."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.counts: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}

    def observe(self, game: str, seconds: float) -> None:
        counts = self.counts.get(game)
        if counts is None:
            counts = self.counts[game] = [0] * (len(BUCKETS) + 1)
            self.sums[game] = 0.0
        counts[bisect_left(BUCKETS, seconds)] += 1
        self.sums[game] += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        found = HistogramMetricFamily(f"coterie_{self.name}_seconds", text(f"server-metric-{self.name.replace('_', '-')}"), labels=["game"])
        edges = [*map(str, BUCKETS), "+Inf"]
        for game, counts in self.counts.items():
            found.add_metric([game], list(zip(edges, accumulate(counts), strict=True)), self.sums[game])
        yield found


class Answers(Collector):
    """How many answers people and bots have given, by game."""

    def __init__(self) -> None:
        self.counts: Counts[tuple[str, str]] = Counts()

    def collect(self) -> Iterable[CounterMetricFamily]:
        found = CounterMetricFamily("coterie_answers", text("server-metric-answers"), labels=["game", "by"])
        for labels, number in self.counts.items():
            found.add_metric(labels, number)
        yield found


class Tally:
    """The numbers of one house."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.answers, self.committed, self.shown = Answers(), Seconds("step_committed"), Seconds("step_shown")
        for collector in (Now(house), self.answers, self.committed, self.shown):
            self.registry.register(collector)

        def counter(name: str, *labels: str) -> Counter:
            return Counter(f"coterie_{name}", text(f"server-metric-{name.replace('_', '-')}"), labels, registry=self.registry)

        self.declined = counter("requests_declined", "status")
        self.collisions = counter("collisions")
        self.database_errors = counter("database_errors")

    def stepped(self, table: LiveTable, seats: Iterable[int], began: float) -> None:
        """A step is on disk; from now on its answers are public."""
        game = table.sheet.game
        self.committed.observe(game, perf_counter() - began)
        for seat in seats:
            self.answers.counts[game, "person" if table.chair(seat).played_by is None else "bot"] += 1

    def seen(self, table: LiveTable, began: float) -> None:
        """All connections that take something have been sent a step."""
        self.shown.observe(table.sheet.game, perf_counter() - began)

    def collided(self, table: LiveTable) -> None:
        """Another server was faster.  While answers are sealed nobody is told that there were two."""
        question = table.play.position.question if table.play is not None else None
        if question is None or not question.sealed:
            self.collisions.inc()
