"""Announcements and contras, said at tables made for it: who, when, against what."""

from __future__ import annotations

import random

import pytest

from engine import DIALECTS, table
from engine.cards import Card
from engine.contracts import Bonus
from engine.moves import GAME, Announce, CallCard, Contra, Good, Level, Post, TakeHalf
from engine.scoring.result import outcome
from engine.seats import Seat
from engine.state import Announcing, GameState, Playing
from engine.view import view
from tests.laws.hands import (
    apply_all,
    deal_with,
    is_legal,
    played_out,
    rules_against,
    to_announcing,
    undertaken,
)

CONTRA, RE, SUB = Level.CONTRA, Level.RECONTRA, Level.SUBCONTRA
HIDDEN = ("elsteiner", "hausregeln")
CALLERS = {"gametwist": "solo_caller", "elsteiner": "solorufer", "hausregeln": "solorufer"}
KINGS_APART = {Seat.P1: "HK T5 T6", Seat.P2: "DK T1 T7 T8", Seat.P3: "T2 T9", Seat.P4: "T3 T10"}
"""P1 plays and P2 will be the partner."""


def calling(name: str, contract: str | None = None) -> GameState:
    """A solo caller by P1 with P2 as the partner, at the first word of the round."""
    at = table(name)
    found = undertaken(at, contract or CALLERS[at.id], Seat.P1, deal_with(KINGS_APART))
    assert found is not None
    state = apply_all(found, CallCard(Card.DK))
    assert isinstance(state.phase, Announcing)
    return state


def alone(name: str, contract: str, holdings: dict[Seat, str] | None = None) -> GameState:
    found = undertaken(table(name), contract, Seat.P1, deal_with(holdings or KINGS_APART))
    assert found is not None
    state = to_announcing(found, random.Random(1))
    assert isinstance(state.phase, Announcing)
    return state


def phase_of(state: GameState) -> Announcing:
    assert isinstance(state.phase, Announcing)
    return state.phase


# --------------------------------------------------------------------------- the round


def test_without_a_word_the_round_is_over_after_four_goods() -> None:
    state = alone("hausregeln", "solodreier")

    three = apply_all(state, Good(), Good(), Good())
    four = apply_all(three, Good())

    assert isinstance(three.phase, Announcing)
    assert isinstance(four.phase, Playing)


@pytest.mark.parametrize("speaker", [0, 1, 2, 3])
def test_after_a_word_the_round_is_over_after_three_more_goods(speaker: int) -> None:
    state = apply_all(alone("hausregeln", "solodreier"), *[Good()] * speaker)

    state = apply_all(state, Announce(Bonus.TRULL), Good(), Good(), Good())
    over = apply_all(state, Good())

    assert isinstance(state.phase, Announcing)
    assert isinstance(over.phase, Playing)


def test_the_declarer_speaks_first_and_then_the_others_in_order_of_play() -> None:
    found = undertaken(table("hausregeln"), "solodreier", Seat.P3, deal_with(KINGS_APART))
    assert found is not None

    turns = [found.turn]
    for _ in range(3):
        found = apply_all(found, Good())
        turns.append(found.turn)

    assert turns == [Seat.P3, Seat.P4, Seat.P1, Seat.P2]


def test_the_bird_of_a_bid_counts_as_said_before_the_round() -> None:
    state = alone("gametwist", "caller+pagat")

    quiet = apply_all(state, Good(), Good(), Good())

    assert phase_of(state).spoken.announcer(Bonus.PAGAT) is Seat.P1
    assert rules_against(state, Announce(Bonus.PAGAT)) == ["announce-once"]
    assert isinstance(quiet.phase, Announcing), "the bid is no word of the round"
    assert isinstance(apply_all(quiet, Good()).phase, Playing)


def test_what_one_has_announced_nobody_else_announces() -> None:
    state = apply_all(calling("gametwist"), Announce(Bonus.TRULL), Good())

    refused = rules_against(state, Announce(Bonus.TRULL))

    assert refused == ["announce-once"]


def test_where_nothing_can_be_said_play_begins_at_once() -> None:
    rng = random.Random(3)
    found = undertaken(DIALECTS["cardgames_zone"], "solodreier", Seat.P1, deal_with({}))
    alpine = undertaken(DIALECTS["alpine"], "beggar", Seat.P1, deal_with({}))
    twist = undertaken(DIALECTS["gametwist"], "trischaken", Seat.P1, deal_with(KINGS_APART))

    for state in (found, alpine, twist):
        assert state is not None
        assert isinstance(state.phase, Playing)
    assert rng


