"""Random situations for the laws, from pools that make the odd cases common."""

from __future__ import annotations

import random
from typing import NamedTuple

from hypothesis import strategies as st

from engine import Card, CardSet, PlayView, table
from tests.laws import plain_rules as plain
from tests.laws.ladders import GAME_OF

TABLES: dict[str, plain.Params] = {
    **plain.PARAMS,
    "hausregeln+pagat_rule=last_tarock": plain.Params(
        **{**vars(plain.PARAMS["hausregeln"]), "pagat_negative": "last_tarock"}
    ),
    "alpine+dodge_round_pagat_rule=none": plain.Params(
        **{**vars(plain.PARAMS["alpine"]), "pagat_trischaken": None}
    ),
    "cardgames_zone+bettel_declarer_leads=on": plain.Params(
        **{**vars(plain.PARAMS["cardgames_zone"]), "declarer_leads_negative": True}
    ),
}
"""Every table there is, with what the specification says of its play."""


def dialect_of(name: str) -> str:
    return name.partition("+")[0]


GAMES = sorted(
    {
        (name, game)
        for name in TABLES
        for (id_, _), game in GAME_OF.items()
        if id_ == dialect_of(name)
    }
)
"""Each table with each class of game that it has."""


class Situation(NamedTuple):
    """A hand that is to play, on plain strings."""

    table: str
    contract: str
    hand: tuple[str, ...]
    trick: tuple[str, ...]
    trick_no: int
    announced: tuple[tuple[str, int], ...]

    @property
    def game(self) -> str:
        return GAME_OF[dialect_of(self.table), self.contract]

    @property
    def params(self) -> plain.Params:
        return TABLES[self.table]

    @property
    def view(self) -> PlayView:
        dialect = table(self.table)
        return PlayView(
            dialect,
            dialect.contract(self.contract),
            CardSet(Card[code] for code in self.hand),
            tuple(Card[code] for code in self.trick),
            self.trick_no,
            tuple((Card[code], number) for code, number in self.announced),
        )

    @property
    def expected(self) -> tuple[set[str], dict[str, str]]:
        return plain.legal(
            self.hand, self.trick, self.game, self.params, dict(self.announced), self.trick_no
        )


_TAROCKS = [card for card in plain.PACK if card[0] == "T"]
_HEARTS = [card for card in plain.PACK if card[0] == "H"]
_SPADES = [card for card in plain.PACK if card[0] == "S"]
POOLS = (
    plain.PACK,
    _TAROCKS + _HEARTS,
    _TAROCKS,
    ["T1", "T2", "T3", "T4", "T20", "T21", "T22", *_HEARTS, *_SPADES],
    ["T1", "T21", "T22", "T5", "H4", "HK", "S7", "SK"],
    ["T1", "T2", "T3", "T4", "T21", "T22"],
    [card for card in plain.PACK if card[0] != "T"] + ["T1"],
)


def contracts(name: str, game: str) -> list[str]:
    own = dialect_of(name)
    return [row for (id_, row), one in GAME_OF.items() if id_ == own and one == game]


@st.composite
def situations(draw: st.DrawFn, name: str, game: str) -> Situation:
    """Any hand and trick of a class of game at a table; some cards are announced."""
    pool = draw(st.sampled_from(POOLS))
    lying = draw(st.integers(0, 3))
    size = draw(st.integers(1, min(12, len(pool) - lying)))
    cards = draw(
        st.lists(st.sampled_from(pool), min_size=lying + size, max_size=lying + size, unique=True)
    )
    hand, trick = tuple(cards[lying:]), tuple(cards[:lying])
    targets = [(card, plain.BIRD_TRICKS[card]) for card in hand if card in plain.BIRD_TRICKS]
    targets += [(card, 12) for card in hand if card in plain.KINGS][:1]
    announced = (
        [pair for pair in targets if draw(st.booleans())] if game in ("black", "suit") else []
    )
    return Situation(
        table=name,
        contract=draw(st.sampled_from(contracts(name, game))),
        hand=hand,
        trick=trick,
        trick_no=draw(st.sampled_from((13 - size, 8, 9, 10, 11))),
        announced=tuple(announced),
    )


def dealt(name: str, game: str, rng: random.Random) -> Situation:
    """The same from a generator: cheap, so that many can be looked at.

    The number of the trick need not fit the hand, so that announced cards come up.
    """
    pool = rng.choice(POOLS)
    lying = rng.randint(0, 3)
    size = rng.randint(1, min(12, len(pool) - lying))
    cards = rng.sample(pool, lying + size)
    hand, trick = tuple(cards[lying:]), tuple(cards[:lying])
    targets = [(card, plain.BIRD_TRICKS[card]) for card in hand if card in plain.BIRD_TRICKS]
    targets += [(card, 12) for card in hand if card in plain.KINGS][:1]
    announced = (
        [pair for pair in targets if rng.random() < 0.5] if game in ("black", "suit") else []
    )
    number = rng.choice((13 - size, 8, 9, 10, 11))
    contract = rng.choice(contracts(name, game))
    return Situation(name, contract, hand, trick, number, tuple(announced))
