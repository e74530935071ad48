"""Events as sentences, for the log of a terminal; the browser does the same with the same messages."""

from __future__ import annotations

from typing import Any

from coterie.core.game import Game
from coterie.core.messages import has, text
from coterie.core.told import Told


def seat_name(names: list[str], seat: int) -> str:
    """What a seat (from 1) is called: its name, or its number."""
    return names[seat - 1] if seat <= len(names) and names[seat - 1] else text("core-seat", number=seat)


def sentence(game: Game, told: Told, names: list[str], reader: int) -> str:
    """One event as the reader (a seat from 1; 0: a watcher) may read it.

    Messages are ``GAME-told-KIND``; seats come as names, cards as they stand in a sentence, ``$you`` names the field that is the reader.
    """
    args: dict[str, Any] = {"you": "none"}
    meanings = dict(game.telling.kinds[told.fact[1]].fields)
    for field, value in told.fields.items():
        meaning = meanings[field]
        args[field] = value
        if meaning == "seat":
            args[field] = seat_name(names, value)
            if value == reader:
                args["you"] = field
        elif meaning == "seats":
            args[field] = ", ".join(seat_name(names, seat) for seat in value)
            args["count"] = len(value)
            if reader in value:
                args["you"] = field
        elif has(f"{game.name}-{meaning}-{value}.the"):
            args[field] = text(f"{game.name}-{meaning}-{value}.the")
    found = text(f"{game.name}-told-{told.kind}", **args)
    return found[:1].upper() + found[1:]
