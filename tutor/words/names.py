"""What cards, suits, contracts and tables are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.cards import Card, Suit
from engine.contracts import Contract
from engine.dialect import Dialect
from tutor.words.voices import voice


def card_name(card: Card, language: str) -> str:
    """The card in words, without an article: ``king of hearts``, ``Mond (XXI)``."""
    return voice(language).functions.card(card, form="name")


def card_short(card: Card, language: str) -> str:
    """The card in signs: ``♥K``, ``XV``, ``Pagat``."""
    return voice(language).functions.card(card, form="short")


def hand_line(cards: Iterable[Card], language: str) -> str:
    """The cards as a hand in one line: ``Sküs XVII III / ♥ K 4 / ♣ 10 D``."""
    return voice(language).functions.hand_line(cards)


def suit_name(suit: Suit, language: str) -> str:
    """The suit, with a capital: ``Hearts``, ``Treff``."""
    name = voice(language).functions.suit(suit)
    return name[0].upper() + name[1:]


def contract_name(contract: Contract, language: str, dialect: Dialect | None = None) -> str:
    """The contract as that table calls it."""
    return voice(language, dialect.id if dialect else None).functions.contract(contract)


def points_text(thirds: int, language: str, style: Literal["exact", "blatt"] = "exact") -> str:
    """Thirds as points: ``35⅔``, or ``35 points 2 Blatt``."""
    return voice(language).functions.points(thirds, style=style)


def dialect_name(dialect: Dialect, language: str) -> str:
    """The name of a table, and what it plays differently, if anything."""
    return voice(language, dialect.id).functions.dialect(dialect.table)
