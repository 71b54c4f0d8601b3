"""A page with nothing but cards, for the tests of the hand."""

from __future__ import annotations

import streamlit as st

from engine.cards import HAND_ORDER, Card
from tutor.widgets.cards.board import board
from tutor.widgets.cards.faces import Style
from tutor.widgets.cards.hand import Ask, HandCard, Mark, show_hand, submitted

DEALT = ["T22", "T21", "T17", "T9", "T3", "HK", "H4", "DN", "D1", "SQ", "S10", "C7"]
MARKS: dict[str, Mark] = {"T21": "right", "T9": "wrong", "HK": "missed", "DN": "marked"}


def answer() -> None:
    chosen = submitted("hand")
    answers = st.session_state.setdefault("answers", [])
    answers.append(sorted(card.code for card in chosen or ()))


def cards(codes: list[str], *, marked: bool = False) -> list[HandCard]:
    marks = MARKS if marked else {}
    return [
        HandCard(Card[code], f"card {code}", mark=mark, mark_name=mark or "")
        for code in codes
        for mark in [marks.get(code)]
    ]


query = st.query_params
if "board" in query:
    board(
        [HandCard(card, f"card {card.code}", group=f"suit {card.suit}") for card in HAND_ORDER],
        Ask("Twelve cards", "Evaluate", counter="{chosen} of 12"),
        key="hand",
        style=Style(four_colours="four" in query),
        on_submit=answer,
        text_twin="twin" in query,
    )
    st.write(f"Answers: {st.session_state.get('answers', [])}")
    st.stop()
if "trick" in query:
    trick = [
        HandCard(Card.HK, "card HK", caption="South", mark="marked", mark_name="takes it"),
        HandCard("back", "face down", caption="East"),
        HandCard("unknown", "unknown", caption="North"),
        HandCard("empty", "to play", caption="West"),
    ]
    seen = Ask("The trick", mode="show")
    show_hand(trick, seen, key="trick", style=Style(), text_twin="twin" in query)
    st.stop()
twin = "twin" in query
style = Style(four_colours="four" in query, indices="plain" not in query)
many = [card.code for card in HAND_ORDER]
dealt = many[: int(query["count"])] if "count" in query else DEALT
showing = "marks" in query or "pile" in query
ask = Ask("Your hand", "Check", mode="show" if showing else query.get("mode", "choose"))  # type: ignore[arg-type]
st.write("Which cards may you play?")
show_hand(
    cards(dealt, marked="marks" in query),
    ask,
    key="hand",
    style=style,
    on_submit=answer,
    selected=[Card.T9] if showing else [],
    text_twin=twin,
)
st.button("Hint", shortcut="H", on_click=lambda: st.session_state.update(hinted=True))
st.button("Enter", shortcut="Enter", on_click=lambda: st.session_state.update(entered=True))
st.write(f"Answers: {st.session_state.get('answers', [])}")
if "hinted" in st.session_state:
    st.write("Hinted")
if "entered" in st.session_state:
    st.write("Entered")
