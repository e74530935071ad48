"""Commands that read records and rules: verify, trace, replay, rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from coterie.core.errors import BadRecord, Refused
from coterie.core.messages import catalogue, has, text
from coterie.core.position import Position
from coterie.core.record import Record
from coterie.core.registry import load
from coterie.core.scenario import Playing, verify
from coterie.core.sentences import seat_name, sentence

Files = Annotated[list[Path], typer.Argument(help=text("cli-files"))]
File = Annotated[Path, typer.Argument(help=text("cli-file"))]
Json = Annotated[bool, typer.Option("--json", help=text("cli-json"))]


def where(record: Record, number: int) -> int:
    """The line of the file where a line of the play stands (0: the set-up)."""
    return number + record.first_line - 1 if number and record.first_line else number


def verify_files(files: Files, as_json: Json = False) -> None:
    """Plays records and scenarios and checks all that they say."""
    failed = unreadable = False
    for path in files:
        problems: list[tuple[int, str]] = []
        try:
            record = Record.read(path)
            problems = [(where(record, number), problem) for number, problem in verify(record)]
        except (BadRecord, OSError, UnicodeDecodeError) as problem:
            problems, unreadable = [(0, str(problem))], True
        failed = failed or bool(problems)
        if as_json:
            print(json.dumps({"file": str(path), "ok": not problems, "problems": [{"line": n, "what": what} for n, what in problems]}))
            continue
        if not problems:
            print(text("cli-ok", file=str(path)))
        for number, what in problems:
            print(text("cli-fail", file=str(path), line=str(number), what=what))
    if failed:
        raise typer.Exit(2 if unreadable else 1)


def state(position: Position, played: int, views: bool, with_worlds: bool) -> dict[str, Any]:
    """One line of a trace."""
    asks = position.asks()
    outcome = position.outcome
    seats = range(1, position.seats + 1)
    found: dict[str, Any] = {
        "line": played,
        "asks": ["*" if seat == 0 else seat for seat in asks],
        "legal": {("*" if seat == 0 else str(seat)): position.legal(seat) for seat in asks},
        "winners": None if outcome is None else list(outcome.winners),
        "reason": None if outcome is None else outcome.reason,
    }
    if views:
        found["views"] = {**{str(seat): position.view(seat) for seat in seats}, "table": position.view(0)}
    if with_worlds:
        found["worlds"] = {**{str(seat): position.knowledge(seat).count() for seat in seats}, "table": position.knowledge(0).count()}
    return found


def trace(
    file: File,
    views: Annotated[bool, typer.Option("--views", help=text("cli-trace-views"))] = False,
    with_worlds: Annotated[bool, typer.Option("--worlds", help=text("cli-trace-worlds"))] = False,
    as_json: Json = True,
) -> None:
    """The state before the first line and after each line played, as JSON lines."""
    record, playing = begun(file)
    print(json.dumps(state(playing.position, 0, views, with_worlds), ensure_ascii=False))
    for number, line in enumerate(record.lines, 1):
        try:
            played = playing.play(line, number)
        except BadRecord as problem:
            fail(file, record, number, problem)
        if played:
            print(json.dumps(state(playing.position, playing.played, views, with_worlds), ensure_ascii=False))


def begun(file: Path) -> tuple[Record, Playing]:
    """A record with its table laid; bad input names the file, exit 2."""
    try:
        record = Record.read(file)
        return record, Playing(record.laid())
    except Refused as problem:
        print(text("cli-fail", file=str(file), line=str(getattr(problem, "line", 0)), what=str(problem)), file=sys.stderr)
        raise typer.Exit(2) from problem


def fail(file: Path, record: Record, number: int, problem: BadRecord) -> None:
    """Bad input: file, line and what is wrong, exit 2."""
    print(text("cli-fail", file=str(file), line=str(where(record, number)), what=str(problem)), file=sys.stderr)
    raise typer.Exit(2)


def replay(
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", min=1, help=text("cli-replay-seat"))] = None,
    at: Annotated[int | None, typer.Option("--at", min=0, help=text("cli-replay-at"))] = None,
    as_json: Json = False,
) -> None:
    """Shows a record as everybody, or as one seat saw it."""
    record, playing = begun(file)
    game = load(record.game)
    reader = seat or 0
    if reader > record.seats:
        raise BadRecord("core-no-seat", {"number": reader, "seats": record.seats})
    for number, line in enumerate(record.lines, 1):
        if at is not None and playing.played >= at:
            break
        try:
            playing.play(line, number)
        except BadRecord as problem:
            fail(file, record, number, problem)
    position = playing.position
    events = everything(position) if seat is None else position.told(reader)
    for told in events:
        if as_json:
            print(json.dumps({"n": told.n, "kind": told.kind, **told.fields}, ensure_ascii=False))
        else:
            print(f"{told.n:4d}  {whose(position, told.fact[0], seat)}{sentence(game, told, position.names, reader)}")
    if not as_json and position.question is not None:
        asked = ", ".join(seat_name(position.names, k) if k else text("core-chance") for k in position.asks())
        print(text("cli-waiting", asked=asked))


def everything(position: Position) -> list[Any]:
    """All that was told, to whomever, in order: as the referee saw it."""
    return [position.game.telling.told(n, fact) for n, fact in enumerate(position.facts, 1)]


def whose(position: Position, audience: int, seat: int | None) -> str:
    """Marks what was told to some only, where the record is shown whole."""
    if seat is not None or audience > 1 << position.seats:
        return ""
    ears = [seat_name(position.names, k + 1) for k in range(position.seats) if (audience >> k) & 1]
    return text("cli-only", ears=", ".join(ears)) + " "


def rules(
    game: Annotated[str, typer.Argument(help=text("cli-game"))],
    topic: Annotated[str | None, typer.Argument(help=text("cli-topic"))] = None,
    as_json: Json = False,
) -> None:
    """The rules, rulings and options of a game."""
    found = load(game)
    args: dict[str, Any] = {choice.name.replace("_", "-"): choice.values[0] for choice in found.choices}
    for choice in found.choices:
        if choice.number:
            args[choice.name.replace("_", "-")] = int(choice.values[0])
    sections = {name: rule_text(found.name, name, args) for name in topics(found.name)}
    for choice in found.choices:
        sections[choice.name] = option_text(found.name, choice.name, choice.values)
    if topic is not None and topic not in sections:
        raise BadRecord("cli-no-topic", {"topic": topic, "legal": ", ".join(sections)})
    chosen = {name: body for name, body in sections.items() if topic in (None, name)}
    if as_json:
        print(json.dumps(chosen, ensure_ascii=False))
        return
    for name, body in chosen.items():
        print(f"{name}\n    " + body.replace("\n", "\n    ") + "\n")


def topics(game: str) -> list[str]:
    """The topics of the rules and the rulings of a game, in the order of its files."""
    found: list[str] = []
    for name in catalogue()._messages:
        for kind in ("rules", "ruling"):
            if name.startswith(f"{game}-{kind}-"):
                found.append(name.removeprefix(f"{game}-{kind}-"))
    return found


def rule_text(game: str, name: str, args: dict[str, Any]) -> str:
    """A topic of the rules, or a ruling with its reason and the other reading."""
    message = f"{game}-rules-{name}"
    if has(message):
        return text(message, **args)
    message = f"{game}-ruling-{name}"
    return "\n".join(text(f"{message}{part}", **args) for part in ("", ".ruling", ".why", ".other"))


def option_text(game: str, name: str, values: tuple[str, ...]) -> str:
    """A table option with what it changes and its values."""
    message = f"{game}-choice-{name.replace('_', '-')}"
    lines = [text(message), text(f"{message}.help")]
    lines.extend(f"{name}={value}: {text(f'{message}-{value}')}" for value in values)
    return "\n".join(lines)


def add_to(app: typer.Typer) -> None:
    app.command("verify", help=text("cli-verify"))(verify_files)
    app.command("trace", help=text("cli-trace"))(trace)
    app.command("replay", help=text("cli-replay"))(replay)
    app.command("rules", help=text("cli-rules"))(rules)
