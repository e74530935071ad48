"""The lobby: laying a table, taking seats, bots, starting, taking things home."""

from __future__ import annotations

from typing import Any

import pytest
from company import Served, bearer, seat_people

BAD_NAMES = ["", "   ", "x" * 25, "a\x00b", "a\nb", "\u202eEve", "\ue000"]


def refused(answer: Any, status: int, message: str) -> dict[str, Any]:
    """This answer refuses in words of the catalogue."""
    found: dict[str, Any] = answer.json()
    assert (answer.status_code, found["message"]) == (status, message), answer.text
    assert found["text"] and found["text"] != message
    return found


def test_the_games_and_what_can_be_chosen(served: Served) -> None:
    feast = next(game for game in served.http.get("/api/games").json() if game["name"] == "feast")
    assert (feast["name"], feast["least"], feast["most"]) == ("feast", 4, 8)
    assert [choice["name"] for choice in feast["choices"]][:2] == ["own_card", "dracula_face_up"]
    assert feast["cast"]["always"] == ["dracula"] and len(feast["cast"]["parts"]) == 10
    assert feast["cast"]["advanced"] == ["alucard", "witch", "zombie"]
    assert feast["cast"]["size"] == {"4": 6, "5": 6, "6": 7, "7": 8, "8": 9}
    assert feast["bots"] == ["random", "careful"]


def test_who_lays_a_table_is_its_host_and_others_take_the_first_empty_seat(served: Served) -> None:
    laid = served.http.post("/api/tables", json={"game": "feast", "seats": 4, "name": " Anna "})
    assert laid.status_code == 201
    table, token = laid.json()["table"], laid.json()["token"]
    assert laid.json()["seat"] == 1 and len(table) == 16 and len(token) == 32
    sat = served.http.post(f"/api/tables/{table}/seats", json={"name": "Ben", "seat": 3}).json()
    assert sat["seat"] == 3
    assert served.http.post(f"/api/tables/{table}/seats", json={"name": "Cora"}).json()["seat"] == 2
    refused(served.http.post(f"/api/tables/{table}/seats", json={"name": "Dan", "seat": 3}), 409, "server-seat-taken")
    refused(served.http.post(f"/api/tables/{table}/seats", json={"name": "Dan", "seat": 9}), 404, "server-no-seat")
    refused(served.http.post(f"/api/tables/{table}/seats", json={"name": "anna"}), 409, "server-name-taken")
    assert served.http.post(f"/api/tables/{table}/seats", json={"name": "Dan"}).json()["seat"] == 4
    refused(served.http.post(f"/api/tables/{table}/seats", json={"name": "Eva"}), 409, "server-full")


@pytest.mark.parametrize("name", BAD_NAMES)
def test_names_that_nobody_could_read(served: Served, name: str) -> None:
    answer = served.http.post("/api/tables", json={"game": "feast", "seats": 4, "name": name})
    assert answer.status_code == 400 and answer.json()["message"].startswith("server-name-")


@pytest.mark.parametrize("name", ["Nguyễn Thị Ánh", "陈伟", "O'Neil-Ünal", "می\u200cخواهم"])
def test_names_in_any_script(served: Served, name: str) -> None:
    assert served.http.post("/api/tables", json={"game": "feast", "seats": 4, "name": name}).status_code == 201


@pytest.mark.parametrize(
    ("change", "status", "message"),
    [
        ({"game": "chess"}, 404, "server-no-game"),
        ({"seats": 3}, 400, "core-seats"),
        ({"seats": 10**9}, 400, "core-seats"),
        ({"choices": {"dance": "never"}}, 400, "core-no-value"),
        ({"choices": {"colour": "red"}}, 400, "core-no-choice"),
        ({"guests": "some"}, 400, "server-no-guests"),
        ({"guests": "hand", "cast": ["dracula"]}, 400, "feast-deal-number"),
        ({"guests": "hand", "cast": ["ghost", "witch", "zombie", "alucard", "trickster", "van-helsing"]}, 400, "feast-deal-no-dracula"),
        ({"guests": "hand", "cast": ["dracula", "witch", "witch", "alucard", "trickster", "van-helsing"]}, 400, "feast-deal-twice"),
        ({"seats": "4"}, 400, "server-unreadable"),
        ({"more": 1}, 400, "server-unreadable"),
    ],
)
def test_tables_that_cannot_be_laid(served: Served, change: dict[str, Any], status: int, message: str) -> None:
    wanted = {"game": "feast", "seats": 4, "name": "Anna", **change}
    refused(served.http.post("/api/tables", json=wanted), status, message)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"name":"\\ud800","game":"feast","seats":4}', b"[" * 5000])
def test_bodies_that_are_none(served: Served, body: bytes) -> None:
    answer = served.http.post("/api/tables", content=body)
    assert answer.status_code == 400 and answer.json()["message"] in ("server-unreadable", "server-name-signs")


def test_a_body_that_is_too_big(served: Served) -> None:
    refused(served.http.post("/api/tables", content=b" " * 20000), 413, "server-too-big")


def test_there_is_no_other_table(served: Served) -> None:
    for table in ("A" * 16, "nothing", "..%2f..%2fetc", "x" * 300):
        answer = served.http.post(f"/api/tables/{table}/seats", json={"name": "Eve"})
        assert answer.status_code == 404 and answer.json()["message"] in ("server-no-table", "server-no-place")
    refused(served.http.get("/api/nothing"), 404, "server-no-place")


