"""The screens in Streamlit's own test runner: no browser, a database of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import streamlit as st
from _pytest.mark import ParameterSet
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Node

from engine.dialects import DIALECTS
from tutor.progress import SettingChanges, Store, new_learner_id, open_store
from tutor.words import LANGUAGES

APP = Path(__file__).parents[2] / "tutor" / "app.py"
STYLE = re.compile("<style>.*?</style>", re.DOTALL)  # of tables: no words
PATIENCE = 60  # seconds for one run; the first has to import everything


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of this folder carries the mark ``app``."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.app)


@dataclass
class Visitor:
    """Somebody with a database of their own who opens one screen after the other."""

    store: Store
    learner: str = field(default_factory=new_learner_id)

    def settle(self, **settings: Any) -> None:  # noqa: ANN401 - settings differ
        """Store settings, as if they had been chosen earlier."""
        chosen: SettingChanges = {"language": "de", "dialect": "alpine"}
        self.store.save_settings(self.learner, **chosen | settings)

    def open(self, view: str = "today", **query: str) -> AppTest:
        """The screen of that name, as it stands after its first run."""
        screen = AppTest.from_file(str(APP), default_timeout=PATIENCE)
        screen.session_state["learner"] = self.learner
        if view != "today":
            screen.switch_page(f"views/{view}.py")
        for name, value in query.items():
            screen.query_params[name] = value
        return screen.run()


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """A visitor of whom nothing is stored."""
    url = f"sqlite:///{(tmp_path / 'tutor.db').as_posix()}"
    monkeypatch.setenv("KOENIGRUFEN_DATABASE_URL", url)
    st.cache_resource.clear()
    store = open_store(url)
    yield Visitor(store)
    store.close()
    _let_go()


def _let_go() -> None:
    """Close the store that the app opened, and forget it."""
    from tutor.session import store

    store().close()
    st.cache_resource.clear()


def texts(screen: AppTest) -> list[str]:
    """Everything that a screen says, those of the cards included."""
    return [STYLE.sub("", text) for node in screen.main for text in _of(node) if text]


def _of(node: Node) -> Iterator[str]:
    for name in ("value", "label", "help", "placeholder"):
        found = getattr(node, name, None)
        if isinstance(found, str):
            yield found
    yield from map(str, getattr(node, "options", ()))
    if node.type == "table":
        table: Any = node
        yield from map(
            str, [*table.value.index, *table.value.columns, *table.value.to_numpy().flat]
        )
    if node.type == "bidi_component":
        yield from _of_cards(json.loads(node.proto.json))  # type: ignore[attr-defined]


def _of_cards(data: dict[str, Any]) -> Iterator[str]:
    yield from (data["label"], data["submit_label"], data["counter"].replace("{chosen}", "0"))
    for group in data["groups"]:
        yield group["title"]
        for card in group["cards"]:
            yield from (card["name"], card["caption"])


def _by_turns() -> list[ParameterSet]:
    pairs = enumerate(product(LANGUAGES, DIALECTS))
    return [
        pytest.param(language, dialect, marks=[] if number % 2 == 0 else [pytest.mark.proof])
        for number, (language, dialect) in pairs
    ]


at_every_table = pytest.mark.parametrize(("language", "dialect"), _by_turns())
"""Each table and each language by turns; all of them together in the heavy proof."""
