"""Why something may not be said at the feast: the rule that forbids it, told to the seat that tried, from what that seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import bit
from coterie.games.feast import questions
from coterie.games.feast.cards import BOOGIE_MONSTER, GUESTS, ZOMBIE
from coterie.games.feast.rules import is_called_to_dance
from coterie.games.feast.table import SLOT, Feast


def why_not(t: Feast, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """The message for an answer that is not among the options; ``seat`` and ``whom`` in the details count from 1."""
    if topic == questions.TURN_ACTION or topic == questions.REFUSED:
        return why_not_act(t, seat, topic, answer)
    if topic == questions.WHOM_TO_ASK or topic == questions.WHOM_TO_INVITE or topic == questions.WHOM_TO_ACCUSE:
        return why_not_whom(t, seat, topic, answer)
    if topic == questions.WHICH_GUEST:
        return why_not_guest(t, seat, answer)
    if topic == questions.WHICH_CARD:
        return why_not_card(t, seat, answer)
    if topic == questions.INVITATION:
        return "feast-why-must-dance", {"guest": GUESTS[int(t.guest(seat))]}
    if topic == questions.GHOST_WINDOW:
        return "feast-why-not-ghost", {}
    if topic == questions.BROKEN_OFF:
        return "feast-why-must-restart", {}
    if topic == questions.END_OF_TURN:
        return "feast-why-not-jekyll", {}
    if topic == questions.WHICH_SLOT:
        return "feast-why-no-slot", {"slot": int(answer) + 1}
    if topic == questions.BOOGIE_WINDOW:
        return ("feast-why-boogie-later" if t.guest(seat) == BOOGIE_MONSTER else "feast-why-not-boogie"), {}
    return "core-closed", {}


def why_not_act(t: Feast, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """A verb that is closed at the beginning of a turn or after a refusal."""
    if topic == questions.REFUSED:
        if answer == questions.FORCE:
            return "feast-why-not-zombie", {}
        return ("feast-why-must-inquire" if answer == questions.END_IT else "feast-why-nobody-left"), {}
    if t.hidden_others(seat) == 0:
        return "feast-why-nobody-hidden", {}
    if t.guest(seat) == ZOMBIE and is_called_to_dance(t, seat):
        return "feast-why-zombie-bound", {}
    return "feast-why-face-up-dance", {}


def why_not_whom(t: Feast, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """A seat that may not be inquired of, asked to dance or accused."""
    whom: dict[str, int | str] = {"whom": int(answer) + 1}
    if answer >= t.seats:
        return "core-no-seat", {"number": int(answer) + 1, "seats": int(t.seats)}
    if answer == seat:
        return "feast-why-oneself", {}
    if not t.is_hidden(answer):
        return "feast-why-face-up", whom
    if topic == questions.WHOM_TO_ASK:
        return "feast-why-just-refused", whom
    return "feast-why-not-accused", whom


def why_not_guest(t: Feast, seat: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """A guest that one may not ask about."""
    guest: dict[str, int | str] = {"guest": GUESTS[int(answer)]}
    if t.cast & bit(answer) == 0:
        return "feast-why-not-invited", guest
    return "feast-why-own-guest", guest


def why_not_card(t: Feast, seat: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
    """An accusation card that may not be placed."""
    guest: dict[str, int | str] = {"guest": GUESTS[int(answer)]}
    if t.cast & bit(answer) == 0:
        return "feast-why-not-invited", guest
    if t.guest(seat) == answer:
        return "feast-why-own-card", guest
    if t.is_public(answer):
        place = t.place(answer)
        if place >= SLOT:
            return "feast-why-card-in-centre", guest
        guest["whom"] = int(place) + 1
        return "feast-why-card-face-up", guest
    return "feast-why-card-out", guest
