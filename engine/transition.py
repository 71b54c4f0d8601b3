"""From one state to the next: the only file that knows the order of the phases (CO-5)."""

from __future__ import annotations

from dataclasses import replace

from engine import rulebook as rb
from engine.cards import KINGS, Card, CardSet
from engine.contracts import Bonus, Contract, Game, Talon, Title
from engine.deal import Deal
from engine.deal import deal as deal_seed
from engine.dialect import Dialect
from engine.moves import (
    AIMED,
    Announce,
    AnnounceTricks,
    Bid,
    CallCard,
    CallFourth,
    Contra,
    GiveUp,
    Good,
    Hold,
    LayAway,
    Level,
    Move,
    Pass,
    PlayCard,
    Post,
    TakeHalf,
    Vorhand,
)
from engine.parts import AllPass, KingInTalon, ValatForm
from engine.reasons import Reason
from engine.rules.announcing import Saying, after_saying, has_anything_to_say
from engine.rules.bidding import after_word, against_contract
from engine.rules.judge import against
from engine.rules.talon import cards_to_show, is_lost_after_laying_away, is_lost_before_laying_away
from engine.rules.tricks import taken
from engine.seats import FOREHAND, Seat
from engine.state import (
    Announcing,
    Bidding,
    Calling,
    Ended,
    Ending,
    GameState,
    LayingAway,
    Playing,
    Said,
    Spoken,
    Standing,
    Table,
    TakingTalon,
    Trick,
    Undertaking,
)
from engine.view import view


class IllegalMove(ValueError):  # noqa: N818 - the refusal of a move, with its reasons
    """A move that may not be made, with the reasons against it."""

    def __init__(self, move: Move, reasons: tuple[Reason, ...]) -> None:
        super().__init__(f"{move}: {'; '.join(map(str, reasons))}")
        self.move = move
        self.reasons = reasons


def start(dialect: Dialect, deal: Deal | int, factor: int = 1) -> GameState:
    """A hand before the first word: a deal, or the deal of a seed.

    ``factor`` multiplies every amount (DE-17f). A deal with too few tarocks in a hand
    ends at once (GT-3).
    """
    dealt = deal_seed(deal) if isinstance(deal, int) else deal
    opener = dialect.auction.opener
    state = GameState(dialect, dealt, dealt.hands, Bidding(opener), factor=factor)
    if is_dealt_again(dialect, dealt):
        return replace(state, phase=Ended(Ending.REDEAL, None))
    return state


def is_dealt_again(dialect: Dialect, deal: Deal) -> bool:
    """Whether somebody holds so few tarocks that the table deals again (GT-3)."""
    least = dialect.auction.least_tarocks
    return any(len(hand.tarocks) < least for hand in deal.hands)


def apply(state: GameState, move: Move) -> GameState:
    """The state after a move of the seat whose turn it is.

    Raises IllegalMove with the reasons if it may not be made.
    """
    seat = state.turn
    if seat is None:
        raise IllegalMove(move, (rb.NOT_NOW(),))
    reasons = against(view(state, seat), move)
    if reasons:
        raise IllegalMove(move, reasons)
    return follow(state, seat, move)


def replay(start_state: GameState, moves: tuple[Move, ...]) -> GameState:
    """The state after all moves. Raises IllegalMove at the first that may not be made."""
    state = start_state
    for move in moves:
        state = apply(state, move)
    return state


def follow(state: GameState, seat: Seat, move: Move) -> GameState:
    """The state after a move of that seat which is known to be legal: nobody asks."""
    done = replace(state, history=(*state.history, (seat, move)))
    return _after(done, seat, move)


def _after(state: GameState, seat: Seat, move: Move) -> GameState:
    match state.phase, move:
        case Bidding() as bidding, Bid() | Pass() | Hold() | Vorhand():
            return _after_word(state, bidding, seat, move)
        case Calling(undertaking=undertaking), CallCard() | CallFourth():
            return _after_call(state, undertaking, move)
        case TakingTalon(undertaking=undertaking), GiveUp():
            table = Table(undertaking, is_talon_open=True)
            return replace(
                state, phase=Ended(Ending.GIVEN_UP, table, spoken=_bid_bird(undertaking))
            )
        case TakingTalon(undertaking=undertaking), TakeHalf(half=half):
            return _after_half(state, undertaking, half)
        case LayingAway() as laying, LayAway(cards=cards):
            return _after_lay_away(state, laying, cards)
        case Announcing() as announcing, Announce() | AnnounceTricks() | Contra() | Good():
            return _after_announcement(state, announcing, move)
        case Playing() as playing, PlayCard(card=card):
            return _after_card(state, playing, seat, card)
        case _:
            raise IllegalMove(move, (rb.NOT_NOW(),))


