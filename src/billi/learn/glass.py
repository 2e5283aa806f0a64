"""The glass player: sees all cards, and chooses what comes to most. It ends the scale on which bots are measured.

Nobody can play so well by what a seat may see, so it sits on the ladder alone, never at a table.
"""

from typing import Final

from billi.bots.network import network_of
from billi.bots.search import Foresight, as_it_is, candidates, enough, preferred, try_out
from billi.bots.sight import SeenRow
from billi.errors import UnknownBot
from billi.games.action import Action
from billi.games.view import View
from billi.luck import Luck
from billi.state import State

EFFORT: Final = 50_000
"""How often a network is asked for one decision, more or less: as often as the master asks."""
LEAST_LIKED: Final = 0.0005
"""How much the network must like a choice for it to be tried."""


class GlassBot:
    """Tries almost every choice in the game as it really stands, all others choosing by the network."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self._state: State | None = None

    def look(self, state: State) -> None:
        """See everything, before it chooses."""
        self._state = state

    def choose(self, view: View) -> Action:
        """Return the action that comes to most."""
        if len(view.legal) == 1:
            return view.legal[0]
        network = network_of(view.game)
        if network is None:
            raise UnknownBot("bot-untaught", name="glass", game=view.game)
        assert self._state is not None, "shown to it by who plays the game"
        sight = SeenRow(view)
        liked = candidates(sight, network, LEAST_LIKED, sight.choices.bit_count())
        real = as_it_is(self._state, sight, enough(EFFORT), self.luck)
        return sight.action(preferred(try_out(real, sight, liked, Foresight(network), EFFORT, view.players)).choice)
