"""What one takes home from a finished game: its record, with the secret that its chance was sealed with."""

from __future__ import annotations

from coterie.core.position import Position
from coterie.server.storage import Sheet


def keepsake(sheet: Sheet, position: Position) -> str:
    """The record as text; what was settled before the deal stands with the secret, so that the whole deal can be checked."""
    raise NotImplementedError
