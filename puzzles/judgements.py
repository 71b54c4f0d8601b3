"""How good a choice is, by what it costs; how good a guess is; what rules of thumb say."""

from __future__ import annotations

from engine.advice.model import Query
from engine.bots.thumb.bidding import bid
from engine.calls import after_calls
from engine.contracts import Contract, Title
from engine.dialect import Dialect
from engine.moves import Bid, Hold
from engine.state import Bidding
from engine.view import View
from puzzles.question import Forecast, Judged, Quality

INEXACT, MISTAKE = 1, 5
"""What an inexact choice and a mistake may cost a deal, counted in plain Rufers: at a table
where one counts 2, an inexact choice costs up to two points, a mistake up to ten, and a
blunder more. Alone one plays for three times as much, so that costs are often large."""


def unit(dialect: Dialect) -> int:
    """What a plain Rufer counts at a table, by which costs are measured."""
    return next(row.won for row in dialect.contracts if row.title is Title.RUFER)


def judged(cost: float, dialect: Dialect, *, is_close: bool = False) -> Judged:
    """How good a choice of that cost is; ``is_close`` if it may be as good as the best,
    which makes it right."""
    if cost <= 0:
        return Judged(Quality.BEST, 0.0)
    if is_close:
        return Judged(Quality.GOOD, cost)
    if cost <= INEXACT * unit(dialect):
        return Judged(Quality.INEXACT, cost)
    return Judged(Quality.MISTAKE if cost <= MISTAKE * unit(dialect) else Quality.BLUNDER, cost)


def guess_score(percent: int, forecast: Forecast) -> int:
    """What a guess earns: 100 where it is right, 0 where it is off by half or more. In
    between it loses as in Brier's score, by the square of what it is off."""
    off = abs(percent / 100 - forecast.win)
    return max(0, round(100 * (1 - (2 * off) ** 2)))


def by_thumb(query: Query) -> Contract | None:
    """What a player by rules of thumb would play there; None if nothing."""
    phase = after_calls(query.dialect, query.calls).phase
    if not isinstance(phase, Bidding):
        return None
    word = bid(View(query.dialect, query.seat, query.hand, phase, factor=1), phase).move
    if isinstance(word, Hold) and phase.standing is not None:
        return phase.standing.contract
    return word.contract if isinstance(word, Bid) else None
