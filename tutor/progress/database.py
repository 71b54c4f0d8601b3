"""The way to the database: where it is, how it is opened, and its tables up to date."""

import os
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from tutor.progress.models import Base
from tutor.progress.records import StoreError

VARIABLE = "KOENIGRUFEN_DATABASE_URL"
"""The environment variable that names another database than the learner's own file."""

_KNOWN = {"sqlite", "postgresql"}
_PATIENCE = 15
"""How many seconds to wait for others who write."""
_ADVISORY_LOCK = 5_409_205_402
_ONE_UPGRADE_AT_A_TIME = threading.Lock()
_FILE_CURE = (
    "Make sure that the file and its folder can be read and written, or move the file away to "
    f"start afresh, or name another place in {VARIABLE}; nothing has been deleted"
)
_SERVER_CURE = f"Make sure that the server runs and that {VARIABLE} is right"


def database_url(url: str | None) -> URL:
    """Decide which database to use: the one given, that of the environment, or a file at home.

    Raises StoreError if it is no URL of an SQLite file or a PostgreSQL server.
    """
    wanted = url or os.environ.get(VARIABLE)
    if not wanted:
        return URL.create("sqlite", database=str(_home() / "progress.db"))
    try:
        parsed = make_url(wanted)
    except (ArgumentError, ValueError) as error:
        raise _unknown("the text given") from error
    if parsed.get_backend_name() not in _KNOWN:
        raise _unknown(repr(_place(parsed)))
    if parsed.get_backend_name() == "sqlite" and parsed.database in {None, "", ":memory:"}:
        raise _unknown(f"{_place(parsed)!r} (a database in memory keeps nothing)")
    return parsed


def open_engine(url: URL) -> Engine:
    """Open the database, make the folder of a file if it is missing, bring the tables up to date.

    Raises StoreError if that can't be done; then everything is left as it was.
    """
    try:
        if url.get_backend_name() == "sqlite":
            Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise failure(url, error) from error
    try:
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
            _keep_write_ahead_log(engine)
        upgrade(engine)
    except (SQLAlchemyError, sqlite3.Error, CommandError) as error:
        engine.dispose()
        raise failure(url, error) from error
    return engine


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the tables to a revision, while no other thread or process does the same."""
    with _ONE_UPGRADE_AT_A_TIME, for_writing(engine).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})"))
        command.upgrade(migrations(connection), revision)


def migrations(connection: Connection) -> Config:
    """Give alembic's configuration, made here instead of read from a file."""
    config = Config()
    folder = Path(__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def for_writing(engine: Engine) -> Engine:
    """Give the engine for transactions that write: on SQLite they queue from their start."""
    return engine.execution_options(writes=True)


def insert_new(session: Session, table: type[Base], *rows: dict[str, Any]) -> None:
    """Insert the rows that break no unique key; leave out the others."""
    if not rows:
        return
    on_sqlite = session.get_bind().dialect.name == "sqlite"
    insert = sqlite.insert(table) if on_sqlite else postgresql.insert(table)
    session.execute(insert.on_conflict_do_nothing(), list(rows))


def failure(url: URL, error: Exception) -> StoreError:
    """Say in one line what went wrong, where, and what helps."""
    if isinstance(error, CommandError):
        reason, cure = "it was made by another version", "Update this program"
    elif isinstance(error, ImportError | NoSuchModuleError):
        reason, cure = f"{error}", "Install the driver: pip install 'koenigrufen-tutor[postgres]'"
    else:
        reason = " ".join(str(getattr(error, "orig", None) or error).split()).rstrip(".?")
        cure = _FILE_CURE if url.get_backend_name() == "sqlite" else _SERVER_CURE
    return StoreError(f"The progress database {_place(url)} can't be used: {reason}. {cure}.")


def _home() -> Path:
    return platformdirs.user_data_path("koenigrufen", appauthor=False)


def _place(url: URL) -> str:
    if url.get_backend_name() == "sqlite" and url.database:
        return url.database
    return url.render_as_string(hide_password=True)


def _unknown(found: str) -> StoreError:
    return StoreError(
        f"{VARIABLE} must be a URL such as sqlite:////home/me/progress.db or "
        f"postgresql+psycopg://user@host/database; {found} is none."
    )


def _prepare_sqlite(connection: Any, entry: ConnectionPoolEntry) -> None:  # noqa: ANN401  any driver
    """Set up a new connection: it waits for others, and what is committed is on the disk."""
    del entry
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout = {_PATIENCE * 1000}",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _keep_write_ahead_log(engine: Engine) -> None:
    """Let readers read while one writes. The file remembers it; only its first switch can clash.

    SQLite doesn't wait by itself when two processes make that switch at the same moment.
    """
    limit = time.monotonic() + _PATIENCE
    with closing(engine.raw_connection()) as connection:
        while True:
            try:
                connection.cursor().execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > limit:
                    raise
                time.sleep(0.02)
            else:
                return


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
