"""Names of persons, waiting rooms, and codes with which a seat is taken to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "games", sa.Column("people", sa.Text, nullable=False, server_default=sa.text("'[]'"))
    )
    op.create_table(
        "waiting",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(32), sa.ForeignKey("games.room"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
