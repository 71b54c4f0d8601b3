"""The rules of play once more, for comparison: on plain strings, without the engine.

Written from the pseudo-code of section 1.5 of the specification, step after step, with
the parameters of section 8 as a table of their own. Nothing here imports the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

BLACK, SUIT, NEGATIVE, TRISCHAKEN = "black", "suit", "negative", "trischaken"

_LOW_TO_HIGH = {
    "T": [str(number) for number in range(1, 23)],
    "H": ["4", "3", "2", "1", "J", "N", "Q", "K"],
    "D": ["4", "3", "2", "1", "J", "N", "Q", "K"],
    "S": ["7", "8", "9", "10", "J", "N", "Q", "K"],
    "C": ["7", "8", "9", "10", "J", "N", "Q", "K"],
}
PACK = [suit + rank for suit, ranks in _LOW_TO_HIGH.items() for rank in ranks]
TRULL = {"T1", "T21", "T22"}
KINGS = {"HK", "DK", "SK", "CK"}
BIRD_TRICKS = {"T1": 12, "T2": 11, "T3": 10, "T4": 9}


@dataclass(frozen=True)
class Params:
    """The rows of the parameter matrix that bear on play and counting."""

    rise: bool
    pagat_negative: str | None
    pagat_trischaken: str | None
    fairy_black: bool
    fairy_negative: bool
    fairy_suit_if_tarock_led: bool
    win_line: int
    birds: tuple[str, ...]
    declarer_leads_negative: bool


PARAMS = {
    "gametwist": Params(
        rise=True,
        pagat_negative="last_tarock",
        pagat_trischaken="last_tarock",
        fairy_black=True,
        fairy_negative=False,
        fairy_suit_if_tarock_led=False,
        win_line=107,
        birds=("T1", "T2", "T3"),
        declarer_leads_negative=True,
    ),
    "elsteiner": Params(
        rise=True,
        pagat_negative="last_card",
        pagat_trischaken="last_tarock",
        fairy_black=True,
        fairy_negative=True,
        fairy_suit_if_tarock_led=True,
        win_line=107,
        birds=("T1", "T2", "T3", "T4"),
        declarer_leads_negative=True,
    ),
    "alpine": Params(
        rise=True,
        pagat_negative="last_tarock",
        pagat_trischaken="last_tarock",
        fairy_black=False,
        fairy_negative=False,
        fairy_suit_if_tarock_led=False,
        win_line=107,
        birds=("T1", "T2"),
        declarer_leads_negative=True,
    ),
    "cardgames_zone": Params(
        rise=False,
        pagat_negative=None,
        pagat_trischaken=None,
        fairy_black=False,
        fairy_negative=False,
        fairy_suit_if_tarock_led=False,
        win_line=107,
        birds=(),
        declarer_leads_negative=False,
    ),
    "hausregeln": Params(
        rise=True,
        pagat_negative="last_card",
        pagat_trischaken="last_tarock",
        fairy_black=True,
        fairy_negative=True,
        fairy_suit_if_tarock_led=True,
        win_line=106,
        birds=("T1", "T2", "T3", "T4"),
        declarer_leads_negative=True,
    ),
}


def suit_of(card: str) -> str:
    return card[0]


def height(card: str) -> int:
    """The place of a card within its suit, from the bottom."""
    return _LOW_TO_HIGH[card[0]].index(card[1:])


def fairy_is_active(game: str, params: Params, led: str) -> bool:
    """Whether the Pagat would win, were all three Trull cards in the trick."""
    if game == BLACK:
        return params.fairy_black
    if game == SUIT:
        return params.fairy_suit_if_tarock_led and suit_of(led) == "T"
    return params.fairy_negative


def winner(trick: Sequence[str], game: str, params: Params) -> str:
    """The card that takes a trick, finished or not."""
    if fairy_is_active(game, params, trick[0]) and set(trick) >= TRULL:
        return "T1"
    best = trick[0]
    for card in trick[1:]:
        if suit_of(card) == suit_of(best):
            if height(card) > height(best):
                best = card
        elif suit_of(card) == "T" and game != SUIT:
            best = card
    return best


def legal(
    hand: Iterable[str],
    trick: Sequence[str],
    game: str,
    params: Params,
    announced: Mapping[str, int],
    trick_no: int,
) -> tuple[set[str], dict[str, str]]:
    """The cards that may be played, and for each other card the rule that took it out."""
    cards = set(hand)
    out: dict[str, str] = {}
    left = _lead(cards, game, out) if not trick else _follow(cards, trick, game, params, out)
    left = _spare_pagat(cards, left, trick, game, params, out)
    return _hold(left, announced, trick_no, out), out


def _lead(hand: set[str], game: str, out: dict[str, str]) -> set[str]:
    coloured = {card for card in hand if suit_of(card) != "T"}
    if game == SUIT and coloured:
        for card in hand - coloured:
            out[card] = "play-no-tarock-lead"
        return coloured
    return hand


def _follow(
    hand: set[str], trick: Sequence[str], game: str, params: Params, out: dict[str, str]
) -> set[str]:
    left, rule = {card for card in hand if suit_of(card) == suit_of(trick[0])}, "play-follow-suit"
    if not left:
        left, rule = {card for card in hand if suit_of(card) == "T"}, "play-tarock-if-void"
    if not left:
        left = hand
    for card in hand - left:
        out[card] = rule
    if params.rise and game in (NEGATIVE, TRISCHAKEN):
        overtaking = {card for card in left if winner([*trick, card], game, params) == card}
        if overtaking:
            by_emperor = {"T21", "T22"} <= set(trick) and overtaking == {"T1"}
            for card in left - overtaking:
                out[card] = "play-pagat-takes-emperor" if by_emperor else "play-beat-if-able"
            return overtaking
    return left


def _spare_pagat(
    hand: set[str],
    left: set[str],
    trick: Sequence[str],
    game: str,
    params: Params,
    out: dict[str, str],
) -> set[str]:
    rule = {NEGATIVE: params.pagat_negative, TRISCHAKEN: params.pagat_trischaken}.get(game)
    if rule is None or "T1" not in left:
        return left
    if {"T21", "T22"} <= set(trick) and fairy_is_active(game, params, trick[0]):
        return left
    others = left - {"T1"}
    more_tarocks = any(suit_of(card) == "T" for card in hand - {"T1"})
    if rule == "last_tarock" and more_tarocks and others:
        out["T1"] = "play-pagat-last-tarock"
        return others
    if rule == "last_card" and others:
        out["T1"] = "play-pagat-last-card"
        return others
    return left


def _hold(
    left: set[str], announced: Mapping[str, int], trick_no: int, out: dict[str, str]
) -> set[str]:
    due = {card for card in left if announced.get(card) == trick_no}
    if due:
        for card in left - due:
            out[card] = "play-announced-now"
        return due
    free = {card for card in left if announced.get(card, 0) <= trick_no}
    if free:
        for card in left - free:
            out[card] = "play-keep-announced"
        return free
    first = min(announced[card] for card in left)
    kept = {card for card in left if announced[card] == first}
    for card in left - kept:
        out[card] = "play-earliest-announced-first"
    return kept


def card_thirds(card: str) -> int:
    """A card's exact worth in thirds of a point, from the printed table."""
    rank = card[1:]
    if card in TRULL or rank == "K":
        return 13
    return {"Q": 10, "N": 7, "J": 4}.get(rank, 1)


def pile_thirds(cards: Iterable[str]) -> int:
    return sum(card_thirds(card) for card in cards)


def twelve(cards: Iterable[str]) -> int:
    """The 12-count: tarocks 1, from the fifteenth up 2, kings 1."""
    count = 0
    for card in cards:
        if suit_of(card) == "T":
            count += 2 if int(card[1:]) >= 15 else 1
        elif card[1:] == "K":
            count += 1
    return count
