"""cardgames.zone 叫王 (seed 003): the set that is offered against the computer."""

from engine.contracts import Contract, Game, Opening, Talon, Title
from engine.dialect import Change, Dialect, Option
from engine.parts import (
    AllPass,
    Auction,
    Bonuses,
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
    Play,
    Settling,
    SoloDoubles,
    TarocksAway,
    Trischaken,
    TrischakenForm,
    ValatForm,
)

# fmt: off
CONTRACTS = (
    Contract("rufer", Title.RUFER, Game.BLACK, 1, Talon.HALF, "CZ-4c, CZ-6", rank=1),
    Contract("solorufer", Title.SOLORUFER, Game.BLACK, 2, Talon.DEFENDERS, "CZ-6", rank=2),
    Contract("dreier", Title.DREIER, Game.BLACK, 2, Talon.HALF, "CZ-6", rank=3),
    Contract("bettel", Title.BETTLER, Game.NEGATIVE, 3, Talon.NOBODY, "CZ-11, CZ-13",
             rank=4, tricks=0),
    Contract("solodreier", Title.SOLODREIER, Game.BLACK, 4, Talon.DEFENDERS, "CZ-6", rank=5),
)
# fmt: on

TRISCHAKEN = Contract(
    "trischaken",
    Title.TRISCHAKEN,
    Game.TRISCHAKEN,
    1,
    Talon.DRIP,
    "CZ-4d",
    opening=Opening.FOREHAND_LAST,
)
"""Played only with the option for hands that nobody bids on; its form is that of elsteiner."""

CARDGAMES_ZONE = Dialect(
    id="cardgames_zone",
    seed="003",
    contracts=CONTRACTS,
    auction=Auction(
        first_word=FirstWord.BID_OR_PASS,
        all_pass=AllPass.THROW_IN,
        forehand_holds=True,
        bird_in_hand=True,
        skus_bars_piccolo=False,
        least_suit_cards=0,
        least_tarocks=0,
    ),
    calling=Calling(
        queen_with_four_kings=True,
        fourth_unnamed=False,
        in_talon=KingInTalon.ALONE,
        in_solo=KingInSolo.STAYS,
    ),
    laying_away=LayingAway(
        black=TarocksAway.IF_NEEDED,
        suit=TarocksAway.IF_NEEDED,
        sechser_hidden=False,
        tarocks_lose_suit_game=None,
        suit_cards_to_keep=0,
    ),
    bonuses=Bonuses(
        rows=(),
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
        rise_in=frozenset(),
        pagat_in=(),
        emperor_in=(),
        holds_announced=False,
        declarer_leads_negative=False,
        ouvert=Ouvert.ALL_AFTER_FIRST_TRICK,
        opponents_confer=False,
    ),
    counting=Counting(method=Method.PACKETS, win_line_thirds=107),
    trischaken=Trischaken(
        form=TrischakenForm.HIGHEST_PAYS, mayor_line_thirds=107, single_loser=True
    ),
    settling=Settling(zero_sum=True, doubled_deals=0, match_end=MatchEnd.DEALS, target=8),
    sources=(
        ("auction.parallel_piccolo", "CZ-17"),
        ("contras.partner_void", "CZ-9"),
        ("auction.first_word", "CZ-4a"),
        ("auction.all_pass", "CZ-4d"),
        ("auction.forehand_holds", "CZ-4b"),
        ("auction.bird_in_hand", "CZ-8"),
        ("auction.skus_bars_piccolo", "CZ-17"),
        ("auction.least_suit_cards", "CZ-17"),
        ("auction.least_tarocks", "CZ-3"),
        ("calling.queen_with_four_kings", "CZ-5a"),
        ("calling.fourth_unnamed", "CZ-5a"),
        ("calling.in_talon", "CZ-5b"),
        ("calling.in_solo", "CZ-5b"),
        ("laying_away.sechser_hidden", "CZ-17"),
        ("laying_away.tarocks_lose_suit_game", "CZ-17"),
        ("laying_away.suit_cards_to_keep", "CZ-17"),
        ("bonuses.rows", "CZ-8"),
        ("bonuses.valat", "CZ-15"),
        ("bonuses.silent_fail_costs", "CZ-8"),
        ("bonuses.solo_doubles", "CZ-8"),
        ("bonuses.late_announcements", "CZ-8"),
        ("contras.positive", "CZ-9"),
        ("contras.negative", "CZ-9"),
        ("contras.sides_are_stated", "CZ-9"),
        ("contras.self_in_trischaken", "CZ-9"),
        ("play.ouvert", "CZ-17"),
        ("play.opponents_confer", "CZ-17"),
        ("trischaken.form", "CZ-17"),
        ("trischaken.mayor_line_thirds", "CZ-17"),
        ("trischaken.single_loser", "CZ-17"),
        ("settling.zero_sum", "CZ-16"),
        ("settling.doubled_deals", "CZ-18"),
        ("settling.match_end", "CZ-18"),
        ("settling.target", "CZ-18"),
        ("play.rise_in", "CZ-11"),
        ("play.pagat_in", "CZ-11"),
        ("play.emperor_in", "CZ-12"),
        ("play.holds_announced", "CZ-8"),
        ("play.declarer_leads_negative", "CZ-10"),
        ("laying_away.black", "CZ-7"),
        ("laying_away.suit", "CZ-7"),
        ("counting.method", "CZ-14"),
        ("counting.win_line_thirds", "CZ-14"),
    ),
    options=(
        Option(
            "all_pass",
            (
                ("throw_in", ()),
                ("forehand_rufer", (Change("auction", "all_pass", AllPass.FOREHAND_RUFER),)),
                (
                    "trischaken",
                    (
                        Change("auction", "all_pass", AllPass.TRISCHAKEN),
                        Change("", "contracts", (*CONTRACTS, TRISCHAKEN)),
                    ),
                ),
            ),
            "CZ-4d",
        ),
        Option(
            "match_hands",
            (
                ("8", ()),
                ("4", (Change("settling", "target", 4),)),
                ("2", (Change("settling", "target", 2),)),
            ),
            "CZ-18",
        ),
        Option(
            "bettel_declarer_leads",
            (
                ("off", ()),
                ("on", (Change("play", "declarer_leads_negative", value=True),)),
            ),
            "CZ-10",
        ),
    ),
)
