"""What is printed on the cards, transcribed once more and apart from the program, and simple readings of it to test against.

What stands in parentheses is not printed but inferred (J70-J72); ``strict`` leaves it out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

HERE = Path(__file__).parent

CARDS: dict[str, dict[str, Any]] = {}
for line in (HERE / "cards.txt").read_text(encoding="utf-8").splitlines():
    card, value, stage, what, traits, bonus = (part.strip() for part in line.split("|"))
    CARDS[card] = {"value": int(value), "stage": stage, "what": what.split(), "traits": traits.split(), "bonus": bonus}

EVENTS: dict[str, dict[str, Any]] = {}
for line in (HERE / "events.txt").read_text(encoding="utf-8").splitlines():
    event, does, whom, sex = (part.strip() for part in line.split("|"))
    EVENTS[event] = {"does": does, "whom": whom, "sex": sex == "sex"}

OLD = {card for card in CARDS if "old" in CARDS[card]["traits"]}
LOCATIONS = {card for card in CARDS if "location" in CARDS[card]["what"]}
REGULARS = {card for card in CARDS if "regular" in CARDS[card]["what"]}


def words(card: str, strict: bool = False) -> list[str]:
    """What a card is, by print and inference or by print alone."""
    return [word.strip("()") for word in CARDS[card]["what"] if not (strict and word[0] == "(")]


def fits(card: str, sort: str, strict: bool = False) -> bool:
    """Whether a card is of a sort: names or words, ``+`` for both, ``/`` for either; empty: every card is."""
    known = [*words(card, strict), card]
    return not sort or any(all(word in known for word in either.split("+")) for either in sort.split("/"))
