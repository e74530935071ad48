"""The log is the truth: what is written, what is refused, what a server makes of it, and two servers at one table."""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from company import Parlour, in_parlour
from sqlalchemy import create_engine, inspect, text, update

from coterie.server import dealing, house, schema, seating, wire
from coterie.server.bell import MemoryBell
from coterie.server.clocks import Pace
from coterie.server.house import House, lock_of
from coterie.server.live import LiveTable
from coterie.server.storage import Storage
from coterie.server.stored import Chair, Row, Sheet
from coterie.server.writing import Collision

SHEET = Sheet("A" * 16, "feast", 1, 4, 1, {"dance": "asked"}, "hand", ["dracula"], 2)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database; PostgreSQL only where ``COTERIE_TEST_POSTGRESQL`` names one that may be emptied."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'er' / 'tables.db'}"
    url = os.environ.get("COTERIE_TEST_POSTGRESQL", "")
    if not url:
        pytest.skip("no PostgreSQL to test with")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("drop schema public cascade"))
        connection.execute(text("create schema public"))
    engine.dispose()
    return url


@pytest.fixture
def storage(database: str) -> Any:
    found = Storage(database)
    found.prepare()
    yield found
    found.close()


def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    storage.prepare()
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.schema) == []
        keys = {name: inspect(connection).get_pk_constraint(name)["constrained_columns"] for name in ("log", "done")}
    assert keys == {"log": ["table_id", "n"], "done": ["table_id", "seat", "id"]}


