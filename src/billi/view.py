"""What a seat, or a spectator, may see: the one place that decides.

A view is made of public facts, the viewer's own cards and the events as the viewer saw them; each game says which they
are. Nothing else about a game under way is ever sent to anyone or shown to a bot.
"""

from typing import TYPE_CHECKING, Any

from billi.games.fixed import FixedDict, FixedList
from billi.games.sets import seats_in
from billi.games.spec import Event
from billi.games.view import View

if TYPE_CHECKING:
    from billi.game import State

SECRET_CARD = {"draw": ("seat", "from"), "move": ("from", "to"), "box": ("seat",)}
"""Events whose card only some know, and the fields that say who."""


def visible(event: Event, seat: int | None) -> Event:
    """Give an event as a seat saw it, or as anybody did.

    >>> visible({"t": "draw", "seat": 1, "from": 0, "card": "B"}, 2)
    {'t': 'draw', 'seat': 1, 'from': 0}
    """
    kind = event["t"]
    if kind == "deal":
        hands = FixedList([hand if s == seat else len(hand) for s, hand in enumerate(event["hands"])])
        return FixedDict({**event, "hands": hands})
    knowers = SECRET_CARD.get(kind)
    if knowers is None or (seat is not None and any(event[who] == seat for who in knowers)):
        return event
    return FixedDict({name: value for name, value in event.items() if name != "card"})


def look(state: "State", seat: int | None, events: list[Event]) -> View:
    """Return what a seat may see of a state, with the events as it saw them."""
    game = state.game
    return game.spec.view(
        game=game.name,
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
    t = state.table
    return {
        "round": t.round,
        "dealer": t.dealer,
        "to_act": seats_in(t.to_act),
        "points": state.points,
        "over": state.over,
        "winners": state.winners,
        **state.game.spec.in_the_open(t),
    }


def in_hand(state: "State", seat: int | None) -> dict[str, Any]:
    """Return what one seat alone may see; nothing for a spectator."""
    return state.game.spec.in_hand(state.table, seat)
