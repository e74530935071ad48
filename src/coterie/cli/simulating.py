"""``coterie simulate``: games between bots, counted."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from coterie.core.errors import BadSetup
from coterie.core.messages import has, text
from coterie.core.registry import load
from coterie.lab.series import Series, play_series
from coterie.minds import NAMES


def read_choices(given: list[str]) -> dict[str, str]:
    """Options given as KEY=VALUE, several to an argument parted by blanks or commas."""
    found: dict[str, str] = {}
    for part in " ".join(given).replace(",", " ").split():
        key, equals, value = part.partition("=")
        if not equals:
            raise BadSetup("cli-no-equals", {"given": part})
        found[key] = value
    return found


def simulate(
    game: Annotated[str, typer.Argument(help=text("cli-game"))],
    games: Annotated[int, typer.Option("--games", min=1, help=text("cli-games"))],
    seats: Annotated[int | None, typer.Option("--seats", help=text("cli-seats"))] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**62 - 1, help=text("cli-seed"))] = 0,
    bot: Annotated[list[str] | None, typer.Option("--bot", help=text("cli-bot"))] = None,
    by: Annotated[str | None, typer.Option("--by", help=text("cli-by"))] = None,
    records: Annotated[str | None, typer.Option("--records", help=text("cli-records"))] = None,
    choices: Annotated[list[str] | None, typer.Option("--choices", help=text("cli-choices"))] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help=text("cli-jobs"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
    more: Annotated[list[str] | None, typer.Argument(hidden=True)] = None,
) -> None:
    """Plays games between bots."""
    found = load(game)
    bots = bot or ["random"]
    options = list(choices or [])
    for word in more or []:
        if "=" in word:
            options.append(word)
        else:
            bots.append(word)
    for name in bots:
        if name not in NAMES:
            raise BadSetup("core-no-bot", {"name": name, "legal": ", ".join(NAMES)})
    series = Series(game, seats if seats is not None else found.least, games, seed, bots, read_choices(options), records, by)
    with Progress(console=Console(stderr=True), transient=True, disable=as_json or not sys.stderr.isatty()) as bar:
        task = bar.add_task(text("cli-simulating"), total=games)
        result = play_series(series, jobs, lambda done: bar.advance(task, done))
    if as_json:
        print(json.dumps(result))
    else:
        show(result)


def show(result: dict[str, Any]) -> None:
    """The result as tables."""
    console = Console(highlight=False)
    console.print(
        text(
            "cli-simulated",
            games=result["games"],
            seconds=f"{result['seconds']:.2f}",
            games_per_second=f"{result['games_per_second']:,.0f}",
            questions_per_second=f"{result['questions_per_second']:,.0f}",
            build=text("cli-compiled" if result["compiled"] else "cli-interpreted"),
        )
    )
    console.print(text("cli-length", **result["length"]))
    ends = ", ".join(f"{end_name(result['game'], reason)}: {number}" for reason, number in result["ends"].items())
    console.print(text("cli-ends", ends=ends))
    for group, labels in result["shares"].items():
        table = Table(title=text(f"cli-share-{group}"), title_justify="left", box=None, padding=(0, 2))
        for column in ("label", "games", "wins", "share", "interval"):
            table.add_column(text(f"cli-column-{column}"), justify="left" if column == "label" else "right")
        for label, row in labels.items():
            interval = f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %"
            table.add_row(label, f"{row['games']}", f"{row['wins']}", f"{100 * row['share']:.1f} %", interval)
        console.print(table)


def end_name(game: str, reason: str) -> str:
    message = f"{game}-reason-{reason}"
    return text(message).rstrip(".") if has(message) else reason


def add_to(app: typer.Typer) -> None:
    app.command("simulate", help=text("cli-simulate"))(simulate)
