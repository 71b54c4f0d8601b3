"""The search: alpha-beta with a window of one third, on an explicit stack.

Values are thirds of the declarer's side from the root on; in a negative game 1 for a
game made and 0 for one lost. Each trick is a level with four plies. Within a level hands
stay as they were at its start, for each seat plays one card.
"""

from __future__ import annotations

import numpy as np

from engine.solver.bounds import by_cashing, by_guards, by_tarocks, sure_tarocks
from engine.solver.compiled import compiled
from engine.solver.follow import (
    DECLARER,
    EARLY,
    EMPEROR,
    GAME,
    NEGATIVE,
    PAGAT_KEPT,
    RISE,
    SIDE,
    SUIT,
    emperor_holds,
    legal,
    suit_of,
)
from engine.solver.machine import (
    MOND,
    PAGAT,
    SKUS,
    TAROCKS,
    TRULL,
    count,
    highest,
    lowest,
    place,
)
from engine.solver.order import follow_score, lead_score, top_answer
from engine.solver.policy import LEADER, LYING, NUMBER, TRICK
from engine.solver.table import find, keep, key_of

WIDTH = 16
UNDECIDED = -1
FAR = 1 << 20


@compiled
def slides(rules, worth):
    """For each card the weaker ones that move up when it is gone: those of its suit and
    value, if nothing tells them apart (announced cards, the Pagat where it is kept)."""
    below = np.zeros(54, np.int64)
    apart = rules[EARLY]
    if rules[PAGAT_KEPT] or rules[EMPEROR]:
        apart |= PAGAT
    for nth in range(54):
        card = 1 << nth
        if card & apart:
            continue
        lower = nth - 1
        while (
            lower >= 0
            and suit_of(1 << lower) == suit_of(card)
            and worth[lower] == worth[nth]
            and not 1 << lower & apart
            and not (rules[EMPEROR] and lower == 51)
        ):
            below[nth] |= 1 << lower
            lower -= 1
    return below


@compiled
def close_gap(hands, card, below):
    """Moves weaker equal cards of all hands up into the place of one that is gone."""
    weaker = below[place(card)]
    if (hands[0] | hands[1] | hands[2] | hands[3]) & weaker:
        for seat in range(hands.size):
            moved = hands[seat] & weaker
            hands[seat] = hands[seat] ^ moved | moved << 1


@compiled
def has_emperor(hands):
    """Whether the whole Trull is out in three hands."""
    seats = 0
    for seat in range(4):
        number = count(hands[seat] & TRULL)
        if number > 1:
            return False
        seats += number
    return seats == 3


@compiled
def limits(hands, leader, left, rules, worth, emperor, limit):
    """The fewest and the most thirds that the declarer's side can still get; ``limit`` is
    all that is left."""
    sides, declarer = rules[SIDE], rules[DECLARER]
    ours = theirs = 0
    tarocks_ours = tarocks_theirs = 0
    for seat in range(4):
        if sides >> seat & 1:
            tarocks_ours |= hands[seat] & TAROCKS
        else:
            tarocks_theirs |= hands[seat] & TAROCKS
    is_suit_game = rules[GAME] == SUIT
    if not is_suit_game:
        for seat in range(4):
            if sides >> seat & 1:
                ours = max(ours, by_tarocks(hands, seat, tarocks_theirs, emperor))
            else:
                theirs = max(theirs, by_tarocks(hands, seat, tarocks_ours, emperor))
    if not emperor and not hands[leader] & rules[EARLY]:
        cashed = by_cashing(hands, leader, left, is_suit_game, worth)
        if sides >> leader & 1:
            ours = max(ours, cashed)
        else:
            theirs = max(theirs, cashed)
    if sides == 1 << declarer and rules[EARLY] == 0:
        theirs = max(theirs, by_guards(hands, declarer, worth))
    return ours, limit - theirs


