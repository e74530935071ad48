"""What happens to a card, a hand or tokens when an event or a trait lands (section 7)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit, count
from coterie.core.table import ALL, Script
from coterie.games.true_blood import events, traits
from coterie.games.true_blood.cards import GODRIC, MARYANNE, REGULARS
from coterie.games.true_blood.decks import draw_event, look_at_characters, look_at_events, refill, roll, shuffle_in
from coterie.games.true_blood.events import (
    CAPTURE,
    CONTROL,
    CONVERT,
    DRAW,
    FREE,
    GAIN_BT,
    GAIN_EACH,
    GAIN_IT,
    HEAL,
    INJURE,
    KILL,
    LOOK,
    LOOK_AT_HAND,
    LOSE_IT,
    RETURN,
    STEAL_BT,
    STEAL_IT,
    SUICIDE,
    TAKE,
)
from coterie.games.true_blood.questions import CONVERT as HOW_MUCH
from coterie.games.true_blood.questions import CONVERT_ONES
from coterie.games.true_blood.table import (
    NO_CARD,
    TrueBlood,
)
from coterie.games.true_blood.targets import counted, may_kill_maryanne
from coterie.games.true_blood.told import (
    BT,
    CAUGHT,
    DIES,
    FOR_AMOUNT,
    FREED,
    HEALED,
    HURT,
    IT,
    LOOKS_AT,
    MOVES,
    SEES,
    TAKES,
    UNTOUCHED,
)

# ---------------------------------------------------------------------- cards


def leave(t: TrueBlood, card: i64) -> None:
    """A card leaves its tableau; tokens and flags come off."""
    seat = t.controller(card)
    t.own[seat] &= ~int(bit(card))
    t.tableau[seat].remove(int(card))
    release(t, card)
    t.injured &= ~bit(card)
    t.stolen &= ~bit(card)
    t.acted &= ~bit(card)
    t.rolled &= ~bit(card)


def join(t: TrueBlood, card: i64, seat: i64) -> None:
    """A card comes to the end of a tableau."""
    t.own[seat] |= int(bit(card))
    t.tableau[seat].append(int(card))


def release(t: TrueBlood, card: i64) -> None:
    """The Capture Token comes off."""
    for seat in range(len(t.prisoners)):
        t.prisoners[seat] &= ~int(bit(card))


def injure(t: TrueBlood, card: i64) -> None:
    """An Injury Token, at most one (J67)."""
    if t.injured & bit(card) == 0:
        t.injured |= bit(card)
        t.tell(ALL, HURT, card)
    else:
        t.tell(ALL, UNTOUCHED, card)


def kill(t: TrueBlood, card: i64) -> bool:
    """The card leaves play for good; a Regular is injured instead, if it is not (J59, J60).  Gives whether it died."""
    if REGULARS & bit(card) != 0:
        injure(t, card)
        return False
    if card == MARYANNE and not may_kill_maryanne(t, t.source):
        t.tell(ALL, UNTOUCHED, card)
        return False
    leave(t, card)
    t.out |= bit(card)
    t.tell(ALL, DIES, card)
    return True


def capture(t: TrueBlood, card: i64, by: i64) -> None:
    """A Capture Token that records the capturing player (J61)."""
    t.prisoners[by] |= int(bit(card))
    t.tell(ALL, CAUGHT, card, by)


def free(t: TrueBlood, card: i64) -> None:
    """The Capture Token comes off (J68)."""
    release(t, card)
    t.tell(ALL, FREED, card)


def heal(t: TrueBlood, card: i64) -> None:
    """The Injury Token comes off."""
    t.injured &= ~bit(card)
    t.tell(ALL, HEALED, card)


def change_hands(t: TrueBlood, card: i64, to: i64) -> None:
    """The card moves to the end of the other tableau, with its tokens; its capturer's prisoner is free with him (J64, J65)."""
    seat = t.controller(card)
    t.own[seat] &= ~int(bit(card))
    t.tableau[seat].remove(int(card))
    join(t, card, to)
    t.prisoners[to] &= ~int(bit(card))
    t.tell(ALL, MOVES, card, to)


def take_control(t: TrueBlood, card: i64, to: i64) -> None:
    """Control by an event or a trait: a stolen card takes no action this turn (section 5.6; J77)."""
    t.stolen |= bit(card)
    change_hands(t, card, to)


# ---------------------------------------------------------------------- landing


