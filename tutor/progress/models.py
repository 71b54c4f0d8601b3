"""The tables. A change here needs a revision under ``migrations/versions``."""

from datetime import UTC, datetime

from sqlalchemy import BigInteger, DateTime, Dialect, ForeignKey, Index, MetaData, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Moment(TypeDecorator[datetime]):
    """A point in time: aware going in, UTC coming out, also where a database drops the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Store as UTC; a time without a zone is a mistake of the caller."""
        del dialect
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a time without a zone: {value!r}")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give the zone back."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """What all tables share: names for constraints, the same in every database."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {datetime: Moment()}  # noqa: RUF012  SQLAlchemy reads it as it stands


class Learner(Base):
    """A learner and their settings."""

    __tablename__ = "learner"

    id: Mapped[str] = mapped_column(primary_key=True)
    language: Mapped[str | None]
    dialect: Mapped[str | None]
    text_twin: Mapped[bool]
    four_colours: Mapped[bool]
    indices: Mapped[bool]
    big_numbers: Mapped[bool]
    created_at: Mapped[datetime]
    seen_at: Mapped[datetime]


class Attempt(Base):
    """One answer to one question."""

    __tablename__ = "attempt"
    __table_args__ = (
        Index("uq_attempt_learner_id_nonce", "learner_id", "nonce", unique=True),
        Index("ix_attempt_learner_id_question_id", "learner_id", "question_id"),
        Index("ix_attempt_learner_id_at", "learner_id", "at"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"))
    nonce: Mapped[str]
    question_id: Mapped[str]
    kind: Mapped[str]
    dialect: Mapped[str]
    level: Mapped[int]
    response: Mapped[str]
    right: Mapped[bool]
    hints: Mapped[int]
    number: Mapped[int]
    revealed: Mapped[bool]
    elapsed_ms: Mapped[int | None] = mapped_column(BigInteger)
    at: Mapped[datetime]


class LessonStep(Base):
    """One step of a lesson that a learner has done."""

    __tablename__ = "lesson_step"

    learner_id: Mapped[str] = mapped_column(
        ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True
    )
    lesson_id: Mapped[str] = mapped_column(primary_key=True)
    step_id: Mapped[str] = mapped_column(primary_key=True)
    done_at: Mapped[datetime]
