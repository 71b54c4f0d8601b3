"""Where a question is answered: the cards, the statements or the number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

import streamlit as st

from engine.cards import Card, CardSet
from engine.seats import Seat
from puzzles.grade import grade
from puzzles.question import (
    ChooseCard,
    ChooseCards,
    ChooseOne,
    EnterNumber,
    EnterScores,
    Guess,
    Judged,
    Mark,
    Quality,
    Question,
    Response,
    Scores,
    Unit,
)
from tutor import session
from tutor.session import Here
from tutor.widgets import forecast
from tutor.widgets.cards.hand import Ask, Mode, show_hand, submitted
from tutor.widgets.hands import hand_card, hand_cards, seat_name, show_trick
from tutor.widgets.ledger import amount_text
from tutor.widgets.open_hands import show_others

Record = Callable[[Response | None], None]
"""Stores an answer; None asks for the solution."""

_TELLING = frozenset({"legal-cards", "is-legal", "trick-winner", "lay-away", "may-bid"})
"""The kinds in which a card's worth may be spoken: it gives no answer away."""
_FRACTIONS = {Unit.THIRDS: ("0", "⅓", "⅔"), Unit.BLATT: ("0", "1", "2")}


def show(
    visitor: Here, question: Question, last: Response | None, record: Record, *, over: bool
) -> None:
    """Draw the cards of a question and, unless it is over, the way to answer it.

    ``last`` is the last answer; when the question is over, it is marked on the cards.
    """
    answer = question.answer
    match answer:
        case ChooseCards():
            _trick(visitor, question)
            _cards(visitor, question, last, record, over=over)
        case ChooseCard():
            if question.position.ending is not None:
                show_others(visitor, question.position.ending, f"others-{question.id}")
            _cards(visitor, question, last, record, over=over)
        case ChooseOne():
            _trick(visitor, question)
            _exhibit(visitor, question)
            _statements(visitor, question, answer, last, record, over=over)
        case EnterNumber():
            _exhibit(visitor, question)
            if over:
                _number_result(visitor, answer, last)
            else:
                _number(visitor, question, answer, record)
        case EnterScores():
            if over:
                _scores_result(visitor, answer, last)
            else:
                _scores(visitor, question, last, record)
        case _:
            assert_never(answer)


def _trick(visitor: Here, question: Question) -> None:
    position = question.position
    if position.trick:
        show_trick(
            visitor,
            position.trick,
            position.leader,
            key=f"trick-{question.id}",
            label=visitor.tell("the-trick"),
            is_to_play=bool(position.hand),
        )


def _cards(
    visitor: Here, question: Question, last: Response | None, record: Record, *, over: bool
) -> None:
    """The offered cards, to choose from or with the verdict on them."""
    answer = question.answer
    one = isinstance(answer, ChooseCard)
    own = bool(question.position.hand)
    mode: Mode = "show" if over else "choose-one" if one else "choose"
    key = f"cards-{question.id}"
    chosen = last if isinstance(last, CardSet) else CardSet()
    marks = _marks(question, chosen) if over else {}
    if isinstance(answer, ChooseCard):
        leader = question.position.leader
        group = visitor.tell("you") if question.position.ending else ""
        shown = [
            hand_card(visitor, card, marks.get(card), seat_name(visitor, leader.next(place)))
            if not own and question.position.trick
            else hand_card(visitor, card, marks.get(card), group=group)
            for place, card in enumerate(answer.offered)
        ]
    elif isinstance(answer, ChooseCards):
        shown = hand_cards(visitor, answer.offered, marks, tells_worth=question.kind in _TELLING)

    def check() -> None:
        cards = submitted(key)
        if cards is not None:
            record(CardSet(cards))

    show_hand(
        shown,
        Ask(visitor.tell("your-hand" if own else "the-trick"), visitor.tell("check"), mode),
        key=key,
        style=visitor.style,
        on_submit=check,
        selected=() if over else chosen,
        text_twin=visitor.learner.text_twin,
    )


def _marks(question: Question, chosen: CardSet) -> Mapping[Card, Mark]:
    return dict(grade(question, chosen).marks)


def _exhibit(visitor: Here, question: Question) -> None:
    """The cards that a question is about, only shown."""
    position = question.position
    cards = position.hand or position.pile
    if not cards:
        return
    marked = {position.asked: "marked"} if position.asked else {}
    tells_worth = question.kind in _TELLING
    show_hand(
        hand_cards(visitor, cards, marked, tells_worth=tells_worth),
        Ask(visitor.tell("your-hand" if position.hand else "the-pile"), mode="show"),
        key=f"exhibit-{question.id}",
        style=visitor.style,
        text_twin=visitor.learner.text_twin,
    )


