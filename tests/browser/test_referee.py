"""Puzzles about the whole hand, in a browser: missed, explained, then answered right."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from puzzles.generate import puzzle
from puzzles.question import ChooseOne, EnterScores, Question, Response
from tests.browser.conftest import Server, shoot
from tests.browser.test_main_job import (
    SIZES,
    Opener,
    answer,
    become,
    choose,
    hand_in,
    kept,
    keyed,
    press_button,
    puzzle_id,
    right_answer,
    verdict,
    visit,
)
from tutor.words import phrase


def wrong_answers(question: Question) -> list[Response]:
    """Two different answers that are wrong."""
    match question.answer:
        case ChooseOne(options=options, right=right):
            return [place for place in range(len(options)) if place not in right][:2]
        case EnterScores(right=scores):
            first, *others = scores
            return [(first + 1, *others), (first + 2, *others)]
        case _:
            raise TypeError(question.kind)


@pytest.mark.parametrize(("kind", "seed"), [("may-bid", 9), ("score-the-deal", 3)])
def test_a_puzzle_missed_twice_is_explained_and_then_answered_right(
    new_page: Opener, server: Server, kind: str, seed: int
) -> None:
    page = new_page(**SIZES["phone"], locale="de-AT")
    learner = become(page, server, dialect="hausregeln")
    question = puzzle(puzzle_id(kind, "hausregeln", level=2, seed=seed))

    visit(page, "/practise", puzzle=question.id)
    for wrong, box in zip(wrong_answers(question), ("Warning", "Error"), strict=True):
        choose(page, question, wrong)
        hand_in(page, question, wrong if isinstance(wrong, int) else None).click()
        expect(verdict(page, box)).to_be_visible()
        shoot(page, f"{kind}-{box.lower()}")
    expect(page.get_by_text(phrase("why", "de"), exact=True)).to_be_visible()
    press_button(page, "again")
    expect(keyed(page, "again")).to_have_count(0)
    answer(page, question, right_answer(question))

    expect(verdict(page)).to_be_visible()
    shoot(page, f"{kind}-right")
    assert [one.right for one in kept(server, learner, question.id)] == [False, False, True]
