"""The servers that are measured, each a process of its own on a core of its own with its data in a folder that goes afterwards."""

from __future__ import annotations

import http.client
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

HERE = Path(__file__).parent
CORES = sorted(os.sched_getaffinity(0))
SERVER, GENERATOR = CORES[0], CORES[-1]
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PROCESS_CLOCK = 2
"""What marks the number of a clock as that of a whole process's CPU time (Linux)."""


class Refusal(Exception):
    """A server did not do what it was asked for."""


class Lobby:
    """Requests to a server, one after another on one connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.connection.connect()
        self.connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def post(self, path: str, body: dict[str, Any], token: str | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        self.connection.request("POST", path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        words = answer.read()
        if answer.status >= 300:
            raise Refusal(f"{path}: {answer.status} {words[:300]!r}")
        found: dict[str, Any] = json.loads(words)
        return found

    def close(self) -> None:
        self.connection.close()


def taken() -> float:
    """Seconds that the cores of server and generator have worked so far, for anybody, in steps of a hundredth."""
    found = 0
    for line in Path("/proc/stat").read_text().splitlines():
        name, *fields = line.split()
        if name in (f"cpu{SERVER}", f"cpu{GENERATOR}"):
            user, nice, system, _, _, _, _, steal = map(int, fields[:8])
            found += user + nice + system + steal
    return found / TICK


def free_port() -> int:
    """A port to listen on, of those that no connection of ours is given by itself."""
    for port in random.sample(range(10000, 30000), 100):
        with socket.socket() as free, suppress(OSError):
            free.bind(("", port))
            return port
    raise Refusal("no port is free")


class Server:
    """A running server.  `command` names the port and the folder as ``{port}`` and ``{folder}``."""

    def __init__(self, command: list[str], where: Path) -> None:
        self.port = free_port()
        self.folder = tempfile.mkdtemp(prefix="coterie-load-")
        environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "COTERIE_PURE")} | {"NODE_ENV": "production"}
        whole = [part.format(port=self.port, folder=self.folder) for part in command]
        self.words = (Path(self.folder) / "words").open("wb")
        os.sched_setaffinity(0, {SERVER})
        self.process = subprocess.Popen(whole, cwd=where, env=environment, stdout=self.words, stderr=self.words)
        os.sched_setaffinity(0, {GENERATOR})

    def __enter__(self) -> Server:
        end = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    self.last_words()
                    self.stop()
                    raise
            time.sleep(0.02)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if kind is not None:
            self.last_words()
        self.stop()

    def last_words(self) -> None:
        said = (Path(self.folder) / "words").read_text(errors="replace")
        print(f"--- the server's last words ---\n{said[-2000:]}\n---", file=sys.stderr)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.words.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def lobby(self) -> Lobby:
        return Lobby(self.port)

    def cpu(self) -> float:
        """Seconds that the server has worked so far, all its threads together."""
        return time.clock_gettime((~self.process.pid << 3) | PROCESS_CLOCK)

    def memory(self) -> int:
        """Bytes in memory now."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE
