"""The score of a hand once more, for comparison: on plain values, without the engine.

Written from sections 1.4, 1.6 and 1.7 and from the scoring rules of each dialect in the
specification. Cards are strings, seats 1 to 4; True is the declarer's side.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from tests.laws import plain_rules as plain
from tests.laws.ladders import LADDERS, Row

SEATS = (1, 2, 3, 4)
BLACK, SUIT = "black", "suit"
BIRDS = {"pagat": "T1", "uhu": "T2", "kakadu": "T3", "marabu": "T4"}
CALLERS = ("caller", "solo_caller", "rufer", "solorufer", "besserrufer", "call", "koenigrufer")
ZONE_TRISCHAKEN = Row("trischaken", "trischaken", 0, 1, 1, "drip", "forehand_last")

_POSITIVE = (BLACK, SUIT)
# name: silent, announced, games
BONUSES: dict[str, dict[str, tuple[int, int, tuple[str, ...]]]] = {
    "gametwist": {
        "pagat": (2, 4, (BLACK,)),
        "uhu": (4, 8, (BLACK,)),
        "kakadu": (6, 12, (BLACK,)),
        "king_ultimo": (2, 4, (BLACK,)),
        "mondfang": (2, 2, (BLACK,)),
        "konigfang": (2, 2, (BLACK,)),
        "trull": (2, 4, (BLACK,)),
        "four_kings": (2, 4, _POSITIVE),
        "honneurs": (2, 4, _POSITIVE),
        "absolute": (2, 4, _POSITIVE),
        "valat": (20, 40, _POSITIVE),
    },
    "elsteiner": {
        "pagat": (1, 2, (BLACK,)),
        "uhu": (2, 4, (BLACK,)),
        "kakadu": (3, 6, (BLACK,)),
        "marabu": (4, 8, (BLACK,)),
        "king_ultimo": (1, 2, (BLACK,)),
        "trull": (1, 2, (BLACK,)),
        "four_kings": (1, 2, _POSITIVE),
        "valat": (4, 8, _POSITIVE),
    },
    "alpine": {
        "pagat": (1, 2, (BLACK,)),
        "uhu": (2, 4, (BLACK,)),
        "king_ultimo": (1, 2, (BLACK,)),
    },
    "cardgames_zone": {},
    "hausregeln": {
        "pagat": (1, 2, _POSITIVE),
        "uhu": (2, 4, _POSITIVE),
        "kakadu": (3, 6, _POSITIVE),
        "marabu": (4, 8, _POSITIVE),
        "king_ultimo": (1, 2, (BLACK,)),
        "trull": (1, 2, _POSITIVE),
        "four_kings": (1, 2, _POSITIVE),
        "valat": (24, 48, _POSITIVE),
    },
}


@dataclass(frozen=True)
class Trick:
    leader: int
    cards: tuple[str, ...]
    winner: int
    dripped: str | None = None


@dataclass(frozen=True)
class PlainHand:
    """All that was dealt, said and played. ``contras`` and ``announced`` in order."""

    table: str
    contract: str
    declarer: int
    hands: tuple[frozenset[str], ...]
    talon: tuple[tuple[str, ...], tuple[str, ...]]
    called: str | None
    half: int | None
    away: frozenset[str]
    announced: tuple[tuple[int, str], ...]
    contras: tuple[tuple[int, str, int], ...]
    aims: tuple[tuple[int, int], ...]
    played: tuple[str, ...]
    gave_up: bool
    factor: int

    @property
    def dialect(self) -> str:
        return self.table.partition("+")[0]

    @property
    def options(self) -> dict[str, str]:
        return dict(part.split("=") for part in self.table.split("+")[1:])

    @property
    def row(self) -> Row:
        rows = LADDERS[self.dialect]
        return next((row for row in rows if row.name == self.contract), ZONE_TRISCHAKEN)

    @property
    def params(self) -> plain.Params:
        params = plain.PARAMS[self.dialect]
        if self.options.get("bettel_declarer_leads") == "on":
            return plain.Params(**{**vars(params), "declarer_leads_negative": True})
        return params

    @property
    def calls_king(self) -> bool:
        return self.contract.partition("+")[0] in CALLERS

    @property
    def partner(self) -> int | None:
        holders = [seat for seat in SEATS if self.called in self.hands[seat - 1]]
        return next((seat for seat in holders if seat != self.declarer), None)

    def side(self, seat: int) -> bool:
        return seat in (self.declarer, self.partner)

    @property
    def king_in_talon(self) -> bool:
        return self.called in (*self.talon[0], *self.talon[1])

    @property
    def bird(self) -> str | None:
        name = self.contract.partition("+")[2]
        return {"pelican": "kakadu", "wildsau": "marabu"}.get(name, name) or None

    @property
    def is_solo(self) -> bool:
        return self.row.talon == "defenders"


# ------------------------------------------------------------------------------- the play


def tricks_of(hand: PlainHand) -> tuple[list[Trick], list[str]]:
    """The tricks up to the end of the hand, and the cards that were played after it or
    in a trick that was not finished: none, if all is well."""
    leads_himself = hand.row.game == "negative" and hand.params.declarer_leads_negative
    leader = hand.declarer if leads_himself else 1
    stack = [*hand.talon[0], *hand.talon[1]] if hand.row.talon == "drip" else []
    rest = list(hand.played)
    tricks: list[Trick] = []
    while len(rest) >= 4 and not is_over(hand, tricks):
        cards, rest = tuple(rest[:4]), rest[4:]
        place = cards.index(plain.winner(cards, hand.row.game, hand.params))
        winner = (leader - 1 + place) % 4 + 1
        dripped = stack[len(tricks)] if len(tricks) < len(stack) else None
        tricks.append(Trick(leader, cards, winner, dripped))
        leader = winner
    return tricks, rest


def is_over(hand: PlainHand, tricks: list[Trick]) -> bool:
    if len(tricks) == 12:
        return True
    count = {seat: sum(trick.winner == seat for trick in tricks) for seat in SEATS}
    if hand.row.game == "negative":
        aims = {hand.declarer: hand.row.tricks or 0, **dict(hand.aims)}
        return all(count[seat] > aim for seat, aim in aims.items())
    caller = next((seat for seat, bonus in hand.announced if bonus == "valat"), None)
    if hand.dialect == "gametwist" and caller is not None:
        return any(hand.side(trick.winner) != hand.side(caller) for trick in tricks)
    return False


def ending(hand: PlainHand) -> str:
    """How the hand came to its end."""
    if hand.gave_up:
        return "given_up"
    takes_half = hand.row.talon == "half"
    if takes_half and hand.king_in_talon:
        in_talon = hand.options.get("king_in_talon")
        if hand.dialect == "alpine" and in_talon is None:
            return "redeal"
        if hand.dialect == "elsteiner" and in_talon is None:
            return "king_in_talon"
    if hand.row.game == SUIT and takes_half:
        held = hand.hands[hand.declarer - 1] | set(hand.talon[hand.half or 0])
        if hand.dialect == "elsteiner" and sum(card[0] == "T" for card in held) >= 6:
            return "lost_at_once"
        left = held - hand.away
        if hand.dialect == "hausregeln" and sum(card[0] != "T" for card in left) < 6:
            return "lost_at_once"
    return "played"


# ----------------------------------------------------------------------------- who owns it


def owned(hand: PlainHand, tricks: list[Trick]) -> dict[bool, set[str]]:
    piles: dict[bool, set[str]] = {True: set(hand.away), False: set()}
    for trick in tricks:
        piles[hand.side(trick.winner)] |= set(trick.cards)
    first, second = map(set, hand.talon)
    if hand.row.talon == "half":
        piles[False] |= second if hand.half == 0 else first
    elif hand.row.talon == "defenders":
        gives_back = hand.dialect in ("gametwist", "elsteiner", "hausregeln")
        for half in (first, second):
            piles[gives_back and hand.called in half] |= half
    return piles


# ----------------------------------------------------------------------------- the contras


def levels(hand: PlainHand) -> dict[str, int]:
    """The level of each post that was doubled by somebody who could."""
    found: dict[str, int] = {}
    if hand.is_solo and hand.king_in_talon and hand.dialect in ("elsteiner", "hausregeln"):
        return found
    for seat, post, level in hand.contras:
        now = found.get(post, 1)
        if level != 2 * now:
            continue
        if not post.startswith(("game:", "self:")):
            announcers = [who for who, bonus in hand.announced if bonus == post]
            owner = announcers[0] if announcers else hand.declarer
            same = hand.side(seat) == hand.side(owner)
            is_void = same != (level == 4)
            if is_void and hand.options.get("partner_kontra_void") != "off":
                continue
        found[post] = level
    return found


# ----------------------------------------------------------------------------- the bonuses


def bonus_results(hand: PlainHand, tricks: list[Trick]) -> dict[str, tuple[bool, bool]]:
    """For each bonus that is settled: the side that gets it, and whether announced."""
    found: dict[str, tuple[bool, bool]] = {}
    rows = BONUSES[hand.dialect]
    cup = hand.options.get("suit_game_bonuses") == "cup"
    for name, (_, _, games) in rows.items():
        if hand.row.game not in games:
            continue
        if cup and hand.row.game == SUIT and name not in ("four_kings", "valat"):
            continue
        if name in ("king_ultimo", "konigfang") and not hand.calls_king:
            continue
        earner = _earner(hand, tricks, name)
        announcers = [who for who, bonus in hand.announced if bonus == name]
        if announcers:
            side = hand.side(announcers[0])
            found[name] = (side if earner is side else not side, True)
        elif earner is not None:
            found[name] = (earner, False)
        else:
            fails = hand.dialect == "gametwist" or hand.options.get("silent_fail_costs") == "on"
            loser = _silent_loser(hand, tricks, name) if fails else None
            if loser is not None:
                found[name] = (not loser, False)
    return found


def _earner(hand: PlainHand, tricks: list[Trick], name: str) -> bool | None:
    """The side that has done what the bonus asks for."""
    if name in BIRDS:
        card = BIRDS[name]
        number = plain.BIRD_TRICKS[card]
        if len(tricks) < number or card not in tricks[number - 1].cards:
            return None
        trick = tricks[number - 1]
        wins = plain.winner(trick.cards, hand.row.game, hand.params) == card
        return hand.side(trick.winner) if wins else None
    if name == "king_ultimo":
        if len(tricks) < 12 or hand.called not in tricks[11].cards:
            return None
        return True if hand.side(tricks[11].winner) else None
    if name == "valat":
        sides = {hand.side(trick.winner) for trick in tricks}
        return sides.pop() if len(tricks) == 12 and len(sides) == 1 else None
    if name == "mondfang":
        return _moon_catcher(hand, tricks)
    piles = owned(hand, tricks)
    if name == "konigfang":
        # In a solo caller the half with the king is the declarer's: no Königfang (GT-5g).
        return False if hand.called in piles[False] else None
    tests = {
        "trull": lambda pile: pile >= plain.TRULL,
        "four_kings": lambda pile: pile >= plain.KINGS,
        "honneurs": lambda pile: len(pile & (plain.TRULL | plain.KINGS)) >= 5,
        "absolute": lambda pile: plain.pile_thirds(pile) >= 136,
    }
    return next((side for side in (True, False) if tests[name](piles[side])), None)


def _moon_catcher(hand: PlainHand, tricks: list[Trick]) -> bool | None:
    for trick in tricks:
        if "T21" in trick.cards:
            player = (trick.leader - 1 + trick.cards.index("T21")) % 4 + 1
            return None if trick.winner == player else not hand.side(player)
    return None


def _silent_loser(hand: PlainHand, tricks: list[Trick], name: str) -> bool | None:
    card = BIRDS.get(name, hand.called if name == "king_ultimo" else None)
    number = 12 if name == "king_ultimo" else plain.BIRD_TRICKS.get(card or "", 0)
    if card is None or not number or len(tricks) < number:
        return None
    trick = tricks[number - 1]
    if card not in trick.cards:
        return None
    return hand.side((trick.leader - 1 + trick.cards.index(card)) % 4 + 1)


# ------------------------------------------------------------------------------- the score

Totals = dict[int, Fraction]


def between_sides(hand: PlainHand, stake: int, *, to_declarer: bool) -> Totals:
    if hand.dialect == "alpine":
        return {seat: Fraction(stake if hand.side(seat) is to_declarer else 0) for seat in SEATS}
    sign = 1 if to_declarer else -1
    alone = 3 if hand.partner is None else 1
    return {
        seat: Fraction(sign * stake * alone if hand.side(seat) else -sign * stake) for seat in SEATS
    }


def total(parts: Iterable[Totals]) -> Totals:
    parts = list(parts)
    return {seat: sum((part[seat] for part in parts), Fraction(0)) for seat in SEATS}


def times(part: Totals, factor: int) -> Totals:
    return {seat: amount * factor for seat, amount in part.items()}


def score(hand: PlainHand) -> Totals:
    """What each seat gets."""
    end = ending(hand)
    if end == "redeal":
        return dict.fromkeys(SEATS, Fraction(0))
    if end != "played":
        stake = hand.row.lost
        if hand.bird is not None:
            stake += BONUSES[hand.dialect][hand.bird][1]
        return times(between_sides(hand, stake, to_declarer=False), hand.factor)
    tricks, _ = tricks_of(hand)
    if hand.row.game == "trischaken":
        return times(trischaken(hand, tricks), hand.factor)
    if hand.row.game == "negative":
        return times(negative(hand, tricks), hand.factor)
    return times(positive(hand, tricks), hand.factor)


def negative(hand: PlainHand, tricks: list[Trick]) -> Totals:
    count = {seat: sum(trick.winner == seat for trick in tricks) for seat in SEATS}
    won = count[hand.declarer] == hand.row.tricks
    doubled = levels(hand)
    if hand.dialect == "alpine":
        return between_sides(hand, hand.row.won, to_declarer=won)
    paid = dict.fromkeys(SEATS, Fraction(0))
    for seat in SEATS:
        if seat == hand.declarer:
            continue
        level = doubled.get("game", doubled.get(f"game:P{seat}", 1))
        stake = hand.row.won * level * (1 if won else -1)
        paid[hand.declarer] += stake
        paid[seat] -= stake
    for seat, aim in hand.aims:
        stake = 2 if count[seat] == aim else -2
        for other in SEATS:
            paid[other] += 3 * stake if other == seat else -stake
    return paid


def positive(hand: PlainHand, tricks: list[Trick]) -> Totals:
    won = plain.pile_thirds(owned(hand, tricks)[True]) >= hand.params.win_line
    return positive_score(hand, levels(hand), bonus_results(hand, tricks), won=won)


def positive_score(
    hand: PlainHand, doubled: dict[str, int], results: dict[str, tuple[bool, bool]], *, won: bool
) -> Totals:
    """The score of a positive game from what came of it, the deal factor aside."""
    posts: dict[str, tuple[bool, int]] = {}
    solo = hand.is_solo and (
        hand.dialect in ("gametwist", "elsteiner") or "solo_doubles_bonuses" in hand.options
    )
    for name, (side, announced) in results.items():
        silent, said, _ = BONUSES[hand.dialect][name]
        value = (said if announced else silent) * doubled.get(name, 1)
        once = name == "valat" and hand.dialect != "gametwist"
        posts[name] = (side, value * (2 if solo and not once else 1))
    game = (won, (hand.row.won if won else hand.row.lost) * doubled.get("game", 1))
    if "valat" in results:
        return _with_valat(hand, game, posts, results)
    return _pay(hand, [game, *posts.values()])


def _pay(hand: PlainHand, posts: Iterable[tuple[bool, int]]) -> Totals:
    return total(between_sides(hand, stake, to_declarer=side) for side, stake in posts)


def _with_valat(
    hand: PlainHand,
    game: tuple[bool, int],
    posts: dict[str, tuple[bool, int]],
    results: dict[str, tuple[bool, bool]],
) -> Totals:
    valat = posts.pop("valat")
    side, announced = results["valat"]
    if hand.dialect == "gametwist" and not announced:
        rest = sum(stake if to is side else -stake for to, stake in (game, *posts.values()))
        return _pay(hand, [game, *posts.values()] if rest > valat[1] else [valat])
    if hand.dialect in ("gametwist", "hausregeln"):
        return _pay(hand, [valat])
    base = hand.row.won if side else hand.row.lost
    kept = [
        post
        for name, post in posts.items()
        if results[name][1] or name not in ("trull", "four_kings")
    ]
    return _pay(hand, [(side, base * valat[1]), *kept])


# ------------------------------------------------------------------------------- Trischaken


def trischaken(hand: PlainHand, tricks: list[Trick]) -> Totals:
    points, count = dict.fromkeys(SEATS, 0), dict.fromkeys(SEATS, 0)
    for trick in tricks:
        points[trick.winner] += plain.pile_thirds(trick.cards)
        points[trick.winner] += plain.card_thirds(trick.dripped) if trick.dripped else 0
        count[trick.winner] += 1
    own = {int(post[-1]) for _, post, _ in hand.contras if post.startswith("self:")}
    return trischaken_score(hand.dialect, points, count, own, hand.options)


def trischaken_score(
    dialect: str,
    points: dict[int, int],
    count: dict[int, int],
    own: set[int],
    options: dict[str, str] | None = None,
) -> Totals:
    """The score of a Trischaken: thirds and tricks of each seat; ``own`` doubled theirs."""
    if dialect == "gametwist":
        return _two_highest(points, single=(options or {}).get("trischaken_single_loser") == "on")
    if dialect == "alpine":
        rounded = {seat: (points[seat] + 1) // 3 for seat in SEATS}
        most = max(rounded.values())
        return {seat: Fraction(0 if rounded[seat] == most else 5) for seat in SEATS}
    if dialect == "hausregeln":
        return _german_page(points, count)
    return _highest(points, count, own, 5 if dialect == "elsteiner" else 1)


def _two_highest(points: dict[int, int], *, single: bool) -> Totals:
    order = sorted(SEATS, key=lambda seat: (-points[seat], seat))
    payers = order[:1] if single else order[:2]
    receivers = [seat for seat in SEATS if seat not in payers]
    paid = dict.fromkeys(SEATS, Fraction(0))
    for payer in payers:
        stake = Fraction(2)
        if points[payer] >= 96:
            stake *= 2
        if payer == 1:
            stake *= 2
        for receiver in receivers:
            part = stake if single else stake / 2
            paid[receiver] += part
            paid[payer] -= part
    return paid


def _highest(points: dict[int, int], count: dict[int, int], own: set[int], value: int) -> Totals:
    most = max(points.values())
    losers = [seat for seat in SEATS if points[seat] == most]
    if 1 in losers:
        losers = [1]
    others = [seat for seat in SEATS if seat not in losers]
    trickless = [seat for seat in others if count[seat] == 0]
    paid = dict.fromkeys(SEATS, Fraction(0))
    for loser in losers:
        stake = Fraction(value)
        if most >= 107:
            stake *= 2
        if loser == 1:
            stake *= 2
        doubled = 2 if loser in own else 1
        paid[loser] -= stake * len(others) * doubled
        if trickless:
            for seat in trickless:
                paid[seat] += stake * len(others) / len(trickless)
        else:
            for seat in others:
                paid[seat] += stake * doubled
    return paid


def _german_page(points: dict[int, int], count: dict[int, int]) -> Totals:
    order = sorted(SEATS, key=lambda seat: -points[seat])
    trickless = [seat for seat in SEATS if count[seat] == 0]
    virgin = trickless[0] if len(trickless) == 1 else None
    top = order[0]
    one = Fraction(1)
    if points[top] >= 106:
        each = one * (2 if top == 1 else 1)
        if virgin is not None:
            return {seat: {top: -3 * each, virgin: 3 * each}.get(seat, 0 * one) for seat in SEATS}
        return {seat: -3 * each if seat == top else each for seat in SEATS}
    if virgin is not None:
        return {seat: 3 * one if seat == virgin else -one for seat in SEATS}
    a, b, c, d = (points[seat] for seat in order)
    if b != c:
        shares = (-1, -1, 1, 1)
    elif a == b == c == d:
        shares = (0, 0, 0, 0)  # never: 210 is not divisible by four
    elif a == b == c:
        shares = (-1, -1, -1, 3)
    elif b == c == d:
        shares = (-3, 1, 1, 1)
    else:
        shares = (-1, 0, 0, 1)
    return {seat: Fraction(share) for seat, share in zip(order, shares, strict=True)}
