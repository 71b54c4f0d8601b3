"""The rules of Königrufen as a library: reasons, legality, the whole hand, its score.

>>> from engine import Card, PlayCard, apply, judge, settle, outcome, start, table, view
>>> from engine import Bid, Pass
>>> state = start(table("cardgames_zone"), 4)
>>> bettel = table("cardgames_zone").contract("bettel")
>>> for move in (Bid(bettel), Pass(), Pass(), Pass()):
...     state = apply(state, move)
>>> for code in ("S8", "SK", "SJ", "S7"):
...     state = apply(state, PlayCard(Card[code]))
>>> state.phase.tricks[0].winner.name
'P2'
>>> verdict = judge(view(state, state.turn))
>>> len(verdict.legal)
11
"""

from engine.card_text import cards_text, hand_text, parse_cards, parse_hand
from engine.cards import PACK, Card, CardSet, Rank, Suit
from engine.contracts import Bird, Bonus, Contract, Game, Talon, Title
from engine.counting import thirds
from engine.deal import Deal, deal
from engine.dialect import Dialect
from engine.dialects import DIALECTS, table
from engine.evaluate.counts import twelve_count, twelve_count_items
from engine.moves import Bid, LayAway, Pass, PlayCard
from engine.reasons import Reason, Refused, Rule, Verdict
from engine.records import read_record, record_text
from engine.rulebook import all_rules
from engine.rules.judge import against, judge, judge_play, why_not
from engine.rules.tricks import Taken, taken
from engine.scoring.ledger import Ledger
from engine.scoring.result import outcome
from engine.scoring.settlement import settle
from engine.seats import Seat
from engine.state import GameState
from engine.transition import IllegalMove, apply, replay, start
from engine.view import PlayView, View, view

__all__ = [
    "DIALECTS",
    "PACK",
    "Bid",
    "Bird",
    "Bonus",
    "Card",
    "CardSet",
    "Contract",
    "Deal",
    "Dialect",
    "Game",
    "GameState",
    "IllegalMove",
    "LayAway",
    "Ledger",
    "Pass",
    "PlayCard",
    "PlayView",
    "Rank",
    "Reason",
    "Refused",
    "Rule",
    "Seat",
    "Suit",
    "Taken",
    "Talon",
    "Title",
    "Verdict",
    "View",
    "against",
    "all_rules",
    "apply",
    "cards_text",
    "deal",
    "hand_text",
    "judge",
    "judge_play",
    "outcome",
    "parse_cards",
    "parse_hand",
    "read_record",
    "record_text",
    "replay",
    "settle",
    "start",
    "table",
    "taken",
    "thirds",
    "twelve_count",
    "twelve_count_items",
    "view",
    "why_not",
]
