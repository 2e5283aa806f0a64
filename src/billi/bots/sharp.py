"""The sharp bot: a network that has played billions of games against itself."""

from billi.bots.network import Network, network_of
from billi.bots.sight import SeenRow
from billi.errors import UnknownBot
from billi.games.action import Action
from billi.games.sets import members
from billi.games.view import View
from billi.luck import Luck


class SharpBot:
    """Looks at a row of numbers that says what its seat sees and remembers, and takes what the network likes best."""

    def __init__(self, luck: Luck, network: Network | None = None) -> None:
        self.luck = luck
        self.network = network
        """What it plays by; None for the one that comes with the package."""

    def choose(self, view: View) -> Action:
        """Return the action that looks best from this seat."""
        if len(view.legal) == 1:
            return view.legal[0]
        network = self.network or network_of(view.game)
        if network is None:
            raise UnknownBot("bot-untaught", name="sharp", game=view.game)
        sight = SeenRow(view)
        worths = network.answer(sight.row)
        return sight.action(max(members(sight.choices), key=worths.__getitem__))
