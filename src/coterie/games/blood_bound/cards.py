"""The twenty characters and the supply, laid out like the rulebook's tables (sections 1 and 2 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RANKS: Final = 9
CHARACTERS: Final = (
    *(f"rose-{rank}" for rank in range(1, 10)),
    *(f"beast-{rank}" for rank in range(1, 10)),
    "inquisitor-rose",
    "inquisitor-beast",
)
"""Character k: Rose 1 to 9, Beast 1 to 9, the two cards of the Inquisitor (named after the clue they show)."""

BEASTS: Final[i64] = 9
INQUISITOR: Final[i64] = 18

ELDER: Final[i64] = 1
ASSASSIN: Final[i64] = 2
HARLEQUIN: Final[i64] = 3
ALCHEMIST: Final[i64] = 4
MENTALIST: Final[i64] = 5
GUARDIAN: Final[i64] = 6
BERSERKER: Final[i64] = 7
MAGE: Final[i64] = 8
COURTESAN: Final[i64] = 9
CROSS: Final[i64] = 10
"""The rank of the Inquisitor: the fleur cross."""

ROSE: Final[i64] = 0
BEAST: Final[i64] = 1
NO_CLAN: Final[i64] = 2
CLANS: Final = ("rose", "beast", "none")

LEAST: Final = 6
MOST: Final = 12

# Tokens: the answers to the question which one to take, and how they are called lying there.
TAKE_RANK: Final[i64] = 0
TAKE_ROSE: Final[i64] = 1
TAKE_BEAST: Final[i64] = 2
TAKE_UNKNOWN: Final[i64] = 3
TOKENS: Final = (*(f"rank-{rank}" for rank in range(1, 10)), "rank-cross", "rose", "beast", "unknown")
"""Words of tokens in front of a player: token k < 10 is the rank k + 1."""
ROSE_TOKEN: Final[i64] = 10
BEAST_TOKEN: Final[i64] = 11
UNKNOWN_TOKEN: Final[i64] = 12

PURPLE: Final[i64] = 0
GREEN: Final[i64] = 1
COLOURS: Final = ("purple", "green")

SHIELDS: Final[i64] = 2
"""Of each colour."""
STAVES: Final[i64] = 6
FANS: Final[i64] = 4


def rank_of(character: i64) -> i64:
    """The rank of a character, 1 to 9; the Inquisitor's is the cross.

    >>> rank_of(0), rank_of(9), rank_of(17), rank_of(18)
    (1, 1, 9, 10)
    """
    return CROSS if character >= INQUISITOR else character % 9 + 1


def clan_of(character: i64) -> i64:
    """The clan of a character; the Inquisitor has none."""
    return NO_CLAN if character >= INQUISITOR else character // 9


def coloured_icons(rank: i64) -> i64:
    """How many of the two affiliation icons show the own clan; the others are unknown (character table).

    >>> [coloured_icons(rank) for rank in range(1, 10)]
    [2, 0, 0, 0, 2, 2, 1, 1, 1]
    """
    if rank == ELDER or rank == MENTALIST or rank == GUARDIAN:
        return 2
    return 1 if rank >= BERSERKER else 0


def clue_of(character: i64) -> i64:
    """The clan that the clue icon shows: the own one; the rival one with a Harlequin; either with the Inquisitor (Set-up 4)."""
    if character >= INQUISITOR:
        return character - INQUISITOR
    clan = character // 9
    return 1 - clan if character % 9 + 1 == HARLEQUIN else clan


def members_of_a_clan(seats: i64) -> i64:
    """How many play for each clan (Set-up, table)."""
    return seats // 2


def false_curses(seats: i64) -> i64:
    """How many False Curses lie in the supply beside the True one: none with an even number of players (Set-up, table).

    >>> [false_curses(seats) for seats in range(6, 13)]
    [0, 1, 0, 2, 0, 3, 0]
    """
    return (seats - 5) // 2 if seats % 2 == 1 else 0
