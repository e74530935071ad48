"""What the host of a house does to its tables from outside, beside the server or without it (``coterie admin``).

It writes as any server does: to the edition of a table that it has read.  A running server finds out by itself.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import case, delete, func, select
from sqlalchemy.engine import make_url

from coterie.core.errors import BadSetup
from coterie.server import schema as s
from coterie.server.dealing import news, replay
from coterie.server.storage import Storage
from coterie.server.stored import Row
from coterie.server.writing import Collision, Write

TRIES = 8


class Found(msgspec.Struct):
    """One table as its house may list it: nothing of what is hidden at it."""

    table: str
    game: str
    seats: int
    persons: int
    bots: int
    away: int
    started: bool
    over: bool
    closed: bool
    answers: int
    laid: int
    """Milliseconds since 1970."""


class Housekeeping:
    """The tables of a database."""

    def __init__(self, url: str) -> None:
        found = make_url(url)
        if found.get_backend_name() == "sqlite" and not Path(found.database or "").is_file():
            raise BadSetup("cli-no-database", {"given": found.render_as_string()})
        self.storage = Storage(url)
        with self.storage.engine.connect() as connection:
            has = MigrationContext.configure(connection).get_current_revision()
        if has != ScriptDirectory(str(Path(__file__).parent / "migrations")).get_current_head():
            self.storage.close()
            raise BadSetup("cli-old-database")

    def close(self) -> None:
        self.storage.close()

    def tables(self) -> list[Found]:
        """All of them, the newest last."""
        kinds = {kind: func.sum(case((s.chairs.c.kind == kind, 1), else_=0)) for kind in ("person", "bot")}
        chairs = (
            select(s.chairs.c.table_id, kinds["person"].label("persons"), kinds["bot"].label("bots"),
                   func.sum(case((s.chairs.c.away, 1), else_=0)).label("away"))
            .group_by(s.chairs.c.table_id).subquery()
        )  # fmt: skip
        lines = (
            select(s.log.c.table_id, func.count().label("answers"))
            .where(s.log.c.kind == "line", s.log.c.text.not_like("* %")).group_by(s.log.c.table_id).subquery()
        )  # fmt: skip
        of = s.tables.c
        wanted = (
            select(of.id, of.game, of.seats, chairs.c.persons, chairs.c.bots, chairs.c.away, of.started, of.over, of.closed,
                   func.coalesce(lines.c.answers, 0), of.laid)
            .join(chairs, chairs.c.table_id == of.id).outerjoin(lines, lines.c.table_id == of.id).order_by(of.laid)
        )  # fmt: skip
        with self.storage.engine.connect() as connection:
            return [Found(*row) for row in connection.execute(wanted)]

    def end(self, table: str) -> None:
        """Ends a game without a winner, as if all had agreed; the table remembers that it was the house."""
        for _ in range(TRIES):
            stored = self.storage.read(table)
            if stored is None:
                raise BadSetup("server-no-table")
            if not stored.sheet.started or stored.sheet.over:
                raise BadSetup("cli-admin-not-going")
            position = replay(stored.sheet, [chair.name for chair in stored.chairs], stored.log)
            said, told = len(position.log), len(position.facts)
            q = position.question.number if position.question is not None else 0
            for seat in range(1, stored.sheet.seats + 1):
                if seat not in position.agreed:
                    position.say(seat, "agree")
            rows = news(position, said, told)

            def deed(write: Write, after: int = len(stored.log), q: int = q, rows: list[Row] = rows) -> None:
                write.log(after, rows)
                write.open_envelopes(q)
                write.sheet(over=True, closed=True)

            try:
                self.storage.write(table, stored.sheet.edition, deed)
                return
            except Collision:
                continue
        raise BadSetup("server-busy")

    def remove(self, table: str) -> None:
        """Takes away a table where nothing has begun, or all is over, with everything that is written about it."""
        with self.storage.engine.execution_options(writes=True).connect() as connection, connection.begin():
            found = connection.execute(select(s.tables).where(s.tables.c.id == table).with_for_update()).first()
            if found is None:
                raise BadSetup("server-no-table")
            if found.started and not found.over:
                raise BadSetup("cli-admin-going")
            for of in (s.done, s.talk, s.envelopes, s.log, s.notices, s.chairs):
                connection.execute(delete(of).where(of.c.table_id == table))
            connection.execute(delete(s.tables).where(s.tables.c.id == table))
