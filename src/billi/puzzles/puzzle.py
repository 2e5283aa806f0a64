"""What a puzzle is: a moment of a game, and what each choice there is worth."""

from typing import Final, Self

import msgspec

from billi.games.advice import COUNTED, Advice, Fact
from billi.state import Game, State

NO_REASON: Final = Fact(what="", times=0, of=COUNTED)


class Weighed(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A choice and what is told of it, in few letters: see :class:`billi.games.advice.Advice`."""

    action: str
    brings: float
    error: float
    behind: float
    behind_error: float
    what: str
    times: int
    of: int
    about: int | None
    worse: int
    """In how many of the hands counted it brings less than the best choice,"""
    better: int
    """and in how many more."""

    @classmethod
    def of_advice(cls, advice: Advice, worse: int, better: int) -> Self:
        """Write advice down."""
        told, fact = advice, advice.fact or NO_REASON
        numbers = (told.brings, told.error, told.behind, told.behind_error)
        return cls(told.action, *numbers, fact.what, fact.times, fact.of, fact.seat, worse, better)

    @property
    def advice(self) -> Advice:
        """What is told of it. The best choice alone is level with the best: puzzles are made of those."""
        return Advice(
            action=self.action,
            brings=self.brings,
            error=self.error,
            behind=self.behind,
            behind_error=self.behind_error,
            level=not self.behind,
            fact=Fact(what=self.what, times=self.times, of=self.of, seat=self.about) if self.what else None,
        )


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game. It is kept as what led to it, so that whoever solves it is shown what any player would be."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    chosen: tuple[str, ...]
    """What everyone has chosen since the deal, in order; where several were asked, the lowest seat first."""
    seat: int
    """Who is asked now."""
    usual: str
    """What the house would choose."""
    choices: tuple[Weighed, ...]
    """All there is to choose from, the best first."""

    @property
    def best(self) -> str:
        """What to choose."""
        return self.choices[0].action

    def weighed(self, action: str) -> Weighed:
        """Return what is told of a choice."""
        return next(choice for choice in self.choices if choice.action == action)

    def state(self) -> State:
        """Return the game at that moment."""
        state: State = Game(self.game, self.players, self.options).start(seed=self.seed)
        for action in self.chosen:
            state.apply(state.to_act[0], action)
        return state
