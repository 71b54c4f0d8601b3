"""What an address asks about a hand once the talon is turned up: which game is played, which
card is called, and the six cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.advice.estimate import bidding
from engine.advice.model import Query
from engine.advice.plans import plans
from engine.advice.talon import Halves, talon_view
from engine.bots.thumb import best_call, callable_cards
from engine.cards import HAND_ORDER, Card, CardSet
from engine.contracts import Contract, Talon
from engine.view import View

HALF = 3
"""Cards in each half."""


@dataclass(frozen=True, slots=True)
class TalonQuery:
    """What is asked, as far as it has been chosen. ``halves`` are the cards of each half so
    far, up to three."""

    query: Query
    contract: Contract
    called: Card | None
    halves: tuple[CardSet, CardSet]

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that may lie in the talon."""
        gone = CardSet([self.called]) if self.called else CardSet()
        return tuple(card for card in HAND_ORDER if card not in self.query.hand | gone)

    @property
    def whole(self) -> Halves | None:
        """The two halves, once they are complete."""
        if any(len(half) != HALF for half in self.halves):
            return None
        (a, b, c), (d, e, f) = self.halves
        return ((a, b, c), (d, e, f))

    @property
    def view(self) -> View | None:
        """What the declarer sees then; None while cards are missing."""
        if self.whole is None:
            return None
        return talon_view(self.query, self.contract, self.called, self.whole)

    @property
    def address(self) -> dict[str, str]:
        """The same as it stands in an address."""
        parts = {
            "contract": self.contract.name,
            "king": self.called.code if self.called else "",
            "half1": _codes(self.halves[0]),
            "half2": _codes(self.halves[1]),
        }
        return {name: part for name, part in parts.items() if part}


def contracts(query: Query) -> tuple[Contract, ...]:
    """The games that may be bid now in which both halves of the talon are turned up."""
    open_now, _ = plans(query, bidding(query))
    return tuple(plan.contract for plan in open_now if plan.contract.talon is Talon.HALF)


def read(given: Mapping[str, str], query: Query) -> TalonQuery | None:
    """What an address asks; what it does not say, or what cannot be, is as the rules of thumb
    have it. None where no game turns the talon up."""
    offered = contracts(query)
    if not offered:
        return None
    named = [row for row in offered if row.name == given.get("contract")]
    contract = named[0] if named else offered[0]
    called = _called(given.get("king", ""), query, contract)
    gone = query.hand | (CardSet([called]) if called else CardSet())
    first = _cards(given.get("half1", ""), gone)
    second = _cards(given.get("half2", ""), gone | first)
    return TalonQuery(query, contract, called, (first, second))


def _called(code: str, query: Query, contract: Contract) -> Card | None:
    if not contract.calls_king:
        return None
    may_be = callable_cards(query.hand, query.dialect)
    chosen = Card.__members__.get(code)
    return chosen if chosen in may_be else best_call(query.hand, contract, query.dialect)


def _cards(text: str, gone: CardSet) -> CardSet:
    """Up to three cards by their codes, those left out that lie elsewhere."""
    named = [Card[code] for code in text.split() if code in Card.__members__]
    return CardSet([card for card in dict.fromkeys(named) if card not in gone][:HALF])


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)
