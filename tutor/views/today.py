"""Today: one next step, the puzzle of the day, a glimpse of progress."""

from __future__ import annotations

from datetime import UTC, datetime

import streamlit as st

from lessons.load import course, lesson
from lessons.model import Entry
from lessons.runner import Progress, progress
from tutor import session
from tutor.practice import of_the_day
from tutor.session import Here
from tutor.widgets.choices import choose_language, choose_table

LEARN, PRACTISE = "views/learn.py", "views/practise.py"


def main() -> None:
    """A welcome on the first visit, later the next step."""
    visitor = session.here()
    st.title(visitor.tell("today-title"))
    if _is_new(visitor):
        _welcome(visitor)
        return
    _next_lesson(visitor)
    _mistakes(visitor)
    _daily(visitor)
    _tile(visitor, "today-practise", visitor.tell("today-practise-about"), PRACTISE, {})
    _glimpse(visitor)


def _is_new(visitor: Here) -> bool:
    """Whether the visitor has done nothing yet, however often settings were changed."""
    learner = visitor.learner.id
    return not session.store().steps_done(learner) and not session.store().tally(learner)


def _welcome(visitor: Here) -> None:
    st.markdown(visitor.tell("today-welcome"))
    choose_language(visitor)
    choose_table(visitor)
    if st.button(
        visitor.tell("today-start"),
        type="primary",
        icon=":material/school:",
        on_click=session.keep_choices,
    ):
        st.switch_page(LEARN, query_params={"lesson": course().written[0].id})
    st.caption(visitor.tell("today-start-about"))


def _next_lesson(visitor: Here) -> None:
    found = _unfinished(visitor)
    if found is not None:
        entry, so_far = found
        title = visitor.tell("today-continue", title=entry.title(visitor.language))
        about = visitor.tell("today-continue-about", done=so_far.done, of=so_far.total)
        _box(visitor, title, about, LEARN, {"lesson": entry.id}, key="lesson", is_main=True)


def _unfinished(visitor: Here) -> tuple[Entry, Progress] | None:
    """The first lesson that is not finished yet."""
    done = session.store().steps_done(visitor.learner.id)
    for entry in course().written:
        steps = [step for owner, step in done if owner == entry.id]
        so_far = progress(lesson(entry.id), steps, visitor.dialect)
        if not so_far.is_complete:
            return entry, so_far
    return None


def _mistakes(visitor: Here) -> None:
    number = len(session.store().mistakes(visitor.learner.id))
    if number:
        title = visitor.tell("today-mistakes", number=number)
        _box(visitor, title, visitor.tell("today-mistakes-about"), PRACTISE, {}, key="mistakes")


def _daily(visitor: Here) -> None:
    identity = of_the_day(datetime.now(UTC).date().toordinal(), visitor.dialect)
    attempts = session.store().attempts(visitor.learner.id, identity)
    about = "today-daily-done" if any(one.right for one in attempts) else "today-daily-about"
    _tile(visitor, "today-daily", visitor.tell(about), PRACTISE, {"puzzle": identity})


def _tile(visitor: Here, title: str, about: str, page: str, query: dict[str, str]) -> None:
    _box(visitor, visitor.tell(title), about, page, query, key=title)


def _box(
    visitor: Here,
    title: str,
    about: str,
    page: str,
    query: dict[str, str],
    *,
    key: str,
    is_main: bool = False,
) -> None:
    with st.container(border=True, horizontal=True, vertical_alignment="center"):
        st.markdown(f"**{title}**  \n{about}", width="stretch")
        kind = "primary" if is_main else "secondary"
        if st.button(visitor.tell("today-open"), key=f"open-{key}", type=kind):  # type: ignore[arg-type]
            st.switch_page(page, query_params=query)


def _glimpse(visitor: Here) -> None:
    tallies = session.store().tally(visitor.learner.id)
    posed = sum(tally.posed for tally in tallies)
    if posed:
        right = sum(tally.right_first for tally in tallies)
        st.caption(visitor.tell("today-progress", right=right, posed=posed))


main()
