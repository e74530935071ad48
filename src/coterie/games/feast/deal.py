"""Reading and writing the deal of a feast: who holds whom, who is the mystery guest, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64

from coterie.core.bits import bit, count
from coterie.core.errors import BadSetup
from coterie.core.game import Stated
from coterie.core.table import Table
from coterie.games.feast import questions
from coterie.games.feast.cards import ADVANCED, DRACULA, EVERY_GUEST, GUESTS, cast_size, slots
from coterie.games.feast.table import SLOT, Feast


@final
class StatedFeast(Stated):
    """What is settled: the set of guests (or a part of it), the cards of all seats, of all slots, the first player."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.cast: int = 0
        self.guests: list[int] = []
        self.mystery: list[int] = []
        self.first = -1

    def within(self, t: Table) -> i64:
        assert isinstance(t, Feast)
        options = t.options
        topic = t.topic
        if topic == questions.CAST:
            missing = options & self.cast & ~t.cast
            return missing & -missing if missing != 0 else options
        if topic == questions.FIRST:
            return options if self.first < 0 else bit(self.first)
        if topic == questions.MYSTERY:
            slot = count(t.cast & ~options) - 1
            if self.mystery:
                return options & bit(self.mystery[slot])
            return options & ~mask(self.guests)
        if topic == questions.HOLDS:
            seat = count(t.cast) - slots(t.seats) - count(options)
            if self.guests:
                return options & bit(self.guests[seat])
        return options


def mask(guests: list[int]) -> int:
    found: i64 = 0
    for guest in guests:
        found |= bit(guest)
    return int(found)


def read_deal(seats: int, options: dict[str, str], deal: Mapping[str, Any]) -> Stated:
    """Checks a ``[deal]`` and keeps what it settles; raises :class:`BadSetup` with the reason."""
    for key in deal:
        if key not in ("guests", "mystery", "cast", "first"):
            raise BadSetup("core-no-deal-key", {"key": str(key), "legal": "guests, mystery, cast, first"})
    stated = StatedFeast(seats)
    stated.guests = read_guests(deal, "guests", seats)
    stated.mystery = read_guests(deal, "mystery", int(slots(seats)))
    chosen = read_guests(deal, "cast", int(cast_size(seats)))
    placed = stated.guests + stated.mystery
    for guest in range(len(GUESTS)):
        if placed.count(guest) > 1:
            raise BadSetup("feast-deal-twice", {"guest": GUESTS[guest]})
    if DRACULA in stated.mystery:
        raise BadSetup("feast-deal-dracula-centre")
    if (stated.guests and DRACULA not in stated.guests) or (chosen and DRACULA not in chosen):
        raise BadSetup("feast-deal-no-dracula")
    cast = mask(placed) | mask(chosen)
    if chosen and cast != mask(chosen):
        raise BadSetup("feast-deal-not-in-cast")
    spare = int(cast_size(seats)) - int(count(cast | bit(DRACULA)))
    if spare < 0:
        raise BadSetup("feast-deal-too-many", {"number": int(cast_size(seats)), "seats": seats})
    if options["cast"] == "fewest-advanced":
        most = max(0, int(cast_size(seats)) - int(count(EVERY_GUEST & ~ADVANCED)))
        if count(cast & ADVANCED) > most:
            raise BadSetup("feast-deal-advanced", {"number": most})
    stated.cast = cast
    first = deal.get("first")
    if first is not None:
        if not isinstance(first, int) or isinstance(first, bool) or not 1 <= first <= seats:
            raise BadSetup("feast-deal-first", {"seats": seats, "given": str(first)})
        stated.first = first - 1
    return stated


def read_guests(deal: Mapping[str, Any], key: str, number: int) -> list[int]:
    """A list of guests of the right length, each once; empty if the key is absent."""
    given = deal.get(key)
    if given is None:
        return []
    if not isinstance(given, (list, tuple)) or len(given) != number:
        raise BadSetup("feast-deal-number", {"key": key, "number": number})
    found: list[int] = []
    for word in given:
        if word not in GUESTS:
            raise BadSetup("feast-deal-unknown", {"guest": str(word), "legal": ", ".join(GUESTS)})
        guest = GUESTS.index(word)
        if guest in found:
            raise BadSetup("feast-deal-twice", {"guest": str(word)})
        found.append(guest)
    return found


def dealt_places(seats: i64) -> list[int]:
    """The places that have a card: the seats in order, then the mystery slots."""
    return [*range(int(seats)), *[int(SLOT) + slot for slot in range(int(slots(seats)))]]


def deal_again(t: Feast, deal: list[int]) -> None:
    """Lays another deal (guests by place) on a table where the game is going on, the cards moved as they have been since.

    Swaps are public: a card lies where the one lies that was dealt to its place.
    """
    places = dealt_places(t.seats)
    moved = [int(t.place((t.dealt >> (4 * place)) & 15)) for place in places]
    dealt: i64 = 0
    for k in range(len(places)):
        guest: i64 = deal[k]
        t.lay(moved[k], guest)
        dealt |= guest << (4 * places[k])
    t.dealt = dealt


def write_deal(t: Feast) -> dict[str, Any]:
    """The deal as it was made."""
    dealt = int(t.dealt)
    return {
        "guests": [GUESTS[(dealt >> (4 * seat)) & 15] for seat in range(int(t.seats))],
        "mystery": [GUESTS[(dealt >> (4 * int(SLOT + slot))) & 15] for slot in range(int(slots(t.seats)))],
        "first": int(t.first) + 1,
    }
