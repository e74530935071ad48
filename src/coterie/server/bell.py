"""The bell says that a table has news; the news itself is read from the log.  Losing it costs time, never a move."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol
from urllib.parse import urlsplit

from coterie.core.errors import BadSetup
from coterie.server import trouble

Ear = Callable[[str, int], None]
"""Called with the table and the edition it has now."""

CHANNEL = "coterie"
WAIT = 1.0
"""Seconds after which a bell that has fallen silent is tried again."""
MOST = 10_000
"""Rings that wait to be sent; more are lost, and found by looking."""


class Bell(Protocol):
    shared: bool
    """Whether there are other servers that hear it too."""

    def hear(self, ear: Ear) -> None:
        """From now on this ear hears every ring."""

    def ring(self, table: str, edition: int) -> None:
        """This table has been written to."""

    async def open(self) -> None:
        """Is connected from now on, or tries to be."""

    async def close(self) -> None:
        """Is heard no more."""


class MemoryBell:
    """The bell of a house with one server."""

    shared = False

    def __init__(self) -> None:
        self.ears: list[Ear] = []

    def hear(self, ear: Ear) -> None:
        self.ears.append(ear)

    def ring(self, table: str, edition: int) -> None:
        for ear in self.ears:
            ear(table, edition)

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class RedisBell(MemoryBell):
    """Rings here at once, and at all other servers through Redis.  While Redis is away the others find the news by looking at the log."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.me = secrets.token_hex(6)
        self.rings: asyncio.Queue[str] = asyncio.Queue(MOST)
        self.tasks: list[asyncio.Task[None]] = []

    def ring(self, table: str, edition: int) -> None:
        super().ring(table, edition)
        with suppress(asyncio.QueueFull):
            self.rings.put_nowait(f"{self.me} {table} {edition}")

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self.steadily(work)) for work in (self.send, self.receive)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def steadily(self, work: Callable[[Any], Any]) -> None:
        """Works with a connection, and with a new one when it is lost."""
        from redis.asyncio import Redis

        while True:
            redis = Redis.from_url(self.url, decode_responses=True, socket_connect_timeout=3, health_check_interval=10)
            try:
                await work(redis)
            except Exception as error:
                trouble.log("the bell has fallen silent", error)
            finally:
                with suppress(Exception):
                    await redis.aclose()
            await asyncio.sleep(WAIT)

    async def send(self, redis: Any) -> None:
        """All rings that have gathered, in one go."""
        while True:
            rings = [await self.rings.get()]
            while not self.rings.empty():
                rings.append(self.rings.get_nowait())
            async with redis.pipeline(transaction=False) as pipeline:
                for ring in rings:
                    pipeline.publish(CHANNEL, ring)
                await pipeline.execute()

    async def receive(self, redis: Any) -> None:
        async with redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            async for message in subscription.listen():
                if message["type"] == "message":
                    self.heard(str(message["data"]))

    def heard(self, ring: str) -> None:
        """What another server has rung; anything else that turns up on the channel is passed over."""
        who, _, rest = ring.partition(" ")
        table, _, edition = rest.partition(" ")
        if who != self.me and edition.isdecimal():
            for ear in self.ears:
                ear(table, int(edition))


def bell_of(url: str) -> Bell:
    """The bell of this address; raises :class:`BadSetup` for one that this house has not."""
    scheme = urlsplit(url).scheme
    if scheme == "memory":
        return MemoryBell()
    if scheme not in ("redis", "rediss", "unix"):
        raise BadSetup("server-no-bell", {"url": url.partition(":")[0]})
    try:
        import redis.asyncio  # noqa: F401
    except ImportError as missing:
        raise BadSetup("server-bell-missing", {"extra": "redis"}) from missing
    return RedisBell(url)
