"""A hand of the engine read into plain values, from its deal and its history alone."""

from __future__ import annotations

from engine.moves import (
    AIMED,
    Announce,
    AnnounceTricks,
    CallCard,
    CallFourth,
    Contra,
    GiveUp,
    Good,
    LayAway,
    PlayCard,
    TakeHalf,
)
from engine.state import GameState
from tests.laws import plain_rules as plain
from tests.laws.plain_saying import Round
from tests.laws.plain_score import PlainHand


def plain_hand(state: GameState) -> PlainHand:
    """What was dealt, said and played so far. Something must have been undertaken."""
    undertaking = state.undertaking
    assert undertaking is not None
    hands = tuple(frozenset(card.code for card in hand) for hand in state.deal.hands)
    moves = [(int(seat), move) for seat, move in state.history]
    called = [
        _called(move, hands[undertaking.declarer - 1])
        for _, move in moves
        if isinstance(move, (CallCard, CallFourth))
    ]
    away = [move.cards for _, move in moves if isinstance(move, LayAway)]
    announced = [(seat, m.bonus.value) for seat, m in moves if isinstance(m, Announce)]
    bird = undertaking.contract.bird
    if bird is not None:
        announced.insert(0, (int(undertaking.declarer), bird.name.lower()))
    first, second = (tuple(card.code for card in half) for half in state.deal.talon)
    return PlainHand(
        table=state.dialect.table,
        contract=undertaking.contract.name,
        declarer=int(undertaking.declarer),
        hands=hands,
        talon=(first, second),
        called=called[0] if called else None,
        half=next((move.half for _, move in moves if isinstance(move, TakeHalf)), None),
        away=frozenset(card.code for card in away[0]) if away else frozenset(),
        announced=tuple(announced),
        contras=tuple(
            (seat, str(m.post), int(m.level)) for seat, m in moves if isinstance(m, Contra)
        ),
        aims=tuple((seat, AIMED[m.title]) for seat, m in moves if isinstance(m, AnnounceTricks)),
        played=tuple(move.card.code for _, move in moves if isinstance(move, PlayCard)),
        gave_up=any(isinstance(move, GiveUp) for _, move in moves),
        factor=state.factor,
    )


def _called(move: CallCard | CallFourth, hand: frozenset[str]) -> str:
    if isinstance(move, CallCard):
        return move.card.code
    return next(iter(plain.KINGS - hand))


def plain_round(state: GameState) -> Round:
    """The round of announcements so far, before the seat whose turn it is speaks on."""
    assert state.turn is not None
    held = frozenset(card.code for card in state.hand(state.turn))
    found = Round(plain_hand(state), held, int(state.turn))
    bird = found.hand.bird
    if bird is not None:
        found.announced[bird] = (found.hand.declarer, -1)
    for seat, move in ((int(seat), move) for seat, move in state.history):
        match move:
            case Announce(bonus=bonus):
                found.announced[bonus.value] = (seat, found.turn)
            case AnnounceTricks():
                found.aims.append(seat)
            case Contra(post=post, level=level):
                found.contras.append((seat, str(post), int(level), found.turn))
            case Good():
                found.ended[seat] = found.turn
                found.turn += 1
            case _:
                pass
    return found
