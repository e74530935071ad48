"""People and places for the tests of the table server: a served house, players on real sockets, a house with a clock of its own."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from coterie.server import wire
from coterie.server.app import create_app, server
from coterie.server.bell import Bell
from coterie.server.clocks import Pace
from coterie.server.feed import Feed
from coterie.server.hosting import Hosting
from coterie.server.house import House
from coterie.server.live import LiveTable
from coterie.server.storage import Storage

NAMES = ["Anna", "Ben", "Cora", "Dan", "Eva", "Finn", "Gwen", "Hugo"]


class Served:
    """A server on a free port, in a thread of its own."""

    def __init__(
        self, folder: Path, pace: float | Pace = 0.0, hosting: Hosting | None = None, log_level: str = "critical"
    ) -> None:
        self.log_level = log_level
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.pace = pace
        self.hosting = hosting
        self.begin()

    def begin(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.begin_at(port)

    def begin_at(self, port: int) -> None:
        """Serves at a port of one's choice, for clients that come back by themselves."""
        self.port = port
        self.app = create_app(self.database, self.pace, hosting=self.hosting)
        self.server = server(self.app, port=self.port, log_level=self.log_level)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        wait(lambda: self.server.started)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=10)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()

    def restart(self) -> None:
        self.stop()
        self.begin()

    def seat_people(self, seats: int, **more: Any) -> tuple[str, list[str]]:
        """A new table with people on all seats: its id and their tokens."""
        return seat_people(self.http, seats, **more)

    def start(self, table: str, token: str) -> None:
        assert self.http.post(f"/api/tables/{table}/start", json={}, headers=bearer(token)).status_code == 200

    def player(self, table: str, token: str | None, **hello: Any) -> Player:
        return Player(f"ws://127.0.0.1:{self.port}/api/tables/{table}/feed", token, **hello)


def seat_people(http: Any, seats: int, **more: Any) -> tuple[str, list[str]]:
    laid = http.post("/api/tables", json={"game": "feast", "seats": seats, "name": NAMES[0], **more}).json()
    tokens = [laid["token"]]
    for name in NAMES[1:seats]:
        tokens.append(http.post(f"/api/tables/{laid['table']}/seats", json={"name": name}).json()["token"])
    return laid["table"], tokens


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def wait(until: Callable[[], Any], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)


class Player:
    """A connection that remembers what it was told, as a page does; ``frames`` are the raw texts."""

    def __init__(self, url: str, token: str | None, have: int = 0, chat: int = 0, **more: Any) -> None:
        self.opened = connect(url, **more)
        self.socket: ClientConnection = self.opened.__enter__()
        self.frames: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.step: dict[str, Any] | None = None
        self.lobby: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.replies: dict[str, Any] = {}
        self.bye: dict[str, Any] | None = None
        self.count = 0
        self.tag = f"{random.getrandbits(40):x}"
        self.send({"type": "hello", "token": token, "have": have, "chat": chat})

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def read(self, timeout: float = 10) -> dict[str, Any]:
        """The next message, taken to heart."""
        raw = self.socket.recv(timeout=timeout)
        assert isinstance(raw, str)
        self.frames.append(raw)
        message: dict[str, Any] = json.loads(raw)
        kind = message["type"]
        if kind == "lobby":
            self.lobby = message
        elif kind == "chat":
            self.chat += message["lines"]
        elif kind == "step":
            self.told += message["told"]
            self.step = message
        elif kind == "reply":
            self.replies[message["id"]] = message["problem"]
        else:
            self.bye = message
        return message

    def until(self, done: Callable[[], Any]) -> None:
        while not done():
            self.read()

    def ask(self, message: dict[str, Any]) -> Any:
        """Sends a message with an id and waits for its reply: None, or the problem."""
        if "id" not in message:
            self.count += 1
            message = {**message, "id": f"{self.tag}-{self.count}"}
        self.replies.pop(message["id"], None)
        self.send(message)
        self.until(lambda: message["id"] in self.replies)
        return self.replies[message["id"]]

    def say(self, line: str, q: int | None = None, **more: Any) -> Any:
        return self.ask({"type": "say", "q": self.question["q"] if q is None else q, "line": line, **more})

    @property
    def question(self) -> dict[str, Any]:
        assert self.step is not None and self.step["question"] is not None
        question: dict[str, Any] = self.step["question"]
        return question

    def to_question(self, q: int) -> None:
        """Reads on to a question, or to the end."""
        self.until(lambda: self.step is not None and (self.step["question"] is None or self.step["question"]["q"] >= q))

    def close(self) -> None:
        self.opened.__exit__(None, None, None)


def play_on(players: list[Player], rng: random.Random, steps: int = 10**6, choose: Callable[..., str] | None = None) -> bool:
    """All players (seat 1 first) answer at random for so many questions; whether the game is over."""
    for _ in range(steps):
        players[0].until(lambda: players[0].step is not None)
        step = players[0].step
        assert step is not None
        q = step["question"]
        for player in players[1:]:
            player.to_question(10**9 if q is None else q["q"])
        if q is None:
            return True
        for seat in q["asks"]:
            legal = players[seat - 1].question["legal"]
            line = choose(seat, legal) if choose is not None else rng.choice(legal)
            assert players[seat - 1].say(line, q["q"]) is None
        players[0].to_question(q["q"] + 1)
    for player in players[1:]:
        player.to_question(players[0].question["q"] if players[0].step and players[0].step["question"] else 10**9)
    return False


