"""Whatever comes over the sockets of a running game, from whomever: no trouble, no table lost, and the others play on to the end."""

from __future__ import annotations

import base64
import json
import logging
import random
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from company import Served, play_along, wait
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from coterie.cli import app as command
from coterie.core.messages import has
from coterie.server import manners

ROUNDS = 12
"""Bursts of nonsense in one game."""
BURST = 12
"""Messages of one connection in one burst."""
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "feast": (5, {"max_turns": "30"}),
    "blood-bound": (6, {}),
    "true-blood": (2, {"variant": "basic", "end_trigger": "deck_empty"}),
}

# ------------------------------------------------------------------ what is sent

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**30, 0.5, 1e308, "", " ", "1", "pass", "*", "agree", "\x00",
    "\x07\x1b[2J", "\u202e", "\u2028", "a" * 63, "a" * 64, "a" * 65, "a" * manners.LINE, "a" * 5000, [], {}, [[]], [1, "2", None],
    {"type": "say"}, [[[[[[[[]]]]]]]],
]  # fmt: skip
KINDS = ["hello", "say", "why", "standing", "agree", "talk", "bye", "step", "lobby", "reply", "", "SAY"]
FIELDS = ["id", "q", "line", "on", "text", "token", "have", "chat", "type", "seat", "more"]
WORDS = [
    "pass", "agree", "accuse", "dance", "inquire", "stab", "place", "buy", "play", "1", "2", "3", "99", "-1", "*", "all", "none",
    "\x00", "=", "#", "\n",
]  # fmt: skip
LITERALS = [
    "", "null", "[]", "[" * 4000, '{"a":' * 1500, "\ufeff{}", '{"type":"why","id":"n","line":"\\u0000"}', "x" * 30000,
    '{"type":"say","id":"a","q":1e400,"line":"x"}', '{"type":"say","id":"a","q":NaN,"line":"x"}',
    '{"type":"talk","id":"a","text":"\\ud800"}',
    '{"type":"say","id":"a","id":"b","q":1,"line":"pass"}', '{"type":"talk","id":"a","text":"' + "x" * 9000 + '"}',
]  # fmt: skip


def message(rng: random.Random, q: int, heard: list[str], wild: bool) -> str:
    """One message as text: with a line that somebody could say; or, if wild, of a known kind with odd fields, or nothing like a message."""
    chance = rng.random() if wild else 1.0
    if chance < 0.15:
        return rng.choice(LITERALS)
    if chance < 0.4:
        fields = {name: rng.choice(ODD) for name in rng.sample(FIELDS, rng.randrange(1, 6))}
        return json.dumps({"type": rng.choice(KINDS), **fields})
    line = rng.choice(heard) if heard and rng.random() < 0.6 else " ".join(rng.choices(WORDS, k=rng.randrange(1, 5)))
    if rng.random() < 0.3:
        line = f"{rng.randrange(0, 9)} {line}"
    name = rng.choice(["a", "b", "c", f"{rng.getrandbits(30)}"])
    kind = rng.choice(["say", "say", "why", "talk", "standing", "agree"])
    said: dict[str, Any] = {"type": kind, "id": name}
    if kind == "say":
        said |= {"q": q + rng.choice([0, 0, 0, -1, 1, 1000]), "line": line}
    elif kind == "why":
        said["line"] = line
    elif kind == "talk":
        said["text"] = rng.choice([line, "\u202e" + line, line * 50, " \t "])
    elif kind == "standing":
        said["on"] = rng.random() < 0.5
    return json.dumps(said)


