"""Reads back what was written down, and hands on what is to be written.  The same SQL on SQLite (WAL) and PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, create_engine, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from coterie.server import schema as s
from coterie.server.migrations import bring
from coterie.server.stored import Chair, Row, Sheet, Stored, Talked
from coterie.server.writing import Deed, Write, Writer, planned

T = TypeVar("T")

READERS = 4
OUTAGE = 60_000
"""No server is there if none has said so for so many milliseconds."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "wal_autocheckpoint=8000", "cache_size=-16384")
"""A table's rows lie in pages that are written again and again: the longer the log of changes (32 MiB), the fewer are written twice."""
QUIET = "tables"
"""The name of the engine, under which nothing below a warning is logged, whatever is set elsewhere."""


class Storage:
    """The database.  Blocking work is done by its own threads: some that read, one that writes."""

    def __init__(self, url: str) -> None:
        found = make_url(url)
        self.sqlite = found.get_backend_name() == "sqlite"
        if self.sqlite and found.database and not found.database.startswith((":", "file:")):
            Path(found.database).parent.mkdir(parents=True, exist_ok=True)
            Path(found.database).touch(mode=0o600)  # hands lie open in it
        options: dict[str, Any] = {"pool_pre_ping": True, "paramstyle": "format"}
        if self.sqlite:
            options = {"connect_args": {"check_same_thread": False}, "paramstyle": "qmark"}
        logging.getLogger(f"sqlalchemy.engine.Engine.{QUIET}").setLevel(logging.WARNING)  # what it reads are hands
        self.engine = create_engine(found, hide_parameters=True, logging_name=QUIET, **options)
        self.threads = ThreadPoolExecutor(READERS, "readers")
        if self.sqlite:
            event.listen(self.engine, "connect", on_connect)
            event.listen(self.engine, "begin", on_begin)
        self.writer = Writer(self.engine)
        self.failed: Callable[[], object] = lambda: None
        """Called when the database has failed."""
        self.ailing = False
        """Something has failed, and it is not known that all is well again."""

    async def do(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        except SQLAlchemyError:
            self.ailing = True
            self.failed()
            raise

    def prepare(self) -> None:
        """Brings the schema up to date; several servers may start at once."""
        with self.engine.begin() as connection:
            if not self.sqlite:
                connection.execute(text("select pg_advisory_xact_lock(1131377999)"))
            bring(connection)

    def close(self) -> None:
        self.threads.shutdown()
        self.writer.close()
        self.engine.dispose()

    # ------------------------------------------------------------ reading

    def read(self, table: str) -> Stored | None:
        """Everything about one table; None if there is none of this name."""
        with self.engine.connect() as connection:
            if not self.sqlite:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            found = connection.execute(select(s.tables).where(s.tables.c.id == table)).mappings().first()
            if found is None:
                return None
            def rows(of: Any, *order: Any) -> Any:
                return connection.execute(select(of).where(of.c.table_id == table).order_by(*order)).mappings()

            chairs = [chair_of(row) for row in rows(s.chairs, s.chairs.c.seat)]
            entries = rows(s.log, s.log.c.n).all()
            log = [
                Row(r["kind"], r["text"], (r["audience"], r["event"], r["a"], r["b"], r["c"]) if r["kind"] == "fact" else None)
                for r in entries
            ]
            envelopes: dict[int, dict[int, str]] = {}
            for row in rows(s.envelopes, s.envelopes.c.q):
                envelopes.setdefault(row["q"], {})[row["seat"]] = row["line"]
            talk = [Talked(row["seat"], row["text"], row["room"], row["name"]) for row in rows(s.talk, s.talk.c.n)]
            done = [(row["seat"], row["id"]) for row in rows(s.done, s.done.c.edition)]
            return Stored(sheet_of(found), chairs, log, envelopes, talk, done, entries[-1]["at"] if entries else 0)

    def door(self, table: str) -> tuple[Sheet, list[Chair]] | None:
        """A table without its game: what is settled about it, and who sits there."""
        with self.engine.connect() as connection:
            found = connection.execute(select(s.tables).where(s.tables.c.id == table)).mappings().first()
            rows = connection.execute(select(s.chairs).where(s.chairs.c.table_id == table).order_by(s.chairs.c.seat)).mappings()
            return None if found is None else (sheet_of(found), [chair_of(row) for row in rows])

    def open_games(self) -> dict[str, int]:
        """The tables where a game goes on, with their editions; the one that was played on last first."""
        last = select(s.log.c.at).where(s.log.c.table_id == s.tables.c.id).order_by(s.log.c.n.desc()).limit(1).scalar_subquery()
        where = (s.tables.c.started.is_(True), s.tables.c.over.is_(False))
        with self.engine.connect() as connection:
            found = connection.execute(select(s.tables.c.id, s.tables.c.edition).where(*where).order_by(last.desc()))
            return {row.id: row.edition for row in found}

    def editions(self, tables: list[str]) -> dict[str, int]:
        """The editions of these tables."""
        with self.engine.connect() as connection:
            found = connection.execute(select(s.tables.c.id, s.tables.c.edition).where(s.tables.c.id.in_(tables)))
            return {row.id: row.edition for row in found}

    def alive(self) -> bool:
        """Raises what is wrong where the database is gone, locked or full.  Writing is tried only if something has failed since."""
        with self.engine.connect() as connection:
            found = connection.execute(select(func.count()).select_from(s.tables)).scalar() is not None
        if self.ailing:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                connection.execute(text("update alembic_version set version_num = version_num"))
            self.ailing = False
        return found

    # ------------------------------------------------------------ when a server was there

    def beat(self, at: int) -> None:
        """A server is there at this moment, in milliseconds since 1970.  The first after a time without any writes down how long it was."""
        with self.engine.execution_options(writes=True).connect() as connection, connection.begin():
            last = connection.execute(select(s.pulse.c.at)).scalar()
            if last is None:
                connection.execute(insert(s.pulse).values(id=1, at=at))
                return
            connection.execute(update(s.pulse).where(s.pulse.c.at < at).values(at=at))
            if at - last > OUTAGE and connection.execute(select(s.outages).where(s.outages.c.began == last)).first() is None:
                connection.execute(insert(s.outages).values(began=last, ended=at))

    def outages(self) -> list[tuple[int, int]]:
        """When no server was there: from and to, in milliseconds since 1970."""
        with self.engine.connect() as connection:
            return [(row.began, row.ended) for row in connection.execute(select(s.outages).order_by(s.outages.c.began))]

    # ------------------------------------------------------------ writing

    def write(self, table: str, edition: int, deed: Deed) -> None:
        """One transaction on a table that was read in this edition; afterwards it is the next one.  Raises :class:`Collision`."""
        self.writer.write(planned(table, edition, deed))

    async def written(self, table: str, edition: int, deed: Deed) -> None:
        """The same for who must not wait: returns when it is on disk."""
        try:
            await self.writer.written(planned(table, edition, deed))
        except SQLAlchemyError:
            self.ailing = True
            self.failed()
            raise

    def lay(self, sheet: Sheet, chairs: list[Chair]) -> None:
        write = Write(sheet.id, None)
        write.lay(sheet, chairs)
        self.writer.write(write)


def sheet_of(row: Mapping[Any, Any]) -> Sheet:
    fields = dict(row)
    return Sheet(**{**fields, "choices": msgspec.json.decode(fields["choices"]), "cast": msgspec.json.decode(fields["cast"])})


def chair_of(row: Mapping[Any, Any]) -> Chair:
    return Chair(row["seat"], row["kind"], row["name"], row["bot"], row["lock"], row["standing"], row["away"])


def on_connect(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def on_begin(connection: Connection) -> None:
    """A transaction that will write says so at once: two readers that both want to write could only fail."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")
