"""How fast the open-card solver is: ``python -m tests.benchmarks.solver [deals]``.

All is computing time of one thread, measured by turns in one run. With the optional
dependency ``bench`` each figure is also given as a multiple of what the bridge solver DDS
takes for one deal; without it in milliseconds only. Figures only, nothing is asserted.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from engine import DIALECTS
from engine.cards import KINGS, TRULL, Card, CardSet, Rank
from engine.contracts import Game, Title
from engine.counting import raw, thirds
from engine.seats import Seat
from engine.solver import (
    Position,
    Status,
    after,
    card_values,
    is_compiled,
    playout,
    solve,
    solve_many,
    value,
    warm,
)
from engine.solver.layout import legal_cards

try:
    from endplay.dds import solve_board
    from endplay.dealer import generate_deal
    from endplay.types import Denom
except ImportError:
    solve_board = None

CAP = 8_000_000
"""Nodes after which a deal counts as undecided, with the time it took so far."""
TABLES = DIALECTS["alpine"], DIALECTS["cardgames_zone"]
"""A contract is played at the first of these that has it."""


def line(name: str, figure: str) -> None:
    sys.stdout.write(f"{name:<40}{figure}\n")
    sys.stdout.flush()


# ------------------------------------------------------------------------------ the deals


def strength(hand: CardSet, game: Game) -> float:
    """A crude count of what speaks for undertaking a game."""
    if game is Game.BLACK:
        big = sum(2 for card in hand.tarocks if card >= Card.T15) + 3 * (Card.T22 in hand)
        return 2 * len(hand.tarocks) + big + 1.5 * len(hand & KINGS)
    if game is Game.SUIT:
        return len(hand.coloured) + raw(hand.coloured)
    return -sum(2 + (card - 22) % 8 if card >= 22 else 6 for card in hand)


def laid_away(hand: CardSet, game: Game) -> CardSet:
    """Three cards of the shortest suits, tarocks first in a suit game."""
    may = [card for card in hand if card.rank is not Rank.KING and card not in TRULL]
    ends_with = game is Game.BLACK

    def cost(card: Card) -> tuple[bool, int, int]:
        return card.is_tarock is ends_with, len(hand.of(card.suit)), -thirds((card,))

    return CardSet(sorted(may, key=cost)[:3])


def whole(title: Title, rng: random.Random) -> Position:
    """A random deal before the first lead, undertaken by the strongest hand."""
    dialect, contract = next(
        (table, row) for table in TABLES for row in table.contracts if row.title is title
    )
    pack = list(Card)
    rng.shuffle(pack)
    hands = [CardSet(pack[12 * nth : 12 * nth + 12]) for nth in range(4)]
    game = contract.game
    declarer = max(Seat, key=lambda seat: strength(hands[seat - 1], game))
    position = Position(
        dialect,
        contract,
        (hands[0], hands[1], hands[2], hands[3]),
        declarer,
        None,
        rng.choice(list(Seat)),
    )
    if not game.is_positive:
        return position
    halves = CardSet(pack[48:51]), CardSet(pack[51:])
    mine = hands[declarer - 1] | max(halves, key=lambda half: strength(half, game))
    away = laid_away(mine, game)
    hands[declarer - 1] = mine - away
    position = replace(position, hands=(hands[0], hands[1], hands[2], hands[3]), own=thirds(away))
    return _called(position, rng) if contract.calls_king else position


def _called(position: Position, rng: random.Random) -> Position:
    """The same with the king of the declarer's shortest suit called, if others hold one."""
    mine = position.hand(position.declarer)
    holders = {
        king: seat
        for seat in Seat
        for king in KINGS & position.hand(seat)
        if seat is not position.declarer
    }
    if not holders:
        return whole(position.contract.title, rng)
    king = min(holders, key=lambda one: len(mine.of(one.suit)))
    return replace(position, partner=holders[king], called=king)


def ending(title: Title, cards: int, rng: random.Random) -> Position:
    """What is left of such a deal after random play down to so many cards."""
    position = whole(title, rng)
    while position.tricks_played < 12 - cards:
        position = after(position, rng.choice(legal_cards(position)))
    return position


# --------------------------------------------------------------------------- the measuring


def computing(action: Callable[[], object]) -> float:
    """Milliseconds of computing."""
    start = time.process_time()
    action()
    return 1000 * (time.process_time() - start)


def bridge(rng: random.Random) -> float:
    """What DDS takes for a random deal, a suit or no trump by turns."""
    deal = generate_deal(seed=rng.getrandbits(30))
    deal.trump = rng.choice(list(Denom))
    return computing(lambda: solve_board(deal))


