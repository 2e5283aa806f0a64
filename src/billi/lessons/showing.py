"""A lesson's table in the very messages a table over the network sends, so that the same page can show it."""

from billi.lessons.lesson import LEARNER, Moment
from billi.table.messages import Ask, Hand, Own, Public, Seat, TableShown
from billi.table.showing import show_board
from billi.view import in_hand

BOT = "house"


def show(moment: Moment, version: int) -> TableShown:
    """Show the table as the learner sees it, with all that has happened."""
    own = Own(seats=[LEARNER], host=False, hands=[_hand(moment)])
    return TableShown(version=version, since=0, public=_public(moment), own=own)


def _public(moment: Moment) -> Public:
    game = moment.state.game
    # The others have their minds made up: the table only ever waits for the learner, whose name only the page knows.
    seats = [Seat(thinking=moment.asks) if seat == LEARNER else Seat(bot=BOT) for seat in range(game.players)]
    return Public(status="playing", seats=seats, until=None, next="", record="", board=show_board(moment.state))


def _hand(moment: Moment) -> Hand:
    state = moment.state
    besides, ask = in_hand(state, LEARNER), None
    cards = besides.pop("hand")
    if moment.asks:
        choices = [str(action) for action in state.legal(LEARNER)]
        ask = Ask(rule=state.game.spec.asked_by(state.position), choices=choices, chosen=None)
    return Hand(seat=LEARNER, hand=cards, events=state.seen(LEARNER), ask=ask, besides=besides)
