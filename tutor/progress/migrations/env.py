"""How alembic reaches the database: over the connection that ``database.upgrade`` hands it."""

from alembic import context

from tutor.progress.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
