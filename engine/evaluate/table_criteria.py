"""What has been published on the rest of the hand: seat, king, talon, what to say, play.

Those without checks are principles: they hold whatever the hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine import handbook as hb
from engine.cards import COLOURED_SUITS, PAGAT, SKUS, Card, CardSet, Rank, Suit
from engine.contracts import Bonus, Title
from engine.dialect import Dialect
from engine.evaluate import looks
from engine.evaluate.chances import mean, talon_tarocks
from engine.evaluate.criterion import Case, Check, Criterion, Look, Source, Topic
from engine.evaluate.game_criteria import DREIER
from engine.parts import Doubling, KingInTalon
from engine.reasons import Rule

CALLERS = (Title.RUFER, Title.BESSERRUFER, Title.SOLORUFER)
ALONE = (Title.DREIER, Title.SECHSERDREIER, Title.SOLODREIER)
SUIT_GAMES = (Title.FARBENDREIER, Title.FARBENSOLO)
SHUNNING = (Title.BETTLER, Title.PICCOLO)
POSITIVE = (*CALLERS, *ALONE, *SUIT_GAMES)

LINZ = (Source.LINZ,)
ZONE = (Source.CARDGAMES_ZONE,)
MAYR = (Source.MAYR,)
MAIR_LINZ = (Source.MAIR, Source.LINZ)


# --------------------------------------------------------------------- which tables


def knows_king_ultimo(dialect: Dialect) -> bool:
    """Whether King ultimo can be made."""
    return any(row.bonus is Bonus.KING_ULTIMO for row in dialect.bonuses.rows)


def lets_birds_fail_for_nothing(dialect: Dialect) -> bool:
    """Whether there are birds above the Pagat, and one kept silent costs nothing."""
    return len(dialect.bonuses.birds) > 1 and not dialect.bonuses.silent_fail_costs


def knows_contra(dialect: Dialect) -> bool:
    """Whether positive games can be doubled."""
    return dialect.contras.positive is not Doubling.NONE


def doubles_king_ultimo(dialect: Dialect) -> bool:
    """Whether King ultimo can be doubled."""
    return knows_contra(dialect) and knows_king_ultimo(dialect)


def calls_the_fourth(dialect: Dialect) -> bool:
    """Whether "the fourth king" may be called without its suit."""
    return dialect.calling.fourth_unnamed


def lets_give_up(dialect: Dialect) -> bool:
    """Whether the game may be given up when the called king lies in the talon."""
    return dialect.calling.in_talon is KingInTalon.GIVE_UP_OR_ALONE


# ----------------------------------------------------------------------- the king


def kings_to_call(hand: CardSet, *, solo: bool) -> CardSet:
    """The kings that Linz would call with that hand: from a guarded queen, in a
    Solorufer best from a bare one, else from a knight; then from a short suit, but
    one of which a card is left. Several if it makes no difference; none if all are held.
    """
    missing = [suit for suit in COLOURED_SUITS if Card[f"{suit.value}K"] not in hand]
    worth = {suit: _worth_calling(hand.of(suit), solo=solo) for suit in missing}
    best = max(worth.values(), default=None)
    return CardSet(Card[f"{suit.value}K"] for suit in missing if worth[suit] == best)


def _worth_calling(suit: CardSet, *, solo: bool) -> tuple[int, bool, int]:
    ranks = {card.rank for card in suit}
    if Rank.QUEEN in ranks and len(suit) > 1:
        grade = 2
    elif Rank.QUEEN in ranks and solo:
        grade = 3
    else:
        grade = int(Rank.KNIGHT in ranks)
    return grade, bool(suit), -len(suit)


def _good_call(*, solo: bool) -> Check:
    def check(case: Case) -> Iterator[Look]:
        best = kings_to_call(case.hand, solo=solo)
        called = best if case.called is None else CardSet((case.called,))
        yield Look(bool(best) and called <= best, hb.LOOK_CALL(cards=tuple(best)))

    return check


def _called(case: Case) -> Card:
    if case.called is None:
        raise ValueError("this criterion asks which king is called")
    return case.called


def _holds_called(case: Case) -> Iterator[Look]:
    called = _called(case)
    yield Look(called in case.hand, hb.LOOK_HOLDS(card=called))


def _called_suit(least: int) -> Check:
    """At least so many cards of the called suit."""

    def check(case: Case) -> Iterator[Look]:
        suit: Suit = _called(case).suit
        number = len(case.hand.of(suit))
        yield Look(number >= least, hb.LOOK_LENGTH(suit=suit, number=number, least=least))

    return check


def _talon_tarocks(case: Case) -> Iterator[Look]:
    """How many tarocks are to be expected in the talon; the fewer one holds, the more."""
    number = case.shape.tarocks
    expected = round(float(mean(talon_tarocks(number))), 1)
    yield Look(holds=True, reason=hb.LOOK_TALON_TAROCKS(number=number, mean=expected))


# fmt: off
SEAT_AND_KING = (
    Criterion("EC-22-first", Topic.SEAT, (Source.MAIR,), (hb.MAIR_SEAT_FIRST,),
              checks=(looks.speaks_first,)),
    Criterion("EC-22-last", Topic.SEAT, (Source.MAIR,), (hb.MAIR_SEAT_LAST,),
              checks=(looks.speaks_last,)),
    Criterion("EC-25", Topic.KING, LINZ, (hb.LINZ_KING,), (Title.RUFER, Title.BESSERRUFER),
              (_good_call(solo=False),)),
    Criterion("EC-25-solo", Topic.KING, LINZ, (hb.LINZ_KING_SOLO,), (Title.SOLORUFER,),
              (_good_call(solo=True),)),
    Criterion("EC-26", Topic.KING, LINZ, (hb.LINZ_FOURTH_KING,), CALLERS,
              (looks.exactly_three_kings,), holds_at=calls_the_fourth),
)

TALON = (
    Criterion("EC-23", Topic.TALON, LINZ, (hb.LINZ_TALON_TAROCKS,), checks=(_talon_tarocks,)),
    Criterion("EC-27-besserrufer", Topic.TALON, LINZ, (hb.LINZ_TALON_BESSERRUFER,),
              (Title.BESSERRUFER,)),
    Criterion("EC-27-alone", Topic.TALON, LINZ, (hb.LINZ_TALON_ALONE,),
              (Title.DREIER, Title.SECHSERDREIER)),
    Criterion("EC-27-suit-game", Topic.TALON, LINZ, (hb.LINZ_TALON_SUIT_GAME,),
              (Title.FARBENDREIER,)),
    # The page's own example takes the queen of diamonds, lays two diamonds away and calls
    # the suit empty, though the queen is still there: the advice stands, the example not.
    Criterion("EH-05", Topic.TALON, ZONE, (hb.ZONE_HALF,), (Title.RUFER, Title.DREIER)),
)

SAYING = (
    Criterion("EC-28", Topic.SAYING, LINZ, (hb.LINZ_KING_ULTIMO,), CALLERS,
              (_holds_called, _called_suit(3), looks.tarocks(3), looks.big(1)),
              holds_at=knows_king_ultimo, tarocks=(3, 12)),
    # "A very strong hand": as long as for the Kakadu.
    Criterion("EC-29", Topic.SAYING, LINZ, (hb.LINZ_PAGAT_ALONE,), ALONE,
              (looks.holds(PAGAT), looks.tarocks(8), looks.big(3)), tarocks=(8, 12)),
    Criterion("EC-30", Topic.SAYING, LINZ, (hb.LINZ_SILENT_BIRD,), (*CALLERS, *ALONE),
              (looks.silent_bird,), holds_at=lets_birds_fail_for_nothing, tarocks=(1, 12)),
    Criterion("EC-24", Topic.CONTRA, MAYR, (hb.MAYR_CONTRA_THE_BIRD,), (Title.BESSERRUFER,),
              DREIER.checks, holds_at=knows_contra, tarocks=DREIER.tarocks),
    # "Few points to lose": five at most in the suits.
    Criterion("EC-31", Topic.CONTRA, LINZ, (hb.LINZ_CONTRA_ALONE,),
              (Title.DREIER, Title.SECHSERDREIER),
              (looks.tarocks(6), looks.big(2), looks.suits_at_most(2),
               looks.wish(looks.suit_points_at_most(15))),
              holds_at=knows_contra, tarocks=(6, 12)),
    Criterion("EC-32", Topic.CONTRA, LINZ, (hb.LINZ_CONTRA_BIRD,), (Title.BESSERRUFER,),
              (looks.tarocks(6), looks.big(1), looks.suits(4)),
              holds_at=knows_contra, tarocks=(6, 12)),
    Criterion("EC-33", Topic.CONTRA, LINZ, (hb.LINZ_CONTRA_KING_ULTIMO,), CALLERS,
              (_called_suit(3), looks.big(1)), holds_at=doubles_king_ultimo, tarocks=(1, 12)),
)

PROGRAM = (
    Criterion("EC-39-pagat", Topic.SAYING, (Source.PROGRAM,), (hb.PROGRAM_PAGAT,),
              (*CALLERS, *ALONE),
              (looks.holds(PAGAT), looks.tarocks(8), looks.holds(SKUS), looks.big(3)),
              tarocks=(8, 12)),
    Criterion("EC-39-birds", Topic.SAYING, (Source.PROGRAM,), (hb.PROGRAM_BIRDS,),
              (*CALLERS, *ALONE), (looks.silent_bird, looks.tarocks(9), looks.big(4)),
              tarocks=(9, 12)),
    Criterion("EC-39-give-up", Topic.TALON, (Source.PROGRAM,), (hb.PROGRAM_GIVE_UP,),
              (Title.RUFER, Title.BESSERRUFER),
              (looks.linz_at_most(5), looks.none_above(Card.T15)),
              holds_at=lets_give_up, tarocks=(0, 5)),
)


def _principle(
    name: str, sources: tuple[Source, ...], titles: tuple[Title, ...], *rules: Rule
) -> Criterion:
    return Criterion(name, Topic.PLAY, sources, rules, titles, ouvert=None)


PLAY = (
    Criterion("EC-20", Topic.PLAY, (Source.MACFADYEN,), (hb.MACFADYEN_UNDER_KING,),
              (Title.TRISCHAKEN,), (looks.small_card_under_king,)),
    _principle("EC-34-rufer", MAIR_LINZ, (Title.RUFER, Title.SOLORUFER), hb.LINZ_LEAD_RUFER),
    _principle("EC-34-besserrufer", MAIR_LINZ, (Title.BESSERRUFER,), hb.LINZ_LEAD_BESSERRUFER),
    _principle("EC-34-dreier", MAIR_LINZ, (Title.DREIER, Title.SECHSERDREIER),
               hb.LINZ_LEAD_DREIER),
    _principle("EC-34-solodreier", MAIR_LINZ, (Title.SOLODREIER,), hb.LINZ_LEAD_SOLODREIER),
    _principle("EC-34-suit-games", MAIR_LINZ, SUIT_GAMES, hb.LINZ_LEAD_SUIT_GAME),
    _principle("EC-34-negative", MAIR_LINZ, SHUNNING, hb.LINZ_LEAD_NEGATIVE),
    _principle("EC-35", MAYR, POSITIVE, hb.MAYR_COUNT_TAROCKS, hb.MAYR_REMEMBER_BIG,
               hb.MAYR_MIDDLE_FIRST, hb.MAYR_PAGAT_HOME, hb.MAYR_HIGH_BEFORE_DECLARER,
               hb.MAYR_SHORT_OR_LONG, hb.MAYR_RETURN, hb.MAYR_COUNT_COURTS,
               hb.MAYR_KINGS_IN_SOLO),
    _principle("EC-36", MAIR_LINZ, CALLERS, hb.MAIR_RETURN, hb.MAIR_HIGH_IN_FRONT,
               hb.MAIR_SECOND_LOW, hb.MAIR_KEEP_A_SMALL_ONE),
    Criterion("EC-37-strong", Topic.PLAY, LINZ, (hb.LINZ_STRONG_DEFENDER,), POSITIVE,
              (looks.tarocks(6), looks.big(2)), tarocks=(6, 12)),
    Criterion("EC-37-weak", Topic.PLAY, LINZ, (hb.LINZ_WEAK_DEFENDER,), POSITIVE,
              (looks.tarocks_at_most(3),), tarocks=(0, 3)),
    _principle("EC-37", LINZ, POSITIVE, hb.LINZ_DEFENDERS),
    _principle("EC-37-negative", LINZ, SHUNNING, hb.LINZ_AGAINST_NEGATIVE),
    _principle("EC-38", ZONE, (*CALLERS, *ALONE), hb.ZONE_COUNT, hb.ZONE_SHORT_SUITS,
               hb.ZONE_CALLED_SUIT, hb.ZONE_LEAD_KINGS, hb.ZONE_HALF,
               hb.ZONE_GIVE_POINTS, hb.ZONE_KEEP_SKUS),
)
# fmt: on

TABLE_CRITERIA: tuple[Criterion, ...] = (*SEAT_AND_KING, *TALON, *SAYING, *PROGRAM, *PLAY)
