"""What a lesson is made of, and how far somebody has come in it.

A script tells what happens, in order: moves, several to a line, written ``draw O`` for luck and ``2: play L`` for seat
2; and between them the steps at which it waits for the learner. Whoever can only say no says so unasked: neither the
script nor the learner is bothered with it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from billi.errors import IllegalAction
from billi.state import Game, State

LEARNER: Final = 0
"""The learner's seat."""
GO_ON: Final = "go on"
"""What a learner chooses who has read what a step says."""


@dataclass(frozen=True)
class LessonStep:
    """A place where the lesson waits: until the learner has chosen what it wants, or has read on."""

    id: str
    """Its sentences are ``lesson-<game>-<id>``. Two in a row with the same id are one step to the learner."""
    wants: tuple[str, ...] = (GO_ON,)


@dataclass(frozen=True)
class LessonMoment:
    """Where a learner stands."""

    state: State
    step: str
    number: int
    """Of the step, counted from 1."""
    wants: tuple[str, ...]
    """The choices the lesson takes now; none when it is over."""

    @property
    def asks(self) -> bool:
        """Whether the learner is to make a move of the game, and not only to read."""
        return bool(self.wants) and self.wants != (GO_ON,)


@dataclass(frozen=True)
class Lesson:
    """A game with a prepared deal, and what happens in it. The script ends with a step that says goodbye."""

    game: Game
    dealer: int
    hands: Sequence[Sequence[str]]
    """What each seat is dealt, in this order."""
    script: Sequence[LessonStep | str]
    team_cards: Sequence[int] | None = None

    @property
    def steps(self) -> list[str]:
        """The ids of all steps, in order."""
        return list(dict.fromkeys(part.id for part in self.script if isinstance(part, LessonStep)))

    def after(self, choices: Sequence[str]) -> LessonMoment:
        """Return where a learner stands after some choices; raise :class:`billi.IllegalAction` if one is not wanted."""
        state = self.game.start(deck=self._deck(), team_cards=self.team_cards, dealer=self.dealer)
        chosen = iter(choices)
        for part in self.script[:-1]:
            if isinstance(part, str):
                _happen(state, part)
                continue
            choice = next(chosen, None)
            if choice is None:
                return self._moment(state, part, part.wants)
            _choose(state, part, choice)
        if next(chosen, None) is not None:
            raise IllegalAction("why-over", seat=LEARNER)
        return self._moment(state, self.script[-1], ())

    def _moment(self, state: State, step: LessonStep | str, wants: tuple[str, ...]) -> LessonMoment:
        assert isinstance(step, LessonStep)
        return LessonMoment(state, step.id, self.steps.index(step.id) + 1, wants)

    def _deck(self) -> list[str]:
        """Stack the cards so that everyone is dealt their hand."""
        seats = len(self.hands)
        places = range(sum(map(len, self.hands)))
        return [self.hands[(self.dealer + 1 + place) % seats][place // seats] for place in places]


def _happen(state: State, moves: str) -> None:
    for move in moves.split(", "):
        seat, _, action = move.rpartition(": ")
        if seat:
            state.apply(int(seat), action)
        else:
            state.draw(action.removeprefix("draw "))
        _say_no(state)


def _say_no(state: State) -> None:
    """Answer for whoever is asked and has nothing else to say."""
    while len(state.to_act) == 1:
        [seat] = state.to_act
        choices = state.legal(seat)
        if len(choices) > 1 or str(choices[0]) not in state.game.spec.declines:
            return
        state.apply(seat, choices[0])


def _choose(state: State, step: LessonStep, choice: str) -> None:
    if choice not in step.wants:
        if step.wants != (GO_ON,):
            state.check(LEARNER, choice)  # what the rules do not allow, they explain better
        raise IllegalAction("why-other", seat=LEARNER, action=choice, choices=step.wants)
    if choice != GO_ON:
        state.apply(LEARNER, choice)
        _say_no(state)
