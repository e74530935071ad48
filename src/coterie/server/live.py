"""A live table: who sits at it, what is said at it, and the game on it, as far as this server has read the log.

All writing is done one after another under the table's own lock; a write that comes too late (another server was first) has the table read
again and is tried on what is there then.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from coterie.core.chance import Sealed
from coterie.core.errors import Refused
from coterie.core.position import Position
from coterie.core.registry import load
from coterie.server import manners, trouble, wire
from coterie.server.dealing import TornLog, replay
from coterie.server.play import Play
from coterie.server.refusals import Declined, from_core
from coterie.server.stored import Chair, Sheet, Stored, holder
from coterie.server.talk import GALLERY, TABLE, rooms, watchers_key
from coterie.server.writing import Collision, Deed, Write

if TYPE_CHECKING:
    from coterie.server.house import House

T = TypeVar("T")
TRIES = 8
REMEMBERED = 100
"""So many messages of a seat this server knows again by their ids."""

Said = wire.Say | wire.Standing | wire.Agree | wire.Talk | wire.Back


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

    def __init__(self, house: House, stored: Stored, played: Position | None = None) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.telling = False
        """Everybody is about to be told what is new."""
        self.users = 0
        """So many are doing something to this table, or wait for their turn."""
        self.lobby_changes = 0
        self.holders: dict[bytes, int] = {}
        self.torn = False
        self.sheet: Sheet = stored.sheet
        self.chairs: list[Chair] = []
        self.rooms = rooms([])
        self.done: dict[int, OrderedDict[str, wire.Problem | None]] = {}
        self.rates: dict[int, manners.Rate] = {}
        """How often each seat has spoken over plain HTTP."""
        self.play: Play | None = None
        self.take(stored, played)

    # ------------------------------------------------------------ from the log

    def take(self, stored: Stored, played: Position | None = None) -> None:
        """Becomes what is written down; `played`: where its log leads to, if that is known.

        Nobody is shown anything but what is new for them: not that somebody else has answered.
        """
        before = [self.own(seat) for seat in range(len(self.chairs) + 1)]
        bots = [chair.played_by for chair in self.chairs]
        lobby = self.lobby(0) if self.chairs else None
        self.sheet = stored.sheet
        self.chairs = stored.chairs
        self.holders = {}
        said, shown = len(self.rooms[TABLE]), self.play.gallery.taken if self.play is not None else 0
        self.rooms = rooms(stored.talk)
        for seat, message in stored.done:
            self.done.setdefault(seat, OrderedDict()).setdefault(message, None)
        if lobby != self.lobby(0):
            self.changed()
        if stored.log:
            self.play_on(stored, played)
        if self.play is not None and said != len(self.rooms[TABLE]) and shown == self.play.gallery.taken:
            self.play.gallery.add()
        for seat, own in enumerate(before):
            if self.play is not None and own != self.own(seat):
                self.play.touch(seat)
        if self.play is not None and bots and bots != [chair.played_by for chair in self.chairs]:
            self.play.asking.wake_bots()

    def play_on(self, stored: Stored, played: Position | None) -> None:
        """The game as the log has it."""
        if self.play is None or len(stored.log) != self.play.written:
            try:
                position = played if played is not None else replay(self.sheet, self.names(), stored.log)
            except (Refused, TornLog, ValueError, LookupError) as error:
                trouble.log("a log cannot be played", error)
                self.torn = True
                return
            envelopes = self.sealed(position, stored)
            if self.play is None:
                self.play = Play(self, position, len(stored.log))
                self.play.envelopes = envelopes
                self.play.asking.spent = self.house.spent(stored.at)
                self.play.gallery.take_up(self.house.age(stored.at))
                self.play.asking.put()
            else:
                self.play.written = len(stored.log)
                self.play.advance(position, self.play.asking.opened, envelopes)  # not the position's question: that may be ahead
        self.play.envelopes = self.sealed(self.play.position, stored)
        self.play.asking.look()

    def sealed(self, position: Position, stored: Stored) -> dict[int, str]:
        """The envelopes on the table."""
        q = position.question
        return dict(stored.envelopes.get(q.number, {})) if q is not None else {}

    def own(self, seat: int) -> tuple[str, str | None]:
        """What only this seat is shown of the present question."""
        return self.stands(seat), self.play.envelopes.get(seat) if self.play is not None else None

    async def reload(self) -> None:
        stored = await self.house.storage.do(partial(self.house.storage.read, self.sheet.id))
        if stored is None:
            await self.house.forget(self)
            raise Declined("server-no-table", 404)
        longer = self.play is None or len(stored.log) != self.play.written
        self.take(stored, await self.house.played(stored) if longer else None)
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
        await self.house.storage.written(self.sheet.id, edition, deed)
        self.sheet.edition = edition + 1

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does something to this table while nobody else does, and again if another server was faster.

        Whoever is cancelled in here leaves at most a step behind that nobody is shown before the log has been read again.
        """
        self.users += 1
        try:
            async with self.lock:
                for _ in range(TRIES):
                    if self.play is not None and self.play.settling:
                        await self.reload()
                    if self.torn:
                        raise Declined("server-torn", 500)
                    failed: Exception | None = None  # nothing is waited for while an error is handled: compiled, it would be lost
                    try:
                        return await work()
                    except Collision:
                        self.house.tally.collided(self)
                    except (Declined, Refused):
                        raise
                    except Exception as error:
                        failed = error
                    await self.reload()
                    if failed is not None:
                        raise failed
                raise Declined("server-busy", 503)
        finally:
            self.users -= 1

    def ring(self) -> None:
        self.house.bell.ring(self.sheet.id, self.sheet.edition)

    def wake(self) -> None:
        """Everybody is told what is new, when this moment's work is done: once, however much it was."""
        if not self.telling:
            self.telling = True
            self.house.loop.call_soon(self.tell)

    def tell(self) -> None:
        self.telling = False
        for listener in list(self.listeners):
            try:
                listener.wake()
            except Exception as error:  # one connection's trouble is nobody else's; it comes back and is told all of it
                trouble.log("a connection was not told", error)
                self.house.keep(self.house.loop.create_task(listener.farewell("restart")))
        if self.play is not None and self.play.begun is not None:
            if self.listeners:
                self.house.tally.seen(self, self.play.begun)
            self.play.begun = None  # whatever else is told before the next step is counted nowhere

    def changed(self) -> None:
        """Something of the lobby is different."""
        self.holders = {}
        self.lobby_changes += 1

    # ------------------------------------------------------------ who sits here

    def chair(self, seat: int) -> Chair:
        return self.chairs[seat - 1]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def stands(self, seat: int) -> str:
        """The standing order of a seat; "" if there is none."""
        return self.chair(seat).standing if seat > 0 else ""

    def seat_of(self, lock: bytes | None) -> int:
        """The seat that a key opens; 0 if none."""
        if lock is None:
            return 0
        found = self.holders.get(lock)
        if found is None:
            found = holder(self.chairs, lock)
            if found:
                self.holders[lock] = found
        return found

    def lobby(self, you: int) -> wire.Lobby:
        """The table as everybody may know it."""
        here = {listener.seat for listener in self.listeners}
        seats = [wire.SeatInfo(c.seat, c.kind, c.name, c.bot, c.kind == "person" and c.seat in here, c.away) for c in self.chairs]
        s = self.sheet
        commitment = Sealed(s.secret).commitment if s.secret is not None else ""
        return wire.Lobby(
            s.id, s.game, seats, s.host, you, s.choices, s.guests, s.cast, s.started, s.over, s.again, commitment, s.clock, s.delay,
            s.closed, list(load(s.game).orders),
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
            self.house.notices.parted(self, listener.seat)
            self.changed()
            self.wake()

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

    # ------------------------------------------------------------ what is said over the socket

    async def hear(self, seat: int, message: Said, name: str = "") -> wire.Problem | None:
        """Carries out a message of a seat once, however often it comes; None, or why not."""

        key = message.id if seat else watchers_key(name, message)

        async def heard() -> wire.Problem | None:
            known = self.done.setdefault(seat, OrderedDict())
            if key in known:
                return known[key]
            found: wire.Problem | None = None
            try:
                await self.obey(seat, message, name, key)
            except Declined as no:
                found = no.problem()
            except Refused as no:
                found = from_core(no)
            known[key] = found
            while len(known) > REMEMBERED:
                known.popitem(last=False)
            return found

        return await self.alone(heard)

    async def why(self, seat: int, line: str) -> wire.Problem | None:
        """Why a seat may not say this now; None if it may.  Waits for a step that is on its way to the disk."""

        async def found() -> wire.Problem | None:
            if self.play is None:
                raise Declined("server-not-started", 409)
            refused = self.play.position.why(seat, manners.line(line))
            return None if refused is None else from_core(refused)

        return await self.alone(found)

    def note(self, write: Write, seat: int, message: str | None) -> None:
        """Writes down with what it did that a message was carried out."""
        if message is not None:
            write.done(seat, message)

    async def obey(self, seat: int, message: Said, name: str, key: str) -> None:
        if isinstance(message, wire.Talk):
            await self.speak(seat, name, manners.talk(message.text), key)
            return
        if self.play is None:
            raise Declined("server-not-started", 409)
        if self.chair(seat).away:
            await self.back(seat)
        if isinstance(message, wire.Say):
            await self.play.say(seat, message.q, manners.line(message.line), message.id)
        elif isinstance(message, wire.Agree):
            await self.play.agree(seat, message.id)
        elif isinstance(message, wire.Standing):
            await self.order(seat, message)

    async def speak(self, seat: int, name: str, words: str, message: str) -> None:
        """Talk at the table; what watchers say among themselves has a room of its own."""
        room = TABLE if seat else GALLERY
        lines = self.rooms[room]
        if len(lines) >= manners.TALKS:
            raise Declined("server-talk-full", 409)
        n = sum(map(len, self.rooms.values())) + 1

        def deed(write: Write) -> None:
            write.talk(n, seat, words, room, name)
            self.note(write, seat, message)

        await self.write(deed)
        lines.append(wire.Line(len(lines) + 1, seat, words, name))
        if self.play is not None:
            self.play.gallery.add()
        self.ring()

    # ------------------------------------------------------------ people who are away

    async def absent(self, seats: list[int]) -> None:
        """From now on a bot plays for these people, with what their seats were told; called with the lock held."""
        await self.attend(dict.fromkeys(seats, True))
        if self.play is not None:
            self.play.asking.wake_bots()

    async def back(self, seat: int) -> None:
        """Whoever was away plays again."""
        await self.attend({seat: False})

    async def attend(self, away: dict[int, bool]) -> None:
        chairs = [msgspec.structs.replace(self.chair(seat), away=gone) for seat, gone in away.items()]
        host = self.heir(away)

        def deed(write: Write) -> None:
            for chair in chairs:
                write.chair(chair)
            if host != self.sheet.host:
                write.sheet(host=host)

        await self.write(deed)
        for chair in chairs:
            self.chairs[chair.seat - 1] = chair
        self.sheet.host = host
        self.changed()
        self.ring()

    def heir(self, away: dict[int, bool]) -> int:
        """The host, or the next person if the host is away (and anybody is there)."""
        there = [c.seat for c in self.chairs if c.kind == "person" and not away.get(c.seat, c.away)]
        return self.sheet.host if self.sheet.host in there or not there else there[0]

    async def order(self, seat: int, message: wire.Standing) -> None:
        """A standing order is given or taken back."""
        known = load(self.sheet.game).orders
        if message.order and message.order not in known:
            raise Declined("server-no-order", 409, order=message.order[:40], legal=", ".join(known))

        def deed(write: Write) -> None:
            write.standing(seat, message.order)
            self.note(write, seat, message.id)

        await self.write(deed)
        self.chair(seat).standing = message.order
        assert self.play is not None
        self.play.touch(seat)
        self.ring()
        self.play.asking.look()
