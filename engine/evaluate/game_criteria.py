"""Which game twelve cards are good for: the bars that have been published.

Where a source names a range ("six or seven tarocks"), its lower end is asked for, unless
more would make the game a different one. "Big" is from XVI up, as Linz counts. Words
that set no figure ("good side suits", "short tarocks") are read as written at each.
"""

from __future__ import annotations

from engine import handbook as hb
from engine.cards import SKUS, Card
from engine.contracts import Bird, Opening, Title
from engine.dialect import Dialect
from engine.evaluate import looks
from engine.evaluate.bars import BIRD_BARS
from engine.evaluate.criterion import Check, Criterion, Source, Topic
from engine.reasons import Rule

_LINZ_MAIR = (Source.LINZ, Source.MAIR)
_LINZ_MAIR_MAYR = (*_LINZ_MAIR, Source.MAYR)
_GOOD_SIDE_SUITS = looks.open_suits_at_most(2)
"""Our reading: at most two suits are held without their king."""
_MANY_PIP_CARDS = looks.pip_cards(6)
"""Our reading of "many bottom cards": half of the hand."""


def _alpine(name: str, rule: Rule, title: Title, claim: str, tarocks: tuple[int, int]) -> Criterion:
    """A line of the page of ``alpine``, which ``claims`` holds."""
    return Criterion(
        name,
        Topic.GAME,
        (Source.ALPINE,),
        (rule,),
        (title,),
        (looks.page_claims(claim),),
        tarocks=tarocks,
    )


ANY = (0, 12)
# fmt: off
ALPINE = (
    # "About 8 or 9" is read as 8 or more: of 10 and 11 the page says nothing.
    _alpine("EC-01", hb.ALPINE_CALL, Title.RUFER, "call", (4, 12)),
    _alpine("EC-02", hb.ALPINE_TRISCHAKEN, Title.TRISCHAKEN, "dodge_round", (0, 7)),
    _alpine("EC-03", hb.ALPINE_SECHSERDREIER, Title.SECHSERDREIER, "blind_solo", (4, 12)),
    _alpine("EC-14-alpine", hb.ALPINE_FARBENDREIER, Title.FARBENDREIER, "no_trump", ANY),
    _alpine("EC-15-alpine", hb.ALPINE_FARBENSOLO, Title.FARBENSOLO, "no_trump_solo", ANY),
    _alpine("EC-16-alpine", hb.ALPINE_PICCOLO, Title.PICCOLO, "piccolo", ANY),
    _alpine("EC-17-alpine", hb.ALPINE_BETTLER, Title.BETTLER, "beggar", ANY),
)
# fmt: on

DREIER = Criterion(
    "EC-05",
    Topic.GAME,
    _LINZ_MAIR,
    (hb.LINZ_DREIER,),
    (Title.DREIER,),
    (
        looks.linz(12),
        looks.tarocks(6),
        looks.big(2),
        looks.trull_piece,
        looks.wish(_GOOD_SIDE_SUITS),
    ),
    tarocks=(6, 12),
)
"""What Linz asks for playing alone with half of the talon."""

ALONE_OR_CALLING = (
    Criterion(
        "EC-04",
        Topic.GAME,
        _LINZ_MAIR_MAYR,
        (hb.LINZ_SECHSERDREIER,),
        (Title.SECHSERDREIER,),
        (
            looks.linz(10),
            looks.top_among_many,
            looks.big(2),
            looks.wish(looks.kings(1)),
            looks.wish(looks.to_lay_away),
        ),
        tarocks=(6, 12),
    ),
    DREIER,
    Criterion(
        "EC-06",
        Topic.GAME,
        _LINZ_MAIR,
        (hb.LINZ_SOLODREIER,),
        (Title.SOLODREIER,),
        (
            looks.linz(16),
            looks.tarocks(9),
            looks.big(4),
            looks.wish(looks.kings(1)),
            looks.wish(looks.open_suits_at_most(0)),
        ),
        tarocks=(9, 12),
    ),
    Criterion(
        "EC-07",
        Topic.GAME,
        (Source.MACFADYEN,),
        (hb.MACFADYEN_SECHSERDREIER,),
        (Title.SECHSERDREIER,),
        # "Five good ones": most of them big.
        (looks.either(looks.tarocks(6), looks.both(looks.tarocks(5), looks.big(3))),),
        tarocks=(5, 12),
    ),
    # "Almost any hand": there is no hand that it would leave out.
    Criterion("EC-08", Topic.GAME, (Source.MACFADYEN,), (hb.MACFADYEN_RUFER,), (Title.RUFER,)),
    Criterion(
        "EC-09",
        Topic.GAME,
        (Source.MAYR, Source.LINZ),
        (hb.MAYR_SOLORUFER,),
        (Title.SOLORUFER,),
        # With more tarocks it would be a Dreier.
        (
            looks.tarocks(5),
            looks.tarocks_at_most(6),
            looks.top,
            looks.short_king,
            looks.void,
        ),
        tarocks=(5, 6),
    ),
)


