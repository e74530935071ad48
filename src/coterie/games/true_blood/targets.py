"""Legal targets: which characters an event or a trait may be aimed at (sections 7, 9, 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coterie.core.bits import bit, mask_of
from coterie.games.true_blood import events, traits
from coterie.games.true_blood.cards import JASON, MAGISTER, MARYANNE, REGULARS, SOOKIE
from coterie.games.true_blood.events import (
    ARSON,
    CAPTURE,
    CONTROL,
    FREE,
    HEAL,
    INJURE,
    KILL,
    RETURN,
    TAKE,
)
from coterie.games.true_blood.table import (
    TrueBlood,
)
from coterie.games.true_blood.traits import OLD

NO_CAPTURE_INJURE_SEX: Final[i64] = 1
"""Value of the option location_targets; 2 is arson_and_control_only."""
NOWHERE: Final[i64] = 0


def suited(t: TrueBlood, by: i64, verb: i64) -> i64:
    """The cards in play that this may be done to by a player, whatever the event or trait (section 7)."""
    there = t.in_play()
    if verb == CAPTURE:
        return there & ~t.own[by] & ~t.captured()
    if verb == CONTROL:
        return there & ~t.own[by]
    if verb == INJURE:
        return there & ~t.injured
    if verb == FREE:
        return there & t.captured()
    if verb == HEAL:
        return there & t.injured
    if verb == KILL and not may_kill_maryanne(t, by):
        return there & ~bit(MARYANNE)
    return there


def may_kill_maryanne(t: TrueBlood, by: i64) -> bool:
    """Only a player who controls a Shapeshifter can kill Maryanne (section 10; J95, J96)."""
    theirs = t.own[by] & t.kinds.shapeshifters
    if t.able_shapeshifter:
        theirs &= ~t.disabled()
    return theirs != 0


def old(t: TrueBlood) -> i64:
    """The Old, whom no seduction reaches; with basic_reactions off nobody is (J85, J118)."""
    return 0 if t.no_reactions else OLD


def of_event(t: TrueBlood, by: i64, event: i64, verb: i64) -> i64:
    """The characters at which a player may aim an event (sections 6.1, 7; J25)."""
    if verb == TAKE:
        return mask_of(t.track)
    found = suited(t, by, verb)
    if events.CONCERNS[event] != 0:
        found &= t.kinds.fits[events.CONCERNS[event]]
    if events.CONCERNS[event] == events.INJURED_VAMPIRE:
        found &= t.injured
    sex = events.SEX[event] != 0
    if sex:
        found &= ~(old(t) | bit(MAGISTER))
    return found & ~spared_places(t, event, verb, sex)


def spared_places(t: TrueBlood, event: i64, verb: i64, sex: bool) -> i64:
    """The Locations, where an option keeps this event from them (section 16, location_targets; J69)."""
    if t.locations == NO_CAPTURE_INJURE_SEX:
        return t.kinds.locations if sex or verb == CAPTURE or verb == INJURE else NOWHERE
    if t.locations == 0 or event == ARSON or verb == RETURN or (verb == CONTROL and not sex):
        return NOWHERE
    return t.kinds.locations


def of_trait(t: TrueBlood, by: i64, card: i64, trait: i64) -> i64:
    """The characters at which a card may aim an active trait (section 9.1)."""
    verb: i64 = traits.DOES[trait]
    found = suited(t, by, verb)
    whom: i64 = traits.AIM[trait]
    if whom == traits.AT_HUMAN:
        found &= t.kinds.humans
    elif whom == traits.AT_KIN:
        found &= t.kinds.kin(card)
    elif whom == traits.AT_NAMED:
        found &= t.kinds.aims[int(64 * card + trait)]
    if trait == traits.SACRIFICE:
        found &= t.own[by]
        if not t.sacrifice_injures:
            found &= ~REGULARS
    elif trait == traits.SEDUCER or trait == traits.OBSESSION:
        found &= ~old(t)
        if card == JASON and not t.kin_allowed:
            found &= ~bit(SOOKIE)
    if t.locations > NO_CAPTURE_INJURE_SEX or (t.locations == NO_CAPTURE_INJURE_SEX and (verb == CAPTURE or verb == INJURE)):
        found &= ~t.kinds.locations
    return found


def counted(t: TrueBlood, seat: i64, event: i64) -> i64:
    """The cards that an income counts: own ones, neither captured nor injured (section 7; J48)."""
    found = t.own[seat] & t.kinds.fits[events.CONCERNS[event]]
    return found if t.count_disabled else found & ~t.disabled()


def able(t: TrueBlood, seat: i64) -> i64:
    """A player's cards that are neither captured nor injured."""
    return t.own[seat] & ~t.disabled()


