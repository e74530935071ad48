"""Reaction windows: an attempt has succeeded and has not landed; who can may stop it, take its place or turn it elsewhere (section 8)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit, high_bit, low_bit
from coterie.core.table import ALL, NOBODY, Script
from coterie.games.true_blood.cards import FAY_COLONY, SOOKIE
from coterie.games.true_blood.decks import roll
from coterie.games.true_blood.events import (
    CAPTURE,
    CONTROL,
    FREE,
    GO_TO_GROUND,
    HEAL,
    HEALING_POWERS,
    INJURE,
    KILL,
    LOSE_IT,
    LOYALTY,
    RETURN,
    STEAL_IT,
    TAKE,
    TRANSFORMATION,
    VAMPIRE_BLOOD,
    VAMPIRIC_SPEED,
)
from coterie.games.true_blood.questions import DO, MARTYR, NONE, OPPONENT, PASS, PAY, PROTECT, PROTECTOR, REACTION, STAND_IN, TARGET, WINDOW
from coterie.games.true_blood.table import (
    NO_CARD,
    TrueBlood,
)
from coterie.games.true_blood.targets import able, of_event
from coterie.games.true_blood.told import (
    FOR_PROTECTOR,
    FOR_REACTION,
    IT,
    NEGATED,
    PASSES,
    PAYS,
    PROTECTS,
    REACTS,
    SPENT,
    STANDS_IN,
    TURNS_TO,
    TURNS_TO_SEAT,
)
from coterie.games.true_blood.traits import MARTYRS, PROTECTORS

# ---------------------------------------------------------------------- what could be said


def is_negated_by(t: TrueBlood, event: i64) -> bool:
    """Whether a reaction card stops an attempt like this (section 8, table; J31 to J36)."""
    by_event = t.event != NO_CARD
    if t.verb == KILL:
        if event == GO_TO_GROUND:
            return t.kinds.vampires & bit(t.target) != 0
        if event == TRANSFORMATION:
            return by_event and t.kinds.supers & bit(t.target) != 0
        return event == HEALING_POWERS or event == VAMPIRE_BLOOD
    if event == LOYALTY and by_event:
        return t.verb == CONTROL or (t.verb == TAKE and not t.fresh_blood_free)
    return False


def other_targets(t: TrueBlood) -> i64:
    """The other targets that would be legal for the attempt's player: characters, or seats where a seat was the target (J37)."""
    if t.victim != NOBODY:
        return t.all & ~bit(t.source) & ~bit(t.victim)
    return of_event(t, t.source, t.event, t.verb) & ~bit(t.target)


def can_be_turned(t: TrueBlood) -> bool:
    """Whether Vampiric Speed could be used: on events with a target only, and where there is another (section 8)."""
    return t.event != NO_CARD and other_targets(t) != 0


def a_hand_could(t: TrueBlood) -> bool:
    """Whether some reaction card could be used here, as far as everybody can see (the discard is not counted)."""
    if t.verb == KILL or can_be_turned(t):
        return True
    return is_negated_by(t, LOYALTY)


def usable_cards(t: TrueBlood, seat: i64) -> tuple[i64, i64]:
    """The reaction cards of a hand that can be used now."""
    low: i64 = 0
    high: i64 = 0
    for event in (LOYALTY, HEALING_POWERS, GO_TO_GROUND, TRANSFORMATION, VAMPIRE_BLOOD, VAMPIRIC_SPEED):
        if t.holds(seat, event) and (can_be_turned(t) if event == VAMPIRIC_SPEED else is_negated_by(t, event)):
            low |= low_bit(event)
            high |= high_bit(event)
    return low, high


def helpers(t: TrueBlood, seat: i64, whose: i64) -> i64:
    """A player's able Protectors or Martyrs that have not tried yet; with defend_others = cards_only for own cards (J30, J91)."""
    if t.no_reactions or (t.cards_only and (t.target == NO_CARD or t.own[seat] & bit(t.target) == 0)):
        return 0
    return able(t, seat) & whose & ~t.used


def protectors(t: TrueBlood, seat: i64) -> i64:
    """Protectors answer a kill or a capture; the Fay Colony protects Sookie only (section 9.3; J90)."""
    if t.verb != KILL and t.verb != CAPTURE:
        return 0
    found = helpers(t, seat, PROTECTORS)
    return found if t.target == SOOKIE else found & ~bit(FAY_COLONY)


def martyrs(t: TrueBlood, seat: i64) -> i64:
    """Martyrs take the place of another card that is being killed (section 9.3; J92)."""
    return helpers(t, seat, MARTYRS) & ~bit(t.target) if t.verb == KILL else 0


# ---------------------------------------------------------------------- the window


