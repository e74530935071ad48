"""The feed of one connection: everything that its seat may know, in its own numbering and without gaps."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from coterie.server import lines, manners, trouble, wire
from coterie.server.house import lock_of
from coterie.server.live import LiveTable, Said
from coterie.server.refusals import NO_STORE, Declined, problem
from coterie.server.talk import GALLERY, TABLE

GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What using a connection that is no more raises."""
NOTHING = (-1, 0)
"""No step has been sent yet."""
RESTART = 1012

READ = msgspec.json.Decoder(wire.FromClient)
WRITE = msgspec.json.Encoder()


class Unreadable(Exception):
    """What came cannot be read."""


class Outlet(Protocol):
    """Where a feed goes: a socket, or the lines of an answer over HTTP (:mod:`coterie.server.outside`)."""

    @property
    def free(self) -> bool:
        """Whether it takes more now; if not, the feed is woken when it does."""

    def put(self, *words: bytes) -> None:
        """Sends messages."""

    async def ready(self) -> None:
        """Waits until it takes more, or is no more."""

    async def close(self, code: int = RESTART, /) -> None:
        """Ends the connection."""


class Feed:
    """One connection to one table."""

    def __init__(self, outlet: Outlet, table: LiveTable, hello: wire.Hello) -> None:
        self.outlet = outlet
        self.table = table
        self.lock = lock_of(hello.token)
        self.have = hello.have
        self.chat = hello.chat
        self.gallery = hello.gallery
        self.name = hello.name
        self.changes = hello.changes
        self.held: list[bytes] = []
        self.lobby_seen = -1
        self.chat_seen = -1
        self.gallery_seen = -1
        self.step_seen = NOTHING
        self.sits = self.seat
        self.rate = manners.Rate(table.house.clock.now(), table.house.pace.factor > 0)

    @property
    def seat(self) -> int:
        return self.table.seat_of(self.lock)

    # ------------------------------------------------------------ out

    def wake(self) -> None:
        """Sends what this connection has not seen yet, as far as its outlet takes it."""
        if not self.outlet.free:
            return
        words, self.held = self.held, []
        while (message := self.unseen()) is not None:
            words.append(WRITE.encode(message))
        if words:
            self.outlet.put(*words)

    async def farewell(self, why: str) -> None:
        with suppress(*GONE):
            async with asyncio.timeout(lines.LAST):
                await self.outlet.ready()
                self.outlet.put(*self.held, WRITE.encode(wire.Bye(why, problem(f"server-bye-{why}"))))
                await self.outlet.close(RESTART)

    async def reply(self, message: wire.ToClient) -> None:
        """Sends something that is for this connection only: whoever reads nothing is not heard either."""
        await self.outlet.ready()
        if self.table.telling:
            self.held.append(WRITE.encode(message))  # goes out with the news that it has made
        else:
            self.outlet.put(WRITE.encode(message))

    def unseen(self) -> wire.ToClient | None:
        """The next message of what this connection has not seen yet; what it tells counts as seen."""
        table, play = self.table, self.table.play
        if self.lobby_seen != table.lobby_changes:
            self.lobby_seen = table.lobby_changes
            return table.lobby(self.seat)
        seat = self.seat
        if seat != self.sits:  # given to somebody else, say: from now on everything is another seat's
            self.sits, self.have, self.step_seen = seat, 0, NOTHING
        talk = self.unseen_talk(seat)
        if talk is not None:
            return talk
        if play is None or play.settling:
            return None
        now = (play.gallery.steps, 0) if seat == 0 else (play.steps + 1, play.private.get(seat, 0))
        if self.step_seen == now:
            return None
        last, self.step_seen = self.step_seen[0], now
        has = play.gallery.moment.told if seat == 0 else play.has(seat)
        have, self.have = (self.have if self.have <= has else 0), has
        if seat == 0:
            return play.gallery.step(have, last if self.changes else None)
        return play.step_for(seat, have, last - 1 if self.changes else None)

    def unseen_talk(self, seat: int) -> wire.Chat | None:
        """What was said at the table; watchers also have a room of their own, which the table hears when the game is over."""
        table = self.table
        lines = table.rooms[TABLE]
        said = len(lines) if seat or table.play is None else table.play.gallery.moment.talk
        if self.chat_seen != said:
            have = self.chat if self.chat <= said else 0
            self.chat_seen = self.chat = said
            return wire.Chat(lines[have:said])
        lines = table.rooms[GALLERY]
        said = len(lines)
        if self.gallery_seen != said and (seat == 0 or table.sheet.over) and (said or self.gallery_seen > 0):
            have = self.gallery if self.gallery <= said else 0
            self.gallery_seen = self.gallery = said
            return wire.Chat(lines[have:], gallery=True)
        return None

    # ------------------------------------------------------------ in

    async def listen(self, line: lines.Line) -> None:
        """Hears what comes, one message after another, until the connection ends."""
        while True:
            message = await receive(line)
            if isinstance(message, wire.Hello):
                raise Unreadable
            if not self.rate.take(self.table.house.clock.now()):
                if self.rate.exhausted:
                    raise Unreadable
                await self.reply(wire.Reply(message.id[: manners.ID], problem("server-too-fast")))
                continue
            found = await self.answer(message)
            await self.reply(wire.Reply(message.id, found))
            if found is not None and found.message in ("server-stale", "server-over"):
                self.step_seen = NOTHING
                self.wake()

    async def answer(self, message: Said | wire.Why) -> wire.Problem | None:
        """Carries a message out; None, or why not."""
        if not 0 < len(message.id) <= manners.ID or not message.id.isprintable():
            raise Unreadable
        seat = self.seat
        if seat == 0 and not isinstance(message, wire.Talk):
            return problem("server-watching")
        try:
            if isinstance(message, wire.Why):
                return await self.table.why(seat, message.line)
            name = manners.name(self.name) if seat == 0 else ""
            return await self.table.hear(seat, message, name)
        except Declined as no:
            return no.problem()
        except SQLAlchemyError as error:
            trouble.log("a message could not be written down", error)
            return NO_STORE
        except Exception as error:
            trouble.log("a message was not carried out", error)
            return problem("server-trouble")


async def receive(line: lines.Line) -> wire.FromClient:
    """The next message; raises :class:`Unreadable` for what is none."""
    came = await line.receive()
    if came["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="closed")
    words = came.get("text")
    if not isinstance(words, str) or len(words) > manners.MESSAGE:
        raise Unreadable
    try:
        return READ.decode(words)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable from error
