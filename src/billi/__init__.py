"""One table for two card games, Mister Bill and Willi.

>>> import billi
>>> state = billi.game("misterbill", players=5).start(seed=7)
>>> state.to_act
(3,)
"""

from billi.errors import BilliError, IllegalAction, InvalidPosition, InvalidRecord
from billi.game import Game, State, game
from billi.notation.action import Action
from billi.view import MisterBillView, View, WilliView

__all__ = [
    "Action",
    "BilliError",
    "Game",
    "IllegalAction",
    "InvalidPosition",
    "InvalidRecord",
    "MisterBillView",
    "State",
    "View",
    "WilliView",
    "game",
]
