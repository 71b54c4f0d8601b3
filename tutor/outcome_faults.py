"""What is missing in an outcome, or contradicts itself: by cards, points, tricks, seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import PACK
from engine.contracts import Bonus, Contract, Game, Talon
from engine.counting import thirds
from engine.dialect import Dialect
from engine.scoring.bonuses import ABSOLUTE_THIRDS
from engine.seats import Seat
from tutor.outcomes import (
    PLAYED,
    Draft,
    counts_whole,
    declarer,
    ending,
    partner,
    points,
    result,
    tricks,
)

ALL_THIRDS = thirds(PACK)
TRICKS = 12
_BY_VALUE = sorted(PACK, key=lambda card: thirds([card]))
_LEAST, _MOST = thirds(_BY_VALUE[:6]), thirds(_BY_VALUE[-6:])
"""What a talon can be worth."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is missing or cannot be, as a message of the words."""

    id: str
    args: tuple[tuple[str, object], ...] = ()
    is_missing: bool = False


def faults(at: Dialect, contract: Contract, draft: Draft) -> tuple[Fault, ...]:
    """Everything that is missing or cannot be; none where the hand can be settled."""
    if ending(draft) != PLAYED:
        return ()
    if contract.game is Game.TRISCHAKEN:
        return tuple(_in_trischaken(at, contract, draft))
    if contract.game is Game.NEGATIVE:
        return tuple(_in_negative(draft))
    return tuple(_in_positive(contract, draft))


def _in_positive(contract: Contract, draft: Draft) -> Iterator[Fault]:
    if partner(draft) == declarer(draft):
        yield Fault("settle-fault-own-partner")
    if partner(draft) and not contract.calls_king:
        yield Fault("settle-fault-no-partner")
    if contract.bird and result(draft, Bonus[contract.bird.name]) is None:
        yield Fault("settle-missing-bird", (("bonus", Bonus[contract.bird.name]),), is_missing=True)
    number, valat = points(draft), result(draft, Bonus.VALAT)
    if number is None and "game_won" not in draft and valat is None:
        yield Fault("settle-missing-result", is_missing=True)
    if number is not None:
        yield from _of_points(number, draft)


def _of_points(number: int, draft: Draft) -> Iterator[Fault]:
    if number > ALL_THIRDS:
        yield Fault("settle-fault-too-many", (("thirds", number), ("all", ALL_THIRDS)))
        return
    absolute = result(draft, Bonus.ABSOLUTE)
    if absolute not in ("silent", "made", *_by_defenders("silent", "made")):
        return
    of_side = ALL_THIRDS - number if absolute.endswith("defenders") else number
    if of_side < ABSOLUTE_THIRDS:
        yield Fault("settle-fault-absolute", (("thirds", of_side), ("line", ABSOLUTE_THIRDS)))


def _by_defenders(*words: str) -> tuple[str, ...]:
    return tuple(f"{word} by defenders" for word in words)


def _in_negative(draft: Draft) -> Iterator[Fault]:
    number = tricks(draft)
    if number is None and "game_won" not in draft:
        yield Fault("settle-missing-tricks", is_missing=True)
    if number is not None and not 0 <= number <= TRICKS:
        yield Fault("settle-fault-tricks", (("number", number), ("all", TRICKS)))


def _in_trischaken(at: Dialect, contract: Contract, draft: Draft) -> Iterator[Fault]:
    """All points must be there: the talon's too, where it goes to the tricks."""
    told = [points(draft, seat.name) for seat in Seat]
    known = [number for number in told if number is not None]
    least, most = ALL_THIRDS, ALL_THIRDS
    if contract.talon is Talon.NOBODY:
        least, most = ALL_THIRDS - _MOST, ALL_THIRDS - _LEAST
    slack = len(Seat) if counts_whole(at) else 0
    if sum(known) > most + slack:
        yield Fault("settle-fault-too-many", (("thirds", sum(known)), ("all", most)))
    elif len(known) < len(Seat):
        yield Fault("settle-missing-points", (("thirds", most - sum(known)),), is_missing=True)
    elif sum(known) < least - slack:
        yield Fault("settle-fault-too-few", (("thirds", sum(known)), ("all", least)))
