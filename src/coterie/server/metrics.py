"""What a server counts, for its host.

A number may only follow from what everybody at a table can see anyway: with one table on a server whoever could read the numbers would
otherwise read the table.  So an answer is counted when it is public and not when it is put into an envelope, a step has one measurement
however many have answered by themselves, and what a seat alone is told (a refused line, "why?") is not counted at all.  Neither are
requests, processor time and memory: they rise when somebody puts something into an envelope.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
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


class Tally:
    """The numbers of one house."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(Now(house))

        def counter(name: str, *labels: str) -> Counter:
            return Counter(f"coterie_{name}", text(f"server-metric-{name.replace('_', '-')}"), labels, registry=self.registry)

        def seconds(name: str) -> Histogram:
            told = text(f"server-metric-{name.replace('_', '-')}")
            return Histogram(f"coterie_{name}_seconds", told, ["game"], registry=self.registry, buckets=BUCKETS)

        self.answers = counter("answers", "game", "by")
        self.declined = counter("requests_declined", "status")
        self.collisions = counter("collisions")
        self.database_errors = counter("database_errors")
        self.committed = seconds("step_committed")
        self.shown = seconds("step_shown")
        self.shown_of: dict[str, Histogram] = {}

    def stepped(self, table: LiveTable, seats: Iterable[int], began: float) -> None:
        """A step is on disk; from now on its answers are public."""
        game = table.sheet.game
        self.committed.labels(game).observe(perf_counter() - began)
        for seat in seats:
            self.answers.labels(game, "person" if table.chair(seat).played_by is None else "bot").inc()

    def seen(self, table: LiveTable, began: float) -> None:
        """A connection has been sent a step."""
        child = self.shown_of.get(table.sheet.game)
        if child is None:
            child = self.shown_of[table.sheet.game] = self.shown.labels(table.sheet.game)
        child.observe(perf_counter() - began)

    def collided(self, table: LiveTable) -> None:
        """Another server was faster.  While answers are sealed nobody is told that there were two."""
        question = table.play.position.question if table.play is not None else None
        if question is None or not (question.window or len(question.asks) > 1):
            self.collisions.inc()
