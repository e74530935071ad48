"""Watchers: they see what all are told, behind by the delay of the table, and have a room of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from company import Ear, Parlour, in_parlour

from coterie.server import seating, wire
from coterie.server.house import House, lock_of
from coterie.server.live import LiveTable
from coterie.server.storage import Storage


def steps(ear: Ear) -> list[tuple[float, dict[str, Any]]]:
    return [(when, json.loads(text)) for when, text in ear.heard if '"type":"step"' in text]


def asked(ear: Ear) -> list[tuple[float, int]]:
    """When each question was first seen; whoever answers a sealed one sees it again by themselves."""
    seen: dict[int, float] = {}
    for when, step in steps(ear):
        if step["question"] is not None:
            seen.setdefault(step["question"]["q"], when)
    return [(when, q) for q, when in seen.items()]


def lines(ear: Ear, gallery: bool) -> list[str]:
    chats = [json.loads(text) for _, text in ear.heard if '"type":"chat"' in text]
    return [line["text"] for chat in chats if chat["gallery"] is gallery for line in chat["lines"]]


async def begun(parlour: Parlour, delay: int) -> tuple[LiveTable, list[str], Ear, Ear]:
    table, tokens = await parlour.lay(5, delay=delay)
    watcher, player = parlour.listen(table, None), parlour.listen(table, tokens[1])
    await parlour.settle()
    await seating.start(table, lock_of(tokens[0]))
    await parlour.settle()
    return table, tokens, watcher, player


async def ask(parlour: Parlour, table: LiveTable) -> None:
    """Whoever's turn it is invites the next; some casts win by a dance, then there is nobody to ask."""
    assert table.play is not None
    if table.play.position.question is None:
        return
    seat = table.play.position.question.asks[0]
    await parlour.say(table, seat, next(line for line in table.play.legal(seat) if line.startswith(("dance", "accept", "inquire", "pass"))))


def test_without_a_delay_watchers_see_what_all_are_told_at_once(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, _tokens, watcher, player = await begun(parlour, 0)
        for _ in range(3):
            await parlour.wait(1)
            await ask(parlour, table)
        assert asked(watcher) == asked(player)
        assert table.play is not None
        told = [event["n"] for _, step in steps(watcher) for event in step["told"]]
        assert told == list(range(1, table.play.has(0) + 1))
        assert steps(watcher)[-1][1]["view"] == table.play.position.view(0)

    in_parlour(tmp_path, work)


def test_with_a_delay_they_see_the_same_so_many_seconds_later(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, _tokens, watcher, player = await begun(parlour, 60)
        for _ in range(3):
            await parlour.wait(7)
            await ask(parlour, table)
        assert [step["told"] for _, step in steps(watcher)] == [[]], "nothing is known of a game that has just begun"
        assert steps(watcher)[0][1]["question"] is None
        late = parlour.listen(table, None)
        await parlour.settle()
        assert [step["told"] for _, step in steps(late)] == [[]], "nor does it help to come later"
        await parlour.wait(200)
        seen = steps(watcher)[1:]
        assert [(round(when - 60, 3), q) for when, q in asked(watcher)] == asked(player)
        assert table.play is not None and seen[-1][1]["view"] == table.play.position.view(0)
        assert [step["told"] for _, step in steps(late)[1:]] == [step["told"] for _, step in seen]

    in_parlour(tmp_path, work)


def test_talk_at_the_table_is_behind_as_well(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, _tokens, watcher, player = await begun(parlour, 60)
        await parlour.wait(61)
        await table.hear(1, wire.Talk("t", "I am the Ghost"))
        await parlour.settle()
        assert lines(player, False) == ["I am the Ghost"] and lines(watcher, False) == []
        await parlour.wait(61)
        assert lines(watcher, False) == ["I am the Ghost"]

    in_parlour(tmp_path, work)


def test_another_server_keeps_them_behind(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, _tokens, _watcher, _player = await begun(parlour, 60)
        await ask(parlour, table)
        other = House(Storage(parlour.database), None, parlour.clock, parlour.house.pace)
        twin = await other.find(table.sheet.id)
        assert twin.play is not None and twin.play.gallery.step(0).told == []
        await parlour.wait(61)
        assert len(twin.play.gallery.step(0).told) == twin.play.has(0)
        await other.close()

    in_parlour(tmp_path, work)


def test_what_watchers_say_among_themselves_the_table_hears_when_the_game_is_over(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens, watcher, player = await begun(parlour, 0)
        second = parlour.listen(table, None)
        await table.hear(0, wire.Talk("w", "Cora is Dracula"), "Zoe")
        await parlour.settle()
        assert lines(watcher, True) == lines(second, True) == ["Cora is Dracula"]
        await table.hear(2, wire.Talk("t", "who is watching?"))
        await parlour.settle()
        assert not any("Dracula" in text for _, text in player.heard if '"chat"' in text)
        assert [line.n for line in table.rooms["table"]] == [1], "nobody can count what watchers say"
        back = parlour.listen(table, tokens[1])
        await parlour.settle()
        assert lines(back, True) == []
        for seat in range(1, 6):
            await table.hear(seat, wire.Agree(f"a{seat}"))
        await parlour.settle()
        assert lines(player, True) == lines(back, True) == ["Cora is Dracula"]
        again = await House(Storage(parlour.database), None, parlour.clock, parlour.house.pace).find(table.sheet.id)
        assert again.rooms == table.rooms and again.rooms["gallery"][0].name == "Zoe"

    in_parlour(tmp_path, work)