def speakers(t: TrueBlood) -> list[int]:
    """The target's controller or the targeted player first, then down the turn order track, wrapping round (section 8.1; J30).

    For a track card the player after the source is first; with reaction_order = turn_order position 1 always is.
    """
    first = t.victim if t.victim != NOBODY else t.controller(t.target)
    places = len(t.order)
    start = 0
    if not t.turn_order_first:
        start = t.order.index(int(t.source)) + 1 if first == NOBODY else t.order.index(int(first))
    return [t.order[(start + k) % places] for k in range(places)]


def window(t: TrueBlood) -> Script:
    """Speaking goes round until all have passed in a row; leaves 1 as ``answer`` if the attempt is stopped, else 0 (section 8)."""
    t.used = 0
    row = speakers(t)
    place = 0
    passed = 0
    while passed < len(row):
        seat: i64 = row[place]
        if protectors(t, seat) | martyrs(t, seat) == 0 and (t.hand_low[seat] | t.hand_high[seat] == 0 or not a_hand_could(t)):
            passed += 1
            place = (place + 1) % len(row)
            continue
        low, high = usable_cards(t, seat)
        options = bit(PASS) | (bit(DO) if low | high != 0 else NONE)
        if protectors(t, seat) != 0:
            options |= bit(PROTECT)
        if martyrs(t, seat) != 0:
            options |= bit(STAND_IN)
        t.ask(seat, WINDOW, options)
        yield
        if t.answer == PASS:
            t.tell(ALL, PASSES, seat)
            passed += 1
            place = (place + 1) % len(row)
            continue
        passed = 0
        target, victim = t.target, t.victim
        if t.answer == DO:
            yield from react(t, seat, low, high)
        elif t.answer == PROTECT:
            yield from protect(t, seat)
        else:
            yield from stand_in(t, seat)
        if t.answer != 0:
            t.tell(ALL, NEGATED)
            return
        if t.target != target or t.victim != victim:
            row = speakers(t)
            place = 0
    t.answer = 0


def react(t: TrueBlood, seat: i64, low: i64, high: i64) -> Script:
    """A reaction card is rolled for like an event, and spent either way (section 8.2; J28)."""
    t.ask_wide(seat, REACTION, low, high)
    yield
    card = t.answer
    turned: i64 = 0
    if card == VAMPIRIC_SPEED:
        t.ask(seat, OPPONENT if t.victim != NOBODY else TARGET, other_targets(t))
        yield
        turned = t.answer
    t.put_down(seat, card)
    t.tell(ALL, REACTS, seat, card)
    if card == VAMPIRIC_SPEED:
        t.tell(ALL, TURNS_TO_SEAT if t.victim != NOBODY else TURNS_TO, turned)
    works: i64 = 1
    if not t.reactions_work:
        yield from success(t, seat, FOR_REACTION)
        works = t.answer
    t.lay_off(card)
    t.tell(ALL, SPENT, card)
    t.answer = 0
    if works == 0:
        return
    if card != VAMPIRIC_SPEED:
        t.answer = 1
    elif t.victim != NOBODY:
        t.victim = turned
    else:
        t.target = turned


def success(t: TrueBlood, seat: i64, what: i64) -> Script:
    """4 or more works; after a failure one may once pay 1 IT and roll again (sections 6.2, 8.2; J26).  Leaves 1 or 0 as ``answer``.

    With hidden tokens everybody is asked, so that no question tells who has none.
    """
    yield from roll(t, what, 4)
    if t.answer < 4 and (t.it[seat] > 0 or t.hidden_tokens):
        t.ask(seat, PAY, bit(PASS) | (bit(DO) if t.it[seat] > 0 else NONE))
        yield
        if t.answer == DO:
            t.tell(ALL, PAYS, seat)
            t.lose(seat, IT, 1)
            yield from roll(t, what, 4)
        else:
            t.answer = 0
    t.answer = 1 if t.answer >= 4 else 0


def protect(t: TrueBlood, seat: i64) -> Script:
    """A Protector: 5 or more stops the attempt; once per attempt, no second roll (section 8.2; J91)."""
    t.ask(seat, PROTECTOR, protectors(t, seat))
    yield
    card = t.answer
    t.used |= bit(card)
    t.tell(ALL, PROTECTS, seat, card)
    yield from roll(t, FOR_PROTECTOR, 5)
    t.answer = 1 if t.answer >= 5 else 0


def stand_in(t: TrueBlood, seat: i64) -> Script:
    """A Martyr becomes the target; no roll, and the filter of the kill does not matter (section 8.2; J92)."""
    t.ask(seat, MARTYR, martyrs(t, seat))
    yield
    t.used |= bit(t.answer)
    t.target = t.answer
    t.tell(ALL, STANDS_IN, seat, t.answer)
    t.answer = 0


def opens(t: TrueBlood) -> bool:
    """Whether some reaction could touch an attempt of this sort (section 8, table)."""
    if t.verb == KILL or t.verb == CAPTURE:
        return True
    targeted = (CONTROL, TAKE, INJURE, FREE, HEAL, RETURN, STEAL_IT, LOSE_IT)
    return t.event != NO_CARD and t.verb in targeted
