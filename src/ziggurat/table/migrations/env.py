"""Alembic's entry: migrate over the connection the store hands in."""

from alembic import context

from ziggurat.table.store import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
