"""Groups of cards and numbers of the pack, under the names that content uses."""

from __future__ import annotations

from engine.cards import (
    COLOURED_SUITS,
    COURTS,
    KINGS,
    PACK,
    QUEENS,
    SUIT_CARDS,
    TRULL,
    CardSet,
    Rank,
    Suit,
)
from engine.counting import RAW
from engine.deal import deal
from engine.evaluate.counts import TWELVE
from engine.seats import FOREHAND, Seat

GROUPS: dict[str, CardSet] = {
    "pack": PACK,
    "tarocks": SUIT_CARDS[Suit.TAROCKS],
    "suit-cards": PACK.coloured,
    "hearts": SUIT_CARDS[Suit.HEARTS],
    "diamonds": SUIT_CARDS[Suit.DIAMONDS],
    "spades": SUIT_CARDS[Suit.SPADES],
    "clubs": SUIT_CARDS[Suit.CLUBS],
    "courts": CardSet(card for card in PACK if card.rank in COURTS),
    "kings": KINGS,
    "queens": QUEENS,
    "knights": CardSet(card for card in PACK if card.rank is Rank.KNIGHT),
    "jacks": CardSet(card for card in PACK if card.rank is Rank.JACK),
    "pip-cards": CardSet(card for card in PACK if card.rank is Rank.PIP),
    "trull": TRULL,
    "plain-cards": CardSet(card for card in PACK if RAW[card] == 1),
    "big-tarocks": TWELVE.big_tarocks,
}
"""The cards that a question can ask for: ``which-are`` kings, tarocks and so on."""

NUMBERS: dict[str, int] = {
    **{name: len(cards) for name, cards in GROUPS.items()},
    "suits": len(COLOURED_SUITS),
    "players": len(Seat),
    "hand": len(deal(0).hand(FOREHAND)),
    "packet": len(deal(0).hand(FOREHAND)) // 2,
    "talon": sum(len(half) for half in deal(0).talon),
    "half": len(deal(0).talon[0]),
}
"""How many there are of what: the groups, and what is dealt."""
