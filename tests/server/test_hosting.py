"""What a server tells its host, and nobody else: health, numbers, log lines; and how it stops."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from company import Parlour, Player, Served, bearer, calmly, in_parlour, play_on, seat_people, wait
from prometheus_client.exposition import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError
from test_clocks import accused

from coterie.server import dealing, logs
from coterie.server.clocks import ALONE
from coterie.server.hosting import Hosting
from coterie.server.writing import Collision


def numbers(text: str) -> dict[str, float]:
    """What was counted: each sample with its labels."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if not sample.name.endswith(("_created", "_bucket", "_sum")):
                found[" ".join([sample.name, *sorted(sample.labels.values())])] = sample.value
    return found


# ------------------------------------------------------------------ health


def test_alive_and_ready(own_served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    http = own_served.http
    assert (http.get("/health").status_code, http.get("/ready").status_code) == (200, 200)
    assert http.get("/ready").headers["cache-control"] == "no-store"

    def down() -> bool:
        raise OperationalError("select", {}, Exception("gone"))

    monkeypatch.setattr(own_served.house.storage, "alive", down)
    assert (http.get("/health").status_code, http.get("/ready").status_code, http.get("/ready").json()) == (200, 503, {"ok": False})
    assert numbers(http.get("/metrics").text)["coterie_database_errors_total"] == 2
    monkeypatch.undo()
    assert http.get("/ready").status_code == 200
    own_served.house.stopping = True
    assert (http.get("/health").status_code, http.get("/ready").status_code) == (200, 503)


# ------------------------------------------------------------------ numbers


def test_a_game_in_numbers(own_served: Served) -> None:
    table, tokens = own_served.seat_people(4, choices={"max_turns": "6"})
    players = [own_served.player(table, token) for token in [*tokens, None]]
    own_served.start(table, tokens[0])
    over = play_on(players, random.Random(1))
    own_served.http.post(f"/api/tables/{table}/start", json={})
    found = numbers(own_served.http.get("/metrics").text)
    position = own_served.house.tables[table].play.position  # type: ignore[union-attr]
    assert over and found["coterie_tables"] == 1 and found["coterie_games feast"] == 0
    assert (found["coterie_connections seat"], found["coterie_connections watcher"]) == (4, 1)
    assert found["coterie_answers_total feast person"] == len([line for line in position.lines if not line.startswith("*")])
    assert found["coterie_requests_declined_total 401"] == 1
    steps = found["coterie_step_committed_seconds_count feast"]
    assert 0 < found["coterie_step_shown_seconds_count feast"] <= steps


def test_the_numbers_name_no_table_no_key_and_nobody(own_served: Served) -> None:
    table, tokens = own_served.seat_people(4)
    own_served.start(table, tokens[0])
    text = own_served.http.get("/metrics").text
    for secret in (table, *tokens, "Anna", "Ben"):
        assert secret not in text


def test_no_number_tells_that_somebody_has_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two windows, one in which somebody answers, changes the answer, asks why and is refused, and one in which nobody does."""
    deal = {"guests": ["trickster", "ghost", "zombie", "dracula", "swamp-creature"], "mystery": ["witch"], "first": 1}
    monkeypatch.setattr(dealing, "settled", lambda sheet: deal if sheet.started else {})

    async def evening(parlour: Parlour, says: list[str]) -> list[dict[str, float]]:
        table = await accused(parlour)
        ears = [parlour.listen(table, None)]
        await parlour.settle()
        seen = [numbers(generate_latest(parlour.house.tally.registry).decode())]
        assert table.play is not None and table.play.position.question is not None
        for line in says:
            if line == "why":
                await table.why(2, "accuse")
                await table.why(2, "nonsense")
            else:
                await parlour.say(table, 2, line)
            seen.append(numbers(generate_latest(parlour.house.tally.registry).decode()))
        assert all(one == seen[0] for one in seen), "nothing moves while the window is open"
        await parlour.wait(ALONE + 30)
        assert ears and table.play.position.question.number > 1
        return [seen[0], numbers(generate_latest(parlour.house.tally.registry).decode())]

    found = []
    for k, says in enumerate(([], ["pass"], ["interrupt", "why", "pass", "pass"])):
        (tmp_path / str(k)).mkdir()
        found.append(in_parlour(tmp_path / str(k), lambda parlour, says=says: evening(parlour, says)))
    assert found[0] == found[1] == found[2]


def test_collisions_are_counted_only_where_no_answers_lie_sealed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = {"guests": ["trickster", "ghost", "zombie", "dracula", "swamp-creature"], "mystery": ["witch"], "first": 1}
    monkeypatch.setattr(dealing, "settled", lambda sheet: deal if sheet.started else {})

    async def work(parlour: Parlour) -> tuple[float, float]:
        tally = parlour.house.tally
        table, _ = await parlour.lay(5)
        tries = []

        async def late() -> None:
            tries.append(1)
            if len(tries) % 2:
                raise Collision(table.sheet.id)

        await table.alone(late)
        before = numbers(generate_latest(tally.registry).decode())["coterie_collisions_total"]
        table = await accused(parlour)
        await table.alone(late)
        assert len(tries) == 4
        return before, numbers(generate_latest(tally.registry).decode())["coterie_collisions_total"]

    assert in_parlour(tmp_path, work) == (1, 1)


@pytest.mark.parametrize(
    "headers", [{"X-Forwarded-For": "127.0.0.1"}, {"Via": "1.1 proxy"}, {"Forwarded": "for=1.2.3.4"}, {"Host": "feast.example.org"}]
)
def test_the_numbers_are_for_this_machine_and_do_not_go_through_a_proxy(served: Served, headers: dict[str, str]) -> None:
    assert served.http.get("/metrics").status_code == 200
    assert served.http.get("/metrics", headers={"Host": "localhost"}).status_code == 200
    answer = served.http.get("/metrics", headers=headers)
    assert (answer.status_code, answer.json()["message"]) == (404, "server-no-place")


def test_with_a_key_the_numbers_can_be_read_from_anywhere(tmp_path: Path) -> None:
    served = Served(tmp_path, hosting=Hosting(metrics_token="sesame"))
    try:
        assert served.http.get("/metrics").status_code == 401
        assert served.http.get("/metrics", headers=bearer("sesam")).status_code == 401
        away = {**bearer("sesame"), "X-Forwarded-For": "203.0.113.7", "Host": "feast.example.org"}
        answer = served.http.get("/metrics", headers=away)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=")
    finally:
        served.stop()


# ------------------------------------------------------------------ log lines


class Paper(logging.Handler):
    """Keeps log lines as they would be written."""

    def __init__(self, form: logging.Formatter) -> None:
        super().__init__()
        self.form = form
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.form.format(record))


@pytest.fixture(params=[logs.Json, logs.Plain])
def paper(request: pytest.FixtureRequest) -> Iterator[Paper]:
    found = Paper(request.param())
    root, ours = logging.getLogger(), logging.getLogger("coterie.server")
    levels = root.level, ours.level
    root.addHandler(found)
    root.setLevel(logging.DEBUG)
    yield found
    root.removeHandler(found)
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def test_what_is_logged_can_be_read_and_gives_nothing_away(tmp_path: Path, paper: Paper) -> None:
    served = Served(tmp_path)
    try:
        table, tokens = served.seat_people(5)
        players = [served.player(table, token) for token in tokens]
        served.start(table, tokens[0])
        play_on(players, random.Random(2), steps=4, choose=calmly)
        assert players[1].ask({"type": "talk", "text": "canary words"}) is None
        served.house.storage.written = broken  # type: ignore[method-assign]
        asked = players[players[0].question["asks"][0] - 1]
        line = asked.question["legal"][0]
        assert asked.say(line)["message"] == "server-trouble"
        logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: %s", RuntimeError(f"{tokens[0]} {line}"))
        logging.getLogger("other").warning("it has %d of %s", 3, tokens[1])
        logging.getLogger("other").warning("it has %d", 3)
        with contextlib.suppress(RuntimeError):
            broken()
        try:
            raise ValueError(tokens[2])
        except ValueError:
            logging.getLogger("other").exception("it broke")
    finally:
        served.stop()
    ours = [line for line in paper.lines if "websockets.client" not in line and "httpcore" not in line and "httpx" not in line]
    written = "\n".join(ours)
    for secret in (table, *tokens, "canary words", "secret words", "Anna", "Ben", f"{line} "):
        assert secret not in written
    happened = ("table-laid", "game-begun", "serving", "stopping", "stopped", "a message was not carried out")
    for told in (*happened, "it has 3", "test_hosting.py"):
        assert told in written, told
    if isinstance(paper.form, logs.Json):
        found = [json.loads(line) for line in paper.lines]
        laid, begun = (next(one for one in found if one["event"] == event) for event in ("table-laid", "game-begun"))
        assert laid["table"] == begun["table"] and (laid["game"], laid["seats"], laid["level"]) == ("feast", 5, "info")
        broke = next(one for one in found if one["event"] == "a message was not carried out")
        assert broke["place"].startswith("RuntimeError (")


def broken(*_: Any) -> None:
    raise RuntimeError("secret words")


# ------------------------------------------------------------------ stopping


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
        return found


class Process:
    """``coterie serve`` as a host runs it."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.port = free_port()
        self.database = f"sqlite:///{folder / 'tables.db'}"
        command = [sys.executable, "-c", "from coterie.cli import main; main()", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--pace", "0", *more]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, "COTERIE_METRICS_TOKEN": ""})
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=10)
        wait(self.ready, 40)

    def ready(self) -> bool:
        try:
            return self.http.get("/ready").status_code == 200
        except httpx.TransportError:
            return False

    def player(self, table: str, token: str) -> Player:
        return Player(f"ws://127.0.0.1:{self.port}/api/tables/{table}/feed", token)

    def stop(self) -> str:
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=20)
        return errors


