"""What each choice later in a hand is worth, best first: a half and a lay-away, or a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, wait
from html import escape
from typing import Any

import streamlit as st

from engine.advice.cards import CardRow, card_reasons, card_rows
from engine.advice.talon import Choice, Halves, talon_choices, talon_reasons
from engine.cards import Card, CardSet
from engine.contracts import Game
from engine.reasons import Reason
from engine.view import View
from tutor.evaluation import shared
from tutor.evaluation_text import EstimateTeller
from tutor.session import Here
from tutor.widgets.estimate import RANKING_STYLE
from tutor.words import card_name
from tutor.workers import WorkError

EVERY = 0.7
"""Seconds between two looks whether an answer has come."""
FIRST = 0.6
"""Seconds that the page waits for it before it is drawn without."""

Cells = tuple[str, str, str]


def show_talon(here: Here, seen: View, halves: Halves | None, seed: int) -> None:
    """Which half to take and what to lay away; only the latter once a half is taken."""

    def show(choices: tuple[Choice, ...]) -> None:
        if not choices:
            st.info(here.tell("later-lost"), icon=":material/block:")
            return
        _reasons(here, talon_reasons(choices, halves))
        rows = [_choice(here, one, halves) for one in choices]
        heads = ("later-column-choice", "evaluate-column-wins", "evaluate-column-score")
        _table(here, heads, rows)

    _awaited(here, shared().answers.ask(talon_choices, seen, seed), show)


def show_card(here: Here, seen: View, seed: int, played: Card | None) -> None:
    """Which card to play, and what the others cost; the one that was played is marked."""
    game = seen.play.game

    def show(rows: tuple[CardRow, ...]) -> None:
        _reasons(here, card_reasons(rows))
        column = "later-column-tricks" if game is Game.NEGATIVE else "later-column-points"
        heads = ("later-column-card", "evaluate-column-wins", column)
        _table(here, heads, [_card(here, row, game, played) for row in rows])
        st.caption(here.tell("later-own" if game is Game.TRISCHAKEN else "later-about"))

    _awaited(here, shared().answers.ask(card_rows, seen, seed), show)


def _awaited(here: Here, answer: Future[Any], show: Callable[[Any], None]) -> None:
    """The answer, as soon as it has come."""
    wait([answer], timeout=FIRST)
    is_done = answer.done()
    draw = st.fragment(_drawn, run_every=None if is_done else EVERY)
    draw(here, answer, show, was_done=is_done)


def _drawn(here: Here, answer: Future[Any], show: Callable[[Any], None], *, was_done: bool) -> None:
    if answer.done() is not was_done:
        st.rerun()
    if not answer.done():
        st.caption(f":material/hourglass: {here.tell('later-working')}")
        return
    try:
        found = answer.result()
    except WorkError:
        st.error(here.tell("later-failed"), icon=":material/error:")
    else:
        show(found)


def _reasons(here: Here, reasons: Iterable[Reason]) -> None:
    lines = [f"- {here.say(reason)}" for reason in reasons]
    if lines:
        st.markdown("\n".join(lines))


# ------------------------------------------------------------------------- the table


def _choice(here: Here, one: Choice, halves: Halves | None) -> Cells:
    teller = EstimateTeller(here.language, here.dialect)
    away = here.tell("later-away", cards=tuple(one.away))
    lines = [away]
    if halves is not None and one.half is not None:
        lines.insert(0, here.tell("later-half", cards=halves[one.half]))
    wins = "–" if one.win is None else teller.percent(one.win.mean)
    win_ends = "" if one.win is None else teller.percent_range(one.win)
    return (
        _name(lines, _close(here, is_as_good=one.is_as_good, gap=one.gap is not None)),
        _amount(wins, win_ends),
        _amount(teller.score(one.score.mean), teller.score_range(one.score)),
    )


def _card(here: Here, row: CardRow, game: Game, played: Card | None) -> Cells:
    teller = EstimateTeller(here.language, here.dialect)
    marks = [here.tell("later-played")] if row.card is played else []
    marks += _close(here, is_as_good=row.is_as_good, gap=row.gap is not None)
    wins = "–" if row.win is None else teller.percent(row.win.mean)
    ends = "" if row.win is None else teller.percent_range(row.win)
    if game is Game.NEGATIVE:
        end = here.tell("later-tricks", number=round(row.points, 1))
    else:
        end = here.tell("number-exact", thirds=round(row.points))
    return (
        _name([card_name(row.card, here.language, here.dialect)], marks),
        _amount(wins, ends),
        escape(end),
    )


def _close(here: Here, *, is_as_good: bool, gap: bool) -> list[str]:
    return [here.tell("evaluate-close")] if gap and is_as_good else []


def _name(lines: Sequence[str], marks: Iterable[str]) -> str:
    first, *others = (escape(line) for line in lines)
    told = first + "".join(f"<small>{line}</small>" for line in others)
    return told + "".join(f'<small class="close">{escape(mark)}</small>' for mark in marks)


def _amount(mean: str, ends: str) -> str:
    return f"{escape(mean)}<small>{escape(ends)}</small>" if ends else escape(mean)


def _table(here: Here, heads: tuple[str, str, str], rows: Iterable[Cells]) -> None:
    first, second, third = (escape(here.tell(head)) for head in heads)
    body = "".join(
        f'<tr><th scope="row">{name}</th><td class="amount">{wins}</td>'
        f'<td class="amount">{score}</td></tr>'
        for name, wins, score in rows
    )
    st.html(
        f'{RANKING_STYLE}<div class="ranking"><table><thead><tr><th scope="col">{first}</th>'
        f'<th scope="col" class="amount">{second}</th><th scope="col" class="amount">{third}</th>'
        f"</tr></thead><tbody>{body}</tbody></table></div>"
    )


def cards_chosen(codes: object) -> CardSet:
    """Cards by the codes that a widget holds."""
    some = codes if isinstance(codes, list) else []
    return CardSet(Card[code] for code in some if code in Card.__members__)
