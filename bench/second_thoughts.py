"""Measures what second thoughts bring, decision by decision, in games among players that go by the network alone.

Where the network likes more than one choice, each search decides, and what it chose is tried in the hands as they
really lie, with the network choosing for everyone from there to the end of the round: so much more than the network's
own choice it brings. Searches are described as `billi.bench.manners` says; `--cards` looks at decisions with so many
cards only.

uv run python bench/second_thoughts.py willi --search 50000 --search 50000,solved --cards 1,2 --minutes 5
"""

import argparse
import multiprocessing
import time
from collections import defaultdict

import numpy as np

import billi
from billi.bench.manners import manner
from billi.bots.master import LEAST_LIKED, MOST, MasterBot
from billi.bots.network import Network, network_of
from billi.bots.search import Foresight, as_it_is, candidates, leads_of, play_on
from billi.bots.sight import SeenRow
from billi.games.bits import lowest
from billi.luck import SeededLuck
from billi.state import State

OTHER_LUCK = 16
"""How often a choice is tried, where what is drawn may differ."""

Found = dict[str, list[tuple[float, bool, float]]]
"""By search: what each decision brought, whether it was another than the network's, and the seconds it took."""


def brought(state: State, sight: SeenRow, choices: list[int], network: Network) -> dict[int, float]:
    """Return how far each choice really puts a seat ahead."""
    times = OTHER_LUCK if state.game.name == "misterbill" else 1
    real = as_it_is(state, sight, times, SeededLuck(1)).some(0, times, len(choices))
    points, _ = play_on(real, sight.seat, np.repeat(np.array(choices, np.int8), times), Foresight(network))
    leads = leads_of(points, sight.seat, state.game.players).reshape(len(choices), times).mean(1)
    return dict(zip(choices, leads.tolist(), strict=True))


def look(given: tuple[str, int, list[str], set[int], int, float]) -> Found:
    """Play deals until the time is over, and look at every decision with some of the numbers of cards."""
    name, players, searches, cards, seed, until = given
    game, network = billi.game(name, players=players), network_of(name)
    assert network is not None
    found: Found = defaultdict(list)
    bots = {words: MasterBot(SeededLuck(seed), manner(words)) for words in searches}
    deal = 0
    while time.time() < until:
        state = game.start(seed=1000 * seed + deal)
        deal += 1
        while not state.over:
            seat = lowest(state.to_act_mask)
            view = state.view(seat)
            sight = SeenRow(view)
            liked = candidates(sight, network, LEAST_LIKED, MOST)
            own = next(iter(liked))
            if len(liked) > 1 and (not cards or len(view.hand) in cards):
                came = brought(state, sight, list(liked), network)
                numbers = {sight.action(choice): choice for choice in liked}
                for words, bot in bots.items():
                    began = time.process_time()
                    choice = numbers[bot.choose(view)]
                    took = time.process_time() - began
                    found[words].append((came[choice] - came[own], choice != own, took))
            state.apply(seat, sight.action(own))
    return dict(found)


def main() -> None:
    """Have workers look, and tell what they found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--search", action="append", required=True)
    parser.add_argument("--cards", default="", help="numbers of cards in hand, with commas between them")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    until, cards = time.time() + 60 * chosen.minutes, {int(number) for number in chosen.cards.split(",") if number}
    work = [
        (chosen.game, chosen.players, chosen.search, cards, chosen.seed + number, until)
        for number in range(chosen.workers)
    ]
    together: Found = defaultdict(list)
    with multiprocessing.Pool(chosen.workers) as pool:
        for found in pool.imap_unordered(look, work):
            for words, decisions in found.items():
                together[words] += decisions
    for words, decisions in together.items():
        gains, others, seconds = np.array(decisions, np.float64).T
        half = 1.96 * gains.std(ddof=1) / np.sqrt(len(gains))
        print(
            f"{chosen.game}, {chosen.players} players, {words}: {len(gains)} decisions, {others.mean():.1%} otherwise, "
            f"{gains.mean():+.4f} ± {half:.4f} points each, {1000 * seconds.mean():.1f} ms"
        )


if __name__ == "__main__":
    main()
