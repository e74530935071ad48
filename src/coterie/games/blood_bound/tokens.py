"""Which token a card yields: the one rule that table and conclusions share (section 6; Q18)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.games.blood_bound.cards import INQUISITOR, TAKE_BEAST, TAKE_ROSE, TAKE_UNKNOWN, coloured_icons, rank_of


def affiliation_tokens(character: i64, rose: i64, beast: i64, plain: i64, covered: i64, must_hide: bool, may_hide: bool) -> i64:
    """The affiliation tokens that a player may take for a wound, as a mask; the numbers are those of the tokens lying there.

    ``must_hide``: a Staff that makes all unknown; ``may_hide``: one that permits unknown for this wound.  Unknown tokens taken under a
    Staff are ``covered`` and stand on either sort of icon; every other token stands on an icon of its own kind.
    """
    options: i64 = 0
    if rose + beast + plain + covered == 2:
        return options
    if must_hide:
        return bit(TAKE_UNKNOWN)
    if may_hide:
        options |= bit(TAKE_UNKNOWN)
    if character >= INQUISITOR:
        return options | bit(TAKE_ROSE) | bit(TAKE_BEAST) | bit(TAKE_UNKNOWN)
    coloured = coloured_icons(rank_of(character))
    if character < 9:
        if rose < coloured:
            options |= bit(TAKE_ROSE)
    elif beast < coloured:
        options |= bit(TAKE_BEAST)
    if plain < 2 - coloured:
        options |= bit(TAKE_UNKNOWN)
    return options
