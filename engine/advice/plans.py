"""What can be undertaken with a hand, and how each plan is carried out in one deal.

A plan is chosen from what the declarer knows: the card to call is the same in every
deal, half and lay-away depend on the talon that turns up, never on hidden hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from engine.advice.model import Forbidden, Query
from engine.bots.thumb import best_call, callable_cards, choose_half, choose_lay_away
from engine.cards import Card, CardSet
from engine.contracts import Contract, Title
from engine.deal import Deal
from engine.evaluate.bars import is_worth
from engine.fast_forward import without_a_word
from engine.moves import Bid, CallCard, GiveUp, LayAway, Move, TakeHalf
from engine.rules.bidding import judge_bidding
from engine.rules.talon import cards_to_lay, judge_talon
from engine.seats import Seat
from engine.state import (
    Announcing,
    Bidding,
    Calling,
    Ended,
    GameState,
    LayingAway,
    Playing,
    TakingTalon,
)
from engine.transition import follow, start, undertake
from engine.view import View, view


@dataclass(frozen=True, slots=True)
class Plan:
    """A contract to play, with the card to call where one is called."""

    contract: Contract
    called: Card | None = None


def plans(query: Query, phase: Bidding) -> tuple[tuple[Plan, ...], tuple[Forbidden, ...]]:
    """A plan for each contract that may be bid now, and the contracts that may not.

    A bid that would be held (GT-4c) counts as the contract that stands. The card to call
    is the one that the rules of thumb choose; ``calls`` names the others.
    """
    seen = View(query.dialect, query.seat, query.hand, phase, factor=1)
    verdict = judge_bidding(seen, phase)
    open_now, closed = [], []
    for contract in query.dialect.contracts:
        reasons = verdict.against[Bid(contract)]
        if reasons:
            closed.append(Forbidden(contract, reasons))
        else:
            open_now.append(plan_for(query, contract))
    return tuple(open_now), tuple(closed)


def plan_for(query: Query, contract: Contract) -> Plan:
    """A contract with the card to call that the rules of thumb choose, if it calls one."""
    if not contract.calls_king:
        return Plan(contract)
    return Plan(contract, best_call(query.hand, contract, query.dialect))


def calls(query: Query, contract: Contract) -> tuple[Plan, ...]:
    """The same contract with each card that may be called."""
    return tuple(Plan(contract, card) for card in callable_cards(query.hand, query.dialect))


def carry_out(query: Query, plan: Plan, deal: Deal) -> GameState:
    """The hand of a deal played by that plan, before the first card or at its early end.

    Nobody announces anything beyond the bid. Raises ValueError if the deal does not give
    the seat the hand of the query.
    """
    if deal.hand(query.seat) != query.hand:
        raise ValueError("the deal gives the seat another hand")
    state = undertake(start(query.dialect, deal), query.seat, plan.contract)
    while True:
        match state.phase:
            case Calling():
                state = follow(state, query.seat, CallCard(_called(plan)))
            case TakingTalon():
                state = follow(state, query.seat, _at_talon(state, plan))
            case LayingAway():
                state = follow(state, query.seat, _away(state, plan))
            case Announcing():
                state = without_a_word(state)
            case Playing() | Ended():
                return state
            case Bidding():
                raise AssertionError("the contract has been undertaken")
            case _:
                assert_never(state.phase)


def _called(plan: Plan) -> Card:
    if plan.called is None:
        raise ValueError("a king is to be called, and the plan names none")
    return plan.called


def _at_talon(state: GameState, plan: Plan) -> Move:
    """The half; or giving up a game that, alone, is below the bar of a Dreier."""
    hand = state.hand(_declarer(state))
    seen = view(state, _declarer(state))
    may_give_up = not judge_talon(seen).against[GiveUp()]
    if may_give_up and not _can_go_alone(state, hand):
        return GiveUp()
    halves = (CardSet(state.deal.talon[0]), CardSet(state.deal.talon[1]))
    return TakeHalf(choose_half(hand, halves, plan.contract, state.dialect, plan.called))


def _can_go_alone(state: GameState, hand: CardSet) -> bool:
    dreier = [row for row in state.dialect.contracts if row.title is Title.DREIER]
    return bool(dreier) and is_worth(hand, dreier[0])


def _away(state: GameState, plan: Plan) -> Move:
    if not isinstance(state.phase, LayingAway):
        raise TypeError("nothing is being laid away")
    hand = state.hand(_declarer(state))
    number = cards_to_lay(state.phase)
    return LayAway(choose_lay_away(hand, number, plan.contract, state.dialect, plan.called))


def _declarer(state: GameState) -> Seat:
    undertaking = state.undertaking
    if undertaking is None:
        raise TypeError("nobody has undertaken anything")
    return undertaking.declarer
