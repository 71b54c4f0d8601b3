"""Settings: stored at once, and used at once."""

from __future__ import annotations

import pytest

from tests.app.conftest import Visitor, texts
from tutor.words import phrase

SWITCHES = ("four_colours", "indices", "big_numbers", "text_twin")


def test_another_language_is_spoken_at_once_and_kept(visitor: Visitor) -> None:
    visitor.settle(language="de")
    screen = visitor.open("settings")

    screen.button_group(key="language").set_value("en").run()

    assert screen.title[0].value == phrase("nav-settings", "en")
    assert visitor.store.learner(visitor.learner).language == "en"
    assert phrase("nav-learn", "en") in texts(visitor.open("learn"))


def test_another_table_is_told_about_at_once_and_kept(visitor: Visitor) -> None:
    visitor.settle(dialect="alpine")
    screen = visitor.open("settings")

    screen.selectbox(key="table").select("elsteiner").run()

    assert phrase("about-elsteiner", "de") in texts(screen)
    assert visitor.store.learner(visitor.learner).dialect == "elsteiner"


@pytest.mark.parametrize("name", SWITCHES)
def test_each_switch_is_kept(visitor: Visitor, name: str) -> None:
    visitor.settle()
    before = getattr(visitor.store.learner(visitor.learner), name)
    screen = visitor.open("settings")

    toggle = screen.toggle(key=f"setting-{name.replace('_', '-')}")
    toggle.set_value(not before).run()

    assert not screen.exception
    assert getattr(visitor.store.learner(visitor.learner), name) is not before


def test_who_wants_to_be_forgotten_is_a_stranger_again(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("settings")

    screen.button(key="forget").click().run()

    assert not screen.exception
    assert visitor.store.learner(visitor.learner).created_at is None
