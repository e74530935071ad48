"""Why something may not be said at Blood Bound: the rule that forbids it, told to the seat that tried, from what that seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.games.blood_bound import questions as q
from coterie.games.blood_bound.cards import COLOURS
from coterie.games.blood_bound.table import Blood

CARRIERS: tuple[tuple[int, str], ...] = (
    (int(q.WHOM_TO_ARM), "blood-bound-why-has-staff"),
    (int(q.WHOM_TO_FAN), "blood-bound-why-has-fan"),
    (int(q.WHOM_TO_SHIELD), "blood-bound-why-has-shield"),
    (int(q.TRUE_CURSE), "blood-bound-why-has-curse"),
    (int(q.FALSE_CURSE), "blood-bound-why-has-curse"),
)
"""Questions that give a card to a player, and why some are left out."""


def why_not(t: Blood, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """The message for an answer that is not among the options; ``seat`` and ``whom`` in the details count from 1."""
    if topic == q.WOUND:
        return why_not_token(t, seat, answer)
    if topic == q.HEALED:
        return "blood-bound-why-no-token-there", {}
    if topic == q.DAGGER:
        return "blood-bound-why-nobody-to-attack", {}
    if topic == q.POTION and answer == q.HEAL:
        return "blood-bound-why-nothing-to-heal", {}
    if answer == q.NOT_USE and q.QUILL <= topic <= q.CURSE and t.ability_must:
        return "blood-bound-why-must-use", {}
    if topic == q.WHICH_COLOUR:
        return "blood-bound-why-colour", {"colour": COLOURS[int(answer)]}
    if answer == q.NONE and (topic == q.TRUE_CURSE or topic == q.FALSE_CURSE):
        return "blood-bound-why-all-curses", {}
    return why_not_whom(t, seat, topic, answer)


def why_not_whom(t: Blood, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """A seat that may not be attacked, passed to, helped by or aimed at."""
    whom: dict[str, int | str] = {"whom": int(answer) + 1}
    if answer >= t.seats:
        return "core-no-seat", {"number": int(answer) + 1, "seats": int(t.seats)}
    if topic == q.WHOSE_OFFER:
        return "blood-bound-why-no-offer", whom
    if answer == seat:
        return "blood-bound-why-oneself", {}
    for code, message in CARRIERS:
        if code == topic:
            return message, whom
    if t.shielded() & bit(answer) != 0 and not t.absorbs:
        return "blood-bound-why-shielded", whom
    if topic == q.WHOM_TO_ATTACK:
        return "blood-bound-why-inquisitor-spares", whom
    return "blood-bound-why-twice", whom


def why_not_token(t: Blood, seat: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """A token that the own card does not yield now."""
    if answer == 0:
        return "blood-bound-why-rank-out", {}
    if t.options == 1 and t.affiliations(seat) < 2:
        return "blood-bound-why-rank-forced", {}
    if t.staves & bit(seat) != 0 and answer != 3 and not t.staff_may:
        return "blood-bound-why-staff", {}
    return "blood-bound-why-no-icon", {}
