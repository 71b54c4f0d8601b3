import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, text

from tests.tutor.progress.samples import attempt
from tutor.progress import StoreError, open_store
from tutor.progress.database import VARIABLE, database_url, migrations, open_engine, upgrade
from tutor.progress.models import Base


def _revisions() -> list[str]:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        scripts = ScriptDirectory.from_config(migrations(connection))
    engine.dispose()
    return [script.revision for script in scripts.walk_revisions()]


def _differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, Base.metadata))


def _place(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def test_migrations_make_the_tables_of_the_models(url: str) -> None:
    engine = open_engine(database_url(url))

    differences = _differences(engine)

    assert differences == []
    engine.dispose()


@pytest.mark.parametrize("revision", _revisions())
def test_every_released_revision_can_be_upgraded(tmp_path: Path, revision: str) -> None:
    old = create_engine(f"sqlite:///{tmp_path / 'progress.db'}")
    upgrade(old, revision)

    upgrade(old)

    assert _differences(old) == []
    old.dispose()


def test_opening_again_keeps_everything(url: str) -> None:
    first = open_store(url)
    stored = first.record(attempt())
    first.close()

    second = open_store(url)

    assert second.attempts("anna", stored.question_id) == (stored,)
    second.close()


def test_without_a_url_the_progress_lies_in_the_users_own_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("tutor.progress.database._home", lambda: tmp_path / "koenigrufen")

    store = open_store()

    assert (tmp_path / "koenigrufen" / "progress.db").is_file()
    store.close()


def test_the_environment_can_name_another_place(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv(VARIABLE, url)

    store = open_store()

    assert _place(url).is_file()
    store.close()


def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "progress.db"
    file.write_bytes(b"This is a shopping list: milk, eggs, bread. " * 100)
    before = file.read_bytes()

    with pytest.raises(StoreError) as refusal:
        open_store(f"sqlite:///{file}")

    assert f"{file} can't be used: file is not a database." in str(refusal.value)
    assert "nothing has been deleted" in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert file.read_bytes() == before


def test_a_file_with_a_foreign_table_of_the_same_name_is_refused_and_left(url: str) -> None:
    _place(url).parent.mkdir()
    with closing(sqlite3.connect(_place(url))) as foreign:
        foreign.execute("CREATE TABLE attempt (what TEXT)")
        foreign.execute("INSERT INTO attempt VALUES ('theirs')")
        foreign.commit()

    with pytest.raises(StoreError, match="table attempt already exists"):
        open_store(url)

    with closing(sqlite3.connect(_place(url))) as foreign:
        tables = foreign.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        assert tables == [("attempt",)]
        assert foreign.execute("SELECT what FROM attempt").fetchall() == [("theirs",)]


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    engine = open_engine(database_url(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()

    with pytest.raises(StoreError, match=r"made by another version\. Update this program\."):
        open_store(url)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    place = tmp_path / "file" / "progress.db"

    with pytest.raises(StoreError, match=f"{place} can't be used"):
        open_store(f"sqlite:///{place}")


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://me@host/x",
        "postgresql://me@host:port/x",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_a_url_that_is_of_no_use_is_refused_with_an_example(url: str) -> None:
    with pytest.raises(StoreError, match=f"{VARIABLE} must be a URL such as"):
        open_store(url)


def test_a_missing_driver_is_named_and_a_password_is_not() -> None:
    with pytest.raises(StoreError, match="Install the driver") as refusal:
        open_store("postgresql+nodriver://me:secret@localhost/progress")

    assert "secret" not in str(refusal.value)


def test_a_database_that_breaks_later_gives_the_same_clear_error(url: str) -> None:
    store = open_store(url)
    with closing(sqlite3.connect(_place(url))) as other:
        other.execute("DROP TABLE attempt")
        other.execute("DROP TABLE learner")
        other.commit()

    for call in (store.ping, lambda: store.record(attempt()), lambda: store.learner("anna")):
        with pytest.raises(StoreError, match="can't be used: no such table"):
            call()
    store.close()
