"""What a seat at the feast knows by having been told."""

from __future__ import annotations

from typing import Any, final

from coterie.core.bits import bit
from coterie.core.table import OVER
from coterie.core.told import Fact
from coterie.core.view import View
from coterie.games.feast import table
from coterie.games.feast.cards import DOCTOR_JEKYLL, GUESTS, slots
from coterie.games.feast.words import REASONS


@final
class FeastView(View):
    """Fields: ``cast``, ``mystery``, ``accusation``, ``results``, ``heard``; of a player ``revealed`` and ``guest``."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(seat, seats)
        self.reasons = REASONS
        self.cast = 0
        self.open = 0
        self.known: dict[int, int] = {}
        self.mystery: dict[int, int] = {}
        self.accuser = -1
        self.laid: dict[int, int] = {}
        self.results: list[dict[str, int]] = []
        self.heard: list[dict[str, Any]] = []

    def see(self, fact: Fact) -> None:
        super().see(fact)
        _, kind, a, b, c = fact
        if kind == table.INVITED:
            self.cast |= int(bit(a))
        elif kind == table.DEALT or kind == table.SEES:
            self.known[a] = b
        elif kind == table.REVEALS or kind == table.OPENS:
            self.known[a] = b
            self.open |= int(bit(a))
        elif kind == table.WHISPER:
            self.heard.append({"seat": a + 1, "guest": GUESTS[b], "yes": c == 1})
        elif kind == table.ACCUSES or kind == table.INTERRUPTED:
            self.accuser = a
            self.laid = {}
        elif kind == table.PLACES:
            self.laid[b] = c
        elif kind == OVER:
            self.accuser = -1
        elif kind == table.INTERRUPTS or kind == table.DROPS:
            self.accuser = -1
            self.laid = {}
        elif kind == table.RESULT:
            self.results.append({"accuser": a + 1, "yes": b, "no": c})
            self.accuser = -1
            self.laid = {}
        elif kind == table.SWAPS:
            self.known.pop(a, None)
            self.open &= ~int(bit(a))
            self.mystery[b] = int(DOCTOR_JEKYLL)
        elif kind == table.TAKES:
            self.known[self.seat - 1] = b
        elif kind == table.OPENS_SLOT:
            self.mystery[a] = b

    def fields(self, names: list[str]) -> dict[str, Any]:
        found = super().fields(names)
        found["cast"] = [GUESTS[g] for g in range(len(GUESTS)) if (self.cast >> g) & 1]
        found["mystery"] = {
            str(k + 1): GUESTS[self.mystery[k]] if k in self.mystery else None for k in range(int(slots(self.seats)))
        }
        found["accusation"] = {
            "accuser": None if self.accuser < 0 else self.accuser + 1,
            "cards": {str(seat + 1): GUESTS[guest] for seat, guest in self.laid.items()},
        }
        found["results"] = self.results.copy()
        found["heard"] = self.heard.copy()
        return found

    def player(self, seat: int) -> dict[str, Any]:
        return {
            "revealed": (self.open >> seat) & 1 == 1,
            "guest": GUESTS[self.known[seat]] if seat in self.known else None,
        }
