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
from importlib.resources import files
from typing import Final, Protocol

from billi.bots.easy import EasyBot
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


def _sharp(luck: Luck) -> Bot:
    from billi.bots.sharp import SharpBot  # which needs NumPy

    return SharpBot(luck)


def _master(luck: Luck) -> Bot:
    from billi.bots.master import MasterBot  # likewise

    return MasterBot(luck)


def _grandmaster(luck: Luck) -> Bot:
    from billi.bots.master import GRAND, Manner, MasterBot

    return MasterBot(luck, Manner(effort=GRAND))


BOTS: Final[Mapping[str, Callable[[Luck], Bot]]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "house": HouseBot,
    "sharp": _sharp,
    "master": _master,
    "grandmaster": _grandmaster,
}
"""Every bot, by name, each stronger than the one before."""
LEARNED: Final = ("sharp", "master", "grandmaster")
"""Those that play by a network."""
AT_TABLES: Final = ("random", "easy", "house", "sharp", "master")
"""Those that may sit at a table with people."""
THINKERS: Final = ("master",)
"""Those of them that take their time; the others answer at once."""
IN_A_HURRY: Final = "sharp"
"""Who chooses for one of those where there is no time to think."""


def make(name: str, luck: Luck) -> Bot:
    """Seat a bot by its name."""
    if name not in BOTS:
        raise UnknownBot("bot-unknown", name=brief(name), known=list(BOTS))
    return BOTS[name](luck)


def check_bot(name: str, game: str) -> None:
    """Refuse a bot that there is not, or that has not learned a game."""
    if name not in BOTS:
        raise UnknownBot("bot-unknown", name=brief(name), known=list(BOTS))
    if name in LEARNED and not has_learned(game):
        raise UnknownBot("bot-untaught", name=name, game=game)


def check_at_table(name: str, game: str) -> None:
    """Refuse one that may not sit at a table with people."""
    if name not in AT_TABLES:
        raise UnknownBot("bot-unknown", name=brief(name), known=list(AT_TABLES))
    check_bot(name, game)


def has_learned(game: str) -> bool:
    """Whether a network that plays a game comes with the package."""
    return files("billi.players").joinpath(f"{game}.safetensors").is_file()
