"""With all cards open: is the game won, and which card holds it?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.notation import RecordError
from engine.solver import CardVerdict, Position, Solution, Status, card_verdicts, solve
from tutor.terminal.answers import Answer, Teller
from tutor.terminal.documents import Layout, Unreadable
from tutor.terminal.faults import line_of, refusal
from tutor.terminal.positions import Reader, positions

BUDGET = 3_000_000
"""Nodes for each card: what they do not prove is undecided."""


def solutions(text: str, language: str, budget: int = BUDGET) -> tuple[Layout, list[Answer]]:
    """The answer to each position of a file, or what is wrong with it."""
    layout, readers = positions(text)
    return layout, [_answer(read, language, budget) for read in readers]


def _answer(read: Reader, language: str, budget: int) -> Answer:
    try:
        return solution(read(), language, budget)
    except RecordError as error:
        return refusal(error, Teller(language))
    except Unreadable as wrong:
        told = line_of(wrong, language)
        return Answer({"error": {"text": told}}, (told,), is_refusal=True)


def solution(position: Position, language: str, budget: int = BUDGET) -> Answer:
    """What becomes of the declarer's game with best play by everyone, and with each card
    that may be played now; in card points too, where the budget does."""
    teller = Teller(language, position.dialect)
    found = solve(position, budget)
    verdicts = card_verdicts(position, budget, values=True)
    data: dict[str, Any] = {
        "turn": position.turn.name,
        "declarer": position.declarer.name,
        "partner": position.partner.name if position.partner else None,
        "contract": position.contract.name,
        "line": position.line if position.game.is_positive else None,
        "status": found.status.value,
        "cards": [_card(one) for one in verdicts],
        "best": [one.card.code for one in best(position, verdicts)],
    }
    return Answer(data, tuple(_lines(position, found, verdicts, teller)))


def best(position: Position, verdicts: tuple[CardVerdict, ...]) -> tuple[CardVerdict, ...]:
    """The cards that bring whoever plays what can be had: the game, if it is to be had for
    sure; none where that is not known."""
    wanted = Status.WON if position.is_on_declarer_side(position.turn) else Status.LOST
    return tuple(one for one in verdicts if one.status is wanted)


def _card(one: CardVerdict) -> dict[str, Any]:
    return {"card": one.card.code, "status": one.status.value, "thirds": one.own}


def _lines(
    position: Position, found: Solution, verdicts: tuple[CardVerdict, ...], teller: Teller
) -> Iterator[str]:
    side = "declarer" if position.is_on_declarer_side(position.turn) else "defenders"
    yield teller.phrase(f"solve-turn-{side}", seat=position.turn.name, contract=position.contract)
    yield teller.phrase(f"solve-{found.status}", seat=position.declarer.name)
    for one in verdicts:
        told = teller.phrase(f"solve-card-{one.status}", cards=(one.card,))
        if one.own is not None:
            told = teller.phrase("solve-card-points", text=told, thirds=one.own)
        yield f"  {told}"
