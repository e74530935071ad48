"""The words of the feast: questions and their answers, events and their fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.core.table import TURN
from coterie.core.told import Kind, Telling
from coterie.core.words import SEATS, Topic, by_code
from coterie.games.feast import questions, table
from coterie.games.feast.cards import GUESTS

EVERY_SEAT: Final[i64] = bit(12) - 1
CHAIRS: Final = SEATS[:8]
SLOTS: Final = ("1", "2")
REASONS: Final = ("agreed", "exhausted", "accused", "danced", "mistaken")
ORIGINS: Final = ("turn", "zombie", "ghost", "van-helsing", "second", "boogie-monster")

TOPICS: Final = by_code(
    (
        Topic(int(questions.TURN_ACTION), "turn", ("inquire", "dance", "accuse"), goes_on=0b11),
        Topic(int(questions.WHOM_TO_ASK), "inquire", CHAIRS, part=True, goes_on=int(EVERY_SEAT)),
        Topic(int(questions.WHICH_GUEST), "inquire-guest", GUESTS, part=True),
        Topic(int(questions.WHOM_TO_INVITE), "dance", CHAIRS, part=True),
        Topic(int(questions.INVITATION), "invited", ("accept", "refuse")),
        Topic(int(questions.REFUSED), "refused", ("inquire", "force", "pass"), goes_on=0b1, passes=2),
        Topic(int(questions.WHOM_TO_ACCUSE), "place", CHAIRS, head="place", goes_on=int(EVERY_SEAT)),
        Topic(int(questions.WHICH_CARD), "place-card", GUESTS, part=True),
        Topic(int(questions.GHOST_WINDOW), "ghost", ("pass", "interrupt"), window=True, passes=0),
        Topic(int(questions.BROKEN_OFF), "interrupted", ("restart", "drop")),
        Topic(int(questions.END_OF_TURN), "end", ("pass", "swap"), goes_on=0b10, window=True, passes=0),
        Topic(int(questions.WHICH_SLOT), "slot", SLOTS, part=True),
        Topic(int(questions.SECOND), "again", ("pass", "accuse"), passes=0),
        Topic(int(questions.BOOGIE_WINDOW), "boogie", ("pass", "accuse"), window=True, passes=0),
        Topic(int(questions.CAST), "cast", GUESTS, head="card", above=(int(questions.CAST),)),
        Topic(int(questions.MYSTERY), "mystery", GUESTS, head="card"),
        Topic(int(questions.HOLDS), "holds", GUESTS, head="card"),
        Topic(int(questions.FIRST), "first", CHAIRS, head="first"),
    )
)

SEAT: Final = ("seat", "seat")
WHOM: Final = ("whom", "seat")
GUEST: Final = ("guest", "guest")
SLOT: Final = ("slot", "slot")

TELLING: Final = Telling(
    (
        Kind(int(table.INVITED), "invited", GUEST),
        Kind(int(table.DEALT), "dealt", SEAT, GUEST),
        Kind(int(table.INQUIRES), "inquires", SEAT, WHOM, GUEST),
        Kind(int(table.WHISPER), "whisper", WHOM, GUEST, ("yes", "number")),
        Kind(int(table.INVITES), "invites", SEAT, WHOM),
        Kind(int(table.DANCES), "dances", SEAT, WHOM),
        Kind(int(table.SEES), "sees", WHOM, GUEST),
        Kind(int(table.REFUSES), "refuses", SEAT, WHOM),
        Kind(int(table.FORCES), "forces", SEAT, WHOM),
        Kind(int(table.REVEALS), "reveals", SEAT, GUEST),
        Kind(int(table.ACCUSES), "accuses", SEAT, ("origin", "origin")),
        Kind(int(table.PLACES), "places", SEAT, WHOM, GUEST),
        Kind(int(table.INTERRUPTS), "interrupts", SEAT, WHOM),
        Kind(int(table.INTERRUPTED), "interrupted", SEAT),
        Kind(int(table.DROPS), "drops", SEAT),
        Kind(int(table.RESULT), "result", SEAT, ("yes", "number"), ("no", "number")),
        Kind(int(table.WAKES), "wakes", SEAT),
        Kind(int(table.SILENCE), "silence"),
        Kind(int(table.SWAPS), "swaps", SEAT, SLOT),
        Kind(int(table.TAKES), "takes", SLOT, GUEST),
        Kind(int(table.OPENS), "opens", SEAT, GUEST),
        Kind(int(table.OPENS_SLOT), "opens-slot", SLOT, GUEST),
    ),
    {"guest": GUESTS, "slot": SLOTS, "reason": REASONS, "origin": ORIGINS},
    Kind(int(TURN), "turn", SEAT, ("bound", "number")),
)
