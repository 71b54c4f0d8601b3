"""The search: alpha-beta with a window of one third, on an explicit stack.

Values are thirds of the declarer's side from the first card searched on; in a negative
game 1 for a game made and 0 for one lost.
"""

from __future__ import annotations

from engine.solver.bounds import OPEN, limits, made_or_lost
from engine.solver.compiled import Grid, compiled
from engine.solver.follow import emperor_holds, legal, suit_of
from engine.solver.machine import PAGAT, TAROCKS, TRULL, highest, lowest, place
from engine.solver.order import sort_followers, sort_leads
from engine.solver.room import (
    AIMED,
    BEST,
    BEST_CARD,
    BY,
    EMPEROR_IN,
    GAIN,
    HIGH,
    HINT,
    KEY,
    LED_BY,
    LINKS,
    LISTED,
    ON_TABLE,
    ORDER,
    PLAYED,
    REMAIN,
    RESULTS,
    TRIED,
    WIDE,
    Hand,
    Room,
    begin,
    close_gap,
    put,
)
from engine.solver.table import find, keep, key_of

UNDECIDED = -1
FAR = 1 << 20
"""More than any value."""
MOST = 0xFFFF
"""The high limit of an entry that has none."""


@compiled
def search(hand: Hand, room: Room, state: Grid, budget: int, told: Grid) -> int:
    """A value that shows whether the target is reached, or UNDECIDED.

    ``told[0]`` becomes the nodes. The same question gets the same answer after the same
    nodes, whatever stands in the table from other searches.
    """
    start = begin(hand, room, state)
    ply, nodes, is_new, value = start, 0, True, OPEN
    while True:
        if is_new:
            nodes += 1
            if nodes > budget:
                value = UNDECIDED
                break
            value = entered(hand, room, ply)
        if value == OPEN:
            one = next_card(hand, room, ply)
            if one >= 0:
                put(hand, room, ply, room.plies[ply, one])
                if ply & 3 == 3:
                    take_trick(hand, room, ply >> 2)
                ply, is_new = ply + 1, True
                continue
            value = closed(hand, room, ply)
        is_new = False
        while ply > start:
            ply -= 1
            if not settles(hand, room, ply, value):
                value = OPEN
                break
            value = closed(hand, room, ply)
        if value != OPEN:
            break
    told[0] = nodes
    return value


@compiled
def entered(hand: Hand, room: Room, ply: int) -> int:
    """The value of a ply where it is known, else OPEN, and its cards are listed."""
    value = known(hand, room, ply >> 2) if ply & 3 == 0 else OPEN
    if value == OPEN:
        list_cards(hand, room, ply)
    return value


@compiled
def known(hand: Hand, room: Room, level: int) -> int:
    """The value of the start of a trick where it can be told at once, else OPEN."""
    left, gained, target = hand.cards - level, room.levels[level, GAIN], hand.target
    if hand.is_negative:
        value = made_or_lost(hand, room, level)
        if value != OPEN:
            return value
    else:
        if gained >= target:
            return gained
        if gained + room.levels[level, REMAIN] < target:
            return gained + room.levels[level, REMAIN]
    if left <= 1:
        return gained + last_trick(hand, room, level)
    if not hand.is_negative:
        low, high = limits(hand, room, level)
        if gained + low >= target:
            return gained + low
        if gained + high < target:
            return gained + high
    room.levels[level, HINT] = 0
    if left > 2:
        return remembered(hand, room, level)
    return OPEN


@compiled
def remembered(hand: Hand, room: Room, level: int) -> int:
    """What the table knows of the start of a trick, else OPEN; notes the lead it suggests."""
    key = key_of(room.levels[level], room.levels[level, LED_BY], room.levels[level, AIMED])
    room.levels[level, KEY] = key
    entry = find(hand.table, key, hand.search)
    if entry >= 0:
        low = room.levels[level, GAIN] + (entry >> 32)
        high = room.levels[level, GAIN] + (entry >> 16 & MOST)
        room.levels[level, HINT] = entry & MOST
        if low >= hand.target:
            return low
        if high < hand.target:
            return high
    return OPEN


