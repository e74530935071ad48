"""The table of a feast: cards before seats and in the centre, what lies face up, what this turn has seen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coterie.core.bits import bit, count
from coterie.core.table import ALL, NOBODY, Table
from coterie.games.feast.cards import DOCTOR_JEKYLL, DRACULA, VAN_HELSING

# Places: seats 0 to 7, then the slots of the mystery guests.
SLOT: Final[i64] = 8
NOT_HERE: Final[i64] = 15

# Events (docs: told.py names their fields).
INVITED: Final[i64] = 8
DEALT: Final[i64] = 9
INQUIRES: Final[i64] = 10
WHISPER: Final[i64] = 11
INVITES: Final[i64] = 12
DANCES: Final[i64] = 13
SEES: Final[i64] = 14
REFUSES: Final[i64] = 15
FORCES: Final[i64] = 16
REVEALS: Final[i64] = 17
ACCUSES: Final[i64] = 18
PLACES: Final[i64] = 19
INTERRUPTS: Final[i64] = 20
INTERRUPTED: Final[i64] = 21
DROPS: Final[i64] = 22
RESULT: Final[i64] = 23
WAKES: Final[i64] = 24
SILENCE: Final[i64] = 25
SWAPS: Final[i64] = 26
TAKES: Final[i64] = 27
OPENS: Final[i64] = 28
OPENS_SLOT: Final[i64] = 29


@final
class Feast(Table):
    """Cards are four bits a place in ``cards``; ``shown`` has a bit for each place whose card lies face up.

    The table options are kept as numbers: 0 is the default of each, 1 its other value (``max_turns``: the number).
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.cast: i64 = 0
        self.cards: i64 = 0
        self.dealt: i64 = 0
        self.places: i64 = (bit(40) - 1)
        self.shown: i64 = 0
        self.first: i64 = 0
        self.danced: i64 = 0
        self.asked_to_dance: i64 = 0
        self.dance_before: i64 = 0
        self.dracula_failed: i64 = 0
        self.second_due: i64 = 0
        self.woken: i64 = 0
        self.suspended: i64 = 0
        # options
        self.no_own_card: i64 = 0
        self.jekyll_stays: i64 = 0
        self.must_restart: i64 = 0
        self.refuser_accuses: i64 = 0
        self.second_may: i64 = 0
        self.dance_asked: i64 = 0
        self.no_trigger: i64 = 0
        self.woken_once: i64 = 0
        self.nested_again: i64 = 0
        self.max_turns: i64 = 0
        self.fewest_advanced: i64 = 0

    def copy(self) -> Table:
        to = Feast(self.seats)
        self.copy_common(to)
        to.cast = self.cast
        to.cards = self.cards
        to.dealt = self.dealt
        to.places = self.places
        to.shown = self.shown
        to.first = self.first
        to.danced = self.danced
        to.asked_to_dance = self.asked_to_dance
        to.dance_before = self.dance_before
        to.dracula_failed = self.dracula_failed
        to.second_due = self.second_due
        to.woken = self.woken
        to.suspended = self.suspended
        to.no_own_card = self.no_own_card
        to.jekyll_stays = self.jekyll_stays
        to.must_restart = self.must_restart
        to.refuser_accuses = self.refuser_accuses
        to.second_may = self.second_may
        to.dance_asked = self.dance_asked
        to.no_trigger = self.no_trigger
        to.woken_once = self.woken_once
        to.nested_again = self.nested_again
        to.max_turns = self.max_turns
        to.fewest_advanced = self.fewest_advanced
        return to

    # ------------------------------------------------------------ cards

    def guest(self, place: i64) -> i64:
        """The guest whose card lies at a seat or slot."""
        return (self.cards >> (4 * place)) & 15

    def place(self, guest: i64) -> i64:
        """Where a guest's card lies; ``NOT_HERE``: not at this feast."""
        return (self.places >> (4 * guest)) & 15

    def lay(self, place: i64, guest: i64) -> None:
        """Lays a guest's card at a place."""
        self.cards = (self.cards & ~(15 * bit(4 * place))) | (guest << (4 * place))
        self.places = (self.places & ~(15 * bit(4 * guest))) | (place << (4 * guest))

    def holder(self, guest: i64) -> i64:
        """The seat that holds a guest; ``NOBODY`` if the card lies in the centre or is not in the game."""
        place = self.place(guest)
        return place if place < SLOT else NOBODY

    def is_public(self, guest: i64) -> bool:
        """Whether this guest's card lies face up, before a player or in a slot (never because it could be concluded)."""
        place = self.place(guest)
        return place != NOT_HERE and self.shown & bit(place) != 0

    def may_lurk(self, guest: i64) -> bool:
        """Whether as far as everybody can see any hidden player may be this guest: at the feast, and the card not face up."""
        return self.cast & bit(guest) != 0 and not self.is_public(guest)

    # ------------------------------------------------------------ seats

    def hidden(self) -> i64:
        """The seats whose card lies face down."""
        return self.all & ~self.shown

    def is_hidden(self, seat: i64) -> bool:
        return self.shown & bit(seat) == 0

    def hidden_others(self, seat: i64) -> i64:
        """The hidden seats but this one: whom one may inquire of, ask to dance, accuse (R1)."""
        return self.all & ~self.shown & ~bit(seat)

    def neighbours(self, seat: i64) -> i64:
        """The two seats beside this one, whoever sits there."""
        return bit((seat + 1) % self.seats) | bit((seat + self.seats - 1) % self.seats)

    def reveal(self, seat: i64) -> None:
        """A player's card is turned face up; nothing happens if it is already."""
        if self.is_hidden(seat):
            self.shown |= bit(seat)
            self.tell(ALL, REVEALS, seat, self.guest(seat))

    def usable(self, accuser: i64) -> i64:
        """The accusation cards that may be placed: not one's own, none that lies face up (R3); Van Helsing keeps Dracula's (R6)."""
        found = self.cast
        place: i64 = 0
        while place < SLOT + 2:
            if self.shown & bit(place) != 0:
                found &= ~bit(self.guest(place))
            place += 1
        found &= ~bit(self.guest(accuser))
        if self.guest(accuser) == VAN_HELSING:
            found |= bit(DRACULA)
        return found

    def slots_closed(self) -> i64:
        """The mystery slots that lie face down, as a mask of slot numbers."""
        number: i64 = 2 if self.seats == 4 else 1
        return (bit(number) - 1) & ~(self.shown >> SLOT)

    def swap(self, seat: i64, slot: i64) -> None:
        """Doctor Jekyll's holder takes the card of a slot and leaves Jekyll face up there; the new card is face down (R8)."""
        taken = self.guest(SLOT + slot)
        self.lay(SLOT + slot, DOCTOR_JEKYLL)
        self.lay(seat, taken)
        self.shown = (self.shown | bit(SLOT + slot)) & ~bit(seat)

    def lay_open(self) -> None:
        """At the end every card that is still face down is turned."""
        seat: i64 = 0
        while seat < self.seats:
            if self.is_hidden(seat):
                self.tell(ALL, OPENS, seat, self.guest(seat))
            seat += 1
        slot: i64 = 0
        closed = self.slots_closed()
        while slot < count(closed | (self.shown >> SLOT)):
            if closed & bit(slot) != 0:
                self.tell(ALL, OPENS_SLOT, slot, self.guest(SLOT + slot))
            slot += 1
