"""The store: everything the app remembers, one transaction for each call."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import groupby
from typing import Unpack

from sqlalchemy import Engine, delete, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker

from tutor.progress.database import (
    database_url,
    failure,
    for_writing,
    insert_new,
    open_engine,
)
from tutor.progress.models import Attempt, Learner, LessonStep
from tutor.progress.queries import mistakes_of, tally_of
from tutor.progress.records import (
    AttemptRecord,
    KindTally,
    LearnerRecord,
    NewAttempt,
    SettingChanges,
)
from tutor.progress.transfer import Progress, StepRecord, pack, unpack

_SETTINGS = tuple(SettingChanges.__annotations__)
_ATTEMPT = tuple(field.name for field in dataclasses.fields(AttemptRecord))


def _now() -> datetime:
    return datetime.now(UTC)


def open_store(url: str | None = None, *, clock: Callable[[], datetime] = _now) -> "Store":
    """Open the store, its tables up to date; several processes may do so at once.

    Without a URL, the environment variable KOENIGRUFEN_DATABASE_URL decides, else it is an
    SQLite file in the user's own data folder. Raises StoreError if it can't be used.
    """
    return Store(open_engine(database_url(url)), clock)


class Store:
    """What learners have done and how they like it.

    Every method is one transaction in a session of its own and may be called from any thread.
    When a writing method has returned, its data is on the disk. Every method raises StoreError
    when the database fails.
    """

    def __init__(self, engine: Engine, clock: Callable[[], datetime]) -> None:
        self._engine = engine
        self._clock = clock
        self._reader = sessionmaker(engine, expire_on_commit=False)
        self._writer = sessionmaker(for_writing(engine), expire_on_commit=False)

    def ping(self) -> None:
        """Make sure that the database answers."""
        with self._reading() as session:
            session.execute(select(Learner.id).limit(1))

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    def learner(self, learner_id: str) -> LearnerRecord:
        """Give a learner's settings: the defaults for one who is not stored. Writes nothing."""
        with self._reading() as session:
            return _learner_record(learner_id, session.get(Learner, learner_id))

    def save_settings(self, learner_id: str, **changes: Unpack[SettingChanges]) -> LearnerRecord:
        """Change some settings of a learner and give them all.

        Raises TypeError if there is no such setting.
        """
        if unknown := changes.keys() - set(_SETTINGS):
            raise TypeError(f"no such setting: {', '.join(sorted(unknown))}")
        with self._writing() as session:
            learner = self._present(session, learner_id)
            for name, value in changes.items():
                setattr(learner, name, value)
            return _learner_record(learner_id, learner)

    def record(self, attempt: NewAttempt) -> AttemptRecord:
        """Store an answer and give it as stored.

        The same nonce again stores nothing and gives what was stored the first time.
        """
        with self._writing() as session:
            learner = self._present(session, attempt.learner_id)
            mine = select(Attempt).where(Attempt.learner_id == learner.id)
            stored = session.scalar(mine.where(Attempt.nonce == attempt.nonce))
            if stored is None:
                number = 1 + _tries(session, learner.id, attempt.question_id)
                values = dataclasses.asdict(attempt)
                stored = Attempt(**values, number=number, at=learner.seen_at)
                session.add(stored)
            return _attempt_record(stored)

    def attempts(self, learner_id: str, question_id: str) -> tuple[AttemptRecord, ...]:
        """Give all attempts at one question, the first one first."""
        query = (
            select(Attempt)
            .where(Attempt.learner_id == learner_id, Attempt.question_id == question_id)
            .order_by(Attempt.number)
        )
        with self._reading() as session:
            return _attempt_records(session.scalars(query).all())

    def recent_attempts(
        self, learner_id: str, limit: int | None = None
    ) -> tuple[AttemptRecord, ...]:
        """Give the latest attempts at anything, or all of them, the newest first."""
        query = (
            select(Attempt)
            .where(Attempt.learner_id == learner_id)
            .order_by(Attempt.at.desc(), Attempt.id.desc())
            .limit(limit)
        )
        with self._reading() as session:
            return _attempt_records(session.scalars(query).all())

    def finish_step(self, learner_id: str, lesson: str, step: str) -> None:
        """Remember that a step of a lesson is done; a second time changes nothing."""
        with self._writing() as session:
            learner = self._present(session, learner_id)
            insert_new(
                session,
                LessonStep,
                _step_row(learner.id, StepRecord(lesson, step, learner.seen_at)),
            )

    def steps_done(self, learner_id: str) -> frozenset[tuple[str, str]]:
        """Give the (lesson, step) pairs that are done."""
        with self._reading() as session:
            return frozenset((done.lesson, done.step) for done in _steps(session, learner_id))

    def tally(self, learner_id: str) -> tuple[KindTally, ...]:
        """Count, for each kind, the questions answered and those right at the first unaided try."""
        with self._reading() as session:
            return tuple(KindTally(*row) for row in session.execute(tally_of(learner_id)))

    def mistakes(self, learner_id: str, limit: int | None = None) -> tuple[AttemptRecord, ...]:
        """Give the last attempt at each question still to be mended, the newest first.

        That is a question whose last attempt isn't right, or whose first was wrong and that has
        not been answered right without help since.
        """
        with self._reading() as session:
            return _attempt_records(session.scalars(mistakes_of(learner_id).limit(limit)).all())

    def forget(self, learner_id: str) -> None:
        """Delete everything that is stored of a learner."""
        with self._writing() as session:
            session.execute(delete(Learner).where(Learner.id == learner_id))

    def export(self, learner_id: str) -> dict[str, object]:
        """Give everything that is stored of a learner, as plain data for a JSON file."""
        with self._reading() as session:
            query = select(Attempt).where(Attempt.learner_id == learner_id).order_by(Attempt.id)
            return pack(
                Progress(
                    learner=_learner_record(learner_id, session.get(Learner, learner_id)),
                    attempts=_attempt_records(session.scalars(query).all()),
                    steps=_steps(session, learner_id),
                )
            )

    def import_(self, learner_id: str, data: object) -> None:
        """Add exported progress to what a learner has; the settings become those of the file.

        The same file again adds nothing. Raises StoreError with the place of a fault, and stores
        nothing then.
        """
        progress = unpack(learner_id, data)
        with self._writing() as session:
            _merge_learner(self._present(session, learner_id), progress.learner)
            attempts = (_attempt_row(learner_id, attempt) for attempt in progress.attempts)
            insert_new(session, Attempt, *attempts)
            insert_new(session, LessonStep, *(_step_row(learner_id, s) for s in progress.steps))
            _renumber(session, learner_id)

    @contextmanager
    def _reading(self) -> Iterator[Session]:
        with self._failing_clearly(), self._reader.begin() as session:
            yield session

    @contextmanager
    def _writing(self) -> Iterator[Session]:
        with self._failing_clearly(), self._writer.begin() as session:
            yield session

    @contextmanager
    def _failing_clearly(self) -> Iterator[None]:
        try:
            yield
        except SQLAlchemyError as error:
            raise failure(self._engine.url, error) from error

    def _present(self, session: Session, learner_id: str) -> Learner:
        """Give the learner's row, made if missing, locked until the end, seen now."""
        now = self._clock()
        newcomer = LearnerRecord(learner_id, created_at=now, seen_at=now)
        insert_new(session, Learner, dataclasses.asdict(newcomer))
        learner = session.get_one(Learner, learner_id, with_for_update=True)
        learner.seen_at = now
        return learner


