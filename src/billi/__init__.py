"""One table for two card games, Mister Bill and Willi.

>>> import billi
>>> state = billi.game("misterbill", players=5).start(seed=7)
>>> state.to_act
(1,)
"""

import sys
from typing import TYPE_CHECKING, Any

if sys.argv[:1] == ["-m"] and sys.orig_argv[-len(sys.argv)].removeprefix("-m") == "billi":
    # ``python -m billi`` loads all of this before it comes to the command's own way in.
    from billi_command import leave_when_interrupted

    leave_when_interrupted()

from billi.errors import (
    BilliError,
    IllegalAction,
    InvalidArgument,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    NoDevice,
    NotLearned,
    NotReset,
    UnknownBot,
    UnknownGame,
    UnreadableFile,
)
from billi.games.action import Action
from billi.games.card import Card
from billi.games.misterbill.cards import MisterBillCard
from billi.games.misterbill.view import MisterBillView
from billi.games.view import View
from billi.games.willi.cards import WilliCard
from billi.games.willi.view import WilliView
from billi.record import Verdict, replay, verify
from billi.record import read as read_records
from billi.record import write as write_records
from billi.state import Game, State, game

__version__ = "0.1.0"

if TYPE_CHECKING:
    from billi.bulk.batch import Batch, batch
    from billi.bulk.playouts import Playouts, playouts

LATER = {"Batch": "batch", "batch": "batch", "Playouts": "playouts", "playouts": "playouts"}
"""Names that need NumPy and a compiler, and the modules of :mod:`billi.bulk` that hold them: loaded on first use."""


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"billi.bulk.{LATER[name]}"), name)


__all__ = [
    "Action",
    "Batch",
    "BilliError",
    "Card",
    "Game",
    "IllegalAction",
    "InvalidArgument",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "MisterBillCard",
    "MisterBillView",
    "NoDevice",
    "NotLearned",
    "NotReset",
    "Playouts",
    "State",
    "UnknownBot",
    "UnknownGame",
    "UnreadableFile",
    "Verdict",
    "View",
    "WilliCard",
    "WilliView",
    "batch",
    "game",
    "playouts",
    "read_records",
    "replay",
    "verify",
    "write_records",
]
