"""Small positions of True Blood for tests that read like the document."""

from __future__ import annotations

from typing import Any

import coterie
from coterie.core.scenario import verify


def player(tableau: str = "", hand: str = "", it: int = 5, bt: int = 10) -> dict[str, Any]:
    """What one player has; cards of a tableau are parted by commas: ``"pam, eddie injured captured-by 2"``."""
    return {"bt": bt, "it": it, "hand": hand.split(), "tableau": [card.strip() for card in tableau.split(",") if card.strip()]}


def record(
    phase: str, players: list[dict[str, Any]], lines: str = "", *, options: dict[str, Any] | None = None, **more: Any
) -> coterie.Record:
    """A record that begins in the middle of a game: no track and no character deck unless they are given."""
    said = [line.strip() for line in lines.splitlines() if line.strip()]
    found = coterie.Record("true-blood", len(players), choices=options, lines=said)
    order = list(range(1, len(players) + 1))
    found.starts = {"phase": phase, "turn": 4, "order": order, "track": [], "deck_size": 0, "players": players, **more}
    if "track" in more and "deck_size" not in more:
        del found.starts["deck_size"]
    return found


def plays(phase: str, players: list[dict[str, Any]], lines: str, *, options: dict[str, Any] | None = None, **more: Any) -> coterie.Position:
    """Every line can be said, every check in it holds, every line behind ``!`` is refused; the position after them."""
    played = record(phase, players, lines, options=options, **more)
    problems = verify(played)
    assert problems == [], "\n".join(f"{played.lines[number - 1] if number else 'set-up'}: {what}" for number, what in problems)
    return played.position()


def at(phase: str, players: list[dict[str, Any]], *, options: dict[str, Any] | None = None, **more: Any) -> coterie.Position:
    """The position before anything was said."""
    return record(phase, players, options=options, **more).laid()


def say(position: coterie.Position, *lines: str) -> coterie.Position:
    """Says lines that begin with their seat (``*``: chance)."""
    for line in lines:
        who, _, words = line.partition(" ")
        position.say(0 if who == "*" else int(who), words)
    return position


def after(position: coterie.Position, seat: int, beginning: str) -> set[str]:
    """What may follow these words in the legal lines of a seat."""
    return {line.removeprefix(beginning + " ") for line in position.legal(seat) if line.startswith(beginning + " ")}


def table(position: coterie.Position) -> dict[str, Any]:
    """What everybody can see."""
    return position.view(0)


def settle(position: coterie.Position) -> coterie.Position:
    """All who are asked let it pass until something else than a window is asked."""
    while position.question is not None and position.question.topic == "window":
        position.say(position.question.asks[0], "pass")
    return position