@compiled
def settled_negative(hands, leader, left, rules, emperor, aim):
    """1 or 0 where a negative game is made or lost already, else -1."""
    declarer = rules[DECLARER]
    if aim < 0 or aim > left:
        return 0
    if left == 0:
        return 1
    own = hands[declarer] & TAROCKS
    others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hands[declarer]
    if own:
        if emperor:
            own &= ~(MOND | SKUS)
        if sure_tarocks(own, others & TAROCKS) > aim:
            return 0
        return -1
    if aim == 0 and leader != declarer:
        for suit in (0xFF, 0xFF00, 0xFF0000, 0xFF000000):
            mine, theirs = hands[declarer] & suit, others & suit
            if mine and theirs and highest(mine) > lowest(theirs):
                return -1
        return 1
    return -1


@compiled
def last_trick(hands, leader, rules, worth, aim):
    """What the last trick brings, which plays itself."""
    led = suit_of(hands[leader])
    takers = led if rules[GAME] == SUIT else led | TAROCKS
    high, by, lying, total = 0, leader, 0, 0
    for nth in range(4):
        seat = leader + nth & 3
        card = hands[seat]
        lying |= card
        total += worth[place(card)]
        if card & takers and card > high:
            high, by = card, seat
    if lying & TRULL == TRULL and emperor_holds(rules, led):
        for seat in range(4):
            if hands[seat] == PAGAT:
                by = seat
    if rules[GAME] == NEGATIVE:
        return 1 if (by == rules[DECLARER]) == (aim == 1) and aim <= 1 else 0
    return total if rules[SIDE] >> by & 1 else 0


