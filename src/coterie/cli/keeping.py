"""``coterie backup`` and ``coterie restore``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from coterie.core.messages import text


def backup(
    target: Annotated[Path, typer.Argument(help=text("cli-backup-target"))],
    database: Annotated[str | None, typer.Option("--database", help=text("cli-database"))] = None,
) -> None:
    """Writes down all tables in one file, while servers go on."""
    from coterie.server import app, backup

    count = backup.backup(database or app.default_database(), target)
    typer.echo(text("cli-backed-up", tables=count.tables, rows=count.rows, file=str(target)))


def restore(
    source: Annotated[Path, typer.Argument(help=text("cli-restore-source"))],
    database: Annotated[str | None, typer.Option("--database", help=text("cli-database"))] = None,
    force: Annotated[bool, typer.Option("--force", help=text("cli-restore-force"))] = False,
) -> None:
    """Fills an empty database with the tables of a backup."""
    from coterie.server import app, backup

    count = backup.restore(database or app.default_database(), source, force)
    typer.echo(text("cli-restored", tables=count.tables, rows=count.rows))


def add_to(app: typer.Typer) -> None:
    app.command("backup", help=text("cli-backup"))(backup)
    app.command("restore", help=text("cli-restore"))(restore)
