"""Which player is better: ``python -m tests.benchmarks.duplicate``.

Two kinds of players meet at the same deals. Each deal is played at four tables, the kinds
sitting at P1 and P3 or P2 and P4, or three against one, and every seating once more with
the kinds changed over, so that the luck of the cards falls out. The figure is what one
player of the better kind gets a deal more than one of the other, in points of the dialect.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from engine import DIALECTS, Seat, deal, outcome, settle, start
from engine.bots import Bot, RandomBot, SamplingBot, ThumbBot, play_contract, play_deal
from engine.contracts import Contract
from engine.dialect import Dialect
from engine.evaluate.bars import is_worth
from engine.rules.bidding import against_contract
from engine.state import Ended
from engine.view import view

KINDS: dict[str, type[Bot]] = {"random": RandomBot, "thumb": ThumbBot, "sampling": SamplingBot}
PAIRS = (("thumb", "random"), ("sampling", "thumb"))
SEATINGS = ((Seat.P1, Seat.P3), (Seat.P1,), (Seat.P2,), (Seat.P3,), (Seat.P4,))
"""Where the first kind sits; the other kind has the other seats, and then the same the
other way round."""
BATCH = 4


def at_table(kinds: tuple[str, str], firsts: tuple[Seat, ...]) -> Mapping[Seat, Bot]:
    return {seat: KINDS[kinds[seat not in firsts]]() for seat in Seat}


def gained(amounts: list[float], firsts: tuple[Seat, ...]) -> float:
    """What a player of the first kind got more than one of the other kind."""
    ours = [amounts[seat - 1] for seat in Seat if seat in firsts]
    theirs = [amounts[seat - 1] for seat in Seat if seat not in firsts]
    return statistics.fmean(ours) - statistics.fmean(theirs)


def seatings() -> Iterator[tuple[Seat, ...]]:
    for firsts in SEATINGS:
        yield firsts
        yield tuple(seat for seat in Seat if seat not in firsts)


def whole_deal(dialect: Dialect, kinds: tuple[str, str], seed: int) -> float:
    """The mean difference over all seatings of one deal, auction included."""
    found = []
    for firsts in seatings():
        state = start(dialect, seed)
        if isinstance(state.phase, Ended):
            return 0.0
        ended = play_deal(state, at_table(kinds, firsts), random.Random(seed))
        totals = [float(total) for total in settle(outcome(ended)).totals]
        found.append(gained(totals, firsts))
    return statistics.fmean(found)


def fixed_contract(dialect: Dialect, kinds: tuple[str, str], seed: int) -> float | None:
    """The same with the contract given: one that some hand of the deal reaches the bar of.
    None where there is none."""
    rng = random.Random(seed)
    dealt = deal(seed)
    begun = start(dialect, dealt)
    if isinstance(begun.phase, Ended):
        return None
    open_to = [
        (seat, row)
        for seat in Seat
        for row in dialect.contracts
        if is_worth(dealt.hand(seat), row) and not against_contract(view(begun, seat), row)
    ]
    if not open_to:
        return None
    declarer, contract = rng.choice(open_to)
    found = [
        gained(played(dialect, contract, declarer, kinds, firsts, seed), firsts)
        for firsts in seatings()
    ]
    return statistics.fmean(found)


def played(
    dialect: Dialect,
    contract: Contract,
    declarer: Seat,
    kinds: tuple[str, str],
    firsts: tuple[Seat, ...],
    seed: int,
) -> list[float]:
    bots, rng = at_table(kinds, firsts), random.Random(seed)
    ended = play_contract(deal(seed), dialect, contract, declarer, rng, bots)
    return [float(total) for total in settle(outcome(ended)).totals]


def measured(name: str, kinds: tuple[str, str], seed: int, *, is_fixed: bool) -> float | None:
    dialect = DIALECTS[name]
    return fixed_contract(dialect, kinds, seed) if is_fixed else whole_deal(dialect, kinds, seed)


def match(
    name: str, kinds: tuple[str, str], seeds: range, workers: int, *, is_fixed: bool
) -> list[float]:
    one = partial(measured, name, kinds, is_fixed=is_fixed)
    with ProcessPoolExecutor(workers) as pool:
        found = pool.map(one, seeds, chunksize=BATCH)
        return [gain for gain in found if gain is not None]


def report(name: str, kinds: tuple[str, str], gains: list[float], took: float) -> None:
    mean = statistics.fmean(gains)
    error = statistics.stdev(gains) / len(gains) ** 0.5
    sys.stdout.write(
        f"{name:<16}{kinds[0]:>9} – {kinds[1]:<9}{len(gains):>6} deals"
        f"{mean:>+9.3f} ± {error:.3f}  {mean / error if error else 0:>+6.1f} errors"
        f"  {took:>6.0f} s\n"
    )
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description="Players against each other.")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--dialect", choices=list(DIALECTS))
    parser.add_argument("--pair", choices=[f"{one}-{other}" for one, other in PAIRS])
    parser.add_argument("--first-seed", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--fixed", action="store_true", help="give the contract")
    asked = parser.parse_args()
    seeds = range(asked.first_seed, asked.first_seed + asked.deals)
    for name in [asked.dialect] if asked.dialect else list(DIALECTS):
        for kinds in PAIRS:
            if asked.pair not in (None, "-".join(kinds)):
                continue
            began = time.perf_counter()
            gains = match(name, kinds, seeds, asked.workers, is_fixed=asked.fixed)
            report(name, kinds, gains, time.perf_counter() - began)


if __name__ == "__main__":
    main()
