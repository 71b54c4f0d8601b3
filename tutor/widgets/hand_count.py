"""What can be said of a hand at a glance: the 12-count, its shape, and what the table of
``alpine`` would claim with it."""

from __future__ import annotations

from functools import lru_cache

import pandas as pd
import streamlit as st

from engine.advice.table_count import (
    count_errors,
    table_bars,
    table_count,
    table_count_parts,
)
from engine.cards import CardSet
from engine.contracts import Contract
from engine.dialects import DIALECTS
from engine.evaluate.claims import Claim, claims
from engine.evaluate.counts import twelve_count, twelve_count_items
from engine.evaluate.features import feature_reasons
from tutor.evaluation_text import EstimateTeller
from tutor.session import Here
from tutor.words import card_name, say

ALPINE = DIALECTS["alpine"]
"""The table whose page gives advice for a hand (AL 4.5)."""


def show_count(here: Here, hand: CardSet) -> None:
    """The 12-count, card by card."""
    st.subheader(here.tell("count-title", count=twelve_count(hand)))
    st.caption(here.tell("count-source"))
    items = [item for item in twelve_count_items(hand) if item.count]
    names = [card_name(item.card, here.language, ALPINE) for item in items]
    table = pd.DataFrame(
        {
            here.tell("count-card"): names,
            here.tell("count-counts"): [item.count for item in items],
            here.tell("why"): [here.say(item.reason, ALPINE) for item in items],
        }
    )
    st.table(table.set_index(table.columns[0]), border="horizontal")
    rest = len(hand) - len(items)
    if rest:
        st.caption(here.tell("count-rest", number=rest))


def show_table_count(here: Here, hand: CardSet) -> None:
    """The count that was fitted to played deals, from where it says that a game pays, and
    how good it is beside others."""
    count = table_count(hand)
    st.subheader(here.tell("fitted-title", count=count))
    errors = count_errors()
    st.caption(here.tell("fitted-source", deals=errors[0].deals))
    st.markdown("\n".join(f"- {here.say(part.reason)}" for part in table_count_parts(hand)))
    bars = table_bars(here.dialect)
    st.markdown("\n".join(_bar(here, row, bar, count) for row, bar in bars.items()))
    brier = {one.count: one.brier for one in errors}
    told = {"own": brier["table"], "twelve": brier["twelve"], "linz": brier["linz"]}
    st.caption(here.tell("fitted-error", **told))


def _bar(here: Here, contract: Contract, bar: int, count: int) -> str:
    name = EstimateTeller(here.language, here.dialect).contract(contract)
    reached = "yes" if count >= bar else "no"
    return f"- {here.tell('fitted-bar', name=name, bar=bar, reached=reached)}"


def show_features(here: Here, hand: CardSet) -> None:
    """What the hand holds, line by line."""
    with st.expander(here.tell("evaluate-features"), icon=":material/style:"):
        st.markdown(_features(hand, here.language, here.dialect.id))


@lru_cache(maxsize=200)
def _features(hand: CardSet, language: str, dialect_id: str) -> str:
    at = DIALECTS[dialect_id]
    return "\n".join(f"- {say(reason, language, at)}" for reason in feature_reasons(hand))


def show_claims(here: Here, hand: CardSet) -> None:
    """What the table of ``alpine`` would claim, contract by contract."""
    st.subheader(here.tell("claims-title"))
    st.caption(here.tell("claims-source"))
    for claim in claims(hand):
        _claim(here, claim)


def _claim(here: Here, claim: Claim) -> None:
    name = EstimateTeller(here.language, ALPINE).contract(ALPINE.contract(claim.contract))
    icon = ":material/check_circle:" if claim.recommended else ":material/do_not_disturb_on:"
    verdict = here.tell("claim-yes" if claim.recommended else "claim-no")
    lines = [f"- ✓ {here.say(reason, ALPINE)}" for reason in claim.reasons_for]
    lines += [f"- ✗ {here.say(reason, ALPINE)}" for reason in claim.reasons_against]
    with st.expander(f"**{name}**: {verdict}", icon=icon, expanded=claim.recommended):
        st.markdown("\n".join(lines))
