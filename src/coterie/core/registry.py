"""The games of the house, by name.  A new game is one line here and one folder under ``games``."""

from __future__ import annotations

from importlib import import_module

from coterie.core.errors import BadSetup
from coterie.core.game import Game

GAMES = {
    "feast": "coterie.games.feast.game",
    "blood-bound": "coterie.games.blood_bound.game",
    "true-blood": "coterie.games.true_blood.game",
}
"""Name of a game: the module that holds it as ``GAME``."""


def load(name: str) -> Game:
    """The game of this name; raises :class:`BadSetup` if the house has none.

    >>> load("feast")
    coterie.load('feast')
    """
    if name not in GAMES:
        raise BadSetup("core-no-game", {"name": name, "legal": ", ".join(GAMES)})
    game = import_module(GAMES[name]).GAME
    assert isinstance(game, Game)
    return game
