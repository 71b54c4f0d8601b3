"""What a side gets in any case: limits that spare the search whole branches.

Each holds however everybody plays, or names a way of playing that secures it. While the
Pagat could still catch Mond and Sküs (emperor trick), these two are sure of nothing, and
a foe's Pagat beats any tarock.
"""

from __future__ import annotations

from engine.solver.compiled import Grid, compiled
from engine.solver.follow import EARLY
from engine.solver.machine import (
    JACKS,
    KNIGHTS,
    MOND,
    PAGAT,
    PLAIN,
    QUEENS,
    SKUS,
    TAROCKS,
    count,
    highest,
    lowest,
)
from engine.solver.machine import place as place_of
from engine.solver.room import AIMED, EMPEROR_IN, LED_BY, REMAIN, Hand, Room

OPEN = -2
"""No value: the position must be searched."""


@compiled
def cheapest(hand: int, number: int) -> int:
    """The thirds of the cheapest so many cards of a hand."""
    few = count(hand & PLAIN)
    if number <= few:
        return number
    total, number = few, number - few
    few = count(hand & JACKS)
    if number <= few:
        return total + 4 * number
    total, number = total + 4 * few, number - few
    few = count(hand & KNIGHTS)
    if number <= few:
        return total + 7 * number
    total, number = total + 7 * few, number - few
    few = count(hand & QUEENS)
    if number <= few:
        return total + 10 * number
    return total + 10 * few + 13 * (number - few)


@compiled
def surcharge(hands: Grid, seat: int, number: int) -> int:
    """What so many tricks hold at least of the three other hands' cards."""
    return (
        cheapest(hands[seat + 1 & 3], number)
        + cheapest(hands[seat + 2 & 3], number)
        + cheapest(hands[seat + 3 & 3], number)
    )


@compiled
def sure_tarocks(own: int, foreign: int) -> int:
    """How many tricks tarocks take in any case: each foreign one beats one lower at most."""
    sure, beaten, left = 0, 0, own
    while left:
        card = highest(left)
        left ^= card
        if count(foreign & ~(card | card - 1)) > beaten:
            beaten += 1
        else:
            sure += 1
    return sure


@compiled
def by_tarocks(hands: Grid, seat: int, foreign: int, emperor: int) -> int:
    """The thirds that a hand's tarocks are sure of, against the tarocks of its foes."""
    own = hands[seat] & TAROCKS
    if own == 0:
        return 0
    if emperor:
        above_all = SKUS << 1 if foreign & PAGAT else 0
        tricks = sure_tarocks(own & ~(MOND | SKUS), foreign & ~PAGAT | above_all)
    else:
        tricks = sure_tarocks(own, foreign)
    if tricks == 0:
        return 0
    total = tricks
    if not emperor:
        if own & SKUS:
            total += 12
        if own & MOND and foreign & SKUS == 0:
            total += 12
        if own & PAGAT and tricks == count(own):
            total += 12
    return total + surcharge(hands, seat, tricks)


@compiled
def masters(own: int, others: int, suit: int) -> int:
    """The cards of a suit that take tricks one after the other against these hands."""
    theirs = others & suit
    mine = own & suit
    if theirs == 0:
        return mine
    return mine & ~((highest(theirs) << 1) - 1)


@compiled
def by_cashing(hands: Grid, seat: int, is_suit_game: int, worth: Grid) -> int:
    """The thirds that the leader gets by leading master after master."""
    own = hands[seat]
    one, two, three = hands[seat + 1 & 3], hands[seat + 2 & 3], hands[seat + 3 & 3]
    others = one | two | three
    sure = masters(own, others, TAROCKS)
    longest = max(count(one & TAROCKS), count(two & TAROCKS), count(three & TAROCKS))
    if count(sure) >= longest:
        sure = own & TAROCKS
    elif not is_suit_game:
        return 0
    coloured = 0
    for place in range(0, 32, 8):
        suit = 0xFF << place
        tops = masters(own, others, suit)
        if tops:
            longest = max(count(one & suit), count(two & suit), count(three & suit))
            coloured |= own & suit if count(tops) >= longest else tops
    if is_suit_game and coloured != own & ~TAROCKS:
        sure = 0
    sure |= coloured
    if sure == 0:
        return 0
    total, rest = 0, sure
    while rest:
        card = lowest(rest)
        rest ^= card
        total += worth[place_of(card)]
    return total + surcharge(hands, seat, count(sure))


