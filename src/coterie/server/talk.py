"""What is said at a table and among its watchers, and how it is known again."""

from __future__ import annotations

import hashlib

from coterie.server import wire
from coterie.server.stored import Talked

TABLE, GALLERY = "table", "gallery"
"""Where one talks: at the table, where all hear it, and among the watchers."""


def rooms(talk: list[Talked]) -> dict[str, list[wire.Line]]:
    """What was said in each room, each numbered on its own."""
    found: dict[str, list[wire.Line]] = {TABLE: [], GALLERY: []}
    for one in talk:
        lines = found[one.room]
        lines.append(wire.Line(len(lines) + 1, one.seat, one.text, one.name))
    return found


def watchers_key(name: str, message: object) -> str:
    """What a watcher's message is known again by: they have no seats, and any two may call their messages the same."""
    return hashlib.sha256(repr((name, message)).encode()).hexdigest()
