"""The rules of Dracula's Feast: New Blood as scripts, one function a rule; citations: the rulebook's paragraphs, rulings R1-R24."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coterie.core.bits import bit, count, lowest
from coterie.core.table import ALL, EXHAUSTED, NOBODY, TURN, Script
from coterie.games.feast.cards import (
    ADVANCED,
    ALUCARD,
    BOOGIE_MONSTER,
    DOCTOR_JEKYLL,
    DRACULA,
    EVERY_GUEST,
    GHOST,
    MUST_DANCE,
    SWAMP_CREATURE,
    VAN_HELSING,
    ZOMBIE,
    cast_size,
    slots,
    whispers_yes,
)
from coterie.games.feast.table import (
    ACCUSES,
    DANCES,
    DEALT,
    DROPS,
    FORCES,
    INQUIRES,
    INTERRUPTED,
    INTERRUPTS,
    INVITED,
    INVITES,
    PLACES,
    REFUSES,
    RESULT,
    SEES,
    SILENCE,
    SLOT,
    SWAPS,
    TAKES,
    WAKES,
    WHISPER,
    Feast,
)

# Questions, and the answers to those that are not answered with a seat, a guest or a slot.
TURN_ACTION: Final[i64] = 1
INQUIRE: Final[i64] = 0
DANCE: Final[i64] = 1
ACCUSE: Final[i64] = 2
WHOM_TO_ASK: Final[i64] = 2
WHICH_GUEST: Final[i64] = 3
WHOM_TO_INVITE: Final[i64] = 4
INVITATION: Final[i64] = 5
ACCEPT: Final[i64] = 0
REFUSE: Final[i64] = 1
REFUSED: Final[i64] = 6
FORCE: Final[i64] = 1
END_IT: Final[i64] = 2
WHOM_TO_ACCUSE: Final[i64] = 7
WHICH_CARD: Final[i64] = 8
GHOST_WINDOW: Final[i64] = 9
INTERRUPT: Final[i64] = 1
BROKEN_OFF: Final[i64] = 10
RESTART: Final[i64] = 0
DROP: Final[i64] = 1
END_OF_TURN: Final[i64] = 11
SWAP: Final[i64] = 1
WHICH_SLOT: Final[i64] = 12
SECOND: Final[i64] = 13
BOOGIE_WINDOW: Final[i64] = 14
PASS: Final[i64] = 0
SPEAK_UP: Final[i64] = 1
CAST: Final[i64] = 20
MYSTERY: Final[i64] = 21
HOLDS: Final[i64] = 22
FIRST: Final[i64] = 23

# Where an accusation comes from (6.2).
BY_TURN: Final[i64] = 0
BY_ZOMBIE: Final[i64] = 1
BY_GHOST: Final[i64] = 2
BY_VAN_HELSING: Final[i64] = 3
BY_SECOND: Final[i64] = 4
BY_BOOGIE_MONSTER: Final[i64] = 5

# Reasons to be over, after the two that every game has.
ACCUSED: Final[i64] = 2
DANCED: Final[i64] = 3
MISTAKEN: Final[i64] = 4


# ---------------------------------------------------------------------- setup


def deal(t: Feast) -> Script:
    """The guests are chosen, Dracula always; some others are laid in the centre; the rest is dealt (Rulebook, Setup)."""
    t.cast = bit(DRACULA)
    t.tell(ALL, INVITED, DRACULA)
    while count(t.cast) < cast_size(t.seats):
        free = EVERY_GUEST & ~t.cast
        if t.fewest_advanced and free & ~ADVANCED != 0:
            free &= ~ADVANCED
        t.draw(CAST, free)
        yield
        t.cast |= bit(t.answer)
        t.tell(ALL, INVITED, t.answer)
    undealt = t.cast
    slot: i64 = 0
    while slot < slots(t.seats):
        t.draw(MYSTERY, undealt & ~bit(DRACULA))
        yield
        t.lay(SLOT + slot, t.answer)
        undealt &= ~bit(t.answer)
        slot += 1
    seat: i64 = 0
    while seat < t.seats:
        t.draw(HOLDS, undealt)
        yield
        t.lay(seat, t.answer)
        undealt &= ~bit(t.answer)
        t.tell(bit(seat), DEALT, seat, t.answer)
        seat += 1
    t.dealt = t.cards
    t.draw(FIRST, t.all)
    yield
    t.first = t.answer
    t.turn = t.answer


# ---------------------------------------------------------------------- a turn


def is_called_to_dance(t: Feast, seat: i64) -> bool:
    """As far as everybody knows: had this hidden player to ask for a dance, if Zombie?  (Rulebook, Zombie; R17, R18)"""
    return t.dance_before != 0 and t.is_hidden(seat) and t.hidden_others(seat) != 0


def turn(t: Feast) -> Script:
    """One must inquire, dance or accuse; then comes the end of the turn, then the next player clockwise (Rulebook, Your Turn)."""
    me = t.turn
    t.danced = 0
    t.asked_to_dance = 0
    called = is_called_to_dance(t, me)
    t.tell(ALL, TURN, me, 1 if called else 0)
    others = t.hidden_others(me)
    options = bit(ACCUSE)
    if others != 0:
        options |= bit(INQUIRE)
        if t.is_hidden(me):
            options |= bit(DANCE)
    if called and t.guest(me) == ZOMBIE:
        options = bit(DANCE)
    t.ask(me, TURN_ACTION, options)
    yield
    if t.answer == INQUIRE:
        yield from inquire(t, me, others)
    elif t.answer == DANCE:
        yield from dance(t, me, others)
    else:
        yield from accusation(t, me, BY_TURN)
    if t.over:
        return
    yield from end_of_turn(t, me)
    if t.over:
        return
    t.turns += 1
    t.dance_before = t.asked_to_dance if t.dance_asked else t.danced
    t.turn = (me + 1) % t.seats
    if t.max_turns != 0 and t.turns >= t.max_turns:
        t.finish(0, EXHAUSTED)


def inquire(t: Feast, me: i64, others: i64) -> Script:
    """One asks a hidden player whether they are a certain guest of this feast; the answer is whispered (Rulebook, Inquire; R1, R2)."""
    t.ask(me, WHOM_TO_ASK, others)
    yield
    whom = t.answer
    t.ask(me, WHICH_GUEST, t.cast & ~bit(t.guest(me)) if t.no_own_card else t.cast)
    yield
    guest = t.answer
    t.tell(ALL, INQUIRES, me, whom, guest)
    yes = whispers_yes(t.guest(whom), guest, t.neighbours(whom) & bit(me) != 0)
    t.tell(bit(me), WHISPER, whom, guest, 1 if yes else 0)


def dance(t: Feast, me: i64, others: i64) -> Script:
    """An invitation may be refused; partners look at each other's card; Alucard wins if he dances with Dracula (Rulebook, Dance; Alucard)."""
    t.ask(me, WHOM_TO_INVITE, others)
    yield
    whom = t.answer
    t.asked_to_dance = 1
    t.tell(ALL, INVITES, me, whom)
    t.ask(whom, INVITATION, bit(ACCEPT) if MUST_DANCE & bit(t.guest(whom)) != 0 else bit(ACCEPT) | bit(REFUSE))
    yield
    if t.answer == REFUSE:
        t.tell(ALL, REFUSES, whom, me)
        yield from refused(t, me, whom)
        return
    t.danced = 1
    t.tell(ALL, DANCES, me, whom)
    t.tell(bit(me), SEES, whom, t.guest(whom))
    t.tell(bit(whom), SEES, me, t.guest(me))
    if bit(t.guest(me)) | bit(t.guest(whom)) == bit(ALUCARD) | bit(DRACULA):
        t.finish(bit(t.holder(ALUCARD)), DANCED)


