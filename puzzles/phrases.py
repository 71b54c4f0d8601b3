"""What a question says besides rules: prompts, contexts, hints and nudges.

They have the shape of rules, so that the words find them by their id.
"""

from __future__ import annotations

from engine.reasons import Rule

# The question itself.
ASK_LEGAL_CARDS = Rule("ask-legal-cards")
ASK_IS_LEGAL = Rule("ask-is-legal", takes=("card",))
ASK_TRICK_WINNER = Rule("ask-trick-winner")
ASK_POINTS_ROUNDED = Rule("ask-points-rounded", takes=("number",))
ASK_POINTS_EXACT = Rule("ask-points-exact", takes=("number",))
ASK_POINTS_BLATT = Rule("ask-points-blatt", takes=("number",))
ASK_TWELVE_COUNT = Rule("ask-twelve-count")
ASK_LAY_AWAY = Rule("ask-lay-away", takes=("number",))
ASK_MAY_BID = Rule("ask-may-bid", takes=("contract",))
ASK_MAY_CHOOSE = Rule("ask-may-choose", takes=("contract",))
ASK_MAY_PASS = Rule("ask-may-pass")
ASK_MAY_HOLD = Rule("ask-may-hold")
ASK_MAY_SAY_VORHAND = Rule("ask-may-say-vorhand")

# Where we are: one short item each.
AT_TABLE = Rule("at-table", takes=("dialect",))
IN_CONTRACT = Rule("in-contract", takes=("contract", "game"))
IN_TRICK = Rule("in-trick", takes=("number",))
LED_BY = Rule("led-by", takes=("seat",))
YOU_LEAD = Rule("you-lead")
ANNOUNCED = Rule("announced", takes=("card", "trick"))

YOU_CALLED = Rule("you-called", takes=("card",))
YOU_TOOK = Rule("you-took", takes=("cards",))
SAID_BID = Rule("said-bid", takes=("seat", "contract"))
SAID_PASS = Rule("said-pass", takes=("seat",))
SAID_HOLD = Rule("said-hold", takes=("seat",))
SAID_VORHAND = Rule("said-vorhand", takes=("seat",))
NOBODY_HAS_SPOKEN = Rule("nobody-has-spoken")
YOU_ARE = Rule("you-are", takes=("seat",))

# Answers to choose from.
IT_IS_LEGAL = Rule("it-is-legal")
IT_IS_NOT_LEGAL = Rule("it-is-not-legal")
IT_BREAKS = Rule("it-breaks", takes=("rule",))
CALL_IS_ALLOWED = Rule("call-is-allowed")

# Why a call is allowed.
BID_IS_HIGHER = Rule("bid-is-higher", takes=("contract", "standing"))
BID_IS_THE_FIRST = Rule("bid-is-the-first", takes=("contract",))
BID_OPENS = Rule("bid-opens", takes=("contract",))
CHOICE_IS_FREE = Rule("choice-is-free", takes=("contract",))
PASS_IS_FREE = Rule("pass-is-free")
PASS_RETURNS = Rule("pass-returns")
FOREHAND_RETURNS = Rule("forehand-returns")
FOREHAND_HOLDS = Rule("forehand-holds", takes=("contract",))
FOREHAND_SAYS_VORHAND = Rule("forehand-says-vorhand")
BIRD_IS_HELD = Rule("bird-is-held", takes=("card",))
BIRD_NEED_NOT_BE_HELD = Rule("bird-need-not-be-held", takes=("card",))
QUEEN_CAN_BE_CALLED = Rule("queen-can-be-called")
SUIT_CARDS_ENOUGH = Rule("suit-cards-enough", takes=("number", "least"))
EQUAL_IN_VALUE = Rule("equal-in-value", takes=("contract", "standing", "value"))
NEXT_ABOVE = Rule("next-above", takes=("contract", "standing"))
NOTHING_ABOVE = Rule("nothing-above", takes=("standing",))

# Why these cards may be laid away.
AWAY_ALL_OTHERS = Rule("away-all-others")
AWAY_TAROCKS_WAIT = Rule("away-tarocks-wait", takes=("number", "wanted"))
AWAY_TAROCKS_NEEDED = Rule("away-tarocks-needed", takes=("number", "wanted"))
AWAY_TAROCKS_ENOUGH = Rule("away-tarocks-enough", takes=("number", "wanted"))
AWAY_SUIT_CARDS_NEEDED = Rule("away-suit-cards-needed", takes=("number", "wanted"))
AWAY_TAROCKS_NEVER = Rule("away-tarocks-never")
AWAY_TAROCKS_FREE = Rule("away-tarocks-free")