# ----------------------------------------------------------------------------- who may


@pytest.mark.parametrize("name", ["elsteiner", "hausregeln"])
def test_only_its_holder_announces_a_bird(name: str) -> None:
    state = calling(name)

    first = {bonus for bonus in Bonus if is_legal(state, Announce(bonus))}
    second = apply_all(state, Good())

    assert Bonus.PAGAT not in first
    assert rules_against(state, Announce(Bonus.PAGAT)) == ["announce-holder"]
    assert is_legal(second, Announce(Bonus.PAGAT))
    assert rules_against(second, Announce(Bonus.UHU)) == ["announce-holder"]


def test_at_gametwist_anybody_announces_a_bird_for_his_side() -> None:
    state = calling("gametwist")

    for seat in Seat:
        assert state.turn is seat
        assert is_legal(state, Announce(Bonus.PAGAT))
        assert is_legal(state, Announce(Bonus.VALAT))
        state = apply_all(state, Good())


@pytest.mark.parametrize("name", ["elsteiner", "hausregeln"])
def test_only_the_holder_of_the_called_king_announces_king_ultimo(name: str) -> None:
    state = calling(name)

    assert rules_against(state, Announce(Bonus.KING_ULTIMO)) == ["announce-holder"]
    state = apply_all(state, Good())
    assert is_legal(state, Announce(Bonus.KING_ULTIMO))
    state = apply_all(state, Good())
    assert rules_against(state, Announce(Bonus.KING_ULTIMO)) == ["announce-holder"]


def test_at_gametwist_both_of_the_declarers_side_may_announce_king_ultimo() -> None:
    state = calling("gametwist")

    allowed = []
    for seat in Seat:
        if is_legal(state, Announce(Bonus.KING_ULTIMO)):
            allowed.append(seat)
        else:
            refused = rules_against(state, Announce(Bonus.KING_ULTIMO))
            assert refused == ["announce-declarer-side"]
        state = apply_all(state, Good())

    assert allowed == [Seat.P1, Seat.P2]


@pytest.mark.parametrize(("half", "rules"), [(0, []), (1, ["announce-king-left"])])
@pytest.mark.parametrize("name", ["gametwist", "hausregeln"])
def test_a_king_taken_up_may_be_announced_and_one_left_may_not(
    name: str, half: int, rules: list[str]
) -> None:
    at = table(name)
    contract = "caller" if name == "gametwist" else "koenigrufer"
    deal = deal_with(
        {Seat.P1: "HK T5 T6", Seat.P2: "T7 T8", Seat.P3: "T9 T10", Seat.P4: "T11 T12"}, "DK"
    )
    found = undertaken(at, contract, Seat.P1, deal)
    assert found is not None

    state = to_announcing(apply_all(found, CallCard(Card.DK), TakeHalf(half)), random.Random(2))

    assert rules_against(state, Announce(Bonus.KING_ULTIMO)) == rules


def test_where_a_valat_multiplies_trull_and_kings_are_not_announced_beside_it() -> None:
    state = calling("elsteiner")

    with_valat = apply_all(state, Announce(Bonus.VALAT))
    with_trull = apply_all(state, Announce(Bonus.TRULL))
    later = apply_all(with_trull, Good())

    for one in (with_valat, apply_all(with_valat, Good())):
        assert rules_against(one, Announce(Bonus.TRULL)) == ["announce-beside-valat"]
        assert rules_against(one, Announce(Bonus.FOUR_KINGS)) == ["announce-beside-valat"]
    assert rules_against(with_trull, Announce(Bonus.VALAT)) == ["announce-beside-valat"]
    assert is_legal(later, Announce(Bonus.VALAT)), "announced earlier, it stands"
    assert is_legal(apply_all(with_valat, Good()), Announce(Bonus.PAGAT))


@pytest.mark.parametrize("name", ["gametwist", "hausregeln"])
def test_elsewhere_everything_may_be_announced_beside_a_valat(name: str) -> None:
    state = apply_all(calling(name), Announce(Bonus.VALAT))

    assert is_legal(state, Announce(Bonus.TRULL))
    assert is_legal(apply_all(state, Announce(Bonus.TRULL), Good()), Announce(Bonus.FOUR_KINGS))


# ---------------------------------------------------------------------------- the contras