@compiled
def last_trick(hand: Hand, room: Room, level: int) -> int:
    """What the last trick brings, which plays itself; after it, whether the declarer of a
    negative game has taken what was aimed at."""
    hands, leader = room.levels[level], room.levels[level, LED_BY]
    if hands[leader] == 0:
        return 1 if hand.is_negative and room.levels[level, AIMED] == 0 else 0
    led = suit_of(hands[leader])
    takers = led if hand.is_suit_game else led | TAROCKS
    high, by, lying = 0, leader, 0
    for seat in range(4):
        card = hands[seat]
        lying |= card
        if card & takers and card > high:
            high, by = card, seat
    if lying & TRULL == TRULL and emperor_holds(hand.rules, led):
        for seat in range(4):
            if hands[seat] == PAGAT:
                by = seat
    if hand.is_negative:
        return 1 if (room.levels[level, AIMED] == 1) == (by == hand.declarer) else 0
    return room.levels[level, REMAIN] if hand.sides >> by & 1 else 0


@compiled
def list_cards(hand: Hand, room: Room, ply: int) -> None:
    """The cards to try, one of those that do the same, the most promising first."""
    level, nth = ply >> 2, ply & 3
    seat = room.levels[level, LED_BY] + nth & 3
    mine, high, lying, led = room.levels[level, seat], 0, 0, 0
    if nth:
        high, lying, led = (
            room.plies[ply, HIGH],
            room.plies[ply, ON_TABLE],
            suit_of(room.plies[ply - nth, PLAYED]),
        )
    if hand.is_bound:
        may = legal(hand.rules, mine, led, high, lying, hand.number + level)
    else:
        may = following(hand, mine, led)
    foreign = (
        room.levels[level, 0]
        | room.levels[level, 1]
        | room.levels[level, 2]
        | room.levels[level, 3]
    )
    distinct(hand, room, ply, may, foreign & ~(mine | lying) | high)
    room.plies[ply, TRIED] = 0
    room.plies[ply, BEST] = -FAR if hand.sides >> seat & 1 else FAR
    room.plies[ply, BEST_CARD] = 0
    if room.plies[ply, LISTED] == 1:
        room.plies[ply, ORDER + 0] = 0
    elif nth == 0:
        sort_leads(hand, room, ply)
    else:
        sort_followers(hand, room, ply)


@compiled
def following(hand: Hand, mine: int, led: int) -> int:
    """The cards that may be played where nothing but following suit binds."""
    if led == 0:
        coloured = mine & ~TAROCKS
        return coloured if hand.is_suit_game and coloured else mine
    if mine & led:
        return mine & led
    return mine & TAROCKS or mine


@compiled
def distinct(hand: Hand, room: Room, ply: int, may: int, foreign: int) -> None:
    """Lists cards from the top, one for each run of equals. Neighbours of different value
    are linked: what they lead to differs by no more than that."""
    apart = hand.apart | (TRULL if room.levels[ply >> 2, EMPEROR_IN] else 0)
    number, links, above, rest = 0, 0, 0, may
    while rest:
        card = highest(rest)
        rest ^= card
        if (
            above
            and foreign & (above - 1) & ~(card | card - 1) == 0
            and (card | above) & apart == 0
            and suit_of(card) == suit_of(above)
        ):
            if hand.worth[place(card)] == hand.worth[place(above)]:
                above = card
                continue
            links |= 1 << number
        room.plies[ply, RESULTS + number] = OPEN
        room.plies[ply, number] = card
        number += 1
        above = card
    room.plies[ply, LINKS], room.plies[ply, LISTED] = links, number


@compiled
def next_card(hand: Hand, room: Room, ply: int) -> int:
    """Which card to try next; -1 if none is left that could change anything."""
    while room.plies[ply, TRIED] < room.plies[ply, LISTED]:
        one = room.plies[ply, ORDER + room.plies[ply, TRIED]] & WIDE
        room.plies[ply, TRIED] += 1
        if room.plies[ply, LINKS] == 0 or not (
            spared(hand, room, ply, one, one - 1, one)
            or spared(hand, room, ply, one, one + 1, one + 1)
        ):
            return one
    return -1


