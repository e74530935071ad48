"""For bots from outside, over plain HTTP: the feed of a seat as lines of JSON, and a place to send what the seat says (docs/bots.md).

A stream is a feed like that of a socket, with another outlet.  It is written as fast as its reader reads: what a reader has not taken yet
is not kept for it, but read from the table when it is ready, so a slow one holds up nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from coterie.server import manners, wire
from coterie.server.describe import says
from coterie.server.doors import address_of
from coterie.server.feed import READ, Feed, Unreadable
from coterie.server.live import LiveTable
from coterie.server.lobby import Asked, answer, house_of, key, number, token_of
from coterie.server.refusals import Declined

HEARTBEAT = 15.0
"""Seconds of silence after which an empty line is sent, so that nobody on the way takes the connection for dead."""
NDJSON = "application/x-ndjson"
HEADERS = [(b"content-type", NDJSON.encode()), (b"x-accel-buffering", b"no")]


class Lines:
    """The outlet of a stream: what the feed has to say waits here until it is written."""

    free = True

    def __init__(self) -> None:
        self.waiting: list[bytes] = []
        self.closed = False
        self.news = asyncio.Event()

    def put(self, *words: bytes) -> None:
        self.waiting += [text + b"\n" for text in words]

    async def ready(self) -> None: ...

    async def close(self, code: int = 1000) -> None:
        self.closed = True
        self.news.set()

    def take(self) -> bytes:
        found = b"".join(self.waiting)
        self.waiting = []
        return found


class Stream:
    """One answer that goes on until the game is over, the reader goes or the server stops."""

    def __init__(self, table: LiveTable, hello: wire.Hello, address: str) -> None:
        self.table = table
        self.address = address
        self.lines = Lines()
        self.feed = Feed(self.lines, table, hello)
        self.gone = False

    @property
    def seat(self) -> int:
        return self.feed.seat

    def wake(self) -> None:
        """There is news: it is read from the table when the reader has taken what came before."""
        self.lines.news.set()

    async def farewell(self, why: str) -> None:
        await self.feed.farewell(why)

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        with self.table.house.doors.inside(self.address):
            await self.tell(receive, send)

    async def tell(self, receive: Receive, send: Send) -> None:
        self.table.join(self)
        watching = asyncio.get_running_loop().create_task(self.watch(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            while not self.gone:
                self.lines.news.clear()
                if not self.lines.closed:
                    self.feed.wake()
                ends = self.lines.closed or self.told_the_end()
                await send({"type": "http.response.body", "body": self.lines.take(), "more_body": not ends})
                if ends:
                    return
                await self.news(send)
        finally:
            watching.cancel()
            self.table.part(self)

    async def news(self, send: Send) -> None:
        """Waits for something to say, with a sign of life now and then."""
        while not self.gone:
            try:
                await asyncio.wait_for(self.lines.news.wait(), HEARTBEAT)
                return
            except TimeoutError:
                await send({"type": "http.response.body", "body": b"\n", "more_body": True})

    async def watch(self, receive: Receive) -> None:
        """Notices that the reader has gone."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.gone = True
        self.wake()

    def told_the_end(self) -> bool:
        play, seen = self.table.play, self.feed.step_seen
        if play is None or play.settling or play.position.outcome is None:
            return False
        if self.feed.seat == 0:
            return not play.gallery.coming and seen == (play.gallery.steps, 0)
        return seen[0] == play.steps + 1


STREAM = says(wire.ToClient, None, (400, 404, 503), key=True, open=True, media=NDJSON, query=("have", "chat"))


@get("/api/tables/{table:str}/stream", opt=STREAM)
async def stream(request: Asked, table: FromPath[str]) -> ASGIApp:
    """The feed of a seat (of a watcher, without a token), one message a line."""
    house = house_of(request)
    hello = wire.Hello(token_of(request), number(request, "have"), number(request, "chat"))
    live = await house.find(table)
    if live.torn:
        raise Declined("server-torn", 500)
    if house.stopping:
        raise Declined("server-bye-restart", 503)
    if hello.token is not None:
        live.person(key(request))
    return Stream(live, hello, address_of(request))


@post("/api/tables/{table:str}/act", status_code=200, opt=says(wire.Reply, wire.FromClient, (404, 409, 503), key=True))
async def act(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """One message of a seat, the same as over a socket; the answer is its reply."""
    live = await house_of(request).find(table)
    seat = live.person(key(request))
    feed = Feed(Lines(), live, wire.Hello(token_of(request)))
    rate = live.rates.setdefault(seat, feed.rate)
    if not rate.take(live.house.clock.now()):
        raise Declined("server-too-fast", 429)
    words = await request.body()
    live = await house_of(request).find(table)  # it may have been put away meanwhile
    try:
        if len(words) > manners.MESSAGE:
            raise Declined("server-too-big", 413)
        message = READ.decode(words)
        if isinstance(message, wire.Hello):
            raise Unreadable
        return answer(wire.Reply(message.id, await feed.answer(message)))
    except (msgspec.MsgspecError, UnicodeError, RecursionError, Unreadable) as error:
        raise Declined("server-unreadable") from error


ROUTES: Sequence[HTTPRouteHandler] = (stream, act)
