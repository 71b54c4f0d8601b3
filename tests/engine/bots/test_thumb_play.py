"""Rules of thumb, one situation each: what is played, and the reason that is given."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from engine import DIALECTS, Bid, Card, CardSet, Pass, PlayCard, Seat
from engine.bots import Decision, ThumbBot
from engine.card_text import parse_cards
from engine.contracts import Bonus
from engine.moves import Announce, CallFourth, Contra, Good, Hold, TakeHalf, Vorhand
from engine.state import (
    Announcing,
    Bidding,
    Calling,
    Phase,
    Playing,
    Spoken,
    Standing,
    Table,
    TakingTalon,
    Trick,
    Undertaking,
)
from engine.view import View

P1, P2, P3, P4 = Seat
RNG = random.Random(0)


def cards(text: str) -> CardSet:
    return CardSet(parse_cards(text))


def decided(view: View) -> tuple[Decision, set[str]]:
    decision = ThumbBot().decide(view, RNG)
    return decision, {reason.rule.id for reason in decision.reasons}


@dataclass(frozen=True)
class Turn:
    """A trick in play: who leads, what lies, the hand that is to play."""

    hand: str
    trick: str = ""
    leader: Seat = P1
    contract: str = "rufer"
    dialect: str = "elsteiner"
    declarer: Seat = P1
    sides: tuple[tuple[Seat, bool], ...] = ()
    called: Card | None = None
    tricks: tuple[Trick, ...] = ()
    bound: tuple[tuple[Card, int], ...] = ()

    def seen(self) -> View:
        table = DIALECTS[self.dialect]
        contract = table.contract(self.contract)
        undertaking = Undertaking(self.declarer, contract, self.called)
        trick = tuple(parse_cards(self.trick)) if self.trick else ()
        phase = Playing(Table(undertaking), Spoken(), self.leader, trick, self.tricks)
        hand = cards(self.hand)
        own = phase.turn is self.declarer
        sides = self.sides or ((self.declarer, True), *([] if own else [(phase.turn, False)]))
        return View(table, phase.turn, hand, phase, 1, self.called, sides, sides, bound=self.bound)


ALONE = tuple((seat, seat is P1) for seat in Seat)
TWO_AND_TWO = tuple((seat, seat in (P1, P3)) for seat in Seat)


@pytest.mark.parametrize(
    ("turn", "card", "rule"),
    [
        (Turn("T 5", "H 2", P4), Card.T5, "thumb-only-card"),
        (
            Turn("H Q N 4", "H K / H 3 / H 2", P4, sides=TWO_AND_TWO),
            Card.H4,
            "thumb-leave-it",
        ),
        (
            Turn("H Q N 4", "H 3 / H K / H 2", P4, sides=TWO_AND_TWO),
            Card.HQ,
            "thumb-feed-partner",
        ),
        (Turn("H K 4", "H 1", P4, sides=ALONE), Card.HK, "thumb-king-while-fresh"),
        (Turn("T 20 12 9", "H 1 / H 3 / H J", P2, sides=ALONE), Card.T9, "thumb-win-cheaply"),
        (Turn("T 9 1", "H 1 / H 3 / H J", P2, sides=ALONE), Card.T1, "thumb-pagat-home"),
        (Turn("T 20 9 5", "H K", P4, sides=ALONE), Card.T20, "thumb-win-rich-trick"),
        (Turn("T 20 9 5 / S 7", "H 2", P4, sides=ALONE), Card.T5, "thumb-win-cheaply"),
        (Turn("T 5 / H K / S 10 9 8 7", sides=ALONE, declarer=P2), Card.HK, "thumb-lead-king"),
        (
            Turn("T 22 21 20 19 18 17 16 9 / H 4", contract="solodreier", sides=ALONE),
            Card.T22,
            "thumb-lead-tops",
        ),
        (
            Turn("T 20 15 12 9 7 6 / H 4", contract="sechserdreier", sides=ALONE),
            Card.T15,
            "thumb-lead-middle-tarock",
        ),
        (
            Turn("T 5 4 / H 4 / S 10 9 8", sides=ALONE, declarer=P2),
            Card.H4,
            "thumb-lead-short-suit",
        ),
        (
            Turn("T 9 8 5 4 / H 4 / S 10 9 8", sides=ALONE, declarer=P2),
            Card.S8,
            "thumb-lead-long-suit",
        ),
        (
            Turn("T 9 7 5 / H 3 1 / S 10 9 8", called=Card.HK, declarer=P1),
            Card.H3,
            "thumb-lead-called-suit",
        ),
        (
            Turn("T 15 9 8 6 5 2 / S 7", bound=((Card.T2, 11),), called=Card.HK),
            Card.T5,
            "thumb-lead-small-tarock",
        ),
        (Turn("H 4 2 / S 8 7", contract="bettler", sides=ALONE), Card.H2, "thumb-danger-first"),
        (
            Turn("H 4 2 / S 8 7", "S 9", P4, contract="bettler", sides=ALONE),
            Card.S8,
            "thumb-duck-high",
        ),
        (
            Turn("S K 8", "S 9", P4, contract="bettler", sides=ALONE, declarer=P1),
            Card.SK,
            "thumb-only-card",
        ),
        (
            Turn("H Q 4 / S 8", "H 1", P2, contract="bettler", sides=ALONE, declarer=P1),
            Card.HQ,
            "thumb-only-card",
        ),
        (
            Turn("H Q N / S 8", "H 1", P2, contract="bettler", sides=ALONE, declarer=P1),
            Card.HN,
            "thumb-make-him-take",
        ),
        (
            Turn("H Q 4 / S 8", contract="bettler", sides=ALONE, declarer=P2),
            Card.H4,
            "thumb-lead-low",
        ),
        (
            Turn("S K 8 / H 1", contract="trischaken", dialect="hausregeln", sides=((P1, True),)),
            Card.S8,
            "thumb-lead-low",
        ),
        (
            Turn("S Q 8", "S K", P4, contract="trischaken", dialect="hausregeln"),
            Card.SQ,
            "thumb-shed-points",
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Card) else None,
)
def test_the_card_and_its_reason(turn: Turn, card: Card, rule: str) -> None:
    decision, rules = decided(turn.seen())

    assert decision.move == PlayCard(card)
    assert rules == {rule}


# ------------------------------------------------------------------ before the play


def seen(dialect: str, hand: str, phase: Phase, **more: object) -> View:
    return View(DIALECTS[dialect], P1, cards(hand), phase, 1, **more)  # type: ignore[arg-type]


STRONG = "T 22 21 20 18 17 14 12 9 4 / H K / D K / S K"
WEAK = "T 14 9 7 / H N 1 / D Q 2 / S Q 8 / C N J 7"


def test_forehand_says_vorhand_where_that_opens_the_auction() -> None:
    decision, rules = decided(seen("hausregeln", STRONG, Bidding(P1)))

    assert decision.move == Vorhand()
    assert rules == {"thumb-vorhand"}


def test_the_dearest_game_that_the_hand_is_good_for_is_bid() -> None:
    decision, rules = decided(seen("cardgames_zone", STRONG, Bidding(P1)))

    assert decision.move == Bid(DIALECTS["cardgames_zone"].contract("solodreier"))
    assert rules == {"thumb-bar"}


def test_a_weak_hand_passes() -> None:
    decision, rules = decided(seen("cardgames_zone", WEAK, Bidding(P1)))

    assert decision.move == Pass()
    assert rules == {"thumb-no-bar"}


def test_forehand_holds_what_it_would_have_bid() -> None:
    table = DIALECTS["cardgames_zone"]
    standing = Standing(P3, table.contract("solodreier"))

    decision, rules = decided(seen("cardgames_zone", STRONG, Bidding(P1, standing)))

    assert decision.move == Hold()
    assert rules == {"thumb-hold"}


def test_forehand_with_a_weak_hand_plays_trischaken_when_nobody_has_bid() -> None:
    table = DIALECTS["alpine"]
    choice = Bidding(P1, out=frozenset((P2, P3, P4)), spoken=frozenset(Seat), is_free_choice=True)

    decision, rules = decided(seen("alpine", WEAK, choice))

    assert decision.move == Bid(table.contract("dodge_round"))
    assert rules == {"thumb-too-weak-to-call"}


def test_with_three_kings_the_fourth_is_called() -> None:
    undertaking = Undertaking(P1, DIALECTS["alpine"].contract("call"))

    decision, rules = decided(seen("alpine", STRONG, Calling(undertaking)))

    assert decision.move == CallFourth()
    assert rules == {"thumb-call-fourth"}


def test_nobody_gives_up_for_that_costs_what_a_lost_game_costs() -> None:
    table = DIALECTS["gametwist"]
    undertaking = Undertaking(P1, table.contract("caller"), Card.HK)
    halves = (cards("H K / D 1 / S 7"), cards("T 19 3 / C 8"))
    talon = halves[0] | halves[1]

    decision, rules = decided(
        seen(
            "gametwist", WEAK, TakingTalon(undertaking), called=Card.HK, talon=talon, halves=halves
        )
    )

    assert isinstance(decision.move, TakeHalf)
    assert rules == {"thumb-half", "thumb-never-give-up"}


def announcing(dialect: str, hand: str, contract: str, declarer: Seat) -> View:
    phase = Announcing(
        Table(Undertaking(declarer, DIALECTS[dialect].contract(contract))), P1, Spoken()
    )
    sides = tuple((seat, seat is declarer) for seat in Seat)
    return seen(dialect, hand, phase, sides=sides, table_sides=sides)


LONG = "T 22 20 18 16 12 9 7 3 1 / H K / D K / S 7"


def test_a_bird_is_announced_from_a_long_hand() -> None:
    decision, rules = decided(announcing("elsteiner", LONG, "solodreier", P1))

    assert decision.move == Announce(Bonus.PAGAT)
    assert rules == {"thumb-announce-bird"}


def test_a_game_is_doubled_from_strength() -> None:
    decision, rules = decided(
        announcing("elsteiner", "T 22 20 18 16 12 9 7 / H K / D K 1 / S 7 8", "solodreier", P2)
    )

    assert isinstance(decision.move, Contra)
    assert rules == {"thumb-contra"}


def test_who_has_nothing_to_say_says_good() -> None:
    decision, rules = decided(announcing("elsteiner", WEAK, "solodreier", P2))

    assert decision.move == Good()
    assert rules == {"thumb-nothing-to-say"}
