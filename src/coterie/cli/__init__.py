"""The command line: ``coterie COMMAND`` (docs/index.md)."""

from __future__ import annotations

import sys

import typer

from coterie.cli import administering, keeping, knowing, playing, simulating
from coterie.core.errors import Refused
from coterie.core.messages import text

app = typer.Typer(no_args_is_help=True, add_completion=False, help=text("cli-help"), pretty_exceptions_enable=False)
knowing.add_to(app)
simulating.add_to(app)
playing.add_to(app)
keeping.add_to(app)
administering.add_to(app)


def main() -> None:
    """Runs the command; bad input is one clear line on standard error and exit 2."""
    try:
        app()
    except Refused as refused:
        print(text("cli-error", problem=str(refused)), file=sys.stderr)
        raise SystemExit(2) from refused
    except (OSError, UnicodeDecodeError) as problem:
        print(text("cli-error", problem=str(problem)), file=sys.stderr)
        raise SystemExit(2) from problem
    except BrokenPipeError:
        raise SystemExit(0) from None
