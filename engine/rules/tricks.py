"""Who takes a trick, and by which rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import rulebook as rb
from engine.cards import MOND, PAGAT, TRULL, Card, CardSet
from engine.contracts import Bonus, Contract, Game
from engine.dialect import Dialect
from engine.parts import EmperorRule
from engine.reasons import Reason


@dataclass(frozen=True, slots=True)
class Taken:
    """A trick's winner: its card, its place in the trick from 0, and the reason.

    ``mond_caught``: the Mond lies in the trick, another card has taken it, and the
    dialect has a bonus for that.
    """

    card: Card
    place: int
    reason: Reason
    mond_caught: bool = False


def taken(trick: Sequence[Card], contract: Contract, dialect: Dialect) -> Taken:
    """Which card of the trick wins it (CO-4, GT-12a, PO-12, DE-12).

    ``trick`` holds at least one card in the order played, and may be unfinished.
    """
    winner = winning_card(trick, contract.game, dialect)
    reason = _reason(trick, winner, contract.game)
    has_bonus = dialect.bonuses.row(Bonus.MONDFANG, contract) is not None
    caught = has_bonus and MOND in trick and winner != MOND
    return Taken(winner, trick.index(winner), reason, caught)


def winning_card(trick: Sequence[Card], game: Game, dialect: Dialect) -> Card:
    """The card that wins the trick, without the reason."""
    if PAGAT in trick and _emperor_falls(trick, game, dialect):
        return PAGAT
    if game is not Game.SUIT:
        highest = max(trick, key=_power)
        if highest.is_tarock:
            return highest
    led = trick[0].suit
    return max(card for card in trick if card.suit is led)


def _power(card: Card) -> int:
    """Tarocks by their rank, all suit cards below them."""
    return card if card.is_tarock else -1


def _reason(trick: Sequence[Card], winner: Card, game: Game) -> Reason:
    led = trick[0].suit
    if winner is PAGAT and len([card for card in trick if card.is_tarock]) > 1:
        return rb.EMPEROR()
    if winner.is_tarock and game is not Game.SUIT:
        return rb.HIGHEST_TAROCK(card=winner)
    has_tarocks = any(card.is_tarock for card in trick)
    rule = rb.HIGHEST_IN_SUIT_GAME if game is Game.SUIT and has_tarocks else rb.HIGHEST_OF_SUIT
    return rule(card=winner, suit=led)


def _emperor_falls(trick: Sequence[Card], game: Game, dialect: Dialect) -> bool:
    rule = dialect.play.emperor(game)
    if rule is None or not CardSet(trick) >= TRULL:
        return False
    return rule is EmperorRule.ALWAYS or trick[0].is_tarock
