"""WebSockets for a load generator: one epoll for thousands of connections, frames by hand, so that it costs little.

Text frames only, nothing compressed.  The frames of a client carry a mask of zeros, which the protocol allows and which costs nothing.
"""

from __future__ import annotations

import base64
import os
import select
import socket
import struct
import time
from collections.abc import Callable

Heard = Callable[[bytes, float], None]
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes(4)
SOURCES = 64
"""So many addresses of this machine are called from in turn: one address has ports for about 28,000 connections."""


class Lost(Exception):
    """A connection ended that should not have."""


def frame(kind: int, payload: bytes) -> bytes:
    """A whole message as a client sends it."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size)) + MASK + payload
    return bytes((0x80 | kind, 0x80 | 126)) + struct.pack("!H", size) + MASK + payload


class Link:
    """One connection; `heard` is called with every text that comes and the moment at which it was read."""

    __slots__ = ("heard", "rest", "socket")

    def __init__(self, opened: socket.socket, rest: bytes, heard: Heard) -> None:
        self.socket = opened
        self.rest = rest
        self.heard = heard

    def send(self, payload: bytes) -> None:
        self.socket.send(frame(TEXT, payload))

    def begin(self) -> None:
        rest, self.rest = self.rest, b""
        self.take(rest, time.perf_counter())

    def read(self, when: float) -> int:
        """Takes in what has come; how many bytes that was."""
        try:
            came = self.socket.recv(262144)
        except BlockingIOError:
            return 0
        if not came:
            raise Lost("the server has closed a connection")
        self.take(self.rest + came if self.rest else came, when)
        return len(came)

    def take(self, data: bytes, when: float) -> None:
        """Reads all whole frames and keeps what is left."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                if end - at < 4:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if end - at < 10:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + size > end:
                break
            kind = data[at] & 15
            at = start + size
            if kind == TEXT:
                self.heard(data[start:at], when)
            elif kind == PING:
                self.socket.send(frame(PONG, data[start:at]))
            elif kind == CLOSE:
                raise Lost(f"the server says good-bye: {data[start + 2 : at]!r}")
        self.rest = data[at:]


class Crowd:
    """All connections of a measurement."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.epoll = select.epoll()
        self.links: dict[int, Link] = {}
        self.bytes = 0

    def connect(self, path: str, heard: Heard) -> Link:
        """Opens a connection, waiting for it.  What came with its opening is read when `begin` is called."""
        source = f"127.0.0.{2 + len(self.links) % SOURCES}"
        opened = socket.create_connection(("127.0.0.1", self.port), timeout=30, source_address=(source, 0))
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        opened.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        data = b""
        while b"\r\n\r\n" not in data:
            came = opened.recv(65536)
            if not came:
                raise Lost("the server has closed a connection before it was open")
            data += came
        head, _, rest = data.partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0] + b" ":
            raise Lost(f"no WebSocket: {head[:200]!r}")
        opened.setblocking(False)
        link = Link(opened, rest, heard)
        self.links[opened.fileno()] = link
        self.epoll.register(opened.fileno(), select.EPOLLIN)
        return link

    def poll(self, seconds: float) -> int:
        """Takes in what has come, waiting so long for it; on how many connections something came."""
        found = self.epoll.poll(seconds, 4096)
        for fd, _ in found:
            self.bytes += self.links[fd].read(time.perf_counter())
        return len(found)

    def until(self, done: Callable[[], bool], seconds: float = 300) -> None:
        """Takes in what comes until something is true."""
        end = time.perf_counter() + seconds
        while not done():
            self.poll(0.05)
            if time.perf_counter() > end:
                raise Lost("waited in vain")

    def settle(self, quiet: float = 0.3, seconds: float = 3) -> None:
        """Takes in what comes until nothing comes any more; some keep-alive always does at many connections."""
        end = time.perf_counter() + seconds
        while self.poll(quiet) and time.perf_counter() < end:
            pass

    def close(self) -> None:
        for link in self.links.values():
            link.socket.close()
        self.epoll.close()
