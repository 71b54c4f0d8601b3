"""Where tutors have gone wrong: graders, feedback and hints."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

import pytest

from engine import DIALECTS, Card, CardSet, Refused, judge_play, parse_cards, table, twelve_count
from engine.evaluate.claims import claims
from engine.state import GameState, Playing
from puzzles.generate import puzzle
from puzzles.grade import grade
from puzzles.kinds import KINDS
from puzzles.position import Position
from puzzles.question import ChooseCard, Line
from puzzles.situations import play_out, set_up
from tests.puzzles.made import GRID, question, questions, right_responses, wrong_responses


@pytest.mark.parametrize("name", DIALECTS)
def test_what_is_taught_about_the_twelve_count_is_what_is_graded_and_advised(name: str) -> None:
    for one in questions("twelve-count", name, 3):
        hand = one.position.hand
        (right,) = right_responses(one)

        advised = {
            reason["count"]
            for claim in claims(hand)
            for reason in (*claim.reasons_for, *claim.reasons_against)
            if "count" in dict(reason.args)
        }

        assert advised == {right} == {twelve_count(hand)}
        assert one.explanation[-1].reason["count"] == right


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_feedback_on_a_wrong_answer_never_praises_it(kind: str, name: str, level: int) -> None:
    one = question(kind, name, level, 4)

    grades = [grade(one, response) for response in wrong_responses(one)]

    assert grades
    assert all(given.nudge is not None for given in grades)
    assert all(grade(one, response).nudge is None for response in right_responses(one))


@pytest.mark.parametrize("kind", ["legal-cards", "is-legal"])
@pytest.mark.parametrize("name", DIALECTS)
def test_feedback_on_a_card_comes_from_the_rule_that_gave_the_verdict(kind: str, name: str) -> None:
    for one in questions(kind, name, 3):
        verdict = judge_play(one.position.view)

        assert dict(one.about_cards) == dict(verdict.illegal)
        told = {line.reason for line in one.explanation}
        assert {*verdict.obligations, *verdict.waived} <= told


def test_each_of_several_equally_good_cards_is_accepted() -> None:
    one = question("trick-winner", "alpine", 1, 0)
    first, second, third, fourth = one.position.trick
    both_good = dataclasses.replace(
        one, answer=ChooseCard(one.position.trick, CardSet((first, third)))
    )

    rights = [grade(both_good, CardSet((card,))).right for card in (first, second, third, fourth)]

    assert rights == [True, False, True, False]


def test_an_unreadable_question_is_refused_with_what_would_do() -> None:
    refusals: Counter[str] = Counter()
    for text in ("legal-cards.nowhere.v1.l1.s1", "no-kind.alpine.v1.l1.s1", "x"):
        with pytest.raises(Refused) as refused:
            puzzle(text)
        refusals[refused.value.reason.rule.id] += 1
        assert refused.value.reason.args

    assert sum(refusals.values()) == 3


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_a_right_answer_is_explained_as_well_as_a_wrong_one(
    kind: str, name: str, level: int
) -> None:
    one = question(kind, name, level, 5)

    assert one.explanation
    assert all(isinstance(line, Line) for line in one.explanation)


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_a_wrong_first_try_does_not_become_the_solution(kind: str, name: str, level: int) -> None:
    one = question(kind, name, level, 6)
    before = one.answer

    for response in wrong_responses(one):
        grade(one, response)

    assert one.answer == before == puzzle(one.id).answer
    assert all(grade(one, response).right for response in right_responses(one))


def first_position(dealt: GameState) -> Position:
    return next(play_out(dealt, random.Random(0))).position


@pytest.mark.parametrize("name", DIALECTS)
@pytest.mark.parametrize("kind", ["legal-cards", "is-legal"])
def test_swapping_cards_that_nobody_sees_changes_no_hint_and_no_answer(
    kind: str, name: str
) -> None:
    rng = random.Random(f"{kind} {name}")
    dialect = table(name)
    for contract in dialect.contracts:
        dealt = set_up(dialect, contract, rng)
        assert isinstance(dealt.phase, Playing)
        leader = dealt.phase.leader - 1
        unseen = [card for seat, hand in enumerate(dealt.hands) if seat != leader for card in hand]
        rng.shuffle(unseen)
        hands = [
            hand if seat == leader else CardSet(unseen.pop() for _ in hand)
            for seat, hand in enumerate(dealt.hands)
        ]
        swapped = dataclasses.replace(dealt, hands=tuple(hands))

        posed = [
            KINDS[kind].pose(dataclasses.replace(position, asked=next(iter(position.hand))))
            for position in (first_position(dealt), first_position(swapped))
        ]

        assert swapped.hands != dealt.hands
        assert posed[0] == posed[1]


def test_a_hand_typed_with_a_doubled_card_is_refused_and_not_guessed_at() -> None:
    with pytest.raises(Refused) as refused:
        parse_cards("HK T5 HK")

    assert refused.value.reason["card"] is Card.HK
    assert refused.value.reason["place"] == 3
