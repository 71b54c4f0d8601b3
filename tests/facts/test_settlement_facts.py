"""The worked facts about the score, one test id each."""

from __future__ import annotations

import pytest

from engine import table
from engine.contracts import Bonus
from engine.outcome_records import read_outcome
from engine.scoring.ledger import Ledger
from engine.scoring.outcome import Outcome, Scored
from engine.scoring.settlement import settle
from engine.scoring.trischaken import ranking
from engine.seats import Seat
from engine.state import Ending
from tests.facts.worked import FACTS, Fact, of_kind

PROSE = {"S15", "S47"}


def settled(fact: Fact) -> Ledger:
    return settle(read_outcome({"dialect": fact["dialect"], **fact["situation"]}))


@pytest.mark.parametrize("fact", of_kind("settlement", but=PROSE))
def test_every_seat_gets_what_the_fact_says(fact: Fact) -> None:
    expected = fact["expected"]

    ledger = settled(fact)

    totals = {seat.name: ledger.totals[seat - 1] for seat in Seat}
    assert totals == expected["deltas"], fact["situation"]["text"]
    assert ledger.is_balanced is expected["zero_sum"]


@pytest.mark.parametrize("fact", of_kind("settlement", but=PROSE))
def test_what_is_paid_is_the_sum_of_the_lines_that_count(fact: Fact) -> None:
    ledger = settled(fact)

    counted = [entry for entry in ledger.entries if entry.struck is None]

    assert counted
    for seat in Seat:
        column = sum(entry.amounts[seat - 1] for entry in counted)
        assert ledger.totals[seat - 1] == column


def test_s15_of_two_level_seats_the_one_nearer_to_forehand_ranks_higher() -> None:
    fact = FACTS["S15"]
    at = table(fact["dialect"])
    p1, p2, p3, p4 = (3 * fact["situation"]["points"][seat.name] for seat in Seat)

    order = ranking(Outcome(at, Ending.PLAYED, at.contract("trischaken"), thirds=(p1, p2, p3, p4)))

    assert [seat.name for seat in order] == fact["expected"]["order_high_to_low"]


@pytest.mark.parametrize(("is_made", "key"), [(True, "made_each"), (False, "failed_each")])
def test_s47_an_announced_valat_counts_48_either_way(*, is_made: bool, key: str) -> None:
    expected = FACTS["S47"]["expected"][key]
    at = table("hausregeln")
    valat = Scored(Bonus.VALAT, is_made, is_announced=True, is_made=is_made)

    ledger = settle(
        Outcome(at, Ending.PLAYED, at.contract("dreier"), game_won=is_made, bonuses=(valat,))
    )

    assert ledger.totals[0] == 3 * expected
    assert [-amount for amount in ledger.totals[1:]] == [expected] * 3


def test_s46_what_lapses_beside_a_valat_stays_on_the_sheet_struck_out() -> None:
    ledger = settled(FACTS["S46"])

    struck = {str(entry.reason.rule.id) for entry in ledger.entries if entry.struck}

    assert struck == {"score-game-won", "score-announced-made"}
    assert len(ledger.entries) == 3


def test_s09_a_silent_valat_worth_less_than_the_rest_would_be_struck_instead() -> None:
    fact = FACTS["S09"]
    richer = {
        **fact["situation"],
        "dialect": fact["dialect"],
        "called": {"pagat": "made", "uhu": "made", "pelican": "made"},
    }

    ledger = settle(read_outcome(richer))

    assert ledger.totals == (90, -30, -30, -30)
    assert [entry.struck.rule.id for entry in ledger.entries if entry.struck] == [
        "struck-valat-worth-less"
    ]


def settlement_ids() -> set[str]:
    """The ids of the facts that this file is about."""
    return {str(row.id) for row in of_kind("settlement", but=PROSE)} | PROSE
