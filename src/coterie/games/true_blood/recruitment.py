"""The Recruitment Phase: cards of the track are bought in turn order (section 5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.core.table import ALL, Script
from coterie.games.true_blood.decks import refill
from coterie.games.true_blood.effects import join
from coterie.games.true_blood.questions import BUY, DO, NONE, PASS, SPACE
from coterie.games.true_blood.table import (
    TrueBlood,
)
from coterie.games.true_blood.told import (
    BUYS,
    IT,
)


def affordable(t: TrueBlood, seat: i64) -> i64:
    """The spaces whose card a player can pay: value and surcharge; a price may be nothing (section 5.4.2; J20)."""
    found: i64 = 0
    for space in range(len(t.track)):
        if t.price(space) <= t.it[seat]:
            found |= bit(space)
    return found


def buying_go(t: TrueBlood, seat: i64) -> Script:
    """A player's go: one card after another, until he passes (J18); with one_card_per_pass one card, or he is out for this turn."""
    while True:
        spaces = affordable(t, seat)
        t.ask(seat, BUY, bit(PASS) | (bit(DO) if spaces != 0 else NONE))
        yield
        if t.answer == PASS:
            t.passed |= bit(seat)
            return
        t.ask(seat, SPACE, spaces)
        yield
        yield from buy(t, seat, t.answer)
        if t.one_card_each:
            return


def buy(t: TrueBlood, seat: i64, space: i64) -> Script:
    """The price to the bank, the card to the end of the tableau; the track slides and is refilled at once (section 5.4.3-5.4.4; J19)."""
    price = t.price(space)
    card: i64 = t.track.pop(space)
    t.left_track = 1
    join(t, card, seat)
    t.tell(ALL, BUYS, seat, card, price)
    t.lose(seat, IT, price)
    yield from refill(t)
