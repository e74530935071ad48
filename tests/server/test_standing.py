"""Standing orders: what they answer, when they end, and that nobody else can tell one from an answer."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from company import Parlour, in_parlour
from tests.true_blood.bites import at, player

from coterie.core.chance import Luck
from coterie.core.position import Position
from coterie.server import dealing, house, seating, storage, wire
from coterie.server.clocks import ALONE, Pace
from coterie.server.house import lock_of
from coterie.server.live import LiveTable
from coterie.server.storage import Storage


class Fours(Luck):
    """Every die shows a 4."""

    def below(self, n: int) -> int:
        return min(3, n - 1)


def murders(sheet: Any, names: list[str], before: Any) -> Position:
    """Seat 1 can kill twice; all may answer, seat 2 with a Protector as well."""
    players = [player("hadley", hand="murder graveyard"), player("pam, alcide", hand="staked"), player("eddie, jesus", hand="arson")]
    position = at("event", players)
    position.luck = Fours()
    return position


async def town(parlour: Parlour) -> LiveTable:
    """Three people at a table where the events have begun."""
    table, tokens = await parlour.lay(3, game="true-blood")
    await seating.start(table, lock_of(tokens[0]))
    await parlour.settle()
    return table


async def order(table: LiveTable, seat: int, kind: str) -> wire.Problem | None:
    return await table.hear(seat, wire.Standing(f"order {seat} {kind} {random.random()}", kind))


def asked(table: LiveTable, seat: int) -> wire.Question:
    assert table.play is not None
    question = table.play.question(seat)
    assert question is not None
    return question


def said(table: LiveTable) -> str:
    assert table.play is not None
    return next(line for line in reversed(table.play.position.lines) if not line.startswith("*"))


def test_ask_me_only_when_my_cards_are_concerned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window passes for who has no stake in it, at its shortest time; whose card it is is asked as ever, and the order stands."""
    monkeypatch.setattr(dealing, "dealt", murders)

    async def work(parlour: Parlour) -> None:
        table = await town(parlour)
        for seat in (2, 3):
            assert await order(table, seat, "concerned") is None
        await parlour.say(table, 1, "play murder pam")
        assert asked(table, 2).asks == [2] and not asked(table, 2).passes
        await parlour.wait(ALONE + 1)
        assert said(table) == "1 play murder pam", "it is asked about its own card"
        await parlour.say(table, 2, "pass")
        assert asked(table, 3).asks == [3] and asked(table, 3).passes and not asked(table, 2).passes
        await parlour.wait(ALONE - 0.01)
        assert said(table) == "2 pass"
        await parlour.wait(0.02)
        assert said(table) == "3 pass"
        await parlour.say(table, 1, "pass")
        await parlour.say(table, 1, "pass")
        await parlour.wait(ALONE)
        assert [table.stands(seat) for seat in (1, 2, 3)] == ["", "concerned", "concerned"]
        assert await order(table, 3, "") is None
        assert table.stands(3) == ""

    in_parlour(tmp_path, work)


def test_pass_for_this_phase(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One's own card or not; it ends with the phase."""
    monkeypatch.setattr(dealing, "dealt", murders)

    async def work(parlour: Parlour) -> None:
        table = await town(parlour)
        assert await order(table, 2, "phase") is None
        await parlour.say(table, 1, "play murder pam")
        assert asked(table, 2).passes
        await parlour.wait(ALONE + 0.1)
        assert said(table) == "2 pass" and table.stands(2) == "phase"
        for seat in (3, 1, 1, 2, 3):
            await parlour.say(table, seat, "pass")
            await parlour.wait(ALONE)
        assert table.play is not None and table.play.position.view(0)["phase"] == "action"
        assert table.stands(2) == "" and table.play.step_for(2, 0).standing == ""

    in_parlour(tmp_path, work)


@pytest.mark.parametrize("kind", ["phase", "concerned", "turn"])
def test_nobody_else_can_tell_an_order_from_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """The same bytes at the same moments for all others, whether seat 3 says "pass" itself or an order does."""
    monkeypatch.setattr(dealing, "dealt", murders)
    monkeypatch.setattr(house, "new_id", lambda: "TheVeryOnlyTable")
    monkeypatch.setattr(house, "new_secret", lambda: bytes(32))

    async def evening(parlour: Parlour, orders: bool) -> tuple[Any, ...]:
        table, tokens = await parlour.lay(3, game="true-blood")
        ears = [parlour.listen(table, token) for token in [None, *tokens[:2]]]
        await seating.start(table, lock_of(tokens[0]))
        await parlour.wait(1)
        if orders:
            assert await order(table, 3, kind) is None
        await parlour.wait(1)
        await parlour.say(table, 1, "play murder pam")
        await parlour.wait(1)
        await parlour.say(table, 2, "pass")
        await parlour.wait(ALONE)
        assert asked(table, 3).asks == [3]
        if not orders:
            await parlour.say(table, 3, "pass")
        await parlour.wait(ALONE)
        assert table.play is not None and said(table) == "3 pass"
        return [ear.heard for ear in ears], sorted(alarm.when for alarm in parlour.clock.alarms), table.play.position.lines

    heard = []
    for orders in (False, True):
        folder = tmp_path / str(orders)
        folder.mkdir()
        heard.append(in_parlour(folder, lambda parlour, orders=orders: evening(parlour, orders), pace=Pace(1.0)))
    assert heard[0] == heard[1]


def test_an_order_that_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(5)
        await seating.start(table, lock_of(tokens[0]))
        assert table.lobby(0).orders == ["turn"]
        for kind in ("phase", "concerned", "x" * 500):
            refused = await order(table, 2, kind)
            assert refused is not None and refused.message == "server-no-order" and len(refused.text) < 200
        assert table.stands(2) == ""

    in_parlour(tmp_path, work)


def test_orders_of_one_kind_become_orders_of_that_kind(tmp_path: Path) -> None:
    """A database in which orders were only given or not, and back again."""
    found = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    config = Config()
    config.set_main_option("script_location", str(Path(storage.__file__).parent / "migrations"))
    with found.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        connection.exec_driver_sql(
            "insert into tables (id, game, rules, seats, host, choices, guests, cast, started, over, edition, laid) "
            "values ('t', 'feast', 1, 2, 1, '{}', '', '[]', 1, 0, 0, 0)"
        )
        for seat in (1, 2):
            values = f"('t', {seat}, 'person', '', {seat % 2})"
            connection.exec_driver_sql(f"insert into chairs (table_id, seat, kind, name, standing) values {values}")
        command.upgrade(config, "0004")
        assert connection.exec_driver_sql("select seat, standing from chairs order by seat").all() == [(1, "turn"), (2, "")]
        command.downgrade(config, "0003")
        assert connection.exec_driver_sql("select seat, standing from chairs order by seat").all() == [(1, 1), (2, 0)]
    found.close()
