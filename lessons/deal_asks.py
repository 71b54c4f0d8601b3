"""Questions about the deal: who follows whom, where the cards go, who deals again."""

from __future__ import annotations

from collections.abc import Callable

from engine.deal import deal, shuffled
from engine.reasons import Reason
from engine.seats import DEALER, Seat
from lessons import phrases as ph
from puzzles import phrases as puzzle_ph
from puzzles.position import Position
from puzzles.question import ChooseOne, Line, Question

Ask = Callable[[Position, str], Question]


def who_follows(position: Position, about: str) -> Question:
    """Whose turn comes after that of seat ``1`` to ``4``? Raises ValueError for none."""
    seat = Seat(int(about))
    return _seat_question(
        "who-follows",
        position,
        ph.ASK_WHO_FOLLOWS(seat=seat),
        seat.next(),
        ph.ONE_FOLLOWS(seat=seat, other=seat.next()),
    )


def deals_next(position: Position, _about: str) -> Question:
    """Who deals the next hand?"""
    after = DEALER.next()
    return _seat_question(
        "deals-next", position, ph.ASK_DEALS_NEXT(), after, ph.DEAL_MOVES_ON(seat=after)
    )


def _seat_question(
    kind: str, position: Position, prompt: Reason, right: Seat, why: Reason
) -> Question:
    options = tuple(ph.IT_IS_SEAT(seat=seat) for seat in Seat)
    return Question(
        kind=kind,
        position=position,
        prompt=prompt,
        context=(),
        answer=ChooseOne(options, frozenset({right - 1}), ph.NUDGE_ROUND_THE_TABLE()),
        explanation=(Line(why),),
        hints=(ph.HINT_ROUND_THE_TABLE(),),
    )


def where_goes(position: Position, about: str) -> Question:
    """To whom goes the card of that place in the shuffled pack, ``1`` to ``54``?

    Raises ValueError or IndexError for no such place.
    """
    place = int(about)
    dealt, card = deal(0), shuffled(0)[place - 1]
    owners = [seat for seat in Seat if card in dealt.hand(seat)]
    options = (*(ph.IT_GOES_TO(seat=seat) for seat in Seat), ph.IT_GOES_TO_THE_TALON())
    right = owners[0] - 1 if owners else len(Seat)
    return Question(
        kind="where-goes",
        position=position,
        prompt=ph.ASK_WHERE_GOES(number=place),
        context=(),
        answer=ChooseOne(options, frozenset({right}), ph.NUDGE_DEAL_ALONG()),
        explanation=(Line(ph.DEALT_IN_ORDER()),),
        hints=(ph.HINT_DEAL_ORDER(), ph.HINT_DEAL_COUNT()),
    )


def is_redealt(position: Position, _about: str) -> Question:
    """Is everything dealt again with this hand? Raises ValueError for none."""
    hand, least = position.hand, position.dialect.auction.least_tarocks
    if len(hand) != 12:
        message = "a dealt hand has twelve cards"
        raise ValueError(message)
    number = len(hand.tarocks)
    is_again = number < least
    why = ph.TOO_FEW_TAROCKS(number=number, least=least)
    played = ph.FEW_TAROCKS_PLAYED(least=least)
    return Question(
        kind="is-redealt",
        position=position,
        prompt=ph.ASK_IS_REDEALT(),
        context=(puzzle_ph.AT_TABLE(dialect=position.dialect.table),),
        answer=ChooseOne((ph.IT_IS_REDEALT(), ph.IT_IS_PLAYED()), frozenset({int(not is_again)})),
        explanation=(Line(why if is_again else played),),
        hints=(ph.HINT_COUNT_TAROCKS(number=number),),
    )


DEAL_ASKS: dict[str, Ask] = {
    "who-follows": who_follows,
    "deals-next": deals_next,
    "where-goes": where_goes,
    "is-redealt": is_redealt,
}
"""The asks by the names that lessons use."""
