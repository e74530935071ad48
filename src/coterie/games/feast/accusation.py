"""Accusations, and what breaks into them: the Ghost, Van Helsing (Rulebook, Accuse; The Ghost; Van Helsing; sections 6.1-6.4)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.core.table import ALL, NOBODY, Script
from coterie.games.feast.cards import ALUCARD, DRACULA, GHOST, SWAMP_CREATURE, VAN_HELSING
from coterie.games.feast.questions import (
    ACCUSED,
    BROKEN_OFF,
    BY_GHOST,
    BY_SECOND,
    BY_VAN_HELSING,
    BY_ZOMBIE,
    DROP,
    GHOST_WINDOW,
    INTERRUPT,
    MISTAKEN,
    PASS,
    RESTART,
    WHICH_CARD,
    WHOM_TO_ACCUSE,
)
from coterie.games.feast.table import ACCUSES, DROPS, INTERRUPTED, INTERRUPTS, PLACES, RESULT, SILENCE, WAKES, Feast


def accused(t: Feast, me: i64, origin: i64) -> i64:
    """All hidden players; the Swamp Creature's two neighbours if both are hidden (Rulebook, Accuse; Swamp Creature; R19, R20)."""
    others = t.hidden_others(me)
    if origin != BY_VAN_HELSING and t.guest(me) == SWAMP_CREATURE:
        beside = t.neighbours(me)
        if beside & ~others == 0:
            return beside
    return others


def accusation(t: Feast, me: i64, origin: i64) -> Script:
    """One shows oneself and lays cards, each final, before the accused; all right wins (Rulebook, Accuse; sections 6.1, 6.3).

    Alucard wins when given Dracula's card; the Ghost may break in when given a wrong one, and then it may begin anew.
    """
    t.reveal(me)
    while True:
        t.tell(ALL, ACCUSES, me, origin)
        targets = accused(t, me, origin)
        cards = bit(DRACULA) if origin == BY_VAN_HELSING else t.usable(me)
        right: i64 = 0
        given: i64 = 0
        broken = False
        while targets != 0:
            t.ask(me, WHOM_TO_ACCUSE, targets)
            yield
            whom = t.answer
            t.ask(me, WHICH_CARD, cards)
            yield
            card = t.answer
            targets = 0 if origin == BY_VAN_HELSING else targets & ~bit(whom)
            cards &= ~bit(card)
            given += 1
            if t.guest(whom) == card:
                right += 1
            t.tell(ALL, PLACES, me, whom, card)
            if card == DRACULA and t.guest(whom) == ALUCARD:
                t.finish(bit(whom), MISTAKEN)
                return
            if card != GHOST and t.may_lurk(GHOST):
                t.ask(whom, GHOST_WINDOW, bit(PASS) | bit(INTERRUPT) if t.guest(whom) == GHOST else bit(PASS))
                yield
                if t.answer == INTERRUPT:
                    broken = True
                    break
        if not broken:
            break
        yield from interruption(t, me, whom, origin)
        if t.over:
            return
        t.ask(me, BROKEN_OFF, bit(RESTART) | bit(DROP) if may_drop(t, origin) else bit(RESTART))
        yield
        if t.answer == DROP:
            t.tell(ALL, DROPS, me)
            return
    yield from whispers(t, me, origin, right, given - right)


def interruption(t: Feast, me: i64, ghost: i64, origin: i64) -> Script:
    """The Ghost, wrongly accused, shows herself and accuses at once; the cards placed so far go back (Rulebook, The Ghost; 6.3)."""
    t.tell(ALL, INTERRUPTS, ghost, me)
    if origin == BY_VAN_HELSING:
        t.suspended += 1
    yield from accusation(t, ghost, BY_GHOST)
    if t.over:
        return
    if origin == BY_VAN_HELSING:
        t.suspended -= 1
    t.tell(ALL, INTERRUPTED, me)


def may_drop(t: Feast, origin: i64) -> bool:
    """An accusation that was a duty must be started again after the Ghost's; any other may be dropped (R12, R14)."""
    if t.must_restart or origin == BY_ZOMBIE or origin == BY_VAN_HELSING:
        return False
    return origin != BY_SECOND or t.second_may != 0


def whispers(t: Feast, me: i64, origin: i64, yes: i64, no: i64) -> Script:
    """All who got a card whisper; only the numbers are shown.  All Yes wins, no card at all too (R11); all No wakes Van Helsing
    (6.1, 6.4)."""
    if yes + no > 0:
        t.tell(ALL, RESULT, me, yes, no)
    if no == 0:
        t.finish(bit(me), ACCUSED)
        return
    if t.guest(me) == DRACULA and not t.dracula_failed:
        t.dracula_failed = 1
        t.second_due = 1
    if yes == 0:
        yield from all_no(t, origin)


def all_no(t: Feast, origin: i64) -> Script:
    """After an accusation with nothing but No Van Helsing must show herself and accuse with Dracula's card only; if he lies face up, she
    is right by that (Rulebook, Van Helsing; R6, R7, R24)."""
    if origin == BY_VAN_HELSING or t.cast & bit(VAN_HELSING) == 0:
        return
    if t.suspended and not t.nested_again:
        return
    if t.no_trigger and t.is_public(DRACULA):
        return
    if t.woken_once and t.woken:
        return
    her = t.holder(VAN_HELSING)
    if her == NOBODY:
        t.tell(ALL, SILENCE)
        return
    t.woken = 1
    t.tell(ALL, WAKES, her)
    t.reveal(her)
    if t.is_public(DRACULA):
        t.finish(bit(her), ACCUSED)
        return
    yield from accusation(t, her, BY_VAN_HELSING)
