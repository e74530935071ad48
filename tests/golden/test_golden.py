"""Golden playthroughs: every view at every question of three random games is what it was (renewing them: see renew.py)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coterie.core.record import Record
from tests.golden.renew import HERE, traced

RECORDS = sorted(HERE.glob("*.toml"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden(path: Path) -> None:
    """The trace with views is the stored one, to the letter."""
    stored = path.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
    now = traced(path).splitlines()
    for number, (was, is_now) in enumerate(zip(stored, now, strict=False)):
        assert json.loads(is_now) == json.loads(was), f"after line {number} of {path.name}"
        assert is_now == was
    assert len(stored) == len(now)


def test_golden_games_are_whole_and_of_several_sizes() -> None:
    """Three games to their end, at three different tables."""
    assert len(RECORDS) >= 3
    assert len({Record.read(path).seats for path in RECORDS}) >= 3
    assert all(Record.read(path).position().outcome is not None for path in RECORDS)
