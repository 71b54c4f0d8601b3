"""The functions that messages use to say cards, suits, contracts and points.

They hold no word themselves: each picks the facts and asks a message of ``names.ftl``,
so that a further language needs no line of code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, Protocol, TypeVar

from fluent.runtime.types import FluentInt

from engine.card_text import roman
from engine.cards import COLOURED_SUITS, MOND, PAGAT, SKUS, Card, CardSet, Rank, Suit
from engine.contracts import Bird, Bonus, Contract, Title
from engine.moves import Level, Post
from engine.seats import Seat
from tutor.words.values import WordsError, opened

T = TypeVar("T")

LONG_LIST = 5
"""From more cards than this on a list is written as a hand."""

_KINDS = {PAGAT: "pagat", MOND: "mond", SKUS: "skus"}
_FRACTIONS = ("", "⅓", "⅔")


class Text(Protocol):
    """How a voice says a message, or one of its attributes."""

    def __call__(
        self, message: str, args: Mapping[str, object], attribute: str | None = None, /
    ) -> str:
        """The message with these arguments."""
        ...


class Functions:
    """The functions of one voice, whose ``text`` says a message."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._card = cache(self._card_text)

    def by_name(self) -> dict[str, Callable[..., Any]]:
        """The functions by the names that they have in messages."""
        return {
            "BIRD": self.bird,
            "BONUS": self.bonus,
            "CAP": capitalised,
            "CARD": self.card,
            "CARDS": self.cards,
            "CONTRACT": self.contract,
            "COUNT": count,
            "DIALECT": self.dialect,
            "KEY": key,
            "LEVEL": self.level,
            "NAMES": self.names,
            "POINTS": self.points,
            "POST": self.post,
            "RANK": self.rank,
            "RULE": self.rule,
            "SEAT": self.seat,
            "SEATS": self.seats,
            "SUIT": self.suit,
            "SUITS": self.suits,
            "TITLE": self.title,
        }

    def card(self, card: object, *, case: str = "nom", form: str = "full") -> str:
        """A card: ``full`` with its article, ``name`` without one, or ``short``."""
        return self._card(_one(Card, card), case, form)

    def _card_text(self, card: Card, case: str, form: str) -> str:
        return self._text(f"card-{form}", {**_card_facts(card), "case": case})

    def cards(
        self, cards: object, *, case: str = "nom", form: str = "full", join: str = "and"
    ) -> str:
        """Cards as a list; a long one as a hand is written."""
        several = [_one(Card, card) for card in _many(cards)]
        if len(several) > LONG_LIST:
            return self.hand_line(several)
        return self._joined([self.card(card, case=case, form=form) for card in several], join)

    def hand_line(self, cards: Iterable[Card]) -> str:
        """Cards by suits in one line, each suit from the top."""
        held = CardSet(cards)
        suits = [held.of(suit) for suit in (Suit.TAROCKS, *COLOURED_SUITS)]
        lines = [self._suit_line(tuple(cards)) for cards in suits if cards]
        return " / ".join(lines)

    def _suit_line(self, cards: Sequence[Card]) -> str:
        ranks = [self._text("card-rank-sign", _card_facts(card)) for card in cards]
        if cards[0].is_tarock:
            return " ".join(ranks)
        return " ".join([self.suit(cards[0].suit, form="sign"), *ranks])

    def suit(self, suit: object, *, form: str = "name") -> str:
        """A suit: its ``name``, ``one`` card of it, or its ``sign``."""
        return self._text("suit", {"suit": _one(Suit, suit).value, "form": form})

    def suits(self, suits: object, *, form: str = "name", join: str = "and") -> str:
        """Suits as a list."""
        return self._joined([self.suit(suit, form=form) for suit in _many(suits)], join)

    def rank(self, rank: object, *, form: str = "one") -> str:
        """A rank: ``one`` card of it or ``many``."""
        return self._text("rank", {"rank": _one(Rank, rank).value, "form": form})

    def seat(self, seat: object, *, case: str = "nom") -> str:
        """A seat at the table."""
        return self._text("seat", {"seat": int(_one(Seat, seat)), "case": case})

    def seats(self, seats: object, *, case: str = "nom", join: str = "and") -> str:
        """Seats as a list."""
        return self._joined([self.seat(seat, case=case) for seat in _many(seats)], join)

    def bird(self, bird: object) -> str:
        """A bird by the name that this table gives it."""
        return self._text(f"bird-{_one(Bird, bird).name.lower()}", {})

    def contract(self, contract: object) -> str:
        """A contract by the name that this table gives it."""
        row = _one(Contract, contract)
        name = self.title(row.title)
        if row.ouvert:
            name = self._text("contract-ouvert", {"name": name})
        if row.bird is not None:
            name = self._text("contract-with-bird", {"name": name, "bird": self.bird(row.bird)})
        return name

    def title(self, title: object) -> str:
        """A kind of contract, such as Piccolo, by the name that this table gives it."""
        return self._text(f"contract-{_one(Title, title).value}", {})

    def bonus(self, bonus: object) -> str:
        """A bonus by the name that this table gives it."""
        return self._text(f"bonus-{_hyphens(_one(Bonus, bonus).value)}", {})

    def level(self, level: object, *, form: str = "name") -> str:
        """A level of contra: its ``name``, or the ``factor`` that it counts."""
        reached = _one(Level, level)
        if form == "factor":
            return str(int(reached))
        return self._text(f"level-{reached.name.lower()}", {})

    def post(self, post: object) -> str:
        """What a contra is said to: the game, an account, an own loss, a bonus."""
        said_to = _one(Post, post)
        if said_to.bonus is not None:
            return self.bonus(said_to.bonus)
        if said_to.account is None:
            return self._text("post-game", {})
        name = "post-own-loss" if said_to.is_own_loss else "post-account"
        return self._text(name, {"seat": said_to.account})

    def rule(self, rule_id: object) -> str:
        """The short name of a rule by its id."""
        return self._text(str(opened(rule_id)), {}, "name")

    def dialect(self, table: object) -> str:
        """A table by its id, with what it plays differently from its dialect."""
        dialect_id, *settings = str(opened(table)).split("+")
        name = self._text(f"dialect-{_hyphens(dialect_id)}", {})
        if not settings:
            return name
        options = tuple(self._option(setting) for setting in settings)
        return self._text("dialect-with-options", {"name": name, "options": options})

    def _option(self, setting: str) -> str:
        option, _, value = setting.partition("=")
        return self._text(option_id(option), {}, answer_id(value))

    def names(self, names: object, *, join: str = "and") -> str:
        """Plain names as a list."""
        return self._joined([str(name) for name in _many(names)], join)

    def points(self, thirds: object, *, style: str = "exact") -> str:
        """Thirds as points: ``35⅔``, or in ``blatt`` style as points and Blatt."""
        value = _one(int, thirds)
        whole, rest = divmod(abs(value), 3)
        if style == "blatt":
            return self._text("points-blatt", {"points": whole, "blatt": rest})
        digits = str(whole) if whole or not rest else ""
        return f"{'−' if value < 0 else ''}{digits}{_FRACTIONS[rest]}"

    def _joined(self, texts: Sequence[str], join: str) -> str:
        if not texts:
            return self._text("list-empty", {})
        done, *others = texts
        for nth, text in enumerate(others, start=2):
            pair = {"first": done, "second": text}
            done = self._text(f"list-{join}" if nth == len(texts) else "list-comma", pair)
        return done


