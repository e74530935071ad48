"""Everything that a database holds in one file, and back: the same file for SQLite and PostgreSQL, so tables can also move between them.

The file is JSON, line by line: a head with the revision of the schema and the columns of its tables, each row as an array that begins with
the name of its table, and an end with the number of rows and the SHA-256 of all lines before it.  Bytes stand as ``{"b": "hex"}``.
Writing reads one state of the whole database while servers go on; reading back is one transaction: everything or nothing.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, MetaData, Table, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from coterie.core.errors import BadSetup
from coterie.server import migrations
from coterie.server.storage import Storage

FORM = 1
AT_ONCE = 1000
VERSIONS = "alembic_version"


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line.  ``columns``: the columns of each table, in the order in which tables are filled."""

    coterie: str
    form: int
    revision: str
    columns: dict[str, list[str]]


class End(msgspec.Struct, forbid_unknown_fields=True):
    rows: int
    sha256: str


class Count(msgspec.Struct):
    """What was kept or brought back."""

    tables: int = 0
    rows: int = 0


@contextmanager
def opened(url: str, new: bool) -> Iterator[Storage]:
    """The database behind an address; one that is to be read must be there."""
    try:
        found = make_url(url)
        if not new and found.get_backend_name() == "sqlite" and not Path(found.database or "").is_file():
            raise BadSetup("backup-no-database")
        storage = Storage(url)
    except (SQLAlchemyError, ImportError) as error:
        raise BadSetup("backup-no-database") from error
    try:
        yield storage
    except DBAPIError as error:
        raise BadSetup("backup-database-refuses", {"why": type(error.orig).__name__}) from error
    finally:
        storage.close()


def revision_of(connection: Connection) -> str | None:
    """How far the schema of a database has come; None where there is none."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found: str | None = connection.execute(text(f"select version_num from {VERSIONS}")).scalar()
    return found


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are in this database, whatever its revision, each after those that it points to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


# ------------------------------------------------------------------ writing


def plain(value: Any) -> Any:
    return {"b": bytes(value).hex()} if isinstance(value, (bytes, memoryview)) else value


def lines(connection: Connection, count: Count) -> Iterator[bytes]:
    """The lines of a backup, without their ends."""
    revision = revision_of(connection)
    if revision is None:
        raise BadSetup("backup-no-tables")
    tables = tables_of(connection)
    columns = {str(table.name): [str(column.name) for column in table.columns] for table in tables}
    yield msgspec.json.encode(Head("backup", FORM, revision, columns))
    for table in tables:
        rows = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
        for row in connection.execute(rows):
            count.rows += 1
            count.tables += table.name == "tables"
            yield msgspec.json.encode([str(table.name), *map(plain, row)])


def backup(url: str, target: Path) -> Count:
    """Writes down everything in one file, which must not be there yet; it is there whole or not at all."""
    if target.exists():
        raise BadSetup("backup-there-already", {"file": str(target)})
    count = Count()
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    with opened(url, new=False) as storage:
        try:
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # hands lie open in it
            with os.fdopen(handle, "wb") as file, storage.engine.connect() as connection:
                if not storage.sqlite:
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                write(file, connection, count)
            for _ in rows_of(beside):
                pass
            if target.exists():
                raise BadSetup("backup-there-already", {"file": str(target)})
            beside.rename(target)
            settle(target.parent)
        finally:
            beside.unlink(missing_ok=True)
    return count


def write(file: BinaryIO, connection: Connection, count: Count) -> None:
    sum_of = hashlib.sha256()
    for line in lines(connection, count):
        sum_of.update(line + b"\n")
        file.write(line + b"\n")
    file.write(msgspec.json.encode(End(count.rows, sum_of.hexdigest())) + b"\n")
    file.flush()
    os.fsync(file.fileno())


def settle(folder: Path) -> None:
    """The name of a new file is on disk too, where the system lets one ask for that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# ------------------------------------------------------------------ reading


def damaged(line: int) -> BadSetup:
    return BadSetup("backup-damaged", {"line": line})


def head_of(line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadSetup("backup-foreign") from error
    if head.coterie != "backup":
        raise BadSetup("backup-foreign")
    if head.form != FORM or not migrations.known(head.revision):
        raise BadSetup("backup-newer", {"revision": head.revision})
    return head


def rows_of(source: Path) -> Iterator[Head | tuple[int, str, list[Any]]]:
    """The head, then every row with its line and its table; raises at the first line that is not as it was written."""
    sum_of = hashlib.sha256()
    number = 0
    with source.open("rb") as file:
        line = file.readline()
        head = head_of(line)
        yield head
        for number, following in enumerate(file, 2):
            sum_of.update(line)
            line = following
            try:
                found = msgspec.json.decode(line, type=list[Any] | End)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise damaged(number) from error
            if isinstance(found, End):
                if found.rows != number - 2 or found.sha256 != sum_of.hexdigest() or file.readline():
                    raise damaged(number)
                return
            name = found[0] if found else None
            if not line.endswith(b"\n") or name not in head.columns or len(found) != len(head.columns[name]) + 1:
                raise damaged(number)
            yield number, name, found[1:]
    raise BadSetup("backup-cut-short", {"line": max(number, 1)})


def value_of(given: Any) -> Any:
    return bytes.fromhex(given["b"]) if isinstance(given, dict) else given


def restore(url: str, source: Path, force: bool) -> Count:
    """Fills a database with what a backup holds; one that holds something only by force, and then nothing of it stays."""
    found = rows_of(source)
    head = next(found)
    assert isinstance(head, Head)
    with opened(url, new=True) as storage, storage.engine.connect().execution_options(writes=True) as connection, connection.begin():
        if tables_of(connection) or revision_of(connection) is not None:
            empty(connection, force)
        migrations.bring(connection, head.revision)
        tables = {table.name: table for table in tables_of(connection)}
        if {name: [column.name for column in table.columns] for name, table in tables.items()} != head.columns:
            raise damaged(1)
        count = Count()
        for name, rows in gathered(found):
            try:
                columns = head.columns[name]
                connection.execute(
                    tables[name].insert(), [dict(zip(columns, map(value_of, row), strict=True)) for _, row in rows]
                )  # fmt: skip
            except (SQLAlchemyError, ValueError, KeyError, TypeError) as error:
                if isinstance(error, DBAPIError) and error.connection_invalidated:
                    raise
                raise damaged(rows[0][0]) from error
            count.rows += len(rows)
            count.tables += len(rows) if name == "tables" else 0
        migrations.bring(connection)
    return count


def gathered(found: Iterator[Head | tuple[int, str, list[Any]]]) -> Iterator[tuple[str, list[tuple[int, list[Any]]]]]:
    """Rows of one table together, as many as are written at once."""
    name, rows = "", list[tuple[int, list[Any]]]()
    for one in found:
        assert not isinstance(one, Head)
        if rows and (one[1] != name or len(rows) == AT_ONCE):
            yield name, rows
            rows = []
        name = one[1]
        rows.append((one[0], one[2]))
    if rows:
        yield name, rows


def empty(connection: Connection, force: bool) -> None:
    """Takes away what is in a database; only what this program has made, and only if that is wanted."""
    if revision_of(connection) is None:
        raise BadSetup("backup-foreign-database")
    held = {table.name: table for table in tables_of(connection)}
    if not force and "tables" in held and connection.execute(select(held["tables"]).limit(1)).first() is not None:
        raise BadSetup("backup-not-empty")
    for table in reversed(list(held.values())):
        table.drop(connection)
    connection.execute(text(f"drop table {VERSIONS}"))
