"""Learn: the course as a map, and one lesson step by step."""

from __future__ import annotations

from dataclasses import replace

import streamlit as st

from lessons.load import course, lesson
from lessons.model import Entry, Lesson, ReadStep, Step
from lessons.runner import next_step, progress, question, steps_at, taught_at, taught_elsewhere
from lessons.text import render
from tutor import session
from tutor.session import Here
from tutor.widgets import loop
from tutor.widgets.calibration_chart import show_calibration
from tutor.widgets.keys import keys_button

END = "end"
"""What the address names after the last step."""


def main() -> None:
    """The map, or the step of the lesson that the address names."""
    visitor = session.here()
    wanted = session.asked("lesson")
    written = {entry.id: entry for entry in course().written}
    written |= {str(entry.number): entry for entry in course().written}
    if wanted in written:
        _lesson(visitor, written[wanted])
        return
    if wanted is not None:
        st.warning(visitor.tell("learn-no-such"))
    _map(visitor)


def _map(visitor: Here) -> None:
    st.title(visitor.tell("nav-learn"))
    st.markdown(visitor.tell("learn-intro"))
    done = session.store().steps_done(visitor.learner.id)
    for entry in course().written:
        with st.container(border=True, horizontal=True, vertical_alignment="center"):
            title = f"**{entry.number}. {entry.title(visitor.language)}**"
            _open_lesson(visitor, entry, title, done)
    later = [entry for entry in course().entries if not entry.is_written]
    if later:
        with st.expander(visitor.tell("learn-later"), icon=":material/hourglass_empty:"):
            st.caption(visitor.tell("learn-not-yet"))
            lines = [f"- {entry.number} · {entry.title(visitor.language)}" for entry in later]
            st.markdown("\n".join(lines))


def _open_lesson(visitor: Here, entry: Entry, title: str, done: frozenset[tuple[str, str]]) -> None:
    opened = lesson(entry.id)
    so_far = progress(opened, _of(entry.id, done), visitor.dialect)
    minutes = visitor.tell("learn-minutes", minutes=opened.minutes)
    state = visitor.tell("learn-done") if so_far.is_complete else f"{so_far.done}/{so_far.total}"
    st.markdown(f"{title}  \n{minutes} · {state}", width="stretch")
    label = "learn-start" if not so_far.done else "learn-go-on"
    st.button(
        visitor.tell("learn-again" if so_far.is_complete else label),
        key=f"open-{entry.id}",
        type="secondary" if so_far.is_complete else "primary",
        on_click=_begin,
        args=(visitor, entry.id),
    )


def _of(lesson_id: str, done: frozenset[tuple[str, str]]) -> frozenset[str]:
    return frozenset(step for owner, step in done if owner == lesson_id)


def _begin(visitor: Here, lesson_id: str) -> None:
    """Go on where the learner stopped; a finished lesson starts afresh."""
    opened = lesson(lesson_id)
    done = _of(lesson_id, session.store().steps_done(visitor.learner.id))
    upcoming = next_step(opened, done, visitor.dialect)
    if upcoming is None:
        steps = steps_at(opened, visitor.dialect)
        for step in steps:
            if not isinstance(step, ReadStep):
                loop.start_again(loop.standing(visitor, question(opened, step, visitor.dialect)))
        upcoming = steps[0]
    session.ask_for(lesson=lesson_id, step=upcoming.id)


def _lesson(visitor: Here, entry: Entry) -> None:
    opened = lesson(entry.id)
    steps = steps_at(opened, visitor.dialect)
    done = _of(entry.id, session.store().steps_done(visitor.learner.id))
    with st.container(key="lesson"):
        st.markdown(f"# {entry.number}. {entry.title(visitor.language)}")
    wanted = session.asked("step")
    if wanted == END:
        _finished(visitor, entry)
        return
    first = next_step(opened, done, visitor.dialect) or steps[0]
    step = next((one for one in steps if one.id == wanted), first)
    place = steps.index(step)
    st.progress(place / len(steps), text=_place(visitor, opened, step, steps))
    _nearest(visitor, step)
    text = opened.text(step, visitor.language)
    if not (opened.is_quiz(step) and not _is_first_of_quiz(opened, step)):
        st.markdown(_rendered(visitor, step, text.lead))
    over = _ask(visitor, opened, step, entry, steps)
    if over and not opened.is_quiz(step) and text.after:
        st.info(_rendered(visitor, step, text.after), icon=":material/school:")
    _elsewhere(visitor, entry, steps, place)


