"""What the solver answers, about one position or many at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards import Card
from engine.solver import plain
from engine.solver.position import (
    CardTable,
    CardVerdict,
    Outcome,
    Position,
    Solution,
    Status,
    after,
)


def solve(position: Position, budget: int | None = None, line: int | None = None) -> Solution:
    """Whether the declarer's game is won when everybody plays their best, cards open.

    A positive game is won with ``line`` thirds, the dialect's unless told otherwise; a
    negative one with exactly the tricks aimed at. Undecided when ``budget`` nodes, cards
    tried, do not do; without one it searches to the end. Raises ValueError in Trischaken.
    """
    return plain.solve(position, budget, line)


def value(position: Position, budget: int | None = None) -> int | None:
    """The thirds that the declarer's side ends with when everybody plays for points;
    None when the budget does not do. Raises ValueError but in positive games."""
    if not position.game.is_positive:
        raise ValueError("only a positive game has a value in card points")
    return plain.value(position, budget)


def card_verdicts(
    position: Position, budget: int | None = None, *, values: bool = False
) -> tuple[CardVerdict, ...]:
    """What becomes of the game with each card that may be played now, the weakest first.

    The budget is for each card. ``values`` asks for the thirds too, in positive games.
    Raises ValueError in Trischaken.
    """
    verdicts = []
    for card in plain.legal_cards(position):
        then = after(position, card)
        own = value(then, budget) if values and position.game.is_positive else None
        verdicts.append(CardVerdict(card, solve(then, budget).status, own))
    return tuple(verdicts)


def playout(positions: Sequence[Position]) -> list[tuple[Card, ...]]:
    """For each position the cards to the end as a quick sensible player, who sees all
    hands and looks one trick ahead, plays them for everybody."""
    return [plain.played_out(one)[0] for one in positions]


def solve_many(positions: Sequence[Position], budget: int) -> list[Outcome]:
    """For each position what ``budget`` nodes prove and what a quick playout brings."""
    return [plain.outcome(one, budget) for one in positions]


def card_values(positions: Sequence[Position], budget: int) -> CardTable:
    """Each legal card in each of many layouts of the hands that the seat to play cannot see.

    The seat, its hand and the trick are the same in all. The budget is for each card of
    each layout. Raises ValueError without a layout or where the cards to choose from differ.
    """
    import numpy as np  # noqa: PLC0415 - `import engine.solver` stays quick

    cards = same_cards(positions)
    seat = positions[0].turn
    rows = [[plain.outcome(after(one, card), budget, seat) for one in positions] for card in cards]
    return CardTable(
        cards,
        np.array([[one.is_won for one in row] for row in rows]),
        np.array([[one.status is not Status.UNDECIDED for one in row] for row in rows]),
        np.array([[one.result for one in row] for row in rows], np.int16),
        sum(one.nodes for row in rows for one in row),
    )


def same_cards(positions: Sequence[Position]) -> tuple[Card, ...]:
    """The cards to choose from. Raises ValueError where the layouts do not agree."""
    found = {(plain.legal_cards(one), one.turn) for one in positions}
    if len(found) != 1:
        raise ValueError("the layouts must have the same seat to play and the same hand")
    return found.pop()[0]


def is_warm() -> bool:
    """Whether nothing has to be compiled before the next answer."""
    return True


def warm(note: Callable[[], None] | None = None) -> None:
    """Compiles what answers need, ahead of the first question; ``note`` is called before
    it begins if that will take a while."""
    del note
