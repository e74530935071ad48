"""A bot at a live table.  It is fed what its seat was told, nothing else, and never sees a position."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from threading import Lock
from typing import Any

from coterie.core.game import Game
from coterie.core.mind import Mind
from coterie.core.told import Told
from coterie.minds import seat_bot
from coterie.server import trouble

THREADS = ThreadPoolExecutor(2, "bots")
LUCK = SystemRandom()


class Thinker:
    """Keeps a mind up to date with its seat's events; thinks in a thread, one thought at a time."""

    def __init__(self, name: str, game: Game, seats: int, seat: int, choices: dict[str, str]) -> None:
        self.name = name
        self.make: tuple[Any, ...] = (name, game, seats, seat, choices)
        self.seat = seat
        self.mind: Mind | None = None
        self.have = 0
        self.busy = Lock()

    @property
    def knows(self) -> int:
        """How many of its seat's events it need not be told again."""
        return self.have if self.mind is not None else 0

    def think(self, told: list[Told], topic: str, legal: list[str]) -> str:
        """What the bot says, having been told all this besides what it knows; any legal line if it has lost its mind."""
        with self.busy:
            try:
                if self.mind is None:
                    self.mind = new_mind(*self.make)
                    self.have = 0
                for event in told:
                    if event.n > self.have:
                        self.mind.told(event)
                        self.have += 1
                line = self.mind.answer(topic, list(legal))
                if line in legal:
                    return line
                trouble.logger.error("a bot said what it may not say")
            except Exception as error:
                trouble.log("a bot failed and begins again from what its seat was told", error)
            self.mind = None
            return LUCK.choice(legal)


def new_mind(name: str, game: Game, seats: int, seat: int, choices: dict[str, str]) -> Mind:
    return seat_bot(name, game.name, seats, seat, choices, LUCK.getrandbits(62))
