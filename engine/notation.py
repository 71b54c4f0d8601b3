"""Moves, posts and bonuses as text, and back; every pair has a round trip.

A move is written as it is said: ``vorhand``, ``pass``, ``besserrufer+uhu``, ``call HK``,
``call fourth``, ``give up``, ``half 1``, ``away S7 D1 D2``, ``announce pagat``,
``aim zwiccolo``, ``contra game``, ``recontra pagat``, ``good``, ``HK``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import rulebook as rb
from engine.cards import Card, CardSet
from engine.contracts import BIRD_NAMES, Bonus, Contract, Title
from engine.dialect import Dialect
from engine.moves import (
    GAME,
    Announce,
    AnnounceTricks,
    Bid,
    CallCard,
    CallFourth,
    Contra,
    GiveUp,
    Good,
    Hold,
    LayAway,
    Level,
    Move,
    Pass,
    PlayCard,
    Post,
    TakeHalf,
    Vorhand,
)
from engine.reasons import Reason, Refused
from engine.seats import Seat


class RecordError(ValueError):
    """A record that cannot be used: where, what stands there, and why not."""

    def __init__(self, place: str, move: str, reasons: tuple[Reason, ...]) -> None:
        super().__init__(f"{place}: {move}: {'; '.join(map(str, reasons))}")
        self.place = place
        self.move = move
        self.reasons = reasons


_WORDS: dict[str, Callable[[], Move]] = {
    "vorhand": Vorhand,
    "pass": Pass,
    "hold": Hold,
    "give up": GiveUp,
    "good": Good,
    "call fourth": CallFourth,
}
_WORD_OF = {type(make()): word for word, make in _WORDS.items()}
_LEVELS = {level.name.lower(): level for level in Level if level is not Level.PLAIN}
_OTHER_NAMES = {"koenigfang": "konigfang", "königfang": "konigfang", "königstrull": "four_kings"}


def move_text(move: Move) -> str:
    """A move as it is written."""
    match move:
        case Bid(contract=contract):
            return contract.name
        case CallCard(card=card):
            return f"call {card}"
        case TakeHalf(half=half):
            return f"half {half + 1}"
        case LayAway(cards=cards):
            return f"away {' '.join(card.code for card in cards)}"
        case Announce(bonus=bonus):
            return f"announce {bonus}"
        case AnnounceTricks(title=title):
            return f"aim {title}"
        case Contra(post=post, level=level):
            return f"{level.name.lower()} {post}"
        case PlayCard(card=card):
            return card.code
        case _:
            return _WORD_OF[type(move)]


def parse_move(text: str, dialect: Dialect, place: str = "move") -> Move:
    """The move that a text says.

    Raises RecordError, naming the place, if it says none.
    """
    words = text.split()
    plain = " ".join(words)
    if plain in _WORDS:
        return _WORDS[plain]()
    if plain in Card.__members__:
        return PlayCard(Card[plain])
    head, rest = (words[0], words[1:]) if words else ("", [])
    if head in _HEADS and rest:
        return _HEADS[head](rest, place)
    if head in _LEVELS and len(rest) == 1:
        return Contra(post_named(place, rest[0]), _LEVELS[head])
    return Bid(contract_named(place, dialect, plain))


def _one(words: Sequence[str], place: str) -> str:
    if len(words) != 1:
        raise RecordError(place, " ".join(words), (rb.RECORD_ONE_WORD(),))
    return words[0]


def _half(words: Sequence[str], place: str) -> Move:
    word = _one(words, place)
    if word not in ("1", "2"):
        raise RecordError(place, word, (rb.RECORD_UNKNOWN_HALF(token=word),))
    return TakeHalf(int(word) - 1)


def _aim(words: Sequence[str], place: str) -> Move:
    word = _one(words, place)
    if word not in list(Title):
        raise RecordError(place, word, (rb.RECORD_UNKNOWN_BONUS(token=word),))
    return AnnounceTricks(Title(word))


_HEADS: dict[str, Callable[[Sequence[str], str], Move]] = {
    "call": lambda words, place: CallCard(card_named(place, _one(words, place))),
    "half": _half,
    "away": lambda words, place: LayAway(cards_named(place, words)),
    "announce": lambda words, place: Announce(bonus_named(place, _one(words, place))),
    "aim": _aim,
}


def card_named(place: str, code: object) -> Card:
    """The card of that code. Raises RecordError, naming the place, if it is none."""
    if not isinstance(code, str) or code not in Card.__members__:
        reason = rb.UNKNOWN_CARD(token=str(code), place=1, expected=())
        raise RecordError(place, str(code), (reason,))
    return Card[code]


def cards_named(place: str, codes: Sequence[object]) -> CardSet:
    """Cards of these codes, each once. Raises RecordError."""
    cards = [card_named(place, code) for code in codes]
    for index, card in enumerate(cards):
        if card in cards[:index]:
            raise RecordError(place, card.code, (rb.CARD_TWICE(card=card, place=index + 1),))
    return CardSet(cards)


def seat_named(place: str, name: object) -> Seat:
    """The seat of that name. Raises RecordError, naming the place, if there is none."""
    if not isinstance(name, str) or name not in Seat.__members__:
        raise RecordError(place, str(name), (rb.RECORD_UNKNOWN_SEAT(token=str(name)),))
    return Seat[name]


def bonus_named(place: str, name: str) -> Bonus:
    """The bonus of that name, a bird also by a table's own. Raises RecordError."""
    word = _OTHER_NAMES.get(name.lower(), name.lower())
    if word in BIRD_NAMES:
        return Bonus[BIRD_NAMES[word].name]
    if word in list(Bonus):
        return Bonus(word)
    raise RecordError(place, name, (rb.RECORD_UNKNOWN_BONUS(token=name),))


def post_named(place: str, name: str) -> Post:
    """A post by name: ``game``, ``game:P3``, ``self:P2`` or a bonus. Raises RecordError."""
    head, _, seat = name.partition(":")
    if head == "self":
        return Post(account=seat_named(place, seat), is_own_loss=True)
    if head == "game":
        return Post(account=seat_named(place, seat)) if seat else GAME
    return Post(bonus=bonus_named(place, name))


def contract_named(place: str, dialect: Dialect, name: str) -> Contract:
    """The contract of that name at a table. Raises RecordError if there is none."""
    try:
        return dialect.contract(name)
    except Refused as refused:
        raise RecordError(place, name, (refused.reason,)) from None
