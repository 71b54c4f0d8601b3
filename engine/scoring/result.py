"""From an ended hand to its outcome."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from engine.contracts import Bonus, Game
from engine.counting import thirds
from engine.moves import AIMED
from engine.scoring.bonuses import Played, scored
from engine.scoring.contras import levels
from engine.scoring.outcome import Outcome, PerSeat
from engine.scoring.piles import side_cards, trick_cards
from engine.seats import Seat
from engine.state import Ended, Ending, GameState, Table


def outcome(state: GameState) -> Outcome:
    """How an ended hand came out. Raises TypeError if it has not ended."""
    ended = state.phase
    if not isinstance(ended, Ended):
        message = "the hand has not ended"
        raise TypeError(message)
    if ended.table is None:
        return Outcome(state.dialect, ended.ending, factor=state.factor)
    undertaking = ended.table.undertaking
    found = Outcome(
        dialect=state.dialect,
        ending=ended.ending,
        contract=undertaking.contract,
        declarer=undertaking.declarer,
        partner=state.partner,
        factor=state.factor,
    )
    if ended.ending is not Ending.PLAYED:
        return found
    found = replace(
        found,
        levels=levels(state, undertaking, ended.spoken),
        thirds=_per_seat([thirds(trick_cards(ended, seat)) for seat in Seat]),
        tricks=_per_seat([_tricks(ended, seat) for seat in Seat]),
    )
    match undertaking.contract.game:
        case Game.BLACK | Game.SUIT:
            return _positive(state, ended, ended.table, found)
        case Game.NEGATIVE:
            return _negative(ended, found)
        case Game.TRISCHAKEN:
            own = {said.seat for said in ended.spoken.said if said.post.is_own_loss}
            return replace(found, own_losses=frozenset(own))
        case _:
            assert_never(undertaking.contract.game)


def _per_seat(values: list[int]) -> PerSeat:
    return (values[0], values[1], values[2], values[3])


def _tricks(ended: Ended, seat: Seat) -> int:
    return sum(trick.winner is seat for trick in ended.tricks)


def _positive(state: GameState, ended: Ended, table: Table, found: Outcome) -> Outcome:
    """Points and bonuses; no contra moves the line that wins (GT-9d)."""
    declarers, defenders = side_cards(state, ended, table)
    bonuses = scored(Played(state, table, ended, declarers, defenders))
    if len(ended.tricks) < 12:
        return replace(found, bonuses=tuple(one for one in bonuses if one.bonus is Bonus.VALAT))
    won = thirds(declarers) >= state.dialect.counting.win_line_thirds
    return replace(found, game_won=won, bonuses=bonuses)


def _negative(ended: Ended, found: Outcome) -> Outcome:
    aimed = found.contract.tricks if found.contract is not None else None
    aims = tuple(
        (seat, title, found.tricks[seat - 1] == AIMED[title]) for seat, title in ended.spoken.aims
    )
    return replace(found, game_won=found.tricks[found.declarer - 1] == aimed, aims=aims)
