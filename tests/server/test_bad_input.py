"""Whatever comes in: a clear answer or a closed connection, never a traceback, never a secret, never in the logs."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from company import Served, bearer, calmly, in_parlour, play_on
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from coterie.server import manners, seating, wire
from coterie.server.clocks import Pace
from coterie.server.feed import Feed, Unreadable, receive
from coterie.server.house import lock_of

GARBAGE = [
    "", "{", "null", "[]", "42", '"hello"', "{}", '{"type":"sing"}', '{"type":"say"}', '{"type":"say","id":1,"q":1,"line":"accuse"}',
    '{"type":"say","id":"a","q":"1","line":"accuse"}', '{"type":"hello"}', '{"type":"say","id":"","q":1,"line":"accuse"}',
    '{"type":"why","id":"a\\u0000","line":"accuse"}',
    '{"type":"say","id":"' + "x" * 65 + '","q":1,"line":"accuse"}', "x" * 9000, "[" * 3000, '{"type":"say","id":"a","q":1e400,"line":"x"}',
]  # fmt: skip


@pytest.mark.parametrize("garbage", GARBAGE)
def test_what_cannot_be_read_ends_the_connection_politely(served: Served, garbage: str) -> None:
    table, tokens = served.seat_people(4)
    player = served.player(table, tokens[0])
    player.until(lambda: player.lobby)
    player.socket.send(garbage)
    with pytest.raises(ConnectionClosed):
        player.until(lambda: False)
    assert player.bye is not None and player.bye["why"] == "unreadable" and player.bye["problem"]["text"]


FIRST = [*GARBAGE[:8], '{"type":"hello","have":-1}', '{"type":"hello","token":5}', '{"type":"talk","id":"a","text":"hi"}', GARBAGE[11]]


@pytest.mark.parametrize("first", FIRST)
def test_the_first_word_is_hello(served: Served, first: str) -> None:
    table, _tokens = served.seat_people(4)
    with connect(f"ws://127.0.0.1:{served.port}/api/tables/{table}/feed") as socket:
        socket.send(first)
        if first == '{"type":"hello"}':
            assert json.loads(socket.recv(timeout=5))["type"] == "lobby"
            return
        bye = json.loads(socket.recv(timeout=5))
        assert bye["type"] == "bye" and bye["why"] == "unreadable" and bye["problem"]["text"]
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=5)


def test_bytes_are_no_words(served: Served) -> None:
    table, tokens = served.seat_people(4)
    player = served.player(table, tokens[0])
    player.socket.send(b"\x00\xff")
    with pytest.raises(ConnectionClosed):
        player.until(lambda: False)
    assert player.bye is not None and player.bye["why"] == "unreadable"


class Mouth:
    """A socket that says one thing."""

    def __init__(self, text: str) -> None:
        self.text = text

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "text": self.text}


LOOP = asyncio.new_event_loop()
leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
plain = st.recursive(leaves, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
tagged = st.fixed_dictionaries(
    {"type": st.sampled_from(["hello", "say", "why", "standing", "agree", "talk", "bye", "step"])},
    optional={"id": plain, "q": plain, "line": plain, "text": plain, "on": plain, "token": plain, "have": plain, "chat": plain},
)


@settings(max_examples=80, deadline=None)
@given(st.text() | plain.map(json.dumps) | tagged.map(json.dumps))
def test_every_text_is_a_message_or_unreadable(text: str) -> None:
    async def read() -> None:
        try:
            found = await receive(Mouth(text))  # type: ignore[arg-type]
        except Unreadable:
            return
        assert isinstance(found, wire.Hello | wire.Say | wire.Why | wire.Standing | wire.Agree | wire.Talk)

    LOOP.run_until_complete(read())


VOCABULARY = ["accuse", "inquire", "dance", "place", "pass", "agree", "1", "2", "3", "0", "-1", "9", "ghost", "dracula", "*", "all"]
words = st.text(max_size=60) | st.lists(st.sampled_from(VOCABULARY), max_size=5).map(" ".join)
ids = st.text(min_size=1, max_size=3).filter(str.isprintable)
messages = st.lists(
    st.one_of(
        st.builds(wire.Say, ids, st.integers(-2, 6), words),
        st.builds(wire.Why, st.just("w"), words),
        st.builds(wire.Talk, ids, st.text(max_size=600)),
        st.builds(wire.Standing, ids, st.booleans()),
        st.builds(wire.Agree, ids),
    ),
    max_size=8,
)


@settings(max_examples=15, deadline=None)
@given(messages, st.integers(0, 4))
def test_every_message_of_every_seat_is_answered_and_leaves_a_table_in_order(tmp_path_factory: Any, said: list[Any], seat: int) -> None:
    async def work(parlour: Any) -> None:
        table, tokens = await parlour.lay(4)
        await seating.start(table, lock_of(tokens[0]))
        ear = parlour.listen(table, tokens[seat - 1] if seat else None)
        feed: Feed = parlour.feeds[-1]
        for message in said:
            problem = await feed.answer(message)
            assert problem is None or (problem.message != "server-trouble" and problem.text != problem.message)
        await parlour.settle()
        assert ear.heard and table.play is not None
        before = table.play.step_for(seat, 0)
        await table.reload()
        assert not table.torn and table.play.step_for(seat, 0) == before

    in_parlour(tmp_path_factory.mktemp("any"), work, pace=Pace(0))


def test_too_much_at_once_is_said_so(tmp_path: Path) -> None:
    rate = manners.Rate(0)
    taken = [rate.take(0.0) for _ in range(60)]
    assert taken == [True] * int(manners.MESSAGES.at_once) + [False] * (60 - int(manners.MESSAGES.at_once)) and not rate.exhausted
    again = int(manners.MESSAGES.per_second)
    assert [rate.take(1.0) for _ in range(20)] == [True] * again + [False] * (20 - again)
    for _ in range(manners.PATIENCE):
        rate.take(1.0)
    assert rate.exhausted
    hurried = Served(tmp_path, pace=0.01)
    try:
        table, tokens = hurried.seat_people(4)
        player = hurried.player(table, tokens[0])
        for k in range(60):
            player.send({"type": "talk", "id": str(k), "text": "hurry"})
        player.until(lambda: len(player.replies) == 60)
        refused = [problem["message"] for problem in player.replies.values() if problem is not None]
        assert refused and set(refused) == {"server-too-fast"}
        with pytest.raises(ConnectionClosed):
            for k in range(400):
                player.send({"type": "why", "id": str(k), "line": "accuse"})
            player.until(lambda: False)
    finally:
        hurried.stop()


def test_no_token_and_no_card_is_ever_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    caplog.set_level(logging.DEBUG)
    served = Served(tmp_path)
    try:
        table, tokens = served.seat_people(5)
        players = [served.player(table, token) for token in tokens]
        served.start(table, tokens[0])
        play_on(players, random.Random(2), steps=5, choose=calmly)
        served.http.post(f"/api/tables/{table}/start", json={}, headers=bearer(tokens[0]))
        served.http.post("/api/tables", content=tokens[0])
        served.house.storage.written = broken  # type: ignore[method-assign]
        asked = players[players[0].question["asks"][0] - 1]
        trouble = asked.say(asked.question["legal"][0])
        assert trouble["message"] == "server-trouble" and "secret" not in json.dumps(trouble)
        del served.house.storage.written
        assert asked.say(asked.question["legal"][0]) is None, "the same table goes on when the trouble is over"
        players[1].socket.send(tokens[1])
    finally:
        served.stop()
    streams = capfd.readouterr()
    written = caplog.text + streams.out + streams.err
    assert "a message was not carried out" in written or "a table stumbled" in written
    server = "\n".join(r.getMessage() for r in caplog.records if not r.name.startswith("websockets.client"))
    assert not [token for token in tokens if token in server or token in streams.out + streams.err]
    assert "secret words" not in written


def broken(*_: Any) -> None:
    raise RuntimeError("secret words")
