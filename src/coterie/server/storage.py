"""Writes down and reads back: one transaction a step, fenced by the log's own key.  The same SQL on SQLite (WAL) and PostgreSQL.

Every write to a table says which edition of it the writer has read; whoever is late is refused with :class:`Collision`, reads the table
again and answers with what is found.  No leases, no locks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, create_engine, delete, event, exists, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from coterie.server import schema as s
from coterie.server.migrations import bring

T = TypeVar("T")
Deed = Callable[["Write"], None]

REMEMBERED = 100
"""So many messages of a seat are known again by their ids."""


class Collision(Exception):
    """Somebody else has written to this table since it was read."""


class Chair(msgspec.Struct):
    """A place at a table.  ``kind``: "empty", "person" or "bot"; ``lock``: SHA-256 of the token that opens it."""

    seat: int
    kind: str = "empty"
    name: str = ""
    bot: str | None = None
    lock: bytes | None = None
    standing: bool = False


class Sheet(msgspec.Struct):
    """What is settled about a table besides its chairs.  ``first``: who begins, if that is settled; ``secret``: its sealed chance."""

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


class Row(msgspec.Struct):
    """A row of the log.  ``kind``: "deal" and "over" (JSON in ``text``), "line" (a line with its seat), "fact" (the numbers)."""

    kind: str
    text: str = ""
    fact: tuple[int, int, int, int, int] | None = None


class Talked(msgspec.Struct):
    seat: int
    text: str


class Stored(msgspec.Struct):
    """Everything that is written down about one table."""

    sheet: Sheet
    chairs: list[Chair]
    log: list[Row]
    envelopes: dict[int, dict[int, str]]
    talk: list[Talked]
    done: list[tuple[int, str]]


def now() -> int:
    return int(time.time() * 1000)


class Write:
    """One transaction on one table, in the words of the table."""

    def __init__(self, connection: Connection, table: str, edition: int) -> None:
        self.connection = connection
        self.table = table
        self.edition = edition

    def sheet(self, **fields: Any) -> None:
        self.connection.execute(update(s.tables).where(s.tables.c.id == self.table).values(**fields))

    def chair(self, chair: Chair) -> None:
        fields = msgspec.structs.asdict(chair)
        del fields["seat"]
        self.connection.execute(update(s.chairs).where(s.chairs.c.table_id == self.table, s.chairs.c.seat == chair.seat).values(**fields))

    def standing(self, seat: int, on: bool) -> None:
        self.connection.execute(update(s.chairs).where(s.chairs.c.table_id == self.table, s.chairs.c.seat == seat).values(standing=on))

    def log(self, after: int, rows: list[Row]) -> None:
        """Appends rows; the key (table, n) refuses what somebody else has written in the meantime."""
        at = now()
        values = []
        for k, row in enumerate(rows):
            audience, kind, a, b, c = row.fact if row.fact is not None else (None,) * 5
            values.append({
                "table_id": self.table, "n": after + k + 1, "kind": row.kind, "text": row.text,
                "audience": audience, "event": kind, "a": a, "b": b, "c": c, "at": at,
            })  # fmt: skip
        if values:
            self.connection.execute(insert(s.log), values)

    def envelope(self, q: int, seat: int, line: str) -> None:
        where = (s.envelopes.c.table_id == self.table, s.envelopes.c.q == q, s.envelopes.c.seat == seat)
        if self.connection.execute(update(s.envelopes).where(*where).values(line=line)).rowcount == 0:
            self.connection.execute(insert(s.envelopes).values(table_id=self.table, q=q, seat=seat, line=line))

    def open_envelopes(self, q: int) -> None:
        """They are in the log now."""
        self.connection.execute(delete(s.envelopes).where(s.envelopes.c.table_id == self.table, s.envelopes.c.q <= q))

    def talk(self, n: int, seat: int, words: str) -> None:
        self.connection.execute(insert(s.talk).values(table_id=self.table, n=n, seat=seat, text=words, at=now()))

    def done(self, seat: int, message: str, forget: list[str]) -> None:
        """This message was carried out; older ones need not be known any more."""
        self.connection.execute(insert(s.done).values(table_id=self.table, seat=seat, id=message, edition=self.edition))
        if forget:
            self.connection.execute(delete(s.done).where(s.done.c.table_id == self.table, s.done.c.seat == seat, s.done.c.id.in_(forget)))

    def lay(self, sheet: Sheet, chairs: list[Chair]) -> None:
        """A new table."""
        fields = msgspec.structs.asdict(sheet) | {"choices": encode(sheet.choices), "cast": encode(sheet.cast), "laid": now()}
        self.connection.execute(insert(s.tables).values(**fields))
        self.connection.execute(insert(s.chairs), [{"table_id": sheet.id, **msgspec.structs.asdict(chair)} for chair in chairs])


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Storage:
    """The database.  Blocking work is done by its own threads; one on SQLite, which has one writer anyway."""

    def __init__(self, url: str) -> None:
        found = make_url(url)
        self.sqlite = found.get_backend_name() == "sqlite"
        if self.sqlite and found.database and not found.database.startswith((":", "file:")):
            Path(found.database).parent.mkdir(parents=True, exist_ok=True)
            Path(found.database).touch(mode=0o600)  # hands lie open in it
        options: dict[str, Any] = {"connect_args": {"check_same_thread": False}} if self.sqlite else {"pool_pre_ping": True}
        self.engine = create_engine(found, hide_parameters=True, **options)
        self.threads = ThreadPoolExecutor(1 if self.sqlite else 8, "storage")
        if self.sqlite:
            event.listen(self.engine, "connect", on_connect)
            event.listen(self.engine, "begin", on_begin)

    async def do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def prepare(self) -> None:
        """Brings the schema up to date; several servers may start at once."""
        with self.engine.begin() as connection:
            if not self.sqlite:
                connection.execute(text("select pg_advisory_xact_lock(1131377999)"))
            bring(connection)

    def close(self) -> None:
        self.threads.shutdown()
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
            fields = dict(found)
            fields["choices"] = msgspec.json.decode(fields["choices"])
            fields["cast"] = msgspec.json.decode(fields["cast"])

            def rows(of: Any, *order: Any) -> Any:
                return connection.execute(select(of).where(of.c.table_id == table).order_by(*order)).mappings()

            chairs = [
                Chair(row["seat"], row["kind"], row["name"], row["bot"], row["lock"], row["standing"])
                for row in rows(s.chairs, s.chairs.c.seat)
            ]
            log = [
                Row(r["kind"], r["text"], (r["audience"], r["event"], r["a"], r["b"], r["c"]) if r["kind"] == "fact" else None)
                for r in rows(s.log, s.log.c.n)
            ]
            envelopes: dict[int, dict[int, str]] = {}
            for row in rows(s.envelopes, s.envelopes.c.q):
                envelopes.setdefault(row["q"], {})[row["seat"]] = row["line"]
            talk = [Talked(row["seat"], row["text"]) for row in rows(s.talk, s.talk.c.n)]
            done = [(row["seat"], row["id"]) for row in rows(s.done, s.done.c.edition)]
            return Stored(Sheet(**fields), chairs, log, envelopes, talk, done)

    def games_with_bots(self) -> list[str]:
        """The tables where a game goes on and bots sit, the one that was written to last first."""
        bot = exists().where(s.chairs.c.table_id == s.tables.c.id, s.chairs.c.kind == "bot")
        last = select(s.log.c.at).where(s.log.c.table_id == s.tables.c.id).order_by(s.log.c.n.desc()).limit(1).scalar_subquery()
        found = select(s.tables.c.id).where(s.tables.c.started.is_(True), s.tables.c.over.is_(False), bot).order_by(last.desc())
        with self.engine.connect() as connection:
            return list(connection.execute(found).scalars())

    def check(self) -> None:
        """Writes something without changing anything; raises what is wrong if the database is gone, locked or full."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(text("update alembic_version set version_num = version_num"))

    # ------------------------------------------------------------ writing

    def write(self, table: str, edition: int, deed: Deed) -> None:
        """One transaction on a table that was read in this edition; afterwards it is the next one.  Raises :class:`Collision`."""
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                mine = update(s.tables).where(s.tables.c.id == table, s.tables.c.edition == edition).values(edition=edition + 1)
                if connection.execute(mine).rowcount != 1:
                    raise Collision(table)
                deed(Write(connection, table, edition + 1))
        except IntegrityError as clash:
            raise Collision(table) from clash

    def lay(self, sheet: Sheet, chairs: list[Chair]) -> None:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            Write(connection, sheet.id, 0).lay(sheet, chairs)


def on_connect(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def on_begin(connection: Connection) -> None:
    """A transaction that will write says so at once: two readers that both want to write could only fail."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")
