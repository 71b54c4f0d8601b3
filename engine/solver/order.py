"""Which card the search tries first. It changes how long an answer takes, never the answer."""

from __future__ import annotations

from engine.solver.compiled import compiled
from engine.solver.follow import suit_of
from engine.solver.machine import TAROCKS, count, highest, place

LEAD, FOLLOW, LEADS = 0, 24, 12
"""Places in the weights: for a lead of the declarer's side, of the defenders, to follow."""


@compiled
def top_answer(hand, led, is_suit_game):
    """The strongest card that a later seat may put on a card of the suit led; 0 if it
    can take nothing."""
    mine = hand & led
    if mine == 0:
        if is_suit_game:
            return 0
        mine = hand & TAROCKS
    return highest(mine) if mine else 0


@compiled
def lead_score(hands, seat, sides, card, is_suit_game, worth, weights):
    """How promising a card is to lead: greater first."""
    led = suit_of(card)
    ours = sides >> seat & 1
    top_foe, top_friend, ruffs, friend_ruffs = 0, 0, 0, 0
    for nth in range(1, 4):
        other = seat + nth & 3
        top = top_answer(hands[other], led, is_suit_game)
        if sides >> other & 1 == ours:
            top_friend = max(top_friend, top)
            friend_ruffs += top > led
        else:
            top_foe = max(top_foe, top)
            ruffs += top > led
    at = LEAD + (0 if ours else LEADS)
    value = worth[place(card)]
    score = weights[at] * count(hands[seat] & led)
    if led == TAROCKS:
        score += weights[at + 1] + weights[at + 2] * (place(card) - 32)
    if card > top_foe:
        score += weights[at + 3] + weights[at + 4] * value
    elif top_friend > top_foe:
        score += weights[at + 5] + weights[at + 6] * value
    else:
        score += weights[at + 7] + weights[at + 8] * value
    if led != TAROCKS:
        if ruffs:
            score += weights[at + 9]
        if friend_ruffs:
            score += weights[at + 10]
    return score + weights[at + 11] * (place(card) & 7 if led != TAROCKS else 0)


@compiled
def follow_score(card, high, is_mine, wins, top_foe, top_friend, value, weights):
    """How promising a card is to follow with. ``is_mine``: a friend holds the trick;
    ``wins``: the card takes it; then the strongest that foes and friends can still play."""
    at = FOLLOW
    now = card if wins else high
    rank = place(card) - 24 if card & TAROCKS else place(card) & 7
    if (is_mine or wins) and now > top_foe:
        score = weights[at] + weights[at + 1] * value
        if wins:
            score += weights[at + 2] - weights[at + 3] * rank
            if is_mine:
                score += weights[at + 4]
        return score
    if top_friend > top_foe and top_friend > now:
        return weights[at + 5] + weights[at + 6] * value - weights[at + 7] * rank
    score = -weights[at + 8] * value - weights[at + 9] * rank
    if wins:
        score += weights[at + 10]
    return score
