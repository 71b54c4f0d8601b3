"""The ranking as a picture: for each contract a dot and the interval around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from engine.advice.model import Row, Spread
from tutor.evaluation_text import EstimateTeller

MOST = 8
"""Contracts in a picture; the others are far behind."""
STEP = 32
"""Pixels for each contract."""
COLOUR, LINE = "#37906a", "#8a8571"
"""Seen on paper and on green cloth alike."""


def show_charts(teller: EstimateTeller, rows: Sequence[Row]) -> None:
    """How often each is made, and what it brings, one picture above the other."""
    best = rows[:MOST]
    made = [(row, _percent(row.win)) for row in best if row.win is not None]
    if made:
        _show(teller, "evaluate-chart-wins", made, is_share=True)
    _show(teller, "evaluate-chart-score", [(row, row.score) for row in best])


def _percent(share: Spread) -> Spread:
    return Spread(100 * share.mean, 100 * share.low, 100 * share.high)


def _show(
    teller: EstimateTeller,
    title: str,
    spreads: Iterable[tuple[Row, Spread]],
    *,
    is_share: bool = False,
) -> None:
    shown = [(teller.name(row), spread) for row, spread in spreads]
    told = teller.tell(title)
    st.caption(told)
    # Only the data change while an estimate gets closer, so the picture stays in place.
    st.vega_lite_chart(
        _data(shown),
        _spec(is_share=is_share),
        key=f"{title}-{len(shown)}",
        height=STEP * len(shown) + 35,
        alt=_alt(teller, told, shown, is_share=is_share),
    )


def _data(shown: Sequence[tuple[str, Spread]]) -> pd.DataFrame:
    return pd.DataFrame(
        {
            "name": [name for name, _ in shown],
            "mean": [spread.mean for _, spread in shown],
            "low": [spread.low for _, spread in shown],
            "high": [spread.high for _, spread in shown],
        }
    )


def _alt(
    teller: EstimateTeller, title: str, shown: Sequence[tuple[str, Spread]], *, is_share: bool
) -> str:
    def told(value: float) -> str:
        return str(round(value)) if is_share else teller.score(value)

    lines = [
        teller.tell(
            "evaluate-chart-line",
            name=name,
            mean=told(spread.mean),
            low=told(spread.low),
            high=told(spread.high),
        )
        for name, spread in shown
    ]
    return teller.tell("evaluate-chart-alt", title=title, lines=tuple(lines))


@cache
def _spec(*, is_share: bool) -> dict[str, Any]:
    """The picture without its data. Figures in it are whole, so no language minds."""
    domain = {"domain": [0, 100]} if is_share else {"zero": True, "nice": True}
    axis = alt.Axis(format="d", tickMinStep=1, tickCount=5, orient="bottom", labelFlush=False)
    x = alt.X("low:Q", title=None, axis=axis, scale=alt.Scale(padding=10, **domain))
    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=130, labelFlush=False))
    layers = [
        alt.Chart().mark_rule(strokeWidth=3, color=COLOUR).encode(y=y, x=x, x2="high:Q"),
        alt.Chart()
        .mark_point(filled=True, size=90, opacity=1, color=COLOUR)
        .encode(y=y, x="mean:Q"),
    ]
    if not is_share:
        zero = (
            alt.Chart().mark_rule(strokeDash=[3, 3], color=LINE, aria=False).encode(x=alt.datum(0))
        )
        layers.insert(0, zero)
    drawn = alt.layer(*layers, data=alt.NamedData("rows"))
    spec: dict[str, Any] = drawn.to_dict()
    del spec["data"]
    return spec
