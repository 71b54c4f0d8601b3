"""The rules of Königrufen as a library: reasons, legality, counting, evaluation.

>>> from engine import Card, CardSet, PlayView, judge_play, table
>>> alpine = table("alpine")
>>> hand = CardSet([Card.H4, Card.HK, Card.T9])
>>> trick = (Card.HJ, Card.T7)
>>> verdict = judge_play(PlayView(alpine, alpine.contract("beggar"), hand, trick))
>>> [card.code for card in verdict.legal]
['HK', 'H4']
>>> [str(reason) for reason in verdict.why_illegal(Card.T9)]
['play-follow-suit(suit=H)']
"""

from engine.card_text import cards_text, hand_text, parse_cards, parse_hand
from engine.cards import PACK, Card, CardSet, Rank, Suit
from engine.contracts import Bird, Contract, Game, Talon, Title
from engine.counting import thirds
from engine.deal import Deal, deal
from engine.dialect import Dialect
from engine.dialects import DIALECTS, table
from engine.evaluate.counts import twelve_count, twelve_count_items
from engine.reasons import Reason, Refused, Rule, Verdict
from engine.rulebook import all_rules
from engine.rules.judge import judge_play, why_not
from engine.rules.tricks import Taken, taken
from engine.seats import Seat
from engine.view import PlayView

__all__ = [
    "DIALECTS",
    "PACK",
    "Bird",
    "Card",
    "CardSet",
    "Contract",
    "Deal",
    "Dialect",
    "Game",
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
    "all_rules",
    "cards_text",
    "deal",
    "hand_text",
    "judge_play",
    "parse_cards",
    "parse_hand",
    "table",
    "taken",
    "thirds",
    "twelve_count",
    "twelve_count_items",
    "why_not",
]
