"""Elsteiner Games after Possert (seed 001), gaps filled from the Styrian-type cup text."""

from dataclasses import replace

from engine.contracts import Bird, Bonus, Contract, Game, Opening, Talon, Title
from engine.dialect import Change, Dialect, Option, Silence
from engine.parts import (
    AllPass,
    Announcer,
    Auction,
    Bonuses,
    BonusRow,
    Calling,
    Contras,
    Counting,
    Doubling,
    EmperorRule,
    FirstWord,
    KingInSolo,
    KingInTalon,
    LayingAway,
    MatchEnd,
    Method,
    Ouvert,
    PagatRule,
    Play,
    Settling,
    SoloDoubles,
    TarocksAway,
    Trischaken,
    TrischakenForm,
    ValatForm,
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

_ALL, _BLACK_ONLY = frozenset({_BLACK, _SUIT}), frozenset({_BLACK})
_ANY, _HOLDER = Announcer.ANYONE, Announcer.HOLDER

BONUSES = (
    BonusRow(Bonus.PAGAT, 1, 2, _BLACK_ONLY, _HOLDER, "section 3.4"),
    BonusRow(Bonus.UHU, 2, 4, _BLACK_ONLY, _HOLDER, "section 3.4"),
    BonusRow(Bonus.KAKADU, 3, 6, _BLACK_ONLY, _HOLDER, "section 3.4"),
    BonusRow(Bonus.MARABU, 4, 8, _BLACK_ONLY, _HOLDER, "section 3.4"),
    BonusRow(Bonus.KING_ULTIMO, 1, 2, _BLACK_ONLY, _HOLDER, "section 3.4"),
    BonusRow(Bonus.TRULL, 1, 2, _BLACK_ONLY, _ANY, "section 3.4"),
    BonusRow(Bonus.FOUR_KINGS, 1, 2, _ALL, _ANY, "PO-8c"),
    BonusRow(Bonus.VALAT, 4, 8, _ALL, _ANY, "PO-8h"),
)

CONTRACTS_WITH_DREIER = tuple(
    replace(row, opening=Opening.ANYONE) if row.opening is Opening.OPTION else row
    for row in CONTRACTS
)

ELSTEINER = Dialect(
    id="elsteiner",
    seed="001",
    contracts=CONTRACTS,
    auction=Auction(
        first_word=FirstWord.VORHAND,
        all_pass=AllPass.FOREHAND_CHOOSES,
        forehand_holds=False,
        bird_in_hand=True,
        skus_bars_piccolo=True,
        least_suit_cards=0,
        least_tarocks=0,
    ),
    calling=Calling(
        queen_with_four_kings=True,
        fourth_unnamed=True,
        in_talon=KingInTalon.HAND_ENDS,
        in_solo=KingInSolo.HALF_TO_DECLARER_CONTRAS_VOID,
    ),
    laying_away=LayingAway(
        black=TarocksAway.IF_NEEDED,
        suit=TarocksAway.NEVER,
        sechser_hidden=True,
        tarocks_lose_suit_game=6,
        suit_cards_to_keep=0,
    ),
    bonuses=Bonuses(
        rows=BONUSES,
        valat=ValatForm.MULTIPLIES_GAME,
        silent_fail_costs=False,
        solo_doubles=SoloDoubles.BONUSES,
        late_announcements=False,
    ),
    contras=Contras(
        positive=Doubling.FOR_ALL,
        negative=Doubling.FOR_ONESELF,
        sides_are_stated=False,
        self_in_trischaken=True,
    ),
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
        ouvert=Ouvert.DECLARER_FROM_START,
        opponents_confer=True,
    ),
    counting=Counting(method=Method.ROUNDED, win_line_thirds=107),
    trischaken=Trischaken(
        form=TrischakenForm.HIGHEST_PAYS, mayor_line_thirds=107, single_loser=True
    ),
    settling=Settling(zero_sum=True, doubled_deals=0, match_end=MatchEnd.DEALS, target=16),
    sources=(
        ("auction.parallel_piccolo", "PO-19, PO-19b"),
        ("contras.partner_void", "PO-9a"),
        ("auction.first_word", "PO-4a"),
        ("auction.all_pass", "PO-4d"),
        ("auction.forehand_holds", "PO-4c"),
        ("auction.bird_in_hand", "PO-4e"),
        ("auction.skus_bars_piccolo", "PO-11d, PO-11d2"),
        ("auction.least_suit_cards", "PO-7c"),
        ("auction.least_tarocks", "PO-3"),
        ("calling.queen_with_four_kings", "PO-5b"),
        ("calling.fourth_unnamed", "PO-5a"),
        ("calling.in_talon", "PO-5c"),
        ("calling.in_solo", "PO-5d, PO-5d2"),
        ("laying_away.sechser_hidden", "PO-7a"),
        ("laying_away.tarocks_lose_suit_game", "PO-7b, PO-7b2"),
        ("laying_away.suit_cards_to_keep", "PO-7b"),
        ("bonuses.rows", "section 3.4"),
        ("bonuses.valat", "PO-8h, PO-8h2"),
        ("bonuses.silent_fail_costs", "PO-8f"),
        ("bonuses.solo_doubles", "PO-8b"),
        ("bonuses.late_announcements", "CO-15"),
        ("contras.positive", "PO-9a"),
        ("contras.negative", "PO-9a, PO-9a3"),
        ("contras.sides_are_stated", "PO-5e, PO-9a2"),
        ("contras.self_in_trischaken", "PO-9c, PO-9c2"),
        ("play.ouvert", "PO-13b"),
        ("play.opponents_confer", "PO-13b"),
        ("trischaken.form", "PO-17a, PO-17c, PO-17d, PO-17d2"),
        ("trischaken.mayor_line_thirds", "PO-17b"),
        ("trischaken.single_loser", "PO-17a"),
        ("settling.zero_sum", "PO-16a"),
        ("settling.doubled_deals", "PO-18"),
        ("settling.match_end", "PO-18"),
        ("settling.target", "PO-18"),
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
    options=(
        Option(
            "dreier",
            (("off", ()), ("on", (Change("", "contracts", CONTRACTS_WITH_DREIER),))),
            "note 7.21",
        ),
        Option(
            "king_in_talon",
            (
                ("end", ()),
                ("choice", (Change("calling", "in_talon", KingInTalon.GIVE_UP_OR_ALONE),)),
            ),
            "PO-5c",
        ),
        Option(
            "silent_fail_costs",
            (("off", ()), ("on", (Change("bonuses", "silent_fail_costs", value=True),))),
            "PO-8f",
        ),
        Option(
            "parallel_picolo",
            (("off", ()), ("on", (Change("auction", "parallel_piccolo", value=True),))),
            "PO-19, PO-19b",
        ),
        Option(
            "late_announcements",
            (("off", ()), ("on", (Change("bonuses", "late_announcements", value=True),))),
            "CO-15",
        ),
    ),
    silences=(
        Silence("silence-trischaken-pagat", "PO-11c"),
        Silence("silence-trischaken-emperor", "PO-12b"),
        Silence("silence-compulsory-emperor", "PO-11b"),
    ),
)
