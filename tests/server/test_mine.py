"""How the tables stand for which a browser holds keys."""

from __future__ import annotations

import random
from typing import Any

from company import Served, play_on, played


def mine(served: Served, *keys: tuple[str, str]) -> Any:
    return served.http.post("/api/mine", json={"tables": [{"table": table, "token": token} for table, token in keys]}).json()


def state(found: dict[str, Any]) -> tuple[int, bool, bool, bool]:
    return found["seat"], found["started"], found["over"], found["asked"]


def test_each_key_is_told_how_its_own_table_stands(served: Served) -> None:
    table, tokens = served.seat_people(4, choices={"max_turns": "4"})
    keys = [(table, token) for token in tokens]
    assert [state(one) for one in mine(served, *keys)] == [(seat, False, False, False) for seat in (1, 2, 3, 4)]
    served.start(table, tokens[0])
    players = [served.player(table, token) for token in tokens]
    for player in players:
        player.until(lambda player=player: player.step is not None)
    asks = players[0].question["asks"]
    assert [state(one) for one in mine(served, *keys)] == [(seat, True, False, seat in asks) for seat in (1, 2, 3, 4)]
    rng = random.Random(1)
    while not play_on(players, rng, 1) and players[0].step["question"] is not None:  # type: ignore[index]
        asks = players[0].question["asks"]
        assert [one["asked"] for one in mine(served, *keys)] == [seat in asks for seat in (1, 2, 3, 4)]
    assert [state(one) for one in mine(served, *keys)] == [(seat, True, True, False) for seat in (1, 2, 3, 4)]
    assert mine(served, keys[0])[0]["names"] == ["Anna", "Ben", "Cora", "Dan"]


def test_in_a_window_only_my_own_envelope_changes_what_i_am_told(served: Served) -> None:
    table, tokens = served.seat_people(6, game="blood-bound")
    players = [served.player(table, token) for token in tokens]
    served.start(table, tokens[0])
    for player in players:
        player.until(lambda player=player: player.step is not None)
    for _ in range(200):
        asks = players[0].question["asks"]
        if len(asks) > 1:
            break
        play_on(players, random.Random(3), 1)
    assert len(asks) > 1, "a window was reached"
    first, second = asks[0], asks[1]
    before = mine(served, (table, tokens[second - 1]))
    assert before[0]["asked"]
    assert players[first - 1].say(players[first - 1].question["legal"][0]) is None
    assert mine(served, (table, tokens[second - 1])) == before, "that somebody else has answered is nobody's business"
    assert not mine(served, (table, tokens[first - 1]))[0]["asked"]


def test_a_key_that_opens_nothing_gets_nothing(served: Served) -> None:
    table, _ = played(served, "feast", 4, {"max_turns": "1"}, 1)
    wrong, nowhere, nonsense = mine(served, (table, "guessed"), ("A" * 16, "guessed"), ("../etc", ""))
    assert wrong["seat"] == nowhere["seat"] == nonsense["seat"] == 0
    assert nowhere["game"] == nonsense["game"] == ""


def test_a_table_that_is_put_away_is_not_fetched_for_this(served: Served) -> None:
    table, tokens = served.seat_people(4)
    del served.house.tables[table]
    assert state(mine(served, (table, tokens[1]))[0]) == (2, False, False, False)
    assert table not in served.house.tables


def test_nobody_asks_for_all_tables_at_once(served: Served) -> None:
    answer = served.http.post("/api/mine", json={"tables": [{"table": "A" * 16, "token": "x"}] * 41})
    assert answer.status_code == 413
    assert served.http.post("/api/mine", json={"tables": 1}).status_code == 400
