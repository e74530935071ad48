"""The same seed gives the same games to the byte: on any number of jobs, compiled or not, today and in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import coterie
from coterie.lab.series import Series, play_series

SOURCE = Path(coterie.__file__).parents[1]
PART = 1 if coterie.compiled() else 4
"""With nothing compiled games are slow, and only two processes are compared: a part of the games will do."""


def simulate(folder: Path, name: str, *more: str, pure: bool) -> dict[str, bytes]:
    """Plays a series with the command line; the records it wrote."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "COTERIE_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "coterie", "simulate", name, "--records", str(folder), "--json", *more]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("name", coterie.GAMES)
def test_compiled_and_interpreted_games_agree_to_the_byte(name: str, tmp_path: Path) -> None:
    """The rules, the luck and the bots give the same records interpreted as they do compiled (or, with nothing compiled, twice)."""
    for seats in (coterie.load(name).least, coterie.load(name).most):
        given = ("--seats", str(seats), "--games", str(40 // PART), "--seed", "11")
        one = simulate(tmp_path / f"{seats}-as-it-is", name, *given, pure=False)
        other = simulate(tmp_path / f"{seats}-pure", name, *given, pure=True)
        assert len(one) == 40 // PART
        assert one == other


@pytest.mark.parametrize("name", coterie.GAMES)
def test_careful_bots_agree_to_the_byte(name: str, tmp_path: Path) -> None:
    """So do games of bots that think."""
    given = ("--seats", str(coterie.load(name).least), "--games", str(4 // PART), "--seed", "5", "--bot", "careful", "--bot", "random")
    assert simulate(tmp_path / "a", name, *given, pure=False) == simulate(tmp_path / "b", name, *given, pure=True)


@pytest.mark.parametrize("name", coterie.GAMES)
def test_two_jobs_play_the_games_of_one(name: str, tmp_path: Path) -> None:
    """The number of processes changes nothing in any record."""
    given = ("--games", str(60 // PART), "--seed", "3")
    one = simulate(tmp_path / "one", name, *given, "--jobs", "1", pure=False)
    two = simulate(tmp_path / "two", name, *given, "--jobs", "2", pure=False)
    assert len(one) == 60 // PART
    assert one == two


@pytest.mark.parametrize("name", coterie.GAMES)
def test_another_seed_plays_other_games(name: str, tmp_path: Path) -> None:
    """Seeds matter: two seeds share no game, and no two games of a series are the same."""
    games: list[bytes] = []
    for seed in (1, 2):
        play_series(Series(name, coterie.load(name).least, 12, seed, records=str(tmp_path / str(seed))))
        games.extend(path.read_bytes() for path in (tmp_path / str(seed)).iterdir())
    assert len(set(games)) == len(games) == 24
