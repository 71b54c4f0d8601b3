"""Layouts of a hand in the middle: each could be the true one, and the true one is among
them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from engine import DIALECTS, Card, CardSet, Contract, Deal, PlayCard, Seat, apply, start, view
from engine.dialect import Dialect
from engine.evaluate.sampling import layouts
from engine.evaluate.sampling.knowledge import Pile, Spot, know
from engine.evaluate.sampling.limits import Limits, cases
from engine.evaluate.sampling.needs import needs
from engine.moves import Bid, Hold, LayAway, Pass, Vorhand
from engine.state import Ended, GameState, Playing
from engine.transition import IllegalMove, undertake
from tests.laws.hands import biddable, deal_with, quietly_to_play, some_hand, states_of, undertaken

GAMES = [
    pytest.param(dialect, contract, id=f"{dialect.id}-{contract.name}")
    for dialect in DIALECTS.values()
    for contract in biddable(dialect)
]


def moments(dialect: Dialect, contract: Contract, seed: int, number: int) -> list[GameState]:
    """Some states of a hand played at random."""
    rng = random.Random(f"{dialect.id} {contract.name} {seed}")
    hand = states_of(some_hand(dialect, contract.name, rng), rng, talk=0.4)
    states = [state for state, _ in hand if not isinstance(state.phase, Ended)]
    return rng.sample(states, min(number, len(states)))


def as_played(state: GameState, layout: GameState) -> GameState:
    """The layout's deal, taken through the moves of the true hand from the end of the
    auction on. Raises IllegalMove where somebody could not have done what he did."""
    auction = (Bid, Pass, Hold, Vorhand)
    again = start(layout.dialect, layout.deal, layout.factor)
    if state.undertaking is None:
        return again
    again = undertake(again, state.undertaking.declarer, state.undertaking.contract)
    for _, move in state.history:
        if not isinstance(move, auction):
            again = apply(again, LayAway(layout.away) if isinstance(move, LayAway) else move)
    return again


def agrees(state: GameState, layout: GameState, seat: Seat) -> bool:
    """Whether a layout looks to a seat as the hand does, and could have been played so."""
    seen = view(state, seat)
    if view(layout, seat) != seen:
        return False
    try:
        again = as_played(state, layout)
    except IllegalMove:
        return False
    return view(again, seat) == seen and key(again) == key(layout)


def unseen_at(state: GameState, spot: Spot) -> CardSet:
    if isinstance(spot, Seat):
        return state.hand(spot)
    return state.away if spot is Pile.AWAY else CardSet(state.deal.talon[0] + state.deal.talon[1])


def cases_of_truth(state: GameState, seat: Seat) -> int:
    """In how many of the cases that the seat reckons with the cards may lie as they do."""
    known = know(view(state, seat))
    limits = Limits(known)
    lying = {spot: unseen_at(state, spot) & known.unseen for spot, _ in known.room}
    assert {spot: len(cards) for spot, cards in lying.items()} == dict(known.room)
    found = 0
    for case in cases(known):
        may = limits.may(case)
        met = all(
            sum(len(lying[spot] & need.cards) for spot in need.spots) >= need.least
            for need in needs(limits, case)
        )
        is_told = not case.is_told or case.partner is state.partner
        lie_right = not any(cards.bits & ~may[spot] for spot, cards in lying.items())
        found += case.called is state.called and is_told and met and lie_right
    return found


def try_all_seats(dialect: Dialect, contract: Contract, seed: int, number: int) -> None:
    rng = random.Random(seed)
    for state in moments(dialect, contract, seed, number):
        for seat in Seat:
            found = layouts(view(state, seat), rng, 2)

            assert cases_of_truth(state, seat) == 1
            assert len(found) == 2
            assert all(agrees(state, layout, seat) for layout in found)


@pytest.mark.parametrize(("dialect", "contract"), GAMES)
def test_every_layout_could_be_the_hand_and_the_hand_is_possible(
    dialect: Dialect, contract: Contract
) -> None:
    try_all_seats(dialect, contract, seed=1, number=1)


@pytest.mark.proof
@pytest.mark.parametrize(("dialect", "contract"), GAMES)
def test_the_same_in_many_hands(dialect: Dialect, contract: Contract) -> None:
    for seed in range(100, 130):
        try_all_seats(dialect, contract, seed, number=12)


# ------------------------------------------------------------------ against all there are


def late(name: str, contract: str, declarer: Seat, seed: int, left: int) -> GameState:
    """A hand with that many cards left to each player, at the start of a trick."""
    rng = random.Random(seed)
    while True:
        deal = deal_with({}, seed=rng.getrandbits(30))
        state = undertaken(DIALECTS[name], contract, declarer, deal)
        if state is None:
            continue
        for later, _ in states_of(quietly_to_play(state, rng), rng, talk=0):
            phase = later.phase
            if isinstance(phase, Playing) and (len(phase.tricks), phase.trick) == (12 - left, ()):
                return later


def every_layout(state: GameState, seat: Seat) -> set[tuple[CardSet, ...]]:
    """All ways in which the cards that a seat does not see may lie, by trying each."""
    known = know(view(state, seat))
    found = set()
    for shares in splits(list(known.unseen), [number for _, number in known.room]):
        placed = {spot: CardSet(share) for (spot, _), share in zip(known.room, shares, strict=True)}
        hands = [placed.get(one, state.hand(one)) for one in Seat]
        layout = replace(
            state,
            hands=tuple(hands),
            away=placed.get(Pile.AWAY, state.away),
            deal=dealt_so(state, hands, placed.get(Pile.AWAY, state.away), placed),
        )
        if agrees(state, layout, seat):
            found.add(key(layout))
    return found


def splits(cards: list[Card], sizes: list[int]) -> Iterator[list[tuple[Card, ...]]]:
    if not sizes:
        yield []
        return
    for first in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in first]
        for others in splits(rest, sizes[1:]):
            yield [first, *others]


def dealt_so(
    state: GameState, hands: list[CardSet], away: CardSet, placed: dict[Spot, CardSet]
) -> Deal:
    """The deal from which these hands have come, the same cards having fallen."""
    assert isinstance(state.phase, Playing)
    table = state.phase.table
    dealt = list(hands)
    for trick in state.phase.tricks:
        for card in trick.cards:
            dealt[trick.player_of(card) - 1] |= CardSet((card,))
    taken = CardSet() if table.half is None else CardSet(state.deal.talon[table.half])
    declarer = table.undertaking.declarer
    dealt[declarer - 1] = (dealt[declarer - 1] | away) - taken
    talon = state.deal.talon
    if Pile.TALON in placed:
        a, b, c, d, e, f = placed[Pile.TALON]
        talon = ((a, b, c), (d, e, f))
    return Deal((dealt[0], dealt[1], dealt[2], dealt[3]), talon)


def key(state: GameState) -> tuple[CardSet, ...]:
    return (*state.hands, state.away)


@pytest.mark.parametrize(
    ("name", "contract", "declarer", "seat", "left", "seed"),
    [
        ("gametwist", "caller", Seat.P1, Seat.P1, 2, 3),
        ("gametwist", "caller", Seat.P1, Seat.P3, 1, 4),
        ("alpine", "no_trump", Seat.P1, Seat.P4, 1, 6),
        ("hausregeln", "dreier", Seat.P2, Seat.P2, 2, 8),
        ("hausregeln", "farbendreier", Seat.P2, Seat.P3, 1, 9),
    ],
)
def test_all_layouts_that_agree_are_dealt_and_about_equally_often(
    name: str, contract: str, declarer: Seat, seat: Seat, left: int, seed: int
) -> None:
    state = late(name, contract, declarer, seed, left)
    every = every_layout(state, seat)
    number = 30 * len(every)

    found = Counter(key(one) for one in layouts(view(state, seat), random.Random(1), number))

    assert set(found) == every
    spread = sum((times - 30) ** 2 for times in found.values()) / 30
    assert spread < 4 * len(every)


# --------------------------------------------------------------------------- the rest


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    state = late("gametwist", "caller", Seat.P1, seed=5, left=6)
    seen = view(state, Seat.P3)

    short = layouts(seen, random.Random(2), 5)

    assert layouts(seen, random.Random(2), 12)[:5] == short


def test_an_ended_hand_has_no_layouts() -> None:
    state = late("cardgames_zone", "dreier", Seat.P1, seed=5, left=1)
    while not isinstance(state.phase, Ended):
        assert state.turn is not None
        state = apply(state, PlayCard(next(iter(state.hand(state.turn)))))

    with pytest.raises(TypeError, match="has ended"):
        layouts(view(state, Seat.P1), random.Random(1), 1)


def test_a_view_that_cannot_be_has_no_layouts() -> None:
    state = late("elsteiner", "besserrufer+uhu", Seat.P1, seed=5, left=12)
    seen = view(state, Seat.P2)
    impossible = replace(seen, hand=CardSet([Card.T2, *list(seen.hand.remove(Card.T2))[:11]]))

    assert Card.T2 in state.deal.hand(Seat.P1)
    with pytest.raises(LookupError):
        layouts(impossible, random.Random(1), 1)


def test_what_is_hidden_leaves_no_trace_in_the_layouts() -> None:
    rng = random.Random(4)
    state = late("gametwist", "solo_caller", Seat.P1, seed=9, left=5)
    (other,) = layouts(view(state, Seat.P2), rng, 1)

    one = layouts(view(state, Seat.P2), random.Random(1), 4)

    assert layouts(view(other, Seat.P2), random.Random(1), 4) == one
