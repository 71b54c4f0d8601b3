"""What each option of a table changes at the table, beside the value that is the dialect's own."""

from __future__ import annotations

import random

import pytest

from engine import table
from engine.cards import Card, CardSet
from engine.contracts import Bonus, Title
from engine.moves import (
    GAME,
    Announce,
    AnnounceTricks,
    Bid,
    CallCard,
    Contra,
    GiveUp,
    Good,
    Level,
    Pass,
    PlayCard,
    Post,
    TakeHalf,
    Vorhand,
)
from engine.scoring.bonuses import Played, scored
from engine.scoring.outcome import Outcome, Scored
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import (
    Announcing,
    Bidding,
    Ended,
    Ending,
    GameState,
    Playing,
    Spoken,
    Table,
    TakingTalon,
    Trick,
    Undertaking,
)
from engine.transition import start
from tests.laws.hands import (
    apply_all,
    deal_with,
    is_legal,
    played_out,
    quietly_to_play,
    rules_against,
    some_hand,
    to_announcing,
    undertaken,
)


def begun(
    name: str, contract: str, declarer: Seat, holdings: dict[Seat, str], talon: str = ""
) -> GameState:
    state = undertaken(table(name), contract, declarer, deal_with(holdings, talon))
    assert state is not None
    return state


# ------------------------------------------------------------------------------ gametwist


@pytest.mark.parametrize(("option", "rules"), [("off", []), ("on", ["bid-bird-not-held"])])
def test_a_bird_that_is_bid_need_be_held_only_if_the_table_says_so(
    option: str, rules: list[str]
) -> None:
    at = table(f"gametwist+bird_must_be_held={option}")

    state = start(at, deal_with({Seat.P1: "T1", Seat.P2: "T5 T6", Seat.P3: "T7 T8", Seat.P4: "T9"}))

    assert rules_against(state, Bid(at.contract("caller+pagat"))) == rules


@pytest.mark.parametrize(("option", "rules"), [("off", []), ("on", ["bid-too-low"])])
def test_the_cap_puts_callers_with_a_bird_below_the_threes(option: str, rules: list[str]) -> None:
    at = table(f"gametwist+bird_caller_cap={option}")
    state = start(at, deal_with({seat: f"T{seat + 4}" for seat in Seat}, seed=3))

    state = apply_all(state, Bid(at.contract("three_of_suit")))

    assert rules_against(state, Bid(at.contract("caller+pelican"))) == rules
    assert is_legal(state, Bid(at.contract("three")))


def test_capped_callers_keep_their_order_and_stand_above_the_bettler() -> None:
    at = table("gametwist+bird_caller_cap=on")

    names = [row.name for row in sorted(at.contracts, key=lambda row: row.rank)]

    assert names[4:10] == [
        "bettler",
        "caller+pagat",
        "caller+uhu",
        "caller+pelican",
        "six_threes",
        "three_of_suit",
    ]
    assert [row.rank for row in sorted(at.contracts, key=lambda row: row.rank)] == list(
        range(1, 16)
    )


@pytest.mark.parametrize(("option", "totals"), [("off", (-4, -2, 3, 3)), ("on", (2, -6, 2, 2))])
def test_one_or_two_lose_a_trischaken(option: str, totals: tuple[int, ...]) -> None:
    at = table(f"gametwist+trischaken_single_loser={option}")
    thirds = (60, 62, 34, 30)
    trischaken = at.contract("trischaken")

    sheet = settle(
        Outcome(at, Ending.PLAYED, trischaken, Seat.P1, thirds=thirds, tricks=(3, 3, 3, 3))
    )

    assert sheet.totals == totals


