"""Alpine Tarok, Calling the King, the basic set (seed 002)."""

from engine.contracts import Bird, Contract, Game, Opening, Talon, Title
from engine.dialect import (
    Change,
    Counting,
    Dialect,
    LayingAway,
    Method,
    Option,
    PagatRule,
    Play,
    Silence,
    TarocksAway,
)

_NEGATIVE_PAGAT = (Game.NEGATIVE, PagatRule.LAST_TAROCK)

# fmt: off
CONTRACTS = (
    Contract("call", Title.RUFER, Game.BLACK, 1, Talon.HALF, "AL-4d, AL-5a",
             opening=Opening.FOREHAND_LAST),
    Contract("piccolo", Title.PICCOLO, Game.NEGATIVE, 2, Talon.NOBODY, "AL-11d, AL-13",
             rank=1, tricks=1),
    Contract("beggar", Title.BETTLER, Game.NEGATIVE, 4, Talon.NOBODY, "AL-13",
             rank=2, tricks=0),
    Contract("no_trump", Title.FARBENDREIER, Game.SUIT, 5, Talon.HALF, "AL-7b, AL-11e", rank=3),
    Contract("no_trump_solo", Title.FARBENSOLO, Game.SUIT, 10, Talon.DEFENDERS, "AL-11e, AL-6c",
             rank=4),
    Contract("dodge_round", Title.TRISCHAKEN, Game.TRISCHAKEN, 5, Talon.DRIP, "AL-17, AL-6c",
             opening=Opening.FOREHAND_LAST),
    Contract("blind_solo", Title.SECHSERDREIER, Game.BLACK, 5, Talon.ALL_UNSEEN, "AL-4e, AL-6b",
             lost=10, opening=Opening.FOREHAND_FIRST),
)
# fmt: on

ALPINE = Dialect(
    id="alpine",
    seed="002",
    contracts=CONTRACTS,
    play=Play(
        rise_in=frozenset({Game.NEGATIVE, Game.TRISCHAKEN}),
        pagat_in=(_NEGATIVE_PAGAT, (Game.TRISCHAKEN, PagatRule.LAST_TAROCK)),
        emperor_in=(),
        holds_announced=True,
        declarer_leads_negative=True,
    ),
    laying_away=LayingAway(black=TarocksAway.IF_NEEDED, suit=TarocksAway.FIRST),
    counting=Counting(method=Method.BASE_AND_PIPS, win_line_thirds=107),
    birds=(Bird.PAGAT, Bird.UHU),
    bird_games=frozenset({Game.BLACK}),
    mondfang_games=frozenset(),
    king_ultimo=True,
    sources=(
        ("play.rise_in", "AL-11b"),
        ("play.pagat_in", "AL-11c"),
        ("play.emperor_in", "AL-12"),
        ("play.holds_announced", "AL-8d"),
        ("play.declarer_leads_negative", "AL-10"),
        ("laying_away.black", "AL-7a"),
        ("laying_away.suit", "AL-7b"),
        ("counting.method", "AL-14"),
        ("counting.win_line_thirds", "AL-14"),
    ),
    options=(
        Option(
            "dodge_round_pagat_rule",
            (
                ("last_tarock", ()),
                ("none", (Change("play", "pagat_in", (_NEGATIVE_PAGAT,)),)),
            ),
            "AL-11c",
        ),
    ),
    silences=(
        Silence("silence-dodge-round-pagat", "AL-11c"),
        Silence("silence-rising-negative", "AL-11b"),
        Silence("silence-hold-birds", "AL-8d"),
    ),
)
