"""Clocks, people who are away, watchers who are behind and have a room of their own; when no server was there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(10), nullable=False, server_default="none"))
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("talk", sa.Column("room", sa.String(10), nullable=False, server_default="table"))
    op.add_column("talk", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("outages")
    op.drop_table("pulse")
    for table, column in (("talk", "name"), ("talk", "room"), ("chairs", "away"), ("tables", "delay"), ("tables", "clock")):
        op.drop_column(table, column)
