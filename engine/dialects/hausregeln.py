"""The German rules page (seed 004), gaps filled from its closest relatives."""

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

_ALL, _BLACK_ONLY = frozenset({_BLACK, _SUIT}), frozenset({_BLACK})
_ANY, _HOLDER = Announcer.ANYONE, Announcer.HOLDER

BONUSES = (
    BonusRow(Bonus.PAGAT, 1, 2, _ALL, _HOLDER, "section 6.3, DE-8a"),
    BonusRow(Bonus.UHU, 2, 4, _ALL, _HOLDER, "section 6.3, DE-8a"),
    BonusRow(Bonus.KAKADU, 3, 6, _ALL, _HOLDER, "section 6.3, DE-8a"),
    BonusRow(Bonus.MARABU, 4, 8, _ALL, _HOLDER, "section 6.3, DE-8a"),
    BonusRow(Bonus.KING_ULTIMO, 1, 2, _BLACK_ONLY, _HOLDER, "section 6.3"),
    BonusRow(Bonus.TRULL, 1, 2, _ALL, _ANY, "section 6.3"),
    BonusRow(Bonus.FOUR_KINGS, 1, 2, _ALL, _ANY, "section 6.3"),
    BonusRow(Bonus.VALAT, 24, 48, _ALL, _ANY, "DE-15"),
)
CUP_BONUSES = tuple(
    replace(row, games=_BLACK_ONLY) if row.bonus not in (Bonus.FOUR_KINGS, Bonus.VALAT) else row
    for row in BONUSES
)
"""As in the cups: suit games know only the four kings and the Valat."""

HAUSREGELN = Dialect(
    id="hausregeln",
    seed="004",
    contracts=CONTRACTS,
    auction=Auction(
        first_word=FirstWord.VORHAND,
        all_pass=AllPass.FOREHAND_CHOOSES,
        forehand_holds=False,
        bird_in_hand=True,
        skus_bars_piccolo=False,
        least_suit_cards=6,
        least_tarocks=0,
    ),
    calling=Calling(
        queen_with_four_kings=True,
        fourth_unnamed=True,
        in_talon=KingInTalon.GIVE_UP_OR_ALONE,
        in_solo=KingInSolo.HALF_TO_DECLARER_CONTRAS_VOID,
    ),
    laying_away=LayingAway(
        black=TarocksAway.IF_NEEDED,
        suit=TarocksAway.FIRST,
        sechser_hidden=False,
        tarocks_lose_suit_game=None,
        suit_cards_to_keep=6,
    ),
    bonuses=Bonuses(
        rows=BONUSES,
        valat=ValatForm.REPLACES,
        silent_fail_costs=False,
        solo_doubles=SoloDoubles.NOTHING,
        late_announcements=False,
    ),
    contras=Contras(
        positive=Doubling.FOR_ALL,
        negative=Doubling.FOR_ONESELF,
        sides_are_stated=False,
        self_in_trischaken=False,
    ),
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
        ouvert=Ouvert.ALL_AFTER_FIRST_TRICK,
        opponents_confer=True,
    ),
    counting=Counting(method=Method.BLATT, win_line_thirds=106),
    trischaken=Trischaken(
        form=TrischakenForm.HAUSREGELN, mayor_line_thirds=106, single_loser=False
    ),
    settling=Settling(
        zero_sum=True, doubled_deals=4, match_end=MatchEnd.DEALS_AND_DOUBLES, target=16
    ),
    sources=(
        ("auction.parallel_piccolo", "section 6.1"),
        ("contras.partner_void", "DE-9a"),
        ("auction.first_word", "DE-4a"),
        ("auction.all_pass", "DE-4c"),
        ("auction.forehand_holds", "DE-4d"),
        ("auction.bird_in_hand", "DE-4b"),
        ("auction.skus_bars_piccolo", "section 6.1"),
        ("auction.least_suit_cards", "DE-7b"),
        ("auction.least_tarocks", "DE-3"),
        ("calling.queen_with_four_kings", "DE-5b"),
        ("calling.fourth_unnamed", "DE-5b"),
        ("calling.in_talon", "DE-5c"),
        ("calling.in_solo", "DE-5c, DE-5c2"),
        ("laying_away.sechser_hidden", "DE-6"),
        ("laying_away.tarocks_lose_suit_game", "DE-7b"),
        ("laying_away.suit_cards_to_keep", "DE-7b, DE-7b2"),
        ("bonuses.rows", "section 6.3, DE-8"),
        ("bonuses.valat", "DE-15, DE-15b"),
        ("bonuses.silent_fail_costs", "DE-8c"),
        ("bonuses.solo_doubles", "DE-8b"),
        ("bonuses.late_announcements", "CO-15"),
        ("contras.positive", "DE-9a, DE-9b"),
        ("contras.negative", "DE-9a, DE-9a3"),
        ("contras.sides_are_stated", "DE-9a2"),
        ("contras.self_in_trischaken", "DE-9c"),
        ("play.ouvert", "DE-13b"),
        ("play.opponents_confer", "DE-13b"),
        ("trischaken.form", "DE-17a to DE-17e"),
        ("trischaken.mayor_line_thirds", "DE-17c"),
        ("trischaken.single_loser", "DE-17a"),
        ("settling.zero_sum", "DE-16a"),
        ("settling.doubled_deals", "DE-17f, DE-17f2"),
        ("settling.match_end", "DE-18"),
        ("settling.target", "DE-18"),
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
            "suit_game_bonuses",
            (("all", ()), ("cup", (Change("bonuses", "rows", CUP_BONUSES),))),
            "DE-8",
        ),
        Option(
            "solo_doubles_bonuses",
            (
                ("off", ()),
                ("on", (Change("bonuses", "solo_doubles", SoloDoubles.BONUSES),)),
            ),
            "DE-8b",
        ),
        Option(
            "partner_kontra_void",
            (("on", ()), ("off", (Change("contras", "partner_void", value=False),))),
            "DE-9a",
        ),
        Option(
            "late_announcements",
            (("off", ()), ("on", (Change("bonuses", "late_announcements", value=True),))),
            "CO-15",
        ),
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
    silences=(
        Silence("silence-hausregeln-no-redeal", "DE-3"),
        Silence("silence-co-deal-moves", "CO-22"),
        Silence("silence-hausregeln-besserrufer-rank", "DE-4b, section 6.1"),
        Silence("silence-hausregeln-no-holding", "DE-4d"),
        Silence("silence-co-conditions", "CO-8"),
        Silence("silence-co-called-queen", "CO-9"),
        Silence("silence-co-call-ties-nothing", "CO-11"),
        Silence("silence-hausregeln-few-suit-cards", "DE-7b, DE-7b2"),
        Silence("silence-hausregeln-silent-failure", "DE-8c"),
        Silence("silence-co-announced-once", "CO-17b"),
        Silence("silence-co-hidden-contra", "DE-9a2"),
        Silence("silence-co-single-answers", "DE-9a3"),
        Silence("silence-co-void-contras", "DE-5c2"),
        Silence("silence-co-winner-leads", "CO-6"),
        Silence("silence-co-overtaking-nothing", "CO 1.5"),
        Silence("silence-co-talon-order", "CO-5b"),
        Silence("silence-co-to-the-end", "CO-21"),
        Silence("silence-co-valat-tricks", "CO-18b"),
        Silence("silence-hausregeln-valat", "DE-15, DE-15b"),
        Silence("silence-hausregeln-trischakken-ties", "DE-17e"),
        Silence("silence-hausregeln-doubled-deals", "DE-17f2"),
        Silence("silence-hausregeln-match-length", "DE-18"),
    ),
)
