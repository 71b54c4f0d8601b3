"""The parameter matrix of section 8 and the bonus tables, row by row, written by hand.

None stands for a cell that the specification leaves empty.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import DIALECTS, Dialect
from engine.contracts import Bonus, Game, Opening, Title
from engine.parts import (
    AllPass,
    Announcer,
    Doubling,
    EmperorRule,
    FirstWord,
    KingInSolo,
    KingInTalon,
    MatchEnd,
    Ouvert,
    PagatRule,
    SoloDoubles,
    TarocksAway,
    TrischakenForm,
    ValatForm,
)

ORDER = ("gametwist", "elsteiner", "alpine", "cardgames_zone", "hausregeln")
NEGATIVE, TRISCHAKEN = Game.NEGATIVE, Game.TRISCHAKEN
ALWAYS, TAROCK_LED = EmperorRule.ALWAYS, EmperorRule.TAROCK_LED
LAST_TAROCK, LAST_CARD = PagatRule.LAST_TAROCK, PagatRule.LAST_CARD
IF_NEEDED = TarocksAway.IF_NEEDED


def with_title(dialect: Dialect, title: Title) -> Any:  # noqa: ANN401 - a row or nothing
    return next((row for row in dialect.contracts if row.title is title), None)


def sechser(dialect: Dialect) -> object:
    row = with_title(dialect, Title.SECHSERDREIER)
    return row and (row.opening, row.won, row.stake_lost)


def rufer_open_to_all(dialect: Dialect) -> bool:
    row = with_title(dialect, Title.RUFER)
    return bool(row.opening is Opening.ANYONE)


def suit_bonuses(dialect: Dialect) -> object:
    row = with_title(dialect, Title.FARBENDREIER)
    return row and {bonus.value for bonus in Bonus if dialect.bonuses.row(bonus, row)}


def bird_announcers(dialect: Dialect) -> set[Announcer]:
    return {row.announcer for row in dialect.bonuses.rows if row.bonus.bird is not None}


def catches(dialect: Dialect) -> list[int]:
    both = (Bonus.MONDFANG, Bonus.KONIGFANG)
    return [row.silent for row in dialect.bonuses.rows if row.bonus in both]


def trischaken_talon(dialect: Dialect) -> object:
    row = with_title(dialect, Title.TRISCHAKEN)
    return row and row.talon.value


def rise(dialect: Dialect) -> set[Game]:
    return set(dialect.play.rise_in)


Row = tuple[str, Callable[[Dialect], object], tuple[object, ...]]
# fmt: off
MATRIX: tuple[Row, ...] = (
    ("first bidder", lambda d: int(d.auction.opener), (2, 1, 1, 1, 1)),
    ("P1 may hold", lambda d: d.auction.forehand_holds, (False, False, False, True, False)),
    ("P1 opening word", lambda d: d.auction.first_word, (
        FirstWord.SPEAKS_LAST, FirstWord.VORHAND, FirstWord.PASS_RETURNS,
        FirstWord.BID_OR_PASS, FirstWord.VORHAND)),
    ("nobody bids", lambda d: d.auction.all_pass, (
        AllPass.FOREHAND_CHOOSES, AllPass.FOREHAND_CHOOSES, AllPass.FOREHAND_CHOOSES,
        AllPass.THROW_IN, AllPass.FOREHAND_CHOOSES)),
    ("bird bid needs the bird", lambda d: d.auction.bird_in_hand, (False, True, None, None, True)),
    ("redeal below so many tarocks", lambda d: d.auction.least_tarocks, (2, 0, 0, 0, 0)),
    ("rufer open to all", rufer_open_to_all, (False, False, False, True, False)),
    ("sechserdreier", sechser, (
        (Opening.FOREHAND_LAST, 6, 12), (Opening.FOREHAND_FIRST, 5, 10),
        (Opening.FOREHAND_FIRST, 5, 10), None, (Opening.FOREHAND_LAST, 4, 8))),
    ("four kings call a queen", lambda d: d.calling.queen_with_four_kings,
        (False, True, True, True, True)),
    ("fourth king unnamed", lambda d: d.calling.fourth_unnamed, (True, True, True, False, True)),
    ("king in talon", lambda d: d.calling.in_talon, (
        KingInTalon.GIVE_UP_OR_ALONE, KingInTalon.HAND_ENDS, KingInTalon.REDEAL,
        KingInTalon.ALONE, KingInTalon.GIVE_UP_OR_ALONE)),
    ("a call states the side", lambda d: d.contras.sides_are_stated,
        (True, False, None, None, False)),
    ("king in talon of a solo", lambda d: d.calling.in_solo, (
        KingInSolo.HALF_TO_DECLARER, KingInSolo.HALF_TO_DECLARER_CONTRAS_VOID, None,
        KingInSolo.STAYS, KingInSolo.HALF_TO_DECLARER_CONTRAS_VOID)),
    ("tarock discard", lambda d: d.laying_away.black,
        (TarocksAway.FREELY, IF_NEEDED, IF_NEEDED, IF_NEEDED, IF_NEEDED)),
    ("six cards of a sechser hidden", lambda d: d.laying_away.sechser_hidden,
        (True, True, False, None, False)),
    ("suit-game discard", lambda d: d.laying_away.suit, (
        TarocksAway.FREELY, TarocksAway.NEVER, TarocksAway.FIRST, None, TarocksAway.FIRST)),
    ("tarocks that lose a suit game", lambda d: d.laying_away.tarocks_lose_suit_game,
        (None, 6, None, None, None)),
    ("suit cards to keep", lambda d: d.laying_away.suit_cards_to_keep, (0, 0, 0, None, 6)),
    ("suit cards to bid a Farbensolo", lambda d: d.auction.least_suit_cards, (0, 0, 0, None, 6)),
    ("skus bars a Piccolo", lambda d: d.auction.skus_bars_piccolo,
        (False, True, True, None, False)),
    ("bonuses in suit games", suit_bonuses, (
        {"four_kings", "honneurs", "absolute", "valat"}, {"four_kings", "valat"}, set(), None,
        {"pagat", "uhu", "kakadu", "marabu", "trull", "four_kings", "valat"})),
    ("declarer leads negative games", lambda d: d.play.declarer_leads_negative,
        (True, True, True, False, True)),
    ("rise in negative games", rise, (
        {NEGATIVE, TRISCHAKEN}, {NEGATIVE, TRISCHAKEN}, {NEGATIVE, TRISCHAKEN}, set(),
        {NEGATIVE, TRISCHAKEN})),
    ("Pagat rule negative", lambda d: d.play.pagat(NEGATIVE),
        (LAST_TAROCK, LAST_CARD, LAST_TAROCK, None, LAST_CARD)),
    ("Pagat rule Trischaken", lambda d: d.play.pagat(TRISCHAKEN),
        (LAST_TAROCK, LAST_TAROCK, LAST_TAROCK, None, LAST_TAROCK)),
    ("fairy trick black", lambda d: d.play.emperor(Game.BLACK),
        (ALWAYS, ALWAYS, None, None, ALWAYS)),
    ("fairy trick negative", lambda d: d.play.emperor(NEGATIVE),
        (None, ALWAYS, None, None, ALWAYS)),
    ("fairy trick Trischaken", lambda d: d.play.emperor(TRISCHAKEN),
        (None, ALWAYS, None, None, ALWAYS)),
    ("fairy trick suit games", lambda d: d.play.emperor(Game.SUIT),
        (None, TAROCK_LED, None, None, TAROCK_LED)),
    ("win line", lambda d: d.counting.win_line_thirds, (107, 107, 107, 107, 106)),
    ("birds", lambda d: [int(bird) for bird in d.bonuses.birds],
        ([1, 2, 3], [1, 2, 3, 4], [1, 2], [], [1, 2, 3, 4])),
    ("who may announce a bird", bird_announcers, (
        {Announcer.ANYONE}, {Announcer.HOLDER}, {Announcer.HOLDER}, set(), {Announcer.HOLDER})),
    ("silent failure costs", lambda d: d.bonuses.silent_fail_costs,
        (True, False, False, None, False)),
    ("solo doubles bonuses", lambda d: d.bonuses.solo_doubles, (
        SoloDoubles.BONUSES_AND_VALAT, SoloDoubles.BONUSES, None, None, SoloDoubles.NOTHING)),
    ("what a Valat does", lambda d: d.bonuses.valat, (
        ValatForm.REPLACES_UNLESS_WORTH_LESS, ValatForm.MULTIPLIES_GAME, ValatForm.NONE,
        ValatForm.NONE, ValatForm.REPLACES)),
    ("Mondfang and Königfang", catches, ([2, 2], [], [], [], [])),
    ("kontra", lambda d: d.contras.positive, (
        Doubling.FOR_ALL, Doubling.FOR_ALL, Doubling.NONE, Doubling.NONE, Doubling.FOR_ALL)),
    ("kontra in negative games", lambda d: d.contras.negative, (
        Doubling.FOR_ALL, Doubling.FOR_ONESELF, Doubling.NONE, Doubling.NONE,
        Doubling.FOR_ONESELF)),
    ("kontra among partners void", lambda d: d.contras.partner_void,
        (None, True, None, None, True)),
    ("kontra of the own loss in Trischaken", lambda d: d.contras.self_in_trischaken,
        (False, True, False, False, False)),
    ("Trischaken talon", trischaken_talon, ("nobody", "drip", "drip", None, "drip")),
    ("Trischaken payers", lambda d: d.trischaken.form, (
        TrischakenForm.TWO_HIGHEST_PAY, TrischakenForm.HIGHEST_PAYS, TrischakenForm.OTHERS_SCORE,
        None, TrischakenForm.HAUSREGELN)),
    ("mayor line", lambda d: d.trischaken.mayor_line_thirds, (96, 107, None, None, 106)),
    ("zero-sum", lambda d: d.settling.zero_sum, (True, True, False, True, True)),
    ("ouvert", lambda d: d.play.ouvert, (
        Ouvert.ALL_AFTER_FIRST_TRICK, Ouvert.DECLARER_FROM_START, None, None,
        Ouvert.ALL_AFTER_FIRST_TRICK)),
    ("players may confer in ouvert games", lambda d: d.play.opponents_confer,
        (False, True, None, None, True)),
    ("match", lambda d: (d.settling.match_end, d.settling.target), (
        (MatchEnd.DEALS, 16), (MatchEnd.DEALS, 16), (MatchEnd.POINTS, 30),
        (MatchEnd.DEALS, 8), (MatchEnd.DEALS_AND_DOUBLES, 16))),
    ("doubled deals after a Trischaken", lambda d: d.settling.doubled_deals, (0, 0, 0, 0, 4)),
)
# fmt: on


@pytest.mark.parametrize("name", ORDER)
@pytest.mark.parametrize("row", MATRIX, ids=[row[0].replace(" ", "_") for row in MATRIX])
def test_a_dialect_is_as_the_matrix_says(row: Row, name: str) -> None:
    title, found, cells = row
    expected = cells[ORDER.index(name)]

    value = found(DIALECTS[name])

    empty = expected is None and title not in NONE_IS_A_VALUE
    assert empty or value == expected


NONE_IS_A_VALUE = {
    row[0] for row in MATRIX if row[0].startswith(("Pagat", "fairy", "tarocks that"))
}


# ---------------------------------------------------------------------- the bonus tables

ANY, HOLDER, SIDE, NEVER = "anyone", "holder", "declarer_side", "nobody"
BLACK, BOTH = {"black"}, {"black", "suit"}
# fmt: off
TABLES: dict[str, dict[str, tuple[int, int, set[str], str]]] = {
    "gametwist": {
        "pagat": (2, 4, BLACK, ANY), "uhu": (4, 8, BLACK, ANY), "kakadu": (6, 12, BLACK, ANY),
        "king_ultimo": (2, 4, BLACK, SIDE), "mondfang": (2, 2, BLACK, NEVER),
        "konigfang": (2, 2, BLACK, NEVER), "trull": (2, 4, BLACK, ANY),
        "four_kings": (2, 4, BOTH, ANY), "honneurs": (2, 4, BOTH, ANY),
        "absolute": (2, 4, BOTH, ANY), "valat": (20, 40, BOTH, ANY),
    },
    "elsteiner": {
        "pagat": (1, 2, BLACK, HOLDER), "uhu": (2, 4, BLACK, HOLDER),
        "kakadu": (3, 6, BLACK, HOLDER), "marabu": (4, 8, BLACK, HOLDER),
        "king_ultimo": (1, 2, BLACK, HOLDER), "trull": (1, 2, BLACK, ANY),
        "four_kings": (1, 2, BOTH, ANY), "valat": (4, 8, BOTH, ANY),
    },
    "alpine": {
        "pagat": (1, 2, BLACK, HOLDER), "uhu": (2, 4, BLACK, HOLDER),
        "king_ultimo": (1, 2, BLACK, HOLDER),
    },
    "cardgames_zone": {},
    "hausregeln": {
        "pagat": (1, 2, BOTH, HOLDER), "uhu": (2, 4, BOTH, HOLDER),
        "kakadu": (3, 6, BOTH, HOLDER), "marabu": (4, 8, BOTH, HOLDER),
        "king_ultimo": (1, 2, BLACK, HOLDER), "trull": (1, 2, BOTH, ANY),
        "four_kings": (1, 2, BOTH, ANY), "valat": (24, 48, BOTH, ANY),
    },
}
# fmt: on


@pytest.mark.parametrize("name", ORDER)
def test_the_bonuses_are_those_of_the_tables(name: str) -> None:
    rows = DIALECTS[name].bonuses.rows

    found = {
        row.bonus.value: (row.silent, row.announced, {*row.games}, row.announcer.value)
        for row in rows
    }

    assert found == TABLES[name]
    assert len(found) == len(rows)


@pytest.mark.parametrize("name", ORDER)
def test_king_ultimo_and_konigfang_exist_where_a_king_is_called_only(name: str) -> None:
    dialect = DIALECTS[name]

    for contract in dialect.contracts:
        for bonus in Bonus:
            listed = TABLES[name].get(bonus.value)
            exists = listed is not None and contract.game.value in listed[2]
            if bonus in (Bonus.KING_ULTIMO, Bonus.KONIGFANG):
                exists = exists and contract.calls_king
            assert (dialect.bonuses.row(bonus, contract) is not None) is exists
