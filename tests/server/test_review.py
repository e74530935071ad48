"""Looking back: what a moment shows a seat is to the byte what that seat was told and shown when it was live; and nothing before the end."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from company import Served, bearer, played

from coterie import Record, load
from coterie.server import review, shelf
from coterie.server.refusals import Declined

ROOT = Path(__file__).resolve().parents[2]
GAMES = [("feast", 4, {"max_turns": "8"}), ("feast", 7, {"max_turns": "6"}), ("blood-bound", 6, {}), ("blood-bound", 8, {}), ("true-blood", 3, {})]


def moment_of(served: Served, place: str, moment: int, seat: int | str, have: int = 0) -> Any:
    found = served.http.get(f"/api/{place}/review/{moment}", params={"seat": seat, "have": have})
    assert found.status_code == 200, found.text
    return found.json()


def untimed(question: Any) -> Any:
    """A question without its hourglass and what lies in one's own envelope: a record has neither."""
    return question and {**question, "closes": None, "lasts": None, "said": None}


@pytest.mark.parametrize(("game", "seats", "choices"), GAMES)
def test_a_moment_is_what_the_seat_was_told_and_shown_when_it_was_live(
    served: Served, game: str, seats: int, choices: dict[str, str]
) -> None:
    table, players = played(served, game, seats, choices, seats)
    frame = served.http.get(f"/api/tables/{table}/review").json()
    assert frame["game"] == game and len(frame["moments"]) > 5
    for seat, player in [*enumerate(players[:-1], 1), (0, players[-1])]:
        counts = [moment["told"][seat] for moment in frame["moments"]]
        told: list[Any] = []
        live: dict[int, str] = {}
        for step in (message for message in map(json.loads, player.frames) if message["type"] == "step"):
            told += step["told"]
            moments = {k for k, count in enumerate(counts) if count == len(told)}
            same = json.dumps([step["view"], untimed(step["question"])])
            back = [moment_of(served, f"tables/{table}", k, seat) for k in moments]
            assert same in {json.dumps([one["view"], one["question"]]) for one in back}, f"seat {seat} at {sorted(moments)}"
            assert all(json.dumps(one["told"]) == json.dumps(told) for one in back)
            live.update(dict.fromkeys(moments, same))
        assert live.keys() == set(range(len(counts))), "every moment was live once"
