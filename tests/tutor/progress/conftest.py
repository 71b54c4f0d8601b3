from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tutor.progress.samples import Clock
from tutor.progress import Store, open_store


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{(tmp_path / 'data' / 'progress.db').as_posix()}"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(url: str, clock: Clock) -> Iterator[Store]:
    store = open_store(url, clock=clock)
    yield store
    store.close()
