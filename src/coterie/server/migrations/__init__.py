"""The way of the schema from its first version on; :func:`bring` walks it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return found


def bring(connection: Connection, revision: str = "head") -> None:
    """Brings a database to this revision, within the transaction of the connection."""
    way = config()
    way.attributes["connection"] = connection
    command.upgrade(way, revision)


def known(revision: str) -> bool:
    """Whether this version of the program knows the revision."""
    return revision in {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
