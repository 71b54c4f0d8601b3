"""What a hand is worth: the questions of the lessons on counting and choosing."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import DIALECTS, Card, CardSet, parse_cards, table
from lessons.asks import ASKS
from lessons.check import content_faults
from lessons.grade import grade
from lessons.responses import naive_response
from puzzles.position import Position
from puzzles.question import ChooseOne, Question
from tests.lessons.small import LESSON, TEXT, write

every_table = pytest.mark.parametrize("name", DIALECTS)


def ask(
    kind: str, hand: str, contract: str, about: str = "", called: str = "", at: str = "hausregeln"
) -> Question:
    dialect = table(at)
    position = Position(
        dialect,
        dialect.contract(contract),
        hand=CardSet(parse_cards(hand)),
        asked=Card[called] if called else None,
    )
    return ASKS[kind](position, about)


def is_right(one: Question, answer: str) -> bool:
    return grade(one, naive_response(one.answer, answer)).right


# The table of AL 4.5: call from 8 with backing, sechserdreier from 12, trischaken below 8.
@pytest.mark.parametrize(
    ("contract", "hand", "yes"),
    [
        ("rufer", "T 19 16 12 7 4 / H K 3 / D 2 / S 9 / C N 10 9", True),  # 8, a king
        ("rufer", "T 19 12 7 4 / H K 3 / D 2 3 / S 9 / C N 10 9", False),  # 6
        ("rufer", "T 14 13 12 11 9 8 6 5 / H 3 / D 2 / S 8 / C 9", False),  # 8, no backing
        ("sechserdreier", "T 22 21 18 16 13 10 / H K / D K / S Q 10 / C 8 7", True),  # 12
        ("sechserdreier", "T 22 18 16 13 10 7 / H K 2 / D K / S Q 10 / C 8", False),  # 11
        ("trischaken", "T 13 7 6 3 / H Q 4 / D J 2 3 / S N 8 / C 9", True),  # 4
        ("trischaken", "T 19 16 12 7 4 / H K 3 / D 2 / S 9 / C N 10 9", False),  # 8
    ],
)
def test_the_table_of_alpine_is_asked_as_it_is_written(contract: str, hand: str, yes: bool) -> None:  # noqa: FBT001 - a column
    one = ask("claim", hand, contract, at="alpine")

    assert is_right(one, "claim-it") is yes
    assert is_right(one, "claim-it-not") is not yes


@every_table
def test_low_cards_in_every_suit_are_good_for_no_trick(name: str) -> None:
    one = ask("good-for", "T 3 2 / H 2 3 4 / D 3 4 / S 8 7 / C 9 8 7", "bettler", at=name)

    assert is_right(one, "bettler")
    assert not is_right(one, "rufer")


@pytest.mark.parametrize("name", ["gametwist", "elsteiner", "alpine", "hausregeln"])
def test_kings_and_long_suits_are_good_for_a_suit_game(name: str) -> None:
    hand = "T 9 2 / H K Q N J / D K Q / S K Q N / C K"
    one = ask("good-for", hand, "farbendreier", at=name)

    assert is_right(one, "farbendreier")
    assert not is_right(one, "rufer")
    assert not is_right(one, "bettler")


def test_a_hand_that_suits_none_of_the_contracts_cannot_be_asked_about() -> None:
    with pytest.raises(ValueError, match="suits none"):
        ask("good-for", "T 13 7 6 3 / H Q 4 / D J 2 3 / S N 8 / C 9", "bettler")


@every_table
def test_one_calls_the_king_of_one_s_guarded_queen(name: str) -> None:
    hand = "T 20 17 11 8 4 / H Q 3 / D N 2 4 / S 9 / C K"
    one = ask("best-king", hand, "rufer", at=name)

    assert isinstance(one.answer, ChooseOne)
    assert len(one.answer.options) == 3  # the fourth is in the hand
    assert [is_right(one, king) for king in ("HK", "DK", "SK")] == [True, False, False]


def test_with_three_kings_one_does_not_choose_among_kings() -> None:
    with pytest.raises(ValueError, match="calls the fourth"):
        ask("best-king", "T 20 17 11 8 4 / H K 3 / D K 2 4 / S K / C 9", "rufer")


@every_table
def test_tarocks_in_a_half_are_worth_more_than_a_queen(name: str) -> None:
    hand = "T 20 17 11 8 4 / H Q 3 4 / D Q N / S 9 / C K"
    one = ask("better-half", hand, "rufer", "T19 T13 C8 | CQ S8 D1", "HK", at=name)

    assert is_right(one, "T 19 13 / C 8")
    assert one.is_yes_or_no


def test_five_cards_are_no_two_halves() -> None:
    with pytest.raises(ValueError, match="no two halves"):
        ask("better-half", "T 20 / H Q", "rufer", "T19 T13 C8 | CQ S8", "HK")


AWAY = "T 20 19 17 13 11 8 4 / H Q 3 4 / D Q N / S 9 / C K 8"


@every_table
def test_points_that_empty_two_suits_are_laid_away(name: str) -> None:
    one = ask("good-away", AWAY, "rufer", "H3 H4 C8 | DQ DN S9 | HQ H3 H4", "HK", at=name)

    assert is_right(one, "D Q N / S 9")
    assert not is_right(one, "H Q 3 4")
    assert {line.reason.rule.id for line in one.explanation} == {
        "thumb-away-voids",
        "thumb-away-points",
    }


def test_what_one_would_lay_away_must_be_among_the_choices() -> None:
    with pytest.raises(ValueError, match="not among"):
        ask("good-away", AWAY, "rufer", "H3 H4 C8 | HQ H3 H4", "HK")


# ------------------------------------------------------------------- a puzzle as a step


@pytest.mark.slow
def test_a_puzzle_may_be_a_step_with_a_text_of_its_own(tmp_path: Path) -> None:
    step = '[[steps]]\nid = "yours"\npuzzle = "trick-winner"\nlevel = 1\nseed = 95\n\n'
    lesson = LESSON.replace('[[steps]]\nid = "follow"', f'{step}[[steps]]\nid = "follow"')

    without = content_faults(write(tmp_path / "a", lesson=lesson))
    found = content_faults(
        write(tmp_path / "b", lesson=lesson, text=f"{TEXT}\n\n## yours\n\nNow you.")
    )

    assert [(fault.step, "has no text" in fault.problem) for fault in without] == [
        ("yours", True)
    ] * 2
    assert found == ()
