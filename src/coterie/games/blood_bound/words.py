"""The words of Blood Bound: questions and their answers, events and their fields."""

from __future__ import annotations

from typing import Final

from coterie.core.told import Kind, Telling
from coterie.core.words import SEATS, Topic, by_code
from coterie.games.blood_bound import questions as q
from coterie.games.blood_bound import table
from coterie.games.blood_bound.cards import CHARACTERS, CLANS, COLOURS, TOKENS

EVERY: Final = 0b111111111111
REASONS: Final = ("agreed", "exhausted", "captured", "cursed", "inquisitor-captured")
KINDS: Final = ("rank", "rose", "beast", "unknown")
RANKS: Final = tuple(str(rank) for rank in range(1, 10))


def whom(code: int, name: str) -> Topic:
    """A seat that ends a line."""
    return Topic(code, name, SEATS, part=True)


def used(code: int, verb: str, *, alone: bool = False) -> Topic:
    """An ability: its verb, or to decline."""
    return Topic(code, "ability", (verb, "decline"), goes_on=0 if alone else 1, passes=1)


TOPICS: Final = by_code(
    (
        Topic(int(q.DAGGER), "dagger", ("attack", "pass"), goes_on=0b11),
        whom(int(q.WHOM_TO_ATTACK), "attack"),
        whom(int(q.WHOM_TO_PASS), "pass"),
        Topic(int(q.ATTACKED), "attacked", ("ask", "suffer")),
        Topic(int(q.HELP), "help", ("offer", "decline"), window=True, passes=1),
        Topic(int(q.OFFERS), "offers", ("accept", "refuse"), goes_on=0b1, passes=1),
        whom(int(q.WHOSE_OFFER), "accept"),
        Topic(int(q.WOUND), "wound", KINDS, head="take"),
        Topic(int(q.HEALED), "healed", KINDS, head="return"),
        used(int(q.QUILL), "quill", alone=True),
        used(int(q.STRIKE), "strike"),
        whom(int(q.WHOM_TO_STRIKE), "strike"),
        used(int(q.INSPECT), "inspect"),
        Topic(int(q.FIRST_TO_INSPECT), "inspect", SEATS, part=True, goes_on=EVERY),
        Topic(int(q.SECOND_TO_INSPECT), "inspect", SEATS, part=True, above=(int(q.FIRST_TO_INSPECT),)),
        Topic(int(q.POTION), "ability", ("wound", "decline", "heal"), passes=1),
        used(int(q.COMPEL), "compel"),
        whom(int(q.WHOM_TO_COMPEL), "compel"),
        used(int(q.SHIELD), "shield"),
        Topic(int(q.WHOM_TO_SHIELD), "shield", SEATS, part=True, goes_on=EVERY),
        Topic(int(q.WHICH_COLOUR), "colour", COLOURS, part=True),
        used(int(q.RETALIATE), "retaliate", alone=True),
        used(int(q.STAFF), "staff"),
        whom(int(q.WHOM_TO_ARM), "staff"),
        used(int(q.FAN), "fan"),
        whom(int(q.WHOM_TO_FAN), "fan"),
        used(int(q.CURSE), "curse"),
        Topic(int(q.TRUE_CURSE), "curse", (*SEATS, "none"), part=True, goes_on=EVERY | 1 << 12),
        Topic(int(q.FALSE_CURSE), "curse", (*SEATS, ""), part=True, goes_on=EVERY, above=(int(q.FALSE_CURSE),)),
        Topic(int(q.CROSS_SEAT), "cross", SEATS, head="card"),
        Topic(int(q.CROSS_CARD), "cross-card", CHARACTERS[18:], head="card"),
        Topic(int(q.ROSE_SEAT), "rose", SEATS, head="card", above=(int(q.ROSE_SEAT),)),
        Topic(int(q.RANK), "rank", RANKS, head="card"),
        Topic(int(q.FIRST_DAGGER), "first", SEATS, head="first"),
    )
)

SEAT: Final = ("seat", "seat")
WHOM: Final = ("whom", "seat")

TELLING: Final = Telling(
    (
        Kind(int(table.DEALT), "dealt", SEAT, ("character", "character")),
        Kind(int(table.CLUE), "clue", SEAT, ("clue", "clan")),
        Kind(int(table.ATTACKS), "attacks", SEAT, WHOM),
        Kind(int(table.PASSES), "passes", SEAT, WHOM),
        Kind(int(table.ASKS), "asks", SEAT),
        Kind(int(table.SUFFERS), "suffers", SEAT),
        Kind(int(table.OFFERED), "offered", ("seats", "seats")),
        Kind(int(table.ACCEPTS), "accepts", SEAT, WHOM),
        Kind(int(table.REFUSES), "refuses", SEAT),
        Kind(int(table.TAKES), "takes", SEAT, ("token", "token")),
        Kind(int(table.RETURNS), "returns", SEAT, ("token", "token")),
        Kind(int(table.ABSORBS), "absorbs", SEAT),
        Kind(int(table.DECLINES), "declines", SEAT),
        Kind(int(table.TAKES_QUILL), "quill", SEAT),
        Kind(int(table.STRIKES), "strikes", SEAT, WHOM),
        Kind(int(table.INSPECTS), "inspects", SEAT, WHOM, ("other", "seat")),
        Kind(int(table.SEES), "sees", WHOM, ("character", "character")),
        Kind(int(table.WOUNDS), "wounds", SEAT, WHOM),
        Kind(int(table.HEALS), "heals", SEAT, WHOM),
        Kind(int(table.COMPELS), "compels", SEAT, WHOM),
        Kind(int(table.SHIELDS_ONE), "shields", SEAT, WHOM, ("colour", "colour")),
        Kind(int(table.RETALIATES), "retaliates", SEAT, WHOM),
        Kind(int(table.TAKES_STAFF), "takes-staff", SEAT),
        Kind(int(table.GIVES_STAFF), "staff", SEAT, WHOM),
        Kind(int(table.GIVES_FAN), "fan", SEAT, WHOM),
        Kind(int(table.CURSES), "curses", SEAT, ("seats", "seats")),
        Kind(int(table.GAVE_CURSE), "gave-curse", WHOM, ("true", "number")),
        Kind(int(table.SWORD_LOST), "sword-lost", SEAT, ("colour", "colour")),
        Kind(int(table.CAPTURES), "captures", WHOM, SEAT),
        Kind(int(table.OPENS), "opens", SEAT, ("character", "character")),
        Kind(int(table.OPENS_CURSE), "opens-curse", SEAT, ("true", "number")),
    ),
    {"character": CHARACTERS, "clan": CLANS, "token": TOKENS, "colour": COLOURS, "reason": REASONS},
)
