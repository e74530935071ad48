"""A server that starts on a database with very many open games answers at once, and takes them up by and by; the figures are printed."""

from __future__ import annotations

import asyncio
import random
import re
import time

import pytest
from company import Player, wait
from nodes import LIMIT, Node

from coterie.server.dealing import deal, new_secret, news
from coterie.server.house import lock_of, new_id, new_token
from coterie.server.storage import Storage
from coterie.server.stored import Chair, Sheet
from coterie.server.writing import Write

SEATS = 5
ANSWERS = 8
AT_ONCE = 200


def table(rng: random.Random) -> tuple[str, str, list[Write]]:
    """A game that has been played for a while: its id, the token of its first seat, and what is to be written.  Every second has bots."""
    sheet = Sheet(new_id(), "feast", 1, SEATS, 1, {}, "random", [], secret=new_secret(), started=True)
    token = new_token()
    bot = rng.choice([None, "careful"])
    chairs = [Chair(1, "person", "Anna", None, lock_of(token))]
    for seat in range(2, SEATS + 1):
        chairs.append(Chair(seat, "bot" if bot else "person", f"Guest {seat}", bot, None if bot else lock_of(new_token())))
    position, rows = deal(sheet, [chair.name for chair in chairs])
    for _ in range(ANSWERS):
        question = position.question
        assert question is not None
        for seat in question.asks:
            legal = position.legal(seat)
            position.say(seat, next((line for line in legal if line.startswith(("inquire", "pass"))), legal[-1]))
    laid, played = Write(sheet.id, None), Write(sheet.id, 1)
    laid.lay(sheet, chairs)
    played.log(0, [rows[0], *news(position, position.dealt_in, 0)])
    return sheet.id, token, [laid, played]


async def furnish(storage: Storage, number: int) -> list[tuple[str, str]]:
    """So many open games, written straight to the log."""
    rng = random.Random(9)
    found = []
    for begun in range(0, number, AT_ONCE):
        tables = [table(rng) for _ in range(min(AT_ONCE, number - begun))]
        for step in range(2):
            await asyncio.gather(*(storage.writer.written(writes[step]) for _, _, writes in tables))
        found += [(name, token) for name, token, _ in tables]
    return found


def test_a_restart_with_many_open_tables(database: str, long: bool, tmp_path_factory: pytest.TempPathFactory) -> None:
    number = 10_000 if long else 300
    storage = Storage(database)
    storage.prepare()
    tables = asyncio.run(furnish(storage, number))
    storage.close()
    node = Node(database, tmp_path_factory.mktemp("many") / "node.log", pace="1")
    began = time.perf_counter()
    node.start()
    node.ready()
    ready = time.perf_counter() - began
    waits = []
    for name, token in tables[:: max(1, number // 50)]:
        asked = time.perf_counter()
        player = Player(f"ws://{node.address}/api/tables/{name}/feed", token)
        player.until(lambda player=player: player.step)
        waits.append(time.perf_counter() - asked)
        player.close()
    taken: list[str] = []
    wait(lambda: taken.extend(re.findall(r"taken-up.*", node.log.read_text())) or taken, LIMIT)
    held = node.memory()
    node.kill()
    figures = f"{number} open games ({'SQLite' if database.startswith('sqlite') else 'PostgreSQL'}): ready after {ready:.1f} s; "
    figures += f"a page meanwhile waits {sorted(waits)[len(waits) // 2] * 1000:.0f} ms (longest {max(waits) * 1000:.0f} ms); "
    print(f"\n{figures}{taken[0]}; {held / 2**20:.0f} MiB")
