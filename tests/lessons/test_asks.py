from __future__ import annotations

import pytest

from engine import DIALECTS, Card, CardSet, Dialect, parse_cards, table
from lessons import phrases as ph
from lessons.asks import ASKS
from lessons.grade import grade
from lessons.load import lesson
from lessons.model import PuzzleStep
from lessons.responses import naive_response, right_response
from lessons.runner import question
from puzzles.grade import grade as grade_puzzle
from puzzles.position import Position
from puzzles.question import ChooseCards, EnterNumber, Question, Unit


def ask(name: str, about: str = "", cards: str = "", dialect: str = "alpine") -> Question:
    hand = CardSet(parse_cards(cards))
    return ASKS[name](Position(table(dialect), hand=hand, pile=hand), about)


def right(name: str, about: str = "", cards: str = "", dialect: str = "alpine") -> object:
    return right_response(ask(name, about, cards, dialect))


def test_the_cards_of_a_group_are_found_in_the_hand() -> None:
    hand = "T 22 20 1 / H K 1 / S 10"

    assert right("which-are", "trull", hand) == CardSet((Card.T22, Card.T1))
    assert right("which-are", "courts", hand) == CardSet((Card.HK,))
    assert right("which-are", "pip-cards", hand) == CardSet((Card.H1, Card.S10))


def test_the_one_is_the_highest_red_pip_and_the_ten_the_highest_black_one() -> None:
    assert right("highest", cards="H 1 2 3 4") == CardSet((Card.H1,))
    assert right("highest", cards="S 7 10 8") == CardSet((Card.S10,))


def test_cards_of_several_suits_have_no_highest() -> None:
    with pytest.raises(ValueError, match="one suit"):
        ask("highest", cards="HK SK")


def test_all_cards_of_the_highest_value_are_worth_most() -> None:
    assert right("worth-most", cards="T 21 20 / D K Q") == CardSet((Card.T21, Card.DK))


def test_a_value_needs_a_card_asked_about() -> None:
    with pytest.raises(ValueError, match="asks about a card"):
        ask("value")


def test_the_pack_has_54_cards_and_each_hand_twelve() -> None:
    assert right("how-many", "pack") == 54
    assert right("how-many", "hand") == 12
    assert right("how-many", "talon") == 6


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=DIALECTS)
def test_packets_of_three_are_counted_the_same_at_every_table(dialect: Dialect) -> None:
    posed = ask("in-threes", cards="HK S7 S8", dialect=dialect.id)
    answer = posed.answer

    assert isinstance(answer, EnterNumber)
    assert answer.right == (5 if answer.unit is Unit.POINTS else 15)
    assert "count-packet" in posed.teaches


@pytest.mark.parametrize(
    ("about", "enough_at"),
    [
        ("35", []),
        ("35 1/3", ["hausregeln"]),
        ("35 2/3", ["gametwist", "elsteiner", "alpine", "cardgames_zone", "hausregeln"]),
    ],
)
def test_what_is_enough_depends_on_the_table(about: str, enough_at: list[str]) -> None:
    found = [name for name in DIALECTS if right("is-enough", about, dialect=name) == 0]

    assert found == enough_at


@pytest.mark.parametrize("about", ["", "35 1/2", "many"])
def test_a_count_that_is_no_number_of_thirds_is_refused(about: str) -> None:
    with pytest.raises(ValueError, match=r"thirds|literal"):
        ask("is-enough", about)


def test_a_wrong_choice_is_nudged_in_words_that_fit_the_question() -> None:
    posed = ask("which-are", "kings", "HK HQ CK T3")

    assert grade(posed, CardSet((Card.HQ,))).nudge == ph.NUDGE_BOTH_OF_THEM(number=1)
    assert grade(posed, CardSet((Card.HK, Card.CK, Card.T3))).nudge == ph.NUDGE_NOT_OF_THEM(
        number=1
    )
    assert grade(posed, CardSet()).nudge == ph.NUDGE_CHOOSE_SOME()
    assert grade(posed, CardSet((Card.HK, Card.CK))).right


def test_a_card_too_low_and_too_few_points_have_nudges_of_their_own() -> None:
    highest, enough = ask("highest", cards="H 1 4"), ask("is-enough", "35")

    assert grade(highest, CardSet((Card.H4,))).nudge == ph.NUDGE_A_HIGHER_ONE(card=Card.H4)
    assert grade(enough, 0).nudge == ph.NUDGE_COMPARE()


def test_a_puzzle_of_the_quiz_is_graded_as_everywhere_else() -> None:
    shown = lesson("04-the-trick")
    step = shown.quiz[0]
    assert isinstance(step, PuzzleStep)
    posed = question(shown, step, table("alpine"))

    assert grade(posed, CardSet()) == grade_puzzle(posed, CardSet())


def test_a_naive_answer_is_read_as_cards_statement_or_number() -> None:
    kings, enough = ask("which-are", "kings", "HK HQ"), ask("is-enough", "35")
    thirds = ask("in-threes", cards="HK S7 S8", dialect="gametwist")

    assert isinstance(kings.answer, ChooseCards)
    assert naive_response(kings.answer, "HK HQ") == CardSet((Card.HK, Card.HQ))
    assert naive_response(enough.answer, "it-is-not-enough") == 1
    assert naive_response(thirds.answer, "7") == 21
