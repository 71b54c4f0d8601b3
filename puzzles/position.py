"""A fixed position to ask about: made by a generator or written in a lesson."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import NO_CARDS, Card, CardSet
from engine.contracts import Contract
from engine.dialect import Dialect
from engine.moves import Move
from engine.scoring.outcome import Outcome
from engine.seats import Seat
from engine.solver import Position as OpenCards
from engine.view import PlayView


@dataclass(frozen=True, slots=True)
class Position:
    """What the learner sees.

    ``seat`` is the learner's place and ``leader`` who led the trick; ``asked`` is
    the card a question is about; ``pile`` are captured cards to count. ``calls`` are
    the words of the auction so far and ``call`` the one a question is about. ``called``
    is the card that was called and ``taken`` what came from the talon into the hand.
    ``outcome`` is how a finished hand came out. ``ending`` holds the hands of all four,
    where they lie open. What a question does not need stays empty.
    """

    dialect: Dialect
    contract: Contract | None = None
    hand: CardSet = NO_CARDS
    trick: tuple[Card, ...] = ()
    trick_number: int = 1
    announced: tuple[tuple[Card, int], ...] = ()
    seat: Seat = Seat.P1
    leader: Seat = Seat.P1
    asked: Card | None = None
    pile: CardSet = NO_CARDS
    calls: tuple[tuple[Seat, Move], ...] = ()
    call: Move | None = None
    called: Card | None = None
    taken: CardSet = NO_CARDS
    outcome: Outcome | None = None
    ending: OpenCards | None = None

    @property
    def view(self) -> PlayView:
        """The position as the rules of play look at it.

        Raises ValueError if it has no contract.
        """
        return PlayView(
            self.dialect,
            self.required_contract,
            self.hand,
            self.trick,
            self.trick_number,
            self.announced,
        )

    @property
    def required_contract(self) -> Contract:
        """The contract. Raises ValueError if the position has none."""
        if self.contract is None:
            message = "this question needs a contract"
            raise ValueError(message)
        return self.contract
