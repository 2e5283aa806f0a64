"""What is asked at a table at one moment: worked out once, and asked for many times until the game goes on."""

from typing import Final

from billi.errors import IllegalAction
from billi.games.action import Action
from billi.games.sets import seats_in
from billi.state import MOST_SEATS, State

_DRAWS: Final = [Action("draw", seat=seat) for seat in range(MOST_SEATS)]


class Decision:
    """What a state asks for. It stands until the state moves, and must be made anew then."""

    __slots__ = ("_choices", "_codes", "asked", "drawing", "state", "veiled")

    def __init__(self, state: State) -> None:
        self.state = state
        self.drawing: tuple[int, int] | None = None if state.to_act_mask else state.drawing
        """Who touches a card to draw it, and whose. The rules leave a draw to luck; at a table somebody is asked."""
        self.asked: list[int] = [self.drawing[0]] if self.drawing else seats_in(state.to_act_mask)
        """The seats that are asked, whether they have chosen or not."""
        self.veiled: bool = state.game.spec.veiled(state.position)
        """Whether some of them have no choice, and nobody must learn which (MB14, W10)."""
        self._choices: dict[int, list[Action]] = {}
        self._codes: dict[tuple[int, Action], int] = {}

    def choices(self, seat: int) -> list[Action]:
        """List what a seat may choose; nothing when it is not asked."""
        if seat not in self.asked:
            return []
        if seat not in self._choices:
            self._choices[seat] = [_DRAWS[self.drawing[1]]] if self.drawing else self.state.legal(seat)
        return self._choices[seat]

    def check(self, seat: int, action: Action) -> None:
        """Raise :class:`billi.IllegalAction` saying why a seat may not choose an action, unless it may."""
        if not self.drawing:
            if (seat, action) not in self._codes:
                self._codes[seat, action] = self.state.check(seat, action)
        elif seat != self.drawing[0]:
            raise IllegalAction("why-not-asked", "MB12", seat=seat, asked=self.drawing[:1])
        elif action not in self.choices(seat):
            raise IllegalAction("why-other", "MB12", seat=seat, action=str(action), choices=self.choices(seat))

    def make(self, chosen: dict[int, Action]) -> None:
        """Have the state move, by what everyone who was asked has chosen; after that, this is the past."""
        for number, (seat, action) in enumerate(chosen.items()):
            if action.verb == "draw":
                self.state.draw()
            elif number == 0 and (seat, action) in self._codes:
                self.state.apply_code(seat, self._codes[seat, action])
            else:  # where somebody else's choice has been made before, it is for the state to say
                self.state.apply(seat, action)
