"""What a question about a call is about: heights, forehand, conditions on the hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine import rulebook as rb
from engine.cards import KINGS, NO_CARDS, SKUS, Card, CardSet
from engine.contracts import Opening, Title
from engine.deal import Deal, deal
from engine.dialect import Dialect
from engine.moves import Bid, Hold, Move, Pass, Vorhand
from engine.parts import AllPass, FirstWord
from engine.reasons import Rule
from engine.rules.bidding import is_first_word
from engine.seats import FOREHAND, Seat
from engine.view import View
from puzzles.auctions import BOLD, SHY, Moment, moments, worth

_DEALS_TO_TRY = 60
_DEALS_TO_INSIST = 3
"""After so many deals a call that is allowed will do where one that is not was sought,
and the other way round."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A kind of question about a call: at which level and tables, and what it looks like.

    ``needs`` are cards that somebody must hold for it to come up; ``temper`` says how
    readily the players bid.
    """

    id: str
    level: int
    fits: Callable[[Moment, Move], bool]
    exists: Callable[[Dialect], bool] = lambda _dialect: True
    needs: CardSet = NO_CARDS
    temper: Sequence[int] = BOLD


def find_call(dialect: Dialect, level: int, rng: random.Random) -> tuple[Moment, Move, Theme]:
    """A moment of an auction and a call of that level: as often allowed as not.

    A theme that does not come up gives way to another, and a level to the one below.
    Raises LookupError where nothing is found at all.
    """
    for tried in range(level, 0, -1):
        here = [theme for theme in THEMES if theme.level == tried and theme.exists(dialect)]
        for theme in rng.sample(here, len(here)):
            found = _find(dialect, theme, rng)
            if found is not None:
                return (*found, theme)
    message = f"no call of level {level} came up in {dialect.table}"
    raise LookupError(message)


def _find(dialect: Dialect, theme: Theme, rng: random.Random) -> tuple[Moment, Move] | None:
    wants_allowed = rng.random() < 0.5
    spare: tuple[Moment, Move] | None = None
    for nth in range(_DEALS_TO_TRY):
        if spare and nth >= _DEALS_TO_INSIST:
            break
        found = [
            (moment, call)
            for moment in moments(dialect, _dealt(theme.needs, rng), rng, theme.temper)
            for call in moment.verdict.against
            if theme.fits(moment, call)
        ]
        wanted = [pair for pair in found if _is_allowed(*pair) is wants_allowed]
        if wanted:
            return rng.choice(wanted)
        spare = spare or (rng.choice(found) if found else None)
    return spare


def _is_allowed(moment: Moment, call: Move) -> bool:
    return not moment.verdict.against[call]


def _dealt(needed: CardSet, rng: random.Random) -> Deal:
    """A deal in which somebody holds the cards that are needed."""
    dealt = deal(rng.getrandbits(48))
    if not needed:
        return dealt
    seat = rng.choice(tuple(Seat))
    missing = list(needed - dealt.hand(seat))
    spare = rng.sample(list(dealt.hand(seat) - needed), len(missing))
    return _swapped(dealt, dict(zip(missing + spare, spare + missing, strict=True)))


def _swapped(dealt: Deal, instead: dict[Card, Card]) -> Deal:
    hands = [CardSet(instead.get(card, card) for card in hand) for hand in dealt.hands]
    first, second = ([instead.get(card, card) for card in half] for half in dealt.talon)
    return Deal(
        (hands[0], hands[1], hands[2], hands[3]),
        ((first[0], first[1], first[2]), (second[0], second[1], second[2])),
    )


# ------------------------------------------------------------------ what fits a theme


def _only(moment: Moment, call: Move, *rules: Rule) -> bool:
    """Whether nothing but these rules speaks against it, if anything does."""
    return all(reason.rule in rules for reason in moment.verdict.against[call])


def _is_open_bid(moment: Moment, call: Move) -> bool:
    """A bid that anyone may make, not by forehand's free choice."""
    is_open = isinstance(call, Bid) and call.contract.opening is Opening.ANYONE
    return is_open and not moment.phase.is_free_choice


def _is_height(moment: Moment, call: Move) -> bool:
    standing = moment.phase.standing
    if standing is None or not isinstance(call, Bid) or not _is_open_bid(moment, call):
        return False
    is_near = abs(call.contract.rank - standing.contract.rank) <= 4
    return is_near and _only(moment, call, rb.BID_TOO_LOW)


def _is_first_word(moment: Moment, call: Move) -> bool:
    view = View(moment.dialect, moment.seat, moment.hand, moment.phase, factor=1)
    if not is_first_word(view, moment.phase):
        return False
    is_plain = isinstance(call, Pass | Vorhand) or _is_open_bid(moment, call)
    return is_plain and _only(moment, call, rb.VORHAND_COMES_FIRST)


def _is_reserved(moment: Moment, call: Move) -> bool:
    reserved = (Opening.FOREHAND_FIRST, Opening.FOREHAND_LAST, Opening.OPTION)
    rules = (rb.BID_FOREHAND_FIRST, rb.BID_FOREHAND_LAST, rb.BID_OPTION_OFF)
    is_bid = isinstance(call, Bid) and call.contract.opening in reserved
    return is_bid and _only(moment, call, *rules)


