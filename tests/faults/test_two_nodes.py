"""Two servers on one database and a Redis bell between them: everybody hears everything, also while Redis is away or a server is dead."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from company import bearer
from nodes import LIMIT, Node, Person, emptied, free_port, verify

from coterie.server.storage import Storage

TABLES = 4


class Redis:
    """A Redis of the test's own, that it may stop; keeps nothing."""

    def __init__(self, program: str, folder: Path) -> None:
        self.port = free_port()
        self.command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    program = os.environ.get("COTERIE_TEST_REDIS") or shutil.which("redis-server")
    if not program:
        pytest.skip("there is no redis-server here")
    found = Redis(program, tmp_path)
    found.start()
    yield found
    found.kill()


@pytest.fixture
def two(redis: Redis, tmp_path: Path) -> Iterator[list[Node]]:
    url = os.environ.get("COTERIE_TEST_POSTGRESQL", "")
    if not url:
        pytest.skip("no PostgreSQL to test with")
    emptied(url)
    found = [Node(url, tmp_path / f"node-{k}.log", "--bell", redis.url) for k in range(2)]
    for node in found:
        node.start()
    for node in found:
        node.ready()
    yield found
    for node in found:
        node.kill()


def lay(node: Node, bots: int) -> tuple[str, list[str]]:
    """A table of four, some of them bots: its id and the tokens of the people."""
    with httpx.Client(base_url=f"http://{node.address}", timeout=30, verify=False) as http:
        laid = http.post("/api/tables", json={"game": "feast", "seats": 4, "name": "Anna", "choices": {"max_turns": "30"}}).json()
        table, tokens = laid["table"], [laid["token"]]
        for seat in range(2, 5):
            if seat > 4 - bots:
                http.post(f"/api/tables/{table}/bots", json={"seat": seat, "bot": "random"}, headers=bearer(tokens[0])).raise_for_status()
            else:
                tokens.append(http.post(f"/api/tables/{table}/seats", json={"name": f"Guest {seat}"}).json()["token"])
        http.post(f"/api/tables/{table}/start", json={}, headers=bearer(tokens[0])).raise_for_status()
    return table, tokens


class Evening:
    """Tables whose people are spread over both servers; who finds a server dead goes to the other."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self.people: list[list[Person]] = []

    def address(self, home: int) -> str:
        """The server of somebody, or the other one while it is dead."""
        node = self.nodes[home]
        return node.address if node.process is not None else self.nodes[1 - home].address

    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for people in self.people for person in people)

    async def until(self, more: int) -> None:
        """Until so many more answers were acknowledged, or all games are over."""
        enough = self.acknowledged() + more
        while self.acknowledged() < enough and not all(person.over for people in self.people for person in people):
            await asyncio.sleep(0.01)

    async def play(self, trouble: list[object]) -> None:
        for number in range(TABLES):
            table, tokens = await asyncio.to_thread(lay, self.nodes[number % 2], number % 3)
            rng = random.Random(number)
            self.people.append([
                Person(lambda home=(number + k) % 2: self.address(home), table, token, random.Random(rng.random()), 0.1)
                for k, token in enumerate(tokens)
            ])  # fmt: skip
        playing = asyncio.gather(*(person.play() for people in self.people for person in people))
        for step in trouble:
            await self.until(12)
            if callable(step):
                step()
        await playing


def evening(nodes: list[Node], trouble: list[object]) -> list[list[Person]]:
    found = Evening(nodes)
    asyncio.run(asyncio.wait_for(found.play(trouble), LIMIT))
    storage = Storage(nodes[0].command[nodes[0].command.index("--database") + 1])
    assert sum(verify(storage, people) for people in found.people) > 0
    storage.close()
    return found.people


def test_two_servers_on_one_database(two: list[Node]) -> None:
    people = evening(two, [])
    assert all(person.connections == 1 for table in people for person in table)


def test_redis_is_killed_in_the_middle(two: list[Node], redis: Redis) -> None:
    """It costs time, never a move; and it is heard again when it is back."""
    people = evening(two, [redis.kill, redis.start])
    assert all(person.connections == 1 for table in people for person in table)


def test_a_server_is_killed_in_the_middle(two: list[Node]) -> None:
    """Its people go on at the other, its bots speak from there; then it is back."""
    people = evening(two, [two[0].kill, two[0].start])
    assert any(person.connections > 1 for table in people for person in table)