def refused(t: Feast, me: i64, whom: i64) -> Script:
    """Who was refused inquires of somebody else, if anybody is left; Zombie may turn the refuser face up, and an accusation follows
    (Rulebook, Dance; Zombie; R13)."""
    others = t.hidden_others(me) & ~bit(whom)
    options = bit(INQUIRE) if others != 0 else bit(END_IT)
    if t.guest(me) == ZOMBIE:
        options |= bit(FORCE)
    t.ask(me, REFUSED, options)
    yield
    if t.answer == INQUIRE:
        yield from inquire(t, me, others)
    elif t.answer == FORCE:
        t.tell(ALL, FORCES, me, whom)
        t.reveal(whom)
        yield from accusation(t, whom if t.refuser_accuses else me, BY_ZOMBIE)


# ---------------------------------------------------------------------- accusations


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
    """All who got a card whisper; only the numbers are shown.  All Yes wins, no card at all too (R11); all No wakes Van Helsing (6.1, 6.4)."""
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


# ---------------------------------------------------------------------- end of the turn


def end_of_turn(t: Feast, me: i64) -> Script:
    """What may happen is listed on entry, then goes clockwise from the current player: Jekyll or Dracula, then the Boogie Monster
    (Rulebook, Tie-Breakers; R15, R16, R21)."""
    boogie_monster = t.holder(BOOGIE_MONSTER)
    second = t.second_due != 0 and t.guest(me) == DRACULA
    yield from jekyll_may_swap(t, me)
    if second:
        t.second_due = 0
        yield from dracula_again(t, me)
        if t.over:
            return
    if t.danced and t.cast & bit(BOOGIE_MONSTER) != 0:
        yield from boogie_monster_may_accuse(t, boogie_monster)