def test_a_server_that_is_told_to_stop_says_so_and_loses_nothing(tmp_path: Path) -> None:
    house = Process(tmp_path, "--log", "json")
    try:
        table, tokens = seat_people(house.http, 4)
        house.http.post(f"/api/tables/{table}/start", json={}, headers=bearer(tokens[0]))
        players = [house.player(table, token) for token in tokens]
        for player in players:
            player.until(lambda player=player: player.step)
        lines: list[str] = []
        reader = threading.Thread(target=lambda: lines.extend(stream(house, table, tokens[1])))
        reader.start()
        wait(lambda: house.http.get("/metrics").text.count('coterie_connections{of="seat"} 5.0'))
        asked = players[players[0].question["asks"][0] - 1]
        q, line = asked.question["q"], asked.question["legal"][0]
        assert asked.say(line) is None
        asked.send({"type": "talk", "id": "last", "text": "in the last moment"})
        house.process.send_signal(signal.SIGTERM)
        for player in players:
            player.until(lambda player=player: player.bye)
            assert player.bye is not None and player.bye["why"] == "restart"
        with contextlib.suppress(httpx.TransportError):
            assert httpx.get(f"http://127.0.0.1:{house.port}/ready").status_code == 503, "whoever still gets an answer hears that it stops"
        errors = house.stop()
        reader.join(10)
    finally:
        house.process.kill()
    assert json.loads(lines[-1])["why"] == "restart"
    events = [json.loads(line) for line in errors.splitlines()]
    assert [one["event"] for one in events] == ["serving", "table-laid", "game-begun", "stopping", "stopped"]
    assert not any(secret in errors for secret in (table, *tokens, "last moment"))
    again = Process(tmp_path)
    try:
        back = again.player(table, tokens[0])
        back.until(lambda: back.step)
        assert back.question["q"] == q + 1
        if "last" in asked.replies:
            assert [said["text"] for said in back.chat] == ["in the last moment"]
        back.close()
    finally:
        again.stop()


def stream(house: Process, table: str, token: str) -> list[str]:
    with httpx.stream("GET", f"http://127.0.0.1:{house.port}/api/tables/{table}/stream", headers=bearer(token), timeout=30) as answer:
        return [line for line in answer.iter_lines() if line]
