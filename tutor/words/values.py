"""Values of the game on their way through Fluent, which knows texts and numbers only."""

from __future__ import annotations

from typing import NoReturn

from babel import Locale
from fluent.runtime.types import FluentType

LONGEST = 400
"""Characters of a text that are said; what somebody typed may be of any length."""


class WordsError(Exception):
    """Something cannot be said: a message, an attribute or an argument is missing, or
    the message itself is at fault."""


class Wrapped(FluentType):
    """A card, a suit, a list …: in a message only a function can open it."""

    def __init__(self, value: object) -> None:
        self.value = value

    def format(self, locale: Locale) -> NoReturn:
        """Refuse to be printed: what a card is called is a matter of language."""
        message = f"{self.value!r} needs a function such as CARD to be said in {locale}"
        raise WordsError(message)


def to_fluent(value: object) -> object:
    """The value as Fluent takes it: plain texts and numbers as they are, yes and no as
    the texts ``true`` and ``false``, all else wrapped."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and type(value) is str:
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return value if type(value) in (int, float) else Wrapped(value)


def opened(argument: object) -> object:
    """The value that was given to a function in a message."""
    return argument.value if isinstance(argument, Wrapped) else argument
