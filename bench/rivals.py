"""Sets our bots beside two searches everybody knows, at equal time a decision: PIMC, and OpenSpiel's own IS-MCTS.

    uv run python -m bench.rivals willi --ours sharp --rival pimc --ms 0.3 --minutes 10 --workers 2
    uv run python -m bench.rivals misterbill --ours master --rival ismcts --ms 150 --by random
    uv run billi ladder willi --bots sharp,bench.rivals:Pimc

Perfect information Monte Carlo makes up hands that fit what its seat has seen, all as likely (at Mister Bill, a card
that was seen to go somewhere is likelier there), takes every legal choice in each of them with the same luck, has
somebody play the round on for all, and takes the choice with the best mean lead. Who plays on is the house, compiled
(``bench/house_*.py``), or ``random``, or ``quick``, the network by which `master` plays on. IS-MCTS is described in
``bench/rivals_openspiel.py``; only that needs OpenSpiel.

One of ours sits alone among rivals, and one rival alone among ours, every deal from every seat. Times are of the
processor, for one decision where there is a choice. A rival that has less time than its first world takes, takes that.
"""

import argparse
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import billi
from bench.house_playing import play_on
from billi.bots import Bot, make
from billi.bots.network import quick_network_of
from billi.bots.search import Foresight, Points, Worlds, leads_of, worlds
from billi.bots.search import play_on as network_plays_on
from billi.bots.sight import SeenRow
from billi.games.action import Action
from billi.games.bits import lowest
from billi.games.sets import members
from billi.games.view import View
from billi.learn.standings import of_share, student
from billi.luck import KeyedLuck, Luck, SeededLuck

MASTERS_TIME: Final = 0.15
"""Seconds a master may take for a decision."""
FIRST: Final = 64
"""Worlds that are made up at once at first,"""
MOST: Final = 1024
"""and at most."""
OURS: Final = "ours alone"
RIVAL: Final = "rival alone"


class Search:
    """Somebody who tries choices out for so many seconds of processor time."""

    by = "house"
    """Who plays on."""

    def __init__(self, luck: Luck, seconds: float = MASTERS_TIME, by: str = "") -> None:
        self.luck = luck
        self.seconds = seconds
        self.by = by or self.by
        self.tried = 0
        """Play-outs so far, or simulations."""


