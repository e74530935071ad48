"""``coterie admin``: the tables of a house, listed, ended, removed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from coterie.core.errors import BadSetup
from coterie.core.messages import text

if TYPE_CHECKING:
    from coterie.server.housekeeping import Housekeeping

Database = Annotated[str | None, typer.Option("--database", help=text("cli-database"))]
Which = Annotated[str, typer.Argument(help=text("cli-admin-table"))]
COLUMNS = ("table", "game", "seats", "persons", "bots", "away", "state", "answers", "laid")
admin = typer.Typer(no_args_is_help=True, help=text("cli-admin"))


@contextmanager
def house(database: str | None) -> Iterator[Housekeeping]:
    """The tables of a database; one that cannot be read is bad input."""
    from sqlalchemy.exc import SQLAlchemyError

    from coterie.server.app import default_database
    from coterie.server.housekeeping import Housekeeping

    try:
        found = Housekeeping(database if database is not None else default_database())
        try:
            yield found
        finally:
            found.close()
    except SQLAlchemyError as problem:
        raise BadSetup("cli-database-silent", {"problem": type(problem).__name__}) from problem


@admin.command("tables", help=text("cli-admin-tables"))
def tables(
    database: Database = None, as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False
) -> None:
    with house(database) as keeping:
        found = keeping.tables()
    if as_json:
        for one in found:
            print(json.dumps(msgspec.structs.asdict(one)))
        return
    shown = Table(*(text(f"cli-admin-column-{name}") for name in COLUMNS))
    for one in found:
        state = "waiting" if not one.started else "going" if not one.over else "closed" if one.closed else "over"
        laid = datetime.fromtimestamp(one.laid / 1000, UTC).isoformat(" ", "minutes")
        numbers = map(str, (one.seats, one.persons, one.bots, one.away))
        shown.add_row(one.table, one.game, *numbers, text(f"cli-admin-state-{state}"), str(one.answers), laid)
    Console().print(shown)


@admin.command("end", help=text("cli-admin-end"))
def end(table: Which, database: Database = None) -> None:
    with house(database) as keeping:
        keeping.end(table)


@admin.command("remove", help=text("cli-admin-remove"))
def remove(table: Which, database: Database = None) -> None:
    with house(database) as keeping:
        keeping.remove(table)


def add_to(app: typer.Typer) -> None:
    app.add_typer(admin, name="admin")
