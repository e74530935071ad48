"""Brings a database to the present schema; run at every start with the connection that the storage hands over."""

from __future__ import annotations

from alembic import context

from coterie.server.schema import schema


def migrate() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=schema, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # so Alembic calls it
    migrate()
