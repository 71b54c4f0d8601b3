"""Processes that work beside the server."""

from __future__ import annotations

import math
import os
import threading
import time
from collections.abc import Iterator

import pytest

from tutor.workers import NICENESS, WorkError, Workers

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    made = Workers(2)
    yield made
    made.shutdown()


def test_work_is_done_in_other_processes_in_turn(workers: Workers) -> None:
    pids = [workers.submit(os.getpid).result() for _ in range(4)]

    assert os.getpid() not in pids
    assert pids[:2] == pids[2:]
    assert pids[0] != pids[1]


def test_results_come_in_the_order_of_the_questions(workers: Workers) -> None:
    assert list(workers.map(math.isqrt, [9, 4, 1])) == [3, 2, 1]


def test_the_work_stands_back_behind_the_clicks(workers: Workers) -> None:
    assert workers.submit(os.nice, 0).result() >= NICENESS


def test_what_goes_wrong_is_told_and_does_no_harm(workers: Workers) -> None:
    with pytest.raises(WorkError, match="ValueError"):
        workers.submit(math.sqrt, -1).result()

    assert workers.submit(math.sqrt, 4).result() == 2


def test_what_cannot_be_told_is_told_so(workers: Workers) -> None:
    with pytest.raises(WorkError, match="pickle"):
        workers.submit(threading.Lock).result()


def test_what_is_printed_is_no_result(workers: Workers) -> None:
    assert workers.submit(print, "hello").result() is None
    assert workers.submit(math.sqrt, 9).result() == 3


def test_a_process_that_dies_is_replaced(workers: Workers) -> None:
    before = {workers.submit(os.getpid).result() for _ in range(2)}

    with pytest.raises(WorkError, match="died"):
        workers.submit(os._exit, 1).result()

    after = {workers.submit(os.getpid).result() for _ in range(2)}
    assert len(before & after) == 1


def test_no_process_outlives_its_workers() -> None:
    workers = Workers(1)
    pid = workers.submit(os.getpid).result()

    workers.shutdown()

    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_nobody_waits_for_work_when_it_is_to_end_at_once() -> None:
    workers = Workers(1)
    pid = workers.submit(os.getpid).result()
    long = workers.submit(time.sleep, 600)
    waiting = workers.submit(os.getpid)
    while not long.running():
        time.sleep(0.01)

    workers.shutdown(wait=False, cancel_futures=True)

    with pytest.raises(WorkError):
        long.result()
    assert waiting.cancelled()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
