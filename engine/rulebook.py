"""Every named rule: its id and its arguments, grouped by phase, and nothing else."""

from __future__ import annotations

from engine.reasons import Rule

# The deal.
REDEAL_FEW_TAROCKS = Rule("deal-few-tarocks", takes=("seat", "number", "least"))

# The auction.
NOT_YOUR_TURN = Rule("move-not-your-turn", takes=("seat",))
NOT_NOW = Rule("move-not-now")
VORHAND_COMES_FIRST = Rule("bid-vorhand-first")
VORHAND_ONLY_FIRST = Rule("bid-vorhand-only-first")
MUST_CHOOSE = Rule("bid-must-choose")
BID_TOO_LOW = Rule("bid-too-low", takes=("contract", "standing"))
BID_FOREHAND_LAST = Rule("bid-forehand-last", takes=("contract",))
BID_FOREHAND_FIRST = Rule("bid-forehand-first", takes=("contract",))
BID_ADDITION_ONLY = Rule("bid-addition-only", takes=("contract",))
BID_OPTION_OFF = Rule("bid-option-off", takes=("contract",))
BID_NOTHING_TO_CALL = Rule("bid-nothing-to-call")
BID_BIRD_NOT_HELD = Rule("bid-bird-not-held", takes=("card",))
BID_SKUS_IN_PICCOLO = Rule("bid-skus-in-piccolo")
BID_FEW_SUIT_CARDS = Rule("bid-few-suit-cards", takes=("number", "least"))
HOLD_UNKNOWN = Rule("bid-hold-unknown")
HOLD_FOREHAND_ONLY = Rule("bid-hold-forehand-only")
HOLD_NOTHING = Rule("bid-hold-nothing")
RAISE_OWN_BID = Rule("bid-raise-own")

# Calling a card.
CALL_OWN_CARD = Rule("call-own-card", takes=("card",))
CALL_A_KING = Rule("call-a-king")
CALL_A_QUEEN = Rule("call-a-queen")
CALL_FOURTH_NEEDS_THREE = Rule("call-fourth-needs-three", takes=("number",))
CALL_FOURTH_UNKNOWN = Rule("call-fourth-unknown")

# The talon and laying away.
GIVE_UP_UNKNOWN = Rule("talon-give-up-unknown")
GIVE_UP_NO_KING = Rule("talon-give-up-no-king")
AWAY_WRONG_NUMBER = Rule("away-wrong-number", takes=("number", "wanted"))
AWAY_NOT_IN_HAND = Rule("away-not-in-hand", takes=("cards",))
AWAY_KING = Rule("away-king", takes=("card",))
AWAY_TRULL = Rule("away-trull", takes=("card",))
AWAY_CALLED_CARD = Rule("away-called-card", takes=("card",))
AWAY_NO_TAROCK = Rule("away-no-tarock")
AWAY_TAROCK_IF_NEEDED = Rule("away-tarock-if-needed", takes=("others",))
AWAY_TAROCKS_FIRST = Rule("away-tarocks-first", takes=("tarocks",))

# Announcements and contra.
ANNOUNCE_UNKNOWN = Rule("announce-unknown", takes=("bonus",))
ANNOUNCE_NEVER = Rule("announce-never", takes=("bonus",))
ANNOUNCE_FIRST_TURN = Rule("announce-first-turn")
ANNOUNCE_ONCE = Rule("announce-once", takes=("bonus", "seat"))
ANNOUNCE_HOLDER = Rule("announce-holder", takes=("bonus",))
ANNOUNCE_DECLARER_SIDE = Rule("announce-declarer-side", takes=("bonus",))
ANNOUNCE_KING_LEFT = Rule("announce-king-left", takes=("card",))
ANNOUNCE_BESIDE_VALAT = Rule("announce-beside-valat", takes=("bonus",))
AIM_UNKNOWN = Rule("announce-aim-unknown")
AIM_ONCE = Rule("announce-aim-once")
AIM_NOT_DECLARER = Rule("announce-aim-not-declarer")
CONTRA_UNKNOWN = Rule("contra-unknown")
CONTRA_OWN_POST = Rule("contra-own-post")
CONTRA_OWN_SIDE = Rule("contra-own-side")
CONTRA_OTHER_ACCOUNT = Rule("contra-other-account")
CONTRA_OTHER_SIDE = Rule("contra-other-side")
CONTRA_NOTHING_TO_TOP = Rule("contra-nothing-to-top", takes=("level",))
CONTRA_SAID = Rule("contra-said", takes=("level",))
CONTRA_TOO_LATE = Rule("contra-too-late")

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

