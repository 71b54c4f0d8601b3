import copy
import json
from collections.abc import Callable, Iterator
from functools import reduce
from operator import getitem
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tutor.progress.samples import Clock, attempt
from tutor.progress import NewAttempt, Store, StoreError, open_store

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=8)
ATTEMPTS = st.builds(
    NewAttempt,
    learner_id=st.just("anna"),
    nonce=st.sampled_from("abcdefgh"),
    question_id=st.sampled_from(["q1", "q2", "q3"]),
    kind=st.sampled_from(["card-points", "trick-winner"]),
    dialect=TEXTS,
    level=st.integers(1, 3),
    response=TEXTS,
    right=st.booleans(),
    hints=st.integers(0, 3),
    revealed=st.booleans(),
    elapsed_ms=st.none() | st.integers(-1, 2**40),
)
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "language": st.none() | TEXTS,
        "dialect": st.none() | TEXTS,
        "text_twin": st.booleans(),
        "four_colours": st.booleans(),
        "indices": st.booleans(),
        "big_numbers": st.booleans(),
    },
)
Data = dict[str, Any]
STEPS = st.lists(st.tuples(TEXTS, TEXTS), max_size=4)


def _all_there_is(store: Store) -> tuple[object, ...]:
    learner = store.learner("anna")
    settings = (learner.language, learner.dialect, learner.text_twin, learner.four_colours)
    looks = (learner.indices, learner.big_numbers, learner.created_at)
    results = (store.tally("anna"), store.mistakes("anna"), store.recent_attempts("anna"))
    tries = tuple(store.attempts("anna", question) for question in ("q1", "q2", "q3"))
    return settings, looks, results, tries, store.steps_done("anna")


@pytest.fixture(scope="module")
def one_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    place = tmp_path_factory.mktemp("data") / "progress.db"
    store = open_store(f"sqlite:///{place.as_posix()}", clock=Clock())
    yield store
    store.close()


# Each example writes to the disk a dozen times: a thousand are proof enough.
@settings(max_examples=min(1000, settings().max_examples))
@given(attempts=st.lists(ATTEMPTS, max_size=8), changes=SETTINGS, steps=STEPS)
def test_export_then_forget_then_import_gives_the_same_progress(
    one_store: Store,
    attempts: list[NewAttempt],
    changes: dict[str, Any],
    steps: list[tuple[str, str]],
) -> None:
    store = one_store
    store.forget("anna")
    store.save_settings("anna", **changes)
    for answer in attempts:
        store.record(answer)
    for lesson, step in steps:
        store.finish_step("anna", lesson, step)
    before = _all_there_is(store)

    file = json.dumps(store.export("anna"))
    store.forget("anna")
    store.import_("anna", json.loads(file))

    assert _all_there_is(store) == before
    assert json.dumps(store.export("anna")) == file


def test_an_export_does_not_tell_the_learners_id(store: Store) -> None:
    store.record(attempt(learner_id="a-secret-id"))

    exported = json.dumps(store.export("a-secret-id"))

    assert "a-secret-id" not in exported


def test_a_learner_of_whom_nothing_is_stored_can_be_exported_and_imported(store: Store) -> None:
    store.import_("berta", store.export("anna"))

    assert store.recent_attempts("berta") == ()
    assert store.learner("berta").created_at is not None


def test_importing_the_same_file_twice_adds_nothing(store: Store) -> None:
    store.record(attempt())
    store.finish_step("anna", "lesson", "step")
    exported = store.export("anna")

    store.import_("anna", exported)

    assert store.export("anna") == exported


def test_a_second_browser_takes_over_the_progress_while_the_first_still_has_it(
    store: Store,
) -> None:
    store.record(attempt(right=False))

    store.import_("new-browser", store.export("anna"))

    assert store.export("new-browser") == store.export("anna")
    assert store.mistakes("new-browser") == store.mistakes("anna")


def test_progress_of_both_sides_is_kept_and_tries_are_counted_anew(store: Store) -> None:
    for learner in ("anna", "berta", "anna"):
        store.record(attempt(learner_id=learner, nonce=f"{learner}{store.tally(learner)}"))
    first = store.learner("anna").created_at

    store.import_("berta", store.export("anna"))

    tries = store.attempts("berta", "card-points-1")
    assert [tried.number for tried in tries] == [1, 2, 3]
    assert list(tries) == sorted(tries, key=lambda tried: tried.at)
    assert store.learner("berta").created_at == first


def _set(*path: str | int, value: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        reduce(getitem, path[:-1], cast("Any", data))[path[-1]] = value

    return change


def _drop(*path: str | int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        del reduce(getitem, path[:-1], cast("Any", data))[path[-1]]

    return change


def _repeat_an_attempt(data: Data) -> None:
    data["attempts"].append(data["attempts"][0])


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (_set("format", value="recipes"), "the file: expected format"),
        (_set("version", value=2), "the file: expected format"),
        (_drop("steps"), "the file.steps: expected this field"),
        (_set("extra", value=1), "the file.extra: expected no such field"),
        (_set("learner", value=[]), "learner: expected an object"),
        (_set("learner", "language", value=3), "learner.language: expected a text"),
        (_set("learner", "indices", value="yes"), "learner.indices: expected true or false"),
        (_set("learner", "created_at", value="today"), "learner.created_at: expected a time"),
        (_set("attempts", value={}), "attempts: expected a list"),
        (_set("attempts", 1, value=None), "attempts[1]: expected an object"),
        (_drop("attempts", 1, "right"), "attempts[1].right: expected this field"),
        (_set("attempts", 1, "level", value=True), "attempts[1].level: expected a whole number"),
        (_set("attempts", 1, "hints", value=2**63), "attempts[1].hints: expected a whole number"),
        (_set("attempts", 1, "kind", value="\ud800"), "attempts[1].kind: expected a text"),
        (_set("attempts", 1, "at", value="2026-11-29T18:00"), "attempts[1].at: expected a time"),
        (_set("attempts", 1, "at", value="0001-01-01T00:00+05:00"), "attempts[1].at: expected"),
        (_repeat_an_attempt, "attempts[2].nonce: expected a nonce of its own"),
        (_set("steps", 0, "done_at", value=None), "steps[0].done_at: expected a text"),
    ],
)
def test_a_broken_file_is_refused_with_the_place_and_nothing_is_stored(
    store: Store, change: Callable[[Data], None], place: str
) -> None:
    store.record(attempt())
    store.record(attempt(question_id="q2"))
    store.finish_step("anna", "lesson", "step")
    data: Data = copy.deepcopy(store.export("anna"))
    change(data)

    with pytest.raises(StoreError) as refusal:
        store.import_("berta", data)

    assert place in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert store.learner("berta").created_at is None


@pytest.mark.parametrize("data", [None, [], "text", 3])
def test_something_that_is_no_progress_file_at_all_is_refused(store: Store, data: object) -> None:
    with pytest.raises(StoreError, match="the file: expected an object"):
        store.import_("anna", data)


def test_an_older_file_without_a_newer_setting_takes_its_default(store: Store) -> None:
    data: Data = store.export("anna")
    del data["learner"]["big_numbers"]

    store.import_("anna", data)

    assert store.learner("anna").big_numbers
