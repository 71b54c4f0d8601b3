"""``which-contract``: which contract would you play with this hand?

The hands are stored with what each contract is worth. An answer is graded by what it
costs, see ``puzzles.judgements``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import findings as fd
from engine import handbook as hb
from engine import rulebook as rb
from engine.advice.model import Query
from engine.cards import KINGS, CardSet
from engine.contracts import Contract, Game
from engine.dialect import Dialect
from engine.evaluate.bars import shortfall
from engine.evaluate.claims import claim
from engine.evaluate.counts import standing, twelve_count
from engine.evaluate.features import feature_reasons, features
from engine.reasons import Reason
from puzzles import explain
from puzzles import phrases as ph
from puzzles.collected import Cost, costs_of, stored
from puzzles.judgements import by_thumb, judged
from puzzles.position import Position
from puzzles.question import ChooseOne, Forecast, Judged, Line, Quality, Question

NAME = "which-contract"
VERSION = 1

MOST_OPTIONS = 6
BEST_SHOWN = 3
"""Of the options so many are the best; the others are those that the hand looks like."""


def is_at(dialect: Dialect) -> bool:
    """Wherever hands of every level have been compared."""
    return all(stored(dialect, level) for level in (1, 2, 3))


def positions(dialect: Dialect, level: int) -> tuple[Position, ...]:
    """The stored hands of that level. A table with options of its own gets those of its
    dialect as it is written, which are the ones that were compared."""
    return tuple(
        Position(query.dialect, hand=query.hand, seat=query.seat, calls=query.calls)
        for query in (one.query for one in stored(dialect, level))
    )


def pose(position: Position) -> Question:
    """The question which contract is worth most with this hand.

    Raises LookupError if the hand is not among those that were compared.
    """
    query = Query(position.dialect, position.hand, position.seat, position.calls)
    costs = costs_of(query)
    offered = offer(costs, position.hand)
    graded = tuple(_judged(cost, position.dialect) for cost in offered)
    is_right = (one.quality in (Quality.BEST, Quality.GOOD) for one in graded)
    hand = position.hand
    return Question(
        kind=NAME,
        position=position,
        prompt=ph.ASK_WHICH_CONTRACT(),
        context=explain.auction(position),
        answer=ChooseOne(
            tuple(ph.PLAY_CONTRACT(contract=cost.contract) for cost in offered),
            frozenset(place for place, right in enumerate(is_right) if right),
            judged=graded,
            forecast=_forecast(offered, hand),
        ),
        explanation=tuple(Line(reason) for reason in _why(query, costs)),
        hints=(
            ph.LOOK_AT_TAROCKS_AND_KINGS(tarocks=len(hand.tarocks), kings=len(hand & KINGS)),
            ph.PRINCIPLE_CLAIM(),
            _narrowed(costs, offered),
        ),
        steps=tuple(_row(cost, position.dialect) for cost in costs),
    )


def offer(costs: Sequence[Cost], hand: CardSet) -> tuple[Cost, ...]:
    """The contracts to choose from, in the order of the table's ladder: the best, and
    those besides whose bar the hand comes nearest to."""
    best, others = list(costs[:BEST_SHOWN]), list(costs[BEST_SHOWN:])
    others.sort(key=lambda cost: shortfall(hand, cost.contract))
    shown = best + others[: MOST_OPTIONS - BEST_SHOWN]
    return tuple(sorted(shown, key=lambda cost: (cost.contract.rank, cost.contract.won)))


def _judged(cost: Cost, dialect: Dialect) -> Judged:
    if cost.gap is None:
        return judged(0.0, dialect)
    return judged(max(cost.gap.mean, 0.001), dialect, is_close=cost.gap.low <= 0)


def _forecast(offered: Sequence[Cost], hand: CardSet) -> Forecast | None:
    """What may be guessed: how often the contract is made that the hand looks most like."""
    guessed = [cost for cost in offered if cost.win is not None]
    likely = min(guessed, key=lambda cost: shortfall(hand, cost.contract), default=None)
    if likely is None or likely.win is None:
        return None
    return Forecast(likely.contract, likely.win.mean, likely.win.low, likely.win.high)


def _narrowed(costs: Sequence[Cost], offered: Sequence[Cost]) -> Reason:
    two = [cost.contract for cost in offered if cost in costs[:2]]
    return ph.NARROWED_TO_CONTRACTS(contract=two[0], rival=two[-1])


# ------------------------------------------------------------------------------ the why


def _why(query: Query, costs: Sequence[Cost]) -> Iterator[Reason]:
    best = costs[0]
    rule = fd.FOUND_BEST if best.score.mean > 0 else fd.FOUND_ONLY_LOSSES
    yield rule(contract=best.contract, score=best.score.mean)
    following = costs[1] if len(costs) > 1 else None
    if following is not None and following.gap is not None:
        yield ph.BEST_BEFORE(
            contract=best.contract, rival=following.contract, score=following.gap.mean
        )
    count = twelve_count(query.hand)
    yield rb.TWELVE_TOTAL(count=count)
    yield standing(count)
    yield from _claim(query, best.contract)
    yield from _rule_of_thumb(query, costs)
    yield _feature(query.hand, best.contract)


def _claim(query: Query, contract: Contract) -> Iterator[Reason]:
    """What the page of Alpine asks of a hand for a contract, at its own table."""
    if query.dialect.id == "alpine":
        asked = claim(query.hand, contract.name)
        yield from (*asked.reasons_for, *asked.reasons_against)


def _rule_of_thumb(query: Query, costs: Sequence[Cost]) -> Iterator[Reason]:
    """Whether those who go by rules of thumb would play the same."""
    named = by_thumb(query)
    if named is None:
        yield ph.RULE_WOULD_PASS()
    elif named == costs[0].contract:
        yield fd.FOUND_RULE_AGREES(contract=named)
    for cost in costs[1:]:
        if cost.contract == named and cost.gap is not None:
            yield fd.FOUND_RULE_OTHERWISE(
                contract=named, rival=costs[0].contract, score=cost.gap.mean
            )


def _feature(hand: CardSet, contract: Contract) -> Reason:
    """What the contract lives on: tarocks, sure tricks, or the lack of dangerous cards."""
    shape = features(hand)
    match contract.game:
        case Game.SUIT:
            return hb.FEATURE_SURE_TRICKS(tricks=shape.sure_tricks)
        case Game.NEGATIVE:
            return hb.FEATURE_LOSERS(cards=tuple(shape.losers))
        case _:
            return feature_reasons(hand)[0]


def _row(cost: Cost, dialect: Dialect) -> Reason:
    """A line of the comparison."""
    score = {"score": cost.score.mean, "low": cost.score.low, "high": cost.score.high}
    lost = _judged(cost, dialect).cost
    if cost.win is None:
        return ph.CONTRACT_SCORES(contract=cost.contract, cost=lost, **score)
    percent = round(100 * cost.win.mean)
    return ph.CONTRACT_BRINGS(contract=cost.contract, percent=percent, cost=lost, **score)
