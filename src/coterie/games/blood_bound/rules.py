"""The rules of Blood Bound as scripts, one function a rule; citations: sections and open questions of docs/rulings/blood-bound.md."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit, count, lowest
from coterie.core.table import ALL, EXHAUSTED, NOBODY, TURN, Script
from coterie.games.blood_bound.abilities import ability
from coterie.games.blood_bound.cards import (
    BEASTS,
    INQUISITOR,
    TAKE_RANK,
    clue_of,
    members_of_a_clan,
)
from coterie.games.blood_bound.questions import (
    ACCEPT,
    ASK,
    ATTACK,
    ATTACKED,
    CROSS_CARD,
    CROSS_SEAT,
    DAGGER,
    DECLINE,
    FIRST_DAGGER,
    HELP,
    OFFER,
    OFFERS,
    PASS_ON,
    RANK,
    REFUSE,
    ROSE_SEAT,
    SUFFER,
    WHOM_TO_ATTACK,
    WHOM_TO_PASS,
    WHOSE_OFFER,
)
from coterie.games.blood_bound.table import (
    ABSORBS,
    ACCEPTS,
    ASKS,
    ATTACKS,
    CLUE,
    DEALT,
    OFFERED,
    PASSES,
    REFUSES,
    SUFFERS,
    Blood,
)
from coterie.games.blood_bound.wounds import capture, suffer_wound

# ---------------------------------------------------------------------- set-up


def deal(t: Blood) -> Script:
    """Each clan draws its ranks for itself; all drawn cards are shuffled and dealt; clues are shown to the left; chance gives the dagger
    (Set-up 2-5)."""
    free = t.all
    if t.seats % 2 == 1:
        t.draw(CROSS_SEAT, free)
        yield
        t.inquisitor = t.answer
        free &= ~bit(t.answer)
    while count(t.roses) < members_of_a_clan(t.seats):
        t.draw(ROSE_SEAT, free)
        yield
        t.roses |= bit(t.answer)
        free &= ~bit(t.answer)
    t.beasts = free
    rose_ranks = bit(9) - 1
    beast_ranks = bit(9) - 1
    seat: i64 = 0
    while seat < t.seats:
        if seat == t.inquisitor:
            t.draw(CROSS_CARD, 3)
            yield
            character = INQUISITOR + t.answer
        elif t.roses & bit(seat) != 0:
            t.draw(RANK, rose_ranks)
            yield
            character = t.answer
            rose_ranks &= ~bit(t.answer)
        else:
            t.draw(RANK, beast_ranks)
            yield
            character = BEASTS + t.answer
            beast_ranks &= ~bit(t.answer)
        t.characters |= character << (5 * seat)
        left = (seat + 1) % t.seats
        t.tell(bit(seat), DEALT, seat, character)
        t.tell(bit(seat) | bit(left), CLUE, seat, clue_of(character))
        seat += 1
        t.dealt = seat
    t.draw(FIRST_DAGGER, t.all)
    yield
    t.dealt_dagger = t.answer
    pass_dagger(t, t.answer)


def pass_dagger(t: Blood, to: i64) -> None:
    """Whoever holds the dagger is the active player."""
    t.turn = to
    t.tell(ALL, TURN, to)


# ---------------------------------------------------------------------- a turn


def turn(t: Blood) -> Script:
    """The active player attacks another player, own clan included, or passes the dagger to one (section 4).

    A shielded player cannot be attacked; the Inquisitor attacks nobody with three wounds (9.6, 9.10; Q17).
    """
    me = t.turn
    others = t.others(me)
    targets = others if t.absorbs else others & ~t.shielded()
    if me == t.inquisitor:
        targets &= ~t.three_wounds()
    t.ask(me, DAGGER, bit(PASS_ON) | bit(ATTACK) if targets != 0 else bit(PASS_ON))
    yield
    if t.answer == ATTACK:
        t.ask(me, WHOM_TO_ATTACK, targets)
        yield
        yield from attack(t, me, t.answer)
        if t.over:
            return
    else:
        t.ask(me, WHOM_TO_PASS, others)
        yield
        t.tell(ALL, PASSES, me, t.answer)
        pass_dagger(t, t.answer)
    t.turns += 1
    if t.max_turns != 0 and t.turns >= t.max_turns:
        t.finish(0, EXHAUSTED)


def attack(t: Blood, me: i64, target: i64) -> Script:
    """Somebody may take the wound instead, if the target likes; then the wound, then the ability, then the dagger (section 5)."""
    t.tell(ALL, ATTACKS, me, target)
    yield from help_for(t, me, target)
    helper = t.answer
    wounded = target if helper == NOBODY else helper
    if wounded == target and t.absorbs and t.shielded() & bit(target) != 0:
        t.tell(ALL, ABSORBS, target)
        pass_dagger(t, target)
        return
    if wounded == target and t.wounds(target) == 3:
        capture(t, target, me)
        return
    yield from suffer_wound(t, wounded, bit(TAKE_RANK) if helper != NOBODY else t.may_take(target, True), wounded == target)
    goes_to = wounded
    if t.answer == TAKE_RANK:
        yield from ability(t, wounded, me, target)
        if t.over:
            return
        if t.answer != NOBODY:
            goes_to = t.answer
    pass_dagger(t, goes_to)


def help_for(t: Blood, attacker: i64, target: i64) -> Script:
    """The target may ask for help; whoever's rank token is in the supply may offer; one offer or none is accepted
    (section 5.2-5.4; Q6, Q16).

    Leaves the helper as ``answer``, NOBODY if there is none.  A Fan forbids to ask; nobody is asked where nobody could help.
    """
    helpers = t.others(target) & ~t.ranked
    if not t.attacker_may_intervene:
        helpers &= ~bit(attacker)
    if t.fans & bit(target) != 0 or helpers == 0:
        t.answer = NOBODY
        return
    t.ask(target, ATTACKED, bit(ASK) | bit(SUFFER))
    yield
    if t.answer == SUFFER:
        t.tell(ALL, SUFFERS, target)
        t.answer = NOBODY
        return
    t.tell(ALL, ASKS, target)
    offers: i64 = 0
    t.seal(helpers)
    while helpers != 0:
        seat = lowest(helpers)
        helpers &= helpers - 1
        t.ask(seat, HELP, bit(OFFER) | bit(DECLINE))
        yield
        if t.answer == OFFER:
            offers |= bit(seat)
    t.unseal()
    t.tell(ALL, OFFERED, offers)
    if offers == 0:
        t.answer = NOBODY
        return
    t.ask(target, OFFERS, bit(ACCEPT) | bit(REFUSE))
    yield
    if t.answer == REFUSE:
        t.tell(ALL, REFUSES, target)
        t.answer = NOBODY
        return
    t.ask(target, WHOSE_OFFER, offers)
    yield
    t.tell(ALL, ACCEPTS, target, t.answer)