# ------------------------------------------------------------------ the auction


def _after_word(
    state: GameState, phase: Bidding, seat: Seat, move: Bid | Pass | Hold | Vorhand
) -> GameState:
    match after_word(state.dialect, phase, seat, move):
        case Bidding() as following:
            return replace(state, phase=following)
        case Standing() as standing:
            return _undertake(state, standing)
        case None:
            return _nobody_bids(state, phase)


def _nobody_bids(state: GameState, phase: Bidding) -> GameState:
    """All have passed for good (CZ-4d): thrown in, or what forehand must play then."""
    title = {
        AllPass.FOREHAND_RUFER: Title.RUFER,
        AllPass.TRISCHAKEN: Title.TRISCHAKEN,
    }.get(state.dialect.auction.all_pass)
    for contract in state.dialect.contracts:
        if contract.title is title:
            forehand = view(replace(state, phase=phase), FOREHAND)
            if not against_contract(forehand, contract):
                return _undertake(state, Standing(FOREHAND, contract))
    return replace(state, phase=Ended(Ending.THROWN_IN, None))


def undertake(state: GameState, seat: Seat, contract: Contract) -> GameState:
    """The hand as if that seat had won the auction with that contract.

    Raises IllegalMove if the hand of the seat forbids it.
    """
    reasons = against_contract(view(state, seat), contract)
    if reasons:
        raise IllegalMove(Bid(contract), reasons)
    return _undertake(state, Standing(seat, contract))


def _undertake(state: GameState, standing: Standing) -> GameState:
    undertaking = Undertaking(standing.seat, standing.contract)
    if standing.contract.calls_king:
        return replace(state, phase=Calling(undertaking))
    return _open_talon(state, undertaking)


# ------------------------------------------------------- the call and the talon


def _after_call(
    state: GameState, undertaking: Undertaking, move: CallCard | CallFourth
) -> GameState:
    if isinstance(move, CallCard):
        called = replace(undertaking, called=move.card)
        return _open_talon(replace(state, called=move.card), called)
    missing = next(iter(KINGS - state.hand(undertaking.declarer)))
    return _open_talon(replace(state, called=missing), replace(undertaking, fourth=True))


def _open_talon(state: GameState, undertaking: Undertaking) -> GameState:
    """What the contract does with the talon, after the call (GT-5d, GT-6a, AL-6a)."""
    contract = undertaking.contract
    match contract.talon:
        case Talon.HALF:
            return _open_halves(state, undertaking)
        case Talon.ALL_UNSEEN | Talon.ALL_SHOWN:
            taken_up = _talon(state)
            taker = _with_hand(
                state, undertaking.declarer, state.hand(undertaking.declarer) | taken_up
            )
            return replace(taker, phase=LayingAway(undertaking, None))
        case Talon.DEFENDERS | Talon.NOBODY | Talon.DRIP:
            return _announce_or_play(state, Table(undertaking))


def _open_halves(state: GameState, undertaking: Undertaking) -> GameState:
    if state.called in _talon(state):
        table = Table(undertaking, is_talon_open=True)
        match state.dialect.calling.in_talon:
            case KingInTalon.HAND_ENDS:
                ended = Ended(Ending.KING_IN_TALON, table, spoken=_bid_bird(undertaking))
                return replace(state, phase=ended)
            case KingInTalon.REDEAL:
                return replace(state, phase=Ended(Ending.REDEAL, table))
            case KingInTalon.GIVE_UP_OR_ALONE | KingInTalon.ALONE:
                pass
    return replace(state, phase=TakingTalon(undertaking))


def _talon(state: GameState) -> CardSet:
    return CardSet(state.deal.talon[0] + state.deal.talon[1])


def _with_hand(state: GameState, seat: Seat, hand: CardSet) -> GameState:
    hands = list(state.hands)
    hands[seat - 1] = hand
    return replace(state, hands=(hands[0], hands[1], hands[2], hands[3]))


def _after_half(state: GameState, undertaking: Undertaking, half: int) -> GameState:
    declarer = undertaking.declarer
    hand = state.hand(declarer) | CardSet(state.deal.talon[half])
    phase = LayingAway(undertaking, half)
    taker = replace(_with_hand(state, declarer, hand), phase=phase)
    if is_lost_before_laying_away(view(taker, declarer), phase):
        table = Table(undertaking, half, is_talon_open=True)
        return replace(taker, phase=Ended(Ending.LOST_AT_ONCE, table))
    return taker


