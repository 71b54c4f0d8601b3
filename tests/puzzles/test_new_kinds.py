"""Auctions, lay-aways and scores against what a plain reading of the rules says."""

from __future__ import annotations

import random

import pytest

from engine import DIALECTS, CardSet, parse_cards, table
from engine.cards import KINGS, TRULL
from engine.contracts import Bonus, Game, Opening
from engine.deal import deal
from engine.moves import Bid, Hold, Pass, Vorhand
from engine.scoring.outcome import Outcome, Scored
from engine.seats import Seat
from engine.state import Ending
from puzzles import phrases as ph
from puzzles.auctions import auction_after, moments, worth
from puzzles.grade import grade
from puzzles.kinds import lay_away, may_bid, score_the_deal
from puzzles.position import Position
from puzzles.question import ChooseCards, ChooseOne, EnterScores, Question
from tests.puzzles.made import grid, questions

pytestmark = pytest.mark.slow

HAND = CardSet(parse_cards("T 15 9 3 2 / H K 4 / D Q 2 / S N 8 / C J 7"))


def at(kind: str) -> pytest.MarkDecorator:
    rows = [pytest.param(*row.values[1:], id=str(row.id)) for row in grid([kind])]
    return pytest.mark.parametrize(("name", "level"), rows)


def auction(name: str, calls: str) -> tuple[tuple[Seat, object], ...]:
    """Words such as ``P1:pass P2:piccolo``."""
    dialect = table(name)
    words = {"pass": Pass(), "hold": Hold(), "vorhand": Vorhand()}
    pairs = [one.split(":") for one in calls.split()]
    return tuple(
        (Seat[seat], words.get(word) or Bid(dialect.contract(word))) for seat, word in pairs
    )


def asked(name: str, calls: str, call: str, hand: CardSet = HAND) -> Question:
    dialect = table(name)
    said = auction(name, calls)
    ((_, move),) = auction(name, f"P1:{call}")
    seat = auction_after(dialect, said).turn  # type: ignore[arg-type]
    return may_bid.pose(Position(dialect, hand=hand, seat=seat, calls=said, call=move))  # type: ignore[arg-type]


def right_of(one: Question) -> set[str]:
    assert isinstance(one.answer, ChooseOne)
    found = [one.answer.options[place] for place in one.answer.right]
    return {str(dict(reason.args).get("rule", reason.rule.id)) for reason in found}


# ------------------------------------------------------------------------------ may-bid


def test_no_auction_is_held_with_a_hand_that_is_dealt_again() -> None:
    rng = random.Random(0)
    deals = [deal(seed) for seed in range(400)]
    short = [dealt for dealt in deals if any(len(hand.tarocks) < 2 for hand in dealt.hands)]

    assert short
    for dealt in short:
        assert not list(moments(table("gametwist"), dealt, rng))
        assert list(moments(table("hausregeln"), dealt, rng))


