"""The sharp bot: a network that has played billions of games against itself."""

from billi.bots.network import Network, network_of
from billi.errors import UnknownBot
from billi.games import GAMES
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
        spec, network = GAMES[view.game], self.network or network_of(view.game)
        recall, observation = spec.recall, spec.observation
        if network is None or recall is None or observation is None or view.seat is None:
            raise UnknownBot("bot-untaught", name="sharp", game=view.game)
        p = recall.position_of(view, spec.empty(), spec.option_bits(view.players, view.options))
        row = [0] * observation.WIDTH
        observation.observe(p, recall.seen_in(view), view.seat, row)
        worths = network.answer(row)
        best = max(members(observation.choices(p, view.seat)), key=worths.__getitem__)
        return spec.action(p, view.seat, observation.meant(p, view.seat, best))
