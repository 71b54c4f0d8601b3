"""Means with honest intervals: Wilson's for shares, and for what a deal brings."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.advice.model import Spread

Z95, Z99 = 1.959964, 2.575829
"""Standard errors to each side of a mean that hold 95 and 99 of 100."""


def share(hits: int, of: int, z: float = Z95) -> Spread:
    """How often something came about, with Wilson's interval. Raises ValueError for none."""
    if of < 1:
        raise ValueError("a share of nothing")
    found = hits / of
    weight = z * z / of
    middle = (found + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * math.sqrt(found * (1 - found) / of + weight / (4 * of))
    return Spread(found, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float], z: float = Z95, doubt: float = 1.0) -> Spread:
    """The mean of what deals brought, with its interval.

    ``doubt`` is a deviation of two more deals that are thought to have been seen: a few
    deals that all brought the same prove little. Raises ValueError for no values.
    """
    number = len(values)
    if not number:
        raise ValueError("a mean of nothing")
    middle = math.fsum(values) / number
    squares = math.fsum((value - middle) ** 2 for value in values) + 2 * doubt * doubt
    reach = z * math.sqrt(squares / (number + 1) / number)
    return Spread(middle, middle - reach, middle + reach)
