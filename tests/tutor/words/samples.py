"""Real reasons of every rule: judged in dealt hands, or made from likely arguments."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from engine import counting
from engine import rulebook as rb
from engine.cards import MOND, SKUS, Card, CardSet, Suit
from engine.contracts import Bonus, Contract
from engine.deal import deal
from engine.dialect import Dialect
from engine.evaluate.claims import claims
from engine.evaluate.counts import linz_count_items, twelve_count_items
from engine.evaluate.criteria import panel
from engine.evaluate.features import feature_reasons
from engine.evaluate.outlook import outlook
from engine.moves import AIMED, Level
from engine.reasons import Reason, Rule, Verdict
from engine.rules.judge import judge_play
from engine.rules.tricks import taken
from engine.seats import Seat
from engine.view import PlayView
from tests.tutor.words.whole_hands import reasons_at

LIKELY: dict[str, tuple[object, ...]] = {
    "base": (0, 8),
    "bird": (Card.T2,),
    "blatt": (1, 2),
    "bonus": tuple(Bonus),
    "card": (Card.T1, Card.HJ, Card.D1),
    "cards": ((Card.T1,), (Card.T1, Card.HK), tuple(Card)[:9]),
    "count": (1, 9),
    "dialect": ("alpine", "hausregeln"),
    "each": (13, 1),
    "expected": ((), ("sküs",), ("K", "Q", "N")),
    "factor": (2, 4),
    "high": (Seat.P1,),
    "instead": (Card.T22, Card.HK, Card.D1),
    "kind": ("legal-cards",),
    "known": ((), ("alpine",), ("alpine", "gametwist")),
    "least": (1, 8),
    "level": (Level.CONTRA, Level.RECONTRA, Level.SUBCONTRA),
    "low": (Seat.P4,),
    "mean": (3.0, 2.4),
    "most": (3, 12),
    "name": ("nowhere",),
    "number": (0, 1, 14),
    "other": (5, 0, 81),
    "others": ((), (Card.HJ,), (Card.HJ, Card.C7)),
    "part": ("calls",),
    "percent": (0, 1, 22),
    "pips": (0, 27),
    "place": (1, 3),
    "points": (0, 1, 35),
    "problem": ("Expected '=' after a key",),
    "raw": (7, 37),
    "score": (0.0, 1.0, 2.34, -3.5),
    "seat": tuple(Seat),
    "seats": ((Seat.P2,), (Seat.P1, Seat.P3, Seat.P4)),
    "suit": tuple(Suit),
    "suits": ((Suit.HEARTS,), (Suit.HEARTS, Suit.CLUBS)),
    "tarocks": ((), (Card.T5,), (Card.T5, Card.T2)),
    "thirds": (0, 1, 107),
    "title": tuple(AIMED),
    "token": ("H9",),
    "trick": (11, 12),
    "trickless": ((Seat.P4,), (Seat.P2, Seat.P3)),
    "tricks": (1, 7),
    "value": ("never",),
    "wanted": (12,),
    "winner": (MOND, SKUS, Card.HQ),
}
"""Arguments by name, for the rules that no dealt hand brings forth. A longer list must
not run short: the nth sample of a rule takes the nth of each."""

PAIRS = ((Seat.P1, Seat.P2), (Seat.P3, Seat.P4))
LIKELY_OF: dict[str, dict[str, tuple[object, ...]]] = {
    rb.SCORE_TRISCHAKEN_HALVES.id: {"low": PAIRS, "high": PAIRS[::-1]}
}
"""The same for rules in which a name stands for something else."""


@cache
def reasons_of(rule: Rule, dialect: Dialect) -> tuple[Reason, ...]:
    """Several reasons of that rule, real ones from that table where there are any."""
    every = (*_judged(dialect), *reasons_at(dialect))
    told = tuple(reason for reason in every if reason.rule == rule)
    return (*told[:12], *_made(rule, dialect))


@cache
def waived_at(dialect: Dialect) -> frozenset[Reason]:
    """The duties that did not bind somewhere in the hands played at that table."""
    return frozenset(reason for verdict, _ in _plays(dialect, seeds=2) for reason in verdict.waived)


def _made(rule: Rule, dialect: Dialect) -> Iterator[Reason]:
    own = {"contract": dialect.contracts, "standing": dialect.contracts[::-1]}
    own["rival"] = own["standing"]
    likely = LIKELY | own | LIKELY_OF.get(rule.id, {})
    longest = max((len(likely[name]) for name in rule.takes), default=1)
    for nth in range(longest):
        chosen = {name: likely[name][nth % len(likely[name])] for name in rule.takes}
        yield rule(**chosen)  # type: ignore[arg-type]


@cache
def _judged(dialect: Dialect) -> tuple[Reason, ...]:
    found: dict[Reason, None] = {}
    for verdict, trick_reason in _plays(dialect, seeds=2):
        against = [reason for reasons in verdict.illegal.values() for reason in reasons]
        found |= dict.fromkeys((*against, *verdict.obligations, trick_reason))
    for seed in range(40):
        found |= dict.fromkeys(_of_hand(seed, dialect))
    return tuple(found)


def _of_hand(seed: int, dialect: Dialect) -> Iterator[Reason]:
    hand = deal(seed).hands[0]
    yield from (item.reason for item in (*twelve_count_items(hand), *linz_count_items(hand)))
    yield from (*feature_reasons(hand), *outlook(hand, dialect))
    for claim in claims(hand):
        yield from (*claim.reasons_for, *claim.reasons_against)
    for opinion in (one for row in panel(hand, dialect) for one in row.opinions):
        yield from (*opinion.reasons_for, *opinion.reasons_against)
    pile = tuple(hand)[: seed % 13]
    for steps in (
        counting.steps_in_packets,
        counting.steps_in_thirds,
        counting.steps_rounded,
        counting.steps_base_and_pips,
    ):
        yield from steps(pile)


def _plays(dialect: Dialect, seeds: int) -> Iterator[tuple[Verdict[Card], Reason]]:
    for contract in dialect.contracts:
        for seed in range(seeds):
            yield from _played(dialect, contract, seed)


def _played(
    dialect: Dialect, contract: Contract, seed: int
) -> Iterator[tuple[Verdict[Card], Reason]]:
    """A whole hand played at random; every seat keeps the birds it holds."""
    rng = random.Random(seed)
    hands = list(deal(seed).hands)
    promised = {bird.card: bird.trick for bird in dialect.bonuses.birds} if seed % 2 else {}
    leader = Seat.P1
    for number in range(1, 13):
        trick: tuple[Card, ...] = ()
        for place in range(4):
            seat = leader.next(place)
            hand = hands[seat - 1]
            announced = tuple((card, promised[card]) for card in hand if card in promised)
            view = PlayView(dialect, contract, hand, trick, number, announced)
            verdict = judge_play(view)
            card = rng.choice(verdict.legal)
            trick = (*trick, card)
            hands[seat - 1] = hand - CardSet((card,))
            yield verdict, taken(trick, contract, dialect).reason
        leader = leader.next(taken(trick, contract, dialect).place)
