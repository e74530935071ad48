"""Records that people have uploaded."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("print", sa.LargeBinary(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("laid", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("print", name="uq_records_print"),
    )


def downgrade() -> None:
    op.drop_table("records")
