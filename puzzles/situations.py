"""Plausible hands in play: dealt, given to a likely declarer, played out in part.

The players are not clever, but they play by the rules and with some thrift, so that
what a puzzle shows could have happened at a table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.cards import KINGS, TRULL, Card, CardSet
from engine.contracts import Bonus, Contract, Game, Opening, Talon
from engine.counting import RAW, thirds
from engine.deal import deal
from engine.dialect import Dialect
from engine.evaluate.counts import twelve_count
from engine.evaluate.features import unwanted_winners
from engine.parts import TarocksAway
from engine.reasons import Verdict
from engine.rules.judge import judge_play
from engine.rules.tricks import taken
from engine.seats import FOREHAND, Seat
from puzzles.position import Position

Preference = Callable[[Position, Card], float]
"""How gladly a card is played there; zero is indifferent."""

_LIKELY_TO_ANNOUNCE = 6
"""Tarocks with which a bird is announced often enough to be shown."""


@dataclass(frozen=True, slots=True)
class Table:
    """A hand that is about to be played: hands from P1 to P4, who declares, and the
    cards that each seat must hold for their own tricks."""

    dialect: Dialect
    contract: Contract
    declarer: Seat
    hands: tuple[CardSet, ...]
    announced: tuple[tuple[Card, int], ...] = ()

    @property
    def leader(self) -> Seat:
        """Who plays to the first trick (GT-10, PO-10, AL-10, CZ-10, DE-10)."""
        by_declarer = (
            self.contract.game is Game.NEGATIVE and self.dialect.play.declarer_leads_negative
        )
        return self.declarer if by_declarer else FOREHAND


@dataclass(frozen=True, slots=True)
class Turn:
    """One card as it was played: the position as its player saw it, and the verdict."""

    position: Position
    verdict: Verdict[Card]
    card: Card


def set_up(dialect: Dialect, contract: Contract, rng: random.Random) -> Table:
    """A fresh deal in which somebody plays that contract with a hand fit for it."""
    dealt = deal(rng.getrandbits(48))
    likely = sorted(dealt.hands, key=lambda hand: fitness(contract.game, hand))
    declarer = rng.choice(tuple(Seat)) if _is_for_anyone(contract) else FOREHAND
    hands = list(likely[:3])
    rng.shuffle(hands)
    hands.insert(declarer - 1, _after_talon(dialect, contract, likely[3], dealt.talon))
    announced = _announcements(dialect, contract, declarer, hands, rng)
    return Table(dialect, contract, declarer, tuple(hands), announced)


def fitness(game: Game, hand: CardSet) -> int:
    """A rough order of hands for choosing a declarer: higher claims sooner."""
    if game is Game.BLACK:
        return twelve_count(hand)
    if game is Game.SUIT:
        return thirds(hand.coloured) - 3 * len(hand.tarocks)
    return -len(unwanted_winners(hand))


def play_out(
    table: Table, rng: random.Random, preference: Preference | None = None
) -> Iterator[Turn]:
    """The cards of the hand one by one, until it ends or nobody asks for more."""
    hands = list(table.hands)
    leader, declarer_tricks = table.leader, 0
    for number in range(1, 13):
        trick: tuple[Card, ...] = ()
        for place in range(4):
            seat = leader.next(place)
            position = _position(table, hands[seat - 1], trick, number, seat, leader)
            verdict = judge_play(position.view)
            card = _choose(position, verdict.legal, rng, preference)
            yield Turn(position, verdict, card)
            hands[seat - 1] = hands[seat - 1].remove(card)
            trick = (*trick, card)
        leader = leader.next(taken(trick, table.contract, table.dialect).place)
        declarer_tricks += leader is table.declarer
        if table.contract.tricks is not None and declarer_tricks > table.contract.tricks:
            return


def finished_tricks(turns: Iterator[Turn]) -> Iterator[Position]:
    """The tricks of a hand as they lie when the fourth card has fallen; the hand that
    is shown with them is empty."""
    for turn in turns:
        position = turn.position
        if len(position.trick) == 3:
            trick = (*position.trick, turn.card)
            yield replace(position, trick=trick, hand=CardSet(), announced=())


def _is_for_anyone(contract: Contract) -> bool:
    return contract.opening in (Opening.ANYONE, Opening.OPTION)


def _position(
    table: Table,
    hand: CardSet,
    trick: tuple[Card, ...],
    number: int,
    seat: Seat,
    leader: Seat,
) -> Position:
    held = tuple(pair for pair in table.announced if pair[0] in hand)
    return Position(
        dialect=table.dialect,
        contract=table.contract,
        hand=hand,
        trick=trick,
        trick_number=number,
        announced=held,
        seat=seat,
        leader=leader,
    )


def _choose(
    position: Position, legal: Sequence[Card], rng: random.Random, preference: Preference | None
) -> Card:
    if preference is not None:
        gladness = {card: preference(position, card) for card in legal}
        best = max(gladness.values())
        legal = [card for card in legal if gladness[card] == best]
    if rng.random() < 0.5:
        return min(legal, key=lambda card: (RAW[card], card))
    return rng.choice(legal)


def _after_talon(
    dialect: Dialect,
    contract: Contract,
    hand: CardSet,
    talon: tuple[tuple[Card, Card, Card], tuple[Card, Card, Card]],
) -> CardSet:
    """The declarer's hand after taking from the talon and laying as many away."""
    if contract.talon is Talon.HALF:
        taken_up = CardSet(max(talon, key=thirds))
    elif contract.talon in (Talon.ALL_UNSEEN, Talon.ALL_SHOWN):
        taken_up = CardSet(talon[0] + talon[1])
    else:
        return hand
    away = _lay_away(dialect, contract, hand | taken_up)
    return (hand | taken_up) - CardSet(away[: len(taken_up)])


def _lay_away(dialect: Dialect, contract: Contract, hand: CardSet) -> list[Card]:
    """What may be laid away, in the order in which it goes: from short suits first."""
    tarocks = sorted(hand.tarocks - TRULL)
    coloured = sorted(hand.coloured - KINGS, key=lambda card: (len(hand.of(card.suit)), -RAW[card]))
    rules = dialect.laying_away
    order = rules.suit if contract.game is Game.SUIT else rules.black
    if order is TarocksAway.NEVER:
        return list(coloured)
    return tarocks + coloured if order is TarocksAway.FIRST else coloured + tarocks


def _announcements(
    dialect: Dialect,
    contract: Contract,
    declarer: Seat,
    hands: list[CardSet],
    rng: random.Random,
) -> tuple[tuple[Card, int], ...]:
    """The bird of the bid, birds of long tarock hands, and sometimes King ultimo."""
    birds = dialect.bonuses.birds_in(contract)
    if not birds or not dialect.play.holds_announced:
        return ()
    due = {bird.card: bird.trick for bird in birds if bird is contract.bird}
    for hand in hands:
        if len(hand.tarocks) >= _LIKELY_TO_ANNOUNCE:
            due |= {bird.card: bird.trick for bird in birds if bird.card in hand}
    may_call_ultimo = dialect.bonuses.row(Bonus.KING_ULTIMO, contract) is not None
    if may_call_ultimo and rng.random() < 0.5:
        callable_kings = tuple(KINGS - hands[declarer - 1])
        held = [king for king in callable_kings if any(king in hand for hand in hands)]
        due |= dict.fromkeys(held[:1], 12)
    return tuple(due.items())
