"""docs/bots.md: every command on the page is run, and what comes back has the shape of what the page shows."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

from company import Served

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def commands() -> list[tuple[str, list[Any]]]:
    """The commands of the page in order, and what it shows of their answers."""
    found: list[tuple[str, list[Any]]] = []
    for block in re.findall(r"```console\n(.*?)```", PAGE.read_text(), re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(json.loads(line))
    return found


def shape(message: Any) -> Any:
    """The names in a message, as deep as they are the same for every game and event."""
    if not isinstance(message, dict):
        return None
    return {name: None if name in ("view", "fields", "args", "choices") else shape(value) for name, value in message.items()}


def test_what_the_page_shows_is_what_is_answered(served: Served) -> None:
    known = {"HOUSE": f"http://127.0.0.1:{served.port}", "PATH": "/usr/bin:/bin:/usr/local/bin", "no_proxy": "*"}
    shown = commands()
    assert len(shown) == 9
    for command, answers in shown:
        stream = "curl -sN" in command
        run = command.replace("curl -sN", "curl -sN --max-time 1.5") if stream else command
        out = subprocess.run(["bash", "-c", run], env=known, capture_output=True, text=True).stdout
        lines = [json.loads(line) for line in out.splitlines() if line]
        if stream:
            lines = lines[:3]
        if lines and "token" in lines[0] and "TOKEN" not in known:
            known |= {"TABLE": lines[0]["table"], "TOKEN": lines[0]["token"]}
        found, wanted = [[shape(line) for line in all_lines] for all_lines in (lines, answers)]
        assert found == wanted, command


def test_the_page_names_every_message() -> None:
    from coterie.server import wire

    text = PAGE.read_text()
    for kind in (*wire.FromClient.__args__, wire.Lobby, wire.Chat, wire.Step, wire.Bye):  # type: ignore[attr-defined]
        if kind is not wire.Hello:
            assert f"| `{kind.__struct_config__.tag}` |" in text
