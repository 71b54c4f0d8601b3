"""``lay-away``: which cards may go into the lay-away?"""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.cards import KINGS, TRULL, CardSet
from engine.contracts import Game, Talon
from engine.dialect import Dialect
from engine.dialects import DIALECTS
from engine.parts import TarocksAway
from engine.reasons import Reason, Refused
from engine.rules.talon import cards_to_lay, classes, judge_lay_away
from engine.state import LayingAway, Undertaking
from engine.view import View
from puzzles import phrases as ph
from puzzles.lay_aways import find_lay_away
from puzzles.position import Position
from puzzles.question import ChooseCards, Line, Question

NAME = "lay-away"
VERSION = 1


def is_at(dialect: Dialect) -> bool:
    """Wherever a contract takes cards from the talon."""
    return any(row.talon in (Talon.HALF, Talon.ALL_UNSEEN) for row in dialect.contracts)


def propose(dialect: Dialect, level: int, rng: random.Random) -> Position:
    """A declarer with the talon in hand. Raises LookupError if none comes up."""
    return find_lay_away(dialect, level, rng)


def pose(position: Position) -> Question:
    """The question which cards of the hand may be laid away now.

    Raises ValueError if the position has no contract that takes cards from the talon.
    """
    view, phase = _laying(position)
    verdict = judge_lay_away(view, phase)
    right = CardSet(verdict.legal)
    number = cards_to_lay(phase)
    return Question(
        kind=NAME,
        position=position,
        prompt=ph.ASK_LAY_AWAY(number=number),
        context=_context(position),
        answer=ChooseCards(position.hand, right),
        explanation=tuple(Line(reason) for reason in _why(view, phase)),
        hints=(
            ph.LOOK_AT_NEVER_AWAY(
                kings=len(position.hand & KINGS), trull=len(position.hand & TRULL)
            ),
            _principle(view, phase),
            ph.NARROWED_AWAY(number=len(right), of=len(position.hand)),
        ),
        about_cards=tuple(verdict.illegal.items()),
        elsewhere=_elsewhere(position, right),
    )


def _laying(position: Position) -> tuple[View, LayingAway]:
    contract = position.required_contract
    half = 0 if contract.talon is Talon.HALF else None
    undertaking = Undertaking(position.seat, contract, position.called)
    phase = LayingAway(undertaking, half)
    wanted = 12 + cards_to_lay(phase)
    if contract.talon not in (Talon.HALF, Talon.ALL_UNSEEN, Talon.ALL_SHOWN):
        message = f"{contract.name} takes nothing from the talon"
        raise ValueError(message)
    if len(position.hand) != wanted:
        message = f"with the talon in hand there should be {wanted} cards"
        raise ValueError(message)
    view = View(
        position.dialect, position.seat, position.hand, phase, factor=1, called=position.called
    )
    return view, phase


def _context(position: Position) -> tuple[Reason, ...]:
    contract = position.required_contract
    items = [
        ph.AT_TABLE(dialect=position.dialect.table),
        ph.IN_CONTRACT(contract=contract, game=contract.game.value),
    ]
    if position.called is not None:
        items.append(ph.YOU_CALLED(card=position.called))
    if position.taken:
        items.append(ph.YOU_TOOK(cards=tuple(position.taken)))
    return tuple(items)


def _why(view: View, phase: LayingAway) -> Iterator[Reason]:
    """What never may go, and which of the others may go now."""
    yield ph.AWAY_ALL_OTHERS()
    first, second = classes(view, phase)
    counted = {"number": len(first), "wanted": cards_to_lay(phase)}
    enough = len(first) >= cards_to_lay(phase)
    match view.dialect.laying_away.tarocks_in(phase.undertaking.contract):
        case TarocksAway.IF_NEEDED if second:
            yield (ph.AWAY_TAROCKS_WAIT if enough else ph.AWAY_TAROCKS_NEEDED)(**counted)
        case TarocksAway.FIRST if second:
            yield (ph.AWAY_TAROCKS_ENOUGH if enough else ph.AWAY_SUIT_CARDS_NEEDED)(**counted)
        case TarocksAway.NEVER:
            yield ph.AWAY_TAROCKS_NEVER()
        case TarocksAway.FREELY:
            yield ph.AWAY_TAROCKS_FREE()
        case _:
            pass


def _principle(view: View, phase: LayingAway) -> Reason:
    wanted = cards_to_lay(phase)
    match view.dialect.laying_away.tarocks_in(phase.undertaking.contract):
        case TarocksAway.IF_NEEDED:
            return ph.PRINCIPLE_AWAY_BLACK(wanted=wanted)
        case TarocksAway.FIRST:
            return ph.PRINCIPLE_AWAY_SUIT(wanted=wanted)
        case TarocksAway.NEVER:
            return ph.PRINCIPLE_AWAY_NEVER()
        case TarocksAway.FREELY:
            return ph.PRINCIPLE_AWAY_FREE()


def _elsewhere(position: Position, own: CardSet) -> tuple[Reason, ...]:
    """The other tables at which other cards may go."""
    found = [one for dialect in DIALECTS.values() for one in _at(dialect, position, own)]
    return tuple(found) or (ph.SAME_ELSEWHERE(),)


def _at(dialect: Dialect, position: Position, own: CardSet) -> Iterator[Reason]:
    """How another table differs, if it has the contract."""
    contract = position.required_contract
    if dialect.id == position.dialect.id:
        return
    try:
        there = dialect.contract(contract.canonical)
    except Refused:
        return
    undertaking = Undertaking(position.seat, there, position.called)
    phase = LayingAway(undertaking, None)
    view = View(dialect, position.seat, position.hand, phase, factor=1, called=position.called)
    allowed = CardSet(judge_lay_away(view, phase).legal)
    if allowed != own and (there.game is Game.BLACK) is (contract.game is Game.BLACK):
        yield ph.ELSEWHERE_AWAY(dialect=dialect.id, contract=there, cards=tuple(allowed))
