"""What the server refuses, and how it says so: a message of the catalogue, never a traceback, never anything secret."""

from __future__ import annotations

from typing import Any

from coterie.core.errors import Refused
from coterie.core.messages import text
from coterie.server.wire import Problem


class Declined(Exception):
    """A request or message that is not carried out: a message id of the catalogue with its details, and the HTTP status."""

    def __init__(self, message: str, status: int = 400, /, **details: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.details = details

    def problem(self) -> Problem:
        return problem(self.message, **self.details)


def problem(message: str, /, **details: Any) -> Problem:
    plain = {name: value if isinstance(value, int) else str(value) for name, value in details.items()}
    return Problem(message, text(message, **plain), plain)


def from_core(refused: Refused) -> Problem:
    """What the referee, the set-up or a record refused."""
    return problem(refused.message, **refused.details)


NO_STORE = problem("server-no-store")
"""Said where the database is gone, locked or full.  To say the same once more with the same id loses nothing and does nothing twice."""
