"""Bots from elsewhere: a class by its Python path, a player that was trained, or a program that speaks JSON lines.

Whoever measures bots at home may name them so. Tables never do: there a bot is one of :data:`billi.bots.BOTS`.

>>> from billi.luck import SeededLuck
>>> bot = outside("billi.bots.house:HouseBot", SeededLuck(7))
"""

import inspect
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from billi.bots import BOTS, Bot, check_bot, make
from billi.errors import UnknownBot, brief
from billi.learn.program import ProgramBot
from billi.luck import Luck, SeededLuck

if TYPE_CHECKING:
    from billi.bots.network import Network

TRAINED: Final = ".safetensors"
"""How the file of a trained player ends: see :mod:`billi.learn.training`."""
GLASS: Final = "glass"
"""The one that sees all cards: see :mod:`billi.learn.glass`."""
PYTHON_PATH: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")
"""``package.module:Class``"""


def outside(name: str, luck: Luck) -> Bot:
    """Seat a bot by its name, its Python path, the file it was trained into, or the command that starts it."""
    if name in BOTS:
        return make(name, luck)
    if name == GLASS:
        from billi.learn.glass import GlassBot  # which needs NumPy

        return GlassBot(luck)
    if PYTHON_PATH.fullmatch(name):
        return _made(name, _class(name), luck)
    if name.endswith(TRAINED):
        from billi.bots.sharp import SharpBot  # which needs NumPy

        return SharpBot(luck, _network(name))
    if is_command(name):
        return ProgramBot(name, luck)
    return make(name, luck)


def is_command(name: str) -> bool:
    """Whether a bot's name is a command: more than one word, or the path of a file."""
    return os.sep in name or "/" in name or len(name.split()) > 1


def check_outside(name: str, game: str) -> None:
    """Refuse a bot that cannot be seated at a game."""
    if name in BOTS:
        check_bot(name, game)
        return
    if name.endswith(TRAINED) and _network(name).game != game:
        raise UnknownBot("bot-untaught", name=brief(name), game=game)
    with seated([name], [SeededLuck(0)]):
        pass


@contextmanager
def seated(names: Sequence[str], lucks: Sequence[Luck]) -> Iterator[list[Bot]]:
    """Seat bots for a game; programs among them are started for it, and end with it."""
    with ExitStack() as stack:
        bots = []
        for name, luck in zip(names, lucks, strict=True):
            bot = outside(name, luck)
            if isinstance(bot, ProgramBot):
                stack.callback(bot.close)
            bots.append(bot)
        yield bots


def identity(name: str) -> str:
    """Return what tells a bot from another of the same name: of a trained player, a fingerprint of its file too."""
    return f"{name} {sha256(_kept(name)).hexdigest()[:12]}" if name.endswith(TRAINED) else name


def _network(path: str) -> "Network":
    """Return what a player has learned, as it is in its file now."""
    return _read(path, _kept(path))


def _kept(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise UnknownBot("bot-no-player", name=brief(path), reason=error.strerror or str(error)) from error


@lru_cache(maxsize=16)
def _read(path: str, kept: bytes) -> "Network":
    from billi.bots.network import Network

    try:
        return Network(kept)
    except (KeyError, ValueError) as error:
        raise UnknownBot("bot-no-player", name=brief(path), reason=brief(error)) from error


def _class(path: str) -> Any:
    module, _, name = path.partition(":")
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)  # where whoever names a module of their own expects it to be found
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise  # the module is there, but what it wants is not
        raise UnknownBot("bot-no-module", name=brief(path), module=missing.name) from None
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot("bot-no-class", name=brief(path), module=module, kind=name)
    return found


def _made(name: str, kind: Any, luck: Luck) -> Bot:
    """Make a bot of a class that wants luck, or does without; one that is made already is taken as it is."""
    if not isinstance(kind, type):
        return cast("Bot", kind)
    signature = inspect.signature(kind)
    for given in ((), (luck,)) if not signature.parameters else ((luck,), ()):
        try:
            signature.bind(*given)
        except TypeError:
            continue
        return cast("Bot", kind(*given))
    raise UnknownBot("bot-wants-more", name=brief(name), kind=kind.__name__)
