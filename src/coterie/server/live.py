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
from coterie.core.position import Position
from coterie.server import manners, trouble, wire
from coterie.server.play import Play, TornLog, replay
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
        """Becomes what is written down.  Nobody is shown anything but what is new for them: not that somebody else has answered."""
        before = [self.own(seat) for seat in range(len(self.chairs) + 1)]
        lobby = self.lobby(0) if self.chairs else None
        self.sheet = stored.sheet
        self.chairs = stored.chairs
        self.talk = [wire.Line(n + 1, one.seat, one.text) for n, one in enumerate(stored.talk)]
        for seat, message in stored.done:
            self.done.setdefault(seat, OrderedDict()).setdefault(message, None)
        if lobby != self.lobby(0):
            self.changed()
        if stored.log:
            self.play_on(stored)
        for seat, own in enumerate(before):
            if self.play is not None and own != self.own(seat):
                self.play.touch(seat)

    def play_on(self, stored: Stored) -> None:
        """The game as the log has it."""
        if self.play is None or len(stored.log) != self.play.written:
            try:
                position = replay(self.sheet, self.names(), stored.log)
            except (Refused, TornLog, ValueError, LookupError) as error:
                trouble.log("a log cannot be played", error)
                self.torn = True
                return
            envelopes = self.sealed(position, stored)
            if self.play is None:
                self.play = Play(self, position, len(stored.log))
                self.play.envelopes = envelopes
                self.play.put()
            else:
                self.play.written = len(stored.log)
                self.play.advance(position, envelopes)
        self.play.envelopes = self.sealed(self.play.position, stored)
        self.play.look()

    def sealed(self, position: Position, stored: Stored) -> dict[int, str]:
        """The envelopes on the table."""
        q = position.question
        return dict(stored.envelopes.get(q.number, {})) if q is not None else {}

    def own(self, seat: int) -> tuple[bool, str | None]:
        """What only this seat is shown of the present question."""
        return self.stands(seat), self.play.envelopes.get(seat) if self.play is not None else None

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
        """The seat that a key opens; 0 if none."""
        return holder(self.chairs, lock)

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


def holder(chairs: list[Chair], lock: bytes | None) -> int:
    """The seat that a key opens; 0 if none.  Looks at every chair, so that the time it takes tells nothing."""
    found = 0
    for chair in chairs:
        if lock is not None and chair.lock is not None and hmac.compare_digest(chair.lock, lock):
            found = chair.seat
    return found
