"""The description of the HTTP side is true, and whatever is sent to what it describes: a clear answer, no trouble, no table lost."""

from __future__ import annotations

import inspect
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from company import Player, Served, bearer, play_along, play_on
from hypothesis import HealthCheck, settings
from schemathesis import checks as server_checks
from schemathesis.specs.openapi import checks as api_checks

from coterie.core.messages import has
from coterie.server import describe
from coterie.server.app import create_app
from coterie.server.house import ID

UNSAID = {"/", "/{path}", "/api", "/api/{rest}"}
"""The page, and the two paths that only say that there is nothing."""
CHECKS = [
    server_checks.not_a_server_error,
    api_checks.status_code_conformance,
    api_checks.content_type_conformance,
    api_checks.response_schema_conformance,
    api_checks.negative_data_rejection,
    api_checks.unsupported_method,
    api_checks.ignored_auth,
]
EXAMPLES = 40
"""Requests for each operation and table; all of them together take less than a minute."""


def paths(served: Served) -> dict[str, Any]:
    answer = served.http.get("/api/openapi.json")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/json"
    found: dict[str, Any] = answer.json()["paths"]
    return found


def test_everything_that_is_served_is_described(served: Served) -> None:
    described = {(path, method) for path, operations in paths(served).items() for method in operations}
    served_at = {(path, method.lower()) for path, method, _ in describe.handlers(served.app) if method != "OPTIONS"}
    assert {(path, method) for path, method in served_at if path not in UNSAID} == described
    assert f"^{ID.pattern}$" == describe.TABLE


def test_the_description_speaks_in_whole_sentences_and_names_the_key_where_it_is_asked_for(served: Served) -> None:
    document = served.http.get("/api/openapi.json").json()
    assert document["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert not operation["summary"].startswith("api-") and has(f"api-{operation['operationId']}")
            assert all(not answer["description"].startswith("api-") for answer in operation["responses"].values())
            assert ("401" in operation["responses"]) == ("security" in operation) or path == "/metrics"
            handler = next(h for p, m, h in describe.handlers(served.app) if (p, m.lower()) == (path, method))
            asks = "key(request)" in re.sub(r"\s", "", source(handler.fn))
            assert asks == ("security" in operation), f"{path} asks for a key"
            asked = "body(" in re.sub(r"\s", "", source(handler.fn))
            assert asked == ("requestBody" in operation), f"{path} reads a body"


def source(handler: Callable[..., Any]) -> str:
    return inspect.getsource(handler)


# ------------------------------------------------------------------ schemathesis


class Fuzzed:
    """A house where one table waits for people, one game goes on, and one is over."""

    def __init__(self, folder: Path) -> None:
        self.served = Served(folder)
        waits, keys = self.served.seat_people(4)
        self.waiting = (waits, keys[0])
        self.playing, self.players = self.begin(key=2)
        self.hosted, _ = self.begin()
        self.over, players = self.begin(choices={"max_turns": "2"})
        assert play_on(players, random.Random(1))
        for player in players:
            player.close()

    def begin(self, key: int = 1, **more: Any) -> tuple[tuple[str, str], list[Player]]:
        """A game that has just begun: its table with the key of a seat (the host's is 1), and everybody's connection."""
        table, tokens = self.served.seat_people(4, **more)
        players = [self.served.player(table, token) for token in tokens]
        self.served.start(table, tokens[0])
        return (table, tokens[key - 1]), players


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    found = Fuzzed(tmp_path_factory.mktemp("fuzzed"))
    yield found
    found.served.stop()


DESCRIBED = schemathesis.openapi.from_dict(json.loads(create_app("sqlite://").state.description))


@DESCRIBED.exclude(path_regex="/stream$").parametrize()  # an answer that goes on and on: tests/server/test_outside_bots.py
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_whatever_is_sent_is_answered_as_described(case: schemathesis.Case, fuzzed: Fuzzed) -> None:
    """First as it was made up; then where it could come to something: at a table that waits, two that play, one that is over."""
    at = f"http://127.0.0.1:{fuzzed.served.port}"
    case.call_and_validate(at, checks=CHECKS)
    if isinstance(case.body, dict) and "game" in case.body:
        case.body = {**case.body, "game": "feast", "seats": 4, "choices": {}}
        case.call_and_validate(at, checks=CHECKS[:4])
    if "table" in case.path_parameters:
        for table, token in (fuzzed.waiting, fuzzed.playing, fuzzed.hosted, fuzzed.over):
            case.path_parameters["table"] = table
            case.call_and_validate(at, checks=CHECKS[:4], headers=bearer(token))


def test_the_game_that_went_on_all_the_while_is_played_to_its_end(fuzzed: Fuzzed) -> None:
    rng = random.Random(3)
    while not play_along(fuzzed.players, rng, 20):
        pass
    record = fuzzed.served.http.get(f"/api/tables/{fuzzed.playing[0]}/record")
    assert record.status_code == 200 and record.text.startswith("game")
    health = fuzzed.served.http.get("/health").json()
    assert health["ok"] is True
