"""The questions of True Blood and their answers, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = 0
"""No option at all."""

BID: Final[i64] = 1
BID_ONES: Final[i64] = 2
WITH_INVESTIGATE: Final[i64] = 3

# What one does in one's go: the same for exchanging, buying, playing and acting.
PASS: Final[i64] = 0
DO: Final[i64] = 1
EXCHANGE: Final[i64] = 4
EXCHANGED: Final[i64] = 5
BUY: Final[i64] = 6
SPACE: Final[i64] = 7
PLAY: Final[i64] = 8
EVENT: Final[i64] = 9
MODE: Final[i64] = 10
TO_KILL: Final[i64] = 0
TO_CAPTURE: Final[i64] = 1
TARGET: Final[i64] = 11
OPPONENT: Final[i64] = 12
PAY: Final[i64] = 13
CONVERT: Final[i64] = 14
CONVERT_ONES: Final[i64] = 15
ACT: Final[i64] = 16
ACTOR: Final[i64] = 17
TRAIT: Final[i64] = 18
BUSINESS: Final[i64] = 39

WINDOW: Final[i64] = 19
PROTECT: Final[i64] = 2
STAND_IN: Final[i64] = 3
REACTION: Final[i64] = 20
PROTECTOR: Final[i64] = 21
MARTYR: Final[i64] = 22

DISCARD_ONE: Final[i64] = 23
DISCARD_FIRST: Final[i64] = 24
DISCARD_MORE: Final[i64] = 25
DISCARD_LAST: Final[i64] = 26

DIE: Final[i64] = 40
EVENT_CARD: Final[i64] = 41
CHARACTER_CARD: Final[i64] = 42

# How a game ends.
SCORED: Final[i64] = 2
STALLED: Final[i64] = 3
