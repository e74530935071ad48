"""Why something may not be said at True Blood, from what the seat that tried it knows."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit, mask_of
from coterie.games.true_blood import cards, events, traits
from coterie.games.true_blood import questions as q
from coterie.games.true_blood.cards import MAGISTER, MARYANNE
from coterie.games.true_blood.events import INVESTIGATE
from coterie.games.true_blood.table import (
    TrueBlood,
)
from coterie.games.true_blood.targets import may_kill_maryanne, old

NOTHING_TO_DO: tuple[tuple[int, str], ...] = (
    (int(q.EXCHANGE), "true-blood-why-no-exchange"),
    (int(q.BUY), "true-blood-why-nothing-to-buy"),
    (int(q.PLAY), "true-blood-why-nothing-to-play"),
    (int(q.PAY), "true-blood-why-no-it"),
    (int(q.ACT), "true-blood-why-nobody-acts"),
)


def why_not(t: TrueBlood, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """The message for an answer that is not among the options."""
    for code, message in NOTHING_TO_DO:
        if code == topic:
            return message, {}
    if topic == q.BID or topic == q.BID_ONES or topic == q.CONVERT or topic == q.CONVERT_ONES:
        return "true-blood-why-too-much", {"it": t.it[seat]}
    if topic == q.WITH_INVESTIGATE:
        return "true-blood-why-not-in-hand", {"event": events.NAMES[INVESTIGATE]}
    if topic == q.SPACE:
        return why_not_space(t, seat, answer)
    if topic == q.WINDOW:
        return ("core-closed", "true-blood-why-no-reaction", "true-blood-why-no-protector", "true-blood-why-no-martyr")[answer], {}
    if topic in (q.EVENT, q.REACTION, q.EXCHANGED, q.DISCARD_ONE, q.DISCARD_FIRST, q.DISCARD_MORE, q.DISCARD_LAST):
        return why_not_event(t, seat, topic, answer)
    if topic == q.OPPONENT:
        return why_not_opponent(t, seat, answer)
    if topic == q.EVENT_CARD or topic == q.CHARACTER_CARD or topic == q.DIE:
        return "true-blood-why-not-drawn", {}
    return why_not_character(t, seat, topic, answer)


def why_not_space(t: TrueBlood, seat: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    if answer >= len(t.track):
        return "true-blood-why-empty-space", {"space": int(answer) + 1}
    return "true-blood-why-too-dear", {"card": cards.NAMES[t.track[answer]], "price": int(t.price(answer)), "it": t.it[seat]}


def why_not_event(t: TrueBlood, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """A card that is not in the hand, or not of use now."""
    found: dict[str, int | str] = {"event": events.NAMES[answer]}
    if not t.holds(seat, answer) or topic >= q.DISCARD_ONE:
        return "true-blood-why-not-in-hand", found
    if topic == q.REACTION:
        return "true-blood-why-no-reaction-to-this", found
    if answer == INVESTIGATE:
        return "true-blood-why-investigate", found
    if events.IS_REACTION[answer] and answer != events.VAMPIRE_BLOOD:
        return "true-blood-why-only-reaction", found
    return "true-blood-why-no-target", found


def why_not_opponent(t: TrueBlood, seat: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    if answer >= t.seats:
        return "core-no-seat", {"number": int(answer) + 1, "seats": int(t.seats)}
    return "true-blood-why-not-this-player", {"whom": int(answer) + 1}


def why_not_character(t: TrueBlood, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """A card that cannot act, has not this trait, cannot help, or is no legal target."""
    if topic == q.TRAIT:
        trait = traits.BUSINESSMAN if answer == q.BUSINESS else answer
        return "true-blood-why-trait", {"trait": traits.NAMES[trait]}
    if topic == q.MODE:
        return "true-blood-why-no-target", {"event": events.NAMES[events.MISSING_PERSONS]}
    found: dict[str, int | str] = {"card": cards.NAMES[answer]}
    if t.in_play() & bit(answer) == 0:
        from_track = topic == q.TARGET and t.options & ~mask_of(t.track) == 0
        return ("true-blood-why-not-on-track" if from_track else "true-blood-why-not-in-play"), found
    if topic == q.ACTOR or topic == q.PROTECTOR or topic == q.MARTYR:
        return why_not_helper(t, seat, topic, answer)
    return why_not_target(t, seat, answer)


def why_not_helper(t: TrueBlood, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    found: dict[str, int | str] = {"card": cards.NAMES[answer]}
    if t.own[seat] & bit(answer) == 0:
        return "true-blood-why-not-yours", found
    if t.disabled() & bit(answer) != 0:
        return "true-blood-why-disabled", found
    if topic != q.ACTOR:
        return "true-blood-why-cannot-help", found
    if t.stolen & bit(answer) != 0:
        return "true-blood-why-stolen", found
    if t.acted & bit(answer) != 0:
        return "true-blood-why-has-acted", found
    return "true-blood-why-no-action", found


def why_not_target(t: TrueBlood, seat: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """A character in play at which this cannot be aimed: what all can see of it decides."""
    found: dict[str, int | str] = {"card": cards.NAMES[answer]}
    source = t.source if t.verb != 0 else seat
    if t.options & t.own[source] == 0 and t.own[source] & bit(answer) != 0:
        return "true-blood-why-own-card", found
    if answer == MARYANNE and not may_kill_maryanne(t, source):
        return "true-blood-why-maryanne", found
    if (old(t) | bit(MAGISTER)) & bit(answer) != 0:
        return "true-blood-why-old", found
    if t.options & t.captured() == 0 and t.captured() & bit(answer) != 0:
        return "true-blood-why-captured", found
    if t.options & t.injured == 0 and t.injured & bit(answer) != 0:
        return "true-blood-why-injured", found
    return "true-blood-why-not-this-card", found
