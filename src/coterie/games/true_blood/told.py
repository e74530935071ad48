"""The events that seats are told, as numbers (words.py names their fields), and what dice are rolled for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What a die is rolled for.
FOR_TIE: Final[i64] = 0
FOR_EVENT: Final[i64] = 1
FOR_REACTION: Final[i64] = 2
FOR_PROTECTOR: Final[i64] = 3
FOR_TRAIT: Final[i64] = 4
FOR_AMOUNT: Final[i64] = 5
FOR_PASSIVE: Final[i64] = 6
FOR_PRISONER: Final[i64] = 7
FOR_RECOVERY: Final[i64] = 8
DICE: Final = ("tie", "event", "reaction", "protector", "trait", "amount", "passive", "prisoner", "recovery")

IT: Final[i64] = 0
BT: Final[i64] = 1
OF_EVENTS: Final[i64] = 0
OF_CHARACTERS: Final[i64] = 1

# Events that seats are told (words.py names their fields).
CHOICES: Final[i64] = 8
DECKS: Final[i64] = 9
APPEARS: Final[i64] = 10
PHASE: Final[i64] = 11
TOKENS: Final[i64] = 12
GAINS: Final[i64] = 13
LOSES: Final[i64] = 14
STEALS: Final[i64] = 15
STEALS_BT: Final[i64] = 58
BIDS: Final[i64] = 16
PLACED: Final[i64] = 17
DRAWS: Final[i64] = 18
GETS: Final[i64] = 19
DISCARDS: Final[i64] = 20
RESHUFFLES: Final[i64] = 21
BUYS: Final[i64] = 22
PLAYS: Final[i64] = 23
AIMS: Final[i64] = 24
AIMS_AT: Final[i64] = 25
SPENT: Final[i64] = 26
ROLLS: Final[i64] = 27
ROLLS_PLUS: Final[i64] = 59
PAYS: Final[i64] = 28
PASSES: Final[i64] = 30
REACTS: Final[i64] = 31
PROTECTS: Final[i64] = 32
STANDS_IN: Final[i64] = 33
TURNS_TO: Final[i64] = 34
TURNS_TO_SEAT: Final[i64] = 35
NEGATED: Final[i64] = 36
DIES: Final[i64] = 37
HURT: Final[i64] = 38
CAUGHT: Final[i64] = 39
FREED: Final[i64] = 40
HEALED: Final[i64] = 41
MOVES: Final[i64] = 42
RETURNS: Final[i64] = 43
TAKES: Final[i64] = 44
LOOKS_AT: Final[i64] = 45
SEES: Final[i64] = 46
LOOKS: Final[i64] = 47
SEES_EVENT: Final[i64] = 48
SEES_CHARACTER: Final[i64] = 57
ACTS: Final[i64] = 49
PASSIVE: Final[i64] = 50
OWNS: Final[i64] = 51
OPENS: Final[i64] = 52
LIES: Final[i64] = 54
ENDS_GO: Final[i64] = 55
UNTOUCHED: Final[i64] = 56
