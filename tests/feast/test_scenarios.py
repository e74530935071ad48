"""The scenario files stand for the rulebook: every one of them holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import coterie
from coterie.core.scenario import verify

FOLDER = Path(__file__).parents[2] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    """Every line plays, every check holds, every refusal is one."""
    record = coterie.Record.read(path)
    assert record.title
    assert verify(record) == []


def test_there_are_scenarios() -> None:
    """The files are found, and every game of the house has some."""
    assert len(FILES) >= 44
    assert {coterie.Record.read(path).game for path in FILES} == set(coterie.GAMES)
