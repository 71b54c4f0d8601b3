"""What cards that fall to the end bring besides the game: birds and King ultimo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.contracts import Bonus, Contract
from engine.moves import Level, Post
from engine.parts import SoloDoubles
from engine.rules.tricks import winning_card
from engine.scoring.contras import levels
from engine.seats import Seat
from engine.solver import Position
from engine.state import GameState, Playing
from engine.view import target


@dataclass(frozen=True, slots=True)
class Chance:
    """A bonus that is still open: its card and trick, what it is worth per opponent, and
    who has announced it. ``costs``: it costs as much where it fails in its trick; an
    announced one does so in any way."""

    card: Card
    trick: int
    value: int
    announcer: Seat | None
    costs: bool
    is_king: bool


def chances(state: GameState) -> tuple[Chance, ...]:
    """The birds and the King ultimo that can still be made or missed."""
    phase = state.phase
    if not isinstance(phase, Playing):
        return ()
    fallen = {card for trick in phase.tricks for card in trick.cards} | {*phase.trick}
    return tuple(one for one in _all_chances(state, phase) if one.card not in fallen)


def _all_chances(state: GameState, phase: Playing) -> Iterator[Chance]:
    contract, bonuses = phase.table.undertaking.contract, state.dialect.bonuses
    reached = dict(levels(state, phase.table.undertaking, phase.spoken))
    for row in bonuses.rows:
        card, trick = target(row.bonus, state.called)
        if card is None or bonuses.row(row.bonus, contract) is None or trick < phase.trick_number:
            continue
        announcer = phase.spoken.announcer(row.bonus)
        factor = int(reached.get(Post(bonus=row.bonus), Level.PLAIN)) * _solo(state, contract)
        yield Chance(
            card,
            trick,
            (row.silent if announcer is None else row.announced) * factor,
            announcer,
            costs=bonuses.silent_fail_costs,
            is_king=row.bonus is Bonus.KING_ULTIMO,
        )


def _solo(state: GameState, contract: Contract) -> int:
    doubles = state.dialect.bonuses.solo_doubles is not SoloDoubles.NOTHING
    return 2 if doubles and contract.is_solo else 1


def brought(asked: Position, open_now: Sequence[Chance], cards: Sequence[Card]) -> int:
    """What these bonuses bring the declarer's side, per opponent, when these cards fall to
    the end, from the first of the trick that is being played on."""
    total = 0
    for chance in open_now:
        first = 4 * (chance.trick - asked.tricks_played - 1)
        total += _brought(asked, chance, tuple(cards[first : first + 4]))
    return total


def _brought(asked: Position, chance: Chance, trick: tuple[Card, ...]) -> int:
    """Made or missed as ``engine.scoring.bonuses`` has it."""
    made_by = _made_by(asked, chance, trick)
    if chance.announcer is not None:
        side = asked.is_on_declarer_side(chance.announcer)
        return chance.value if side is (made_by is side) else -chance.value
    if made_by is not None:
        return chance.value if made_by else -chance.value
    if not chance.costs or chance.card not in trick:
        return 0
    return -chance.value if chance.is_king or _side(asked, chance.card) else chance.value


def _made_by(asked: Position, chance: Chance, trick: tuple[Card, ...]) -> bool | None:
    """The side that makes a bonus in its trick."""
    if chance.card not in trick:
        return None
    winner = winning_card(trick, asked.game, asked.dialect)
    if chance.is_king:
        return True if _side(asked, winner) else None
    return _side(asked, winner) if winner is chance.card else None


def _side(asked: Position, card: Card) -> bool:
    """Whether a card that has not fallen in an earlier trick is the declarer's side's."""
    if card in asked.trick:
        return asked.is_on_declarer_side(asked.leader.next(asked.trick.index(card)))
    return any(card in asked.hand(seat) and asked.is_on_declarer_side(seat) for seat in Seat)
