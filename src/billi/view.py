"""What a seat, or a spectator, may see: the one place that decides.

A view is made of public facts, the viewer's own cards and the events as the viewer saw them; each game says which they
are. Nothing else about a game under way is ever sent to anyone or shown to a bot.
"""

from typing import TYPE_CHECKING, Any

from billi.games.sets import seats_in
from billi.games.view import View

if TYPE_CHECKING:
    from billi.games.events import Event
    from billi.state import State


def view_of(state: "State", seat: int | None, events: "list[Event]") -> View:
    """Return what a seat may see of a state, with the events as it saw them."""
    game = state.game
    return game.spec.view(
        players=game.players,
        options=game.options,
        seat=seat,
        events=events,
        legal=[] if seat is None else state.legal(seat),
        **in_the_open(state),
        **in_hand(state, seat),
    )


def in_the_open(state: "State") -> dict[str, Any]:
    """Return what lies on the table for all to see."""
    p = state.position
    over = not p.to_act and state.over
    return {
        "game": state.game.name,
        "round": p.round,
        "dealer": p.dealer,
        "to_act": seats_in(p.to_act),
        "points": state.points,
        "over": over,
        "winners": state.winners if over else [],
        **state.game.spec.in_the_open(p),
    }


def in_hand(state: "State", seat: int | None) -> dict[str, Any]:
    """Return what one seat alone may see; nothing for a spectator."""
    return state.game.spec.in_hand(state.position, seat)
