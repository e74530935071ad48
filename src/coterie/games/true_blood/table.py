"""The table of True Blood: decks and track, tokens, hands and tableaus, and the attempt that is under way.

Sets of characters are masks; a set of event cards is a pair of masks, the cards 0 to 61 and the others (``low``, ``high``).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coterie.core.bits import bit, count, high_bit, low_bit, mask_of, members, wide_members
from coterie.core.table import ALL, NOBODY, Table
from coterie.games.true_blood import cards, events
from coterie.games.true_blood.kinds import Kinds
from coterie.games.true_blood.told import BT, DISCARDS, GAINS, IT, LOSES, OPENS, STEALS, STEALS_BT, TOKENS

NO_CARD: Final[i64] = -1

# The phases of a turn.
INFLUENCE: Final[i64] = 0
INITIATIVE: Final[i64] = 1
PLOTTING: Final[i64] = 2
RECRUITMENT: Final[i64] = 3
EVENT_PHASE: Final[i64] = 4
ACTION: Final[i64] = 5
CAPTURE_PHASE: Final[i64] = 6
RECOVERY: Final[i64] = 7
END: Final[i64] = 8
PHASES: Final = ("influence", "initiative", "plotting", "recruitment", "event", "action", "capture", "recovery", "end")


@final
class TrueBlood(Table):
    """What lies on the table.  ``order`` holds the seats by position on the turn order track, ``go`` the position whose go it is."""

    def __init__(self, seats: i64, kinds: Kinds) -> None:
        super().__init__(seats)
        number = int(seats)
        self.kinds = kinds
        self.phase: i64 = INFLUENCE
        self.go: i64 = 0
        self.turn_number: i64 = 1
        self.order: list[int] = []
        self.bt = [10] * number
        self.it = [5] * number
        self.hand_low = [0] * number
        self.hand_high = [0] * number
        self.own = [0] * number
        self.tableau: list[list[int]] = [[] for _ in range(number)]
        self.prisoners = [0] * number
        self.injured: i64 = 0
        self.stolen: i64 = 0
        self.acted: i64 = 0
        self.rolled: i64 = 0
        self.out: i64 = 0
        # decks: what lies on top as far as the program knows, and the rest, whose order does not exist yet
        self.track: list[int] = []
        self.top_characters: list[int] = []
        self.second: i64 = 0
        self.deck: i64 = 0
        self.deck_size: i64 = 0
        self.top_events: list[int] = []
        self.events_low: i64 = 0
        self.events_high: i64 = 0
        self.discard_low: i64 = 0
        self.discard_high: i64 = 0
        # of this turn
        self.left_track: i64 = 0
        self.stalled: i64 = 0
        self.passed: i64 = 0
        self.drawn: i64 = 0
        # the attempt under way: what, by whom, by which event or which card's trait, at whom; and who has tried to stop it
        self.verb: i64 = 0
        self.source: i64 = NOBODY
        self.event: i64 = NO_CARD
        self.actor: i64 = NO_CARD
        self.trait: i64 = NO_CARD
        self.target: i64 = NO_CARD
        self.victim: i64 = NOBODY
        self.used: i64 = 0
        # how it began
        self.placed: i64 = 0
        self.dealt_track: list[int] = []
        self.dealt_characters: list[int] = []
        self.dealt_events: list[int] = []
        # options: 0 is the default of each
        self.basic: i64 = 0
        self.deck_empty_ends: i64 = 0
        self.stall_guard: i64 = 3
        self.one_card_each: i64 = 0
        self.exchange_once: i64 = 0
        self.reactions_work: i64 = 0
        self.turn_order_first: i64 = 0
        self.cards_only: i64 = 0
        self.locations: i64 = 0
        self.count_disabled: i64 = 0
        self.passives_disabled: i64 = 0
        self.any_reward: i64 = 0
        self.able_shapeshifter: i64 = 0
        self.sacrifice_injures: i64 = 0
        self.kin_allowed: i64 = 0
        self.fresh_blood_free: i64 = 0
        self.negative: i64 = 0
        self.no_reactions: i64 = 0
        self.tiebreak: i64 = 0
        self.hidden_tokens: i64 = 0
        self.no_assault: i64 = 0
        self.scoring: i64 = 0

    def copy(self) -> Table:
        to = TrueBlood(self.seats, self.kinds)
        self.copy_common(to)
        to.phase = self.phase
        to.go = self.go
        to.turn_number = self.turn_number
        to.order = self.order.copy()
        to.bt = self.bt.copy()
        to.it = self.it.copy()
        to.hand_low = self.hand_low.copy()
        to.hand_high = self.hand_high.copy()
        to.own = self.own.copy()
        to.tableau = [row.copy() for row in self.tableau]
        to.prisoners = self.prisoners.copy()
        to.injured = self.injured
        to.stolen = self.stolen
        to.acted = self.acted
        to.rolled = self.rolled
        to.out = self.out
        to.track = self.track.copy()
        to.top_characters = self.top_characters.copy()
        to.second = self.second
        to.deck = self.deck
        to.deck_size = self.deck_size
        to.top_events = self.top_events.copy()
        to.events_low = self.events_low
        to.events_high = self.events_high
        to.discard_low = self.discard_low
        to.discard_high = self.discard_high
        to.left_track = self.left_track
        to.stalled = self.stalled
        to.passed = self.passed
        to.drawn = self.drawn
        to.verb = self.verb
        to.source = self.source
        to.event = self.event
        to.actor = self.actor
        to.trait = self.trait
        to.target = self.target
        to.victim = self.victim
        to.used = self.used
        to.placed = self.placed
        to.dealt_track = self.dealt_track.copy()
        to.dealt_characters = self.dealt_characters
        to.dealt_events = self.dealt_events
        to.basic = self.basic
        to.deck_empty_ends = self.deck_empty_ends
        to.stall_guard = self.stall_guard
        to.one_card_each = self.one_card_each
        to.exchange_once = self.exchange_once
        to.reactions_work = self.reactions_work
        to.turn_order_first = self.turn_order_first
        to.cards_only = self.cards_only
        to.locations = self.locations
        to.count_disabled = self.count_disabled
        to.passives_disabled = self.passives_disabled
        to.any_reward = self.any_reward
        to.able_shapeshifter = self.able_shapeshifter
        to.sacrifice_injures = self.sacrifice_injures
        to.kin_allowed = self.kin_allowed
        to.fresh_blood_free = self.fresh_blood_free
        to.negative = self.negative
        to.no_reactions = self.no_reactions
        to.tiebreak = self.tiebreak
        to.hidden_tokens = self.hidden_tokens
        to.no_assault = self.no_assault
        to.scoring = self.scoring
        return to

    def lay_open(self) -> None:
        """At the end all hands are laid open, and everybody's tokens."""
        for seat in range(int(self.seats)):
            self.tell(ALL, TOKENS, seat, self.it[seat], self.bt[seat])
            for event in range(events.COUNT):
                if self.holds(seat, event):
                    self.tell(ALL, OPENS, seat, event)

    def with_cards(self, instead: list[int]) -> Table:
        """The same table with other cards in place of each (worlds.py): event cards, then characters of the deck."""
        found = self.copy()
        assert isinstance(found, TrueBlood)
        for seat in range(int(self.seats)):
            found.hand_low[seat] = found.hand_high[seat] = 0
            for event in range(events.COUNT):
                if self.holds(seat, event):
                    found.take_in(seat, instead[event])
        found.top_events = [instead[event] for event in self.top_events]
        found.events_low = found.events_high = 0
        for event in wide_members(int(self.events_low), int(self.events_high)):
            found.events_low |= low_bit(instead[event])
            found.events_high |= high_bit(instead[event])
        found.top_characters = [instead[events.COUNT + card] - events.COUNT for card in self.top_characters]
        found.second = mask_of([instead[events.COUNT + card] - events.COUNT for card in members(int(self.second))])
        found.deck = mask_of([instead[events.COUNT + card] - events.COUNT for card in members(int(self.deck))])
        return found

    # ------------------------------------------------------------ cards in play

    def in_play(self) -> i64:
        """All cards in tableaus."""
        found: i64 = 0
        for mask in self.own:
            found |= mask
        return found

    def controller(self, card: i64) -> i64:
        """The seat that controls a card; NOBODY where it is not in play."""
        for seat in range(len(self.own)):
            if self.own[seat] & bit(card) != 0:
                return seat
        return NOBODY

    def captured(self) -> i64:
        """The cards with a Capture Token."""
        found: i64 = 0
        for mask in self.prisoners:
            found |= mask
        return found

    def disabled(self) -> i64:
        """The cards that are captured or injured."""
        return self.captured() | self.injured

    def capturer(self, card: i64) -> i64:
        """The seat that a Capture Token records; NOBODY where there is none."""
        for seat in range(len(self.prisoners)):
            if self.prisoners[seat] & bit(card) != 0:
                return seat
        return NOBODY

    def seat_at(self, place: i64) -> i64:
        """The seat at a position of the turn order track."""
        return self.order[place]

    def price(self, space: i64) -> i64:
        """The price of the card on a space of the track, from 0: its value and the surcharge of the space (section 5.4; J20)."""
        return cards.VALUES[self.track[space]] + space - 1

    # ------------------------------------------------------------ hands

    def hand_size(self, seat: i64) -> i64:
        return count(self.hand_low[seat]) + count(self.hand_high[seat])

    def holds(self, seat: i64, event: i64) -> bool:
        return self.hand_low[seat] & low_bit(event) | self.hand_high[seat] & high_bit(event) != 0

    def take_in(self, seat: i64, event: i64) -> None:
        """A card comes into a hand."""
        self.hand_low[seat] |= int(low_bit(event))
        self.hand_high[seat] |= int(high_bit(event))

    def put_down(self, seat: i64, event: i64) -> None:
        """A card leaves a hand."""
        self.hand_low[seat] &= ~int(low_bit(event))
        self.hand_high[seat] &= ~int(high_bit(event))

    def lay_off(self, event: i64) -> None:
        """A card comes on the event discard."""
        self.discard_low |= low_bit(event)
        self.discard_high |= high_bit(event)

    def lies_off(self, event: i64) -> bool:
        """Whether a card lies on the event discard."""
        return self.discard_low & low_bit(event) | self.discard_high & high_bit(event) != 0

    def discard(self, seat: i64, event: i64) -> None:
        """A card of a hand goes to the event discard."""
        self.put_down(seat, event)
        self.lay_off(event)
        self.tell(ALL, DISCARDS, seat, event)

    def events_left(self) -> i64:
        """How many cards the event deck has."""
        return len(self.top_events) + count(self.events_low) + count(self.events_high)

    # ------------------------------------------------------------ tokens

    def public(self, seats: i64) -> i64:
        """Who sees tokens move: everybody, or with hidden tokens those concerned (J8)."""
        return seats if self.hidden_tokens else ALL

    def tokens(self, seat: i64) -> None:
        """Tells what a seat has now."""
        self.tell(self.public(bit(seat)), TOKENS, seat, self.it[seat], self.bt[seat])

    def stock(self, what: i64) -> list[int]:
        """The IT or the BT of all seats."""
        return self.it if what == IT else self.bt

    def gain(self, seat: i64, what: i64, number: i64) -> None:
        """Tokens from the bank."""
        self.stock(what)[seat] += int(number)
        self.tell(self.public(bit(seat)), GAINS, seat, what, number)
        self.tokens(seat)

    def lose(self, seat: i64, what: i64, number: i64) -> None:
        """Tokens to the bank, as many as there are (J43, J100); with negative_bt BT may become a debt."""
        has = self.stock(what)
        found = number if what == BT and self.negative else min(number, has[seat])
        has[seat] -= int(found)
        self.tell(self.public(bit(seat)), LOSES, seat, what, found)
        self.tokens(seat)

    def steal(self, thief: i64, victim: i64, what: i64, number: i64) -> None:
        """Tokens from one player to another, as many as there are (J43)."""
        has = self.stock(what)
        found = min(number, max(0, has[victim]))
        has[victim] -= int(found)
        has[thief] += int(found)
        self.tell(self.public(bit(thief) | bit(victim)), STEALS if what == IT else STEALS_BT, thief, victim, found)
        self.tokens(victim)
        self.tokens(thief)