CASES: dict[str, tuple[Title, int, bool]] = {
    "Farbendreier, 12 cards, exact": (Title.FARBENDREIER, 12, True),
    "Farbendreier, 12 cards, won or lost": (Title.FARBENDREIER, 12, False),
    "Rufer, 12 cards, won or lost": (Title.RUFER, 12, False),
    "Dreier, 12 cards, won or lost": (Title.SECHSERDREIER, 12, False),
    "Rufer, 10 cards, won or lost": (Title.RUFER, 10, False),
    "Dreier, 10 cards, won or lost": (Title.SECHSERDREIER, 10, False),
    "Rufer, 8 cards, exact": (Title.RUFER, 8, True),
    "Dreier, 8 cards, exact": (Title.SECHSERDREIER, 8, True),
    "Bettler, 12 cards, won or lost": (Title.BETTLER, 12, False),
}


def measured(deals: int) -> None:
    """The table: each round takes one deal of each case."""
    rng = random.Random(1)
    anchors: list[float] = []
    times: dict[str, list[float]] = {name: [] for name in CASES}
    undecided = dict.fromkeys(CASES, 0)
    for _ in range(deals):
        if solve_board is not None:
            anchors.append(bridge(rng))
        for name, (title, cards, is_exact) in CASES.items():
            asked = ending(title, cards, rng)
            answers: list[bool] = []
            times[name].append(computing(lambda: answers.append(_decided(asked, is_exact))))  # noqa: B023 - called at once
            undecided[name] += not answers[0]
    anchor = statistics.median(anchors) if anchors else None
    line("DDS, one bridge deal", _spread(anchors, None) if anchors else "not installed")
    for name, took in times.items():
        line(name, f"{_spread(took, anchor)}   undecided {undecided[name]} of {deals}")
    bid_check(anchor)


def _decided(asked: Position, is_exact: bool) -> bool:  # noqa: FBT001 - a column of the table
    if is_exact:
        return value(asked, CAP) is not None
    return solve(asked, CAP).status is not Status.UNDECIDED


def _spread(took: list[float], anchor: float | None) -> str:
    middle, late = statistics.median(took), sorted(took)[int(0.95 * len(took))]
    figure = f"{middle:9.2f} ms at p50 {late:9.1f} ms at p95"
    if anchor is None:
        return figure
    return f"{figure}   {middle / anchor:7.3f} DDS at p50 {late / anchor:7.2f} DDS at p95"


def bid_check(anchor: float | None) -> None:
    """Two hundred layouts of five contracts, 30 000 nodes each."""
    rng = random.Random(2)
    titles = (Title.RUFER, Title.SOLORUFER, Title.SECHSERDREIER, Title.FARBENDREIER, Title.BETTLER)
    layouts = {title: [whole(title, rng) for _ in range(200)] for title in titles}
    took = 0.0
    for title, positions in layouts.items():
        outcomes = solve_many(positions[:1], 30_000)
        spent = computing(lambda: outcomes.extend(solve_many(positions, 30_000)))  # noqa: B023 - called at once
        open_ = sum(one.status is Status.UNDECIDED for one in outcomes[1:])
        line(f"200 layouts of a {title}", f"{spent:9.1f} ms   {open_} by playout")
        took += spent
    times = f"{took / anchor:9.1f} DDS" if anchor else ""
    line("200 layouts of five contracts", f"{took:9.1f} ms {times}")


def short_questions() -> None:
    """What a player who samples asks: playouts, and each card in 24 layouts."""
    rng = random.Random(3)
    for title in (Title.RUFER, Title.FARBENDREIER, Title.BETTLER):
        positions = [whole(title, rng) for _ in range(500)]
        spent = computing(lambda: playout(positions))  # noqa: B023 - called at once
        line(f"a {title} played out", f"{1000 * spent / 500:9.1f} µs")
    for cards in (12, 8, 4):
        for budget in (0, 200, 1000):
            layouts = list(_layouts(cards, rng))
            spent = min(computing(lambda: card_values(layouts, budget)) for _ in range(5))  # noqa: B023 - called at once
            line(f"each of {cards} cards in 24 layouts, {budget} nodes", f"{spent:9.2f} ms")


def _layouts(cards: int, rng: random.Random) -> Iterator[Position]:
    """The same hand with the others' cards dealt anew."""
    begun = ending(Title.RUFER, cards, rng)
    others = [seat for seat in Seat if seat is not begun.turn]
    unseen = [card for seat in others for card in begun.hand(seat)]
    for _ in range(24):
        rng.shuffle(unseen)
        hands = list(begun.hands)
        for nth, seat in enumerate(others):
            hands[seat - 1] = CardSet(unseen[cards * nth : cards * (nth + 1)])
        yield replace(begun, hands=(hands[0], hands[1], hands[2], hands[3]))


def main() -> None:
    """Measure and print."""
    warm()
    line("the solver is compiled", "yes" if is_compiled() else "no: numba does not work here")
    short_questions()
    measured(int(sys.argv[1]) if len(sys.argv) > 1 else 48)


if __name__ == "__main__":
    main()
