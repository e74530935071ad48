"""What is written down about a table, as plain values."""

from __future__ import annotations

import msgspec

STAND_IN = "careful"
"""The bot that plays for people who are away."""


class Chair(msgspec.Struct):
    """A place at a table.

    ``kind``: "empty", "person" or "bot"; ``lock``: SHA-256 of the token that opens it; ``away``: a bot plays for this person.
    """

    seat: int
    kind: str = "empty"
    name: str = ""
    bot: str | None = None
    lock: bytes | None = None
    standing: bool = False
    away: bool = False

    @property
    def played_by(self) -> str | None:
        """The bot that answers here now; None: a person does."""
        if self.kind == "bot":
            return self.bot
        return STAND_IN if self.away else None


class Sheet(msgspec.Struct):
    """What is settled about a table besides its chairs.

    ``first``: who begins, if that is settled; ``secret``: its sealed chance; ``clock``: how long people are waited for; ``delay``: by how
    many seconds watchers are behind; ``closed``: the house has ended the game.
    """

    id: str
    game: str
    rules: int
    seats: int
    host: int
    choices: dict[str, str]
    guests: str
    cast: list[str]
    first: int | None = None
    started: bool = False
    over: bool = False
    again: str | None = None
    secret: bytes | None = None
    edition: int = 0
    laid: int = 0
    clock: str = "none"
    delay: int = 0
    closed: bool = False


class Row(msgspec.Struct):
    """A row of the log.  ``kind``: "deal" and "over" (JSON in ``text``), "line" (a line with its seat), "fact" (the numbers)."""

    kind: str
    text: str = ""
    fact: tuple[int, int, int, int, int] | None = None


class Talked(msgspec.Struct):
    """Something that was said, and in which room; ``name``: what a watcher is called."""

    seat: int
    text: str
    room: str = "table"
    name: str = ""


class Stored(msgspec.Struct):
    """Everything that is written down about one table; ``at``: when the log was last written to, in milliseconds since 1970."""

    sheet: Sheet
    chairs: list[Chair]
    log: list[Row]
    envelopes: dict[int, dict[int, str]]
    talk: list[Talked]
    done: list[tuple[int, str]]
    at: int = 0


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
