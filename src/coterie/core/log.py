"""The log of a game: every answer as it was given, in plain numbers, and the lines that answers make."""

from __future__ import annotations

from typing import Final, TypeAlias

from coterie.core.table import CHANCE
from coterie.core.words import Topic

CONSENT: Final = -1
"""Stands for the topic where a seat has agreed to end the game; that is said at any time and answers no question."""

Entry: TypeAlias = tuple[int, int, int]
"""One answer as it was given: seat from 0 (or CHANCE), topic (or CONSENT), answer."""


def lines_of(topics: dict[int, Topic], log: list[Entry]) -> list[str]:
    """The lines that answers make: what one seat says at one go."""
    found: list[str] = []
    words = ""
    for seat, code, answer in log:
        who = "*" if seat == CHANCE else str(seat + 1)
        if code == CONSENT:
            found.append(f"{who} agree")
            continue
        topic = topics[code]
        words = (words or f"{who} ") + topic.spoken(answer)
        if topic.ends(answer):
            found.append(words.rstrip())
            words = ""
    return found
