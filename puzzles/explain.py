"""Explanations and hints that several kinds share: made from the engine's findings."""

from __future__ import annotations

from engine import rulebook as rb
from engine.cards import Card, CardSet
from engine.dialects import DIALECTS
from engine.moves import Bid, Hold, Move, Vorhand
from engine.reasons import Reason, Refused, Verdict
from engine.rules.judge import judge_play
from engine.rules.tricks import taken
from engine.seats import Seat
from engine.view import PlayView
from puzzles import phrases as ph
from puzzles.position import Position
from puzzles.question import Form, Line


def context(position: Position) -> tuple[Reason, ...]:
    """Table, contract, trick, who led, what is announced."""
    contract = position.required_contract
    items = [
        ph.AT_TABLE(dialect=position.dialect.table),
        ph.IN_CONTRACT(contract=contract, game=contract.game.value),
    ]
    if position.hand:
        items.append(ph.IN_TRICK(number=position.trick_number))
        items.append(ph.LED_BY(seat=position.leader) if position.trick else ph.YOU_LEAD())
    items += [ph.ANNOUNCED(card=card, trick=trick) for card, trick in position.announced]
    return tuple(items)


def auction(position: Position) -> tuple[Reason, ...]:
    """Table, what everybody has said so far, and who one is."""
    said = tuple(_said(seat, move) for seat, move in position.calls)
    return (
        ph.AT_TABLE(dialect=position.dialect.table),
        *(said or (ph.NOBODY_HAS_SPOKEN(),)),
        ph.YOU_ARE(seat=position.seat),
    )


def _said(seat: Seat, move: Move) -> Reason:
    match move:
        case Bid(contract=contract):
            return ph.SAID_BID(seat=seat, contract=contract)
        case Hold():
            return ph.SAID_HOLD(seat=seat)
        case Vorhand():
            return ph.SAID_VORHAND(seat=seat)
        case _:
            return ph.SAID_PASS(seat=seat)


def play_lines(position: Position, verdict: Verdict[Card]) -> tuple[Line, ...]:
    """Why these cards may be played: each duty that binds or does not, in order."""
    lines = [
        Line(found.reason, Form.WHY if found.binds else Form.WAIVED) for found in verdict.findings
    ]
    if not lines:
        led = position.trick[0].suit if position.trick else None
        lines = [Line(rb.LEAD_FREELY() if led is None else rb.FOLLOW_SUIT(suit=led))]
    return tuple(lines)


def play_hints(position: Position, verdict: Verdict[Card]) -> tuple[Reason, ...]:
    """Where to look, the principle. The narrowed choice is the kind's own."""
    duties = verdict.obligations
    principle = ph.PRINCIPLE(rule=duties[-1].rule.id) if duties else ph.NO_DUTY()
    return (_where_to_look(position), principle)


def _where_to_look(position: Position) -> Reason:
    hand = position.hand
    if not position.trick:
        return ph.LOOK_YOU_LEAD(tarocks=len(hand.tarocks), others=len(hand.coloured))
    led = position.trick[0].suit
    held = hand.of(led)
    if held:
        return ph.LOOK_AT_SUIT_LED(suit=led, held=len(held))
    return ph.LOOK_YOU_ARE_VOID(suit=led, tarocks=len(hand.tarocks))


def legal_elsewhere(position: Position) -> tuple[Reason, ...]:
    """The other tables at which other cards would be legal here.

    Left empty where announced cards bind, since tables differ in what may be
    announced at all.
    """
    if position.announced:
        return ()
    own = CardSet(judge_play(position.view).legal)
    found = []
    for view in _same_elsewhere(position):
        legal = CardSet(judge_play(view).legal)
        if legal != own:
            found.append(
                ph.ELSEWHERE_LEGAL(
                    dialect=view.dialect.id, contract=view.contract, cards=tuple(legal)
                )
            )
    return tuple(found) or (ph.SAME_ELSEWHERE(),)


def winner_elsewhere(position: Position) -> tuple[Reason, ...]:
    """The other tables at which another card would take this trick."""
    own = taken(position.trick, position.required_contract, position.dialect).card
    found = []
    for view in _same_elsewhere(position):
        card = taken(view.trick, view.contract, view.dialect).card
        if card is not own:
            found.append(
                ph.ELSEWHERE_WINNER(dialect=view.dialect.id, contract=view.contract, card=card)
            )
    return tuple(found) or (ph.SAME_ELSEWHERE(),)


def _same_elsewhere(position: Position) -> list[PlayView]:
    """The position at each other table that has the contract."""
    views = []
    for dialect in DIALECTS.values():
        if dialect.id == position.dialect.id:
            continue
        try:
            contract = dialect.contract(position.required_contract.canonical)
        except Refused:
            continue
        view = position.view
        views.append(
            PlayView(dialect, contract, view.hand, view.trick, view.trick_number, view.announced)
        )
    return views
