"""The table: what lies on it in plain numbers and masks, the question that is put, and the ear that hears what is told.

A game's own table is a final subclass with more numbers; its rules are free functions over it (see architecture in docs/adding-a-game.md).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from coterie.core.bits import FULL, bit, high_bit, low_bit, wide_members

Script: TypeAlias = Generator[None, None, None]
"""Plays one scene: puts a question on the table, yields, finds the answer on the table."""

CHANCE: Final[i64] = 60
"""The seat of chance: dice and draws are questions that it answers."""

NOBODY: Final[i64] = 63

ALL: Final[i64] = FULL
"""The audience of everybody, watchers included."""

# Kinds of events that every game has; a game's own begin at 8.
TURN: Final[i64] = 1
AGREES: Final[i64] = 2
OVER: Final[i64] = 3

# Reasons that every game has; a game's own begin at 2.
AGREED: Final[i64] = 0
EXHAUSTED: Final[i64] = 1


class Ear:
    """Hears everything that is told, in order."""

    def hear(self, audience: i64, kind: i64, a: i64, b: i64, c: i64) -> None:
        raise NotImplementedError


class Table:
    """What every game's table has."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.all: i64 = bit(seats) - 1
        self.turn: i64 = NOBODY
        self.turns: i64 = 0
        self.over: i64 = 0
        self.winners: i64 = 0
        self.reason: i64 = 0
        # the question: whom, what about, what may be said; and the answer
        self.asked: i64 = NOBODY
        self.topic: i64 = 0
        self.options: i64 = 0
        self.more: i64 = 0
        self.sealed: i64 = 0
        self.seals: i64 = 0
        self.answer: i64 = 0
        self.ear: Ear | None = None

    def copy(self) -> Table:
        """Another table with the same things on it, and nobody listening."""
        raise NotImplementedError

    def copy_common(self, to: Table) -> None:
        """Lays what every table has on the other one too (for a game's own ``copy``)."""
        to.turn = self.turn
        to.turns = self.turns
        to.over = self.over
        to.winners = self.winners
        to.reason = self.reason
        to.seals = self.seals

    def lay_open(self) -> None:
        """After the end every card is turned face up, and told to all."""
        raise NotImplementedError

    # -------------------------------------------------------------- questions

    def ask(self, seat: i64, topic: i64, options: i64) -> None:
        """Puts a question to one seat; the script yields next."""
        self.asked = seat
        self.topic = topic
        self.options = options
        self.more = 0

    def draw(self, topic: i64, options: i64) -> None:
        """Puts a question to chance."""
        self.asked = CHANCE
        self.topic = topic
        self.options = options
        self.more = 0

    def ask_wide(self, seat: i64, topic: i64, options: i64, more: i64) -> None:
        """Puts a question with up to 124 answers: bit k of ``more`` is answer 62 + k."""
        self.asked = seat
        self.topic = topic
        self.options = options
        self.more = more

    def draw_wide(self, topic: i64, options: i64, more: i64) -> None:
        """Puts a question with up to 124 answers to chance."""
        self.ask_wide(CHANCE, topic, options, more)

    def allows(self, answer: int) -> bool:
        """Whether this answer to the question is one of its options."""
        return self.options & low_bit(answer) | self.more & high_bit(answer) != 0

    def answers(self) -> list[int]:
        """All answers that the question allows, in ascending order."""
        return wide_members(int(self.options), int(self.more))

    def seal(self, seats: i64) -> None:
        """From now on these seats are asked at once.

        The script asks them one after another and tells nothing until :meth:`unseal`; what one may say does not depend on
        what another said.
        """
        self.sealed = seats
        self.seals += 1

    def unseal(self) -> None:
        """All answers are in."""
        self.sealed = 0

    # -------------------------------------------------------------- tellings

    def tell(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tells an event to the seats of a mask (``ALL``: watchers too).  Costs nothing when nobody listens."""
        if self.ear is not None:
            self.ear.hear(audience, kind, a, b, c)

    def finish(self, winners: i64, reason: i64) -> None:
        """The game is over: these seats (perhaps none) have won, for this reason; all cards are laid open."""
        self.over = 1
        self.winners = winners
        self.reason = reason
        self.tell(ALL, OVER, winners, reason)
        if self.ear is not None:
            self.lay_open()


def contents(table: Table) -> dict[str, Any]:
    """Everything that lies on a table by name, whoever listens: to compare tables and to see that past ones never change."""
    names = getattr(type(table), "__mypyc_attrs__", None) or tuple(vars(table))
    skip = ("ear", "asked", "topic", "options", "more", "sealed", "answer", "__dict__")
    return {name: getattr(table, name) for name in names if name not in skip}
