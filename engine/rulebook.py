"""Every named rule: its id and its arguments, grouped by phase, and nothing else."""

from __future__ import annotations

from engine.reasons import Rule

# Which card may be played. In the order in which they bind.
NO_TAROCK_LEAD = Rule("play-no-tarock-lead")
FOLLOW_SUIT = Rule("play-follow-suit", takes=("suit",))
PLAY_TAROCK = Rule("play-tarock-if-void", takes=("suit",))
BEAT_IF_ABLE = Rule("play-beat-if-able", takes=("card",))
PAGAT_TAKES_EMPEROR = Rule("play-pagat-takes-emperor")
PAGAT_LAST_TAROCK = Rule("play-pagat-last-tarock")
PAGAT_LAST_CARD = Rule("play-pagat-last-card")
ANNOUNCED_NOW = Rule("play-announced-now", takes=("cards", "trick"))
KEEP_ANNOUNCED = Rule("play-keep-announced", takes=("cards",))
EARLIEST_ANNOUNCED_FIRST = Rule("play-earliest-announced-first", takes=("card", "trick"))
NOT_IN_HAND = Rule("play-not-in-hand", takes=("card",))
LEAD_FREELY = Rule("play-lead-freely")

# Who takes the trick.
HIGHEST_TAROCK = Rule("trick-highest-tarock", takes=("card",))
HIGHEST_OF_SUIT = Rule("trick-highest-of-suit", takes=("card", "suit"))
HIGHEST_IN_SUIT_GAME = Rule("trick-suit-game", takes=("card", "suit"))
EMPEROR = Rule("trick-emperor")
LOWER_IN_SUIT = Rule("trick-lower-in-suit", takes=("card", "winner"))
TRUMPED = Rule("trick-trumped", takes=("winner",))
NOT_THE_SUIT_LED = Rule("trick-not-the-suit-led", takes=("card", "suit"))
MOND_CAUGHT = Rule("trick-mond-caught", takes=("card",))

# Counting card points. Points, base and pips are whole numbers; thirds are thirds.
COUNT_PACKET = Rule("count-packet", takes=("cards", "raw", "points"))
COUNT_LEFTOVER = Rule("count-leftover", takes=("cards", "raw", "points", "blatt"))
COUNT_PACKETS_TOTAL = Rule("count-packets-total", takes=("points", "blatt"))
COUNT_CARDS_OF_VALUE = Rule("count-cards-of-value", takes=("cards", "each", "thirds"))
COUNT_THIRDS_TOTAL = Rule("count-thirds-total", takes=("thirds",))
COUNT_ROUNDED = Rule("count-rounded", takes=("thirds", "points"))
COUNT_BASE = Rule("count-base", takes=("number", "base"))
COUNT_PIPS = Rule("count-pips", takes=("cards", "pips"))
COUNT_BASE_AND_PIPS = Rule("count-base-and-pips", takes=("base", "pips", "points"))

# The 12-count of a hand (AL 4.5), card by card.
TWELVE_TAROCK = Rule("twelve-tarock", takes=("card",))
TWELVE_BIG_TAROCK = Rule("twelve-big-tarock", takes=("card",))
TWELVE_KING = Rule("twelve-king", takes=("card",))
TWELVE_NOTHING = Rule("twelve-nothing", takes=("card",))
TWELVE_TOTAL = Rule("twelve-total", takes=("count",))

# What that dialect's table asks of a hand for each contract. "-no" speaks against.
CLAIM_COUNT = Rule("claim-count", takes=("count", "least"))
CLAIM_COUNT_NO = Rule("claim-count-no", takes=("count", "least"))
CLAIM_BACKED = Rule("claim-backed", takes=("cards",))
CLAIM_BACKED_NO = Rule("claim-backed-no")
CLAIM_BELOW_CALL = Rule("claim-below-call", takes=("count", "least"))
CLAIM_BELOW_CALL_NO = Rule("claim-below-call-no", takes=("count", "least"))
CLAIM_SURE_TRICKS = Rule("claim-sure-tricks", takes=("tricks", "least"))
CLAIM_SURE_TRICKS_NO = Rule("claim-sure-tricks-no", takes=("tricks", "least"))
CLAIM_POINTS = Rule("claim-points", takes=("thirds", "least"))
CLAIM_POINTS_NO = Rule("claim-points-no", takes=("thirds", "least"))
CLAIM_SHAPE = Rule("claim-shape")
CLAIM_SHAPE_NO = Rule("claim-shape-no", takes=("suits",))
CLAIM_SAFE = Rule("claim-safe")
CLAIM_WINNERS_NO = Rule("claim-winners-no", takes=("cards",))
CLAIM_ONE_WINNER = Rule("claim-one-winner", takes=("card",))
CLAIM_NO_WINNER_NO = Rule("claim-no-winner-no")
CLAIM_SKUS_NO = Rule("claim-skus-no")

# What is wrong with something typed in, and where. Places are counted from 1.
UNKNOWN_CARD = Rule("input-unknown-card", takes=("token", "place", "expected"))
NO_SUIT_YET = Rule("input-no-suit-yet", takes=("token", "place"))
NO_SUCH_RANK = Rule("input-no-such-rank", takes=("token", "place", "suit", "expected"))
CARD_TWICE = Rule("input-card-twice", takes=("card", "place"))
WRONG_HAND_SIZE = Rule("input-wrong-hand-size", takes=("number", "wanted"))
HAND_TOO_LARGE = Rule("input-hand-too-large", takes=("number", "most"))
NO_CARDS = Rule("input-no-cards")
WRONG_TRICK_SIZE = Rule("input-wrong-trick-size", takes=("number", "least", "most"))
CARD_ALREADY_PLAYED = Rule("input-card-already-played", takes=("card",))
UNKNOWN_DIALECT = Rule("input-unknown-dialect", takes=("name", "known"))
DIALECT_NEEDED = Rule("input-dialect-needed", takes=("known",))
UNKNOWN_OPTION = Rule("input-unknown-option", takes=("name", "dialect", "known"))
UNKNOWN_OPTION_VALUE = Rule("input-unknown-option-value", takes=("name", "value", "known"))
UNKNOWN_CONTRACT = Rule("input-unknown-contract", takes=("name", "dialect", "known"))
WRONG_TRICK_NUMBER = Rule("input-wrong-trick-number", takes=("token",))
UNREADABLE_ANNOUNCEMENT = Rule("input-unreadable-announcement", takes=("token", "place"))
UNKNOWN_KIND = Rule("input-unknown-kind", takes=("name", "known"))
NO_SUCH_LEVEL = Rule("input-no-such-level", takes=("token", "most"))
NO_SUCH_PUZZLE = Rule("input-no-such-puzzle", takes=("name",))
KIND_NOT_AT_TABLE = Rule("input-kind-not-at-table", takes=("kind", "dialect"))
NOT_ANNOUNCEABLE = Rule("input-not-announceable", takes=("card", "trick"))
UNKNOWN_LANGUAGE = Rule("input-unknown-language", takes=("name", "known"))


def all_rules() -> tuple[Rule, ...]:
    """Every rule of the book, in the order of the book."""
    return tuple(value for value in globals().values() if isinstance(value, Rule))
