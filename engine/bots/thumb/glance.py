"""What a player sees at a glance when a card is to be played."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import NO_CARDS, PACK, Card, CardSet, Suit
from engine.contracts import Contract, Game
from engine.counting import RAW, thirds
from engine.reasons import Reason
from engine.rules.judge import judge_play
from engine.rules.tricks import winning_card
from engine.seats import Seat
from engine.state import Playing, Undertaking
from engine.view import View


@dataclass(frozen=True, slots=True)
class Glance:
    """A turn in play: what may be played, how the trick stands, what has gone.

    ``unseen`` are the cards that others may still hold; ``voids`` the suits in which a
    seat has shown that it has none. ``winning`` is the card that takes the trick so far.
    """

    view: View
    phase: Playing
    legal: CardSet
    unseen: CardSet
    voids: dict[Seat, frozenset[Suit]]
    winning: Card | None

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.view.seat

    @property
    def hand(self) -> CardSet:
        """The player's cards."""
        return self.view.hand

    @property
    def undertaking(self) -> Undertaking:
        """What is played, and by whom."""
        return self.phase.table.undertaking

    @property
    def contract(self) -> Contract:
        """The contract."""
        return self.undertaking.contract

    @property
    def is_declarer(self) -> bool:
        """Whether the player is the declarer."""
        return self.undertaking.declarer is self.seat

    @property
    def winner(self) -> Seat | None:
        """Who takes the trick so far."""
        if self.winning is None:
            return None
        return self.phase.leader.next(self.phase.trick.index(self.winning))

    @property
    def is_last(self) -> bool:
        """Whether the player's card ends the trick."""
        return len(self.phase.trick) == 3

    @property
    def worth(self) -> int:
        """What lies in the trick, in thirds."""
        return thirds(self.phase.trick)

    @property
    def to_come(self) -> tuple[Seat, ...]:
        """Who plays to the trick afterwards."""
        return tuple(self.seat.next(place) for place in range(1, 4 - len(self.phase.trick)))

    @property
    def winners(self) -> CardSet:
        """The legal cards that would take the trick as it lies."""
        if self.winning is None:
            return self.legal
        trick, game, dialect = self.phase.trick, self.contract.game, self.view.dialect
        return CardSet(
            card for card in self.legal if winning_card((*trick, card), game, dialect) is card
        )

    def is_friend(self, seat: Seat) -> bool:
        """Whether the player knows a seat to be on the same side."""
        own, other = self.view.side_of(self.seat), self.view.side_of(seat)
        return other is not None and own is other

    def is_foe(self, seat: Seat) -> bool:
        """Whether the player knows a seat to be on the other side."""
        own, other = self.view.side_of(self.seat), self.view.side_of(seat)
        return other is not None and own is not other

    def is_top(self, card: Card) -> bool:
        """Whether nobody can hold a higher card of its suit."""
        return not any(other > card for other in self.unseen.of(card.suit))

    def has_been_led(self, suit: Suit) -> bool:
        """Whether an earlier trick began with that suit."""
        return any(trick.cards[0].suit is suit for trick in self.phase.tricks)

    def is_safe_from_trumps(self, suit: Suit) -> bool:
        """Whether no foe who plays afterwards is known to trump that suit."""
        if self.contract.game is Game.SUIT:
            return True
        return not any(
            suit in self.voids[seat] and Suit.TAROCKS not in self.voids[seat]
            for seat in self.to_come
            if not self.is_friend(seat)
        )


def glance(view: View) -> Glance:
    """What the player to move sees. Raises TypeError when no trick is being played."""
    phase = view.phase
    if not isinstance(phase, Playing):
        message = "no trick is being played"
        raise TypeError(message)
    contract = phase.table.undertaking.contract
    trick = phase.trick
    return Glance(
        view=view,
        phase=phase,
        legal=CardSet(judge_play(view.play).legal),
        unseen=_unseen(view, phase),
        voids=_voids(phase),
        winning=winning_card(trick, contract.game, view.dialect) if trick else None,
    )


def _unseen(view: View, phase: Playing) -> CardSet:
    gone = CardSet(phase.trick)
    for trick in phase.tricks:
        gone |= CardSet(trick.all_cards)
    left = NO_CARDS
    if view.halves is not None and phase.table.half is not None:
        left = view.halves[1 - phase.table.half]
    return PACK - gone - view.hand - view.away - left - phase.table.shown


def _voids(phase: Playing) -> dict[Seat, frozenset[Suit]]:
    """A seat that did not follow is out of the suit; one that did not trump, of tarocks."""
    found: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
    tricks = [(trick.leader, trick.cards) for trick in phase.tricks]
    for leader, cards in (*tricks, (phase.leader, phase.trick)):
        for place, card in enumerate(cards):
            led = cards[0].suit
            if card.suit is not led:
                found[leader.next(place)].add(led)
                if not card.is_tarock:
                    found[leader.next(place)].add(Suit.TAROCKS)
    return {seat: frozenset(suits) for seat, suits in found.items()}


def cheapest(cards: CardSet) -> Card:
    """The card that is worth least, and of these the lowest."""
    return min(cards, key=lambda card: (RAW[card], card.is_tarock, card))


def dearest(cards: CardSet) -> Card:
    """The card that is worth most, and of these the lowest."""
    return max(cards, key=lambda card: (RAW[card], -card))


Thought = tuple[Card, Reason]
"""A card, and why it is to be played."""
