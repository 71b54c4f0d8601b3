"""GameTwist Königrufen (seed 000), its lost tables rebuilt from the Rüdiger variant."""

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
CONTRACTS = (  # ranked by score, ties as GT-4h says
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

_ALL, _BLACK_ONLY = frozenset({_BLACK, _SUIT}), frozenset({_BLACK})
_ANY, _NOBODY_CALLS = Announcer.ANYONE, Announcer.NOBODY

BONUSES = (
    BonusRow(Bonus.PAGAT, 2, 4, _BLACK_ONLY, _ANY, "GT-8a"),
    BonusRow(Bonus.UHU, 4, 8, _BLACK_ONLY, _ANY, "GT-8b"),
    BonusRow(Bonus.KAKADU, 6, 12, _BLACK_ONLY, _ANY, "GT-8c"),
    BonusRow(Bonus.KING_ULTIMO, 2, 4, _BLACK_ONLY, Announcer.DECLARER_SIDE, "GT-8d"),
    BonusRow(Bonus.MONDFANG, 2, 2, _BLACK_ONLY, _NOBODY_CALLS, "GT-8e"),
    BonusRow(Bonus.KONIGFANG, 2, 2, _BLACK_ONLY, _NOBODY_CALLS, "GT-8f"),
    BonusRow(Bonus.TRULL, 2, 4, _BLACK_ONLY, _ANY, "GT-8g"),
    BonusRow(Bonus.FOUR_KINGS, 2, 4, _ALL, _ANY, "GT-8h"),
    BonusRow(Bonus.HONNEURS, 2, 4, _ALL, _ANY, "GT-8i"),
    BonusRow(Bonus.ABSOLUTE, 2, 4, _ALL, _ANY, "GT-8j"),
    BonusRow(Bonus.VALAT, 20, 40, _ALL, _ANY, "GT-8k"),
)

_CAPPED = ("caller+pagat", "caller+uhu", "caller+pelican")
_LADDER = sorted(CONTRACTS, key=lambda row: row.rank)
CAPPED_CONTRACTS = tuple(
    replace(row, rank=rank)
    for rank, row in enumerate(
        [row for row in _LADDER if row.rank < 6]
        + [row for name in _CAPPED for row in _LADDER if row.name == name]
        + [row for row in _LADDER if row.rank >= 6 and row.name not in _CAPPED],
        start=1,
    )
)
"""The ladder on which callers with a bird stay below the threes."""

GAMETWIST = Dialect(
    id="gametwist",
    seed="000",
    contracts=CONTRACTS,
    auction=Auction(
        first_word=FirstWord.SPEAKS_LAST,
        all_pass=AllPass.FOREHAND_CHOOSES,
        forehand_holds=False,
        bird_in_hand=False,
        skus_bars_piccolo=False,
        least_suit_cards=0,
        least_tarocks=2,
    ),
    calling=Calling(
        queen_with_four_kings=False,
        fourth_unnamed=True,
        in_talon=KingInTalon.GIVE_UP_OR_ALONE,
        in_solo=KingInSolo.HALF_TO_DECLARER,
    ),
    laying_away=LayingAway(
        black=TarocksAway.FREELY,
        suit=TarocksAway.FREELY,
        sechser_hidden=True,
        tarocks_lose_suit_game=None,
        suit_cards_to_keep=0,
    ),
    bonuses=Bonuses(
        rows=BONUSES,
        valat=ValatForm.REPLACES_UNLESS_WORTH_LESS,
        silent_fail_costs=True,
        solo_doubles=SoloDoubles.BONUSES_AND_VALAT,
        late_announcements=False,
    ),
    contras=Contras(
        positive=Doubling.FOR_ALL,
        negative=Doubling.FOR_ALL,
        sides_are_stated=True,
        self_in_trischaken=False,
    ),
    play=Play(
        rise_in=frozenset({Game.NEGATIVE, Game.TRISCHAKEN}),
        pagat_in=(
            (Game.NEGATIVE, PagatRule.LAST_TAROCK),
            (Game.TRISCHAKEN, PagatRule.LAST_TAROCK),
        ),
        emperor_in=((Game.BLACK, EmperorRule.ALWAYS),),
        holds_announced=True,
        declarer_leads_negative=True,
        ouvert=Ouvert.ALL_AFTER_FIRST_TRICK,
        opponents_confer=False,
    ),
    counting=Counting(method=Method.THIRDS, win_line_thirds=107),
    trischaken=Trischaken(
        form=TrischakenForm.TWO_HIGHEST_PAY, mayor_line_thirds=96, single_loser=False
    ),
    settling=Settling(zero_sum=True, doubled_deals=0, match_end=MatchEnd.DEALS, target=16),
    sources=(
        ("auction.parallel_piccolo", "section 2.8"),
        ("contras.partner_void", "GT-9a"),
        ("auction.first_word", "GT-4a"),
        ("auction.all_pass", "GT-4d"),
        ("auction.forehand_holds", "GT-4e"),
        ("auction.bird_in_hand", "GT-4g"),
        ("auction.skus_bars_piccolo", "section 2.2"),
        ("auction.least_suit_cards", "section 2.8"),
        ("auction.least_tarocks", "GT-3"),
        ("calling.queen_with_four_kings", "GT-5b"),
        ("calling.fourth_unnamed", "GT-5c"),
        ("calling.in_talon", "GT-5f"),
        ("calling.in_solo", "GT-5g"),
        ("laying_away.sechser_hidden", "GT-6b"),
        ("laying_away.tarocks_lose_suit_game", "section 2.8"),
        ("laying_away.suit_cards_to_keep", "section 2.8"),
        ("bonuses.rows", "GT-8a to GT-8k"),
        ("bonuses.valat", "GT-15a, GT-15b"),
        ("bonuses.silent_fail_costs", "GT-8a"),
        ("bonuses.solo_doubles", "GT-8p"),
        ("bonuses.late_announcements", "CO-15"),
        ("contras.positive", "GT-9a"),
        ("contras.negative", "GT-9b"),
        ("contras.sides_are_stated", "GT-8o, GT-9a"),
        ("contras.self_in_trischaken", "GT-9c"),
        ("play.ouvert", "GT-13b"),
        ("play.opponents_confer", "GT-13b"),
        ("trischaken.form", "GT-17a"),
        ("trischaken.mayor_line_thirds", "GT-17b"),
        ("trischaken.single_loser", "GT-17a"),
        ("settling.zero_sum", "GT-16a"),
        ("settling.doubled_deals", "section 2.8"),
        ("settling.match_end", "GT-18"),
        ("settling.target", "GT-18"),
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
    options=(
        Option(
            "bird_must_be_held",
            (("off", ()), ("on", (Change("auction", "bird_in_hand", value=True),))),
            "GT-4g",
        ),
        Option(
            "bird_caller_cap",
            (("off", ()), ("on", (Change("", "contracts", CAPPED_CONTRACTS),))),
            "section 2.2",
        ),
        Option(
            "trischaken_single_loser",
            (("off", ()), ("on", (Change("trischaken", "single_loser", value=True),))),
            "GT-17a",
        ),
        Option(
            "late_announcements",
            (("off", ()), ("on", (Change("bonuses", "late_announcements", value=True),))),
            "CO-15",
        ),
    ),
    silences=(
        Silence("silence-gametwist-direction", "GT-1b"),
        Silence("silence-gametwist-deal-moves", "GT-1c, GT-3, CO-22"),
        Silence("silence-gametwist-packets", "GT-2b"),
        Silence("silence-gametwist-must-choose", "GT-4d"),
        Silence("silence-gametwist-own-bid", "GT-4f"),
        Silence("silence-gametwist-lost-ladder", "section 2.2"),
        Silence("silence-co-conditions", "CO-8"),
        Silence("silence-co-call-ties-nothing", "CO-11"),
        Silence("silence-gametwist-give-up-moment", "GT-5f"),
        Silence("silence-gametwist-king-in-solo", "GT-5g"),
        Silence("silence-gametwist-king-caught", "CO-13b"),
        Silence("silence-gametwist-six-unseen", "GT-6b"),
        Silence("silence-gametwist-who-calls", "GT-8a, GT-8b, GT-8c, GT-8d"),
        Silence("silence-gametwist-konigfang", "GT-8f"),
        Silence("silence-gametwist-lost-values", "GT-8i, GT-8k"),
        Silence("silence-gametwist-announced-once", "CO-17b"),
        Silence("silence-gametwist-contra-levels", "GT-9a"),
        Silence("silence-gametwist-contra-ouvert", "GT-9b"),
        Silence("silence-gametwist-shared-target", "GT-11c"),
        Silence("silence-co-to-the-end", "CO-21"),
        Silence("silence-co-valat-tricks", "CO-18b"),
        Silence("silence-gametwist-silent-valat", "GT-15a"),
        Silence("silence-gametwist-trischaken-shares", "GT-17b"),
        Silence("silence-co-match-length", "GT-18"),
    ),
)
