"""Looking back: a moment is to the byte what a seat was told and shown when it was live; and there is nothing before the end."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from company import Served, played

from coterie import Record, load
from coterie.server import review, shelf
from coterie.server.refusals import Declined

ROOT = Path(__file__).resolve().parents[2]
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("feast", 4, {"max_turns": "8"}),
    ("feast", 7, {"max_turns": "6"}),
    ("blood-bound", 6, {}),
    ("blood-bound", 8, {}),
    ("true-blood", 3, {}),
]


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
    assert frame["game"] == game and len(frame["moments"]) > 1
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


# ------------------------------------------------------------------ nothing before the end


def test_before_the_end_every_question_is_refused_in_the_same_words(served: Served) -> None:
    table, tokens = served.seat_people(4)
    waiting = refusals(served, table)
    served.start(table, tokens[0])
    player = served.player(table, tokens[0])
    player.until(lambda: player.step is not None)
    going = refusals(served, table)
    assert waiting == going and len(going) == 1
    status, body = going.pop()
    assert status == 404 and json.loads(body)["message"] == "server-review-sealed"
    unknown = served.http.get("/api/tables/AAAAAAAAAAAAAAAA/review")
    assert unknown.status_code == 404 and unknown.json()["message"] == "server-no-table"


def refusals(served: Served, table: str) -> set[tuple[int, str]]:
    asked = ["", *(f"/{moment}{query}" for moment in (0, 1, 999, "x") for query in ("", "?seat=1", "?seat=all", "?seat=99", "?have=-1"))]
    found = [served.http.get(f"/api/tables/{table}/review{path}") for path in asked]
    return {(answer.status_code, answer.text) for answer in found}


# ------------------------------------------------------------------ the same through a record


@pytest.mark.parametrize(("game", "seats", "choices"), [GAMES[0], GAMES[2], GAMES[4]])
def test_an_uploaded_record_shows_what_the_table_shows(served: Served, game: str, seats: int, choices: dict[str, str]) -> None:
    table, _ = played(served, game, seats, choices, 7)
    text = served.http.get(f"/api/tables/{table}/record").text
    kept = served.http.post("/api/review", json={"record": text})
    assert kept.status_code == 201
    record = kept.json()["id"]
    assert len(record) == 16 and record != table
    assert served.http.post("/api/review", json={"record": text}).json()["id"] == record, "the same record is kept once"
    assert served.http.get(f"/api/records/{record}/record").text == text
    frame = served.http.get(f"/api/tables/{table}/review")
    assert served.http.get(f"/api/records/{record}/review").text == frame.text
    for moment in range(0, len(frame.json()["moments"]), 5):
        for seat in (0, 1, seats, "all"):
            assert moment_of(served, f"records/{record}", moment, seat) == moment_of(served, f"tables/{table}", moment, seat)
    served.house.shelf.reviews.clear()
    assert served.http.get(f"/api/records/{record}/review").text == frame.text, "read again from the shelf"


def test_with_all_cards_open_each_row_is_what_its_own_seat_was_shown(served: Served) -> None:
    table, _ = played(served, "feast", 5, {"max_turns": "3"}, 2)
    position = served.house.tables[table].play.position  # type: ignore[union-attr]
    first = moment_of(served, f"tables/{table}", 0, "all")
    assert [first["view"]["players"][str(k)]["guest"] for k in range(1, 6)] == position.stated["guests"]
    assert first["told"] == moment_of(served, f"tables/{table}", 0, 0)["told"]
    closed = moment_of(served, f"tables/{table}", 0, 0)["view"]["players"]
    assert all(player["guest"] is None for player in closed.values())


def test_what_the_reader_has_is_not_sent_again(served: Served) -> None:
    table, _ = played(served, "feast", 4, {"max_turns": "4"}, 3)
    last = len(served.http.get(f"/api/tables/{table}/review").json()["moments"]) - 1
    whole = moment_of(served, f"tables/{table}", last, 2)["told"]
    assert moment_of(served, f"tables/{table}", last, 2, have=5)["told"] == whole[5:] != []
    assert moment_of(served, f"tables/{table}", 0, 2, have=len(whole))["told"] == []


@pytest.mark.parametrize("path", ["x", "-1", "99999", "1?seat=9", "1?seat=-1", "1?seat=everybody", "1?have=x", "1?have=1e3", "9999999999"])
def test_what_is_no_moment_is_refused(served: Served, path: str) -> None:
    kept = served.http.post("/api/review", json={"record": 'game = "feast"\nseats = 4\n[play]\nlines = """\n"""\n'})
    answer = served.http.get(f"/api/records/{kept.json()['id']}/review/{path}")
    assert answer.status_code in (400, 404)
    assert answer.json()["message"] in ("server-no-moment", "server-no-seat", "server-unreadable")


# ------------------------------------------------------------------ what people bring

HEAD = 'game = "feast"\nseats = 4\n[deal]\nfirst = 1\n[play]\nlines = """\n'


