"""Servers that can be killed, and people who come back by themselves: they keep what they were told and what was acknowledged to them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import httpx
from company import bearer, seat_people
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from coterie.core.position import Position
from coterie.server import dealing
from coterie.server.storage import Storage

LIMIT = 900.0
"""Seconds after which anything in here counts as stuck."""


def emptied(url: str) -> str:
    """A PostgreSQL database with nothing in it."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("drop schema public cascade"))
        connection.execute(text("create schema public"))
    engine.dispose()
    return url


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Node:
    """``coterie serve`` in a process of its own; always at the same port."""

    def __init__(self, database: str, log: Path, *more: str, pace: str = "0") -> None:
        self.port = free_port()
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None
        self.command = [
            sys.executable, "-c", "from coterie.cli import main; main()",
            "serve", "--port", str(self.port), "--pace", pace, "--database", database, *more,
        ]  # fmt: skip

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)

    def well(self) -> bool:
        asked = HTTPConnection(self.address, timeout=5)
        try:
            asked.request("GET", "/ready")
            return bool(json.load(asked.getresponse())["ok"])
        except (OSError, HTTPException, ValueError, KeyError):
            return False
        finally:
            asked.close()

    def ready(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not self.well():
            assert self.process is not None and self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.01)

    def kill(self, how: int = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def memory(self) -> int:
        """Bytes that the process holds in memory now."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def lay(self, seats: int, **more: Any) -> tuple[str, list[str]]:
        """A new table with a game on it: its id and the tokens."""
        with httpx.Client(base_url=f"http://{self.address}", timeout=30, verify=False) as http:
            table, tokens = seat_people(http, seats, **more)
            assert http.post(f"/api/tables/{table}/start", json={}, headers=bearer(tokens[0])).status_code == 200
        return table, tokens


class Person:
    """A client of one seat: plays at random, says again what was not acknowledged, comes back by itself.

    After ``enough`` events it agrees to end the game without a winner.  If nothing comes for ``patience`` seconds it dials anew.
    """

    def __init__(
        self, address: Callable[[], str], table: str, token: str, rng: random.Random, pause: float = 0.0, enough: int = 10**9
    ) -> None:
        self.address = address
        self.table = table
        self.token = token
        self.rng = rng
        self.pause = pause
        self.enough = enough
        self.patience: float | None = None
        self.seat = 0
        self.events: list[dict[str, Any]] = []
        self.waiting: dict[str, dict[str, Any]] = {}
        self.sent: list[dict[str, Any]] = []
        self.acknowledged: set[str] = set()
        self.refused: list[tuple[dict[str, Any], str]] = []
        self.asked = 0
        self.tired = False
        self.over = False
        self.connections = 0
        self.socket: Any = None

    async def play(self) -> None:
        """To the end of the game, however often the connection breaks."""
        while not self.over or self.waiting:
            try:
                url = f"ws://{self.address()}/api/tables/{self.table}/feed"
                async with connect(url, open_timeout=5, ping_interval=None) as self.socket:
                    self.connections += 1
                    await self.attend()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.2 + 0.3 * self.rng.random())

    async def attend(self) -> None:
        await self.socket.send(json.dumps({"type": "hello", "token": self.token, "have": len(self.events)}))
        for message in list(self.waiting.values()):
            await self.socket.send(json.dumps(message))
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), self.patience))
            if message["type"] == "lobby":
                self.seat = message["you"]
            elif message["type"] == "step":
                await self.hear(message)
            elif message["type"] == "reply":
                self.replied(message)
            if self.over and not self.waiting:
                return

    async def hear(self, step: dict[str, Any]) -> None:
        for event in step["told"]:
            assert event["n"] == len(self.events) + 1, f"told {event['n']} after {len(self.events)}"
            self.events.append(event)
        question = step["question"]
        self.over = question is None
        if question is not None and len(self.events) > self.enough and not self.tired:
            self.tired = True
            await self.put({"type": "agree"})
        if question is not None and question["q"] > self.asked and self.seat in question["asks"]:
            self.asked = question["q"]
            if self.pause:
                await asyncio.sleep(self.pause * self.rng.random())
            legal = question["legal"]
            await self.say(question["q"], self.rng.choice(legal))
            if question["window"] and self.rng.random() < 0.2:
                await self.say(question["q"], self.rng.choice(legal))

    async def say(self, q: int, line: str) -> None:
        message = {"type": "say", "q": q, "line": line}
        self.sent.append(message)
        await self.put(message)

    async def put(self, message: dict[str, Any]) -> None:
        """Sends something that is sent again until it is acknowledged."""
        message["id"] = f"{self.rng.getrandbits(60):x}"
        self.waiting[message["id"]] = message
        await self.socket.send(json.dumps(message))

    def replied(self, reply: dict[str, Any]) -> None:
        message = self.waiting.pop(reply["id"], None)
        if message is None:
            return
        problem = reply["problem"]
        if problem is None:
            self.acknowledged.add(reply["id"])
        else:
            self.refused.append((message, problem["message"]))

    def answers(self) -> dict[int, str]:
        """What was acknowledged, by question; of a sealed answer that was changed, the last."""
        return {message["q"]: message["line"] for message in self.sent if message["id"] in self.acknowledged}


def replayed(storage: Storage, table: str) -> tuple[Position, dict[tuple[int, int], list[str]], int]:
    """A game as the log has it: its position, what each seat said to each question, and the last question."""
    stored = storage.read(table)
    assert stored is not None
    names = [chair.name for chair in stored.chairs]
    position = dealing.replay(stored.sheet, names, stored.log)
    again = dealing.dealt(stored.sheet, names, dealing.settled(stored.sheet))
    said: dict[tuple[int, int], list[str]] = {}
    last = 0
    for line in position.lines:
        who, _, words = line.partition(" ")
        if who != "*":
            assert again.question is not None
            last = again.question.number
            if words != "agree":
                said.setdefault((again.question.number, int(who)), []).append(words)
            again.say(int(who), words)
    assert again.facts == position.facts
    return position, said, last


def verify(storage: Storage, people: list[Person]) -> int:
    """All that must hold of a finished table, whatever happened; how many answers were acknowledged there."""
    position, said, last = replayed(storage, people[0].table)
    assert position.outcome is not None
    assert all(len(lines) == 1 for lines in said.values()), "an answer stands twice"
    ended = position.lines[-1].endswith(" agree")
    count = 0
    for person in people:
        answers = person.answers()
        count += len(answers)
        for q, line in answers.items():
            kept = said.get((q, person.seat))
            sealed = ended and kept is None and q == last  # an envelope of the question in which all agreed to end: nobody opened it
            assert kept == [line] or sealed, f"acknowledged, but not there: {q} {line}"
        for message, problem in person.refused:
            assert problem in ("server-stale", "server-over") and (message["q"] in answers or ended), f"{problem}: {message}"
        told = [{"n": e.n, "kind": e.kind, "fields": e.fields} for e in position.told(person.seat)]
        assert person.events == json.loads(json.dumps(told)), f"seat {person.seat} was told something else"
    return count