@compiled
def search(rules, state, worth, need, budget, table, weights, salt, told):
    """Whether the declarer's side reaches ``need``: a value that shows it, or UNDECIDED.

    ``told[0]`` becomes the number of nodes. The same cards, salt and budget give the same
    answer whatever the table held before.
    """
    hands = np.zeros((14, 4), np.int64)
    leaders = np.zeros(14, np.int64)
    gains = np.zeros(14, np.int64)
    aims = np.zeros(14, np.int64)
    remains = np.zeros(14, np.int64)
    keys = np.zeros(14, np.int64)
    emperors = np.zeros(14, np.bool_)
    moves = np.zeros((56, WIDTH), np.int64)
    results = np.zeros((56, WIDTH), np.int64)
    ranks = np.zeros((56, WIDTH), np.int64)
    chain = np.zeros(56, np.int64)
    numbers = np.zeros(56, np.int64)
    turns = np.zeros(56, np.int64)
    best = np.zeros(56, np.int64)
    best_card = np.zeros(56, np.int64)
    played = np.zeros(56, np.int64)
    highs = np.zeros(57, np.int64)
    bys = np.zeros(57, np.int64)
    lyings = np.zeros(57, np.int64)
    below = slides(rules, worth)
    sides, declarer = rules[SIDE], rules[DECLARER]
    is_negative, is_suit_game = rules[GAME] == NEGATIVE, rules[GAME] == SUIT
    is_bound = rules[RISE] or rules[PAGAT_KEPT] or rules[EARLY]
    apart_always = rules[EARLY] | (PAGAT if rules[PAGAT_KEPT] else 0)
    closed = np.zeros(8, np.int64)
    everything = 0
    for one in range(4):
        closed[one] = state[one]
        if one < state[LYING]:
            closed[4 + one] = state[TRICK + one]
        everything |= closed[one] | closed[4 + one]
    for nth in range(54):
        card = 1 << nth
        if not everything & card and below[nth]:
            close_gap(closed, card, below)
    for seat in range(4):
        hands[0, seat] = closed[seat]
    for nth in range(state[LYING]):
        seat = state[LEADER] + nth & 3
        card = closed[4 + nth]
        hands[0, seat] |= card
        played[nth] = card
        led = suit_of(played[0])
        takers = led if is_suit_game else led | TAROCKS
        if nth == 0 or (card > highs[nth] and card & takers):
            highs[nth + 1], bys[nth + 1] = card, seat
        else:
            highs[nth + 1], bys[nth + 1] = highs[nth], bys[nth]
        lyings[nth + 1] = lyings[nth] | card
    for seat in range(4):
        rest = hands[0, seat]
        while rest:
            card = lowest(rest)
            rest ^= card
            remains[0] += worth[place(card)]
    leaders[0] = state[LEADER]
    start_left = count(hands[0, state[LEADER]])
    start_number = state[NUMBER]
    aims[0] = need if is_negative else 0
    target = 1 if is_negative else need
    emperors[0] = rules[EMPEROR] != 0 and has_emperor(hands[0])
    start = state[LYING]
    ply = start
    nodes = 0
    value = 0
    entering = True
    while True:
        level, nth = ply >> 2, ply & 3
        left = start_left - level
        if entering:
            nodes += 1
            if nodes > budget:
                told[0] = nodes
                return UNDECIDED
            hint = 0
            if nth == 0:
                here = hands[level]
                leader = leaders[level]
                gained = gains[level]
                is_known = True
                if is_negative:
                    value = settled_negative(
                        here, leader, left, rules, emperors[level], aims[level]
                    )
                    if value < 0:
                        if left == 1:
                            value = last_trick(here, leader, rules, worth, aims[level])
                        else:
                            is_known = False
                elif left == 0:
                    value = gained
                elif left == 1:
                    value = gained + last_trick(here, leader, rules, worth, 0)
                else:
                    limit = remains[level]
                    value = gained
                    if gained < target:
                        value = gained + limit
                        if value >= target:
                            low, high = limits(
                                here, leader, left, rules, worth, emperors[level], limit
                            )
                            if gained + low >= target:
                                value = gained + low
                            elif gained + high < target:
                                value = gained + high
                            else:
                                is_known = False
                if not is_known and left > 2:
                    key = key_of(here, leader, aims[level])
                    keys[level] = key
                    entry = find(table, key, salt)
                    if entry >= 0:
                        low, high, hint = entry >> 32, entry >> 16 & 0xFFFF, entry & 0xFFFF
                        if gained + low >= target:
                            value, is_known = gained + low, True
                        elif gained + high < target:
                            value, is_known = gained + high, True
                if is_known:
                    entering = False
                    if ply == start:
                        break
                    ply -= 1
                    continue
            # the cards to try
            seat = leaders[level] + nth & 3
            hand = hands[level, seat]
            high, by, lying = highs[ply], bys[ply], lyings[ply]
            if nth == 0:
                led = high = lying = 0
                by = seat
            else:
                led = suit_of(played[ply - nth])
            if is_bound:
                may = legal(rules, hand, led, high, lying, start_number + level)
            else:
                may = hand
                if nth == 0:
                    if is_suit_game and hand & ~TAROCKS:
                        may = hand & ~TAROCKS
                elif hand & led:
                    may = hand & led
                elif hand & TAROCKS:
                    may = hand & TAROCKS
            foreign = hands[level, 0] | hands[level, 1] | hands[level, 2] | hands[level, 3]
            foreign = foreign & ~(hand | lying) | high
            apart = apart_always | (TRULL if emperors[level] else 0)
            number = 0
            links = 0
            above = 0
            rest = may
            while rest:
                card = highest(rest)
                rest ^= card
                if above:
                    between = (above - 1) & ~(card | card - 1)
                    is_next = (
                        foreign & between == 0
                        and (card | above) & apart == 0
                        and suit_of(card) == suit_of(above)
                    )
                    if is_next and worth[place(card)] == worth[place(above)]:
                        above = card
                        continue
                    if is_next:
                        links |= 1 << number
                results[ply, number] = -FAR
                moves[ply, number] = card
                number += 1
                above = card
            chain[ply] = links
            numbers[ply] = number
            turns[ply] = 0
            best_card[ply] = 0
            best[ply] = -FAR if sides >> seat & 1 else FAR
            if number > 1:
                top_foe = top_friend = 0
                if nth:
                    for later in range(nth + 1, 4):
                        other = leaders[level] + later & 3
                        top = top_answer(hands[level, other], led, is_suit_game)
                        if sides >> other & 1 == sides >> seat & 1:
                            top_friend = max(top_friend, top)
                        else:
                            top_foe = max(top_foe, top)
                is_mine = nth > 0 and sides >> by & 1 == sides >> seat & 1
                takers = led if is_suit_game else led | TAROCKS
                for one in range(number):
                    card = moves[ply, one]
                    if nth == 0:
                        if place(card) + 1 == hint:
                            score = FAR
                        else:
                            score = lead_score(
                                hands[level], seat, sides, card, is_suit_game, worth, weights
                            )
                    else:
                        score = follow_score(
                            card,
                            high,
                            is_mine,
                            card > high and card & takers != 0,
                            top_foe,
                            top_friend,
                            worth[place(card)],
                            weights,
                        )
                    rank = one
                    score = score << 4 | one
                    while rank > 0 and ranks[ply, rank - 1] < score:
                        ranks[ply, rank] = ranks[ply, rank - 1]
                        rank -= 1
                    ranks[ply, rank] = score
            else:
                ranks[ply, 0] = 0
            entering = False
            fresh = True
        else:
            fresh = False
        # back from a card, or at the first one
        seat = leaders[level] + nth & 3
        ours = sides >> seat & 1
        stop = False
        if not fresh:
            one = ranks[ply, turns[ply] - 1] & 15
            results[ply, one] = value
            if ours:
                if value > best[ply]:
                    best[ply], best_card[ply] = value, moves[ply, one]
                stop = value >= target
            else:
                if value < best[ply]:
                    best[ply], best_card[ply] = value, moves[ply, one]
                stop = value < target
        chosen = -1
        while not stop and turns[ply] < numbers[ply]:
            one = ranks[ply, turns[ply]] & 15
            turns[ply] += 1
            card = moves[ply, one]
            spared = False
            if chain[ply]:
                for side in range(2):
                    other = one - 1 if side == 0 else one + 1
                    link = one if side == 0 else one + 1
                    if chain[ply] >> link & 1 and results[ply, other] != -FAR:
                        difference = abs(worth[place(moves[ply, other])] - worth[place(card)])
                        if ours and results[ply, other] + difference < target:
                            best[ply] = max(best[ply], results[ply, other] + difference)
                            spared = True
                        if not ours and results[ply, other] - difference >= target:
                            best[ply] = min(best[ply], results[ply, other] - difference)
                            spared = True
            if not spared:
                chosen = one
                break
        if chosen < 0:
            value = best[ply]
            if nth == 0 and left > 2:
                found = value - gains[level]
                low, high = 0, 0xFFFF
                entry = find(table, keys[level], salt)
                if entry >= 0:
                    low, high = entry >> 32, entry >> 16 & 0xFFFF
                if value >= target:
                    low = max(low, found)
                else:
                    high = min(high, max(found, 0))
                lead = place(best_card[ply]) + 1 if best_card[ply] else 0
                keep(table, keys[level], salt, low << 32 | high << 16 | lead, left)
            if ply == start:
                break
            ply -= 1
            continue
        # the card is played
        card = moves[ply, chosen]
        played[ply] = card
        if nth == 0:
            highs[ply + 1], bys[ply + 1], lyings[ply + 1] = card, seat, card
        else:
            led = suit_of(played[ply - nth])
            takers = led if is_suit_game else led | TAROCKS
            lyings[ply + 1] = lyings[ply] | card
            if card > highs[ply] and card & takers:
                highs[ply + 1], bys[ply + 1] = card, seat
            else:
                highs[ply + 1], bys[ply + 1] = highs[ply], bys[ply]
        if nth == 3:
            by, lying = bys[ply + 1], lyings[ply + 1]
            if emperors[level] and lying & TRULL == TRULL and emperor_holds(rules, led):
                for back in range(4):
                    if played[ply - back] == PAGAT:
                        by = leaders[level] + 3 - back & 3
            gains[level + 1] = gains[level]
            aims[level + 1] = aims[level]
            total = 0
            for back in range(4):
                total += worth[place(played[ply - back])]
            remains[level + 1] = remains[level] - total
            if is_negative:
                if by == declarer:
                    aims[level + 1] -= 1
            elif sides >> by & 1:
                gains[level + 1] += total
            leaders[level + 1] = by
            for other in range(4):
                hands[level + 1, other] = hands[level, other] & ~lying
            emperors[level + 1] = emperors[level] and lying & TRULL == 0
            rest = lying
            while rest:
                card = lowest(rest)
                rest ^= card
                close_gap(hands[level + 1], card, below)
        ply += 1
        entering = True
    told[0] = nodes
    return value
