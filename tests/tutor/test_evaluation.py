"""Estimates in the making, shared by everybody at a server: no worlds are dealt here."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine import DIALECTS
from engine.advice.advise import Advice
from engine.advice.estimate import STEPS
from engine.advice.model import Estimate, Query
from engine.calls import passed_until
from engine.card_text import parse_hand
from engine.cards import CardSet
from engine.seats import Seat
from tutor import evaluation
from tutor.evaluation import ATTENTION, Evaluations, Progress, State, close_shared, shared

HAND = parse_hand("T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7")
OTHER = parse_hand("T 6 2 / H 4 3 / D 4 3 2 / S 7 8 9 / C 7 8")
THIRD = parse_hand("T 1 2 3 4 5 6 7 8 9 10 11 12")
ADVICE = Advice((), (), (), (), ())


def query(hand: CardSet = HAND) -> Query:
    dialect = DIALECTS["alpine"]
    return Query(dialect, hand, Seat.P2, passed_until(dialect, Seat.P2))


class AtOnce(Executor):
    """Does what it is asked before it answers."""

    def submit(self, fn: Callable[..., Any], /, *args: object, **kwargs: object) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - as executors do
            done.set_exception(error)
        return done


@dataclass
class Bench:
    """Evaluations whose steps are taken one by one, on a clock that stands still."""

    steps: int = 3
    now: float = 1000.0
    begun: list[Query] = field(default_factory=list)
    taken: list[Query] = field(default_factory=list)
    failure: Exception | None = None
    gate: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    arrived: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))

    def refine(self, asked: Query, seed: int, executor: Executor) -> Iterator[Estimate]:
        del executor
        self.begun.append(asked)
        for number, samples in enumerate(STEPS[: self.steps], 1):
            self.arrived.release()
            self.gate.acquire()
            if self.failure:
                raise self.failure
            self.taken.append(asked)
            yield Estimate(asked, (), (), samples, seed, done=number == self.steps)

    def step(self) -> None:
        """Let one step be taken, and wait until what follows from it has begun."""
        self.arrived.acquire()
        self.gate.release()


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Bench:
    made = Bench()
    monkeypatch.setattr(evaluation.time, "monotonic", lambda: made.now)
    monkeypatch.setattr(evaluation.solver, "warm", lambda: None)
    return made


@pytest.fixture
def evaluations(bench: Bench) -> Iterator[Evaluations]:
    made = Evaluations(AtOnce(), bench.refine, lambda _: ADVICE)
    yield made
    bench.gate.release(100)
    made.close()


def until(found: Callable[[], bool]) -> None:
    """Wait until it is so; the threads have little to do."""
    for _ in range(500):
        if found():
            return
        threading.Event().wait(0.01)
    pytest.fail("it never came to that")


def run_out(bench: Bench, evaluations: Evaluations, asked: Query) -> Progress:
    """Let all steps be taken."""
    bench.gate.release(bench.steps)
    until(lambda: evaluations.known(asked, 1).state is State.DONE)
    return evaluations.known(asked, 1)


def test_a_first_ranking_is_waited_for(bench: Bench, evaluations: Evaluations) -> None:
    bench.gate.release()

    progress = evaluations.look(query(), 1, "me", wait=5)

    assert progress.estimate is not None
    assert progress.estimate.samples == STEPS[0]
    assert progress.state is State.WORKING
    assert progress.share == STEPS[0] / STEPS[-1]


def test_who_does_not_wait_is_told_that_nothing_is_known_yet(
    bench: Bench, evaluations: Evaluations
) -> None:
    progress = evaluations.look(query(), 1, "me")

    assert progress == Progress(State.WORKING)
    assert progress.share == 0
    assert not bench.taken


def test_at_the_end_there_are_reasons(bench: Bench, evaluations: Evaluations) -> None:
    evaluations.look(query(), 1, "me")

    progress = run_out(bench, evaluations, query())

    assert progress.advice is ADVICE
    assert progress.share == 1


def test_the_same_question_is_worked_on_once(bench: Bench, evaluations: Evaluations) -> None:
    evaluations.look(query(), 1, "me")
    evaluations.look(query(), 1, "you")
    run_out(bench, evaluations, query())

    again = evaluations.look(query(), 1, "somebody else")

    assert again.state is State.DONE
    assert len(bench.begun) == 1


def test_another_seed_is_another_question(bench: Bench, evaluations: Evaluations) -> None:
    evaluations.look(query(), 1, "me")
    evaluations.look(query(), 2, "you")

    until(lambda: len(bench.begun) == 2)


def test_nobody_looks_and_the_work_rests(bench: Bench, evaluations: Evaluations) -> None:
    evaluations.look(query(), 1, "me")

    bench.now += ATTENTION + 1
    bench.step()

    until(lambda: evaluations.known(query(), 1).state is State.RESTING)
    assert len(bench.taken) == 1


def test_it_goes_on_from_there_when_somebody_looks(bench: Bench, evaluations: Evaluations) -> None:
    evaluations.look(query(), 1, "me")
    evaluations.leave("me")
    bench.step()
    until(lambda: evaluations.known(query(), 1).state is State.RESTING)

    evaluations.look(query(), 1, "you")
    run_out(bench, evaluations, query())

    assert len(bench.begun) == 1
    assert len(bench.taken) == bench.steps


def test_one_who_leaves_does_not_stop_what_another_looks_at(
    bench: Bench, evaluations: Evaluations
) -> None:
    evaluations.look(query(), 1, "me")
    evaluations.look(query(), 1, "you")

    evaluations.leave("me")
    bench.step()

    bench.arrived.acquire()
    assert evaluations.known(query(), 1).state is State.WORKING


def test_who_turns_to_another_hand_leaves_the_first(bench: Bench, evaluations: Evaluations) -> None:
    evaluations.look(query(), 1, "me")
    evaluations.look(query(OTHER), 1, "me")

    bench.gate.release(100)

    until(lambda: evaluations.known(query(OTHER), 1).state is State.DONE)
    until(lambda: evaluations.known(query(), 1).state is State.RESTING)
    assert bench.taken.count(query()) == 1


def test_several_hands_take_turns(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "AT_ONCE", 1)
    evaluations = Evaluations(AtOnce(), bench.refine, lambda _: ADVICE)
    hands = [query(), query(OTHER), query(THIRD)]
    for visit, asked in enumerate(hands):
        evaluations.look(asked, 1, str(visit))

    bench.gate.release(100)
    until(lambda: len(bench.taken) == len(hands) * bench.steps)

    assert bench.taken == hands * bench.steps
    evaluations.close()


def test_a_failure_is_told_and_can_be_tried_again(bench: Bench, evaluations: Evaluations) -> None:
    bench.failure = LookupError("no deal")
    evaluations.look(query(), 1, "me")
    bench.gate.release()
    until(lambda: evaluations.known(query(), 1).state is State.FAILED)
    assert evaluations.known(query(), 1).is_impossible

    bench.failure = None
    evaluations.forget(query(), 1)
    evaluations.look(query(), 1, "me")

    assert run_out(bench, evaluations, query()).advice is ADVICE


def test_a_mistake_in_the_program_is_no_impossible_hand(
    bench: Bench, evaluations: Evaluations
) -> None:
    bench.failure = KeyError("oops")
    evaluations.look(query(), 1, "me")
    bench.gate.release()

    until(lambda: evaluations.known(query(), 1).state is State.FAILED)
    assert not evaluations.known(query(), 1).is_impossible


def test_reasons_that_cannot_be_worked_out_are_a_failure(bench: Bench) -> None:
    def explain(_: Estimate) -> Advice:
        raise ArithmeticError

    evaluations = Evaluations(AtOnce(), bench.refine, explain)
    evaluations.look(query(), 1, "me")
    bench.gate.release(bench.steps)

    until(lambda: evaluations.known(query(), 1).state is State.FAILED)
    evaluations.close()


def test_only_so_many_hands_are_kept(
    bench: Bench, evaluations: Evaluations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluation, "KEPT", 3)
    bench.steps = 1
    for seed in range(1, 6):
        bench.gate.release()
        evaluations.look(query(), seed, "me", wait=5)
        until(lambda seed=seed: evaluations.known(query(), seed).state is State.DONE)  # type: ignore[misc]

    assert evaluations.known(query(), 1) == Progress(State.RESTING)
    assert evaluations.known(query(), 5).state is State.DONE


def test_only_of_so_many_hands_the_worlds_are_kept(
    bench: Bench, evaluations: Evaluations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluation, "AT_HAND", 1)
    for seed in (1, 2, 3):
        bench.gate.release()
        evaluations.look(query(), seed, "me", wait=5)
        evaluations.leave("me")
        bench.gate.release()
        until(lambda seed=seed: evaluations.known(query(), seed).state is State.RESTING)  # type: ignore[misc]
    found = evaluations.known(query(), 1).estimate
    begun = len(bench.begun)

    bench.gate.release()
    evaluations.look(query(), 1, "me")

    until(lambda: len(bench.begun) == begun + 1)
    bench.step()
    assert evaluations.known(query(), 1).estimate == found


def test_until_it_is_ready_it_says_so(bench: Bench) -> None:
    waiting: Future[Any] = Future()

    class Slow(AtOnce):
        def submit(self, fn: Callable[..., Any], /, *args: object, **kwargs: object) -> Future[Any]:
            return waiting if fn is evaluation.solver.warm else super().submit(fn, *args, **kwargs)

    evaluations = Evaluations(Slow(), bench.refine, lambda _: ADVICE)
    bench.gate.release()

    assert evaluations.look(query(), 1, "me").state is State.WARMING
    assert not evaluations.is_warm

    waiting.set_result(None)
    assert evaluations.look(query(), 1, "me", wait=5).estimate is not None
    assert evaluations.is_warm
    bench.gate.release(10)
    evaluations.close()


def test_a_process_has_one_of_them_until_it_is_closed() -> None:
    first = shared()

    assert shared() is first
    close_shared()
    assert shared() is not first
    close_shared()
