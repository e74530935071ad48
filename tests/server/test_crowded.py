"""More tables than a house keeps at hand."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from company import Parlour, in_parlour

from coterie.server import dealing, house, seating
from coterie.server.house import lock_of
from coterie.server.storage import Storage


def test_tables_that_are_called_for_at_one_moment_are_all_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parlour: Parlour) -> None:
        names = [(await parlour.lay(4))[0].sheet.id for _ in range(3)]
        parlour.house.tables.clear()

        async def at_once(deed: Callable[[], Any]) -> Any:
            return deed()

        monkeypatch.setattr(house, "MANY", 1)
        monkeypatch.setattr(parlour.house.storage, "do", at_once)
        found = await asyncio.gather(*(parlour.house.find(name) for name in names))
        assert [table.sheet.id for table in found] == names

    in_parlour(tmp_path, work)


def test_a_table_is_never_there_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put away before whoever waited for it has sat down, and called for again in this very moment."""

    async def work(parlour: Parlour) -> None:
        table = (await parlour.lay(4))[0]
        name, gate = table.sheet.id, asyncio.Event()

        async def slowly(deed: Callable[[], Any]) -> Any:
            await gate.wait()
            return deed()

        monkeypatch.setattr(parlour.house.storage, "do", slowly)
        del parlour.house.tables[name]
        late = asyncio.create_task(parlour.house.find(name))
        await asyncio.sleep(0)
        parlour.house.tables[name] = table
        gate.set()
        assert await late is table and parlour.house.tables[name] is table

    in_parlour(tmp_path, work)


def test_a_long_game_is_played_again_by_another_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So nobody at another table waits for it."""
    where: list[str] = []

    def noted(*args: Any) -> Any:
        where.append(threading.current_thread().name)
        return dealing.replay(*args)

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(4)
        await seating.start(table, lock_of(tokens[0]))
        for _ in range(5):
            assert table.play is not None
            question = table.play.position.question
            if question is not None:
                await parlour.say(table, question.asks[0], table.play.legal(question.asks[0])[-1])
        monkeypatch.setattr(house, "LONG", 2)
        monkeypatch.setattr(house, "replay", noted)
        other = house.House(Storage(parlour.database), None, parlour.clock, parlour.house.pace)
        twin = await other.find(table.sheet.id)
        assert len(where) == 1 and where[0].startswith("readers")
        assert twin.play is not None and table.play is not None
        for seat in range(5):
            assert twin.play.step_for(seat, 0) == table.play.step_for(seat, 0)
        await twin.reload()
        assert len(where) == 1, "nothing new: nothing to be played"
        await other.close()

    in_parlour(tmp_path, work)
