"""Questions about the worth of a hand: which contract, king, half and lay-away.

The answers are those of the published table of claims and of the rules of thumb, which
say themselves why.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.bots.thumb.bidding import call
from engine.bots.thumb.choices import callable_cards
from engine.bots.thumb.talon import lay_away, take_half
from engine.card_text import parse_cards
from engine.cards import KINGS, CardSet
from engine.contracts import Contract, Title
from engine.counting import thirds
from engine.dialect import Dialect
from engine.dialects import DIALECTS
from engine.evaluate.claims import Claim
from engine.evaluate.claims import claim as claim_of
from engine.moves import CallCard, LayAway, TakeHalf
from engine.reasons import Reason
from engine.state import Calling, LayingAway, Phase, TakingTalon, Undertaking
from engine.view import View
from lessons import phrases as ph
from lessons.deal_asks import Ask
from puzzles import phrases as puzzle_ph
from puzzles.position import Position
from puzzles.question import ChooseOne, Line, Question

_ALPINE = DIALECTS["alpine"]
_CLAIMED = (Title.RUFER, Title.PICCOLO, Title.BETTLER, Title.FARBENDREIER, Title.FARBENSOLO)
"""The contracts that are chosen for what the hand holds."""


def claim(position: Position, _about: str) -> Question:
    """Would the table of Alpine claim the contract with this hand?

    Raises ValueError if there is no contract.
    """
    contract = position.required_contract
    told = _claim(position.hand, contract)
    return Question(
        kind="claim",
        position=position,
        prompt=ph.ASK_CLAIM(contract=contract),
        context=(),
        answer=ChooseOne(
            (ph.CLAIM_IT(), ph.CLAIM_IT_NOT()), frozenset({int(not told.recommended)})
        ),
        explanation=tuple(map(Line, (*told.reasons_for, *told.reasons_against))),
        hints=(puzzle_ph.PRINCIPLE_TWELVE(), _what_counts(position.hand)),
    )


def _claim(hand: CardSet, contract: Contract) -> Claim:
    return claim_of(hand, _ALPINE.contract(contract.canonical).name)


def _what_counts(hand: CardSet) -> Reason:
    return puzzle_ph.LOOK_AT_TAROCKS_AND_KINGS(tarocks=len(hand.tarocks), kings=len(hand & KINGS))


def good_for(position: Position, _about: str) -> Question:
    """Which contract does this hand suit, of those that one claims for their cards?

    Raises ValueError if the table of Alpine would claim none of them.
    """
    dialect, hand = position.dialect, position.hand
    rows = [row for row in dialect.contracts if row.title in _CLAIMED and not row.ouvert]
    told = [_claim(hand, row) for row in rows]
    right = frozenset(place for place, one in enumerate(told) if one.recommended)
    if not right:
        message = "the hand suits none of these contracts"
        raise ValueError(message)
    return Question(
        kind="good-for",
        position=position,
        prompt=ph.ASK_GOOD_FOR(),
        context=(puzzle_ph.AT_TABLE(dialect=dialect.table),),
        answer=ChooseOne(
            tuple(puzzle_ph.PLAY_CONTRACT(contract=row) for row in rows), right, ph.NUDGE_GOOD_FOR()
        ),
        explanation=tuple(map(Line, _for_and_against(told))),
        hints=(puzzle_ph.PRINCIPLE_CLAIM(), _what_counts(hand)),
    )


def _for_and_against(told: list[Claim]) -> Iterator[Reason]:
    for one in told:
        if one.recommended:
            yield from one.reasons_for
    for one in told:
        if not one.recommended:
            yield one.reasons_against[0]


def best_king(position: Position, _about: str) -> Question:
    """Which king would one call with this hand?

    Raises ValueError if there is no contract or no king to call.
    """
    hand, dialect = position.hand, position.dialect
    options = tuple(callable_cards(hand, dialect))
    phase = Calling(Undertaking(position.seat, position.required_contract))
    decision = call(_view(position, phase, hand), phase)
    if not isinstance(decision.move, CallCard):
        message = "with these kings one calls the fourth"
        raise ValueError(message)  # noqa: TRY004 - the hand is at fault, not a type
    return Question(
        kind="best-king",
        position=position,
        prompt=ph.ASK_BEST_KING(),
        context=_context(position),
        answer=ChooseOne(
            tuple(ph.CALL_IT(card=card) for card in options),
            frozenset({options.index(decision.move.card)}),
            ph.NUDGE_BEST_KING(),
        ),
        explanation=tuple(map(Line, decision.reasons)),
        hints=(ph.HINT_BEST_KING(),),
    )


def better_half(position: Position, about: str) -> Question:
    """Which half of the talon would one take? ``about`` holds the halves, ``HK T4 | S7``;
    the card that is asked about is the one that was called.

    Raises ValueError if these are no two halves.
    """
    halves = _sets(about)
    if [len(half) for half in halves] != [3, 3]:
        message = f"{about!r} are no two halves"
        raise ValueError(message)
    phase = TakingTalon(Undertaking(position.seat, position.required_contract, position.asked))
    view = _view(position, phase, position.hand, (halves[0], halves[1]))
    decision = take_half(view, phase)
    taken = decision.move.half if isinstance(decision.move, TakeHalf) else None
    return Question(
        kind="better-half",
        position=position,
        prompt=ph.ASK_BETTER_HALF(),
        context=_context(position),
        answer=ChooseOne(
            tuple(ph.THESE_CARDS(cards=tuple(half)) for half in halves),
            frozenset(place for place in (0, 1) if place == taken),
        ),
        explanation=(
            *map(Line, decision.reasons),
            *(Line(_in_half(half)) for half in halves),
        ),
        hints=(ph.HINT_BETTER_HALF(),),
    )


def _in_half(half: CardSet) -> Reason:
    return ph.IN_HALF(cards=tuple(half), tarocks=len(half.tarocks), thirds=thirds(half))


def good_away(position: Position, about: str) -> Question:
    """Which of these would one lay away? ``about`` holds the choices, ``HQ HJ D1 | …``.

    Raises ValueError if what one would lay away is not among them.
    """
    choices = _sets(about)
    phase = LayingAway(Undertaking(position.seat, position.required_contract, position.asked), 0)
    decision = lay_away(_view(position, phase, position.hand), phase)
    away = decision.move.cards if isinstance(decision.move, LayAway) else None
    if away not in choices:
        message = f"one would lay away {away}, which is not among {about!r}"
        raise ValueError(message)
    return Question(
        kind="good-away",
        position=position,
        prompt=ph.ASK_GOOD_AWAY(),
        context=_context(position),
        answer=ChooseOne(
            tuple(ph.THESE_CARDS(cards=tuple(cards)) for cards in choices),
            frozenset({choices.index(away)}),
            ph.NUDGE_GOOD_AWAY(),
        ),
        explanation=tuple(map(Line, decision.reasons)),
        hints=(ph.HINT_GOOD_AWAY(),),
    )


def _sets(about: str) -> list[CardSet]:
    return [CardSet(parse_cards(part)) for part in about.split("|")]


def _view(
    position: Position,
    phase: Phase,
    hand: CardSet,
    halves: tuple[CardSet, CardSet] | None = None,
) -> View:
    dialect: Dialect = position.dialect
    return View(dialect, position.seat, hand, phase, factor=1, called=position.asked, halves=halves)


def _context(position: Position) -> tuple[Reason, ...]:
    contract = position.required_contract
    items = [
        puzzle_ph.AT_TABLE(dialect=position.dialect.table),
        puzzle_ph.IN_CONTRACT(contract=contract, game=contract.game.value),
    ]
    if position.asked is not None:
        items.append(puzzle_ph.YOU_CALLED(card=position.asked))
    return tuple(items)


WORTH_ASKS: dict[str, Ask] = {
    "claim": claim,
    "good-for": good_for,
    "best-king": best_king,
    "better-half": better_half,
    "good-away": good_away,
}
"""The asks by the names that lessons use."""
