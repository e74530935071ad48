"""The house: all live tables of this server.  What is not here is found in the database; what is here could be forgotten at any time."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from contextlib import suppress
from functools import cached_property, partial
from time import perf_counter
from typing import Any

from coterie.core.errors import Refused
from coterie.core.game import Game
from coterie.core.messages import catalogue, text
from coterie.core.position import Position
from coterie.core.registry import load
from coterie.minds import NAMES
from coterie.server import logs, manners, trouble, wire
from coterie.server.bell import Bell, MemoryBell
from coterie.server.clocks import LIMITS, Clock, LoopClock, Pace
from coterie.server.dealing import TornLog, new_secret, options, replay, settled
from coterie.server.doors import Doors
from coterie.server.hosting import Hosting
from coterie.server.live import LiveTable
from coterie.server.metrics import Tally
from coterie.server.notices import Notices
from coterie.server.refusals import Declined
from coterie.server.shelf import Shelf
from coterie.server.storage import Storage
from coterie.server.stored import Chair, Sheet, Stored
from coterie.server.writing import Collision, Write, now

ID = re.compile(r"[A-Za-z0-9_-]{16}")
PULSE = 15.0
"""Every so many seconds a server says that it is there."""
WATCH = 2.0
"""Every so many seconds a server among others looks for news by itself."""
LONG = 300
"""A log of so many rows takes longer to play than anybody should have to wait for something else."""
MANY = 400
"""With more tables than this at hand, those where nothing goes on are put away."""


def new_id() -> str:
    """96 bits that nobody guesses, fit for a link."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def lock_of(token: str | None) -> bytes | None:
    """What is kept of a token: enough to know it again, nothing to make it from."""
    return None if not token else hashlib.sha256(token.encode(errors="replace")).digest()


