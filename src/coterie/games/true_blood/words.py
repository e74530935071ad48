"""The words of True Blood: its questions with their answers, its events with their fields."""

from __future__ import annotations

from typing import Final

from coterie.core.told import Kind, Telling
from coterie.core.words import SEATS, Topic, by_code, number
from coterie.games.true_blood import cards, events, playing, table, told, traits
from coterie.games.true_blood import questions as q

CHAIRS: Final = SEATS[:6]
EVERY: Final = -1
"""After every answer the line goes on."""
REASONS: Final = ("agreed", "exhausted", "scored", "stalled")


def go_on(those: list[bool]) -> int:
    """The answers after which the line goes on, as a mask of any width."""
    return sum(2**k for k, goes in enumerate(those) if goes)


AIMED_EVENTS: Final = go_on([
    playing.AIMED[k] or events.DOES[k] in (events.STEAL_IT, events.LOSE_IT) or k == events.MISSING_PERSONS for k in range(events.COUNT)
])
TRAIT_WORDS: Final = (*traits.NAMES, "business")
TWINS: Final = (("business", "businessman"), ("businessman", "business"))
"""The two bars print Business; both words are read."""
AIMED_TRAITS: Final = go_on([whom != "" for whom in traits.WHOM])

TOPICS: Final = by_code((
    *number(int(q.BID), int(q.BID_ONES), "bid", head="bid", goes_on=EVERY),
    Topic(int(q.WITH_INVESTIGATE), "bid", ("", "investigate"), part=True),
    Topic(int(q.EXCHANGE), "exchange", ("pass", "exchange"), goes_on=0b10, passes=0),
    Topic(int(q.EXCHANGED), "exchange", events.NAMES, part=True),
    Topic(int(q.BUY), "buy", ("pass", "buy"), goes_on=0b10, passes=0),
    Topic(int(q.SPACE), "buy", ("1", "2", "3", "4", "5"), part=True),
    Topic(int(q.PLAY), "play", ("pass", "play"), goes_on=0b10, passes=0),
    Topic(int(q.EVENT), "play", events.NAMES, part=True, goes_on=AIMED_EVENTS),
    Topic(int(q.MODE), "play", ("kill", "capture"), part=True, goes_on=EVERY),
    Topic(int(q.TARGET), "target", cards.NAMES, part=True),
    Topic(int(q.OPPONENT), "target", CHAIRS, part=True),
    Topic(int(q.PAY), "pay", ("pass", "pay"), passes=0),
    *number(int(q.CONVERT), int(q.CONVERT_ONES), "convert", head="convert"),
    Topic(int(q.ACT), "act", ("pass", "act"), goes_on=0b10, passes=0),
    Topic(int(q.ACTOR), "act", cards.NAMES, part=True, goes_on=EVERY),
    Topic(int(q.TRAIT), "act", TRAIT_WORDS, part=True, goes_on=AIMED_TRAITS, twins=TWINS),
    Topic(int(q.WINDOW), "window", ("pass", "play", "protect", "martyr"), goes_on=0b1110, window=True, passes=0),
    Topic(int(q.REACTION), "window", events.NAMES, part=True, goes_on=2 ** int(events.VAMPIRIC_SPEED)),
    Topic(int(q.PROTECTOR), "window", cards.NAMES, part=True),
    Topic(int(q.MARTYR), "window", cards.NAMES, part=True),
    Topic(int(q.DISCARD_ONE), "discard", events.NAMES, head="discard"),
    Topic(int(q.DISCARD_FIRST), "discard", events.NAMES, head="discard", goes_on=EVERY),
    Topic(int(q.DISCARD_MORE), "discard", events.NAMES, part=True, goes_on=EVERY, above=(int(q.DISCARD_FIRST), int(q.DISCARD_MORE))),
    Topic(int(q.DISCARD_LAST), "discard", events.NAMES, part=True, above=(int(q.DISCARD_FIRST), int(q.DISCARD_MORE))),
    Topic(int(q.DIE), "die", ("1", "2", "3", "4", "5", "6"), head="roll"),
    Topic(int(q.EVENT_CARD), "event-card", events.NAMES, head="card"),
    Topic(int(q.CHARACTER_CARD), "character-card", cards.NAMES, head="card"),
))

