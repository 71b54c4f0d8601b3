"""Plausible hands in play: dealt, given to a likely declarer, brought to the first lead.

The players are not clever, but they play by the rules and with some thrift, so that
what a puzzle shows could have happened at a table. Every step is the engine's own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.cards import NO_CARDS, Card, CardSet
from engine.contracts import Bonus, Contract, Game, Opening
from engine.counting import RAW, thirds
from engine.deal import Deal, deal
from engine.dialect import Dialect
from engine.evaluate.counts import twelve_count
from engine.evaluate.features import unwanted_winners
from engine.moves import Announce, Good, LayAway, Move, TakeHalf
from engine.reasons import Verdict
from engine.rules.judge import judge, judge_play
from engine.rules.talon import cards_to_lay, classes
from engine.rules.tricks import taken
from engine.seats import FOREHAND, Seat
from engine.state import Announcing, Calling, Ended, GameState, LayingAway, Playing, TakingTalon
from engine.transition import IllegalMove, apply, start, undertake
from engine.view import View, view
from puzzles.position import Position

Preference = Callable[[Position, Card], float]
"""How gladly a card is played there; zero is indifferent."""

_LIKELY_TO_ANNOUNCE = 6
"""Tarocks with which a bird is announced often enough to be shown."""
_DEALS_TO_TRY = 200


@dataclass(frozen=True, slots=True)
class Turn:
    """One card as it was played: the position as its player saw it, and the verdict."""

    position: Position
    verdict: Verdict[Card]
    card: Card


def set_up(dialect: Dialect, contract: Contract, rng: random.Random, factor: int = 1) -> GameState:
    """A fresh deal in which somebody plays that contract, ready for the first lead.

    Raises LookupError if no deal comes up in which that is possible.
    """
    for _ in range(_DEALS_TO_TRY):
        state = begun(dialect, contract, likely_deal(contract, rng), rng, factor)
        if state is None:
            continue
        state = to_first_lead(state, rng)
        if isinstance(state.phase, Playing):
            return state
    message = f"nobody could play {contract.name} in {dialect.table}"
    raise LookupError(message)


def begun(
    dialect: Dialect, contract: Contract, dealt: Deal, rng: random.Random, factor: int = 1
) -> GameState | None:
    """That deal, in which the fittest hand has won the auction with the contract.

    None if all must be dealt again, or if that hand may not play it.
    """
    state = start(dialect, dealt, factor)
    if isinstance(state.phase, Ended):
        return None
    try:
        return undertake(state, _declarer(contract, state.deal, rng), contract)
    except IllegalMove:
        return None


def to_first_lead(state: GameState, rng: random.Random) -> GameState:
    """The hand after call, talon and announcements; or ended, if it ends there."""
    return to_phase(Playing, state, rng)


def to_phase(
    wanted: type[LayingAway | Announcing | Playing], state: GameState, rng: random.Random
) -> GameState:
    """The hand brought to that phase by sensible moves; or ended, if it ends before."""
    while not isinstance(state.phase, (wanted, Playing, Ended)):
        state = apply(state, _move(state, rng))
    return state


def fitness(contract: Contract, hand: CardSet) -> tuple[bool, int]:
    """A rough order of hands for choosing a declarer: higher claims sooner. A hand with
    the bird of the bid comes first."""
    has_bird = contract.bird is not None and contract.bird.card in hand
    if contract.game is Game.BLACK:
        return has_bird, twelve_count(hand)
    if contract.game is Game.SUIT:
        return has_bird, thirds(hand.coloured) - 3 * len(hand.tarocks)
    return has_bird, -len(unwanted_winners(hand))


def play_out(
    state: GameState, rng: random.Random, preference: Preference | None = None
) -> Iterator[Turn]:
    """The cards of a hand one by one, until it ends or nobody asks for more.

    Raises TypeError if the hand is not ready for the first lead.
    """
    phase = state.phase
    if not isinstance(phase, Playing):
        message = "the hand is not ready for the first lead"
        raise TypeError(message)
    undertaking = phase.table.undertaking
    contract, declarer = undertaking.contract, undertaking.declarer
    bound = {seat: view(state, seat).bound for seat in Seat}
    hands, leader, declarer_tricks = list(state.hands), phase.leader, 0
    for number in range(1, 13):
        trick: tuple[Card, ...] = ()
        for place in range(4):
            seat = leader.next(place)
            hand = hands[seat - 1]
            position = Position(
                dialect=state.dialect,
                contract=contract,
                hand=hand,
                trick=trick,
                trick_number=number,
                announced=tuple(pair for pair in bound[seat] if pair[0] in hand),
                seat=seat,
                leader=leader,
            )
            verdict = judge_play(position.view)
            card = _choose(position, verdict.legal, rng, preference)
            yield Turn(position, verdict, card)
            hands[seat - 1] = hand.remove(card)
            trick = (*trick, card)
        leader = leader.next(taken(trick, contract, state.dialect).place)
        declarer_tricks += leader is declarer
        if contract.tricks is not None and declarer_tricks > contract.tricks:
            return


def finished_tricks(turns: Iterator[Turn]) -> Iterator[Position]:
    """The tricks of a hand as they lie when the fourth card has fallen; the hand that
    is shown with them is empty."""
    for turn in turns:
        position = turn.position
        if len(position.trick) == 3:
            trick = (*position.trick, turn.card)
            yield replace(position, trick=trick, hand=NO_CARDS, announced=())


# -------------------------------------------------------------------- the deal


def likely_deal(contract: Contract, rng: random.Random) -> Deal:
    """A deal whose fittest hand sits with the declarer-to-be, the others anywhere."""
    dealt = deal(rng.getrandbits(48))
    likely = sorted(dealt.hands, key=lambda hand: fitness(contract, hand))
    others = likely[:3]
    rng.shuffle(others)
    seat = FOREHAND if _is_forehands(contract) else rng.choice(tuple(Seat))
    others.insert(seat - 1, likely[3])
    return Deal((others[0], others[1], others[2], others[3]), dealt.talon)


def _declarer(contract: Contract, dealt: Deal, rng: random.Random) -> Seat:
    if _is_forehands(contract):
        return FOREHAND
    best = max(fitness(contract, hand) for hand in dealt.hands)
    return rng.choice([seat for seat in Seat if fitness(contract, dealt.hand(seat)) == best])


def _is_forehands(contract: Contract) -> bool:
    return contract.opening not in (Opening.ANYONE, Opening.OPTION)


# ------------------------------------------------------------------- the moves


def _move(state: GameState, rng: random.Random) -> Move:
    """A sensible move before the play."""
    turn = state.turn
    seen = view(state, turn or FOREHAND)
    match state.phase:
        case Calling():
            return rng.choice(judge(seen).legal)
        case TakingTalon():
            return TakeHalf(max((0, 1), key=lambda half: thirds(state.deal.talon[half])))
        case LayingAway() as phase:
            return cards_away(seen, phase)
        case Announcing() as phase:
            return say_something(seen, phase, rng)
        case _:
            return Good()


def cards_away(seen: View, phase: LayingAway) -> LayAway:
    """As many cards as must go: of short suits, and of these the dearest, first."""
    wanted = cards_to_lay(phase)
    order = [
        card
        for group in classes(seen, phase)
        for card in sorted(group, key=lambda card: (len(seen.hand.of(card.suit)), -RAW[card]))
    ]
    return LayAway(CardSet(order[:wanted]))


def say_something(seen: View, phase: Announcing, rng: random.Random) -> Move:
    """Birds of long tarock hands, sometimes King ultimo, else good."""
    if not phase.is_first_turn:
        return Good()
    legal = judge(seen).legal
    is_long = len(seen.hand.tarocks) >= _LIKELY_TO_ANNOUNCE
    wanted: list[Bonus] = [
        Bonus[bird.name]
        for bird in seen.dialect.bonuses.birds
        if is_long and bird.card in seen.hand
    ]
    if seen.called in seen.hand and rng.random() < 0.5:
        wanted.append(Bonus.KING_ULTIMO)
    for bonus in wanted:
        if Announce(bonus) in legal:
            return Announce(bonus)
    return Good()


def _choose(
    position: Position, legal: Sequence[Card], rng: random.Random, preference: Preference | None
) -> Card:
    if preference is not None:
        gladness = {card: preference(position, card) for card in legal}
        best = max(gladness.values())
        legal = [card for card in legal if gladness[card] == best]
    if rng.random() < 0.5:
        return min(legal, key=lambda card: (RAW[card], card))
    return rng.choice(legal)
