"""Which unseen cards may lie where: what was called, promised, laid away and played.

Most of it holds card by card. What depends on who the partner is, or on which king was
called unnamed, is told apart in cases; what asks for a number of cards is a need.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.cards import KINGS, NO_CARDS, PACK, QUEENS, SKUS, Card, CardSet
from engine.contracts import Bonus, Contract, Talon, Title
from engine.evaluate.sampling.knowledge import (
    Knowledge,
    Pile,
    Spot,
    spoken_of,
    undertaking_of,
)
from engine.evaluate.sampling.showing import Announced, not_held, plays
from engine.parts import Announcer
from engine.rules.talon import classes
from engine.seats import Seat
from engine.state import Bidding, LayingAway, Playing
from engine.view import PlayView, View, target

Confined = tuple[CardSet, tuple[Spot, ...]]
"""Cards that can lie only at some spots."""


@dataclass(frozen=True, slots=True)
class Case:
    """One way in which the hidden sides may be: which card was called, and who holds it
    (``is_told`` if the case says who; nobody means the closed talon).

    ``is_short``: the declarer had so few cards that may go that others had to.
    """

    called: Card | None
    partner: Seat | None = None
    is_told: bool = False
    is_short: bool = False


def cases(known: Knowledge) -> tuple[Case, ...]:
    """All that the seat must reckon with."""
    view, undertaking = known.view, known.undertaking
    called: list[Card | None] = [view.called]
    if undertaking is not None and undertaking.fourth and view.called is None:
        called = list(known.unseen & KINGS)
    found = [Case(card) for card in called]
    if _matters_who(view):
        holders = [*(seat for seat in Seat if view.side_of(seat) is None), None]
        found = [Case(case.called, seat, is_told=True) for case in found for seat in holders]
    if Pile.AWAY in dict(known.room):
        short = [True] if known.shown else [False, True] if _may_hide(view) else [False]
        found = [replace(case, is_short=one) for case in found for one in short]
    return tuple(found)


def _matters_who(view: View) -> bool:
    """Whether somebody may be bound by a bird that another of his side has announced."""
    undertaking, spoken = undertaking_of(view), spoken_of(view)
    if undertaking is None or not undertaking.contract.calls_king:
        return False
    if all(view.side_of(seat) is not None for seat in Seat):
        return False
    return any(
        bonus.bird is not None and not _is_held(view, undertaking.contract, bonus)
        for bonus in spoken.announced
    )


def _is_held(view: View, contract: Contract, bonus: Bonus) -> bool:
    """Whether the card of a bonus must be its announcer's own."""
    if contract.bird is not None and Bonus[contract.bird.name] is bonus:
        return view.dialect.auction.bird_in_hand
    row = view.dialect.bonuses.row(bonus, contract)
    return row is not None and row.announcer is Announcer.HOLDER


def _may_hide(view: View) -> bool:
    """Whether cards laid away for want of others went face down."""
    undertaking = undertaking_of(view)
    if undertaking is None or not view.dialect.laying_away.sechser_hidden:
        return False
    return undertaking.contract.talon in (Talon.ALL_SHOWN, Talon.ALL_UNSEEN)


# ------------------------------------------------------------------- card by card


