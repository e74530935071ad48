"""Everything that leaves the house while a game goes on, channel by channel, in two worlds that only some seats can tell apart.

Whoever cannot must get the same bytes in both, through every channel.  And what only one seat holds, its key, its cards and what lies in
its envelope, is in none of them for anybody else.  A new channel is one line in :data:`CHANNELS`; a new GET of the API is found by itself.
"""

from __future__ import annotations

import base64
import json
import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from company import NAMES, Player, Served, bearer, wait
from typer.testing import CliRunner

from coterie.cli import app as command
from coterie.core.position import Position
from coterie.core.registry import load
from coterie.server import house, keepsake, lobby, play, seating
from coterie.server.house import lock_of

SECRET = bytes(range(32))
CLIENTS = ("websockets.client", "httpx", "httpcore", "asyncio", "hypothesis")
"""Loggers that are not the server's."""

# ------------------------------------------------------------------ the worlds


@dataclass
class Worlds:
    """One game in two worlds: what is settled before the deal, what is said up to the moment of looking, what then lies in envelopes.

    `hidden`: words of each world that nobody may read but the seat they are written for; 0 for nobody.
    """

    game: str
    seats: int
    settled: tuple[dict[str, Any], dict[str, Any]]
    script: list[tuple[int, str]]
    envelopes: tuple[dict[int, str], dict[int, str]]
    hidden: tuple[dict[str, int], dict[str, int]]

    def position(self, world: int, steps: int | None = None) -> Position:
        """The game after so many lines of the script, or all of them."""
        found = load(self.game).deal(seats=self.seats, deal=self.settled[world], names=NAMES[: self.seats], luck=play.Sealed(SECRET))
        for seat, line in self.script[:steps]:
            found.say(seat, line)
        return found

    def blind(self) -> list[int]:
        """The seats that have been told and offered the same in both worlds, and have said the same; watchers among them."""
        one, other = self.position(0), self.position(1)
        own = {seat for seat in range(1, self.seats + 1) if self.envelopes[0].get(seat) != self.envelopes[1].get(seat)}

        def known(position: Position, seat: int) -> Any:
            return [(t.kind, t.fields) for t in position.told(seat)], position.legal(seat) if seat else []

        return [seat for seat in range(self.seats + 1) if seat not in own and known(one, seat) == known(other, seat)]


def feast() -> Worlds:
    """After a dance, the Boogie Monster in one world or the other has answered."""
    guests = ["trickster", "ghost", "boogie-monster", "dracula", "zombie"]
    other = ["trickster", "ghost", "zombie", "dracula", "boogie-monster"]
    return Worlds(
        "feast", 5, ({"guests": guests, "mystery": ["witch"], "first": 1}, {"guests": other, "mystery": ["witch"], "first": 1}),
        [(1, "dance 2"), (2, "accept")], ({3: "accuse", 5: "pass"}, {3: "pass", 5: "accuse"}), ({}, {}),
    )  # fmt: skip


def blood_bound() -> Worlds:
    """Seats 3 and 4 have changed their cards, and what they answered."""
    who = ["rose-1", "beast-1", "rose-2", "beast-2", "rose-3", "beast-3"]
    other = ["rose-1", "beast-1", "beast-2", "rose-2", "rose-3", "beast-3"]
    hidden = {character: seat for seat, character in enumerate(who, 1)}
    return Worlds(
        "blood-bound", 6, ({"characters": who, "dagger": 1}, {"characters": other, "dagger": 1}), [(1, "attack 2"), (2, "ask")],
        ({3: "offer", 4: "decline"}, {3: "decline", 5: "offer"}), (hidden, {**hidden, "beast-2": 3, "rose-2": 4}),
    )  # fmt: skip


def true_blood() -> Worlds:
    """Seat 2 has drawn another card, and bids otherwise."""
    events = ["go-to-ground", "murder", "threats", "kidnapping", "suicide", "mayhem", "immortal", "slaughter", "mutiny"]
    found = Worlds("true-blood", 3, ({"events": events}, {}), [], ({2: "bid 3", 3: "bid 1"}, {2: "bid 4"}), ({}, {}))
    position = load("true-blood").deal(seats=3, deal=found.settled[0], luck=play.Sealed(SECRET))
    while position.question is not None and not (position.question.topic == "bid" and position.question.number > 1):
        for seat in position.question.asks:
            legal = position.legal(seat)
            line = "pass" if "pass" in legal else f"bid {4 - seat}" if f"bid {4 - seat}" in legal else legal[0]
            found.script.append((seat, line))
            position.say(seat, line)
    hands = {card: seat for seat in (1, 2, 3) for card in position.view(seat)["players"][str(seat)]["hand"]}
    mine = next(card for card, seat in hands.items() if seat == 2)
    other = ["graveyard" if card == mine else card for card in events]
    found.settled = ({"events": events}, {"events": other})
    del hands[mine]
    found.hidden = ({**hands, mine: 2}, {**hands, "graveyard": 2})
    return found


