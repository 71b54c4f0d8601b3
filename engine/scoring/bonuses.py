"""Which bonuses came about, for whom: silent, announced and made, announced and missed.

Each is settled once, as announced if it was (CO-17, GT-8m, GT-8n).

True stands for the declarer's side, False for the defenders.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from engine.cards import MOND, Card, CardSet
from engine.contracts import Bonus, Talon
from engine.counting import has_four_kings, has_honneurs, has_trull, thirds
from engine.scoring.outcome import Scored
from engine.state import Ended, GameState, Table, Trick
from engine.view import target

ABSOLUTE_THIRDS = 136
"""45 1/3 points (GT-8j)."""


@dataclass(frozen=True, slots=True)
class Played:
    """A played positive game: the state, its table and end, what each side owns."""

    state: GameState
    table: Table
    ended: Ended
    declarers: CardSet
    defenders: CardSet

    def cards(self, side: bool) -> CardSet:  # noqa: FBT001 - a side is a yes or a no
        """What a side owns."""
        return self.declarers if side else self.defenders

    def side_of_winner(self, trick: Trick) -> bool:
        """The side that took a trick."""
        return self.state.is_on_declarer_side(trick.winner)


def scored(played: Played) -> tuple[Scored, ...]:
    """The bonuses of the dialect that came about in this game, in its order."""
    contract = played.table.undertaking.contract
    rows = [row.bonus for row in played.state.dialect.bonuses.rows]
    found = [
        _scored(played, bonus)
        for bonus in rows
        if played.state.dialect.bonuses.row(bonus, contract) is not None
    ]
    return tuple(one for one in found if one is not None)


def _scored(played: Played, bonus: Bonus) -> Scored | None:
    announcer = played.ended.spoken.announcer(bonus)
    if announcer is None:
        return _silent(played, bonus)
    side = played.state.is_on_declarer_side(announcer)
    made = side in _earned_by(played, bonus)
    return Scored(bonus, side if made else not side, is_announced=True, is_made=made)


def _silent(played: Played, bonus: Bonus) -> Scored | None:
    earned = _earned_by(played, bonus)
    if earned:
        return Scored(bonus, earned[0], is_announced=False, is_made=True)
    failed = _failed_by(played, bonus) if played.state.dialect.bonuses.silent_fail_costs else None
    if failed is None:
        return None
    return Scored(bonus, not failed, is_announced=False, is_made=False)


def _earned_by(played: Played, bonus: Bonus) -> tuple[bool, ...]:
    """The side that has earned a bonus, if one has."""
    match bonus:
        case Bonus.PAGAT | Bonus.UHU | Bonus.KAKADU | Bonus.MARABU:
            return _bird(played, bonus)
        case Bonus.KING_ULTIMO:
            trick = _own_trick(played, bonus)
            return (True,) if trick is not None and played.side_of_winner(trick) else ()
        case Bonus.TRULL:
            return _sides(played, has_trull)
        case Bonus.FOUR_KINGS:
            return _sides(played, has_four_kings)
        case Bonus.HONNEURS:
            return _sides(played, has_honneurs)
        case Bonus.ABSOLUTE:
            return _sides(played, lambda cards: thirds(cards) >= ABSOLUTE_THIRDS)
        case Bonus.MONDFANG:
            return _mondfang(played)
        case Bonus.KONIGFANG:
            return (False,) if _is_king_caught(played) else ()
        case Bonus.VALAT:
            return _valat(played)
        case _:
            assert_never(bonus)


def _sides(played: Played, holds: Callable[[CardSet], bool]) -> tuple[bool, ...]:
    return tuple(side for side in (True, False) if holds(played.cards(side)))


def _own_trick(played: Played, bonus: Bonus) -> Trick | None:
    """The trick of a bird or of King ultimo, if the card has fallen in it."""
    card, number = target(bonus, played.state.called)
    tricks = played.ended.tricks
    if card is None or len(tricks) < number or card not in tricks[number - 1].cards:
        return None
    return tricks[number - 1]


def _bird(played: Played, bonus: Bonus) -> tuple[bool, ...]:
    """A bird must itself win its trick (GT-8a, PO-8d, AL 4.3, DE-8a)."""
    trick = _own_trick(played, bonus)
    card, _ = target(bonus, None)
    if trick is None or card is None or trick.player_of(card) is not trick.winner:
        return ()
    return (played.side_of_winner(trick),)


def _failed_by(played: Played, bonus: Bonus) -> bool | None:
    """The side whose bird or called card fell in its trick in vain."""
    if bonus.bird is None and bonus is not Bonus.KING_ULTIMO:
        return None
    trick = _own_trick(played, bonus)
    card, _ = target(bonus, played.state.called)
    if trick is None or card is None:
        return None
    if bonus is Bonus.KING_ULTIMO:
        return True
    return played.state.is_on_declarer_side(trick.player_of(card))


def _mondfang(played: Played) -> tuple[bool, ...]:
    """The Mond taken in a trick by another player, even the partner (GT-8e)."""
    for trick in played.ended.tricks:
        if MOND in trick.cards:
            owner = trick.player_of(MOND)
            caught = trick.winner is not owner
            return (not played.state.is_on_declarer_side(owner),) if caught else ()
    return ()


def _is_king_caught(played: Played) -> bool:
    """The called card in the defenders' tricks, or in the half left to them (GT-8f)."""
    called: Card | None = played.state.called
    is_half = played.table.undertaking.contract.talon is Talon.HALF
    taken_by_defenders = any(
        called in trick.cards and not played.side_of_winner(trick) for trick in played.ended.tricks
    )
    return taken_by_defenders or (is_half and called in played.defenders)


def _valat(played: Played) -> tuple[bool, ...]:
    """All twelve tricks (CO-18b)."""
    tricks = played.ended.tricks
    sides = {played.side_of_winner(trick) for trick in tricks}
    return tuple(sides) if len(tricks) == 12 and len(sides) == 1 else ()