@pytest.mark.parametrize(
    ("name", "calls", "call", "right"),
    [
        ("alpine", "P1:pass P2:piccolo", "bettler", "call-is-allowed"),
        ("alpine", "P1:pass P2:bettler", "piccolo", "bid-too-low"),
        ("alpine", "P1:piccolo", "piccolo", "bid-too-low"),
        ("alpine", "P1:pass P2:piccolo P3:pass P4:pass", "bettler", "call-is-allowed"),
        ("alpine", "P1:pass P2:piccolo P3:pass P4:pass", "sechserdreier", "bid-forehand-first"),
        ("alpine", "", "sechserdreier", "call-is-allowed"),
        ("alpine", "P1:pass", "rufer", "bid-forehand-last"),
        ("alpine", "P1:pass P2:pass P3:pass P4:pass", "rufer", "call-is-allowed"),
        ("alpine", "P1:pass P2:pass P3:pass P4:pass", "pass", "bid-must-choose"),
        ("alpine", "P1:pass P2:pass P3:pass P4:pass", "sechserdreier", "bid-forehand-first"),
        ("alpine", "P1:pass P2:piccolo P3:pass P4:pass", "hold", "bid-hold-unknown"),
        ("cardgames_zone", "P1:rufer P2:dreier P3:pass P4:pass", "hold", "call-is-allowed"),
        ("cardgames_zone", "P1:rufer P2:solorufer", "hold", "bid-hold-forehand-only"),
        ("cardgames_zone", "", "hold", "bid-hold-nothing"),
        ("cardgames_zone", "P1:pass", "rufer", "call-is-allowed"),
        ("cardgames_zone", "P1:rufer P2:dreier", "solorufer", "bid-too-low"),
        ("hausregeln", "", "piccolo", "bid-vorhand-first"),
        ("hausregeln", "", "vorhand", "call-is-allowed"),
        ("hausregeln", "P1:vorhand P2:pass P3:dreier P4:pass", "vorhand", "bid-vorhand-only-first"),
        ("hausregeln", "P1:vorhand P2:pass P3:pass P4:pass", "sechserdreier", "call-is-allowed"),
        ("elsteiner", "P1:vorhand P2:pass P3:pass P4:pass", "sechserdreier", "bid-forehand-first"),
        ("elsteiner", "", "sechserdreier", "call-is-allowed"),
        ("elsteiner", "P1:vorhand", "dreier", "bid-option-off"),
        ("elsteiner", "P1:vorhand", "besserrufer+pagat", "bid-bird-not-held"),
        ("elsteiner", "P1:vorhand", "besserrufer+uhu", "call-is-allowed"),
        ("gametwist", "", "besserrufer+pagat", "call-is-allowed"),
        ("gametwist", "P2:farbendreier", "dreier", "call-is-allowed"),
        ("gametwist", "P2:dreier", "farbendreier", "bid-too-low"),
        ("gametwist", "P2:pass P3:pass P4:pass", "sechserdreier", "call-is-allowed"),
        ("gametwist", "P2:pass P3:pass P4:pass", "pass", "bid-must-choose"),
    ],
)
def test_a_call_is_allowed_or_not_as_the_table_has_it(
    name: str, calls: str, call: str, right: str
) -> None:
    assert right_of(asked(name, calls, call)) == {right}


@pytest.mark.parametrize(
    ("name", "first", "hand", "call", "right"),
    [
        ("gametwist", "", "H K / D K / S K / C K", "solorufer", "bid-nothing-to-call"),
        ("hausregeln", "P1:vorhand", "H K / D K / S K / C K", "solorufer", "call-is-allowed"),
        ("alpine", "", "T22", "piccolo", "bid-skus-in-piccolo"),
        ("gametwist", "", "T22", "piccolo", "call-is-allowed"),
        ("hausregeln", "P1:vorhand", "H K 4 / D K 4 / S K", "farbensolo", "bid-few-suit-cards"),
        ("hausregeln", "P1:vorhand", "H K 4 / D K 4 / S K 7", "farbensolo", "call-is-allowed"),
        ("gametwist", "", "H K 4", "farbensolo", "call-is-allowed"),
    ],
)
def test_what_the_hand_must_hold_differs_by_table(
    name: str, first: str, hand: str, call: str, right: str
) -> None:
    assert right_of(asked(name, first, call, CardSet(parse_cards(hand)))) == {right}


def test_several_rules_may_forbid_a_bid_and_each_is_a_right_answer() -> None:
    one = asked("hausregeln", "P1:vorhand P2:dreier", "besserrufer+pagat")

    assert right_of(one) == {"bid-too-low", "bid-bird-not-held"}


@pytest.mark.parametrize(
    ("name", "calls"),
    [
        ("alpine", "P2:pass"),
        ("alpine", "P1:piccolo P2:piccolo"),
        ("alpine", "P1:sechserdreier"),
        ("hausregeln", "P1:pass"),
        ("cardgames_zone", "P1:pass P2:pass P3:pass P4:pass"),
    ],
)
def test_an_auction_that_cannot_have_gone_so_is_refused(name: str, calls: str) -> None:
    with pytest.raises(ValueError, match=r"turn|over"):
        auction_after(table(name), auction(name, calls))  # type: ignore[arg-type]


def test_a_call_is_needed_and_the_turn_must_be_the_learner_s() -> None:
    dialect = table("alpine")

    with pytest.raises(ValueError, match="asks about a call"):
        may_bid.pose(Position(dialect, hand=HAND))
    with pytest.raises(ValueError, match="turn of P1"):
        may_bid.pose(Position(dialect, hand=HAND, seat=Seat.P3, call=Pass()))


