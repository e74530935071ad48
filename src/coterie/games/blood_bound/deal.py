"""Reading and writing the deal of Blood Bound: who is who, who holds the dagger."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.core.errors import BadSetup
from coterie.core.game import Stated
from coterie.core.table import NOBODY, Table
from coterie.games.blood_bound import questions as q
from coterie.games.blood_bound.cards import BEASTS, CHARACTERS, INQUISITOR, members_of_a_clan
from coterie.games.blood_bound.table import Blood


@final
class StatedBlood(Stated):
    """What is settled: the characters of all seats, the holder of the dagger."""

    def __init__(self) -> None:
        super().__init__()
        self.characters: list[int] = []
        self.dagger = -1

    def within(self, t: Table) -> i64:
        assert isinstance(t, Blood)
        options = t.options
        topic = t.topic
        if topic == q.FIRST_DAGGER:
            return options if self.dagger < 0 else bit(self.dagger)
        if not self.characters:
            return options
        if topic == q.CROSS_SEAT:
            return self.seats_of(18, 20)
        if topic == q.ROSE_SEAT:
            left = options & self.seats_of(0, 9)
            return left & -left
        character = self.characters[int(t.dealt)]
        return bit(character - 18) if character >= 18 else bit(character % 9)

    def seats_of(self, first: int, end: int) -> i64:
        """The seats whose stated character is one of these."""
        found: i64 = 0
        for seat in range(len(self.characters)):
            if first <= self.characters[seat] < end:
                found |= bit(seat)
        return found


def read_deal(seats: int, deal: Mapping[str, Any]) -> Stated:
    """Checks a ``[deal]`` and keeps what it settles; raises :class:`BadSetup` with the reason."""
    for key in deal:
        if key not in ("characters", "dagger"):
            raise BadSetup("core-no-deal-key", {"key": str(key), "legal": "characters, dagger"})
    stated = StatedBlood()
    given = deal.get("characters")
    if given is not None:
        stated.characters = read_characters(seats, given)
    dagger = deal.get("dagger")
    if dagger is not None:
        if not isinstance(dagger, int) or isinstance(dagger, bool) or not 1 <= dagger <= seats:
            raise BadSetup("blood-bound-deal-dagger", {"seats": seats, "given": str(dagger)})
        stated.dagger = dagger - 1
    return stated


def read_characters(seats: int, given: Any) -> list[int]:
    """A character for each seat, none twice, the clans of the same size, an Inquisitor with an odd number."""
    if not isinstance(given, (list, tuple)) or len(given) != seats:
        raise BadSetup("blood-bound-deal-number", {"number": seats})
    found: list[int] = []
    for word in given:
        if word not in CHARACTERS:
            raise BadSetup("blood-bound-deal-unknown", {"character": str(word), "legal": ", ".join(CHARACTERS)})
        character = CHARACTERS.index(word)
        if character in found:
            raise BadSetup("blood-bound-deal-twice", {"character": str(word)})
        found.append(character)
    each = int(members_of_a_clan(seats))
    roses = len([character for character in found if character < 9])
    beasts = len([character for character in found if 9 <= character < INQUISITOR])
    if roses != each or beasts != each:
        raise BadSetup("blood-bound-deal-clans", {"number": each, "inquisitors": seats % 2, "seats": seats})
    return found


def deal_again(t: Blood, deal: list[int]) -> None:
    """Lays another deal (characters by seat) on a table where the game is going on."""
    t.characters = t.roses = t.beasts = 0
    t.inquisitor = NOBODY
    for seat in range(len(deal)):
        character: i64 = deal[seat]
        t.characters |= character << (5 * seat)
        if character >= INQUISITOR:
            t.inquisitor = seat
        elif character >= BEASTS:
            t.beasts |= bit(seat)
        else:
            t.roses |= bit(seat)


def write_deal(t: Blood) -> dict[str, Any]:
    """The deal as it was made."""
    return {
        "characters": [CHARACTERS[int(t.character(seat))] for seat in range(int(t.seats))],
        "dagger": int(t.dealt_dagger) + 1,
    }
