"""Which way the solver goes: compiled, or in plain Python where numba does not work."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Protocol, cast

from engine.cards import Card
from engine.solver.position import CardTable, Outcome, Position, Solution


class Way(Protocol):
    """The module that answers; see ``engine.solver`` for what the answers mean."""

    def solve(self, position: Position, budget: int | None, line: int | None) -> Solution:
        """Whether a game is won."""

    def value(self, position: Position, budget: int | None) -> int | None:
        """What a positive game is worth."""

    def playout(self, positions: Sequence[Position]) -> list[tuple[Card, ...]]:
        """How deals play out."""

    def solve_many(self, positions: Sequence[Position], budget: int) -> list[Outcome]:
        """Which of many games are won."""

    def card_values(
        self, positions: Sequence[Position], budget: int, cards: tuple[Card, ...]
    ) -> CardTable:
        """What each card leads to in many layouts."""


_LOCK = threading.RLock()
_FOUND: list[Way] = []


def way() -> Way:
    """The way to go, found at the first question: the compiled one if it can be had."""
    warm()
    return _FOUND[0]


def is_warm() -> bool:
    """Whether the next answer comes without anything being loaded or compiled first."""
    return bool(_FOUND)


def is_compiled() -> bool:
    """Whether answers come from compiled code; False where numba does not work."""
    return way() is not import_module("engine.solver.plain")


def warm(note: Callable[[], None] | None = None) -> None:
    """Loads what answers need, ahead of the first question. ``note`` is called before
    something must be compiled, which takes several seconds, once for each installation."""
    if _FOUND:
        return
    with _LOCK:
        if not _FOUND:
            _FOUND.append(_compiled(note) or cast("Way", import_module("engine.solver.plain")))


def _compiled(note: Callable[[], None] | None) -> Way | None:
    """The compiled way; None if numba is missing or fails, for whatever reason."""
    with suppress(Exception):
        import_module("engine.solver.compiled").build(note)
        return cast("Way", import_module("engine.solver.quick"))
    return None
