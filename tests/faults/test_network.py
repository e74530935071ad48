"""Clients that do not read, networks that are cut or swallow everything: a table does not wait for them, and whoever comes back goes on."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from company import Player, Served, wait
from nodes import LIMIT, Node, Person, verify

from coterie.server import lines
from coterie.server.lines import Line
from coterie.server.storage import Storage

LONG_WORDS = "\U0001f987" * 500
"""What can be said at one time and takes the most room."""


class Deaf:
    """A client that says hello and then never reads."""

    def __init__(self, port: int, table: str, token: str | None = None) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/feed HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)
        self.say({"type": "hello", "token": token})

    def say(self, message: dict[str, Any]) -> None:
        words = json.dumps(message).encode()
        assert len(words) < 126
        self.socket.sendall(bytes([0x81, 0x80 | len(words), 0, 0, 0, 0]) + words)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    found = Served(tmp_path)
    yield found
    if found.thread.is_alive():
        found.stop()


def connections(served: Served) -> list[Line]:
    return [line for line in served.server.server_state.connections if isinstance(line, Line)]


def talk(players: list[Player], who: int, words: str) -> None:
    """Somebody says something, and all hear it."""
    assert players[who].ask({"type": "talk", "text": words}) is None
    players[who].until(lambda: players[who].chat and players[who].chat[-1]["text"] == words)
    n = players[who].chat[-1]["n"]
    for player in players:
        player.until(lambda player=player: player.chat and player.chat[-1]["n"] >= n)


def talk_until(players: list[Player], done: Callable[[], bool]) -> None:
    for _ in range(4000):
        talk(players, 0, LONG_WORDS)
        if done():
            return
    raise AssertionError("the buffers never filled")


def test_who_does_not_read_holds_up_nobody(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 10.0**6)
    table, tokens = served.seat_people(4)
    served.start(table, tokens[0])
    deaf = [Deaf(served.port, table, token) for token in (None, None, tokens[1])]
    players = [served.player(table, token) for token in tokens]
    talk_until(players, lambda: sum(not line.writable.is_set() for line in connections(served)) == len(deaf))
    deaf[2].say({"type": "talk", "id": "deaf", "text": "I hear nothing"})
    players[3].until(lambda: players[3].chat[-1]["text"] == "I hear nothing")
    for k in range(20):
        talk(players, k % 4, f"we hear {k}")
    full = [line.transport.get_write_buffer_size() for line in connections(served) if not line.writable.is_set()]
    assert len(full) == len(deaf) and max(full) < 2**18, "what waits for them is bounded"
    for player in players:
        player.close()
    served.stop()


def test_who_does_not_read_is_let_go(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.3)
    table, tokens = served.seat_people(4)
    players = [served.player(table, token) for token in (tokens[0], tokens[2])]
    deaf = Deaf(served.port, table, tokens[1])
    players[1].until(lambda: players[1].lobby and players[1].lobby["seats"][1]["here"])
    talk_until(players, lambda: len(connections(served)) == 2)
    players[1].until(lambda: not players[1].lobby["seats"][1]["here"])
    assert len(served.house.tables[table].listeners) == 2
    deaf.socket.close()
    for player in players:
        player.close()


class Proxy:
    """A network that can be cut, or swallow everything that is sent through it."""

    def __init__(self, node: Callable[[], int]) -> None:
        self.node = node
        self.swallows = False
        self.port = 0
        self.writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        server = await asyncio.start_server(self.connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.node())
        except OSError:
            writer.transport.abort()
            return
        self.writers |= {writer, far_writer}
        await asyncio.gather(self.carry(reader, far_writer), self.carry(far_reader, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lost = False
        try:
            while words := await reader.read(65536):
                lost = lost or self.swallows
                if not lost:
                    writer.write(words)
                    await writer.drain()
        except OSError:
            pass
        if not lost:
            self.writers.discard(writer)
            writer.transport.abort()

    def cut(self) -> None:
        for writer in self.writers:
            writer.transport.abort()
        self.writers = set()


async def through_a_bad_network(node: Node, breaks: int) -> tuple[list[list[Person]], int]:
    proxy = Proxy(lambda: node.port)
    await proxy.open()
    rng = random.Random(5)
    tables = []
    for _ in range(4):
        found, tokens = await asyncio.to_thread(node.lay, 4, choices={"max_turns": "40"})
        tables.append([Person(lambda: f"127.0.0.1:{proxy.port}", found, t, random.Random(rng.random()), 0.05) for t in tokens])
        for person in tables[-1]:
            person.patience = 2.0
    playing = asyncio.gather(*(person.play() for people in tables for person in people))
    done = 0
    while not playing.done() and done < breaks:
        await asyncio.sleep(rng.random())
        proxy.swallows = rng.random() < 0.5
        if proxy.swallows:
            await asyncio.sleep(0.3)
            proxy.swallows = False
        else:
            proxy.cut()
        done += 1
    await playing
    return tables, done


def test_a_network_that_is_cut_and_swallows_loses_nothing(
    node: Node, database: str, long: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    tables, breaks = asyncio.run(asyncio.wait_for(through_a_bad_network(node, 200 if long else 8), LIMIT))
    storage = Storage(database)
    answers = sum(verify(storage, people) for people in tables)
    storage.close()
    resumed = sum(person.connections - 1 for people in tables for person in people)
    assert resumed > 0
    with capsys.disabled():
        print(f"\n{storage.engine.name}: the network broke {breaks} times, {answers} answers acknowledged, {resumed} times resumed")


def test_who_has_gone_without_a_word_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes from there any more, not even that it has gone."""
    monkeypatch.setattr(lines, "PING", 0.2)
    monkeypatch.setattr(lines, "PONG", 0.2)
    served = Served(tmp_path)
    table, tokens = served.seat_people(4)
    watching = served.player(table, None)
    gone = Deaf(served.port, table, tokens[1])
    watching.until(lambda: watching.lobby and watching.lobby["seats"][1]["here"])
    watching.until(lambda: not watching.lobby["seats"][1]["here"])
    wait(lambda: len(served.house.tables[table].listeners) == 1)
    gone.socket.close()
    watching.close()
    served.stop()
