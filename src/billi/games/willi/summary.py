"""What games of Willi add up to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from billi.games.willi.events import Exchanged, WilliCalled, WilliRoundEnded
from billi.state import State
from billi.summary import Figure, Summary, Tally


@dataclass(frozen=True, kw_only=True)
class WilliSummary(Summary):
    """What games of Willi add up to. The number of tricks is fixed, so a round's length is its choices."""

    LENGTH: ClassVar = "cli-row-round-decisions"

    calls: float
    """How often somebody calls "Willi!" in a round."""
    exchanges: float
    """A round."""
    level_rounds: int
    """Rounds in which players have the same total."""

    def facts(self) -> list[Figure]:
        """List what only Willi has."""
        return [
            Figure("cli-row-calls", self.calls),
            Figure("cli-row-exchanges", self.exchanges),
            Figure("cli-row-level", self.level_rounds, self.rounds),
        ]


class WilliTally(Tally):
    """Games of Willi counted so far."""

    summary_type = WilliSummary

    def count_rounds(self, state: State, decisions: Sequence[int]) -> None:
        """Count rounds by their choices, and calls, exchanges and level totals."""
        self.round_lengths.update(decisions)
        for event in state.events:
            match event:
                case WilliCalled() | Exchanged():
                    self.events[event.kind] += 1
                case WilliRoundEnded(totals=totals):
                    self.events["level"] += len(set(totals)) < len(totals)

    def own(self, rounds: int) -> dict[str, Any]:
        """Return what only Willi adds up to."""
        return {
            "calls": self.events["willi"] / rounds,
            "exchanges": self.events["exchange"] / rounds,
            "level_rounds": self.events["level"],
        }
