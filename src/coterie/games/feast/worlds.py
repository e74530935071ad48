"""What a seat at the feast may conclude for certain: the deals it must still hold possible, counted exactly.

Each event that a seat is told becomes conditions on the cards as they were dealt (a swap only moves a seat to the card of a slot).
Choices of players prove nothing; only what the rules force does.
"""

from __future__ import annotations

from fractions import Fraction
from typing import final

from coterie.core.bits import bit
from coterie.core.chance import Luck
from coterie.core.game import Knowledge
from coterie.core.table import OVER, TURN
from coterie.core.told import Fact
from coterie.games.feast import questions, table
from coterie.games.feast.cards import (
    ALUCARD,
    DOCTOR_JEKYLL,
    DRACULA,
    EVERY_GUEST,
    GUESTS,
    MUST_DANCE,
    VAN_HELSING,
    ZOMBIE,
    cast_size,
    slots,
    who_whispers_yes,
)
from coterie.games.feast.counting import Match, Ways


@final
class Condition:
    """What one event says: of one place (``only``), of two (``apart``) or of laid cards (``match``); ``n`` is the event's number."""

    def __init__(self, n: int, place: int = -1, only: int = 0, apart: tuple[int, int] | None = None, match: Match | None = None) -> None:
        self.n = n
        self.place = place
        self.only = only
        self.apart = apart
        self.match = match


