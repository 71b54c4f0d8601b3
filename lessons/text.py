"""Texts of lessons: Markdown by headings, and the placeholders in it.

A lesson's Markdown has a heading ``## step-id`` for each step and ``## quiz`` for the
quiz. Under ``### after`` may stand what to take away once the question is answered.

Placeholders are names of the game and numbers that the engine knows:

=========================  =====================================================
``{{card:HK}}``            a card by its name, without article
``{{cards:T22 T21 T1}}``   several cards by their names, as a list
``{{hand:H K Q N J}}``     several cards in signs, as a hand is written
``{{value:HK}}``           a card's value in the table of 5 4 3 2 1
``{{pips:HK}}``            a card's value above that of a plain one
``{{points:HK S7 S8}}``    what cards are worth, exactly; also ``{{points:pack}}``
``{{number:tarocks}}``     how many there are of something (``lessons.groups``)
``{{line}}``               the points needed to win, as the table counts
``{{contract:bettler}}``   a contract as the table calls it
``{{ladder}}``             the table's ladder of bids from below, as a list of its own
``{{rule:count-packet}}``  a rule by its short name
``{{table}}``              the table
``{{word:tarocks}}``       the word tarock or its plural, as the table spells it
=========================  =====================================================

Which words a table spells in its own way differs by language; all other placeholders
of a step are the same in every language.

``render(text, dialect, say)`` turns each into a Reason of ``lessons.phrases``
(``TEXT_CARD(card=…)``) and asks ``say`` for its words. With the words of the tutor::

    render(text, dialect, lambda reason: words.say(reason, language, dialect))
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from engine.card_text import parse_cards
from engine.cards import Card
from engine.counting import RAW, pips, thirds
from engine.dialect import Dialect
from engine.reasons import Reason, Refused
from engine.rulebook import all_rules
from lessons import phrases as ph
from lessons.groups import GROUPS, NUMBERS
from lessons.model import LessonError, StepText
from lessons.points import as_told, unit_at
from lessons.reader import name_of
from puzzles.auctions import rungs, worth

Say = Callable[[Reason], str]

WORDS = ("tarock", "tarocks", "Tarock", "Tarocks")
"""What ``{{word:…}}`` can say, small and at the start of a sentence."""

_PLACEHOLDER = re.compile(r"\{\{([^{}]*)\}\}")
_HEADING = re.compile(r"^(#+) +(.+?) *$", re.MULTILINE)


class UnknownPlaceholder(ValueError):  # noqa: N818 - named as it is told to an author
    """A placeholder that stands for nothing, or for nothing at that table."""


def placeholders(text: str) -> frozenset[str]:
    """The placeholders of a text, without their braces."""
    return frozenset(_PLACEHOLDER.findall(text))


def shared_placeholders(text: str) -> frozenset[str]:
    """Those placeholders that must be the same in every language."""
    return frozenset(one for one in placeholders(text) if not one.startswith("word:"))


def render(text: str, dialect: Dialect, say: Say) -> str:
    """The text with words for its placeholders, as that table calls things.

    Raises UnknownPlaceholder if one of them stands for nothing.
    """
    return _PLACEHOLDER.sub(lambda found: _worded(found[1], dialect, say), text)


def _worded(placeholder: str, dialect: Dialect, say: Say) -> str:
    if placeholder == "ladder":
        return "\n".join(f"1. {say(rung)}" for rung in ladder(dialect))
    return say(meaning(placeholder, dialect))


def ladder(dialect: Dialect) -> tuple[Reason, ...]:
    """The bids that are open to anyone, from below, each with what it counts."""
    return tuple(ph.TEXT_RUNG(contract=row, value=worth(dialect, row)) for row in rungs(dialect))


def meaning(placeholder: str, dialect: Dialect) -> Reason:
    """What a placeholder stands for at that table.

    Raises UnknownPlaceholder if it stands for nothing.
    """
    name, _, argument = placeholder.partition(":")
    if name not in _MEANINGS:
        message = f"there is no placeholder {{{{{placeholder}}}}}"
        raise UnknownPlaceholder(message)
    try:
        return _MEANINGS[name](argument, dialect)
    except (KeyError, Refused, ValueError) as error:
        message = f"{{{{{placeholder}}}}} stands for nothing: {error}"
        raise UnknownPlaceholder(message) from error


def _one_card(text: str) -> Card:
    (card,) = parse_cards(text)
    return card


def _points(text: str, _dialect: Dialect) -> Reason:
    cards = GROUPS[text] if text in GROUPS else parse_cards(text)
    return ph.TEXT_POINTS(thirds=thirds(cards))


def _line(text: str, dialect: Dialect) -> Reason:
    _nothing(text)
    needed = as_told(dialect.counting.win_line_thirds, dialect)
    return ph.TEXT_LINE(thirds=needed, unit=unit_at(dialect).value)


def _table(text: str, dialect: Dialect) -> Reason:
    _nothing(text)
    return ph.TEXT_TABLE(dialect=dialect.id)


def _rule(text: str, _dialect: Dialect) -> Reason:
    (rule_id,) = (rule.id for rule in all_rules() if rule.id == text)
    return ph.TEXT_RULE(rule=rule_id)


def _word(text: str, _dialect: Dialect) -> Reason:
    if text not in WORDS:
        message = f"it can be one of {', '.join(WORDS)}"
        raise ValueError(message)
    return ph.TEXT_WORD(word=text)


def _nothing(text: str) -> None:
    if text:
        message = f"nothing may follow, not {text!r}"
        raise ValueError(message)


_MEANINGS: Mapping[str, Callable[[str, Dialect], Reason]] = {
    "card": lambda text, _: ph.TEXT_CARD(card=_one_card(text)),
    "cards": lambda text, _: ph.TEXT_CARDS(cards=parse_cards(text)),
    "hand": lambda text, _: ph.TEXT_HAND(cards=parse_cards(text)),
    "value": lambda text, _: ph.TEXT_NUMBER(number=RAW[_one_card(text)]),
    "pips": lambda text, _: ph.TEXT_NUMBER(number=pips((_one_card(text),))),
    "points": _points,
    "number": lambda text, _: ph.TEXT_NUMBER(number=NUMBERS[text]),
    "line": _line,
    "contract": lambda text, dialect: ph.TEXT_CONTRACT(contract=dialect.contract(text)),
    "rule": _rule,
    "table": _table,
    "word": _word,
}


def read_texts(path: Path) -> Mapping[str, StepText]:
    """The texts of a Markdown file by their headings.

    Raises LessonError if the file is missing or its headings are not in order.
    """
    name = name_of(path)
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise LessonError(name, "", "the language is missing", "write the file") from None
    preface, *sections = _sections(text, "##")
    if preface[1]:
        raise LessonError(name, "", "text before the first heading", "put it under a step")
    found: dict[str, StepText] = {}
    for heading, body in sections:
        if heading in found:
            raise LessonError(name, heading, "the heading stands there twice", "rename one")
        found[heading] = _step_text(name, heading, body)
    return MappingProxyType(found)


def _step_text(file: str, heading: str, body: str) -> StepText:
    (_, lead), *parts = _sections(body, "###")
    named = dict(parts)
    if len(named) != len(parts) or not named.keys() <= {"after"}:
        cure = "under a step there may be one `### after` and no other"
        raise LessonError(file, heading, f"headings {', '.join(key for key, _ in parts)}", cure)
    return StepText(lead, named.get("after", ""))


def _sections(text: str, marks: str) -> list[tuple[str, str]]:
    """The text before the first heading of that depth, then each heading with its own."""
    found = [one for one in _HEADING.finditer(text) if one[1] == marks]
    starts = [0, *(one.end() for one in found)]
    ends = [*(one.start() for one in found), len(text)]
    titles = ["", *(one[2] for one in found)]
    bodies = [text[start:end].strip() for start, end in zip(starts, ends, strict=True)]
    return list(zip(titles, bodies, strict=True))
