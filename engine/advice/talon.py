"""Which half to take and what to lay away, and what the alternatives cost."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from engine import findings as fd
from engine.advice.correction import correction
from engine.advice.model import Query, Spread
from engine.advice.plans import Plan
from engine.advice.rows import Record
from engine.advice.worlds import results_of
from engine.bots.thumb import choose_lay_away
from engine.bots.thumb.burying import kept_worth
from engine.cards import KINGS, PACK, SUIT_CARDS, Card, CardSet
from engine.contracts import Contract
from engine.counting import thirds
from engine.deal import Deal
from engine.dialect import Dialect
from engine.evaluate.sampling import layouts
from engine.fast_forward import without_a_word
from engine.moves import CallCard, LayAway, TakeHalf
from engine.reasons import Reason
from engine.rules.talon import against_lay_away, cards_to_lay
from engine.seats import Seat
from engine.state import Bidding, GameState, LayingAway, TakingTalon
from engine.transition import follow, undertake
from engine.view import View, view

LAYOUTS = 60
CANDIDATES = 5
"""Lay-aways that are tried with each half: the likeliest by rule of thumb."""
Halves = tuple[tuple[Card, Card, Card], tuple[Card, Card, Card]]


@dataclass(frozen=True, slots=True)
class Choice:
    """A half, where one is taken, and a lay-away, with what they bring: win rate and score
    as in a ranking, and how much less they score than the best, in the same layouts."""

    half: int | None
    away: CardSet
    win: Spread | None
    score: Spread
    gap: Spread | None

    @property
    def is_as_good(self) -> bool:
        """Whether the layouts cannot tell it from the best."""
        return self.gap is None or self.gap.low <= 0


def talon_view(query: Query, contract: Contract, called: Card | None, halves: Halves) -> View:
    """What the declarer sees when the talon is turned up.

    Raises ValueError if a card of the talon is in the hand, or the called card is in the
    talon; IllegalMove if the hand forbids the contract or the call.
    """
    talon = CardSet(halves[0] + halves[1])
    if len(talon) != 6 or talon & query.hand:
        raise ValueError("the talon is six cards that are not in the hand")
    if called in talon:
        raise ValueError("the called card lies in the talon")
    rest = list(PACK - query.hand - talon)
    parts = iter((rest[:12], rest[12:24], rest[24:]))
    hands = [query.hand if seat is query.seat else CardSet(next(parts)) for seat in Seat]
    deal = Deal((hands[0], hands[1], hands[2], hands[3]), halves)
    state = undertake(_begun(query.dialect, deal), query.seat, contract)
    if called is not None:
        state = follow(state, query.seat, CallCard(called))
    return view(state, query.seat)


def _begun(dialect: Dialect, deal: Deal) -> GameState:
    """A deal before the first word, also one that would be dealt again: the hidden hands
    stand for any others."""
    return GameState(dialect, deal, deal.hands, Bidding(dialect.auction.opener))


def talon_choices(seen: View, seed: int = 0, number: int = LAYOUTS) -> tuple[Choice, ...]:
    """The likeliest choices of the declarer, the best first; the same for the same seed.

    The view is that of the declarer before the half is taken, or before laying away.
    There are none where a suit game is lost with either half (PO-7b).
    Raises TypeError at another point of the hand.
    """
    states = layouts(seen, random.Random(f"talon {seed}"), number)
    plan = _plan(seen)
    fit = correction(seen.dialect, plan.contract)
    tried = [
        (half, away, Record(plan, results_of(_laid(states, half, away), seen.seat), fit))
        for half, away in _candidates(seen, states[0], plan)
    ]
    if not tried:
        return ()
    tried.sort(key=lambda one: -one[2].score.mean)
    best = tried[0][2]
    return tuple(
        Choice(half, away, record.win, record.score, None if record is best else record.gap(best))
        for half, away, record in tried
    )


def _plan(seen: View) -> Plan:
    match seen.phase:
        case TakingTalon(undertaking=undertaking) | LayingAway(undertaking=undertaking):
            return Plan(undertaking.contract, seen.called)
        case _:
            raise TypeError("no half is to be taken, and nothing to be laid away")


def _candidates(seen: View, state: GameState, plan: Plan) -> Iterator[tuple[int | None, CardSet]]:
    """Each half with its likeliest lay-aways; these depend on one's own cards alone."""
    if isinstance(seen.phase, LayingAway):
        for away in _lay_aways(seen, plan):
            yield None, away
        return
    for half in (0, 1):
        taken = follow(state, seen.seat, TakeHalf(half))
        if isinstance(taken.phase, LayingAway):
            for away in _lay_aways(view(taken, seen.seat), plan):
                yield half, away


def _lay_aways(seen: View, plan: Plan) -> list[CardSet]:
    """The lay-aways that the rules of thumb like best, the first of them their choice."""
    number = cards_to_lay(_laying(seen))
    chosen = choose_lay_away(seen.hand, number, plan.contract, seen.dialect, plan.called)
    others = [CardSet(some) for some in combinations(seen.hand.coloured - KINGS, number)]
    others.sort(key=lambda away: -_worth(seen.hand, away, plan))
    legal = (away for away in others if not against_lay_away(seen, _laying(seen), away))
    return list(dict.fromkeys((chosen, *islice(legal, CANDIDATES))))[:CANDIDATES]


def _laying(seen: View) -> LayingAway:
    if not isinstance(seen.phase, LayingAway):
        raise TypeError("nothing is being laid away")
    return seen.phase


def _worth(hand: CardSet, away: CardSet, plan: Plan) -> float:
    called = 0 if plan.called is None else SUIT_CARDS[plan.called.suit].bits
    return thirds(away) + kept_worth(hand - away, plan.contract.game, called)


def _laid(states: Sequence[GameState], half: int | None, away: CardSet) -> list[GameState]:
    """These hands after the choice, before the first card."""
    done = []
    for state in states:
        seat = state.turn
        if seat is None:
            raise TypeError("the hand has ended")
        taken = state if half is None else follow(state, seat, TakeHalf(half))
        done.append(without_a_word(follow(taken, seat, LayAway(away))))
    return done


def talon_reasons(choices: Sequence[Choice], halves: Halves | None) -> tuple[Reason, ...]:
    """The best half and lay-away, and what the best of the other half and the next
    lay-aways cost."""
    if not choices:
        return ()
    best = choices[0]
    told: list[Reason] = []
    if halves is not None and best.half is not None:
        told.append(fd.CHOICE_BEST_HALF(cards=halves[best.half]))
        other = [one for one in choices if one.half != best.half]
        told += [
            fd.CHOICE_HALF_COSTS(cards=halves[1 - best.half], score=one.gap.mean)
            for one in other[:1]
            if one.gap is not None
        ]
    told.append(fd.CHOICE_BEST_AWAY(cards=tuple(best.away)))
    same = [one for one in choices[1:] if one.half == best.half and one.gap is not None]
    told += [
        fd.CHOICE_AWAY_COSTS(cards=tuple(one.away), score=one.gap.mean)
        for one in same[:3]
        if one.gap is not None
    ]
    if any(one.is_as_good for one in choices[1:]):
        told.append(fd.CHOICE_CLOSE())
    return tuple(told)
