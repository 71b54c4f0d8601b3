"""Advice rests on the worlds, and nothing hidden is used for a choice of the declarer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import DIALECTS
from engine.advice.advise import advise
from engine.advice.estimate import bidding, dealt, refine
from engine.advice.losses import losses
from engine.advice.plans import Plan, carry_out, plans
from engine.advice.swaps import Swap, swapped_deal, swaps
from engine.advice.worlds import Result, results
from engine.cards import MOND, SKUS, Card, CardSet
from engine.contracts import Title
from engine.deal import Deal
from engine.seats import Seat
from engine.state import Playing
from tests.engine.advice.test_estimate import WEAK, query

pytestmark = pytest.mark.slow


def _turned(deal: Deal) -> Deal:
    """The same deal with the hands of P2, P3 and P4 passed on, the talon untouched."""
    p1, p2, p3, p4 = deal.hands
    return replace(deal, hands=(p1, p3, p4, p2))


@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_the_declarer_keeps_does_not_depend_on_hidden_hands(dialect: str) -> None:
    asked = query(dialect)
    compared = 0

    for plan in plans(asked, bidding(asked))[0]:
        for deal in dealt(asked, 1, 6):
            one, other = (carry_out(asked, plan, each) for each in (deal, _turned(deal)))
            if isinstance(one.phase, Playing) and isinstance(other.phase, Playing):
                assert one.hand(asked.seat) == other.hand(asked.seat)
                assert one.away == other.away
                compared += 1

    assert compared >= 5


def test_a_plan_wants_the_hand_it_was_made_for() -> None:
    asked = query("alpine")
    (plan, *_), _ = plans(asked, bidding(asked))
    other = dealt(query("alpine", str(WEAK)), 0, 1)[0]

    with pytest.raises(ValueError, match="another hand"):
        carry_out(asked, plan, other)


def test_a_swap_gives_a_top_card_that_is_missing_and_takes_one_that_is_held() -> None:
    hand = CardSet([SKUS, Card.T9, Card.T5, Card.HK, Card.H4])

    found = swaps(hand)

    assert Swap(MOND, Card.T5) in found
    assert Swap(Card.T2, SKUS) in found
    assert all(one.card not in hand and one.instead in hand for one in found)
    assert all(one.card.suit is one.instead.suit for one in found)


def test_a_swapped_deal_is_the_same_but_for_two_cards() -> None:
    deal = dealt(query("alpine"), 0, 1)[0]
    missing = next(card for card in Card if card not in deal.hand(Seat.P1))

    there = swapped_deal(deal, Swap(missing, SKUS))

    assert there.hand(Seat.P1) == deal.hand(Seat.P1).remove(SKUS).add(missing)
    assert swapped_deal(there, Swap(SKUS, missing)) == deal


def test_lost_deals_are_told_by_what_they_have_in_common() -> None:
    asked = query("hausregeln", "T 20 18 15 11 8 6 4 2 / H 4 / S K 8 / D Q")
    (dreier,) = [row for row in asked.dialect.contracts if row.title is Title.DREIER]
    deals = dealt(asked, 0, 120)
    # A make-believe in which the game is lost exactly against a long opponent.
    long = [any(len(hand.tarocks) >= 6 for hand in deal.hands[1:]) for deal in deals]
    made_up = [Result(not one, is_proved=True, is_made=not one, score=0.0) for one in long]

    reason, *_ = losses(asked, Plan(dreier), deals, made_up)

    assert reason.rule.id == "loss-long-opponent"
    told = dict(reason.args)
    assert told["percent"] == 100
    assert told["other"] == 0


def test_advice_names_the_best_contract_and_is_the_same_twice() -> None:
    asked = query("alpine", "T 21 19 17 14 9 5 2 / H K 4 / D Q / S K 8")
    found = next(refine(asked))

    advice = advise(found)

    assert advice == advise(found)
    assert found.best is not None
    assert dict(advice.verdict[0].args)["contract"] == found.best.contract
    assert advice.reasons


def test_the_card_that_the_ranking_calls_is_the_card_that_the_advice_calls() -> None:
    for seed in range(4):
        found = next(
            refine(query("gametwist", "T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7"), seed)
        )
        assert found.best is not None

        told = advise(found).calls

        assert dict(told[0].args)["card"] == found.best.called


def test_the_same_worlds_give_the_same_results() -> None:
    asked = query("cardgames_zone")
    (plan, *_), _ = plans(asked, bidding(asked))
    deals = dealt(asked, 5, 10)

    assert results(asked, plan, deals) == results(asked, plan, deals)
    assert results(asked, plan, deals)[:4] == results(asked, plan, deals[:4])
