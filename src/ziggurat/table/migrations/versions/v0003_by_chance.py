"""What one game called a random map, any game may have: a part that is left to chance."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.alter_column("games", "random_map", new_column_name="by_chance")
