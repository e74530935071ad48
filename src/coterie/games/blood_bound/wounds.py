"""Wounds, the loss of a Sword, capture and victory (sections 6, 8, 9.6, 10)."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.core.table import ALL, NOBODY, Script
from coterie.games.blood_bound.cards import BEAST, GREEN, NO_CLAN, PURPLE, ROSE
from coterie.games.blood_bound.questions import CAPTURED, CURSED, INQUISITOR_CAPTURED, WOUND
from coterie.games.blood_bound.table import CAPTURES, SWORD_LOST, Blood


def suffer_wound(t: Blood, seat: i64, options: i64, attacked: bool) -> Script:
    """The wounded player takes one token for one icon of the own card, always publicly; leaves the token as ``answer`` (section 6).

    With the third wound a Sword is lost, and every Shield of its colour (9.6).
    """
    t.ask(seat, WOUND, options)
    yield
    token = t.answer
    t.take(seat, token, attacked)
    if t.wounds(seat) == 3:
        lose_sword(t, seat)
    t.answer = token


def lose_sword(t: Blood, seat: i64) -> None:
    """The Sword of a player with three wounds and all Shields of its colour go back to the supply (9.6)."""
    if t.purple_sword == seat:
        t.purple_sword = NOBODY
        t.purple_shields = 0
        t.tell(ALL, SWORD_LOST, seat, PURPLE)
    if t.green_sword == seat:
        t.green_sword = NOBODY
        t.green_shields = 0
        t.tell(ALL, SWORD_LOST, seat, GREEN)


def capture(t: Blood, victim: i64, by: i64) -> None:
    """The fourth wound captures and ends the game: who has won?  (sections 8, 10; Q1, Q2)"""
    t.tell(ALL, CAPTURES, victim, by)
    if victim == t.inquisitor:
        t.finish(bit(victim), INQUISITOR_CAPTURED)
        return
    theirs = t.clan(victim)
    captor = t.clan(t.turn if t.capturer == 1 else by)
    led = victim == t.leader(theirs)
    if t.capturer == 2:
        winners = 1 - theirs if led else theirs
    elif captor == NO_CLAN:
        t.finish(t.roses | t.beasts, CAPTURED)
        return
    else:
        winners = captor if led and captor != theirs else 1 - captor
    if t.true_curse != NOBODY and t.true_curse == t.leader(winners):
        t.finish(bit(t.inquisitor), CURSED)
        return
    t.finish(t.clan_mates(ROSE if winners == ROSE else BEAST), CAPTURED)
