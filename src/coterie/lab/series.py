"""A series of games between bots: the same seed gives the same games, on any number of jobs, compiled or not."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import coterie
from coterie.core.bits import members
from coterie.core.chance import Seeded
from coterie.core.game import Game
from coterie.core.log import CONSENT, Entry, lines_of
from coterie.core.record import Record
from coterie.core.registry import load
from coterie.core.table import CHANCE, Table
from coterie.lab.match import play_match, play_sides
from coterie.lab.rollout import play_deal, play_on
from coterie.lab.statistics import Counts, add, all_shares, merge


@dataclass
class Series:
    """What to play: ``bots`` sit down in turn and move on by one seat from game to game; ``by`` a label (``"clan"``) they take sides."""

    game: str
    seats: int
    games: int
    seed: int = 0
    bots: list[str] = field(default_factory=lambda: ["random"])
    choices: dict[str, Any] = field(default_factory=dict)
    records: str | None = None
    by: str | None = None

    def seated(self, number: int) -> list[str]:
        """The bots of game ``number`` by seat."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    questions: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    counts: Counts = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)

    def take(self, other: Tally) -> None:
        self.games += other.games
        self.questions += other.questions
        self.lengths.extend(other.lengths)
        for reason, number in other.ends.items():
            self.ends[reason] = self.ends.get(reason, 0) + number
        merge(self.counts, other.counts)


def play_part(series: Series, first: int, last: int) -> Tally:
    """Games ``first`` to ``last - 1`` of a series."""
    game = load(series.game)
    options = game.options(series.choices)
    tally = Tally()
    only_chance = set(series.bots) == {"random"}
    laid = game.table(series.seats, options)
    for number in range(first, last):
        bots = series.seated(number)
        if only_chance:
            log: list[Entry] | None = [] if series.records else None
            luck = Seeded(series.seed, number)
            table = laid.copy()
            play_deal(game, table, luck, log)
            dealt_in = len(log) if log is not None else 0
            asked = play_on(game, table, luck, log)
            lines = lines_of(game.topics, log[dealt_in:]) if log is not None else []
        else:
            if series.by:
                position, bots = play_sides(game, series.seats, series.bots, series.by, series.choices, series.seed, number)
            else:
                position, bots = play_match(game, series.seats, series.seated(number), series.choices, series.seed, number)
            table = position.table
            asked = sum(1 for seat, topic, _ in position.log if seat != CHANCE and topic != CONSENT)
            lines = position.lines
        count(tally, game, table, bots, asked)
        if series.records:
            write(series, game, table, number, lines)
    return tally


def count(tally: Tally, game: Game, table: Table, bots: list[str], asked: int) -> None:
    """Adds a finished game to the tally."""
    tally.games += 1
    tally.questions += asked
    tally.lengths.append(asked)
    reason = game.reasons[int(table.reason)]
    tally.ends[reason] = tally.ends.get(reason, 0) + 1
    winners = members(table.winners)
    for seat in range(len(bots)):
        won = seat in winners
        add(tally.counts, "seat", str(seat + 1), won)
        add(tally.counts, "bot", bots[seat], won)
        for group, label in game.labels(table, seat).items():
            add(tally.counts, group, label, won)


def write(series: Series, game: Game, table: Table, number: int, lines: list[str]) -> None:
    """Writes a finished game as a record."""
    changed = game.changed(game.options(series.choices))
    record = Record(game.name, series.seats, choices=changed, deal=game.stated(table), lines=lines, rules=game.rules)
    Path(str(series.records), f"{game.name}-{series.seats}-{series.seed}-{number:06d}.toml").write_text(record.text(), encoding="utf-8")


def play_series(series: Series, jobs: int = 1, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Plays all games; the object that ``coterie simulate --json`` prints."""
    game = load(series.game)
    game.check(series.choices, series.seats)
    if series.records:
        Path(series.records).mkdir(parents=True, exist_ok=True)
    whole = Tally()
    part = max(1, min(2000, series.games // 20 or 1))
    parts = [(first, min(first + part, series.games)) for first in range(0, series.games, part)]
    begun = time.perf_counter()
    if jobs == 1:
        for first, last in parts:
            whole.take(play_part(series, first, last))
            if progress:
                progress(last - first)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for (first, last), tally in zip(parts, pool.map(play_part, *zip(*[(series, *p) for p in parts], strict=True)), strict=True):
                whole.take(tally)
                if progress:
                    progress(last - first)
    seconds = time.perf_counter() - begun
    lengths = sorted(whole.lengths)
    return {
        "game": series.game,
        "seats": series.seats,
        "games": whole.games,
        "seconds": seconds,
        "questions": whole.questions,
        "questions_per_second": whole.questions / seconds if seconds else 0.0,
        "games_per_second": whole.games / seconds if seconds else 0.0,
        "length": {"least": lengths[0], "median": lengths[len(lengths) // 2], "most": lengths[-1]} if lengths else {},
        "ends": dict(sorted(whole.ends.items())),
        "shares": all_shares(whole.counts),
        "compiled": coterie.compiled(),
        "seed": series.seed,
    }
