"""Estimates in the making and those that are kept: shared by everybody at this server.

Who looks at a hand keeps the work on it going; when nobody looks any more it rests, and
goes on from there when somebody does. Several hands take turns, step by step.
"""

from __future__ import annotations

import atexit
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cache

from engine import solver
from engine.advice.advise import Advice, advise
from engine.advice.estimate import STEPS, refine
from engine.advice.model import Estimate, Query
from engine.calls import Call
from engine.seats import Seat
from tutor.remembered import Remembered
from tutor.workers import Workers

KEPT = 200
"""Hands whose estimates are kept."""
AT_HAND = 12
"""Hands whose worlds are kept too, so that work on them can go on where it stopped."""
ATTENTION = 6.0
"""Seconds for which a look keeps the work going."""
AT_ONCE = 2
"""Hands that are worked on at the same time; more take turns."""

Key = tuple[str, int, Seat, tuple[Call, ...], int]
Refine = Callable[[Query, int, Executor], Iterator[Estimate]]
Explain = Callable[[Estimate], Advice]


class State(Enum):
    """What is going on with a hand."""

    WARMING = auto()
    """What works on it is not ready yet."""
    WORKING = auto()
    EXPLAINING = auto()
    """The ranking is as close as it gets; the reasons are being worked out."""
    RESTING = auto()
    """Nobody is working on it, though more could be found out."""
    DONE = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class Progress:
    """What is known of a hand so far, and what is going on with it. ``failure`` is what
    made it fail."""

    state: State
    estimate: Estimate | None = None
    advice: Advice | None = None
    failure: BaseException | None = None

    @property
    def is_impossible(self) -> bool:
        """Whether it failed because no deal fits the hand and the auction."""
        return type(self.failure) is LookupError

    @property
    def share(self) -> float:
        """How much of the worlds that are looked at in the end has been seen, 0 to 1."""
        if self.estimate is None:
            return 0.0
        return 1.0 if self.estimate.done else min(1.0, self.estimate.samples / STEPS[-1])


@dataclass
class _Job:
    query: Query
    seed: int
    study: Iterator[Estimate] | None = None
    estimate: Estimate | None = None
    advice: Advice | None = None
    failure: BaseException | None = None
    is_running: bool = False
    looks: dict[str, float] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        return self.advice is not None or self.failure is not None

    @property
    def is_wanted(self) -> bool:
        return any(time.monotonic() - look < ATTENTION for look in self.looks.values())