@final
class Worlds(Knowledge):
    """The possible deals for one seat (from 1; 0: a watcher).  Places are the seats in order, then the mystery slots.

    >>> import coterie
    >>> game = coterie.load("feast").deal(seats=5, seed=7)
    >>> worlds = game.knowledge(0)
    >>> worlds.count()
    600
    >>> worlds.chances(1)["dracula"]
    Fraction(1, 5)
    """

    def __init__(self, seat: int, seats: int, options: dict[str, str]) -> None:
        self.seat = seat
        self.seats = seats
        self.no_own_card = options["own_card"] == "no"
        self.cast = 0
        self.n = 0
        self.over = False
        self.where: list[int] = list(range(seats))
        self.conditions: list[Condition] = []
        self.called = False
        self.laid: list[tuple[int, int]] = []
        self.tentative: Condition | None = None
        self.dancers: tuple[int, int] = (0, 0)
        self.known: Ways | None = None

    # ------------------------------------------------------------ taking in

    def see(self, fact: Fact) -> None:
        """Takes in one event.  After the end nothing counts any more: the cards laid open are no conclusions."""
        self.n += 1
        _, kind, a, b, c = fact
        if self.over:
            return
        if kind == OVER:
            self.over = True
            self.see_the_end(a, b)
        elif kind == TURN:
            self.called = b == 1
        elif kind == table.INVITED:
            self.cast |= int(bit(a))
        elif kind == table.DEALT or kind == table.REVEALS or kind == table.SEES:
            self.hold(a, bit(b))
        elif kind == table.INQUIRES:
            self.acts_uncalled(a)
            if self.no_own_card:
                self.hold(a, ~bit(c))
        elif kind == table.WHISPER:
            self.see_whisper(a, b, c == 1)
        elif kind == table.INVITES:
            self.called = False
        elif kind == table.REFUSES:
            self.hold(a, ~MUST_DANCE)
        elif kind == table.DANCES:
            self.dancers = (a, b)
            self.tentative = self.add(Condition(self.n, apart=(self.where[a], self.where[b])))
        elif kind == table.FORCES:
            self.hold(a, bit(ZOMBIE))
        elif kind == table.ACCUSES:
            self.laid = []
            if b == questions.BY_TURN:
                self.acts_uncalled(a)
        elif kind == table.PLACES:
            self.laid.append((self.where[b], c))
            if c == DRACULA:
                self.tentative = self.hold(b, ~bit(ALUCARD))
        elif kind == table.RESULT:
            self.add(Condition(self.n, match=(self.laid, b)))
        elif kind == table.SILENCE:
            for seat in range(self.seats):
                self.hold(seat, ~bit(VAN_HELSING))
        elif kind == table.SWAPS:
            self.hold(a, bit(DOCTOR_JEKYLL))
            self.where[a] = self.seats + b
        elif kind == table.TAKES:
            self.add(Condition(self.n, place=self.seats + a, only=int(bit(b))))

    def acts_uncalled(self, seat: int) -> None:
        """Who was called to dance and does something else is not the Zombie (E3, E12)."""
        if self.called:
            self.hold(seat, ~bit(ZOMBIE))
        self.called = False

    def see_whisper(self, whom: int, guest: int, yes: bool) -> None:
        """The answer to one's own question (E4)."""
        me = self.seat - 1
        beside = (whom + 1) % self.seats == me or (me + 1) % self.seats == whom
        sayers = who_whispers_yes(guest, beside)
        self.hold(whom, sayers if yes else ~sayers)

    def see_the_end(self, winners: int, reason: int) -> None:
        """A dance or a card that ended the game says the opposite of one that did not (E9)."""
        if reason != questions.DANCED and reason != questions.MISTAKEN:
            return
        if self.tentative is not None:
            self.conditions.remove(self.tentative)
            self.known = None
        for seat in self.dancers if reason == questions.DANCED else (int(winners).bit_length() - 1,):
            self.hold(seat, bit(ALUCARD) if (winners >> seat) & 1 else bit(DRACULA))

    def hold(self, seat: int, only: int) -> Condition:
        """The card that this seat holds now is one of these."""
        return self.add(Condition(self.n, place=self.where[seat], only=int(only & EVERY_GUEST)))

    def add(self, condition: Condition) -> Condition:
        self.conditions.append(condition)
        known = self.known
        if known is None or condition.place < 0 or known.allowed[condition.place] & ~condition.only:
            self.known = None
        return condition

    # ------------------------------------------------------------ concluding

    def ways(self, conditions: list[Condition] | None = None) -> Ways:
        """The deals under some conditions (all, if not said otherwise)."""
        allowed = [self.cast] * self.seats + [self.cast & ~int(bit(DRACULA))] * int(slots(self.seats))
        apart: list[tuple[int, int]] = []
        matches: list[Match] = []
        for condition in self.conditions if conditions is None else conditions:
            if condition.place >= 0:
                allowed[condition.place] &= condition.only
            elif condition.apart is not None:
                apart.append(condition.apart)
            elif condition.match is not None:
                matches.append(condition.match)
        return Ways(allowed, apart, matches)

    def now(self) -> Ways:
        if self.known is None:
            self.known = self.ways()
        return self.known

    def count(self) -> int:
        """The number of possible deals, exactly."""
        return self.now().total

    def holds(self, place: int) -> dict[str, int]:
        """The number of possible deals by the guest that lies at a place now: seats from 1, ``-k`` for slot k (what lay there at first)."""
        cells = self.now().table()[self.index(place)]
        return {GUESTS[guest]: cells[guest] for guest in range(10) if (self.cast >> guest) & 1}

    def chances(self, place: int) -> dict[str, Fraction]:
        """The same as exact fractions of one."""
        total = self.count()
        return {guest: Fraction(number, total) for guest, number in self.holds(place).items()}

    def index(self, place: int) -> int:
        return self.where[place - 1] if place > 0 else self.seats - place - 1

    def why_not(self, place: int, guest: str) -> list[int]:
        """The numbers of the events (of this seat's own) that together rule a guest out at a place; none can be left out.

        Empty if the guest is still possible there, or was never at this feast.
        """
        card = int(bit(GUESTS.index(guest)))
        where = self.index(place)
        if not self.cast & card or self.now().table()[where][GUESTS.index(guest)]:
            return []
        for condition in self.conditions:
            if condition.place == where and not condition.only & card:
                return [condition.n]
        suppose = Condition(0, place=where, only=card)
        needed = self.conditions.copy()
        for condition in reversed(self.conditions):
            fewer = [kept for kept in needed if kept is not condition]
            if self.ways([*fewer, suppose]).total == 0:
                needed = fewer
        return sorted({condition.n for condition in needed})

    def draw(self, luck: Luck) -> list[int]:
        """One of the possible deals, each as likely as the others: the guests by place."""
        return self.now().draw(luck)

    def sample(self, luck: Luck) -> dict[str, list[str]]:
        """The same as ``[deal]`` states it."""
        found = [GUESTS[guest] for guest in self.draw(luck)]
        return {"guests": found[: self.seats], "mystery": found[self.seats : self.seats + int(cast_size(self.seats)) - self.seats]}
