"""Standing orders are of several kinds: a chair says which one it has given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_standing_orders"
down_revision = "0004"
branch_labels = None
depends_on = None

chairs = sa.table("chairs", sa.column("standing", sa.Boolean), sa.column("given", sa.String))


def upgrade() -> None:
    with op.batch_alter_table("chairs") as batch:
        batch.add_column(sa.Column("given", sa.String(20), nullable=False, server_default=""))
    op.execute(chairs.update().where(chairs.c.standing.is_(sa.true())).values(given="turn"))
    with op.batch_alter_table("chairs") as batch:
        batch.drop_column("standing")
        batch.alter_column("given", new_column_name="standing", existing_type=sa.String(20), existing_nullable=False, server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("chairs") as batch:
        batch.alter_column("standing", new_column_name="given", existing_type=sa.String(20), existing_nullable=False)
    with op.batch_alter_table("chairs") as batch:
        batch.add_column(sa.Column("standing", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(chairs.update().where(chairs.c.given == "turn").values(standing=True))
    with op.batch_alter_table("chairs") as batch:
        batch.drop_column("given")
        batch.alter_column("standing", existing_type=sa.Boolean, existing_nullable=False, server_default=None)
