"""What a seat at True Blood knows by having been told; prices, worth and estimates are worked out from that alone."""

from __future__ import annotations

from typing import Any, Final, final

from coterie.core.bits import bit, members
from coterie.core.table import NOBODY, TURN
from coterie.core.told import Fact
from coterie.core.view import View
from coterie.games.true_blood import cards, events, scoring, table, told, traits
from coterie.games.true_blood.words import REASONS

LEAVES_HAND: Final = (int(told.DISCARDS), int(told.PLAYS), int(told.REACTS))


@final
class TrueBloodView(View):
    """Fields: docs/records.md; beyond them, for a browser, ``prices``, ``worth``, ``attempt``, ``die``; of a player ``estimate``."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(seat, seats)
        self.reasons = REASONS
        self.scoring = 0
        self.phase = 0
        self.turn_number = 1
        self.order: list[int] = []
        self.track: list[int] = []
        self.deck = 0
        self.event_deck = 0
        self.discard: list[int] = []
        self.killed: list[int] = []
        self.tokens: dict[int, tuple[int, int]] = {}
        self.hand: list[int] = []
        self.opened: dict[int, list[int]] = {}
        self.hand_size = [0] * seats
        self.tableau: list[list[int]] = [[] for _ in range(seats)]
        self.own = [0] * seats
        self.prisoners = [0] * seats
        self.injured = 0
        self.stolen = 0
        self.acted = 0
        self.rolled = 0
        self.seen_hands: dict[int, list[int]] = {}
        self.seen_events: list[int] = []
        self.seen_characters: list[int] = []
        self.attempt: dict[str, Any] | None = None
        self.die: dict[str, Any] | None = None
        self.turning: tuple[str, Any] | None = None
        self.failed = False

    # ------------------------------------------------------------ taking in

    def see(self, fact: Fact) -> None:
        super().see(fact)
        _, kind, a, b, c = fact
        if kind == TURN or kind == told.ENDS_GO:
            self.turn = a if kind == TURN else int(NOBODY)
            self.attempt = None
        elif kind == told.CHOICES:
            self.scoring = a
        elif kind == told.DECKS:
            self.deck, self.event_deck = a, b
        elif kind == told.PHASE:
            self.enter(a, b)
        elif kind == told.TOKENS:
            self.tokens[a] = (b, c)
        elif kind == told.PLACED:
            self.order = [*self.order[:b], a] if b else [a]
        elif kind == told.ROLLS or kind == told.ROLLS_PLUS:
            self.failed = a == told.FOR_REACTION and b < c
            self.die = {"for": told.DICE[a], "face": b, "needed": c, "modifier": 1 if kind == told.ROLLS_PLUS else 0}
        elif kind in (told.APPEARS, told.BUYS, told.TAKES, told.RETURNS, told.SEES_CHARACTER):
            self.see_track(kind, a, b)
        elif kind in (told.DRAWS, told.GETS, told.RESHUFFLES, told.SEES_EVENT, told.SEES, told.LIES, told.SPENT, told.OPENS):
            self.see_events(kind, a, b)
        elif kind in LEAVES_HAND:
            self.leave_hand(kind, a, b, c)
        elif kind in (told.ACTS, told.AIMS, told.AIMS_AT, told.STANDS_IN, told.PASSIVE):
            self.see_attempt(kind, a, b, c)
        elif kind == told.TURNS_TO or kind == told.TURNS_TO_SEAT:
            self.turning = ("target", cards.NAMES[a]) if kind == told.TURNS_TO else ("whom", a + 1)
            self.failed = False
        else:
            self.see_card(kind, a, b)

    def enter(self, phase: int, turn_number: int) -> None:
        """A phase begins; a new turn clears the flags."""
        self.phase = phase
        self.turn = int(NOBODY)
        self.attempt = None
        if turn_number != self.turn_number or phase == 0:
            self.stolen = self.acted = self.rolled = 0
        self.turn_number = turn_number

    def see_track(self, kind: int, a: int, b: int) -> None:
        """The track and the character deck."""
        if kind == told.APPEARS:
            self.track.append(a)
            self.deck -= 1
            self.seen_characters = self.seen_characters[1:]
        elif kind == told.RETURNS:
            self.take_away(a)
            self.deck += 1
            self.seen_characters = []
        elif kind == told.SEES_CHARACTER:
            self.seen_characters = [*self.seen_characters[:a], b]
        else:
            self.track.remove(b)
            self.put(a, b)

    def see_events(self, kind: int, a: int, b: int) -> None:
        """The event deck, the discard and hands."""
        if kind == told.DRAWS:
            self.hand_size[a] += b
            self.event_deck -= b
            self.seen_events = self.seen_events[b:]
        elif kind == told.GETS:
            self.hand.append(a)
        elif kind == told.RESHUFFLES:
            self.discard = []
            self.event_deck = a
        elif kind == told.SEES_EVENT:
            self.seen_events = [*self.seen_events[:a], b]
        elif kind == told.SEES:
            seen = self.seen_hands.setdefault(a, [])
            if b not in seen:
                seen.append(b)
        elif kind == told.OPENS:
            self.opened.setdefault(a, []).append(b)
        else:
            self.discard.append(a)
            self.turn_attempt()

    def leave_hand(self, kind: int, seat: int, event: int, mode: int) -> None:
        """A card leaves a hand into the open."""
        self.hand_size[seat] -= 1
        if seat == self.seat - 1:
            self.hand.remove(event)
        if event in self.seen_hands.get(seat, []):
            self.seen_hands[seat].remove(event)
        if kind == told.DISCARDS:
            self.discard.append(event)
        elif kind == told.PLAYS:
            self.attempt = {"by": seat + 1, "event": events.NAMES[event], "mode": ("kill", "capture")[mode], "target": None, "whom": None}
            if event != events.MISSING_PERSONS:
                self.attempt["mode"] = None

    def see_attempt(self, kind: int, a: int, b: int, c: int) -> None:
        """What is under way, and at whom."""
        if kind == told.ACTS:
            self.acted |= int(bit(b))
            self.attempt = {"by": a + 1, "actor": cards.NAMES[b], "trait": traits.NAMES[c], "target": None, "whom": None}
        elif kind == told.PASSIVE:
            self.rolled |= int(bit(a))
            self.attempt = {"actor": cards.NAMES[a], "trait": traits.NAMES[b], "target": None, "whom": None}
        elif self.attempt is not None:
            if kind == told.AIMS_AT:
                self.attempt["whom"] = a + 1
            else:
                self.attempt["target"] = cards.NAMES[b if kind == told.STANDS_IN else a]

    def turn_attempt(self) -> None:
        """What was to turn the attempt elsewhere has been rolled for: it is aimed there only if that worked."""
        if self.attempt is not None and self.turning is not None and not self.failed:
            self.attempt[self.turning[0]] = self.turning[1]
        self.turning = None

    def see_card(self, kind: int, a: int, b: int) -> None:
        """Tokens on cards, and where cards go."""
        if kind == told.OWNS:
            self.put(a, b)
        elif kind == told.DIES:
            self.take_away(a)
            self.killed.append(a)
        elif kind == told.HURT:
            self.injured |= int(bit(a))
        elif kind == told.HEALED:
            self.injured &= ~int(bit(a))
        elif kind == told.CAUGHT:
            self.prisoners[b] |= int(bit(a))
        elif kind == told.FREED:
            self.release(a)
        elif kind == told.MOVES:
            if self.phase in (table.EVENT_PHASE, table.ACTION):
                self.stolen |= int(bit(a))
            for row in self.tableau:
                if a in row:
                    row.remove(a)
            self.own = [mask & ~int(bit(a)) for mask in self.own]
            self.put(b, a)
            self.prisoners[b] &= ~int(bit(a))

    def put(self, seat: int, card: int) -> None:
        self.tableau[seat].append(card)
        self.own[seat] |= int(bit(card))

    def take_away(self, card: int) -> None:
        """A card leaves play with all that lies on it."""
        for seat in range(self.seats):
            if card in self.tableau[seat]:
                self.tableau[seat].remove(card)
            self.own[seat] &= ~int(bit(card))
        self.release(card)
        self.injured &= ~int(bit(card))
        self.stolen &= ~int(bit(card))
        self.acted &= ~int(bit(card))
        self.rolled &= ~int(bit(card))

    def release(self, card: int) -> None:
        self.prisoners = [mask & ~int(bit(card)) for mask in self.prisoners]

    # ------------------------------------------------------------ as plain values

    def captured(self) -> int:
        return sum(self.prisoners)

    def fields(self, names: list[str]) -> dict[str, Any]:
        found = super().fields(names)
        found["phase"] = table.PHASES[self.phase]
        found["turn_number"] = self.turn_number
        found["order"] = [seat + 1 for seat in self.order]
        found["track"] = [cards.NAMES[card] for card in self.track]
        found["prices"] = [cards.VALUES[card] + space - 1 for space, card in enumerate(self.track)]
        found["worth"] = [self.worth(card) for card in self.track] if self.seat else None
        found["deck"] = self.deck
        found["event_deck"] = self.event_deck
        found["event_discard"] = [events.NAMES[event] for event in self.discard]
        found["killed"] = [cards.NAMES[card] for card in self.killed]
        found["seen"] = self.seen()
        found["cards"] = {cards.NAMES[card]: self.card(seat, card) for seat in range(self.seats) for card in self.tableau[seat]}
        found["attempt"] = None if self.attempt is None else dict(self.attempt)
        found["die"] = None if self.die is None else dict(self.die)
        return found

    def concerns(self, seat: int) -> bool:
        """Whether the attempt under way is at a player (from 0), or at a card that this player controls or holds captured."""
        if self.attempt is None:
            return True
        if self.attempt["whom"] is not None:
            return bool(self.attempt["whom"] == seat + 1)
        if self.attempt["target"] is None:
            return True
        card = bit(cards.NAMES.index(self.attempt["target"]))
        return (self.own[seat] | self.prisoners[seat]) & card != 0

    def seen(self) -> dict[str, Any]:
        """Own looks, while they are true; absent where nothing is left."""
        found: dict[str, Any] = {}
        hands = {str(seat + 1): [events.NAMES[event] for event in hand] for seat, hand in self.seen_hands.items() if hand}
        if hands:
            found["hands"] = hands
        if self.seen_characters:
            found["characters"] = [cards.NAMES[card] for card in self.seen_characters]
        if self.seen_events:
            found["events"] = [events.NAMES[event] for event in self.seen_events]
        return found

    def card(self, seat: int, card: int) -> dict[str, Any]:
        """What lies on a card in play."""
        capturers = [by + 1 for by in range(self.seats) if self.prisoners[by] & bit(card)]
        return {
            "controller": seat + 1,
            "captured_by": capturers[0] if capturers else None,
            "injured": bool(self.injured & bit(card)),
            "stolen": bool(self.stolen & bit(card)),
            "acted": bool(self.acted & bit(card)),
            "rolled": bool(self.rolled & bit(card)),
        }

    def worth(self, card: int) -> int:
        """What a card of the track would add to one's own score if the game ended now."""
        own, held = self.own[self.seat - 1], self.prisoners[self.seat - 1]
        more = own | int(bit(card))
        return scoring.total(more, self.captured(), held, self.scoring) - scoring.total(own, self.captured(), held, self.scoring)

    def estimate(self, seat: int) -> dict[str, Any]:
        """The score if the game ended now, item by item; BT where one may know them."""
        found = scoring.items(self.own[seat], self.captured(), self.prisoners[seat], self.scoring)
        bt = self.tokens[seat][1] if seat in self.tokens else None
        return {
            "total": (bt or 0) + sum(value + points for _, value, points, _ in found),
            "bt": bt,
            "cards": [
                {"card": cards.NAMES[card], "value": value, "bonus": points, "for": [cards.NAMES[k] for k in members(those)]}
                for card, value, points, those in found
            ],
        }

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = {
            "hand_size": self.hand_size[seat],
            "tableau": [cards.NAMES[card] for card in self.tableau[seat]],
            "estimate": self.estimate(seat),
        }
        if seat in self.tokens:
            found["it"], found["bt"] = self.tokens[seat]
        if seat == self.seat - 1:
            found["hand"] = [events.NAMES[event] for event in self.hand]
        elif seat in self.opened:
            found["hand"] = [events.NAMES[event] for event in self.opened[seat]]
        if self.over and self.reason != "agreed":
            found["score"] = self.estimate(seat)["total"]
        return found
