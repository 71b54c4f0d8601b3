"""The talon: taking a half or giving up, and what may be laid away."""

from __future__ import annotations

from typing import assert_never

from engine import rulebook as rb
from engine.cards import KINGS, NO_CARDS, TRULL, Card, CardSet
from engine.contracts import Game, Talon
from engine.moves import GiveUp, Move, TakeHalf
from engine.parts import KingInTalon, TarocksAway
from engine.reasons import Reason, Verdict
from engine.state import LayingAway
from engine.view import View


def judge_talon(view: View) -> Verdict[Move]:
    """Either half, and giving up where the called card lies there (GT-5f, DE-5c)."""
    return Verdict({TakeHalf(0): (), TakeHalf(1): (), GiveUp(): _against_giving_up(view)})


def _against_giving_up(view: View) -> tuple[Reason, ...]:
    if view.dialect.calling.in_talon is not KingInTalon.GIVE_UP_OR_ALONE:
        return (rb.GIVE_UP_UNKNOWN(),)
    return () if view.called in view.talon else (rb.GIVE_UP_NO_KING(),)


def cards_to_lay(phase: LayingAway) -> int:
    """As many as were taken: three, or six."""
    return 3 if phase.undertaking.contract.talon is Talon.HALF else 6


def judge_lay_away(view: View, phase: LayingAway) -> Verdict[Card]:
    """Every card of the hand with the reasons why it may not be laid away.

    A card that may go only for want of others is refused as long as there are others
    enough; ``against_lay_away`` judges several cards together.
    """
    against = {card: _never(view, phase, card) for card in view.hand}
    first, second = classes(view, phase)
    if len(first) >= cards_to_lay(phase):
        why = _not_yet(view, phase, first)
        against |= {card: (*against[card], why) for card in second}
    return Verdict(against)


def against_lay_away(view: View, phase: LayingAway, cards: CardSet) -> tuple[Reason, ...]:
    """The reasons against laying these cards away together."""
    wanted = cards_to_lay(phase)
    found: list[Reason] = []
    if len(cards) != wanted:
        found.append(rb.AWAY_WRONG_NUMBER(number=len(cards), wanted=wanted))
    if not cards <= view.hand:
        return (*found, rb.AWAY_NOT_IN_HAND(cards=tuple(cards - view.hand)))
    for card in cards:
        found += _never(view, phase, card)
    first, second = classes(view, phase)
    if len(cards & second) > max(0, wanted - len(first)):
        found.append(_not_yet(view, phase, first))
    return tuple(found)


def classes(view: View, phase: LayingAway) -> tuple[CardSet, CardSet]:
    """The cards that may go at once, and those that may go only when these are used up
    (GT-7, PO-7a, PO-7b, AL-7a, AL-7b, CZ-7, DE-7a, DE-7b)."""
    free = CardSet(card for card in view.hand if not _never(view, phase, card))
    tarocks, coloured = free.tarocks, free.coloured
    match view.dialect.laying_away.tarocks_in(phase.undertaking.contract):
        case TarocksAway.IF_NEEDED:
            return coloured, tarocks
        case TarocksAway.FIRST:
            return tarocks, coloured
        case TarocksAway.FREELY | TarocksAway.NEVER:
            return free, NO_CARDS
        case _:
            assert_never(view.dialect.laying_away.tarocks_in(phase.undertaking.contract))


def cards_to_show(view: View, phase: LayingAway, cards: CardSet) -> CardSet:
    """Which of the cards laid away everybody sees: those that went for want of others."""
    is_sechser = phase.undertaking.contract.talon is not Talon.HALF
    if is_sechser and view.dialect.laying_away.sechser_hidden:
        return NO_CARDS
    return cards & classes(view, phase)[1]


def _never(view: View, phase: LayingAway, card: Card) -> tuple[Reason, ...]:
    contract = phase.undertaking.contract
    if card in KINGS:
        return (rb.AWAY_KING(card=card),)
    if card in TRULL:
        return (rb.AWAY_TRULL(card=card),)
    if card is view.called:
        return (rb.AWAY_CALLED_CARD(card=card),)
    never = view.dialect.laying_away.tarocks_in(contract) is TarocksAway.NEVER
    return (rb.AWAY_NO_TAROCK(),) if never and card.is_tarock else ()


def _not_yet(view: View, phase: LayingAway, first: CardSet) -> Reason:
    """Why cards of the second class must wait."""
    contract = phase.undertaking.contract
    if view.dialect.laying_away.tarocks_in(contract) is TarocksAway.FIRST:
        return rb.AWAY_TAROCKS_FIRST(tarocks=tuple(first))
    return rb.AWAY_TAROCK_IF_NEEDED(others=tuple(first))


def is_lost_before_laying_away(view: View, phase: LayingAway) -> bool:
    """Whether a suit game is lost with the half in hand: too many tarocks (PO-7b)."""
    limit = view.dialect.laying_away.tarocks_lose_suit_game
    is_suit_game = phase.undertaking.contract.game is Game.SUIT
    return is_suit_game and limit is not None and len(view.hand.tarocks) >= limit


def is_lost_after_laying_away(view: View, phase: LayingAway, hand: CardSet) -> bool:
    """Whether a suit game is lost with the hand that is left: too few suit cards (DE-7b)."""
    is_suit_game = phase.undertaking.contract.game is Game.SUIT
    return is_suit_game and len(hand.coloured) < view.dialect.laying_away.suit_cards_to_keep
