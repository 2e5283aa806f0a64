"""What games of Highest add up to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from billi.state import State
from billi.summary import Summary, Tally


@dataclass(frozen=True, kw_only=True)
class HighestSummary(Summary):
    """What games of Highest add up to."""

    LENGTH: ClassVar = "cli-row-round-decisions"


class HighestTally(Tally):
    """Games of Highest counted so far."""

    summary_type = HighestSummary

    def count_rounds(self, state: State, decisions: Sequence[int]) -> None:
        """Count rounds by their choices."""
        self.round_lengths.update(decisions)

    def own(self, rounds: int) -> dict[str, Any]:
        """Return nothing more."""
        return {}
