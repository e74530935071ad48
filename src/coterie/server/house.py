"""The house: all live tables of this server.  What is not here is found in the database; what is here could be forgotten at any time."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from functools import partial
from time import perf_counter
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from coterie.core.errors import Refused
from coterie.core.game import Game
from coterie.core.messages import catalogue, text
from coterie.core.registry import load
from coterie.minds import NAMES
from coterie.server import manners, trouble, wire
from coterie.server.bell import Bell, MemoryBell
from coterie.server.clocks import Clock, LoopClock, Pace
from coterie.server.live import LiveTable
from coterie.server.play import options, settled
from coterie.server.refusals import Declined
from coterie.server.storage import Chair, Sheet, Storage, Stored, Write

ID = re.compile(r"[A-Za-z0-9_-]{16}")
MANY = 400
"""With more tables than this at hand, those where nothing goes on are put away."""
CHECK = 3.0
"""Seconds after which a database that does not answer counts as gone."""
PAUSE = 2.0
"""Seconds after which reading is tried again where the database is gone."""


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

    def __init__(self, storage: Storage, bell: Bell | None = None, clock: Clock | None = None, pace: Pace | None = None) -> None:
        self.storage = storage
        self.bell: Bell = bell if bell is not None else MemoryBell()
        self.clock: Clock = clock if clock is not None else LoopClock()
        self.pace = pace if pace is not None else Pace()
        self.tables: dict[str, LiveTable] = {}
        self.finding: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.taking: asyncio.Task[None] | None = None
        self.checking: asyncio.Task[bool] | None = None
        self.checked = 0.0
        self.bell.hear(self.heard)

    # ------------------------------------------------------------ coming and going

    async def open(self) -> None:
        """From now on tables are found.

        A game of people alone is taken up when the first of them is back; where bots have something to say, it is taken up by itself.
        """
        await self.storage.do(self.storage.prepare)
        await self.storage.do(catalogue)
        self.taking = asyncio.get_running_loop().create_task(self.take_up(await self.storage.do(self.storage.games_with_bots)))
        self.keep(self.taking)

    async def take_up(self, tables: list[str]) -> None:
        """Reads table after table, and leaves at least half of the time to who is here already."""
        for table in tables:
            while table not in self.tables:
                began = perf_counter()
                try:
                    await self.find(table)
                except Declined:
                    break
                except SQLAlchemyError as error:
                    trouble.log("a game could not be taken up yet", error)
                    await asyncio.sleep(PAUSE)
                await asyncio.sleep(perf_counter() - began)

    async def farewell(self, why: str = "restart") -> None:
        """Tells everybody that this server stops, and closes their connections."""
        listeners = [listener for table in self.tables.values() for listener in table.listeners]
        await asyncio.gather(*(listener.farewell(why) for listener in listeners), return_exceptions=True)

    async def close(self) -> None:
        if self.taking is not None:
            self.taking.cancel()
        await self.farewell()
        for table in self.tables.values():
            if table.play is not None:
                table.play.stop()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
        self.tables = {}
        self.storage.close()

    async def well(self) -> bool:
        """Whether what is said now can be written down; looked at once a second at most, however often it is asked."""
        now = self.clock.now()
        if self.checking is None or (self.checking.done() and now - self.checked > 1):
            self.checked = now
            self.checking = asyncio.get_running_loop().create_task(self.check())
        try:
            return await asyncio.wait_for(asyncio.shield(self.checking), CHECK)
        except TimeoutError:
            return False

    async def check(self) -> bool:
        try:
            await self.storage.do(self.storage.check)
        except SQLAlchemyError as error:
            trouble.log("the database does not write", error)
            return False
        return True

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
            self.keep(asyncio.get_running_loop().create_task(live.refresh(edition)))
        else:
            live.wake()

    # ------------------------------------------------------------ tables

    async def find(self, table: str) -> LiveTable:
        """The table of this name; refuses if there is none."""
        if ID.fullmatch(table) is None:
            raise Declined("server-no-table", 404)
        if table not in self.tables:
            if table not in self.finding:
                self.finding[table] = asyncio.get_running_loop().create_task(self.fetch(table))
            found = await asyncio.shield(self.finding[table])
            if found is None:
                raise Declined("server-no-table", 404)
            return self.tables.setdefault(table, found)  # it may have been put away since
        return self.tables[table]

    async def fetch(self, table: str) -> LiveTable | None:
        try:
            stored = await self.storage.do(partial(self.storage.read, table))
            if stored is None:
                return None
            self.tables[table] = live = LiveTable(self, stored)
            self.tidy(live)
            return live
        finally:
            del self.finding[table]

    def tidy(self, keep: LiveTable) -> None:
        """Puts away tables where nobody is and nothing goes on by itself."""
        if len(self.tables) <= MANY:
            return
        for name, live in list(self.tables.items()):
            idle = live.play is None or not (live.play.alarms or live.play.tasks)
            if idle and live is not keep and not live.listeners and not live.lock.locked():
                del self.tables[name]

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
        sheet = Sheet(new_id(), game.name, game.rules, new.seats, 1, new.choices, new.guests, cast)
        game.check(options(sheet), sheet.seats, settled(sheet))
        token = new_token()
        chairs = [Chair(1, "person", name, None, lock_of(token)), *(Chair(seat) for seat in range(2, new.seats + 1))]
        await self.add(sheet, chairs)
        return wire.Seated(sheet.id, 1, token)

    async def add(self, sheet: Sheet, chairs: list[Chair]) -> LiveTable:
        await self.storage.do(partial(self.storage.lay, sheet, chairs))
        self.tables[sheet.id] = live = LiveTable(self, Stored(sheet, chairs, [], {}, [], []))
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
                new_id(), old.game, self.game(old.game).rules, old.seats, seat, old.choices, old.guests, old.cast, first
            )  # fmt: skip
            chairs = [Chair(c.seat, c.kind, c.name, c.bot, c.lock) for c in live.chairs]

            def deed(write: Write) -> None:
                write.sheet(again=sheet.id)
                Write(write.connection, sheet.id, 0).lay(sheet, chairs)

            await live.write(deed)
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