def frames(rng: random.Random) -> bytes:
    """Bytes that no well-behaved client sends."""
    made = rng.randrange(9)
    if made == 0:
        return Frame(Opcode.TEXT, b'{"type":"talk","id":"\xff\xfe","text":"\xc3\x28"}').serialize(mask=True)
    if made == 1:
        return Frame(Opcode.TEXT, b"{}").serialize(mask=False)
    if made == 2:
        return struct.pack("!BBQ", 0x81, 0xFF, 2**62) + rng.randbytes(20)
    if made == 3:
        return Frame(Opcode.CONT, b"more").serialize(mask=True)
    if made == 4:
        return Frame(Opcode.TEXT, b'{"type":', fin=False).serialize(mask=True) + Frame(Opcode.TEXT, b"x").serialize(mask=True)
    if made == 5:
        return struct.pack("!BB", 0x89, 0x80 | 126) + rng.randbytes(200)
    if made == 6:
        return Frame(Opcode.CLOSE, struct.pack("!H", 5)).serialize(mask=True)
    if made == 7:
        return bytes([0xF3, 0x85]) + rng.randbytes(9)
    return rng.randbytes(rng.randrange(1, 300))


# ------------------------------------------------------------------ who sends it


class Mallory:
    """Somebody who opens sockets of all kinds to one table, with a key of their own or none."""

    def __init__(self, served: Served, table: str, token: str, seed: int) -> None:
        self.served = served
        self.table = table
        self.feed = f"ws://127.0.0.1:{served.port}/api/tables/{table}/feed"
        self.tokens = [token, token, None, "", "x" * 32, "x" * 4000]
        self.rng = random.Random(seed)
        self.replies: list[Any] = []
        self.sent = 0

    def burst(self, q: int, heard: list[str]) -> None:
        """Several connections at once, each with many messages; then everything that was answered is read."""
        with ExitStack() as stack:
            opened = [stack.enter_context(connect(self.feed, max_size=None)) for _ in range(4)]
            for one in opened:
                have, chat = self.rng.choice([0, 0, 3, 10**30]), self.rng.choice([0, 1, 10**9])
                one.send(json.dumps({"type": "hello", "token": self.rng.choice(self.tokens), "have": have, "chat": chat}))
            for _ in range(BURST):
                for n, one in enumerate(opened):
                    with suppress(ConnectionClosed, OSError):
                        self.send(one, message(self.rng, q, heard, wild=n % 2 == 0), wild=n % 2 == 0)
            for one in opened:
                self.hear(one)
        for _ in range(3):
            self.raw()
        self.elsewhere()

    def send(self, one: Any, text: str, wild: bool) -> None:
        self.sent += 1
        chance = self.rng.random()
        if wild and chance < 0.05:
            one.send(text.encode("utf-8", "surrogatepass"))
        elif chance < 0.15:
            cut = sorted(self.rng.randrange(len(text) + 1) for _ in range(3))
            one.send([text[a:b] for a, b in zip([0, *cut], [*cut, len(text)], strict=True)])
        else:
            one.send(text)

    def hear(self, one: Any) -> None:
        """Everything that comes until a marker is answered, or until the end."""
        with suppress(ConnectionClosed, OSError):
            one.send('{"type":"why","id":"the-last","line":"pass"}')
            while True:
                said = json.loads(one.recv(timeout=10))
                if said["type"] in ("reply", "bye"):
                    self.replies.append(said)
                if said.get("id") == "the-last":
                    break

    def raw(self) -> None:
        """A socket that breaks the rules of WebSockets themselves, and how it ends."""
        with socket.create_connection(("127.0.0.1", self.served.port), timeout=5) as plain:
            key = base64.b64encode(self.rng.randbytes(16)).decode()
            plain.sendall(
                f"GET /api/tables/{self.table}/feed HTTP/1.1\r\nHost: 127.0.0.1:{self.served.port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            assert plain.recv(4096).startswith(b"HTTP/1.1 101")
            if self.rng.random() < 0.7:
                plain.sendall(Frame(Opcode.TEXT, json.dumps({"type": "hello", "token": self.tokens[0]}).encode()).serialize(mask=True))
            with suppress(OSError):
                for _ in range(3):
                    plain.sendall(frames(self.rng))
            end = self.rng.randrange(3)
            if end == 0:
                plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            elif end == 1:
                with suppress(OSError):
                    plain.shutdown(socket.SHUT_WR)
                    plain.settimeout(0.2)
                    while plain.recv(65536):
                        pass

    def elsewhere(self) -> None:
        """Tables that are none."""
        name = self.rng.choice(["A" * 16, "x", "%00" * 8, "..%2F..", "é" * 16, "A" * 2000])
        with suppress(InvalidStatus, ConnectionClosed), connect(f"ws://127.0.0.1:{self.served.port}/api/tables/{name}/feed") as one:
            one.send('{"type":"hello"}')
            self.replies.append(json.loads(one.recv(timeout=5)))


# ------------------------------------------------------------------ the game meanwhile

EXPECTED = ("Invalid UTF-8 sequence received from client.",)
"""What uvicorn says, and no more than that, of a client that sends such."""


class Kept(logging.Handler):
    """Whatever else the server has to say about itself."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() not in EXPECTED:
            self.said.append(f"{record.name}: {record.getMessage()}")


@pytest.fixture
def kept(own_served: Served) -> Iterator[Kept]:
    found = Kept()
    loggers = [logging.getLogger(name) for name in ("coterie.server", "uvicorn.error", "asyncio")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.WARNING)
        logger.addHandler(found)
    yield found
    for logger, level in zip(loggers, levels, strict=True):
        logger.removeHandler(found)
        logger.setLevel(level)


@pytest.mark.parametrize("game", TABLES)
def test_a_game_among_nonsense_is_played_to_its_end(own_served: Served, kept: Kept, tmp_path: Path, game: str) -> None:
    seats, choices = TABLES[game]
    rng = random.Random(game)
    table, tokens = own_served.seat_people(seats, game=game, choices=choices)
    players = [own_served.player(table, token, max_size=None) for token in tokens]
    own_served.start(table, tokens[0])
    mallory = Mallory(own_served, table, tokens[1], seed=len(game))
    heard: list[str] = []
    rounds = 0
    over = False
    while not over and rounds < ROUNDS:
        over = play_along(players, rng, 2)
        heard += [line for player in players if player.step and player.step["question"] for line in player.step["question"]["legal"][:20]]
        question = players[0].step["question"] if players[0].step else None
        mallory.burst(question["q"] if question else 0, heard[-60:])
        rounds += 1
    while not over:
        over = play_along(players, rng, 50)
    assert rounds >= 4 and mallory.sent >= 100
    problems = [reply["problem"] for reply in mallory.replies if reply["problem"] is not None]
    assert problems and all(has(p["message"]) and p["text"] != p["message"] for p in problems)
    assert "server-trouble" not in {p["message"] for p in problems}
    assert kept.said == []
    for player in players:
        player.until(lambda player=player: player.lobby["over"])
        assert player.bye is None
    record = own_served.http.get(f"/api/tables/{table}/record")
    file = tmp_path / "game.toml"
    file.write_text(record.text, encoding="utf-8")
    verified = CliRunner().invoke(command, ["verify", str(file)])
    assert verified.exit_code == 0 and "ok" in verified.stdout, verified.output
    wait(lambda: not [feed for feed in own_served.house.tables[table].listeners if feed.seat == 0])


def test_the_fuzzer_would_notice_trouble(own_served: Served, kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machinery finds a planted fault: a server that stumbles over one of its words."""

    def stumble(_line: str) -> str:
        raise RuntimeError

    table, tokens = own_served.seat_people(4)
    own_served.start(table, tokens[0])
    monkeypatch.setattr(manners, "line", stumble)
    mallory = Mallory(own_served, table, tokens[1], seed=1)
    found: set[str] = set()
    for _ in range(50):  # whoever is hung up on for rubbish that came with it does not hear what else was said
        mallory.burst(1, ["pass"])
        found |= {reply["problem"]["message"] for reply in mallory.replies if reply["problem"] is not None}
        if "server-trouble" in found:
            break
    assert "server-trouble" in found
    assert kept.said
