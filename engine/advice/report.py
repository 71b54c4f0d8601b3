"""Published criteria put to the test: what hands that meet one make of its contract."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from engine.advice.correction import correction
from engine.advice.estimate import dealt
from engine.advice.model import Query
from engine.advice.plans import plan_for
from engine.advice.rows import Record
from engine.advice.spread import mean, share
from engine.advice.tested import Tested
from engine.advice.worlds import results
from engine.cards import NO_CARDS, CardSet
from engine.contracts import Contract, Game, Opening
from engine.dialect import Dialect
from engine.dialects import table
from engine.evaluate.criteria import CRITERIA, criteria_for, hands_meeting
from engine.evaluate.criterion import Case, Topic
from engine.rules.bidding import against_contract
from engine.seats import FOREHAND
from engine.state import Bidding
from engine.view import View

HANDS, DEALS = 20, 16
"""Hands that meet a criterion, and deals around each."""
TRIES = 100_000
"""Hands dealt in search of one that meets a criterion."""


def questions(dialects: Iterable[Dialect]) -> Iterator[tuple[str, str, str]]:
    """Each criterion of a game with a table and a contract that it is about."""
    for dialect in dialects:
        for contract in dialect.contracts:
            if contract.opening in (Opening.ADDITION, Opening.OPTION):
                continue
            if contract.game is not Game.TRISCHAKEN:
                for one in criteria_for(dialect, contract, Topic.GAME):
                    yield one.id, dialect.table, contract.name


def weighed(criterion: str, table_name: str, contract_name: str, seed: int = 0) -> Tested | None:
    """A criterion put to the test; the same seed gives the same numbers. None where hands
    that meet it are too rare, or may not bid the contract."""
    dialect = table(table_name)
    contract = dialect.contract(contract_name)
    hands = _hands(criterion, dialect, contract, seed)
    records = [
        _record(Query(dialect, hand), contract, seed + number) for number, hand in enumerate(hands)
    ]
    if not records:
        return None
    means = [record.score.mean for record in records]
    wins = [record.win.mean for record in records if record.win is not None]
    won = mean(wins, doubt=0.1)
    return Tested(
        criterion,
        dialect.id,
        contract.canonical,
        len(records),
        round(won.mean, 4),
        round(max(0.0, won.low), 4),
        round(min(1.0, won.high), 4),
        round(contract.stake_lost / (contract.won + contract.stake_lost), 4),
        round(sum(means) / len(means), 4),
        round(share(sum(one > 0 for one in means), len(means)).mean, 4),
    )


def _hands(criterion: str, dialect: Dialect, contract: Contract, seed: int) -> list[CardSet]:
    rng = random.Random(f"criterion {criterion} {dialect.id} {contract.name} {seed}")
    case = Case(NO_CARDS, FOREHAND, dialect, contract)
    least = dialect.auction.least_tarocks
    try:
        drawn = hands_meeting(CRITERIA[criterion], rng, HANDS, like=case, tries=TRIES)
    except LookupError:  # too rare a hand to be met by chance
        return []
    return [
        hand
        for hand in drawn
        if len(hand.tarocks) >= least and not against_contract(_seen(dialect, hand), contract)
    ]


def _seen(dialect: Dialect, hand: CardSet) -> View:
    return View(dialect, FOREHAND, hand, Bidding(FOREHAND), factor=1)


def _record(query: Query, contract: Contract, seed: int) -> Record:
    plan = plan_for(query, contract)
    found = results(query, plan, dealt(query, seed, DEALS))
    return Record(plan, found, correction(query.dialect, contract))