WORLDS = {"feast": feast(), "blood-bound": blood_bound(), "true-blood": true_blood()}


# ------------------------------------------------------------------ an evening, and its channels


class Log(logging.Handler):
    """All that the house writes into logs, at the level of debugging."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(CLIENTS):
            trouble = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
            self.lines.append(f"{record.name} {record.getMessage()} {trouble}")


@dataclass
class Evening:
    """A table in one world, at the moment of looking; everybody is connected."""

    served: Served
    worlds: Worlds
    table: str
    tokens: list[str]
    players: list[Player]
    log: Log
    heard: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    def token(self, seat: int) -> str | None:
        return self.tokens[seat - 1] if seat else None

    def player(self, seat: int) -> Player:
        return self.players[seat - 1] if seat else self.players[-1]


def by_kind(frames: list[str]) -> list[str]:
    """Frames as they came within each kind; a reply and a step may overtake each other."""
    return sorted(frames, key=lambda frame: str(json.loads(frame)["type"]))


def feed(evening: Evening, seat: int) -> list[str]:
    """All that has come over the socket so far."""
    return by_kind(evening.player(seat).frames)


def feed_again(evening: Evening, seat: int) -> list[str]:
    """What comes to a page that is opened now."""
    page = evening.served.player(evening.table, evening.token(seat))
    page.until(lambda: page.step is not None and page.chat)
    page.close()
    wait(lambda: len(evening.served.house.tables[evening.table].listeners) == len(evening.players))
    return by_kind(page.frames)


LINES = (
    "pass", "accuse", "interrupt", "offer", "decline", "bid 3", "bid 40", "play murder", "take rank", "dance 4", "inquire 3 ghost",
    "nonsense",
)  # fmt: skip


def socket_refusals(evening: Evening, seat: int) -> list[str]:
    """Whether each of some lines could be said, whoever asks; answers to other questions; answers of who is not asked."""
    player = evening.player(seat)
    found = [player.ask({"type": "why", "id": f"why {line}", "line": line}) for line in LINES]
    found += [player.ask({"type": "say", "id": f"stale {q}", "q": q, "line": "nonsense"}) for q in (0, 1, 10**6)]
    assert player.step is not None
    found.append(player.ask({"type": "say", "id": "no line", "q": player.step["question"]["q"], "line": "no line of any game"}))
    return [json.dumps(problem) for problem in found]


def reached(evening: Evening, seat: int, path: str) -> str:
    """One GET, with its headers, with the key of the seat; asked twice, the second time as a cache would ask."""
    headers = {"Host": "feast.example.org", **(bearer(evening.tokens[seat - 1]) if seat else {})}
    answer = evening.served.http.get(path, headers=headers)
    again = evening.served.http.get(path, headers={**headers, "If-None-Match": answer.headers.get("etag", "*")})
    if path.startswith(("/api", "/health")):
        assert answer.headers["cache-control"] == "no-store" and "etag" not in answer.headers and "last-modified" not in answer.headers
        assert again.status_code == answer.status_code != 304 and again.content == answer.content
    head = [f"{name}: {value}" for name, value in answer.headers.items() if name != "date"]
    return "\n".join([path, str(answer.status_code), *head, answer.text])


def every_get(evening: Evening, seat: int) -> list[str]:
    """All that can be fetched of this table, by the description of the API."""
    described = evening.served.http.get("/api/openapi.json").json()["paths"]
    paths = [re.sub(r"{\w+}", evening.table, path) for path, operations in sorted(described.items()) if "get" in operations]
    assert f"/api/tables/{evening.table}/record" in paths
    return [reached(evening, seat, path) for path in paths]


def page_source(evening: Evening, seat: int) -> list[str]:
    return [reached(evening, seat, path) for path in ("/", f"/t/{evening.table}")]


def http_refusals(evening: Evening, seat: int) -> list[str]:
    """All that can be sent to the API and is not carried out now: seat 1 is the host, and everybody may leave."""
    headers = bearer(evening.tokens[seat - 1]) if seat else {}
    described = evening.served.http.get("/api/openapi.json").json()["paths"]
    found = []
    for path, operations in sorted(described.items()):
        does = (path.endswith("/leave") and seat > 0) or (path.endswith("/replace") and seat == 1)
        if "post" in operations and "{" in path and not does:
            for body in ({}, {"name": "Eve"}, {"seat": 2, "bot": "random"}, {"seat": 3, "bot": None}):
                answer = evening.served.http.post(re.sub(r"{\w+}", evening.table, path), json=body, headers=headers)
                assert answer.status_code >= 400, f"{path} did something"
                found.append(f"{path} {answer.status_code} {answer.text}")
    return found


def log(evening: Evening, seat: int) -> list[str]:
    """The logs are nobody's, after the whole table has been read anew; only words that no log may hold are looked for in them."""
    evening.served.house.storage.read(evening.table)
    return list(evening.log.lines) if seat == 0 else []


