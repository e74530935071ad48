"""The questions of Blood Bound as numbers, the answers that are neither seats nor tokens, and reasons to be over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DAGGER: Final[i64] = 1
ATTACK: Final[i64] = 0
PASS_ON: Final[i64] = 1
WHOM_TO_ATTACK: Final[i64] = 2
WHOM_TO_PASS: Final[i64] = 3
ATTACKED: Final[i64] = 4
ASK: Final[i64] = 0
SUFFER: Final[i64] = 1
HELP: Final[i64] = 5
OFFER: Final[i64] = 0
DECLINE: Final[i64] = 1
OFFERS: Final[i64] = 6
ACCEPT: Final[i64] = 0
REFUSE: Final[i64] = 1
WHOSE_OFFER: Final[i64] = 7
WOUND: Final[i64] = 8
HEALED: Final[i64] = 9

# One question for each ability; answer 0 uses it, answer 1 declines.
USE: Final[i64] = 0
NOT_USE: Final[i64] = 1
QUILL: Final[i64] = 10
STRIKE: Final[i64] = 11
WHOM_TO_STRIKE: Final[i64] = 12
INSPECT: Final[i64] = 13
FIRST_TO_INSPECT: Final[i64] = 14
SECOND_TO_INSPECT: Final[i64] = 15
POTION: Final[i64] = 16
POISON: Final[i64] = 0
HEAL: Final[i64] = 2
COMPEL: Final[i64] = 17
WHOM_TO_COMPEL: Final[i64] = 18
SHIELD: Final[i64] = 19
WHOM_TO_SHIELD: Final[i64] = 20
WHICH_COLOUR: Final[i64] = 21
RETALIATE: Final[i64] = 22
STAFF: Final[i64] = 23
WHOM_TO_ARM: Final[i64] = 24
FAN: Final[i64] = 25
WHOM_TO_FAN: Final[i64] = 26
CURSE: Final[i64] = 27
TRUE_CURSE: Final[i64] = 28
FALSE_CURSE: Final[i64] = 29
NONE: Final[i64] = 12
"""The answer that keeps the True Curse back, or gives no further False one."""

CROSS_SEAT: Final[i64] = 40
CROSS_CARD: Final[i64] = 41
ROSE_SEAT: Final[i64] = 42
RANK: Final[i64] = 43
FIRST_DAGGER: Final[i64] = 44

CAPTURED: Final[i64] = 2
CURSED: Final[i64] = 3
INQUISITOR_CAPTURED: Final[i64] = 4
