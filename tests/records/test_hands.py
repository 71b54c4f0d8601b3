"""Whole recorded hands: every play is legal at its moment, winners and thirds agree.

What the announcements bind follows from section 1.5: a bird or King ultimo binds the
holder of the card if it was announced by the holder's own side.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engine import Card, CardSet, Contract, Dialect, PlayView, judge_play, table, taken, thirds
from engine.cards import KINGS
from engine.contracts import BIRD_NAMES, Game, Talon
from engine.counting import base, pips

SEATS = ("P1", "P2", "P3", "P4")
Row = dict[str, Any]


def rows() -> Iterator[tuple[str, Row]]:
    """Every recorded hand with its id: dialect, contract and a number."""
    seen: Counter[str] = Counter()
    for line in (Path(__file__).parent / "hands.jsonl").read_text("utf-8").splitlines():
        row = json.loads(line)
        name = f"{row['record']['dialect']}-{row['result']['contract']}"
        seen[name] += 1
        yield f"{name}-{seen[name]}", row


ROWS = dict(rows())
PLAYED = {name: row for name, row in ROWS.items() if row["result"]["status"] == "played"}
EACH = [pytest.param(row, id=name) for name, row in ROWS.items()]
EACH_PLAYED = [pytest.param(row, id=name) for name, row in PLAYED.items()]
COUNTED_BY_SEAT = [row for row in EACH_PLAYED if "card_points" in row.values[0]["result"]]


@dataclass(frozen=True)
class Hand:
    """A recorded hand as it stands before the first lead."""

    dialect: Dialect
    contract: Contract
    declarer: str
    hands: dict[str, CardSet]
    binding: dict[str, tuple[tuple[Card, int], ...]]
    layaway: CardSet
    left_behind: tuple[Card, ...]

    @classmethod
    def of(cls, row: Row) -> Hand:
        record, result = row["record"], row["result"]
        dialect = table(record["dialect"])
        contract = dialect.contract(result["contract"])
        talon = [card_list(half) for half in record["talon"]]
        hands = {seat: CardSet(card_list(codes)) for seat, codes in record["hands"].items()}
        layaway = CardSet(card_list(record.get("layaway", [])))
        taken_up, left = from_talon(contract, talon, record.get("half"))
        declarer = result["declarer"]
        hands[declarer] = (hands[declarer] | CardSet(taken_up)) - layaway
        return cls(
            dialect,
            contract,
            declarer,
            hands,
            {seat: binding(seat, hands[seat], contract, row) for seat in SEATS},
            layaway,
            tuple(left),
        )


def card_list(codes: list[str]) -> list[Card]:
    return [Card[code] for code in codes]


def from_talon(
    contract: Contract, talon: list[list[Card]], half: int | None
) -> tuple[list[Card], list[Card]]:
    """What the declarer took up, and what lies there still."""
    if contract.talon is Talon.HALF:
        assert half is not None
        return talon[half], talon[1 - half]
    if contract.talon in (Talon.ALL_UNSEEN, Talon.ALL_SHOWN):
        return [*talon[0], *talon[1]], []
    return [], [*talon[0], *talon[1]]


def binding(seat: str, hand: CardSet, contract: Contract, row: Row) -> tuple[tuple[Card, int], ...]:
    """The announced cards that this seat must hold for their tricks."""
    result = row["result"]
    declaring = {result["declarer"], result["partner"]}
    own_side = declaring if seat in declaring else set(SEATS) - declaring
    said = [bonus for who, bonus in row["record"].get("announcements", []) if who in own_side]
    if contract.bird is not None and seat in declaring:
        said.append(contract.bird.name.lower())
    due = {BIRD_NAMES[bonus].card: BIRD_NAMES[bonus].trick for bonus in said if bonus in BIRD_NAMES}
    if "king_ultimo" in said:
        due[Card[result["called"]]] = 12
    return tuple((card, number) for card, number in due.items() if card in hand)


@dataclass(frozen=True)
class Play:
    """One recorded card with what its player saw."""

    number: int
    seat: str
    card: Card
    trick: tuple[Card, ...]
    hand: CardSet


def plays(row: Row) -> Iterator[Play]:
    """The recorded cards one by one."""
    hands = Hand.of(row).hands
    trick: tuple[Card, ...] = ()
    for index, (seat, code) in enumerate(row["record"]["plays"]):
        card = Card[code]
        yield Play(index // 4 + 1, seat, card, trick, hands[seat])
        hands[seat] = hands[seat].remove(card)
        trick = () if index % 4 == 3 else (*trick, card)


def finished(row: Row) -> list[list[tuple[str, Card]]]:
    """The complete tricks, each card with its seat."""
    played = [(seat, Card[code]) for seat, code in row["record"]["plays"]]
    return [played[start : start + 4] for start in range(0, len(played) - 3, 4)]


# ------------------------------------------------------------------------- the collection


def test_there_are_177_hands_three_for_each_contract() -> None:
    counted = Counter(
        (row["record"]["dialect"], row["result"]["contract"]) for row in ROWS.values()
    )

    assert len(ROWS) == 177
    assert set(counted.values()) == {3}
    assert len(PLAYED) == 168


@pytest.mark.parametrize("row", EACH)
def test_the_deal_is_one_pack(row: Row) -> None:
    record = row["record"]

    codes = [code for part in (*record["hands"].values(), *record["talon"]) for code in part]

    assert sorted(codes) == sorted(card.code for card in Card)


# --------------------------------------------------------------------------- playing them


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_every_card_was_held_and_legal_when_it_was_played(row: Row) -> None:
    hand = Hand.of(row)
    refused = []

    for play in plays(row):
        view = PlayView(
            hand.dialect,
            hand.contract,
            play.hand,
            play.trick,
            play.number,
            tuple(pair for pair in hand.binding[play.seat] if pair[0] in play.hand),
        )
        assert play.card in play.hand
        reasons = judge_play(view).why_illegal(play.card)
        if reasons:
            refused.append((play, [str(reason) for reason in reasons]))

    assert refused == []


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_the_hand_that_plays_has_as_many_cards_as_tricks_are_to_come(row: Row) -> None:
    sizes = [(len(play.hand), play.number) for play in plays(row)]

    assert all(size == 13 - number for size, number in sizes)


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_each_trick_goes_to_the_seat_on_record_who_leads_the_next(row: Row) -> None:
    hand = Hand.of(row)
    tricks = finished(row)

    won = [
        trick[taken([card for _, card in trick], hand.contract, hand.dialect).place][0]
        for trick in tricks
    ]

    assert won == row["result"]["winners"]
    leaders = [seat for seat, _ in row["record"]["plays"][::4]]
    assert leaders[1:] == won[: len(leaders) - 1]


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_the_first_lead_is_by_the_seat_the_dialect_says(row: Row) -> None:
    hand = Hand.of(row)
    by_declarer = hand.contract.game is Game.NEGATIVE and hand.dialect.play.declarer_leads_negative

    assert row["record"]["plays"][0][0] == (hand.declarer if by_declarer else "P1")


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_seats_play_in_turn_round_the_table(row: Row) -> None:
    for trick in finished(row):
        first = SEATS.index(trick[0][0])

        assert [seat for seat, _ in trick] == [SEATS[(first + place) % 4] for place in range(4)]


# ---------------------------------------------------------------------------- their thirds


def piles(row: Row) -> dict[str, list[Card]]:
    """Whose tricks hold which cards; talon cards that go to tricks are among them."""
    hand = Hand.of(row)
    drip = hand.left_behind if hand.contract.talon is Talon.DRIP else ()
    owned: dict[str, list[Card]] = {seat: [] for seat in SEATS}
    tricks = finished(row)
    for number, winner in enumerate(row["result"]["winners"]):
        owned[winner] += [card for _, card in tricks[number]]
        owned[winner] += drip[number : number + 1]
    return owned


def expected_thirds(row: Row) -> dict[str, int]:
    """What each side took, with the lay-away and the parts of the talon that it owns."""
    hand, result = Hand.of(row), row["result"]
    owned = piles(row)
    if hand.contract.game is Game.TRISCHAKEN:
        return {seat: thirds(pile) for seat, pile in owned.items()}
    declaring = {result["declarer"], result["partner"]} - {None}
    sides = {
        "declarer": [card for seat in SEATS if seat in declaring for card in owned[seat]],
        "defenders": [card for seat in SEATS if seat not in declaring for card in owned[seat]],
    }
    sides["declarer"] += hand.layaway
    for half in (hand.left_behind[:3], hand.left_behind[3:]):
        owner = owner_of_talon(hand, result, half)
        if owner is not None:
            sides[owner] += half
    return {side: thirds(pile) for side, pile in sides.items()}


def owner_of_talon(hand: Hand, result: Row, half: tuple[Card, ...]) -> str | None:
    """Who owns a talon half that was not taken up (1.4, GT-5g, PO-5d, CZ-5b, DE-5c)."""
    if hand.contract.talon is Talon.NOBODY:
        return None
    called = result["called"] and Card[result["called"]]
    solo = hand.contract.talon is Talon.DEFENDERS
    gives_half_back = solo and hand.dialect.id in ("gametwist", "elsteiner", "hausregeln")
    return "declarer" if gives_half_back and called in half else "defenders"


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_the_thirds_of_the_sides_are_those_on_record(row: Row) -> None:
    found = expected_thirds(row)

    assert found == row["result"]["thirds"]


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_all_cards_of_the_pack_are_accounted_for(row: Row) -> None:
    result = row["result"]
    fallen = {card for trick in finished(row) for _, card in trick}
    hand = Hand.of(row)

    unplayed = [card for cards in hand.hands.values() for card in cards if card not in fallen]

    assert thirds(unplayed) == result["unplayed_thirds"]
    assert sum(result["thirds"].values()) + thirds(unplayed) + result["talon_thirds"] == 210


@pytest.mark.parametrize("row", EACH_PLAYED)
def test_the_number_of_tricks_of_each_seat_is_that_on_record(row: Row) -> None:
    counted = Counter(row["result"]["winners"])

    assert {seat: counted[seat] for seat in SEATS} == row["result"]["tricks"]


@pytest.mark.parametrize("row", COUNTED_BY_SEAT)
def test_the_card_points_that_alpine_records_are_counted_by_base_and_pips(row: Row) -> None:
    counted = {seat: base(len(pile)) + pips(pile) for seat, pile in piles(row).items()}

    assert counted == row["result"]["card_points"]


def test_some_hands_keep_birds_and_kings_for_their_tricks() -> None:
    bindings = [pairs for row in PLAYED.values() for pairs in Hand.of(row).binding.values()]

    bound = {card for pairs in bindings for card, _ in pairs}

    assert {Card.T1, Card.T2, Card.T3, Card.T4} <= bound
    assert bound & KINGS


@pytest.mark.parametrize("name", sorted(ROWS.keys() - PLAYED.keys()))
def test_a_hand_that_ended_before_the_first_lead_has_no_plays(name: str) -> None:
    row = ROWS[name]

    assert row["record"].get("plays", []) == []
    assert row["result"].get("winners", []) == []
