"""Settling a hand: from its outcome to the ledger. Posts are independent and add up, a
Valat apart (CO-18)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from engine import rulebook as rb
from engine.contracts import Bonus, Contract, Game, Title
from engine.moves import GAME, Level, Post
from engine.parts import Doubling, SoloDoubles, ValatForm
from engine.reasons import Reason
from engine.scoring.factors import deal_factors
from engine.scoring.ledger import Amounts, Entry, Factor, Ledger, amounts, times
from engine.scoring.outcome import Outcome, Scored
from engine.scoring.trischaken import trischaken_entries
from engine.seats import Seat
from engine.state import Ending


def settle(outcome: Outcome) -> Ledger:
    """The score sheet of a hand at its table."""
    contract = outcome.contract
    if contract is None or outcome.ending in (Ending.REDEAL, Ending.THROWN_IN):
        return Ledger()
    if outcome.ending is not Ending.PLAYED:
        return Ledger(_unplayed(outcome, contract))
    match contract.game:
        case Game.TRISCHAKEN:
            return Ledger(trischaken_entries(outcome, contract))
        case Game.NEGATIVE:
            return Ledger((*_negative(outcome, contract), *_aims(outcome)))
        case Game.BLACK | Game.SUIT:
            return Ledger(_positive(outcome, contract))
        case _:
            assert_never(contract.game)


def _pay(outcome: Outcome, stake: int, *, to_declarer: bool) -> Amounts:
    """The stake between the sides: each loser pays it to a winner, a lone player three
    times; where only winners score, each of them adds it once (1.6, AL-8a, AL-8b, AL-16a,
    AL-16b)."""
    sides = {seat: outcome.is_on_declarer_side(seat) for seat in Seat}
    if not outcome.dialect.settling.zero_sum:
        return amounts({seat: stake for seat in Seat if sides[seat] is to_declarer})
    is_alone = outcome.partner is None
    share = {True: 3 if is_alone else 1, False: 1}
    return amounts(
        {
            seat: stake * share[sides[seat]] * (1 if sides[seat] is to_declarer else -1)
            for seat in Seat
        }
    )


def _level(outcome: Outcome, post: Post) -> tuple[Factor, ...]:
    level = outcome.level(post)
    return () if level is Level.PLAIN else ((rb.FACTOR_CONTRA(level=level), int(level)),)


def _entry(
    outcome: Outcome, reason: Reason, base: int, factors: tuple[Factor, ...], *, to_declarer: bool
) -> Entry:
    every = (*factors, *deal_factors(outcome))
    paid = _pay(outcome, base * times(every), to_declarer=to_declarer)
    return Entry(reason, base, paid, every)


# ---------------------------------------------------------------- hands not played


def _unplayed(outcome: Outcome, contract: Contract) -> tuple[Entry, ...]:
    """Given up, ended by the king in the talon, or lost at once (CO-20): never doubled."""
    reason = {
        Ending.GIVEN_UP: rb.SCORE_GIVEN_UP,
        Ending.KING_IN_TALON: rb.SCORE_KING_IN_TALON,
        Ending.LOST_AT_ONCE: rb.SCORE_LOST_AT_ONCE,
    }[outcome.ending](contract=contract)
    game = _entry(outcome, reason, contract.stake_lost, (), to_declarer=False)
    if contract.bird is None:
        return (game,)
    bonus = Bonus[contract.bird.name]
    row = outcome.dialect.bonuses.row(bonus, contract)
    value = row.announced if row else 0
    bird = rb.SCORE_BIRD_GIVEN_UP(bonus=bonus)
    return (game, _entry(outcome, bird, value, (), to_declarer=False))


# ------------------------------------------------------------------ negative games


def _negative(outcome: Outcome, contract: Contract) -> tuple[Entry, ...]:
    """The fixed value to or from each opponent (GT-16c)."""
    won = bool(outcome.game_won)
    if outcome.dialect.contras.negative is not Doubling.FOR_ONESELF:
        rule = rb.SCORE_GAME_WON if won else rb.SCORE_GAME_LOST
        factors = _level(outcome, GAME)
        entry = _entry(
            outcome, rule(contract=contract), _stake(contract, won=won), factors, to_declarer=won
        )
        return (entry,)
    others = [seat for seat in Seat if seat is not outcome.declarer]
    return tuple(_account(outcome, contract, seat, won=won) for seat in others)


def _account(outcome: Outcome, contract: Contract, seat: Seat, *, won: bool) -> Entry:
    """One opponent's own account with the declarer (PO-9a, DE-9a)."""
    rule = rb.SCORE_ACCOUNT_WON if won else rb.SCORE_ACCOUNT_LOST
    factors = (*_level(outcome, Post(account=seat)), *deal_factors(outcome))
    base = _stake(contract, won=won)
    stake = base * times(factors) * (1 if won else -1)
    paid = amounts({outcome.declarer: stake, seat: -stake})
    return Entry(rule(contract=contract, seat=seat), base, paid, factors)


def _stake(contract: Contract, *, won: bool) -> int:
    """The value of the game; only the game costs more when lost, no bonus (PO-16b)."""
    return contract.won if won else contract.stake_lost


def _aims(outcome: Outcome) -> tuple[Entry, ...]:
    """Those who aimed at a number of tricks settle with each other player (PO-19b)."""
    return tuple(_aim(outcome, aim) for aim in outcome.aims)


