"""Golden records: a whole deal for every contract of every dialect, with its ledger.

``python -m tests.records.golden`` writes them anew; the difference in git then shows
what a changed rule has changed. The players call and double often, so that bonuses,
contras and odd cases are spread over the records.
"""

from __future__ import annotations

import random
import zlib
from pathlib import Path

from engine.contracts import Bonus, Contract, Opening
from engine.dialect import Dialect
from engine.dialects import DIALECTS
from engine.moves import Announce, Contra, Good, Move
from engine.records import record_text
from engine.rules.judge import judge
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.state import Announcing, Bidding, GameState, LayingAway
from engine.transition import IllegalMove, apply, start
from engine.view import view
from puzzles.situations import cards_away, fitness

FOLDER = Path(__file__).parent / "golden"
_TALKATIVE = 0.35


def contracts() -> list[tuple[Dialect, Contract]]:
    """Every contract that can be bid at a table as written."""
    return [
        (dialect, contract)
        for dialect in DIALECTS.values()
        for contract in dialect.contracts
        if contract.opening not in (Opening.ADDITION, Opening.OPTION)
    ]


def path_of(dialect: Dialect, contract: Contract) -> Path:
    """The file of a contract's record."""
    return FOLDER / f"{dialect.id}-{contract.name}.toml"


def played(dialect: Dialect, contract: Contract) -> GameState:
    """A whole hand of that contract, from the first word to the last card."""
    rng = random.Random(zlib.crc32(f"{dialect.id} {contract.name}".encode()))
    while True:
        state = start(dialect, rng.getrandbits(32))
        bidder = max((1, 2, 3, 4), key=lambda seat: fitness(contract, state.deal.hands[seat - 1]))
        try:
            while isinstance(state.phase, Bidding):
                state = apply(state, _word(state, contract, bidder, rng))
        except IllegalMove:
            continue
        undertaking = state.undertaking
        if undertaking is None or undertaking.contract != contract:
            continue
        while state.turn is not None:
            state = apply(state, _move(state, rng))
        return state


def _word(state: GameState, contract: Contract, bidder: int, rng: random.Random) -> Move:
    """The bidder names the contract as soon as he may, the others something lower or
    nothing."""
    assert state.turn is not None
    legal = judge(view(state, state.turn)).legal
    wanted = [move for move in legal if getattr(move, "contract", None) == contract]
    forehands = contract.opening is not Opening.ANYONE
    if wanted and (forehands or state.turn == bidder):
        return wanted[0]
    quiet = [move for move in legal if not hasattr(move, "contract")]
    return quiet[0] if quiet else rng.choice(legal)


def _move(state: GameState, rng: random.Random) -> Move:
    assert state.turn is not None
    seen = view(state, state.turn)
    if isinstance(state.phase, LayingAway):
        return cards_away(seen, state.phase)
    legal = judge(seen).legal
    if isinstance(state.phase, Announcing):
        loud = [move for move in legal if isinstance(move, (Announce, Contra))]
        if rng.random() < 0.9:
            loud = [move for move in loud if move != Announce(Bonus.VALAT)]
        return rng.choice(loud) if loud and rng.random() < _TALKATIVE else Good()
    return rng.choice(legal)


def text_of(state: GameState) -> str:
    """The record with its ledger."""
    return record_text(state, settle(outcome(state)))


def main() -> None:
    """Write all records."""
    for dialect, contract in contracts():
        path_of(dialect, contract).write_text(text_of(played(dialect, contract)), encoding="utf-8")


if __name__ == "__main__":
    main()
