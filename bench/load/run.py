"""Measures the table server under load beside boardgame.io's own Node server: ours and theirs alternating, medians with their spread.

``--short`` shows only that everything runs; ``--only`` names one row.  Times are never asserted: machines are noisy.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from driving import Outcome, closed, median, opened, paced
from servers import GENERATOR, HERE, SERVER, Server
from sockets import Crowd
from tables import Choose, OurTable, Table, TheirTable, calmly, wildly

OURS, MEMORY, FLATFILE = "coterie", "boardgame.io memory", "boardgame.io FlatFile"
STORES = {MEMORY: "memory", FLATFILE: "flatfile"}


class Bench:
    """How much is measured, and of what."""

    def __init__(self, short: bool, rounds: int, tables: int, seconds: float, coterie: str) -> None:
        self.short = short
        self.rounds = 1 if short else rounds
        self.tables = min(tables, 10) if short else tables
        self.seconds = 1.0 if short else seconds
        self.coterie = coterie
        self.rows: list[tuple[str, str, str, str, str]] = []

    def row(self, name: str, ours: str, theirs: str = "", ratio: str = "", aim: str = "") -> None:
        """A line of the table in the end, said at once as well."""
        self.rows.append((name, ours, theirs, ratio, aim))
        print(f"  => {name}: {ours}" + (f" | {theirs} | {ratio} | {aim}" if theirs or aim else ""), flush=True)

    def server(self, who: str) -> Server:
        if who == OURS:
            database = "sqlite:///{folder}/tables.db"
            return Server([self.coterie, "serve", "--pace", "0", "--port", "{port}", "--database", database], HERE)
        return Server(["node", "server.js", "{port}", STORES[who], "{folder}"], HERE / "node")

    @contextmanager
    def seated(self, who: str, number: int, game: str = "feast", seats: int = 4, choose: Callable[[int], Choose] = lambda _: calmly)\
            -> Iterator[tuple[Server, list[Table], Crowd]]:  # fmt: skip
        """A server with so many tables where everybody sits and the game has begun."""
        with self.server(who) as server:
            crowd, lobby = Crowd(server.port), server.lobby()
            tables: list[Table] = [
                OurTable(crowd, lobby, game, seats, choose(n)) if who == OURS else TheirTable(crowd, lobby, seats) for n in range(number)
            ]
            lobby.close()
            opened(tables, crowd)
            try:
                yield server, tables, crowd
            finally:
                crowd.close()
                gc.collect()


def say(who: str, words: str) -> None:
    print(f"     {who:<22} {words}", flush=True)


def ratio(ours: list[float], theirs: list[float], turned: bool = False) -> str:
    """Of the pairs that were measured one after the other."""
    return median([b / a if turned else a / b for a, b in zip(ours, theirs, strict=True)])


# ------------------------------------------------------------------ rows


def durable(bench: Bench) -> None:
    """Answers a second, as fast as each server can."""
    found: dict[str, list[Outcome]] = {who: [] for who in (OURS, FLATFILE, MEMORY)}
    for _ in range(bench.rounds):
        for who, outcomes in found.items():
            with bench.seated(who, bench.tables) as (server, tables, crowd):
                outcome = closed(server, tables, crowd, bench.seconds, bench.seconds / 4, 200_000)
            outcomes.append(outcome)
            say(who, f"{outcome.rate:7,.0f} answers/s; p50 {outcome.percentile(0.5):.1f} ms; {outcome.busy}")
    ours = found[OURS]
    for who, aim in ((FLATFILE, "at least 5"), (MEMORY, "at least 1.5")):
        theirs = found[who]
        bench.row(
            f"durable answers/s, {bench.tables} tables of 4, beside {who}",
            median([o.rate for o in ours]), median([o.rate for o in theirs]),
            ratio([o.rate for o in ours], [o.rate for o in theirs]), aim,
        )  # fmt: skip
        bench.row(
            f"the same by the server's CPU time, beside {who}",
            median([o.answers / o.server for o in ours]), median([o.answers / o.server for o in theirs]),
            ratio([o.answers / o.server for o in ours], [o.answers / o.server for o in theirs]),
        )  # fmt: skip


ROWS: dict[str, Callable[[Bench], None]] = {"durable": durable}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a second of everything, with few tables")
    parser.add_argument("--only", choices=list(ROWS), action="append", help="this row (may be given several times)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=100, help="tables in flight in the row `durable`")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--coterie", default=str(Path(sys.executable).parent / "coterie"), help="the command of another build")
    args = parser.parse_args()
    bench = Bench(args.short, args.rounds, args.tables, args.seconds, args.coterie)
    for name in args.only or ROWS:
        print(f"{name}:", flush=True)
        ROWS[name](bench)
    print()
    for cells in [("row", "ours", "theirs", "ratio", "aim"), *bench.rows]:
        print(f"{cells[0]:<75} {cells[1]:<28} {cells[2]:<28} {cells[3]:<24} {cells[4]}")


if __name__ == "__main__":
    main()
