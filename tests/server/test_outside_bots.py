"""Bots from outside: the stream of a seat, what they say, and the example of the documentation at every game."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from company import NAMES, Parlour, Served, bearer, in_parlour, wait

from coterie.server import outside, seating, wire
from coterie.server.house import lock_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


class Reader:
    """Reads a stream and keeps its lines."""

    def __init__(self, served: Served, table: str, token: str | None, query: str = "") -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{served.port}", timeout=20)
        headers = bearer(token) if token else {}
        self.answer = self.http.send(self.http.build_request("GET", f"/api/tables/{table}/stream{query}", headers=headers), stream=True)
        self.raw = self.answer.iter_lines()
        self.seen: list[str] = []

    def read(self) -> dict[str, Any]:
        line = next(self.raw)
        self.seen.append(line)
        found: dict[str, Any] = json.loads(line)
        return found

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.read())["type"] != kind:
            pass
        return message

    def close(self) -> None:
        self.answer.close()
        self.http.close()


def lay(served: Served, game: str, seats: int, bots: int = 0, **more: Any) -> tuple[str, str]:
    """A table whose host sits alone, with house bots on the last chairs."""
    laid = served.http.post("/api/tables", json={"game": game, "seats": seats, "name": NAMES[0], **more}).json()
    for seat in range(seats - bots + 1, seats + 1):
        body = {"seat": seat, "bot": "random"}
        assert served.http.post(f"/api/tables/{laid['table']}/bots", json=body, headers=bearer(laid["token"])).status_code == 200
    return laid["table"], laid["token"]


def act(served: Served, table: str, token: str, **message: Any) -> httpx.Response:
    return served.http.post(f"/api/tables/{table}/act", json=message, headers=bearer(token))


# ------------------------------------------------------------------ the example of the documentation


SHORT = {"variant": "basic", "basic_reactions": "off"}


@pytest.mark.parametrize(("game", "seats", "choices"), [("feast", 5, {}), ("blood-bound", 6, {}), ("true-blood", 2, SHORT)])
def test_the_example_bot_plays_every_game_to_its_end(served: Served, game: str, seats: int, choices: dict[str, str]) -> None:
    people = min(seats, 3)
    table, token = lay(served, game, seats, bots=seats - people, choices=choices)
    assert served.http.post(f"/api/tables/{table}/leave", json={}, headers=bearer(token)).status_code == 200
    host = served.http.post(f"/api/tables/{table}/seats", json={"name": "Host"}).json()
    link = f"http://127.0.0.1:{served.port}/t/{table}"
    bots = []
    for name in ("Otto", "Pia")[: people - 1]:
        command = [sys.executable, str(EXAMPLE), link, name]
        bots.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
        assert bots[-1].stdout is not None and bots[-1].stdout.readline().startswith("seat ")
    served.start(table, host["token"])
    reader = Reader(served, table, host["token"])
    said, rng = 0, random.Random(1)
    while True:
        question = reader.until("step")["question"]
        if question is None:
            break
        if host["seat"] in question["asks"] and question["q"] > said:
            said = question["q"]
            reply = act(served, table, host["token"], type="say", id=f"h{said}", q=said, line=rng.choice(question["legal"])).json()
            assert reply["problem"] is None or reply["problem"]["message"] == "server-stale"
    assert list(reader.raw) == [], "the stream ends with the game"
    for bot in bots:
        out, err = bot.communicate(timeout=20)
        assert (bot.returncode, out, err) == (0, "over\n", "")
    live = served.house.tables[table]
    assert live.play is not None and live.play.position.outcome is not None


# ------------------------------------------------------------------ the stream


def test_a_stream_says_what_the_socket_of_the_seat_says(served: Served) -> None:
    table, tokens = served.seat_people(4)
    served.start(table, tokens[0])
    act(served, table, tokens[1], type="talk", id="t", text="hello")
    for token in [*tokens, None]:
        player, reader = served.player(table, token), Reader(served, table, token)
        assert reader.answer.headers["content-type"] == "application/x-ndjson"
        assert reader.answer.headers["cache-control"] == "no-store"
        frames = {json.loads(frame)["type"]: json.loads(frame) for frame in (player.read() and player.frames[-1] for _ in range(3))}
        lines = {message["type"]: message for message in (reader.read() for _ in range(3))}
        for of in (frames, lines):
            for seat in of["lobby"]["seats"]:
                del seat["here"]
        assert frames == lines and set(lines) == {"lobby", "chat", "step"}
        player.close()
        reader.close()


def test_a_stream_goes_on_where_its_reader_was(served: Served) -> None:
    table, tokens = served.seat_people(4)
    served.start(table, tokens[0])
    act(served, table, tokens[1], type="talk", id="t", text="hello")
    whole = Reader(served, table, tokens[2])
    told = whole.until("step")["told"]
    assert len(told) > 1
    rest = Reader(served, table, tokens[2], f"?have={len(told) - 1}&chat=1")
    assert rest.until("chat")["lines"] == []
    assert rest.until("step")["told"] == told[-1:]
    none = Reader(served, table, tokens[2], f"?have={len(told) + 5}")
    assert none.until("step")["told"] == told, "who claims to have more than there is gets everything"
    for reader in (whole, rest, none):
        reader.close()


def test_whoever_reads_is_here_until_they_go(served: Served) -> None:
    table, tokens = served.seat_people(4)
    live = served.house.tables[table]
    reader = Reader(served, table, tokens[1])
    assert reader.until("lobby")["seats"][1]["here"] is True
    reader.close()
    wait(lambda: not live.listeners)


def test_silence_is_broken_by_an_empty_line(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "HEARTBEAT", 0.02)
    table, tokens = served.seat_people(4)
    reader = Reader(served, table, tokens[0])
    assert reader.until("chat")["lines"] == []
    assert next(reader.raw) == "" and next(reader.raw) == ""
    act(served, table, tokens[1], type="talk", id="t", text="now")
    line = next(line for line in reader.raw if line)
    assert json.loads(line)["lines"][0]["text"] == "now"
    reader.close()


def test_a_reader_that_does_not_read_holds_up_nobody(tmp_path: Path) -> None:
    """What it has not taken is not kept for it either."""

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(4)
        await seating.start(table, lock_of(tokens[0]))
        stuck, sizes = asyncio.Event(), []

        async def send(message: Any) -> None:
            sizes.append(len(message.get("body", b"")))
            await stuck.wait()

        async def receive() -> Any:
            await asyncio.Event().wait()

        stream = outside.Stream(table, wire.Hello(tokens[3]), "")
        going = asyncio.get_running_loop().create_task(stream({}, receive, send))  # type: ignore[typeddict-item]
        await parlour.settle()
        for k in range(200):
            assert await table.hear(1, wire.Talk(f"t{k}", "x" * 400)) is None
        await parlour.settle()
        assert len(sizes) == 1 and stream.lines.waiting == [] and len(table.rooms["table"]) == 200
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)
        assert not table.listeners

    in_parlour(tmp_path, work)


def test_a_reader_that_is_gone_without_a_word_is_noticed(served: Served) -> None:
    table, tokens = served.seat_people(4)
    live = served.house.tables[table]
    with socket.create_connection(("127.0.0.1", served.port)) as raw:
        raw.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {tokens[0]}\r\n\r\n".encode())
        assert raw.recv(100)
        wait(lambda: live.listeners)
    wait(lambda: not live.listeners)


# ------------------------------------------------------------------ what is refused


@pytest.fixture
def begun(served: Served) -> Iterator[tuple[str, list[str]]]:
    table, tokens = served.seat_people(4)
    served.start(table, tokens[0])
    yield table, tokens


def test_what_a_bot_may_not_say(served: Served, begun: tuple[str, list[str]]) -> None:
    table, tokens = begun
    at = f"/api/tables/{table}"
    q = served.house.tables[table].play.position.question  # type: ignore[union-attr]
    assert q is not None
    asked, other = tokens[q.asks[0] - 1], tokens[q.asks[0] % 4]
    assert act(served, table, "x" * 32, type="why", id="1", line="accuse").status_code == 401
    assert served.http.post(f"{at}/act", json={"type": "why", "id": "1", "line": "accuse"}).status_code == 401
    assert served.http.get(f"{at}/stream", headers=bearer("x" * 32)).status_code == 401
    assert served.http.get(f"/api/tables/{'A' * 16}/stream").status_code == 404
    for query in ("have=-1", "have=x", "chat=99999999999", "have=²"):
        assert served.http.get(f"{at}/stream?{query}").json()["message"] == "server-unreadable"
    assert act(served, table, other, type="say", id="1", q=q.number, line="accuse").json()["problem"]["message"] == "server-not-asked"
    assert act(served, table, asked, type="say", id="1", q=q.number + 1, line="accuse").json()["problem"]["message"] == "server-stale"
    assert act(served, table, asked, type="why", id="2", line="dance with me").json()["problem"]["message"].startswith("core-")
    assert act(served, table, asked, type="why", id="3", line="accuse").json() == {"type": "reply", "id": "3", "problem": None}


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"type":"hello"}', b'{"type":"say","id":"","q":1,"line":"x"}', b'{"type":"sing","id":"1"}', b"[" * 5000]
)
def test_messages_that_are_none(served: Served, begun: tuple[str, list[str]], body: bytes) -> None:
    answer = served.http.post(f"/api/tables/{begun[0]}/act", content=body, headers=bearer(begun[1][0]))
    assert (answer.status_code, answer.json()["message"]) == (400, "server-unreadable")


def test_a_message_that_is_too_big(served: Served, begun: tuple[str, list[str]]) -> None:
    body = json.dumps({"type": "talk", "id": "1", "text": "x" * 9000})
    answer = served.http.post(f"/api/tables/{begun[0]}/act", content=body, headers=bearer(begun[1][0]))
    assert (answer.status_code, answer.json()["message"]) == (413, "server-too-big")


def test_who_says_too_much_at_once_is_told_to_wait(tmp_path: Path) -> None:
    served = Served(tmp_path, pace=0.01)
    table, tokens = served.seat_people(4)
    statuses = [act(served, table, tokens[0], type="standing", id=f"{k}", order="turn").status_code for k in range(60)]
    assert 429 in statuses and statuses[0] == 200
    assert act(served, table, tokens[1], type="standing", id="1", order="turn").status_code == 200, "others are not held up"
    served.stop()


def test_a_repeated_message_is_carried_out_once(served: Served, begun: tuple[str, list[str]]) -> None:
    table, tokens = begun
    for _ in range(2):
        assert act(served, table, tokens[0], type="talk", id="same", text="once").json() == {"type": "reply", "id": "same", "problem": None}
    assert len(served.house.tables[table].rooms["table"]) == 1
