"""The brute force once more, compiled: the rules written anew, on cards as numbers.

Nothing is remembered and no card counts as another's equal; but a side that has what it
wants looks no further.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numba import njit

from engine.cards import Card
from engine.contracts import Game
from engine.counting import thirds
from engine.parts import EmperorRule, PagatRule
from engine.solver import Position

Array: TypeAlias = Any
SUITS = np.array([0 if card.is_tarock else 1 + "HDSC".index(card.suit) for card in Card], np.int64)
WORTH = np.array([thirds((card,)) for card in Card], np.int64)
PAGAT, MOND, SKUS = 0, 20, 21
GAME, RISE, KEPT, EMPEROR, SIDES = range(5)
DUE, HOLDER, PLAYED = range(3)
"""Rows of the cards: the trick that each is announced for, who holds it, and what was
played: four places for each trick."""


@njit
def _taker(rules: Array, trick: Array) -> int:
    """The place of the card that takes a trick, finished or not."""
    best = pagat = honours = 0
    for place in range(len(trick)):
        card = trick[place]
        if card in (PAGAT, MOND, SKUS):
            honours += 1
        if card == PAGAT:
            pagat = place
        if SUITS[card] == SUITS[trick[best]]:
            best = place if card > trick[best] else best
        elif rules[GAME] != 1 and SUITS[card] == 0:
            best = place
    holds = rules[EMPEROR] == 1 or (rules[EMPEROR] == 2 and SUITS[trick[0]] == 0)
    return pagat if honours == 3 and holds else best


@njit
def _narrow(may: Array, wanted: Array) -> bool:
    """Keeps what is wanted, if there is any of it."""
    both = may & wanted
    if both.any():
        may[:] = both
    return both.any()


@njit
def _winning(rules: Array, trick: Array, may: Array) -> Array:
    """The cards that would take the trick."""
    found = np.zeros(54, np.bool_)
    whole = np.zeros(len(trick) + 1, np.int64)
    whole[: len(trick)] = trick
    for card in range(54):
        if may[card]:
            whole[-1] = card
            found[card] = _taker(rules, whole) == len(trick)
    return found


@njit
def _legal(rules: Array, cards: Array, seat: int, trick: Array, turn: int) -> Array:
    """The cards that a seat may play."""
    mine = cards[HOLDER] == seat
    may = mine.copy()
    if len(trick) == 0:
        if rules[GAME] == 1:
            _narrow(may, SUITS > 0)
    else:
        if not _narrow(may, SUITS[trick[0]] == SUITS):
            _narrow(may, SUITS == 0)
        if rules[RISE]:
            _narrow(may, _winning(rules, trick, may))
    if rules[KEPT] == 2 or (rules[KEPT] == 1 and (mine & (SUITS == 0)).sum() > 1):
        _narrow(may, np.arange(54) != PAGAT)
    _narrow(may, cards[DUE] == turn)
    if not _narrow(may, cards[DUE] <= turn):
        _narrow(may, cards[DUE] == cards[DUE][may].min())
    return may


@njit("b1(i8[:], i8[:, :], i8, i8, i8, i8, i8)")
def _reaches(
    rules: Array, cards: Array, number: int, leader: int, turn: int, need: int, left: int
) -> bool:
    """Whether the declarer's side still gets so many thirds; in a negative game, whether
    the declarer still takes exactly so many tricks."""
    is_negative = rules[GAME] == 2
    if left == 0:
        return need == 0 if is_negative else need <= 0
    first, seat = 4 * turn, np.int64((leader + number) & 3)
    ours = rules[SIDES] >> seat & 1 == 1
    may = _legal(rules, cards, seat, cards[PLAYED, first : first + number], turn)
    for card in range(54):
        if not may[card]:
            continue
        cards[HOLDER, card] = -1
        cards[PLAYED, first + number] = card
        if number < 3:
            found = _reaches(rules, cards, np.int64(number + 1), leader, turn, need, left)
        else:
            trick = cards[PLAYED, first : first + 4]
            by = np.int64((leader + _taker(rules, trick)) & 3)
            won = np.int64(1) if is_negative else WORTH[trick].sum()
            wanted = np.int64(need - won * (rules[SIDES] >> by & 1))
            after = np.int64(turn + 1)
            found = _reaches(rules, cards, np.int64(0), by, after, wanted, np.int64(left - 1))
        cards[HOLDER, card] = seat
        if found == ours:
            return ours
    return not ours


def reaches(position: Position, line: int) -> bool:
    """Whether best play brings the declarer's side so many thirds, or, in a negative game,
    makes it; there the line does not matter."""
    play, game = position.dialect.play, position.game
    rules = [
        list(Game).index(game),
        game in play.rise_in,
        [None, PagatRule.LAST_TAROCK, PagatRule.LAST_CARD].index(play.pagat(game)),
        [None, EmperorRule.ALWAYS, EmperorRule.TAROCK_LED].index(play.emperor(game)),
        sum(1 << seat - 1 for seat in (position.declarer, position.partner) if seat),
    ]
    turn, lying = position.tricks_played + 1, len(position.trick)
    cards = np.zeros((3, 54), np.int64)
    cards[HOLDER] = -1
    for _, card, number in position.bound:
        cards[DUE, card] = number
    for nth, hand in enumerate(position.hands):
        cards[HOLDER, list(hand)] = nth
    cards[PLAYED, 4 * turn : 4 * turn + lying] = position.trick
    left = len(position.hand(position.leader)) + (lying > 0)
    need = line - position.own
    if game is Game.NEGATIVE:
        need = (position.contract.tricks or 0) - position.tricks_of[position.declarer - 1]
    leader = position.leader - 1
    return bool(_reaches(np.array(rules, np.int64), cards, lying, leader, turn, need, left))
