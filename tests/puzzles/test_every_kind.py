"""What holds for every kind of puzzle, at every table and level."""

from __future__ import annotations

import dataclasses
import inspect
import pickle
import random
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, quote, urlencode

import pytest

from engine import DIALECTS, Card, CardSet, Refused, all_rules, table
from puzzles.generate import PuzzleId, generate, parse_id, puzzle
from puzzles.grade import grade
from puzzles.kinds import KINDS, LEVELS
from puzzles.phrases import all_phrases
from puzzles.position import Position
from puzzles.question import ChooseCards, ChooseOne, EnterNumber, Mark
from tests.laws.situations import TABLES
from tests.puzzles.made import (
    FEW_SEEDS,
    GRID,
    cards_in,
    grid,
    in_short,
    question,
    questions,
    right_responses,
    seen_by_learner,
    wrong_responses,
)

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
KNOWN_WORDS = {rule.id for rule in (*all_rules(), *all_phrases())}


# ------------------------------------------------------------------------ the same puzzle


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_the_same_id_gives_the_same_puzzle(kind: str, name: str, level: int) -> None:
    for seed in FEW_SEEDS:
        one = question(kind, name, level, seed)

        again = puzzle(one.id)

        assert again == one
        assert parse_id(one.id) == PuzzleId(kind, name, KINDS[kind].VERSION, level, seed)
        assert str(parse_id(one.id)) == one.id


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_puzzles_do_not_depend_on_the_process_that_makes_them(hash_seed: str) -> None:
    wanted = [question(kind, name, 3, 0) for kind in KINDS for name in DIALECTS]
    ask = (
        "import sys; from puzzles.generate import puzzle; from tests.puzzles.made import in_short;"
        "print(*(in_short(puzzle(one)) for one in sys.argv[1:]), sep='\\n')"
    )

    answer = subprocess.run(
        [sys.executable, "-c", ask, *(one.id for one in wanted)],
        cwd=ROOT,
        env={"PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert answer.stdout.splitlines() == [in_short(one) for one in wanted]


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_other_seeds_give_other_puzzles(kind: str, name: str, level: int) -> None:
    positions = {one.position for one in questions(kind, name, level)}

    assert len(positions) >= 14


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_a_puzzle_is_a_value_that_can_be_kept_and_pickled(kind: str, name: str, level: int) -> None:
    one = question(kind, name, level, 0)

    copied = pickle.loads(pickle.dumps(one))  # noqa: S301 - our own bytes

    assert copied == one
    assert hash(copied) == hash(one)


# ------------------------------------------------------------------------------- grading


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_every_right_answer_grades_right(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        responses = right_responses(one)

        grades = [grade(one, response) for response in responses]

        assert grades, one.id
        assert all(given.right and given.nudge is None for given in grades), one.id


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_every_wrong_answer_grades_wrong_and_gets_a_nudge(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        for response in wrong_responses(one):
            given = grade(one, response)

            assert not given.right, (one.id, response)
            assert given.nudge is not None
            assert given.nudge.rule.id in KNOWN_WORDS
            assert given.nudge.rule.id.startswith("nudge-")


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_a_nudge_names_no_card_but_those_chosen(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        for response in wrong_responses(one):
            nudge = grade(one, response).nudge

            assert nudge is not None
            chosen = set(response) if isinstance(response, CardSet) else set()
            assert cards_in([nudge]) <= chosen, one.id


@pytest.mark.parametrize(("kind", "name", "level"), grid(["legal-cards"]))
def test_marks_tell_right_wrong_and_missed_cards_apart(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level, FEW_SEEDS):
        assert isinstance(one.answer, ChooseCards)
        offered, right = one.answer.offered, one.answer.right
        for chosen in (right, offered, offered - right, CardSet()):
            marks = grade(one, chosen).marks

            marked = {
                mark: CardSet(card for card, given in marks if given is mark) for mark in Mark
            }
            assert marked == {
                Mark.RIGHT: chosen & right,
                Mark.WRONG: chosen - right,
                Mark.MISSED: right - chosen,
            }


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_an_answer_of_another_form_is_a_mistake_of_the_program(
    kind: str, name: str, level: int
) -> None:
    one = question(kind, name, level, 0)
    is_number = isinstance(one.answer, ChooseOne | EnterNumber)

    with pytest.raises(TypeError):
        grade(one, CardSet() if is_number else 1)


# ---------------------------------------------------------------- explanations and hints


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_every_puzzle_is_explained_in_words_that_exist(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        said = [line.reason for line in one.explanation]
        said += [one.prompt, *one.context, *one.hints, *one.steps, *one.elsewhere]
        said += [reason for _, reasons in one.about_cards for reason in reasons]

        assert one.explanation, one.id
        assert {reason.rule.id for reason in said} <= KNOWN_WORDS
        assert one.teaches <= {rule.id for rule in all_rules()}


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_every_puzzle_has_a_ladder_of_three_hints(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        assert len(one.hints) == 3, one.id
        assert one.hints[1].rule.id.startswith(("hint-principle", "hint-no-duty"))
        assert one.hints[2].rule.id.startswith("hint-narrowed")


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_the_question_follows_from_the_position_alone(kind: str, name: str, level: int) -> None:
    # So neither hints nor answer can change when cards are swapped that nobody sees.
    for one in questions(kind, name, level):
        posed = KINDS[kind].pose(one.position)

        assert posed.named(one.id, one.level) == one


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_poses_a_question_on_nothing_but_a_position(kind: str) -> None:
    takes = inspect.signature(KINDS[kind].pose).parameters

    assert len(takes) == 1


def test_a_position_has_no_place_for_the_cards_of_others() -> None:
    names = {one.name for one in dataclasses.fields(Position)}

    cards_of_the_learner = {"hand", "trick", "announced", "asked", "pile", "called", "taken"}
    assert names - cards_of_the_learner == {
        "dialect",
        "contract",
        "trick_number",
        "seat",
        "leader",
        "calls",
        "call",
        "outcome",
        "ending",  # with open cards, where the question says so
    }


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_hints_and_prompt_speak_only_of_cards_the_learner_sees(
    kind: str, name: str, level: int
) -> None:
    for one in questions(kind, name, level):
        spoken_of = cards_in([one.prompt, *one.context, *one.hints])

        assert spoken_of <= seen_by_learner(one.position), one.id


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_explanations_speak_only_of_cards_the_learner_sees(
    kind: str, name: str, level: int
) -> None:
    for one in questions(kind, name, level):
        told = [line.reason for line in one.explanation] + list(one.steps)
        told += [reason for _, reasons in one.about_cards for reason in reasons]

        assert cards_in([*told, *one.elsewhere]) <= seen_by_learner(one.position), one.id


# ------------------------------------------------------------------------------- the ids


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_an_id_can_stand_in_a_link_as_it_is(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        assert quote(one.id, safe="") == one.id


@pytest.mark.parametrize("name", TABLES)
def test_the_id_of_a_puzzle_at_a_changed_table_survives_a_link(name: str) -> None:
    one = generate("legal-cards", table(name), 1, 3)

    link = urlencode({"puzzle": one.id})

    assert parse_qs(link)["puzzle"] == [one.id]
    assert puzzle(one.id) == one
    assert one.position.dialect == table(name)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "input-no-such-puzzle"),
        ("nonsense", "input-no-such-puzzle"),
        ("legal-cards", "input-no-such-puzzle"),
        ("legal-cards.alpine", "input-no-such-puzzle"),
        ("legal-cards.alpine.v1.l2", "input-no-such-puzzle"),
        ("legal-cards.alpine.v1.l2.s", "input-no-such-puzzle"),
        ("legal-cards.alpine.v1.l2.s-7", "input-no-such-puzzle"),
        ("legal-cards.alpine.v1.l2.s7.x", "input-no-such-puzzle"),
        ("legal-cards.alpine.v1.l2.s7 ", "input-no-such-puzzle"),
        ("legal-cards.alpine.v1.l2.s7\n", "input-no-such-puzzle"),
        ("legal-cards.alpine.v1.l2.s1234567890123456", "input-no-such-puzzle"),
        ("legal-cards.alpine.v0.l2.s7", "input-no-such-puzzle"),
        ("legal-cards.alpine.v2.l2.s7", "input-no-such-puzzle"),
        ("LEGAL-CARDS.alpine.v1.l2.s7", "input-no-such-puzzle"),
        ("legal-cards.<b>.v1.l2.s7", "input-no-such-puzzle"),
        ("../../secrets", "input-no-such-puzzle"),
        ("worst-card.alpine.v1.l2.s7", "input-unknown-kind"),
        ("legal-cards.bridge.v1.l2.s7", "input-unknown-dialect"),
        ("legal-cards.alpine+x=y.v1.l2.s7", "input-unknown-option"),
        ("legal-cards.hausregeln+pagat_rule=never.v1.l2.s7", "input-unknown-option-value"),
        ("legal-cards.alpine.v1.l0.s7", "input-no-such-level"),
        ("legal-cards.alpine.v1.l4.s7", "input-no-such-level"),
    ],
)
def test_a_bad_id_is_refused_with_its_reason(text: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        puzzle(text)

    assert refused.value.reason.rule.id == rule


def test_unknown_kinds_and_levels_are_refused() -> None:
    alpine = table("alpine")
    rules = []

    for kind, level in (("worst-card", 1), ("legal-cards", 0), ("legal-cards", 4)):
        with pytest.raises(Refused) as refused:
            generate(kind, alpine, level, 1)
        rules.append(refused.value.reason.rule.id)

    assert rules == ["input-unknown-kind", "input-no-such-level", "input-no-such-level"]


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_at_every_table_that_can_be_chosen(kind: str, name: str) -> None:
    for level in LEVELS:
        one = generate(kind, table(name), level, 21)

        assert one.id == f"{kind}.{name}.v{KINDS[kind].VERSION}.l{level}.s21"
        assert one.level == level
        assert grade(one, right_responses(one)[0]).right


@pytest.mark.proof
@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_hundreds_of_seeds_give_puzzles_that_grade(kind: str, name: str, level: int) -> None:
    rng = random.Random(f"{kind} {name} {level}")
    for _ in range(150):
        one = generate(kind, table(name), level, rng.randrange(10**15))

        assert all(grade(one, response).right for response in right_responses(one)), one.id
        assert not any(grade(one, response).right for response in wrong_responses(one)), one.id
        assert cards_in([*one.hints]) <= seen_by_learner(one.position), one.id


@pytest.mark.parametrize(("kind", "name", "level"), GRID)
def test_no_card_lies_in_two_places(kind: str, name: str, level: int) -> None:
    for one in questions(kind, name, level):
        position = one.position
        places: list[Card] = [*position.hand, *position.trick, *position.pile]

        assert len(places) == len(set(places)), one.id
