"""What is asked at a table at one moment: worked out once, and asked for many times until the game goes on."""

from typing import Final

from billi.errors import IllegalAction
from billi.games.action import Action
from billi.games.sets import members, seats_in
from billi.refusal import why_not
from billi.state import MOST_SEATS, State

_DRAWS: Final = [Action("draw", seat=seat) for seat in range(MOST_SEATS)]


class Decision:
    """What a state asks for. It stands until the state moves, and must be made anew then."""

    __slots__ = ("_allowed", "_choices", "_legal", "asked", "drawing", "state", "veiled")

    def __init__(self, state: State) -> None:
        self.state = state
        spec, position = state.game.spec, state.position
        self.drawing: tuple[int, int] | None = None if position.to_act else spec.drawing(position)
        """Who touches a card to draw it, and whose. The rules leave a draw to luck; at a table somebody is asked."""
        self.asked: list[int] = [self.drawing[0]] if self.drawing else seats_in(position.to_act)
        """The seats that are asked, whether they have chosen or not."""
        self.veiled: bool = spec.veiled(position)
        """Whether some of them have no choice, and nobody must learn which (MB14, W10)."""
        self._choices: dict[int, list[Action]] = {}
        self._legal: dict[int, int] = {}
        """By seat, what it may choose as the rules number it."""
        self._allowed: dict[int, tuple[Action, int]] = {}
        """By seat, what it was last allowed to choose, and its number in the rules."""

    def legal_mask(self, seat: int) -> int:
        """Return what a seat may choose, as the bits of one integer; 0 when it is not asked, or draws a card."""
        if seat in self._legal:
            return self._legal[seat]
        state = self.state
        asked = seat in self.asked and not self.drawing
        mask: int = state.game.spec.rules.legal(state.position, seat) if asked else 0
        self._legal[seat] = mask
        return mask

    def choices(self, seat: int) -> list[Action]:
        """List what a seat may choose; nothing when it is not asked."""
        if seat not in self.asked:
            return []
        choices = self._choices.get(seat)
        if choices is None:
            if self.drawing:
                choices = [_DRAWS[self.drawing[1]]]
            else:
                actions = self.state.game.spec.actions(self.state.position, seat)
                choices = [actions[code] for code in members(self.legal_mask(seat))]
            self._choices[seat] = choices
        return choices

    def check(self, seat: int, action: Action) -> None:
        """Raise :class:`billi.IllegalAction` saying why a seat may not choose an action, unless it may."""
        if not self.drawing:
            state = self.state
            code = state.game.spec.code(state.position, seat, action) if seat in self.asked else -1
            if code < 0 or not self.legal_mask(seat) >> code & 1:
                raise why_not(state, seat, action)
            self._allowed[seat] = action, code
        elif seat != self.drawing[0]:
            raise IllegalAction("why-not-asked", "MB12", seat=seat, asked=self.drawing[:1])
        elif action not in self.choices(seat):
            raise IllegalAction("why-other", "MB12", seat=seat, action=str(action), choices=self.choices(seat))

    def make(self, chosen: dict[int, Action]) -> None:
        """Move the state, by what everyone who was asked has chosen; after that, this is the past."""
        allowed = self._allowed
        for seat, action in chosen.items():
            if action.verb == "draw":
                self.state.draw()
            elif seat in allowed and allowed[seat][0] is action:
                self.state.apply_code(seat, allowed[seat][1])
            else:
                self.state.apply(seat, action)
            allowed = {}  # once somebody's choice has been made, it is for the state to say