SEAT: Final = ("seat", "seat")
WHOM: Final = ("whom", "seat")
CARD: Final = ("card", "character")
EVENT: Final = ("event", "event")
TELLING: Final = Telling(
    (
        Kind(int(told.CHOICES), "choices", ("scoring", "number"), ("hidden", "number"), ("basic", "number")),
        Kind(int(told.DECKS), "decks", ("characters", "number"), ("events", "number")),
        Kind(int(told.APPEARS), "appears", CARD),
        Kind(int(told.PHASE), "phase", ("phase", "phase"), ("turn_number", "number")),
        Kind(int(told.TOKENS), "tokens", SEAT, ("it", "number"), ("bt", "number")),
        Kind(int(told.GAINS), "gains", SEAT, ("what", "token"), ("number", "number")),
        Kind(int(told.LOSES), "loses", SEAT, ("what", "token"), ("number", "number")),
        Kind(int(told.STEALS), "steals", SEAT, WHOM, ("number", "number")),
        Kind(int(told.STEALS_BT), "steals-bt", SEAT, WHOM, ("number", "number")),
        Kind(int(told.BIDS), "bids", SEAT, ("number", "number"), ("investigate", "number")),
        Kind(int(told.PLACED), "placed", SEAT, ("place", "number")),
        Kind(int(told.DRAWS), "draws", SEAT, ("number", "number")),
        Kind(int(told.GETS), "gets", EVENT),
        Kind(int(told.DISCARDS), "discards", SEAT, EVENT),
        Kind(int(told.RESHUFFLES), "reshuffles", ("number", "number")),
        Kind(int(told.BUYS), "buys", SEAT, CARD, ("price", "number")),
        Kind(int(told.PLAYS), "plays", SEAT, EVENT, ("mode", "mode")),
        Kind(int(told.AIMS), "aims", CARD),
        Kind(int(told.AIMS_AT), "aims-at", WHOM),
        Kind(int(told.SPENT), "spent", EVENT),
        Kind(int(told.ROLLS), "rolls", ("die", "die"), ("face", "number"), ("needed", "number")),
        Kind(int(told.ROLLS_PLUS), "rolls-plus", ("die", "die"), ("face", "number"), ("needed", "number")),
        Kind(int(told.PAYS), "pays", SEAT),
        Kind(int(told.PASSES), "passes", SEAT),
        Kind(int(told.REACTS), "reacts", SEAT, EVENT),
        Kind(int(told.PROTECTS), "protects", SEAT, CARD),
        Kind(int(told.STANDS_IN), "stands-in", SEAT, CARD),
        Kind(int(told.TURNS_TO), "turns-to", CARD),
        Kind(int(told.TURNS_TO_SEAT), "turns-to-seat", WHOM),
        Kind(int(told.NEGATED), "negated"),
        Kind(int(told.DIES), "dies", CARD),
        Kind(int(told.HURT), "hurt", CARD),
        Kind(int(told.CAUGHT), "caught", CARD, WHOM),
        Kind(int(told.FREED), "freed", CARD),
        Kind(int(told.HEALED), "healed", CARD),
        Kind(int(told.MOVES), "moves", CARD, WHOM),
        Kind(int(told.RETURNS), "returns", CARD),
        Kind(int(told.TAKES), "takes", SEAT, CARD),
        Kind(int(told.LOOKS_AT), "looks-at", SEAT, WHOM),
        Kind(int(told.SEES), "sees", WHOM, EVENT),
        Kind(int(told.LOOKS), "looks", SEAT, ("deck", "deck"), ("number", "number")),
        Kind(int(told.SEES_EVENT), "sees-event", ("place", "number"), EVENT),
        Kind(int(told.SEES_CHARACTER), "sees-character", ("place", "number"), CARD),
        Kind(int(told.ACTS), "acts", SEAT, CARD, ("trait", "trait")),
        Kind(int(told.PASSIVE), "passive", CARD, ("trait", "trait")),
        Kind(int(told.OWNS), "owns", SEAT, CARD),
        Kind(int(told.OPENS), "opens", SEAT, EVENT),
        Kind(int(told.LIES), "lies", EVENT),
        Kind(int(told.ENDS_GO), "ends-go", SEAT),
        Kind(int(told.UNTOUCHED), "untouched", CARD),
    ),
    {
        "character": cards.NAMES,
        "event": events.NAMES,
        "trait": traits.NAMES,
        "phase": table.PHASES,
        "die": told.DICE,
        "token": ("it", "bt"),
        "mode": ("kill", "capture"),
        "deck": ("events", "characters"),
        "reason": REASONS,
    },
)