@compiled
def lost_cards(hands: Grid, declarer: int) -> int:
    """Cards of a lone declarer that cannot take a trick, each in its own.

    A defender who holds as many higher cards of a suit as the declarer has cards of it
    plays them to that suit only, and so always has one for the declarer's low ones. A
    defender guards one suit.
    """
    lost = busy = 0
    for first in range(0, 32, 8):
        mine, best, guard = hands[declarer] >> first & 0xFF, 0, 0
        for nth in range(1, 4):
            if mine and busy >> nth & 1 == 0:
                below = guarded(mine, hands[declarer + nth & 3] >> first & 0xFF)
                if count(below) > count(best):
                    best, guard = below, 1 << nth
        lost |= best << first
        busy |= guard
    return lost


@compiled
def guarded(mine: int, theirs: int) -> int:
    """The cards of a suit that are lower than as many of a defender's as there are."""
    number = count(mine)
    if count(theirs) < number:
        return 0
    for _ in range(number - 1):
        theirs ^= highest(theirs)
    return mine & highest(theirs) - 1


@compiled
def by_guards(hands: Grid, declarer: int, worth: Grid) -> int:
    """The thirds that defenders get in the tricks with a lone declarer's lost cards."""
    lost = lost_cards(hands, declarer)
    if lost == 0:
        return 0
    total, rest = surcharge(hands, declarer, count(lost)), lost
    while rest:
        card = lowest(rest)
        rest ^= card
        total += worth[place_of(card)]
    return total


@compiled
def limits(hand: Hand, room: Room, level: int) -> tuple[int, int]:
    """The fewest and the most thirds that the declarer's side can still get."""
    hands, leader, sides = room.levels[level], room.levels[level, LED_BY], hand.sides
    emperor = room.levels[level, EMPEROR_IN] != 0
    ours = theirs = 0
    if not hand.is_suit_game:
        our_tarocks, their_tarocks = tarocks_of(hands, sides)
        for seat in range(4):
            if sides >> seat & 1:
                ours = max(ours, by_tarocks(hands, seat, their_tarocks, emperor))
            else:
                theirs = max(theirs, by_tarocks(hands, seat, our_tarocks, emperor))
    if not emperor and hands[leader] & hand.rules[EARLY] == 0:
        cashed = by_cashing(hands, leader, hand.is_suit_game, hand.worth)
        if sides >> leader & 1:
            ours = max(ours, cashed)
        else:
            theirs = max(theirs, cashed)
    if sides == 1 << hand.declarer and hand.rules[EARLY] == 0:
        theirs = max(theirs, by_guards(hands, hand.declarer, hand.worth))
    return ours, room.levels[level, REMAIN] - theirs


@compiled
def tarocks_of(hands: Grid, sides: int) -> tuple[int, int]:
    """The tarocks of the declarer's side and those of the others."""
    ours = theirs = 0
    for seat in range(4):
        if sides >> seat & 1:
            ours |= hands[seat] & TAROCKS
        else:
            theirs |= hands[seat] & TAROCKS
    return ours, theirs


@compiled
def made_or_lost(hand: Hand, room: Room, level: int) -> int:
    """1 or 0 where a negative game is made or lost already, else OPEN."""
    hands, declarer, aim = room.levels[level], hand.declarer, room.levels[level, AIMED]
    if aim < 0 or aim > hand.cards - level:
        return 0
    own = hands[declarer] & TAROCKS
    others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hands[declarer]
    if own:
        if room.levels[level, EMPEROR_IN]:
            own &= ~(MOND | SKUS)
        return 0 if sure_tarocks(own, others & TAROCKS) > aim else OPEN
    if aim == 0 and room.levels[level, LED_BY] != declarer and is_under(hands[declarer], others):
        return 1
    return OPEN


@compiled
def is_under(own: int, others: int) -> bool:
    """Whether in every suit all cards of a hand are lower than all others."""
    for first in range(0, 32, 8):
        mine, theirs = own >> first & 0xFF, others >> first & 0xFF
        if mine and theirs and mine > lowest(theirs):
            return False
    return True
