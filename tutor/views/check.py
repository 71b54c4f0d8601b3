"""Check a hand: twelve cards, picked or pasted, and what they are good for."""

from __future__ import annotations

from dataclasses import replace

import streamlit as st

from engine.card_text import cards_text
from engine.cards import CardSet
from engine.notation import RecordError
from tutor import session
from tutor.hand_query import HandQuery, read
from tutor.recorded import RECORD
from tutor.session import Here
from tutor.terminal.faults import line_of
from tutor.widgets.auction import show_fault, situation, situation_line
from tutor.widgets.cards.board import board
from tutor.widgets.cards.hand import Ask, show_hand, submitted
from tutor.widgets.estimate import show_evaluation
from tutor.widgets.hand_count import (
    show_claims,
    show_count,
    show_features,
    show_table_count,
)
from tutor.widgets.hands import all_cards, hand_cards
from tutor.widgets.links import share
from tutor.widgets.recorded import ask_for_record, show_record
from tutor.widgets.talon import talon

_BOARD = "hand-board"
_TEXT = "hand-text"


def main() -> None:
    """Ask for a hand, or tell what the hand of the address is good for, or look at the
    recorded hand that it holds."""
    visitor = session.here()
    given = session.asked_all()
    if RECORD in given:
        _look_again(visitor, given)
        return
    asked = read(given, visitor.dialect)
    here = replace(visitor, dialect=asked.dialect)
    st.title(here.tell("nav-check"))
    for fault in (asked.table_fault, asked.hand_fault):
        if fault is not None:
            show_fault(here, fault)
    if asked.hand is None:
        _ask(here, asked)
    else:
        _tell(here, asked, asked.hand)


def _ask(here: Here, asked: HandQuery) -> None:
    """The form and the board; what was written stays."""
    text = asked.text or ""

    def pasted() -> None:
        _go(asked, str(session.widget_value(_TEXT) or "").strip())

    def tapped() -> None:
        cards = submitted(_BOARD)
        if cards is not None:
            _go(asked, cards_text(CardSet(cards)))

    st.markdown(here.tell("check-intro"))
    with st.form("paste", border=False):
        st.text_input(
            here.tell("check-paste"), value=text, key=_TEXT, placeholder=here.tell("check-example")
        )
        st.form_submit_button(here.tell("check-button"), type="primary", on_click=pasted)
    if asked.auction_fault is not None:
        show_fault(here, asked.auction_fault)
    situation(here, asked)
    st.markdown(here.tell("check-or-tap"))
    board(
        all_cards(here),
        Ask(
            here.tell("check-board"),
            here.tell("check-button"),
            counter=here.tell("check-counter"),
        ),
        key=_BOARD,
        style=here.style,
        on_submit=tapped,
        selected=session.picked_cards(text),
        text_twin=here.learner.text_twin,
    )
    ask_for_record(here)


def _look_again(visitor: Here, given: dict[str, str]) -> None:
    st.title(visitor.tell("recorded-title"))
    try:
        show_record(visitor, given)
    except RecordError as error:
        st.error(line_of(error, visitor.language), icon=":material/error:")
    st.button(visitor.tell("recorded-leave"), key="leave", on_click=session.ask_for)


def _go(asked: HandQuery, text: str) -> None:
    """Ask about that hand, written as it always is if it is one."""
    given = {**asked.address, "hand": text}
    session.ask_for(**(read(given, asked.dialect).address if text else given))


def _tell(here: Here, asked: HandQuery, hand: CardSet) -> None:
    st.caption(situation_line(here, asked))
    show_hand(
        hand_cards(here, hand),
        Ask(here.tell("your-hand"), mode="show"),
        key=f"hand-{hand.bits}",
        style=here.style,
        text_twin=here.learner.text_twin,
    )
    if asked.auction_fault is not None:
        show_fault(here, asked.auction_fault)
    situation(here, asked)
    address = asked.address
    if asked.query is not None:
        show_evaluation(here, asked.query, asked.seed)
        address |= talon(here, asked, asked.query)
    show_features(here, hand)
    show_count(here, hand)
    show_table_count(here, hand)
    show_claims(here, hand)
    st.button(here.tell("check-another"), key="another", on_click=_another, args=(asked,))
    share(here, "check", **address)


def _another(asked: HandQuery) -> None:
    """Ask for another hand at the same table."""
    session.ask_for(table=asked.dialect.table)


main()
