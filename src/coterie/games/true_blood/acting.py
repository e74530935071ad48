"""The Action Phase: passives are rolled, then each able card may attempt one of its traits (sections 5.6, 9)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit, lowest
from coterie.core.table import ALL, NOBODY, Script
from coterie.games.true_blood import traits
from coterie.games.true_blood.decks import draw_event, roll
from coterie.games.true_blood.effects import land
from coterie.games.true_blood.events import LOOK_AT_HAND, LOSE_IT, NOTHING, STEAL_BT, STEAL_IT
from coterie.games.true_blood.playing import clear_attempt, tell_target
from coterie.games.true_blood.questions import ACT, ACTOR, BUSINESS, DO, NONE, OPPONENT, PASS, TARGET, TRAIT
from coterie.games.true_blood.table import (
    NO_CARD,
    TrueBlood,
)
from coterie.games.true_blood.targets import able, of_trait
from coterie.games.true_blood.told import (
    ACTS,
    BT,
    FOR_PASSIVE,
    FOR_TRAIT,
    IT,
    PASSIVE,
)
from coterie.games.true_blood.traits import ACTIVES, ADDICT, BUSINESSMAN, HAVE_ACTIVES, HAVE_PASSIVES, MAYHEM, PASSIVES, PSYCHOPATH
from coterie.games.true_blood.windows import opens, window


def action_go(t: TrueBlood, seat: i64) -> Script:
    """A player's go: first his passives, then actions in any order until he passes (J76)."""
    yield from roll_passives(t, seat)
    while True:
        actors = able_to_act(t, seat)
        t.ask(seat, ACT, bit(PASS) | (bit(DO) if actors != 0 else NONE))
        yield
        if t.answer == PASS:
            return
        t.ask(seat, ACTOR, actors)
        yield
        yield from act(t, seat, t.answer)


# ---------------------------------------------------------------------- passives


def roll_passives(t: TrueBlood, seat: i64) -> Script:
    """One die for every passive trait of every able card, in tableau order; once a card and turn (section 5.6.1; J78)."""
    for card in t.tableau[seat].copy():
        if HAVE_PASSIVES & bit(card) == 0 or t.rolled & bit(card) != 0 or t.own[seat] & bit(card) == 0:
            continue
        if t.disabled() & bit(card) != 0 and not t.passives_disabled:
            continue
        t.rolled |= bit(card)
        for trait in traits.ORDER_OF_CARD[card]:
            if PASSIVES & bit(trait) != 0:
                t.tell(ALL, PASSIVE, card, trait)
                yield from roll(t, FOR_PASSIVE, traits.NEEDS[trait])
                yield from passive(t, seat, trait, t.answer)


def passive(t: TrueBlood, seat: i64, trait: i64, face: i64) -> Script:
    """Mayhem: 5+ everybody draws, and 1 IT; Psychopath: 6; Young, Stupid and Addict: 5 or 6, one result (section 9.2; J86)."""
    if trait == MAYHEM:
        if face >= 5:
            for other in t.order:
                yield from draw_event(t, other)
            t.gain(seat, IT, 1)
    elif trait == PSYCHOPATH:
        if face == 6:
            yield from draw_event(t, seat)
            t.lose(seat, BT, 1)
    elif trait == ADDICT:
        if face == 5:
            t.lose(seat, BT, 1)
        elif face == 6:
            yield from draw_event(t, seat)
    elif face == 5:
        t.lose(seat, IT, 1)
    elif face == 6:
        t.gain(seat, BT, 1)


# ---------------------------------------------------------------------- actions


def usable_traits(t: TrueBlood, seat: i64, card: i64) -> i64:
    """The active traits of a card that have a legal target or need none."""
    found: i64 = 0
    left: i64 = traits.OF_CARD[card] & ACTIVES
    while left != 0:
        trait = lowest(left)
        left &= left - 1
        if traits.AIM[trait] <= traits.AT_OPPONENT or of_trait(t, seat, card, trait) != 0:
            found |= bit(trait)
    return found


def able_to_act(t: TrueBlood, seat: i64) -> i64:
    """Cards that are able, were not stolen this turn and have not acted this turn, with a trait to use (section 5.6.2; J76, J77, J79)."""
    left = able(t, seat) & HAVE_ACTIVES & ~t.stolen & ~t.acted
    found: i64 = 0
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if usable_traits(t, seat, card) != 0:
            found |= bit(card)
    return found


def act(t: TrueBlood, seat: i64, card: i64) -> Script:
    """Trait and target are declared, then the die; a failure uses up the card's action too, and is not rolled again (section 5.6.2)."""
    yield from declare(t, seat, card)
    trait = t.trait
    yield from roll(t, FOR_TRAIT, traits.NEEDS[trait])
    if t.answer >= traits.NEEDS[trait]:
        if trait == traits.DEALER:
            deal_in_blood(t, seat, t.answer)
        else:
            stopped: i64 = 0
            if opens(t):
                yield from window(t)
                stopped = t.answer
            if stopped == 0:
                yield from land(t)
    clear_attempt(t)


def declare(t: TrueBlood, seat: i64, card: i64) -> Script:
    """Which trait, and at whom.  On the two bars Businessman is called Business."""
    options = usable_traits(t, seat, card)
    if options & bit(BUSINESSMAN) != 0 and t.kinds.locations & bit(card) != 0:
        options = (options & ~bit(BUSINESSMAN)) | bit(BUSINESS)
    t.ask(seat, TRAIT, options)
    yield
    trait = BUSINESSMAN if t.answer == BUSINESS else t.answer
    verb: i64 = traits.DOES[trait]
    target: i64 = NO_CARD
    victim: i64 = NOBODY
    if verb == LOOK_AT_HAND or verb == LOSE_IT or verb == STEAL_IT or verb == STEAL_BT:
        t.ask(seat, OPPONENT, t.all & ~bit(seat))
        yield
        victim = t.answer
    elif verb != NOTHING and traits.AIM[trait] != traits.AT_NOBODY:
        t.ask(seat, TARGET, of_trait(t, seat, card, trait))
        yield
        target = t.answer
    t.acted |= bit(card)
    t.verb, t.source, t.actor, t.trait, t.target, t.victim = verb, seat, card, trait, target, victim
    t.tell(ALL, ACTS, seat, card, trait)
    tell_target(t)


def deal_in_blood(t: TrueBlood, seat: i64, face: i64) -> None:
    """Dealer: 5 costs 1 BT, 6 brings 2 IT (section 9.1; J86)."""
    if face == 5:
        t.lose(seat, BT, 1)
    else:
        t.gain(seat, IT, 2)
