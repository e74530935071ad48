"""Compiled and interpreted games must agree to the byte: records of random and careful games, at every number of seats."""

from __future__ import annotations

import hashlib
import sys
import tempfile
from pathlib import Path

import coterie
from measuring import run

SERIES = {"random": 20, "careful": 1}


def records(game: str, seats: int, bot: str, games: int, pure: bool) -> str:
    """A hash over the records that a series writes."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "coterie", "simulate", game, "--seats", str(seats), "--bot", bot, "--games", str(games), "--seed", "4"]
        run([sys.executable, *command, "--records", folder], pure)
        files = sorted(path for path in Path(folder).rglob("*") if path.is_file())
        assert len(files) == games
        return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def agree(short: bool) -> bool:
    """Whether all agree; prints which do not."""
    wrong = 0
    compared = 0
    for name in coterie.GAMES:
        game = coterie.load(name)
        for seats in range(game.least, game.most + 1, 3 if short else 1):
            for bot, games in SERIES.items():
                compared += games
                if records(name, seats, bot, games, False) != records(name, seats, bot, games, True):
                    wrong += 1
                    print(f"{name} with {seats} seats: compiled and interpreted {bot} games differ")
    print(f"compiled and interpreted: {compared} games compared, {wrong} series differ")
    return wrong == 0