@at("may-bid")
def test_a_bid_on_the_open_ladder_is_allowed_exactly_if_it_is_higher(name: str, level: int) -> None:
    for one in questions("may-bid", name, level):
        call = one.position.call
        phase = auction_after(one.position.dialect, one.position.calls)
        if not isinstance(call, Bid) or call.contract.opening is not Opening.ANYONE:
            continue

        standing = phase.standing
        is_low = standing is not None and call.contract.rank <= standing.contract.rank
        assert ("bid-too-low" in right_of(one)) is is_low, one.id


@at("may-bid")
def test_a_call_has_at_least_one_rule_against_it_to_choose_from(name: str, level: int) -> None:
    for one in questions("may-bid", name, level):
        assert isinstance(one.answer, ChooseOne)
        assert one.answer.options[0] == ph.CALL_IS_ALLOWED()
        assert 2 <= len(set(one.answer.options)) == len(one.answer.options) <= 7, one.id


def test_a_wrong_answer_about_a_call_is_nudged_towards_the_auction() -> None:
    one = asked("alpine", "P1:piccolo", "piccolo")

    assert grade(one, 0).nudge == ph.NUDGE_THE_AUCTION()


def test_the_first_level_asks_of_heights_and_never_of_the_hand() -> None:
    of_hand = {"bid-bird-not-held", "bid-skus-in-piccolo", "bid-few-suit-cards"}
    for name in DIALECTS:
        for one in questions("may-bid", name, 1):
            assert not right_of(one) & {*of_hand, "bid-nothing-to-call"}


def test_a_bird_bid_is_worth_its_game_and_the_announced_bird() -> None:
    hausregeln, gametwist = table("hausregeln"), table("gametwist")

    assert worth(hausregeln, hausregeln.contract("besserrufer+uhu")) == 5
    assert worth(gametwist, gametwist.contract("besserrufer+kakadu")) == 14
    assert worth(gametwist, gametwist.contract("dreier")) == 6


# ---------------------------------------------------------------------------- lay-away


def plain_away(position: Position) -> CardSet:
    """Which cards may go, from the tables of the specification."""
    dialect, contract = position.dialect.id, position.required_contract
    free = position.hand - KINGS - TRULL - CardSet([position.called] if position.called else [])
    wanted = len(position.hand) - 12
    if dialect == "gametwist":
        return free
    if contract.game is Game.SUIT:
        if dialect == "elsteiner":
            return free.coloured
        return free.tarocks if len(free.tarocks) >= wanted else free
    return free.coloured if len(free.coloured) >= wanted else free


@at("lay-away")
def test_what_may_go_agrees_with_the_tables_of_the_specification(name: str, level: int) -> None:
    for one in questions("lay-away", name, level):
        assert isinstance(one.answer, ChooseCards)

        assert one.answer.right == plain_away(one.position), one.id
        assert len(one.answer.right) >= len(one.position.hand) - 12


@at("lay-away")
def test_each_card_that_must_stay_has_its_reason(name: str, level: int) -> None:
    for one in questions("lay-away", name, level):
        assert isinstance(one.answer, ChooseCards)
        about = dict(one.about_cards)

        assert CardSet(about) == one.position.hand - one.answer.right
        assert all(reasons for reasons in about.values())


@at("lay-away")
def test_the_cards_taken_lie_in_the_hand(name: str, level: int) -> None:
    for one in questions("lay-away", name, level):
        position = one.position

        assert position.taken <= position.hand
        assert len(position.taken) == len(position.hand) - 12


def test_the_third_level_comes_to_tarocks_that_must_go_and_to_a_called_queen() -> None:
    found = list(questions("lay-away", "hausregeln", 3, range(40)))
    told = {line.reason.rule for one in found for line in one.explanation}
    held = [one for one in found if one.position.called in one.position.hand]

    assert {ph.AWAY_TAROCKS_NEEDED, ph.AWAY_SUIT_CARDS_NEEDED} <= told
    assert held
    assert {reason.rule.id for one in held for reason in dict(one.about_cards)[one.position.called]}


