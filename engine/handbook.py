"""The rule book's chapter on the worth of a hand: what it holds, and what has been
written about it. Ids and arguments only, as in the book itself."""

from __future__ import annotations

from engine.reasons import Rule

# What a hand holds, and what that is good for. Percent are hands or deals of a hundred.
FEATURE_TAROCKS = Rule("feature-tarocks", takes=("number", "percent"))
FEATURE_BIG_TAROCKS = Rule("feature-big-tarocks", takes=("cards",))
FEATURE_BIG_FOR_ONE = Rule("feature-big-for-one", takes=("cards",))
FEATURE_TRULL = Rule("feature-trull", takes=("cards",))
FEATURE_BARE_KING = Rule("feature-bare-king", takes=("card", "percent"))
FEATURE_GUARDED_KING = Rule("feature-guarded-king", takes=("card", "number", "percent"))
FEATURE_KING_AND_QUEEN = Rule("feature-king-and-queen", takes=("suit",))
FEATURE_NO_KING = Rule("feature-no-king")
FEATURE_VOIDS = Rule("feature-voids", takes=("suits",))
FEATURE_SINGLETONS = Rule("feature-singletons", takes=("cards",))
FEATURE_SURE_TRICKS = Rule("feature-sure-tricks", takes=("tricks",))
FEATURE_LOSERS = Rule("feature-losers", takes=("cards",))
FEATURE_POINTS = Rule("feature-points", takes=("thirds",))
