"""What play makes of a contract, by the count of the hand: the measured tables as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from engine.advice.calibration import FEWEST, Line, lines
from engine.contracts import Contract
from tutor.session import Here
from tutor.words import contract_name

HEIGHT = 280


def show_calibration(here: Here, contract: Contract, count: int | None = None) -> None:
    """How often play makes a black game by the 12-count, with the line of open cards beside
    it and the count of a hand marked; nothing where it was not measured. Those who read
    words instead of pictures get the figures of play."""
    shown = [line for line in lines(contract) if line.deals >= FEWEST]
    if len(shown) < 2:
        return
    tell = here.tell
    title = tell("calibration-title", name=contract_name(contract, here.language, here.dialect))
    if here.learner.text_twin:
        st.markdown(f"{title}: {_told(shown)}")
    else:
        st.caption(title)
        st.vega_lite_chart(
            _data(shown, tell("calibration-played"), tell("calibration-open")),
            _spec(tell("calibration-count"), count),
            key=f"calibration-{here.dialect.table}-{contract.name}",
            height=HEIGHT,
            alt=f"{title}: {_told(shown)}",
        )
    st.caption(tell("calibration-about", deals=sum(line.deals for line in shown)))


def _told(shown: Sequence[Line]) -> str:
    return ", ".join(f"{line.value}: {round(100 * line.won)}" for line in shown)


def _data(shown: Sequence[Line], played: str, opened: str) -> pd.DataFrame:
    rows = [(line.value, 100 * line.won, played) for line in shown]
    rows += [(line.value, 100 * line.open_won, opened) for line in shown]
    return pd.DataFrame(rows, columns=["count", "made", "how"])


@cache
def _spec(title: str, count: int | None) -> dict[str, Any]:
    """The picture without its data."""
    base = alt.Chart().encode(
        x=alt.X("count:Q", title=title, axis=alt.Axis(format="d", tickMinStep=1)),
        y=alt.Y(
            "made:Q",
            title=None,
            scale=alt.Scale(domain=[0, 100]),
            axis=alt.Axis(format="d", tickCount=5),
        ),
        strokeDash=alt.StrokeDash("how:N", sort=None, title=None, legend=_legend()),
        shape=alt.Shape("how:N", sort=None, title=None, legend=_legend()),
    )
    layers = [base.mark_line(strokeWidth=2), base.mark_point(filled=True, size=60, opacity=1)]
    if count is not None:
        own = (
            alt.Chart()
            .mark_rule(strokeDash=[3, 3], opacity=0.7, aria=False)
            .encode(x=alt.datum(count))
        )
        layers.append(own)
    spec: dict[str, Any] = alt.layer(*layers, data=alt.NamedData("rows")).to_dict()
    del spec["data"]
    return spec


def _legend() -> alt.Legend:
    return alt.Legend(orient="bottom", direction="horizontal", symbolType="stroke")
