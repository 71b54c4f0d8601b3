"""How an ending goes on when everybody plays their best, told trick by trick."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.counting import thirds
from engine.seats import Seat
from engine.solver import Position, Status, after, card_verdicts, playout, solve


@dataclass(frozen=True, slots=True)
class TrickPlayed:
    """A whole trick of a line: its number, who led, the cards in order, who took it."""

    number: int
    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


def best_line(ending: Position, card: Card) -> tuple[TrickPlayed, ...]:
    """How it goes on after that card, until the game is decided whatever is played.

    Whoever can bring the game where their side wants it does; the others, whom nothing
    helps, play as a quick sensible player would.
    """
    before, now = ending, after(ending, card)
    cards, tricks = (*ending.trick, card), []
    status = solve(now).status
    while True:
        if not now.trick:
            tricks.append(TrickPlayed(before.tricks_played + 1, before.leader, cards, now.leader))
            if is_decided(now):
                return tuple(tricks)
            cards = ()
        card = _best_card(now, status)
        before, now = now, after(now, card)
        cards = (*cards, card)


def _best_card(now: Position, status: Status) -> Card:
    """The quick player's card if it leaves the game as it stands, else the first that does."""
    quick = playout([now])[0][0]
    if solve(after(now, quick)).status is status:
        return quick
    return next(one.card for one in card_verdicts(now) if one.status is status)


def is_decided(now: Position) -> bool:
    """Whether the game is won or lost whatever is still played."""
    left = sum(map(len, now.hands))
    if not left:
        return True
    if now.game.is_positive:
        return now.own >= now.line or now.own + in_play(now) < now.line
    aimed, taken = now.contract.tricks or 0, now.tricks_of[now.declarer - 1]
    return taken > aimed or taken + left // 4 < aimed


def in_play(now: Position) -> int:
    """What the cards still held or lying are worth, in thirds, and those that go with them."""
    return thirds([*now.trick, *(card for hand in now.hands for card in hand), *now.drips])
