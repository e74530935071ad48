"""Bots: they see what their seat is told and what it is asked, and nothing else.

>>> import coterie
>>> bot = seat_bot("random", "feast", 5, 1, {}, seed=3)
>>> bot.answer("invited", ["accept", "refuse"]) in ("accept", "refuse")
True
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from coterie.core.chance import Seeded
from coterie.core.errors import BadSetup
from coterie.core.mind import Mind
from coterie.core.registry import GAMES, load
from coterie.minds.random import RandomMind

NAMES = ("random", "careful")


def seat_bot(name: str, game: str, seats: int, seat: int, choices: Mapping[str, Any], seed: int, stream: int = 0) -> Mind:
    """A bot of this name for a seat; ``stream`` parts the luck of bots that share a seed.  Raises :class:`BadSetup` for an unknown name."""
    if name not in NAMES:
        raise BadSetup("core-no-bot", {"name": name, "legal": ", ".join(NAMES)})
    options = load(game).options(choices)
    luck = Seeded(seed, stream * 64 + seat)
    if name == "random":
        return RandomMind(game, seats, seat, options, luck)
    mind = import_module(GAMES[game].rpartition(".")[0] + ".mind").CAREFUL(game, seats, seat, options, luck)
    assert isinstance(mind, Mind)
    return mind
