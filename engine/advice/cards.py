"""Which card to play, and what each of the others costs, from what one seat may know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import findings as fd
from engine.advice.model import Spread
from engine.advice.spread import mean, share
from engine.cards import Card
from engine.contracts import Game
from engine.evaluate.sampling import layouts
from engine.reasons import Reason
from engine.solver import card_values, position
from engine.view import View

if TYPE_CHECKING:
    from engine.solver import CardTable

LAYOUTS = 64
"""Layouts of the hidden cards that are looked at."""
BUDGET = 30_000
"""Nodes for each card in each layout."""
TELLING = 3
"""Cards beside the best whose cost is told."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card that may be played.

    ``win`` is in how many layouts the game then ends well for the seat's side with open
    cards; None in Trischaken. ``points`` is what the side ends with in thirds of a card
    point, in a negative game the declarer's tricks. ``gap`` is how much rarer it wins than
    the best card, in the same layouts (in Trischaken how many thirds more it takes); None
    for the best. ``decided`` is the share of layouts that were solved.
    """

    card: Card
    win: Spread | None
    points: float
    decided: float
    gap: Spread | None

    @property
    def is_as_good(self) -> bool:
        """Whether the layouts cannot tell it from the best card."""
        return self.gap is None or self.gap.low <= 0


def card_rows(view: View, seed: int = 0, number: int = LAYOUTS) -> tuple[CardRow, ...]:
    """Every card that the seat may play now, the best first; the same for the same seed.

    Raises TypeError if no trick is being played, LookupError if nothing agrees with what
    the seat has seen.
    """
    contract = view.play.contract
    rng = random.Random(f"card {seed}")
    found = card_values([position(state) for state in layouts(view, rng, number)], BUDGET)
    if contract.game is Game.TRISCHAKEN:
        return _ranked(found, [[-float(one) for one in row] for row in found.result], ())
    is_declarer_side = bool(view.side_of(view.seat))
    wins = [[float(bool(one) == is_declarer_side) for one in row] for row in found.won]
    return _ranked(found, wins, [_tie(found, n, is_declarer_side) for n in range(len(wins))])


def _tie(found: CardTable, row: int, is_declarer_side: bool) -> float:  # noqa: FBT001 - a side
    """What decides between cards that win as often: more points for one's own side."""
    points = float(found.result[row].mean())
    return points if is_declarer_side else -points


def _ranked(
    found: CardTable, worth: Sequence[Sequence[float]], ties: Sequence[float]
) -> tuple[CardRow, ...]:
    def order(row: int) -> tuple[float, float]:
        return -sum(worth[row]), -(ties[row] if ties else 0.0)

    rows = sorted(range(len(found.cards)), key=order)
    best = worth[rows[0]]
    return tuple(
        CardRow(
            found.cards[row],
            share(round(sum(worth[row])), len(worth[row])) if ties else None,
            float(found.result[row].mean()),
            float(found.decided[row].mean()),
            None if place == 0 else _gap(best, worth[row]),
        )
        for place, row in enumerate(rows)
    )


def _gap(best: Sequence[float], other: Sequence[float]) -> Spread:
    doubt = 0.1 if max(map(abs, best), default=0) <= 1 else 1.0
    return mean([one - less for one, less in zip(best, other, strict=True)], doubt=doubt)


def card_reasons(rows: Sequence[CardRow]) -> tuple[Reason, ...]:
    """The best card and what the next ones cost; that it is too close where it is. Nothing
    in Trischaken, where there is no game to win."""
    if not rows or rows[0].win is None:
        return ()
    told = [fd.CHOICE_BEST_CARD(card=rows[0].card, percent=round(100 * rows[0].win.mean))]
    for row in rows[1 : 1 + TELLING]:
        if row.win is not None and not row.is_as_good:
            percent = round(100 * row.win.mean)
            told.append(fd.CHOICE_CARD_COSTS(card=row.card, percent=percent))
    if len(rows) > 1 and len(told) == 1:
        told.append(fd.CHOICE_CLOSE())
    return tuple(told)
