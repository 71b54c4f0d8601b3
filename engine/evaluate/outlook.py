"""What to expect of the cards one does not see, before anybody has spoken."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from engine import handbook as hb
from engine.cards import CardSet
from engine.dialect import Dialect
from engine.evaluate import chances
from engine.evaluate.counts import reaches
from engine.evaluate.features import features
from engine.reasons import Reason

BAR_FOR_PLAYING_ALONE = 12
"""What the 12-count has its name from (AL 4.5)."""


def outlook(hand: CardSet, dialect: Dialect) -> tuple[Reason, ...]:
    """What twelve cards let one expect of talon, partner and opponents, line by line."""
    return tuple(_lines(hand, dialect))


def _lines(hand: CardSet, dialect: Dialect) -> Iterator[Reason]:
    shape = features(hand)
    own, kings = shape.tarocks, len(shape.kings)
    half = chances.better_half_tarocks(own)
    yield hb.OUTLOOK_TALON(
        mean=_mean(chances.talon_tarocks(own)), percent=_percent(chances.at_least(half, 2))
    )
    if kings < 4:
        yield hb.OUTLOOK_KING_IN_TALON(
            percent=_percent(chances.UNSEEN_CARD_IN_TALON),
            other=_percent(chances.missing_king_in_talon(kings)),
        )
    if kings < 4 or dialect.calling.queen_with_four_kings:
        yield hb.OUTLOOK_PARTNER(mean=_mean(chances.partner_tarocks(own)))
        yield hb.OUTLOOK_DEFENDER(mean=_mean(chances.defender_tarocks(own)))
    yield hb.OUTLOOK_LONGEST(
        mean=_mean(chances.longest_elsewhere(own)),
        percent=_percent(chances.nobody_is_longer(own)),
    )
    yield hb.OUTLOOK_TWELVE(number=own, percent=_percent(reaches(BAR_FOR_PLAYING_ALONE, own)))
    least = dialect.auction.least_tarocks
    if least:
        yield hb.OUTLOOK_REDEAL(least=least, percent=_percent(chances.redeal(least)))


def _mean(distribution: chances.Distribution) -> float:
    return round(float(chances.mean(distribution)), 1)


def _percent(chance: Fraction) -> int:
    return round(100 * chance)
