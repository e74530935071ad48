"""What is written to the database: collected in the words of a table, and committed together with all that has gathered meanwhile.

Every write to a table says which edition of it the writer has read; whoever is late is refused with :class:`Collision`, reads the table
again and answers with what is found.  No leases, no locks.  A write is done when its transaction is on disk, not before.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from coterie.server import schema as s
from coterie.server.stored import Chair, Row, Sheet, encode

Deed = Callable[["Write"], None]
MOST = 256
"""So many writes are committed together at most."""


KNOWN = 400
"""So many editions of a table at least are messages known again by their ids, whoever reads the table."""


NO_FACT = (None,) * 5


class Collision(Exception):
    """Somebody else has written to this table since it was read."""


def now() -> int:
    return int(time.time() * 1000)


class Write:
    """What is to be written of one table, in the words of the table.  Nothing happens before a :class:`Writer` has it."""

    def __init__(self, table: str, edition: int | None) -> None:
        self.table = table
        self.edition = edition
        """The one that this write makes; None for a table that is new."""
        self.fields: dict[str, Any] = {}
        self.rows: dict[str, list[Any]] = {}

    def put(self, order: str, row: dict[str, Any] | tuple[Any, ...]) -> None:
        self.rows.setdefault(order, []).append(row)

    def sheet(self, **fields: Any) -> None:
        self.fields.update(fields)

    def chair(self, chair: Chair) -> None:
        self.put("chair", {f"k_{name}" if name == "seat" else f"v_{name}": value for name, value in msgspec.structs.asdict(chair).items()}
                 | {"k_table": self.table})  # fmt: skip

    def standing(self, seat: int, order: str) -> None:
        self.put("standing", {"k_table": self.table, "k_seat": seat, "v_standing": order})

    def log(self, after: int, rows: list[Row]) -> None:
        """Appends rows; the key (table, n) refuses what somebody else has written in the meantime."""
        at = now()
        for n, row in enumerate(rows, after + 1):
            self.put("log", (self.table, n, row.kind, row.text, *(row.fact if row.fact is not None else NO_FACT), at))

    def envelope(self, q: int, seat: int, line: str) -> None:
        self.put("envelope-away", (self.table, q, seat))
        self.put("envelope", (self.table, q, seat, line))

    def open_envelopes(self, q: int) -> None:
        """They are in the log now."""
        self.put("envelopes-open", (self.table, q))

    def talk(self, n: int, seat: int, words: str, room: str = "table", name: str = "") -> None:
        self.put("talk", {"table_id": self.table, "n": n, "seat": seat, "text": words, "at": now(), "room": room, "name": name})

    def done(self, seat: int, message: str) -> None:
        """This message was carried out; now and then the older ones are forgotten."""
        assert self.edition is not None
        self.put("done", (self.table, seat, message, self.edition))
        if self.edition % 100 == 0:
            self.put("forget", (self.table, self.edition - KNOWN))

    def lay(self, sheet: Sheet, chairs: list[Chair]) -> None:
        """A new table."""
        fields = msgspec.structs.asdict(sheet) | {"choices": encode(sheet.choices), "cast": encode(sheet.cast), "laid": now()}
        self.put("table", fields)
        for chair in chairs:
            self.put("chairs", {"table_id": sheet.id, **msgspec.structs.asdict(chair)})


def planned(table: str, edition: int, deed: Deed) -> Write:
    """What a deed does to a table that was read in this edition."""
    write = Write(table, edition + 1)
    deed(write)
    return write


def names(table: Any) -> list[str]:
    return [column.name for column in table.c]


def of(table: Any, *columns: str) -> list[Any]:
    """Where the named columns are what a row says."""
    return [table.c[name] == bindparam("k_table" if name == "table_id" else f"k_{name}") for name in columns]


ORDERS: dict[str, Any] = {
    "table": insert(s.tables),
    "chairs": insert(s.chairs),
    "chair": update(s.chairs)
    .where(*of(s.chairs, "table_id", "seat"))
    .values({column.name: bindparam(f"v_{column.name}") for column in s.chairs.c if column.name not in ("table_id", "seat")}),
    "standing": update(s.chairs).where(*of(s.chairs, "table_id", "seat")).values(standing=bindparam("v_standing")),
    "envelopes-open": delete(s.envelopes).where(s.envelopes.c.table_id == bindparam("k_table"), s.envelopes.c.q <= bindparam("k_q")),
    "envelope-away": delete(s.envelopes).where(*of(s.envelopes, "table_id", "q", "seat")),
    "envelope": insert(s.envelopes),
    "log": insert(s.log),
    "talk": insert(s.talk),
    "done": insert(s.done),
    "forget": delete(s.done).where(*of(s.done, "table_id"), s.done.c.edition <= bindparam("k_edition")),
}
"""What there is to do, in the order in which it is done; each once for all that a transaction holds."""

EDITIONS = (
    update(s.tables)
    .where(s.tables.c.id == bindparam("k_table"), s.tables.c.edition == bindparam("k_edition"))
    .values(edition=bindparam("v_edition"))
)
PLAIN: dict[str, tuple[str, ...]] = {
    "log": ("table_id", "n", "kind", "text", "audience", "event", "a", "b", "c", "at"),
    "envelope": ("table_id", "q", "seat", "line"), "envelope-away": ("k_table", "k_q", "k_seat"), "envelopes-open": ("k_table", "k_q"),
    "done": ("table_id", "seat", "id", "edition"), "forget": ("k_table", "k_edition"),
}  # fmt: skip
"""Orders whose values are numbers and words only: their SQL is worked out once, and their rows go to the driver as they are."""


class Late(Exception):
    """Of several writes at least one is late."""


class Job:
    """A write on its way, and who waits for it."""

    def __init__(self, write: Write, future: Future[None] | None = None, waiter: asyncio.Future[None] | None = None) -> None:
        self.write = write
        self.future = future
        self.waiter = waiter
        self.error: BaseException | None = None


class Writer:
    """One thread that commits whatever has gathered, again and again, with no waiting in between."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(writes=True)
        self.connection: Connection | None = None
        """Kept from one transaction to the next; only the thread uses it."""
        self.editions = self.sql(EDITIONS, ("v_edition", "k_table", "k_edition"))
        self.plain = {order: self.sql(ORDERS[order], values) for order, values in PLAIN.items()}
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        """Of whoever waits for what is written."""
        self.thread = Thread(target=self.work, name="writer", daemon=True)
        self.thread.start()

    # ------------------------------------------------------------ handing in

    def write(self, write: Write) -> None:
        """Waits until it is on disk.  Raises :class:`Collision`."""
        future: Future[None] = Future()
        self.queue.put(Job(write, future))
        future.result()

    async def written(self, write: Write) -> None:
        """The same without holding up the loop."""
        if self.loop is None:
            self.loop = asyncio.get_running_loop()
        waiter: asyncio.Future[None] = self.loop.create_future()
        self.queue.put(Job(write, None, waiter))
        await waiter

    def close(self) -> None:
        """Commits what was handed in, then ends."""
        self.queue.put(None)
        self.thread.join()

    # ------------------------------------------------------------ in the thread

    def work(self) -> None:
        late: list[Job] = []
        while True:
            jobs = late or self.gather()
            if jobs is None:
                self.hang_up()
                return
            # one transaction never holds two writes of one table: the later one must see the earlier one's edition
            first: dict[str, Job] = {}
            late = [job for job in jobs if first.setdefault(job.write.table, job) is not job]
            self.commit(list(first.values()))

    def gather(self) -> list[Job] | None:
        found = self.queue.get()
        if found is None:
            return None
        jobs = [found]
        while len(jobs) < MOST and not self.queue.empty():
            more = self.queue.get()
            if more is None:
                self.queue.put(None)
                break
            jobs.append(more)
        return jobs

    def commit(self, jobs: list[Job]) -> None:
        """One transaction for all; where one write is refused, one for each, so that nobody suffers for somebody else's."""
        try:
            self.transact(jobs)
        except Exception as error:
            if len(jobs) > 1 and isinstance(error, (Late, IntegrityError, DataError)):
                for job in jobs:
                    self.commit([job])
                return
            for job in jobs:
                job.error = Collision(job.write.table) if isinstance(error, (Late, IntegrityError)) else error
        settle(jobs)

    def transact(self, jobs: list[Job]) -> None:
        """One transaction, on a new connection if the old one is no more: if it had come through after all, all of it would be late now."""
        kept = self.connection is not None
        try:
            self.attempt(jobs)
        except (Late, IntegrityError, DataError):
            raise
        except DBAPIError as error:
            self.hang_up()
            if not (kept and error.connection_invalidated):
                raise
            self.attempt(jobs)

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def attempt(self, jobs: list[Job]) -> None:
        if self.connection is None:
            self.connection = self.engine.connect()
        connection = self.connection
        with connection.begin():
            # every table is held in the order of the names, so that servers never wait for each other in a ring
            known = sorted((job.write.table, job.write.edition) for job in jobs if job.write.edition is not None)
            if known:
                rows: list[Any] = [(edition, table, edition - 1) for table, edition in known]
                if connection.exec_driver_sql(self.editions, rows).rowcount != len(rows):
                    raise Late
            for job in jobs:
                if job.write.fields:
                    connection.execute(update(s.tables).where(s.tables.c.id == job.write.table).values(**job.write.fields))
            for order, statement in ORDERS.items():
                rows = [row for job in jobs for row in job.write.rows.get(order, ())]
                if rows and order in self.plain:
                    connection.exec_driver_sql(self.plain[order], rows)
                elif rows:
                    connection.execute(statement, rows)

    def sql(self, statement: Any, values: tuple[str, ...]) -> str:
        """A statement as this database reads it, with so many values in this order."""
        inserts = [name for name in values if not name.startswith(("k_", "v_"))]
        compiled = statement.compile(dialect=self.engine.dialect, column_keys=inserts or None)
        assert tuple(compiled.positiontup) == values, compiled.positiontup
        return str(compiled)


def settle(jobs: Iterable[Job]) -> None:
    """Tells everybody how it went, each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        if job.waiter is not None:
            loops.setdefault(job.waiter.get_loop(), []).append(job)
        elif job.future is not None:
            tell(job.future, job.error)
    for loop, waiting in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake, waiting)


def wake(jobs: list[Job]) -> None:
    for job in jobs:
        if job.waiter is not None and not job.waiter.done():
            tell(job.waiter, job.error)


def tell(future: Future[None] | asyncio.Future[None], error: BaseException | None) -> None:
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(None)
