"""How cost grows: questions a second against seats, memory of a position and of a finished record; with a plot."""

from __future__ import annotations

import argparse
import tracemalloc
from pathlib import Path

import coterie
from coterie.core.position import Position
from coterie.lab.match import play_match
from measuring import HERE, rate, run

PLOT = HERE.parent / "docs" / "growth.svg"


def memory(game: str, seats: int) -> tuple[float, float, float]:
    """Bytes of a new position, of a finished one with all its tellings, and of its record as text (means of some games)."""
    found = coterie.load(game)
    games = 5
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    new: list[Position] = [found.deal(seats=seats, seed=seed) for seed in range(games)]
    after_deal = tracemalloc.get_traced_memory()[0]
    ended = [play_match(found, seats, ["random"] * seats, {}, 3, number)[0] for number in range(games)]
    after_play = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    texts = [len(coterie.Record.of(position).text().encode()) for position in ended]
    assert len(new) == games
    return (after_deal - before) / games, (after_play - after_deal) / games, sum(texts) / games


def main() -> None:
    """For one game and number of seats, in a process of its own: so that nothing is measured twice."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    args = parser.parse_args()
    print(*memory(args.game, args.seats))


def show(short: bool) -> None:
    """A line for every game and number of seats; the plot only in a full run."""
    print(f"\n{'growth':<16} {'questions/s':>14} {'new position':>14} {'finished one':>14} {'its record':>12}   (bytes)")
    lines: dict[str, list[tuple[int, float, float, float]]] = {}
    for name in coterie.GAMES:
        game = coterie.load(name)
        for seats in range(game.least, game.most + 1, 3 if short else 1):
            speed = rate(["ours.py", "random", name, str(seats), "20" if short else "300" if name == "true-blood" else "6000"])
            new, ended, text = (float(part) for part in run(["growth.py", name, str(seats)]).split())
            print(f"{name + ' ' + str(seats):<16} {speed:>14,.0f} {new:>14,.0f} {ended:>14,.0f} {text:>12,.0f}", flush=True)
            lines.setdefault(name, []).append((seats, speed, ended, text))
    if not short:
        plot(lines, PLOT)


def plot(lines: dict[str, list[tuple[int, float, float, float]]], path: Path) -> None:
    """Three small drawings beside each other."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "coterie"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 3, figsize=(12, 3.6))
    titles = ("million questions a second", "finished position, KiB", "record, KiB")
    for k, (title, part) in enumerate(zip(titles, (1e6, 1024, 1024), strict=True)):
        for name, points in lines.items():
            axes[k].plot([point[0] for point in points], [point[k + 1] / part for point in points], marker="o", label=name)
        axes[k].set_title(title)
        axes[k].set_xlabel("seats")
        axes[k].set_ylim(bottom=0)
    axes[0].legend()
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    main()
