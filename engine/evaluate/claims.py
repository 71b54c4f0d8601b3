"""What the table of ``alpine`` says of each contract for a hand (AL 4.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine import rulebook as rb
from engine.cards import KINGS, SKUS, TRULL, CardSet
from engine.counting import thirds
from engine.evaluate.counts import TWELVE, twelve_count
from engine.evaluate.features import missing_suits, sure_tricks, unwanted_winners
from engine.reasons import Reason

CALL_LEAST, BLIND_SOLO_LEAST = 8, 12
SEVERAL_TAROCKS = 4
NO_TRUMP_LEAST = (7, 75)
NO_TRUMP_SOLO_LEAST = (8, 90)
"""Sure tricks, or card points in hand in thirds: 25 points, 30 points."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A contract of ``alpine`` by its name there, and whether the table would claim
    it. ``reasons_for`` and ``reasons_against`` say what was looked at."""

    contract: str
    recommended: bool
    reasons_for: tuple[Reason, ...] = ()
    reasons_against: tuple[Reason, ...] = ()


def claims(hand: CardSet) -> tuple[Claim, ...]:
    """The seven contracts of the table with its advice for these twelve cards."""
    return tuple(ask(hand) for ask in _ASKS.values())


def claim(hand: CardSet, contract: str) -> Claim:
    """The table's advice on one of its contracts, by its name there.

    Raises KeyError for a contract that it does not have.
    """
    return _ASKS[contract](hand)


def recommended(hand: CardSet) -> tuple[str, ...]:
    """The names of the contracts that the table would claim."""
    return tuple(one.contract for one in claims(hand) if one.recommended)


def _claim(contract: str, *checks: tuple[bool, Reason]) -> Claim:
    """A claim that needs every check to hold."""
    return Claim(
        contract,
        all(holds for holds, _ in checks),
        tuple(reason for holds, reason in checks if holds),
        tuple(reason for holds, reason in checks if not holds),
    )


def _least(count: int, least: int) -> tuple[bool, Reason]:
    rule = rb.CLAIM_COUNT if count >= least else rb.CLAIM_COUNT_NO
    return count >= least, rule(count=count, least=least)


def _call(hand: CardSet) -> Claim:
    backing = hand & (TRULL | KINGS | TWELVE.big_tarocks)
    backed = bool(backing) and len(hand.tarocks) >= SEVERAL_TAROCKS
    reason = rb.CLAIM_BACKED(cards=tuple(backing)) if backed else rb.CLAIM_BACKED_NO()
    return _claim("call", _least(twelve_count(hand), CALL_LEAST), (backed, reason))


def _blind_solo(hand: CardSet) -> Claim:
    return _claim("blind_solo", _least(twelve_count(hand), BLIND_SOLO_LEAST))


def _dodge_round(hand: CardSet) -> Claim:
    count = twelve_count(hand)
    below = count < CALL_LEAST
    rule = rb.CLAIM_BELOW_CALL if below else rb.CLAIM_BELOW_CALL_NO
    return _claim("dodge_round", (below, rule(count=count, least=CALL_LEAST)))


def _no_trump(hand: CardSet) -> Claim:
    return _suit_game(hand, "no_trump", *NO_TRUMP_LEAST)


def _no_trump_solo(hand: CardSet) -> Claim:
    return _suit_game(hand, "no_trump_solo", *NO_TRUMP_SOLO_LEAST)


def _suit_game(hand: CardSet, contract: str, least_tricks: int, least_thirds: int) -> Claim:
    """Either the sure tricks or the card points suffice."""
    tricks, value = sure_tricks(hand), thirds(hand)
    checks = (
        (tricks >= least_tricks, rb.CLAIM_SURE_TRICKS(tricks=tricks, least=least_tricks)),
        (value >= least_thirds, rb.CLAIM_POINTS(thirds=value, least=least_thirds)),
    )
    reasons_for = tuple(reason for holds, reason in checks if holds)
    if reasons_for:
        return Claim(contract, recommended=True, reasons_for=reasons_for)
    against = (
        rb.CLAIM_SURE_TRICKS_NO(tricks=tricks, least=least_tricks),
        rb.CLAIM_POINTS_NO(thirds=value, least=least_thirds),
    )
    return Claim(contract, recommended=False, reasons_against=against)


def safe_shape(hand: CardSet) -> tuple[bool, Reason]:
    """Whether no tarock would have to win for want of a suit, and why (not)."""
    gaps = missing_suits(hand)
    suits_the_bid = not gaps or not hand.tarocks
    return suits_the_bid, rb.CLAIM_SHAPE() if suits_the_bid else rb.CLAIM_SHAPE_NO(suits=gaps)


def _beggar(hand: CardSet) -> Claim:
    winners = unwanted_winners(hand)
    safe = rb.CLAIM_WINNERS_NO(cards=tuple(winners)) if winners else rb.CLAIM_SAFE()
    return _claim("beggar", safe_shape(hand), (not winners, safe))


def _piccolo(hand: CardSet) -> Claim:
    winners = unwanted_winners(hand)
    if not winners:
        exactly_one = (False, rb.CLAIM_NO_WINNER_NO())
    elif len(winners) == 1:
        exactly_one = (True, rb.CLAIM_ONE_WINNER(card=next(iter(winners))))
    else:
        exactly_one = (False, rb.CLAIM_WINNERS_NO(cards=tuple(winners)))
    checks = [safe_shape(hand), exactly_one]
    if SKUS in hand:
        checks.append((False, rb.CLAIM_SKUS_NO()))
    return _claim("piccolo", *checks)


_ASKS: dict[str, Callable[[CardSet], Claim]] = {
    "call": _call,
    "piccolo": _piccolo,
    "beggar": _beggar,
    "no_trump": _no_trump,
    "no_trump_solo": _no_trump_solo,
    "dodge_round": _dodge_round,
    "blind_solo": _blind_solo,
}
