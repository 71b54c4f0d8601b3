"""What the lesson's own questions say, and what placeholders in texts stand for.

They have the shape of rules, so that the words find them by their id.
"""

from __future__ import annotations

from engine.reasons import Rule

# The question.
ASK_WHICH_ARE = Rule("ask-which-are", takes=("group",))
ASK_HIGHEST = Rule("ask-highest", takes=("suit",))
ASK_WORTH_MOST = Rule("ask-worth-most")
ASK_VALUE = Rule("ask-value", takes=("card",))
ASK_HOW_MANY = Rule("ask-how-many", takes=("group",))
ASK_IS_ENOUGH = Rule("ask-is-enough", takes=("thirds", "unit"))

ASK_WHO_FOLLOWS = Rule("ask-who-follows", takes=("seat",))
ASK_DEALS_NEXT = Rule("ask-deals-next")
ASK_WHERE_GOES = Rule("ask-where-goes", takes=("number",))
ASK_IS_REDEALT = Rule("ask-is-redealt")

ASK_CLAIM = Rule("ask-claim", takes=("contract",))
ASK_GOOD_FOR = Rule("ask-good-for")
ASK_BEST_KING = Rule("ask-best-king")
ASK_BETTER_HALF = Rule("ask-better-half")
ASK_GOOD_AWAY = Rule("ask-good-away")

# Answers to choose from.
CLAIM_IT = Rule("claim-it")
CLAIM_IT_NOT = Rule("claim-it-not")
CALL_IT = Rule("call-it", takes=("card",))
THESE_CARDS = Rule("these-cards", takes=("cards",))
IT_IS_ENOUGH = Rule("it-is-enough")
IT_IS_NOT_ENOUGH = Rule("it-is-not-enough")
IT_IS_SEAT = Rule("it-is-seat", takes=("seat",))
IT_GOES_TO = Rule("it-goes-to", takes=("seat",))
IT_GOES_TO_THE_TALON = Rule("it-goes-to-the-talon")
IT_IS_REDEALT = Rule("it-is-redealt")
IT_IS_PLAYED = Rule("it-is-played")

# The explanation.
THESE_ARE = Rule("these-are", takes=("group", "cards"))
NOT_IN_GROUP = Rule("not-in-group", takes=("card", "group"))
ORDER_IN_SUIT = Rule("order-in-suit", takes=("suit", "cards"))
CARD_BEATS = Rule("card-beats", takes=("card", "other"))
CARD_IS_WORTH = Rule("card-is-worth", takes=("card", "value"))
SO_MANY = Rule("so-many", takes=("group", "number"))
ENOUGH_FROM = Rule("enough-from", takes=("thirds", "unit"))
ONE_FOLLOWS = Rule("one-follows", takes=("seat", "other"))
DEAL_MOVES_ON = Rule("deal-moves-on", takes=("seat",))
DEALT_IN_ORDER = Rule("dealt-in-order")
TOO_FEW_TAROCKS = Rule("too-few-tarocks", takes=("number", "least"))
FEW_TAROCKS_PLAYED = Rule("few-tarocks-played", takes=("least",))
IN_HALF = Rule("in-half", takes=("cards", "tarocks", "thirds"))

# Hints: what they look like, the principle, the narrowed choice.
HINT_GROUP = Rule("hint-group", takes=("group",))
HINT_SOME_OF = Rule("hint-some-of", takes=("number", "of"))
HINT_ORDER = Rule("hint-order", takes=("suit",))
HINT_VALUES = Rule("hint-values")
HINT_HOW_MANY = Rule("hint-how-many", takes=("group",))
HINT_HALF = Rule("hint-half", takes=("thirds",))
HINT_ROUND_THE_TABLE = Rule("hint-round-the-table")
HINT_DEAL_ORDER = Rule("hint-deal-order")
HINT_DEAL_COUNT = Rule("hint-deal-count")
HINT_COUNT_TAROCKS = Rule("hint-count-tarocks", takes=("number",))
HINT_BEST_KING = Rule("hint-best-king")
HINT_BETTER_HALF = Rule("hint-better-half")
HINT_GOOD_AWAY = Rule("hint-good-away")

# Said after a wrong answer to one of these questions.
NUDGE_NOT_OF_THEM = Rule("nudge-not-of-them", takes=("number",))
NUDGE_BOTH_OF_THEM = Rule("nudge-both-of-them", takes=("number",))
NUDGE_CHOOSE_SOME = Rule("nudge-choose-some")
NUDGE_A_HIGHER_ONE = Rule("nudge-a-higher-one", takes=("card",))
NUDGE_COMPARE = Rule("nudge-compare")
NUDGE_ROUND_THE_TABLE = Rule("nudge-round-the-table")
NUDGE_DEAL_ALONG = Rule("nudge-deal-along")
NUDGE_GOOD_FOR = Rule("nudge-good-for")
NUDGE_BEST_KING = Rule("nudge-best-king")
NUDGE_GOOD_AWAY = Rule("nudge-good-away")

# Said above a step that is taught at another table than the learner's own.
TAUGHT_ELSEWHERE = Rule("taught-elsewhere", takes=("contract", "dialect"))

# Placeholders in the texts.
TEXT_WORD = Rule("text-word", takes=("word",))
TEXT_CARD = Rule("text-card", takes=("card",))
TEXT_CARDS = Rule("text-cards", takes=("cards",))
TEXT_HAND = Rule("text-hand", takes=("cards",))
TEXT_NUMBER = Rule("text-number", takes=("number",))
TEXT_POINTS = Rule("text-points", takes=("thirds",))
TEXT_LINE = Rule("text-line", takes=("thirds", "unit"))
TEXT_CONTRACT = Rule("text-contract", takes=("contract",))
TEXT_RUNG = Rule("text-rung", takes=("contract", "value"))
TEXT_RULE = Rule("text-rule", takes=("rule",))
TEXT_TABLE = Rule("text-table", takes=("dialect",))


def all_phrases() -> tuple[Rule, ...]:
    """Every phrase, in the order above."""
    return tuple(value for value in globals().values() if isinstance(value, Rule))
