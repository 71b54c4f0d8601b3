"""What the solver answers, about one position or many at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.solver.layout import legal_cards, needed
from engine.solver.position import (
    CardTable,
    CardVerdict,
    Outcome,
    Position,
    Solution,
    after,
)
from engine.solver.ways import way


def solve(position: Position, budget: int | None = None, line: int | None = None) -> Solution:
    """Whether the declarer's game is won when everybody plays their best, cards open.

    A positive game is won with ``line`` thirds, the dialect's unless told otherwise; a
    negative one with exactly the tricks aimed at. Undecided when ``budget`` nodes, cards
    tried, do not do; without one it searches to the end. Raises ValueError in Trischaken.
    """
    needed(position, line)
    return way().solve(position, budget, line)


def value(position: Position, budget: int | None = None) -> int | None:
    """The thirds that the declarer's side ends with when everybody plays for points;
    None when the budget does not do. Raises ValueError but in positive games."""
    if not position.game.is_positive:
        raise ValueError("only a positive game has a value in card points")
    return way().value(position, budget)


def card_verdicts(
    position: Position, budget: int | None = None, *, values: bool = False
) -> tuple[CardVerdict, ...]:
    """What becomes of the game with each card that may be played now, the weakest first.

    The budget is for each card. ``values`` asks for the thirds too, in positive games.
    Raises ValueError in Trischaken.
    """
    verdicts = []
    for card in legal_cards(position):
        then = after(position, card)
        own = value(then, budget) if values and position.game.is_positive else None
        verdicts.append(CardVerdict(card, solve(then, budget).status, own))
    return tuple(verdicts)


def playout(positions: Sequence[Position]) -> list[tuple[Card, ...]]:
    """For each position the cards to the end as a quick sensible player, who sees all
    hands and looks one trick ahead, plays them for everybody."""
    return way().playout(positions)


def solve_many(positions: Sequence[Position], budget: int) -> list[Outcome]:
    """For each position what ``budget`` nodes prove and what a quick playout brings.
    Raises ValueError in Trischaken, unless the budget is 0."""
    if budget:
        for one in positions:
            needed(one)
    return way().solve_many(positions, budget)


def card_values(positions: Sequence[Position], budget: int) -> CardTable:
    """Each legal card in each of many layouts of the hands that the seat to play cannot see.

    The seat, its hand and the trick are the same in all. The budget is for each card of
    each layout. Raises ValueError without a layout or where the hands differ.
    """
    if len({(one.turn, one.hand(one.turn)) for one in positions}) != 1:
        raise ValueError("the layouts must have the same seat to play and the same hand")
    return way().card_values(positions, budget, legal_cards(positions[0]))
