"""The hand and its text twin in Streamlit's own test runner."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from engine.cards import Card
from tutor.widgets.cards.hand import HandCard

pytestmark = pytest.mark.app


def page(mode: str = "choose", *, text_twin: bool = True) -> AppTest:
    def script(mode: str, *, text_twin: bool) -> None:
        import streamlit as st

        from engine.cards import Card
        from tutor.widgets.cards.faces import Style
        from tutor.widgets.cards.hand import Ask, HandCard, show_hand, submitted

        def answer() -> None:
            st.session_state.answer = submitted("hand")

        cards = [
            HandCard(Card.T21, "Tarock XXI, 5 points", "XXI", group="Tarocks"),
            HandCard(Card.T1, "Tarock I, 5 points", "I", group="Tarocks"),
            HandCard(Card.HK, "Herz-König", mark="missed", mark_name="missed", group="Hearts"),
        ]
        show_hand(
            cards,
            Ask("Your hand", "Check", mode=mode),  # type: ignore[arg-type]
            key="hand",
            style=Style(),
            on_submit=answer,
            selected=[Card.T1],
            text_twin=text_twin,
        )

    test = AppTest.from_function(script, kwargs={"mode": mode, "text_twin": text_twin})
    return test.run(timeout=30)


@pytest.mark.parametrize("mode", ["choose", "choose-one", "show"])
def test_a_page_with_a_hand_comes_up(mode: str) -> None:
    assert not page(mode, text_twin=False).exception


def test_the_text_twin_has_a_row_of_words_for_each_group() -> None:
    hand = page()

    assert [pills.label for pills in hand.pills] == ["Tarocks", "Hearts"]
    assert hand.pills[0].options == ["XXI", "I"]
    assert hand.pills[1].options == ["Herz-König (missed)"]


def test_the_text_twin_submits_what_was_chosen_in_all_groups() -> None:
    hand = page()

    hand.pills[1].select("HK").run()
    hand.button(key="hand-submit").click().run()

    assert hand.session_state["answer"] == {Card.T1, Card.HK}


def test_the_text_twin_submits_one_card_where_one_is_asked() -> None:
    hand = page("choose-one")

    hand.pills[0].select("T21").run()
    hand.button(key="hand-submit").click().run()

    assert hand.session_state["answer"] == {Card.T21}


def test_nothing_chosen_is_an_answer_too() -> None:
    hand = page("choose-one")

    hand.pills[0].set_value(None).run()
    hand.button(key="hand-submit").click().run()

    assert hand.session_state["answer"] == frozenset()


def test_the_text_twin_reads_out_a_hand_that_is_only_shown() -> None:
    hand = page("show")

    assert not hand.button
    assert "- Herz-König, missed" in hand.markdown[0].value


@pytest.mark.parametrize("sent", [None, "HK", ["HK", "X9"], [["HK"]], {"HK": 1}])
def test_what_is_no_list_of_cards_is_no_answer(sent: object) -> None:
    from tutor.widgets.cards.hand import _read

    assert _read(sent) is None


def test_a_card_is_spoken_with_its_seat_and_its_mark() -> None:
    card = HandCard(Card.HK, "Herz-König", mark="right", mark_name="takes it", caption="South")

    assert card.spoken == "South: Herz-König, takes it"
