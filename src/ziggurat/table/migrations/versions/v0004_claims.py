"""Which device has claimed which seat; when an absent person's seat may be lent to a bot (in games
of before at once); keys of messages name the seat that used them, and so are longer."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "claims",
        sa.Column("room", sa.String(32), sa.ForeignKey("games.room"), primary_key=True),
        sa.Column("ticket", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column(
        "games", sa.Column("lend_after", sa.Integer, nullable=True, server_default=sa.text("0"))
    )
    with op.batch_alter_table("events") as events:
        events.alter_column("key", existing_type=sa.String(64), type_=sa.String(80))