def capitalised(text: object) -> str:
    """The text with a capital at its start."""
    plain = str(text)
    return plain[:1].upper() + plain[1:]


def count(things: object) -> FluentInt:
    """How many there are, to choose between one and several."""
    return FluentInt(len(_many(things)))


def key(value: object) -> str:
    """The key of a suit, rank, game, seat or bird, to choose between texts."""
    thing = opened(value)
    if isinstance(thing, (StrEnum, Rank)):
        return str(thing.value)
    if isinstance(thing, (Seat, Bird)):
        return thing.name.lower()
    raise WordsError(f"{thing!r} has no key")


def option_id(name: str) -> str:
    """The message of an option."""
    return f"option-{_hyphens(name)}"


def answer_id(value: str) -> str:
    """The attribute that tells an option's value; names in messages begin with a letter."""
    return _hyphens(f"n{value}" if value[:1].isdigit() else value)


def _hyphens(name: str) -> str:
    return name.replace("_", "-")


def _card_facts(card: Card) -> dict[str, object]:
    pip = card.rank is Rank.PIP
    return {
        "kind": _KINDS.get(card, "tarock" if card.is_tarock else "suited"),
        "suit": card.suit.value,
        "rank": card.number if pip else card.rank.value,
        "numeral": roman(card.number) if card.is_tarock and card.number else "",
    }


def _one(kind: type[T], argument: object) -> T:
    value = opened(argument)
    if not isinstance(value, kind):
        raise WordsError(f"{value!r} is no {kind.__name__}")
    return value


def _many(argument: object) -> Sequence[object]:
    value = opened(argument)
    if isinstance(value, (tuple, list, frozenset, CardSet)):
        return tuple(value)
    raise WordsError(f"{value!r} is no list")