CHANNELS: dict[str, Callable[[Evening, int], list[str]]] = {
    "feed": feed,
    "feed of a page opened late": feed_again,
    "refusals over the socket": socket_refusals,
    "every GET of the API": every_get,
    "page source": page_source,
    "refusals over HTTP": http_refusals,
    "log": log,
}


def spend(evening: Evening, world: int) -> None:
    """The script, step by step, everybody having heard everything; some talk; then the envelopes."""
    worlds, players = evening.worlds, evening.players
    for done, (seat, line) in enumerate(worlds.script, 1):
        question = evening.player(seat).question
        assert evening.player(seat).ask({"type": "say", "id": f"{question['q']}", "q": question["q"], "line": line}) is None
        next_one = worlds.position(world, done).question
        assert next_one is not None
        for player in players:
            player.to_question(next_one.number)
    assert evening.player(1).ask({"type": "talk", "id": "talk", "text": "Who is it?"}) is None
    for player in players:
        player.until(lambda player=player: player.chat)
    for seat, line in worlds.envelopes[world].items():
        player = evening.player(seat)
        assert player.ask({"type": "say", "id": "sealed", "q": player.question["q"], "line": line}) is None
        player.until(lambda player=player, line=line: player.question["said"] == line)


def evening_in(folder: Path, game: str, world: int) -> Evening:
    """Plays up to the moment, listens to every channel for everybody, ends the game by consent and looks at its record."""
    worlds = WORLDS[game]
    numbers = count(1)
    heard = Log()
    names = ("", "uvicorn", "uvicorn.error", "sqlalchemy", "sqlalchemy.engine", "coterie.server")
    loggers = [logging.getLogger(name) for name in names]
    levels = [logger.level for logger in loggers]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "new_id", lambda: "TheVeryOnlyTable")
        for module in (house, lobby):
            patch.setattr(module, "new_token", lambda: f"key-{next(numbers):03}-{'k' * 24}")
        patch.setattr(seating, "new_secret", lambda: SECRET)
        for module in (play, keepsake):
            patch.setattr(module, "settled", lambda sheet: worlds.settled[world] if sheet.started else {})
        logging.getLogger("sqlalchemy").setLevel(logging.DEBUG)
        served = Served(folder, log_level="debug")
        for logger in loggers:
            logger.setLevel(logging.DEBUG)
            logger.addHandler(heard)
        try:
            table, tokens = served.seat_people(worlds.seats, game=game)
            players: list[Player] = []
            for token in [*tokens, None]:
                players.append(served.player(table, token))
                there = len([1 for player in players[: len(tokens)]])
                for player in players:
                    player.until(lambda player=player, there=there: sum(s["here"] for s in player.lobby.get("seats", [])) == there)
            evening = Evening(served, worlds, table, tokens, players, heard)
            served.start(table, tokens[0])
            for player in players:
                player.to_question(1)
            spend(evening, world)
            for name, channel in CHANNELS.items():
                evening.heard[name] = {seat: channel(evening, seat) for seat in range(worlds.seats + 1)}
            for seat in range(1, worlds.seats + 1):
                assert evening.player(seat).ask({"type": "agree", "id": "agree"}) is None
            check_record(evening, folder)
        finally:
            served.stop()
            for logger, level in zip(loggers, levels, strict=True):
                logger.setLevel(level)
                logger.removeHandler(heard)
    return evening


def check_record(evening: Evening, folder: Path) -> None:
    """When the game is over, the secret is out, and everybody can check the whole deal with it; not with another, and not a deal of which
    something was settled in silence."""
    text = evening.served.http.get(f"/api/tables/{evening.table}/record").text
    assert SECRET.hex() in text and not [token for token in evening.tokens if token in text]
    assert evening.player(0).lobby["commitment"] in text
    silent = re.sub(r"(?m)^stated = .*$", "stated = {}", text)
    assert silent != text
    for name, words, code in (("true", text, 0), ("false", text.replace(SECRET.hex(), SECRET[::-1].hex()), 1), ("silent", silent, 1)):
        file = folder / f"{name}.toml"
        file.write_text(words, encoding="utf-8")
        assert CliRunner().invoke(command, ["verify", str(file)]).exit_code == code


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], list[Evening]]]:
    """Both worlds of each game, played once."""
    found: dict[str, list[Evening]] = {}

    def of(game: str) -> list[Evening]:
        if game not in found:
            found[game] = [evening_in(tmp_path_factory.mktemp(f"{game}-{world}"), game, world) for world in range(2)]
        return found[game]

    yield of


