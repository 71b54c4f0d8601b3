"""What an estimate tells, in words and figures: for the screen and for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.advice.correction import correction
from engine.advice.model import Estimate, Forbidden, Row, Spread
from engine.contracts import Contract
from engine.dialect import Dialect
from tutor.words import contract_name, phrase, say


@dataclass(frozen=True, slots=True)
class EstimateTeller:
    """Tells estimates in one language, in the words of one table."""

    language: str
    dialect: Dialect

    def tell(self, message: str, **args: object) -> str:
        """A message of ``evaluate.ftl``."""
        return phrase(message, self.language, self.dialect, **args)

    def contract(self, contract: Contract) -> str:
        """A contract as the table calls it, with a capital."""
        name = contract_name(contract, self.language, self.dialect)
        return name[:1].upper() + name[1:]

    def name(self, row: Row | Forbidden) -> str:
        """The contract of a row."""
        return self.contract(row.contract)

    def score(self, value: float) -> str:
        """Points with their sign, to a tenth: ``+2.9``, ``−0.4``."""
        rounded = round(value, 1)
        sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
        return sign + self.plain(value)

    def plain(self, value: float) -> str:
        """Points without a sign, to a tenth."""
        return self.tell("evaluate-score", amount=round(abs(value), 1))

    def score_range(self, spread: Spread) -> str:
        """The ends of an interval of points."""
        low, high = self.score(spread.low), self.score(spread.high)
        return self.tell("evaluate-score-range", low=low, high=high)

    def percent(self, share: float) -> str:
        """A share of deals in percent."""
        return self.tell("evaluate-percent", percent=hundredths(share))

    def percent_range(self, spread: Spread) -> str:
        """The ends of an interval of shares."""
        low, high = hundredths(spread.low), hundredths(spread.high)
        return self.tell("evaluate-percent-range", low=low, high=high)

    # ------------------------------------------------------------------- whole lines

    def called(self, row: Row) -> str:
        """Which card is called, if one is."""
        return "" if row.called is None else self.tell("evaluate-calls", card=row.called)

    def samples(self, row: Row) -> str:
        """On how many deals it rests, and how many of them were not solved."""
        share = hundredths(row.undecided)
        if row.win is None or not share:
            return self.tell("evaluate-samples", samples=row.samples)
        return self.tell("evaluate-samples-played", samples=row.samples, percent=share)

    def wins(self, row: Row) -> str:
        """How often it is made, with the interval."""
        if row.win is None:
            return self.tell("evaluate-no-game")
        return self.tell("evaluate-wins", **_hundredths(row.win))

    def brings(self, row: Row) -> str:
        """What it brings, with the interval."""
        score = row.score
        ends = {"low": self.score(score.low), "high": self.score(score.high)}
        return self.tell("evaluate-brings", score=self.score(score.mean), **ends)

    def line(self, row: Row) -> str:
        """A contract in a line: everything the table says."""
        name = ", ".join(part for part in (self.name(row), self.called(row)) if part)
        about = {"name": name, "brings": self.brings(row), "samples": self.samples(row)}
        if row.win is None:
            told = self.tell("evaluate-row-scored", **about)
        else:
            told = self.tell("evaluate-row", wins=self.wins(row), **about)
        return f"{told} – {self.tell('evaluate-close')}" if row.is_too_close else told

    def headline(self, row: Row) -> str:
        """Which contract is best; or that even the best one loses."""
        message = "evaluate-best" if row.score.mean > 0 else "evaluate-least-evil"
        return self.tell(message, contract=row.contract)

    def caption(self) -> str:
        """What the ranking lists; where only winners score, also what its scores are."""
        told = self.tell("evaluate-table")
        if self.dialect.settling.zero_sum:
            return told
        return f"{told} {self.tell('limits-only-winners')}"

    def close(self, estimate: Estimate) -> str:
        """The contracts that may be as good as the best, if there are any."""
        names = tuple(self.name(row) for row in estimate.rows if row.is_too_close)
        return self.tell("evaluate-close-names", names=names) if names else ""

    def against(self, one: Forbidden) -> str:
        """A contract that may not be bid, with the rules that forbid it."""
        return self.tell("evaluate-against", name=self.name(one), text=self.rules(one))

    def rules(self, one: Forbidden) -> str:
        """The rules that forbid it."""
        reasons = one.reasons
        return " ".join(say(each, self.language, self.dialect, "against") for each in reasons)

    def limits(self, estimate: Estimate) -> Iterator[str]:
        """How far one may trust it."""
        yield self.tell("limits-worlds", samples=estimate.samples, seed=estimate.seed)
        yield self.tell("limits-open")
        best = estimate.best
        if best is not None and best.win is not None:
            deals = correction(self.dialect, best.contract).deals
            if deals:
                yield self.tell("limits-corrected", deals=deals, contract=best.contract)
            else:
                yield self.tell("limits-uncorrected", contract=best.contract)
        yield self.tell("limits-score")
        yield self.tell("limits-choices")
        zero_sum = self.dialect.settling.zero_sum
        yield self.tell("limits-zero-sum" if zero_sum else "limits-only-winners")
        yield self.tell("limits-pass")


def hundredths(share: float) -> int:
    """A share as a whole number of a hundred."""
    return round(100 * share)


def _hundredths(spread: Spread) -> dict[str, int]:
    low, high = hundredths(spread.low), hundredths(spread.high)
    return {"percent": hundredths(spread.mean), "low": low, "high": high}