def _place(visitor: Here, opened: Lesson, step: Step, steps: tuple[Step, ...]) -> str:
    if opened.is_quiz(step):
        quiz = [one for one in steps if opened.is_quiz(one)]
        return visitor.tell("learn-quiz", number=quiz.index(step) + 1, of=len(quiz))
    return visitor.tell("learn-step-of", number=steps.index(step) + 1, of=len(steps))


def _is_first_of_quiz(opened: Lesson, step: Step) -> bool:
    return opened.quiz.index(step) == 0


def _nearest(visitor: Here, step: Step) -> None:
    """Say so where the own table lacks what is taught."""
    reason = taught_elsewhere(step, visitor.dialect)
    if reason is not None:
        st.caption(visitor.say(reason, taught_at(step, visitor.dialect)))


def _rendered(visitor: Here, step: Step, text: str) -> str:
    dialect = taught_at(step, visitor.dialect)
    return render(text, dialect, lambda reason: visitor.say(reason, dialect))


def _ask(visitor: Here, opened: Lesson, step: Step, entry: Entry, steps: tuple[Step, ...]) -> bool:
    """Draw the question of a step, and the way on once it is answered; whether it is."""
    if isinstance(step, ReadStep):
        _chart(visitor, step)
        _onward(visitor, entry, steps, steps.index(step))
        return True
    now = loop.show(
        visitor,
        question(opened, step, visitor.dialect),
        onward=lambda _: _onward(visitor, entry, steps, steps.index(step)),
    )
    return now.is_over


def _chart(visitor: Here, step: ReadStep) -> None:
    """The picture of what play makes of the contract, where the lesson asks for it."""
    if step.chart and step.contract is not None:
        taught = replace(visitor, dialect=taught_at(step, visitor.dialect))
        show_calibration(taught, taught.dialect.contract(step.contract))


def _onward(visitor: Here, entry: Entry, steps: tuple[Step, ...], place: int) -> None:
    """The way to the next step, or to the end."""
    following = steps[place + 1].id if place + 1 < len(steps) else END
    st.button(
        visitor.tell("learn-next-step"),
        key=f"onward-{place}",
        type="primary",
        shortcut="N",
        on_click=_finish_step,
        args=(visitor, entry.id, steps[place].id, following),
    )


def _elsewhere(visitor: Here, entry: Entry, steps: tuple[Step, ...], place: int) -> None:
    """One step back, all lessons, the keys."""
    with st.container(horizontal=True):
        if place:
            st.button(
                visitor.tell("learn-back"),
                key="back",
                type="tertiary",
                on_click=_turn_to,
                args=(entry.id, steps[place - 1].id),
            )
        st.button(
            visitor.tell("learn-to-map"), key="map", type="tertiary", on_click=session.ask_for
        )
        keys_button(visitor)


def _finish_step(visitor: Here, lesson_id: str, step_id: str, following: str) -> None:
    session.store().finish_step(visitor.learner.id, lesson_id, step_id)
    _turn_to(lesson_id, following)


def _turn_to(lesson_id: str, step_id: str) -> None:
    session.ask_for(lesson=lesson_id, step=step_id)


def _finished(visitor: Here, entry: Entry) -> None:
    st.success(visitor.tell("learn-finished"), icon=":material/celebration:")
    later = [one for one in course().written if one.number > entry.number]
    if later:
        title = later[0].title(visitor.language)
        st.button(
            visitor.tell("learn-next-lesson", title=title),
            key="next-lesson",
            type="primary",
            shortcut="N",
            on_click=_begin,
            args=(visitor, later[0].id),
        )
    st.button(visitor.tell("learn-to-map"), key="map", on_click=session.ask_for)


main()
