"""Decks: a card is drawn when it is needed; what somebody has looked at lies on top in order (sections 2, 5.3; J17, J44)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit, high_bit, low_bit
from coterie.core.table import ALL, Script
from coterie.games.true_blood.questions import CHARACTER_CARD, DIE, EVENT_CARD
from coterie.games.true_blood.table import (
    TrueBlood,
)
from coterie.games.true_blood.told import (
    APPEARS,
    DRAWS,
    GETS,
    LOOKS,
    OF_CHARACTERS,
    OF_EVENTS,
    RESHUFFLES,
    RETURNS,
    ROLLS,
    ROLLS_PLUS,
    SEES_CHARACTER,
    SEES_EVENT,
)

SIDES = 63
"""The six sides of a die as a mask."""


def roll(t: TrueBlood, what: i64, needed: i64, modifier: i64 = 0) -> Script:
    """One die; leaves 1 to 6 as ``answer``, and tells everybody what was needed and what fell (section 13)."""
    t.draw(DIE, SIDES)
    yield
    t.answer += 1
    t.tell(ALL, ROLLS_PLUS if modifier > 0 else ROLLS, what, t.answer, needed)


def draw_event(t: TrueBlood, seat: i64) -> Script:
    """One event card into a hand; an empty deck is made of the discard first; if both are empty the draw is lost (J17)."""
    if t.events_left() == 0:
        t.events_low, t.events_high = t.discard_low, t.discard_high
        t.discard_low = t.discard_high = 0
        if t.events_left() == 0:
            return
        t.tell(ALL, RESHUFFLES, t.events_left())
    yield from next_event(t)
    t.take_in(seat, t.answer)
    t.tell(ALL, DRAWS, seat, 1)
    t.tell(bit(seat), GETS, t.answer)


def next_event(t: TrueBlood) -> Script:
    """Takes the top card off the event deck; leaves it as ``answer``."""
    if t.top_events:
        t.answer = t.top_events.pop(0)
    else:
        yield from unknown_event(t)


def unknown_event(t: TrueBlood) -> Script:
    """Chance says which card lies under those that are known; it leaves the unknown part of the deck."""
    t.draw_wide(EVENT_CARD, t.events_low, t.events_high)
    yield
    t.events_low &= ~low_bit(t.answer)
    t.events_high &= ~high_bit(t.answer)


def look_at_events(t: TrueBlood, seat: i64, number: i64) -> Script:
    """The next cards of the event deck for one seat alone; a short deck shows what it has (J44)."""
    shown = min(number, t.events_left())
    t.tell(ALL, LOOKS, seat, OF_EVENTS, shown)
    while len(t.top_events) < shown:
        yield from unknown_event(t)
        t.top_events.append(int(t.answer))
    for place in range(int(shown)):
        t.tell(bit(seat), SEES_EVENT, place, t.top_events[place])


def next_character(t: TrueBlood) -> Script:
    """Takes the top card off the character deck, the Second Stage first; leaves it as ``answer`` (J5)."""
    if t.top_characters:
        t.answer = t.top_characters.pop(0)
    else:
        yield from unknown_character(t)
    t.deck_size -= 1


def unknown_character(t: TrueBlood) -> Script:
    """Chance says which card lies under those that are known; it leaves the unknown part of the deck."""
    t.draw(CHARACTER_CARD, t.second if t.second != 0 else t.deck)
    yield
    t.second &= ~bit(t.answer)
    t.deck &= ~bit(t.answer)


def look_at_characters(t: TrueBlood, seat: i64, number: i64) -> Script:
    """The next cards of the character deck for one seat alone (J44)."""
    shown = min(number, t.deck_size)
    t.tell(ALL, LOOKS, seat, OF_CHARACTERS, shown)
    while len(t.top_characters) < shown:
        yield from unknown_character(t)
        t.top_characters.append(int(t.answer))
    for place in range(int(shown)):
        t.tell(bit(seat), SEES_CHARACTER, place, t.top_characters[place])


def refill(t: TrueBlood) -> Script:
    """The cards of the track move down, and the fifth space is filled from the deck, if it has cards (section 5.4.4; J19, J22)."""
    while len(t.track) < 5 and t.deck_size > 0:
        yield from next_character(t)
        t.track.append(int(t.answer))
        t.tell(ALL, APPEARS, t.answer)


def shuffle_in(t: TrueBlood, card: i64) -> Script:
    """A card comes into the character deck, which is shuffled: nothing of its order is known any more (section 7, Disapear; J21, J46)."""
    for known in t.top_characters:
        t.deck |= bit(known)
    t.top_characters = []
    t.deck |= t.second | bit(card)
    t.second = 0
    t.deck_size += 1
    t.tell(ALL, RETURNS, card)
    yield from refill(t)
