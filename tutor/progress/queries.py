"""The questions to the database that are longer than a line."""

from sqlalchemy import Select, and_, case, func, not_, select

from tutor.progress.models import Attempt

_UNAIDED = and_(Attempt.right, Attempt.hints == 0, not_(Attempt.revealed))
_FIRST = Attempt.number == 1


def tally_of(learner_id: str) -> Select[str, int, int]:
    """Per kind: how many questions were answered, how many right at the first unaided try."""
    return (
        select(
            Attempt.kind,
            func.count(Attempt.question_id.distinct()),
            func.count(case((and_(_FIRST, _UNAIDED), 1))),
        )
        .where(Attempt.learner_id == learner_id)
        .group_by(Attempt.kind)
        .order_by(Attempt.kind)
    )


def mistakes_of(learner_id: str) -> Select[Attempt]:
    """The last attempt at each question that went wrong and is not made good, newest first."""
    question = (
        select(
            Attempt.question_id,
            func.max(Attempt.number).label("last"),
            func.count(case((and_(_FIRST, not_(Attempt.right)), 1))).label("missed"),
            func.count(case((_UNAIDED, 1))).label("made_good"),
        )
        .where(Attempt.learner_id == learner_id)
        .group_by(Attempt.question_id)
        .subquery()
    )
    is_last = and_(Attempt.question_id == question.c.question_id, Attempt.number == question.c.last)
    return (
        select(Attempt)
        .join(question, is_last)
        .where(Attempt.learner_id == learner_id)
        .where(not_(Attempt.right) | ((question.c.missed > 0) & (question.c.made_good == 0)))
        .order_by(Attempt.at.desc(), Attempt.id.desc())
    )
