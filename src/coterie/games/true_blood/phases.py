"""A turn: nine phases, each a scene or a scene for every player's go (sections 4, 5)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit, count, high_bit, low_bit, lowest
from coterie.core.table import ALL, NOBODY, TURN, Script
from coterie.games.true_blood.acting import action_go
from coterie.games.true_blood.cards import STARTING
from coterie.games.true_blood.decks import draw_event, roll
from coterie.games.true_blood.effects import ask_number
from coterie.games.true_blood.events import COUNT, INVESTIGATE
from coterie.games.true_blood.playing import event_go
from coterie.games.true_blood.questions import (
    BID,
    BID_ONES,
    CHARACTER_CARD,
    DISCARD_FIRST,
    DISCARD_LAST,
    DISCARD_MORE,
    DISCARD_ONE,
    DO,
    EXCHANGE,
    EXCHANGED,
    NONE,
    PASS,
    SCORED,
    STALLED,
    WITH_INVESTIGATE,
)
from coterie.games.true_blood.recovery import capture_phase, recovery_phase
from coterie.games.true_blood.recruitment import buying_go
from coterie.games.true_blood.scoring import total
from coterie.games.true_blood.table import (
    ACTION,
    CAPTURE_PHASE,
    END,
    EVENT_PHASE,
    INFLUENCE,
    INITIATIVE,
    PLOTTING,
    RECOVERY,
    RECRUITMENT,
    TrueBlood,
)
from coterie.games.true_blood.told import (
    APPEARS,
    BIDS,
    BT,
    CAUGHT,
    CHOICES,
    DECKS,
    DRAWS,
    ENDS_GO,
    FOR_TIE,
    GETS,
    HURT,
    IT,
    LIES,
    OWNS,
    PHASE,
    PLACED,
)

HAND_LIMIT = 5
MOST_BT = 1
MOST_CARDS = 2
"""Values of the option tiebreak; the last is earlier_position."""


def scene(t: TrueBlood) -> Script:
    """The next scene: a phase without goes, or one player's go."""
    if t.phase == INFLUENCE:
        influence(t)
    if t.phase == INITIATIVE:
        yield from initiative(t)
    elif t.phase == CAPTURE_PHASE:
        yield from capture_phase(t)
        enter(t, RECOVERY)
    elif t.phase == RECOVERY:
        yield from recovery_phase(t)
        enter(t, END)
    elif t.phase == END:
        yield from end_phase(t)
    elif t.phase == PLOTTING and not t.drawn:
        yield from draw_two_each(t)
    else:
        yield from go(t)


def enter(t: TrueBlood, phase: i64) -> None:
    """A phase begins; the Basic game has no Action Phase (section 16)."""
    t.phase = CAPTURE_PHASE if phase == ACTION and t.basic else phase
    t.go = 0
    t.turn = NOBODY
    t.tell(ALL, PHASE, t.phase, t.turn_number)


# ---------------------------------------------------------------------- goes


def go(t: TrueBlood) -> Script:
    """One player's go in a phase that goes round in turn order."""
    seat = t.seat_at(t.go)
    if t.turn != seat:
        t.turn = seat
        t.tell(ALL, TURN, seat)
    if t.phase == PLOTTING:
        yield from exchange_go(t, seat)
    elif t.phase == RECRUITMENT:
        yield from buying_go(t, seat)
    elif t.phase == EVENT_PHASE:
        yield from event_go(t, seat)
    else:
        yield from action_go(t, seat)
    t.tell(ALL, ENDS_GO, seat)
    t.turn = NOBODY
    next_go(t)


def next_go(t: TrueBlood) -> None:
    """The next player's go, or the next phase."""
    t.go += 1
    if t.phase == RECRUITMENT and t.one_card_each:
        for k in range(int(t.seats)):
            place = (t.go + k) % t.seats
            if t.passed & bit(t.seat_at(place)) == 0:
                t.go = place
                return
        t.go = t.seats
    if t.go >= t.seats:
        t.passed = 0
        enter(t, t.phase + 1)


# ---------------------------------------------------------------------- influence and initiative


