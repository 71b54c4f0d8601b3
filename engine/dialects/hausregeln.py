"""The German rules page (seed 004), gaps filled from its closest relatives."""

from engine.contracts import Bird, Contract, Game, Opening, Talon, Title
from engine.dialect import (
    Change,
    Counting,
    Dialect,
    EmperorRule,
    LayingAway,
    Method,
    Option,
    PagatRule,
    Play,
    Silence,
    TarocksAway,
)

_LAST = Opening.FOREHAND_LAST
_BLACK, _SUIT, _NEGATIVE = Game.BLACK, Game.SUIT, Game.NEGATIVE
_HALF, _DEFENDERS, _NOBODY = Talon.HALF, Talon.DEFENDERS, Talon.NOBODY
_TRISCHAKEN_PAGAT = (Game.TRISCHAKEN, PagatRule.LAST_TAROCK)

# fmt: off
CONTRACTS = (
    Contract("trischaken", Title.TRISCHAKEN, Game.TRISCHAKEN, 1, Talon.DRIP, "DE-4c, DE-17a",
             opening=_LAST),
    Contract("koenigrufer", Title.RUFER, _BLACK, 1, _HALF, "DE-4c, DE-6", opening=_LAST),
    Contract("sechser", Title.SECHSERDREIER, _BLACK, 4, Talon.ALL_SHOWN, "DE-4c, DE-6",
             lost=8, opening=_LAST),
    Contract("piccolo", Title.PICCOLO, _NEGATIVE, 2, _NOBODY, "DE-6, DE-13",
             rank=1, tricks=1),
    Contract("solorufer", Title.SOLORUFER, _BLACK, 2, _DEFENDERS, "DE-6", rank=2),
    Contract("besserrufer+pagat", Title.BESSERRUFER, _BLACK, 1, _HALF, "DE-4b, DE-16b",
             rank=3, bird=Bird.PAGAT),
    Contract("bettler", Title.BETTLER, _NEGATIVE, 3, _NOBODY, "DE-6, DE-13",
             rank=4, tricks=0),
    Contract("farbendreier", Title.FARBENDREIER, _SUIT, 4, _HALF, "DE-7b, DE-11c", rank=5),
    Contract("dreier", Title.DREIER, _BLACK, 4, _HALF, "DE-6", rank=6),
    Contract("besserrufer+uhu", Title.BESSERRUFER, _BLACK, 1, _HALF, "DE-4b, DE-16b",
             rank=7, bird=Bird.UHU),
    Contract("piccolo_ouvert", Title.PICCOLO, _NEGATIVE, 5, _NOBODY, "DE-6, DE-13b",
             rank=8, tricks=1, ouvert=True),
    Contract("bettler_ouvert", Title.BETTLER, _NEGATIVE, 6, _NOBODY, "DE-6, DE-13b",
             rank=9, tricks=0, ouvert=True),
    Contract("besserrufer+kakadu", Title.BESSERRUFER, _BLACK, 1, _HALF, "DE-4b, DE-16b",
             rank=10, bird=Bird.KAKADU),
    Contract("farbensolo", Title.FARBENSOLO, _SUIT, 8, _DEFENDERS, "DE-7b, DE-11c", rank=11),
    Contract("solodreier", Title.SOLODREIER, _BLACK, 8, _DEFENDERS, "DE-6", rank=12),
    Contract("besserrufer+wildsau", Title.BESSERRUFER, _BLACK, 1, _HALF, "DE-4b, DE-16b",
             rank=13, bird=Bird.MARABU),
)
# fmt: on

HAUSREGELN = Dialect(
    id="hausregeln",
    seed="004",
    contracts=CONTRACTS,
    play=Play(
        rise_in=frozenset({Game.NEGATIVE, Game.TRISCHAKEN}),
        pagat_in=((Game.NEGATIVE, PagatRule.LAST_CARD), _TRISCHAKEN_PAGAT),
        emperor_in=(
            (Game.BLACK, EmperorRule.ALWAYS),
            (Game.SUIT, EmperorRule.TAROCK_LED),
            (Game.NEGATIVE, EmperorRule.ALWAYS),
            (Game.TRISCHAKEN, EmperorRule.ALWAYS),
        ),
        holds_announced=True,
        declarer_leads_negative=True,
    ),
    laying_away=LayingAway(black=TarocksAway.IF_NEEDED, suit=TarocksAway.FIRST),
    counting=Counting(method=Method.BLATT, win_line_thirds=106),
    birds=(Bird.PAGAT, Bird.UHU, Bird.KAKADU, Bird.MARABU),
    bird_games=frozenset({Game.BLACK, Game.SUIT}),
    mondfang_games=frozenset(),
    king_ultimo=True,
    sources=(
        ("play.rise_in", "DE-11a"),
        ("play.pagat_in", "DE-11b"),
        ("play.emperor_in", "DE-12"),
        ("play.holds_announced", "DE-8d"),
        ("play.declarer_leads_negative", "DE-10"),
        ("laying_away.black", "DE-7a"),
        ("laying_away.suit", "DE-7b"),
        ("counting.method", "DE-14"),
        ("counting.win_line_thirds", "DE-14"),
    ),
    options=(
        Option(
            "pagat_rule",
            (
                ("last_card", ()),
                (
                    "last_tarock",
                    (
                        Change(
                            "play",
                            "pagat_in",
                            ((Game.NEGATIVE, PagatRule.LAST_TAROCK), _TRISCHAKEN_PAGAT),
                        ),
                    ),
                ),
            ),
            "DE-11b",
        ),
    ),
    silences=(Silence("silence-overtaking-nothing", "CO 1.5"),),
)
