"""Which contract: a guess and a choice, by keyboard alone and in German."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from puzzles.generate import puzzle
from puzzles.judgements import guess_score
from puzzles.question import ChooseOne
from tests.browser.conftest import Server, shoot
from tests.browser.test_main_job import become, kept, puzzle_id, verdict, visit


def test_a_contract_is_chosen_by_keyboard_after_a_guess(desk: Page, server: Server) -> None:
    question = puzzle(puzzle_id("which-contract"))
    posed = question.answer
    assert isinstance(posed, ChooseOne)
    assert posed.forecast is not None
    right = min(posed.right)
    wrong = next(place for place in range(len(posed.options)) if place not in posed.right)
    learner = become(desk, server)
    visit(desk, "/practise", puzzle=question.id)
    expect(desk.get_by_role("heading", name="Welches Spiel würdest du spielen?")).to_be_visible()

    to_the_guess(desk)
    desk.keyboard.type("60")
    desk.keyboard.press("Tab")
    desk.keyboard.press(str(wrong + 1))
    expect(verdict(desk, "Warning")).to_contain_text("Noch nicht.")
    desk.keyboard.press(str(right + 1))

    expect(verdict(desk)).to_contain_text("Richtig.")
    expect(desk.get_by_text("(das beste)")).to_be_visible()
    score = guess_score(60, posed.forecast)
    expect(desk.get_by_text(f"{score} von 100", exact=True)).to_be_visible()
    shoot(desk, "which-contract-answered")
    answers = [json.loads(one.response) for one in kept(server, learner, question.id)]
    assert answers == [{"place": place, "percent": 60} for place in (wrong, right)]


def to_the_guess(page: Page) -> None:
    """From the top of the page to the field for the guess, key by key."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "number":
            return
    raise LookupError
