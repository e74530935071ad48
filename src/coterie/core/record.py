"""Records: one text form for games, tests, bug reports and bots (docs/records.md)."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from coterie.core.chance import Sealed, Seeded
from coterie.core.errors import BadRecord, BadSetup
from coterie.core.game import Game
from coterie.core.position import Position, dealt
from coterie.core.registry import load

KEYS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "seats": (int,),
    "title": (str,),
    "rules": (int,),
    "names": (list,),
    "refused": (bool,),
    "choices": (dict,),
    "deal": (dict,),
    "position": (dict,),
    "sealed": (dict,),
    "play": (dict,),
}


LONGEST: Final = 14000
"""Bits of a number that can be written out."""


class Record:
    """A whole game, the beginning of one, or a set-up and what was done in it; with checks in it a scenario.

    ``lines`` are the lines of ``[play]`` as they stand; ``first_line`` is where they begin in the file, for messages.

    >>> record = Record("feast", 5, deal={"first": 2}, lines=["2 inquire 3 dracula"])
    >>> record.position().question.asks
    (3,)
    """

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        choices: dict[str, Any] | None = None,
        deal: dict[str, Any] | None = None,
        lines: list[str] | None = None,
        names: list[str] | None = None,
        title: str = "",
        rules: int | None = None,
        refused: bool = False,
        sealed: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.choices: dict[str, Any] = choices or {}
        self.deal: dict[str, Any] = deal or {}
        self.lines: list[str] = lines or []
        self.names: list[str] = names or []
        self.title = title
        self.rules = rules
        self.refused = refused
        self.sealed: dict[str, Any] = sealed or {}
        self.first_line = 0
        self.starts: dict[str, Any] | None = None

    # ------------------------------------------------------------ reading

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """Reads a file; raises :class:`BadRecord` (what is wrong, and where) or OSError."""
        return cls.parse(Path(path).read_text(encoding="utf-8"))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Reads the text of a record; raises :class:`BadRecord`."""
        try:
            found = tomllib.loads(text)
            plain = small(found)
        except (ValueError, RecursionError) as problem:
            raise BadRecord("core-record-toml", {"problem": str(problem)[:200]}) from problem
        if not plain:
            raise BadRecord("core-record-number")
        for key, value in found.items():
            if key not in KEYS:
                raise BadRecord("core-record-key", {"key": key, "legal": ", ".join(KEYS)})
            if not isinstance(value, KEYS[key]) or (isinstance(value, bool) and bool not in KEYS[key]):
                raise BadRecord("core-record-type", {"key": key, "wanted": KEYS[key][0].__name__})
        for key in ("game", "seats"):
            if key not in found:
                raise BadRecord("core-record-missing", {"key": key})
        names = found.get("names", [])
        if not all(isinstance(name, str) for name in names):
            raise BadRecord("core-record-type", {"key": "names", "wanted": "list of str"})
        play = found.get("play", {})
        for key in play:
            if key != "lines":
                raise BadRecord("core-record-key", {"key": f"play.{key}", "legal": "lines"})
        lines = play.get("lines", "")
        if not isinstance(lines, str):
            raise BadRecord("core-record-type", {"key": "play.lines", "wanted": "str"})
        record = cls(
            found["game"],
            found["seats"],
            choices=found.get("choices"),
            deal=found.get("deal"),
            lines=lines.removesuffix("\n").split("\n") if lines else [],
            names=names,
            title=found.get("title", ""),
            rules=found.get("rules"),
            refused=found.get("refused", False),
            sealed=found.get("sealed"),
        )
        record.starts = found.get("position")
        record.first_line = first_line(text)
        return record

    # ------------------------------------------------------------ playing

    def laid(self) -> Position:
        """The table as it is dealt, before the first line; raises :class:`BadSetup` or :class:`BadRecord`."""
        game: Game = load(self.game)
        if self.rules is not None and self.rules != game.rules:
            raise BadRecord("core-record-rules", {"given": str(self.rules)[:20], "known": game.rules})
        if len(self.names) > max(0, self.seats):
            raise BadRecord("core-record-names", {"number": len(self.names), "seats": str(self.seats)[:20]})
        if self.starts is not None and self.deal:
            raise BadRecord("core-record-deal-and-position")
        return dealt(game, self.seats, None, self.choices, self.deal, self.names, None, Seeded(0), self.starts)

    def position(self) -> Position:
        """The game after all lines; checks in it are not looked at.  Raises :class:`BadRecord` with the line."""
        from coterie.core.scenario import Playing

        playing = Playing(self.laid())
        for number, line in enumerate(self.lines, 1):
            playing.play(line, number)
        return playing.position

    def check_sealed(self) -> None:
        """Deals again from the published secret; raises :class:`BadRecord` if the record says anything else."""
        if not self.sealed:
            return
        try:
            luck = Sealed(bytes.fromhex(str(self.sealed["secret"])))
        except (KeyError, ValueError) as problem:
            raise BadRecord("core-record-type", {"key": "sealed.secret", "wanted": "hex"}) from problem
        if luck.commitment != self.sealed.get("hash"):
            raise BadRecord("core-record-hash")
        settled = self.sealed.get("stated", {})
        if not isinstance(settled, dict):
            raise BadRecord("core-record-type", {"key": "sealed.stated", "wanted": "dict"})
        again = dealt(load(self.game), self.seats, None, self.choices, settled, self.names, luck)
        played = [" ".join(line.split()) for line in self.lines if line.strip() and line.strip()[0] not in "=!#"]
        for line in played:
            who, _, words = line.partition(" ")
            if who != "*":
                again.say(int(who) if who.isdecimal() else -1, words)
        if again.stated != self.deal or again.lines != played:
            raise BadRecord("core-record-sealed")

    # ------------------------------------------------------------ writing

    @classmethod
    def of(cls, position: Position, title: str = "", sealed: dict[str, Any] | None = None) -> Record:
        """The record of a game so far: the deal, and every later answer and outcome of chance as a line."""
        game = position.game
        changed = game.changed(position.options)
        record = cls(
            game.name,
            position.seats,
            choices=changed,
            deal=position.stated if position.placed is None else None,
            lines=position.lines,
            names=position.names,
            title=title,
            rules=game.rules,
            sealed=sealed,
        )
        record.starts = position.placed
        return record

    def text(self) -> str:
        """The record as TOML.

        >>> print(Record("feast", 4, lines=["1 accuse"]).text())
        game = "feast"
        seats = 4
        <BLANKLINE>
        [play]
        lines = \"\"\"
        1 accuse
        \"\"\"
        <BLANKLINE>
        """
        out = [f"game = {value(self.game)}", f"seats = {self.seats}"]
        if self.title:
            out.append(f"title = {value(self.title)}")
        if self.rules is not None:
            out.append(f"rules = {self.rules}")
        if self.names:
            out.append(f"names = {value(self.names)}")
        if self.refused:
            out.append("refused = true")
        for name, section in (("choices", self.choices), ("deal", self.deal), ("position", self.starts), ("sealed", self.sealed)):
            if section:
                out.extend(["", f"[{name}]", *(f"{key} = {value(entry)}" for key, entry in section.items())])
        out.extend(["", "[play]", 'lines = """', *self.lines, '"""', ""])
        return "\n".join(out)


def small(found: Any) -> bool:
    """Whether all numbers in it can be written out; those of more than 4300 digits Python does not write."""
    if isinstance(found, dict):
        return all(small(entry) for entry in found.values())
    if isinstance(found, list):
        return all(small(entry) for entry in found)
    return not isinstance(found, int) or found.bit_length() <= LONGEST


def first_line(text: str) -> int:
    """The line of the file where the first line of the play stands (0: it cannot be told)."""
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.replace(" ", "").replace("\t", "")
        for quotes in ('lines="""', "lines=\'\'\'"):
            if bare.startswith(quotes):
                return number + (bare.rstrip("\r") == quotes)
    return 0


def value(entry: Any) -> str:
    """A plain value as TOML: strings, numbers, truth, lists, inline tables."""
    if isinstance(entry, dict):
        return "{ " + ", ".join(f"{key} = {value(inner)}" for key, inner in entry.items()) + " }" if entry else "{}"
    if isinstance(entry, (list, tuple)):
        return "[" + ", ".join(value(inner) for inner in entry) + "]"
    return json.dumps(entry, ensure_ascii=False).replace("\x7f", "\\u007f")


__all__ = ["BadRecord", "BadSetup", "Record"]
