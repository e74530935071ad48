"""The bell says that a table has news; the news itself is read from the log.  Losing it costs time, never a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from coterie.core.errors import BadSetup

Ear = Callable[[str, int], None]
"""Called with the table and the edition it has now."""


class Bell(Protocol):
    def hear(self, ear: Ear) -> None:
        """From now on this ear hears every ring."""

    def ring(self, table: str, edition: int) -> None:
        """This table has been written to."""


class MemoryBell:
    """The bell of a house with one server."""

    def __init__(self) -> None:
        self.ears: list[Ear] = []

    def hear(self, ear: Ear) -> None:
        self.ears.append(ear)

    def ring(self, table: str, edition: int) -> None:
        for ear in self.ears:
            ear(table, edition)


def bell_of(url: str) -> Bell:
    """The bell of this address; raises :class:`BadSetup` for one that this house has not."""
    if url != "memory:":
        raise BadSetup("server-no-bell", {"url": url.partition(":")[0]})
    return MemoryBell()
