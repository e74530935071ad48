"""A write that came through although it looked as if it had not, and a database that is gone for a while: the table goes on by itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from company import Parlour, in_parlour

from coterie.server import seating, wire
from coterie.server.house import House, lock_of, new_token
from coterie.server.live import LiveTable
from coterie.server.storage import Storage
from coterie.server.writing import Collision


@contextmanager
def word_lost(house: House) -> Iterator[None]:
    """The next write is on disk, and is said to have come too late."""
    written = house.storage.written

    async def lost(*write: Any) -> None:
        house.storage.written = written  # type: ignore[method-assign]
        await written(*write)
        raise Collision("lost")

    house.storage.written = lost  # type: ignore[method-assign]
    yield
    assert house.storage.written is written


@contextmanager
def gone(house: House) -> Iterator[None]:
    """There is no database for a while."""

    async def fail(*_: Any) -> Any:
        raise OSError("gone")

    written, do = house.storage.written, house.storage.do
    house.storage.written, house.storage.do = fail, fail  # type: ignore[method-assign]
    yield
    house.storage.written, house.storage.do = written, do  # type: ignore[method-assign]


async def begun(parlour: Parlour, bots: dict[int, str] | None = None) -> tuple[LiveTable, list[str]]:
    """A game of four in which seat 2 begins."""
    table, tokens = await parlour.lay(4, bots=bots)
    table.sheet.first = 2
    await seating.start(table, lock_of(tokens[0]))
    return table, tokens


def number(table: LiveTable) -> int:
    """Of the question on the table; bots at random may also have ended the game by then."""
    assert table.play is not None
    question = table.play.position.question
    return question.number if question is not None else 10**6


def test_after_a_step_whose_word_was_lost_the_next_question_is_put(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await begun(parlour, {3: "random", 4: "random"})
        ear = parlour.listen(table, tokens[1])
        with word_lost(parlour.house):
            await parlour.say(table, 2, "dance 3")
        assert table.play is not None and not table.play.settling
        assert number(table) == table.play.asking.opened == 2, "its bots are asked"
        await parlour.wait(30)
        assert number(table) > 2, "and answer"
        heard = [event for _, text in ear.heard for event in json.loads(text).get("told", ())]
        assert [event["kind"] for event in heard if event["kind"] == "invites" and event["fields"]["seat"] == 2] == ["invites"]

    in_parlour(tmp_path, work)


def test_a_bot_that_should_have_begun_while_somebody_agreed_begins_after_that(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, _tokens = await begun(parlour, {2: "random"})
        assert table.play is not None
        table.play.asking.stop()
        table.play.asking.stopped = False
        written = parlour.house.storage.written

        async def woken(*write: Any) -> None:
            table.play.asking.wake_bots()  # type: ignore[union-attr]
            await asyncio.sleep(0)
            await written(*write)

        parlour.house.storage.written = woken  # type: ignore[method-assign]
        table.play.asking.opened = 1
        assert await table.hear(1, wire.Agree("a")) is None
        parlour.house.storage.written = written  # type: ignore[method-assign]
        await parlour.wait(30)
        assert number(table) > 1

    in_parlour(tmp_path, work)


def test_where_a_bots_step_finds_no_database_it_goes_on_when_that_is_back(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await begun(parlour, {2: "random", 3: "random", 4: "random"})
        ear = parlour.listen(table, tokens[0])
        before = len(ear.heard)
        with gone(parlour.house):
            await parlour.wait(30)
            assert table.play is not None and len(ear.heard) == before, "nothing is shown that is not written"
        await parlour.wait(60)
        assert not table.play.settling and len(ear.heard) > before
        stored = parlour.house.storage.read(table.sheet.id)
        assert stored is not None and len(stored.log) == table.play.written

    in_parlour(tmp_path, work)


def test_who_sits_down_while_the_word_is_lost_has_the_seat_and_its_key(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        seated = await parlour.house.lay(wire.NewTable("feast", 4, "Anna"))
        table = await parlour.house.find(seated.table)
        key = lock_of(new_token())
        assert key is not None
        with word_lost(parlour.house):
            assert await seating.sit(table, "Ben", None, key) == 2
        assert table.seat_of(key) == 2
        with word_lost(parlour.house):
            await seating.leave(table, key)
        assert table.chair(2).kind == "empty"
        assert await seating.sit(table, "Ben", None, key) == 2
        for name in ("Cora", "Dan"):
            await seating.sit(table, name, None, lock_of(new_token()) or b"")
        with word_lost(parlour.house):
            await seating.start(table, lock_of(seated.token))
        assert table.sheet.started and table.play is not None

    in_parlour(tmp_path, work)


def test_a_watchers_line_is_there_once(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, _tokens = await begun(parlour)
        with word_lost(parlour.house):
            assert await table.hear(0, wire.Talk("1", "hello"), "Zoe") is None
        assert await table.hear(0, wire.Talk("1", "hello"), "Zoe") is None
        assert await table.hear(0, wire.Talk("1", "hello"), "Yan") is None
        assert await table.hear(0, wire.Talk("1", "hello you"), "Zoe") is None
        assert [(line.name, line.text) for line in table.rooms["gallery"]] == [("Zoe", "hello"), ("Yan", "hello"), ("Zoe", "hello you")]

    in_parlour(tmp_path, work)


@pytest.mark.parametrize("delay", [0, 60])
def test_watchers_at_another_server_hear_what_is_said_at_the_table(tmp_path: Path, delay: int) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(4, delay=delay)
        await seating.start(table, lock_of(tokens[0]))
        other = House(Storage(parlour.database), None, parlour.clock, parlour.house.pace)
        twin = await other.find(table.sheet.id)
        watcher = parlour.listen(twin, None)
        await table.hear(1, wire.Talk("t", "good evening"))
        await twin.refresh(table.sheet.edition)
        await parlour.wait(delay + 1)
        assert [text for _, text in watcher.heard if "good evening" in text]
        await other.close()

    in_parlour(tmp_path, work)


def test_a_connection_that_cannot_be_told_is_let_go_and_the_others_hear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await begun(parlour)
        ears = [parlour.listen(table, token) for token in tokens]
        await parlour.settle()

        def broken(*_: bytes) -> None:
            monkeypatch.undo()
            raise RuntimeError("broken")

        before = [len(ear.heard) for ear in ears]
        monkeypatch.setattr(ears[0], "put", broken)
        await parlour.say(table, 2, "dance 3")
        assert [text for _, text in ears[0].heard[before[0] :] if '"bye"' in text], "it comes back and is told everything"
        assert all(len(ear.heard) > n for ear, n in zip(ears[1:], before[1:], strict=True))

    in_parlour(tmp_path, work)
