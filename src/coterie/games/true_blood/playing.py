"""The Event Phase: in turn order everybody plays any number of event cards, one at a time (sections 5.5, 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coterie.core.bits import bit, high_bit, low_bit, wide_lowest
from coterie.core.table import ALL, NOBODY, Script
from coterie.games.true_blood import events
from coterie.games.true_blood.effects import land
from coterie.games.true_blood.events import (
    CAPTURE,
    INVESTIGATE,
    KILL,
    LOSE_IT,
    MISSING_PERSONS,
    NOTHING,
    STEAL_IT,
    VAMPIRE_BLOOD,
)
from coterie.games.true_blood.questions import DO, EVENT, MODE, NONE, OPPONENT, PASS, PLAY, TARGET, TO_CAPTURE, TO_KILL
from coterie.games.true_blood.table import (
    NO_CARD,
    TrueBlood,
)
from coterie.games.true_blood.targets import of_event
from coterie.games.true_blood.told import (
    AIMS,
    AIMS_AT,
    FOR_EVENT,
    PLAYS,
    SPENT,
)
from coterie.games.true_blood.windows import opens, success, window

AIMED: Final[tuple[bool, ...]] = tuple(
    verb in (events.KILL, events.CAPTURE, events.CONTROL, events.INJURE, events.FREE, events.HEAL, events.RETURN, events.TAKE)
    for verb in events.DOES
)
"""Which events need a character as target."""


def can_be_played(t: TrueBlood, seat: i64, event: i64) -> bool:
    """No reaction card but for healing, not Investigate, nothing without a legal target (sections 5.5, 6.1; J25, J39)."""
    if event == INVESTIGATE or (events.IS_REACTION[event] and event != VAMPIRE_BLOOD):
        return False
    if event == MISSING_PERSONS:
        return of_event(t, seat, event, KILL) | of_event(t, seat, event, CAPTURE) != 0
    return not AIMED[event] or of_event(t, seat, event, events.DOES[event]) != 0


def playable(t: TrueBlood, seat: i64) -> tuple[i64, i64]:
    """The cards of a hand that can be played now."""
    low: i64 = 0
    high: i64 = 0
    left: i64 = t.hand_low[seat]
    left_high: i64 = t.hand_high[seat]
    while left | left_high != 0:
        event = wide_lowest(left, left_high)
        left &= ~low_bit(event)
        left_high &= ~high_bit(event)
        if can_be_played(t, seat, event):
            low |= low_bit(event)
            high |= high_bit(event)
    return low, high


def event_go(t: TrueBlood, seat: i64) -> Script:
    """A player's go: events until he passes, cards drawn on the way too (J27)."""
    while True:
        low, high = playable(t, seat)
        t.ask(seat, PLAY, bit(PASS) | (bit(DO) if low | high != 0 else NONE))
        yield
        if t.answer == PASS:
            return
        t.ask_wide(seat, EVENT, low, high)
        yield
        yield from play(t, seat, t.answer)


def play(t: TrueBlood, seat: i64, event: i64) -> Script:
    """Announce, roll, window, resolve, discard (section 6)."""
    yield from announce(t, seat, event)
    yield from success(t, seat, FOR_EVENT)
    if t.answer == 1:
        stopped: i64 = 0
        if opens(t):
            yield from window(t)
            stopped = t.answer
        if stopped == 0:
            yield from land(t)
    t.lay_off(event)
    t.tell(ALL, SPENT, event)
    clear_attempt(t)


def announce(t: TrueBlood, seat: i64, event: i64) -> Script:
    """The card is put down, with its mode and a target that is legal now (section 6.1; J25, J40, J42)."""
    verb: i64 = events.DOES[event]
    mode: i64 = TO_KILL
    if event == MISSING_PERSONS:
        may_kill = of_event(t, seat, event, KILL) != 0
        may_capture = of_event(t, seat, event, CAPTURE) != 0
        t.ask(seat, MODE, (bit(TO_KILL) if may_kill else NONE) | (bit(TO_CAPTURE) if may_capture else NONE))
        yield
        mode = t.answer
        verb = CAPTURE if mode == TO_CAPTURE else KILL
    target: i64 = NO_CARD
    victim: i64 = NOBODY
    if AIMED[event]:
        t.ask(seat, TARGET, of_event(t, seat, event, verb))
        yield
        target = t.answer
    elif verb == STEAL_IT or verb == LOSE_IT:
        t.ask(seat, OPPONENT, t.all & ~bit(seat))
        yield
        victim = t.answer
    t.put_down(seat, event)
    t.verb, t.source, t.event, t.target, t.victim = verb, seat, event, target, victim
    t.tell(ALL, PLAYS, seat, event, mode)
    tell_target(t)


def tell_target(t: TrueBlood) -> None:
    """Whom it is aimed at."""
    if t.target != NO_CARD:
        t.tell(ALL, AIMS, t.target)
    elif t.victim != NOBODY:
        t.tell(ALL, AIMS_AT, t.victim)


def clear_attempt(t: TrueBlood) -> None:
    """Nothing is under way."""
    t.verb = NOTHING
    t.source = t.victim = NOBODY
    t.event = t.actor = t.trait = t.target = NO_CARD
