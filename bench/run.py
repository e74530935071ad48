"""Prints one table of ratios, each measured in one run: ours and the other one alternating, medians with their spread.

``--short`` shows only that everything runs, and that compiled and interpreted agree.  Times are never asserted: machines are noisy.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import agreement
import growth
import knowledge
from measuring import HERE, rate

Rate = Callable[[], float]
ROUNDS = 5


class Row:
    """One line of the table: what is measured, both rates, and the ratio that is wanted at least (0: none is)."""

    def __init__(self, name: str, ours: Rate, other: Rate, wanted: float = 0, unit: str = "/s") -> None:
        self.name = name
        self.ours = ours
        self.other = other
        self.wanted = wanted
        self.unit = unit

    def measure(self, rounds: int) -> str:
        pairs = [(self.ours(), self.other()) for _ in range(rounds)]
        ratios = sorted(a / b for a, b in pairs)
        ours, other = statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs)
        wanted = f"{self.wanted:g}" if self.wanted else ""
        spread = f"{ratios[0]:.3g} to {ratios[-1]:.3g}"
        return f"{self.name:<72} {ours:>13,.0f} {other:>13,.0f}  {statistics.median(ratios):>9.3g}  {spread:<18} {wanted:>5}"


def floor(folder: str, name: str) -> Path:
    """A C program, built."""
    program = Path(folder) / name
    source = HERE / "c" / f"{name}.c"
    subprocess.run([os.environ.get("CC", "cc"), "-O3", "-march=native", "-o", str(program), str(source)], check=True)
    return program


def rows(short: bool, folder: str) -> list[Row]:
    """All rows; ``short``: a hundredth of the work."""
    part = 100 if short else 1

    def ours(what: str, game: str, seats: int, amount: int, pure: bool = False) -> Rate:
        return partial(rate, ["ours.py", what, game, str(seats), str(max(1, amount // part))], pure)

    def spiel(what: str, game: str, amount: int) -> Rate:
        return partial(rate, ["peers/openspiel.py", what, game, str(max(20, amount // part))])

    def peer(what: str, amount: int) -> Rate:
        return partial(rate, ["peers/others.py", what, str(max(1, amount // part))])

    social = "social_deduction"
    blood, feast = ours("random", "blood-bound", 8, 20000), ours("random", "feast", 6, 30000)
    found = [
        Row("blood-bound 8, random play : OpenSpiel social deduction 8 from Python", blood, spiel("python", social, 4000), 15),
        Row("blood-bound 8, random play : the same in OpenSpiel's compiled playout", blood, spiel("playouts", social, 20000), 5),
        Row("blood-bound 8, random play : the same in OpenSpiel's rollout evaluator", blood, spiel("evaluator", social, 40000), 2.5),
        Row("feast 6, random play : OpenSpiel's compiled playout", feast, spiel("playouts", social, 20000), 2.5),
        Row("true-blood 4, random play : OpenSpiel's compiled playout",
            ours("random", "true-blood", 4, 500), spiel("playouts", social, 20000), 2.5),
        Row("blood-bound 8, refereed : OpenSpiel from Python with observation strings",
            ours("refereed", "blood-bound", 8, 300), spiel("strings", social, 300), 2),
        Row("feast 6, refereed : OpenSpiel from Python with observation strings",
            ours("refereed", "feast", 6, 500), spiel("strings", social, 300), 2),
        Row("feast 6, refereed and all views read out : the same",
            ours("read-out", "feast", 6, 100), spiel("strings", social, 300)),
        Row("blood-bound 8, position copies : OpenSpiel social deduction clones",
            ours("copies", "blood-bound", 8, 200000), spiel("copies", social, 200000)),
        Row("blood-bound 8, table copies : the same",
            ours("table-copies", "blood-bound", 8, 1000000), spiel("copies", social, 200000)),
        Row("feast 6, search steps : OpenSpiel hearts, resample and playout",
            ours("steps", "feast", 6, 40000), spiel("steps", "hearts", 10000)),
        Row("blood-bound 8, search steps : the same",
            ours("steps", "blood-bound", 8, 20000), spiel("steps", "hearts", 10000)),
        Row("feast 6 (61 questions), tree search : OpenSpiel IS-MCTS, hearts (60 decisions)",
            ours("search", "feast", 6, 20000), spiel("search", "hearts", 5000), 1),
        Row("blood-bound 6 (90 questions), tree search : the same",
            ours("search", "blood-bound", 6, 20000), spiel("search", "hearts", 5000), 1),
        Row("blood-bound 8 (118 questions), tree search : IS-MCTS, gin rummy (109)",
            ours("search", "blood-bound", 8, 20000), spiel("search", "gin_rummy", 300), 1),
        Row("blood-bound 8, random play : rlcard UNO", blood, peer("rlcard", 50000), 50),
        Row("blood-bound 8, random play : PettingZoo Texas hold'em 6", blood, peer("pettingzoo", 10000), 50),
        Row("blood-bound 8, random play : TextArena Secret Mafia 7", blood, peer("textarena", 3000), 50),
        Row("blood-bound 8, random play in C (bench/c) : compiled Coterie",
            partial(rate, [str(floor(folder, "blood_bound")), "8", str(100000 // part), "2"]), blood),
        Row("blood-bound 8, the same in C packed into masks (bench/c) : compiled Coterie",
            partial(rate, [str(floor(folder, "blood_bound_packed")), "8", str(100000 // part), "2"]), blood),
    ]
    for game, seats in (("feast", 4), ("feast", 6), ("feast", 8), ("blood-bound", 8), ("blood-bound", 12), ("true-blood", 4)):
        less = 40 if game == "true-blood" else 1
        found.append(Row(f"{game} {seats}, random play, compiled : interpreted",
                         ours("random", game, seats, 20000 // less), ours("random", game, seats, 600 // less, True)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--only", default="", help="rows whose name has this in it")
    args = parser.parse_args()
    print(f"{'ours : the other (the last column: the ratio wanted at least)':<72} {'ours /s':>13} {'other /s':>13}  {'ratio':>9}")
    with tempfile.TemporaryDirectory() as folder:
        for row in rows(args.short, folder):
            if args.only in row.name:
                print(row.measure(1 if args.short else ROUNDS), flush=True)
    if not args.only:
        knowledge.show(args.short)
        growth.show(args.short)
        if not agreement.agree(args.short):
            sys.exit(1)


if __name__ == "__main__":
    main()
