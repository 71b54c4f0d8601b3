"""Whole hands for the tests: chosen deals, auctions that end as wanted, a random player."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.cards import Card, CardSet
from engine.contracts import Bonus, Contract, Opening
from engine.deal import Deal
from engine.dialect import Dialect
from engine.moves import (
    Announce,
    AnnounceTricks,
    Bid,
    Contra,
    GiveUp,
    Good,
    LayAway,
    Move,
    Pass,
    PlayCard,
    TakeHalf,
    Vorhand,
)
from engine.rules.judge import against, judge
from engine.rules.talon import cards_to_lay, classes
from engine.seats import Seat
from engine.state import (
    Announcing,
    Bidding,
    Calling,
    Ended,
    GameState,
    LayingAway,
    Playing,
    TakingTalon,
)
from engine.transition import apply, start
from engine.view import view

Holdings = Mapping[Seat, str]


def codes(text: str) -> list[Card]:
    return [Card[code] for code in text.split()]


def deal_with(holdings: Holdings, talon: str = "", seed: int = 1) -> Deal:
    """A deal in which these seats hold at least these cards, and the talon begins with
    those; what is not said is dealt at random."""
    rng = random.Random(seed)
    hands = {seat: codes(holdings.get(seat, "")) for seat in Seat}
    stack = codes(talon)
    placed = {card for cards in (*hands.values(), stack) for card in cards}
    assert len(placed) == sum(map(len, hands.values())) + len(stack), "a card stands twice"
    rest = [card for card in Card if card not in placed]
    rng.shuffle(rest)
    for seat in Seat:
        while len(hands[seat]) < 12:
            hands[seat].append(rest.pop())
    stack += rest
    p1, p2, p3, p4 = (CardSet(hands[seat]) for seat in Seat)
    return Deal((p1, p2, p3, p4), ((stack[0], stack[1], stack[2]), (stack[3], stack[4], stack[5])))


def apply_all(state: GameState, *moves: Move) -> GameState:
    for move in moves:
        state = apply(state, move)
    return state


def is_legal(state: GameState, move: Move) -> bool:
    """Whether the seat whose turn it is may do that."""
    assert state.turn is not None
    return not against(view(state, state.turn), move)


def rules_against(state: GameState, move: Move) -> list[str]:
    """The ids of the rules that forbid a move."""
    assert state.turn is not None
    return [reason.rule.id for reason in against(view(state, state.turn), move)]


def legal_bids(state: GameState) -> set[str]:
    return {row.name for row in state.dialect.contracts if is_legal(state, Bid(row))}


# ------------------------------------------------------------------ auctions with an end


def undertaken(
    dialect: Dialect, name: str, declarer: Seat, deal: Deal, factor: int = 1
) -> GameState | None:
    """The hand after an auction in which that seat comes to play that contract; None if
    the deal does not allow it."""
    state = start(dialect, deal, factor)
    contract = dialect.contract(name)
    while isinstance(state.phase, Bidding):
        move = _word(state, contract, declarer)
        if move is None:
            return None
        state = apply(state, move)
    done = state.undertaking
    if done is None or (done.contract, done.declarer) != (contract, declarer):
        return None
    return state


def _word(state: GameState, contract: Contract, declarer: Seat) -> Move | None:
    assert isinstance(state.phase, Bidding)
    wanted = Bid(contract)
    mine = state.turn is declarer and state.phase.standing is None
    if mine and is_legal(state, wanted):
        return wanted
    return next((word for word in (Vorhand(), Pass()) if is_legal(state, word)), None)


def biddable(dialect: Dialect) -> list[Contract]:
    barred = (Opening.OPTION, Opening.ADDITION)
    return [row for row in dialect.contracts if row.opening not in barred]


def declarers(contract: Contract) -> list[Seat]:
    """Who can come to play a contract."""
    anyone = contract.opening is Opening.ANYONE
    return list(Seat) if anyone else [Seat.P1]


def some_hand(
    dialect: Dialect, name: str, rng: random.Random, factor: int = 1, declarer: Seat | None = None
) -> GameState:
    """A random deal in which somebody comes to play that contract."""
    for _ in range(2000):
        seat = declarer or rng.choice(declarers(dialect.contract(name)))
        deal = deal_with({}, seed=rng.getrandbits(40))
        state = undertaken(dialect, name, seat, deal, factor)
        if state is not None:
            return state
    message = f"no deal allows {name} at {dialect.table}"
    raise AssertionError(message)


# ------------------------------------------------------------------------ a random player


def random_move(state: GameState, rng: random.Random, talk: float = 0.5) -> Move:
    """A legal move of whoever is to move. ``talk`` is how readily one announces."""
    turn = state.turn
    assert turn is not None
    seen = view(state, turn)
    if isinstance(state.phase, LayingAway):
        return LayAway(random_lay_away(state, rng))
    legal = list(judge(seen).legal)
    assert legal, f"nothing to do in {state.phase}"
    if isinstance(state.phase, Announcing):
        return _random_word(legal, rng, talk)
    return rng.choice(legal)


def _random_word(legal: list[Move], rng: random.Random, talk: float) -> Move:
    contras = [move for move in legal if isinstance(move, Contra)]
    spoken = [move for move in legal if isinstance(move, (Announce, AnnounceTricks))]
    if rng.random() < talk and contras:
        return rng.choice(contras)
    if rng.random() < talk and spoken:
        chosen = rng.choice(spoken)
        is_rash = chosen == Announce(Bonus.VALAT)
        return Good() if is_rash and rng.random() < 0.7 else chosen
    return Good()


def random_lay_away(state: GameState, rng: random.Random) -> CardSet:
    assert isinstance(state.phase, LayingAway)
    first, second = classes(view(state, state.phase.undertaking.declarer), state.phase)
    wanted = cards_to_lay(state.phase)
    chosen = rng.sample(list(first), min(wanted, len(first)))
    return CardSet(chosen + rng.sample(list(second), wanted - len(chosen)))


def states_of(
    state: GameState, rng: random.Random, talk: float = 0.5
) -> Iterator[tuple[GameState, Move]]:
    """Each state of a hand played at random, with the move made in it; the last state is
    that of the end, in which the move is the last one once more."""
    move: Move = Pass()
    while state.turn is not None:
        move = random_move(state, rng, talk)
        yield state, move
        state = apply(state, move)
    yield state, move


def played_out(state: GameState, rng: random.Random, talk: float = 0.5) -> GameState:
    for last, _ in states_of(state, rng, talk):
        state = last
    return state


def quietly_to_play(state: GameState, rng: random.Random) -> GameState:
    """The hand before the first lead, or its end: nobody has said anything."""
    while not isinstance(state.phase, (Playing, Ended)):
        keeps = isinstance(state.phase, TakingTalon)
        move: Move = TakeHalf(0) if keeps else random_move(state, rng, talk=0)
        state = apply(state, move)
    return state


def to_announcing(state: GameState, rng: random.Random) -> GameState:
    """The hand as its round of announcements begins."""
    while not isinstance(state.phase, (Announcing, Ended)):
        assert isinstance(state.phase, (Calling, TakingTalon, LayingAway)), state.phase
        move = random_move(state, rng)
        state = apply(state, TakeHalf(0) if isinstance(move, GiveUp) else move)
    return state


def play(state: GameState, cards: Sequence[str] | Iterable[str]) -> GameState:
    return apply_all(state, *(PlayCard(Card[code]) for code in cards))
