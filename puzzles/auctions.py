"""Auctions: replayed from what was said, and plausible ones made from dealt hands."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.cards import MOND, NO_CARDS, SKUS, CardSet
from engine.contracts import Bonus, Contract, Opening, Title
from engine.deal import Deal
from engine.dialect import Dialect
from engine.evaluate.counts import twelve_count
from engine.evaluate.features import sure_tricks, unwanted_winners
from engine.moves import Bid, Hold, Move, Pass, Vorhand
from engine.reasons import Verdict
from engine.rules.bidding import after_word, against_contract, judge_bidding
from engine.seats import Seat
from engine.state import Bidding
from engine.transition import is_dealt_again
from engine.view import View

Calls = tuple[tuple[Seat, Move], ...]

BOLD, SHY = range(4), range(-4, -2)
"""By how much the players of one auction stretch what a bid asks of a hand."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat about to speak: its hand, what was said before, and what may be said."""

    dialect: Dialect
    seat: Seat
    hand: CardSet
    calls: Calls
    phase: Bidding
    verdict: Verdict[Move]


def auction_after(dialect: Dialect, calls: Iterable[tuple[Seat, Move]]) -> Bidding:
    """The auction after these words.

    Raises ValueError if one was out of turn or could not be said, or if nobody is to
    speak any more.
    """
    phase = Bidding(dialect.auction.opener)
    for seat, move in calls:
        if seat is not phase.turn:
            message = f"{seat} speaks out of turn: it is {phase.turn}"
            raise ValueError(message)
        following = _after(dialect, phase, seat, move)
        if following is None:
            message = f"the auction is over after the word of {seat}, or it could not be said"
            raise ValueError(message)
        phase = following
    return phase


def _after(dialect: Dialect, phase: Bidding, seat: Seat, move: Move) -> Bidding | None:
    if not isinstance(move, (Bid, Pass, Hold, Vorhand)):
        return None
    if not _could_be_said(View(dialect, seat, NO_CARDS, phase, factor=1), phase, move):
        return None
    following = after_word(dialect, phase, seat, move)
    return following if isinstance(following, Bidding) else None


def _could_be_said(view: View, phase: Bidding, move: Move) -> bool:
    """Whether nothing but perhaps the hand, which nobody sees, speaks against it."""
    reasons = judge_bidding(view, phase).against.get(move)
    if reasons is None:
        return False
    of_hand = against_contract(view, move.contract) if isinstance(move, Bid) else ()
    return set(reasons) <= set(of_hand)


def rungs(dialect: Dialect) -> tuple[Contract, ...]:
    """The ladder: the contracts that anyone may bid, from below."""
    anyone = [row for row in dialect.contracts if row.opening is Opening.ANYONE]
    return tuple(sorted(anyone, key=lambda row: row.rank))


def worth(dialect: Dialect, contract: Contract) -> int:
    """What a contract counts on the ladder: its game, with the bird that it announces."""
    if contract.bird is None:
        return contract.won
    row = dialect.bonuses.row(Bonus[contract.bird.name], contract)
    return contract.won + (row.announced if row else 0)


# ------------------------------------------------------------------ made auctions


def moments(
    dialect: Dialect, dealt: Deal, rng: random.Random, temper: Sequence[int] = BOLD
) -> Iterator[Moment]:
    """An auction as it might go with these hands, before each of its words: none if they
    are dealt again."""
    if is_dealt_again(dialect, dealt):
        return
    boldness = rng.choice(temper)
    strengths = [strength(hand) for hand in dealt.hands]
    phase = Bidding(dialect.auction.opener)
    calls: Calls = ()
    while True:
        seat: Seat = phase.turn
        view = View(dialect, seat, dealt.hand(seat), phase, factor=1)
        moment = Moment(dialect, seat, view.hand, calls, phase, judge_bidding(view, phase))
        yield moment
        word = _word(moment, strengths[seat - 1], boldness, rng)
        following = after_word(dialect, phase, seat, word)
        if not isinstance(following, Bidding):
            return
        phase, calls = following, (*calls, (seat, word))


def _word(
    moment: Moment, own: Strength, boldness: int, rng: random.Random
) -> Bid | Pass | Hold | Vorhand:
    """The lowest bid that the hand asks for, now and then the next; else hold or pass."""
    legal = moment.verdict.legal
    bids = [move for move in legal if isinstance(move, Bid)]
    wanted = [bid for bid in bids if own.appeal(bid.contract) + boldness >= 0]
    wanted.sort(key=lambda bid: bid.contract.rank)
    if wanted:
        return wanted[1] if len(wanted) > 1 and rng.random() < 0.25 else wanted[0]
    standing = moment.phase.standing
    if standing and Hold() in legal and own.appeal(standing.contract) + boldness >= -1:
        return Hold()
    if Vorhand() in legal:
        return Vorhand()
    return Pass() if Pass() in legal else bids[0]


@dataclass(frozen=True, slots=True)
class Strength:
    """What a hand has to bid on, counted once."""

    hand: CardSet
    count: int
    sure: int
    unwanted: int

    def appeal(self, contract: Contract) -> int:
        """By how much the hand exceeds, or with a minus misses, what one bids that on."""
        match contract.title:
            case Title.BESSERRUFER:
                bird = contract.bird
                is_held = bird is not None and bird.card in self.hand
                return len(self.hand.tarocks) - 5 - bird if bird and is_held else -9
            case Title.SOLORUFER:
                return self.count - 10 if self.hand & CardSet((SKUS, MOND)) else -9
            case Title.FARBENDREIER | Title.FARBENSOLO:
                return self.sure - (6 if contract.title is Title.FARBENDREIER else 8)
            case Title.BETTLER | Title.PICCOLO:
                return (contract.tricks or 0) + 1 - self.unwanted - 2 * contract.ouvert
            case _:
                return self.count - _COUNTS.get(contract.title, self.count)


def strength(hand: CardSet) -> Strength:
    """What that hand has to bid on."""
    return Strength(hand, twelve_count(hand), sure_tricks(hand), len(unwanted_winners(hand)))


_COUNTS = {
    Title.RUFER: 8,
    Title.DREIER: 12,
    Title.SECHSERDREIER: 12,
    Title.SOLODREIER: 15,
}
"""The 12-count on which one bids a black game."""
