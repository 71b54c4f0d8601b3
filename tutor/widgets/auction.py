"""The situation of a hand: table, seat and who said what. Its one truth is the address;
each choice writes another address."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import streamlit as st

from engine.calls import UNBOUND, Call, after_calls, passed_until
from engine.cards import CardSet
from engine.dialects import DIALECTS, table
from engine.moves import Bid, Move, Pass
from engine.notation import move_text
from engine.seats import Seat
from tutor import session
from tutor.auction import turn, with_word, words
from tutor.hand_query import Fault, HandQuery
from tutor.session import Here
from tutor.terminal.answers import Teller
from tutor.terminal.moves import said
from tutor.widgets.hands import seat_name
from tutor.words import contract_name, dialect_name

_TABLE, _SEAT = "situation-table", "situation-seat"


def situation_line(here: Here, asked: HandQuery) -> str:
    """Table, seat and auction in a line."""
    about = {
        "name": dialect_name(here.dialect, here.language),
        "seat": seat_name(here, asked.seat),
    }
    if not asked.calls:
        return here.tell("situation-line-open", **about)
    calls = ", ".join(_told(here, call) for call in asked.calls)
    return here.tell("situation-line", calls=calls, **about)


def _told(here: Here, call: Call) -> str:
    seat, word = call
    return f"{seat_name(here, seat)}: {_word(here, word)}"


def _word(here: Here, word: Move) -> str:
    if isinstance(word, Pass):
        return here.tell("situation-passes")
    if isinstance(word, Bid):
        name = contract_name(word.contract, here.language, here.dialect)
        return name[:1].upper() + name[1:]
    return said(word, Teller(here.language, here.dialect))


def show_fault(here: Here, fault: Fault) -> None:
    """What is wrong, where, and what helps."""
    text = " ".join(here.say(reason, form="against") for reason in fault.reasons)
    if fault.call is not None:
        call = _told(here, fault.call)
        text = here.tell("situation-fault", number=fault.number, call=call, text=text)
    st.error(text, icon=":material/error:")


def situation(here: Here, asked: HandQuery) -> None:
    """The fields, folded away until they are wanted or something is wrong with them."""
    is_wrong = asked.auction_fault is not None
    with st.expander(
        here.tell("situation-title"), icon=":material/tune:", expanded=is_wrong, key="situation"
    ):
        _table(here, asked)
        _seat(here, asked)
        _auction(here, asked)


def _go(asked: HandQuery) -> None:
    session.ask_for(**asked.address)


def _table(here: Here, asked: HandQuery) -> None:
    own = [asked.dialect.table, here.learner.dialect or asked.dialect.table]
    names = list(dict.fromkeys([*DIALECTS, *own]))
    session.put_widget(_TABLE, asked.dialect.table)

    def changed() -> None:
        at = table(str(session.widget_value(_TABLE)))
        _go(replace(asked, dialect=at, calls=passed_until(at, asked.seat)))

    st.selectbox(
        here.tell("situation-table"),
        names,
        format_func=lambda name: dialect_name(table(name), here.language),
        key=_TABLE,
        on_change=changed,
    )


def _seat(here: Here, asked: HandQuery) -> None:
    session.put_widget(_SEAT, asked.seat.name)

    def changed() -> None:
        seat = Seat[str(session.widget_value(_SEAT))]
        _go(replace(asked, seat=seat, calls=passed_until(asked.dialect, seat)))

    st.segmented_control(
        here.tell("situation-seat"),
        [seat.name for seat in Seat],
        format_func=lambda name: seat_name(here, Seat[name]),
        key=_SEAT,
        on_change=changed,
        required=True,
    )


def _auction(here: Here, asked: HandQuery) -> None:
    """A field for each call, and one for the next: only what is legal is offered."""
    st.markdown(here.tell("situation-auction"))
    if not asked.calls:
        st.caption(here.tell("situation-nothing-said"))
    speaker = turn(asked.dialect, asked.calls)
    with st.container(horizontal=True, key="said"):
        for place, (seat, word) in enumerate(asked.calls):
            _call(here, asked, place, seat, word)
        if speaker is not None:
            _call(here, asked, len(asked.calls), speaker, None)
    if speaker is None:
        st.caption(_result(here, asked))
    else:
        _why_not(here, asked, speaker)


def _call(here: Here, asked: HandQuery, place: int, seat: Seat, word: Move | None) -> None:
    """What one player said, or says next."""
    verdict = words(asked.dialect, asked.calls[:place], _hand_of(asked, seat))
    offered = {move_text(one): one for one in verdict.legal}
    if word is not None:
        offered.setdefault(move_text(word), word)
    key = f"said-{place}-{seat}"
    session.put_widget(key, None if word is None else move_text(word))
    is_own = seat is asked.seat
    st.selectbox(
        here.tell("situation-you") if is_own else seat_name(here, seat),
        list(offered),
        index=None,
        format_func=lambda text: _word(here, offered[text]),
        placeholder=here.tell("situation-your-turn" if is_own else "situation-their-turn"),
        key=key,
        on_change=_changer(asked, place, key, offered),
        width=150,
    )


def _changer(
    asked: HandQuery, place: int, key: str, offered: dict[str, Move]
) -> Callable[[], None]:
    """What a choice does: the auction goes on from there. Taking the choice back takes
    back what was said from there on."""

    def changed() -> None:
        chosen = session.widget_value(key)
        word = offered.get(str(chosen))
        calls = asked.calls[:place]
        if word is not None:
            calls = with_word(asked.dialect, asked.calls, place, word, asked.seat)
        _go(replace(asked, calls=calls))

    return changed


def _hand_of(asked: HandQuery, seat: Seat) -> CardSet:
    return asked.hand if seat is asked.seat and asked.hand is not None else UNBOUND


def _result(here: Here, asked: HandQuery) -> str:
    """What came of an auction that is over."""
    played = after_calls(asked.dialect, asked.calls).undertaking
    if played is None:
        return here.tell("situation-over-nobody")
    seat = seat_name(here, played.declarer)
    return here.tell("situation-over", seat=seat, contract=played.contract)


def _why_not(here: Here, asked: HandQuery, speaker: Seat) -> None:
    """What whoever is to speak cannot say, and the rules against it."""
    verdict = words(asked.dialect, asked.calls, _hand_of(asked, speaker))
    with st.popover(here.tell("situation-why-not"), icon=":material/block:"):
        lines = [
            f"- **{_word(here, word)}**: " + " ".join(here.say(one, form="against") for one in why)
            for word, why in verdict.illegal.items()
        ]
        st.markdown("\n".join(lines) or here.tell("situation-nothing-forbidden"))
