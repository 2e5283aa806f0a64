"""Has trained players play each other by the hundred thousand games, on a GPU: each alone among every other.

All choose what they like best, as `sharp` does. Every game of the arena has its pair of players and its seat; points
are those over the mean of the others in a whole game, with their 95 % interval.

uv run python bench/crossplay.py willi seeds/1/willi.safetensors seeds/2/willi.safetensors --device cuda
"""

import argparse
import json
from itertools import permutations
from pathlib import Path
from typing import Any

import torch

import billi
from billi.bulk.arena import GAME_OVER, arena
from billi.games.spec import learned
from billi.learn.nets import frozen, scales_of
from billi.state import Game

Leads = dict[tuple[int, int], tuple[float, float, int]]
"""By who is alone and among whom: points over the others, half the width of the interval, and games."""


def cross_play(game: Game, files: list[Path], games: int, steps: int, device: str, seed: int = 1) -> Leads:
    """Have every two players meet."""
    torch.set_grad_enabled(False)
    players = game.players
    _, sees = learned(game.spec)
    on = torch.device(device)
    nets = [frozen(file, scales_of(sees.FIELDS)).to(on) for file in files]
    tables = arena(game, games, seed=seed, device=device)
    pairs = torch.tensor([*permutations(range(len(nets)), 2)], device=on)
    number = torch.arange(games, device=on)
    which, seat = number % len(pairs), number // len(pairs) % players
    alone, among = pairs[which].unbind(1)
    bits = torch.arange(sees.CHOICES, device=on)
    own = torch.nn.functional.one_hot(seat, players).float()
    weights = own - (1 - own) / (players - 1)
    going, total, squares, ended = (torch.zeros(games, dtype=torch.float64, device=on) for _ in range(4))

    def shown(what: Any) -> torch.Tensor:
        found: torch.Tensor = what if device == "cuda" else torch.from_numpy(what)
        return found

    for _ in range(steps):
        rows, masks, seats = shown(tables.rows), shown(tables.masks), shown(tables.seats)
        allowed = (masks[:, None] >> bits & 1).bool()
        chosen = torch.stack([net(rows).masked_fill(~allowed, -torch.inf).argmax(1) for net in nets])
        player = torch.where(seats == seat, alone, among)
        made = chosen.gather(0, player[None]).squeeze(0).to(torch.int8)
        tables.step(made if device == "cuda" else made.numpy())
        going += (shown(tables.rewards)[:, :players].float() * weights).sum(1)
        over = (shown(tables.ends) & GAME_OVER) > 0
        total += going * over
        squares += going**2 * over
        ended += over
        going *= ~over
    assert tables.illegal == 0
    leads: Leads = {}
    for number_of_pair, (one, other) in enumerate(pairs.tolist()):
        here = which == number_of_pair
        many, sums, squared = (float(of[here].sum()) for of in (ended, total, squares))
        mean = sums / many
        leads[one, other] = mean, 1.96 * ((squared / many - mean**2) / many) ** 0.5, int(many)
    return leads


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], help="of the game, as NAME=VALUE")
    parser.add_argument("--games", type=int, default=131_072)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--to", type=Path, help="where to write it down, as JSON")
    chosen = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    game = billi.game(chosen.game, players=chosen.players, **dict(option.split("=") for option in chosen.option))
    leads = cross_play(game, chosen.files, chosen.games, chosen.steps, chosen.device)
    for (one, other), (mean, half, many) in leads.items():
        print(f"{chosen.files[one]} among {chosen.files[other]}: {mean:+.3f} ± {half:.3f} points, {many} games")
    if chosen.to:
        told = [[str(chosen.files[one]), str(chosen.files[other]), *lead] for (one, other), lead in leads.items()]
        chosen.to.write_text(json.dumps(told))


if __name__ == "__main__":
    main()