# The score: what is paid for.
SCORE_GAME_WON = Rule("score-game-won", takes=("contract",))
SCORE_GAME_LOST = Rule("score-game-lost", takes=("contract",))
SCORE_ACCOUNT_WON = Rule("score-account-won", takes=("contract", "seat"))
SCORE_ACCOUNT_LOST = Rule("score-account-lost", takes=("contract", "seat"))
SCORE_GIVEN_UP = Rule("score-given-up", takes=("contract",))
SCORE_KING_IN_TALON = Rule("score-king-in-talon", takes=("contract",))
SCORE_LOST_AT_ONCE = Rule("score-lost-at-once", takes=("contract",))
SCORE_BIRD_GIVEN_UP = Rule("score-bird-given-up", takes=("bonus",))
SCORE_ANNOUNCED_MADE = Rule("score-announced-made", takes=("bonus",))
SCORE_ANNOUNCED_MISSED = Rule("score-announced-missed", takes=("bonus",))
SCORE_SILENT_MADE = Rule("score-silent-made", takes=("bonus",))
SCORE_SILENT_MISSED = Rule("score-silent-missed", takes=("bonus",))
SCORE_AIM_MADE = Rule("score-aim-made", takes=("seat", "title"))
SCORE_AIM_MISSED = Rule("score-aim-missed", takes=("seat", "title"))
SCORE_TRISCHAKEN_PAYS = Rule("score-trischaken-pays", takes=("seat", "thirds"))
SCORE_TRISCHAKEN_PAYS_TRICKLESS = Rule(
    "score-trischaken-pays-trickless", takes=("seat", "thirds", "trickless")
)
SCORE_TRISCHAKEN_LOSES = Rule("score-trischaken-loses", takes=("seats", "thirds"))
SCORE_TRISCHAKEN_TRICKLESS = Rule("score-trischaken-trickless", takes=("seat",))
SCORE_TRISCHAKEN_HALVES = Rule("score-trischaken-halves", takes=("low", "high"))
SCORE_TRISCHAKEN_ENDS = Rule("score-trischaken-ends", takes=("low", "high"))

# The score: what multiplies an amount.
FACTOR_CONTRA = Rule("factor-contra", takes=("level",))
FACTOR_SOLO = Rule("factor-solo")
FACTOR_VALAT = Rule("factor-valat", takes=("factor",))
FACTOR_DEAL = Rule("factor-deal", takes=("factor",))
FACTOR_MAYOR = Rule("factor-mayor", takes=("thirds",))
FACTOR_FOREHAND = Rule("factor-forehand")
FACTOR_OWN_LOSS = Rule("factor-own-loss")

# The score: why a line is struck out.
STRUCK_BY_VALAT = Rule("struck-by-valat")
STRUCK_VALAT_WORTH_LESS = Rule("struck-valat-worth-less")

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

# What is wrong with a record.
RECORD_FIELD_MISSING = Rule("record-field-missing", takes=("part",))
RECORD_TOO_SHORT = Rule("record-too-short", takes=("part",))
RECORD_TOO_LONG = Rule("record-too-long", takes=("part",))
RECORD_NEVER_POSSIBLE = Rule("record-never-possible", takes=("part",))
RECORD_UNKNOWN_SEAT = Rule("record-unknown-seat", takes=("token",))
RECORD_UNKNOWN_BONUS = Rule("record-unknown-bonus", takes=("token",))


def all_rules() -> tuple[Rule, ...]:
    """Every rule of the book, in the order of the book."""
    return tuple(value for value in globals().values() if isinstance(value, Rule))