def _aim(outcome: Outcome, aim: tuple[Seat, Title, bool]) -> Entry:
    seat, title, made = aim
    rule = rb.SCORE_AIM_MADE if made else rb.SCORE_AIM_MISSED
    base = next(row.won for row in outcome.dialect.contracts if row.title is title)
    factors = deal_factors(outcome)
    stake = base * times(factors) * (1 if made else -1)
    paid = amounts({one: 3 * stake if one is seat else -stake for one in Seat})
    return Entry(rule(seat=seat, title=title), base, paid, factors)


# ------------------------------------------------------------------ positive games


def _positive(outcome: Outcome, contract: Contract) -> tuple[Entry, ...]:
    game = _game(outcome, contract)
    bonuses = [_bonus(outcome, contract, one) for one in outcome.bonuses]
    entries = ([game] if game else []) + bonuses
    valat = outcome.valat
    if valat is None:
        return tuple(entries)
    match outcome.dialect.bonuses.valat:
        case ValatForm.REPLACES | ValatForm.REPLACES_UNLESS_WORTH_LESS:
            return _replaced(outcome, entries, valat)
        case ValatForm.MULTIPLIES_GAME:
            return _multiplied(outcome, contract, bonuses, valat)
        case ValatForm.NONE:
            return tuple(entries)
        case _:
            assert_never(outcome.dialect.bonuses.valat)


def _game(outcome: Outcome, contract: Contract) -> Entry | None:
    if outcome.game_won is None:
        return None
    won = outcome.game_won
    rule = rb.SCORE_GAME_WON if won else rb.SCORE_GAME_LOST
    factors = _level(outcome, GAME)
    base = _stake(contract, won=won)
    return _entry(outcome, rule(contract=contract), base, factors, to_declarer=won)


def _bonus(outcome: Outcome, contract: Contract, scored: Scored) -> Entry:
    row = outcome.dialect.bonuses.row(scored.bonus, contract)
    value = 0 if row is None else row.announced if scored.is_announced else row.silent
    factors = (*_solo(outcome, contract, scored.bonus), *_level(outcome, Post(bonus=scored.bonus)))
    reason = _bonus_rule(scored)
    return _entry(outcome, reason, value, factors, to_declarer=scored.for_declarer)


def _bonus_rule(scored: Scored) -> Reason:
    if scored.is_announced:
        rule = rb.SCORE_ANNOUNCED_MADE if scored.is_made else rb.SCORE_ANNOUNCED_MISSED
    else:
        rule = rb.SCORE_SILENT_MADE if scored.is_made else rb.SCORE_SILENT_MISSED
    return rule(bonus=scored.bonus)


def _solo(outcome: Outcome, contract: Contract, bonus: Bonus) -> tuple[Factor, ...]:
    """Bonuses count double in solo games where the dialect says so (GT-8p, PO-8b)."""
    doubled = outcome.dialect.bonuses.solo_doubles
    if not contract.is_solo or doubled is SoloDoubles.NOTHING:
        return ()
    if bonus is Bonus.VALAT and doubled is not SoloDoubles.BONUSES_AND_VALAT:
        return ()
    return ((rb.FACTOR_SOLO(), 2),)


def _is_valat(entry: Entry) -> bool:
    return ("bonus", Bonus.VALAT) in entry.reason.args


def _replaced(outcome: Outcome, entries: list[Entry], valat: Scored) -> tuple[Entry, ...]:
    """A Valat voids the rest; a silent one worth less is ignored (GT-15a, DE-15)."""
    rest = [entry for entry in entries if not _is_valat(entry)]
    own = next(entry for entry in entries if _is_valat(entry))
    may_be_ignored = (
        outcome.dialect.bonuses.valat is ValatForm.REPLACES_UNLESS_WORTH_LESS
        and not valat.is_announced
    )
    winner = next(seat for seat in Seat if outcome.is_on_declarer_side(seat) is valat.for_declarer)
    worth = sum(entry.amounts[winner - 1] for entry in rest)
    if may_be_ignored and own.amounts[winner - 1] < worth:
        return (*rest, replace(own, struck=rb.STRUCK_VALAT_WORTH_LESS()))
    return (*(replace(entry, struck=rb.STRUCK_BY_VALAT()) for entry in rest), own)


def _multiplied(
    outcome: Outcome, contract: Contract, bonuses: list[Entry], valat: Scored
) -> tuple[Entry, ...]:
    """A Valat multiplies the game, as won by the side that gets it; contras on the game
    lapse, those on the Valat count. Trull and kings count only if announced (PO-8h)."""
    won = valat.for_declarer
    row = outcome.dialect.bonuses.row(Bonus.VALAT, contract)
    factor = 1 if row is None else row.announced if valat.is_announced else row.silent
    rule = rb.SCORE_GAME_WON if won else rb.SCORE_GAME_LOST
    factors = (
        (rb.FACTOR_VALAT(factor=factor), factor),
        *_level(outcome, Post(bonus=Bonus.VALAT)),
    )
    base = _stake(contract, won=won)
    game = _entry(outcome, rule(contract=contract), base, factors, to_declarer=won)
    others = [entry for entry in bonuses if not _is_valat(entry)]
    return (game, *(_beside_valat(entry) for entry in others))


def _beside_valat(entry: Entry) -> Entry:
    is_silent = entry.reason.rule is rb.SCORE_SILENT_MADE
    lapses = is_silent and entry.reason["bonus"] in (Bonus.TRULL, Bonus.FOUR_KINGS)
    return replace(entry, struck=rb.STRUCK_BY_VALAT()) if lapses else entry
