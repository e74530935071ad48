"""Notices of one's turn; games that the house has ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("lock", sa.LargeBinary(32), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.String(5), nullable=False),
        sa.Column("quiet_until", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_column("tables", "closed")
