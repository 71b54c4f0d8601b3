"""Elsteiner Games after Possert (seed 001), gaps filled from the Styrian-type cup text."""

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
    Contract("sechserdreier", Title.SECHSERDREIER, _BLACK, 5, Talon.ALL_UNSEEN, "PO-4a, PO-4b",
             lost=10, opening=Opening.FOREHAND_FIRST),
    Contract("trischaken", Title.TRISCHAKEN, Game.TRISCHAKEN, 5, Talon.DRIP, "PO-17a, PO-17f",
             opening=_LAST),
    Contract("rufer", Title.RUFER, _BLACK, 1, _HALF, "PO-4d, PO-6", opening=_LAST),
    Contract("picolo", Title.PICCOLO, _NEGATIVE, 2, _NOBODY, "PO-11d, PO-13",
             rank=1, tricks=1),
    Contract("solorufer", Title.SOLORUFER, _BLACK, 2, _DEFENDERS, "PO-5d, PO-8b", rank=2),
    Contract("besserrufer+pagat", Title.BESSERRUFER, _BLACK, 1, _HALF, "PO-4e, PO-8a",
             rank=3, bird=Bird.PAGAT),
    Contract("bettler", Title.BETTLER, _NEGATIVE, 4, _NOBODY, "PO-11b, PO-13",
             rank=4, tricks=0),
    Contract("besserrufer+uhu", Title.BESSERRUFER, _BLACK, 1, _HALF, "PO-4e, PO-8a",
             rank=5, bird=Bird.UHU),
    Contract("farbendreier", Title.FARBENDREIER, _SUIT, 5, _HALF, "PO-7b, PO-11e", rank=6),
    Contract("dreier", Title.DREIER, _BLACK, 5, _HALF, "section 3.2, note 7.21",
             rank=7, opening=Opening.OPTION),
    Contract("picolo_ouvert", Title.PICCOLO, _NEGATIVE, 6, _NOBODY, "PO-11d2, PO-13b",
             rank=8, tricks=1, ouvert=True),
    Contract("besserrufer+kakadu", Title.BESSERRUFER, _BLACK, 1, _HALF, "PO-4e, PO-8a",
             rank=9, bird=Bird.KAKADU),
    Contract("bettler_ouvert", Title.BETTLER, _NEGATIVE, 8, _NOBODY, "PO-11b, PO-13b",
             rank=10, tricks=0, ouvert=True),
    Contract("besserrufer+marabu", Title.BESSERRUFER, _BLACK, 1, _HALF, "PO-4e, PO-8a",
             rank=11, bird=Bird.MARABU),
    Contract("farbensolo", Title.FARBENSOLO, _SUIT, 10, _DEFENDERS, "PO-7c, PO-11e", rank=12),
    Contract("solodreier", Title.SOLODREIER, _BLACK, 10, _DEFENDERS, "PO-8b", rank=13),
    Contract("zwicolo", Title.ZWICCOLO, _NEGATIVE, 2, _NOBODY, "PO-4f, PO-19b",
             opening=Opening.ADDITION, tricks=2),
    Contract("tricolo", Title.TRICCOLO, _NEGATIVE, 2, _NOBODY, "PO-4f, PO-19b",
             opening=Opening.ADDITION, tricks=3),
)
# fmt: on

ELSTEINER = Dialect(
    id="elsteiner",
    seed="001",
    contracts=CONTRACTS,
    play=Play(
        rise_in=frozenset({Game.NEGATIVE, Game.TRISCHAKEN}),
        pagat_in=(
            (Game.NEGATIVE, PagatRule.LAST_CARD),
            (Game.TRISCHAKEN, PagatRule.LAST_TAROCK),
        ),
        emperor_in=(
            (Game.BLACK, EmperorRule.ALWAYS),
            (Game.SUIT, EmperorRule.TAROCK_LED),
            (Game.NEGATIVE, EmperorRule.ALWAYS),
            (Game.TRISCHAKEN, EmperorRule.ALWAYS),
        ),
        holds_announced=True,
        declarer_leads_negative=True,
    ),
    laying_away=LayingAway(black=TarocksAway.IF_NEEDED, suit=TarocksAway.NEVER),
    counting=Counting(method=Method.ROUNDED, win_line_thirds=107),
    birds=(Bird.PAGAT, Bird.UHU, Bird.KAKADU, Bird.MARABU),
    bird_games=frozenset({Game.BLACK}),
    mondfang_games=frozenset(),
    king_ultimo=True,
    sources=(
        ("play.rise_in", "PO-11a"),
        ("play.pagat_in", "PO-11b, PO-11c"),
        ("play.emperor_in", "PO-12, PO-12b"),
        ("play.holds_announced", "PO-8e"),
        ("play.declarer_leads_negative", "PO-10"),
        ("laying_away.black", "PO-7a"),
        ("laying_away.suit", "PO-7b"),
        ("counting.method", "PO-14"),
        ("counting.win_line_thirds", "PO-14"),
    ),
    silences=(
        Silence("silence-trischaken-pagat", "PO-11c"),
        Silence("silence-trischaken-emperor", "PO-12b"),
        Silence("silence-compulsory-emperor", "PO-11b"),
    ),
)
