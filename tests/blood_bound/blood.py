"""Small records of Blood Bound for tests that read like the rulebook.

Characters are written short: ``r7`` is Rose 7, ``b3`` Beast 3, ``ir`` and ``ib`` the Inquisitor's two cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import coterie
from coterie.core.scenario import verify
from coterie.core.told import Told

SHORT = {"ir": "inquisitor-rose", "ib": "inquisitor-beast"}


def character(short: str) -> str:
    """The character's whole name."""
    return SHORT.get(short) or {"r": "rose-", "b": "beast-"}[short[0]] + short[1:]


def record(dealt: str, lines: str = "", dagger: int = 1, **choices: Any) -> coterie.Record:
    """Characters by seat, what was said (a line each, checks too)."""
    seated = [character(short) for short in dealt.split()]
    said = [line.strip() for line in lines.splitlines() if line.strip()]
    return coterie.Record("blood-bound", len(seated), choices=choices, deal={"characters": seated, "dagger": dagger}, lines=said)


def plays(dealt: str, lines: str, dagger: int = 1, **choices: Any) -> None:
    """Every line can be said, every check in it holds, every line behind ``!`` is refused."""
    played = record(dealt, lines, dagger, **choices)
    problems = verify(played)
    assert problems == [], "\n".join(f"{played.lines[number - 1] if number else 'deal'}: {what}" for number, what in problems)


def at(dealt: str, lines: str = "", dagger: int = 1, **choices: Any) -> coterie.Position:
    """The position after some lines (whose checks hold)."""
    plays(dealt, lines, dagger, **choices)
    return record(dealt, lines, dagger, **choices).position()


def hurt(by: int, whom: int, tokens: str) -> str:
    """Attacks one after the other; nobody helps, no ability is used, and the dagger comes back after each."""
    said = []
    for token in tokens.split():
        said += [f"{by} attack {whom}", f"{whom} suffer", f"{whom} take {token}"]
        if token == "rank":
            said.append(f"{whom} decline")
        said.append(f"{whom} pass {by}")
    return "\n".join(said) + "\n"


def heard(position: coterie.Position, seat: int, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
    """What a seat (0: a watcher) was told, of these kinds or of all."""
    return [(told.kind, told.fields) for told in position.told(seat) if not kinds or told.kind in kinds]


def why(position: coterie.Position, seat: int, line: str) -> str:
    """The message of the refusal."""
    refused = position.why(seat, line)
    assert refused is not None, f"seat {seat} may say {line}"
    return refused.message


def lies(position: coterie.Position, seat: int) -> tuple[list[str], list[str]]:
    """Tokens and cards in front of a player, as a watcher sees them."""
    player = position.view(0)["players"][str(seat)]
    return sorted(player["tokens"]), sorted(player["cards"])


def events(position: coterie.Position, seat: int = 0) -> Iterator[Told]:
    yield from position.told(seat)
