"""What cards, suits, contracts and tables are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.cards import Card, Suit
from engine.contracts import Bonus, Contract
from engine.dialect import Dialect
from engine.moves import Level, Post
from tutor.words.functions import Functions
from tutor.words.voices import voice


def card_name(card: Card, language: str, dialect: Dialect | None = None) -> str:
    """The card in words, without an article: ``king of hearts``, ``Mond (XXI)``."""
    return _functions(language, dialect).card(card, form="name")


def card_short(card: Card, language: str, dialect: Dialect | None = None) -> str:
    """The card in signs: ``♥K``, ``XV``, ``Pagat``."""
    return _functions(language, dialect).card(card, form="short")


def hand_line(cards: Iterable[Card], language: str, dialect: Dialect | None = None) -> str:
    """The cards as a hand in one line: ``Sküs XVII III / ♥ K 4 / ♣ 10 D``."""
    return _functions(language, dialect).hand_line(cards)


def suit_name(suit: Suit, language: str) -> str:
    """The suit, with a capital: ``Hearts``, ``Treff``."""
    name = voice(language).functions.suit(suit)
    return name[0].upper() + name[1:]


def contract_name(contract: Contract, language: str, dialect: Dialect | None = None) -> str:
    """The contract as that table calls it."""
    return _functions(language, dialect).contract(contract)


def bonus_name(bonus: Bonus, language: str, dialect: Dialect | None = None) -> str:
    """The bonus as that table calls it."""
    return _functions(language, dialect).bonus(bonus)


def level_name(level: Level, language: str, dialect: Dialect | None = None) -> str:
    """The level of contra: ``Contra``, ``Re``."""
    return _functions(language, dialect).level(level)


def post_name(post: Post, language: str, dialect: Dialect | None = None) -> str:
    """What a contra is said to: ``the game``, ``Trull``."""
    return _functions(language, dialect).post(post)


def points_text(thirds: int, language: str, style: Literal["exact", "blatt"] = "exact") -> str:
    """Thirds as points: ``35⅔``, or ``35 points 2 Blatt``."""
    return voice(language).functions.points(thirds, style=style)


def dialect_name(dialect: Dialect, language: str) -> str:
    """The name of a table, and what it plays differently, if anything."""
    return _functions(language, dialect).dialect(dialect.table)


def _functions(language: str, dialect: Dialect | None) -> Functions:
    return voice(language, dialect.id if dialect else None).functions
