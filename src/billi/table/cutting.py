"""Everyone cuts the deck: sealed while people sit down, opened when nothing can be changed any more, dealt with then.

A server knows its secret, so it alone could tell what a missing cut would have dealt. Whoever does not cut in time is
therefore left out and all others cut anew, with the next bytes of the chain they sealed: leaving somebody out brings
another deal, unknown to all, and not a choice among several.
"""

from collections.abc import Collection
from dataclasses import dataclass, field

from billi.fair import Cuts, leads_to


@dataclass(slots=True)
class Cutting:
    """What is fixed once the host has begun, and who has cut the deck since. Lists are by seat."""

    names: list[str]
    """What people and bots are called: at Willi that decides who starts (W3)."""
    seals: list[str]
    """"" for a seat that promised nothing: a bot's, or that of somebody whose page does not take part."""
    tries: int = 1
    """How often people have been asked."""
    made: dict[int, str] = field(default_factory=dict)
    """The cuts made this time, by seat."""
    left_out: set[int] = field(default_factory=set)

    @property
    def waiting_for(self) -> list[int]:
        """The seats that have yet to cut."""
        done = self.left_out.union(self.made)
        return [seat for seat, seal in enumerate(self.seals) if seal and seat not in done]

    def keeps_word(self, seat: int, cut: str) -> bool:
        """Whether a cut is the one a seat has sealed for this time."""
        return leads_to(cut, self.tries) == self.seals[seat]

    def leave_out(self, seats: Collection[int]) -> None:
        """Go on without some seats. Where anyone has shown a cut already, all others cut anew."""
        self.left_out.update(seats)
        if self.made:
            self.tries += 1
            self.made.clear()

    def cuts(self) -> Cuts:
        """Return how the deck was cut, for the luck and its proof."""
        return Cuts(self.seals, [self.made.get(seat, "") for seat in range(len(self.seals))], self.tries)
