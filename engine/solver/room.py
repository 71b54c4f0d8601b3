"""Where a search keeps what it knows: the hand that is searched, and the plies so far.

Each trick is a level with four plies, one for each card. Within a level the hands stay as
they were at its start, for each seat plays one card to a trick.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.solver.compiled import Grid, compiled
from engine.solver.follow import (
    AIM,
    DECLARER,
    EARLY,
    EMPEROR,
    GAME,
    NEGATIVE,
    PAGAT_KEPT,
    RISE,
    SIDE,
    SUIT,
    suit_of,
)
from engine.solver.machine import PAGAT, TAROCKS, TRULL, count, lowest, place
from engine.solver.policy import LEADER, LYING, NUMBER, TAKEN, TRICK

WIDTH, WIDE = 16, 15


class Hand(NamedTuple):
    """What does not change while a hand is searched.

    ``target`` is the value to reach, ``cards`` and ``number`` are the cards a hand and
    the number of the trick at the first level, ``apart`` cards that no other replaces,
    ``below`` for each card the weaker ones that move up when it is gone.
    """

    rules: Grid
    worth: Grid
    weights: Grid
    table: Grid
    below: Grid
    search: int
    sides: int
    declarer: int
    is_negative: bool
    is_suit_game: bool
    is_bound: bool
    apart: int
    target: int
    cards: int
    number: int


class Tools(NamedTuple):
    """What searches share: thirds by the kind of game, weights, the table, and room for
    ``Hand.below``."""

    worths: Grid
    weights: Grid
    table: Grid
    below: Grid


class Room(NamedTuple):
    """Two arrays, a row each level and a row each ply; the columns are named below."""

    levels: Grid
    plies: Grid


LED_BY, GAIN, REMAIN, AIMED, EMPEROR_IN, KEY, HINT = range(4, 11)
"""Columns of a level, after the four hands: who leads, the thirds that the declarer's side
has gained and those still in hands, the tricks still aimed at, whether the emperor trick is
possible, the key in the table and the lead that it suggests."""
ORDER, RESULTS, LINKS = WIDTH, 2 * WIDTH, 3 * WIDTH
LISTED, TRIED, BEST, BEST_CARD, PLAYED, HIGH, BY, ON_TABLE = range(LINKS + 1, LINKS + 9)
"""Columns of a ply, after the cards to try: their order, what they led to, which of them
are neighbours, how many there are and have been tried, the best so far, the card played,
and before it the trick's highest card, who holds it, and all its cards."""
LEVELS, PLIES = (14, 12), (57, LINKS + 12)
"""The sizes of the arrays, for twelve tricks."""


@compiled
def hand_of(rules: Grid, state: Grid, need: int, tools: Tools, search: int) -> Hand:
    """The hand of a state, to be searched for what the declarer's side needs: nothing more,
    where the game is won already, for no value may be below zero."""
    is_negative = rules[GAME] == NEGATIVE
    worth = tools.worths[rules[GAME]]
    slide(tools.below, rules, worth)
    return Hand(
        rules,
        worth,
        tools.weights,
        tools.table,
        tools.below,
        search,
        rules[SIDE],
        rules[DECLARER],
        is_negative,
        rules[GAME] == SUIT,
        rules[RISE] != 0 or rules[PAGAT_KEPT] != 0 or rules[EARLY] != 0,
        rules[EARLY] | (PAGAT if rules[PAGAT_KEPT] else 0),
        1 if is_negative else max(need, 0),
        count(state[state[LEADER]]) + (1 if state[LYING] else 0),
        state[NUMBER],
    )


@compiled
def slide(below: Grid, rules: Grid, worth: Grid) -> None:
    """Sets for each card the weaker ones that move up when it is gone: those of its suit and
    value, if nothing tells them apart (announced cards, the Pagat where it is kept, the
    Trull where the emperor trick is known)."""
    apart = rules[EARLY]
    if rules[PAGAT_KEPT] or rules[EMPEROR]:
        apart |= PAGAT
    for nth in range(54):
        card = 1 << nth
        below[nth] = 0
        lower = nth - 1
        while (
            lower >= 0
            and (card | 1 << lower) & apart == 0
            and suit_of(1 << lower) == suit_of(card)
            and worth[lower] == worth[nth]
            and not (rules[EMPEROR] and lower == 51)
        ):
            below[nth] |= 1 << lower
            lower -= 1


@compiled
def close_gap(hands: Grid, weaker: int) -> None:
    """Moves the weaker equal cards of all hands up into the place of one that is gone."""
    for seat in range(4):
        moved = hands[seat] & weaker
        hands[seat] = hands[seat] ^ moved | moved << 1


@compiled
def has_emperor(hands: Grid) -> bool:
    """Whether the whole Trull is out in three hands."""
    for seat in range(4):
        if count(hands[seat] & TRULL) > 1:
            return False
    return count((hands[0] | hands[1] | hands[2] | hands[3]) & TRULL) == 3


@compiled
def begin(hand: Hand, room: Room, state: Grid) -> int:
    """Sets up the first level, gaps closed; the ply at which the search begins."""
    leader, lying = state[LEADER], state[LYING]
    closed, on_table, everything = room.levels[0], room.levels[1], 0
    for one in range(4):
        closed[one] = state[one]
        on_table[one] = state[TRICK + one] if one < lying else 0
        everything |= closed[one] | on_table[one]
    for nth in range(54):
        if everything >> nth & 1 == 0:
            close_gap(closed, hand.below[nth])
            close_gap(on_table, hand.below[nth])
    for nth in range(lying):
        closed[leader + nth & 3] |= on_table[nth]
    room.levels[0, LED_BY] = leader
    room.levels[0, AIMED] = hand.rules[AIM] - state[TAKEN] if hand.is_negative else 0
    has_it = hand.rules[EMPEROR] != 0 and has_emperor(room.levels[0])
    room.levels[0, EMPEROR_IN] = 1 if has_it else 0
    room.levels[0, GAIN] = room.levels[0, REMAIN] = 0
    for seat in range(4):
        room.levels[0, REMAIN] += worth_of(hand, room.levels[0, seat])
    for nth in range(lying):
        put(hand, room, nth, on_table[nth])
    return lying


@compiled
def worth_of(hand: Hand, cards: int) -> int:
    """The thirds of some cards, none in a negative game."""
    total, rest = 0, cards
    while rest:
        card = lowest(rest)
        rest ^= card
        total += hand.worth[place(card)]
    return total


@compiled
def put(hand: Hand, room: Room, ply: int, card: int) -> None:
    """Puts a card on the table."""
    nth = ply & 3
    seat = room.levels[ply >> 2, LED_BY] + nth & 3
    room.plies[ply, PLAYED] = card
    if nth == 0:
        room.plies[ply + 1, HIGH], room.plies[ply + 1, BY], room.plies[ply + 1, ON_TABLE] = (
            card,
            seat,
            card,
        )
        return
    led = suit_of(room.plies[ply - nth, PLAYED])
    takers = led if hand.is_suit_game else led | TAROCKS
    room.plies[ply + 1, ON_TABLE] = room.plies[ply, ON_TABLE] | card
    if card > room.plies[ply, HIGH] and card & takers:
        room.plies[ply + 1, HIGH], room.plies[ply + 1, BY] = card, seat
    else:
        room.plies[ply + 1, HIGH], room.plies[ply + 1, BY] = (
            room.plies[ply, HIGH],
            room.plies[ply, BY],
        )