@pytest.mark.parametrize("name", ["gametwist", "elsteiner", "alpine", "hausregeln"])
@pytest.mark.parametrize("option", ["off", "on"])
def test_a_second_turn_announces_only_where_late_announcements_are_on(
    name: str, option: str
) -> None:
    rng = random.Random(5)
    at = table(f"{name}+late_announcements={option}")
    contract = {"gametwist": "three", "hausregeln": "dreier", "alpine": "blind_solo"}
    deal = deal_with({Seat.P1: "T1 T5 T6", Seat.P2: "T2 T7", Seat.P3: "T8 T9", Seat.P4: "T10 T11"})
    state = undertaken(at, contract.get(name, "sechserdreier"), Seat.P1, deal)
    assert state is not None

    state = to_announcing(state, rng)
    state = apply_all(state, Good(), Announce(Bonus.UHU), Good(), Good(), Good())

    assert state.turn is Seat.P1
    refused = rules_against(state, Announce(Bonus.PAGAT))
    assert refused == ([] if option == "on" else ["announce-first-turn"])


# ------------------------------------------------------------------------------ elsteiner


@pytest.mark.parametrize(("option", "rules"), [("off", ["bid-option-off"]), ("on", [])])
def test_a_dreier_is_bid_only_where_it_is_played(option: str, rules: list[str]) -> None:
    at = table(f"elsteiner+dreier={option}")

    state = apply_all(start(at, 3), Vorhand())

    assert rules_against(state, Bid(at.contract("dreier"))) == rules


@pytest.mark.parametrize("name", ["elsteiner", "alpine"])
def test_with_the_choice_a_king_in_the_talon_is_played_on_or_given_up(name: str) -> None:
    contract = {"elsteiner": "rufer", "alpine": "call"}[name]
    state = begun(f"{name}+king_in_talon=choice", contract, Seat.P1, {Seat.P1: "HK"}, "DK")

    state = apply_all(state, CallCard(Card.DK))
    given_up = apply_all(state, GiveUp())
    alone = quietly_to_play(apply_all(state, TakeHalf(1)), random.Random(1))

    assert isinstance(state.phase, TakingTalon)
    assert isinstance(given_up.phase, Ended)
    paid = (-3, 1, 1, 1) if name == "elsteiner" else (0, 1, 1, 1)
    assert settle(outcome(given_up)).totals == paid
    assert alone.partner is None
    assert isinstance(alone.phase, Playing)


@pytest.mark.parametrize(("option", "pays"), [("off", 0), ("on", 1)])
def test_a_silent_bird_that_fails_costs_only_where_the_table_says_so(
    option: str, pays: int
) -> None:
    at = table(f"elsteiner+silent_fail_costs={option}")
    contract = at.contract("solodreier")
    deal = deal_with({Seat.P1: "T1 H4", Seat.P2: "T5 S7", Seat.P3: "T6", Seat.P4: "T7"})
    mine = [Trick(Seat.P1, (Card.H4,) * 4, Seat.P1)] * 6
    theirs = [Trick(Seat.P2, (Card.S7,) * 4, Seat.P2)] * 5
    last = Trick(Seat.P1, (Card.T1, Card.T5, Card.T6, Card.T7), Seat.P4)
    tricks = (*mine, *theirs, last)
    board = Table(Undertaking(Seat.P1, contract))
    end = Ended(Ending.PLAYED, board, Spoken(), tricks)
    state = GameState(at, deal, deal.hands, end)

    found = scored(Played(state, board, end, CardSet(), CardSet()))

    missed = [one for one in found if one.bonus is Bonus.PAGAT]
    assert missed == [Scored(Bonus.PAGAT, False, is_announced=False, is_made=False)] * pays


def aims_at(option: str) -> GameState:
    holdings = {Seat.P2: "T22", Seat.P1: "H4"}
    state = begun(f"elsteiner+parallel_picolo={option}", "picolo", Seat.P1, holdings)
    assert isinstance(state.phase, Announcing)
    return apply_all(state, Good())


def test_without_the_option_nobody_aims_beside_a_picolo() -> None:
    state = aims_at("off")

    for title in (Title.PICCOLO, Title.ZWICCOLO, Title.TRICCOLO):
        assert rules_against(state, AnnounceTricks(title)) == ["move-not-now"]


