"""Write docs/true-blood-cards.md and the browser's cards.ts from the tables of True Blood: every character, event and trait.

``python tools/cards.py`` writes both; with ``--check`` nothing is written and the exit code tells whether they are current.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from coterie.core.messages import has, text
from coterie.games.true_blood import cards, events, traits

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "true-blood-cards.md"
BROWSER = ROOT / "web" / "src" / "games" / "true-blood" / "cards.ts"
INTRO = (
    "A fan-made game: True Blood is a licensed, copyrighted property, and this is merely fan work, as the document of the game says of "
    "itself. Neither pictures nor texts of the series are used.",
    "Generated from the tables that the rules play with (`python tools/cards.py`). What stands in parentheses is not printed on a card but "
    "inferred (rulings J70 to J72); the option `strict_print` leaves it out.",
)


def name(kind: str, card: str) -> str:
    """What a card or trait is called."""
    message = f"true-blood-{kind}-{card}"
    return text(message) if has(message) else card


def said(kind: str, card: str) -> str:
    """What it does, in a sentence."""
    message = f"true-blood-{kind}-{card}"
    return text(f"{message}.does") if has(f"{message}.does") else ""


def listed(words: str) -> str:
    """Ids in a row as names: ``sookie-stackhouse godric`` or ``human-female``."""
    return ", ".join(name("character", word) for word in words.split() if word != "or")


def trait_words(printed: str) -> str:
    """A trait with those it names."""
    trait, _, named = printed.partition(": ")
    return name("trait", trait) + (f" ({listed(named)})" if named else "")


def bonus_words(bonus: str) -> str:
    """What a card is worth more."""
    points, _, what = bonus.partition(": ")
    if not what:
        return ""
    if what.startswith("each "):
        return f"+{points} for each other {what.removeprefix('each ')}"
    if what.startswith("control or capture "):
        return f"+{points} for {listed(what.removeprefix('control or capture '))}, controlled or captured"
    return f"+{points} for {listed(what)}"


def table(head: str, rows: list[str]) -> list[str]:
    """A table of Markdown."""
    return [head, "|" + "---|" * (head.count("|") - 1), *rows, ""]


def page() -> str:
    """The whole page."""
    lines = ["# True Blood: all cards", "", *[line for paragraph in INTRO for line in (paragraph, "")]]
    lines += [f"## Characters ({len(cards.CARDS)})", ""]
    rows = []
    for card in cards.CARDS:
        what = " ".join(word for word in card.what)
        kept = "; ".join(trait_words(printed) for printed in card.traits)
        rows.append(f"| {name('character', card.id)} | `{card.id}` | {card.value} | {what} | {kept} | {bonus_words(card.bonus)} |")
    lines += table("| name | id | BT | what it is | traits | bonus |", rows)
    lines += [f"## Events ({events.COUNT})", ""]
    rows = [f"| {name('event', event)} | `{event}` | {said('event', event)} |" for event in events.NAMES]
    lines += table("| name | id | what it does |", rows)
    lines += [f"## Traits ({len(traits.TRAITS)})", ""]
    rows = []
    for trait, kind, needed, _, _ in traits.TRAITS:
        holders = [card for card in cards.CARDS if any(printed.partition(": ")[0] == trait for printed in card.traits)]
        owners = ", ".join(name("character", card.id) for card in holders) or "no card"
        rows.append(f"| {name('trait', trait)} | {kind} | {f'{needed}+' if needed else ''} | {said('trait', trait)} | {owners} |")
    lines += table("| name | kind | die | what it does | cards |", rows)
    return "\n".join(lines).rstrip() + "\n"


def printed(card: cards.Card) -> dict[str, object]:
    """A character as the browser shows it."""
    points, _, what = card.bonus.partition(": ")
    named = what.removeprefix("control or capture ").removeprefix("each ").replace(" or ", " ")
    return {
        "value": card.value,
        "what": [word.strip("()") for word in card.what],
        "traits": [{"name": trait.split(": ")[0], "whom": trait.split(": ")[1].split() if ": " in trait else []} for trait in card.traits],
        "points": int(points or 0),
        "bonus": named.split() if named else None,
    }


def script() -> str:
    """The characters and events for the browser."""
    head = """/** The characters as printed and the ids of the events, for reading: made from the tables of the rules by tools/cards.py. */

export interface Printed {
  value: number;
  what: string[];
  traits: { name: string; whom: string[] }[];
  points: number;
  bonus: string[] | null;
}

export const CARDS: Record<string, Printed> = {
"""
    return head + "".join(f"  {json.dumps(card.id)}: {json.dumps(printed(card))},\n" for card in cards.CARDS) + events_of_browser()


def events_of_browser() -> str:
    """The ids of the events; what they do stands in the messages."""
    return "};\n\nexport const EVENTS: string[] = [\n" + "".join(f"  {json.dumps(event)},\n" for event in events.NAMES) + "];\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    for path, written in ((PAGE, page()), (BROWSER, script())):
        if not given.check:
            path.write_text(written, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != written:
            sys.exit(f"{path.name} is not current: python tools/cards.py")


if __name__ == "__main__":
    main()
