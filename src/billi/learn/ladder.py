"""Bots measured against each other on the same deals, from every seat.

For any two bots a deal is played with the first alone among copies of the second, once in every seat, and then with the
second alone among copies of the first. Whatever the cards favour, they favour both: of the difference, play is left.
All luck goes by the moment (:class:`billi.luck.KeyedLuck`), so that two tables with the same deal have the same
cards in every round, and draws that fall alike, until somebody chooses otherwise.

>>> import billi
>>> found = ladder(billi.game("willi"), ["house", "random"], deals=2, seed=7)
>>> [standing.bot for standing in found.standings], found.games
(['house', 'random'], 16)
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Final, cast

from billi.bots import Bot
from billi.errors import InvalidArgument
from billi.games.action import Action
from billi.games.view import View
from billi.learn.kept import Kept
from billi.learn.outside import check_outside, identity, seated
from billi.learn.playing import SeesAll, play_out
from billi.learn.standings import Deal, DealTally, Lineup, Results, Standings
from billi.luck import KeyedLuck
from billi.sharing import is_unwanted, share
from billi.state import Game, State

GAMES_A_PART: Final = 20
"""About as many games a process plays before it reports."""


@dataclass(frozen=True)
class LadderPlan:
    """What every process needs to know to play any of the deals."""

    game: Game
    seed: int
    bots: tuple[str, ...]

    def seatings(self) -> Iterator[Lineup]:
        """Return how a deal is played: every bot alone among every other, in every seat."""
        for loner, crowd in permutations(range(len(self.bots)), 2):
            for seat in range(self.game.players):
                yield Lineup(loner, crowd, seat)

    @property
    def games_a_deal(self) -> int:
        """How often a deal is played."""
        return len(self.bots) * (len(self.bots) - 1) * self.game.players


def ladder(
    game: Game,
    bots: Sequence[str],
    deals: int,
    seed: int,
    workers: int = 1,
    on_progress: Callable[[int], None] | None = None,
    to: Path | None = None,
    ray: str | None = None,
) -> Standings:
    """Play every deal in every seating, and return how the bots stand.

    ``on_progress`` hears how many games are done. With a file ``to``, every finished deal is kept there, and what is
    there already is not played again. With ``ray`` the games are played on the Ray cluster at that address.
    """
    for option, number in (("deals", deals), ("workers", workers)):
        if number < 1:
            raise InvalidArgument("bulk-number", name=option, number=str(number))
    plan = LadderPlan(game, seed, checked(bots, game))
    tally = DealTally(game, plan.bots, list(plan.seatings()))
    with Kept(to, plan.game, plan.seed, [*map(identity, plan.bots)]) if to else nullcontext() as kept:
        for deal in kept.deals(deals) if kept else ():
            tally.add(deal)
        left = range(tally.deals, deals)
        size = max(1, GAMES_A_PART // plan.games_a_deal)
        with closing(share(partial(play_deals, plan), left, size, workers, ray)) as reports:
            for report in reports:
                for deal in report:
                    tally.add(deal)
                    if kept:
                        kept.add(deal)
                if on_progress:
                    on_progress(tally.deals * plan.games_a_deal)
    return tally.standings(seed)


def checked(bots: Sequence[str], game: Game) -> tuple[str, ...]:
    """Refuse fewer than two bots, the same one twice, and those that cannot be seated."""
    [(name, times)] = Counter(bots).most_common(1) or [("", 0)]
    if times > 1:
        raise InvalidArgument("ladder-twice", name=name)
    if len(bots) < 2:
        raise InvalidArgument("ladder-few")
    for name in bots:
        check_outside(name, game.name)
    return tuple(bots)


# Playing


def play_deals(plan: LadderPlan, deals: range) -> list[Deal]:
    """Play some deals."""
    played = []
    for deal in deals:
        if is_unwanted():
            break
        played.append([play_one(plan, deal, seating) for seating in plan.seatings()])
    return played


def play_one(plan: LadderPlan, deal: int, seating: Lineup) -> Results:
    """Play one deal in one seating."""
    game = plan.game
    names = [plan.bots[seating.loner if seat == seating.seat else seating.crowd] for seat in range(game.players)]
    lucks = [KeyedLuck(bots_seed(plan.seed), deal, seat) for seat in range(game.players)]
    with seated(names, lucks) as bots:
        state = game.start(luck=KeyedLuck(plan.seed, deal))
        play_out(state, [ByMoment(bot, luck, game) for bot, luck in zip(bots, lucks, strict=True)], names)
    return Results(state.points, state.winners)


def bots_seed(seed: int) -> int:
    """Return the seed of the bots' luck: from it nobody gets back to the one that deals."""
    return int.from_bytes(sha256(f"bots {seed}".encode()).digest()[:7], "big")


class ByMoment:
    """A bot whose luck at every choice is that of the moment, however much it has used before."""

    def __init__(self, bot: Bot, luck: KeyedLuck, game: Game) -> None:
        self.bot = bot
        self.luck = luck
        self.phases = game.spec.phases

    def look(self, state: State) -> None:
        """Show everything to a bot that is to see it."""
        cast("SeesAll", self.bot).look(state)

    def choose(self, view: View) -> Action:
        """Return what the bot chooses."""
        self.luck.at(view.round, self.phases.index(view.phase))
        return self.bot.choose(view)