def jekyll_may_swap(t: Feast, me: i64) -> Script:
    """At the end of her turn Doctor Jekyll may take a face-down mystery guest and leave her card face up (Rulebook, Doctor Jekyll; R8-R10).

    Every hidden player is asked as if he might be Jekyll, as long as her card lies face up nowhere (section 8).
    """
    is_jekyll = t.guest(me) == DOCTOR_JEKYLL
    if t.is_hidden(me):
        if not t.may_lurk(DOCTOR_JEKYLL):
            return
    elif not is_jekyll or t.jekyll_stays:
        return
    t.ask(me, END_OF_TURN, bit(PASS) | bit(SWAP) if is_jekyll else bit(PASS))
    yield
    if t.answer == PASS:
        return
    t.ask(me, WHICH_SLOT, t.slots_closed())
    yield
    slot = t.answer
    t.swap(me, slot)
    t.tell(ALL, SWAPS, me, slot)
    t.tell(bit(me), TAKES, slot, t.guest(me))


def dracula_again(t: Feast, me: i64) -> Script:
    """When Dracula's first accusation of the game fails, he accuses again at the end of that turn (Rulebook, Dracula; R14)."""
    if t.second_may:
        t.ask(me, SECOND, bit(PASS) | bit(SPEAK_UP))
        yield
        if t.answer == PASS:
            return
    yield from accusation(t, me, BY_SECOND)


def boogie_monster_may_accuse(t: Feast, boogie_monster: i64) -> Script:
    """At the end of any turn with a dance the Boogie Monster may accuse (Rulebook, Boogie Monster).

    All hidden players are asked at once as if they might be the Boogie Monster; once the card lies face up, its holder alone (section 8).
    """
    accuses = False
    if t.is_public(BOOGIE_MONSTER):
        t.ask(t.holder(BOOGIE_MONSTER), BOOGIE_WINDOW, bit(PASS) | bit(SPEAK_UP))
        yield
        accuses = t.answer == SPEAK_UP
    else:
        asked = t.hidden()
        t.seal(asked)
        while asked != 0:
            seat = lowest(asked)
            asked &= asked - 1
            t.ask(seat, BOOGIE_WINDOW, bit(PASS) | bit(SPEAK_UP) if seat == boogie_monster else bit(PASS))
            yield
            if t.answer == SPEAK_UP:
                accuses = True
        t.unseal()
    if accuses:
        yield from accusation(t, boogie_monster, BY_BOOGIE_MONSTER)
