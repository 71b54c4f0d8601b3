"""The talon is turned up: the six cards, and what to do with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import streamlit as st

from engine.advice.model import Query
from engine.bots.thumb import best_call, callable_cards
from engine.cards import Card, CardSet
from engine.contracts import Contract
from tutor import session
from tutor.hand_query import HandQuery
from tutor.session import Here
from tutor.talon_query import HALF, TalonQuery, contracts, read
from tutor.widgets.choices_table import cards_chosen, show_talon
from tutor.words import card_name, card_short, contract_name

_CONTRACT, _KING = "talon-contract", "talon-king"


def talon(here: Here, asked: HandQuery, query: Query) -> dict[str, str]:
    """The six cards as two halves, and which to take; folded away until they are wanted.
    What has been chosen, as it stands in the address."""
    found = read(session.asked_all(), query)
    if found is None:
        return {}
    is_open = any(found.halves)
    with st.expander(
        here.tell("talon-title"), icon=":material/style:", expanded=is_open, key="talon"
    ):
        st.caption(here.tell("talon-about"))
        _contract(here, asked, found)
        if found.called is not None:
            _king(here, asked, found)
        for number in (0, 1):
            _half(here, asked, found, number)
        seen = found.view
        if seen is not None:
            show_talon(here, seen, found.whole, asked.seed)
    return found.address if is_open else {}


def _go(asked: HandQuery, found: TalonQuery) -> None:
    session.ask_for(**asked.address, **found.address)


def _contract(here: Here, asked: HandQuery, found: TalonQuery) -> None:
    rows = {row.name: row for row in contracts(found.query)}
    session.put_widget(_CONTRACT, found.contract.name)

    def changed() -> None:
        row = rows[str(session.widget_value(_CONTRACT))]
        _go(asked, replace(found, contract=row, called=_call(found, row)))

    st.selectbox(
        here.tell("talon-contract"),
        list(rows),
        format_func=lambda name: _capital(contract_name(rows[name], here.language, here.dialect)),
        key=_CONTRACT,
        on_change=changed,
    )


def _call(found: TalonQuery, row: Contract) -> Card | None:
    """The card to call in another game: the same one, if any is called there."""
    if not row.calls_king:
        return None
    query = found.query
    return found.called or best_call(query.hand, row, query.dialect)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _king(here: Here, asked: HandQuery, found: TalonQuery) -> None:
    cards = [card.code for card in callable_cards(found.query.hand, found.query.dialect)]
    session.put_widget(_KING, found.called.code if found.called else None)

    def changed() -> None:
        called = Card[str(session.widget_value(_KING))]
        first, second = (half - CardSet([called]) for half in found.halves)
        _go(asked, replace(found, called=called, halves=(first, second)))

    st.selectbox(
        here.tell("talon-king"),
        cards,
        format_func=lambda code: card_name(Card[code], here.language, here.dialect),
        key=_KING,
        on_change=changed,
    )


def _half(here: Here, asked: HandQuery, found: TalonQuery, number: int) -> None:
    """Three of the cards that are in neither hand nor other half."""
    key = f"talon-half-{number}"
    other = found.halves[1 - number]
    session.put_widget(key, [card.code for card in found.halves[number]])
    st.multiselect(
        here.tell("talon-nth-half", number=number + 1),
        [card.code for card in found.unseen if card not in other],
        format_func=lambda code: card_short(Card[code], here.language, here.dialect),
        key=key,
        max_selections=HALF,
        placeholder=here.tell("talon-three"),
        on_change=_changer(asked, found, number, key),
    )


def _changer(asked: HandQuery, found: TalonQuery, number: int, key: str) -> Callable[[], None]:
    def changed() -> None:
        cards = cards_chosen(session.widget_value(key))
        other = found.halves[1 - number]
        _go(asked, replace(found, halves=(cards, other) if number == 0 else (other, cards)))

    return changed
