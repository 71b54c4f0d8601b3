"""What a hand is worth, as it is found out: the ranking, while it gets closer and after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

import streamlit as st

from engine.advice.advise import Advice
from engine.advice.model import Estimate, Query, Row
from engine.evaluate.counts import twelve_count
from engine.reasons import Reason
from tutor import session
from tutor.evaluation import Progress, State, key, shared
from tutor.evaluation_text import EstimateTeller
from tutor.session import Here
from tutor.widgets.calibration_chart import show_calibration
from tutor.widgets.estimate_chart import show_charts
from tutor.widgets.panel import show_panel

EVERY = 1.0
"""Seconds between two looks at an estimate that gets closer."""
FIRST = 0.6
"""Seconds that the page waits for a first ranking before it is drawn without."""
SHOWN = 6
"""Contracts in the table; the others are folded away."""
LIVE = (State.WARMING, State.WORKING, State.EXPLAINING)
_MEMORY, _STOPPED = "evaluation", "stopped"

RANKING_STYLE = """<style>
.ranking table { width: 100%; border-collapse: collapse; }
.ranking caption { text-align: left; padding-bottom: 0.4rem; font-size: 0.875rem; }
.ranking th, .ranking td {
  padding: 0.45rem 0.3rem; vertical-align: top; text-align: left;
  border-bottom: 1px solid rgba(128, 128, 128, 0.4);
}
.ranking th { font-weight: 600; }
.ranking .amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.ranking small { display: block; font-size: 0.85rem; font-weight: 400; }
.ranking .close { font-style: italic; }
@media (max-width: 500px) {
  .ranking th, .ranking td { padding: 0.4rem 0.15rem; }
  .ranking small { font-size: 0.78rem; }
}
</style>"""


def show_evaluation(here: Here, query: Query, seed: int) -> None:
    """The ranking and its reasons; looked at again and again while it gets closer."""
    is_live = _look(query, seed, FIRST).state in LIVE
    answer = st.fragment(_answer, run_every=EVERY if is_live else None)
    answer(here, query, seed, was_live=is_live)


def _look(query: Query, seed: int, wait: float = 0.0) -> Progress:
    if session.memory(_MEMORY).get(_STOPPED) == key(query, seed):
        return shared().known(query, seed)
    return shared().look(query, seed, session.visit(), wait)


def _answer(here: Here, query: Query, seed: int, *, was_live: bool) -> None:
    """Everything in its own box, so that what comes and goes moves nothing else."""
    progress = _look(query, seed)
    if (progress.state in LIVE) is not was_live:
        st.rerun()
    estimate, teller = progress.estimate, EstimateTeller(here.language, query.dialect)
    st.subheader(here.tell("evaluate-title"))
    if estimate is not None:
        _verdict(here, estimate, teller)
    with st.container():
        _status(here, query, seed, progress)
    if estimate is None:
        return
    with st.container():
        _ranking(here, estimate, teller)
    with st.container():
        if progress.advice is not None:
            _reasons(here, estimate, progress.advice)
    _forbidden(here, estimate, teller)
    _limits(here, estimate, teller)
    show_panel(here, estimate, teller)


# ---------------------------------------------------------------- what is going on


def _status(here: Here, query: Query, seed: int, progress: Progress) -> None:
    """How far it has come, with a way to stop it and to go on."""

    def stop() -> None:
        session.memory(_MEMORY)[_STOPPED] = key(query, seed)
        shared().leave(session.visit())

    def go_on() -> None:
        session.memory(_MEMORY).pop(_STOPPED, None)

    def again() -> None:
        shared().forget(query, seed)

    samples = 0 if progress.estimate is None else progress.estimate.samples
    match progress.state:
        case State.WARMING | State.WORKING | State.EXPLAINING:
            st.progress(progress.share, text=_going_on(here, progress.state, samples))
            st.button(here.tell("evaluate-stop"), key="stop", on_click=stop)
        case State.RESTING:
            st.caption(here.tell("evaluate-stopped", samples=samples))
            st.button(here.tell("evaluate-go-on"), key="go-on", on_click=go_on)
        case State.FAILED:
            message = "evaluate-no-deal" if progress.is_impossible else "evaluate-failed"
            st.error(here.tell(message), icon=":material/error:")
            if not progress.is_impossible:
                st.button(here.tell("evaluate-again"), key="again", on_click=again)
        case State.DONE:
            pass


def _going_on(here: Here, state: State, samples: int) -> str:
    if state is State.WARMING:
        return here.tell("evaluate-warming")
    if state is State.EXPLAINING:
        return here.tell("evaluate-explaining")
    if not samples:
        return here.tell("evaluate-beginning")
    return here.tell("evaluate-going-on", samples=samples)


# ---------------------------------------------------------------------- the ranking


def _verdict(here: Here, estimate: Estimate, teller: EstimateTeller) -> None:
    """The best contract in a few words."""
    best = estimate.best
    if best is None:
        st.info(here.tell("evaluate-nothing"), icon=":material/block:")
        return
    parts = [teller.called(best), teller.wins(best), teller.brings(best)]
    line = " · ".join(part for part in parts if part)
    icon = ":material/thumb_up:" if best.score.mean > 0 else ":material/balance:"
    told = [f"**{teller.headline(best)}**", line, teller.close(estimate)]
    st.success("  \n".join(one for one in told if one), icon=icon)
    if best.score.high < 0:
        st.info(here.tell("evaluate-nothing-pays"), icon=":material/info:")


def _ranking(here: Here, estimate: Estimate, teller: EstimateTeller) -> None:
    """The contracts in a table, or in lines for those who prefer words, and as a picture."""
    rows = estimate.rows
    if not rows:
        return
    if here.learner.text_twin:
        st.markdown(teller.caption())
        st.markdown("\n".join(f"1. {teller.line(row)}" for row in rows))
        return
    st.html(_table(rows[:SHOWN], teller))
    if rows[SHOWN:]:
        with st.expander(here.tell("evaluate-more", number=len(rows[SHOWN:]))):
            st.html(_table(rows[SHOWN:], teller))
    with st.expander(here.tell("evaluate-chart"), icon=":material/bar_chart:", expanded=True):
        show_charts(teller, rows)


def _table(rows: Sequence[Row], teller: EstimateTeller) -> str:
    heads = [teller.tell(f"evaluate-column-{name}") for name in ("contract", "wins", "score")]
    first, *others = (escape(head) for head in heads)
    cells = "".join(f'<th scope="col" class="amount">{head}</th>' for head in others)
    return (
        f'{RANKING_STYLE}<div class="ranking"><table>'
        f"<caption>{escape(teller.caption())}</caption>"
        f'<thead><tr><th scope="col">{first}</th>{cells}</tr></thead>'
        f"<tbody>{''.join(_row(row, teller) for row in rows)}</tbody></table></div>"
    )


def _row(row: Row, teller: EstimateTeller) -> str:
    small = [teller.called(row), teller.samples(row)]
    about = "".join(f"<small>{escape(text)}</small>" for text in small if text)
    if row.is_too_close:
        about += f'<small class="close">{escape(teller.tell("evaluate-close"))}</small>'
    wins = "–"
    if row.win is not None:
        wins = _amount(teller.percent(row.win.mean), teller.percent_range(row.win))
    score = _amount(teller.score(row.score.mean), teller.score_range(row.score))
    name = escape(teller.name(row))
    return (
        f'<tr><th scope="row">{name}{about}</th>'
        f'<td class="amount">{wins}</td><td class="amount">{score}</td></tr>'
    )


def _amount(mean: str, ends: str) -> str:
    return f"{escape(mean)}<small>{escape(ends)}</small>"


# ------------------------------------------------------------- why, why not, how sure


def _reasons(here: Here, estimate: Estimate, advice: Advice) -> None:
    _told(here, "evaluate-standing", advice.standing)
    if estimate.best is not None:
        show_calibration(here, estimate.best.contract, twelve_count(estimate.query.hand))
    _told(here, "evaluate-calls-title", advice.calls)
    _told(here, "evaluate-losses", advice.losses)
    _told(here, "evaluate-changes", advice.changes)


def _told(here: Here, title: str, reasons: Iterable[Reason]) -> None:
    lines = [f"- {here.say(reason)}" for reason in reasons]
    if lines:
        st.markdown("\n".join([f"**{here.tell(title)}**", "", *lines]))


def _forbidden(here: Here, estimate: Estimate, teller: EstimateTeller) -> None:
    if not estimate.forbidden:
        return
    title = here.tell("evaluate-forbidden", number=len(estimate.forbidden))
    with st.expander(title, icon=":material/block:"):
        lines = [f"- **{teller.name(one)}**: {teller.rules(one)}" for one in estimate.forbidden]
        st.markdown("\n".join(lines))


def _limits(here: Here, estimate: Estimate, teller: EstimateTeller) -> None:
    with st.expander(here.tell("limits-title"), icon=":material/straighten:"):
        st.markdown("\n".join(f"- {line}" for line in teller.limits(estimate)))
