"""The ten guests and what the rulebook's tables say of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coterie.core.bits import bit

GUESTS: Final = (
    "dracula",
    "boogie-monster",
    "doctor-jekyll",
    "swamp-creature",
    "van-helsing",
    "trickster",
    "ghost",
    "alucard",
    "witch",
    "zombie",
)

DRACULA: Final[i64] = 0
BOOGIE_MONSTER: Final[i64] = 1
DOCTOR_JEKYLL: Final[i64] = 2
SWAMP_CREATURE: Final[i64] = 3
VAN_HELSING: Final[i64] = 4
TRICKSTER: Final[i64] = 5
GHOST: Final[i64] = 6
ALUCARD: Final[i64] = 7
WITCH: Final[i64] = 8
ZOMBIE: Final[i64] = 9

EVERY_GUEST: Final[i64] = 0b1111111111
ADVANCED: Final[i64] = bit(ALUCARD) | bit(WITCH) | bit(ZOMBIE)
"""Alucard, the Witch and the Zombie (Rulebook, Advanced Guests)."""

MUST_DANCE: Final[i64] = bit(BOOGIE_MONSTER) | bit(DOCTOR_JEKYLL) | bit(GHOST)
"""They must accept all dances (Rulebook, The Guests)."""

LEAST: Final = 4
MOST: Final = 8


def cast_size(seats: i64) -> i64:
    """How many guests are at a feast of so many players (Rulebook, Choosing Guests).

    >>> [cast_size(seats) for seats in range(4, 9)]
    [6, 6, 7, 8, 9]
    """
    return 6 if seats == 4 else seats + 1


def slots(seats: i64) -> i64:
    """How many mystery guests lie in the centre (Rulebook, Mystery Guests)."""
    return 2 if seats == 4 else 1


def whispers_yes(guest: i64, asked: i64, neighbour: bool) -> bool:
    """What a guest whispers when asked whether they are a certain one; the neighbours of the Witch's seat hear her lies (Rulebook, Guests).

    >>> whispers_yes(ALUCARD, DRACULA, False), whispers_yes(WITCH, WITCH, True), whispers_yes(GHOST, DRACULA, True)
    (True, False, False)
    """
    if guest == TRICKSTER:
        return True
    if guest == ALUCARD:
        return asked == ALUCARD or asked == DRACULA
    if guest == WITCH and neighbour:
        return asked != WITCH
    return guest == asked


def who_whispers_yes(asked: i64, neighbour: bool) -> i64:
    """The guests that whisper Yes to a question, as a mask (the table of deduction 3)."""
    found: i64 = 0
    guest: i64 = 0
    while guest < 10:
        if whispers_yes(guest, asked, neighbour):
            found |= bit(guest)
        guest += 1
    return found
