"""Where programs of this kind have gone wrong at the table and on the score sheet."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from engine import DIALECTS, Card, CardSet
from engine.contracts import Bonus, Contract, Game, Talon
from engine.counting import thirds
from engine.dialect import Dialect
from engine.hand_records import RecordError, replay_record
from engine.moves import GAME, CallCard, Contra, Good, LayAway, Level, PlayCard
from engine.rules.judge import judge
from engine.scoring.bonuses import Played, scored
from engine.scoring.outcome import Outcome, Scored
from engine.scoring.piles import side_cards, trick_cards
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import (
    Ended,
    Ending,
    GameState,
    LayingAway,
    Playing,
    Spoken,
    Table,
    Trick,
    Undertaking,
)
from engine.transition import apply, start
from engine.view import view
from tests.laws.hands import (
    apply_all,
    biddable,
    deal_with,
    played_out,
    random_lay_away,
    random_move,
    rules_against,
    some_hand,
    undertaken,
)
from tests.records.test_hands import EACH_PLAYED, Row

BLACK = [
    pytest.param(name, row.name, id=f"{name}-{row.name}")
    for name, dialect in DIALECTS.items()
    for row in dialect.contracts
    if dialect.bonuses.birds_in(row)
]
TAKING = [
    pytest.param(name, row.name, id=f"{name}-{row.name}")
    for name, dialect in DIALECTS.items()
    for row in biddable(dialect)
    if row.talon in (Talon.HALF, Talon.ALL_UNSEEN, Talon.ALL_SHOWN)
]
PLAYED_OUT = [row for row in EACH_PLAYED if len(row.values[0]["record"]["plays"]) == 48]
WITH_VALAT = [name for name, dialect in DIALECTS.items() if dialect.bonuses.valat.value != "none"]


# ------------------------------------------------------------------------------ the birds


def last_trick_with_bird(
    dialect: Dialect, contract: Contract, winner: Seat
) -> tuple[Played, Ended]:
    """The Pagat of P1 falls in the last trick; P1 and P3 play together against the rest."""
    called = Card.DK if contract.calls_king else None
    deal = deal_with({Seat.P1: "T1 H4", Seat.P3: "DK T20", Seat.P2: "T18 T5", Seat.P4: "T6"})
    cards = {
        Seat.P1: (Card.T1, Card.H4, Card.H3, Card.H2),
        Seat.P2: (Card.T1, Card.T18, Card.T9, Card.T6),
        Seat.P3: (Card.T1, Card.T5, Card.T20, Card.T6),
    }[winner]
    fill = tuple(Trick(Seat.P1, (Card.S7,) * 4, seat) for seat in [Seat.P1] * 5 + [Seat.P2] * 6)
    board = Table(Undertaking(Seat.P1, contract, called=called))
    end = Ended(Ending.PLAYED, board, Spoken(), (*fill, Trick(Seat.P1, cards, winner)))
    state = GameState(dialect, deal, deal.hands, end, called=called)
    return Played(state, board, end, CardSet(), CardSet()), end


@pytest.mark.parametrize(("name", "contract"), BLACK)
def test_a_bird_is_credited_only_if_it_takes_its_trick_itself(name: str, contract: str) -> None:
    dialect = DIALECTS[name]
    row = dialect.contract(contract)

    def pagat(winner: Seat) -> list[Scored]:
        played, _ = last_trick_with_bird(dialect, row, winner)
        return [one for one in scored(played) if one.bonus is Bonus.PAGAT]

    assert pagat(Seat.P1) == [Scored(Bonus.PAGAT, True, is_announced=False, is_made=True)]
    failed = [Scored(Bonus.PAGAT, False, is_announced=False, is_made=False)]
    for winner in (Seat.P2, Seat.P3):
        assert pagat(winner) == (failed if dialect.bonuses.silent_fail_costs else [])


def test_king_ultimo_may_be_taken_by_any_card_of_the_side() -> None:
    for name in ("gametwist", "elsteiner", "alpine", "hausregeln"):
        dialect = DIALECTS[name]
        row = next(one for one in dialect.contracts if one.canonical == "rufer")
        deal = deal_with({Seat.P1: "T20", Seat.P3: "DK"})
        cards = (Card.D4, Card.T5, Card.DK, Card.T20)
        fill = tuple(Trick(Seat.P2, (Card.S7,) * 4, seat) for seat in [Seat.P1] * 5 + [Seat.P2] * 6)
        board = Table(Undertaking(Seat.P1, row, called=Card.DK))
        end = Ended(Ending.PLAYED, board, Spoken(), (*fill, Trick(Seat.P1, cards, Seat.P1)))
        state = GameState(dialect, deal, deal.hands, end, called=Card.DK)

        found = scored(Played(state, board, end, CardSet(), CardSet()))

        assert Scored(Bonus.KING_ULTIMO, True, is_announced=False, is_made=True) in found


# --------------------------------------------------------------------------- the lay-away


@pytest.mark.parametrize(("name", "contract"), TAKING)
def test_as_many_cards_are_laid_away_as_were_taken(name: str, contract: str) -> None:
    rng = random.Random(f"{name} {contract}")
    state = some_hand(DIALECTS[name], contract, rng)
    while state.turn is not None and not isinstance(state.phase, LayingAway):
        state = apply_all(state, random_move(state, rng))
    if not isinstance(state.phase, LayingAway):
        return

    right = random_lay_away(state, rng)
    rest = [card for card in state.hand(state.phase.undertaking.declarer) if card not in right]

    assert len(right) == (3 if state.phase.half is not None else 6)
    assert "away-wrong-number" in rules_against(state, LayAway(right.add(rest[0])))
    assert "away-wrong-number" in rules_against(state, LayAway(CardSet(list(right)[1:])))
    assert "away-wrong-number" in rules_against(state, LayAway(CardSet()))


# -------------------------------------------------------------------------- replayed files


@pytest.mark.parametrize("row", PLAYED_OUT[::9])
def test_an_import_refuses_a_revoke_with_its_place_its_card_and_the_rule(row: Row) -> None:
    record = row["record"]
    index, code = first_revoke(record)
    plays = [list(play) for play in record["plays"]]
    later = next(at for at, play in enumerate(plays) if play[1] == code)
    plays[index][1], plays[later][1] = plays[later][1], plays[index][1]

    with pytest.raises(RecordError) as refused:
        replay_record({**record, "plays": plays})

    assert refused.value.place == f"plays[{index}]"
    assert refused.value.move == code
    assert refused.value.reasons
    assert all(reason.rule.id.startswith("play-") for reason in refused.value.reasons)


def first_revoke(record: dict[str, Any]) -> tuple[int, str]:
    """The first card played after a lead, and another card of that hand that could not
    have been played."""
    full = replay_record(record)
    state = start(full.dialect, full.deal, full.factor)
    played = -1
    for _, move in full.history:
        if isinstance(move, PlayCard):
            played += 1
            assert isinstance(state.phase, Playing)
            assert state.turn is not None
            later = {
                play[1] for play in record["plays"][played + 1 :] if play[0] == state.turn.name
            }
            for other, reasons in judge(view(state, state.turn)).against.items():
                if reasons and isinstance(other, PlayCard) and other.card.code in later:
                    return played, other.card.code
        state = apply(state, move)
    message = "nobody could have revoked"
    raise AssertionError(message)


# ------------------------------------------------------------------------------ the score


@pytest.mark.parametrize("name", ["gametwist", "elsteiner", "alpine", "hausregeln"])
def test_the_loser_of_a_trischaken_is_found_by_points_and_not_by_seat(name: str) -> None:
    dialect = DIALECTS[name]
    most, others = 90, (50, 40, 30)
    for loser in (Seat.P2, Seat.P3, Seat.P4):
        rest = iter(others)
        points = [most if seat is loser else next(rest) for seat in Seat]
        p1, p2, p3, p4 = points

        sheet = settle(
            Outcome(
                dialect,
                Ending.PLAYED,
                dialect.contract("trischaken"),
                thirds=(p1, p2, p3, p4),
                tricks=(3, 3, 3, 3),
            )
        )

        worst = min(sheet.totals)
        assert sheet.totals[loser - 1] == (worst if name != "gametwist" else -2)
        assert sheet.totals[loser - 1] < max(sheet.totals)


@pytest.mark.parametrize("name", ["elsteiner", "hausregeln"])
def test_a_contra_does_not_count_with_the_called_king_in_a_solo_talon(name: str) -> None:
    deal = deal_with({Seat.P1: "HK"}, talon="H4 H3 D4 DK")
    state = undertaken(DIALECTS[name], "solorufer", Seat.P1, deal)
    assert state is not None

    said = apply_all(state, CallCard(Card.DK), Good(), Contra(GAME, Level.CONTRA))
    end = played_out(apply_all(said, *[Good()] * 4), random.Random(1), talk=0)

    found = outcome(end)
    sheet = settle(found)
    assert found.levels == ()
    assert all(not entry.factors or entry.factors[0][1] != 2 for entry in sheet.entries[:1])
    assert CardSet(deal.talon[1]) <= _declarers(end)
    assert not CardSet(deal.talon[0]) & _declarers(end)


def _declarers(end: GameState) -> CardSet:
    assert isinstance(end.phase, Ended)
    assert end.phase.table is not None
    return side_cards(end, end.phase, end.phase.table)[0]


@pytest.mark.parametrize("name", DIALECTS)
def test_the_partner_is_who_was_dealt_the_king_before_and_after_it_has_fallen(name: str) -> None:
    dialect = DIALECTS[name]
    rng = random.Random(name)
    row = next(one for one in dialect.contracts if one.calls_king and one.bird is None)
    fallen = 0
    for _ in range(8):
        hand = some_hand(dialect, row.name, rng)
        end = played_out(hand, rng, talk=0)
        holder = [seat for seat in Seat if end.called in end.deal.hand(seat)]
        if isinstance(end.phase, Ended) and end.phase.tricks:
            fallen += 1
            assert end.partner is (holder[0] if holder else None)
            assert end.called not in end.hand(Seat.P1)

    assert fallen


@pytest.mark.parametrize(
    ("name", "contract"),
    [
        pytest.param(name, row.name, id=f"{name}-{row.name}")
        for name, dialect in DIALECTS.items()
        for row in dialect.contracts
        if dialect.settling.zero_sum and row.game is not Game.TRISCHAKEN
    ],
)
@pytest.mark.parametrize("won", [True, False])
def test_a_lone_player_gets_from_three_what_three_pay(
    name: str, contract: str, *, won: bool
) -> None:
    dialect = DIALECTS[name]
    row = dialect.contract(contract)

    for seat, factor in itertools.product(Seat, (1, 2)):
        sheet = settle(Outcome(dialect, Ending.PLAYED, row, seat, game_won=won, factor=factor))

        value = (row.won if won else -row.stake_lost) * factor
        assert sheet.totals[seat - 1] == 3 * value
        assert sheet.is_balanced


@pytest.mark.parametrize("name", WITH_VALAT)
def test_a_silent_valat_is_told_by_tricks_and_not_by_cards(name: str) -> None:
    dialect = DIALECTS[name]
    contract = next(row for row in dialect.contracts if row.canonical == "sechserdreier")
    deal = deal_with({Seat.P1: "T22"})
    board = Table(Undertaking(Seat.P1, contract))
    for lost in (0, 1):
        mine = [Trick(Seat.P1, (Card.T22, Card.T2, Card.T3, Card.T4), Seat.P1)] * (12 - lost)
        theirs = [Trick(Seat.P2, (Card.S7, Card.S8, Card.S9, Card.S10), Seat.P2)] * lost
        end = Ended(Ending.PLAYED, board, Spoken(), (*mine, *theirs))
        state = GameState(dialect, deal, deal.hands, end, away=CardSet([Card.H4]))

        found = scored(Played(state, board, end, CardSet(), CardSet()))

        made = [one for one in found if one.bonus is Bonus.VALAT]
        expected = Scored(Bonus.VALAT, True, is_announced=False, is_made=True)
        assert made == ([] if lost else [expected])


@pytest.mark.parametrize("name", ["gametwist", "hausregeln"])
def test_nothing_else_is_scored_beside_a_valat(name: str) -> None:
    dialect = DIALECTS[name]
    dreier = next(row for row in dialect.contracts if row.canonical == "dreier")
    others = [
        Scored(Bonus.TRULL, True, is_announced=True, is_made=True),
        Scored(Bonus.FOUR_KINGS, True, is_announced=False, is_made=True),
    ]
    valat = Scored(Bonus.VALAT, True, is_announced=True, is_made=True)

    sheet = settle(Outcome(dialect, Ending.PLAYED, dreier, game_won=True, bonuses=(*others, valat)))

    row = dialect.bonuses.row(Bonus.VALAT, dreier)
    assert row is not None
    assert sheet.totals[0] == 3 * row.announced
    assert [entry.struck.rule.id if entry.struck else None for entry in sheet.entries] == [
        "struck-by-valat",
        "struck-by-valat",
        "struck-by-valat",
        None,
    ]


@pytest.mark.parametrize("name", DIALECTS)
def test_points_are_counted_over_the_whole_pile_and_not_trick_by_trick(name: str) -> None:
    rng = random.Random(name)
    row = next(one for one in biddable(DIALECTS[name]) if one.game is Game.BLACK)
    end = played_out(some_hand(DIALECTS[name], row.name, rng), rng, talk=0)
    if not isinstance(end.phase, Ended) or not end.phase.tricks:
        return

    found = outcome(end)

    for seat in Seat:
        assert found.thirds[seat - 1] == thirds(trick_cards(end.phase, seat))