def test_contra_re_and_sub_go_to_and_fro() -> None:
    state = apply_all(alone("hausregeln", "solodreier"), Good())

    state = apply_all(state, Contra(GAME, CONTRA), Good())
    third = rules_against(state, Contra(GAME, RE))
    again = rules_against(state, Contra(GAME, CONTRA))
    state = apply_all(state, Good(), Good(), Contra(GAME, RE), Good())
    state = apply_all(state, Contra(GAME, SUB), *[Good()] * 4)

    assert third == ["contra-other-side"]
    assert again == ["contra-said"]
    assert isinstance(state.phase, Playing)
    assert dict(outcome(played_out(state, random.Random(1))).levels) == {GAME: SUB}


def test_nobody_doubles_what_is_his_own() -> None:
    state = alone("hausregeln", "solodreier")

    own_game = rules_against(state, Contra(GAME, CONTRA))
    state = apply_all(state, Good(), Announce(Bonus.TRULL))
    own_bonus = rules_against(state, Contra(Post(bonus=Bonus.TRULL), CONTRA))

    assert own_game == ["contra-own-post"]
    assert own_bonus == ["contra-own-post"]


def test_a_re_and_a_sub_need_something_to_top() -> None:
    state = alone("hausregeln", "solodreier")

    assert rules_against(state, Contra(GAME, RE)) == ["contra-nothing-to-top"]
    state = apply_all(state, Good())
    assert rules_against(state, Contra(GAME, SUB)) == ["contra-nothing-to-top"]


def test_a_contra_comes_at_the_first_turn_after_its_post_arose() -> None:
    state = apply_all(alone("hausregeln", "solodreier"), Good(), Good(), Announce(Bonus.TRULL))

    state = apply_all(state, Good(), Good(), Good())
    assert state.turn is Seat.P2

    assert rules_against(state, Contra(GAME, CONTRA)) == ["contra-too-late"]
    partner = rules_against(state, Contra(Post(bonus=Bonus.TRULL), CONTRA))
    assert partner == ["contra-own-side"], "in a lone game the sides are open"


def test_a_post_of_the_own_turn_may_still_be_answered_by_the_others() -> None:
    state = apply_all(alone("hausregeln", "solodreier"), Good(), Good(), Announce(Bonus.TRULL))

    state = apply_all(state, Good(), Good())

    assert state.turn is Seat.P1
    assert is_legal(state, Contra(Post(bonus=Bonus.TRULL), CONTRA))
    late = apply_all(state, Good())
    assert late.turn is Seat.P2


@pytest.mark.parametrize("name", HIDDEN)
def test_a_hidden_partner_may_double_in_vain_and_an_opponent_after_him(name: str) -> None:
    state = apply_all(calling(name), Good())

    state = apply_all(state, Contra(GAME, CONTRA), Good())
    opponent = is_legal(state, Contra(GAME, CONTRA))
    doubled = apply_all(state, Contra(GAME, CONTRA), *[Good()] * 4)
    in_vain = apply_all(state, *[Good()] * 3)

    assert opponent
    for after, levels in ((doubled, {GAME: CONTRA}), (in_vain, {})):
        end = played_out(after, random.Random(2))
        assert dict(outcome(end).levels) == levels


@pytest.mark.parametrize("name", HIDDEN)
def test_a_re_upon_a_contra_in_vain_counts_nothing(name: str) -> None:
    state = apply_all(calling(name), Good(), Contra(GAME, CONTRA), Good(), Good(), Good())
    assert state.turn is Seat.P1

    state = apply_all(state, Contra(GAME, RE), *[Good()] * 4)

    assert isinstance(state.phase, Playing)
    assert outcome(played_out(state, random.Random(2))).levels == ()


def test_where_calls_state_the_side_a_contra_against_ones_own_is_refused() -> None:
    state = apply_all(calling("gametwist"), Good())

    assert rules_against(state, Contra(GAME, CONTRA)) == ["contra-own-side"]
    assert is_legal(apply_all(state, Good()), Contra(GAME, CONTRA))


@pytest.mark.parametrize("name", HIDDEN)
def test_once_king_ultimo_is_announced_the_partner_may_not_double_his_own_side(name: str) -> None:
    state = apply_all(calling(name), Good(), Announce(Bonus.KING_ULTIMO))

    refused = rules_against(state, Contra(GAME, CONTRA))

    assert refused == ["contra-own-side"]
    assert view(state, Seat.P4).table_side_of(Seat.P2) is True
    assert view(state, Seat.P4).table_side_of(Seat.P3) is False


@pytest.mark.parametrize("name", HIDDEN)
def test_a_re_comes_from_the_side_of_the_post_only(name: str) -> None:
    state = apply_all(calling(name), Good(), Good(), Contra(GAME, CONTRA), Good())
    assert state.turn is Seat.P4

    assert rules_against(state, Contra(GAME, RE)) == ["contra-other-side"]
    state = apply_all(state, Good(), Good())
    assert state.turn is Seat.P2
    assert is_legal(state, Contra(GAME, RE)), "the partner may answer for the side"


