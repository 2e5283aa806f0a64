"""What a learner in a seat sees of its view: a row of numbers, and what it may choose, counted from its own seat."""

from typing import Any

from billi.errors import NotLearned
from billi.games import GAMES
from billi.games.action import Action
from billi.games.view import View


class SeenRow:
    """A view as a row of small integers: the fields of the game's ``observation.FIELDS``.

    >>> import billi
    >>> sight = SeenRow(billi.game("willi").start(seed=7).view(0))
    >>> len(sight.row), sight.choices.bit_count()
    (491, 9)
    """

    def __init__(self, view: View) -> None:
        spec = GAMES[view.game]
        recall, observation = spec.recall, spec.observation
        if recall is None or observation is None or view.seat is None:
            raise NotLearned("arena-game", game=view.game)
        self.game = view.game
        self.seat = view.seat
        self._view = view
        self._spec, self._observation = spec, observation
        self.position = recall.position_of(view, spec.empty(), spec.option_bits(view.players, view.options))
        """The game as far as the seat knows it,"""
        self.seen = recall.seen_in(view)
        """and what it remembers."""
        self.row = [0] * observation.WIDTH
        """What the seat sees and remembers."""
        observation.observe(self.position, self.seen, self.seat, self.row)
        self.choices: int = observation.choices(self.position, self.seat) if self.seat in view.to_act else 0
        """What it may choose, as the bits of an integer; nothing while it is not asked."""

    def __reduce__(self) -> tuple[Any, ...]:
        return SeenRow, (self._view,)

    def action(self, choice: int) -> Action:
        """Return the action a choice means."""
        return self._spec.action(self.position, self.seat, self.code(choice))

    def code(self, choice: int) -> int:
        """Return its number in the rules."""
        code: int = self._observation.meant(self.position, self.seat, choice)
        return code
