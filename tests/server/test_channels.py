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

import pytest
from company import Player, Served, bearer, wait
from typer.testing import CliRunner
from worlds import SECRET, WORLDS, Worlds

from coterie.cli import app as command
from coterie.server import dealing, house, keepsake, lobby
from coterie.server.house import lock_of

CLIENTS = ("websockets.client", "httpx", "httpcore", "hypothesis")
"""Loggers that are not the server's."""

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
    """All that can be fetched of this table, by the description of the API (which itself knows of no table)."""
    described = evening.served.http.get("/api/openapi.json").json()["paths"]
    ends = {path: o["get"]["responses"]["200"]["content"] for path, o in described.items() if "get" in o and path != "/api/openapi.json"}
    paths = [re.sub(r"{\w+}", evening.table, path) for path, kinds in sorted(ends.items()) if "application/x-ndjson" not in kinds]
    assert f"/api/tables/{evening.table}/record" in paths
    return [reached(evening, seat, path) for path in paths]


def stream(evening: Evening, seat: int) -> list[str]:
    """What comes over HTTP, line by line, to who takes the feed that way now."""
    headers = bearer(evening.tokens[seat - 1]) if seat else {}
    found: list[str] = []
    with evening.served.http.stream("GET", f"/api/tables/{evening.table}/stream", headers=headers) as answer:
        assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
        for line in answer.iter_lines():
            found += [line] if line.strip() else []
            if {"chat", "step"} <= {json.loads(one)["type"] for one in found}:
                break
    wait(lambda: len(evening.served.house.tables[evening.table].listeners) == len(evening.players))
    return by_kind(found)


def metrics(evening: Evening, _seat: int) -> list[str]:
    """Numbers of the whole house; they count time and memory too, so that only words are looked for in them."""
    return [evening.served.http.get("/metrics").text]


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
    "stream": stream,
    "metrics": metrics,
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
        patch.setattr(house, "new_secret", lambda: SECRET)
        for module in (dealing, keepsake):
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
        if channel not in ("log", "metrics"):
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
