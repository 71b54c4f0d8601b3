"""The rule book's chapter on rules of thumb: why a player who goes by them does what he
does. Ids and arguments only, as in the book itself."""

from __future__ import annotations

from engine.reasons import Rule

# The auction.
THUMB_VORHAND = Rule("thumb-vorhand")
THUMB_BAR = Rule("thumb-bar", takes=("contract",))
THUMB_NO_BAR = Rule("thumb-no-bar")
THUMB_HOLD = Rule("thumb-hold", takes=("contract",))
THUMB_TOO_WEAK_TO_CALL = Rule("thumb-too-weak-to-call", takes=("contract",))
THUMB_NEAREST_BAR = Rule("thumb-nearest-bar", takes=("contract",))

# Calling, the talon, laying away.
THUMB_CALL_WITH_QUEEN = Rule("thumb-call-with-queen", takes=("card",))
THUMB_CALL_BRIDGE = Rule("thumb-call-bridge", takes=("card", "cards"))
THUMB_CALL_LAST_RESORT = Rule("thumb-call-last-resort", takes=("card",))
THUMB_CALL_FOURTH = Rule("thumb-call-fourth")
THUMB_HALF = Rule("thumb-half", takes=("cards",))
THUMB_NEVER_GIVE_UP = Rule("thumb-never-give-up")
THUMB_AWAY_VOIDS = Rule("thumb-away-voids", takes=("suits",))
THUMB_AWAY_POINTS = Rule("thumb-away-points", takes=("thirds",))
THUMB_AWAY_LOW = Rule("thumb-away-low", takes=("cards",))

# Announcements and contra.
THUMB_ANNOUNCE_BIRD = Rule("thumb-announce-bird", takes=("bonus", "number"))
THUMB_ANNOUNCE_KING = Rule("thumb-announce-king", takes=("card",))
THUMB_ANNOUNCE_TRULL = Rule("thumb-announce-trull")
THUMB_CONTRA = Rule("thumb-contra", takes=("number",))
THUMB_NOTHING_TO_SAY = Rule("thumb-nothing-to-say")

# Playing for points.
THUMB_ONLY_CARD = Rule("thumb-only-card", takes=("card",))
THUMB_CASH_SURE_TRICK = Rule("thumb-cash-sure-trick", takes=("card",))
THUMB_LEAD_KING = Rule("thumb-lead-king", takes=("card",))
THUMB_LEAD_TOPS = Rule("thumb-lead-tops", takes=("card",))
THUMB_LEAD_MIDDLE_TAROCK = Rule("thumb-lead-middle-tarock", takes=("card",))
THUMB_LEAD_SMALL_TAROCK = Rule("thumb-lead-small-tarock", takes=("card",))
THUMB_FORCE_TAROCKS = Rule("thumb-force-tarocks", takes=("card",))
THUMB_LEAD_CALLED_SUIT = Rule("thumb-lead-called-suit", takes=("card",))
THUMB_RETURN_SUIT = Rule("thumb-return-suit", takes=("card",))
THUMB_LEAD_LONG_SUIT = Rule("thumb-lead-long-suit", takes=("card",))
THUMB_LEAD_SHORT_SUIT = Rule("thumb-lead-short-suit", takes=("card",))
THUMB_FEED_PARTNER = Rule("thumb-feed-partner", takes=("card",))
THUMB_PAGAT_HOME = Rule("thumb-pagat-home", takes=("card",))
THUMB_KING_WHILE_FRESH = Rule("thumb-king-while-fresh", takes=("card",))
THUMB_WIN_CHEAPLY = Rule("thumb-win-cheaply", takes=("card",))
THUMB_WIN_RICH_TRICK = Rule("thumb-win-rich-trick", takes=("card",))
THUMB_LEAVE_IT = Rule("thumb-leave-it", takes=("card",))

# Playing for no trick, or against one who does; and Trischaken.
THUMB_DANGER_FIRST = Rule("thumb-danger-first", takes=("card",))
THUMB_TAKE_THE_ONE = Rule("thumb-take-the-one", takes=("card",))
THUMB_DUCK_HIGH = Rule("thumb-duck-high", takes=("card",))
THUMB_MUST_TAKE = Rule("thumb-must-take", takes=("card",))
THUMB_MAKE_HIM_TAKE = Rule("thumb-make-him-take", takes=("card", "seat"))
THUMB_LEAD_LOW = Rule("thumb-lead-low", takes=("card",))
THUMB_SHED_POINTS = Rule("thumb-shed-points", takes=("card",))

# What a player found who dealt out the unseen cards again and again.
SAMPLED_WINS = Rule("sampled-wins", takes=("card", "percent", "number"))
SAMPLED_NEXT = Rule("sampled-next", takes=("card", "percent"))
SAMPLED_POINTS = Rule("sampled-points", takes=("card", "thirds", "number"))
SAMPLED_NEXT_POINTS = Rule("sampled-next-points", takes=("card", "thirds"))
