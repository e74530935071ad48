"""What is kept in a file comes back as it was, whatever the database; what is damaged or foreign does not."""

from __future__ import annotations

import json
import os
import random
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from company import Parlour, Served, in_parlour, play_on
from sqlalchemy import create_engine, select, text
from test_storage import some_play
from typer.testing import CliRunner

from coterie.cli import app
from coterie.core.errors import Refused
from coterie.server import backup, dealing, migrations, schema, seating
from coterie.server.clocks import Pace
from coterie.server.house import lock_of
from coterie.server.storage import Storage


def emptied(url: str) -> str:
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("drop schema public cascade"))
        connection.execute(text("create schema public"))
    engine.dispose()
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database to bring things back to."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other' / 'tables.db'}"
        return
    url = os.environ.get("COTERIE_TEST_POSTGRESQL", "")
    if not url:
        pytest.skip("no PostgreSQL to test with")
    yield emptied(url)


def contents(url: str) -> dict[str, list[Any]]:
    storage = Storage(url)
    with storage.engine.connect() as connection:
        found = {
            table.name: list(map(tuple, connection.execute(select(table).order_by(*table.primary_key.columns))))
            for table in schema.schema.sorted_tables
        }
    storage.close()
    return found


@pytest.fixture
def full(tmp_path: Path) -> str:
    """A database with games, talk, envelopes and keys."""

    async def work(parlour: Parlour) -> str:
        for seed in range(3):
            table, tokens = await parlour.lay(5)
            if seed:
                await seating.start(table, lock_of(tokens[0]))
                await some_play(table, random.Random(seed), 9)
                await table.speak(1, "", "“ünï” \U0001f9db", f"t{seed}")
        return parlour.database

    found: str = in_parlour(tmp_path, work, pace=Pace(0))
    assert all(contents(found)[name] for name in ("tables", "chairs", "log", "talk", "done"))
    return found


