"""What one seat may know, as far as a rule needs it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, CardSet
from engine.contracts import Contract, Game
from engine.dialect import Dialect


@dataclass(frozen=True, slots=True)
class PlayView:
    """A hand that is to play to a trick.

    ``trick`` holds the cards that lie already, in the order they were played;
    ``trick_number`` runs from 1 to 12. ``announced`` are those cards that the seat
    must hold for a trick of their own, with its number: its own side's birds and
    King ultimo.
    """

    dialect: Dialect
    contract: Contract
    hand: CardSet
    trick: tuple[Card, ...] = ()
    trick_number: int = 1
    announced: tuple[tuple[Card, int], ...] = ()

    @property
    def game(self) -> Game:
        """The class of game being played."""
        return self.contract.game

    @property
    def leads(self) -> bool:
        """Whether the seat plays the first card of the trick."""
        return not self.trick
