"""The verdict and its reasons, in words: one line each, each card its own."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

import streamlit as st

from engine.cards import Card
from engine.dialect import Dialect
from engine.dialects import DIALECTS
from engine.reasons import Reason
from engine.rulebook import all_rules
from engine.scoring.settlement import settle
from lessons.load import course, lesson
from lessons.model import AskStep, Entry
from puzzles.question import ChooseCard, ChooseCards, Question
from tutor.session import Here
from tutor.widgets.ledger import show_ledger
from tutor.words import card_name, rule_name

_OF_RULES = {rule.id for rule in all_rules()}


def context(visitor: Here, question: Question) -> None:
    """Table, contract, trick and what else is known, in one line."""
    if question.context:
        dialect = question.position.dialect
        st.caption(" · ".join(visitor.say(item, dialect) for item in question.context))


def verdict(visitor: Here, *, is_right: bool, was_shown: bool) -> None:
    """Right or not."""
    if is_right:
        st.success(f"**{visitor.tell('verdict-right')}**", icon=":material/check_circle:")
    elif was_shown:
        st.info(f"**{visitor.tell('verdict-shown')}**", icon=":material/key:")
    else:
        st.error(f"**{visitor.tell('verdict-wrong')}**", icon=":material/cancel:")


def reasons(visitor: Here, question: Question) -> None:
    """Why: the duties, each card, the calculation, other tables, where it is taught."""
    _why(visitor, question)
    _each_card(visitor, question)
    _steps(visitor, question)
    _elsewhere(visitor, question)
    _lessons(visitor, question)


def _lessons(visitor: Here, question: Question) -> None:
    """Where to read up on the rules that decided."""
    for entry in lessons_on(question.teaches):
        if not question.id.startswith(f"lesson/{entry.id}/"):
            st.page_link(
                "views/learn.py",
                label=visitor.tell("rule-lesson", title=entry.title(visitor.language)),
                icon=":material/school:",
                query_params={"lesson": entry.id},
            )


@cache
def _taught() -> dict[str, Entry]:
    """The first lesson that teaches each rule, by the rule's id."""
    found: dict[str, Entry] = {}
    for entry in course().written:
        for step in lesson(entry.id).all_steps:
            for rule in step.teaches if isinstance(step, AskStep) else ():
                found.setdefault(rule, entry)
    return found


def lessons_on(rules: Collection[str]) -> list[Entry]:
    """The lessons that teach any of these rules, in the order of the course."""
    found = {entry.number: entry for rule, entry in _taught().items() if rule in rules}
    return [found[number] for number in sorted(found)]


def _why(visitor: Here, question: Question) -> None:
    dialect = question.position.dialect
    lines = [
        f"- {visitor.say(line.reason, dialect, line.form.value)}"
        + _named(visitor, line.reason, dialect)
        for line in question.explanation
    ]
    st.markdown("\n".join([f"**{visitor.tell('why')}**", "", *lines]))


def _named(visitor: Here, reason: Reason, dialect: Dialect) -> str:
    """The name of the rule that a line draws on."""
    if reason.rule.id not in _OF_RULES:
        return ""
    return f" *({rule_name(reason.rule, visitor.language, dialect)})*"


def _each_card(visitor: Here, question: Question) -> None:
    """For each rejected card its own reason."""
    if not question.about_cards or question.steps:
        return
    title = "why-not-each" if isinstance(question.answer, ChooseCards) else "why-each"
    with st.expander(visitor.tell(title), icon=":material/block:", expanded=True):
        st.markdown("\n".join(_card_lines(visitor, question)))


def _card_lines(visitor: Here, question: Question) -> list[str]:
    """One line for each reason, with all cards that it rejects."""
    dialect = question.position.dialect
    form = "why" if isinstance(question.answer, ChooseCard) else "against"
    together: dict[str, list[Card]] = {}
    for card, reasons in question.about_cards:
        told = " ".join(visitor.say(reason, dialect, form) for reason in reasons)
        together.setdefault(told, []).append(card)
    return [
        f"- **{', '.join(card_name(card, visitor.language, dialect) for card in cards)}**: {told}"
        for told, cards in together.items()
    ]


def _steps(visitor: Here, question: Question) -> None:
    outcome = question.position.outcome
    if outcome is not None:
        show_ledger(visitor, settle(outcome), outcome.dialect)
    elif question.steps:
        dialect = question.position.dialect
        with st.expander(visitor.tell("calculation"), icon=":material/calculate:", expanded=True):
            st.markdown("\n".join(f"1. {visitor.say(step, dialect)}" for step in question.steps))


def _elsewhere(visitor: Here, question: Question) -> None:
    if not question.elsewhere:
        return
    with st.expander(visitor.tell("other-tables"), icon=":material/compare_arrows:"):
        lines = [
            f"- {visitor.say(reason, DIALECTS.get(str(dict(reason.args).get('dialect'))))}"
            for reason in question.elsewhere
        ]
        st.markdown("\n".join(lines))
