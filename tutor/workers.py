"""Processes that work beside the server, so that a click need not wait for a calculation.

Python lets one thread at a time think. What takes seconds goes to processes of their own,
which give way to everything else on the machine. They are started when they are needed,
again if they die, and end with the process that started them.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import IO, Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

NICENESS = 5
"""How far the work stands back behind the clicks."""
PATIENCE = 5.0
"""Seconds that a process may take to end."""


class WorkError(RuntimeError):
    """What went wrong in a process, with its traceback, or that it died twice."""


class Workers(Executor):
    """An executor whose work is done by a few processes of this Python.

    Functions are those of modules; they, their arguments and results are pickled.
    """

    def __init__(self, number: int = 2) -> None:
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="worker")
        self._all = [_Process() for _ in range(number)]
        self._idle: SimpleQueue[_Process] = SimpleQueue()
        for process in self._all:
            self._idle.put(process)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have it done by the process that has been idle longest. The result raises
        WorkError if it failed there."""
        return self._threads.submit(self._done, fn, args, kwargs)

    def _done(self, fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
        process = self._idle.get()
        try:
            result: T = process.ask((fn, args, kwargs))
        finally:
            self._idle.put(process)
        return result

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - as Executor has it
        """End the processes: after the work that they have in hand, or else at once."""
        self._threads.shutdown(wait=wait, cancel_futures=cancel_futures)
        for process in self._all:
            process.end(at_once=not wait)
        self._threads.shutdown()


class _Process:
    """One process; not there until it is asked for the first time."""

    def __init__(self) -> None:
        self._running: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._has_ended = False

    def ask(self, task: object) -> Any:  # noqa: ANN401 - whatever the task brings
        """The result of a task. One that kills the process is tried once more."""
        for _ in range(2):
            try:
                return self._answer(task, self._there())
            except (OSError, EOFError, ValueError, pickle.UnpicklingError):
                self._let_go(at_once=True)
        raise WorkError("the process died twice")

    def _there(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._has_ended:
                raise WorkError("the work has ended")
            if self._running is None:
                command = [sys.executable, "-m", __name__]
                pipe = subprocess.PIPE
                self._running = subprocess.Popen(command, stdin=pipe, stdout=pipe)  # noqa: S603 - ourselves
            return self._running

    @staticmethod
    def _answer(task: object, running: subprocess.Popen[bytes]) -> Any:  # noqa: ANN401 - whatever the task brings
        pickle.dump(task, _pipe(running.stdin))
        _pipe(running.stdin).flush()
        is_done, result = pickle.load(_pipe(running.stdout))  # noqa: S301 - said by our own process
        if not is_done:
            raise WorkError(result)
        return result

    def end(self, *, at_once: bool) -> None:
        """Let it end for good, in peace or by force."""
        with self._lock:
            self._has_ended = True
        self._let_go(at_once=at_once)

    def _let_go(self, *, at_once: bool) -> None:
        with self._lock:
            running, self._running = self._running, None
        if running is None:
            return
        if at_once:
            running.kill()
        try:
            running.communicate(timeout=PATIENCE)
        except (subprocess.TimeoutExpired, OSError, ValueError):
            running.kill()
            running.wait()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # noqa: S101 - the process was started with pipes
    return pipe


# ------------------------------------------------------------------- in the process


def work(tasks: IO[bytes], results: IO[bytes]) -> None:
    """Do one task after the other until there are no more to come."""
    while True:
        try:
            fn, args, kwargs = pickle.load(tasks)  # noqa: S301 - said by who started us
        except EOFError:
            return
        try:
            told = pickle.dumps((True, fn(*args, **kwargs)))
        except Exception:  # noqa: BLE001 - whatever it is, it is told to who asked
            told = pickle.dumps((False, traceback.format_exc()))
        results.write(told)
        results.flush()


def main() -> None:
    """Work for the process that started this one; Ctrl-C is its affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed is no result
    work(sys.stdin.buffer, results)


if __name__ == "__main__":
    main()
