"""Players that need no chair: each looks at what its seat may see and chooses.

A bot is handed a :class:`billi.View` and nothing else, so it cannot peek; and whatever it leaves to chance comes from
the luck it was given, so a game between bots repeats card for card.

>>> import billi
>>> from billi.luck import SeededLuck
>>> state = billi.game("willi").start(seed=7)
>>> bot = make("house", SeededLuck(7))
>>> bot.choose(state.view(0)) in state.legal(0)
True
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from billi.bots.house import HouseBot
from billi.bots.random import RandomBot
from billi.errors import UnknownBot, brief
from billi.games.action import Action
from billi.games.view import View
from billi.luck import Luck


class Bot(Protocol):
    """Anyone who can choose."""

    def choose(self, view: View) -> Action:
        """Return one of ``view.legal``."""


BOTS: Final[Mapping[str, Callable[[Luck], Bot]]] = {"random": RandomBot, "house": HouseBot}
"""Every bot, by name."""


def make(name: str, luck: Luck) -> Bot:
    """Seat a bot by its name."""
    if name not in BOTS:
        raise UnknownBot("bot-unknown", name=brief(name), known=sorted(BOTS))
    return BOTS[name](luck)
