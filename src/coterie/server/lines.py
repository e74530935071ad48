"""The lines to the clients: whoever takes nothing any more, or has gone without a word, is let go."""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from coterie.server.frames import framed

PATIENCE = 20.0
"""Seconds that a full send buffer may take to empty."""
PING, PONG = 20.0, 20.0
"""A quiet client is asked after so many seconds whether it is still there, and must answer in so many."""
HERE = "coterie.line"
"""Where a connection finds its line."""
LAST = 1.0
"""Seconds for the last words of a server that stops."""


class Line(WebSocketsSansIOProtocol):
    """A WebSocket with an end to its patience.

    What cannot be sent waits in a buffer of bounded size, and whatever is to follow waits for that, on this line alone.  A client that does
    not read, or a network that has gone without a word, would hold it for ever: closing waits for the buffer.  So it is cut.
    """

    patience: TimerHandle | None = None
    drained: Callable[[], None] | None = None
    """Called when there is room again."""

    @property
    def free(self) -> bool:
        """Whether it takes more now."""
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.disconnected

    def put(self, *words: bytes) -> None:
        """Sends texts at once, past the layers that have nothing to do with it; nothing if the line is closed."""
        if self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(framed(words))

    async def ready(self) -> None:
        """Waits until there is room, or the line is no more."""
        await self.writable.wait()

    async def close(self, code: int = 1000) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": None})

    async def run_asgi(self) -> None:
        self.scope[HERE] = self  # type: ignore[literal-required]
        await super().run_asgi()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.patience is None:
            self.patience = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.be_patient()
        if self.drained is not None:
            self.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        self.be_patient()
        super().connection_lost(exc)

    def be_patient(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops: what has not been sent by then is sent again to whoever comes back."""
        super().shutdown()
        self.loop.call_later(LAST, self.transport.abort)
