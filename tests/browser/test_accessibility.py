"""Every screen before axe: nothing of ours may hinder a reader.

In every run on a phone in German and on a desk in the dark in English; in the long run in
every combination of size, language and colours. Only what is critical or serious counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import product
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from puzzles.generate import puzzle
from puzzles.kinds import KINDS
from puzzles.question import Question
from tests.browser.conftest import Server, press_shortcut, shoot, wait_ready
from tests.browser.test_main_job import (
    GOOD_HAND,
    SIZES,
    Opener,
    answer,
    become,
    puzzle_id,
    right_answer,
    verdict,
    visit,
    with_a_choice,
)
from tutor.progress import open_store

Screen = Callable[[Page, Server, str], None]


# -------------------------------------------------------------------------- the screens


def _simply(path: str, **query: str) -> Screen:
    def go(page: Page, server: Server, language: str) -> None:
        become(page, server, language=language)
        visit(page, path, **query)

    return go


def _first_visit(page: Page, server: Server, language: str) -> None:
    del server, language
    visit(page, "/")


def _later_visit(page: Page, server: Server, language: str) -> None:
    learner = become(page, server, language=language)
    store = open_store(server.database)
    store.finish_step(learner, "01-the-pack", "welcome")
    store.close()
    visit(page, "/")


def _posed(kind: str) -> Screen:
    return _simply("/practise", puzzle=puzzle_id(kind))


def _verdict(kind: str) -> Screen:
    def go(page: Page, server: Server, language: str) -> None:
        question = puzzle(puzzle_id(kind))
        become(page, server, language=language)
        visit(page, "/practise", puzzle=question.id)
        answer(page, question, right_answer(question))
        expect(verdict(page)).to_be_visible()

    return go


def _nudged(page: Page, server: Server, language: str) -> None:
    """Missed once, with a hint."""
    question = with_a_choice()
    become(page, server, language=language)
    visit(page, "/practise", puzzle=question.id)
    press_shortcut(page, "h")
    expect(verdict(page, "Info")).to_be_visible()
    answer(page, question, _wrong(question))
    expect(verdict(page, "Warning")).to_be_visible()


def _wrong(question: Question) -> Any:  # noqa: ANN401 - as the question wants it
    answers: Any = question.answer
    return type(answers.offered)(list(answers.offered - answers.right)[:1])


def _in_words(page: Page, server: Server, language: str) -> None:
    become(page, server, language=language, text_twin=True)
    visit(page, "/practise", puzzle=with_a_choice().id)


SCREENS: dict[str, Screen] = {
    "today, first visit": _first_visit,
    "today, later": _later_visit,
    "learn, map": _simply("/learn"),
    "learn, a step to read": _simply("/learn", lesson="01-the-pack", step="welcome"),
    "learn, a question": _simply("/learn", lesson="01-the-pack", step="find-tarocks"),
    "practise, what there is": _simply("/practise"),
    **{f"practise, {kind} posed": _posed(kind) for kind in KINDS},
    **{f"practise, {kind} answered": _verdict(kind) for kind in KINDS},
    "practise, not yet": _nudged,
    "practise, in words": _in_words,
    "practise, a bad address": _simply("/practise", puzzle="nonsense"),
    "check, empty": _simply("/check"),
    "check, a hand": _simply("/check", hand=GOOD_HAND),
    "check, a mistake": _simply("/check", hand="HK HK"),
    "rules, a table": _simply("/rules", table="hausregeln"),
    "rules, two tables": _simply("/rules", compare="alpine,hausregeln"),
    "rules, the glossary": _simply("/rules", glossary="1"),
    "settle, empty": _simply("/settle"),
    "settings": _simply("/settings"),
}


def hindrances(page: Page) -> list[str]:
    """What axe calls critical or serious, one line for each place."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("critical", "serious")
        for node in one["nodes"]
    ]


FORMS = ("legal-cards", "twelve-count", "score-the-deal", "which-contract")
"""A kind for each form of answer: cards, a number, a sheet, one of several with a guess."""
LIKE_OTHERS = {
    f"practise, {kind} {state}"
    for kind in KINDS
    for state in ("posed", "answered")
    if kind not in FORMS
}


@pytest.mark.timeout(600)  # many screens, and a busy machine is slow
@pytest.mark.parametrize(
    ("size", "language", "scheme", "left_out"),
    [
        pytest.param("phone", "de", "light", LIKE_OTHERS, id="one-of-each-form"),
        *(
            pytest.param(*how, (), id="-".join(how), marks=pytest.mark.proof)
            for how in product(SIZES, ("de", "en"), ("light", "dark"))
        ),
    ],
)
def test_nothing_on_any_screen_hinders_a_reader(
    new_page: Opener,
    server: Server,
    subtests: pytest.Subtests,
    size: str,
    language: str,
    scheme: str,
    left_out: Collection[str],
) -> None:
    locale = {"de": "de-AT", "en": "en-GB"}[language]
    page = new_page(**SIZES[size], locale=locale, color_scheme=scheme)

    for name, show in SCREENS.items():
        if name in left_out:
            continue
        with subtests.test(screen=name):
            page.context.clear_cookies()
            show(page, server, language)
            wait_ready(page)
            shoot(page, f"axe-{name}-{size}-{language}-{scheme}")

            assert hindrances(page) == []


@pytest.mark.parametrize("in_words", [False, True], ids=["cards", "words"])
def test_a_nudge_and_a_verdict_are_announced(
    new_page: Opener, server: Server, *, in_words: bool
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    become(page, server, text_twin=in_words)
    question = puzzle(puzzle_id("twelve-count"))
    right = right_answer(question)
    assert isinstance(right, int)
    told = page.get_by_role("alert").or_(page.get_by_role("status"))

    visit(page, "/practise", puzzle=question.id)
    answer(page, question, right + 1)
    expect(told.filter(has=verdict(page, "Warning"))).to_be_visible()
    answer(page, question, right)

    expect(told.filter(has=verdict(page))).to_be_visible()
