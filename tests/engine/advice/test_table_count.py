"""The count that was measured, and the criteria that were put to the test."""

from __future__ import annotations

import pytest

from engine import DIALECTS, CardSet, parse_hand, table
from engine.advice.calibration import FEWEST, lines
from engine.advice.table_count import (
    count_errors,
    table_bars,
    table_count,
    table_count_parts,
)
from engine.advice.tested import how_it_fared
from engine.contracts import Title
from engine.dialect import Dialect
from engine.evaluate.criteria import CRITERIA

every_table = pytest.mark.parametrize("dialect", DIALECTS.values(), ids=list(DIALECTS))
WEAK = parse_hand("T 3 2 / H 4 3 2 / D 4 3 / S 8 7 / C 9 8 7")
MIDDLING = parse_hand("T 19 16 12 7 4 / H K 3 / D K 2 / S 9 / C N 10")
STRONG = parse_hand("T 22 21 20 18 17 15 11 8 / H K Q / D K / S 9")


def test_more_strength_counts_more() -> None:
    assert table_count(WEAK) < table_count(MIDDLING) < table_count(STRONG)


@pytest.mark.parametrize("hand", [WEAK, MIDDLING, STRONG])
def test_the_lines_of_the_count_make_the_count(hand: CardSet) -> None:
    found = table_count_parts(hand)

    assert sum(part.count for part in found) == table_count(hand)
    for part in found:
        number, each = part.reason["number"], part.reason["each"]
        assert isinstance(number, int)
        assert isinstance(each, int)
        assert number * each == part.count


@every_table
def test_alone_one_needs_more_than_for_a_call(dialect: Dialect) -> None:
    bars = {contract.title: bar for contract, bar in table_bars(dialect).items()}

    alone = [bar for title, bar in bars.items() if title is not Title.RUFER]
    assert alone
    assert bars[Title.RUFER] < min(alone)
    assert bars[Title.RUFER] <= table_count(MIDDLING)
    assert max(alone) <= table_count(STRONG)


def test_the_measured_count_foretells_better_than_those_that_are_published() -> None:
    found = {error.count: error.brier for error in count_errors()}

    assert found["table"] < min(found["twelve"], found["linz"]) < 0.25


@every_table
def test_a_strong_hand_makes_a_call_more_often_than_a_weak_one(dialect: Dialect) -> None:
    call = next(row for row in dialect.contracts if row.title is Title.RUFER)

    weak, *_, strong = [line for line in lines(call) if line.deals >= FEWEST]

    assert strong.won > 0.85
    assert weak.won < 0.65


def test_who_meets_the_claim_for_a_call_gains_at_every_table() -> None:
    for dialect in DIALECTS.values():
        call = next(row for row in dialect.contracts if row.title is Title.RUFER)
        found = how_it_fared("EC-01", dialect, call)
        assert found is not None
        assert found.low > 0.5
        assert found.agrees


def test_the_claim_for_exactly_one_trick_is_not_borne_out() -> None:
    alpine = table("alpine")

    found = how_it_fared("EC-16-alpine", alpine, alpine.contract("piccolo"))

    assert found is not None
    assert found.high < found.break_even
    assert not found.agrees


def test_what_was_not_tested_has_no_figures() -> None:
    alpine = table("alpine")

    assert how_it_fared("EC-01", alpine, alpine.contract("piccolo")) is None
    assert how_it_fared("EC-99", alpine, alpine.contract("call")) is None
    assert "EC-01" in CRITERIA