@pytest.mark.parametrize("name", HIDDEN)
def test_in_a_solo_caller_with_the_king_in_the_talon_every_contra_is_void(name: str) -> None:
    at = table(name)
    found = undertaken(at, "solorufer", Seat.P1, deal_with({Seat.P1: "HK", Seat.P3: "T1"}, "DK"))
    assert found is not None

    state = apply_all(found, CallCard(Card.DK), Good(), Contra(GAME, CONTRA), *[Good()] * 4)
    end = played_out(state, random.Random(1))

    assert end.partner is None
    assert outcome(end).levels == ()


def test_at_gametwist_it_counts() -> None:
    deal = deal_with(
        {Seat.P1: "HK T5 T6", Seat.P2: "T7 T8", Seat.P3: "T9 T10", Seat.P4: "T11 T12"}, "DK"
    )
    found = undertaken(table("gametwist"), "solo_caller", Seat.P1, deal)
    assert found is not None

    state = apply_all(found, CallCard(Card.DK), Good(), Contra(GAME, CONTRA), *[Good()] * 4)

    assert dict(outcome(played_out(state, random.Random(1))).levels) == {GAME: CONTRA}


# ------------------------------------------------------------------------- negative games


@pytest.mark.parametrize("name", HIDDEN)
def test_each_opponent_doubles_his_own_account_and_only_the_declarer_answers(name: str) -> None:
    state = alone(name, "bettler")
    mine, his = Post(account=Seat.P2), Post(account=Seat.P3)

    declarer = rules_against(state, Contra(mine, CONTRA))
    state = apply_all(state, Good())
    refused = rules_against(state, Contra(his, CONTRA))
    state = apply_all(state, Contra(mine, CONTRA), Good())
    other = rules_against(state, Contra(mine, RE))
    state = apply_all(state, Contra(his, CONTRA), Good(), Good())
    state = apply_all(state, Contra(mine, RE), Good(), Contra(mine, SUB), *[Good()] * 4)

    assert declarer == ["contra-other-account"]
    assert refused == ["contra-other-account"]
    assert other == ["contra-other-side"]
    assert isinstance(state.phase, Playing)
    levels = dict(outcome(played_out(state, random.Random(1))).levels)
    assert levels == {mine: SUB, his: CONTRA}


def test_at_gametwist_one_contra_of_a_negative_game_binds_all() -> None:
    state = apply_all(alone("gametwist", "bettler"), Good(), Contra(GAME, CONTRA), Good())

    refused = rules_against(state, Contra(GAME, CONTRA))

    assert refused == ["contra-said"]
    assert rules_against(state, Contra(Post(account=Seat.P3), CONTRA)) == ["move-not-now"]


# ------------------------------------------------------------------ Trischaken, own loss


def test_each_player_may_double_the_own_loss_once_in_one_round() -> None:
    state = alone("elsteiner", "trischaken")
    own, other = (Post(account=seat, is_own_loss=True) for seat in (Seat.P1, Seat.P2))

    others = rules_against(state, Contra(other, CONTRA))
    re = rules_against(state, Contra(own, RE))
    state = apply_all(state, Contra(own, CONTRA))
    twice = rules_against(state, Contra(own, CONTRA))
    state = apply_all(state, Good(), Good(), Good())
    still = isinstance(state.phase, Announcing)
    state = apply_all(state, Good())

    assert (others, re, twice) == (["contra-other-account"], ["contra-unknown"], ["contra-said"])
    assert still
    assert isinstance(state.phase, Playing)
    found = outcome(played_out(state, random.Random(1)))
    assert found.own_losses == {Seat.P1}
    assert found.levels == (), "it is no contra of a post"


@pytest.mark.parametrize("bonus", list(Bonus))
def test_in_trischaken_and_negative_games_no_bonus_is_announced(bonus: Bonus) -> None:
    for name, contract in (("elsteiner", "trischaken"), ("hausregeln", "bettler")):
        state = alone(name, contract)

        assert rules_against(state, Announce(bonus)) == ["announce-unknown"]


def test_who_doubles_a_trull_may_still_announce_a_valat() -> None:
    state = apply_all(calling("elsteiner"), Announce(Bonus.TRULL), Good(), Good())

    state = apply_all(state, Contra(Post(bonus=Bonus.TRULL), CONTRA))

    assert is_legal(state, Announce(Bonus.VALAT))
