"""The rules screen: every table, comparisons, the glossary; in words, in both languages."""

from __future__ import annotations

import re
from itertools import combinations, product

import pytest
from streamlit.testing.v1 import AppTest

from engine.dialects import DIALECTS, table
from tests.app.conftest import Visitor, at_every_table, texts
from tests.app.test_screens import says_all_in_words
from tutor.glossary import glossary
from tutor.rules_page import dialect_page
from tutor.widgets.choices import table_asked
from tutor.words import LANGUAGES, phrase

both_languages_at_every_table = pytest.mark.parametrize(
    ("language", "dialect"), list(product(LANGUAGES, DIALECTS))
)


def said(screen: AppTest) -> str:
    """All that the screen says, without the marks of HTML."""
    assert not screen.exception
    told = texts(screen)
    says_all_in_words(told)
    return re.sub(r"<[^>]+>", " ", " ".join(told))


@at_every_table
def test_the_page_of_a_table_tells_every_line_with_its_source(
    visitor: Visitor, language: str, dialect: str
) -> None:
    visitor.settle(language=language, dialect="alpine")

    told = said(visitor.open("rules", table=dialect))

    for section in dialect_page(DIALECTS[dialect]):
        assert phrase(section.title_id, language) in told
        for row in section.rows:
            for mark in re.findall(r"[A-Z]{2}-\w+|\d\.\d", row.source):
                assert mark in told


def test_without_a_table_in_the_address_it_is_the_visitors_own(visitor: Visitor) -> None:
    mine = "hausregeln+pagat_rule=last_tarock"
    visitor.settle(dialect=mine)

    screen = visitor.open("rules")

    assert screen.selectbox(key="rules-table").value == mine


def test_another_table_is_named_by_the_address(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("rules")

    screen.selectbox(key="rules-table").select("elsteiner").run()

    assert screen.query_params["table"] == "elsteiner"
    said(screen)


def test_a_table_that_does_not_exist_is_refused_and_the_own_one_shown(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("rules", table="nowhere")

    assert screen.error
    assert screen.selectbox(key="rules-table").value == "alpine"


@pytest.mark.parametrize("plus", ["+", " "])
def test_a_plus_in_an_address_may_have_become_a_space(plus: str) -> None:
    asked = f"hausregeln{plus}late_announcements=on{plus}pagat_rule=last_tarock"

    assert table_asked(asked) == table("hausregeln+late_announcements=on+pagat_rule=last_tarock")


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_two_tables_and_all_five_are_compared(
    visitor: Visitor, subtests: pytest.Subtests, language: str
) -> None:
    visitor.settle(language=language)

    for names in [*combinations(DIALECTS, 2), tuple(DIALECTS)]:
        with subtests.test(names=names):
            told = said(visitor.open("rules", compare=",".join(names)))

            for name in names:
                short = phrase(f"table-short-{name.replace('_', '-')}", language)
                assert short in told


def test_one_table_alone_is_not_compared(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("rules", compare="alpine,nowhere")

    assert screen.info[0].value == phrase("compare-choose", "de")


def test_choosing_tables_to_compare_is_kept_in_the_address(visitor: Visitor) -> None:
    visitor.settle()
    screen = visitor.open("rules")

    screen.button_group(key="rules-way").set_value("compare").run()
    assert screen.query_params["compare"] == "alpine,hausregeln"
    screen.button_group(key="rules-tables").set_value(["alpine", "gametwist"]).run()

    assert screen.query_params["compare"] == "alpine,gametwist"
    said(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_tells_every_entry(visitor: Visitor, language: str) -> None:
    visitor.settle(language=language)

    told = said(visitor.open("rules", glossary="1"))

    for entry in glossary():
        assert entry.about[language] in told


def test_a_word_is_looked_up_by_any_of_its_names_and_kept_in_the_address(
    visitor: Visitor,
) -> None:
    visitor.settle()
    screen = visitor.open("rules", glossary="1")

    screen.text_input(key="glossary-find").set_value("dodge round").run()

    told = said(screen)
    assert "Trischaken" in told
    assert "Solodreier" not in told
    assert screen.query_params["find"] == "dodge round"
    assert len(screen.get("table")[0].value) == 1


def test_a_word_that_is_not_there_is_told_so(visitor: Visitor) -> None:
    visitor.settle()

    screen = visitor.open("rules", glossary="1", find="xyzzy")

    assert phrase("glossary-found", "de", number=0, all=len(glossary())) in texts(screen)
    assert not screen.get("table")
