"""Counts, in random games, the questions to which there is but one answer, and those that need not be asked.

    uv run python bench/questions.py --games 2000

Mister Bill asks whoever still has cards for a waiter, and Willi the winner of a trick for an exchange, so that the
question does not tell who has what (MB14, W10). Nobody is asked to call where only one player is short of two tricks
(W8): counted is how often they would be, if they never called.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterable

import billi
from billi.games.spec import EventDict
from billi.state import Game

SEATS = 4
GAMES = [
    *(billi.game("misterbill", players) for players in range(3, 9)),
    *(billi.game("willi", players, exchange=how) for how in ("any", "same_colour") for players in (4, 3)),
]


def count(game: Game, games: int, seed: int) -> Counter[str]:
    """Play random games and count the questions by phase, those with one answer or none needed apart."""
    rnd = random.Random(seed)
    counted: Counter[str] = Counter()
    for number in range(games):
        state = game.start(seed=seed * games + number)
        while not state.over:
            seat = rnd.choice(state.to_act)
            choices, phase = state.legal(seat), state.view(None).phase
            counted[phase] += 1
            counted[f"{phase}, one answer"] += len(choices) == 1
            state.apply(seat, rnd.choice(choices))
        counted["call, spared"] += spared([event.as_dict() for event in state.events], game.players)
    return counted


def spared(events: Iterable[EventDict], players: int) -> int:
    """Count the cards on which one player would have been asked to call for a trick that was theirs anyway."""
    asked = 0
    won: Counter[int] = Counter()
    trick: list[int] = []
    for event in events:
        if event["t"] == "deal":
            won.clear()
        elif event["t"] == "trick":
            won[event["winner"]] += 1
            trick.clear()
        elif event["t"] == "play":
            trick.append(event["seat"])
            short = [seat for seat in range(SEATS) if won[seat] < 2]
            asked += len(short) == 1 and short[0] in trick and short[0] < players and len(trick) < SEATS
    return asked


def main() -> None:
    """Count for every game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for game in GAMES:
        counted = count(game, args.games, args.seed)
        phase = "serve" if game.name == "misterbill" else "take"
        asked, one_answer = counted[phase], counted[f"{phase}, one answer"]
        print(
            f"{game!r}: {phase} asked {asked / args.games:.1f} times a game, {one_answer / asked:.1%} with one answer"
        )
        if game.name == "willi":
            calls, idle = counted["call"], counted["call, spared"]
            print(f"    call asked {calls / args.games:.1f} times a game, {idle / args.games:.1f} times spared")


if __name__ == "__main__":
    main()