def _is_free_choice(moment: Moment, call: Move) -> bool:
    if not moment.phase.is_free_choice:
        return False
    return isinstance(call, Pass) or (isinstance(call, Bid) and _only(moment, call))


def _is_hold(moment: Moment, call: Move) -> bool:
    if not isinstance(call, Hold):
        return False
    is_likely = moment.seat is FOREHAND and moment.phase.standing is not None
    return is_likely or moment.dialect.auction.forehand_holds


def _has_four_kings(moment: Moment, call: Move) -> bool:
    if not moment.hand >= KINGS or not isinstance(call, Bid) or not call.contract.calls_king:
        return False
    return _is_open_bid(moment, call) and _only(moment, call, rb.BID_NOTHING_TO_CALL)


def _is_about_a_bird(moment: Moment, call: Move) -> bool:
    is_bird = isinstance(call, Bid) and call.contract.bird is not None
    return is_bird and _only(moment, call, rb.BID_BIRD_NOT_HELD)


def _is_about_the_skus(moment: Moment, call: Move) -> bool:
    is_piccolo = isinstance(call, Bid) and call.contract.title is Title.PICCOLO
    return is_piccolo and SKUS in moment.hand and _only(moment, call, rb.BID_SKUS_IN_PICCOLO)


def _is_about_suit_cards(moment: Moment, call: Move) -> bool:
    is_solo = isinstance(call, Bid) and call.contract.title is Title.FARBENSOLO
    few = moment.dialect.auction.least_suit_cards
    is_near = abs(len(moment.hand.coloured) - few) <= 2
    return is_solo and is_near and _only(moment, call, rb.BID_FEW_SUIT_CARDS)


def _is_equal_in_value(moment: Moment, call: Move) -> bool:
    standing = moment.phase.standing
    if standing is None or not isinstance(call, Bid) or call.contract is standing.contract:
        return False
    values = {worth(moment.dialect, row) for row in (standing.contract, call.contract)}
    return len(values) == 1 and _is_open_bid(moment, call) and _only(moment, call, rb.BID_TOO_LOW)


def _has_returned(moment: Moment, call: Move) -> bool:
    """Forehand is asked again after an opening pass, and somebody has bid."""
    if (FOREHAND, Pass()) not in moment.calls or moment.seat is not FOREHAND:
        return False
    reserved = isinstance(call, Bid) and call.contract.opening is Opening.FOREHAND_FIRST
    is_asked = reserved or isinstance(call, Pass) or _is_open_bid(moment, call)
    is_plain = _only(moment, call, rb.BID_TOO_LOW, rb.BID_FOREHAND_FIRST)
    return is_asked and is_plain and moment.phase.standing is not None


def _is_late_hold(moment: Moment, call: Move) -> bool:
    """Forehand, having spoken already, is asked to hold."""
    return isinstance(call, Hold) and moment.seat is FOREHAND and len(moment.calls) > 3


def _is_after_a_hold(moment: Moment, call: Move) -> bool:
    """Somebody else is asked to top a bid that forehand has held."""
    was_held = any(isinstance(said, Hold) for _, said in moment.calls)
    return was_held and _is_height(moment, call)


def _says(word: FirstWord) -> Callable[[Dialect], bool]:
    return lambda dialect: dialect.auction.first_word is word


THEMES: tuple[Theme, ...] = (
    Theme("height", 1, _is_height),
    Theme("first-word", 1, _is_first_word, _says(FirstWord.VORHAND)),
    Theme(
        "reserved",
        2,
        _is_reserved,
        lambda dialect: any(row.opening is not Opening.ANYONE for row in dialect.contracts),
        temper=(*SHY, *BOLD),
    ),
    Theme(
        "free-choice",
        2,
        _is_free_choice,
        lambda dialect: dialect.auction.all_pass is AllPass.FOREHAND_CHOOSES,
        temper=SHY,
    ),
    Theme("hold", 2, _is_hold),
    Theme("vorhand", 2, lambda _, call: isinstance(call, Vorhand), _says(FirstWord.VORHAND)),
    Theme(
        "four-kings",
        3,
        _has_four_kings,
        lambda dialect: any(
            row.calls_king and row.opening is Opening.ANYONE for row in dialect.contracts
        ),
        KINGS,
    ),
    Theme(
        "bird",
        3,
        _is_about_a_bird,
        lambda dialect: any(row.bird is not None for row in dialect.contracts),
    ),
    Theme(
        "skus",
        3,
        _is_about_the_skus,
        lambda dialect: dialect.auction.skus_bars_piccolo,
        CardSet((SKUS,)),
    ),
    Theme(
        "suit-cards",
        3,
        _is_about_suit_cards,
        lambda dialect: dialect.auction.least_suit_cards > 0,
    ),
    Theme("equal", 3, _is_equal_in_value, lambda dialect: bool(_equal_pairs(dialect))),
    Theme("returning", 3, _has_returned, _says(FirstWord.PASS_RETURNS)),
    Theme("late-hold", 3, _is_late_hold, lambda dialect: dialect.auction.forehand_holds),
    Theme("after-hold", 3, _is_after_a_hold, lambda dialect: dialect.auction.forehand_holds),
)


def _equal_pairs(dialect: Dialect) -> set[int]:
    """Values that more than one rung of the ladder has."""
    values = [worth(dialect, row) for row in dialect.contracts if row.opening is Opening.ANYONE]
    return {value for value in values if values.count(value) > 1}
