"""Deals measured for the tables: solved with open cards, and played by players that see
only their own.

The long jobs of calibration are cut into parts, each a plain function of its arguments,
so that any Executor can share them out.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from engine.advice.model import Query
from engine.advice.plans import plan_for
from engine.advice.worlds import result_of, results
from engine.bots.sampling import SamplingBot
from engine.bots.selfplay import play_contract
from engine.cards import PACK, CardSet
from engine.contracts import Contract, Game, Opening
from engine.deal import Deal
from engine.dialect import Dialect
from engine.dialects import table
from engine.evaluate.bars import shortfall
from engine.evaluate.counts import twelve_count
from engine.rules.bidding import against_contract
from engine.seats import FOREHAND, Seat
from engine.state import Bidding
from engine.transition import is_dealt_again
from engine.view import View

PLAYERS = dict.fromkeys(Seat, SamplingBot())
"""Who plays: four players that try each card in many layouts, and see only their own."""
COUNTS = range(4, 16)
"""The 12-counts whose hands are measured alike often in black games."""
SHORT = range(5)
"""The same for the other games: how far below its bar a hand is."""
_KINDS = {
    Game.BLACK: COUNTS,
    Game.SUIT: SHORT,
    Game.NEGATIVE: SHORT,
    Game.TRISCHAKEN: range(1),
}
DRAWS = 4000
"""Hands drawn in search of one kind before another kind is wanted."""


class Measured(NamedTuple):
    """A deal of one contract: the declarer's hand as bits, whether the game was won with
    open cards and whether that was proved, what play made of it, and both scores."""

    dialect: str
    contract: str
    hand: int
    seed: int
    open_won: bool | None
    proved: bool
    won: bool | None
    playout_score: float
    score: float


def measure(table_name: str, contract_name: str, seeds: range) -> list[Measured]:
    """One deal for each seed, all of one contract. The same seeds give the same rows."""
    dialect = table(table_name)
    contract = dialect.contract(contract_name)
    return [_measured(drawn(dialect, contract, seed), contract, seed) for seed in seeds]


def drawn(dialect: Dialect, contract: Contract, seed: int) -> tuple[Query, Deal]:
    """A hand that may bid a contract, and a deal around it.

    Weak and strong hands are drawn alike often, so that each line of a table has its
    deals: by the 12-count in black games, by what the hand lacks in the others.
    """
    rng = random.Random(f"measure {dialect.id} {contract.name} {seed}")
    last_or_first = (Opening.FOREHAND_FIRST, Opening.FOREHAND_LAST)
    seat = FOREHAND if contract.opening in last_or_first else rng.choice(list(Seat))
    wanted = _KINDS[contract.game]
    while True:
        kind = rng.choice(wanted)
        for _ in range(DRAWS):
            deal = _dealt(rng)
            hand = deal.hand(seat)
            if _kind(hand, contract) == kind and _may_bid(hand, contract, dialect, deal):
                return Query(dialect, hand, seat), deal


def _dealt(rng: random.Random) -> Deal:
    pack = rng.sample(list(PACK), 54)
    p1, p2, p3, p4 = (CardSet(pack[start : start + 12]) for start in (0, 12, 24, 36))
    a, b, c, d, e, f = pack[48:]
    return Deal((p1, p2, p3, p4), ((a, b, c), (d, e, f)))


def _kind(hand: CardSet, contract: Contract) -> int:
    if contract.game is Game.BLACK:
        return twelve_count(hand)
    return shortfall(hand, contract)


def _may_bid(hand: CardSet, contract: Contract, dialect: Dialect, deal: Deal) -> bool:
    if is_dealt_again(dialect, deal):
        return False
    return not against_contract(View(dialect, FOREHAND, hand, Bidding(FOREHAND), 1), contract)


def _measured(dealt: tuple[Query, Deal], contract: Contract, seed: int) -> Measured:
    query, deal = dealt
    (solved,) = results(query, plan_for(query, contract), [deal])
    rng = random.Random(f"play {query.dialect.id} {contract.name} {seed}")
    ended = play_contract(deal, query.dialect, contract, query.seat, rng, PLAYERS)
    played = result_of(ended, query.seat)
    return Measured(
        query.dialect.table,
        contract.canonical,
        query.hand.bits,
        seed,
        solved.is_won,
        solved.is_proved,
        played.is_won,
        solved.score,
        played.score,
    )
