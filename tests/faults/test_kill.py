"""A server is killed at random moments, again and again: what was acknowledged is there, nothing happens twice, everybody resumes."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from nodes import LIMIT, Node, Person, verify

from coterie.server.storage import Storage

TABLES = 12
KINDS = [("feast", {"choices": {"max_turns": "24"}}), ("true-blood", {})]
ENOUGH = 300
"""Events after which the people at a table have had enough: a game at random of True Blood is long."""


class Season:
    """A dozen games at any time until the killing is over, and all of them to their end."""

    def __init__(self, node: Node, kills: int, seed: int) -> None:
        self.node = node
        self.kills = kills
        self.rng = random.Random(seed)
        self.people: list[Person] = []

    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    async def table(self, number: int) -> list[Person]:
        """One table, played to its end; laid again if the server dies before it stands."""
        game, more = KINDS[number % len(KINDS)]
        while True:
            try:
                found, tokens = await asyncio.to_thread(self.node.lay, 4, game=game, **more)
                break
            except (httpx.HTTPError, AssertionError, KeyError, ValueError):
                await asyncio.sleep(0.1)
        rng = random.Random(f"{number}")
        people = [Person(lambda: self.node.address, found, token, random.Random(rng.random()), 0.02, ENOUGH) for token in tokens]
        self.people += people
        await asyncio.gather(*(person.play() for person in people))
        return people

    async def killing(self) -> None:
        """Kills the server after so many answers, and sometimes while it is still coming up."""
        for _ in range(self.kills):
            if self.rng.random() < 0.8:
                enough = self.acknowledged() + self.rng.randint(0, 100)
                while self.acknowledged() < enough:
                    await asyncio.sleep(0.002)
            await asyncio.sleep(self.rng.random() * 0.3)
            self.node.kill()
            self.node.start()
        await asyncio.to_thread(self.node.ready)

    async def play(self) -> list[list[Person]]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2 * TABLES))
        killing = asyncio.create_task(self.killing())
        done: list[list[Person]] = []
        running = {asyncio.create_task(self.table(number)) for number in range(TABLES)}
        laid = TABLES
        while running:
            ended, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            done += [task.result() for task in ended]
            while not killing.done() and len(running) < TABLES:
                running.add(asyncio.create_task(self.table(laid)))
                laid += 1
        await killing
        return done


def test_a_server_that_is_killed_loses_nothing(node: Node, database: str, long: bool, capsys: pytest.CaptureFixture[str]) -> None:
    kills = 200 if long else 6
    tables = asyncio.run(asyncio.wait_for(Season(node, kills, 20).play(), 4 * LIMIT if long else LIMIT))
    storage = Storage(database)
    answers = sum(verify(storage, people) for people in tables)
    storage.close()
    log = node.log.read_text()
    assert " serving" in log and not any(people[0].table in log for people in tables), "the log names no table: its name is its key"
    resumed = sum(person.connections - 1 for people in tables for person in people)
    assert resumed >= kills, "the killing was felt"
    with capsys.disabled():
        print(f"\n{storage.engine.name}: {kills} kills, {len(tables)} games, {answers} answers acknowledged, {resumed} times resumed")
