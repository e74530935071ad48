"""Small records of the feast for tests that read like the rulebook."""

from __future__ import annotations

from typing import Any

import coterie
from coterie.core.scenario import verify

GUESTS = ["dracula", "boogie-monster", "doctor-jekyll", "swamp-creature", "van-helsing", "trickster", "ghost", "alucard", "witch", "zombie"]


def record(guests: str, mystery: str, lines: str = "", first: int = 1, **choices: Any) -> coterie.Record:
    """Guests by seat, mystery guests by slot, what was said (a line each, checks too)."""
    seated = guests.split()
    deal = {"guests": seated, "mystery": mystery.split(), "first": first}
    return coterie.Record("feast", len(seated), choices=choices, deal=deal, lines=[line.strip() for line in lines.splitlines()])


def plays(guests: str, mystery: str, lines: str, first: int = 1, **choices: Any) -> None:
    """Every line can be said, every check in it holds, every line behind ``!`` is refused."""
    problems = verify(record(guests, mystery, lines, first, **choices))
    assert problems == [], "\n".join(f"line {number}, {lines.splitlines()[number - 1].strip()}: {what}" for number, what in problems)


def at(guests: str, mystery: str, lines: str = "", first: int = 1, **choices: Any) -> coterie.Position:
    """The position after some lines (whose checks hold)."""
    plays(guests, mystery, lines, first, **choices)
    return record(guests, mystery, lines, first, **choices).position()


def heard(position: coterie.Position, seat: int, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
    """What a seat (0: a watcher) was told, of these kinds or of all."""
    return [(told.kind, told.fields) for told in position.told(seat) if not kinds or told.kind in kinds]


def last(position: coterie.Position, seat: int, number: int) -> list[str]:
    """The kinds of the last events a seat was told."""
    return [told.kind for told in position.told(seat)][-number:]


def why(position: coterie.Position, seat: int, line: str) -> str:
    """The message of the refusal."""
    refused = position.why(seat, line)
    assert refused is not None, f"seat {seat} may say {line}"
    return refused.message


def whisper(target: str, asked: str, neighbour: bool) -> bool:
    """Seat 1 asks the guest on the next seat, or on the one after, about some guest; whether the whisper is Yes."""
    needed = [guest for guest in dict.fromkeys(("dracula", asked)) if guest != target]
    rest = [*needed, *(guest for guest in GUESTS if guest not in (target, *needed))]
    place = 2 if neighbour else 3
    seated = [*rest[: place - 1], target, *rest[place - 1 : 4]]
    position = at(" ".join(seated), rest[4], f"1 inquire {place} {asked}")
    ((_, fields),) = heard(position, 1, "whisper")
    assert (fields["whom"], fields["guest"]) == (place, asked)
    return bool(fields["yes"])
