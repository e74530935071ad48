"""What can be wrong with an answer, a set-up or a record: each says what, where, and what would have been legal."""

from __future__ import annotations

from typing import Any

from coterie.core.messages import text


class Refused(ValueError):
    """Something was refused: a message of the catalogue with its details.  ``str()`` is the English text."""

    def __init__(self, message: str, details: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.details: dict[str, Any] = details if details is not None else {}

    def __str__(self) -> str:
        return text(self.message, **self.details)


class IllegalAnswer(Refused):
    """A seat may not say this now; nothing has changed.  ``legal``: what this seat may say, complete lines."""

    def __init__(self, message: str, details: dict[str, Any] | None = None, legal: list[str] | None = None) -> None:
        super().__init__(message, details)
        self.legal: list[str] = legal if legal is not None else []


class BadSetup(Refused):
    """These seats, options or cards cannot be dealt."""


class BadRecord(Refused):
    """A record that cannot be read or played; ``line`` counts the lines of its play from 1 (0: before)."""

    def __init__(self, message: str, details: dict[str, Any] | None = None, line: int = 0) -> None:
        super().__init__(message, details)
        self.line = line
