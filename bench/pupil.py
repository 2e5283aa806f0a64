"""Teaches a small network to choose as a player does who has learned already, for whoever has to play many rounds on.

The pupil that learns beside a player (:mod:`billi.learn.training`) follows somebody who changes; this one follows the
player as it is, in games that either of them plays. At the end it is said how often both like the same choice best.

uv run python bench/pupil.py willi src/billi/players/willi.safetensors --device cuda --to willi.quick.safetensors
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import torch
from safetensors.torch import save_file

from billi.bulk.arena import arena
from billi.games.spec import learned
from billi.learn.nets import Net, frozen, scales_of, weights_of
from billi.learn.training import Recorded, variants

SAID_EVERY: Final = 500
"""Steps after which it is said how well it has learned."""


@dataclass(frozen=True)
class Lessons:
    """How a pupil is taught."""

    hidden: int
    """How wide it is,"""
    begin: Path | None
    """or the file it begins as;"""
    steps: int
    """decisions of every game it learns from, at most,"""
    seconds: float
    """and how long it takes, at most;"""
    games: int
    batch: int
    """decisions a weight update learns from,"""
    rate: float
    """and the learning rate at the start, which falls to nothing."""
    device: str


def teach(name: str, teacher_file: Path, lessons: Lessons) -> Net:
    """Return a pupil, and say on the way how well it has learned."""
    games, device = lessons.games, lessons.device
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    kinds = variants(name)
    _, sees = learned(kinds[0].spec)
    on, scales = torch.device(device), scales_of(sees.FIELDS)
    teacher = frozen(teacher_file, scales).to(on)
    pupil = frozen(lessons.begin, scales) if lessons.begin else Net(scales, lessons.hidden, sees.CHOICES)
    pupil.to(on)
    tables = arena(kinds, games, seed=11, device=device)
    bits, number = torch.arange(sees.CHOICES, device=on), torch.arange(games, device=on)
    on_card = device == "cuda"
    rate = torch.tensor(lessons.rate, device=on) if on_card else lessons.rate
    optimizer = torch.optim.AdamW(pupil.parameters(), lr=rate, weight_decay=1e-4, fused=on_card, capturable=on_card)
    # What a step shows, and of which games an update learns, in the same place every time.
    kept = torch.zeros(games, len(scales), dtype=torch.int8, device=on)
    liked = torch.zeros(games, sees.CHOICES, device=on)
    may = torch.ones(games, sees.CHOICES, dtype=torch.bool, device=on)
    at = torch.zeros(lessons.batch, dtype=torch.int64, device=on)

    def shown(what: Any) -> torch.Tensor:
        found: torch.Tensor = what if device == "cuda" else torch.from_numpy(what)
        return found

    def answers(net: Net, rows: torch.Tensor, allowed: torch.Tensor) -> torch.Tensor:
        with torch.autocast(device, torch.bfloat16, enabled=on_card, cache_enabled=False):
            found: torch.Tensor = net(rows)
        return found.masked_fill(~allowed, -torch.inf)

    def move_weights() -> None:
        given = answers(pupil, kept[at], may[at]).log_softmax(1).masked_fill(~may[at], 0)
        loss = -(liked[at].softmax(1) * given).sum(1).mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()

    update, began = Recorded(move_weights) if on_card else move_weights, time.perf_counter()
    for step in range(lessons.steps):
        share = max(step / lessons.steps, (time.perf_counter() - began) / lessons.seconds)
        rows, masks = shown(tables.rows), shown(tables.masks)
        allowed = (masks[:, None] >> bits & 1).bool()
        with torch.no_grad():
            likes, copies = answers(teacher, rows, allowed), answers(pupil, rows, allowed)
            asked = (masks & (masks - 1) != 0).nonzero().squeeze(1)
            if step % SAID_EVERY == 0 or step == lessons.steps - 1 or share >= 1:
                same = (likes.argmax(1) == copies.argmax(1))[asked].float().mean()
                wanted, given = likes.log_softmax(1)[asked], copies.log_softmax(1)[asked]
                apart = (wanted.exp() * (wanted - given).masked_fill(~allowed[asked], 0)).sum(1).mean()
                print(f"{name}: {step} steps, the same choice {same:.4f}, {apart:.4f} nats apart", flush=True)
            if share >= 1:
                break
            # A third of the games each: what the teacher likes best, what it might do, and what the pupil might.
            luck = -torch.empty_like(likes).exponential_().log()
            way = (number // len(kinds) % 3)[:, None]
            made = torch.where(way == 0, likes, torch.where(way == 1, likes, copies) + luck).argmax(1).to(torch.int8)
            kept.copy_(rows)
            liked.copy_(likes)
            may.copy_(allowed)
        now = lessons.rate * min(1.0, step / 100 + 0.01) * (1 - share)
        if isinstance(rate, torch.Tensor):
            rate.fill_(now)
        else:
            optimizer.param_groups[0]["lr"] = now
        # All batches are of one size: what is left over is left out.
        many = max(1, len(asked) // lessons.batch)
        order = asked[torch.randperm(len(asked), device=on)]
        for some in order.repeat(-(-many * lessons.batch // len(asked)))[: many * lessons.batch].split(lessons.batch):
            at.copy_(some)
            update()
        tables.step(made if on_card else made.numpy())
    return pupil


def main() -> None:
    """Teach, and keep what is learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("teacher", type=Path)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--from", dest="begin", type=Path)
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=110)
    parser.add_argument("--games", type=int, default=65_536)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--to", type=Path, required=True)
    chosen = parser.parse_args()
    of = ("hidden", "begin", "steps", "seconds", "games", "batch", "rate", "device")
    pupil = teach(chosen.game, chosen.teacher, Lessons(**{name: getattr(chosen, name) for name in of}))
    save_file(weights_of(pupil), chosen.to)


if __name__ == "__main__":
    main()
