"""The source itself: shifts that compile rightly, messages that exist, no sentence outside the catalogue, no long file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import coterie
from coterie.core import messages

PACKAGE = Path(coterie.__file__).parent
SOURCES = sorted(path for path in PACKAGE.rglob("*.py"))
COMPILED = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in ("core", "games", "minds") or path.name == "rollout.py"]
BIG_INTEGERS = {("core/chance.py", "below"), ("core/chance.py", "any_below"), ("core/bits.py", "bit")}
"""Where a one may be shifted: ``bit`` itself; the draws by rejection, which count in Python's own integers."""


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def shifts(path: Path) -> Iterator[tuple[int, str, ast.expr]]:
    """Every left shift in a file by what is no small number: line, function, and what is shifted."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.Module))]:
        inside = {
            inner
            for other in ast.walk(function)
            if isinstance(other, ast.FunctionDef) and other is not function
            for inner in ast.walk(other)
        }
        for node in ast.walk(function):
            if node in inside:
                continue
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and not small(node.right):
                yield node.lineno, getattr(function, "name", ""), node.left
            if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift):
                yield node.lineno, getattr(function, "name", ""), node.target


def constants(path: Path) -> set[str]:
    """Names that stand for a number written in the file: module constants, and locals that are only ever a literal."""
    found: set[str] = set()
    varies: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets: list[ast.expr] = []
        value: ast.expr | None = None
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign):
            targets, value = [node.target], node.value
        elif isinstance(node, (ast.AugAssign, ast.For)):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Name):
                (found if isinstance(value, ast.Constant) else varies).add(target.id)
    return found - varies


def small(tree: ast.expr) -> bool:
    """A number below 31 written as such: what is shifted by it is worked out before anything runs."""
    return isinstance(tree, ast.Constant) and isinstance(tree.value, int) and tree.value < 31


def trap(path: Path) -> list[str]:
    """Shifts of a literal, or of a name that stands for one: a C int when compiled, wrong from k = 31 on."""
    fixed = constants(path)
    found: list[str] = []
    for line, function, left in shifts(path):
        if (name(path), function) in BIG_INTEGERS:
            continue
        if isinstance(left, ast.Constant) or (isinstance(left, ast.Name) and left.id in fixed):
            found.append(f"{name(path)}:{line} {ast.unparse(left)} << …")
    return found


@pytest.mark.parametrize("path", COMPILED, ids=name)
def test_only_bit_shifts_a_one(path: Path) -> None:
    """In what is compiled no literal and no constant is shifted but by `bit`; memories counted in Python's integers say `int(bit(…))`
    or shift a variable typed `int`, and are listed here."""
    allowed = {"games/feast/counting.py": r"(15|1) << (MEMORY|shift)"}
    text = path.read_text(encoding="utf-8").splitlines()
    wrong = [found for found in trap(path) if not re.search(allowed.get(name(path), "$^"), text[int(found.split(":")[1].split()[0]) - 1])]
    assert wrong == []


def test_the_lint_finds_the_trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """(Of these tests themselves:) a shifted literal, constant or local one is found; a shifted variable is none."""
    monkeypatch.setattr("tests.core.test_project.PACKAGE", tmp_path)
    path = tmp_path / "one.py"
    path.write_text(
        "ONE = 1\ndef f(k, mask):\n    a = 1\n    mask <<= 1\n    return 1 << k, ONE << k, a << k, mask << k, (k & 0) + 1 << k, 3 << 18\n"
    )
    assert [found.split()[1] for found in trap(path)] == ["1", "ONE", "a"]


@pytest.mark.parametrize("path", [path for path in SOURCES if path.parent.name != "versions"], ids=name)
def test_no_file_is_long(path: Path) -> None:
    """No file of the project is longer than 400 lines."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@pytest.mark.parametrize("path", sorted(Path(__file__).parents[1].rglob("*.py")), ids=lambda path: path.name)
def test_no_test_file_is_long(path: Path) -> None:
    """Nor are the tests."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


PREFIXES = ("core", "cli", "server", *coterie.GAMES)
IDS = re.compile(rf"(?:{'|'.join(PREFIXES)})-[a-z0-9-]+")


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """The plain string literals of a file, docstrings aside."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    formatted = {inner for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs and node not in formatted:
            yield node.lineno, node.value


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_every_message_named_in_the_code_exists(path: Path) -> None:
    """Every id of a message that stands in the code is in the catalogue."""
    named = {value for _, value in strings(path) if IDS.fullmatch(value)} - set(coterie.GAMES)
    assert {value for value in named if not messages.has(value)} == set()


def test_the_lint_of_messages_finds_some() -> None:
    """(Of these tests themselves:) there are many ids in the code."""
    named = {value for path in SOURCES for _, value in strings(path) if IDS.fullmatch(value)}
    assert len(named) > 60
    assert "core-over" in named and "feast-why-must-dance" in named


REFUSALS = ("IllegalAnswer", "BadSetup", "BadRecord", "Refused", "Trouble", "Problem")


def raised(path: Path) -> Iterator[ast.Call]:
    """What is raised, and what is built to be raised."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            yield node.exc
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
            yield node


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_errors_speak_in_messages(path: Path) -> None:
    """What is raised names a message; no English sentence stands in the code (a sentence: two words, the first of them a capital)."""
    for call in raised(path):
        for inner in ast.walk(call):
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                assert not re.match(r"[A-Z][a-z]+ \w+ ", inner.value), f"{name(path)}:{call.lineno} {inner.value!r}"


@pytest.mark.parametrize("path", [path for path in SOURCES if name(path).startswith(("core/", "games/"))], ids=name)
def test_rules_touch_no_clock_and_no_random_source(path: Path) -> None:
    """Core and games know no clock, no random source but the luck they are given, and no network (architecture, The shape of a rule)."""
    imported: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module.split(".")[0])
    assert not imported & {"time", "datetime", "random", "secrets", "socket", "asyncio", "threading", "uuid", "os"}
