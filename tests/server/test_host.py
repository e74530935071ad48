"""What the host may do, and what no host may: see, move or change a card, or sit on another chair."""

from __future__ import annotations

import random
from typing import Any

import pytest
from company import Player, Served, bearer, play_on, wait

from coterie.core.chance import Sealed
from coterie.server.house import lock_of


def begun(served: Served, seats: int = 4, **more: Any) -> tuple[str, list[str], list[Player]]:
    table, tokens = served.seat_people(seats, **more)
    players = [served.player(table, token) for token in tokens]
    served.start(table, tokens[0])
    for player in players:
        player.to_question(1)
    return table, tokens, players


def post(served: Served, table: str, verb: str, token: str, **body: Any) -> Any:
    return served.http.post(f"/api/tables/{table}/{verb}", json=body, headers=bearer(token))


def cards(served: Served, table: str) -> Any:
    play = served.house.tables[table].play
    assert play is not None
    return play.position.stated, play.position.lines, {seat: play.position.view(seat) for seat in range(play.position.seats + 1)}


def test_the_host_s_key_opens_the_host_s_seat_and_no_other(served: Served) -> None:
    table, tokens, players = begun(served)
    live = served.house.tables[table]
    assert [live.seat_of(lock_of(token)) for token in tokens] == [1, 2, 3, 4]
    assert [player.lobby["you"] for player in players] == [1, 2, 3, 4]
    asked = players[0].question["asks"][0]
    others = [player for player in players if player.lobby["you"] != asked]
    for player in others:
        problem = player.ask({"type": "say", "id": "other", "q": 1, "line": players[asked - 1].question["legal"][0]})
        assert problem["message"] == "server-not-asked", "not even the host answers for somebody else"
    host = served.player(table, tokens[0])
    host.until(lambda: host.step is not None)
    own = served.house.tables[table].play.position.told(1)  # type: ignore[union-attr]
    assert [(e["n"], e["kind"], e["fields"]) for e in host.told] == [(t.n, t.kind, t.fields) for t in own]


def test_in_a_running_game_the_host_s_powers_touch_no_card(served: Served) -> None:
    table, tokens, players = begun(served)
    before = cards(served, table)
    commitment = players[0].lobby["commitment"]
    for verb, body, message in (
        ("bots", {"seat": 2, "bot": None}, "server-started"), ("bots", {"seat": 2, "bot": "random"}, "server-started"),
        ("start", {}, "server-started"), ("again", {}, "server-not-over"),
    ):  # fmt: skip
        assert post(served, table, verb, tokens[0], **body).json()["message"] == message
    assert served.http.post(f"/api/tables/{table}/seats", json={"name": "Eve", "seat": 2}).json()["message"] == "server-started"
    for for_good in (False, True):
        answer = post(served, table, "replace", tokens[0], seat=3 if for_good else 2, for_good=for_good)
        assert answer.status_code == 200 and answer.json() == {}
    wait(lambda: served.house.tables[table].chair(3).kind == "bot")
    watcher = served.player(table, None)
    watcher.until(lambda: watcher.lobby)
    assert watcher.lobby["commitment"] == commitment and cards(served, table)[0] == before[0]
    players[0].until(lambda: players[0].lobby["seats"][2]["kind"] == "bot")
    told = served.house.tables[table].play.position.told(1)  # type: ignore[union-attr]
    assert [(e["n"], e["kind"], e["fields"]) for e in players[0].told] == [(t.n, t.kind, t.fields) for t in told[: len(players[0].told)]]
    # who was removed for good watches from now on; the seat has no key any more, and nobody gets one
    assert served.house.tables[table].chair(3).lock is None
    removed = served.player(table, tokens[2])
    removed.until(lambda: removed.lobby)
    assert removed.lobby["you"] == 0
    assert served.http.post(f"/api/tables/{table}/seats", json={"name": "Eve", "seat": 3}).json()["message"] == "server-started"


