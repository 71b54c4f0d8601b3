"""Which card the search tries first. It changes how long an answer takes, never the answer."""

from __future__ import annotations

from engine.solver.compiled import compiled
from engine.solver.follow import suit_of
from engine.solver.machine import TAROCKS, count, highest, place
from engine.solver.room import BY, HIGH, HINT, LED_BY, LISTED, ORDER, PLAYED, Hand, Room

FOLLOW = 12
"""Places in the weights: from 0 for a lead, from 12 for following: three numbers for each
way that the trick can turn out."""
FIRST = 1 << 20
"""More than any score."""


@compiled
def sort_leads(hand: Hand, room: Room, ply: int) -> None:
    """Orders the cards of a leader: the lead that the table suggests, then by score."""
    level = ply >> 2
    seat, hint = room.levels[level, LED_BY], room.levels[level, HINT]
    side, weights = hand.sides >> seat & 1, hand.weights
    led = suit_score = top_foe = top_friend = 0
    for one in range(room.plies[ply, LISTED]):
        card = room.plies[ply, one]
        if card & led == 0:
            led = suit_of(card)
            top_foe = top_answer(hand, room, ply, led, 1 - side)
            top_friend = top_answer(hand, room, ply, led, side)
            suit_score = score_of_suit(hand, room, ply, led, top_foe, top_friend)
        value = hand.worth[place(card)]
        score = suit_score
        if led == TAROCKS:
            score += weights[2] * (place(card) - 32)
        else:
            score += weights[11] * (place(card) & 7)
        if card > top_foe:
            score += weights[3] + weights[4] * value
        elif top_friend > top_foe:
            score += weights[5] + weights[6] * value
        else:
            score += weights[7] + weights[8] * value
        insert(room, ply, one, FIRST if place(card) + 1 == hint else score)


@compiled
def score_of_suit(hand: Hand, room: Room, ply: int, led: int, top_foe: int, top_friend: int) -> int:
    """What speaks for leading a suit, whichever card of it."""
    seat, weights = room.levels[ply >> 2, LED_BY], hand.weights
    score = weights[0] * count(room.levels[ply >> 2, seat] & led)
    if led == TAROCKS:
        return score + weights[1]
    if top_foe > led:
        score += weights[9]
    if top_friend > led:
        score += weights[10]
    return score


@compiled
def sort_followers(hand: Hand, room: Room, ply: int) -> None:
    """Orders the cards of a later seat by what becomes of the trick."""
    level, nth = ply >> 2, ply & 3
    seat = room.levels[level, LED_BY] + nth & 3
    led, high = suit_of(room.plies[ply - nth, PLAYED]), room.plies[ply, HIGH]
    takers = led if hand.is_suit_game else led | TAROCKS
    side, weights = hand.sides >> seat & 1, hand.weights
    top_foe = top_answer(hand, room, ply, led, 1 - side)
    top_friend = top_answer(hand, room, ply, led, side)
    is_mine = hand.sides >> room.plies[ply, BY] & 1 == side
    for one in range(room.plies[ply, LISTED]):
        card = room.plies[ply, one]
        wins = card > high and card & takers != 0
        now = card if wins else high
        rank = place(card) - 24 if card & TAROCKS else place(card) & 7
        if (is_mine or wins) and now > top_foe:
            outcome = 0 if not wins else 2 if is_mine else 1
        elif top_friend > top_foe and top_friend > now:
            outcome = 3
        else:
            outcome = 5 if wins else 4
        at = FOLLOW + 3 * outcome
        score = weights[at] + weights[at + 1] * hand.worth[place(card)] + weights[at + 2] * rank
        insert(room, ply, one, score)


@compiled
def insert(room: Room, ply: int, one: int, score: int) -> None:
    """Puts a card into its place in the order."""
    ranked, at = score << 4 | one, one
    while at > 0 and room.plies[ply, ORDER + at - 1] < ranked:
        room.plies[ply, ORDER + at] = room.plies[ply, ORDER + at - 1]
        at -= 1
    room.plies[ply, ORDER + at] = ranked


@compiled
def top_answer(hand: Hand, room: Room, ply: int, led: int, side: int) -> int:
    """The strongest card that later seats of one side may put on the suit led."""
    level, nth, top = ply >> 2, ply & 3, 0
    leader = room.levels[level, LED_BY]
    for later in range(nth + 1, 4):
        seat = leader + later & 3
        if hand.sides >> seat & 1 == side:
            cards = room.levels[level, seat] & led
            if cards == 0 and not hand.is_suit_game:
                cards = room.levels[level, seat] & TAROCKS
            if cards:
                top = max(top, highest(cards))
    return top
