"""``coterie admin``: what a host may do to the tables of a house, beside a running server."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from company import Parlour, Served, calmly, in_parlour, play_on, seat_people, wait
from sqlalchemy import select, text
from typer.testing import CliRunner

from coterie.cli import app
from coterie.core.errors import BadSetup
from coterie.core.record import Record
from coterie.core.scenario import verify
from coterie.server import house, schema, seating
from coterie.server.house import lock_of
from coterie.server.housekeeping import Housekeeping
from coterie.server.storage import Storage


def admin(*words: str) -> tuple[int, str, BaseException | None]:
    result = CliRunner().invoke(app, ["admin", *words], env={"COLUMNS": "200"})
    return result.exit_code, result.stdout, result.exception


def listed(served: Served) -> dict[str, dict[str, Any]]:
    code, out, _ = admin("tables", "--database", served.database, "--json")
    assert code == 0
    return {one["table"]: one for one in map(json.loads, out.splitlines())}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that looks for news soon."""
    monkeypatch.setattr(house, "PULSE", 0.05)


def test_the_tables_of_a_house(own_served: Served) -> None:
    waiting, _ = seat_people(own_served.http, 4)
    going, tokens = seat_people(own_served.http, 5)
    own_served.start(going, tokens[0])
    players = [own_served.player(going, token) for token in tokens]
    play_on(players, random.Random(3), steps=4, choose=calmly)
    found = listed(own_served)
    lines = [line for line in own_served.house.tables[going].play.position.lines if line[0] != "*"]  # type: ignore[union-attr]
    one = found[going]
    assert (one["game"], one["seats"], one["persons"], one["bots"], one["started"], one["over"]) == ("feast", 5, 5, 0, True, False)
    assert one["answers"] == len(lines) > 0 and not found[waiting]["started"] and found[waiting]["answers"] == 0
    assert set(one) == {"table", "game", "seats", "persons", "bots", "away", "started", "over", "closed", "answers", "laid"}
    code, out, _ = admin("tables", "--database", own_served.database)
    assert code == 0 and waiting in out and "going on" in out and not any(token in out for token in tokens)


def test_a_game_that_the_house_ends(own_served: Served, quick: None, tmp_path: Path) -> None:
    own_served.restart()
    table, tokens = seat_people(own_served.http, 4)
    own_served.start(table, tokens[0])
    players = [own_served.player(table, token) for token in [*tokens, None]]
    play_on(players[:4], random.Random(3), steps=2, choose=calmly)
    players[2].ask({"type": "agree"})
    assert admin("end", table, "--database", own_served.database)[0] == 0
    for player in players:
        player.until(lambda player=player: player.step and player.step["question"] is None and player.lobby["over"])
        assert player.lobby["closed"] is True
    assert players[0].ask({"type": "say", "q": 3, "line": "pass"})["message"] == "server-over"
    words = own_served.http.get(f"/api/tables/{table}/record").text
    (tmp_path / "game.toml").write_text(words)
    record = Record.read(tmp_path / "game.toml")
    assert record.title == "Ended by the house" and list(verify(record)) == []
    outcome = record.position().outcome
    assert outcome is not None and (outcome.winners, outcome.reason) == ((), "agreed")
    one = listed(own_served)[table]
    assert one["over"] and one["closed"]
    code, _, error = admin("end", table, "--database", own_served.database)
    assert code and isinstance(error, BadSetup) and error.message == "cli-admin-not-going"
    own_served.restart()
    late = own_served.player(table, tokens[1])
    late.until(lambda: late.step)
    assert late.lobby["closed"] and not own_served.house.tables[table].torn


def test_a_game_that_ends_under_the_hands_of_a_player(tmp_path: Path) -> None:
    """The server has not looked yet: the answer comes too late, and hears so."""

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(4)
        await seating.start(table, lock_of(tokens[0]))
        assert table.play is not None and table.play.position.question is not None
        q = table.play.position.question
        line = table.play.legal(q.asks[0])[0]
        keeping = Housekeeping(parlour.database)
        keeping.end(table.sheet.id)
        keeping.close()
        from coterie.server import wire

        found = await table.hear(q.asks[0], wire.Say("1", q.number, line))
        assert found is not None and found.message == "server-over"
        assert table.sheet.closed and table.play.position.outcome is not None and not table.torn

    in_parlour(tmp_path, work)


def test_tables_that_are_taken_away(own_served: Served, quick: None) -> None:
    own_served.restart()
    waiting, keys = seat_people(own_served.http, 4)
    going, tokens = seat_people(own_served.http, 4)
    own_served.start(going, tokens[0])
    code, _, error = admin("remove", going, "--database", own_served.database)
    assert code and isinstance(error, BadSetup) and error.message == "cli-admin-going"
    player = own_served.player(waiting, keys[1])
    player.until(lambda: player.lobby)
    assert admin("remove", waiting, "--database", own_served.database)[0] == 0
    player.until(lambda: player.bye)
    assert player.bye is not None and player.bye["why"] == "unknown" and player.bye["problem"]["message"] == "server-bye-unknown"
    assert own_served.http.get(f"/api/tables/{waiting}/qr").status_code == 404
    assert admin("end", going, "--database", own_served.database)[0] == admin("remove", going, "--database", own_served.database)[0] == 0
    wait(lambda: not own_served.house.tables)
    with own_served.house.storage.engine.connect() as connection:
        for of in schema.schema.sorted_tables:
            if "table_id" in of.c:
                assert connection.execute(select(of)).first() is None, of.name
    for verb in ("end", "remove"):
        code, _, error = admin(verb, going, "--database", own_served.database)
        assert code and isinstance(error, BadSetup) and error.message == "server-no-table"


def test_databases_that_are_none(tmp_path: Path) -> None:
    def message(url: str) -> str:
        code, _, error = admin("tables", "--database", url)
        assert code and isinstance(error, BadSetup), (code, error)
        return error.message

    assert message(f"sqlite:///{tmp_path / 'nothing.db'}") == "cli-no-database"
    assert not (tmp_path / "nothing.db").exists()
    (tmp_path / "noise.db").write_bytes(b"noise" * 500)
    assert message(f"sqlite:///{tmp_path / 'noise.db'}") == "cli-database-silent"
    old = Storage(f"sqlite:///{tmp_path / 'old.db'}")
    old.prepare()
    with old.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '0001'"))
    old.close()
    assert message(old.engine.url.render_as_string()) == "cli-old-database"
