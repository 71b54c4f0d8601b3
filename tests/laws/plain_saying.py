"""What may be said in the round of announcements, once more on plain values.

Written from CO-14 to CO-17b and the rules of section 2.5, 3.4, 4.3 and 6.3. A saying is
a tuple: ("announce", bonus), ("aim", tricks), ("contra", post, level).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.laws.plain_score import BIRDS, BONUSES, SEATS, SUIT, PlainHand

Saying = tuple[object, ...]
NEVER = ("mondfang", "konigfang")


@dataclass
class Round:
    """The round so far: who said what in which turn, and the turns each seat has ended."""

    hand: PlainHand
    now: frozenset[str]
    seat: int
    turn: int = 0
    announced: dict[str, tuple[int, int]] = field(default_factory=dict)
    contras: list[tuple[int, str, int, int]] = field(default_factory=list)
    aims: list[int] = field(default_factory=list)
    ended: dict[int, int] = field(default_factory=dict)

    @property
    def late(self) -> bool:
        return self.hand.options.get("late_announcements") == "on"

    @property
    def is_first(self) -> bool:
        return self.seat not in self.ended

    @property
    def parallel(self) -> bool:
        return self.hand.options.get("parallel_picolo") == "on"


def sayings(now: Round) -> set[Saying]:
    """Everything that the seat may say, but for "good"."""
    found: set[Saying] = {
        ("announce", name) for name in BONUSES[now.hand.dialect] if may_announce(now, name)
    }
    found |= {("aim", tricks) for tricks in (1, 2, 3) if may_aim(now, tricks)}
    for post in posts(now):
        found |= {("contra", post, level) for level in (2, 4, 8) if may_double(now, post, level)}
    return found


# -------------------------------------------------------------------------- announcements


def may_announce(now: Round, name: str) -> bool:
    hand = now.hand
    if (
        name in NEVER
        or name in now.announced
        or hand.row.game not in BONUSES[hand.dialect][name][2]
    ):
        return False
    cup = hand.options.get("suit_game_bonuses") == "cup" and hand.row.game == SUIT
    if cup and name not in ("four_kings", "valat"):
        return False
    if not (now.is_first or now.late):
        return False
    if name == "king_ultimo" and not _may_announce_king(now):
        return False
    if name in BIRDS and hand.dialect != "gametwist" and BIRDS[name] not in now.now:
        return False
    return hand.dialect != "elsteiner" or _stands_beside_valat(now, name)


def _may_announce_king(now: Round) -> bool:
    hand = now.hand
    if not hand.calls_king:
        return False
    if hand.dialect != "gametwist":
        return hand.called in now.now
    was_left = hand.row.talon == "half" and hand.king_in_talon and hand.called not in now.now
    return hand.side(now.seat) and not was_left


def _stands_beside_valat(now: Round, name: str) -> bool:
    beside = ("trull", "four_kings")
    if name in beside:
        return "valat" not in now.announced
    this_turn = [bonus for bonus, (_, turn) in now.announced.items() if turn == now.turn]
    return name != "valat" or not set(this_turn) & set(beside)


def may_aim(now: Round, tricks: int) -> bool:
    hand = now.hand
    if not now.parallel or hand.contract != "picolo":
        return False
    if now.seat == hand.declarer or now.seat in now.aims or not now.is_first:
        return False
    return not (tricks == 1 and "T22" in now.now)


# -------------------------------------------------------------------------------- contras


def posts(now: Round) -> list[str]:
    hand = now.hand
    if hand.dialect in ("alpine", "cardgames_zone"):
        return []
    if hand.row.game == "trischaken":
        return [f"self:P{seat}" for seat in SEATS] if hand.dialect == "elsteiner" else []
    if hand.row.game == "negative" and hand.dialect != "gametwist":
        return [f"game:P{seat}" for seat in SEATS if seat != hand.declarer]
    return ["game", *now.announced]


def may_double(now: Round, post: str, level: int) -> bool:
    if now.parallel and now.aims:
        return False
    if post.startswith("self:"):
        said = [one for one in now.contras if one[1] == post]
        return level == 2 and post == f"self:P{now.seat}" and not said and now.is_first
    if post.startswith("game:"):
        speaker = now.hand.declarer if level == 4 else int(post[-1])
        if now.seat != speaker:
            return False
    elif not _from_the_right_side(now, post, level):
        return False
    return _in_time(now, post, level)


def owner(now: Round, post: str) -> int:
    return now.announced[post][0] if post in now.announced else now.hand.declarer


def _from_the_right_side(now: Round, post: str, level: int) -> bool:
    hand, whose = now.hand, owner(now, post)
    if hand.dialect == "gametwist":
        return (hand.side(now.seat) == hand.side(whose)) is (level == 4)
    if level == 4:
        known = known_side(now, now.seat, whose)
        return known is None or known == hand.side(now.seat)
    if now.seat == whose:
        return False
    everybody = [public_side(now, now.seat), public_side(now, whose)]
    return None in everybody or everybody[0] != everybody[1]


def sides_are_open(now: Round) -> bool:
    """A lone game, the king in an open talon, or King ultimo announced by its holder."""
    hand = now.hand
    if not hand.calls_king or (hand.row.talon == "half" and hand.king_in_talon):
        return True
    who = now.announced.get("king_ultimo", (None, 0))[0]
    return who is not None and hand.called in hand.hands[who - 1]


def public_side(now: Round, seat: int) -> bool | None:
    if sides_are_open(now) or seat == now.hand.declarer:
        return now.hand.side(seat)
    return None


def known_side(now: Round, knower: int, seat: int) -> bool | None:
    """What a seat knows of another's side: the partner knows all, the others their own."""
    if knower in (seat, now.hand.partner):
        return now.hand.side(seat)
    return public_side(now, seat)


def _in_time(now: Round, post: str, level: int) -> bool:
    said = [one for one in now.contras if one[1] == post]
    if any(one[2] == level and _surely_counts(now, one) for one in said):
        return False
    if level == 2:
        arose = [now.announced[post][1] if post in now.announced else -1]
    else:
        arose = [one[3] for one in said if one[2] * 2 == level]
    if not arose:
        return False
    return now.late or now.ended.get(now.seat, -1) <= max(arose)


def _surely_counts(now: Round, said: tuple[int, str, int, int]) -> bool:
    """Whether this seat can tell that an earlier contra was no word in vain."""
    who, post, level, _ = said
    if post.startswith("game:") or now.hand.options.get("partner_kontra_void") == "off":
        return True
    if now.hand.dialect == "gametwist":
        return True
    theirs, its = known_side(now, now.seat, who), known_side(now, now.seat, owner(now, post))
    return theirs is not None and its is not None and (theirs == its) is (level == 4)
