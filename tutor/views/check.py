"""Check a hand: twelve cards, picked or pasted, and what they are good for."""

from __future__ import annotations

import pandas as pd
import streamlit as st

from engine.card_text import cards_text, hand_text, parse_hand
from engine.cards import Card, CardSet
from engine.dialects import DIALECTS
from engine.evaluate.claims import Claim, claims
from engine.evaluate.counts import twelve_count, twelve_count_items
from engine.reasons import Refused
from tutor import session
from tutor.session import Here
from tutor.widgets.cards.board import board
from tutor.widgets.cards.hand import Ask, show_hand, submitted
from tutor.widgets.hands import all_cards, hand_cards
from tutor.widgets.links import share
from tutor.words import card_name, contract_name

_BOARD = "hand-board"
_TEXT = "hand-text"
ALPINE = DIALECTS["alpine"]
"""The table whose page gives advice for a hand (AL 4.5)."""


def main() -> None:
    """Ask for a hand, or tell what the hand of the address is good for."""
    visitor = session.here()
    st.title(visitor.tell("nav-check"))
    text = session.asked("hand")
    if text is None:
        _ask(visitor, "")
        return
    try:
        hand = parse_hand(text)
    except Refused as refused:
        st.error(visitor.say(refused.reason), icon=":material/error:")
        _ask(visitor, text)
        return
    _tell(visitor, hand)


def _ask(visitor: Here, text: str) -> None:
    st.markdown(visitor.tell("check-intro"))
    with st.form("paste", border=False):
        st.text_input(
            visitor.tell("check-paste"),
            value=text,
            key=_TEXT,
            placeholder=visitor.tell("check-example"),
        )
        st.form_submit_button(visitor.tell("check-button"), type="primary", on_click=_pasted)
    st.markdown(visitor.tell("check-or-tap"))
    board(
        all_cards(visitor),
        Ask(
            visitor.tell("check-board"),
            visitor.tell("check-button"),
            counter=visitor.tell("check-counter"),
        ),
        key=_BOARD,
        style=visitor.style,
        on_submit=_tapped,
        selected=_readable(text),
        text_twin=visitor.learner.text_twin,
    )


def _readable(text: str) -> frozenset[Card]:
    """The cards that are already good, so that they need not be tapped again."""
    return session.picked_cards(text)


def _pasted() -> None:
    session.ask_for(hand=str(session.widget_value(_TEXT) or "").strip())


def _tapped() -> None:
    cards = submitted(_BOARD)
    if cards is not None:
        session.ask_for(hand=cards_text(CardSet(cards)))


def _tell(visitor: Here, hand: CardSet) -> None:
    show_hand(
        hand_cards(visitor, hand),
        Ask(visitor.tell("your-hand"), mode="show"),
        key=f"hand-{hand.bits}",
        style=visitor.style,
        text_twin=visitor.learner.text_twin,
    )
    _count(visitor, hand)
    _claims(visitor, hand)
    st.button(visitor.tell("check-another"), key="another", on_click=session.ask_for)
    share(visitor, "check", hand=hand_text(hand))


def _count(visitor: Here, hand: CardSet) -> None:
    st.subheader(visitor.tell("count-title", count=twelve_count(hand)))
    st.caption(visitor.tell("count-source"))
    items = [item for item in twelve_count_items(hand) if item.count]
    table = pd.DataFrame(
        {
            visitor.tell("count-card"): [
                card_name(item.card, visitor.language, ALPINE) for item in items
            ],
            visitor.tell("count-counts"): [item.count for item in items],
            visitor.tell("why"): [visitor.say(item.reason, ALPINE) for item in items],
        }
    )
    st.table(table.set_index(table.columns[0]), border="horizontal")
    rest = len(hand) - len(items)
    if rest:
        st.caption(visitor.tell("count-rest", number=rest))


def _claims(visitor: Here, hand: CardSet) -> None:
    st.subheader(visitor.tell("claims-title"))
    st.caption(visitor.tell("claims-source"))
    for claim in claims(hand):
        _claim(visitor, claim)


def _claim(visitor: Here, claim: Claim) -> None:
    contract = ALPINE.contract(claim.contract)
    name = contract_name(contract, visitor.language, ALPINE)
    icon = ":material/check_circle:" if claim.recommended else ":material/do_not_disturb_on:"
    verdict = visitor.tell("claim-yes" if claim.recommended else "claim-no")
    lines = [f"- ✓ {visitor.say(reason, ALPINE)}" for reason in claim.reasons_for]
    lines += [f"- ✗ {visitor.say(reason, ALPINE)}" for reason in claim.reasons_against]
    with st.expander(
        f"**{name[:1].upper() + name[1:]}**: {verdict}", icon=icon, expanded=claim.recommended
    ):
        st.markdown("\n".join(lines))


main()