def test_with_the_option_each_other_player_may_aim_once_but_no_picolo_with_the_skus() -> None:
    state = aims_at("on")

    refused = rules_against(state, AnnounceTricks(Title.PICCOLO))
    after = apply_all(state, AnnounceTricks(Title.ZWICCOLO))

    assert refused == ["bid-skus-in-piccolo"]
    assert rules_against(after, AnnounceTricks(Title.TRICCOLO)) == ["announce-aim-once"]
    third = apply_all(after, Good())
    assert is_legal(third, AnnounceTricks(Title.PICCOLO))


def test_nothing_is_doubled_once_somebody_aims() -> None:
    state = apply_all(aims_at("on"), AnnounceTricks(Title.TRICCOLO), Good())

    own = Post(account=Seat.P3)
    assert rules_against(state, Contra(own, Level.CONTRA)) == ["contra-unknown"]


def test_the_declarer_of_a_picolo_does_not_aim_at_another_number() -> None:
    state = begun(
        "elsteiner+parallel_picolo=on", "picolo", Seat.P1, {Seat.P1: "H4", Seat.P2: "T22"}
    )

    assert rules_against(state, AnnounceTricks(Title.ZWICCOLO)) == ["announce-aim-not-declarer"]


def test_aims_are_for_the_first_turn_and_for_a_closed_picolo() -> None:
    state = aims_at("on")
    late = apply_all(state, Good(), AnnounceTricks(Title.ZWICCOLO), Good(), Good(), Good())
    ouvert = begun(
        "elsteiner+parallel_picolo=on", "picolo_ouvert", Seat.P1, {Seat.P1: "H4", Seat.P2: "T22"}
    )

    assert late.turn is Seat.P2
    assert rules_against(late, AnnounceTricks(Title.ZWICCOLO)) == ["announce-first-turn"]
    open_aim = rules_against(apply_all(ouvert, Good()), AnnounceTricks(Title.ZWICCOLO))
    assert open_aim == ["announce-aim-unknown"]


def test_each_who_aims_settles_two_with_each_other_player() -> None:
    at = table("elsteiner+parallel_picolo=on")
    aims = ((Seat.P2, Title.ZWICCOLO, True), (Seat.P4, Title.TRICCOLO, False))
    found = Outcome(
        at, Ending.PLAYED, at.contract("picolo"), Seat.P1, game_won=False, aims=aims, factor=1
    )

    sheet = settle(found)

    game = (-6, 2, 2, 2)
    made, missed = (-2, 6, -2, -2), (2, 2, 2, -6)
    assert sheet.totals == tuple(map(sum, zip(game, made, missed, strict=True)))


def test_a_hand_with_aims_goes_on_until_every_number_is_passed() -> None:
    rng = random.Random(8)
    lengths = set()
    for seed in range(40):
        state = undertaken(
            table("elsteiner+parallel_picolo=on"), "picolo", Seat.P1, deal_with({}, seed=seed)
        )
        if state is None:
            continue
        state = apply_all(state, Good(), AnnounceTricks(Title.ZWICCOLO), *[Good()] * 4)
        end = played_out(state, rng)
        assert isinstance(end.phase, Ended)
        tricks = outcome(end).tricks
        lengths.add(len(end.phase.tricks))
        if len(end.phase.tricks) < 12:
            assert tricks[0] > 1
            assert tricks[1] > 2

    assert len(lengths) > 2


# ------------------------------------------------------------------------- cardgames_zone


def four_passes(name: str, holdings: dict[Seat, str] | None = None) -> GameState:
    return apply_all(start(table(name), deal_with(holdings or {}, seed=2)), *[Pass()] * 4)


