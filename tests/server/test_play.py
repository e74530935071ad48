"""Games over real sockets: playing, coming back, repeating, being late, agreeing, talking, and a server that stops in the middle."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from company import Player, Served, bearer, calmly, play_on
from websockets.exceptions import ConnectionClosed, InvalidStatus

from coterie import Record


def company(served: Served, seats: int, **more: Any) -> tuple[str, list[str], list[Player]]:
    """A game that has begun, all pages open."""
    table, tokens = served.seat_people(seats, **more)
    players = [served.player(table, token) for token in tokens]
    served.start(table, tokens[0])
    for player in players:
        player.to_question(1)
    return table, tokens, players


def at_turn(players: list[Player]) -> Player:
    return players[players[0].question["asks"][0] - 1]


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_a_whole_game_between_people(served: Served, seats: int) -> None:
    table, tokens, players = company(served, seats, choices={"max_turns": "12"})
    watcher = served.player(table, None)
    assert play_on(players, random.Random(seats))
    watcher.to_question(10**9)
    for player in [watcher, *players]:
        assert player.step is not None
        view = player.step["view"]
        assert view["over"] and view["winners"] is not None and view["reason"]
        assert [event["n"] for event in player.told] == list(range(1, len(player.told) + 1))
        assert all(view["players"][str(seat)]["guest"] for seat in range(1, seats + 1)), "after the end every card lies open"
        player.until(lambda player=player: player.lobby["over"])
    record = Record.parse(served.http.get(f"/api/tables/{table}/record").text)
    assert record.names == [seat["name"] for seat in watcher.lobby["seats"]]
    assert record.position().outcome is not None
    record.check_sealed()
    assert record.sealed["hash"] == watcher.lobby["commitment"]
    again = served.http.post(f"/api/tables/{table}/again", json={}, headers=bearer(tokens[1])).json()["table"]
    assert served.http.post(f"/api/tables/{table}/again", json={}, headers=bearer(tokens[0])).json()["table"] == again
    assert served.http.post(f"/api/tables/{table}/again", json={}).status_code == 401
    watcher.until(lambda: watcher.lobby["again"] == again)
    winners = players[0].step["view"]["winners"] if players[0].step else []
    served.start(again, tokens[1])
    back = served.player(again, tokens[0])
    back.to_question(1)
    assert back.lobby["you"] == 1 and back.lobby["host"] == 2
    if len(winners) == 1:
        assert back.question["asks"] == winners, "the winner begins"


def test_bots_play_among_themselves_and_with_people(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    laid = served.http.post("/api/tables", json={"game": "feast", "seats": 6, "name": "Anna", "choices": {"max_turns": "30"}}).json()
    for seat in range(2, 7):
        body = {"seat": seat, "bot": ["random", "careful"][seat % 2]}
        at = f"/api/tables/{laid['table']}/bots"
        assert served.http.post(at, json=body, headers=bearer(laid["token"])).status_code == 200
    anna = served.player(laid["table"], laid["token"])
    served.start(laid["table"], laid["token"])
    rng = random.Random(1)
    said = 0
    while True:
        anna.until(lambda said=said: anna.step and (not (q := anna.step["question"]) or (q["legal"] and q["q"] > said)))
        if anna.step is None or anna.step["question"] is None:
            break
        said = anna.question["q"]
        assert anna.say(rng.choice(anna.question["legal"])) is None
    assert anna.step is not None and anna.step["view"]["over"]
    assert not [record for record in caplog.records if record.name == "coterie.server"]


@pytest.mark.parametrize("seed", range(2))
def test_a_game_on_a_real_clock_with_its_windows(tmp_path: Path, seed: int) -> None:
    """Fifty times as fast as people play; who is slow in a window is taken to have passed."""
    hurried = Served(tmp_path, pace=0.02)
    try:
        laid = hurried.http.post("/api/tables", json={"game": "feast", "seats": 5, "name": "Anna", "choices": {"max_turns": "8"}}).json()
        for seat in range(2, 6):
            body = {"seat": seat, "bot": "random"}
            hurried.http.post(f"/api/tables/{laid['table']}/bots", json=body, headers=bearer(laid["token"]))
        anna = hurried.player(laid["table"], laid["token"])
        hurried.start(laid["table"], laid["token"])
        rng, said = random.Random(seed), 0
        while anna.step is None or anna.step["question"] is not None:
            anna.read()
            q = anna.step["question"] if anna.step else None
            if q and q["window"]:
                assert q["lasts"] == 400 and 0 <= q["closes"] <= 400
            elif q and q["legal"] and q["q"] > said:
                said = q["q"]
                assert anna.say(rng.choice(q["legal"])) is None
        assert anna.step["view"]["over"]
    finally:
        hurried.stop()


def test_when_all_people_agree_the_bots_do(served: Served) -> None:
    laid = served.http.post("/api/tables", json={"game": "feast", "seats": 4, "name": "Anna"}).json()
    ben = served.http.post(f"/api/tables/{laid['table']}/seats", json={"name": "Ben"}).json()
    for seat in (3, 4):
        served.http.post(f"/api/tables/{laid['table']}/bots", json={"seat": seat, "bot": "random"}, headers=bearer(laid["token"]))
    players = [served.player(laid["table"], laid["token"]), served.player(laid["table"], ben["token"])]
    served.start(laid["table"], laid["token"])
    for player in players:
        player.to_question(1)
    assert players[0].ask({"type": "agree"}) is None
    assert players[0].ask({"type": "agree"})["message"] == "core-agreed"
    assert players[1].ask({"type": "agree"}) is None
    players[0].to_question(10**9)
    assert players[0].step is not None and players[0].step["view"]["reason"] == "agreed"


def test_coming_back_brings_exactly_what_was_missed(served: Served) -> None:
    table, tokens, players = company(served, 5)
    play_on(players, random.Random(3), steps=6, choose=calmly)
    ben = players[1]
    have = len(ben.told)
    ben.close()
    rest = [player for player in players if player is not ben]
    for _ in range(4):
        q = rest[0].question
        if 2 in q["asks"]:
            break
        asked = players[q["asks"][0] - 1]
        assert asked.say(calmly(0, asked.question["legal"])) is None
        for player in rest:
            player.to_question(q["q"] + 1)
    back = served.player(table, tokens[1], have=have)
    back.until(lambda: back.step)
    assert [event["n"] for event in back.told] == list(range(have + 1, have + 1 + len(back.told)))
    whole = served.player(table, tokens[1])
    whole.until(lambda: whole.step)
    assert ben.told[:have] + back.told == whole.told and whole.step == back.step | {"told": whole.told}
    lost = served.player(table, tokens[1], have=10**6)
    lost.until(lambda: lost.step)
    assert lost.told == whole.told, "who says he has more than there is gets everything"


def test_a_repeated_message_brings_the_same_reply_and_does_nothing(served: Served) -> None:
    table, tokens, players = company(served, 4)
    asked = at_turn(players)
    line = asked.question["legal"][-1]
    q = asked.question["q"]
    assert asked.say("sing", q, id="bad") == asked.say(line, q, id="bad"), "an id stands for its first message"
    assert asked.say(line, q, id="once") is None
    asked.to_question(q + 1)
    told = len(asked.told)
    assert asked.say(line, q, id="once") is None
    other = served.player(table, tokens[players.index(asked)], have=told)
    assert other.say(line, q, id="once") is None, "on another connection too"
    assert other.told == []
    assert asked.ask({"type": "talk", "text": "hello", "id": "t"}) is None
    assert other.ask({"type": "talk", "text": "hello", "id": "t"}) is None
    other.ask({"type": "talk", "text": "bye"})
    other.until(lambda: len(other.chat) >= 2)
    assert [line["text"] for line in other.chat] == ["hello", "bye"]


def test_a_late_answer_is_answered_with_the_present_question(served: Served) -> None:
    _table, _tokens, players = company(served, 4)
    asked = at_turn(players)
    q = asked.question["q"]
    assert asked.say(asked.question["legal"][0], q) is None
    asked.to_question(q + 1)
    asked.step = None
    problem = asked.say("accuse", q)
    assert problem["message"] == "server-stale" and "moved on" in problem["text"]
    asked.until(lambda: asked.step)
    assert asked.question["q"] > q and asked.step is not None and asked.step["told"] == []


def test_what_may_not_be_said_is_refused_with_the_reason_to_who_said_it(served: Served) -> None:
    table, _tokens, players = company(served, 4)
    asked = at_turn(players)
    other = next(player for player in players if player is not asked)
    seat = players.index(asked) + 1
    problem = asked.say(f"dance {seat}")
    assert problem["text"] and asked.ask({"type": "why", "line": f"dance {seat}"}) == problem
    assert asked.ask({"type": "why", "line": asked.question["legal"][0]}) is None
    assert other.say(asked.question["legal"][0])["message"] == "server-not-asked"
    assert other.ask({"type": "why", "line": "accuse"})["message"] == "core-not-asked"
    watcher = served.player(table, None)
    for message in ({"type": "agree"}, {"type": "back"}, {"type": "say", "q": 1, "line": "accuse"}):
        assert watcher.ask(message)["message"] == "server-watching"
    stranger = served.player(table, "no such token")
    stranger.until(lambda: stranger.step)
    assert stranger.lobby["you"] == 0 and stranger.question["legal"] == []


def test_talk_is_public_and_kept(served: Served) -> None:
    table, tokens, players = company(served, 4)
    assert players[2].ask({"type": "talk", "text": "  I am   the Ghost "}) is None
    assert players[0].ask({"type": "talk", "text": "x" * 501})["message"] == "server-talk-long"
    assert players[0].ask({"type": "talk", "text": " \n "})["message"] == "server-talk-empty"
    assert players[0].ask({"type": "talk", "text": "\u202eab"})["message"] == "server-talk-signs"
    assert players[0].ask({"type": "talk", "text": "x" * 500}) is None
    watcher = served.player(table, None)
    watcher.until(lambda: watcher.chat)
    assert watcher.chat[0] == {"n": 1, "seat": 3, "text": "I am the Ghost", "name": ""} and len(watcher.chat) == 2
    late = served.player(table, tokens[0], chat=1)
    late.until(lambda: late.step)
    assert [line["n"] for line in late.chat] == [2]


def test_who_is_here(served: Served) -> None:
    table, tokens = served.seat_people(4)
    anna, ben = served.player(table, tokens[0]), served.player(table, tokens[1])
    anna.until(lambda: anna.lobby and [seat["here"] for seat in anna.lobby["seats"]] == [True, True, False, False])
    ben.close()
    anna.until(lambda: not anna.lobby["seats"][1]["here"])
    assert anna.ask({"type": "standing", "on": True})["message"] == "server-not-started"
    assert anna.say("accuse", 1)["message"] == "server-not-started"


def test_a_server_that_stops_in_the_middle_goes_on_where_it_was(own_served: Served) -> None:
    served = own_served
    table, tokens, players = company(served, 5, choices={"max_turns": "10"})
    play_on(players, random.Random(11), steps=9, choose=calmly)
    players[1].ask({"type": "talk", "text": "are you there?"})
    asked = at_turn(players)
    q, seen = asked.question["q"], [(player.told, player.step["view"] if player.step else None) for player in players]
    served.restart()
    for player in players:
        with pytest.raises(ConnectionClosed):
            player.until(lambda: False)
        assert player.bye is not None and player.bye["why"] == "restart" and player.bye["problem"]["text"]
    back = [served.player(table, token) for token in tokens]
    for player, (told, view) in zip(back, seen, strict=True):
        player.to_question(q)
        assert player.told == told and player.step is not None and player.step["view"] == view
        player.until(lambda player=player: player.chat)
    assert back[0].question["asks"] == asked.question["asks"]
    assert play_on(back, random.Random(12))
    text = served.http.get(f"/api/tables/{table}/record").text
    Record.parse(text).check_sealed()
    served.restart()
    assert served.http.get(f"/api/tables/{table}/record").text == text
    late = served.player(table, tokens[0])
    late.until(lambda: late.step)
    assert late.told == back[0].told


def test_an_id_is_known_again_after_a_restart(own_served: Served) -> None:
    table, tokens, players = company(own_served, 4)
    asked = at_turn(players)
    seat, q, line = players.index(asked), asked.question["q"], asked.question["legal"][0]
    assert asked.say(line, q, id="only once") is None
    own_served.restart()
    back = own_served.player(table, tokens[seat])
    assert back.say(line, q, id="only once") is None
    assert back.say(line, q)["message"] == "server-stale"


def test_a_page_of_another_place_may_not_listen(served: Served) -> None:
    table, tokens = served.seat_people(4)
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{served.port + 1}"):
        with pytest.raises(InvalidStatus):
            served.player(table, tokens[0], origin=origin)
    here = served.player(table, tokens[0], origin=f"http://127.0.0.1:{served.port}")
    here.until(lambda: here.lobby)


def test_there_is_no_such_table_to_listen_to(served: Served) -> None:
    nobody = served.player("A" * 16, None)
    nobody.read()
    assert nobody.bye is not None and nobody.bye["why"] == "unknown" and nobody.bye["problem"]["message"] == "server-no-table"
