"""The table server: an ASGI application, and ``run``, which serves it."""

from __future__ import annotations

import gc
import logging
import os
import socket as sockets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn
from litestar import Litestar

from coterie.server import describe, doors, health, lines, lobby, logs, manners, mine, outside, pages, reviews
from coterie.server.bell import Bell, bell_of
from coterie.server.clocks import Clock, Pace
from coterie.server.connecting import feed
from coterie.server.hosting import Hosting
from coterie.server.house import House
from coterie.server.storage import Storage


def home() -> Path:
    """The user's data folder."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "coterie"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "coterie"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "coterie"


def default_database() -> str:
    return f"sqlite:///{home() / 'tables.db'}"


def create_app(
    database_url: str | None = None,
    pace: float | Pace = 1.0,
    bell: Bell | None = None,
    clock: Clock | None = None,
    hosting: Hosting | None = None,
) -> Litestar:
    """The application; one house of live tables on this database.  `pace` 0: no waiting anywhere, and no limits of how often (tests)."""
    url = database_url if database_url is not None else default_database()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(Storage(url), bell, clock, pace if isinstance(pace, Pace) else Pace(pace), hosting)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[
            *lobby.ROUTES, *outside.ROUTES, *reviews.ROUTES, *mine.ROUTES, *health.ROUTES, describe.description, feed, pages.page,
        ],
        lifespan=[lifespan],
        before_request=doors.knock,
        before_send=[pages.dress],
        exception_handlers=lobby.TROUBLES,
        request_max_body_size=manners.BODY,
        openapi_config=None,
        logging_config=None,
    )
    app.state.description = msgspec.json.encode(describe.document(app))
    return app


def said_of_itself(record: logging.LogRecord) -> bool:
    """Whether a line for the log is about the server itself: not the address of a table that somebody connects to, nor, at the level of
    debugging, what comes and goes, keys and cards."""
    return record.levelno >= logging.INFO and "WebSocket %s" not in str(record.msg)


class TableServer(uvicorn.Server):
    """Tells everybody that it stops before it closes their connections; what is being written is written."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    @property
    def house(self) -> House | None:
        return getattr(self.app.state, "house", None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """From this moment on the server is not ready."""
        if self.house is not None:
            self.house.stopping = True
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            logs.event("serving", host=self.config.host, port=self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        if self.house is not None:
            logs.event("stopping", tables=len(self.house.tables))
            await self.house.farewell()
        await super().shutdown(sockets)
        logs.event("stopped")


def spare_what_stays() -> None:
    """What has been loaded by now stays: the search for rings of garbage leaves it out, and looks at what is new less often.

    A table's position, feeds and lines live as long as it does; looking through them every 700 objects took a quarter of the server's time.
    Most of what is new is gone a step later: after 20,000 objects little of it is left to look through, after 2,000 nearly all.
    Meanwhile nobody is heard: a look at what is new takes some 8 ms, one at all that has come since the start a second for 1,000 tables.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 150, 2)


def server(app: Litestar, host: str = "127.0.0.1", port: int = 8000, log_level: str = "warning") -> TableServer:
    """The server for an application, not running yet.  Requests are not logged: their paths are the keys to tables."""
    config = uvicorn.Config(
        app, host=host, port=port, ws=lines.Line, ws_max_size=manners.MESSAGE * 2, access_log=False, log_level=log_level,
        ws_per_message_deflate=False, ws_ping_interval=lines.PING, ws_ping_timeout=lines.PONG, timeout_graceful_shutdown=5,
        server_header=False, log_config=None,
    )  # fmt: skip
    logging.getLogger("uvicorn.error").addFilter(said_of_itself)
    return TableServer(config, app)


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    pace: float = 1.0,
    bell: str = "memory:",
    hosting: Hosting | None = None,
    log: str = "plain",
) -> None:
    """Serves until it is stopped.  Raises :class:`~coterie.core.errors.BadSetup` for an unknown bell."""
    logs.begin(log)
    serving = server(create_app(database, pace, bell_of(bell), hosting=hosting), host, port)
    spare_what_stays()  # here the whole process is the server's; in somebody else's it would not be ours to do
    serving.run()