def test_the_seal_is_there_when_the_table_is_laid_and_stays(served: Served) -> None:
    """Chance is settled before anybody but the host has come, and nothing that happens until the deal makes another of it."""
    laid = served.http.post("/api/tables", json={"game": "feast", "seats": 4, "name": "Anna"}).json()
    table, token = laid["table"], laid["token"]
    watcher = served.player(table, None)
    watcher.until(lambda: watcher.lobby)
    seal = watcher.lobby["commitment"]
    assert len(seal) == 64
    for name in ("Ben", "Cora"):
        served.http.post(f"/api/tables/{table}/seats", json={"name": name})
    post(served, table, "bots", token, seat=2, bot=None)
    for seat in (2, 4):
        post(served, table, "bots", token, seat=seat, bot="random")
    served.start(table, token)
    watcher.until(lambda: watcher.lobby["started"])
    assert watcher.lobby["commitment"] == seal
    secret = served.house.tables[table].sheet.secret
    assert secret is not None and Sealed(secret).commitment == seal


def test_only_the_host_replaces_and_the_host_not_himself(served: Served) -> None:
    table, tokens, _players = begun(served)
    for token, status in ((tokens[1], 403), ("x" * 32, 401)):
        assert post(served, table, "replace", token, seat=3, for_good=True).status_code == status
    assert post(served, table, "replace", tokens[0], seat=1).json()["message"] == "server-host-stays"
    assert post(served, table, "replace", tokens[0], seat=9).json()["message"] == "server-no-seat"


def test_ending_by_consent_takes_everybody_and_shows_nothing_before(served: Served) -> None:
    table, tokens, players = begun(served)
    for player in players[:3]:
        assert player.ask({"type": "agree", "id": "agree"}) is None
        assert player.ask({"type": "agree", "id": "again"}) is not None, "nobody agrees twice"
        record = served.http.get(f"/api/tables/{table}/record", headers=bearer(tokens[0]))
        assert record.status_code == 404 and not served.house.tables[table].sheet.over
    watcher = served.player(table, None)
    assert watcher.ask({"type": "agree", "id": "agree"})["message"] == "server-watching"
    assert not served.house.tables[table].sheet.over
    assert players[3].ask({"type": "agree", "id": "agree"}) is None
    for player in players:
        player.until(lambda player=player: player.lobby["over"])
    assert served.http.get(f"/api/tables/{table}/record").status_code == 200


def test_bots_agree_only_when_all_people_have(served: Served) -> None:
    laid = served.http.post("/api/tables", json={"game": "feast", "seats": 4, "name": "Anna"}).json()
    ben = served.http.post(f"/api/tables/{laid['table']}/seats", json={"name": "Ben"}).json()
    for seat in (3, 4):
        assert post(served, laid["table"], "bots", laid["token"], seat=seat, bot="random").status_code == 200
    people = [served.player(laid["table"], token) for token in (laid["token"], ben["token"])]
    served.start(laid["table"], laid["token"])
    assert people[0].ask({"type": "agree", "id": "agree"}) is None
    assert not served.house.tables[laid["table"]].sheet.over
    assert people[1].ask({"type": "agree", "id": "agree"}) is None
    people[0].until(lambda: people[0].lobby["over"])


@pytest.mark.parametrize("emptied", [2, 3])
def test_before_the_start_the_host_empties_a_chair_and_its_key_opens_nothing_any_more(served: Served, emptied: int) -> None:
    table, tokens = served.seat_people(4)
    assert post(served, table, "bots", tokens[0], seat=emptied, bot=None).status_code == 200
    gone = tokens[emptied - 1]
    for verb in ("leave", "start", "again"):
        assert post(served, table, verb, gone).status_code == 401
    sat = served.http.post(f"/api/tables/{table}/seats", json={"name": "Eva", "seat": emptied}).json()
    assert sat["token"] != gone
    served.start(table, tokens[0])
    old, new = served.player(table, gone), served.player(table, sat["token"])
    for player in (old, new):
        player.until(lambda player=player: player.lobby and player.step is not None)
    assert (old.lobby["you"], new.lobby["you"]) == (0, emptied)
    assert not [event for event in old.told if event["kind"] == "dealt"] and [event for event in new.told if event["kind"] == "dealt"]


def test_the_next_game_gives_everybody_the_seat_of_their_own_key(served: Served) -> None:
    table, tokens, players = begun(served, choices={"max_turns": "2"})
    assert play_on(players, random.Random(4))
    answer = post(served, table, "again", tokens[2])
    following = answer.json()["table"]
    assert post(served, table, "again", tokens[0]).json()["table"] == following, "there is one next table"
    for seat, token in enumerate(tokens, 1):
        player = served.player(following, token)
        player.until(lambda player=player: player.lobby)
        assert player.lobby["you"] == seat and player.lobby["host"] == 3
