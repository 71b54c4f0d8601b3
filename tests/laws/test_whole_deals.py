"""Laws that hold in every hand, from the first word to the score, at every table.

The sample runs each contract of each table a few times; ``make proof`` plays 20,000
deals. What was met on the way is told at the end of the run.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine import DIALECTS, table
from engine.cards import Card, CardSet
from engine.contracts import Game
from engine.counting import PACK_THIRDS, thirds
from engine.dialect import Dialect
from engine.moves import (
    AIMED,
    Announce,
    AnnounceTricks,
    Contra,
    Good,
    LayAway,
    Move,
    Pass,
    PlayCard,
)
from engine.rules.judge import against, judge
from engine.scoring.ledger import Ledger
from engine.scoring.piles import side_cards, trick_cards
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import Announcing, Ended, Ending, GameState, LayingAway, Playing
from engine.transition import IllegalMove, apply, replay, start
from engine.view import view
from tests.laws import plain_rules as plain
from tests.laws import plain_score
from tests.laws.conftest import MET
from tests.laws.hands import biddable, some_hand, states_of
from tests.laws.plain_saying import Saying, sayings
from tests.laws.readings import plain_hand, plain_round
from tests.laws.situations import TABLES as PLAY_TABLES
from tests.laws.unseen import swapped

pytestmark = pytest.mark.slow

WITH_OPTIONS = (
    "gametwist+bird_caller_cap=on+bird_must_be_held=on+trischaken_single_loser=on",
    "gametwist+late_announcements=on",
    "elsteiner+dreier=on+king_in_talon=choice+silent_fail_costs=on",
    "elsteiner+late_announcements=on+parallel_picolo=on",
    "alpine+dodge_round_pagat_rule=none+king_in_talon=choice+late_announcements=on",
    "cardgames_zone+bettel_declarer_leads=on",
    "hausregeln+pagat_rule=last_tarock+solo_doubles_bonuses=on+suit_game_bonuses=cup",
    "hausregeln+late_announcements=on+partner_kontra_void=off",
)
PAIRS = [
    pytest.param(name, row.name, id=f"{name}-{row.name}")
    for name in (*DIALECTS, *WITH_OPTIONS)
    for row in biddable(table(name))
]
SAMPLE, PROOF = 1, 20_000 // len(PAIRS) + 1
Met = Counter[str]


# ------------------------------------------------------------------------ a hand, watched


def watched(dialect: Dialect, name: str, rng: random.Random, met: Met) -> None:
    """Plays a hand at random and looks at every law on the way."""
    factor = rng.choice([1, 1, 2, 4]) if dialect.settling.doubled_deals else 1
    begun = some_hand(dialect, name, rng, factor)
    history: list[tuple[GameState, Move]] = []
    for state, move in states_of(begun, rng, talk=rng.choice([0.1, 0.5, 0.8])):
        history.append((state, move))
        if state.turn is not None and rng.random() < 0.5:
            look_at_the_moves(state, rng, met)
            look_at_the_hands_that_lie_open(state)
    end = history[-1][0]
    look_at_the_end(end, met)
    look_back(begun, [state for state, _ in history], [move for _, move in history[:-1]])
    for state, _ in rng.sample(history, min(3, len(history))):
        look_from_a_seat(state, rng, met)


def look_at_the_moves(state: GameState, rng: random.Random, met: Met) -> None:
    """Something can be done; what is refused is refused with the reasons that speak
    against it; cards are judged as the plain rules judge them."""
    turn = state.turn
    assert turn is not None
    seen = view(state, turn)
    if isinstance(state.phase, LayingAway):
        refused: Move = LayAway(CardSet(rng.sample(list(seen.hand), 2)))
    else:
        verdict = judge(seen)
        assert verdict.legal
        refused = rng.choice(list(verdict.illegal) or [LayAway(CardSet())])
    reasons = against(seen, refused)
    assert reasons
    with pytest.raises(IllegalMove) as raised:
        apply(state, refused)
    assert raised.value.reasons == reasons
    met[f"refused {reasons[0].rule.id}"] += 1
    if isinstance(state.phase, Playing):
        legal = {card.code for card in seen.hand if not against(seen, _played(card))}
        assert legal == plain_legal(state, turn)
    if isinstance(state.phase, Announcing):
        may_say = {saying for move in verdict_of(state) if (saying := plain_saying_of(move))}
        assert may_say == sayings(plain_round(state))


def verdict_of(state: GameState) -> tuple[Move, ...]:
    assert state.turn is not None
    return judge(view(state, state.turn)).legal


def plain_saying_of(move: Move) -> Saying | None:
    match move:
        case Announce(bonus=bonus):
            return ("announce", bonus.value)
        case AnnounceTricks(title=title):
            return ("aim", AIMED[title])
        case Contra(post=post, level=level):
            return ("contra", str(post), int(level))
        case _:
            return None


def _played(card: Card) -> Move:
    return PlayCard(card)


def plain_legal(state: GameState, seat: Seat) -> set[str]:
    """The cards that section 1.5 allows, announced cards of the own side kept."""
    assert isinstance(state.phase, Playing)
    hand = plain_hand(state)
    announced = {}
    for who, bonus in hand.announced:
        if hand.side(who) == hand.side(int(seat)):
            if bonus in plain_score.BIRDS:
                card = plain_score.BIRDS[bonus]
                announced[card] = plain.BIRD_TRICKS[card]
            elif bonus == "king_ultimo" and hand.called is not None:
                announced[hand.called] = 12
    held = {card.code for card in state.hand(seat)}
    cards, _ = plain.legal(
        held,
        [card.code for card in state.phase.trick],
        hand.row.game,
        params_of(state.dialect),
        {card: trick for card, trick in announced.items() if card in held},
        state.phase.trick_number,
    )
    return cards


def params_of(dialect: Dialect) -> plain.Params:
    """What the specification says of play at a table: only these options change it."""
    chosen = dict(dialect.chosen)
    for option in ("pagat_rule", "dodge_round_pagat_rule", "bettel_declarer_leads"):
        if option in chosen:
            return PLAY_TABLES[f"{dialect.id}+{option}={chosen[option]}"]
    return PLAY_TABLES[dialect.id]


def look_at_the_hands_that_lie_open(state: GameState) -> None:
    """Nobody sees another hand, except in ouvert games."""
    is_ouvert = state.undertaking is not None and state.undertaking.contract.ouvert
    for seat in Seat:
        shown = view(state, seat).open_hands
        assert is_ouvert or shown == ()
        assert all(cards == state.hand(owner) for owner, cards in shown)


# ------------------------------------------------------------------------------- its end


def look_at_the_end(end: GameState, met: Met) -> None:
    assert isinstance(end.phase, Ended)
    met["deals"] += 1
    met[f"ending {end.phase.ending}"] += 1
    found = outcome(end)
    sheet = settle(found)
    assert plain_score.ending(plain_hand(end)) == end.phase.ending
    look_at_the_sheet(end, sheet)
    if end.phase.ending is Ending.PLAYED:
        look_at_the_tricks(end)
        for one in found.bonuses:
            told = "announced" if one.is_announced else "silent"
            met[f"bonus {one.bonus} {told} {'made' if one.is_made else 'missed'}"] += 1
        for _, level in found.levels:
            met[f"contra {level.name.lower()}"] += 1
        met[f"tricks {len(end.phase.tricks)}"] += 1
        if found.aims:
            met["odd parallel aims"] += 1
        if found.own_losses:
            met["odd own loss doubled"] += 1
        if 0 in found.tricks and found.contract and found.contract.game is Game.TRISCHAKEN:
            met["odd trickless in Trischaken"] += 1
    if any(entry.struck for entry in sheet.entries):
        met["odd struck lines"] += 1
    if end.called is not None and end.partner is None:
        met["odd caller alone"] += 1


def look_at_the_sheet(end: GameState, sheet: Ledger) -> None:
    """Totals are sums of lines; nobody gains what nobody pays; it is the plain score."""
    expected = plain_score.score(plain_hand(end))
    counted = [entry for entry in sheet.entries if entry.struck is None]
    for seat in Seat:
        assert sheet.totals[seat - 1] == sum(entry.amounts[seat - 1] for entry in counted)
    assert dict(zip(plain_score.SEATS, sheet.totals, strict=True)) == expected
    found = outcome(end)
    is_own_loss = bool(found.own_losses) and 0 in found.tricks
    assert sheet.is_balanced or is_own_loss or not end.dialect.settling.zero_sum
    if not end.dialect.settling.zero_sum:
        assert min(sheet.totals) >= 0


def look_at_the_tricks(end: GameState) -> None:
    """The tricks are those of the plain rules, the hand ended in time, and every third of
    the pack is accounted for."""
    assert isinstance(end.phase, Ended)
    assert end.phase.table is not None
    hand = plain_hand(end)
    tricks, rest = plain_score.tricks_of(hand)
    assert rest == []
    assert plain_score.is_over(hand, tricks)
    assert [(trick.leader, trick.winner) for trick in tricks] == [
        (trick.leader, trick.winner) for trick in end.phase.tricks
    ]
    unplayed = sum(thirds(cards) for cards in end.hands)
    talon = CardSet(end.deal.talon[0] + end.deal.talon[1])
    if hand.row.game in ("trischaken", "negative"):
        owned = [trick_cards(end.phase, seat) for seat in Seat]
        left = talon - CardSet(card for cards in owned for card in cards)
        assert sum(map(thirds, owned)) + thirds(left) + unplayed == PACK_THIRDS
        return
    declarers, defenders = side_cards(end, end.phase, end.phase.table)
    assert declarers & defenders == CardSet()
    assert thirds(declarers) + thirds(defenders) + unplayed == PACK_THIRDS
    piles = plain_score.owned(hand, tricks)
    assert {card.code for card in declarers} == piles[True]


def look_back(begun: GameState, states: list[GameState], moves: list[Move]) -> None:
    """Earlier states are still what they were, and the same moves lead to the same end."""
    state = begun
    for earlier, move in zip(states, moves, strict=False):
        assert state == earlier
        state = apply(state, move)
    words = tuple(move for _, move in begun.history)
    fresh = replay(start(begun.dialect, begun.deal, begun.factor), (*words, *moves))
    assert fresh == state == states[-1]


def look_from_a_seat(state: GameState, rng: random.Random, met: Met) -> None:
    """What a seat knows does not change with cards that it cannot see."""
    seat = rng.choice(list(Seat))
    other = swapped(state, seat, rng)
    if other is None:
        met["swaps impossible"] += 1
        return
    assert view(other, seat) == view(state, seat)
    if state.turn is seat and not isinstance(state.phase, LayingAway):
        assert judge(view(other, seat)).against == judge(view(state, seat)).against
    met[f"swaps {type(state.phase).__name__.lower()}"] += 1


# ------------------------------------------------------------------------------ the laws


def run(name: str, contract: str, number: int, property_of: object) -> Met:
    met: Met = Counter()
    dialect = table(name)
    rng = random.Random(f"{name} {contract} {number}")
    for _ in range(number):
        watched(dialect, contract, rng, met)
    met[f"contract {dialect.id}/{contract}"] += number
    property_of(MET, dict(met))  # type: ignore[operator]
    return met


@pytest.mark.parametrize(("name", "contract"), PAIRS)
def test_the_laws_hold_in_whole_deals(name: str, contract: str, record_property: object) -> None:
    met = run(name, contract, SAMPLE, record_property)

    assert met["deals"] == SAMPLE


@pytest.mark.proof
@pytest.mark.timeout(0)
@pytest.mark.parametrize(("name", "contract"), PAIRS)
def test_the_laws_hold_in_twenty_thousand_deals(
    name: str, contract: str, record_property: object
) -> None:
    met = run(name, contract, PROOF, record_property)

    assert met["deals"] == PROOF


@pytest.mark.parametrize("name", DIALECTS)
def test_an_auction_of_any_words_ends_with_somebody_playing_or_nobody(
    name: str, record_property: object
) -> None:
    met: Met = Counter()
    rng = random.Random(name)
    for seed in range(10):
        state = start(DIALECTS[name], seed)
        for earlier, _ in states_of(state, rng):
            state = earlier
        assert isinstance(state.phase, Ended)
        met["auctions open"] += 1
        look_at_the_end(state, met) if state.undertaking else None
    record_property(MET, dict(met))  # type: ignore[operator]

    assert met["auctions open"] == 10


def test_after_the_end_nothing_can_be_done() -> None:
    rng = random.Random(1)
    end = some_hand(DIALECTS["gametwist"], "bettler", rng)
    for state, _ in states_of(end, rng):
        end = state

    assert not judge(view(end, Seat.P1)).against
    for move in (Pass(), Good()):
        with pytest.raises(IllegalMove):
            apply(end, move)


def test_an_announcing_phase_offers_good() -> None:
    rng = random.Random(2)
    state = some_hand(DIALECTS["hausregeln"], "solodreier", rng)

    assert isinstance(state.phase, Announcing)
    assert Good() in judge(view(state, Seat.P1)).legal
