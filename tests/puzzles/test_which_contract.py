"""Which contract: how answers and guesses are graded, and the hands that are stored."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from engine import DIALECTS, CardSet, parse_hand, table
from engine.advice.estimate import refine
from engine.advice.model import Estimate, Query, Row, Spread
from engine.calls import passed_until, read_calls
from engine.contracts import Contract
from engine.seats import Seat
from engine.solver import warm
from puzzles.check_costs import cost_faults
from puzzles.check_costs import sample as sample_of_costs
from puzzles.collected import Collected, Cost, costs_of, read, stored, written
from puzzles.generate import generate, seeds
from puzzles.grade import grade
from puzzles.judgements import by_thumb, guess_score, judged, unit
from puzzles.kinds import LEVELS, which_contract
from puzzles.position import Position
from puzzles.question import ChooseOne, Forecast, Guess, Judged, Quality, Question
from puzzles.search import MOST_ALIKE, WANTED, Collection, candidate, level_of, stands_out
from tests.puzzles.made import questions

ALL = [(name, level) for name in DIALECTS for level in LEVELS]
every_row = pytest.mark.parametrize(("name", "level"), ALL)
ALPINE = table("alpine")
LONGER = 600
"""Worlds by which a stored best contract is confirmed; it was found in at most 400."""


def rows(name: str, level: int) -> tuple[Collected, ...]:
    return stored(table(name), level)


# --------------------------------------------------------------- what a choice is called


@pytest.mark.parametrize(
    ("name", "cost", "quality"),
    [
        ("alpine", 0.0, Quality.BEST),
        ("alpine", 0.1, Quality.INEXACT),
        ("alpine", 1.0, Quality.INEXACT),
        ("alpine", 1.1, Quality.MISTAKE),
        ("alpine", 5.0, Quality.MISTAKE),
        ("alpine", 5.1, Quality.BLUNDER),
        ("gametwist", 2.0, Quality.INEXACT),
        ("gametwist", 2.1, Quality.MISTAKE),
        ("gametwist", 10.0, Quality.MISTAKE),
        ("gametwist", 10.1, Quality.BLUNDER),
    ],
)
def test_a_choice_is_called_by_what_it_costs_in_plain_rufers(
    name: str, cost: float, quality: Quality
) -> None:
    assert judged(cost, table(name)) == Judged(quality, cost)


def test_what_may_be_as_good_as_the_best_is_right_whatever_it_seems_to_cost() -> None:
    assert judged(7.0, ALPINE, is_close=True) == Judged(Quality.GOOD, 7.0)


@pytest.mark.parametrize(("name", "value"), [("gametwist", 2), ("elsteiner", 1), ("alpine", 1)])
def test_costs_are_measured_by_what_a_plain_call_counts(name: str, value: int) -> None:
    assert unit(table(name)) == value


@pytest.mark.parametrize(
    ("percent", "win", "score"),
    [(60, 0.6, 100), (50, 0.6, 96), (70, 0.6, 96), (40, 0.6, 84), (10, 0.6, 0), (0, 0.6, 0)],
)
def test_a_guess_loses_by_the_square_of_what_it_is_off(
    percent: int, win: float, score: int
) -> None:
    asked = Forecast(ALPINE.contract("call"), win, win - 0.03, win + 0.03)

    assert guess_score(percent, asked) == score


def test_the_guess_that_earns_most_is_the_honest_one_as_in_brier_s_score() -> None:
    asked = Forecast(ALPINE.contract("call"), 0.37, 0.3, 0.4)

    best = max(range(101), key=lambda percent: guess_score(percent, asked))
    brier = min(range(101), key=lambda p: 0.37 * (1 - p / 100) ** 2 + 0.63 * (p / 100) ** 2)

    assert abs(best - brier) <= 3  # whole points round a few guesses together
    assert guess_score(brier, asked) == 100


# --------------------------------------------------------------------------- the question


def made(costs: dict[str, tuple[float, float]]) -> ChooseOne:
    """The answers to a made-up comparison: what each contract costs, and its interval."""
    rows = tuple(
        Cost(
            ALPINE.contract(name),
            None,
            400,
            Spread(-cost, -cost - 1, -cost + 1),
            Spread(0.5, 0.45, 0.55),
            Spread(cost, low, 2 * cost - low) if cost else None,
        )
        for name, (cost, low) in costs.items()
    )
    graded = tuple(which_contract._judged(row, ALPINE) for row in rows)
    right = frozenset(place for place, one in enumerate(graded) if one.quality in ("best", "good"))
    return ChooseOne((), right, judged=graded)


def test_a_contract_within_the_margin_is_right_as_well() -> None:
    answer = made({"call": (0, 0), "piccolo": (0.4, -0.1), "beggar": (0.9, 0.5)})

    qualities = [one.quality for one in answer.judged]
    assert qualities == [Quality.BEST, Quality.GOOD, Quality.INEXACT]
    assert answer.right == {0, 1}


def first_question(name: str = "alpine", level: int = 2) -> Question:
    return generate("which-contract", table(name), level, 0)


@pytest.mark.slow
def test_a_worse_contract_is_nudged_by_how_much_worse_it_is() -> None:
    nudges = {
        Quality.INEXACT: "nudge-inexact",
        Quality.MISTAKE: "nudge-mistake",
        Quality.BLUNDER: "nudge-blunder",
    }
    seen = set()
    for name in DIALECTS:
        for level in LEVELS:
            for one in questions("which-contract", name, level):
                assert isinstance(one.answer, ChooseOne)
                for place, expected in enumerate(one.answer.judged):
                    given = grade(one, place)
                    assert given.judged == expected
                    assert given.right is (place in one.answer.right)
                    if given.nudge is not None:
                        seen.add(expected.quality)
                        assert given.nudge.rule.id == nudges[expected.quality]

    assert seen == set(nudges)


def test_an_answer_with_a_guess_is_graded_like_one_without() -> None:
    one = first_question()
    assert isinstance(one.answer, ChooseOne)

    for place in range(len(one.answer.options)):
        assert grade(one, Guess(place, 35)) == grade(one, place)


def test_the_contracts_stand_in_the_order_of_the_ladder_with_the_best_among_them() -> None:
    for name in DIALECTS:
        one = first_question(name)
        assert isinstance(one.answer, ChooseOne)
        contracts = [option["contract"] for option in one.answer.options]
        query = Query(table(name), one.position.hand, one.position.seat, one.position.calls)

        ranks = [contract.rank for contract in contracts if isinstance(contract, Contract)]
        assert ranks == sorted(ranks)
        assert len(set(contracts)) == len(contracts) <= which_contract.MOST_OPTIONS
        assert costs_of(query)[0].contract in contracts


def test_a_hand_that_was_not_compared_cannot_be_asked_about() -> None:
    hand = parse_hand("T 22 21 20 19 18 17 16 15 14 13 12 11")

    with pytest.raises(LookupError, match="not among the hands"):
        which_contract.pose(Position(ALPINE, hand=hand))


def test_after_the_last_stored_hand_comes_the_first_again() -> None:
    stored_ones = seeds("which-contract", ALPINE, 2)
    number = len(stored_ones)

    first, again = (generate("which-contract", ALPINE, 2, seed) for seed in (0, number))

    assert number == len(rows("alpine", 2))
    assert first.position == again.position


def test_a_table_with_options_of_its_own_is_asked_about_its_dialect_as_written() -> None:
    own, written_rules = table("hausregeln+pagat_rule=last_tarock"), table("hausregeln")

    one = generate("which-contract", own, 1, 3)

    assert one.position.dialect == written_rules
    assert one.position == generate("which-contract", written_rules, 1, 3).position


# ----------------------------------------------------------------------- rules of thumb


@pytest.mark.parametrize(
    ("name", "calls", "hand", "contract"),
    [
        ("cardgames_zone", "P1:pass", "T 22 21 9 3 2 / H K Q / D J 1 / S K 10 / C 7", "rufer"),
        ("cardgames_zone", "P1:pass", "T 3 2 / H 4 3 2 / D 4 3 / S 8 7 / C 9 8 7", "bettel"),
        ("cardgames_zone", "P1:pass", "T 12 11 / H Q N J / D Q N / S Q N J / C Q N", None),
    ],
)
def test_players_by_rules_of_thumb_name_what_the_hand_reaches(
    name: str, calls: str, hand: str, contract: str | None
) -> None:
    dialect = table(name)
    query = Query(dialect, parse_hand(hand), Seat.P2, read_calls(dialect, calls))

    named = by_thumb(query)

    assert (named and named.name) == contract


# --------------------------------------------------------------------- the stored hands


@every_row
def test_there_are_twenty_different_hands_for_each_table_and_level(name: str, level: int) -> None:
    found = rows(name, level)

    assert len({row.query for row in found}) == len(found) == WANTED


@every_row
def test_a_stored_hand_is_read_as_it_was_written(name: str, level: int) -> None:
    for row in rows(name, level):
        assert read(written(row)) == row


@every_row
def test_the_best_contract_stands_out_with_99_percent_confidence(name: str, level: int) -> None:
    for row in rows(name, level):
        best, *others = row.costs
        assert best.gap is None
        assert others
        for cost in others:
            assert cost.gap is not None
            # 95 % reach 1.96 standard errors to each side, 99 % reach 2.576.
            reach = (cost.gap.high - cost.gap.mean) * 2.576 / 1.96
            assert cost.gap.mean - reach > 0, (row.seed, cost.contract.name)


@every_row
def test_no_level_is_about_one_contract_only(name: str, level: int) -> None:
    best = Counter(row.costs[0].contract.name for row in rows(name, level))

    assert max(best.values()) <= MOST_ALIKE
    assert len(best) >= (2 if name == "cardgames_zone" else 3)  # it has only five contracts


@every_row
def test_at_the_first_level_the_rule_of_thumb_is_right_and_by_far(name: str, level: int) -> None:
    for row in rows(name, level):
        leads = min(cost.gap.mean for cost in row.costs if cost.gap is not None)
        rufers = leads / unit(row.query.dialect)
        agrees = by_thumb(row.query) == row.costs[0].contract
        by_far = 1.5 if name == "cardgames_zone" else 2.5
        expected = 3 if not agrees or rufers < 1 else 1 if rufers >= by_far else 2

        assert level == expected


@pytest.mark.slow
def test_a_few_stored_hands_are_compared_anew() -> None:
    warm()
    sample = list(sample_of_costs())

    assert len(sample) == len(DIALECTS)
    assert [cost_faults(one) for one in sample[2:3]] == [[]]


@pytest.mark.slow
def test_a_stored_worth_that_is_not_true_is_found() -> None:
    warm()
    one = rows("alpine", 3)[0]
    best, *others = one.costs
    wrong = replace(best, score=Spread(best.score.mean + 40, best.score.low, best.score.high))
    turned = replace(others[-1], gap=None)

    assert cost_faults(replace(one, costs=(wrong, *others)))
    assert cost_faults(replace(one, costs=(turned, best, *others[:-1])))
    assert cost_faults(replace(one, costs=one.costs[:-1]))


@pytest.mark.proof
@pytest.mark.timeout(0)
@every_row
def test_every_stored_hand_is_confirmed_by_a_longer_run_of_another_seed(
    name: str, level: int
) -> None:
    warm()
    for row in rows(name, level):
        longer = refine(row.query, seed=row.seed + 77_777_777)
        found = next(now for now in longer if now.done or now.rows[0].samples >= LONGER)
        assert found.rows[0].contract == row.costs[0].contract, row.seed


# ----------------------------------------------------------------------------- the search


def estimate(*gaps: tuple[str, float, float], hand: str) -> Estimate:
    """An estimate whose best contract is followed by others at those distances."""
    query = Query(ALPINE, parse_hand(hand), Seat.P1, read_calls(ALPINE, EVERYBODY_PASSED))
    found = [
        Row(
            contract=ALPINE.contract(name),
            win=None,
            open_win=None,
            score=Spread(-gap, -gap - 1, -gap + 1),
            samples=400,
            undecided=0.0,
            gap=Spread(gap, gap - half, gap + half) if gap else None,
        )
        for name, gap, half in gaps
    ]
    return Estimate(query, tuple(found), (), 400, seed=1)


EVERYBODY_PASSED = "P1:pass P2:pass P3:pass P4:pass"
CALLS = "T 22 19 16 9 5 / H K Q / D J 1 / S K 10 / C 7"


def test_a_gap_stands_out_only_beyond_its_99_percent_interval() -> None:
    near = estimate(("call", 0, 0), ("piccolo", 1.0, 0.78), hand=CALLS)
    far = estimate(("call", 0, 0), ("piccolo", 1.0, 0.74), hand=CALLS)

    assert not stands_out(near)
    assert stands_out(far)


@pytest.mark.parametrize(
    ("best", "gap", "level"),
    [("call", 2.5, 1), ("call", 2.4, 2), ("call", 0.9, 3), ("beggar", 9, 3)],
)
def test_a_hand_is_hard_where_the_rule_fails_or_little_decides(
    best: str, gap: float, level: int
) -> None:
    found = estimate((best, 0, 0), ("no_trump", gap, 0.1), hand=CALLS)

    assert level_of(found) == level


def test_a_search_draws_the_same_hands_again() -> None:
    for name in ("gametwist", "hausregeln"):
        found = [candidate(table(name), number) for number in range(12)]

        assert found == [candidate(table(name), number) for number in range(12)]
        assert any(found)


def test_a_level_takes_no_more_hands_of_one_contract_than_it_should() -> None:
    rng = random.Random(1)
    collection = Collection(ALPINE, [])
    cost = Cost(ALPINE.contract("call"), None, 400, Spread(1, 0, 2), None, None)
    pack = list(parse_hand("T 22 21 20 19 18 17 16 15 14 13 12 11"))

    taken = 0
    for seed in range(2 * MOST_ALIKE):
        rng.shuffle(pack)
        query = Query(ALPINE, CardSet(pack), Seat.P2, passed_until(ALPINE, Seat.P2))
        taken += collection.add(Collected(query, 1, seed, (cost,)))

    assert taken == MOST_ALIKE == len(collection.rows)
    assert collection.wanted == {1, 2, 3}
