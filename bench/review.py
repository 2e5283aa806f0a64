"""Is what a review calls dear worth what it says? Choices of a bot are corrected in the real deal, and played on.

    python bench/review.py willi --players 4 --games 40 --bot house --seed 1

Bots play, every game is reviewed, and at each decision that is not called equal the better choice and the one that was
made are played on by the trained player, for everybody, to the end of the round: with the cards as they really lay, and
the same luck for both. What the first gains over the second should be, on average, what the review said was given away.
Beside it the same for decisions that were tried out and called equal, and how long a review takes.
"""

import argparse
import time
from dataclasses import dataclass, field

import numpy as np

import billi
from billi.bots import make
from billi.bots.network import network_of
from billi.bots.search import Foresight, as_it_is, play_on
from billi.bots.sight import SeenRow
from billi.games.sets import members
from billi.luck import SeededLuck
from billi.record import replay
from billi.review.data import Decided
from billi.review.report import review
from billi.review.steps import CHOICE, going_through
from billi.state import Game, State


@dataclass
class Held:
    """What was said to have been given away, and what it would have gained."""

    said: list[float] = field(default_factory=list)
    gained: list[float] = field(default_factory=list)
    games: list[int] = field(default_factory=list)

    def told(self) -> str:
        """Tell how the two compare, with intervals of 95 % by games: choices of one game are not alone."""
        said, gained = np.array(self.said), np.array(self.gained)
        if not len(said):
            return "none"
        by_game = [gained[np.array(self.games) == number] for number in sorted(set(self.games))]
        sums, counts = np.array([each.sum() for each in by_game]), np.array([len(each) for each in by_game])
        mean = sums.sum() / counts.sum()
        error = np.sqrt(((sums - mean * counts) ** 2).sum()) / counts.sum()
        return (
            f"{len(said):6,} decisions   said {said.mean():+.3f}   gained {mean:+.3f} ± {1.96 * error:.3f}"
            f"   better in {(gained > 0).mean():.0%}, worse in {(gained < 0).mean():.0%}"
        )


def play(game: Game, bot: str, seed: int) -> State:
    """Have bots play a game."""
    bots = [make(bot, SeededLuck(seed, seat + 1)) for seat in range(game.players)]
    state = game.start(seed=seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(state.view(seat)))
    return state


def gain(state: State, seat: int, decision: Decided, lucks: int, seed: int) -> float:
    """Return how many more points over the table's average the better choice brings in the real deal."""
    network = network_of(state.game.name)
    assert network is not None
    sight = SeenRow(state.view(seat))
    number = {str(sight.action(choice)): choice for choice in members(sight.choices)}
    results = []
    for made in (decision.best, decision.made):
        real = as_it_is(state, sight, lucks, SeededLuck(seed))
        points, _ = play_on(real, seat, np.full(lucks, number[made], np.int8), Foresight(network))
        results.append((points[:, seat] - points[:, : state.game.seats].mean(1)).mean())
    return float(results[0] - results[1])


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--bot", default="house")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--lucks", type=int, default=32, help="how often luck to come is drawn for each choice")
    given = asked.parse_args()
    game = billi.game(given.game, players=given.players)
    by = {"dear, over 0.5": Held(), "dear, 0.2 to 0.5": Held(), "dear, under 0.2": Held(), "dear, all": Held()}
    by["equal, but tried"] = Held()
    took, decisions = [], 0
    review(play(game, given.bot, given.seed).record())  # so that whatever has to be compiled is
    for number in range(given.games):
        record = play(game, given.bot, given.seed * 1_000_003 + number).record()
        began = time.process_time()
        made = review(record)
        took.append(time.process_time() - began)
        decisions += sum(len(seat.decisions) for seat in made.seats)
        tried = {one.point: one for seat in made.seats for one in seat.decisions if one.hands and one.best != one.made}
        places = iter([place for place, point in enumerate(made.line) if point.cause == "choice"])
        for state, step in going_through(replay(record), record["events"][0]["dealer"]):
            one = tried.get(next(places)) if step.how == CHOICE else None
            if one is None:
                continue
            gained = gain(state.copy(), step.what[0], one, given.lucks, number)
            size = "over 0.5" if one.gave > 500 else "0.2 to 0.5" if one.gave >= 200 else "under 0.2"
            for held in [by["equal, but tried"]] if one.equal else [by[f"dear, {size}"], by["dear, all"]]:
                held.said.append(one.gave / 1000)
                held.gained.append(gained)
                held.games.append(number)
    print(f"{given.games} games of {given.game}, {given.players} players, {given.bot}: {decisions:,} decisions")
    for name, held in by.items():
        print(f"  {name:18} {held.told()}")
    print(f"  a review takes {np.mean(took):.2f} s of a processor, at most {max(took):.2f}")


if __name__ == "__main__":
    main()
