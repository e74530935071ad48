"""What a seat at True Blood may conclude: where the event cards are that it has not seen, and what others have seen on top of the decks.

A card leaves a hand only into the open, and the deck is shuffled only when it is empty.  So the unseen cards fall into *generations*: those
of a deck that was shuffled at the same time.  Within one each unseen card may be in each unseen place, whatever was said.
"""

from __future__ import annotations

from math import comb, perm
from typing import final

from coterie.core.bits import bit, members
from coterie.core.chance import Luck
from coterie.core.game import Knowledge
from coterie.core.log import Entry
from coterie.core.table import CHANCE
from coterie.core.told import Fact
from coterie.games.true_blood import cards, events, told
from coterie.games.true_blood.cards import SECOND_STAGE, STARTING
from coterie.games.true_blood.questions import CHARACTER_CARD, EVENT_CARD

GONE = -1
"""The generation of a card that this seat has seen."""


@final
class Worlds(Knowledge):
    """The possible hands of the others, and orders on top of the decks where somebody else knows them.

    >>> import coterie
    >>> game = coterie.load("true-blood").deal(seats=2, seed=7)
    >>> game.knowledge(1).count()
    1
    """

    def __init__(self, seat: int, seats: int, options: dict[str, str]) -> None:
        self.me = seat - 1
        self.seats = seats
        self.generation = 0
        self.of_event = [0] * events.COUNT
        if options["omit_assault"] == "yes":
            self.of_event[int(events.ASSAULT)] = GONE
        self.unseen: list[list[int]] = [[0] for _ in range(seats)]
        """By seat and generation: how many cards of the hand this seat has not seen."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.off: list[int] = []
        self.deck = 0
        self.top: list[int] = []
        self.depth = 0
        """How many cards on top of the event deck somebody has looked at."""
        self.characters = int((bit(cards.COUNT) - 1) & ~SECOND_STAGE & ~STARTING)
        self.second = int(SECOND_STAGE)
        self.top_characters: list[int] = []
        self.character_depth = 0
        self.shuffled: list[int] = []
        """The sizes of the decks that were made since."""
        self.first_deck = 0
        self.appeared = [0] * cards.COUNT

    # ------------------------------------------------------------ taking in

    def see(self, fact: Fact) -> None:
        """Takes in one event."""
        _, kind, a, b, c = fact
        if kind == told.DECKS:
            self.deck = b
            if c:
                self.characters, self.second = int(bit(cards.COUNT) - 1), 0
        elif kind == told.DRAWS:
            self.see_draw(a)
        elif kind == told.GETS:
            self.of_event[a] = GONE
        elif kind == told.RESHUFFLES:
            self.see_shuffle(a)
        elif kind == told.DISCARDS or kind == told.PLAYS or kind == told.REACTS:
            self.leaves(a, b)
            if kind == told.DISCARDS:
                self.off.append(b)
        elif kind == told.SPENT or kind == told.LIES:
            self.of_event[a] = GONE
            self.off.append(a)
        elif kind == told.SEES or kind == told.OPENS:
            self.see_card(a, b)
        elif kind == told.SEES_EVENT:
            self.top = [*self.top[:a], b]
            self.of_event[b] = GONE
        elif kind == told.LOOKS:
            if b == told.OF_EVENTS:
                self.depth = max(self.depth, c)
            else:
                self.character_depth = max(self.character_depth, c)
        elif kind == told.PHASE:
            self.first_deck = self.first_deck or self.deck
        else:
            self.see_characters(kind, a, b)

    def see_draw(self, seat: int) -> None:
        """Somebody draws: a card that this seat has seen on top, one that it gets itself, or an unseen one."""
        self.deck -= 1
        self.depth = max(0, self.depth - 1)
        if self.top:
            card = self.top.pop(0)
            if seat != self.me:
                self.hands[seat].append(card)
        elif seat != self.me:
            self.unseen[seat][self.generation] += 1

    def see_shuffle(self, number: int) -> None:
        """The discard becomes the deck: a new generation."""
        self.generation += 1
        for counts in self.unseen:
            counts.append(0)
        for card in self.off:
            self.of_event[card] = self.generation
        self.off = []
        self.shuffled.append(number)
        self.deck = number
        self.depth = 0

    def leaves(self, seat: int, card: int) -> None:
        """A card leaves a hand into the open."""
        self.see_card(seat, card)
        if card in self.hands[seat]:
            self.hands[seat].remove(card)

    def see_card(self, seat: int, card: int) -> None:
        """A card is known to be in a hand."""
        if seat == self.me or card in self.hands[seat]:
            return
        if self.of_event[card] != GONE:
            self.unseen[seat][self.of_event[card]] -= 1
            self.of_event[card] = GONE
        self.hands[seat].append(card)

    def see_characters(self, kind: int, a: int, b: int) -> None:
        """The character deck."""
        if kind == told.APPEARS or kind == told.OWNS:
            card = a if kind == told.APPEARS else b
            self.characters &= ~int(bit(card))
            self.second &= ~int(bit(card))
            if kind == told.APPEARS:
                self.appeared[a] += 1
                self.top_characters = self.top_characters[1:]
                self.character_depth = max(0, self.character_depth - 1)
        elif kind == told.SEES_CHARACTER:
            self.top_characters = [*self.top_characters[:a], b]
        elif kind == told.RETURNS:
            self.characters |= self.second | int(bit(a))
            self.second = 0
            self.top_characters = []
            self.character_depth = 0

    # ------------------------------------------------------------ concluding

    def count(self) -> int:
        """The number of possible worlds: the hands, and the orders that somebody else has looked at."""
        found = 1
        for generation in range(self.generation + 1):
            left = self.deck - len(self.top) if generation == self.generation else 0
            left += sum([counts[generation] for counts in self.unseen])
            for counts in self.unseen:
                found *= comb(left, counts[generation])
                left -= counts[generation]
        found *= perm(self.deck - len(self.top), max(0, self.depth - len(self.top)))
        return found * self.orders_of_characters()

    def orders_of_characters(self) -> int:
        """What may lie on top of the character deck where others have looked deeper than this seat."""
        known = len(self.top_characters)
        second = self.second.bit_count()
        whole = second + self.characters.bit_count()
        found = 1
        for place in range(known, self.character_depth):
            found *= second - place if place < second else whole - place
        return found

    def draw(self, luck: Luck) -> list[int]:
        """One of the possible worlds, each as likely as the others, as what stands in place of each card.

        Numbers 0 to 81 for the event cards, then 62 for the characters: the unseen ones change places among each other.
        """
        found = list(range(events.COUNT + cards.COUNT))
        for generation in range(self.generation + 1):
            shuffle(found, [k for k in range(events.COUNT) if self.of_event[k] == generation], luck)
        seen = sum([int(bit(card)) for card in self.top_characters])
        for those in (self.second & ~seen, self.characters & ~seen):
            shuffle(found, [events.COUNT + card for card in members(those)], luck)
        return found

    def answers(self, log: list[Entry], luck: Luck) -> list[int]:
        """What chance would have answered since the deal in one of the possible worlds (for :func:`coterie.core.oracle.imagined`).

        ``log``: what was answered since the deal in truth.  A card that was shuffled again had an earlier life that all have seen.
        """
        instead = self.draw(luck)
        given = [(int(topic), answer) for seat, topic, answer in log if seat == CHANCE]
        found: list[int] = []
        generation, left = 0, self.first_deck
        drawn = [0] * cards.COUNT
        for topic, answer in given:
            if topic == EVENT_CARD:
                if left == 0:
                    left = self.shuffled[generation]
                    generation += 1
                left -= 1
                found.append(instead[answer] if self.of_event[answer] == generation else answer)
            elif topic == CHARACTER_CARD:
                drawn[answer] += 1
                hidden = drawn[answer] > self.appeared[answer]
                found.append(instead[events.COUNT + answer] - events.COUNT if hidden else answer)
            else:
                found.append(answer)
        return found


def shuffle(found: list[int], those: list[int], luck: Luck) -> None:
    """Puts these in a random order among their own places."""
    mixed = those.copy()
    for k in range(len(mixed) - 1, 0, -1):
        other = int(luck.below(k + 1))
        mixed[k], mixed[other] = mixed[other], mixed[k]
    for place, card in zip(those, mixed, strict=True):
        found[place] = card
