"""What is so in some of the hands that fit what a seat has seen: it may speak for a choice, or against it."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from billi.games.advice import COUNTED, Fact


@dataclass(frozen=True, eq=False)
class Clue:
    """Something that is so in some hands, and not in the others."""

    holds: str
    """The sentence that says it, without ``hint-`` before it: what kind of clue it is;"""
    so: NDArray[np.bool_]
    """whether it is so, by hand,"""
    holds_not: str = ""
    """the sentence that says the opposite, if there is one;"""
    seat: int | None = None
    """of whom it is told, if of somebody;"""
    speaks: int = 0
    """what everyone takes it for: 1 if it speaks for a choice, -1 if against it, 0 if that depends;"""
    sure: int = 0
    """and what for where it is so in all hands, or in none, so that they cannot tell."""

    @property
    def share(self) -> float:
        """In how many of the hands that are counted it is so, from 0 to 1."""
        return float(self.so[:COUNTED].mean())

    def fact(self) -> Fact:
        """Return what is told of it: what is so in most hands."""
        return self.fact_for(2 * self.share >= 1)

    def fact_for(self, is_so: bool) -> Fact:
        """Tell that it is so, or that it is not, however seldom that is."""
        counted = self.so[:COUNTED]
        times, of = int(counted.sum()), len(counted)
        if is_so or not self.holds_not:
            return Fact(what=self.holds, times=times, of=of, seat=self.seat)
        return Fact(what=self.holds_not, times=of - times, of=of, seat=self.seat)