class Evaluations:
    """The hands that have been asked about at this server.

    ``executor`` works the worlds out, ``refine`` makes estimates and ``explain`` reasons.
    """

    def __init__(
        self, executor: Executor, refine: Refine = refine, explain: Explain = advise
    ) -> None:
        self._executor = executor
        self._refine = refine
        self._explain = explain
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="evaluation")
        self._news = threading.Condition()
        self._jobs: OrderedDict[Key, _Job] = OrderedDict()
        self._ready: Future[None] | None = None
        self.answers = Remembered(executor)
        """Smaller questions, each answered in one go."""

    # ------------------------------------------------------------------- getting ready

    def warm(self) -> None:
        """Begin to get ready, if that has not begun: what has to be compiled is compiled
        by one worker, and loaded by the next. Returns at once."""
        with self._news:
            if self._ready is not None:
                return
            self._ready = self._executor.submit(solver.warm)
        self._ready.add_done_callback(self._warm_next)

    def _warm_next(self, _: object) -> None:
        with suppress(RuntimeError):  # the server has ended in the meantime
            self._executor.submit(solver.warm)

    @property
    def is_warm(self) -> bool:
        """Whether work can begin at once."""
        return self._ready is not None and self._ready.done()

    # ------------------------------------------------------------------------- asking

    def look(self, query: Query, seed: int, visit: str, wait: float = 0.0) -> Progress:
        """What is known, and keep the work going. A visit looks at one hand at a time.

        Where nothing is known yet, waits up to so many seconds for a first ranking.
        """
        self.warm()
        with self._news:
            job = self._job(query, seed)
            for other in self._jobs.values():
                other.looks.pop(visit, None)
            job.looks[visit] = time.monotonic()
            if not job.is_running and not job.is_over:
                self._start(job)
            self._news.wait_for(lambda: job.estimate or not job.is_running, timeout=wait)
            return self._progress(job)

    def leave(self, visit: str) -> None:
        """That visit no longer looks at any hand."""
        with self._news:
            for job in self._jobs.values():
                job.looks.pop(visit, None)

    def forget(self, query: Query, seed: int) -> None:
        """Begin afresh with a hand, should it be asked about again."""
        with self._news:
            self._jobs.pop(key(query, seed), None)

    def known(self, query: Query, seed: int) -> Progress:
        """What is known, without any more work on it."""
        with self._news:
            job = self._jobs.get(key(query, seed))
            return Progress(State.RESTING) if job is None else self._progress(job)

    def close(self) -> None:
        """End all work, at once."""
        with self._news:
            for job in self._jobs.values():
                job.looks.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._threads.shutdown(cancel_futures=True)

    # ------------------------------------------------------------------------ the work

    def _job(self, query: Query, seed: int) -> _Job:
        """The job for that hand, the most recent from now on; too old ones are let go."""
        asked = key(query, seed)
        job = self._jobs.setdefault(asked, _Job(query, seed))
        self._jobs.move_to_end(asked)
        resting = [one for one in self._jobs.values() if not one.is_running and one is not job]
        for old in resting[: max(0, len(resting) - AT_HAND)]:
            old.study = None
        for old in resting[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[key(old.query, old.seed)]
        return job

    def _start(self, job: _Job) -> None:
        job.is_running = True
        if job.estimate is not None and job.estimate.done:
            self._reason(job, job.estimate)
            return
        job.study = job.study or self._refine(job.query, job.seed, self._executor)
        self._threads.submit(self._step, job, job.study)

    def _step(self, job: _Job, study: Iterator[Estimate]) -> None:
        """One step closer, and the next one after those of the other hands."""
        try:
            if self._ready is not None:
                self._ready.result()
            found = next(study)
        except BaseException as failure:  # noqa: BLE001 - whoever asked is told what it was
            self._end(job, failure)
            return
        with self._news:
            if job.estimate is None or found.done or found.samples >= job.estimate.samples:
                job.estimate = found
            job.is_running = job.is_wanted
            if found.done:
                job.study = None
            if job.is_running:
                self._start(job)
            self._news.notify_all()

    def _reason(self, job: _Job, estimate: Estimate) -> None:
        """Have the reasons worked out."""
        asked = self._executor.submit(self._explain, estimate)
        asked.add_done_callback(lambda told: self._explained(job, told))

    def _explained(self, job: _Job, told: Future[Advice]) -> None:
        if told.cancelled():
            return
        failure = told.exception()
        if failure is not None:
            self._end(job, failure)
            return
        with self._news:
            job.advice = told.result()
            job.is_running = False
            self._news.notify_all()

    def _end(self, job: _Job, failure: BaseException) -> None:
        with self._news:
            job.failure, job.study, job.is_running = failure, None, False
            self._news.notify_all()

    def _progress(self, job: _Job) -> Progress:
        return Progress(self._state(job), job.estimate, job.advice, job.failure)

    def _state(self, job: _Job) -> State:
        if job.failure is not None:
            return State.FAILED
        if job.advice is not None:
            return State.DONE
        if not job.is_running:
            return State.RESTING
        if not self.is_warm:
            return State.WARMING
        is_ranked = job.estimate is not None and job.estimate.done
        return State.EXPLAINING if is_ranked else State.WORKING


def key(query: Query, seed: int) -> Key:
    """What makes two questions the same."""
    return (query.dialect.table, query.hand.bits, query.seat, query.calls, seed)


@cache
def shared() -> Evaluations:
    """Those of this process, made when first asked for."""
    evaluations = Evaluations(Workers())
    atexit.register(evaluations.close)
    return evaluations


def close_shared() -> None:
    """End those of this process, if there are any."""
    if shared.cache_info().currsize:
        atexit.unregister(shared().close)
        shared().close()
        shared.cache_clear()
