"""All published criteria, what they say of a hand side by side, and hands that meet one."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from engine import handbook as hb
from engine.cards import NO_CARDS, PACK, CardSet
from engine.contracts import Contract, Opening
from engine.dialect import Dialect
from engine.evaluate.chances import HAND, tarocks_in_hand
from engine.evaluate.criterion import Case, Criterion, Opinion, Topic
from engine.evaluate.game_criteria import GAME_CRITERIA
from engine.evaluate.table_criteria import TABLE_CRITERIA
from engine.reasons import Reason
from engine.seats import Seat

CRITERIA: dict[str, Criterion] = {one.id: one for one in (*GAME_CRITERIA, *TABLE_CRITERIA)}
"""Every criterion by its id."""
_TAROCKS, _OTHERS = tuple(PACK.tarocks), tuple(PACK.coloured)


def criteria_for(dialect: Dialect, contract: Contract, topic: Topic) -> tuple[Criterion, ...]:
    """What has been published on a topic of a contract, as far as that table's rules
    let it make sense."""
    return tuple(
        one
        for one in CRITERIA.values()
        if one.topic is topic and one.is_about(contract) and one.holds_at(dialect)
    )


@dataclass(frozen=True, slots=True)
class Panel:
    """What the published criteria say of a hand for one contract."""

    contract: Contract
    opinions: tuple[Opinion, ...]

    @property
    def recommending(self) -> tuple[Opinion, ...]:
        """Those that would bid it."""
        return tuple(one for one in self.opinions if one.recommends)

    @property
    def is_divided(self) -> bool:
        """Whether some would bid it and some would not."""
        return 0 < len(self.recommending) < len(self.opinions)

    @property
    def verdict(self) -> Reason | None:
        """Whether they agree, and on what; None if nothing has been published."""
        if not self.opinions:
            return None
        if self.is_divided:
            return hb.CRITERIA_DIVIDED(contract=self.contract)
        rule = hb.CRITERIA_FOR if self.recommending else hb.CRITERIA_AGAINST
        return rule(contract=self.contract)


def panel(hand: CardSet, dialect: Dialect, seat: Seat = Seat.P1) -> tuple[Panel, ...]:
    """What has been published on each contract that can be bid at that table, held
    against these twelve cards. Whether the seat may bid it now is not asked."""
    case = Case(hand, seat, dialect)
    return tuple(
        Panel(row, tuple(one.met(case) for one in criteria_for(dialect, row, Topic.GAME)))
        for row in dialect.contracts
        if row.opening not in (Opening.ADDITION, Opening.OPTION)
    )


def hands_meeting(
    criterion: Criterion,
    rng: random.Random,
    number: int,
    *,
    like: Case | None = None,
    tries: int = 1_000_000,
) -> tuple[CardSet, ...]:
    """So many hands of twelve cards, each as likely as any other that meets the
    criterion: dealt at random, and kept if they do. ``like`` is the rest of the case.

    Raises LookupError if so many tries bring forth no hand.
    """
    asked = like or Case(NO_CARDS)
    return tuple(_hand_meeting(criterion, rng, asked, tries) for _ in range(number))


def _hand_meeting(criterion: Criterion, rng: random.Random, like: Case, tries: int) -> CardSet:
    lengths = range(criterion.tarocks[0], criterion.tarocks[1] + 1)
    weights = [float(tarocks_in_hand()[length]) for length in lengths]
    for _ in range(tries):
        (tarocks,) = rng.choices(lengths, weights)
        hand = CardSet((*rng.sample(_TAROCKS, tarocks), *rng.sample(_OTHERS, HAND - tarocks)))
        if criterion.met(replace(like, hand=hand)).recommends:
            return hand
    raise LookupError(f"none of {tries} hands meets {criterion.id}")
