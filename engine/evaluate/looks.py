"""What criteria look at in a hand: small conditions, each with the reason that tells it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from engine import handbook as hb
from engine import rulebook as rb
from engine.cards import (
    COLOURED_SUITS,
    COURTS,
    KINGS,
    MOND,
    PACK,
    QUEENS,
    SKUS,
    Card,
    CardSet,
    Rank,
    Suit,
)
from engine.counting import thirds
from engine.evaluate import claims
from engine.evaluate.counts import linz_count
from engine.evaluate.criterion import Case, Check, Look
from engine.evaluate.features import features
from engine.reasons import Rule
from engine.seats import FOREHAND, Seat

PIP_CARDS = CardSet(card for card in PACK if card.rank is Rank.PIP)
ALL_COURTS = CardSet(card for card in PACK if card.rank in COURTS)
TOPS = CardSet((SKUS, MOND))
SILENT_BIRDS = CardSet((Card.T2, Card.T3, Card.T4))

Bound = Callable[[int], Check]


def either(*ways: Check) -> Check:
    """One way or another: the first that is met is told, else the first of all."""

    def check(case: Case) -> Iterator[Look]:
        told = [tuple(way(case)) for way in ways]
        met = (looks for looks in told if all(look.holds for look in looks))
        yield from next(met, told[0])

    return check


def both(*checks: Check) -> Check:
    """One thing and another."""

    def check(case: Case) -> Iterator[Look]:
        for one in checks:
            yield from one(case)

    return check


def wish(check: Check) -> Check:
    """What would be good to have, and decides nothing."""

    def wished(case: Case) -> Iterator[Look]:
        for look in check(case):
            yield Look(look.holds, look.reason, decides=False)

    return wished


def page_claims(contract: str) -> Check:
    """What the page of ``alpine`` asks of a hand for one of its contracts."""

    def check(case: Case) -> Iterator[Look]:
        told = claims.claim(case.hand, contract)
        yield from (Look(holds=True, reason=reason) for reason in told.reasons_for)
        yield from (Look(holds=False, reason=reason) for reason in told.reasons_against)

    return check


def _at_least(measure: Callable[[Case], int], rule: Rule) -> Bound:
    """A number that must be reached; the rule tells it and the bound."""

    def bound(least: int) -> Check:
        def check(case: Case) -> Iterator[Look]:
            number = measure(case)
            told = dict(zip(rule.takes, (number, least), strict=True))
            yield Look(number >= least, rule(**told))

        return check

    return bound


def _at_most(measure: Callable[[Case], int], rule: Rule) -> Bound:
    """A number that must not be passed; the rule tells it and the bound."""

    def bound(most: int) -> Check:
        def check(case: Case) -> Iterator[Look]:
            number = measure(case)
            told = dict(zip(rule.takes, (number, most), strict=True))
            yield Look(number <= most, rule(**told))

        return check

    return bound


def _some(find: Callable[[Case], Collection[Card | Suit]], rule: Rule) -> Check:
    """Something that must be there; the rule tells what is."""

    def check(case: Case) -> Iterator[Look]:
        found = tuple(find(case))
        yield Look(bool(found), rule(**{rule.takes[0]: found}))

    return check


def _none(find: Callable[[Case], Collection[Card | Suit]], rule: Rule) -> Check:
    """Something that must not be there; the rule tells what is."""

    def check(case: Case) -> Iterator[Look]:
        found = tuple(find(case))
        yield Look(not found, rule(**{rule.takes[0]: found}))

    return check


# ---------------------------------------------------------------------- tarocks and counts

tarocks = _at_least(lambda case: case.shape.tarocks, hb.LOOK_TAROCKS)
tarocks_at_most = _at_most(lambda case: case.shape.tarocks, hb.LOOK_TAROCKS_AT_MOST)
big = _at_least(lambda case: case.shape.big_linz, hb.LOOK_BIG)
linz = _at_least(lambda case: linz_count(case.hand), hb.LOOK_COUNT)
linz_at_most = _at_most(lambda case: linz_count(case.hand), hb.LOOK_COUNT_AT_MOST)
trull_piece = _some(lambda case: case.shape.trull, hb.LOOK_TRULL)
top = _some(lambda case: case.hand & TOPS, hb.LOOK_TOP)
silent_bird = _some(lambda case: case.hand & SILENT_BIRDS, hb.LOOK_BIRDS)


def holds(card: Card) -> Check:
    """That card in hand."""

    def check(case: Case) -> Iterator[Look]:
        yield Look(card in case.hand, hb.LOOK_HOLDS(card=card))

    return check


def whole_hand(case: Case) -> CardSet:
    """All twelve cards."""
    return case.hand


def none_above(highest: Card, *, of: Callable[[Case], CardSet] = whole_hand) -> Check:
    """No tarock above that one among those cards."""

    def check(case: Case) -> Iterator[Look]:
        above = tuple(card for card in of(case).tarocks if card > highest)
        yield Look(not above, hb.LOOK_NONE_ABOVE(cards=above, card=highest))

    return check


def top_among_many(case: Case) -> Iterator[Look]:
    """Sküs among six tarocks or XXI among seven; with nine even neither."""
    number, hand = case.shape.tarocks, case.hand
    enough = number >= 9 or (SKUS in hand and number >= 6) or (MOND in hand and number >= 7)
    tops = tuple(hand & TOPS)
    yield Look(enough, hb.LOOK_TOP_AMONG(cards=tops, number=number))


def skus_may_be_held(case: Case) -> Iterator[Look]:
    """Where the table forbids a Piccolo with the Sküs, that speaks against it."""
    if case.dialect and case.dialect.auction.skus_bars_piccolo and SKUS in case.hand:
        yield Look(holds=False, reason=rb.CLAIM_SKUS_NO())


# ---------------------------------------------------------------------- kings and suits

kings = _at_least(lambda case: len(case.shape.kings), hb.LOOK_KINGS)
no_king = _none(lambda case: case.shape.kings, hb.LOOK_NO_KING)
no_king_or_queen = _none(lambda case: case.hand & (KINGS | QUEENS), hb.LOOK_NO_KING_OR_QUEEN)
short_king = _some(lambda case: case.shape.bare_kings | case.shape.guarded_once, hb.LOOK_SHORT_KING)
king_and_queen = _some(lambda case: case.shape.paired_kings, hb.LOOK_KING_AND_QUEEN)
void = _some(lambda case: case.shape.voids, hb.LOOK_VOID)
suits = _at_least(lambda case: 4 - len(case.shape.voids), hb.LOOK_SUITS)
suits_at_most = _at_most(lambda case: 4 - len(case.shape.voids), hb.LOOK_SUITS_AT_MOST)
suit_tricks = _at_least(lambda case: case.shape.sure_suit_tricks, hb.LOOK_SUIT_TRICKS)
points = _at_least(lambda case: case.shape.thirds, hb.LOOK_POINTS)
suit_points_at_most = _at_most(lambda case: thirds(case.hand.coloured), hb.LOOK_SUIT_POINTS_AT_MOST)
to_lay_away = _some(lambda case: case.hand & ALL_COURTS - KINGS, hb.LOOK_TO_LAY_AWAY)


def open_suits_at_most(most: int) -> Check:
    """At most so many suits held without their king."""

    def check(case: Case) -> Iterator[Look]:
        found = case.shape.open_suits
        yield Look(len(found) <= most, hb.LOOK_OPEN_SUITS(suits=found, most=most))

    return check


def exactly_three_kings(case: Case) -> Iterator[Look]:
    """Three kings, so that one is missing."""
    number = len(case.shape.kings)
    yield Look(number == 3, hb.LOOK_THREE_KINGS(number=number))


def small_card_under_king(case: Case) -> Iterator[Look]:
    """Under a king, the card that would be led: the lowest of its suit."""
    guarded = case.shape.kings - case.shape.bare_kings
    found = tuple(min(case.hand.of(king.suit)) for king in guarded)
    yield Look(bool(found), hb.LOOK_UNDER_KING(cards=found))


# -------------------------------------------------------------------------- taking nothing

bare_courts = _none(lambda case: case.shape.singletons & ALL_COURTS, hb.LOOK_BARE_COURTS)
pip_cards = _at_least(lambda case: len(case.hand & PIP_CARDS), hb.LOOK_PIP_CARDS)
two_low_in_every_suit = _none(
    lambda case: [suit for suit in COLOURED_SUITS if len(case.hand.of(suit) & PIP_CARDS) < 2],
    hb.LOOK_TWO_LOW,
)


def safe_shape(case: Case) -> Iterator[Look]:
    """All four suits, or no tarock."""
    is_safe, reason = claims.safe_shape(case.hand)
    yield Look(is_safe, reason)


def dangerous_at_most(most: int, *, of: Callable[[Case], CardSet] = whole_hand) -> Check:
    """At most so many cards, of those, that may be made to win."""

    def check(case: Case) -> Iterator[Look]:
        found = tuple(features(of(case)).losers)
        yield Look(len(found) <= most, hb.LOOK_DANGEROUS(cards=found, most=most))

    return check


def one_dangerous_if_led(case: Case) -> Iterator[Look]:
    """No dangerous card, or one that can be led at once where the player leads first."""
    leads = case.dialect is None or case.dialect.play.declarer_leads_negative
    yield from dangerous_at_most(1 if leads else 0)(case)


def planned_tricks(case: Case) -> CardSet:
    """Sküs, XXI and the kings with at most one card beside them."""
    shape = case.shape
    return case.hand & TOPS | shape.bare_kings | shape.guarded_once


def but_for_the_trick(case: Case) -> CardSet:
    """The hand without the cards that would make the one trick."""
    return case.hand - planned_tricks(case)


def one_planned_trick(case: Case) -> Iterator[Look]:
    """Exactly one card that is sure, or nearly so, of its trick."""
    planned = planned_tricks(case)
    yield Look(len(planned) == 1, hb.LOOK_PLANNED_TRICK(cards=tuple(planned)))


# ----------------------------------------------------------------------------- the table


def not_forehand(case: Case) -> Iterator[Look]:
    """Somebody else is forehand."""
    yield Look(case.seat is not FOREHAND, hb.LOOK_NOT_FOREHAND(seat=case.seat))


def speaks_first(case: Case) -> Iterator[Look]:
    """The auction begins with this seat."""
    yield Look(case.seat is _opener(case), hb.LOOK_SPEAKS_FIRST(seat=case.seat))


def speaks_last(case: Case) -> Iterator[Look]:
    """The first round of the auction ends with this seat."""
    yield Look(case.seat is _opener(case).next(3), hb.LOOK_SPEAKS_LAST(seat=case.seat))


def _opener(case: Case) -> Seat:
    return case.dialect.auction.opener if case.dialect else FOREHAND
