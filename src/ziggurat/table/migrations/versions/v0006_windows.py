"""For how long a window is open among several persons. In games of before until they answer."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "games",
        sa.Column("react_within", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