@compiled
def spared(hand: Hand, room: Room, ply: int, one: int, other: int, link: int) -> bool:
    """Whether a neighbour's result shows that a card is no better than what is known."""
    if room.plies[ply, LINKS] >> link & 1 == 0 or room.plies[ply, RESULTS + other] == OPEN:
        return False
    seat = room.levels[ply >> 2, LED_BY] + (ply & 3) & 3
    mine, theirs = room.plies[ply, one], room.plies[ply, other]
    difference = abs(hand.worth[place(mine)] - hand.worth[place(theirs)])
    if hand.sides >> seat & 1:
        most = room.plies[ply, RESULTS + other] + difference
        if most < hand.target:
            room.plies[ply, BEST] = max(room.plies[ply, BEST], most)
            return True
        return False
    least = room.plies[ply, RESULTS + other] - difference
    if least >= hand.target:
        room.plies[ply, BEST] = min(room.plies[ply, BEST], least)
        return True
    return False


@compiled
def settles(hand: Hand, room: Room, ply: int, value: int) -> bool:
    """Notes what the card just tried led to; whether no other needs to be tried."""
    seat = room.levels[ply >> 2, LED_BY] + (ply & 3) & 3
    one = room.plies[ply, ORDER + room.plies[ply, TRIED] - 1] & WIDE
    room.plies[ply, RESULTS + one] = value
    is_ours = hand.sides >> seat & 1 == 1
    if value > room.plies[ply, BEST] if is_ours else value < room.plies[ply, BEST]:
        room.plies[ply, BEST], room.plies[ply, BEST_CARD] = value, room.plies[ply, one]
    return (value >= hand.target) == is_ours


@compiled
def closed(hand: Hand, room: Room, ply: int) -> int:
    """The value of a ply that is done, remembered where a trick starts."""
    value, level = room.plies[ply, BEST], ply >> 2
    if ply & 3 == 0 and hand.cards - level > 2:
        low, high, found = 0, MOST, value - room.levels[level, GAIN]
        entry = find(hand.table, room.levels[level, KEY], hand.search)
        if entry >= 0:
            low, high = entry >> 32, entry >> 16 & MOST
        if value >= hand.target:
            low = max(low, found)
        else:
            high = min(high, max(found, 0))
        best = room.plies[ply, BEST_CARD]
        lead = place(best) + 1 if best else 0
        packed = low << 32 | high << 16 | lead
        keep(hand.table, room.levels[level, KEY], hand.search, packed, hand.cards - level)
    return value


@compiled
def take_trick(hand: Hand, room: Room, level: int) -> None:
    """Sets up the next level after the fourth card of a trick; gaps are closed."""
    first = 4 * level
    by, lying = room.plies[first + 4, BY], room.plies[first + 4, ON_TABLE]
    is_emperor = room.levels[level, EMPEROR_IN] and lying & TRULL == TRULL
    if is_emperor and emperor_holds(hand.rules, suit_of(room.plies[first, PLAYED])):
        for nth in range(4):
            if room.plies[first + nth, PLAYED] == PAGAT:
                by = room.levels[level, LED_BY] + nth & 3
    total = 0
    for nth in range(4):
        total += hand.worth[place(room.plies[first + nth, PLAYED])]
    room.levels[level + 1, GAIN] = room.levels[level, GAIN] + (total if hand.sides >> by & 1 else 0)
    room.levels[level + 1, REMAIN] = room.levels[level, REMAIN] - total
    is_taken = hand.is_negative and by == hand.declarer
    room.levels[level + 1, AIMED] = room.levels[level, AIMED] - (1 if is_taken else 0)
    room.levels[level + 1, LED_BY] = by
    room.levels[level + 1, EMPEROR_IN] = room.levels[level, EMPEROR_IN] if lying & TRULL == 0 else 0
    hands = room.levels[level + 1]
    for seat in range(4):
        hands[seat] = room.levels[level, seat] & ~lying
    rest = lying
    while rest:
        card = lowest(rest)
        rest ^= card
        close_gap(hands, hand.below[place(card)])
