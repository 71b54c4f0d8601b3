"""Cards as people write them, and back: house notation, roman numerals, names.

The reader takes ``T 22 17 3 / H K 4``, ``T22 HK C10``, ``XXI, Sküs, Herz-König``,
``♥K``, German court letters (K D C B, or R for the knight) and English ones
(K Q N J). What it refuses it refuses as data: the token, its place, what would do.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine import rulebook as rb
from engine.cards import MOND, PAGAT, SKUS, SUIT_CARDS, UHU, Card, CardSet, Suit
from engine.reasons import Refused

_SUIT_NAMES = {
    Suit.HEARTS: ("h", "♥", "♡", "herz", "heart", "hearts"),
    Suit.DIAMONDS: ("d", "♦", "♢", "karo", "diamond", "diamonds"),
    Suit.SPADES: ("s", "p", "♠", "♤", "pik", "spade", "spades"),
    Suit.CLUBS: ("c", "♣", "♧", "treff", "kreuz", "club", "clubs"),
    Suit.TAROCKS: ("t", "tarock", "tarocks", "tarok", "taroks"),
}
_RANK_NAMES = {
    "K": ("k", "könig", "koenig", "king"),
    "Q": ("q", "d", "dame", "queen"),
    "N": ("n", "c", "r", "cavall", "reiter", "ritter", "knight"),
    "J": ("j", "b", "bub", "bube", "jack"),
    "1": ("as", "ass", "ace", "eins", "one"),
    "2": ("zwei", "two"),
    "3": ("drei", "three"),
    "4": ("vier", "four"),
    "7": ("sieben", "seven"),
    "8": ("acht", "eight"),
    "9": ("neun", "nine"),
    "10": ("zehn", "ten"),
}
_TAROCK_NAMES = {
    PAGAT: ("pagat", "spatz"),
    UHU: ("uhu",),
    Card.T3: ("kakadu", "pelikan", "pelican"),
    Card.T4: ("marabu", "quapil", "wildsau", "iv"),
    MOND: ("mond", "moon"),
    SKUS: ("sküs", "skues", "skus", "gstieß", "gstiess", "gschtiss", "gschtieß", "fool"),
}
_GERMAN_INITIALS = {"k": Suit.DIAMONDS, "t": Suit.CLUBS}
"""Letters of suits that mean something else too: the king, and the tarocks."""
SUIT_OF_NAME = {name: suit for suit, names in _SUIT_NAMES.items() for name in names}
RANK_OF_NAME = {name: rank for rank, names in _RANK_NAMES.items() for name in names}
_TAROCK_OF_NAME = {name: card for card, names in _TAROCK_NAMES.items() for name in names}

_GROUP_ENDS = re.compile(r"[/;|\n]+")
_RANK_OF_SUIT = re.compile(r"(\w+) (?:of|der|des) (\w+)", re.IGNORECASE)
_SUIT_SIGNS = re.compile(r"[♥♡♦♢♠♤♣♧][\ufe0e\ufe0f]?")


def roman(number: int) -> str:
    """The numeral printed on a tarock of that number: IIII for four, but IX, XIV
    and XIX with a subtracted one."""
    tens, ones = divmod(number, 10)
    digits = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
    return "IIII" if number == 4 else "X" * tens + digits[ones]


_TAROCK_OF_NAME |= {roman(number).lower(): Card(number - 1) for number in range(1, 22)}


def cards_text(cards: Iterable[Card]) -> str:
    """The cards in the given order, one code each: ``HK T3 C10``."""
    return " ".join(card.code for card in cards)


def hand_text(cards: Iterable[Card]) -> str:
    """A hand by suits: ``T 22 17 3 / H K 4 / C Q 10``."""
    return str(CardSet(cards))


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    place: int
    starts_group: bool
    is_whole: bool
    """Whether it is all of a word, with no sign of a suit before it."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text in the order written.

    Raises Refused with the token and its place, counted from 1, if a token is no
    card or a card stands there twice.
    """
    cards: list[Card] = []
    suit: Suit | None = None
    for token in _tokens(text):
        if token.starts_group:
            suit = None
        header = _suit_header(token, suit)
        if header is not None:
            suit = header
            continue
        card = _card(token, suit)
        if card in cards:
            raise Refused(rb.CARD_TWICE(card=card, place=token.place))
        cards.append(card)
        suit = card.suit
    return tuple(cards)


def parse_hand(text: str, size: int = 12) -> CardSet:
    """A hand of that many cards.

    Raises Refused as parse_cards does, and if the number of cards is another.
    """
    cards = parse_cards(text)
    if len(cards) != size:
        raise Refused(rb.WRONG_HAND_SIZE(number=len(cards), wanted=size))
    return CardSet(cards)


def _tokens(text: str) -> list[_Token]:
    """The words of a text. What is written in one word, as ♥K, has one place."""
    turned = _RANK_OF_SUIT.sub(r"\2 \1", text)
    tokens: list[_Token] = []
    place = 0
    for group in _GROUP_ENDS.split(turned):
        starts = True
        for word in re.split(r"[\s,]+", group):
            parts = [part.strip(".:-") for part in _SUIT_SIGNS.sub(_apart, word).split()]
            place += any(parts)
            for part in filter(None, parts):
                tokens.append(_Token(part, place, starts, is_whole=len(parts) == 1))
                starts = False
    return tokens


def _apart(sign: re.Match[str]) -> str:
    return f" {sign.group()[0]} "


def _suit_header(token: _Token, suit: Suit | None) -> Suit | None:
    """The suit that a token opens. Inside a suit a letter is a court, if it can be."""
    named = SUIT_OF_NAME.get(token.text.lower())
    inside = suit not in (None, Suit.TAROCKS)
    return None if inside and token.text.lower() in RANK_OF_NAME else named


def _card(token: _Token, suit: Suit | None) -> Card:
    word = token.text.lower()
    if word in _TAROCK_OF_NAME:
        return _TAROCK_OF_NAME[word]
    found = [] if word in RANK_OF_NAME else _readings(word, may_be_german=token.is_whole)
    cards = tuple(dict.fromkeys(f"{own}{RANK_OF_NAME.get(rank, rank)}" for own, rank in found))
    good = tuple(code for code in cards if code in Card.__members__)
    if len(good) > 1:
        raise Refused(rb.CARD_IN_TWO_WAYS(token=token.text, place=token.place, expected=good))
    if good:
        return Card[good[0]]
    for own_suit, rank in found:
        return _card_of(token, own_suit, rank)
    if not _is_rank(word):
        expected = tuple(difflib.get_close_matches(word, _known_words(), n=2))
        raise Refused(rb.UNKNOWN_CARD(token=token.text, place=token.place, expected=expected))
    if suit is None:
        raise Refused(rb.NO_SUIT_YET(token=token.text, place=token.place))
    return _card_of(token, suit, word)


def _readings(word: str, *, may_be_german: bool) -> list[tuple[Suit, str]]:
    """The ways to read a word as suit and rank in one, the usual order first.

    House notation stands alone; what it does not know may be the German letters (K for
    Karo, T for Treff before a court), or the rank before the suit.
    """
    splits = [(word[:cut], word[cut:].lstrip("-:")) for cut in range(1, len(word))]
    forward = [(SUIT_OF_NAME[a], b) for a, b in splits if a in SUIT_OF_NAME and _is_rank(b)]
    initials = _GERMAN_INITIALS if may_be_german else {}
    german = [(initials[a], b) for a, b in splits if a in initials and _is_rank(b)]
    backward = [(SUIT_OF_NAME[b], a) for a, b in splits if b in SUIT_OF_NAME and _is_rank(a)]
    if any(suit is not Suit.TAROCKS or rank.isdigit() for suit, rank in forward):
        return forward
    return german + [(suit, rank) for suit, rank in backward if not rank.isdigit()] + forward


def _is_rank(word: str) -> bool:
    return word.isdigit() or word in RANK_OF_NAME


def _card_of(token: _Token, suit: Suit, word: str) -> Card:
    rank = RANK_OF_NAME.get(word, word.lstrip("0"))
    name = f"{suit}{rank}"
    if name not in Card.__members__:
        expected = tuple(card.code[1:] for card in CardSet(SUIT_CARDS[suit]))
        raise Refused(
            rb.NO_SUCH_RANK(token=token.text, place=token.place, suit=suit, expected=expected)
        )
    return Card[name]


def _known_words() -> list[str]:
    words = [name for name in (*SUIT_OF_NAME, *RANK_OF_NAME, *_TAROCK_OF_NAME) if len(name) > 2]
    return words + [card.code.lower() for card in Card]