def land(t: TrueBlood) -> Script:
    """The attempt lands on its present target."""
    verb = t.verb
    card = t.target
    if verb == KILL:
        kill_lands(t, card)
    elif verb == CAPTURE:
        capture(t, card, t.source)
    elif verb == CONTROL:
        take_control(t, card, t.source)
    elif verb == INJURE:
        injure(t, card)
    elif verb == FREE:
        free(t, card)
    elif verb == HEAL:
        heal(t, card)
    elif verb == RETURN:
        leave(t, card)
        yield from shuffle_in(t, card)
    elif verb == TAKE:
        t.track.remove(int(card))
        t.left_track = 1
        join(t, card, t.source)
        t.tell(ALL, TAKES, t.source, card)
        yield from refill(t)
    elif verb == LOOK_AT_HAND:
        look_at_hand(t, t.source, t.victim)
    elif verb == STEAL_IT or verb == LOSE_IT or verb == STEAL_BT:
        yield from rob(t, verb)
    elif verb == GAIN_IT or verb == GAIN_BT:
        yield from income(t, verb)
    elif verb == GAIN_EACH:
        gain_each(t)
    elif verb == CONVERT:
        yield from convert(t)
    elif verb == DRAW:
        yield from draw_event(t, t.source)
        yield from draw_event(t, t.source)
    elif verb == LOOK:
        yield from look(t)


def kill_lands(t: TrueBlood, card: i64) -> None:
    """A kill; Suicide on Godric and a Sacrifice pay when they really kill (sections 9.1, 10; J83, J97)."""
    owner = t.controller(card)
    hurt_before = t.injured & bit(card) != 0
    died = kill(t, card)
    if died and card == GODRIC and t.event == SUICIDE and (t.any_reward or owner == t.source):
        t.gain(t.source, BT, 10)
    counts = died or (t.sacrifice_injures and REGULARS & bit(card) != 0 and not hurt_before)
    if t.trait == traits.SACRIFICE and owner == t.source and counts:
        t.gain(t.source, IT, 5)


def look_at_hand(t: TrueBlood, seat: i64, whom: i64) -> None:
    """A look at a whole hand, for the looker alone (J44)."""
    t.tell(ALL, LOOKS_AT, seat, whom)
    for event in range(events.COUNT):
        if t.holds(whom, event):
            t.tell(bit(seat), SEES, whom, event)


def rob(t: TrueBlood, verb: i64) -> Script:
    """Theft and loss: 1D6 IT by an event; by a trait 1 IT, 2 IT or 1 BT (sections 7, 9.1; J42, J43)."""
    number: i64 = 2 if verb == LOSE_IT else 1
    if t.event != NO_CARD:
        yield from roll(t, FOR_AMOUNT, 0)
        number = t.answer
    if verb == STEAL_IT:
        t.steal(t.source, t.victim, IT, number)
    elif verb == STEAL_BT:
        t.steal(t.source, t.victim, BT, number)
    else:
        t.lose(t.victim, IT, number)


def income(t: TrueBlood, verb: i64) -> Script:
    """2D6 IT or 1D6 BT by an event; a Ruler's 1D6 IT, and 1 IT or 1 BT by other traits (sections 7, 9.1)."""
    number: i64 = 1
    if t.event != NO_CARD or t.trait == traits.RULER:
        yield from roll(t, FOR_AMOUNT, 0)
        number = t.answer
    if t.event != NO_CARD and verb == GAIN_IT:
        yield from roll(t, FOR_AMOUNT, 0)
        number += t.answer
    t.gain(t.source, IT if verb == GAIN_IT else BT, number)


def gain_each(t: TrueBlood) -> None:
    """Income for each character of a kind: printed points, per one or (Bon Temps) per two, rounded down (J48, J49)."""
    found = count(counted(t, t.source, t.event))
    t.gain(t.source, BT, events.PAYS[t.event] * (found // events.PER[t.event]))


def convert(t: TrueBlood) -> Script:
    """Mainstreaming: up to half one's IT, two for 1 BT; Decadent: up to 2 IT, one for 1 BT; chosen after the roll (J41, J87)."""
    price: i64 = 2 if t.event != NO_CARD else 1
    most = t.it[t.source] // price
    if t.event == NO_CARD:
        most = min(2, most)
    yield from ask_number(t, t.source, HOW_MUCH, CONVERT_ONES, most)
    number = t.answer
    if number > 0:
        t.lose(t.source, IT, price * number)
        t.gain(t.source, BT, number)


def ask_number(t: TrueBlood, seat: i64, tens: i64, ones: i64, most: i64) -> Script:
    """A number from 0, asked as its tens and its ones; leaves it as ``answer``."""
    highest = min(most // 10, 61)
    t.ask(seat, tens, bit(highest + 1) - 1)
    yield
    number = 10 * t.answer
    t.ask(seat, ones, bit(most % 10 + 1) - 1 if t.answer == most // 10 else bit(10) - 1)
    yield
    t.answer += number


def look(t: TrueBlood) -> Script:
    """Learn Secret: 4 characters; Informer: 3; Spiritual: 1D6 event cards (sections 7, 9.1; J88)."""
    if t.event != NO_CARD:
        yield from look_at_characters(t, t.source, 4)
    elif t.trait == traits.INFORMER:
        yield from look_at_characters(t, t.source, 3)
    else:
        yield from roll(t, FOR_AMOUNT, 0)
        yield from look_at_events(t, t.source, t.answer)
