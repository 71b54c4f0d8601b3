"""Deals played for measuring: a contract is given, and everything after it is played."""

from __future__ import annotations

import random
from collections.abc import Mapping

from engine.bots.player import Bot, play_deal
from engine.bots.thumb.player import ThumbBot
from engine.contracts import Contract
from engine.deal import Deal
from engine.dialect import Dialect
from engine.seats import Seat
from engine.state import Ended, GameState
from engine.transition import start, undertake

BY_RULES_OF_THUMB: Mapping[Seat, Bot] = dict.fromkeys(Seat, ThumbBot())


def play_contract(
    deal: Deal,
    dialect: Dialect,
    contract: Contract,
    declarer: Seat,
    rng: random.Random,
    bots: Mapping[Seat, Bot] = BY_RULES_OF_THUMB,
) -> GameState:
    """The hand at its end when that seat has to play that contract, from the call or the
    talon on. A deal that is dealt again ends at once.

    Raises IllegalMove if the hand of the seat forbids the contract.
    """
    begun = start(dialect, deal)
    if isinstance(begun.phase, Ended):
        return begun
    return play_deal(undertake(begun, declarer, contract), bots, rng)
