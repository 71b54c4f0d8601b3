"""Hands as they may stand, for a seat that knows only its view.

All layouts that agree with the view are equally likely in the long run, or as likely as a
given weight makes them: a new one is dealt each time and taken in proportion to its weight
(see ``places``), else the last one stands once more. Who has passed is not weighed: a view
does not hold the auction.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import NamedTuple

from engine.cards import CardSet
from engine.evaluate.sampling.knowledge import Knowledge, Spot, know, spoken_of
from engine.evaluate.sampling.limits import Case, Limits, bidder_of, cases
from engine.evaluate.sampling.needs import Need, needs
from engine.evaluate.sampling.places import Dealing, Place
from engine.evaluate.sampling.rebuilding import Cards, rebuilt
from engine.evaluate.sampling.sayings import could_all_be_said, has_contras
from engine.rules.bidding import against_contract
from engine.seats import Seat
from engine.state import GameState
from engine.view import View

TRIES = 30
"""Layouts dealt without regard to needs before what they ask for is dealt first."""
ATTEMPTS = 3000
"""Layouts dealt in vain before the view is held to be impossible."""

Reserved = tuple[tuple[Spot, int, CardSet], ...]
"""So many of some cards that are dealt to a spot before all others."""


Likely = Callable[[GameState], float]
"""How likely a layout is beside others."""


def evenly(_: GameState) -> float:
    """As likely as any other."""
    return 1


class Source(NamedTuple):
    """A case and a way to deal it: ``spots`` names the place of each share."""

    case: Case
    needs: tuple[Need, ...]
    spots: tuple[Spot, ...]
    dealing: Dealing
    is_reserved: bool


def layouts(
    view: View, rng: random.Random, number: int, likely: Likely = evenly
) -> tuple[GameState, ...]:
    """That many hands as they may stand for the seat: each looks to it just as the true
    one does, and could have been played so far. Their history is empty. ``likely`` weighs
    them; ``by_habit`` does so by what players do.

    A longer run from the same seed begins with the shorter one. Raises TypeError at the
    end of a hand, and LookupError if no layout agrees with the view.
    """
    return tuple(islice(_chain(know(view), rng, likely), number))


def _chain(known: Knowledge, rng: random.Random, likely: Likely) -> Iterator[GameState]:
    standing, weight = None, 0.0
    for state, its_weight in _proposals(known, rng):
        both = its_weight * likely(state)
        if standing is None or rng.random() * weight < both:
            standing, weight = state, both
        yield standing


def _proposals(known: Knowledge, rng: random.Random) -> Iterator[tuple[GameState, float]]:
    """Layouts that agree with the view, each with its weight."""
    limits = Limits(known)
    possible: dict[Seat | None, bool] = {}
    sources, in_vain = _sources(limits, reserve=False), 0
    while sources and in_vain < ATTEMPTS:
        source = sources[0] if len(sources) == 1 else rng.choice(sources)
        dealt = source.dealing.draw(rng)
        if dealt is None:
            sources.remove(source)
            continue
        cards = _gathered(source.spots, dealt.cards)
        if _are_met(source.needs, cards):
            state = rebuilt(known, source.case.called, cards, rng)
            if _could_come_about(state, known, possible):
                in_vain = 0
                yield state, dealt.weight / _times_counted(source, cards)
                continue
        in_vain += 1
        if in_vain == TRIES and not source.is_reserved:
            sources = _sources(limits, reserve=True)
    message = "no layout agrees with what the seat knows"
    raise LookupError(message)


def _gathered(spots: tuple[Spot, ...], shares: list[int]) -> Cards:
    found: dict[Spot, int] = {}
    for spot, share in zip(spots, shares, strict=True):
        found[spot] = found.get(spot, 0) | share
    return {spot: CardSet.of_bits(bits) for spot, bits in found.items()}


def _could_come_about(
    state: GameState, known: Knowledge, possible: dict[Seat | None, bool]
) -> bool:
    """Whether the bid and the contras were open to those who said them."""
    bidder = bidder_of(known.view)
    if bidder is not None and bidder[0] is not known.view.seat:
        seat, contract = bidder
        if against_contract(
            View(state.dialect, seat, state.deal.hand(seat), state.phase, 1), contract
        ):
            return False
    if not has_contras(spoken_of(known.view)):
        return True
    partner = state.partner
    if partner not in possible:
        possible[partner] = could_all_be_said(state)
    return possible[partner]


# ------------------------------------------------------------------ ways to deal


def _sources(limits: Limits, *, reserve: bool) -> list[Source]:
    """A way to deal for each case; where needs are dealt first, one for each way to meet
    them."""
    found = []
    for case in cases(limits.known):
        asked = needs(limits, case)
        ways = product(*(_ways_to_meet(need) for need in asked)) if reserve else [()]
        for way in ways:
            reserved = tuple(one for some in way for one in some)
            source = _source(limits, case, asked, reserved, is_reserved=reserve)
            if source is not None:
                found.append(source)
    return found


def _ways_to_meet(need: Need) -> list[Reserved]:
    """How the cards of a need may be shared between its spots."""
    shares = product(range(need.least + 1), repeat=len(need.spots))
    return [
        tuple((spot, share, need.cards) for spot, share in zip(need.spots, some, strict=True))
        for some in shares
        if sum(some) == need.least
    ]


def _source(
    limits: Limits, case: Case, asked: tuple[Need, ...], reserved: Reserved, *, is_reserved: bool
) -> Source | None:
    may, room = limits.may(case), dict(limits.known.room)
    for spot, number, _ in reserved:
        room[spot] -= number
    if min(room.values(), default=0) < 0:
        return None
    spots = [*room, *(spot for spot, _, _ in reserved)]
    places = [Place(number, may[spot]) for spot, number in room.items()]
    places += [Place(number, may[spot] & cards.bits) for spot, number, cards in reserved]
    unseen = [1 << card for card in limits.known.unseen]
    return Source(case, asked, tuple(spots), Dealing(unseen, places), is_reserved)


def _are_met(asked: tuple[Need, ...], cards: Cards) -> bool:
    return all(_number(need, cards) >= need.least for need in asked)


def _number(need: Need, cards: Cards) -> int:
    return sum(len(cards[spot] & need.cards) for spot in need.spots)


def _times_counted(source: Source, cards: Cards) -> int:
    """How often one layout comes about where any of its cards can be those reserved."""
    if not source.is_reserved:
        return 1
    return math.prod(math.comb(_number(need, cards), need.least) for need in source.needs)
