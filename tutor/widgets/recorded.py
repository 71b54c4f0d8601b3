"""A recorded hand, decision by decision: what was done, and what it cost."""

from __future__ import annotations

import streamlit as st

from engine.cards import Card
from engine.moves import PlayCard
from engine.notation import RecordError
from engine.state import Bidding, LayingAway, Playing, TakingTalon
from engine.view import view
from tutor import session
from tutor.hand_query import HandQuery
from tutor.recorded import AT, RECORD, Decision, chosen, read, word_of
from tutor.session import Here
from tutor.terminal.answers import Teller
from tutor.terminal.documents import Unreadable
from tutor.terminal.faults import line_of
from tutor.terminal.moves import said
from tutor.widgets.cards.hand import Ask, show_hand
from tutor.widgets.choices_table import show_card, show_talon
from tutor.widgets.hands import hand_card, hand_cards, seat_name, show_trick
from tutor.widgets.links import share
from tutor.words import contract_name

_TEXT, _CHOSEN = "record-text", "record-at"
_REFUSED = "record refused"


def ask_for_record(here: Here) -> None:
    """A field for a record, folded away; what is refused stays in it, with the reason."""
    refused = session.memory(_REFUSED).get("why")

    def pasted() -> None:
        memory = session.memory(_REFUSED)
        memory.clear()
        try:
            session.ask_for(**{RECORD: word_of(str(session.widget_value(_TEXT) or ""))})
        except (RecordError, Unreadable) as wrong:
            memory["why"] = line_of(wrong, here.language)

    with st.expander(
        here.tell("recorded-title"), icon=":material/history:", expanded=bool(refused), key="record"
    ):
        if refused:
            st.error(refused, icon=":material/error:")
        with st.form("record-form", border=False):
            st.text_area(here.tell("recorded-paste"), key=_TEXT, height=150)
            st.form_submit_button(here.tell("recorded-button"), on_click=pasted)


def show_record(here: Here, given: dict[str, str]) -> None:
    """The decision that the address asks for. Raises RecordError if it holds no record."""
    found = read(given)
    now = chosen(given, found)
    if now is None:
        st.info(here.tell("recorded-nothing"), icon=":material/info:")
        return
    at = Here(here.learner, here.language, now.state.dialect, here.is_kept)
    _turn_over(at, given, found, now)
    _situation(at, now)
    _advice(at, now)
    share(at, "check", **{RECORD: given[RECORD], AT: str(now.number)})


def _turn_over(
    here: Here, given: dict[str, str], found: tuple[Decision, ...], now: Decision
) -> None:
    """Back and forth among the decisions."""
    session.put_widget(_CHOSEN, now.number)

    def go(number: int) -> None:
        session.ask_for(**{RECORD: given[RECORD], AT: str(number)})

    def changed() -> None:
        go(int(session.widget_value(_CHOSEN)))

    st.selectbox(
        here.tell("recorded-decision"),
        [one.number for one in found],
        format_func=lambda number: _heading(here, found[number - 1]),
        key=_CHOSEN,
        on_change=changed,
    )
    with st.container(horizontal=True):
        st.button(
            here.tell("recorded-back"),
            key="record-back",
            on_click=go,
            args=(now.number - 1,),
            disabled=now.number == 1,
        )
        st.button(
            here.tell("recorded-on"),
            key="record-on",
            on_click=go,
            args=(now.number + 1,),
            disabled=now.number == len(found),
        )


def _situation(here: Here, now: Decision) -> None:
    """Whose choice it is, in which game; the trick and the hand; what was done."""
    st.subheader(_heading(here, now))
    undertaking = now.state.undertaking
    if undertaking is not None:
        name = contract_name(undertaking.contract, here.language, here.dialect)
        declarer = seat_name(here, undertaking.declarer)
        st.caption(here.tell("recorded-game", seat=declarer, name=name))
    phase = now.state.phase
    if isinstance(phase, Playing):
        label = here.tell("the-trick")
        show_trick(here, phase.trick, phase.leader, f"trick-{now.number}", label, is_to_play=True)
    if isinstance(phase, TakingTalon):
        _halves(here, now)
    show_hand(
        hand_cards(here, now.state.hand(now.seat)),
        Ask(here.tell("recorded-hand", seat=seat_name(here, now.seat)), mode="show"),
        key=f"record-hand-{now.number}",
        style=here.style,
        text_twin=here.learner.text_twin,
    )
    if now.move is not None:
        told = said(now.move, Teller(here.language, here.dialect))
        st.markdown(here.tell("recorded-done", told=told))


def _halves(here: Here, now: Decision) -> None:
    """The six cards that have been turned up."""
    cards = [
        hand_card(here, card, group=here.tell("talon-nth-half", number=number))
        for number, half in enumerate(now.state.deal.talon, 1)
        for card in half
    ]
    show_hand(
        cards,
        Ask(here.tell("talon-title"), mode="show"),
        key=f"halves-{now.number}",
        style=here.style,
        text_twin=here.learner.text_twin,
    )


def _heading(here: Here, now: Decision) -> str:
    seat = seat_name(here, now.seat)
    match now.state.phase:
        case Bidding():
            return here.tell("recorded-says", seat=seat)
        case TakingTalon():
            return here.tell("recorded-takes", seat=seat)
        case LayingAway():
            return here.tell("recorded-lays", seat=seat)
        case Playing() as phase:
            return here.tell("recorded-plays", seat=seat, number=phase.trick_number)
        case _:
            raise TypeError("nothing is decided there")


def _advice(here: Here, now: Decision) -> None:
    """What the choices are worth, from what that seat may know."""
    seen = view(now.state, now.seat)
    match now.state.phase:
        case Bidding():
            _bidding(here, now)
        case TakingTalon():
            show_talon(here, seen, now.state.deal.talon, 0)
        case LayingAway():
            show_talon(here, seen, None, 0)
        case Playing():
            show_card(here, seen, 0, _played(now))
        case _:
            raise TypeError("nothing is decided there")


def _played(now: Decision) -> Card | None:
    return now.move.card if isinstance(now.move, PlayCard) else None


def _bidding(here: Here, now: Decision) -> None:
    """What a hand is worth before the first card has a page of its own."""
    hand = now.state.hand(now.seat)
    asked = HandQuery(now.state.dialect, now.seat, now.calls, hand=hand)
    st.page_link(
        "views/check.py",
        label=here.tell("recorded-worth"),
        icon=":material/fact_check:",
        query_params=asked.address,
    )
