"""The abilities of the ten ranks: used at once, and only when the rank token was taken in an attack (section 9; Q4, Q5)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit, count, lowest
from coterie.core.table import ALL, NOBODY, Script
from coterie.games.blood_bound.cards import (
    ALCHEMIST,
    ASSASSIN,
    BERSERKER,
    COURTESAN,
    ELDER,
    FANS,
    GREEN,
    GUARDIAN,
    HARLEQUIN,
    MAGE,
    MENTALIST,
    PURPLE,
    SHIELDS,
    STAVES,
    TAKE_RANK,
    false_curses,
)
from coterie.games.blood_bound.questions import (
    COMPEL,
    CURSE,
    FALSE_CURSE,
    FAN,
    FIRST_TO_INSPECT,
    HEAL,
    HEALED,
    INSPECT,
    NONE,
    NOT_USE,
    POISON,
    POTION,
    QUILL,
    RETALIATE,
    SECOND_TO_INSPECT,
    SHIELD,
    STAFF,
    STRIKE,
    TRUE_CURSE,
    USE,
    WHICH_COLOUR,
    WHOM_TO_ARM,
    WHOM_TO_COMPEL,
    WHOM_TO_FAN,
    WHOM_TO_SHIELD,
    WHOM_TO_STRIKE,
)
from coterie.games.blood_bound.table import (
    COMPELS,
    CURSES,
    DECLINES,
    GAVE_CURSE,
    GIVES_FAN,
    GIVES_STAFF,
    HEALS,
    INSPECTS,
    RETALIATES,
    SEES,
    SHIELDS_ONE,
    STRIKES,
    TAKES_QUILL,
    TAKES_STAFF,
    WOUNDS,
    Blood,
)
from coterie.games.blood_bound.wounds import capture, suffer_wound


def ability(t: Blood, me: i64, attacker: i64, target: i64) -> Script:
    """The ability of whoever took the rank token in this attack; leaves as ``answer`` who gets the dagger for it,
    NOBODY if it stays (9.0)."""
    rank = t.rank(me)
    if rank == ELDER:
        yield from elder(t, me)
    elif rank == ASSASSIN:
        yield from assassin(t, me)
    elif rank == HARLEQUIN:
        yield from harlequin(t, me)
    elif rank == ALCHEMIST:
        if me != target:
            yield from alchemist(t, me, target)
        t.answer = NOBODY
    elif rank == MENTALIST:
        yield from mentalist(t, me)
    elif rank == GUARDIAN:
        yield from guardian(t, me)
    elif rank == BERSERKER:
        yield from berserker(t, me, attacker, target)
    elif rank == MAGE:
        yield from mage(t, me)
    elif rank == COURTESAN:
        yield from courtesan(t, me)
    else:
        yield from inquisitor(t, me)
    if rank != ASSASSIN and rank != MENTALIST:
        t.answer = NOBODY


def use(t: Blood, options: i64) -> i64:
    """The ways to use an ability, and to decline it unless it must be used (Q4)."""
    return options if t.ability_must else options | bit(NOT_USE)


def woundable(t: Blood, me: i64) -> i64:
    """Other players whom an ability can wound: not those with a Shield (9.6; Q17)."""
    return t.others(me) if t.absorbs else t.others(me) & ~t.shielded()


def wound_by(t: Blood, victim: i64, by: i64, options: i64) -> Script:
    """A wound by an ability: no help, no ability for a rank; with three wounds it captures (section 7)."""
    if t.wounds(victim) == 3:
        capture(t, victim, by)
        return
    yield from suffer_wound(t, victim, options, False)


def elder(t: Blood, me: i64) -> Script:
    """The Elder takes a Quill: from now on the highest number leads the Elder's clan (9.1; Q3)."""
    if t.quills & bit(me) != 0:
        return
    t.ask(me, QUILL, use(t, bit(USE)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
        return
    t.quills |= bit(me)
    t.tell(ALL, TAKES_QUILL, me)


def assassin(t: Blood, me: i64) -> Script:
    """The Assassin's victim suffers two wounds one after the other, and gets the dagger (9.2)."""
    targets = woundable(t, me)
    if targets == 0:
        t.answer = NOBODY
        return
    t.ask(me, STRIKE, use(t, bit(USE)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
        t.answer = NOBODY
        return
    t.ask(me, WHOM_TO_STRIKE, targets)
    yield
    victim = t.answer
    t.tell(ALL, STRIKES, me, victim)
    yield from wound_by(t, victim, me, t.may_take(victim, False))
    if not t.over:
        yield from wound_by(t, victim, me, t.may_take(victim, False))
    t.answer = victim


def harlequin(t: Blood, me: i64) -> Script:
    """The Harlequin looks at the cards of two others in secret (9.3)."""
    t.ask(me, INSPECT, use(t, bit(USE)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
        return
    t.ask(me, FIRST_TO_INSPECT, t.others(me))
    yield
    first = t.answer
    t.ask(me, SECOND_TO_INSPECT, t.others(me) & ~bit(first))
    yield
    second = t.answer
    t.tell(ALL, INSPECTS, me, first, second)
    t.tell(bit(me), SEES, first, t.character(first))
    t.tell(bit(me), SEES, second, t.character(second))


def alchemist(t: Blood, me: i64, saved: i64) -> Script:
    """The Alchemist, having intervened, wounds the one he saved or heals one wound of his (9.4; Q14, Q19, Q22)."""
    tokens = t.may_return(saved)
    t.ask(me, POTION, use(t, bit(POISON) | bit(HEAL) if tokens != 0 else bit(POISON)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
    elif t.answer == HEAL:
        t.tell(ALL, HEALS, me, saved)
        t.ask(saved, HEALED, tokens)
        yield
        t.give_back(saved, t.answer)
    else:
        t.tell(ALL, WOUNDS, me, saved)
        yield from wound_by(t, saved, me, t.may_take(saved, False))


def mentalist(t: Blood, me: i64) -> Script:
    """The Mentalist's victim suffers a wound and must show the rank if it is not shown, and gets the dagger (9.5)."""
    targets = woundable(t, me)
    if targets == 0:
        t.answer = NOBODY
        return
    t.ask(me, COMPEL, use(t, bit(USE)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
        t.answer = NOBODY
        return
    t.ask(me, WHOM_TO_COMPEL, targets)
    yield
    victim = t.answer
    t.tell(ALL, COMPELS, me, victim)
    yield from wound_by(t, victim, me, bit(TAKE_RANK) if t.ranked & bit(victim) == 0 else t.may_take(victim, False))
    t.answer = victim


def open_colour(t: Blood, me: i64, colour: i64) -> bool:
    """The Guardian takes a free Sword at first; later only its own colour counts; two Shields of each are all (9.6; Q10, Q21)."""
    sword = t.purple_sword if colour == PURPLE else t.green_sword
    other = t.green_sword if colour == PURPLE else t.purple_sword
    given = t.purple_shields if colour == PURPLE else t.green_shields
    return count(given) < SHIELDS and (sword == me or (sword == NOBODY and other != me))


def shield_targets(t: Blood, me: i64, colour: i64) -> i64:
    """Others who have no Shield of this colour, if it can be given."""
    if not open_colour(t, me, colour):
        return 0
    return t.others(me) & ~(t.purple_shields if colour == PURPLE else t.green_shields)


def guardian(t: Blood, me: i64) -> Script:
    """The Guardian gives a Shield and takes the Sword of its colour; not if the rank was the third wound (9.6; Q9, Q15)."""
    purple = shield_targets(t, me, PURPLE)
    green = shield_targets(t, me, GREEN)
    if t.wounds(me) == 3 or purple | green == 0:
        return
    t.ask(me, SHIELD, use(t, bit(USE)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
        return
    t.ask(me, WHOM_TO_SHIELD, purple | green)
    yield
    whom = t.answer
    t.ask(me, WHICH_COLOUR, ((purple >> whom) & 1) | (((green >> whom) & 1) << 1))
    yield
    if t.answer == PURPLE:
        t.purple_shields |= bit(whom)
        t.purple_sword = me
    else:
        t.green_shields |= bit(whom)
        t.green_sword = me
    t.tell(ALL, SHIELDS_ONE, me, whom, t.answer)


def berserker(t: Blood, me: i64, attacker: i64, target: i64) -> Script:
    """The Berserker strikes back: the active player who attacked suffers a wound (9.7; Q5-Q7)."""
    if woundable(t, me) & bit(attacker) == 0 or (t.berserker_target_only and me != target):
        return
    t.ask(me, RETALIATE, use(t, bit(USE)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
        return
    t.tell(ALL, RETALIATES, me, attacker)
    yield from wound_by(t, attacker, me, t.may_take(attacker, False))


def mage(t: Blood, me: i64) -> Script:
    """The Mage takes a Staff, if he has none, and gives one to another who has none; a last one goes to the other (9.8; Q8, Q10)."""
    targets = t.others(me) & ~t.staves
    left = STAVES - count(t.staves)
    if targets == 0 or left == 0:
        return
    t.ask(me, STAFF, use(t, bit(USE)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
        return
    t.ask(me, WHOM_TO_ARM, targets)
    yield
    if t.staves & bit(me) == 0 and left > 1:
        t.staves |= bit(me)
        t.tell(ALL, TAKES_STAFF, me)
    t.staves |= bit(t.answer)
    t.tell(ALL, GIVES_STAFF, me, t.answer)


def courtesan(t: Blood, me: i64) -> Script:
    """The Courtesan gives a Fan to another who has none: nobody can intervene for its holder (9.9; Q10)."""
    targets = t.others(me) & ~t.fans
    if targets == 0 or count(t.fans) == FANS:
        return
    t.ask(me, FAN, use(t, bit(USE)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
        return
    t.ask(me, WHOM_TO_FAN, targets)
    yield
    t.fans |= bit(t.answer)
    t.tell(ALL, GIVES_FAN, me, t.answer)


def inquisitor(t: Blood, me: i64) -> Script:
    """The Inquisitor gives all curses of the supply, or those he wants, face down, each to a different other player (9.10; Q11, Q12)."""
    free = t.others(me) & ~t.cursed()
    left = false_curses(t.seats) - count(t.false_curses)
    has_true = t.true_curse == NOBODY
    if free == 0 or (left == 0 and not has_true):
        return
    t.ask(me, CURSE, use(t, bit(USE)))
    yield
    if t.answer == NOT_USE:
        t.tell(ALL, DECLINES, me)
        return
    options = free if has_true else bit(NONE)
    if t.curses_some and left > 0:
        options |= bit(NONE)
    t.ask(me, TRUE_CURSE, options)
    yield
    cursed: i64 = 0
    if t.answer != NONE:
        t.true_curse = t.answer
        cursed = bit(t.answer)
    given: i64 = 0
    while True:
        options = free & ~cursed if given < left else 0
        if options == 0 or (t.curses_some and cursed != 0):
            options |= bit(NONE)
        t.ask(me, FALSE_CURSE, options)
        yield
        if t.answer == NONE:
            break
        cursed |= bit(t.answer)
        t.false_curses |= bit(t.answer)
        given += 1
    t.tell(ALL, CURSES, me, cursed)
    while cursed != 0:
        holder = lowest(cursed)
        cursed &= cursed - 1
        t.tell(bit(me), GAVE_CURSE, holder, 1 if holder == t.true_curse else 0)