def _learner_record(learner_id: str, learner: Learner | None) -> LearnerRecord:
    if learner is None:
        return LearnerRecord(learner_id)
    settings = {name: getattr(learner, name) for name in _SETTINGS}
    return LearnerRecord(
        learner_id, created_at=learner.created_at, seen_at=learner.seen_at, **settings
    )


def _attempt_record(attempt: Attempt) -> AttemptRecord:
    return AttemptRecord(**{name: getattr(attempt, name) for name in _ATTEMPT})


def _attempt_records(attempts: Sequence[Attempt]) -> tuple[AttemptRecord, ...]:
    return tuple(_attempt_record(attempt) for attempt in attempts)


def _attempt_row(learner_id: str, attempt: AttemptRecord) -> dict[str, object]:
    return {"learner_id": learner_id, **dataclasses.asdict(attempt)}


def _step_row(learner_id: str, done: StepRecord) -> dict[str, object]:
    return {
        "learner_id": learner_id,
        "lesson_id": done.lesson,
        "step_id": done.step,
        "done_at": done.done_at,
    }


def _steps(session: Session, learner_id: str) -> tuple[StepRecord, ...]:
    query = (
        select(LessonStep)
        .where(LessonStep.learner_id == learner_id)
        .order_by(LessonStep.done_at, LessonStep.lesson_id, LessonStep.step_id)
    )
    return tuple(
        StepRecord(done.lesson_id, done.step_id, done.done_at) for done in session.scalars(query)
    )


def _tries(session: Session, learner_id: str, question_id: str) -> int:
    query = select(func.count(Attempt.id)).where(
        Attempt.learner_id == learner_id, Attempt.question_id == question_id
    )
    return session.scalar(query) or 0


def _merge_learner(learner: Learner, imported: LearnerRecord) -> None:
    for name in _SETTINGS:
        setattr(learner, name, getattr(imported, name))
    if imported.created_at is not None:
        learner.created_at = min(learner.created_at, imported.created_at)


def _renumber(session: Session, learner_id: str) -> None:
    """Count the tries anew at questions that were tried on both sides of an import."""
    query = (
        select(Attempt)
        .where(Attempt.learner_id == learner_id)
        .order_by(Attempt.question_id, Attempt.at, Attempt.number, Attempt.id)
    )
    for _, group in groupby(session.scalars(query), lambda attempt: attempt.question_id):
        tries = list(group)
        counted = range(1, len(tries) + 1)
        if {attempt.number for attempt in tries} != set(counted):
            for number, attempt in zip(counted, tries, strict=True):
                attempt.number = number
