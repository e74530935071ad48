"""The rules of Dracula's Feast: New Blood as scripts, one function a rule; citations: the rulebook's paragraphs, rulings R1-R24."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit, count, lowest
from coterie.core.table import ALL, EXHAUSTED, TURN, Script
from coterie.games.feast.accusation import accusation
from coterie.games.feast.cards import (
    ADVANCED,
    ALUCARD,
    BOOGIE_MONSTER,
    DOCTOR_JEKYLL,
    DRACULA,
    EVERY_GUEST,
    MUST_DANCE,
    ZOMBIE,
    cast_size,
    slots,
    whispers_yes,
)
from coterie.games.feast.questions import (
    ACCEPT,
    ACCUSE,
    BOOGIE_WINDOW,
    BY_BOOGIE_MONSTER,
    BY_SECOND,
    BY_TURN,
    BY_ZOMBIE,
    CAST,
    DANCE,
    DANCED,
    END_IT,
    END_OF_TURN,
    FIRST,
    FORCE,
    HOLDS,
    INQUIRE,
    INVITATION,
    MYSTERY,
    PASS,
    REFUSE,
    REFUSED,
    SECOND,
    SPEAK_UP,
    SWAP,
    TURN_ACTION,
    WHICH_GUEST,
    WHICH_SLOT,
    WHOM_TO_ASK,
    WHOM_TO_INVITE,
)
from coterie.games.feast.table import DANCES, DEALT, FORCES, INQUIRES, INVITED, INVITES, REFUSES, SEES, SLOT, SWAPS, TAKES, WHISPER, Feast

# ---------------------------------------------------------------------- setup


def deal(t: Feast) -> Script:
    """The guests are chosen, Dracula always; some others are laid in the centre; the rest is dealt (Rulebook, Setup)."""
    t.cast = bit(DRACULA)
    while count(t.cast) < cast_size(t.seats):
        free = EVERY_GUEST & ~t.cast
        if t.fewest_advanced and free & ~ADVANCED != 0:
            free &= ~ADVANCED
        t.draw(CAST, free)
        yield
        t.cast |= bit(t.answer)
    guest: i64 = 0
    while guest < 10:
        if t.cast & bit(guest) != 0:
            t.tell(ALL, INVITED, guest)
        guest += 1
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
    """An invitation may be refused; partners look at each other's card; Alucard wins if he dances with Dracula
    (Rulebook, Dance; Alucard)."""
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