class Limits:
    """What the cases of one view have in common, and what each card may not do."""

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self.view = known.view
        self.undertaking = known.undertaking
        self.spots = [spot for spot, _ in known.room]
        self._absent: dict[tuple[Seat, Announced], CardSet] = {}

    def may(self, case: Case) -> dict[Spot, int]:
        """The cards, as bits, that may lie at each spot; none, if the case is impossible."""
        allowed = dict.fromkeys(self.spots, PACK.bits)
        for seat in Seat:
            absent = self._absent_from(seat, case)
            if absent & self.known.fallen_of(seat):
                return dict.fromkeys(self.spots, 0)
            if seat in allowed:
                allowed[seat] &= ~absent.bits
        for cards, spots in self._confined(case):
            for spot in allowed:
                if spot not in spots:
                    allowed[spot] &= ~cards.bits
        return allowed

    def _side(self, seat: Seat, case: Case) -> bool | None:
        side = self.view.side_of(seat)
        return seat is case.partner if side is None and case.is_told else side

    def _absent_from(self, seat: Seat, case: Case) -> CardSet:
        """The cards that a seat's plays show it not to have had: unseen ones, or in an
        impossible case also some that it played later."""
        phase, undertaking = self.view.phase, self.undertaking
        if not isinstance(phase, Playing) or undertaking is None or seat is self.view.seat:
            return NO_CARDS
        bound = self._bound(seat, case)
        if (seat, bound) not in self._absent:
            seen = PlayView(self.view.dialect, undertaking.contract, NO_CARDS)
            absent, later = NO_CARDS, self.known.fallen_of(seat)
            for play in plays(phase):
                if play.seat is seat:
                    later = later.remove(play.card)
                    others = (self.known.unseen - absent) | later
                    absent |= not_held(play, seen, bound, others)
            self._absent[seat, bound] = absent
        return self._absent[seat, bound]

    def _bound(self, seat: Seat, case: Case) -> Announced:
        """What the seat has to keep if it holds it."""
        spoken, found = spoken_of(self.view), []
        for bonus in spoken.announced:
            card, trick = target(bonus, case.called)
            announcer = spoken.announcer(bonus)
            if card is None or announcer is None:
                continue
            side = self._side(seat, case)
            if announcer is seat or (side is not None and side is self._side(announcer, case)):
                found.append((card, trick))
        return tuple(found)

    def _confined(self, case: Case) -> list[Confined]:
        """Cards that can lie only at some spots."""
        bidder = bidder_of(self.view)
        if bidder is None:
            return []
        declarer, contract = bidder
        own, elsewhere = (declarer, Pile.AWAY), tuple(s for s in self.spots if s is not declarer)
        found: list[Confined] = [
            (self.known.taken, own),
            *self._promised(contract, declarer),
            *self._laid_away(case, declarer),
        ]
        if contract.title is Title.PICCOLO and self.view.dialect.auction.skus_bars_piccolo:
            found.append((CardSet((SKUS,)), elsewhere))
        for seat, title in spoken_of(self.view).aims:
            if title is Title.PICCOLO and self.view.dialect.auction.skus_bars_piccolo:
                found.append((CardSet((SKUS,)), tuple(s for s in self.spots if s is not seat)))
        if case.called is not None:
            found.append((CardSet((case.called,)), self._where_called(case, declarer)))
            if case.called in QUEENS:
                found.append((KINGS, (declarer,)))
            elif self.undertaking is not None and self.undertaking.fourth:
                found.append((KINGS.remove(case.called), (declarer,)))
        return found

    def _where_called(self, case: Case, declarer: Seat) -> tuple[Spot, ...]:
        """Where the called card may lie."""
        if case.called in self.known.taken:
            return (declarer,)
        others = [seat for seat in Seat if seat is not declarer]
        partners = [seat for seat in others if self._side(seat, case)]
        if partners:
            return tuple(partners)
        return (*(seat for seat in others if self._side(seat, case) is None), Pile.TALON)

    def _promised(self, contract: Contract, declarer: Seat) -> list[Confined]:
        """Birds that their announcer must hold; that of a bid may have been laid away."""
        spoken = spoken_of(self.view)
        found: list[Confined] = []
        if contract.bird is not None and self.view.dialect.auction.bird_in_hand:
            found.append((CardSet((contract.bird.card,)), (declarer, Pile.AWAY)))
        for bonus in spoken.announced:
            announcer = spoken.announcer(bonus)
            is_bid = contract.bird is not None and contract.bird is bonus.bird
            if bonus.bird is None or announcer is None or is_bid:
                continue
            if _is_held(self.view, contract, bonus):
                found.append((CardSet((bonus.bird.card,)), (announcer,)))
        return found

    def _laid_away(self, case: Case, declarer: Seat) -> list[Confined]:
        """What can be in the hidden lay-away, and in the hand if that had no more to go."""
        if Pile.AWAY not in self.spots:
            return []
        first, second = self.may_go(case)
        not_away = tuple(spot for spot in self.spots if spot is not Pile.AWAY)
        not_kept = tuple(spot for spot in self.spots if spot is not declarer)
        if case.is_short and self.known.fallen_of(declarer) & first:
            return [(PACK, ())]
        hidden_second = case.is_short and not self.known.shown
        never = PACK - first - second if hidden_second else PACK - first
        return [(never, not_away), *([(first, not_kept)] if case.is_short else [])]

    def may_go(self, case: Case) -> tuple[CardSet, CardSet]:
        """The cards of the pack that may be laid away, and those that may for want of others."""
        undertaking = self.undertaking
        if undertaking is None:
            return NO_CARDS, NO_CARDS
        phase = LayingAway(undertaking, None)
        seen = View(self.view.dialect, undertaking.declarer, PACK, phase, 1, case.called)
        return classes(seen, phase)


def bidder_of(view: View) -> tuple[Seat, Contract] | None:
    """Who plays or has the standing bid, and what."""
    undertaking = undertaking_of(view)
    if undertaking is not None:
        return undertaking.declarer, undertaking.contract
    if isinstance(view.phase, Bidding) and view.phase.standing is not None:
        return view.phase.standing.seat, view.phase.standing.contract
    return None
