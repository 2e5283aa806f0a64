"""What games of Mister Bill add up to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from billi.games.misterbill.cards import WAITERS
from billi.games.misterbill.events import Drew, MisterBillRoundEnded, Stalled, WaiterPlayed
from billi.state import State
from billi.summary import Figure, Summary, Tally


@dataclass(frozen=True, kw_only=True)
class MisterBillSummary(Summary):
    """What games of Mister Bill add up to. A round's length is its turns."""

    LENGTH: ClassVar = "cli-row-turns"

    waiters: Mapping[str, float]
    """How often each waiter is played in a game."""
    stalled_rounds: int

    def facts(self) -> list[Figure]:
        """List what only Mister Bill has."""
        played = [Figure(f"card-{waiter}", times, part=True) for waiter, times in self.waiters.items()]
        waiters = Figure("cli-row-waiters", sum(self.waiters.values()))
        return [waiters, *played, Figure("cli-row-stalls", self.stalled_rounds, self.rounds)]


class MisterBillTally(Tally):
    """Games of Mister Bill counted so far."""

    summary_type = MisterBillSummary

    def count_rounds(self, state: State, decisions: Sequence[int]) -> None:
        """Count rounds by their turns, and waiters and stalls."""
        turns = 0
        for event in state.events:
            match event:
                case Drew():
                    turns += 1
                case WaiterPlayed(card=card):
                    self.events[card] += 1
                case Stalled():
                    self.events["stall"] += 1
                case MisterBillRoundEnded():
                    self.round_lengths[turns] += 1
                    turns = 0

    def own(self, rounds: int) -> dict[str, Any]:
        """Return what only Mister Bill adds up to."""
        waiters = {waiter: self.events[waiter] / self.games for waiter in WAITERS}
        return {"waiters": waiters, "stalled_rounds": self.events["stall"]}
