"""Measures how much better the house bot is than the random one, and how long each thinks.

``python bench/bots.py [--games N] [--json]`` plays N games of every line-up at every number of players:

* ``half``: house and random share the seats, half each (the odd seat goes to either in turn);
* ``one``: a single house bot among random ones;
* ``all``: house bots only, to see that the points shared out are as many as they should be;
* ``teams``: in Mister Bill's team rounds, teams of house bots that play together against teams of house bots that each play
  for themselves; they count as ``house`` and ``rival``.

Who sits where rotates from game to game. A game gives one difference, the mean points of the house seats less that of their
rivals; beside it is the 95 % interval of the mean difference. A win shared by three counts a third for each.
"""

import argparse
import json
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import billi
from billi.bots import Bot, make
from billi.luck import SeededLuck

PLAYERS: Final = {"misterbill": range(3, 9), "willi": range(3, 5)}
TEAM_ROUNDS: Final = (1, 2)


class Loner:
    """A house bot that takes its team-mates for opponents."""

    def __init__(self, seed: int, seat: int) -> None:
        self.bot = make("house", SeededLuck(seed, seat + 1))

    def choose(self, view: billi.View) -> billi.Action:
        assert isinstance(view, billi.MisterBillView)
        everyone_alone = [2 * seat + 1 for seat in range(view.players)]
        return self.bot.choose(replace(view, team_cards=everyone_alone))


@dataclass
class Side:
    """What the seats of one kind of bot came to."""

    seats: int = 0
    points: int = 0
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0

    def choose(self, bot: Bot, view: billi.View) -> billi.Action:
        """Let a bot choose, by the clock."""
        start = time.perf_counter()
        action = bot.choose(view)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return action

    def figures(self) -> dict[str, float | None]:
        if not self.seats:
            return {"points": None, "wins": None, "microseconds": None}
        return {
            "points": self.points / self.seats,
            "wins": self.wins / self.seats,
            "microseconds": self.seconds / max(self.decisions, 1) * 1e6,
        }