class Pimc(Search):
    """Perfect information Monte Carlo."""

    def choose(self, view: View) -> Action:
        """Return the choice that comes to most on average."""
        if len(view.legal) == 1:
            return view.legal[0]
        until = time.process_time() + self.seconds
        sight = SeenRow(view)
        choices = members(sight.choices)
        leads, many = np.zeros(len(choices)), FIRST
        while True:
            made_up, first = worlds(view, sight, many, self.luck), 0
            while first < many:
                began = time.process_time()
                leads += self._try(made_up.some(first, first + 1, len(choices)), sight, choices, view.players)
                first += 1
                left = until - time.process_time()
                more = min(int(left / (time.process_time() - began)), many - first)
                if more > 0:
                    here = made_up.some(first, first + more, len(choices))
                    leads += self._try(here, sight, choices, view.players)
                    first += more
                if time.process_time() >= until:
                    return sight.action(choices[int(leads.argmax())])
            many = min(2 * many, MOST)

    def _try(self, here: Worlds, sight: SeenRow, choices: list[int], players: int) -> NDArray[np.float64]:
        """Return what every choice comes to in some worlds together: there they are once for each choice."""
        self.tried += len(here)
        taken = np.repeat(choices, len(here) // len(choices))
        ahead = leads_of(self._points(here, sight, taken), sight.seat, players)
        together: NDArray[np.float64] = ahead.reshape(len(choices), -1).sum(1)
        return together

    def _points(self, here: Worlds, sight: SeenRow, taken: NDArray[np.int64]) -> Points:
        if self.by == "quick":
            network = quick_network_of(sight.game)
            assert network is not None
            return network_plays_on(here, sight.seat, taken.astype(np.int8), Foresight(network))[0]
        codes = {choice: sight.code(choice) for choice in np.unique(taken).tolist()}
        return play_on(sight.game, self.by, here, sight.seat, np.array([codes[choice] for choice in taken.tolist()]))


class RandomPimc(Pimc):
    """The same with rounds that are played on at random."""

    by = "random"


class QuickPimc(Pimc):
    """The same with rounds that are played on by a network of ours."""

    by = "quick"


class IsMcts(Search):
    """OpenSpiel's information set Monte Carlo tree search."""

    def choose(self, view: View) -> Action:
        """Return what was tried most often."""
        if len(view.legal) == 1:
            return view.legal[0]
        from bench.rivals_openspiel import choose  # which needs OpenSpiel

        action, simulations = choose(view, self.luck, self.seconds, self.by)
        self.tried += simulations
        return action


RIVALS: Final[dict[str, Any]] = {"pimc": Pimc, "ismcts": IsMcts}


# Measuring


@dataclass(frozen=True)
class Plan:
    """Who is to play what."""

    game: billi.Game
    ours: str
    rival: str
    seconds: float
    by: str
    seed: int
    kinds: tuple[str, ...]
    until: float


@dataclass
class Results:
    """What came of games: by who was alone, deal and seat, the lead and the share of the win."""

    games: dict[tuple[str, int, int], tuple[float, float]] = field(default_factory=dict)
    spent: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """Seconds, by who decided."""
    tried: int = 0
    """What rivals tried."""

    def add(self, other: "Results") -> None:
        """Take in those of another process."""
        self.games |= other.games
        for who, spent in other.spent.items():
            self.spent[who] += spent
        self.tried += other.tried

    def by_deal(self, kind: str, players: int, which: int) -> dict[int, float]:
        """Return the mean over all seats, of deals that were played from all."""
        deals = {deal for of, deal, _ in self.games if of == kind}
        seats: dict[int, list[float]] = {
            deal: [self.games[kind, deal, seat][which] for seat in range(players) if (kind, deal, seat) in self.games]
            for deal in sorted(deals)
        }
        return {deal: float(np.mean(found)) for deal, found in seats.items() if len(found) == players}


def play(plan: Plan, kind: str, deal: int, seat: int, into: Results) -> None:
    """Play one game with somebody alone in a seat."""
    rivals: list[Any] = []

    def seated(place: int) -> tuple[str, Bot]:
        luck = SeededLuck(plan.seed, 1 + 16 * deal + place)
        if (place == seat) == (kind == OURS):
            return plan.ours, make(plan.ours, luck)
        rivals.append(RIVALS[plan.rival](luck, plan.seconds, plan.by))
        return plan.rival, rivals[-1]

    players = plan.game.players
    bots = [seated(place) for place in range(players)]
    state = plan.game.start(luck=KeyedLuck(plan.seed, deal))
    while not state.over:
        asked = lowest(state.to_act_mask)
        (who, bot), view = bots[asked], state.view(asked)
        began = time.process_time()
        action = bot.choose(view)
        if len(view.legal) > 1:
            into.spent[who].append(time.process_time() - began)
        state.apply(asked, action)
    points = state.points[:players]
    lead = points[seat] - (sum(points) - points[seat]) / (players - 1)
    into.games[kind, deal, seat] = lead, (seat in state.winners) / len(state.winners)
    into.tried += sum(bot.tried for bot in rivals)


NEXT: Any = None
"""The number of the next game, which all processes count on."""


def begin(number: Any) -> None:
    """Share the number of the next game."""
    global NEXT
    NEXT = number


def work(plan: Plan) -> Results:
    """Play games, deal after deal, until the time is over."""
    results = Results()
    while time.time() < plan.until:
        with NEXT.get_lock():
            number = NEXT.value
            NEXT.value += 1
        deal, place = divmod(number, plan.game.players * len(plan.kinds))
        kind, seat = divmod(place, plan.game.players)
        play(plan, plan.kinds[kind], deal, seat, results)
    return results


def told(values: Sequence[float], unit: str = "", scale: float = 1.0) -> str:
    """Return a mean with its 95 % interval over deals, by Student's t."""
    if len(values) < 2:
        return "too few deals"
    half = student(len(values) - 1) * np.std(values, ddof=1) / np.sqrt(len(values))
    if unit:  # a share
        half = of_share(float(np.mean(values)), half, len(values))
    sign = "" if unit else "+"
    return f"{scale * np.mean(values):{sign}.2f} ± {scale * half:.2f}{unit}"


def report(plan: Plan, results: Results) -> None:
    """Print what came of it."""
    players = plan.game.players
    print(f"{plan.game!r}: {plan.ours} and {plan.rival} by {plan.by}, {1000 * plan.seconds:g} ms, seed {plan.seed}")
    found = {kind: results.by_deal(kind, players, 0) for kind in plan.kinds}
    for kind, leads in found.items():
        wins = list(results.by_deal(kind, players, 1).values())
        print(f"  {kind}: {len(leads)} deals, {told(list(leads.values()))} points, wins {told(wins, ' %', 100)}")
    if len(found) == 2:
        both = found[OURS].keys() & found[RIVAL].keys()
        print(f"  ours ahead: {told([(found[OURS][deal] - found[RIVAL][deal]) / 2 for deal in both])} points")
    for who, spent in results.spent.items():
        times = 1000 * np.array(spent)
        tried = f", {results.tried / len(times):.1f} tried" if who == plan.rival else ""
        print(f"  {who}: {times.mean():.3f} ms a decision, 95 % below {np.percentile(times, 95):.3f} ms{tried}")


def main() -> None:
    """Have workers play, and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--ours", default="sharp")
    parser.add_argument("--rival", choices=RIVALS, default="pimc")
    parser.add_argument("--by", choices=["house", "random", "quick"], default="house", help="who plays on")
    parser.add_argument("--ms", type=float, default=1000 * MASTERS_TIME, help="what a rival has for a decision")
    parser.add_argument("--alone", choices=["ours", "rival", "both"], default="both")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = billi.game(chosen.game, players=chosen.players)
    kinds = tuple(kind for kind in (OURS, RIVAL) if chosen.alone in ("both", kind.split()[0]))
    plan = Plan(game, chosen.ours, chosen.rival, chosen.ms / 1000, chosen.by, chosen.seed, kinds, 0.0)
    play(replace(plan, seconds=0.0), RIVAL, 0, 0, Results())  # so that everything is compiled
    plan, results = replace(plan, until=time.time() + 60 * chosen.minutes), Results()
    processes = multiprocessing.get_context("fork")
    with processes.Pool(chosen.workers, begin, (processes.Value("q", 0),)) as pool:
        for some in pool.imap_unordered(work, [plan] * chosen.workers):
            results.add(some)
    report(plan, results)


if __name__ == "__main__":
    main()
