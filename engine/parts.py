"""The parts of a dialect: what each phase of the game allows, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.contracts import Bird, Bonus, Contract, Game
from engine.seats import Seat


class FirstWord(StrEnum):
    """What forehand does at the beginning of the auction."""

    SPEAKS_LAST = "speaks_last"
    """The next seat opens; forehand has the last word of the first round."""
    VORHAND = "vorhand"
    """Forehand says "Vorhand", which is neither a bid nor a pass."""
    PASS_RETURNS = "pass_returns"  # noqa: S105 - a pass in the auction
    """Forehand bids or passes, and after an opening pass may still bid."""
    BID_OR_PASS = "bid_or_pass"  # noqa: S105 - a pass in the auction
    """Forehand bids or passes like everybody."""


class AllPass(StrEnum):
    """What happens when nobody bids."""

    FOREHAND_CHOOSES = "forehand_chooses"
    THROW_IN = "throw_in"
    FOREHAND_RUFER = "forehand_rufer"
    TRISCHAKEN = "trischaken"


@dataclass(frozen=True, slots=True)
class Auction:
    """How the declarer is found.

    ``least_tarocks``: a hand with fewer tarocks is dealt again. ``bird_in_hand``: a
    bird bid must be held. ``skus_bars_piccolo``: no Piccolo with the Sküs in hand.
    ``least_suit_cards``: suit cards needed to bid a Farbensolo. ``parallel_piccolo``:
    others may aim at one, two or three tricks beside a Piccolo.
    """

    first_word: FirstWord
    all_pass: AllPass
    forehand_holds: bool
    bird_in_hand: bool
    skus_bars_piccolo: bool
    least_suit_cards: int
    least_tarocks: int
    parallel_piccolo: bool = False

    @property
    def opener(self) -> Seat:
        """Who speaks first."""
        return Seat.P2 if self.first_word is FirstWord.SPEAKS_LAST else Seat.P1


class KingInTalon(StrEnum):
    """What follows when an open talon shows the called card."""

    GIVE_UP_OR_ALONE = "give_up_or_alone"
    HAND_ENDS = "hand_ends"
    REDEAL = "redeal"
    ALONE = "alone"


class KingInSolo(StrEnum):
    """What follows when the called card is found in the closed talon of a Solorufer."""

    HALF_TO_DECLARER = "half_to_declarer"
    HALF_TO_DECLARER_CONTRAS_VOID = "half_to_declarer_contras_void"
    STAYS = "stays"


@dataclass(frozen=True, slots=True)
class Calling:
    """Which card may be called, and what if it lies in the talon.

    ``queen_with_four_kings``: who holds all kings calls a queen; else no caller game.
    ``fourth_unnamed``: with three kings "the fourth" may be called without its suit.
    """

    queen_with_four_kings: bool
    fourth_unnamed: bool
    in_talon: KingInTalon
    in_solo: KingInSolo


class PagatRule(StrEnum):
    """How long the Pagat must be kept in negative games and Trischaken."""

    LAST_TAROCK = "last_tarock"
    """Not while its holder has another tarock to play."""
    LAST_CARD = "last_card"
    """Not while its holder has any other card to play."""


class EmperorRule(StrEnum):
    """When the Pagat takes a trick in which Mond and Sküs lie too."""

    ALWAYS = "always"
    TAROCK_LED = "tarock_led"
    """Only if a tarock was led to the trick."""


class Ouvert(StrEnum):
    """What lies open in an ouvert game."""

    ALL_AFTER_FIRST_TRICK = "all_after_first_trick"
    DECLARER_FROM_START = "declarer_from_start"


@dataclass(frozen=True, slots=True)
class Play:
    """What binds the players during the twelve tricks.

    ``rise_in``: the games with the overtaking duty. ``pagat_in`` and
    ``emperor_in``: the games that know these rules, and in which form.
    ``holds_announced``: whether an announced card must be kept for its trick.
    ``opponents_confer``: whether the declarer's opponents may talk in ouvert games.
    """

    rise_in: frozenset[Game]
    pagat_in: tuple[tuple[Game, PagatRule], ...]
    emperor_in: tuple[tuple[Game, EmperorRule], ...]
    holds_announced: bool
    declarer_leads_negative: bool
    ouvert: Ouvert
    opponents_confer: bool

    def pagat(self, game: Game) -> PagatRule | None:
        """The Pagat restriction of a game, if it has one."""
        return dict(self.pagat_in).get(game)

    def emperor(self, game: Game) -> EmperorRule | None:
        """The emperor trick of a game, if it has one."""
        return dict(self.emperor_in).get(game)


class TarocksAway(StrEnum):
    """Whether tarocks other than the Trull may be laid away."""

    FREELY = "freely"
    IF_NEEDED = "if_needed"
    """Only without another card that may be laid away."""
    FIRST = "first"
    """Before any suit card."""
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class LayingAway:
    """Which tarocks may go into the lay-away. Kings and the Trull never may.

    ``sechser_hidden``: the six cards of a Sechserdreier all go face down; elsewhere
    what goes only for want of others is shown. ``tarocks_lose_suit_game``: so many
    tarocks after taking the half lose a Farbendreier at once; ``suit_cards_to_keep``:
    so many suit cards must be left after laying away, or it is lost.
    """

    black: TarocksAway
    suit: TarocksAway
    sechser_hidden: bool
    tarocks_lose_suit_game: int | None
    suit_cards_to_keep: int

    def tarocks_in(self, contract: Contract) -> TarocksAway:
        """The rule that holds in a contract."""
        return self.suit if contract.game is Game.SUIT else self.black


class Announcer(StrEnum):
    """Who may announce a bonus."""

    ANYONE = "anyone"
    HOLDER = "holder"
    """The holder of its card: of the bird, or of the called card."""
    DECLARER_SIDE = "declarer_side"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class BonusRow:
    """One bonus: its value per opponent silent and announced, in which games it
    exists, who may announce it. In a multiplied Valat the values are factors."""

    bonus: Bonus
    silent: int
    announced: int
    games: frozenset[Game]
    announcer: Announcer
    source: str


class ValatForm(StrEnum):
    """What a Valat does to the rest of the score."""

    NONE = "none"
    REPLACES_UNLESS_WORTH_LESS = "replaces_unless_worth_less"
    """Game and bonuses are void; a silent Valat worth less than these is ignored."""
    REPLACES = "replaces"
    """Game and bonuses are void."""
    MULTIPLIES_GAME = "multiplies_game"
    """The game is multiplied; birds, King ultimo and what was announced still count."""


class SoloDoubles(StrEnum):
    """Which bonuses count double in games without the talon."""

    NOTHING = "nothing"
    BONUSES = "bonuses"
    BONUSES_AND_VALAT = "bonuses_and_valat"


@dataclass(frozen=True, slots=True)
class Bonuses:
    """The bonuses of a dialect, and what becomes of silent ones that fail."""

    rows: tuple[BonusRow, ...]
    valat: ValatForm
    silent_fail_costs: bool
    solo_doubles: SoloDoubles
    late_announcements: bool

    def row(self, bonus: Bonus, contract: Contract) -> BonusRow | None:
        """The row of a bonus, if it exists in that contract."""
        for row in self.rows:
            if row.bonus is bonus:
                needs_king = bonus in (Bonus.KING_ULTIMO, Bonus.KONIGFANG)
                exists = contract.game in row.games and (contract.calls_king or not needs_king)
                return row if exists else None
        return None

    def birds_in(self, contract: Contract) -> tuple[Bird, ...]:
        """The birds that can be announced or made in that contract."""
        return tuple(bird for bird in self.birds if self.row(Bonus[bird.name], contract))

    @property
    def birds(self) -> tuple[Bird, ...]:
        """The birds that the dialect knows."""
        return tuple(
            Bird[row.bonus.name] for row in self.rows if row.bonus.name in Bird.__members__
        )


class Doubling(StrEnum):
    """Whether a contra binds all opponents or only the one who said it."""

    NONE = "none"
    FOR_ALL = "for_all"
    FOR_ONESELF = "for_oneself"


@dataclass(frozen=True, slots=True)
class Contras:
    """Contra, re and sub. ``sides_are_stated``: a call tells the side, so that a
    contra against one's own is refused; else it may be said and is void.
    ``self_in_trischaken``: each player may double the own loss in Trischaken."""

    positive: Doubling
    negative: Doubling
    sides_are_stated: bool
    self_in_trischaken: bool
    partner_void: bool = True


class TrischakenForm(StrEnum):
    """Who pays whom in Trischaken."""

    TWO_HIGHEST_PAY = "two_highest_pay"
    """Ranked, ties by order of play; each payer by his own factors."""
    HIGHEST_PAYS = "highest_pays"
    """The highest pays each other; a trickless player takes all."""
    OTHERS_SCORE = "others_score"
    """All but the highest score; nobody pays."""
    HAUSREGELN = "hausregeln"
    """Two lowest +1, two highest -1; over half pays alone; Jungfrau."""


@dataclass(frozen=True, slots=True)
class Trischaken:
    """Its form, the line in thirds from which one is mayor, and the option of a
    single loser in the ranked form."""

    form: TrischakenForm
    mayor_line_thirds: int
    single_loser: bool


class Method(StrEnum):
    """The way a table adds up its card points. All give the same result."""

    THIRDS = "thirds"
    ROUNDED = "rounded"
    BASE_AND_PIPS = "base_and_pips"
    PACKETS = "packets"
    BLATT = "blatt"


@dataclass(frozen=True, slots=True)
class Counting:
    """How card points are added up and what wins. The line is in thirds of a point."""

    method: Method
    win_line_thirds: int


class MatchEnd(StrEnum):
    """When a match is over."""

    DEALS = "deals"
    """After a number of deals."""
    DEALS_AND_DOUBLES = "deals_and_doubles"
    """The same, but doubled deals that are running are still played."""
    POINTS = "points"
    """With the round in which somebody reaches a total."""


@dataclass(frozen=True, slots=True)
class Settling:
    """How winners are paid and how a match ends.

    ``zero_sum``: losers pay what winners get; else only winners score.
    ``doubled_deals``: so many deals after a Trischaken count double. ``target`` is a
    number of deals, or the total to reach.
    """

    zero_sum: bool
    doubled_deals: int
    match_end: MatchEnd
    target: int
