"""A view is a fold of what a seat was told; nobody is ever shown the table."""

from __future__ import annotations

from typing import Any

from coterie.core.bits import members
from coterie.core.table import NOBODY, OVER, TURN
from coterie.core.told import Fact


class View:
    """What one seat (from 1; 0: a watcher) knows of the game by having been told.  A game's own view adds its fields."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.turn: int = int(NOBODY)
        self.over = False
        self.winners: int = 0
        self.reason = ""
        self.reasons: tuple[str, ...] = ()

    def see(self, fact: Fact) -> None:
        """Takes in one event that this seat was told."""
        kind = fact[1]
        if kind == TURN:
            self.turn = fact[2]
        elif kind == OVER:
            self.over = True
            self.winners = fact[2]
            self.reason = self.reasons[fact[3]]

    def fields(self, names: list[str]) -> dict[str, Any]:
        """The view as plain values for JSON; paths as in docs/records.md, ``players`` and other numbered things by their number as text.

        Nothing in it changes when the view sees more.  What a list tells of the past is shared with the view: it is not to be changed.
        """
        return {
            "seats": self.seats,
            "turn": None if self.turn == NOBODY else self.turn + 1,
            "over": self.over,
            "winners": [seat + 1 for seat in members(self.winners)] if self.over else None,
            "reason": self.reason if self.over else None,
            "players": {
                str(k + 1): {"name": names[k] if k < len(names) else None, **self.player(k)} for k in range(self.seats)
            },
        }

    def player(self, seat: int) -> dict[str, Any]:
        """A game's own fields of one player; seats from 0."""
        return {}