def _statements(
    visitor: Here,
    question: Question,
    answer: ChooseOne,
    last: Response | None,
    record: Record,
    *,
    over: bool,
) -> None:
    if over:
        st.markdown("\n".join(_judged(visitor, question, answer, last)))
        forecast.result(visitor, question, last)
        return
    forecast.ask(visitor, question, last)

    def choose(place: int) -> None:
        record(forecast.guessed(question, place))

    with st.container(horizontal=True):
        for place, option in enumerate(answer.options):
            st.button(
                visitor.say(option, question.position.dialect),
                key=f"option-{question.id}-{place}",
                shortcut=str(place + 1),
                on_click=choose,
                args=(place,),
            )


def _judged(
    visitor: Here, question: Question, answer: ChooseOne, last: Response | None
) -> list[str]:
    """The statements with the verdict on them: the right one, and the one chosen."""
    chosen = last.place if isinstance(last, Guess) else last
    lines = []
    for place, option in enumerate(answer.options):
        text = visitor.say(option, question.position.dialect)
        told = [_quality(visitor, answer.judged[place])] if answer.judged else []
        if place in answer.right:
            text = f":green[:material/check_circle:] **{text}**"
        elif place == chosen:
            text = f":red[:material/cancel:] {text}"
            told.append(visitor.tell("your-answer"))
        lines.append(f"- {text} ({'; '.join(told)})" if told else f"- {text}")
    return lines


def _quality(visitor: Here, judged: Judged) -> str:
    """How good a choice is, and what it costs."""
    quality = visitor.tell(f"quality-{judged.quality}")
    if judged.quality is Quality.BEST:
        return quality
    return visitor.tell("quality-costs", quality=quality, cost=judged.cost)


def _number(visitor: Here, question: Question, answer: EnterNumber, record: Record) -> None:
    """Whole points, and thirds or Blatt where the table counts them."""
    key = f"number-{question.id}"
    fractions = _FRACTIONS.get(answer.unit)

    def check() -> None:
        whole = session.widget_value(f"{key}-whole")
        if whole is None:
            return
        rest = session.widget_value(f"{key}-rest")
        if fractions is None:
            record(int(whole))
        else:
            record(3 * int(whole) + (fractions.index(rest) if rest else 0))

    with st.form(key, border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        st.number_input(
            visitor.tell(f"enter-{answer.unit}"),
            min_value=0,
            max_value=99,
            value=None,
            step=1,
            key=f"{key}-whole",
            width=150,
        )
        if fractions is not None:
            st.segmented_control(
                visitor.tell(f"enter-{answer.unit}-rest"),
                fractions,
                default=fractions[0],
                key=f"{key}-rest",
            )
        st.form_submit_button(visitor.tell("check"), type="primary", on_click=check)


def _number_result(visitor: Here, answer: EnterNumber, last: Response | None) -> None:
    right = number_text(visitor, answer.right, answer.unit)
    if isinstance(last, int) and last != answer.right:
        given = number_text(visitor, last, answer.unit)
        st.markdown(visitor.tell("number-given", given=given, right=right))
    else:
        st.markdown(visitor.tell("number-right", right=right))


def number_text(visitor: Here, number: int, unit: Unit) -> str:
    """A number of that unit as it is said: ``16⅔``, ``16 points 2 Blatt``, ``17``."""
    if unit in (Unit.THIRDS, Unit.BLATT):
        style = "blatt" if unit is Unit.BLATT else "exact"
        return visitor.tell(f"number-{style}", thirds=number)
    return str(number)


def _scores(visitor: Here, question: Question, last: Response | None, record: Record) -> None:
    """Four amounts, one for each seat, that begin with what was answered last."""
    key = f"scores-{question.id}"
    before = last if isinstance(last, tuple) else (None, None, None, None)

    def check() -> None:
        entered = [session.widget_value(f"{key}-{seat}") for seat in Seat]
        p1, p2, p3, p4 = (0 if amount is None else int(amount) for amount in entered)
        record((p1, p2, p3, p4))

    with st.form(key, border=False):
        with st.container(horizontal=True):
            for seat in Seat:
                st.number_input(
                    seat_name(visitor, seat),
                    min_value=-999,
                    max_value=999,
                    value=before[seat - 1],
                    step=1,
                    placeholder="0",
                    key=f"{key}-{seat}",
                    width=150,
                )
        st.form_submit_button(visitor.tell("check"), type="primary", on_click=check)


def _scores_result(visitor: Here, answer: EnterScores, last: Response | None) -> None:
    right = scores_text(visitor, answer.right)
    if isinstance(last, tuple) and last != answer.right:
        given = scores_text(visitor, last)
        st.markdown(visitor.tell("scores-given", given=given, right=right))
    else:
        st.markdown(visitor.tell("scores-right", right=right))


def scores_text(visitor: Here, scores: Scores) -> str:
    """What each seat gets, in one line: ``Forehand +3 · Second −1 …``."""
    return " · ".join(
        f"{seat_name(visitor, seat)} {amount_text(scores[seat - 1])}" for seat in Seat
    )
