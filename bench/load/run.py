"""Measures the table server under load beside boardgame.io's own Node server: ours and theirs alternating, medians with their spread.

``--short`` shows only that everything runs; ``--only`` names one row.  Times are never asserted: machines are noisy.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from driving import Outcome, closed, median, opened, paced, stretches
from servers import GENERATOR, HERE, SERVER, Server
from sockets import Crowd
from tables import Choose, OurTable, Table, TheirTable, calmly, wildly

Choosing = Callable[[int], Choose]
OURS, MEMORY, FLATFILE = "coterie", "boardgame.io memory", "boardgame.io FlatFile"
STORES = {MEMORY: "memory", FLATFILE: "flatfile"}


class Bench:
    """How much is measured, and of what."""

    def __init__(self, short: bool, rounds: int, tables: int, seconds: float, coterie: str, alone: bool) -> None:
        self.short = short
        self.rounds = 1 if short else rounds
        self.tables = min(tables, 10) if short else tables
        self.seconds = 1.0 if short else seconds
        self.coterie = str(Path(coterie).absolute())
        self.who = [OURS] if alone else [OURS, FLATFILE, MEMORY]
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

    def beside(self, name: str, who: str, ours: list[float], theirs: list[float], aim: str = "") -> None:
        """A line with a ratio: of the pairs that were measured one after the other."""
        if theirs:
            self.row(f"{name} : {who}", median(ours), median(theirs), median([a / b for a, b in zip(ours, theirs, strict=True)]), aim)
        else:
            self.row(name, median(ours), "", "", aim)

    @contextmanager
    def at(self, server: Server, who: str, number: int, game: str = "feast", seats: int = 4, choose: Choosing = lambda _: calmly)\
            -> Iterator[tuple[list[Table], Crowd]]:  # fmt: skip
        """So many tables at a server where everybody sits and the game has begun."""
        crowd, lobby = Crowd(server.port), server.lobby()
        tables: list[Table] = [
            OurTable(crowd, lobby, game, seats, choose(n)) if who == OURS else TheirTable(crowd, lobby, seats) for n in range(number)
        ]
        lobby.close()
        opened(tables, crowd)
        try:
            yield tables, crowd
        finally:
            crowd.close()
            gc.collect()

    @contextmanager
    def seated(self, who: str, number: int, game: str = "feast", seats: int = 4, choose: Choosing = lambda _: calmly)\
            -> Iterator[tuple[Server, list[Table], Crowd]]:  # fmt: skip
        """The same at a server of its own."""
        with self.server(who) as server, self.at(server, who, number, game, seats, choose) as (tables, crowd):
            yield server, tables, crowd


def say(who: str, words: str) -> None:
    print(f"     {who:<22} {words}", flush=True)


def disturbed(found: dict[str, list[Outcome]]) -> None:
    """Says how far other programs were in the way."""
    parts = [outcome.others for outcomes in found.values() for outcome in outcomes if not outcome.quiet]
    if parts:
        took = median([100 * part for part in parts])
        print(f"     THE MACHINE WAS NOT QUIET in {len(parts)} runs: others took {took} % of a core", flush=True)


# ------------------------------------------------------------------ rows


def durable(bench: Bench) -> None:
    """Answers a second, as fast as each server can."""
    found: dict[str, list[Outcome]] = {who: [] for who in bench.who}
    for _ in range(bench.rounds):
        for who, outcomes in found.items():
            with bench.seated(who, bench.tables) as (server, tables, crowd):
                outcome = closed(server, tables, crowd, bench.seconds, bench.seconds / 4)
            outcomes.append(outcome)
            say(who, f"{outcome.rate:7,.0f} answers/s; p50 {outcome.percentile(0.5):.1f} ms; {outcome.busy}")
    disturbed(found)
    name = f"durable answers/s, {bench.tables} tables of 4"
    cpu = {who: [o.work for o in outcomes] for who, outcomes in found.items()}
    for who in bench.who[1:] or [""]:
        aim = {FLATFILE: "at least 5", MEMORY: "at least 1.5"}.get(who, "")
        bench.beside(name, who, [o.rate for o in found[OURS]], [o.rate for o in found.get(who, [])], aim)
        bench.beside("the same in a second of the server's CPU time", who, cpu[OURS], cpu.get(who, []))


def steady(bench: Bench) -> None:
    """Many tables at people's pace: from the answer to the last seat's socket."""
    number, seconds = (20, 2.0) if bench.short else (500, 12.0)
    found: dict[str, list[Outcome]] = {who: [] for who in bench.who}
    for _ in range(min(bench.rounds, 3)):
        for who, outcomes in found.items():
            with bench.seated(who, number) as (server, tables, crowd):
                outcome = paced(server, tables, crowd, 1.0, seconds, 3)
            outcomes.append(outcome)
            late = f"; {outcome.owed} answers waited for the last one of their table" if outcome.owed else ""
            say(who, f"p50 {outcome.percentile(0.5):.2f}, p99 {outcome.percentile(0.99):.2f} ms{late}; {outcome.busy}")
    disturbed(found)
    for name, part, aim in (("p50", 0.5, "below 3"), ("p99", 0.99, "at most 0.5 of memory's")):
        for who in bench.who[1:] or [""]:
            ours, theirs = [o.percentile(part) for o in found[OURS]], [o.percentile(part) for o in found.get(who, [])]
            bench.beside(f"{number} tables, an answer a second each: {name}, ms", who, ours, theirs, aim if who != FLATFILE else "")


def memory(bench: Bench) -> None:
    """What an idle connection holds, its table's share included."""
    seats = 8
    number = 20 if bench.short else min(2000, (resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 200) // seats)
    if number < 2000 and not bench.short:
        print(f"     this machine allows too few open files: only {number} tables")
    found = {}
    for who in [who for who in (MEMORY, OURS) if who in bench.who]:
        with bench.server(who) as server:
            with bench.at(server, who, 5, seats=seats):
                pass
            before = server.memory()
            print(f"     {who}: {number} tables are laid and {number * seats} connections opened; this takes a while", flush=True)
            with bench.at(server, who, number, seats=seats) as (_, crowd):
                crowd.settle(1, 5)
                found[who] = (server.memory() - before) / 1024 / (number * seats)
            say(who, f"{found[who]:.1f} KiB a connection, {number} tables of {seats}; {before / 2**20:.0f} MiB before")
    theirs = [found[MEMORY]] if MEMORY in found else []
    bench.beside(f"KiB a connection, {number} idle tables with {seats} each", MEMORY, [found[OURS]], theirs, "below 40")


def growth(bench: Bench) -> None:
    """Answers a second against the number of tables, the seats at them, and how long the game has gone on."""
    seconds = bench.seconds / 2
    both = [who for who in bench.who if who != FLATFILE]
    numbers = (1, 5, 20) if bench.short else (1, 10, 50, 100, 200, 500)
    rates: dict[str, list[float]] = {}
    for who in both:
        with bench.seated(who, numbers[-1]) as (server, tables, crowd):
            outcomes = [closed(server, tables[:n], crowd, seconds, 0.5) for n in numbers]
        rates[who] = [o.rate for o in outcomes]
        for n, outcome in zip(numbers, outcomes, strict=True):
            say(who, f"{n:3} tables {outcome.rate:7,.0f} answers/s; p50 {outcome.percentile(0.5):.1f} ms; {outcome.busy}")
    bench.row(f"growth: answers/s at {', '.join(map(str, numbers))} tables", *(", ".join(f"{r:,.0f}" for r in rates[who]) for who in both))
    for who in both:
        rates[who] = []
        for seats in range(4, 9):
            with bench.seated(who, 5 if bench.short else 50, seats=seats) as (server, tables, crowd):
                outcome = closed(server, tables, crowd, seconds, 0.5)
            rates[who].append(outcome.rate)
            say(who, f"{seats} seats {outcome.rate:7,.0f} answers/s; {outcome.busy}")
    bench.row("growth: answers/s with 4, 5, 6, 7, 8 seats at 50 tables", *(", ".join(f"{r:,.0f}" for r in rates[who]) for who in both))
    length(bench)


def length(bench: Bench) -> None:
    """The first fifth of a long game against its last fifth."""
    number, answers = 4, 100 if bench.short else 1500
    games: list[tuple[str, str, int, Choosing, str]] = [
        (OURS, "true-blood", 2, lambda _: calmly, "calmly"), (OURS, "true-blood", 2, wildly, "at random"),
        (OURS, "feast", 4, lambda _: calmly, "calmly"),
        *((who, "its game", 4, lambda _: calmly, "") for who in bench.who[1:]),
    ]  # fmt: skip
    for who, game, seats, choose, how in games:
        with bench.seated(who, number, "feast" if who != OURS else game, seats, choose) as (server, tables, crowd):
            parts = stretches(server, tables, crowd, number * answers, 120)
        say(who, f"{game} {how}: " + "; ".join(f"{part.rate:,.0f}/s, {part.cpu:,.0f} us" for part in parts))
        first, last = parts[0], parts[-1]
        cost = f"{last.cpu / first.cpu:.2f} of the server's time an answer"
        words = f"{first.rate:,.0f} then {last.rate:,.0f}"
        name = f"growth: answers/s, first and last fifth of {answers} answers, {game} {how}"
        if who == OURS:
            bench.row(name, words, "", cost, "about 1")
        else:
            bench.row(f"{name}({who})", "", words, cost)


ROWS: dict[str, Callable[[Bench], None]] = {"durable": durable, "steady": steady, "memory": memory, "growth": growth, "length": length}


def about(coterie: str) -> None:
    """What it is measured on."""
    python = Path(coterie).parent / "python"
    where = subprocess.run([python, "-c", "import coterie.core.position as p; print(p.__file__)"], capture_output=True, text=True, cwd="/")
    built = "compiled" if where.stdout.strip().endswith(".so") else "NOT COMPILED"
    node = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    with tempfile.NamedTemporaryFile() as file:
        began = time.perf_counter()
        for _ in range(200):
            os.pwrite(file.fileno(), bytes(4096), 0)
            os.fdatasync(file.fileno())
        syncs = 200 / (time.perf_counter() - began)
    alone = "" if SERVER != GENERATOR else " (ONE CORE FOR BOTH: figures mean little)"
    print(f"server on core {SERVER}, load generator on core {GENERATOR}{alone}; Coterie {built}, Node {node}; {syncs:,.0f} fdatasync/s in "
          f"{tempfile.gettempdir()}; load average {os.getloadavg()[0]:.1f}")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a second of everything, with few tables")
    parser.add_argument("--only", choices=list(ROWS), action="append", help="this row (may be given several times)")
    parser.add_argument("--ours", action="store_true", help="nothing of boardgame.io's")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=100, help="tables in flight in the row `durable`")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--coterie", default=str(Path(sys.executable).parent / "coterie"), help="the command of another build")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    bench = Bench(args.short, args.rounds, args.tables, args.seconds, args.coterie, args.ours)
    about(args.coterie)
    for name in args.only or [row for row in ROWS if row != "length"]:
        print(f"{name}:", flush=True)
        ROWS[name](bench)
    print()
    for cells in [("row", "ours", "theirs", "ratio, ours to theirs", "aim"), *bench.rows]:
        print(f"{cells[0]:<78} {cells[1]:<26} {cells[2]:<26} {cells[3]:<30} {cells[4]}")


if __name__ == "__main__":
    main()
