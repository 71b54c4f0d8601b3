"""What a card that was played shows about the hand it came from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine import rulebook as rb
from engine.cards import NO_CARDS, Card, CardSet
from engine.rules.play import FOLLOW_CHAIN
from engine.seats import Seat
from engine.state import Playing
from engine.view import PlayView

Announced = tuple[tuple[Card, int], ...]
"""Cards that a seat must keep for a trick of their own, with its number."""


class Play(NamedTuple):
    """A card as it was played: by whom, in which trick, after which cards."""

    seat: Seat
    number: int
    before: tuple[Card, ...]
    card: Card


def plays(phase: Playing) -> Iterator[Play]:
    """All cards played so far, in order."""
    lying = [(trick.leader, trick.cards) for trick in phase.tricks]
    for number, (leader, cards) in enumerate([*lying, (phase.leader, phase.trick)], start=1):
        for place, card in enumerate(cards):
            yield Play(leader.next(place), number, cards[:place], card)


def not_held(play: Play, seen: PlayView, announced: Announced, others: CardSet) -> CardSet:
    """Those of some other cards that the player cannot have held then: each would have had
    to be played instead.

    ``seen`` gives table and contract. The duties of play are looked at in their order, as
    for a hand of all these cards: one that would have kept others and not the card that
    was played cannot have had any of them to keep.
    """
    if _shows_nothing(play, seen, announced):
        return NO_CARDS
    hand = cards = others.add(play.card)
    for narrowing in FOLLOW_CHAIN:
        asked = PlayView(seen.dialect, seen.contract, hand, play.before, play.number, announced)
        found = narrowing(asked, cards)
        if found is None or not found[0]:
            continue
        kept, reason = found
        if play.card in kept:
            cards = kept
            continue
        # Who leads the Pagat may hold cards of the suits, if no other tarock.
        absent = kept.tarocks if reason.rule is rb.PAGAT_LAST_TAROCK else kept
        hand, cards = hand - absent, cards - absent
    return others - hand


def _shows_nothing(play: Play, seen: PlayView, announced: Announced) -> bool:
    """Whether it is plain at once that any other card may be there too."""
    play_rules, game = seen.dialect.play, seen.contract.game
    if announced or game in play_rules.rise_in or play_rules.pagat(game) is not None:
        return False
    return bool(play.before) and play.before[0].suit is play.card.suit
