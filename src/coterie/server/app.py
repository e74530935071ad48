"""The table server: an ASGI application, and ``run``, which serves it."""

from __future__ import annotations

import logging
import os
import socket as sockets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from litestar import Litestar

from coterie.server import lines, lobby, manners, pages
from coterie.server.bell import Bell, bell_of
from coterie.server.clocks import Clock, Pace
from coterie.server.feed import feed
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


def create_app(database_url: str | None = None, pace: float | Pace = 1.0, bell: Bell | None = None, clock: Clock | None = None) -> Litestar:
    """The application; one house of live tables on this database.  `pace` 0: no waiting anywhere (tests)."""
    url = database_url if database_url is not None else default_database()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(Storage(url), bell, clock, pace if isinstance(pace, Pace) else Pace(pace))
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[*lobby.ROUTES, feed, pages.page],
        lifespan=[lifespan],
        before_send=[pages.dress],
        exception_handlers=lobby.TROUBLES,
        request_max_body_size=manners.BODY,
        openapi_config=None,
        logging_config=None,
    )


def silent_about_places(record: logging.LogRecord) -> bool:
    """Whether a line of the log tells nothing of who has asked for what: a table's place is its key, and uvicorn logs each WebSocket."""
    return record.levelno > logging.INFO or not str(record.msg).startswith(("%s - \"WebSocket", "connection "))


class TableServer(uvicorn.Server):
    """Tells everybody that it stops before it closes their connections."""

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        house: House | None = getattr(self.app.state, "house", None)
        if house is not None:
            await house.farewell()
        await super().shutdown(sockets)

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app


def server(app: Litestar, host: str = "127.0.0.1", port: int = 8000, log_level: str = "warning") -> TableServer:
    """The server for an application, not running yet.  Requests are not logged: their paths are the keys to tables."""
    logging.getLogger("uvicorn.error").addFilter(silent_about_places)
    config = uvicorn.Config(
        app, host=host, port=port, ws=lines.Line, ws_max_size=manners.MESSAGE * 2, access_log=False, log_level=log_level,
        ws_per_message_deflate=False, ws_ping_interval=lines.PING, ws_ping_timeout=lines.PONG, timeout_graceful_shutdown=5,
        server_header=False,
    )  # fmt: skip
    return TableServer(config, app)


def run(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, pace: float = 1.0, bell: str = "memory:") -> None:
    """Serves until it is stopped.  Raises :class:`~coterie.core.errors.BadSetup` for an unknown bell."""
    server(create_app(database, pace, bell_of(bell)), host, port, log_level="info").run()
