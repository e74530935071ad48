"""Facts: everything that is told, to whom, in plain numbers; and what they are called on the outside.

A fact is ``(audience, kind, a, b, c)``; the audience is a mask of seats (``ALL``: watchers too).  Each seat, and the watchers together,
have their own numbering of what they were told, from 1 and without gaps: nobody can count what others heard.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final

from mypy_extensions import i64

from coterie.core.bits import bit, members
from coterie.core.table import AGREES, ALL, OVER, TURN, Ear

Fact: TypeAlias = tuple[int, int, int, int, int]


@final
class Kind:
    """A kind of event: its number, its name, and what its numbers mean ("seat", "guest", …), by field name."""

    def __init__(self, code: int, name: str, *fields: tuple[str, str]) -> None:
        self.code = code
        self.name = name
        self.fields = fields


@final
class Told:
    """One event as a seat was told it: its number for this seat, its kind, its fields in words; ``fact`` is the same in numbers.

    >>> Told(1, "turn", {"seat": 3, "bound": 0})
    Told(1, 'turn', {'seat': 3, 'bound': 0})
    """

    def __init__(self, n: int, kind: str, fields: dict[str, Any], fact: Fact = (0, 0, 0, 0, 0)) -> None:
        self.n = n
        self.kind = kind
        self.fields = fields
        self.fact = fact

    def __repr__(self) -> str:
        return f"Told({self.n}, {self.kind!r}, {self.fields})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and (self.n, self.kind, self.fields) == (other.n, other.kind, other.fields)

    def __hash__(self) -> int:
        return hash((self.n, self.kind))


COMMON: Final = (
    Kind(AGREES, "agrees", ("seat", "seat")),
    Kind(OVER, "over", ("winners", "seats"), ("reason", "reason")),
)


@final
class Telling:
    """The kinds of a game, and the words for the numbers in their fields (``says["guest"][6] == "ghost"``)."""

    def __init__(self, kinds: tuple[Kind, ...], says: dict[str, tuple[str, ...]], turn: Kind | None = None) -> None:
        turns = turn if turn is not None else Kind(TURN, "turn", ("seat", "seat"))
        self.kinds: dict[int, Kind] = {kind.code: kind for kind in (*COMMON, turns, *kinds)}
        self.says = says

    def name(self, kind: int) -> str:
        return self.kinds[kind].name

    def fields(self, fact: Fact) -> dict[str, Any]:
        """The fields of a fact by name: seats from 1, cards and reasons as words, counts as numbers."""
        found: dict[str, Any] = {}
        values = fact[2:]
        for k, (name, meaning) in enumerate(self.kinds[fact[1]].fields):
            value = values[k]
            if meaning == "seat":
                found[name] = value + 1
            elif meaning == "seats":
                found[name] = [seat + 1 for seat in members(value)]
            elif meaning in self.says:
                found[name] = self.says[meaning][value]
            else:
                found[name] = value
        return found

    def told(self, n: int, fact: Fact) -> Told:
        return Told(n, self.name(fact[1]), self.fields(fact), fact)


@final
class Feeds(Ear):
    """Keeps what was told: all facts in order, and each seat's own."""

    def __init__(self, seats: int) -> None:
        self.facts: list[Fact] = []
        self.own: list[list[Fact]] = [[] for _ in range(seats + 1)]

    def copy(self) -> Feeds:
        other = Feeds(0)
        other.facts = self.facts.copy()
        other.own = [feed.copy() for feed in self.own]
        return other

    def hear(self, audience: i64, kind: i64, a: i64, b: i64, c: i64) -> None:
        fact: Fact = (int(audience), int(kind), int(a), int(b), int(c))
        self.facts.append(fact)
        own = self.own
        if audience == ALL:
            for feed in own:
                feed.append(fact)
            return
        for seat in range(len(own) - 1):
            if audience & bit(seat) != 0:
                own[seat + 1].append(fact)