def test_only_the_host_places_bots_and_starts(served: Served) -> None:
    table, tokens = seat_people(served.http, 4)
    for verb, body in (("bots", {"seat": 4, "bot": None}), ("start", {})):
        at = f"/api/tables/{table}/{verb}"
        refused(served.http.post(at, json=body), 401, "server-no-key")
        refused(served.http.post(at, json=body, headers=bearer("x" * 32)), 401, "server-no-key")
        refused(served.http.post(at, json=body, headers={"Authorization": tokens[0]}), 401, "server-no-key")
        refused(served.http.post(at, json=body, headers=bearer(tokens[1])), 403, "server-not-host")


def test_the_host_fills_and_empties_seats(served: Served) -> None:
    laid = served.http.post("/api/tables", json={"game": "feast", "seats": 4, "name": "Carmilla"}).json()
    at, mine = f"/api/tables/{laid['table']}", bearer(laid["token"])
    refused(served.http.post(f"{at}/start", json={}, headers=mine), 409, "server-empty-seats")
    refused(served.http.post(f"{at}/bots", json={"seat": 2, "bot": "clever"}, headers=mine), 400, "server-no-bot")
    refused(served.http.post(f"{at}/bots", json={"seat": 1, "bot": None}, headers=mine), 409, "server-host-stays")
    ben = served.http.post(f"{at}/seats", json={"name": "Ben"}).json()
    refused(served.http.post(f"{at}/bots", json={"seat": 2, "bot": "random"}, headers=mine), 409, "server-seat-taken")
    for seat in (3, 4):
        assert served.http.post(f"{at}/bots", json={"seat": seat, "bot": "random"}, headers=mine).status_code == 200
    watcher, removed = served.player(laid["table"], None), served.player(laid["table"], ben["token"])
    removed.until(lambda: removed.lobby)
    assert removed.lobby["you"] == 2
    assert served.http.post(f"{at}/bots", json={"seat": 2, "bot": None}, headers=mine).status_code == 200
    removed.until(lambda: removed.lobby["you"] == 0)
    watcher.until(lambda: watcher.lobby and watcher.lobby["seats"][1]["kind"] == "empty")
    assert [seat["kind"] for seat in watcher.lobby["seats"]] == ["person", "empty", "bot", "bot"]
    names = [seat["name"] for seat in watcher.lobby["seats"]]
    assert len(set(names)) == 4 and watcher.lobby["host"] == 1
    refused(served.http.post(f"{at}/leave", json={}, headers=bearer(ben["token"])), 401, "server-no-key")


def test_whoever_leaves_before_the_start_gives_the_seat_free_and_the_host_s_part_to_the_next(served: Served) -> None:
    table, tokens = seat_people(served.http, 4)
    at = f"/api/tables/{table}"
    assert served.http.post(f"{at}/leave", json={}, headers=bearer(tokens[0])).status_code == 200
    refused(served.http.post(f"{at}/start", json={}, headers=bearer(tokens[1])), 409, "server-empty-seats")
    refused(served.http.post(f"{at}/start", json={}, headers=bearer(tokens[0])), 401, "server-no-key")
    assert served.http.post(f"{at}/seats", json={"name": "Eva"}).json()["seat"] == 1
    served.start(table, tokens[1])
    refused(served.http.post(f"{at}/start", json={}, headers=bearer(tokens[1])), 409, "server-started")
    refused(served.http.post(f"{at}/seats", json={"name": "Finn"}), 409, "server-started")
    refused(served.http.post(f"{at}/bots", json={"seat": 3, "bot": None}, headers=bearer(tokens[1])), 409, "server-started")


def test_a_table_that_all_have_left_gets_its_host_from_who_comes_next(served: Served) -> None:
    laid = served.http.post("/api/tables", json={"game": "feast", "seats": 4, "name": "Anna"}).json()
    served.http.post(f"/api/tables/{laid['table']}/leave", json={}, headers=bearer(laid["token"]))
    sat = served.http.post(f"/api/tables/{laid['table']}/seats", json={"name": "Ben", "seat": 2}).json()
    player = served.player(laid["table"], sat["token"])
    player.until(lambda: player.lobby)
    assert (player.lobby["host"], player.lobby["you"]) == (2, 2)


def test_the_invitation_as_a_code(served: Served) -> None:
    table, _ = seat_people(served.http, 4)
    answer = served.http.get(f"/api/tables/{table}/qr")
    assert answer.headers["content-type"] == "image/svg+xml" and answer.text.startswith("<svg")
    refused(served.http.get(f"/api/tables/{table}/qr", headers={"Host": "x" * 5000}), 413, "server-too-big")


def test_nothing_is_recorded_for_others_before_the_end(served: Served) -> None:
    table, tokens = seat_people(served.http, 4)
    refused(served.http.get(f"/api/tables/{table}/record"), 404, "server-record-sealed")
    served.start(table, tokens[0])
    refused(served.http.get(f"/api/tables/{table}/record", headers=bearer(tokens[0])), 404, "server-record-sealed")
    refused(served.http.post(f"/api/tables/{table}/again", json={}, headers=bearer(tokens[0])), 409, "server-not-over")


def test_every_answer_says_what_a_browser_may_do_with_it(served: Served) -> None:
    for path in ("/health", "/api/games", "/api/nothing", "/", "/t/abc"):
        headers = served.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"] and "unsafe-inline'; script" not in headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert served.http.get("/api/games").headers["cache-control"] == "no-store"
    assert served.http.get("/health").json()["ok"] is True
