"""The feed of one connection: first a Hello, then everything that this seat may know, in its own numbering and without gaps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import WebSocketSendEvent
from sqlalchemy.exc import SQLAlchemyError

from coterie.server import lines, manners, trouble, wire
from coterie.server.doors import address_of
from coterie.server.house import House, lock_of
from coterie.server.live import GALLERY, TABLE, LiveTable, Said
from coterie.server.refusals import NO_STORE, Declined, problem

HELLO = 10.0
"""Seconds in which a connection must say who it is."""
GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending to a connection that is no more raises."""
NOTHING = (-1, 0)
"""No step has been sent yet."""
RESTART, FULL, UNREADABLE = 1012, 1013, 1003

READ = msgspec.json.Decoder(wire.FromClient)
WRITE = msgspec.json.Encoder()


class Unreadable(Exception):
    """What came cannot be read."""


def foreign(socket: WebSocket) -> bool:  # type: ignore[type-arg]
    """Whether a page of another place has opened this connection."""
    origin = socket.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc.casefold() != socket.headers.get("host", "").casefold()


class Outlet(Protocol):
    """Where a feed goes: a socket, or the lines of an answer over HTTP (:mod:`coterie.server.outside`)."""

    def send(self, message: WebSocketSendEvent, /) -> Awaitable[None]: ...

    async def close(self, code: int = ...) -> None: ...


class Wire:
    """The outlet of a socket."""

    def __init__(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        self.close = socket.close
        line = socket.scope.get(lines.HERE)
        found: Any = line.send if isinstance(line, lines.Line) else socket.send
        self.send: Callable[[WebSocketSendEvent], Awaitable[None]] = found


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
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.lobby_seen = -1
        self.chat_seen = -1
        self.gallery_seen = -1
        self.step_seen = NOTHING
        self.rate = manners.Rate(table.house.clock.now(), table.house.pace.factor > 0)

    @property
    def seat(self) -> int:
        return self.table.seat_of(self.lock)

    def wake(self) -> None:
        self.news.set()

    # ------------------------------------------------------------ out

    async def send(self, message: wire.ToClient) -> None:
        async with self.sending:
            await self.outlet.send({"type": "websocket.send", "text": WRITE.encode(message).decode(), "bytes": None})

    async def farewell(self, why: str) -> None:
        with suppress(*GONE):
            async with asyncio.timeout(lines.LAST):
                await self.send(wire.Bye(why, problem(f"server-bye-{why}")))
                await self.outlet.close(RESTART)

    async def tell(self) -> None:
        """Sends what this connection has not seen yet, for ever."""
        with suppress(*GONE):
            while True:
                self.news.clear()
                await self.catch_up()
                await self.news.wait()

    async def catch_up(self) -> None:
        table = self.table
        if self.lobby_seen != table.lobby_changes:
            self.lobby_seen = table.lobby_changes
            await self.send(table.lobby(self.seat))
        await self.catch_up_talk()
        play = table.play
        if play is None or play.settling:
            return
        seat = self.seat
        if seat == 0:
            gallery = play.gallery
            if self.step_seen != (gallery.steps, 0):
                self.step_seen = (gallery.steps, 0)
                have = gallery.moment.told
                step = gallery.step(self.have if self.have <= have else 0)
                self.have = have
                await self.send(step)
            return
        now = (play.steps + 1, play.private.get(seat, 0))
        if self.step_seen != now:
            followed = self.step_seen[0] == now[0] - 1
            self.step_seen = now
            step = play.step_for(seat, self.have if self.have <= play.has(seat) else 0)
            self.have = play.has(seat)
            began = play.begun
            await self.send(step)
            if followed and began is not None:
                table.house.tally.seen(table, began)

    async def catch_up_talk(self) -> None:
        """What was said at the table; watchers also have a room of their own, which the table hears when the game is over."""
        table = self.table
        lines = table.rooms[TABLE]
        if self.seat == 0 and table.play is not None:
            lines = lines[: table.play.gallery.moment.talk]
        if self.chat_seen != len(lines):
            have = self.chat if self.chat <= len(lines) else 0
            self.chat_seen = self.chat = len(lines)
            await self.send(wire.Chat(lines[have:]))
        lines = table.rooms[GALLERY]
        if self.gallery_seen != len(lines) and (self.seat == 0 or table.sheet.over) and (lines or self.gallery_seen > 0):
            have = self.gallery if self.gallery <= len(lines) else 0
            self.gallery_seen = self.gallery = len(lines)
            await self.send(wire.Chat(lines[have:], gallery=True))

    # ------------------------------------------------------------ in

    async def listen(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        """Hears what comes, one message after another, until the connection ends."""
        while True:
            message = await receive(socket)
            if isinstance(message, wire.Hello):
                raise Unreadable
            if not self.rate.take(self.table.house.clock.now()):
                if self.rate.exhausted:
                    raise Unreadable
                await self.send(wire.Reply(message.id[: manners.ID], problem("server-too-fast")))
                continue
            found = await self.answer(message)
            await self.send(wire.Reply(message.id, found))
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


async def receive(socket: WebSocket) -> wire.FromClient:  # type: ignore[type-arg]
    """The next message; raises :class:`Unreadable` for what is none."""
    came = await socket.receive()
    if came["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="closed")
    words = came.get("text")
    if not isinstance(words, str) or len(words) > manners.MESSAGE:
        raise Unreadable
    try:
        return READ.decode(words)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable from error


@websocket("/api/tables/{table:str}/feed")
async def feed(socket: WebSocket, table: FromPath[str]) -> None:  # type: ignore[type-arg]
    """A connection from its first to its last moment."""
    if foreign(socket):
        await socket.receive()
        await socket.close(1008)
        return
    await socket.accept()
    house: House = socket.app.state.house
    if house.stopping:
        await leave(socket, wire.Bye("restart", problem("server-bye-restart")), RESTART)
        return
    try:
        with house.doors.inside(address_of(socket)):
            hello = await asyncio.wait_for(receive(socket), HELLO)
            if not isinstance(hello, wire.Hello) or min(hello.have, hello.chat, hello.gallery) < 0:
                raise Unreadable
            live = await house.find(table)
            if live.torn:
                raise Declined("server-torn", 500)
            await attend(socket, Feed(Wire(socket), live, hello))
    except Unreadable:
        await leave(socket, wire.Bye("unreadable", problem("server-unreadable")), UNREADABLE)
    except TimeoutError:
        await leave(socket, wire.Bye("unreadable", problem("server-silent")), UNREADABLE)
    except Declined as no:
        await leave(socket, wire.Bye("unknown" if no.status == 404 else "refused", no.problem()), FULL)
    except SQLAlchemyError as error:
        trouble.log("a table could not be read", error)
        await leave(socket, wire.Bye("refused", NO_STORE), FULL)
    except GONE:
        return


async def attend(socket: WebSocket, connection: Feed) -> None:  # type: ignore[type-arg]
    """Sits with the others until one goes."""
    connection.table.join(connection)
    telling = asyncio.get_running_loop().create_task(connection.tell())
    try:
        await connection.listen(socket)
    finally:
        telling.cancel()
        connection.table.part(connection)


async def leave(socket: WebSocket, bye: wire.Bye, code: int) -> None:  # type: ignore[type-arg]
    with suppress(*GONE):
        await socket.send_text(WRITE.encode(bye).decode())
        await socket.close(code)
