"""Alpine Tarok, Calling the King, the basic set (seed 002)."""

from engine.contracts import Bonus, Contract, Game, Opening, Talon, Title
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

_BLACK_ONLY = frozenset({Game.BLACK})

BONUSES = (
    BonusRow(Bonus.PAGAT, 1, 2, _BLACK_ONLY, Announcer.HOLDER, "section 4.3"),
    BonusRow(Bonus.UHU, 2, 4, _BLACK_ONLY, Announcer.HOLDER, "section 4.3"),
    BonusRow(Bonus.KING_ULTIMO, 1, 2, _BLACK_ONLY, Announcer.HOLDER, "AL-8e"),
)

ALPINE = Dialect(
    id="alpine",
    seed="002",
    contracts=CONTRACTS,
    auction=Auction(
        first_word=FirstWord.PASS_RETURNS,
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
        in_talon=KingInTalon.REDEAL,
        in_solo=KingInSolo.STAYS,
    ),
    laying_away=LayingAway(
        black=TarocksAway.IF_NEEDED,
        suit=TarocksAway.FIRST,
        sechser_hidden=False,
        tarocks_lose_suit_game=None,
        suit_cards_to_keep=0,
    ),
    bonuses=Bonuses(
        rows=BONUSES,
        valat=ValatForm.NONE,
        silent_fail_costs=False,
        solo_doubles=SoloDoubles.NOTHING,
        late_announcements=False,
    ),
    contras=Contras(
        positive=Doubling.NONE,
        negative=Doubling.NONE,
        sides_are_stated=False,
        self_in_trischaken=False,
    ),
    play=Play(
        rise_in=frozenset({Game.NEGATIVE, Game.TRISCHAKEN}),
        pagat_in=(_NEGATIVE_PAGAT, (Game.TRISCHAKEN, PagatRule.LAST_TAROCK)),
        emperor_in=(),
        holds_announced=True,
        declarer_leads_negative=True,
        ouvert=Ouvert.ALL_AFTER_FIRST_TRICK,
        opponents_confer=False,
    ),
    counting=Counting(method=Method.BASE_AND_PIPS, win_line_thirds=107),
    trischaken=Trischaken(
        form=TrischakenForm.OTHERS_SCORE, mayor_line_thirds=107, single_loser=False
    ),
    settling=Settling(zero_sum=False, doubled_deals=0, match_end=MatchEnd.POINTS, target=30),
    sources=(
        ("auction.parallel_piccolo", "section 4.1"),
        ("contras.partner_void", "AL-9"),
        ("auction.first_word", "AL-4a, AL-4b"),
        ("auction.all_pass", "AL-4d"),
        ("auction.forehand_holds", "AL-4c"),
        ("auction.bird_in_hand", "section 4.1"),
        ("auction.skus_bars_piccolo", "AL-11d"),
        ("auction.least_suit_cards", "AL-7b"),
        ("auction.least_tarocks", "AL-3"),
        ("calling.queen_with_four_kings", "AL-5b"),
        ("calling.fourth_unnamed", "AL-5b"),
        ("calling.in_talon", "AL-6d, AL-6d2"),
        ("calling.in_solo", "section 4.1"),
        ("laying_away.sechser_hidden", "AL-7a"),
        ("laying_away.tarocks_lose_suit_game", "AL-7b"),
        ("laying_away.suit_cards_to_keep", "AL-7b"),
        ("bonuses.rows", "section 4.3"),
        ("bonuses.valat", "section 4.3"),
        ("bonuses.silent_fail_costs", "AL-8c"),
        ("bonuses.solo_doubles", "section 4.3"),
        ("bonuses.late_announcements", "CO-15"),
        ("contras.positive", "AL-9"),
        ("contras.negative", "AL-9"),
        ("contras.sides_are_stated", "AL-9"),
        ("contras.self_in_trischaken", "AL-9"),
        ("play.ouvert", "section 4.1"),
        ("play.opponents_confer", "section 4.1"),
        ("trischaken.form", "AL-17"),
        ("trischaken.mayor_line_thirds", "AL-17"),
        ("trischaken.single_loser", "AL-17"),
        ("settling.zero_sum", "AL-16a, AL-16b"),
        ("settling.doubled_deals", "AL-18"),
        ("settling.match_end", "AL-18"),
        ("settling.target", "AL-18"),
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
            "king_in_talon",
            (
                ("redeal", ()),
                ("choice", (Change("calling", "in_talon", KingInTalon.GIVE_UP_OR_ALONE),)),
            ),
            "AL-6d",
        ),
        Option(
            "late_announcements",
            (("off", ()), ("on", (Change("bonuses", "late_announcements", value=True),))),
            "CO-15",
        ),
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
