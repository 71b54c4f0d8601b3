"""GameTwist Königrufen (seed 000), its lost tables rebuilt from the Rüdiger variant."""

from engine.contracts import Bird, Contract, Game, Opening, Talon, Title
from engine.dialect import (
    Counting,
    Dialect,
    EmperorRule,
    LayingAway,
    Method,
    PagatRule,
    Play,
    Silence,
    TarocksAway,
)

_LAST = Opening.FOREHAND_LAST
_BLACK, _SUIT, _NEGATIVE = Game.BLACK, Game.SUIT, Game.NEGATIVE
_HALF, _DEFENDERS, _NOBODY = Talon.HALF, Talon.DEFENDERS, Talon.NOBODY

# fmt: off
CONTRACTS = (
    Contract("trischaken", Title.TRISCHAKEN, Game.TRISCHAKEN, 2, _NOBODY, "GT-17b, GT-6d",
             rank=1, opening=_LAST),
    Contract("caller", Title.RUFER, _BLACK, 2, _HALF, "GT-5a, GT-6a",
             rank=2, opening=_LAST),
    Contract("solo_caller", Title.SOLORUFER, _BLACK, 4, _DEFENDERS, "GT-5a, GT-6c", rank=3),
    Contract("piccolo", Title.PICCOLO, _NEGATIVE, 4, _NOBODY, "GT-6d, GT-13",
             rank=4, tricks=1),
    Contract("bettler", Title.BETTLER, _NEGATIVE, 5, _NOBODY, "GT-6d, GT-13",
             rank=5, tricks=0),
    Contract("caller+pagat", Title.BESSERRUFER, _BLACK, 2, _HALF, "GT-4g, GT-6a",
             rank=6, bird=Bird.PAGAT),
    Contract("six_threes", Title.SECHSERDREIER, _BLACK, 6, Talon.ALL_UNSEEN, "GT-16b, GT-6b",
             rank=7, lost=12, opening=_LAST),
    Contract("three_of_suit", Title.FARBENDREIER, _SUIT, 6, _HALF, "GT-6a, GT-11d", rank=8),
    Contract("three", Title.DREIER, _BLACK, 6, _HALF, "GT-6a", rank=9),
    Contract("piccolo_ouvert", Title.PICCOLO, _NEGATIVE, 8, _NOBODY, "GT-6d, GT-13b",
             rank=10, tricks=1, ouvert=True),
    Contract("caller+uhu", Title.BESSERRUFER, _BLACK, 2, _HALF, "GT-4g, GT-6a",
             rank=11, bird=Bird.UHU),
    Contract("bettler_ouvert", Title.BETTLER, _NEGATIVE, 10, _NOBODY, "GT-6d, GT-13b",
             rank=12, tricks=0, ouvert=True),
    Contract("solo_three_of_suit", Title.FARBENSOLO, _SUIT, 12, _DEFENDERS, "GT-6c, GT-11d",
             rank=13),
    Contract("solo_three", Title.SOLODREIER, _BLACK, 12, _DEFENDERS, "GT-6c", rank=14),
    Contract("caller+pelican", Title.BESSERRUFER, _BLACK, 2, _HALF, "GT-4g, GT-6a",
             rank=15, bird=Bird.KAKADU),
)
# fmt: on

GAMETWIST = Dialect(
    id="gametwist",
    seed="000",
    contracts=CONTRACTS,
    play=Play(
        rise_in=frozenset({Game.NEGATIVE, Game.TRISCHAKEN}),
        pagat_in=(
            (Game.NEGATIVE, PagatRule.LAST_TAROCK),
            (Game.TRISCHAKEN, PagatRule.LAST_TAROCK),
        ),
        emperor_in=((Game.BLACK, EmperorRule.ALWAYS),),
        holds_announced=True,
        declarer_leads_negative=True,
    ),
    laying_away=LayingAway(black=TarocksAway.FREELY, suit=TarocksAway.FREELY),
    counting=Counting(method=Method.THIRDS, win_line_thirds=107),
    birds=(Bird.PAGAT, Bird.UHU, Bird.KAKADU),
    bird_games=frozenset({Game.BLACK}),
    mondfang_games=frozenset({Game.BLACK}),
    king_ultimo=True,
    sources=(
        ("play.rise_in", "GT-11b"),
        ("play.pagat_in", "GT-11e"),
        ("play.emperor_in", "GT-12a"),
        ("play.holds_announced", "GT-11c"),
        ("play.declarer_leads_negative", "GT-10"),
        ("laying_away.black", "GT-7"),
        ("laying_away.suit", "GT-7"),
        ("counting.method", "GT-14"),
        ("counting.win_line_thirds", "GT-14"),
    ),
    silences=(Silence("silence-shared-target", "GT-11c"),),
)
