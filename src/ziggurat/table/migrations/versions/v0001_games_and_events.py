"""A row for each game, a row for each change."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("random_map", sa.Boolean, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("room", sa.String(32), sa.ForeignKey("games.room"), primary_key=True),
        sa.Column("rev", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("room", "key"),
    )
