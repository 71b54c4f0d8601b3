"""Random endings of every kind of game at every table, rich in what makes trouble: the
Trull in three hands, a lone Pagat, announced cards, tricks half played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from engine import DIALECTS
from engine.cards import KINGS, TRULL, Card, CardSet
from engine.contracts import Bird, Contract, Game
from engine.counting import thirds
from engine.dialect import Dialect
from engine.rules.judge import judge_play
from engine.seats import Seat
from engine.solver import Position, after
from engine.view import PlayView
from tests.laws.hands import biddable

TABLES = (
    *DIALECTS.values(),
    DIALECTS["hausregeln"].with_option("pagat_rule", "last_tarock"),
)
LOW_TAROCKS = CardSet(bird.card for bird in Bird)


def kinds() -> list[tuple[Dialect, Contract]]:
    """One contract of each kind at each table: black alone and with a king called, suit,
    and negative with each number of tricks."""
    found: dict[object, tuple[Dialect, Contract]] = {}
    for table in TABLES:
        for row in biddable(table):
            if row.game is not Game.TRISCHAKEN:
                found.setdefault((table.table, row.game, row.calls_king, row.tricks), (table, row))
    return list(found.values())


KINDS = kinds()


def play_view(position: Position) -> PlayView:
    """What whoever is to play sees that the rules of play look at."""
    seat = position.turn
    bound = tuple((card, trick) for holder, card, trick in position.bound if holder is seat)
    return PlayView(
        position.dialect,
        position.contract,
        position.hand(seat),
        position.trick,
        position.tricks_played + 1,
        bound,
    )


def legal(position: Position) -> list[Card]:
    """What the engine says may be played."""
    return sorted(judge_play(play_view(position)).legal)


def ending(dialect: Dialect, contract: Contract, cards: int, rng: random.Random) -> Position:
    """An ending with so many cards a hand at the start of its trick."""
    pack = _some_cards(4 * cards, rng)
    hands = [CardSet(pack[nth::4]) for nth in range(4)]
    declarer = rng.choice(list(Seat))
    partner = rng.choice([seat for seat in Seat if seat is not declarer])
    aim = contract.tricks or 0
    position = Position(
        dialect,
        contract,
        (hands[0], hands[1], hands[2], hands[3]),
        declarer,
        partner if contract.calls_king and rng.random() < 0.8 else None,
        rng.choice(list(Seat)),
        tricks_played=12 - cards,
        own=rng.randint(0, 210 - thirds(pack)),
        tricks_of=_tricks(declarer, rng.randint(max(0, aim - 2), aim)),
    )
    position = replace(position, bound=tuple(_bound(position, rng)))
    for _ in range(rng.randrange(4)):
        position = after(position, rng.choice(legal(position)))
    return position


def _some_cards(number: int, rng: random.Random) -> list[Card]:
    """Cards in random order, with low tarocks, kings and the Trull more often than not."""
    wanted = [card for card in TRULL | KINGS | LOW_TAROCKS if rng.random() < 0.6]
    rest = [card for card in Card if card not in wanted]
    if rng.random() < 0.5:  # mostly tarocks
        rest.sort(key=lambda card: (card.is_tarock and rng.random() < 0.6, rng.random()))
    else:
        rng.shuffle(rest)
    chosen = (rng.sample(wanted, len(wanted)) + rest[::-1])[:number]
    rng.shuffle(chosen)
    return chosen


def _tricks(seat: Seat, number: int) -> tuple[int, int, int, int]:
    one, two, three, four = (number if one is seat else 0 for one in Seat)
    return one, two, three, four


def _bound(position: Position, rng: random.Random) -> Iterator[tuple[Seat, Card, int]]:
    """Birds, and one king, that their holders have announced, where tables hold to it."""
    if not position.dialect.play.holds_announced or not position.game.is_positive:
        return
    promises = [(bird.card, bird.trick) for bird in Bird] + [(rng.choice(list(KINGS)), 12)]
    for card, trick in promises:
        for seat in Seat:
            if card in position.hand(seat) and rng.random() < 0.4:
                yield seat, card, trick
