"""Reasons and other messages as sentences."""

from __future__ import annotations

from typing import Literal

from engine.dialect import Dialect, Option, Silence
from engine.reasons import Reason, Rule
from tutor.words.functions import answer_id, option_id
from tutor.words.voices import Voice, voice

Form = Literal["why", "name", "against", "waived"]
"""The ways to tell a rule: why it holds here, its short name, why it refuses a card,
and why it does not bind here."""


def say(reason: Reason, language: str, dialect: Dialect | None = None, form: Form = "why") -> str:
    """A reason as a sentence to the learner, in the words of that table.

    Where a rule has no sentence against a card, its "why" is said. Raises WordsError
    if the words are missing or at fault.
    """
    speaker = _voice(language, dialect)
    attribute: str | None = None if form == "why" else form
    if form == "against" and not speaker.knows(reason.rule.id, form):
        attribute = None
    return speaker.text(reason.rule.id, dict(reason.args), attribute)


def rule_name(rule: Rule, language: str, dialect: Dialect | None = None) -> str:
    """The short name of a rule."""
    return _voice(language, dialect).text(rule.id, {}, "name")


def silence_text(silence: Silence, language: str, dialect: Dialect | None = None) -> str:
    """What a source leaves open, and our ruling."""
    return _voice(language, dialect).text(silence.id, {})


def silence_name(silence: Silence, language: str, dialect: Dialect | None = None) -> str:
    """What the gap is about, in a few words."""
    return _voice(language, dialect).text(silence.id, {}, "name")


def option_question(option: Option, language: str, dialect: Dialect | None = None) -> str:
    """What a table may set there, as a question."""
    return _voice(language, dialect).text(option_id(option.name), {})


def option_answer(option: Option, value: str, language: str, dialect: Dialect | None = None) -> str:
    """One of the values of an option, in words."""
    return _voice(language, dialect).text(option_id(option.name), {}, answer_id(value))


def option_source(option: Option, language: str, dialect: Dialect | None = None) -> str:
    """What the source of that table says about an option."""
    return _voice(language, dialect).text(option_id(option.name), {}, "source")


def phrase(message: str, language: str, /, table: Dialect | None = None, **args: object) -> str:
    """Any other message, or with a dot one of its attributes: ``option-x.on``.

    ``table`` gives the words of a dialect; all other arguments go to the message.
    Raises WordsError if the words or an argument are missing.
    """
    name, _, attribute = message.partition(".")
    return _voice(language, table).text(name, args, attribute or None)


def _voice(language: str, dialect: Dialect | None) -> Voice:
    return voice(language, dialect.id if dialect else None)
