import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from tests.tutor.progress.samples import attempt
from tutor.progress import AttemptRecord, Store, open_store

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
RECORD_ONE = """
import sys, time
from tests.tutor.progress.samples import attempt
from tutor.progress import open_store

store = open_store(sys.argv[1])
store.record(attempt(nonce=sys.argv[2], question_id="q"))
print("stored", flush=True)
time.sleep(float(sys.argv[3]))
"""


def _start(url: str, nonce: str, *, stay: float) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", RECORD_ONE, url, nonce, str(stay)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_an_attempt_once_confirmed_survives_the_killing_of_the_process(url: str) -> None:
    with _start(url, "kept", stay=60) as child:
        assert child.stdout is not None
        confirmed = child.stdout.readline()
        child.kill()

    store = open_store(url)

    assert confirmed == "stored\n"
    assert [kept.nonce for kept in store.attempts("anna", "q")] == ["kept"]
    store.close()


def test_several_processes_may_make_the_first_start_at_once(url: str) -> None:
    children = [_start(url, f"n{number}", stay=0) for number in range(4)]
    outcomes = [(child.communicate()[0], child.returncode) for child in children]

    store = open_store(url)

    assert outcomes == [("stored\n", 0)] * 4
    assert {kept.nonce for kept in store.attempts("anna", "q")} == {"n0", "n1", "n2", "n3"}
    store.close()


def test_several_threads_may_open_an_empty_place_at_once(url: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        stores = list(pool.map(open_store, [url] * 8))

    for store in stores:
        store.ping()
        store.close()


def test_threads_that_send_the_same_attempts_store_each_of_them_once(store: Store) -> None:
    wanted = [attempt(question_id=f"q{number % 3}") for number in range(20)]

    def send_all(thread: int) -> list[AttemptRecord]:
        order = wanted[thread:] + wanted[:thread]
        return [store.record(replace(answer, hints=thread)) for answer in order]

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(send_all, range(8)))

    stored = store.recent_attempts("anna")
    by_nonce = {kept.nonce: kept for kept in stored}
    assert len(stored) == len(by_nonce) == 20
    assert all(answer == by_nonce[answer.nonce] for sent in answers for answer in sent)
    for question, count in (("q0", 7), ("q1", 7), ("q2", 6)):
        tried = store.attempts("anna", question)
        assert [kept.number for kept in tried] == list(range(1, count + 1))
