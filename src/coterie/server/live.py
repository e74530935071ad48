"""A live table: who sits at it, what is said at it, and the game on it, as far as this server has read the log.

All writing is done one after another under the table's own lock; a write that comes too late (another server was first) has the table read
again and is tried on what is there then.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from coterie.core.chance import Sealed
from coterie.core.errors import Refused
from coterie.server import manners, trouble, wire
from coterie.server.play import Play, TornLog, deal, new_secret, replay
from coterie.server.refusals import Declined, from_core
from coterie.server.storage import REMEMBERED, Chair, Collision, Deed, Sheet, Stored, Write

if TYPE_CHECKING:
    from coterie.server.house import House

T = TypeVar("T")
TRIES = 8

Said = wire.Say | wire.Standing | wire.Agree | wire.Talk


class Listener(Protocol):
    """An open connection to the table."""

    @property
    def seat(self) -> int: ...

    def wake(self) -> None:
        """There is news."""

    async def farewell(self, why: str) -> None:
        """The connection is closed."""


class LiveTable:
    """One table on this server."""

    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.lobby_changes = 0
        self.torn = False
        self.sheet: Sheet = stored.sheet
        self.chairs: list[Chair] = []
        self.talk: list[wire.Line] = []
        self.done: dict[int, OrderedDict[str, wire.Problem | None]] = {}
        self.play: Play | None = None
        self.take(stored)

    # ------------------------------------------------------------ from the log

    def take(self, stored: Stored) -> None:
        """Becomes what is written down."""
        self.sheet = stored.sheet
        self.chairs = stored.chairs
        self.talk = [wire.Line(n + 1, one.seat, one.text) for n, one in enumerate(stored.talk)]
        for seat, message in stored.done:
            self.done.setdefault(seat, OrderedDict()).setdefault(message, None)
        self.changed()
        if stored.log and (self.play is None or len(stored.log) != self.play.written):
            try:
                position = replay(self.sheet, self.names(), stored.log)
            except (Refused, TornLog, ValueError, LookupError) as error:
                trouble.log("a log cannot be played", error)
                self.torn = True
                return
            if self.play is None:
                self.play = Play(self, position, len(stored.log))
            else:
                self.play.written = len(stored.log)
                self.play.advance(position)
        if self.play is not None:
            q = self.play.position.question
            self.play.envelopes = dict(stored.envelopes.get(q.number, {})) if q is not None else {}
            for seat in range(self.sheet.seats + 1):
                self.play.touch(seat)
            if q is not None and self.play.opened != q.number:
                self.play.put()
            self.play.look()

    async def reload(self) -> None:
        stored = await self.house.storage.do(partial(self.house.storage.read, self.sheet.id))
        if stored is not None:
            self.take(stored)
        self.wake()

    async def refresh(self, edition: int) -> None:
        """Somebody else has written: reads it."""
        async with self.lock:
            if self.sheet.edition < edition:
                await self.reload()

    # ------------------------------------------------------------ writing

    async def write(self, deed: Deed) -> None:
        """One transaction; only called with the lock held.  What is in memory may change when this has returned, not before."""
        edition = self.sheet.edition
        await self.house.storage.do(partial(self.house.storage.write, self.sheet.id, edition, deed))
        self.sheet.edition = edition + 1

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does something to this table while nobody else does, and again if another server was faster."""

        async def tried() -> T:
            async with self.lock:
                for _ in range(TRIES):
                    try:
                        return await work()
                    except Collision:
                        await self.reload()
                    except (Declined, Refused):
                        raise
                    except Exception:
                        await self.reload()
                        raise
                raise Declined("server-busy", 503)

        return await self.steady(tried())

    async def steady(self, work: Coroutine[Any, Any, T]) -> T:
        """Goes through with it even if whoever asked for it has gone."""
        task = asyncio.get_running_loop().create_task(work)
        self.house.keep(task)
        return await asyncio.shield(task)

    def ring(self) -> None:
        self.house.bell.ring(self.sheet.id, self.sheet.edition)

    def wake(self) -> None:
        for listener in list(self.listeners):
            listener.wake()

    def changed(self) -> None:
        """Something of the lobby is different."""
        self.lobby_changes += 1

    # ------------------------------------------------------------ who sits here

    def chair(self, seat: int) -> Chair:
        return self.chairs[seat - 1]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def stands(self, seat: int) -> bool:
        return seat > 0 and self.chair(seat).standing

    def seat_of(self, lock: bytes | None) -> int:
        """The seat that a key opens; 0 if none.  Looks at every chair, so that the time it takes tells nothing."""
        found = 0
        for chair in self.chairs:
            if lock is not None and chair.lock is not None and hmac.compare_digest(chair.lock, lock):
                found = chair.seat
        return found

    def lobby(self, you: int) -> wire.Lobby:
        """The table as everybody may know it."""
        here = {listener.seat for listener in self.listeners}
        seats = [wire.SeatInfo(c.seat, c.kind, c.name, c.bot, c.kind == "person" and c.seat in here) for c in self.chairs]
        s = self.sheet
        commitment = Sealed(s.secret).commitment if s.secret is not None else ""
        return wire.Lobby(
            s.id, s.game, seats, s.host, you, s.choices, s.guests, s.cast, s.started, s.over, s.again, commitment
        )  # fmt: skip

    def join(self, listener: Listener) -> None:
        if len(self.listeners) >= manners.CROWD:
            raise Declined("server-crowd", 503)
        self.listeners.add(listener)
        if listener.seat:
            self.changed()
            self.wake()

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.seat:
            self.changed()
            self.wake()

    def waiting(self) -> None:
        """Refuses what can only be done before the start."""
        if self.sheet.started:
            raise Declined("server-started", 409)

    def person(self, lock: bytes | None) -> int:
        """The seat of whoever asks; refuses who has none."""
        seat = self.seat_of(lock)
        if seat == 0:
            raise Declined("server-no-key", 401)
        return seat

    def hosting(self, lock: bytes | None) -> int:
        seat = self.person(lock)
        if seat != self.sheet.host:
            raise Declined("server-not-host", 403)
        return seat

    async def seat(self, chair: Chair, **fields: Any) -> None:
        """Writes a chair down as it is from now on, and what of the table changes with it."""
        if chair.kind == "empty" and self.sheet.first == chair.seat:
            fields["first"] = None

        def deed(write: Write) -> None:
            write.chair(chair)
            if fields:
                write.sheet(**fields)

        await self.write(deed)
        self.chairs[chair.seat - 1] = chair
        for name, value in fields.items():
            setattr(self.sheet, name, value)
        self.changed()
        self.ring()

    async def sit(self, name: str, wanted: int | None, lock: bytes) -> int:
        """Takes a seat (the first empty one if none is named); who comes to a table without a host becomes it."""
        name = manners.name(name)

        async def sat() -> int:
            self.waiting()
            if wanted is not None and not 1 <= wanted <= self.sheet.seats:
                raise Declined("server-no-seat", 404, seats=self.sheet.seats)
            free = [chair.seat for chair in self.chairs if chair.kind == "empty"]
            if not free:
                raise Declined("server-full", 409)
            seat = free[0] if wanted is None else wanted
            if seat not in free:
                raise Declined("server-seat-taken", 409, seat=seat)
            if any(chair.name.casefold() == name.casefold() for chair in self.chairs):
                raise Declined("server-name-taken", 409)
            host = {} if self.sheet.host else {"host": seat}
            await self.seat(Chair(seat, "person", name, None, lock), **host)
            return seat

        return await self.alone(sat)

    async def place(self, lock: bytes | None, seat: int, bot: str | None) -> None:
        """The host puts a bot on an empty chair, or empties one (whoever sat there must find another)."""

        async def placed() -> None:
            host = self.hosting(lock)
            self.waiting()
            if not 1 <= seat <= self.sheet.seats:
                raise Declined("server-no-seat", 404, seats=self.sheet.seats)
            chair = self.chair(seat)
            if bot is None:
                if seat == host:
                    raise Declined("server-host-stays", 409)
                await self.seat(Chair(seat))
                return
            if chair.kind == "person":
                raise Declined("server-seat-taken", 409, seat=seat)
            await self.seat(Chair(seat, "bot", self.house.bot_name(self, seat), self.house.bot(bot)))

        await self.alone(placed)

    async def leave(self, lock: bytes | None) -> None:
        """Stands up; if it was the host, the next person is."""

        async def left() -> None:
            seat = self.person(lock)
            self.waiting()
            host = self.sheet.host
            if seat == host:
                host = next((chair.seat for chair in self.chairs if chair.kind == "person" and chair.seat != seat), 0)
            await self.seat(Chair(seat), host=host)

        await self.alone(left)

    async def start(self, lock: bytes | None) -> None:
        """Deals; every chair must be taken."""

        async def started() -> None:
            self.hosting(lock)
            await self.begin()

        await self.alone(started)

    async def begin(self) -> None:
        self.waiting()
        if any(chair.kind == "empty" for chair in self.chairs):
            raise Declined("server-empty-seats", 409)
        sheet = Sheet(**{name: getattr(self.sheet, name) for name in Sheet.__struct_fields__})
        sheet.secret, sheet.started = new_secret(), True
        position, rows = deal(sheet, self.names())

        def deed(write: Write) -> None:
            write.sheet(secret=sheet.secret, started=True)
            write.log(0, rows)

        await self.write(deed)
        sheet.edition = self.sheet.edition
        self.sheet = sheet
        self.play = Play(self, position, len(rows))
        self.play.put()
        self.changed()
        self.ring()

    # ------------------------------------------------------------ what is said over the socket

    async def hear(self, seat: int, message: Said) -> wire.Problem | None:
        """Carries out a message of a seat once, however often it comes; None, or why not."""

        async def heard() -> wire.Problem | None:
            known = self.done.setdefault(seat, OrderedDict())
            if message.id in known:
                return known[message.id]
            found: wire.Problem | None = None
            try:
                await self.obey(seat, message)
            except Declined as no:
                found = no.problem()
            except Refused as no:
                found = from_core(no)
            known[message.id] = found
            while len(known) > REMEMBERED:
                known.popitem(last=False)
            return found

        return await self.alone(heard)

    def note(self, write: Write, seat: int, message: str | None) -> None:
        """Writes down with what it did that a message was carried out."""
        if message is not None:
            known = list(self.done.get(seat, ()))
            write.done(seat, message, known[: max(0, len(known) + 1 - REMEMBERED)])

    async def obey(self, seat: int, message: Said) -> None:
        if isinstance(message, wire.Talk):
            await self.speak(seat, manners.talk(message.text), message.id)
            return
        if self.play is None:
            raise Declined("server-not-started", 409)
        if isinstance(message, wire.Say):
            await self.play.say(seat, message.q, manners.line(message.line), message.id)
        elif isinstance(message, wire.Agree):
            await self.play.agree(seat, message.id)
        else:
            await self.order(seat, message)

    async def speak(self, seat: int, words: str, message: str) -> None:
        n = len(self.talk) + 1
        if n > manners.TALKS:
            raise Declined("server-talk-full", 409)

        def deed(write: Write) -> None:
            write.talk(n, seat, words)
            self.note(write, seat, message)

        await self.write(deed)
        self.talk.append(wire.Line(n, seat, words))
        self.ring()

    async def order(self, seat: int, message: wire.Standing) -> None:
        """A standing order is given or taken back."""

        def deed(write: Write) -> None:
            write.standing(seat, message.on)
            self.note(write, seat, message.id)

        await self.write(deed)
        self.chair(seat).standing = message.on
        assert self.play is not None
        self.play.touch(seat)
        self.ring()
        self.play.look()
