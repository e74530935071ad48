"""The questions of the feast as numbers, the answers that are neither seat nor guest nor slot, where accusations come from, reasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
