"""Teaches a network to choose as the house does, so that learners can meet the house on a GPU.

The house plays games on the processor, by itself and with a player who has learned, now and then at random. The network
learns from what it liked best at each of its decisions; at the end it is said how often it likes one of these best.

uv run python -m bench.house_pupil misterbill --rows 12000000 --workers 8 --to house.safetensors
"""

import argparse
import multiprocessing
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from safetensors.torch import save_file

from bench.house_playing import compiled
from billi.bots.network import network_of
from billi.bulk.arena import arena
from billi.games import GAMES
from billi.games.spec import learned
from billi.learn.nets import Net, scales_of, weights_of
from billi.learn.training import variants

GAMES_AT_ONCE: Final = 2048
BATCH: Final = 8192
RATE: Final = 2e-3
STRAYS: Final = 0.05
"""How often somebody does just anything."""

Arrays = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]
"""Rows, what could be chosen, and what the house liked."""


def spelled_out(masks: np.ndarray[Any, Any], wide: int) -> np.ndarray[Any, Any]:
    """Return sets of choices as rows."""
    found: np.ndarray[Any, Any] = masks[:, None] >> np.arange(wide) & 1
    return found


def watch(given: tuple[str, int, int]) -> Arrays:
    """Watch the house until it has made so many choices; every other game, half of the seats are a learned player's."""
    name, many, seed = given
    kinds = variants(name)
    tables = arena(kinds, GAMES_AT_ONCE, seed=seed)
    network, luck = network_of(name), np.random.default_rng(seed)
    assert network is not None
    width, wide = tables.rows.shape[1], learned(GAMES[name])[1].CHOICES
    rows, masks, liked = np.zeros((many, width), np.int8), np.zeros(many, np.int64), np.zeros(many, np.int64)
    others = luck.random((GAMES_AT_ONCE, GAMES[name].rules.SEATS)) < 0.5
    others[::2] = False
    at, number, best = 0, np.arange(GAMES_AT_ONCE), np.zeros(GAMES_AT_ONCE, np.int64)
    while at < many:
        compiled(name, "house_chooses")(tables._positions, tables._seen, best)
        asked, theirs = tables.masks & (tables.masks - 1) != 0, others[number, tables.seats]
        here = np.flatnonzero(asked & ~theirs)[: many - at]
        place = slice(at, at + len(here))
        rows[place], masks[place], liked[place] = tables.rows[here], tables.masks[here], best[here]
        at += len(here)
        wishes = (spelled_out(best, wide) != 0) * luck.random((GAMES_AT_ONCE, wide))
        astray = luck.random(GAMES_AT_ONCE) < STRAYS
        wishes[astray] = ((spelled_out(tables.masks, wide) != 0) * luck.random((GAMES_AT_ONCE, wide)))[astray]
        sharp = np.flatnonzero(asked & theirs & ~astray)
        if len(sharp):
            answers = network.answer(tables.rows[sharp])
            answers[spelled_out(tables.masks[sharp], wide) == 0] = -np.inf
            wishes[sharp] = answers
        tables.step(wishes.argmax(1).astype(np.int8))
    assert tables.illegal == 0
    return rows, masks, liked


def teach(name: str, watched: Arrays, hidden: int, seconds: float, device: str) -> Net:
    """Return a network that chooses as was watched."""
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    on, sees = torch.device(device), learned(GAMES[name])[1]
    rows, masks, liked = (torch.from_numpy(one).to(on) for one in watched)
    net, bits = Net(scales_of(sees.FIELDS), hidden, sees.CHOICES).to(on), torch.arange(sees.CHOICES, device=on)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-3, fused=device == "cuda")
    kept = min(100_000, len(rows) // 10)

    def answers(some: torch.Tensor) -> torch.Tensor:
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            found: torch.Tensor = net(rows[some])
        return found.masked_fill(masks[some, None] >> bits & 1 == 0, -torch.inf)

    began, steps = time.perf_counter(), 0
    while (share := (time.perf_counter() - began) / seconds) < 1:
        optimizer.param_groups[0]["lr"] = RATE * min(1.0, steps / 100 + 0.01) * max(1 - share, 0.01)
        some = torch.randint(len(rows) - kept, (BATCH,), device=on)
        best = (liked[some, None] >> bits & 1).bool()
        loss = -answers(some).log_softmax(1).masked_fill(~best, -torch.inf).logsumexp(1).mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        steps += 1
    with torch.no_grad():
        chosen = torch.cat(
            [answers(some).argmax(1) for some in torch.arange(len(rows) - kept, len(rows), device=on).split(BATCH)]
        )
    same = (liked[-kept:] >> chosen & 1).float().mean()
    print(f"{name}: {steps} steps on {len(rows) - kept:,} choices; what the house likes best {same:.4f}", flush=True)
    taught: Net = net
    return taught


def main() -> None:
    """Watch, teach, and keep what is learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rows", type=int, default=12_000_000)
    parser.add_argument("--workers", type=int, default=8)
    parser.add_argument("--hidden", type=int, default=352)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--to", type=Path, required=True)
    chosen = parser.parse_args()
    watch((chosen.game, 100, 0))  # compiles it, once for all
    each = -(-chosen.rows // chosen.workers)
    began = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(chosen.workers) as pool:
        parts = pool.map(watch, [(chosen.game, each, 1 + number) for number in range(chosen.workers)])
    watched = tuple(np.concatenate(one) for one in zip(*parts, strict=True))
    print(f"{chosen.game}: watched {len(watched[0]):,} choices in {time.perf_counter() - began:.0f} s", flush=True)
    net = teach(chosen.game, watched, chosen.hidden, chosen.seconds, chosen.device)  # type: ignore[arg-type] # three of them
    save_file(weights_of(net), chosen.to)


if __name__ == "__main__":
    main()
