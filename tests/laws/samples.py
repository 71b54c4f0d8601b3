"""How many examples the laws try."""

from __future__ import annotations

from hypothesis import settings

FAIR = settings(max_examples=min(2000, settings().max_examples))
"""For laws that run once or a few times: two thousand are proof enough."""
EACH = settings(max_examples=max(20, settings().max_examples // 10))
"""For laws that run for each class of game at each table: a tenth is plenty."""
