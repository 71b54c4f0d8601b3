"""Judgements on the screen: the guess beforehand, what each choice costs."""

from __future__ import annotations

import json

from engine.contracts import Contract
from engine.dialects import table
from puzzles.generate import generate
from puzzles.judgements import guess_score
from puzzles.question import ChooseOne, Quality, Question
from tests.app.conftest import Visitor, texts
from tutor.words import phrase


def posed(level: int = 2) -> tuple[Question, ChooseOne]:
    question = generate("which-contract", table("alpine"), level, 1)
    assert isinstance(question.answer, ChooseOne)
    assert question.answer.forecast is not None
    return question, question.answer


def test_a_guess_is_kept_with_the_answer_and_scored_when_it_is_over(visitor: Visitor) -> None:
    visitor.settle()
    question, answer = posed()
    assert answer.forecast is not None
    right = min(answer.right)
    screen = visitor.open("practise", puzzle=question.id)

    screen.number_input(key=f"guess-{question.id}").set_value(70)
    screen.button(key=f"option-{question.id}-{right}").click().run()

    (attempt,) = visitor.store.attempts(visitor.learner, question.id)
    assert json.loads(attempt.response) == {"place": right, "percent": 70}
    assert attempt.right
    again = visitor.open("practise", puzzle=question.id)
    for shown in (screen, again):
        score = guess_score(70, answer.forecast)
        assert any(f"**{score} von 100**" in text for text in texts(shown))


def test_without_a_guess_the_choice_alone_is_kept(visitor: Visitor) -> None:
    visitor.settle()
    question, answer = posed()
    right = min(answer.right)
    screen = visitor.open("practise", puzzle=question.id)

    screen.button(key=f"option-{question.id}-{right}").click().run()

    (attempt,) = visitor.store.attempts(visitor.learner, question.id)
    assert json.loads(attempt.response) == right
    assert not any("für die Schätzung" in text for text in texts(screen))


def test_a_miss_says_how_bad_it_is_and_the_end_what_each_choice_costs(visitor: Visitor) -> None:
    visitor.settle()
    question, answer = posed()
    wrong = [place for place in range(len(answer.options)) if place not in answer.right][-2:]
    screen = visitor.open("practise", puzzle=question.id)

    screen.button(key=f"option-{question.id}-{wrong[0]}").click().run()
    quality = answer.judged[wrong[0]].quality
    assert phrase(f"nudge-{quality}", "de", question.position.dialect) in screen.warning[0].value
    screen.button(key=f"option-{question.id}-{wrong[1]}").click().run()

    (verdict,) = (one.value for one in screen.markdown if "das beste" in one.value)
    for judged in answer.judged:
        if judged.quality is not Quality.BEST:
            assert phrase(f"quality-{judged.quality}", "de") in verdict
    assert phrase("your-answer", "de") in verdict


def test_a_guess_is_asked_in_the_words_of_the_puzzle_s_own_table(visitor: Visitor) -> None:
    visitor.settle(dialect="alpine")
    hausregeln = table("hausregeln")
    question = next(
        one
        for one in (generate("which-contract", hausregeln, 2, seed) for seed in range(20))
        if asked_about(one) == hausregeln.contract("rufer")
    )

    screen = visitor.open("practise", puzzle=question.id)

    assert "Königrufer" in screen.number_input(key=f"guess-{question.id}").label


def asked_about(question: Question) -> Contract | None:
    assert isinstance(question.answer, ChooseOne)
    forecast = question.answer.forecast
    return forecast and forecast.contract