def influence(t: TrueBlood) -> None:
    """Everybody takes 10 IT and 2 BT (section 5.1; J6)."""
    for seat in range(int(t.seats)):
        t.gain(seat, IT, 10)
        t.gain(seat, BT, 2)
    enter(t, INITIATIVE)


def initiative(t: TrueBlood) -> Script:
    """Secret bids, all at once; the highest goes first; all bids go to the bank (section 5.2; J10 to J14)."""
    bids: list[int] = []
    with_card: i64 = 0
    t.seal(t.all)
    for seat in range(int(t.seats)):
        yield from ask_number(t, seat, BID, BID_ONES, t.it[seat])
        bids.append(int(t.answer))
        t.ask(seat, WITH_INVESTIGATE, 3 if t.holds(seat, INVESTIGATE) else 1)
        yield
        if t.answer == 1:
            with_card |= bit(seat)
    t.unseal()
    for seat in range(int(t.seats)):
        t.tell(ALL, BIDS, seat, bids[seat], (with_card >> seat) & 1)
        if bids[seat] > 0:
            t.lose(seat, IT, bids[seat])
        if with_card & bit(seat) != 0:
            t.discard(seat, INVESTIGATE)
            bids[seat] += 5
    left = t.all
    order: list[int] = []
    while left != 0:
        best = highest(bids, left)
        left &= ~best
        yield from settle(t, best, order)
    t.order = order
    for place in range(len(order)):
        t.tell(ALL, PLACED, order[place], place)
    t.drawn = 0
    enter(t, PLOTTING)


def highest(numbers: list[int], among: i64) -> i64:
    """Those with the highest number."""
    most = -1
    found: i64 = 0
    while among != 0:
        seat = lowest(among)
        among &= among - 1
        if numbers[seat] > most:
            most = numbers[seat]
            found = 0
        if numbers[seat] == most:
            found |= bit(seat)
    return found


def settle(t: TrueBlood, tied: i64, order: list[int]) -> Script:
    """Tied bidders roll in seat order, high first; those still tied roll again among themselves (section 5.2.3; J11)."""
    if count(tied) == 1:
        order.append(int(lowest(tied)))
        return
    faces = [0] * int(t.seats)
    left = tied
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        yield from roll(t, FOR_TIE, 0)
        faces[seat] = int(t.answer)
    left = tied
    while left != 0:
        best = highest(faces, left)
        left &= ~best
        yield from settle(t, best, order)


# ---------------------------------------------------------------------- plotting


def draw_two_each(t: TrueBlood) -> Script:
    """In turn order everybody draws two event cards; a go after the first means that those before have drawn (section 5.3.1)."""
    for place in range(int(t.go), int(t.seats)):
        yield from draw_event(t, t.seat_at(place))
        yield from draw_event(t, t.seat_at(place))
    t.drawn = 1


def exchange_go(t: TrueBlood, seat: i64) -> Script:
    """For 1 IT an event card of the hand is discarded and another drawn, as often as one can pay (section 5.3.2; J15, J16)."""
    exchanged = 0
    while True:
        could = t.it[seat] > 0 and t.hand_size(seat) > 0 and not (t.exchange_once and exchanged > 0)
        t.ask(seat, EXCHANGE, bit(PASS) | (bit(DO) if could else NONE))
        yield
        if t.answer == PASS:
            return
        t.ask_wide(seat, EXCHANGED, t.hand_low[seat], t.hand_high[seat])
        yield
        exchanged += 1
        t.lose(seat, IT, 1)
        t.discard(seat, t.answer)
        yield from draw_event(t, seat)


# ---------------------------------------------------------------------- end


def end_phase(t: TrueBlood) -> Script:
    """Hands are cut to five, flags cleared; is the game over? (section 5.9)"""
    yield from discard_to_five(t)
    t.stolen = t.acted = t.rolled = 0
    t.stalled = t.stalled + 1 if t.deck_size == 0 and not t.left_track else 0
    t.left_track = 0
    if t.deck_size == 0 and (t.deck_empty_ends or not t.track):
        finish(t, SCORED)
    elif t.stall_guard > 0 and t.stalled >= t.stall_guard:
        finish(t, STALLED)
    else:
        t.turn_number += 1
        enter(t, INFLUENCE)


