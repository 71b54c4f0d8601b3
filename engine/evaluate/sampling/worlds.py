"""Whole deals as they may lie behind one hand, as the auction so far makes them likely.

A deal is drawn evenly from all that agree with the rules and with what had to be so (a
bird of a bid held, no deal that is dealt again). It is kept with a chance that falls for
every word that goes against the bars of ``engine.evaluate.bars``: a pass by a hand that
reaches one (``SHY``), a bid by a hand that does not (``BOLD``, once for each thing it
lacks). So a strong hand that has passed is rarer than the cards alone make it, but never
ruled out; and where a bid asks for a rare hand, the best of many deals is likely taken.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.cards import PACK, Card, CardSet
from engine.contracts import Contract, Opening
from engine.deal import Deal
from engine.dialect import Dialect
from engine.evaluate.bars import is_worth, shortfall
from engine.moves import Bid, Hold, Move, Pass
from engine.rules.bidding import after_word, against_contract
from engine.seats import FOREHAND, Seat
from engine.state import Bidding
from engine.view import View

SHY, BOLD = 0.2, 0.25
"""How likely a pass is with a hand that reaches a bar, and a bid with one that is one
short of it, measured against the same word from a hand that it fits."""
TRIES = 48
"""Deals tried before the likeliest of them have to do."""

_OF_BIT = {1 << card: card for card in Card}
_OTHERS = {seat: tuple(one for one in Seat if one is not seat) for seat in Seat}


class Word(NamedTuple):
    """A bid, a hold or a pass: whose, what was bid, or which bids were passed up."""

    seat: Seat
    bid: Contract | None
    passed_up: tuple[Contract, ...] = ()


def worlds(
    hand: CardSet,
    seat: Seat,
    dialect: Dialect,
    moves: Sequence[Move],
    rng: random.Random,
    number: int,
) -> tuple[Deal, ...]:
    """That many deals in which the seat holds these twelve cards and the others could
    have said what they said: ``moves`` is the auction so far, in order.

    A longer run from the same seed begins with the shorter one. Raises LookupError if
    there is no such deal.
    """
    words = tuple(word for word in _words(dialect, moves) if word.seat is not seat)
    birds = {
        word.bid.bird.card: word.seat
        for word in words
        if word.bid is not None and word.bid.bird is not None and dialect.auction.bird_in_hand
    }
    if CardSet(birds) & hand or len(hand.tarocks) < dialect.auction.least_tarocks:
        message = "no deal has this hand in this auction"
        raise LookupError(message)
    evenly = _deals(hand, seat, birds, dialect.auction.least_tarocks, rng)
    return tuple(_likely(evenly, words, dialect, rng) for _ in range(number))


def _words(dialect: Dialect, moves: Sequence[Move]) -> Iterator[Word]:
    phase = Bidding(dialect.auction.opener)
    for move in moves:
        match move:
            case Bid(contract=contract):
                yield Word(phase.turn, contract)
            case Hold() if phase.standing is not None:
                yield Word(phase.turn, phase.standing.contract)
            case Pass():
                yield Word(phase.turn, None, _passed_up(dialect, phase))
            case _:
                pass
        following = after_word(dialect, phase, phase.turn, move)  # type: ignore[arg-type]
        if not isinstance(following, Bidding):
            return
        phase = following


def _passed_up(dialect: Dialect, phase: Bidding) -> tuple[Contract, ...]:
    """What the seat whose turn it is could have bid, as far as the ladder goes."""
    least = 0 if phase.standing is None else phase.standing.contract.rank
    is_opening = phase.turn is FOREHAND and FOREHAND not in phase.spoken
    return tuple(
        row
        for row in dialect.contracts
        if (row.opening is Opening.ANYONE and row.rank > least)
        or (row.opening is Opening.FOREHAND_FIRST and is_opening)
    )


def _deals(
    hand: CardSet, seat: Seat, birds: dict[Card, Seat], least: int, rng: random.Random
) -> Iterator[Deal]:
    """Deals with that hand, evenly drawn, in which the birds are where they must be and
    everybody has tarocks enough."""
    unseen = [1 << card for card in PACK - hand - CardSet(birds)]
    others = [(one, CardSet(card for card in birds if birds[card] is one)) for one in _OTHERS[seat]]
    hands = [hand] * 4
    while True:
        unseen.sort(key=lambda _: rng.random())
        start = 0
        for one, held in others:
            end = start + 12 - len(held)
            hands[one - 1] = CardSet.of_bits(held.bits | sum(unseen[start:end]))
            start = end
        if least and any(len(one.tarocks) < least for one in hands):
            continue
        a, b, c, d, e, f = (_OF_BIT[bit] for bit in unseen[start:])
        yield Deal((hands[0], hands[1], hands[2], hands[3]), ((a, b, c), (d, e, f)))


def _likely(
    evenly: Iterator[Deal], words: tuple[Word, ...], dialect: Dialect, rng: random.Random
) -> Deal:
    """The first deal that is kept; after many tries, one of them by its likelihood."""
    tried: list[Deal] = []
    for deal in evenly:
        likely = (_likelihood(deal, word, dialect) for word in words)
        if all(chance == 1 or rng.random() < chance for chance in likely):
            return deal
        tried.append(deal)
        if len(tried) >= TRIES:
            weights = [
                math.prod(_likelihood(one, word, dialect) for word in words) for one in tried
            ]
            if any(weights):
                return rng.choices(tried, weights)[0]
    raise AssertionError  # the deals never end


def _likelihood(deal: Deal, word: Word, dialect: Dialect) -> float:
    """How well a hand agrees with what its holder said, from 0 for impossible to 1."""
    hand = deal.hand(word.seat)
    if word.bid is None:
        return SHY if any(is_worth(hand, row) for row in word.passed_up) else 1
    if against_contract(View(dialect, word.seat, hand, _NO_PHASE, 1), word.bid):
        return 0
    return BOLD ** shortfall(hand, word.bid)


_NO_PHASE = Bidding(FOREHAND)
