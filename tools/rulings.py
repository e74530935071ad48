"""Write docs/rulings/GAME.md from the messages of a game: its rulings, its choices, and where both differ from the rulebook's words.

``python tools/rulings.py feast`` writes the page of the feast, without a name those of all games; with ``--check`` nothing is written
and the exit code tells whether they are current.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import coterie
from coterie.core.game import Choice, Game
from coterie.core.messages import FOLDER, catalogue, has, text

PAGES = Path(__file__).resolve().parent.parent / "docs" / "rulings"


def optional(message: str) -> str:
    """The text of a message or of an attribute (``"id.attribute"``), empty where there is none."""
    name, _, attribute = message.partition(".")
    if not has(name) or (attribute and attribute not in catalogue().get_message(name).attributes):
        return ""
    return text(message)


def ids(beginning: str) -> list[str]:
    """What follows this beginning in the ids of the catalogue, in the order of the files."""
    found = re.compile(rf"^{re.escape(beginning)}(\S+) =", re.MULTILINE)
    return [name for path in sorted((FOLDER / "en").glob("*.ftl")) for name in found.findall(path.read_text(encoding="utf-8"))]


def option_lines(game: Game, ruling: str) -> list[str]:
    """The options that follow the other readings of a ruling, as a record writes them; they must be those that the game has."""
    lines = optional(f"{game.name}-ruling-{ruling}.option").splitlines()
    offered = [choice for choice in game.choices if choice.ruling == ruling]
    followed = {line: choice for line in lines for choice in offered if follows(line, choice)}
    if list(followed) != lines or any(choice not in followed.values() for choice in offered):
        sys.exit(f"{game.name}: ruling {ruling} names the options {lines}, the game offers {[choice.name for choice in offered]}")
    return lines


def follows(line: str, choice: Choice) -> bool:
    """Whether this line gives this choice one of its values beside the default."""
    name, _, value = line.partition(" = ")
    return choice.name == name and (choice.number if value == "N" else value.strip('"') in choice.values[1:])


def values(game: Game, choice: Choice) -> str:
    """The values of a choice with their labels, the default first."""
    label = f"{game.name}-choice-{choice.name.replace('_', '-')}"
    found = [f"`{value}` {text(f'{label}-{value}')}" for value in choice.values]
    if choice.number:
        found.append(text(f"{game.name}-rulings-number"))
    return "<br>".join(found)


def page(game: Game) -> str:
    """The whole page."""
    name = game.name

    def say(part: str) -> str:
        return text(f"{name}-rulings-{part}")

    lines = [f"# {say('title')}", "", say("intro"), ""]
    for ruling in ids(f"{name}-ruling-"):
        own = f"{name}-ruling-{ruling}"
        lines += [f"## {ruling}. {text(own)}", ""]
        for part in ("ruling", "why", "other"):
            if found := optional(f"{own}.{part}"):
                lines += [f"**{say(part)}:** {found}", ""]
        if options := option_lines(game, ruling):
            lines += [f"**{say('option')}:** " + ", ".join(f"`{line}`" for line in options), ""]
    lines += [f"## {say('choices')}", "", say("choices-intro"), ""]
    lines += [f"| {say('choice')} | | {say('values')} | {say('help')} |", "|---|---|---|---|"]
    for choice in game.choices:
        label = f"{name}-choice-{choice.name.replace('_', '-')}"
        lines += [f"| `{choice.name}` | {text(label)} | {values(game, choice)} | {text(f'{label}.help')} |"]
    lines += [""]
    lines += [f"## {say('differs')}", ""]
    lines += [f"* {text(f'{name}-differs-{part}')}" for part in ids(f"{name}-differs-")]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    for name in given.games or coterie.GAMES:
        write(name, given.check)


def write(name: str, check: bool) -> None:
    """Writes the page of a game, or only checks that it is current."""
    path = PAGES / f"{name}.md"
    written = page(coterie.load(name))
    if check:
        if not path.exists() or path.read_text(encoding="utf-8") != written:
            sys.exit(f"{path.name} is not current: python tools/rulings.py {name}")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
