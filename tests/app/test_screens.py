"""Every screen in both languages and at every table: it opens and says all in words."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from engine.dialects import DIALECTS
from lessons.load import course, lesson
from lessons.model import ReadStep
from lessons.runner import steps_at
from puzzles.generate import PuzzleId
from puzzles.kinds import KINDS
from tests.app.conftest import Visitor, at_every_table, texts
from tutor.words import LANGUAGES
from tutor.words.voices import ROOT

HAND = "T 22 17 9 3 / H K Q 4 / D J 1 / S K 10 / C 7"


def message_ids() -> frozenset[str]:
    """The ids of all messages that no sentence could hold by chance."""
    bodies = [FluentParser().parse(path.read_text("utf-8")).body for path in ROOT.rglob("*.ftl")]
    messages = [entry for body in bodies for entry in body if isinstance(entry, ast.Message)]
    return frozenset(one.id.name for one in messages if "-" in one.id.name)


IDS = message_ids()
TOKEN = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?")


def puzzle_ids(dialect: str) -> list[str]:
    table = DIALECTS[dialect]
    return [
        str(PuzzleId(name, dialect, kind.VERSION, 2, 1))
        for name, kind in KINDS.items()
        if kind.is_at(table)
    ]


def addresses(dialect: str, *, every: bool = False) -> list[tuple[str, dict[str, str]]]:
    """Every screen at a table: each kind of puzzle, a hand, of each lesson a question.

    With ``every``, also a lesson's first step, its last one and its end.
    """
    puzzles = [("practise", {"puzzle": one}) for one in puzzle_ids(dialect)]
    steps = []
    for entry in course().written:
        of_table = steps_at(lesson(entry.id), DIALECTS[dialect])
        asked = [step.id for step in of_table if not isinstance(step, ReadStep)]
        names = [of_table[0].id, asked[0], asked[-1], "end"] if every else asked[:1]
        steps += [("learn", {"lesson": entry.id, "step": name}) for name in names]
    plain = [(view, dict[str, str]()) for view in ("today", "learn", "practise", "settings")]
    hands = [("check", {}), ("check", {"hand": HAND}), ("check", {"hand": "HK HK"})]
    return [*plain, *steps, *puzzles, *hands]


def says_all_in_words(said: list[str]) -> None:
    """Words there are, without braces and without the name of a message."""
    assert len(" ".join(said)) > 40
    for text in said:
        assert not re.search(r"[{}]", text), text
        assert not IDS & set(TOKEN.findall(text)), text


@at_every_table
def test_every_screen_opens_and_says_all_in_words(
    visitor: Visitor, subtests: pytest.Subtests, language: str, dialect: str
) -> None:
    visitor.settle(language=language, dialect=dialect)

    for view, query in addresses(dialect):
        with subtests.test(view=view, **query):
            screen = visitor.open(view, **query)

            assert not screen.exception
            says_all_in_words(texts(screen))


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words_instead_of_cards_every_screen_says_the_same(
    visitor: Visitor, subtests: pytest.Subtests, language: str
) -> None:
    visitor.settle(language=language, dialect="gametwist", text_twin=True)

    for view, query in addresses("gametwist", every=True):
        with subtests.test(view=view, **query):
            screen = visitor.open(view, **query)

            assert not screen.exception
            assert not screen.get("bidi_component")
            says_all_in_words(texts(screen))


def test_a_stranger_is_welcomed_and_asked_for_language_and_table(visitor: Visitor) -> None:
    screen = visitor.open()

    assert not screen.exception
    assert screen.button_group(key="language")
    assert screen.selectbox(key="table").value == "alpine"
    says_all_in_words(texts(screen))
