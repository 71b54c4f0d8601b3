"""Makes the plain functions of the solver callable from compiled code.

Importing it loads numba. The functions themselves stay what they are in Python.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, TypeAlias, TypeVar

from llvmlite import ir
from numba import njit, types
from numba.core import event
from numba.core.extending import intrinsic, overload, register_jitable

from engine.solver import follow, machine, policy

Grid: TypeAlias = Any
"""An array of numpy, inside compiled code."""
F = TypeVar("F")


def compiled(function: F) -> F:
    """A function for compiled code only."""
    made: F = njit(function)
    return made


@intrinsic  # type: ignore[untyped-decorator]
def _ones(_: Any, number: Any) -> Any:  # noqa: ANN401 - numba's own types
    return types.int64(types.int64), lambda _, builder, __, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def _zeros_above(_: Any, number: Any) -> Any:  # noqa: ANN401 - numba's own types
    no = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda _, builder, __, args: builder.ctlz(args[0], no)


@overload(machine.count, inline="always", strict=False)
def _count(cards: Any) -> Any:
    return lambda cards: _ones(cards)


@overload(machine.place, inline="always", strict=False)
def _place(card: Any) -> Any:
    return lambda card: 63 - _zeros_above(card)


@overload(machine.highest, inline="always", strict=False)
def _highest(cards: Any) -> Any:
    return lambda cards: 1 << (63 - _zeros_above(cards))


register_jitable(machine.lowest)
for _module in (follow, policy):
    for _function in vars(_module).values():
        if isinstance(_function, FunctionType) and _function.__module__ == _module.__name__:
            register_jitable(_function)


def stamp() -> int:
    """A number that differs when any of the solver's sources does: what was compiled of
    others must not be taken from the disk."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).digest()
    return int.from_bytes(digest[:7], "big")


class _Listener(event.Listener):  # type: ignore[misc]
    """Calls ``note`` when numba begins to compile."""

    def __init__(self, note: Callable[[], None]) -> None:
        self.note: Callable[[], None] | None = note

    def on_start(self, event: Any) -> None:  # noqa: ANN401, ARG002 - numba's own types
        if self.note is not None:
            note, self.note = self.note, None
            note()

    def on_end(self, event: Any) -> None:  # noqa: ANN401 - numba's own types
        pass


def build(note: Callable[[], None] | None) -> None:
    """Compiles the kernel, or takes it from the disk; ``note`` is called in the first case."""
    with ExitStack() as stack:
        if note is not None:
            listener = _Listener(note)
            stack.enter_context(event.install_listener("numba:compile", listener))
        import_module("engine.solver.kernel")
