from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.tutor.progress.samples import Clock, attempt
from tutor.progress import KindTally, LearnerRecord, Store, is_learner_id, new_learner_id


def test_a_learner_nobody_knows_has_the_defaults_and_is_not_stored(store: Store) -> None:
    first = store.learner("anna")
    second = store.learner("anna")

    assert first == second == LearnerRecord("anna")


def test_settings_are_changed_one_by_one_and_the_others_stay(store: Store) -> None:
    store.save_settings("anna", language="de", dialect="hausregeln+pagat_rule=last_tarock")

    changed = store.save_settings("anna", text_twin=True, indices=False)

    assert (changed.language, changed.dialect) == ("de", "hausregeln+pagat_rule=last_tarock")
    assert (changed.text_twin, changed.indices, changed.big_numbers) == (True, False, True)
    assert store.learner("anna") == changed


def test_a_setting_that_does_not_exist_is_refused(store: Store) -> None:
    with pytest.raises(TypeError, match="no such setting: colour"):
        store.save_settings("anna", colour="red")  # type: ignore[call-arg]

    assert store.learner("anna").created_at is None


def test_times_are_kept_with_their_zone(store: Store, clock: Clock) -> None:
    before = clock.now

    stored = store.record(attempt())

    assert stored.at == before + timedelta(seconds=1)
    assert stored.at.tzinfo is UTC
    assert store.learner("anna").created_at == stored.at
    assert store.attempts("anna", stored.question_id)[0].at.tzinfo is UTC


def test_an_attempt_comes_back_as_it_was_stored(store: Store) -> None:
    given = attempt(hints=2, revealed=True, right=False, elapsed_ms=3_000_000_000)

    stored = store.record(given)

    assert store.attempts("anna", given.question_id) == (stored,)
    assert (stored.response, stored.hints, stored.revealed) == (given.response, 2, True)
    assert (stored.right, stored.elapsed_ms, stored.is_unaided) == (False, 3_000_000_000, False)


def test_the_same_nonce_again_gives_the_first_answer_and_stores_nothing(store: Store) -> None:
    first = store.record(attempt(nonce="once", right=True))

    second = store.record(attempt(nonce="once", right=False))

    assert second == first
    assert store.attempts("anna", first.question_id) == (first,)


def test_two_learners_may_use_the_same_nonce(store: Store) -> None:
    store.record(attempt(nonce="same", right=True))

    of_berta = store.record(attempt(learner_id="berta", nonce="same", right=False))

    assert not of_berta.right
    assert of_berta.number == 1


def test_tries_at_a_question_are_numbered_from_one(store: Store) -> None:
    for question in ("q1", "q2", "q1"):
        store.record(attempt(question_id=question))

    assert [tried.number for tried in store.attempts("anna", "q1")] == [1, 2]
    assert [tried.number for tried in store.attempts("anna", "q2")] == [1]


def test_recent_attempts_come_newest_first_and_not_more_than_asked_for(store: Store) -> None:
    for question in ("q1", "q2", "q3"):
        store.record(attempt(question_id=question))
    store.record(attempt(learner_id="berta", question_id="q4"))

    latest = store.recent_attempts("anna", 2)

    assert [tried.question_id for tried in latest] == ["q3", "q2"]
    assert len(store.recent_attempts("anna")) == 3


def test_a_step_of_a_lesson_is_done_once(store: Store) -> None:
    store.finish_step("anna", "04-follow", "try-it")
    exported = store.export("anna")["steps"]

    store.finish_step("anna", "04-follow", "try-it")

    assert store.steps_done("anna") == {("04-follow", "try-it")}
    assert store.export("anna")["steps"] == exported
    assert store.steps_done("berta") == frozenset()


def test_the_tally_counts_questions_and_those_right_at_once_without_help(store: Store) -> None:
    store.record(attempt(question_id="right"))
    store.record(attempt(question_id="hinted", hints=1))
    store.record(attempt(question_id="shown", revealed=True))
    store.record(attempt(question_id="second", right=False))
    store.record(attempt(question_id="second"))
    store.record(attempt(question_id="other", kind="trick-winner"))
    store.record(attempt(question_id="other", kind="trick-winner", learner_id="berta"))

    tally = store.tally("anna")

    assert tally == (KindTally("card-points", 4, 1), KindTally("trick-winner", 1, 1))


@pytest.mark.parametrize(
    ("tries", "open_"),
    [
        ("right", False),
        ("wrong", True),
        ("right wrong", True),
        ("wrong right", False),
        ("wrong hinted", True),
        ("wrong shown", True),
        ("wrong hinted right", False),
        ("wrong right hinted", False),
        ("hinted", False),
        ("wrong right wrong", True),
    ],
)
def test_a_mistake_stays_until_it_is_made_good_without_help(
    store: Store, tries: str, *, open_: bool
) -> None:
    for result in tries.split():
        last = store.record(
            attempt(right=result != "wrong", hints=result == "hinted", revealed=result == "shown")
        )

    mistakes = store.mistakes("anna")

    assert mistakes == ((last,) if open_ else ())


def test_mistakes_come_newest_first_and_are_the_learners_own(store: Store) -> None:
    for question in ("q1", "q2", "q3"):
        store.record(attempt(question_id=question, right=False))
    store.record(attempt(learner_id="berta", question_id="q1"))

    mistakes = store.mistakes("anna", 2)

    assert [missed.question_id for missed in mistakes] == ["q3", "q2"]


def test_forgetting_a_learner_leaves_nothing_of_them_and_all_of_the_others(store: Store) -> None:
    for learner in ("anna", "berta"):
        store.record(attempt(learner_id=learner, question_id="q"))
        store.finish_step(learner, "lesson", "step")
    of_berta = store.export("berta")

    store.forget("anna")

    assert store.learner("anna") == LearnerRecord("anna")
    assert store.attempts("anna", "q") == ()
    assert store.steps_done("anna") == frozenset()
    assert store.export("berta") == of_berta


def test_the_clock_of_the_world_is_the_default(url: str) -> None:
    from tutor.progress import open_store

    store = open_store(url)

    stored = store.record(attempt())

    assert abs(stored.at - datetime.now(UTC)) < timedelta(minutes=1)
    store.close()


def test_ids_of_learners_are_long_random_and_recognised() -> None:
    ids = {new_learner_id() for _ in range(100)}

    assert len(ids) == 100
    assert all(is_learner_id(learner) for learner in ids)
    assert not any(is_learner_id(text) for text in ("", "short", "x" * 23, "ä" * 22, None, 3))
    assert not is_learner_id(f"{new_learner_id()}\n")


def test_progress_knows_nothing_of_streamlit_or_pandas() -> None:
    import subprocess
    import sys

    code = "import sys, tutor.progress; print(sorted({'streamlit', 'pandas'} & set(sys.modules)))"

    found = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    )

    assert found.stdout.strip() == "[]"
