from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine import DIALECTS, Rule, all_rules
from tutor import words
from tutor.words import LANGUAGES
from tutor.words.functions import answer_id, option_id

ROOT = Path(words.__file__).parent
FILES = sorted(ROOT.glob("*/**/*.ftl"))
ENGLISH = re.compile(r"\b(the|and|is|are|your|with|may|must|cards?|trick|suit)\b", re.IGNORECASE)
GERMAN = re.compile(r"\b(der|die|das|und|ist|sind|dein|mit|darf|muss|Karten?|Stich)\b")


class Found(Visitor):
    """The variables and plain texts of an entry."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that the visitor asks for
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the name that the visitor asks for
        self.texts.append(node.value)


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for path in sorted((ROOT / language).glob("*.ftl"))
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


def test_there_are_english_and_german() -> None:
    assert {"en", "de"} <= set(LANGUAGES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_holds_junk(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = Counter(
        entry.id.name
        for path in (ROOT / language).glob("*.ftl")
        for entry in entries(path)
        if isinstance(entry, ast.Message | ast.Term)
    )

    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_attributes(language: str) -> None:
    def shape(one: str) -> dict[str, frozenset[str]]:
        return {
            name: frozenset(attribute.id.name for attribute in entry.attributes)
            for name, entry in messages(one).items()
        }

    own, english = shape(language), shape("en")

    assert [name for name in own | english if own.get(name) != english.get(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_only_renames_what_there_is(language: str) -> None:
    known = {
        (type(entry), entry.id.name)
        for path in (ROOT / language).glob("*.ftl")
        for entry in entries(path)
        if isinstance(entry, ast.Message | ast.Term)
    }

    for path in (ROOT / language / "dialects").glob("*.ftl"):
        own = {
            (type(entry), entry.id.name)
            for entry in entries(path)
            if isinstance(entry, ast.Message | ast.Term)
        }
        assert path.stem in DIALECTS
        assert own <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.id)
def test_a_rule_is_told_with_its_own_arguments_only(language: str, rule: Rule) -> None:
    message = messages(language)[rule.id]
    names = [one for one in message.attributes if one.id.name == "name"]

    assert Found(message).variables <= set(rule.takes)
    assert names
    assert Found(names[0]).variables == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_silence_and_option_of_every_table_has_words(language: str) -> None:
    known = messages(language)

    for dialect in DIALECTS.values():
        for silence in dialect.silences:
            assert [one.id.name for one in known[silence.id].attributes] == ["name"]
        for option in dialect.options:
            told = {one.id.name for one in known[option_id(option.name)].attributes}
            assert told >= {"source", *map(answer_id, option.values)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_that_has_words_is_one_of_some_table(language: str) -> None:
    options = [option for dialect in DIALECTS.values() for option in dialect.options]
    known = {
        (name, attribute.id.name)
        for name, message in messages(language).items()
        if name.startswith("option-")
        for attribute in message.attributes
    }

    assert known == {
        (option_id(option.name), attribute)
        for option in options
        for attribute in ("source", *map(answer_id, option.values))
    }


def test_the_german_texts_are_german_and_the_english_ones_english() -> None:
    for language, foreign in (("de", ENGLISH), ("en", GERMAN)):
        texts = [
            text
            for name, entry in messages(language).items()
            if not name.startswith("dialect-")
            for text in Found(entry).texts
        ]
        assert [text for text in texts if foreign.search(text)] == []
