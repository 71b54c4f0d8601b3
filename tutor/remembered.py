"""Answers that take a moment, worked out once by somebody else and kept for all."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

T = TypeVar("T")

KEPT = 200
"""Answers that are kept."""


class Remembered:
    """The answers of functions that give the same for the same arguments."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._lock = threading.Lock()
        self._asked: OrderedDict[Hashable, Future[Any]] = OrderedDict()

    def ask(self, function: Callable[..., T], *args: Hashable) -> Future[T]:
        """The answer, or the promise of one. A question that failed is asked anew."""
        key = (function, args)
        with self._lock:
            known = self._asked.pop(key, None)
            if known is None or (known.done() and (known.cancelled() or known.exception())):
                known = self._executor.submit(function, *args)
            self._asked[key] = known
            while len(self._asked) > KEPT:
                self._asked.popitem(last=False)
            return known
