"""No compiled module of the server waits while it handles an error: mypyc would lose the error, and the process falls."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def compiled() -> list[str]:
    """The names in SERVER of setup.py."""
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SERVER":
            return list(ast.literal_eval(node.value))
    raise LookupError("SERVER")


def waits(source: str) -> list[int]:
    """The lines where something is waited for under ``except`` or ``finally``."""
    found: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Try):
            handling = [*(line for handler in node.handlers for line in handler.body), *node.finalbody]
            found += [one.lineno for line in handling for one in ast.walk(line) if isinstance(one, ast.Await)]
    return found


@pytest.mark.parametrize("name", compiled())
def test_nothing_is_waited_for_while_an_error_is_handled(name: str) -> None:
    assert waits((ROOT / "src" / "coterie" / "server" / f"{name}.py").read_text()) == []


def test_such_a_place_is_found() -> None:
    assert waits("async def f():\n try:\n  pass\n except OSError:\n  await g()\n  raise\n") == [5]