def test_the_file_keeps_what_it_says_it_keeps(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    with storage.engine.connect() as connection:
        pragmas = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous", "foreign_keys")]
    assert pragmas == ["wal", 2, 1]
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0, "hands lie open in it: nobody else on this machine may read it"
    storage.close()


def test_what_is_written_is_read(storage: Storage) -> None:
    chairs = [Chair(1, "person", "Anna", None, b"\x01" * 32), Chair(2, "bot", "Styria", "random"), Chair(3), Chair(4)]
    storage.lay(SHEET, chairs)
    rows = [Row("deal", "{}"), Row("line", "1 accuse"), Row("fact", fact=(2**62 - 1, 8, 1, 2, 3)), Row("over", "{}")]
    storage.write(SHEET.id, 0, lambda write: (write.log(0, rows), write.talk(1, 1, "hello"), write.done(1, "x"))[0])
    storage.write(SHEET.id, 1, lambda write: (write.envelope(3, 1, "pass"), write.standing(1, "phase"))[0])
    storage.write(SHEET.id, 2, lambda write: write.envelope(3, 1, "accuse"))
    stored = storage.read(SHEET.id)
    assert stored is not None and storage.read("B" * 16) is None
    assert stored.sheet.choices == SHEET.choices and stored.sheet.cast == SHEET.cast and stored.sheet.edition == 3
    assert stored.chairs == [Chair(1, "person", "Anna", None, b"\x01" * 32, "phase"), *chairs[1:]]
    assert stored.log == rows and stored.envelopes == {3: {1: "accuse"}} and stored.done == [(1, "x")]
    assert [(one.seat, one.text) for one in stored.talk] == [(1, "hello")]


def test_a_write_is_whole_or_not_at_all_and_never_late(storage: Storage) -> None:
    storage.lay(SHEET, [Chair(1)])
    storage.write(SHEET.id, 0, lambda write: write.log(0, [Row("deal", "{}")]))
    with pytest.raises(Collision):
        storage.write(SHEET.id, 0, lambda write: write.log(1, [Row("line", "1 accuse")]))

    def torn(write: Any) -> None:
        write.log(1, [Row("line", "1 accuse")])
        write.log(0, [Row("deal", "{}")])

    with pytest.raises(Collision):
        storage.write(SHEET.id, 1, torn)

    def broken(write: Any) -> None:
        write.log(1, [Row("line", "1 accuse")])
        raise RuntimeError

    with pytest.raises(RuntimeError):
        storage.write(SHEET.id, 1, broken)
    stored = storage.read(SHEET.id)
    assert stored is not None and len(stored.log) == 1 and stored.sheet.edition == 1


def test_of_a_token_only_its_hash_is_kept(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> list[str]:
        _table, tokens = await parlour.lay(4)
        return tokens

    tokens = in_parlour(tmp_path, work)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert token.encode() not in kept and hashlib.sha256(token.encode()).digest() in kept


# ------------------------------------------------------------------ from the log


async def some_play(table: LiveTable, rng: random.Random, questions: int) -> None:
    for _ in range(questions):
        assert table.play is not None
        q = table.play.position.question
        if q is None:
            return
        for seat in q.asks:
            line = rng.choice(table.play.legal(seat))
            assert await table.hear(seat, wire.Say(f"{rng.random()}", q.number, line)) is None
        while table.play.position.question == q or table.play.settling:
            await asyncio.sleep(0.001)


def test_a_step_is_its_answers_and_all_that_they_tell(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(5)
        await seating.start(table, lock_of(tokens[0]))
        await some_play(table, random.Random(1), 12)
        stored = parlour.house.storage.read(table.sheet.id)
        assert stored is not None and table.play is not None
        position = table.play.position
        assert stored.log[0].kind == "deal" and [row.kind for row in stored.log].count("deal") == 1
        assert [row.text for row in stored.log if row.kind == "line"] == position.lines
        assert [row.fact for row in stored.log if row.kind == "fact"] == position.facts
        assert stored.envelopes == {} and stored.sheet.edition == table.sheet.edition

    in_parlour(tmp_path, work, pace=Pace(0))


@pytest.mark.parametrize("seed", range(3))
def test_a_table_read_again_is_the_same(tmp_path: Path, database: str, seed: int) -> None:
    """Envelopes, standing orders, talk and the window included."""

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(6, choices={"max_turns": "9"})
        await seating.start(table, lock_of(tokens[0]))
        await table.hear(3, wire.Standing("s", "turn"))
        await table.hear(3, wire.Talk("t", "hello"))
        await some_play(table, random.Random(seed), 4 + 5 * seed)
        assert table.play is not None
        q = table.play.position.question
        sealed = q is not None and (q.window or len(q.asks) > 1)
        other = House(Storage(parlour.database), None, parlour.clock, Pace(0))
        again = await other.find(table.sheet.id)
        assert again.play is not None
        for seat in range(7):
            assert again.play.step_for(seat, 0) == table.play.step_for(seat, 0), sealed
            assert again.lobby(seat) == table.lobby(seat)
        assert again.rooms == table.rooms and again.done == table.done
        await other.close()

    in_parlour(tmp_path, work, pace=Pace(0), database=database)


def test_envelopes_lie_where_they_lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = {"guests": ["trickster", "ghost", "zombie", "dracula", "swamp-creature"], "mystery": ["witch"], "first": 1}
    monkeypatch.setattr(dealing, "settled", lambda sheet: deal if sheet.started else {})

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(5)
        await seating.start(table, lock_of(tokens[0]))
        await parlour.say(table, 1, "accuse")
        await parlour.say(table, 1, "place 2 dracula")
        await parlour.say(table, 2, "interrupt")
        parlour.house.tables.clear()
        assert table.play is not None
        table.play.asking.stop()
        again = await parlour.house.find(table.sheet.id)
        assert again is not table and again.play is not None and again.play.envelopes == {2: "interrupt"}
        await parlour.wait(3)
        assert again.play.position.lines[-1] == "2 interrupt"

    in_parlour(tmp_path, work)


@pytest.mark.parametrize("long", [2, 300])
def test_a_log_that_does_not_tell_what_follows_from_it_is_not_played_on(tmp_path: Path, long: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "LONG", long)

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(5)
        await seating.start(table, lock_of(tokens[0]))
        with parlour.house.storage.engine.begin() as connection:
            of = schema.log.c
            connection.execute(update(schema.log).where(of.table_id == table.sheet.id, of.n == 8).values(a=7, b=9))
        parlour.house.tables.clear()
        assert (await parlour.house.find(table.sheet.id)).torn

    in_parlour(tmp_path, work)


# ------------------------------------------------------------------ two servers


def test_two_servers_that_race_collide_and_the_loser_answers_with_what_is_there(tmp_path: Path, database: str) -> None:
    bell = MemoryBell()

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(4)
        await seating.start(table, lock_of(tokens[0]))
        other = House(Storage(parlour.database), bell, parlour.clock, Pace(0))
        twin = await other.find(table.sheet.id)
        assert table.play is not None and twin.play is not None
        heard = parlour.listen(table, tokens[3])
        await parlour.settle()
        for k in range(12):
            q = table.play.position.question
            if q is None:
                break
            lines = table.play.legal(q.asks[0])
            first = table.hear(q.asks[0], wire.Say(f"a{k}", q.number, lines[0]))
            second = twin.hear(q.asks[0], wire.Say(f"b{k}", q.number, lines[-1]))
            found = await asyncio.gather(first, second)
            while other.tasks or twin.play.asking.tasks:
                await asyncio.sleep(0.001)
            await parlour.settle()
            if not q.window:
                assert sorted(None if p is None else p.message for p in found if p is not None) in (["server-stale"], ["server-over"])
            assert table.play.position.lines == twin.play.position.lines
            assert table.play.position.facts == twin.play.position.facts
            if q.window:
                assert [p.message for p in found if p] in ([], ["server-stale"], ["server-over"])
        assert heard.heard
        await table.hear(1, wire.Talk("t1", "one"))
        await twin.hear(1, wire.Talk("t2", "two"))
        assert await twin.hear(1, wire.Talk("t1", "once more")) is None
        while other.tasks:
            await asyncio.sleep(0.001)
        await parlour.settle()
        assert [line.text for line in table.rooms["table"]] == ["one", "two"] == [line.text for line in twin.rooms["table"]]
        await other.close()

    in_parlour(tmp_path, work, pace=Pace(0), bell=bell, database=database)


def test_what_another_server_puts_into_an_envelope_shows_nobody_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bell = MemoryBell()
    deal = {"guests": ["trickster", "ghost", "zombie", "dracula", "swamp-creature"], "mystery": ["witch"], "first": 1}
    monkeypatch.setattr(dealing, "settled", lambda sheet: deal if sheet.started else {})

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(5)
        await seating.start(table, lock_of(tokens[0]))
        await parlour.say(table, 1, "accuse")
        await parlour.say(table, 1, "place 2 dracula")
        other = House(Storage(parlour.database), bell, parlour.clock, parlour.house.pace)
        twin = await other.find(table.sheet.id)
        ears = {seat: parlour.listen(table, token) for seat, token in [(0, None), *enumerate(tokens, 1)]}
        await parlour.settle()
        before = {seat: len(ear.heard) for seat, ear in ears.items()}
        assert twin.play is not None and twin.play.position.question is not None
        q = twin.play.position.question.number
        assert await twin.hear(2, wire.Say("there", q, "pass")) is None
        await parlour.settle()
        assert {seat: len(ear.heard) - before[seat] for seat, ear in ears.items()} == {0: 0, 1: 0, 2: 1, 3: 0, 4: 0, 5: 0}
        await parlour.wait(3)
        while other.tasks:
            await asyncio.sleep(0.001)
        assert table.play is not None and table.play.position.lines[-1] == "2 pass" == twin.play.position.lines[-1]
        await other.close()

    in_parlour(tmp_path, work, bell=bell)


def test_the_database_is_one_file_that_anybody_can_read(tmp_path: Path) -> None:
    in_parlour(tmp_path, lambda parlour: parlour.lay(4))
    with sqlite3.connect(tmp_path / "parlour.db") as file:
        assert file.execute("select seats, host from tables").fetchall() == [(4, 1)]
