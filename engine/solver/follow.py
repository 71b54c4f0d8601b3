"""What may be played and what takes the trick, on bits: the fast form of the rules.

A test holds it together with ``engine.rules`` on random positions.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.contracts import Game
from engine.parts import EmperorRule, PagatRule
from engine.solver.machine import PAGAT, SKUS, TAROCKS, TRULL, bit
from engine.solver.position import Position

BLACK, SUIT, NEGATIVE, TRISCHAKEN = range(4)
LAST_TAROCK, LAST_CARD = 1, 2
ALWAYS, TAROCK_LED = 1, 2

GAME, RISE, PAGAT_KEPT, EMPEROR, SIDE, DECLARER, CALLED, AIM = range(8)
DUE, EARLY = 8, 21
"""Places in the rules of a hand: ``DUE + n`` holds the cards bound to trick n,
``EARLY + n`` those bound to a later one."""


def rules_of(position: Position) -> list[int]:
    """The rules of a hand as numbers: game, duties, sides (a bit a seat), bound cards."""
    return with_sides(game_rules(position), position)


def game_rules(position: Position) -> list[int]:
    """Of these rules, those that table and contract make."""
    play, game = position.dialect.play, position.game
    return [
        list(Game).index(game),
        int(game in play.rise_in),
        {None: 0, PagatRule.LAST_TAROCK: LAST_TAROCK, PagatRule.LAST_CARD: LAST_CARD}[
            play.pagat(game)
        ],
        {None: 0, EmperorRule.ALWAYS: ALWAYS, EmperorRule.TAROCK_LED: TAROCK_LED}[
            play.emperor(game)
        ],
        0,
        0,
        0,
        position.contract.tricks or 0,
        *[0] * 26,
    ]


def with_sides(rules: list[int], position: Position) -> list[int]:
    """All of them: with who plays with whom, the called card, and what is announced."""
    found = list(rules)
    found[SIDE] = sum(1 << seat - 1 for seat in (position.declarer, position.partner) if seat)
    found[DECLARER] = position.declarer - 1
    found[CALLED] = 0 if position.called is None else bit(position.called)
    for _, card, number in position.bound:
        found[DUE + number] |= bit(card)
        for earlier in range(number):
            found[EARLY + earlier] |= bit(card)
    return found


def suit_of(card: int) -> int:
    """All cards of the suit of a card; tarock is one."""
    if card & TAROCKS:
        return TAROCKS
    if card & 0xFFFF:
        return 0xFF if card & 0xFF else 0xFF00
    return 0xFF0000 if card & 0xFF0000 else 0xFF000000


def emperor_holds(rules: Sequence[int], led: int) -> bool:
    """Whether the Pagat can take a trick of the suit led from Mond and Sküs."""
    return rules[EMPEROR] == ALWAYS or (rules[EMPEROR] == TAROCK_LED and led == TAROCKS)


def takes(rules: Sequence[int], led: int, high: int, card: int) -> bool:
    """Whether a card beats the highest so far, the emperor trick apart."""
    if rules[GAME] == SUIT:
        return card > high and card & led != 0
    return card > high and card & (led | TAROCKS) != 0


def legal(rules: Sequence[int], hand: int, led: int, high: int, lying: int, number: int) -> int:
    """The cards that may be played. ``led`` is the suit led, 0 for the first card;
    ``high`` the highest card so far, ``lying`` all of the trick, ``number`` its number."""
    cards = hand
    if led == 0:
        if rules[GAME] == SUIT and hand & ~TAROCKS:
            cards = hand & ~TAROCKS
    elif hand & led:
        cards = hand & led
    elif hand & TAROCKS:
        cards = hand & TAROCKS
    if led and rules[RISE]:
        cards = rising(rules, cards, led, high, lying)
    is_kept = rules[PAGAT_KEPT] == LAST_CARD or (
        rules[PAGAT_KEPT] == LAST_TAROCK and hand & TAROCKS != PAGAT
    )
    if is_kept and cards & ~PAGAT:
        cards &= ~PAGAT
    due, early = rules[DUE + number], rules[EARLY + number]
    if hand & (due | early):
        cards = keeping(rules, cards, due, early, number)
    return cards


def rising(rules: Sequence[int], cards: int, led: int, high: int, lying: int) -> int:
    """Of the cards that following leaves, those that take the trick, if there are any."""
    takers = led if rules[GAME] == SUIT else led | TAROCKS
    above = cards & takers & ~((high << 1) - 1)
    missing = TRULL & ~lying
    if emperor_holds(rules, led):
        if missing == SKUS:
            above &= ~SKUS
        elif missing == PAGAT:
            above = cards & PAGAT
        elif missing == 0:
            above = 0
    return above or cards


def keeping(rules: Sequence[int], cards: int, due: int, early: int, number: int) -> int:
    """What the duty to hold announced cards for their tricks leaves."""
    if cards & due:
        cards &= due
    if cards & ~early:
        return cards & ~early
    for later in range(number + 1, 13):
        if cards & rules[DUE + later]:
            return cards & rules[DUE + later]
    return cards


def winner(rules: Sequence[int], led: int, cards: Sequence[int]) -> int:
    """The place in the trick, from 0, of the card that takes it."""
    best, lying = 0, 0
    for place in range(4):
        lying |= cards[place]
        if takes(rules, led, cards[best], cards[place]):
            best = place
    if lying & TRULL == TRULL and emperor_holds(rules, led):
        for place in range(4):
            if cards[place] == PAGAT:
                best = place
    return best
