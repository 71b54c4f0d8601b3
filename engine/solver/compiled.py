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
from typing import Any, TypeAlias, TypeVar, cast

from llvmlite import ir
from numba import njit, types
from numba.core import event
from numba.core.extending import intrinsic, overload, register_jitable

from engine.solver import follow, machine, policy

Grid: TypeAlias = Any
"""An array of numpy, inside compiled code."""
Typed: TypeAlias = Any
"""What numba hands to its extensions: types, builders, values."""
OPTIONS: dict[str, Any] = {"_nrt": False, "no_cfunc_wrapper": True}
"""Compiled code owns no memory: it need not count who uses an array, which took longer
than the search. Nor is it called from C."""
INNER: dict[str, Any] = {**OPTIONS, "no_cpython_wrapper": True}
"""The same for what only compiled code calls."""
SOURCES = (
    "bounds",
    "compiled",
    "follow",
    "kernel",
    "machine",
    "order",
    "policy",
    "room",
    "search",
    "table",
)
"""The modules whose functions are compiled."""
F = TypeVar("F")


def compiled(function: F) -> F:
    """A function for compiled code only."""
    return cast("F", njit(forceinline=True, **INNER)(function))


def _counting(made: str) -> Typed:
    """One of the processor's ways to count bits, as numba calls it."""

    def typed(_: Typed, number: Typed) -> Typed:  # noqa: ARG001 - numba looks at the names
        def code(_: Typed, builder: Typed, __: Typed, given: Typed) -> Typed:
            if made == "ctpop":
                return builder.ctpop(given[0])
            return builder.ctlz(given[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), code

    return intrinsic(typed)


_ones, _zeros_above = _counting("ctpop"), _counting("ctlz")


@overload(machine.count, strict=False)
def _count(cards: Typed) -> Typed:  # noqa: ARG001 - numba looks at the names
    return lambda cards: _ones(cards)  # noqa: PLW0108 - numba takes no intrinsic as it is


@overload(machine.place, strict=False)
def _place(card: Typed) -> Typed:  # noqa: ARG001 - numba looks at the names
    return lambda card: 63 - _zeros_above(card)


@overload(machine.highest, strict=False)
def _highest(cards: Typed) -> Typed:  # noqa: ARG001 - numba looks at the names
    return lambda cards: 1 << (63 - _zeros_above(cards))


register_jitable(**INNER)(machine.lowest)
for _module in (follow, policy):
    for _function in vars(_module).values():
        if isinstance(_function, FunctionType) and _function.__module__ == _module.__name__:
            register_jitable(**INNER)(_function)


def stamp() -> int:
    """A number that differs when any source of compiled code does: what was compiled of
    others must not be taken from the disk."""
    sources = (Path(__file__).with_name(f"{name}.py") for name in SOURCES)
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).digest()
    return int.from_bytes(digest[:7], "big")


class _Listener(event.Listener):
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
