"""The Capture and Recovery Phases: one die for every captured and for every injured card (sections 5.7, 5.8)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.core.table import Script
from coterie.games.true_blood.decks import roll
from coterie.games.true_blood.effects import change_hands, free, heal
from coterie.games.true_blood.table import (
    TrueBlood,
)
from coterie.games.true_blood.told import (
    BT,
    FOR_PRISONER,
    FOR_RECOVERY,
    IT,
)
from coterie.games.true_blood.traits import SURVIVORS


def in_table_order(t: TrueBlood, those: i64) -> list[int]:
    """These cards through the players in turn order and each tableau in its order (J103)."""
    return [card for seat in t.order for card in t.tableau[seat] if those & bit(card) != 0]


def capture_phase(t: TrueBlood) -> Script:
    """Every captured card, also one of this turn; the list is made before the first roll (section 5.7; J103)."""
    for card in in_table_order(t, t.captured()):
        yield from prisoner_roll(t, card)


def prisoner_roll(t: TrueBlood, card: i64) -> Script:
    """1: the capturer takes control; 2: steals 1 IT; 3: 1 BT is lost; 6: escape; a Survivor adds 1 (section 5.7; J93, J101, J102)."""
    modifier: i64 = 1 if SURVIVORS & bit(card) != 0 and not t.no_reactions else 0
    yield from roll(t, FOR_PRISONER, 6, modifier)
    result = min(6, t.answer + modifier)
    capturer = t.capturer(card)
    controller = t.controller(card)
    if result == 1:
        change_hands(t, card, capturer)
    elif result == 2:
        t.steal(capturer, controller, IT, 1)
    elif result == 3:
        t.lose(controller, BT, 1)
    elif result == 6:
        free(t, card)


def recovery_phase(t: TrueBlood) -> Script:
    """Every injured card, captured or not: 5 or more heals; Vampires add 1 (section 5.8; J104)."""
    for card in in_table_order(t, t.injured):
        modifier: i64 = 1 if t.kinds.vampires & bit(card) != 0 else 0
        yield from roll(t, FOR_RECOVERY, 5, modifier)
        if t.answer + modifier >= 5:
            heal(t, card)