@pytest.mark.parametrize(
    ("record", "message", "words"),
    [
        ("game = ", "server-record-wrong", "TOML"),
        ('game = "chess"\nseats = 4', "server-record-wrong", "chess"),
        ('game = "feast"\nseats = 40', "server-record-wrong", "40"),
        ('game = "feast"\nseats = 4\nfee = 1', "server-record-wrong", "fee"),
        ('game = "feast"\nseats = 4\nnames = ["\\u202e"]', "server-name-signs", ""),
        (HEAD + '2 accuse\n"""', "server-record-line", "Line 7"),
        (HEAD + '1 dance 2\n2 accept\n1 sing\n"""', "server-record-line", "Line 9"),
        (HEAD + '1 dance 1\n"""', "server-record-line", "dance 2"),
        (HEAD + "# nothing\n" * 20_001 + '"""', "server-record-long", "20,000"),
        ("a = " + "[" * 20_000, "server-record-wrong", ""),
        ("a." * 100_000 + "a = 1", "server-record-dots", "40"),
        ('game = "feast"\nseats = 4\nrules = 0x' + "f" * 100_000, "server-record-wrong", ""),
    ],
)
def test_a_record_that_cannot_be_played_is_refused_with_its_line(served: Served, record: str, message: str, words: str) -> None:
    answer = served.http.post("/api/review", json={"record": record})
    assert answer.status_code in (400, 413)
    assert answer.json()["message"] == message and words in answer.json()["text"]


def test_too_much_is_refused_unread(served: Served) -> None:
    assert served.http.post("/api/review", json={"record": "#" * 600_000}).status_code == 413
    assert served.http.post("/api/review", json={"record": 1}).json()["message"] == "server-unreadable"
    assert served.http.post("/api/review", content=b'{"record": "\\ud800"}').status_code == 400
    assert served.http.get("/api/records/AAAAAAAAAAAAAAAA/review").json()["message"] == "server-no-record"


SCENARIOS = [*sorted(ROOT.glob("scenarios/*/*.toml"))[::9], *sorted(ROOT.glob("scenarios/true-blood/*.toml"))[::6]]


@pytest.mark.parametrize("path", sorted(set(SCENARIOS)), ids=lambda path: path.stem)
def test_scenarios_can_be_looked_at(path: Path) -> None:
    """Games that begin in the middle, and games that end in the middle, with checks in between."""
    record = Record.read(path)
    if record.refused:
        with pytest.raises(Declined):
            review.read(path.read_text(encoding="utf-8"))
        return
    found = review.read(path.read_text(encoding="utf-8"))
    position = record.position()
    last = len(found.stops) - 1
    for seat in range(record.seats + 1):
        seen = found.at(last, seat)
        assert seen.view == position.view(seat)
        assert [(event.n, event.kind, event.fields) for event in seen.told] == [(t.n, t.kind, t.fields) for t in position.told(seat)]
        assert (seen.question is None) == (position.question is None)
        if seen.question is not None:
            assert seen.question.asks == list(position.asks()) and seen.question.legal == (position.legal(seat) if seat else [])
    assert all(msgspec.json.encode(found.at(moment, review.ALL)) for moment in range(last + 1))


def test_what_could_be_said_does_not_depend_on_where_one_looks_from(monkeypatch: pytest.MonkeyPatch) -> None:
    position = load("feast").deal(seats=5, seed=4, choices={"max_turns": "12"})
    rng = random.Random(4)
    while position.question is not None:
        seat = position.question.asks[0]
        position.say(seat, rng.choice(position.legal(seat)))
    text = Record.of(position).text()
    seen = {}
    for stride in (1, 7, 10_000):
        monkeypatch.setattr(review, "STRIDE", stride)
        found = review.read(text)
        seen[stride] = [msgspec.json.encode(found.at(moment, seat)) for seat in range(6) for moment in range(len(found.stops))]
    assert seen[1] == seen[7] == seen[10_000]


def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "SECONDS", -1)
    with pytest.raises(Declined, match="server-record-slow"):
        review.read(HEAD + '1 dance 2\n"""')


def test_who_brings_records_does_not_keep_others_from_looking(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = served.http.post("/api/review", json={"record": HEAD + '1 dance 3\n"""'}).json()["id"]
    monkeypatch.setattr(served.house.shelf, "waiting", shelf.BRINGING)
    refused = served.http.post("/api/review", json={"record": HEAD + '1 dance 4\n"""'})
    assert (refused.status_code, refused.json()["message"]) == (503, "server-review-busy")
    assert served.http.get(f"/api/records/{kept}/review/1").status_code == 200
    monkeypatch.setattr(served.house.shelf, "waiting", shelf.WAITING)
    assert served.http.get(f"/api/records/{kept}/review/1").status_code == 503


def test_the_shelf_is_not_endless(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "RECORDS", 3)
    monkeypatch.setattr(shelf, "REVIEWS", 2)
    ids = [served.http.post("/api/review", json={"record": f"{HEAD}# {k}\n1 dance 2\n\"\"\""}).json()["id"] for k in range(5)]
    there = [served.http.get(f"/api/records/{record}/record").status_code for record in ids]
    assert there == [404, 404, 200, 200, 200]
    assert len(served.house.shelf.reviews) == 2
