"""The shelf: records that people have uploaded, and the reviews of games that somebody has looked at lately."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from coterie.core.record import Record
from coterie.server import review
from coterie.server import schema as s
from coterie.server.refusals import Declined
from coterie.server.review import Review
from coterie.server.storage import Storage
from coterie.server.writing import now

T = TypeVar("T")

RECORDS = 2000
"""So many uploaded records are kept; the oldest make room."""
REVIEWS = 24
"""So many games are held ready to be looked at."""
WAITING, BRINGING = 16, 4
"""With so many people waiting nobody else is let in; nobody who brings a record even with fewer, so that others can still look."""


class Shelf:
    """Reads, plays and keeps records.  All playing is done in one thread: looking back never slows a game that goes on."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.reviews: OrderedDict[str, Review] = OrderedDict()
        self.thread = ThreadPoolExecutor(1, "review")
        self.waiting = 0

    def close(self) -> None:
        self.thread.shutdown(cancel_futures=True)

    async def do(self, work: Callable[[], T], most: int = WAITING) -> T:
        """Something that takes time; refused when too many want that at once."""
        if self.waiting >= most:
            raise Declined("server-review-busy", 503)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self.waiting -= 1

    def ready(self, name: str) -> Review | None:
        """A review that is at hand."""
        if name in self.reviews:
            self.reviews.move_to_end(name)
        return self.reviews.get(name)

    def hold(self, name: str, found: Review) -> Review:
        self.reviews[name] = found
        while len(self.reviews) > REVIEWS:
            self.reviews.popitem(last=False)
        return found

    # ------------------------------------------------------------ games

    async def of_table(self, table: str, text: Callable[[], str]) -> Review:
        """The review of a game that is over at a table of this house; `text` makes its record."""
        name = f"table {table}"
        return self.ready(name) or self.hold(name, await self.do(partial(written, text())))

    async def of_record(self, record: str) -> Review:
        """The review of an uploaded record."""
        name = f"record {record}"
        return self.ready(name) or self.hold(name, await self.do(partial(review.read, await self.text(record))))

    # ------------------------------------------------------------ uploaded records

    async def keep(self, text: str) -> str:
        """Plays a record and keeps it; under which name it is found from now on."""
        found = await self.do(partial(review.read, text), BRINGING)
        name = await self.storage.do(partial(self.write, text))
        self.hold(f"record {name}", found)
        return name

    async def text(self, record: str) -> str:
        found = await self.storage.do(partial(self.read, record))
        if found is None:
            raise Declined("server-no-record", 404)
        return found

    def read(self, record: str) -> str | None:
        with self.storage.engine.connect() as connection:
            return connection.execute(select(s.records.c.text).where(s.records.c.id == record)).scalar()

    def write(self, text: str) -> str:
        """Keeps a record once, and not too many of them."""
        mark = hashlib.sha256(text.encode()).digest()
        same = select(s.records.c.id).where(s.records.c.print == mark)
        try:
            with self.storage.engine.connect().execution_options(writes=True) as connection, connection.begin():
                known: str | None = connection.execute(same).scalar()
                if known is not None:
                    return known
                name = secrets.token_urlsafe(12)
                connection.execute(insert(s.records).values(id=name, print=mark, text=text, laid=now()))
                surplus = (connection.execute(select(func.count()).select_from(s.records)).scalar() or 0) - RECORDS
                if surplus > 0:
                    oldest = list(connection.execute(select(s.records.c.id).order_by(s.records.c.laid).limit(surplus)).scalars())
                    connection.execute(delete(s.records).where(s.records.c.id.in_(oldest)))
                return name
        except IntegrityError:
            with self.storage.engine.connect() as connection:
                return str(connection.execute(same).scalar_one())


def written(text: str) -> Review:
    """The review of a record that this house has written."""
    return Review(Record.parse(text))
