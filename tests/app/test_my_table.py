"""My table: options set, told, sent and taken back; used everywhere."""

from __future__ import annotations

import pytest

from engine.dialects import DIALECTS, table
from tests.app.conftest import Visitor, at_every_table, texts
from tests.app.test_screens import says_all_in_words
from tutor.words import dialect_name, option_answer

MINE = "hausregeln+pagat_rule=last_tarock"


@at_every_table
def test_every_option_of_every_table_can_be_set_and_is_told(
    visitor: Visitor, subtests: pytest.Subtests, language: str, dialect: str
) -> None:
    for option in DIALECTS[dialect].options:
        for value in option.values:
            with subtests.test(option=option.name, value=value):
                visitor.settle(language=language, dialect=dialect)
                screen = visitor.open("settings")

                screen.radio(key=f"option-{dialect}-{option.name}").set_value(value).run()

                assert not screen.exception
                says_all_in_words(texts(screen))
                mine = DIALECTS[dialect].with_option(option.name, value)
                assert visitor.store.learner(visitor.learner).dialect == mine.table
                told = f"- {option_answer(option, value, language, mine)}"
                assert (told in texts(screen)) is (value != option.values[0])


def test_a_set_option_is_found_again_and_used_everywhere(visitor: Visitor) -> None:
    visitor.settle(language="en", dialect=MINE)

    screen = visitor.open("settings")

    assert screen.radio(key="option-hausregeln-pagat_rule").value == "last_tarock"
    assert screen.selectbox(key="table").value == "hausregeln"
    assert visitor.open("rules").selectbox(key="rules-table").value == MINE


def test_several_options_stand_together_and_one_is_taken_back_alone(visitor: Visitor) -> None:
    visitor.settle(dialect=MINE)
    screen = visitor.open("settings")

    screen.radio(key="option-hausregeln-late_announcements").set_value("on").run()
    stored = visitor.store.learner(visitor.learner).dialect
    screen.radio(key="option-hausregeln-pagat_rule").set_value("last_card").run()

    assert stored == "hausregeln+late_announcements=on+pagat_rule=last_tarock"
    kept = visitor.store.learner(visitor.learner).dialect
    assert kept == "hausregeln+late_announcements=on"


def test_all_options_are_taken_back_at_once(visitor: Visitor) -> None:
    visitor.settle(dialect=MINE)
    screen = visitor.open("settings")

    screen.button(key="as-written").click().run()

    assert visitor.store.learner(visitor.learner).dialect == "hausregeln"
    assert screen.radio(key="option-hausregeln-pagat_rule").value == "last_card"


def test_another_table_begins_as_written(visitor: Visitor) -> None:
    visitor.settle(dialect=MINE)
    screen = visitor.open("settings")

    screen.selectbox(key="table").select("elsteiner").run()

    assert not screen.exception
    assert visitor.store.learner(visitor.learner).dialect == "elsteiner"


@pytest.mark.parametrize("plus", ["+", " "])
def test_a_table_that_was_sent_is_offered_and_taken(visitor: Visitor, plus: str) -> None:
    visitor.settle(language="en", dialect="alpine")
    screen = visitor.open("settings", table=MINE.replace("+", plus))
    name = dialect_name(table(MINE), "en")
    assert any(name in text for text in texts(screen))
    assert visitor.store.learner(visitor.learner).dialect == "alpine"

    screen.button(key="use-table").click().run()

    assert not screen.exception
    assert visitor.store.learner(visitor.learner).dialect == MINE
    assert "table" not in screen.query_params
    assert screen.radio(key="option-hausregeln-pagat_rule").value == "last_tarock"


def test_ones_own_table_is_not_offered_again(visitor: Visitor) -> None:
    visitor.settle(dialect=MINE)

    screen = visitor.open("settings", table=MINE)

    assert len(screen.success) == 1
    assert "use-table" not in [one.key for one in screen.button]


@pytest.mark.parametrize("wanted", ["nowhere", "alpine+x=y", "hausregeln+pagat_rule=never", ""])
def test_a_table_that_does_not_exist_is_refused_and_nothing_changed(
    visitor: Visitor, wanted: str
) -> None:
    visitor.settle()

    screen = visitor.open("settings", table=wanted)

    assert not screen.exception
    assert len(screen.error) == 1
    says_all_in_words(texts(screen))
    assert visitor.store.learner(visitor.learner).dialect == "alpine"
