"""Tables as a load generator plays at them: one connection for each seat, an answer given when it is told to, and heard by everybody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from servers import Lobby
from sockets import Crowd, Link

NAMES = ["Anna", "Ben", "Cora", "Dan", "Eva", "Finn", "Gwen", "Hugo"]
END = 10**9
Choose = Callable[[list[str]], str]


class Spoilt(Exception):
    """A table did not go on as it should."""


def calmly(legal: list[str]) -> str:
    """Nothing that could end the game."""
    return next((line for line in legal if line.startswith(("inquire", "pass"))), legal[-1])


def wildly(seed: int) -> Choose:
    return random.Random(seed).choice


class Table:
    """What both kinds of tables have in common.

    `answer` gives the answer that the table waits for (or the answers, where several are asked); when all connections have heard what came
    of it, and the server has acknowledged it if it does such a thing, `finished` is called.
    """

    def __init__(self, crowd: Crowd, seats: int) -> None:
        self.crowd = crowd
        self.seats = seats
        self.links: list[Link] = []
        self.stage = [0] * seats
        self.answered = 0
        self.missing = 0
        self.unacknowledged = 0
        self.busy = False
        self.began = 0.0
        self.heard_by_all = 0.0
        self.given = 0
        self.finished: Callable[[Table], object] | None = None

    @property
    def over(self) -> bool:
        return self.stage[0] == END

    def answer(self, began: float) -> None:
        """`began`: the moment from which this answer counts."""
        self.busy = True
        self.began = began
        self.missing = self.seats
        self.answered = self.stage[0]
        self.given = self.give()

    def give(self) -> int:
        """Sends the answer; how many are sent."""
        raise NotImplementedError

    def ready(self) -> bool:
        """Whether everybody is here and knows where the game is."""
        raise NotImplementedError

    def at(self, seat: int, stage: int, when: float) -> None:
        """This seat has been told that the game has come so far."""
        if self.stage[seat] <= self.answered < stage and self.busy:
            self.missing -= 1
            self.heard_by_all = when
        self.stage[seat] = stage

    def look(self) -> None:
        """Whether the answer is through."""
        if self.busy and self.missing == 0 and self.unacknowledged == 0:
            self.busy = False
            if self.finished is not None:
                self.finished(self)


# ------------------------------------------------------------------ ours


class Question(Struct):
    q: int
    asks: list[int]
    legal: list[str]


class Step(Struct):
    question: Question | None


class Reply(Struct):
    id: str
    problem: Any


STEP, REPLY = msgspec.json.Decoder(Step), msgspec.json.Decoder(Reply)


class OurTable(Table):
    def __init__(self, crowd: Crowd, lobby: Lobby, game: str, seats: int, choose: Choose) -> None:
        super().__init__(crowd, seats)
        laid = lobby.post("/api/tables", {"game": game, "seats": seats, "name": NAMES[0]})
        self.id, self.tokens = laid["table"], [laid["token"]]
        for name in NAMES[1:seats]:
            self.tokens.append(lobby.post(f"/api/tables/{self.id}/seats", {"name": name})["token"])
        lobby.post(f"/api/tables/{self.id}/start", {}, self.tokens[0])
        self.choose = choose
        self.questions: list[Question | None] = [None] * seats

    def open(self) -> None:
        """Everybody opens the page."""
        for seat, token in enumerate(self.tokens):
            heard = lambda payload, when, seat=seat: self.heard(seat, payload, when)  # noqa: E731
            self.links.append(self.crowd.connect(f"/api/tables/{self.id}/feed", heard))
            self.links[seat].send(msgspec.json.encode({"type": "hello", "token": token, "have": 0, "chat": 0, "changes": True}))
            self.links[seat].begin()

    def ready(self) -> bool:
        return len(self.links) == self.seats and all(self.stage)

    def heard(self, seat: int, payload: bytes, when: float) -> None:
        if payload.startswith(b'{"type":"step"'):
            found = STEP.decode(payload).question
            self.questions[seat] = found
            self.at(seat, found.q if found is not None else END, when)
            self.look()
        elif payload.startswith(b'{"type":"reply"'):
            if REPLY.decode(payload).problem is not None:
                raise Spoilt(payload.decode())
            self.unacknowledged -= 1
            self.look()
        elif payload.startswith(b'{"type":"bye"'):
            raise Spoilt(payload.decode())

    def give(self) -> int:
        first = self.questions[0]
        assert first is not None
        self.unacknowledged = len(first.asks)
        for seat in first.asks:
            own = self.questions[seat - 1]
            assert own is not None
            line = self.choose(own.legal)
            self.links[seat - 1].send(f'{{"type":"say","id":"{first.q}-{seat}","q":{first.q},"line":"{line}"}}'.encode())
        return len(first.asks)


# ------------------------------------------------------------------ boardgame.io's


class Ctx(Struct):
    currentPlayer: str


class State(Struct):
    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


class Sync(Struct):
    state: State


SYNC = msgspec.json.Decoder(tuple[str, str, Sync])
UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SPACE = b"/feast,"


class TheirTable(Table):
    """A match of boardgame.io: socket.io's packets (4: a message; 0: connect, 2: event) on a plain WebSocket."""

    def __init__(self, crowd: Crowd, lobby: Lobby, seats: int) -> None:
        super().__init__(crowd, seats)
        self.id = lobby.post("/games/feast/create", {"numPlayers": seats})["matchID"]
        self.tokens = [
            lobby.post(f"/games/feast/{self.id}/join", {"playerID": str(seat), "playerName": NAMES[seat]})["playerCredentials"]
            for seat in range(seats)
        ]
        self.player = 0

    def open(self) -> None:
        for seat in range(self.seats):
            heard = lambda payload, when, seat=seat: self.heard(seat, payload, when)  # noqa: E731
            self.links.append(self.crowd.connect("/socket.io/?EIO=4&transport=websocket", heard))
            self.links[seat].begin()

    def ready(self) -> bool:
        return len(self.links) == self.seats and all(self.stage)

    def heard(self, seat: int, payload: bytes, when: float) -> None:
        if payload.startswith(b'42/feast,["update"'):
            state = UPDATE.decode(payload[9:])[2]
            self.player = int(state.ctx.currentPlayer)
            self.at(seat, state.number + 1, when)
            self.look()
        elif payload == b"2":
            self.links[seat].send(b"3")
        elif payload.startswith(b"0{"):
            self.links[seat].send(b"40" + SPACE)
        elif payload.startswith(b"40" + SPACE):
            who = msgspec.json.encode(["sync", self.id, str(seat), self.tokens[seat], self.seats])
            self.links[seat].send(b"42" + SPACE + who)
        elif payload.startswith(b'42/feast,["sync"'):
            state = SYNC.decode(payload[9:])[2].state
            self.player = int(state.ctx.currentPlayer)
            self.stage[seat] = state.number + 1
        elif payload.startswith((b"44", b"41", b"1")):
            raise Spoilt(payload.decode())

    def give(self) -> int:
        player = self.player
        whom = (player + 1) % self.seats
        move = (
            f'42/feast,["update",{{"type":"MAKE_MOVE","payload":{{"type":"inquire","args":[{whom},"dracula"],"playerID":"{player}",'
            f'"credentials":"{self.tokens[player]}"}}}},{self.stage[player] - 1},"{self.id}","{player}"]'
        )
        self.links[player].send(move.encode())
        return 1
