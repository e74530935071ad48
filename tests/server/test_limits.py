"""How big, how often, how many: every limit there is, and the words in which it is told."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from company import HandClock, Served, bearer, in_parlour, wait
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from coterie.server import doors, manners
from coterie.server.app import create_app
from coterie.server.doors import Doors
from coterie.server.hosting import Hosting
from coterie.server.refusals import Declined


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    """A house where time runs, so that limits hold."""
    served = Served(tmp_path, pace=0.01)
    yield served
    served.stop()


def problem(answer: Any) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()
    assert found["text"] != found["message"]
    return found


def asked(served: Served, times: int, **more: Any) -> list[Any]:
    return [served.http.get("/api/games", **more) for _ in range(times)]


def test_requests_of_one_address(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "REQUESTS", manners.Often(5, 0.5))
    answers = asked(house, 8)
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    refused = problem(answers[-1])
    assert refused["message"] == "server-too-many-requests" and str(refused["args"]["seconds"]) in refused["text"]
    assert answers[-1].headers["retry-after"] == str(refused["args"]["seconds"]) and answers[-1].headers["cache-control"] == "no-store"
    # the page itself and the question whether the server is well are not counted; other addresses have their own
    assert house.http.get("/").status_code in (200, 503) and house.http.get("/health").status_code == 200
    assert asked(house, 1, headers={"X-Forwarded-For": "203.0.113.7"})[0].status_code == 200
    time.sleep(2.1)
    assert asked(house, 1)[0].status_code == 200, "and in time it is all there again"


def test_tables_of_one_address(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "LAID", manners.Often(3, 0.01))
    wanted = {"game": "feast", "seats": 4, "name": "Anna"}
    answers = [house.http.post("/api/tables", json=wanted) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201] * 3 + [429]
    assert problem(answers[-1])["message"] == "server-too-many-tables"
    away = {"X-Forwarded-For": "203.0.113.7"}
    table = house.http.post("/api/tables", json=wanted, headers=away).json()["table"]
    assert house.http.post(f"/api/tables/{table}/seats", json={"name": "Ben"}).status_code == 201, "sitting down is no laying"


def bye(served: Served, table: str, **more: Any) -> dict[str, Any]:
    """What the last message of a connection that is not wanted says."""
    with connect(f"ws://127.0.0.1:{served.port}/api/tables/{table}/feed", **more) as one:
        with suppress(ConnectionClosed):  # it may be over before one has said anything
            one.send('{"type":"hello"}')
        found: dict[str, Any] = json.loads(one.recv(timeout=5))
        with pytest.raises(ConnectionClosed):
            one.recv(timeout=5)
    assert found["type"] == "bye" and found["why"] == "refused" and found["problem"]["text"]
    return found


def test_connections_of_one_address(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "OPEN", 3)
    table, tokens = house.seat_people(4)
    players = [house.player(table, token) for token in tokens[:3]]
    for player in players:
        player.until(lambda player=player: player.lobby)
    assert bye(house, table)["problem"]["message"] == "server-too-many-open"
    other = house.player(table, tokens[3], additional_headers={"X-Forwarded-For": "203.0.113.7"})
    other.until(lambda: other.lobby)
    players[0].close()
    wait(lambda: house.house.doors.open["127.0.0.1"] == 2)
    again = house.player(table, tokens[0])
    again.until(lambda: again.lobby)


def test_connections_one_after_another_count_as_requests(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = house.seat_people(4)
    monkeypatch.setattr(manners, "REQUESTS", manners.Often(3, 0.01))
    house.house.doors.rates.clear()
    for _ in range(3):
        with connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/feed") as one:
            one.send('{"type":"hello"}')
            assert json.loads(one.recv(timeout=5))["type"] == "lobby"
    assert bye(house, table)["problem"]["message"] == "server-too-many-requests"


def test_connections_to_one_table(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "CROWD", 2)
    table, tokens = house.seat_people(4)
    with ExitStack() as stack:
        for token in tokens[:2]:
            player = house.player(table, token)
            stack.callback(player.close)
            player.until(lambda player=player: player.lobby)
        assert bye(house, table)["problem"]["message"] == "server-crowd"


def test_without_limits_nobody_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "REQUESTS", manners.Often(2, 0.01))
    monkeypatch.setattr(manners, "OPEN", 0)
    free = Doors(HandClock(), limited=False)
    for _ in range(10):
        free.ask("127.0.0.1")
        with free.inside("127.0.0.1"):
            pass
    assert free.rates == {} and not free.open
    assert create_app(f"sqlite:///{tmp_path / 'x.db'}", hosting=Hosting(limits=False)).state.description


def test_an_address_comes_back_in_time_and_is_forgotten_when_it_was_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HandClock()
    house = Doors(clock)
    for _ in range(int(manners.REQUESTS.at_once)):
        house.ask("a")
    with pytest.raises(Declined) as refused:
        house.ask("a")
    assert refused.value.status == 429 and refused.value.details["seconds"] == 1
    house.ask("b")
    monkeypatch.setattr(doors, "MANY", 1)
    clock.time += 0.5
    house.ask("c")
    assert {key[0] for key in house.rates} == {"a", "c"}
    clock.time += manners.REQUESTS.at_once / manners.REQUESTS.per_second
    house.ask("c")
    assert {key[0] for key in house.rates} == {"c"}


class Somebody:
    def __init__(self, host: str | None) -> None:
        self.client = None if host is None else type("Client", (), {"host": host})()


@pytest.mark.parametrize(
    ("host", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::2", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
    ],
)
def test_what_counts_as_one_address(host: str, other: str, same: bool) -> None:
    assert (doors.address_of(Somebody(host)) == doors.address_of(Somebody(other))) == same  # type: ignore[arg-type]


@pytest.mark.parametrize("host", [None, "", "testclient"])
def test_who_has_no_address_is_not_counted(host: str | None) -> None:
    assert doors.address_of(Somebody(host)) == ""  # type: ignore[arg-type]


def test_sizes(house: Served) -> None:
    table, tokens = house.seat_people(4)
    answer = house.http.post("/api/tables", content=b" " * (manners.BODY + 1))
    assert answer.status_code == 413 and problem(answer)["message"] == "server-too-big"
    player = house.player(table, tokens[0])
    for text, message in (("a" * (manners.TALK + 1), "server-talk-long"), ("", "server-talk-empty"), ("\u202eabc", "server-talk-signs")):
        assert player.ask({"type": "talk", "id": message, "text": text})["message"] == message
    house.start(table, tokens[0])
    assert player.ask({"type": "why", "id": "long", "line": "a" * (manners.LINE + 1)})["message"] == "server-line-long"
    for length in (manners.MESSAGE + 1, 3 * manners.MESSAGE):
        other = house.player(table, tokens[1])
        with pytest.raises(ConnectionClosed):
            other.socket.send('{"type":"talk","id":"a","text":"' + "a" * length + '"}')
            other.until(lambda: False)


def test_a_table_holds_so_much_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from coterie.server import wire

    monkeypatch.setattr(manners, "TALKS", 2)

    async def work(parlour: Any) -> None:
        table, _ = await parlour.lay(4)
        found = [await table.hear(1, wire.Talk(str(k), "hello")) for k in range(3)]
        assert found[:2] == [None, None] and found[2] is not None and found[2].message == "server-talk-full"

    in_parlour(tmp_path, work)


# ------------------------------------------------------------------ pages of other places


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"])
def test_a_page_of_another_place_gets_no_feed(house: Served, origin: str) -> None:
    table, _ = house.seat_people(4)
    with pytest.raises(Exception, match="403"), connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/feed", origin=origin):  # type: ignore[arg-type]
        pass
    own = f"http://127.0.0.1:{house.port}"
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/feed", origin=own) as one:  # type: ignore[arg-type]
        one.send('{"type":"hello"}')
        assert json.loads(one.recv(timeout=5))["type"] == "lobby"


def test_a_page_of_another_place_may_read_nothing(house: Served) -> None:
    """No answer allows another origin, and none hangs on a cookie: the key goes in a header that a strange page cannot set."""
    table, tokens = house.seat_people(4)
    strange = {"Origin": "https://evil.example"}
    for answer in (
        house.http.get("/api/games", headers=strange), house.http.post(f"/api/tables/{table}/start", headers=strange | bearer(tokens[1])),
        house.http.request("OPTIONS", f"/api/tables/{table}/start", headers=strange | {"Access-Control-Request-Method": "POST"}),
    ):  # fmt: skip
        assert not [name for name in answer.headers if name.startswith("access-control-")] and "set-cookie" not in answer.headers
