"""Addresses that name nothing, and a database that cannot be used: a clear word, a way on."""

from __future__ import annotations

from pathlib import Path

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from tests.app.conftest import APP, PATIENCE, Visitor
from tutor.words import phrase


@pytest.mark.parametrize(
    "wanted",
    ["nonsense", "", "legal-cards.alpine.v99.l1.s1", "legal-cards.alpine.v1.l9.s1"],
)
def test_a_puzzle_that_does_not_exist_is_named_and_another_offered(
    visitor: Visitor, wanted: str
) -> None:
    visitor.settle()
    screen = visitor.open("practise", puzzle=wanted)
    assert not screen.exception
    assert screen.error

    screen.button[0].click().run()

    assert not screen.exception
    assert not screen.error
    assert screen.query_params["puzzle"] != wanted


def test_a_lesson_that_does_not_exist_leads_to_the_map(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("learn", lesson="99-nothing")

    assert screen.warning[0].value == phrase("learn-no-such", "de")
    assert screen.button(key="open-01-the-pack")


def test_a_step_that_does_not_exist_leads_to_the_first_open_one(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("learn", lesson="01-the-pack", step="nothing")

    assert not screen.exception
    assert screen.button(key="onward-0")


@pytest.mark.parametrize("hand", ["", "nonsense", "HK", "HK HK", "T 99", "' OR 1=1 --", "{}"])
def test_a_hand_that_is_none_is_refused_with_a_reason(visitor: Visitor, hand: str) -> None:
    visitor.settle()

    screen = visitor.open("check", hand=hand)

    assert not screen.exception
    assert screen.error
    assert screen.text_input(key="hand-text").value == hand


def test_names_that_no_screen_knows_are_ignored(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("practise", table="nowhere", language="tlh", x="y")

    assert not screen.exception
    assert screen.title[0].value == phrase("nav-practise", "de")


@pytest.mark.parametrize(("language", "dialect"), [("tlh", "alpine"), ("de", "nowhere")])
def test_stored_settings_of_another_release_do_no_harm(
    visitor: Visitor, language: str, dialect: str
) -> None:
    visitor.settle(language=language, dialect=dialect)

    screen = visitor.open("practise")

    assert not screen.exception
    assert screen.button(key="start-mix")


def test_a_database_that_cannot_be_used_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tutor.db").mkdir()
    url = f"sqlite:///{(tmp_path / 'tutor.db').as_posix()}"
    monkeypatch.setenv("KOENIGRUFEN_DATABASE_URL", url)
    st.cache_resource.clear()

    screen = AppTest.from_file(str(APP), default_timeout=PATIENCE).run()

    assert not screen.exception
    (told,) = screen.error
    assert "tutor.db" in told.value
    assert "\n" not in told.value