# ------------------------------------------------------------------ what may not be in them


@pytest.mark.parametrize("game", WORLDS)
def test_some_are_blind_and_the_others_are_not(game: str) -> None:
    blind = WORLDS[game].blind()
    assert 0 in blind and len(blind) >= 2 and len(blind) <= WORLDS[game].seats - 1


@pytest.mark.parametrize("channel", CHANNELS)
@pytest.mark.parametrize("game", WORLDS)
def test_who_cannot_tell_the_worlds_apart_hears_the_same_in_both(evenings: Callable[[str], list[Evening]], game: str, channel: str) -> None:
    one, other = evenings(game)
    for seat in WORLDS[game].blind():
        if channel != "log":
            assert one.heard[channel][seat] == other.heard[channel][seat] != [], f"seat {seat}"


@pytest.mark.parametrize("game", WORLDS)
def test_who_can_tell_them_apart_is_told_so_by_the_same_channels(evenings: Callable[[str], list[Evening]], game: str) -> None:
    """The comparison is able to see a difference."""
    one, other = evenings(game)
    for seat in set(range(WORLDS[game].seats + 1)) - set(WORLDS[game].blind()):
        for channel in ("feed", "feed of a page opened late"):
            assert one.heard[channel][seat] != other.heard[channel][seat]


@pytest.mark.parametrize("channel", CHANNELS)
@pytest.mark.parametrize("game", WORLDS)
def test_nobody_reads_keys_secrets_or_the_cards_of_others(evenings: Callable[[str], list[Evening]], game: str, channel: str) -> None:
    for world, evening in enumerate(evenings(game)):
        locks = [lock_of(token) or b"" for token in evening.tokens]
        never = [*evening.tokens, SECRET.hex(), base64.b64encode(SECRET).decode(), str(SECRET)]
        never += [form for lock in locks for form in (lock.hex(), base64.b64encode(lock).decode(), str(lock))]
        for seat, texts in evening.heard[channel].items():
            whole = "\n".join(texts)
            assert not [word for word in never if word in whole], f"seat {seat}"
            for word, owner in WORLDS[game].hidden[world].items():
                if owner != seat:
                    assert re.search(rf"\b{re.escape(word)}\b(?!-)", whole) is None or channel in PUBLIC, f"{word} to seat {seat}"


PUBLIC = ("page source",)
"""Channels that know the names of all cards, and nothing of any table."""


@pytest.mark.parametrize("game", WORLDS)
def test_the_log_says_something_and_no_card_and_no_line(evenings: Callable[[str], list[Evening]], game: str) -> None:
    for evening in evenings(game):
        text = "\n".join(evening.log.lines)
        assert "uvicorn.error Shutting down" in text and "sqlalchemy.pool" in text
        assert evening.table not in text
        said = [line for _, line in evening.worlds.script if " " in line] + [f"'{line}'" for line in evening.worlds.envelopes[0].values()]
        assert not [line for line in said if line in text]


def test_the_answer_that_hands_out_a_key_is_the_only_one_that_holds_it(served: Served) -> None:
    laid = served.http.post("/api/tables", json={"game": "feast", "seats": 4, "name": "Anna"})
    table, token = laid.json()["table"], laid.json()["token"]
    assert laid.text.count(token) == 1 and laid.headers["cache-control"] == "no-store" and "set-cookie" not in laid.headers
    for answer in (
        served.http.post(f"/api/tables/{table}/start", headers=bearer(token)), served.http.post("/api/tables", content=token),
        served.http.get(f"/api/tables/{token[:16]}/qr"), served.http.get(f"/api/{token}"), served.http.get(f"/t/{table}?key={token}"),
        served.http.get("/api/games", headers=bearer(token)),
        served.http.post(f"/api/tables/{table}/seats", json={"name": "Ben", "seat": 9}),
    ):  # fmt: skip
        assert token not in answer.text and token not in str(answer.headers)


def test_ids_and_keys_cannot_be_guessed() -> None:
    """96 and 192 bits from the system's own source; no two alike, no sign more frequent than others."""
    ids, keys = [house.new_id() for _ in range(3000)], [house.new_token() for _ in range(3000)]
    assert len({*ids}) == len({*keys}) == 3000 and {len(one) for one in ids} == {16} and {len(one) for one in keys} == {32}
    for many in (ids, keys):
        signs = "".join(many)
        assert len(set(signs)) == 64 and max(map(signs.count, set(signs))) < 1.2 * len(signs) / 64
