"""Reading what is typed in. Whatever cannot be used is refused with its reason."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from engine import rulebook as rb
from engine.card_text import parse_cards
from engine.cards import Card, CardSet, Rank
from engine.contracts import Bonus, Contract
from engine.dialect import Dialect
from engine.dialects import DIALECTS, table
from engine.reasons import Refused
from engine.view import PlayView
from tutor.words import LANGUAGES

COMMON = "common"
"""Stands for any table, where the answer is the same at all of them."""

MOST_CARDS = 12
MOST_IN_TRICK = 3


def language(given: str, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else English.

    Raises Refused if there are no words in it.
    """
    if not given:
        return _of_environment(environment)
    if given not in LANGUAGES:
        raise Refused(rb.UNKNOWN_LANGUAGE(name=given, known=LANGUAGES))
    return given


def _of_environment(environment: Mapping[str, str]) -> str:
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((setting for setting in settings if setting), "")
    tongue = re.split(r"[_.\-@]", locale)[0].lower()
    return tongue if tongue in LANGUAGES else "en"


def dialect_or_common(text: str) -> Dialect | None:
    """The table of that id, or none in particular."""
    return None if text == COMMON else table(text)


def dialect(text: str) -> Dialect:
    """The table of that id. Raises Refused for none in particular."""
    found = dialect_or_common(text)
    if found is None:
        raise Refused(rb.DIALECT_NEEDED(known=tuple(DIALECTS)))
    return found


def trick(text: str, least: int, most: int) -> tuple[Card, ...]:
    """The cards of a trick in the order played.

    Raises Refused if there are fewer or more than may be.
    """
    cards = parse_cards(text)
    if not least <= len(cards) <= most:
        raise Refused(rb.WRONG_TRICK_SIZE(number=len(cards), least=least, most=most))
    return cards


def pile(text: str) -> tuple[Card, ...]:
    """Cards, at least one."""
    cards = parse_cards(text)
    if not cards:
        raise Refused(rb.NO_CARDS())
    return cards


def hand(text: str) -> CardSet:
    """A hand during play: one to twelve cards."""
    cards = pile(text)
    if len(cards) > MOST_CARDS:
        raise Refused(rb.HAND_TOO_LARGE(number=len(cards), most=MOST_CARDS))
    return CardSet(cards)


def play_view(
    contract: Contract, at: Dialect, cards: str, lying: str, number: str, promises: str
) -> PlayView:
    """A hand that is to play to a trick, from what is typed in.

    Without a number the trick is the one that a hand of that size plays to.
    """
    held = hand(cards)
    on_table = trick(lying, 0, MOST_IN_TRICK)
    for card in on_table:
        if card in held:
            raise Refused(rb.CARD_ALREADY_PLAYED(card=card))
    at_trick = trick_number(number) if number else 13 - len(held)
    announced = announcements(promises, held, contract, at)
    return PlayView(at, contract, held, on_table, at_trick, announced)


def trick_number(text: str) -> int:
    """The number of a trick, 1 to 12."""
    if not text.isdecimal() or not 1 <= int(text) <= 12:
        raise Refused(rb.WRONG_TRICK_NUMBER(token=text))
    return int(text)


def announcements(
    text: str, held: CardSet, contract: Contract, at: Dialect
) -> tuple[tuple[Card, int], ...]:
    """What is announced, each card with its trick: ``T1:12 HK:12``.

    Raises Refused for a card that is neither held nor a bird of the table, and for
    what this table does not let anybody announce in this game.
    """
    found: dict[Card, int] = {}
    for place, token in enumerate(re.split(r"[\s,]+", text.strip()) if text.strip() else (), 1):
        card, number = _announcement(token, place)
        if card in found:
            raise Refused(rb.CARD_TWICE(card=card, place=place))
        if card not in held and card not in {bird.card for bird in at.bonuses.birds}:
            raise Refused(rb.NOT_IN_HAND(card=card))
        if number != _own_trick(card, contract, at):
            raise Refused(rb.NOT_ANNOUNCEABLE(card=card, trick=number))
        found[card] = number
    return tuple(found.items())


def _announcement(token: str, place: int) -> tuple[Card, int]:
    unreadable = Refused(rb.UNREADABLE_ANNOUNCEMENT(token=token, place=place))
    word, colon, number = token.partition(":")
    try:
        cards = parse_cards(word)
    except Refused:
        raise unreadable from None
    if not colon or len(cards) != 1:
        raise unreadable
    return cards[0], trick_number(number)


def _own_trick(card: Card, contract: Contract, at: Dialect) -> int | None:
    """The trick that the card may be announced for, if any."""
    for bird in at.bonuses.birds_in(contract):
        if bird.card is card:
            return bird.trick
    is_called = card.rank in (Rank.KING, Rank.QUEEN)
    ultimo = at.bonuses.row(Bonus.KING_ULTIMO, contract)
    return 12 if is_called and ultimo is not None else None
