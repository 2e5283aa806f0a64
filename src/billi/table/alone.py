"""A table where only one person decides, in the very messages a table over the network sends.

So the same page can show it: a lesson, a puzzle.
"""

from billi.state import State
from billi.table.messages import Ask, Hand, Own, Public, Seat, TableShown
from billi.table.showing import show_board
from billi.view import in_hand


def show_alone(state: State, seat: int, bot: str, version: int, asks: bool = True) -> TableShown:
    """Show a table as one seat sees it, with all that has happened; bots have the others."""
    own = Own(seats=[seat], host=False, hands=[_hand(state, seat, asks)])
    return TableShown(version=version, since=0, public=_public(state, seat, bot, asks), own=own)


def _public(state: State, own: int, bot: str, asks: bool) -> Public:
    # The others have their minds made up: the table only ever waits for one, whose name only the page knows.
    seats = [Seat(thinking=asks) if seat == own else Seat(bot=bot) for seat in range(state.game.players)]
    return Public(status="playing", seats=seats, until=None, next="", record="", board=show_board(state))


def _hand(state: State, seat: int, asks: bool) -> Hand:
    besides, ask = in_hand(state, seat), None
    cards = besides.pop("hand")
    if asks:
        choices = [str(action) for action in state.legal(seat)]
        ask = Ask(rule=state.game.spec.asked_by(state.position), choices=choices, chosen=None)
    return Hand(seat=seat, hand=cards, events=state.seen(seat), ask=ask, besides=besides)
