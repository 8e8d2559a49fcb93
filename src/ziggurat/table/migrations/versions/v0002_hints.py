"""Whether players may ask for hints while a game is on. In games of before they may."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
