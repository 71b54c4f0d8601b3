"""What multiplies every amount of a deal."""

from __future__ import annotations

from engine import rulebook as rb
from engine.scoring.ledger import Factor
from engine.scoring.outcome import Outcome


def deal_factors(outcome: Outcome) -> tuple[Factor, ...]:
    """The factor of a deal that counts double or more (DE-17f, DE-17f2), if it does."""
    if outcome.factor == 1:
        return ()
    return ((rb.FACTOR_DEAL(factor=outcome.factor), outcome.factor),)
