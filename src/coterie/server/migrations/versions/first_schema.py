"""Tables, chairs, the log, envelopes, talk, and the messages carried out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("guests", sa.String(20), nullable=False),
        sa.Column("cast", sa.Text, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("started", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("again", sa.String(32)),
        sa.Column("secret", sa.LargeBinary(32)),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("laid", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chairs",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("lock", sa.LargeBinary(32)),
        sa.Column("standing", sa.Boolean, nullable=False),
    )
    op.create_table(
        "log",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("audience", sa.BigInteger),
        sa.Column("event", sa.Integer),
        sa.Column("a", sa.BigInteger),
        sa.Column("b", sa.BigInteger),
        sa.Column("c", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "envelopes",
        of_table(),
        sa.Column("q", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "talk",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "done",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("done", "talk", "envelopes", "log", "chairs", "tables"):
        op.drop_table(name)
