"""Prints ratios measured in one run; ``--short`` only shows that everything runs.  Times are never asserted: machines are noisy."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import coterie
from coterie.games.blood_bound.worlds import Worlds as Clans
from coterie.games.feast.worlds import Worlds
from coterie.lab.match import play_match
from enumeration import count_by_enumeration

HERE = Path(__file__).parent


def alternately(ours: Callable[[], float], theirs: Callable[[], float], times: int) -> tuple[float, float, float, float]:
    """Both measured in turn; the median of each, and the smallest and largest ratio theirs / ours."""
    pairs = [(ours(), theirs()) for _ in range(times)]
    ratios = [b / a for a, b in pairs]
    return statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs), min(ratios), max(ratios)


def row(name: str, ours: float, theirs: float, least: float, most: float, unit: str) -> None:
    print(f"{name:<58} {ours:>12,.3f} {theirs:>14,.3f} {unit:<4} {theirs / ours:>10,.1f}  ({least:,.1f} to {most:,.1f})")


def tellings(seats: int, games: int) -> list[tuple[Worlds, list[tuple[int, int, int, int, int]]]]:
    """What each seat was told in some games of careful guests."""
    found = []
    for number in range(games):
        position, _ = play_match(coterie.load("feast"), seats, ["careful"] * seats, {}, 11, number)
        for seat in range(seats + 1):
            worlds = position.game.knowledge(seat, seats, position.options)
            assert isinstance(worlds, Worlds)
            found.append((worlds, position.feeds.own[seat]))
    return found


def knowledge(short: bool) -> None:
    """A new telling taken in at 8 seats: the count and all chances, against enumerating all deals again."""
    times: list[float] = []
    moments: list[tuple[Worlds, int]] = []
    for worlds, facts in tellings(8, 1 if short else 6):
        for fact in facts:
            begun = time.process_time()
            worlds.see(fact)
            if worlds.cast and not worlds.over:
                count = worlds.count()
                worlds.now().table()
            times.append(time.process_time() - begun)
        moments.append((worlds, count))
    times.sort()
    middle, high, most = (times[int(len(times) * part)] * 1e3 for part in (0.5, 0.99, 0.99999))
    print(f"feast, 8 seats, {len(times)} tellings taken in: median {middle:.3f} ms, 99 % {high:.2f} ms, most {most:.2f} ms")

    fresh = [worlds for worlds, _ in moments[: 1 if short else 3]]

    def ours() -> float:
        begun = time.process_time()
        for worlds in fresh:
            worlds.known = None
            worlds.count()
            worlds.now().table()
        return (time.process_time() - begun) / len(fresh) * 1e3

    def theirs() -> float:
        begun = time.process_time()
        for worlds in fresh:
            assert count_by_enumeration(worlds) == worlds.count()
        return (time.process_time() - begun) / len(fresh) * 1e3

    row("feast, 8 seats: a telling, by counting / by enumeration", *alternately(ours, theirs, 1 if short else 3), "ms")


def clans(short: bool) -> None:
    """Blood Bound at 12 seats: count, all chances and all leaders from nothing, at every position of some games."""
    times: list[float] = []
    for number in range(1 if short else 4):
        position, _ = play_match(coterie.load("blood-bound"), 12, ["careful", "random"] * 6, {}, 11, number)
        for seat in (0, 1, 7):
            worlds = position.game.knowledge(seat, 12, position.options)
            assert isinstance(worlds, Clans)
            for fact in position.feeds.own[seat]:
                worlds.see(fact)
                begun = time.process_time()
                worlds.known, worlds.leading = None, []
                worlds.count(), worlds.now().table(), worlds.leaders()
                times.append(time.process_time() - begun)
    times.sort()
    middle, high, most = (times[int(len(times) * part)] * 1e3 for part in (0.5, 0.99, 0.99999))
    print(f"blood-bound, 12 seats, {len(times)} positions from nothing: median {middle:.2f} ms, 99 % {high:.2f} ms, most {most:.2f} ms")


def rate(game: str, seats: int, games: int, pure: bool) -> float:
    """Microseconds a question in random play, in a process of its own."""
    environment = {**os.environ, "COTERIE_PURE": "1"} if pure else {key: v for key, v in os.environ.items() if key != "COTERIE_PURE"}
    command = [sys.executable, "-m", "coterie", "simulate", game, "--seats", str(seats), "--games", str(games), "--json"]
    found = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
    return 1e6 / float(found["questions_per_second"])


def random_play(short: bool) -> None:
    """Random play through ``coterie simulate``: compiled against interpreted."""
    for game, seats in (("feast", 4), ("feast", 6), ("feast", 8), ("blood-bound", 8), ("blood-bound", 12)):
        games = 100 if short else 2000
        ours = partial(rate, game, seats, games, False)
        found = alternately(ours, partial(rate, game, seats, games, True), 1 if short else 3)
        row(f"{game}, {seats} seats, random play: as built / interpreted", *found, "µs")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--short", action="store_true")
    short = parser.parse_args().short
    print(f"compiled: {coterie.compiled()}")
    print(f"{'':<58} {'ours':>12} {'other':>14} {'':<4} {'ratio':>10}  (least to most)")
    random_play(short)
    knowledge(short)
    clans(short)


if __name__ == "__main__":
    main()