def _besserrufer(name: str, rule: Rule, bird: Bird, *ways: Check) -> Criterion:
    """A bird bid with the game: the nearer to the beginning it must win, the more
    tarocks it takes."""
    tarocks, big = BIRD_BARS[bird]
    long = looks.both(looks.tarocks(tarocks), looks.big(big))
    return Criterion(
        name,
        Topic.GAME,
        (Source.LINZ, Source.MAYR),
        (rule,),
        (Title.BESSERRUFER,),
        (looks.holds(bird.card), looks.either(long, *ways)),
        bird=bird,
        tarocks=(5 if ways else tarocks, 12),
    )


_FOUR_SUITER = looks.both(looks.tarocks(5), looks.big(1), looks.suits(4), _GOOD_SIDE_SUITS)
"""Another way to the Pagat, which has the longest to wait: all suits can be followed."""

BIRDS = (
    _besserrufer("EC-10", hb.LINZ_PAGAT, Bird.PAGAT, _FOUR_SUITER),
    _besserrufer("EC-11", hb.LINZ_UHU, Bird.UHU),
    _besserrufer("EC-12", hb.LINZ_KAKADU, Bird.KAKADU),
    _besserrufer("EC-13", hb.LINZ_MARABU, Bird.MARABU),
)

SUIT_GAMES = (
    Criterion(
        "EC-14",
        Topic.GAME,
        (Source.LINZ,),
        (hb.LINZ_FARBENDREIER,),
        (Title.FARBENDREIER,),
        (looks.suit_tricks(6),),
        tarocks=(0, 6),
    ),
    Criterion(
        "EC-15",
        Topic.GAME,
        (Source.LINZ,),
        (hb.LINZ_FARBENSOLO,),
        (Title.FARBENSOLO,),
        (
            looks.either(looks.suit_tricks(8), looks.points(90)),
            looks.wish(looks.kings(3)),
            looks.wish(looks.king_and_queen),
        ),
    ),
)


def piccolo_shuts_out_the_sechser(dialect: Dialect) -> bool:
    """Whether anybody may bid a Piccolo before forehand may claim the Sechserdreier."""
    openings = {row.title: row.opening for row in dialect.contracts}
    return (
        openings.get(Title.PICCOLO) is Opening.ANYONE
        and openings.get(Title.SECHSERDREIER) is Opening.FOREHAND_LAST
    )


NEGATIVE = (
    Criterion(
        "EC-16",
        Topic.GAME,
        (Source.LINZ,),
        (hb.LINZ_PICCOLO,),
        (Title.PICCOLO,),
        (
            looks.one_planned_trick,
            looks.dangerous_at_most(0, of=looks.but_for_the_trick),
            looks.none_above(Card.T15, of=looks.but_for_the_trick),
            _MANY_PIP_CARDS,
            looks.skus_may_be_held,
        ),
    ),
    Criterion(
        "EH-04",
        Topic.GAME,
        (Source.MACFADYEN,),
        (hb.MACFADYEN_PICCOLO,),
        (Title.PICCOLO,),
        # "Short": three at most, as in the hand that is printed; low side cards.
        (
            looks.holds(SKUS),
            looks.tarocks_at_most(3),
            looks.dangerous_at_most(0, of=lambda case: case.hand.coloured),
            looks.no_king_or_queen,
            looks.skus_may_be_held,
        ),
        tarocks=(1, 3),
    ),
    Criterion(
        "EC-21",
        Topic.GAME,
        (Source.MACFADYEN,),
        (hb.MACFADYEN_EARLY_PICCOLO,),
        (Title.PICCOLO,),
        # "Weak": too weak to call a king.
        (looks.not_forehand, looks.page_claims("dodge_round")),
        holds_at=piccolo_shuts_out_the_sechser,
    ),
    Criterion(
        "EC-17",
        Topic.GAME,
        (Source.LINZ,),
        (hb.LINZ_BETTLER,),
        (Title.BETTLER,),
        (
            looks.safe_shape,
            looks.bare_courts,
            looks.one_dangerous_if_led,
            _MANY_PIP_CARDS,
        ),
    ),
    Criterion(
        "EC-18",
        Topic.GAME,
        (Source.LINZ,),
        (hb.LINZ_OUVERT,),
        (Title.PICCOLO, Title.BETTLER),
        # "Very small": in the lowest quarter.
        (
            looks.pip_cards(8),
            looks.two_low_in_every_suit,
            looks.tarocks_at_most(3),
            looks.none_above(Card.T5),
        ),
        ouvert=True,
        tarocks=(0, 3),
    ),
    Criterion(
        "EC-19",
        Topic.GAME,
        (Source.LINZ,),
        (hb.LINZ_TRISCHAKEN,),
        (Title.TRISCHAKEN,),
        # "Few, low": fewer than the average of nearly five, and none big.
        (looks.tarocks_at_most(4), looks.none_above(Card.T15), looks.no_king),
        tarocks=(0, 4),
    ),
)

GAME_CRITERIA: tuple[Criterion, ...] = (
    *ALPINE,
    *ALONE_OR_CALLING,
    *BIRDS,
    *SUIT_GAMES,
    *NEGATIVE,
)