def test_four_passes_throw_the_hand_in() -> None:
    state = four_passes("cardgames_zone")

    assert isinstance(state.phase, Ended)
    assert state.phase.ending is Ending.THROWN_IN
    assert settle(outcome(state)).totals == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("value", "contract"), [("forehand_rufer", "rufer"), ("trischaken", "trischaken")]
)
def test_four_passes_make_forehand_play_where_the_table_says_so(value: str, contract: str) -> None:
    state = four_passes(f"cardgames_zone+all_pass={value}")

    assert state.undertaking is not None
    assert state.undertaking.contract.name == contract
    assert state.undertaking.declarer is Seat.P1


def test_a_forehand_with_nothing_to_call_plays_no_rufer_after_four_passes() -> None:
    every = "HK DK SK CK HQ DQ SQ CQ"

    state = four_passes("cardgames_zone+all_pass=forehand_rufer", {Seat.P1: every})

    assert isinstance(state.phase, Ended)
    assert state.phase.ending is Ending.THROWN_IN


def test_that_trischaken_is_never_bid() -> None:
    at = table("cardgames_zone+all_pass=trischaken")

    state = start(at, 5)

    assert rules_against(state, Bid(at.contract("trischaken"))) == ["bid-forehand-last"]


@pytest.mark.parametrize(("option", "leader"), [("off", Seat.P1), ("on", Seat.P3)])
def test_who_leads_a_bettel(option: str, leader: Seat) -> None:
    at = table(f"cardgames_zone+bettel_declarer_leads={option}")
    rng = random.Random(3)

    state = quietly_to_play(some_hand(at, "bettel", rng, declarer=Seat.P3), rng)

    assert state.turn is leader


# ----------------------------------------------------------------------------- hausregeln


@pytest.mark.parametrize(("option", "rules"), [("all", []), ("cup", ["announce-unknown"])])
def test_birds_and_trull_in_suit_games(option: str, rules: list[str]) -> None:
    holdings = {Seat.P1: "T1 T2 H4 H3 H2 D4 D3 S7 S8"}

    state = begun(f"hausregeln+suit_game_bonuses={option}", "farbensolo", Seat.P1, holdings)

    assert rules_against(state, Announce(Bonus.PAGAT)) == rules
    assert rules_against(state, Announce(Bonus.TRULL)) == rules
    assert is_legal(state, Announce(Bonus.FOUR_KINGS))
    assert is_legal(state, Announce(Bonus.VALAT))
    assert rules_against(state, Announce(Bonus.KING_ULTIMO)) == ["announce-unknown"]


@pytest.mark.parametrize(("option", "trull"), [("off", 1), ("on", 2)])
def test_bonuses_in_solo_games(option: str, trull: int) -> None:
    at = table(f"hausregeln+solo_doubles_bonuses={option}")
    bonus = Scored(Bonus.TRULL, True, is_announced=False, is_made=True)

    solo, dreier = (
        settle(
            Outcome(at, Ending.PLAYED, at.contract(name), Seat.P1, game_won=True, bonuses=(bonus,))
        ).totals[1]
        for name in ("solodreier", "dreier")
    )

    assert solo == -8 - trull
    assert dreier == -4 - 1


@pytest.mark.parametrize(("option", "level"), [("on", {}), ("off", {GAME: Level.CONTRA})])
def test_a_contra_among_hidden_partners(option: str, level: dict[object, object]) -> None:
    holdings = {Seat.P1: "HK", Seat.P2: "DK"}
    state = begun(f"hausregeln+partner_kontra_void={option}", "solorufer", Seat.P1, holdings)
    state = apply_all(state, CallCard(Card.DK), Good())

    state = apply_all(state, Contra(GAME, Level.CONTRA), *[Good()] * 4)
    end = played_out(state, random.Random(4))

    assert dict(outcome(end).levels) == level


def test_forehand_begins_where_nobody_has_yet_spoken() -> None:
    state = start(table("hausregeln"), 1)

    assert isinstance(state.phase, Bidding)
    assert rules_against(state, PlayCard(Card.T1)) == ["move-not-now"]
