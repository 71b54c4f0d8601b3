"""The rule book's chapter on what many deals show about a hand. Ids and arguments only.

``percent`` and ``other`` are deals of a hundred, ``score`` points a deal.
"""

from __future__ import annotations

from engine.reasons import Rule

# Where the hand stands.
FOUND_BEST = Rule("found-best", takes=("contract", "score"))
FOUND_ONLY_LOSSES = Rule("found-only-losses", takes=("contract", "score"))
FOUND_CLOSE = Rule("found-close", takes=("contract", "rival"))
FOUND_COUNT = Rule("found-count", takes=("contract", "count", "percent", "other"))
FOUND_RULE_AGREES = Rule("found-rule-agrees", takes=("contract",))
FOUND_RULE_OTHERWISE = Rule("found-rule-otherwise", takes=("contract", "rival", "score"))

# One card changed for another, in the same deals: the game is then made so much more or
# less often, or another contract is better.
SWAP_HELPS = Rule("swap-helps", takes=("contract", "card", "instead", "percent"))
SWAP_HURTS = Rule("swap-hurts", takes=("contract", "card", "instead", "percent"))
SWAP_TURNS = Rule("swap-turns", takes=("card", "instead", "contract"))

# What lost deals have in common, with how often it is so in deals that are won.
LOSS_LONG_OPPONENT = Rule("loss-long-opponent", takes=("number", "percent", "other"))
LOSS_WEAK_PARTNER = Rule("loss-weak-partner", takes=("number", "percent", "other"))
LOSS_CALLED_IN_TALON = Rule("loss-called-in-talon", takes=("card", "percent", "other"))
LOSS_TOP_AGAINST = Rule("loss-top-against", takes=("card", "percent", "other"))
LOSS_POOR_TALON = Rule("loss-poor-talon", takes=("number", "percent", "other"))
LOSS_KING_TRUMPED = Rule("loss-king-trumped", takes=("card", "percent", "other"))
LOSS_SUIT_RUNS_OUT = Rule("loss-suit-runs-out", takes=("suit", "percent", "other"))
LOSS_NO_TAROCK = Rule("loss-no-tarock", takes=("percent", "other"))

# One choice against the best, in the same deals.
CHOICE_BEST_CALL = Rule("choice-best-call", takes=("card",))
CHOICE_CALL_COSTS = Rule("choice-call-costs", takes=("card", "score"))
CHOICE_BEST_HALF = Rule("choice-best-half", takes=("cards",))
CHOICE_HALF_COSTS = Rule("choice-half-costs", takes=("cards", "score"))
CHOICE_BEST_AWAY = Rule("choice-best-away", takes=("cards",))
CHOICE_AWAY_COSTS = Rule("choice-away-costs", takes=("cards", "score"))
CHOICE_BEST_CARD = Rule("choice-best-card", takes=("card", "percent"))
CHOICE_CARD_COSTS = Rule("choice-card-costs", takes=("card", "percent"))
CHOICE_CLOSE = Rule("choice-close")

# The count that was fitted to played deals: so many of something, each worth so much.
FITTED_TAROCK = Rule("fitted-tarock", takes=("number", "each"))
FITTED_BIG = Rule("fitted-big", takes=("number", "each"))
FITTED_SKUS = Rule("fitted-skus", takes=("number", "each"))
FITTED_MOND = Rule("fitted-mond", takes=("number", "each"))
FITTED_PAGAT = Rule("fitted-pagat", takes=("number", "each"))
FITTED_BARE_KING = Rule("fitted-bare-king", takes=("number", "each"))
FITTED_KING = Rule("fitted-king", takes=("number", "each"))
FITTED_KING_QUEEN = Rule("fitted-king-queen", takes=("number", "each"))
FITTED_VOID = Rule("fitted-void", takes=("number", "each"))
FITTED_SINGLETON = Rule("fitted-singleton", takes=("number", "each"))
