"""Where people want to be told that it is on them, as it is written down; and their quiet hours."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import delete, insert, select, update

from coterie.server import schema as s
from coterie.server.refusals import Declined
from coterie.server.storage import Storage

HOUR = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


class Entry(msgspec.Struct):
    """What one person has left at a table.  `lock`: of the key to the seat, so that it ends with the person's sitting there;
    `told`: the last question that they were told of."""

    seat: int
    lock: bytes
    url: str
    quiet_from: str = ""
    quiet_until: str = ""
    zone: str = ""
    told: int = 0

    def quiet(self, now: float) -> float | None:
        """When the quiet hours that it is now are over, in seconds since 1970; None: it is not quiet."""
        if not self.quiet_from:
            return None
        zone = ZoneInfo(self.zone)
        begins, ends = time.fromisoformat(self.quiet_from), time.fromisoformat(self.quiet_until)
        today = datetime.fromtimestamp(now, zone).date()
        for day in (today - timedelta(1), today):
            last = day + timedelta(1) if ends <= begins else day
            until = datetime.combine(last, ends, zone).timestamp()
            if datetime.combine(day, begins, zone).timestamp() <= now < until:
                return until
        return None


def check_quiet(begins: str, ends: str, zone: str) -> None:
    """Refuses quiet hours that are none; all three are empty where there are to be none."""
    if not (begins or ends or zone):
        return
    if not (HOUR.fullmatch(begins) and HOUR.fullmatch(ends)) or begins == ends:
        raise Declined("server-notice-hours")
    try:
        if len(zone) > 60:
            raise ValueError
        ZoneInfo(zone)
    except (ValueError, LookupError, OSError) as error:
        raise Declined("server-notice-zone") from error


class NoticeBook:
    """The entries of all tables.  They are no part of a table's log, and change no edition of it."""

    def __init__(self, storage: Storage) -> None:
        self.engine = storage.engine
        self.writing = storage.engine.execution_options(writes=True)

    def entries(self, table: str) -> list[Entry]:
        of = s.notices.c
        wanted = select(of.seat, of.lock, of.url, of.quiet_from, of.quiet_until, of.zone, of.told).where(of.table_id == table)
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(wanted)]

    def enter(self, table: str, entry: Entry) -> None:
        """Takes the place of what this seat had."""
        with self.writing.connect() as connection, connection.begin():
            connection.execute(delete(s.notices).where(s.notices.c.table_id == table, s.notices.c.seat == entry.seat))
            connection.execute(insert(s.notices).values(table_id=table, **msgspec.structs.asdict(entry)))

    def strike(self, table: str, seat: int) -> None:
        with self.writing.connect() as connection, connection.begin():
            connection.execute(delete(s.notices).where(s.notices.c.table_id == table, s.notices.c.seat == seat))

    def claim(self, table: str, seat: int, q: int) -> bool:
        """Writes down that this seat is told of this question; whether nobody has done so before."""
        of = s.notices.c
        told = update(s.notices).where(of.table_id == table, of.seat == seat, of.told < q).values(told=q)
        with self.writing.connect() as connection, connection.begin():
            return connection.execute(told).rowcount == 1

    def carry_over(self, before: str, table: str) -> None:
        """The same people play again at another table."""
        for entry in self.entries(before):
            self.enter(table, msgspec.structs.replace(entry, told=0))
