"""Questions that only lessons ask: what the cards are, their order, what they count.

Each takes the position and what it is about, and makes a Question whose answer comes
from the engine. ``ASKS`` names them for ``lesson.toml``.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from engine import rulebook as rb
from engine.cards import SUIT_CARDS, Card, CardSet, Suit
from engine.counting import PACK_THIRDS, RAW, rounded, thirds
from engine.evaluate.points import count_steps
from engine.reasons import Reason
from lessons import phrases as ph
from lessons.deal_asks import DEAL_ASKS, Ask
from lessons.groups import GROUPS, NUMBERS
from lessons.points import as_told, number_of, unit_at
from lessons.worth_asks import WORTH_ASKS
from puzzles import phrases as puzzle_ph
from puzzles.kinds import card_points
from puzzles.position import Position
from puzzles.question import (
    ChooseCard,
    ChooseCards,
    ChooseOne,
    EnterNumber,
    Line,
    Question,
    Unit,
)


def which_are(position: Position, group: str) -> Question:
    """Which cards of the hand are kings, tarocks, …? Raises KeyError for no group."""
    hand, right = position.hand, position.hand & GROUPS[group]
    return Question(
        kind="which-are",
        position=position,
        prompt=ph.ASK_WHICH_ARE(group=group),
        context=(),
        answer=ChooseCards(hand, right),
        explanation=(Line(ph.THESE_ARE(group=group, cards=tuple(right))),),
        hints=(ph.HINT_GROUP(group=group), ph.HINT_SOME_OF(number=len(right), of=len(hand))),
        about_cards=tuple(
            (card, (ph.NOT_IN_GROUP(card=card, group=group),)) for card in hand - right
        ),
    )


def highest(position: Position, _about: str) -> Question:
    """Which card of the hand, all of one suit, beats the others?

    Raises ValueError if there are cards of several suits.
    """
    hand = position.hand
    suit = _only_suit(hand)
    best = max(hand)
    ladder = tuple(SUIT_CARDS[suit] if suit is not Suit.TAROCKS else hand)
    return Question(
        kind="highest",
        position=position,
        prompt=ph.ASK_HIGHEST(suit=suit),
        context=(),
        answer=ChooseCard(tuple(hand), CardSet((best,))),
        explanation=(Line(ph.ORDER_IN_SUIT(suit=suit, cards=ladder)),),
        hints=(ph.HINT_ORDER(suit=suit), puzzle_ph.NARROWED_TO_TWO(cards=tuple(hand)[:2])),
        about_cards=tuple(
            (card, (ph.CARD_BEATS(card=best, other=card),)) for card in hand if card is not best
        ),
    )


def _only_suit(hand: CardSet) -> Suit:
    suits = {card.suit for card in hand}
    if len(suits) != 1:
        message = "the cards must be of one suit"
        raise ValueError(message)
    return suits.pop()


def worth_most(position: Position, _about: str) -> Question:
    """Which cards of the hand have the highest value? Raises ValueError for no cards."""
    hand = position.hand
    most = max(RAW[card] for card in hand)
    right = CardSet(card for card in hand if RAW[card] == most)
    return Question(
        kind="worth-most",
        position=position,
        prompt=ph.ASK_WORTH_MOST(),
        context=(),
        answer=ChooseCards(hand, right),
        explanation=tuple(Line(_worth(card)) for card in right),
        hints=(ph.HINT_VALUES(), ph.HINT_SOME_OF(number=len(right), of=len(hand))),
        about_cards=tuple((card, (_worth(card),)) for card in hand - right),
    )


def value(position: Position, _about: str) -> Question:
    """What value has the card asked about? Raises ValueError if there is none."""
    card = position.asked
    if card is None:
        message = "value asks about a card"
        raise ValueError(message)
    return Question(
        kind="value",
        position=position,
        prompt=ph.ASK_VALUE(card=card),
        context=(),
        answer=EnterNumber(RAW[card], Unit.COUNT),
        explanation=(Line(_worth(card)),),
        hints=(ph.HINT_VALUES(),),
    )


def _worth(card: Card) -> Reason:
    return ph.CARD_IS_WORTH(card=card, value=RAW[card])


def how_many(position: Position, group: str) -> Question:
    """How many cards, tarocks, kings, … are there? Raises KeyError for none of these."""
    number = NUMBERS[group]
    low = number // 5 * 5
    return Question(
        kind="how-many",
        position=position,
        prompt=ph.ASK_HOW_MANY(group=group),
        context=(),
        answer=EnterNumber(number, Unit.COUNT),
        explanation=(Line(ph.SO_MANY(group=group, number=number)),),
        hints=(
            ph.HINT_HOW_MANY(group=group),
            puzzle_ph.NARROWED_TO_RANGE(low=low, high=low + 5),
        ),
    )


def in_threes(position: Position, _about: str) -> Question:
    """What is the pile worth, counted in packets of three whatever the table's way?"""
    question = card_points.pose(position)
    pile = position.pile
    steps = count_steps(pile)
    if number_of(question).unit is Unit.POINTS and len(pile) % 3:
        exact = thirds(pile)
        steps = (*steps, rb.COUNT_ROUNDED(thirds=exact, points=rounded(exact)))
    look, _, narrowed = question.hints
    return replace(
        question,
        kind="in-threes",
        explanation=(Line(steps[-1]),),
        hints=(look, puzzle_ph.PRINCIPLE_PACKETS(), narrowed),
        steps=steps,
    )


def is_enough(position: Position, about: str) -> Question:
    """Does a side win with so many points, ``35`` or ``35 1/3``?

    Raises ValueError if that is no number of thirds.
    """
    dialect, line = position.dialect, position.dialect.counting.win_line_thirds
    made = sum(Fraction(part) for part in about.split()) * 3
    if not about or made.denominator != 1:
        message = f"{about!r} is no number of points and thirds"
        raise ValueError(message)
    unit = unit_at(dialect).value
    return Question(
        kind="is-enough",
        position=position,
        prompt=ph.ASK_IS_ENOUGH(thirds=as_told(int(made), dialect), unit=unit),
        context=(puzzle_ph.AT_TABLE(dialect=dialect.table),),
        answer=ChooseOne(
            (ph.IT_IS_ENOUGH(), ph.IT_IS_NOT_ENOUGH()), frozenset({0 if made >= line else 1})
        ),
        explanation=(Line(ph.ENOUGH_FROM(thirds=as_told(line, dialect), unit=unit)),),
        hints=(ph.HINT_HALF(thirds=PACK_THIRDS),),
    )


ASKS: dict[str, Ask] = {
    "which-are": which_are,
    "highest": highest,
    "worth-most": worth_most,
    "value": value,
    "how-many": how_many,
    "in-threes": in_threes,
    "is-enough": is_enough,
    **DEAL_ASKS,
    **WORTH_ASKS,
}
"""The asks by the names that lessons use."""
