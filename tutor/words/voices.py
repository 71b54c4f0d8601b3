"""One language at one table: its messages, loaded once, and how to speak one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tutor.words.functions import Functions
from tutor.words.values import WordsError, to_fluent

__all__ = ["LANGUAGES", "Voice", "WordsError", "voice"]

ROOT = Path(__file__).parent
LANGUAGES: tuple[str, ...] = tuple(sorted(path.parent.name for path in ROOT.glob("*/names.ftl")))
"""The languages that there are words in."""


class Voice:
    """A language as it is spoken at a dialect's table, or at none in particular."""

    def __init__(self, language: str, dialect_id: str | None = None) -> None:
        if language not in LANGUAGES:
            message = f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}"
            raise WordsError(message)
        self.functions = Functions(self.text)
        self._bundle = FluentBundle(
            [language], functions=self.functions.by_name(), use_isolating=False
        )
        for path in sorted((ROOT / language).glob("*.ftl")):
            self._bundle.add_resource(_read(path))
        own = ROOT / language / "dialects" / f"{dialect_id}.ftl"
        if own.exists():
            self._bundle.add_resource(_read(own), allow_overrides=True)

    def knows(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, with such an attribute."""
        if not self._bundle.has_message(message):
            return False
        return attribute is None or attribute in self._bundle.get_message(message).attributes

    def text(self, message: str, args: Mapping[str, object], attribute: str | None = None) -> str:
        """The message, or one of its attributes, with these arguments.

        Raises WordsError if anything about it is missing or wrong.
        """
        name = message if attribute is None else f"{message}.{attribute}"
        if not self.knows(message, attribute):
            raise WordsError(f"there are no words for {name}")
        entry = self._bundle.get_message(message)
        pattern = entry.value if attribute is None else entry.attributes[attribute]
        if pattern is None:
            raise WordsError(f"{name} has attributes only")
        given = {key: to_fluent(value) for key, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise WordsError(f"{name}: {errors[0]}")
        return str(text)


@cache
def _read(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def voice(language: str, dialect_id: str | None = None) -> Voice:
    """The voice of that language at that table, made once and kept."""
    return Voice(language, dialect_id)
