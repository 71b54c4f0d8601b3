"""A quick player with open cards: looks one trick ahead and keeps what a bonus needs.

It answers where a search is too dear, and plays deals to the end.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from engine.solver.follow import (
    AIM,
    CALLED,
    DECLARER,
    GAME,
    NEGATIVE,
    SIDE,
    SUIT,
    TRISCHAKEN,
    legal,
    suit_of,
    takes,
    winner,
)
from engine.solver.machine import (
    JACKS,
    KINGS,
    KNIGHTS,
    PAGAT,
    PLAIN,
    QUEENS,
    TAROCKS,
    TRULL,
    count,
    highest,
    lowest,
    place,
)

TRICK, LYING, LEADER, NUMBER, TAKEN, OWN = 4, 8, 9, 10, 11, 12
"""Places in the state of a hand, after the four hands: the cards on the table, how many,
who led, the trick's number, the declarer's tricks, and from ``OWN`` on what each seat has
won, in thirds."""
DRIPS = 16
"""From here on what the talon card that goes with the trick of that number is worth."""
STATE = DRIPS + 13
BIRDS = 0xE << 32
NOTHING = -(1 << 40)


def worth(cards: int) -> int:
    """The thirds of some cards."""
    courts = 3 * count(cards & JACKS) + 6 * count(cards & KNIGHTS) + 9 * count(cards & QUEENS)
    return count(cards) + courts + 12 * count(cards & (KINGS | TRULL))


def dearest(cards: int) -> int:
    """The card of most thirds, the weakest of equals."""
    if cards & (KINGS | TRULL):
        return lowest(cards & (KINGS | TRULL))
    if cards & QUEENS:
        return lowest(cards & QUEENS)
    if cards & KNIGHTS:
        return lowest(cards & KNIGHTS)
    return lowest(cards & JACKS) if cards & JACKS else lowest(cards)


def cheapest(cards: int) -> int:
    """The card of fewest thirds, the weakest of equals; suits before tarocks."""
    if cards & PLAIN:
        return lowest(cards & PLAIN)
    if cards & JACKS:
        return lowest(cards & JACKS)
    if cards & KNIGHTS:
        return lowest(cards & KNIGHTS)
    return lowest(cards & QUEENS) if cards & QUEENS else lowest(cards)


def choose(rules: Sequence[int], state: Sequence[int]) -> int:
    """The card that the seat to move plays."""
    may = may_play(rules, state)
    plain = may & PLAIN & ~BIRDS
    may &= ~(plain << 1 & plain)  # of neighbours the lowest will do
    if may & may - 1 == 0:
        return may
    best, best_score = lowest(may), NOTHING
    while may:
        card = lowest(may)
        may ^= card
        score = judged(rules, state, card)
        if score > best_score:
            best, best_score = card, score
    return best


def may_play(rules: Sequence[int], state: Sequence[int]) -> int:
    """The cards that the seat to move may play."""
    led, high, lying = 0, 0, 0
    for nth in range(state[LYING]):
        card = state[TRICK + nth]
        lying |= card
        led = led or suit_of(card)
        high = card if high == 0 or takes(rules, led, high, card) else high
    seat = (state[LEADER] + state[LYING]) & 3
    return legal(rules, state[seat], led, high, lying, state[NUMBER])


def judged(rules: Sequence[int], state: Sequence[int], card: int) -> int:
    """How good a card looks if the others answer in the plainest way."""
    lying = state[LYING]
    led, high, by, cards = 0, 0, 0, 0
    for nth in range(4):
        other = (state[LEADER] + nth) & 3
        if nth < lying:
            played = state[TRICK + nth]
        elif nth == lying:
            played = card
        else:
            may = legal(rules, state[other], led, high, cards, state[NUMBER])
            played = answer(rules, may, led, high, by << 4 | other << 2 | nth)
        cards |= played
        led = led or suit_of(played)
        if high == 0 or takes(rules, led, high, played):
            high, by = played, other
    if cards & TRULL == TRULL and rules[GAME] != SUIT and rules[3]:
        by = emperor_of(state, card, by)
    if rules[GAME] == NEGATIVE:
        return in_negative(rules, state, card, by)
    if rules[GAME] == TRISCHAKEN:
        return in_trischaken(state, card, by, cards)
    return in_positive(rules, state, card, by, cards)


def emperor_of(state: Sequence[int], card: int, by: int) -> int:
    """Who plays the Pagat to a trick with the whole Trull."""
    seat = (state[LEADER] + state[LYING]) & 3
    if card == PAGAT:
        return seat
    for nth in range(4):
        other = (state[LEADER] + nth) & 3
        if nth < state[LYING] and state[TRICK + nth] == PAGAT:
            return other
        if nth >= state[LYING] and state[other] & PAGAT:
            return other
    return by


def answer(rules: Sequence[int], may: int, led: int, high: int, seats: int) -> int:
    """What a later seat plays in the plainest way: it beats a foe, gives a friend its
    dearest card, and its cheapest to a foe whom it cannot beat.

    ``seats`` holds who has the trick, who answers, and which place in it that is.
    """
    by, other, nth = seats >> 4, seats >> 2 & 3, seats & 3
    takers = may & ~((high << 1) - 1) & (led if rules[GAME] == SUIT else led | TAROCKS)
    rest = may & ~takers
    if rules[GAME] >= NEGATIVE:
        return highest(rest) if rest else lowest(takers)
    is_friend = rules[SIDE] >> other & 1 == rules[SIDE] >> by & 1
    if takers and not is_friend:
        return lowest(takers) if nth == 3 else highest(takers)
    rest = rest or may
    return dearest(rest) if is_friend and nth == 3 else cheapest(rest)


def in_positive(rules: Sequence[int], state: Sequence[int], card: int, by: int, cards: int) -> int:
    """Points won or lost in the trick, less what the card could still have done."""
    seat = (state[LEADER] + state[LYING]) & 3
    is_ours = rules[SIDE] >> by & 1 == rules[SIDE] >> seat & 1
    points = worth(cards)
    score = 8 * points if is_ours else -8 * points
    score -= kept(rules, state, card, seat)
    if by == seat:
        score += 8
    if state[LYING] == 0:
        score += leading(rules, state, card, seat)
    return score


def kept(rules: Sequence[int], state: Sequence[int], card: int, seat: int) -> int:
    """What it costs to part with a card: its strength, and the bonus it may bring."""
    cost = worth(card)
    left = state[seat] ^ card
    if card & TAROCKS:
        cost += 8 + place(card) - 32
        if rules[GAME] != SUIT and left & TAROCKS:
            if card == PAGAT and state[NUMBER] < 12:
                cost += 90
            elif card & BIRDS:
                cost += 10 if state[NUMBER] != 44 - place(card) + 1 else -20
    if card == rules[CALLED] and state[NUMBER] < 12:
        cost += 25
    return cost


def leading(rules: Sequence[int], state: Sequence[int], card: int, seat: int) -> int:
    """What speaks for leading a card: a long suit, tarocks for the declarer's side."""
    if card & TAROCKS:
        others = 0
        for other in range(4):
            if rules[SIDE] >> other & 1 != rules[SIDE] >> seat & 1:
                others = max(others, count(state[other] & TAROCKS))
        mine = count(state[seat] & TAROCKS)
        return 12 if rules[SIDE] >> seat & 1 and mine > others > 0 else -10
    return 4 * count(state[seat] & suit_of(card))