@pytest.mark.parametrize(
    ("contract", "hand", "said"),
    [("solodreier", HAND, "takes nothing"), ("dreier", HAND, "15 cards")],
)
def test_a_lay_away_needs_the_talon_in_hand(contract: str, hand: CardSet, said: str) -> None:
    dialect = table("hausregeln")

    with pytest.raises(ValueError, match=said):
        lay_away.pose(Position(dialect, dialect.contract(contract), hand))


# ---------------------------------------------------------------------- score-the-deal


def settled(name: str, contract: str, **how: object) -> tuple[int, ...]:
    dialect = table(name)
    made = Outcome(dialect, Ending.PLAYED, dialect.contract(contract), **how)  # type: ignore[arg-type]
    answer = score_the_deal.pose(Position(dialect, outcome=made)).answer
    assert isinstance(answer, EnterScores)
    return answer.right


def test_two_against_two_a_lone_player_three_times_and_winners_only() -> None:
    partner, won = {"partner": Seat.P3}, {"game_won": True}

    assert settled("cardgames_zone", "solorufer", **partner, **won) == (2, -2, 2, -2)
    assert settled("cardgames_zone", "rufer", **won) == (3, -1, -1, -1)
    assert settled("alpine", "sechserdreier", game_won=False) == (0, 10, 10, 10)
    assert settled("gametwist", "sechserdreier", game_won=False) == (-36, 12, 12, 12)


def test_a_bonus_is_a_post_of_its_own() -> None:
    missed = (Scored(Bonus.PAGAT, for_declarer=False, is_announced=True, is_made=False),)

    scores = settled("hausregeln", "rufer", partner=Seat.P4, game_won=True, bonuses=missed)

    assert scores == (-1, 1, 1, -1)


@at("score-the-deal")
def test_scores_balance_where_losers_pay(name: str, level: int) -> None:
    for one in questions("score-the-deal", name, level):
        assert isinstance(one.answer, EnterScores)
        outcome = one.position.outcome
        assert outcome is not None

        if name == "alpine":
            assert min(one.answer.right) >= 0
        elif not outcome.own_losses:
            assert sum(one.answer.right) == 0, one.id
        assert any(one.answer.right)


@at("score-the-deal")
def test_sides_get_the_same_and_a_lone_player_three_times(name: str, level: int) -> None:
    for one in questions("score-the-deal", name, level):
        outcome = one.position.outcome
        assert outcome is not None
        assert outcome.contract is not None
        assert isinstance(one.answer, EnterScores)
        if outcome.contract.game is Game.TRISCHAKEN or outcome.levels or name == "alpine":
            continue

        scores = dict(zip(Seat, one.answer.right, strict=True))
        others = {scores[seat] for seat in Seat if not outcome.is_on_declarer_side(seat)}
        times = 1 if outcome.partner else 3
        assert {-scores[outcome.declarer]} == {times * amount for amount in others}, one.id


@at("score-the-deal")
def test_the_first_level_asks_of_nothing_but_the_game(name: str, level: int) -> None:
    if level > 1:
        return
    for one in questions("score-the-deal", name, level):
        outcome = one.position.outcome
        assert outcome is not None

        assert (outcome.bonuses, outcome.levels, outcome.factor) == ((), (), 1)


def test_a_nudge_counts_the_amounts_that_are_right() -> None:
    (one,) = questions("score-the-deal", "cardgames_zone", 1, [0])
    assert isinstance(one.answer, EnterScores)
    p1, p2, p3, p4 = one.answer.right

    assert grade(one, (p1, p2, p3 + 1, p4)).nudge == ph.NUDGE_SOME_SCORES(number=3)
    assert grade(one, (p1, p2, p3, p4)).right
    with pytest.raises(TypeError):
        grade(one, 1)


def test_halves_and_unfinished_hands_cannot_be_asked_for() -> None:
    elsteiner = table("elsteiner")
    shared = Outcome(
        elsteiner,
        Ending.PLAYED,
        elsteiner.contract("trischaken"),
        thirds=(30, 90, 0, 0),
        tricks=(4, 8, 0, 0),
    )

    with pytest.raises(ValueError, match="half"):
        score_the_deal.pose(Position(elsteiner, outcome=shared))
    with pytest.raises(ValueError, match="finished hand"):
        score_the_deal.pose(Position(elsteiner))
