"""The contracts of each dialect, written out by hand from the tables of the specification.

A row: name, class, rank on the ladder (0 outside it), value won, value lost, talon, who
may bid it and when, tricks aimed at, ouvert, bird.
"""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    name: str
    game: str
    rank: int
    won: int
    lost: int
    talon: str
    who: str
    tricks: int | None = None
    ouvert: bool = False
    bird: int | None = None


LAST, FIRST, ALL = "forehand_last", "forehand_first", "anyone"

# fmt: off
LADDERS: dict[str, tuple[Row, ...]] = {
    # Section 2.2: rank 1 to 15, three of them for P1 alone after three passes.
    "gametwist": (
        Row("trischaken", "trischaken", 1, 2, 2, "nobody", LAST),
        Row("caller", "black", 2, 2, 2, "half", LAST),
        Row("solo_caller", "black", 3, 4, 4, "defenders", ALL),
        Row("piccolo", "negative", 4, 4, 4, "nobody", ALL, 1),
        Row("bettler", "negative", 5, 5, 5, "nobody", ALL, 0),
        Row("caller+pagat", "black", 6, 2, 2, "half", ALL, bird=1),
        Row("six_threes", "black", 7, 6, 12, "all_unseen", LAST),
        Row("three_of_suit", "suit", 8, 6, 6, "half", ALL),
        Row("three", "black", 9, 6, 6, "half", ALL),
        Row("piccolo_ouvert", "negative", 10, 8, 8, "nobody", ALL, 1, ouvert=True),
        Row("caller+uhu", "black", 11, 2, 2, "half", ALL, bird=2),
        Row("bettler_ouvert", "negative", 12, 10, 10, "nobody", ALL, 0, ouvert=True),
        Row("solo_three_of_suit", "suit", 13, 12, 12, "defenders", ALL),
        Row("solo_three", "black", 14, 12, 12, "defenders", ALL),
        Row("caller+pelican", "black", 15, 2, 2, "half", ALL, bird=3),
    ),
    # Section 3.2. Negative games leave the talon to nobody (1.4).
    "elsteiner": (
        Row("sechserdreier", "black", 0, 5, 10, "all_unseen", FIRST),
        Row("trischaken", "trischaken", 0, 5, 5, "drip", LAST),
        Row("rufer", "black", 0, 1, 1, "half", LAST),
        Row("picolo", "negative", 1, 2, 2, "nobody", ALL, 1),
        Row("solorufer", "black", 2, 2, 2, "defenders", ALL),
        Row("besserrufer+pagat", "black", 3, 1, 1, "half", ALL, bird=1),
        Row("bettler", "negative", 4, 4, 4, "nobody", ALL, 0),
        Row("besserrufer+uhu", "black", 5, 1, 1, "half", ALL, bird=2),
        Row("farbendreier", "suit", 6, 5, 5, "half", ALL),
        Row("dreier", "black", 7, 5, 5, "half", "option"),
        Row("picolo_ouvert", "negative", 8, 6, 6, "nobody", ALL, 1, ouvert=True),
        Row("besserrufer+kakadu", "black", 9, 1, 1, "half", ALL, bird=3),
        Row("bettler_ouvert", "negative", 10, 8, 8, "nobody", ALL, 0, ouvert=True),
        Row("besserrufer+marabu", "black", 11, 1, 1, "half", ALL, bird=4),
        Row("farbensolo", "suit", 12, 10, 10, "defenders", ALL),
        Row("solodreier", "black", 13, 10, 10, "defenders", ALL),
        Row("zwicolo", "negative", 0, 2, 2, "nobody", "addition", 2),
        Row("tricolo", "negative", 0, 2, 2, "nobody", "addition", 3),
    ),
    # Section 4.1.
    "alpine": (
        Row("call", "black", 0, 1, 1, "half", LAST),
        Row("piccolo", "negative", 1, 2, 2, "nobody", ALL, 1),
        Row("beggar", "negative", 2, 4, 4, "nobody", ALL, 0),
        Row("no_trump", "suit", 3, 5, 5, "half", ALL),
        Row("no_trump_solo", "suit", 4, 10, 10, "defenders", ALL),
        Row("dodge_round", "trischaken", 0, 5, 5, "drip", LAST),
        Row("blind_solo", "black", 0, 5, 10, "all_unseen", FIRST),
    ),
    # Section 5.
    "cardgames_zone": (
        Row("rufer", "black", 1, 1, 1, "half", ALL),
        Row("solorufer", "black", 2, 2, 2, "defenders", ALL),
        Row("dreier", "black", 3, 2, 2, "half", ALL),
        Row("bettel", "negative", 4, 3, 3, "nobody", ALL, 0),
        Row("solodreier", "black", 5, 4, 4, "defenders", ALL),
    ),
    # Section 6.1. A Besserrufer stands at 1; its bird is a post of its own (DE-16b).
    "hausregeln": (
        Row("trischaken", "trischaken", 0, 1, 1, "drip", LAST),
        Row("koenigrufer", "black", 0, 1, 1, "half", LAST),
        Row("sechser", "black", 0, 4, 8, "all_shown", LAST),
        Row("piccolo", "negative", 1, 2, 2, "nobody", ALL, 1),
        Row("solorufer", "black", 2, 2, 2, "defenders", ALL),
        Row("besserrufer+pagat", "black", 3, 1, 1, "half", ALL, bird=1),
        Row("bettler", "negative", 4, 3, 3, "nobody", ALL, 0),
        Row("farbendreier", "suit", 5, 4, 4, "half", ALL),
        Row("dreier", "black", 6, 4, 4, "half", ALL),
        Row("besserrufer+uhu", "black", 7, 1, 1, "half", ALL, bird=2),
        Row("piccolo_ouvert", "negative", 8, 5, 5, "nobody", ALL, 1, ouvert=True),
        Row("bettler_ouvert", "negative", 9, 6, 6, "nobody", ALL, 0, ouvert=True),
        Row("besserrufer+kakadu", "black", 10, 1, 1, "half", ALL, bird=3),
        Row("farbensolo", "suit", 11, 8, 8, "defenders", ALL),
        Row("solodreier", "black", 12, 8, 8, "defenders", ALL),
        Row("besserrufer+wildsau", "black", 13, 1, 1, "half", ALL, bird=4),
    ),
}
# fmt: on

GAME_OF: dict[tuple[str, str], str] = {
    (dialect, row.name): row.game for dialect, rows in LADDERS.items() for row in rows
}