def play_along(players: list[Player], rng: random.Random, steps: int) -> bool:
    """The people go on; somebody may have answered for them who has their key.  Whether the game is over."""
    for _ in range(steps):
        for player in players:
            player.until(lambda player=player: player.step is not None)
        newest = max(10**9 if p.step["question"] is None else p.step["question"]["q"] for p in players)  # type: ignore[index]
        for player in players:
            player.to_question(newest)
        if newest == 10**9:
            return True
        for seat in players[0].question["asks"]:
            asked = players[seat - 1]
            if asked.step is None or asked.step["question"] is None or asked.question["q"] != newest or not asked.question["legal"]:
                break
            problem = asked.say(rng.choice(asked.question["legal"]), newest)
            assert problem is None or problem["message"] in ("server-stale", "server-over"), problem
        for player in players:
            player.to_question(newest + 1)
    return False


def played(served: Served, game: str, seats: int, choices: dict[str, str], seed: int) -> tuple[str, list[Player]]:
    """A table where people have played to the end, or agreed to end it, and their connections; the last one only watches."""
    table, tokens = served.seat_people(seats, game=game, choices=choices)
    players = [served.player(table, token) for token in [*tokens, None]]
    served.start(table, tokens[0])
    if not play_on(players, random.Random(seed), 120):
        for player in players[:-1]:
            assert player.ask({"type": "agree"}) is None
    for player in players:
        player.until(lambda player=player: player.lobby["over"] and player.step["question"] is None)
    return table, players


def calmly(_seat: int, legal: list[str]) -> str:
    """Nothing that could end the game."""
    return next((line for line in legal if line.startswith(("inquire", "pass"))), legal[-1])


# ------------------------------------------------------------------ a house with a clock of its own


class Alarm:
    def __init__(self, when: float, call: Callable[[], object]) -> None:
        self.when = when
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None


class HandClock:
    """A clock that is moved by hand; keeps every alarm that was ever set."""

    def __init__(self) -> None:
        self.time = 100.0
        self.alarms: list[Alarm] = []

    def now(self) -> float:
        return self.time

    def at(self, when: float, call: Callable[[], object]) -> Alarm:
        alarm = Alarm(when, call)
        self.alarms.append(alarm)
        return alarm

    def due(self) -> list[Alarm]:
        return sorted((a for a in self.alarms if a.call is not None), key=lambda a: a.when)


class Ear:
    """A socket without a network: keeps what is sent and when."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.heard: list[tuple[float, str]] = []

    free = True

    def put(self, *words: bytes) -> None:
        self.heard += [(round(self.clock.time - 100, 3), text.decode()) for text in words]

    async def ready(self) -> None: ...

    async def close(self, code: int = 1000) -> None: ...


class Parlour:
    """A house in this very loop, with its clock in hand."""

    def __init__(
        self,
        folder: Path,
        pace: Pace | None = None,
        bell: Bell | None = None,
        database: str | None = None,
        hosting: Hosting | None = None,
    ) -> None:
        self.clock = HandClock()
        self.database = database or f"sqlite:///{folder / 'parlour.db'}"
        self.house = House(Storage(self.database), bell, self.clock, pace or Pace(1.0), hosting)
        self.feeds: list[Feed] = []

    async def lay(self, seats: int, bots: dict[int, str] | None = None, **more: Any) -> tuple[LiveTable, list[str]]:
        """A table with people and bots, waiting for the start: the tokens by seat ("" for a bot)."""
        from coterie.server import seating
        from coterie.server.house import lock_of, new_token

        bots = bots or {}
        seated = await self.house.lay(wire.NewTable(more.pop("game", "feast"), seats, NAMES[0], **more))
        table = await self.house.find(seated.table)
        tokens = [seated.token]
        for seat in range(2, seats + 1):
            if seat in bots:
                await seating.place(table, lock_of(seated.token), seat, bots[seat])
                tokens.append("")
            else:
                tokens.append(new_token())
                lock = lock_of(tokens[-1])
                assert lock is not None
                await seating.sit(table, NAMES[seat - 1], seat, lock)
        return table, tokens

    def listen(self, table: LiveTable, token: str | None, **hello: Any) -> Ear:
        """Somebody opens the page."""
        ear = Ear(self.clock)
        feed = Feed(ear, table, wire.Hello(token, **hello))
        table.join(feed)
        self.feeds.append(feed)
        feed.wake()
        return ear

    async def settle(self) -> None:
        """Until nothing moves by itself at this moment."""
        quiet = 0
        while quiet < 4:
            await asyncio.sleep(0.0005)
            busy = self.house.tasks or any(
                t.telling or (t.play is not None and t.play.asking.tasks) for t in self.house.tables.values()
            )
            quiet = 0 if busy else quiet + 1

    async def wait(self, seconds: float) -> None:
        """Time goes by, alarm after alarm."""
        end = self.clock.time + seconds
        await self.settle()
        while (due := self.clock.due()) and due[0].when <= end:
            self.clock.time = max(self.clock.time, due[0].when)
            call, due[0].call = due[0].call, None
            assert call is not None
            call()
            await self.settle()
        self.clock.time = end

    async def say(self, table: LiveTable, seat: int, line: str) -> None:
        assert table.play is not None and table.play.position.question is not None
        q = table.play.position.question.number
        found = await table.hear(seat, wire.Say(f"{seat}-{q}-{line}", q, line))
        assert found is None, found
        await self.settle()

    async def close(self) -> None:
        await self.house.close()


def in_parlour(folder: Path, work: Callable[[Parlour], Coroutine[Any, Any, Any]], **more: Any) -> Any:
    """Runs something in a house of its own."""

    async def done() -> Any:
        parlour = Parlour(folder, **more)
        await parlour.house.open()
        try:
            return await work(parlour)
        finally:
            await parlour.close()

    return asyncio.run(done())


# ------------------------------------------------------------------ the world outside


class Webhook(ThreadingHTTPServer):
    """A place on this machine that notices can be sent to."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        heard = self.heard

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"json://127.0.0.1:{self.server_port}/secret-path"
