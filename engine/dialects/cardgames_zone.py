"""cardgames.zone 叫王 (seed 003): the set that is offered against the computer."""

from engine.contracts import Contract, Game, Talon, Title
from engine.dialect import Change, Counting, Dialect, LayingAway, Method, Option, Play, TarocksAway

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

CARDGAMES_ZONE = Dialect(
    id="cardgames_zone",
    seed="003",
    contracts=CONTRACTS,
    play=Play(
        rise_in=frozenset(),
        pagat_in=(),
        emperor_in=(),
        holds_announced=False,
        declarer_leads_negative=False,
    ),
    laying_away=LayingAway(black=TarocksAway.IF_NEEDED, suit=TarocksAway.IF_NEEDED),
    counting=Counting(method=Method.PACKETS, win_line_thirds=107),
    birds=(),
    bird_games=frozenset(),
    mondfang_games=frozenset(),
    king_ultimo=False,
    sources=(
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
            "bettel_declarer_leads",
            (
                ("off", ()),
                ("on", (Change("play", "declarer_leads_negative", value=True),)),
            ),
            "CZ-10",
        ),
    ),
)