def in_negative(rules: Sequence[int], state: Sequence[int], card: int, by: int) -> int:
    """The declarer takes what is aimed at and then nothing; the others make him take."""
    seat = (state[LEADER] + state[LYING]) & 3
    declarer = rules[DECLARER]
    takes_it = by == declarer
    rank = place(card) - 32 + 8 if card & TAROCKS else place(card) & 7
    if seat == declarer:
        wanted = state[TAKEN] < rules[AIM]
        score = 100 if takes_it == wanted else 0
        return score + rank
    score = 100 if takes_it else 0
    if takes_it:
        return score - rank
    return score + rank


def in_trischaken(state: Sequence[int], card: int, by: int, cards: int) -> int:
    """Few points for oneself; high cards go where they do no harm."""
    seat = (state[LEADER] + state[LYING]) & 3
    rank = place(card) - 32 + 8 if card & TAROCKS else place(card) & 7
    points = worth(cards) + state[DRIPS + state[NUMBER]]
    if by == seat:
        return rank - 8 * points
    return rank + 3 * worth(card)


def play(rules: Sequence[int], state: MutableSequence[int], card: int) -> None:
    """Puts a card on the table; a full trick is counted and its winner leads."""
    seat = (state[LEADER] + state[LYING]) & 3
    state[seat] &= ~card
    state[TRICK + state[LYING]] = card
    state[LYING] += 1
    if state[LYING] < 4:
        return
    led = suit_of(state[TRICK])
    by = (state[LEADER] + winner(rules, led, state[TRICK : TRICK + 4])) & 3
    for nth in range(4):
        state[OWN + by] += worth(state[TRICK + nth])
    state[OWN + by] += state[DRIPS + state[NUMBER]]
    if by == rules[DECLARER]:
        state[TAKEN] += 1
    state[LYING] = 0
    state[LEADER] = by
    state[NUMBER] += 1


def play_out(rules: Sequence[int], state: MutableSequence[int], cards: MutableSequence[int]) -> int:
    """Plays to the end; notes the cards in their order and tells how many they are."""
    nth = 0
    while state[LYING] or state[state[LEADER]]:
        card = choose(rules, state)
        cards[nth] = card
        nth += 1
        play(rules, state, card)
    return nth