def _after_lay_away(state: GameState, phase: LayingAway, cards: CardSet) -> GameState:
    declarer = phase.undertaking.declarer
    seen = view(state, declarer)
    left = state.hand(declarer) - cards
    contract = phase.undertaking.contract
    table = Table(
        phase.undertaking,
        phase.half,
        cards_to_show(seen, phase, cards),
        is_talon_open=contract.talon in (Talon.HALF, Talon.ALL_SHOWN),
    )
    laid = replace(_with_hand(state, declarer, left), away=cards)
    if is_lost_after_laying_away(seen, phase, left):
        return replace(laid, phase=Ended(Ending.LOST_AT_ONCE, table))
    return _announce_or_play(laid, table)


# --------------------------------------------------------------- announcements


def _bid_bird(undertaking: Undertaking) -> Spoken:
    """The bird of a bid stands announced (GT-4g, PO-8g, DE-4b)."""
    bird = undertaking.contract.bird
    if bird is None:
        return Spoken()
    post = Post(bonus=Bonus[bird.name])
    return Spoken((Said(undertaking.declarer, post, Level.PLAIN, -1),))


def _announce_or_play(state: GameState, table: Table) -> GameState:
    undertaking = table.undertaking
    spoken = _bid_bird(undertaking)
    if has_anything_to_say(view(state, undertaking.declarer), undertaking):
        return replace(state, phase=Announcing(table, undertaking.declarer, spoken))
    return first_lead(state, table, spoken)


def _after_announcement(state: GameState, phase: Announcing, move: Saying) -> GameState:
    following = after_saying(phase, move)
    if following is None:
        return first_lead(state, phase.table, phase.spoken)
    return replace(state, phase=following)


# --------------------------------------------------------------------- the play


def first_lead(state: GameState, table: Table, spoken: Spoken) -> GameState:
    """The hand before its first card: nobody has anything more to say."""
    leader = first_leader(state.dialect, table.undertaking.contract, table.undertaking.declarer)
    return replace(state, phase=Playing(table, spoken, leader))


def first_leader(dialect: Dialect, contract: Contract, declarer: Seat) -> Seat:
    """Who plays to the first trick (GT-10, PO-10, AL-10, CZ-10, DE-10)."""
    by_declarer = contract.game is Game.NEGATIVE and dialect.play.declarer_leads_negative
    return declarer if by_declarer else FOREHAND


def _after_card(state: GameState, phase: Playing, seat: Seat, card: Card) -> GameState:
    played = _with_hand(state, seat, state.hand(seat).remove(card))
    trick = (*phase.trick, card)
    if len(trick) < 4:
        return replace(played, phase=replace(phase, trick=trick))
    contract = phase.table.undertaking.contract
    winner = phase.leader.next(taken(trick, contract, state.dialect).place)
    done = Trick(phase.leader, trick, winner, dripped(state, phase.table, len(phase.tricks)))
    tricks = (*phase.tricks, done)
    following = replace(phase, leader=winner, trick=(), tricks=tricks)
    if len(tricks) == 12 or _ends_early(played, following):
        ended = Ended(Ending.PLAYED, phase.table, phase.spoken, tricks)
        return replace(played, phase=ended)
    return replace(played, phase=following)


def dripped(state: GameState, table: Table, done: int) -> Card | None:
    """The talon card that goes with the trick after so many (PO-17f, AL-6c)."""
    stack = state.deal.talon[0] + state.deal.talon[1]
    drips = table.undertaking.contract.talon is Talon.DRIP
    return stack[done] if drips and done < 6 else None


def _ends_early(state: GameState, phase: Playing) -> bool:
    """Whether the result can no longer change and the dialect stops there (GT-13,
    PO-13, AL-13, CZ-13, DE-13, PO-19b)."""
    undertaking = phase.table.undertaking
    if undertaking.contract.game is Game.NEGATIVE:
        aims = {undertaking.declarer: undertaking.contract.tricks or 0}
        aims |= {seat: AIMED[title] for seat, title in phase.spoken.aims}
        won = [trick.winner for trick in phase.tricks]
        return all(won.count(seat) > aim for seat, aim in aims.items())
    if state.dialect.bonuses.valat is not ValatForm.REPLACES_UNLESS_WORTH_LESS:
        return False
    caller = phase.spoken.announcer(Bonus.VALAT)
    if caller is None:
        return False
    side = state.is_on_declarer_side(caller)
    return any(state.is_on_declarer_side(trick.winner) is not side for trick in phase.tricks)
