"""Moves in words: what the players say and do."""

from __future__ import annotations

from typing import assert_never

from engine.moves import (
    Announce,
    AnnounceTricks,
    Bid,
    CallCard,
    CallFourth,
    Contra,
    GiveUp,
    Good,
    Hold,
    LayAway,
    Move,
    Pass,
    PlayCard,
    TakeHalf,
    Vorhand,
)
from tutor.terminal.answers import Teller


def said(move: Move, teller: Teller) -> str:
    """What a player says or does, in words."""
    match move:
        case Bid(contract=contract):
            return teller.phrase("move-bid", contract=contract)
        case CallCard(card=card):
            return teller.phrase("move-call", card=card)
        case PlayCard(card=card):
            return teller.phrase("cards", cards=(card,))
        case LayAway(cards=cards):
            return teller.phrase("move-lay-away", cards=tuple(cards))
        case TakeHalf(half=half):
            return teller.phrase("move-half", half=half + 1)
        case Announce(bonus=bonus):
            return teller.phrase("move-announce", bonus=bonus)
        case AnnounceTricks(title=title):
            return teller.phrase("move-aim", title=title)
        case Contra(post=post, level=level):
            return teller.phrase("move-contra", level=level, post=post)
        case Pass() | Hold() | Vorhand() | Good() | CallFourth() | GiveUp():
            return teller.phrase(f"move-{type(move).__name__.lower()}")
        case _:
            assert_never(move)