def test_everything_comes_back_as_it_was(full: str, other: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    count = backup.backup(full, kept)
    before = contents(full)
    assert count.tables == 3 and count.rows == sum(map(len, before.values()))
    assert kept.stat().st_mode & 0o077 == 0 and [path.name for path in tmp_path.glob("*kept*")] == ["kept.jsonl"]
    assert backup.restore(other, kept, False) == count
    assert contents(other) == before
    again = tmp_path / "again.jsonl"
    backup.backup(other, again)
    assert again.read_bytes() == kept.read_bytes()
    storage = Storage(other)
    storage.prepare()
    storage.close()


def test_a_file_that_is_there_stays(full: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text("mine")
    with pytest.raises(Refused, match="already"):
        backup.backup(full, kept)
    assert kept.read_text() == "mine"


def test_a_database_that_holds_tables_is_filled_only_by_force(full: str, other: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    backup.backup(full, kept)
    backup.restore(other, kept, False)
    storage = Storage(other)
    with storage.engine.begin() as connection:
        connection.execute(schema.talk.delete())
    storage.close()
    with pytest.raises(Refused) as refused:
        backup.restore(other, kept, False)
    assert refused.value.message == "backup-not-empty" and contents(other)["talk"] == []
    backup.restore(other, kept, True)
    assert contents(other) == contents(full)


def test_a_database_of_something_else_is_left_alone_even_by_force(full: str, other: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    backup.backup(full, kept)
    storage = Storage(other)
    with storage.engine.begin() as connection:
        connection.execute(text("create table dear (to_me integer)"))
    storage.close()
    for force in (False, True):
        with pytest.raises(Refused) as refused:
            backup.restore(other, kept, force)
        assert refused.value.message == "backup-foreign-database"


def spoilt(kept: Path, how: str) -> tuple[str, int]:
    """Spoils a backup; the message that is expected, and the line it names."""
    lines = kept.read_bytes().splitlines(keepends=True)
    if how == "cut":
        lines = lines[:20]
    elif how == "cut in a line":
        lines = [*lines[:20], lines[20][:-9]]
    elif how == "a sign":
        spot = next(n for n, line in enumerate(lines) if b"Anna" in line)
        lines[spot] = lines[spot].replace(b"Anna", b"Inna")
    elif how == "a line less":
        del lines[30]
    elif how == "something after the end":
        lines.append(b"[]\n")
    elif how == "a table that is not":
        lines[11] = b'["bats",1]\n'
    elif how == "newer":
        lines[0] = re.sub(rb'"revision":"\w+"', b'"revision":"9999"', lines[0])
    elif how == "foreign":
        lines = [b"SQLite format 3\x00\n"]
    elif how == "empty":
        lines = []
    kept.write_bytes(b"".join(lines))
    return {
        "cut": ("backup-cut-short", 20), "cut in a line": ("backup-damaged", 21), "a table that is not": ("backup-damaged", 12),
        "newer": ("backup-newer", 0), "foreign": ("backup-foreign", 0), "empty": ("backup-foreign", 0),
        "something after the end": ("backup-damaged", len(lines) - 1),
    }.get(how, ("backup-damaged", len(lines)))  # fmt: skip


WAYS = ["cut", "cut in a line", "a sign", "a line less", "something after the end", "a table that is not", "newer", "foreign", "empty"]


@pytest.mark.parametrize("how", WAYS)
def test_what_is_damaged_brings_nothing_back_and_says_where(full: str, other: str, tmp_path: Path, how: str) -> None:
    kept = tmp_path / "kept.jsonl"
    backup.backup(full, kept)
    message, line = spoilt(kept, how)
    with pytest.raises(Refused) as refused:
        backup.restore(other, kept, False)
    assert refused.value.message == message
    assert refused.value.details.get("line", 0) == line
    storage = Storage(other)
    with storage.engine.connect() as connection:
        assert backup.tables_of(connection) == []
    storage.close()


def test_a_backup_while_games_are_written_is_one_moment(tmp_path: Path) -> None:
    """Every game in it replays, though servers go on writing all the time."""
    served = Served(tmp_path)
    stop = threading.Event()

    def games(seed: int) -> None:
        while not stop.is_set():
            table, tokens = served.seat_people(4, choices={"max_turns": "12"})
            served.start(table, tokens[0])
            players = [served.player(table, token) for token in tokens]
            play_on(players, random.Random(seed))
            for player in players:
                player.close()

    threads = [threading.Thread(target=games, args=(seed,)) for seed in range(2)]
    for thread in threads:
        thread.start()
    kept = [tmp_path / f"kept-{k}.jsonl" for k in range(4)]
    try:
        for path in kept:
            backup.backup(served.database, path)
            stop.wait(0.3)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        served.stop()
    sizes = []
    for path in kept:
        url = f"sqlite:///{tmp_path / path.stem}.db"
        sizes.append(backup.restore(url, path, False).rows)
        storage = Storage(url)
        ids = [row[0] for row in contents(url)["tables"]]
        for name in ids:
            stored = storage.read(name)
            assert stored is not None
            if stored.log:
                position = dealing.replay(stored.sheet, [chair.name for chair in stored.chairs], stored.log)
                assert (position.outcome is not None) == stored.sheet.over
        storage.close()
    assert sizes == sorted(sizes) and sizes[0] < sizes[-1], "something was written between the backups"


def test_the_commands_say_what_they_did(full: str, tmp_path: Path) -> None:
    run = CliRunner().invoke
    kept = tmp_path / "kept.jsonl"
    done = run(app, ["backup", str(kept), "--database", full])
    assert done.exit_code == 0 and "3 tables" in done.output and str(kept) in done.output
    head = json.loads(kept.read_text().splitlines()[0])
    assert head["coterie"] == "backup" and migrations.known(head["revision"])
    done = run(app, ["restore", str(kept), "--database", f"sqlite:///{tmp_path / 'new.db'}"])
    assert done.exit_code == 0 and "3 tables" in done.output
    nowhere = f"sqlite:///{tmp_path / 'none.db'}"
    for args in (["backup", str(tmp_path / "x"), "--database", nowhere], ["restore", str(kept), "--database", full]):
        done = run(app, args)
        assert isinstance(done.exception, Refused)
    assert not (tmp_path / "none.db").exists() and not (tmp_path / "x").exists()
