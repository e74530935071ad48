"""The plain way to know: list every deal and keep those that fit."""

from __future__ import annotations

from itertools import permutations

from coterie.games.feast.cards import ALUCARD, DRACULA
from coterie.games.feast.worlds import Worlds


def count_by_enumeration(worlds: Worlds) -> int:
    """The number of deals that fit all that the seat was told."""
    guests = [guest for guest in range(10) if (worlds.cast >> guest) & 1]
    allowed = [worlds.cast] * len(guests)
    for condition in worlds.conditions:
        if condition.place >= 0:
            allowed[condition.place] &= condition.only
    apart = [condition.apart for condition in worlds.conditions if condition.apart is not None]
    matches = [condition.match for condition in worlds.conditions if condition.match is not None]
    fitting = 0
    for deal in permutations(guests):
        if DRACULA in deal[worlds.seats :]:
            continue
        if any(not (allowed[place] >> guest) & 1 for place, guest in enumerate(deal)):
            continue
        if any({deal[a], deal[b]} == {DRACULA, ALUCARD} for a, b in apart):
            continue
        if any(sum(deal[place] == guest for place, guest in cards) != right for cards, right in matches):
            continue
        fitting += 1
    return fitting