def discard_to_five(t: TrueBlood) -> Script:
    """Whoever has more than five cards discards down to five, all at once and in secret (section 5.9.1; J105)."""
    over: i64 = 0
    for seat in range(int(t.seats)):
        if t.hand_size(seat) > HAND_LIMIT:
            over |= bit(seat)
    if over == 0:
        return
    laid: list[int] = []
    t.seal(over)
    for seat in range(int(t.seats)):
        if over & bit(seat) == 0:
            continue
        low: i64 = t.hand_low[seat]
        high: i64 = t.hand_high[seat]
        number = t.hand_size(seat) - HAND_LIMIT
        for k in range(int(number)):
            last = k == number - 1
            if k == 0:
                t.ask_wide(seat, DISCARD_ONE if last else DISCARD_FIRST, low, high)
            else:
                t.ask_wide(seat, DISCARD_LAST if last else DISCARD_MORE, low, high)
            yield
            low &= ~low_bit(t.answer)
            high &= ~high_bit(t.answer)
            laid.append(int(128 * seat + t.answer))
    t.unseal()
    for card in laid:
        t.discard(card // 128, card % 128)


def scores(t: TrueBlood) -> list[int]:
    """The points of every seat (section 14)."""
    captured = t.captured()
    return [t.bt[seat] + total(t.own[seat], int(captured), t.prisoners[seat], int(t.scoring)) for seat in range(int(t.seats))]


def finish(t: TrueBlood, reason: i64) -> None:
    """Most points win; equal scores share the win unless a tie-break is chosen, with those after it (sections 14.7, 16; J115)."""
    points = scores(t)
    best = highest([number + 1000 for number in points], t.all)
    if t.tiebreak == MOST_BT:
        best = highest([number + 1000 for number in t.bt], best)
    if MOST_BT <= t.tiebreak <= MOST_CARDS:
        best = highest([len(row) for row in t.tableau], best)
    if t.tiebreak >= MOST_BT:
        best = highest([int(t.seats) - t.order.index(seat) for seat in range(int(t.seats))], best)
    t.finish(best, reason)


# ---------------------------------------------------------------------- set-up


def deal(t: TrueBlood) -> Script:
    """The five Starting characters lie on the track in random order; the Second Stage lies on the other 47 (section 3).

    A table that was placed in the middle of a game is only told.
    """
    tell_what_lies(t)
    if t.placed:
        return
    starting = STARTING
    while starting != 0:
        t.draw(CHARACTER_CARD, starting)
        yield
        starting &= ~bit(t.answer)
        t.deck_size -= 1
        t.track.append(int(t.answer))
        t.tell(ALL, APPEARS, t.answer)
    t.dealt_track = t.track.copy()
    enter(t, INFLUENCE)


def tell_what_lies(t: TrueBlood) -> None:
    """What lies on the table as the game, or a game begun in the middle, starts: to everybody what is open, to each seat its hand."""
    t.tell(ALL, CHOICES, t.scoring, t.hidden_tokens, t.basic)
    t.tell(ALL, DECKS, t.deck_size + len(t.track), t.events_left() + hands_of(t), t.placed)
    for card in t.track:
        t.tell(ALL, APPEARS, card)
    for event in range(COUNT):
        if t.lies_off(event):
            t.tell(ALL, LIES, event)
    for seat in range(int(t.seats)):
        t.tokens(seat)
        for card in t.tableau[seat]:
            t.tell(ALL, OWNS, seat, card)
            if t.injured & bit(card) != 0:
                t.tell(ALL, HURT, card)
            if t.capturer(card) != NOBODY:
                t.tell(ALL, CAUGHT, card, t.capturer(card))
        for event in range(COUNT):
            if t.holds(seat, event):
                t.tell(ALL, DRAWS, seat, 1)
                t.tell(bit(seat), GETS, event)
    for place in range(len(t.order)):
        t.tell(ALL, PLACED, t.order[place], place)
    if t.placed:
        t.tell(ALL, PHASE, t.phase, t.turn_number)


def hands_of(t: TrueBlood) -> i64:
    """How many cards all hands have together."""
    found: i64 = 0
    for seat in range(int(t.seats)):
        found += t.hand_size(seat)
    return found
