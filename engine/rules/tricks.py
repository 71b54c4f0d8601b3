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
    winner, reason = _winner(trick, contract.game, dialect)
    has_bonus = dialect.bonuses.row(Bonus.MONDFANG, contract) is not None
    caught = has_bonus and MOND in trick and winner != MOND
    return Taken(winner, trick.index(winner), reason, caught)


def _winner(trick: Sequence[Card], game: Game, dialect: Dialect) -> tuple[Card, Reason]:
    if _emperor_falls(trick, game, dialect):
        return PAGAT, rb.EMPEROR()
    led = trick[0].suit
    tarocks = [card for card in trick if card.is_tarock]
    if tarocks and game is not Game.SUIT:
        winner = max(tarocks)
        return winner, rb.HIGHEST_TAROCK(card=winner)
    winner = max(card for card in trick if card.suit is led)
    rule = rb.HIGHEST_IN_SUIT_GAME if game is Game.SUIT and tarocks else rb.HIGHEST_OF_SUIT
    return winner, rule(card=winner, suit=led)


def _emperor_falls(trick: Sequence[Card], game: Game, dialect: Dialect) -> bool:
    rule = dialect.play.emperor(game)
    if rule is None or not CardSet(trick) >= TRULL:
        return False
    return rule is EmperorRule.ALWAYS or trick[0].is_tarock
