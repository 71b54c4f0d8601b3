"""``score-the-deal``: what does each player get for a finished hand?"""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.contracts import Game
from engine.counting import rounded
from engine.dialect import Dialect
from engine.parts import Doubling, Method
from engine.reasons import Reason
from engine.scoring.ledger import Amounts, Entry
from engine.scoring.outcome import Outcome, Scored
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import Ending
from puzzles import phrases as ph
from puzzles.outcomes import find_outcome
from puzzles.position import Position
from puzzles.question import EnterScores, Line, Question, Scores

NAME = "score-the-deal"
VERSION = 1


def is_at(_dialect: Dialect) -> bool:
    """Every table settles."""
    return True


def propose(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """A hand that has come to its end: just the game, or with all that belongs to it."""
    outcome = find_outcome(dialect, level, rng)
    return Position(dialect, outcome.contract, seat=outcome.declarer, outcome=outcome)


def pose(position: Position) -> Question:
    """The question what each seat gets, explained line by line of the score sheet.

    Raises ValueError if no hand has ended, or if amounts are not whole.
    """
    outcome = position.outcome
    if outcome is None:
        message = "score-the-deal asks about a finished hand"
        raise ValueError(message)
    ledger = settle(outcome)
    right = _whole(ledger.totals)
    return Question(
        kind=NAME,
        position=position,
        prompt=ph.ASK_SCORES(),
        context=tuple(_context(outcome)),
        answer=EnterScores(right),
        explanation=(Line(_who_pays(outcome)),),
        hints=(
            _where_to_look(outcome),
            _principle(outcome),
            ph.NARROWED_SCORE(seat=outcome.declarer, score=right[outcome.declarer - 1]),
        ),
        steps=tuple(step for entry in ledger.entries for step in _steps(entry)),
    )


def _whole(totals: Amounts) -> Scores:
    p1, p2, p3, p4 = (int(amount) for amount in totals)
    if (p1, p2, p3, p4) != totals:
        message = "amounts with a half cannot be asked for"
        raise ValueError(message)
    return (p1, p2, p3, p4)


# ------------------------------------------------------------------ what happened


def _context(outcome: Outcome) -> Iterator[Reason]:
    yield ph.AT_TABLE(dialect=outcome.dialect.table)
    if outcome.contract is not None:
        yield ph.SEAT_PLAYS(seat=outcome.declarer, contract=outcome.contract)
        if outcome.contract.calls_king and outcome.ending is Ending.PLAYED:
            yield _with_whom(outcome)
    yield from _how_it_ended(outcome)
    for scored in outcome.bonuses:
        yield _bonus(scored)
    for post, level in outcome.levels:
        yield ph.DOUBLED_TO(post=post, level=level)
    for seat in sorted(outcome.own_losses):
        yield ph.OWN_LOSS_DOUBLED(seat=seat)
    if outcome.factor > 1:
        yield ph.DEAL_COUNTS(factor=outcome.factor)


def _with_whom(outcome: Outcome) -> Reason:
    return ph.PARTNER_IS(seat=outcome.partner) if outcome.partner else ph.HAS_NO_PARTNER()


def _how_it_ended(outcome: Outcome) -> Iterator[Reason]:
    if outcome.ending is not Ending.PLAYED:
        yield ph.HAND_ENDED(ending=outcome.ending.value)
    elif _is_trischaken(outcome):
        for seat in Seat:
            yield ph.TOOK_POINTS(
                seat=seat, thirds=_as_compared(outcome, seat), tricks=outcome.tricks[seat - 1]
            )
    elif outcome.game_won is not None:
        yield ph.GAME_IS_WON() if outcome.game_won else ph.GAME_IS_LOST()


def _is_trischaken(outcome: Outcome) -> bool:
    return outcome.contract is not None and outcome.contract.game is Game.TRISCHAKEN


def _as_compared(outcome: Outcome, seat: Seat) -> int:
    """A seat's points in thirds: in whole points where the table compares these."""
    thirds = outcome.thirds[seat - 1]
    in_whole = outcome.dialect.counting.method is Method.BASE_AND_PIPS
    return 3 * rounded(thirds) if in_whole else thirds


def _bonus(scored: Scored) -> Reason:
    """A bonus, and the side that made or missed it."""
    return ph.BONUS_CAME_OUT(
        bonus=scored.bonus,
        announced=scored.is_announced,
        made=scored.is_made,
        declarers=scored.for_declarer is scored.is_made,
    )


# ----------------------------------------------------------------------- why and hints


def _who_pays(outcome: Outcome) -> Reason:
    if _is_trischaken(outcome):
        return ph.PAID_IN_TRISCHAKEN(form=outcome.dialect.trischaken.form.value)
    if not outcome.dialect.settling.zero_sum:
        return ph.PAID_WINNERS_ONLY()
    if outcome.partner is not None:
        return ph.PAID_TWO_AND_TWO()
    return ph.PAID_ACCOUNTS() if _has_accounts(outcome) else ph.PAID_ALONE()


def _has_accounts(outcome: Outcome) -> bool:
    is_negative = outcome.contract is not None and outcome.contract.game is Game.NEGATIVE
    return is_negative and outcome.dialect.contras.negative is Doubling.FOR_ONESELF


def _where_to_look(outcome: Outcome) -> Reason:
    if _is_trischaken(outcome):
        most = max(Seat, key=lambda seat: outcome.thirds[seat - 1])
        return ph.LOOK_AT_POINTS(seat=most, thirds=_as_compared(outcome, most))
    side = tuple(seat for seat in Seat if outcome.is_on_declarer_side(seat))
    return ph.LOOK_AT_SIDES(seats=side)


def _principle(outcome: Outcome) -> Reason:
    if _is_trischaken(outcome):
        return ph.PRINCIPLE_TRISCHAKEN(form=outcome.dialect.trischaken.form.value)
    if not outcome.dialect.settling.zero_sum:
        return ph.PRINCIPLE_WINNERS_ONLY()
    return ph.PRINCIPLE_ALONE() if outcome.partner is None else ph.PRINCIPLE_TWO_AND_TWO()


def _steps(entry: Entry) -> Iterator[Reason]:
    """One line of the sheet: what for, its value, what multiplies it, who gets what."""
    yield entry.reason
    yield ph.LEDGER_VALUE(base=entry.base)
    yield from (reason for reason, _ in entry.factors)
    if entry.struck is not None:
        yield entry.struck
        return
    p1, p2, p3, p4 = (str(amount) for amount in entry.amounts)
    yield ph.LEDGER_SCORES(p1=p1, p2=p2, p3=p3, p4=p4)
