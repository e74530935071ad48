"""A connection to a table, from its first to its last moment: it says who it is, hears its feed and is heard, until one goes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from coterie.server import lines, trouble, wire
from coterie.server.doors import address_of
from coterie.server.feed import GONE, RESTART, WRITE, Feed, Unreadable, receive
from coterie.server.house import House
from coterie.server.refusals import NO_STORE, Declined, problem

HELLO = 10.0
"""Seconds in which a connection must say who it is."""
FULL, UNREADABLE = 1013, 1003


def foreign(socket: WebSocket) -> bool:  # type: ignore[type-arg]
    """Whether a page of another place has opened this connection."""
    origin = socket.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc.casefold() != socket.headers.get("host", "").casefold()


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
    line: lines.Line = socket.scope[lines.HERE]  # type: ignore[literal-required]
    try:
        with house.doors.inside(address_of(socket)):
            hello = await asyncio.wait_for(receive(line), HELLO)
            if not isinstance(hello, wire.Hello) or min(hello.have, hello.chat, hello.gallery) < 0:
                raise Unreadable
            live = await house.find(table)
            if live.torn:
                raise Declined("server-torn", 500)
            await attend(line, Feed(line, live, hello))
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


async def attend(line: lines.Line, connection: Feed) -> None:
    """Sits with the others until one goes."""
    connection.table.join(connection)
    try:
        line.drained = connection.wake
        connection.wake()
        await connection.listen(line)
    finally:
        line.drained = None
        connection.table.part(connection)


async def leave(socket: WebSocket, bye: wire.Bye, code: int) -> None:  # type: ignore[type-arg]
    with suppress(*GONE):
        await socket.send_text(WRITE.encode(bye).decode())
        await socket.close(code)
