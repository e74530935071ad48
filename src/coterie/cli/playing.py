"""``coterie serve`` and ``coterie play``."""

from __future__ import annotations

import os
import secrets
import sys
import webbrowser
from threading import Timer
from typing import Annotated

import typer

from coterie.core.chance import Seeded
from coterie.core.errors import BadSetup, IllegalAnswer
from coterie.core.messages import text
from coterie.core.position import Position
from coterie.core.registry import load
from coterie.core.sentences import seat_name, sentence
from coterie.minds import seat_bot


def serve(
    host: Annotated[str, typer.Option("--host", help=text("cli-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=text("cli-port"))] = 8000,
    database: Annotated[str | None, typer.Option("--database", help=text("cli-database"))] = None,
    bell: Annotated[str, typer.Option("--bell", help=text("cli-bell"))] = "memory:",
    pace: Annotated[float, typer.Option("--pace", min=0.0, help=text("cli-pace"))] = 1.0,
    address: Annotated[str, typer.Option("--address", help=text("cli-address"))] = "",
    notices: Annotated[str, typer.Option("--notices", help=text("cli-notices"))] = "off",
    log: Annotated[str, typer.Option("--log", help=text("cli-log"))] = "plain",
    metrics_token: Annotated[str, typer.Option("--metrics-token", envvar="COTERIE_METRICS_TOKEN", help=text("cli-metrics-token"))] = "",
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help=text("cli-limits"))] = True,
    show: Annotated[bool, typer.Option("--open", help=text("cli-open"))] = False,
) -> None:
    """Starts the table server with the browser client."""
    from coterie.server.app import run
    from coterie.server.hosting import hosting
    from coterie.server.logs import KINDS

    if log not in KINDS:
        raise BadSetup("cli-no-log", {"given": log, "legal": ", ".join(KINDS)})
    if show:
        typer.echo(text("cli-serving", address=f"http://localhost:{port}"))
        if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            Timer(1.5, webbrowser.open, [f"http://localhost:{port}"]).start()
    run(host=host, port=port, database=database, pace=pace, bell=bell, hosting=hosting(address, metrics_token, notices, limits), log=log)


def play(
    game: Annotated[str, typer.Argument(help=text("cli-game"))],
    seats: Annotated[int | None, typer.Option("--seats", help=text("cli-seats"))] = None,
    seat: Annotated[int, typer.Option("--seat", min=1, help=text("cli-seat"))] = 1,
    bots: Annotated[str, typer.Option("--bots", help=text("cli-bots"))] = "careful",
    seed: Annotated[int | None, typer.Option("--seed", min=0, help=text("cli-seed"))] = None,
) -> None:
    """A game in the terminal against bots."""
    found = load(game)
    number = seats if seats is not None else found.least + 1
    found.check({}, number)
    if seat > number:
        raise IllegalAnswer("core-no-seat", {"number": seat, "seats": number})
    chosen = seed if seed is not None else secrets.randbits(62)
    names = [text("cli-you") if k + 1 == seat else text("cli-bot-name", number=k + 1) for k in range(number)]
    position = found.deal(number, luck=Seeded(chosen), names=names)
    minds = {k: seat_bot(bots, game, number, k, {}, chosen, 1) for k in range(1, number + 1) if k != seat}
    heard = dict.fromkeys(range(1, number + 1), 0)
    while True:
        for told in position.told(seat, heard[seat]):
            typer.echo(sentence(found, told, names, seat))
        heard[seat] = len(position.feeds.own[seat])
        question = position.question
        if question is None:
            return
        for k in question.asks:
            if k == seat:
                ask_person(position, seat, question.topic)
                continue
            for told in position.told(k, heard[k]):
                minds[k].told(told)
                heard[k] += 1
            position.say(k, minds[k].answer(question.topic, position.legal(k)))


def ask_person(position: Position, seat: int, topic: str) -> None:
    """Asks until a legal line is given; "?" lists them."""
    legal = position.legal(seat)
    typer.echo(text(f"{position.game.name}-topic-{topic}"))
    while True:
        line = typer.prompt(seat_name(position.names, seat), prompt_suffix="> ").strip()
        if line == "?":
            typer.echo("  ".join(legal))
            continue
        try:
            position.say(seat, line)
            return
        except IllegalAnswer as refused:
            typer.echo(text("cli-refused", reason=str(refused)))


def add_to(app: typer.Typer) -> None:
    app.command("serve", help=text("cli-serve"))(serve)
    app.command("play", help=text("cli-play"))(play)