class House:
    """The tables, and what they all share: storage, bell, clock, pace."""

    def __init__(
        self,
        storage: Storage,
        bell: Bell | None = None,
        clock: Clock | None = None,
        pace: Pace | None = None,
        hosting: Hosting | None = None,
    ) -> None:
        self.storage = storage
        self.hosting = hosting if hosting is not None else Hosting()
        self.bell: Bell = bell if bell is not None else MemoryBell()
        self.clock: Clock = clock if clock is not None else LoopClock()
        self.pace = pace if pace is not None else Pace()
        self.doors = Doors(self.clock, self.hosting.limits and self.pace.factor > 0)
        self.shelf = Shelf(storage)
        self.tables: dict[str, LiveTable] = {}
        self.outages: list[tuple[int, int]] = []
        self.finding: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.rested: dict[str, int] = {}
        self.opened = self.stopping = False
        self.tally = Tally(self)
        storage.failed = self.tally.database_errors.inc
        self.duties: list[asyncio.Task[None]] = []
        self.notices = Notices(self)
        self.bell.hear(self.heard)

    @cached_property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop that everything here runs in."""
        return asyncio.get_running_loop()

    # ------------------------------------------------------------ coming and going

    async def open(self) -> None:
        """From now on tables are found; the games that went on when the last server stopped are taken up by and by."""
        await self.storage.do(self.storage.prepare)
        await self.storage.do(catalogue)
        self.outages = await self.storage.do(self.beat)
        await self.bell.open()
        for work in (self.pulse(), self.watch()):
            self.duties.append(self.loop.create_task(work))
        self.opened = True

    def beat(self) -> list[tuple[int, int]]:
        """Says that a server is there; when there was none."""
        self.storage.beat(now())
        return self.storage.outages()

    async def pulse(self) -> None:
        """Says again and again that a server is there: while none is, clocks stop."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                self.outages = await self.storage.do(self.beat)
                await self.look()
            except Exception as error:
                trouble.log("the database does not answer", error)

    async def look(self) -> None:
        """Finds out what others have done to the tables at hand: other servers, or whoever keeps this house (``coterie admin``)."""
        here = list(self.tables)
        found = await self.storage.do(partial(self.storage.editions, here))
        for table in here:
            live = self.tables.get(table)
            if live is not None and table not in found:
                await self.forget(live)
            elif live is not None and live.sheet.edition < found[table]:
                self.heard(table, found[table])

    async def forget(self, live: LiveTable) -> None:
        """This table is no longer there."""
        self.tables.pop(live.sheet.id, None)
        self.notices.forget(live.sheet.id)
        if live.play is not None:
            live.play.asking.stop()
        await asyncio.gather(*(listener.farewell("unknown") for listener in live.listeners), return_exceptions=True)

    async def watch(self) -> None:
        """Takes up the games that go on.  Among other servers, again and again: news, in case the bell is not heard, and lost games."""
        while True:
            try:
                await self.take_up()
                if not self.bell.shared:
                    return
                await asyncio.sleep(WATCH)
                await self.look()
            except Exception as error:
                trouble.log("the database does not answer", error)
                await asyncio.sleep(WATCH)

    async def take_up(self) -> None:
        """Reads the games that are not here, one after another; at least half of the time is left to whoever is here already.

        What was put away because nothing goes on by itself stays away until somebody comes or another server has written to it.
        """
        start, taken = perf_counter(), 0
        games = await self.storage.do(self.storage.open_games)
        self.rested = {table: edition for table, edition in self.rested.items() if games.get(table) == edition}
        for table in games:
            if table not in self.tables and table not in self.rested:
                began = perf_counter()
                with suppress(Declined):
                    await self.find(table)
                    taken += 1
                await asyncio.sleep(perf_counter() - began)
        if taken:
            logs.event("taken-up", games=taken, seconds=round(perf_counter() - start, 1))

    def age(self, at: int) -> float:
        """Seconds since a moment, in milliseconds since 1970."""
        return max(0.0, (now() - at) / 1000)

    def spent(self, at: int) -> float:
        """Seconds since a moment while a server was there."""
        away = sum(max(0, ended - max(began, at)) for began, ended in self.outages)
        return max(0.0, self.age(at) - away / 1000)

    async def farewell(self, why: str = "restart") -> None:
        """Tells everybody that this server stops, and closes their connections."""
        self.stopping = True
        listeners = [listener for table in self.tables.values() for listener in table.listeners]
        await asyncio.gather(*(listener.farewell(why) for listener in listeners), return_exceptions=True)

    async def close(self) -> None:
        await self.farewell()
        for table in self.tables.values():
            if table.play is not None:
                table.play.asking.stop()
        for task in self.duties:
            task.cancel()
        await asyncio.gather(*self.duties, return_exceptions=True)
        await self.bell.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
        self.tables = {}
        self.shelf.close()
        self.storage.close()

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Holds a task until it has ended."""
        self.tasks.add(task)
        task.add_done_callback(self.kept)

    def kept(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Declined, Refused)):
            trouble.log("a table stumbled", error)

    def heard(self, table: str, edition: int) -> None:
        """The bell: a table has news."""
        live = self.tables.get(table)
        if live is None:
            return
        if live.sheet.edition < edition:
            self.keep(self.loop.create_task(live.refresh(edition)))
        else:
            live.wake()

    # ------------------------------------------------------------ tables

    async def find(self, table: str) -> LiveTable:
        """The table of this name; refuses if there is none."""
        if ID.fullmatch(table) is None:
            raise Declined("server-no-table", 404)
        if table not in self.tables:
            if table not in self.finding:
                self.finding[table] = self.loop.create_task(self.fetch(table))
            found = await asyncio.shield(self.finding[table])
            if found is None:
                raise Declined("server-no-table", 404)
            return self.tables.setdefault(table, found)  # what was just fetched may have been put away again by the next that was
        return self.tables[table]

    async def fetch(self, table: str) -> LiveTable | None:
        try:
            stored = await self.storage.do(partial(self.storage.read, table))
            if stored is None:
                return None
            played = await self.played(stored)
            live = self.tables.get(table)  # whoever waited for the same before may be sitting at one by now: there are never two
            if live is None:
                self.tables[table] = live = LiveTable(self, stored, played)
            self.tidy(live)
            return live
        finally:
            del self.finding[table]

    async def played(self, stored: Stored) -> Position | None:
        """Where a long log leads to, played by another thread, so that nobody waits for it; None where it is short or cannot be played."""
        if len(stored.log) < LONG:
            return None
        try:
            return await self.storage.do(partial(replay, stored.sheet, [chair.name for chair in stored.chairs], stored.log))
        except (Refused, TornLog, ValueError, LookupError):
            return None  # it is said where the log is taken in

    def tidy(self, keep: LiveTable) -> None:
        """Puts away tables where nobody is and nothing goes on by itself."""
        if len(self.tables) <= MANY:
            return
        for name, live in list(self.tables.items()):
            idle = live.play is None or not (live.play.asking.alarms or live.play.asking.tasks)
            if idle and live is not keep and not live.listeners and not live.users:
                del self.tables[name]
                self.notices.put_away(name)
                if self.bell.shared:
                    self.rested[name] = live.sheet.edition

    def game(self, name: str) -> Game:
        try:
            return load(name)
        except Refused as no:
            raise Declined("server-no-game", 404) from no

    async def lay(self, new: wire.NewTable) -> wire.Seated:
        """A new table; who asks for it sits on its first chair and is its host."""
        name = manners.name(new.name)
        game = self.game(new.game)
        if new.guests not in ("random", "fewest", "hand"):
            raise Declined("server-no-guests", guests=new.guests[:40])
        cast = new.cast if new.guests == "hand" else []
        if new.clock not in LIMITS:
            raise Declined("server-no-clock", clocks=", ".join(LIMITS))
        if not 0 <= new.delay <= manners.DELAY:
            raise Declined("server-no-delay", limit=manners.DELAY)
        sheet = Sheet(new_id(), game.name, game.rules, new.seats, 1, new.choices, new.guests, cast, clock=new.clock, delay=new.delay)
        sheet.secret = new_secret()
        game.check(options(sheet), sheet.seats, settled(sheet))
        token = new_token()
        chairs = [Chair(1, "person", name, None, lock_of(token)), *(Chair(seat) for seat in range(2, new.seats + 1))]
        await self.add(sheet, chairs)
        return wire.Seated(sheet.id, 1, token)

    async def add(self, sheet: Sheet, chairs: list[Chair]) -> LiveTable:
        with suppress(Collision):  # its name is nobody else's: it had been written down, and the word of it was lost
            await self.storage.do(partial(self.storage.lay, sheet, chairs))
        self.tables[sheet.id] = live = LiveTable(self, Stored(sheet, chairs, [], {}, [], []))
        logs.event("table-laid", sheet.id, game=sheet.game, seats=sheet.seats)
        self.tidy(live)
        return live

    async def again(self, live: LiveTable, lock: bytes | None) -> str:
        """The same people, bots and keys at a new table; who asks first is its host, the winner begins if there was just one."""

        async def laid() -> str:
            seat = live.person(lock)
            old = live.sheet
            if not old.over or live.play is None:
                raise Declined("server-not-over", 409)
            if old.again is not None:
                return old.again
            outcome = live.play.position.outcome
            winner = outcome.winners[0] if outcome is not None and len(outcome.winners) == 1 else None
            first = winner if "first" in live.play.position.stated else None
            sheet = Sheet(
                new_id(), old.game, self.game(old.game).rules, old.seats, seat, old.choices, old.guests, old.cast, first,
                secret=new_secret(), clock=old.clock, delay=old.delay,
            )  # fmt: skip
            chairs = [Chair(c.seat, c.kind, c.name, c.bot, c.lock) for c in live.chairs]

            def deed(write: Write) -> None:
                write.sheet(again=sheet.id)
                write.lay(sheet, chairs)

            await live.write(deed)
            await self.storage.do(partial(self.notices.book.carry_over, old.id, sheet.id))
            old.again = sheet.id
            self.tables[sheet.id] = LiveTable(self, Stored(sheet, chairs, [], {}, [], []))
            live.changed()
            live.ring()
            return sheet.id

        return await live.alone(laid)

    # ------------------------------------------------------------ bots

    def bot(self, name: str) -> str:
        if name not in NAMES:
            raise Declined("server-no-bot", bots=", ".join(NAMES))
        return name

    def bot_name(self, live: LiveTable, seat: int) -> str:
        """A name that nobody at the table has."""
        taken = {chair.name.casefold() for chair in live.chairs if chair.seat != seat}
        free = [name for name in text("server-bot-names").split(", ") if name.casefold() not in taken]
        return free[(seat - 1) % len(free)]
