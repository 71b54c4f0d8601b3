"""Trischaken in its four forms: who pays whom."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from engine import rulebook as rb
from engine.contracts import Contract
from engine.counting import rounded
from engine.parts import TrischakenForm
from engine.scoring.factors import deal_factors
from engine.scoring.ledger import Amount, Entry, Factor, amounts, times
from engine.scoring.outcome import Outcome
from engine.seats import FOREHAND, Seat


def trischaken_entries(outcome: Outcome, contract: Contract) -> tuple[Entry, ...]:
    """The lines of a Trischaken at its table."""
    match outcome.dialect.trischaken.form:
        case TrischakenForm.TWO_HIGHEST_PAY:
            return _ranked(outcome, contract)
        case TrischakenForm.HIGHEST_PAYS:
            return _highest_pays(outcome, contract)
        case TrischakenForm.OTHERS_SCORE:
            return _others_score(outcome, contract)
        case TrischakenForm.HAUSREGELN:
            return (_hausregeln(outcome, contract),)
        case _:
            assert_never(outcome.dialect.trischaken.form)


def ranking(outcome: Outcome) -> list[Seat]:
    """The seats from the most points to the fewest; at a tie the seat nearer to
    forehand counts as higher (GT-17a)."""
    return sorted(Seat, key=lambda seat: (-outcome.thirds[seat - 1], seat))


def _points(outcome: Outcome, seat: Seat) -> int:
    return outcome.thirds[seat - 1]


def _factors(outcome: Outcome, seat: Seat) -> tuple[Factor, ...]:
    """Mayor and forehand double (GT-17b, PO-17b, DE-17c)."""
    found: list[Factor] = []
    line = outcome.dialect.trischaken.mayor_line_thirds
    if _points(outcome, seat) >= line:
        found.append((rb.FACTOR_MAYOR(thirds=line), 2))
    if seat is FOREHAND:
        found.append((rb.FACTOR_FOREHAND(), 2))
    return (*found, *deal_factors(outcome))


def _pays(
    outcome: Outcome, payer: Seat, base: int, factors: tuple[Factor, ...], gets: dict[Seat, Amount]
) -> Entry:
    """A line on which one seat pays what the others get."""
    reason = rb.SCORE_TRISCHAKEN_PAYS(seat=payer, thirds=_points(outcome, payer))
    return Entry(reason, base, amounts({**gets, payer: -sum(gets.values())}), factors)


# --------------------------------------------------------- the two highest pay (GT)


def _ranked(outcome: Outcome, contract: Contract) -> tuple[Entry, ...]:
    order = ranking(outcome)
    number = 1 if outcome.dialect.trischaken.single_loser else 2
    payers, receivers = order[:number], order[number:]
    return tuple(_ranked_payer(outcome, contract, payer, receivers) for payer in payers)


def _ranked_payer(
    outcome: Outcome, contract: Contract, payer: Seat, receivers: list[Seat]
) -> Entry:
    """One payer's stake, shared equally; a single loser pays it to each. Who has no trick
    counts like anybody (GT-17a, GT-17c)."""
    factors = _factors(outcome, payer)
    stake = contract.won * times(factors)
    share = Fraction(stake, 2) if len(receivers) == 2 else Fraction(stake)
    return _pays(outcome, payer, contract.won, factors, dict.fromkeys(receivers, share))


# ------------------------------------------------------------- the highest pays (PO)


def _highest_pays(outcome: Outcome, contract: Contract) -> tuple[Entry, ...]:
    losers = losers_of(outcome)
    others = [seat for seat in Seat if seat not in losers]
    trickless = [seat for seat in others if not outcome.tricks[seat - 1]]
    return tuple(
        entry
        for loser in losers
        for entry in _loser_pays(outcome, contract, loser, others, trickless)
    )


def losers_of(outcome: Outcome) -> list[Seat]:
    """Who has the most points; forehand alone, if among several (PO-17a, PO-17d)."""
    most = max(outcome.thirds)
    losers = [seat for seat in Seat if _points(outcome, seat) == most]
    return [FOREHAND] if FOREHAND in losers else losers


def _loser_pays(
    outcome: Outcome, contract: Contract, loser: Seat, others: list[Seat], trickless: list[Seat]
) -> tuple[Entry, ...]:
    """The stake for every other player: to each, or all of it to the trickless.

    A loss that its loser has doubled himself is paid double to each; a trickless
    player is credited with the undoubled loss only (PO-9c, PO-17c, PO-17e).
    """
    factors = _factors(outcome, loser)
    stake = contract.won * times(factors)
    own: tuple[Factor, ...] = ()
    if loser in outcome.own_losses:
        own = ((rb.FACTOR_OWN_LOSS(), 2),)
    if not trickless:
        gets: dict[Seat, Amount] = dict.fromkeys(others, stake * times(own))
        return (_pays(outcome, loser, contract.won, (*factors, *own), gets),)
    whole = stake * len(others)
    reason = rb.SCORE_TRISCHAKEN_PAYS_TRICKLESS(
        seat=loser, thirds=_points(outcome, loser), trickless=tuple(trickless)
    )
    paid = amounts(
        {loser: -whole * times(own)} | dict.fromkeys(trickless, Fraction(whole, len(trickless)))
    )
    return (Entry(reason, contract.won, paid, (*factors, *own)),)


# ------------------------------------------------------------- the others score (AL)


def _others_score(outcome: Outcome, contract: Contract) -> tuple[Entry, ...]:
    """All but the highest add the value, counted as the page counts (AL-17)."""
    counts = {seat: rounded(_points(outcome, seat)) for seat in Seat}
    losers = tuple(seat for seat in Seat if counts[seat] == max(counts.values()))
    reason = rb.SCORE_TRISCHAKEN_LOSES(seats=losers, thirds=3 * max(counts.values()))
    factors = deal_factors(outcome)
    stake = contract.won * times(factors)
    gets = amounts({seat: stake for seat in Seat if seat not in losers})
    return (Entry(reason, contract.won, gets, factors),)


# ---- the German page


def _hausregeln(outcome: Outcome, contract: Contract) -> Entry:
    """Who has more than half pays alone; a single trickless player takes all; else the
    two ends settle (DE-17a, DE-17b, DE-17c, DE-17d, DE-17e)."""
    order = ranking(outcome)
    trickless = [seat for seat in Seat if not outcome.tricks[seat - 1]]
    virgin = trickless[0] if len(trickless) == 1 else None
    top = order[0]
    if _points(outcome, top) >= outcome.dialect.trischaken.mayor_line_thirds:
        return _mayor_pays(outcome, contract, top, virgin)
    factors = deal_factors(outcome)
    stake = contract.won * times(factors)
    if virgin is not None:
        gets = amounts({seat: 3 * stake if seat is virgin else -stake for seat in Seat})
        return Entry(rb.SCORE_TRISCHAKEN_TRICKLESS(seat=virgin), contract.won, gets, factors)
    return _halves(outcome, contract, order, factors)


def _mayor_pays(outcome: Outcome, contract: Contract, payer: Seat, virgin: Seat | None) -> Entry:
    factors: tuple[Factor, ...] = deal_factors(outcome)
    if payer is FOREHAND:
        factors = ((rb.FACTOR_FOREHAND(), 2), *factors)
    stake = contract.won * times(factors)
    if virgin is None:
        others: dict[Seat, Amount] = {seat: stake for seat in Seat if seat is not payer}
        return _pays(outcome, payer, contract.won, factors, others)
    reason = rb.SCORE_TRISCHAKEN_PAYS_TRICKLESS(
        seat=payer, thirds=_points(outcome, payer), trickless=(virgin,)
    )
    return Entry(reason, contract.won, amounts({payer: -3 * stake, virgin: 3 * stake}), factors)


def _halves(
    outcome: Outcome, contract: Contract, order: list[Seat], factors: tuple[Factor, ...]
) -> Entry:
    """Two lowest against two highest; where the middle two are level, the ends only."""
    stake = contract.won * times(factors)
    points = [_points(outcome, seat) for seat in order]
    weights = [-1, -1, 1, 1]
    rule = rb.SCORE_TRISCHAKEN_HALVES(low=tuple(order[2:]), high=tuple(order[:2]))
    if points[1] == points[2]:
        at_top, at_bottom = points[0] == points[1], points[2] == points[3]
        weights = [-1, -1, -1, 3] if at_top else [-3, 1, 1, 1] if at_bottom else [-1, 0, 0, 1]
        rule = rb.SCORE_TRISCHAKEN_ENDS(low=order[3], high=order[0])
    gets = {seat: stake * weight for seat, weight in zip(order, weights, strict=True)}
    return Entry(rule, contract.won, amounts(dict(gets)), factors)
