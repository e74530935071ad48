"""Counting what came of many games, with intervals."""

from __future__ import annotations

from math import sqrt
from typing import Any

Z95 = 1.959963984540054
Z99 = 2.5758293035489004


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def shares(counted: dict[str, tuple[int, int]]) -> dict[str, dict[str, float | int]]:
    """Games and wins by label as shares with 95 % intervals."""
    found: dict[str, dict[str, float | int]] = {}
    for label in sorted(counted, key=lambda name: (len(name), name) if name.isdecimal() else (0, name)):
        games, wins = counted[label]
        low, high = wilson(wins, games)
        found[label] = {"games": games, "wins": wins, "share": wins / games if games else 0.0, "low": low, "high": high}
    return found


Counts = dict[str, dict[str, tuple[int, int]]]


def add(counts: Counts, group: str, label: str, won: bool) -> None:
    """One seat of one game under a label of a group."""
    games, wins = counts.setdefault(group, {}).get(label, (0, 0))
    counts[group][label] = (games + 1, wins + int(won))


def merge(counts: Counts, more: Counts) -> None:
    """Adds the counts of another series."""
    for group, labels in more.items():
        for label, (games, wins) in labels.items():
            had, won = counts.setdefault(group, {}).get(label, (0, 0))
            counts[group][label] = (had + games, won + wins)


def all_shares(counts: Counts) -> dict[str, Any]:
    return {group: shares(labels) for group, labels in counts.items()}
