"""What one takes home from a finished game: its record, with the secret that its chance was sealed with."""

from __future__ import annotations

from coterie.core.chance import Sealed
from coterie.core.messages import text
from coterie.core.position import Position
from coterie.core.record import Record
from coterie.server.dealing import settled
from coterie.server.stored import Sheet


def keepsake(sheet: Sheet, position: Position) -> str:
    """The record as text; what was settled before the deal stands beside the secret, so that the whole deal can be checked."""
    assert sheet.secret is not None
    sealed = {"hash": Sealed(sheet.secret).commitment, "secret": sheet.secret.hex(), "stated": settled(sheet)}
    return Record.of(position, text("server-record-closed") if sheet.closed else "", sealed).text()
