"""Shapes of a hand: sure tricks in a suit game, cards that win unwanted tricks."""

from __future__ import annotations

from engine.cards import COLOURED_SUITS, SUIT_CARDS, Card, CardSet, Suit


def missing_suits(hand: CardSet) -> tuple[Suit, ...]:
    """The four suits, tarocks apart, of which the hand has no card."""
    return tuple(suit for suit in COLOURED_SUITS if not hand.of(suit))


def sure_tricks(hand: CardSet) -> int:
    """Tricks that cannot be lost once led in a suit game: each suit's unbroken run
    from the top, and the rest of the suit when the run has drawn all others out."""
    return sum(_sure_in_suit(hand.of(suit), SUIT_CARDS[suit]) for suit in Suit)


def _sure_in_suit(held: CardSet, suit: CardSet) -> int:
    run = 0
    for card in suit:
        if card not in held:
            break
        run += 1
    missing = len(suit) - len(held)
    return len(held) if run >= missing else run


def unwanted_winners(hand: CardSet) -> CardSet:
    """Cards that a player who wants no trick may be made to win with.

    Our reading of "nothing that could win a trick": a hand's lowest card of a suit
    must stand in the lowest quarter of that suit, its second lowest in the lower
    half, its third lowest in the lowest three quarters; a fourth is always safe.
    """
    return CardSet(card for suit in Suit for card in _risky(hand.of(suit), SUIT_CARDS[suit]))


def _risky(held: CardSet, suit: CardSet) -> list[Card]:
    places = {card: place for place, card in enumerate(sorted(suit), start=1)}
    return [
        card for nth, card in enumerate(sorted(held), start=1) if 4 * places[card] > nth * len(suit)
    ]
