"""Settle a hand: who played what, points and bonuses; the score sheet, line by line."""

from __future__ import annotations

from dataclasses import replace

import streamlit as st

from engine.contracts import Contract
from engine.dialect import Dialect
from engine.notation import RecordError
from engine.outcome_records import read_outcome
from engine.reasons import Refused
from engine.scoring.ledger import Ledger
from engine.scoring.settlement import settle
from tutor import outcomes, session
from tutor.outcome_faults import Fault, faults
from tutor.outcomes import Draft
from tutor.session import Here
from tutor.widgets.fields import ADDRESS
from tutor.widgets.ledger import show_ledger
from tutor.widgets.links import share
from tutor.widgets.outcome_form import outcome_form, roles
from tutor.words import dialect_name


def main() -> None:
    """The form of the outcome in the address, and its score sheet once it is complete."""
    visitor = session.here()
    st.title(visitor.tell("settle-title"))
    asked = session.asked(ADDRESS)
    try:
        draft = outcomes.load(asked) if asked else outcomes.first_draft(visitor.dialect)
        at, contract = outcomes.played(draft)
    except Refused as refused:
        _refused(visitor, visitor.say(refused.reason))
    except (ValueError, RecursionError):
        _refused(visitor, visitor.tell("settle-unreadable"))
    else:
        _settle(replace(visitor, dialect=at), at, contract, draft)


def _refused(visitor: Here, why: str) -> None:
    st.error(why, icon=":material/error:")
    st.button(visitor.tell("settle-afresh"), key="afresh", on_click=session.ask_for)


def _settle(here: Here, at: Dialect, contract: Contract, draft: Draft) -> None:
    st.caption(here.tell("settle-at", name=dialect_name(at, here.language)))
    outcome_form(here, contract, draft)
    st.subheader(here.tell("settle-sheet"))
    found = faults(at, contract, draft)
    if found:
        _tell_faults(here, found)
    else:
        _sheet(here, contract, draft)
    if session.asked(ADDRESS):
        share(here, "settle", **{ADDRESS: outcomes.dump(draft)})
        st.button(here.tell("settle-afresh"), key="afresh", on_click=session.ask_for)


def _tell_faults(here: Here, found: tuple[Fault, ...]) -> None:
    """What is still missing, as a hint; what cannot be, as an error."""
    for fault in found:
        told = here.tell(fault.id, **dict(fault.args))
        if fault.is_missing:
            st.info(told, icon=":material/edit:")
        else:
            st.error(told, icon=":material/error:")


def _sheet(here: Here, contract: Contract, draft: Draft) -> None:
    try:
        ledger: Ledger = settle(read_outcome(draft))
    except RecordError as error:
        told = " ".join(here.say(reason) for reason in error.reasons)
        st.error(f"**{error.place}**: {told}", icon=":material/error:")
    else:
        show_ledger(here, ledger, roles=roles(here, draft, contract))


main()