# The hint ladder: where to look, the principle, the narrowed choice.
LOOK_AT_SUIT_LED = Rule("hint-look-at-suit-led", takes=("suit", "held"))
LOOK_YOU_ARE_VOID = Rule("hint-look-void", takes=("suit", "tarocks"))
LOOK_YOU_LEAD = Rule("hint-look-you-lead", takes=("tarocks", "others"))
LOOK_AT_TAROCKS_IN_TRICK = Rule("hint-look-at-tarocks", takes=("number", "led"))
LOOK_AT_COUNTERS = Rule("hint-look-at-counters", takes=("cards",))
LOOK_AT_TAROCKS_AND_KINGS = Rule("hint-look-at-tarocks-and-kings", takes=("tarocks", "kings"))
LOOK_AT_STANDING = Rule("hint-look-at-standing", takes=("seat", "contract"))
LOOK_NOBODY_HAS_BID = Rule("hint-look-nobody-has-bid", takes=("passed",))
LOOK_AT_NEVER_AWAY = Rule("hint-look-at-never-away", takes=("kings", "trull"))
PRINCIPLE = Rule("hint-principle", takes=("rule",))
PRINCIPLE_TRUMPS = Rule("hint-principle-trumps")
PRINCIPLE_SUIT_GAME = Rule("hint-principle-suit-game")
PRINCIPLE_PACKETS = Rule("hint-principle-packets")
PRINCIPLE_THIRDS = Rule("hint-principle-thirds")
PRINCIPLE_BASE_AND_PIPS = Rule("hint-principle-base-and-pips")
PRINCIPLE_TWELVE = Rule("hint-principle-twelve")
PRINCIPLE_HIGHER = Rule("hint-principle-higher")
PRINCIPLE_RESERVED = Rule("hint-principle-reserved", takes=("contract",))
PRINCIPLE_HAND = Rule("hint-principle-hand", takes=("contract",))
PRINCIPLE_FOREHAND = Rule("hint-principle-forehand")
PRINCIPLE_AWAY_BLACK = Rule("hint-principle-away-black", takes=("wanted",))
PRINCIPLE_AWAY_SUIT = Rule("hint-principle-away-suit", takes=("wanted",))
PRINCIPLE_AWAY_NEVER = Rule("hint-principle-away-never")
PRINCIPLE_AWAY_FREE = Rule("hint-principle-away-free")
NO_DUTY = Rule("hint-no-duty")
NARROWED_TO_NUMBER = Rule("hint-narrowed-number", takes=("number", "of"))
NARROWED_TO_TWO = Rule("hint-narrowed-two", takes=("cards",))
NARROWED_TO_RANGE = Rule("hint-narrowed-range", takes=("low", "high"))
NARROWED_AWAY = Rule("hint-narrowed-away", takes=("number", "of"))
NARROWED_TO_RULE = Rule("hint-narrowed-rule", takes=("rule",))
NARROWED_IN_SUIT = Rule("hint-narrowed-in-suit", takes=("suit", "number", "of"))

# Said after a wrong answer, without giving the right one away.
NUDGE_NOT_ALLOWED = Rule("nudge-not-allowed", takes=("number",))
NUDGE_MORE_ALLOWED = Rule("nudge-more-allowed")
NUDGE_BOTH = Rule("nudge-both", takes=("number",))
NUDGE_NOTHING_CHOSEN = Rule("nudge-nothing-chosen")
NUDGE_OTHER_CARD = Rule("nudge-other-card", takes=("card",))
NUDGE_OTHER_RULE = Rule("nudge-other-rule")
NUDGE_THE_AUCTION = Rule("nudge-the-auction")
NUDGE_TOO_HIGH = Rule("nudge-too-high")
NUDGE_TOO_LOW = Rule("nudge-too-low")
NUDGE_VERY_CLOSE = Rule("nudge-very-close")

# How another table would answer.
ELSEWHERE_LEGAL = Rule("elsewhere-legal", takes=("dialect", "contract", "cards"))
ELSEWHERE_WINNER = Rule("elsewhere-winner", takes=("dialect", "contract", "card"))
ELSEWHERE_MAY_BID = Rule("elsewhere-may-bid", takes=("dialect", "contract"))
ELSEWHERE_MAY_NOT_BID = Rule("elsewhere-may-not-bid", takes=("dialect", "contract", "rule"))
ELSEWHERE_AWAY = Rule("elsewhere-away", takes=("dialect", "contract", "cards"))
SAME_ELSEWHERE = Rule("elsewhere-same")


def all_phrases() -> tuple[Rule, ...]:
    """Every phrase, in the order above."""
    return tuple(value for value in globals().values() if isinstance(value, Rule))
