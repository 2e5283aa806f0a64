"""The master: what a network likes, tried out in hands that fit all that was seen."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from billi.bots.network import guesser_of, judge_of, network_of, quick_network_of
from billi.bots.search import (
    CARE,
    TO_THE_END,
    Foresight,
    Leads,
    Points,
    Worth,
    candidates,
    enough,
    leads_of,
    preferred,
    try_out,
    worlds,
)
from billi.bots.sight import SeenRow
from billi.bots.winning import winning_chances
from billi.errors import UnknownBot
from billi.games import GAMES
from billi.games.action import Action
from billi.games.view import View
from billi.luck import Luck

EFFORT: Final = 50_000
"""How often a network is asked for one decision, more or less: about a tenth of a second."""
GRAND: Final = 20 * EFFORT
"""How often for one of a grandmaster: about two seconds."""
LEAST_LIKED: Final = 0.02
"""How much the network must like a choice for it to be tried,"""
MOST: Final = 5
"""and how many are tried at most."""
A_POINT: Final = 0.02
"""What a point is worth that decides nothing, where winning is worth 1."""


@dataclass(frozen=True)
class Manner:
    """How a master thinks; what differs from the usual is for measuring."""

    effort: int = EFFORT
    guesses: bool = True
    """Whether it guesses hands by how the game stands,"""
    believes: bool = True
    """and weighs them by what everyone has chosen, where the game knows how,"""
    wins: bool = True
    """whether it wants to win rather than to have many points,"""
    quick: bool = True
    """whether the smaller network plays on, which is asked more often in the same time,"""
    patience: int = TO_THE_END
    """how often that is asked in a world before a judge says what comes of it,"""
    solves: bool = False
    """whether the end of a round is solved where it can be,"""
    care: float = CARE
    """and by how many standard errors another choice must be better than the one the network likes best."""


class MasterBot:
    """Tries what a network likes, and takes another choice than it likes best only where that is clearly better."""

    def __init__(self, luck: Luck, manner: Manner | None = None) -> None:
        self.luck = luck
        self.manner = manner or Manner()

    def choose(self, view: View) -> Action:
        """Return the action that looks best from this seat."""
        if len(view.legal) == 1:
            return view.legal[0]
        how, network = self.manner, network_of(view.game)
        goes_on = quick_network_of(view.game) if how.quick else network
        if network is None or goes_on is None:
            raise UnknownBot("bot-untaught", name="master", game=view.game)
        sight = SeenRow(view)
        liked = candidates(sight, network, LEAST_LIKED, MOST)
        if len(liked) == 1:
            return sight.action(next(iter(liked)))
        guesser = guesser_of(view.game) if how.guesses else None
        player = goes_on if how.believes and GAMES[view.game].believing else None
        made_up = worlds(view, sight, enough(how.effort, player is not None), self.luck, guesser, player)
        by = Foresight(goes_on, judge_of(view.game), how.patience, how.solves)
        worth = worth_to(view) if how.wins else None
        outlooks = try_out(made_up, sight, liked, by, how.effort, view.players, worth)
        return sight.action(preferred(outlooks, how.care).choice)


def worth_to(view: View) -> Worth:
    """Return what points at the end of this round are worth to who looks: the chance to win, and a little each point.

    So it dares more when it is behind, and less when it is ahead, the more so the fewer rounds are left.
    """
    seat, players, spec = view.seat, view.players, GAMES[view.game]
    assert seat is not None
    spread = spec.spread * sqrt(spec.rules.LAST_ROUND - view.round)

    def worth(points: Points) -> Leads:
        seats = points[:, : spec.seats(players)]
        return winning_chances(seats, seat, spread) + A_POINT * leads_of(points, seat, players)

    return worth
