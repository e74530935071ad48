"""A mind plays one seat from what that seat is told and asked.  It never holds a table or a position."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from coterie.core.chance import Luck
from coterie.core.told import Told


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Plays one seat (from 1) of a game with these options; whatever it leaves to chance it takes from its own luck."""

    def __init__(self, game: str, seats: int, seat: int, options: dict[str, str], luck: Luck) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.options = options
        self.luck = luck

    def told(self, told: Told) -> None:
        """Takes in one event; every event of this seat comes, in order."""

    def answer(self, topic: str, legal: list[str]) -> str:
        """What to say to a question of this kind: one of the legal lines, which are sorted and not empty."""
        raise NotImplementedError

    def any_of(self, lines: list[str]) -> str:
        """One of some lines, each as likely as the others."""
        return lines[self.luck.below(len(lines))]
