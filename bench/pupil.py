"""Teaches a small network to choose as a player does who has learned already, for whoever has to play many rounds on.

The pupil that learns beside a player (:mod:`billi.learn.training`) follows somebody who changes; this one follows the
player as it is, in games that either of them plays. At the end it is said how often both like the same choice best.

uv run python bench/pupil.py willi src/billi/players/willi.safetensors --seconds 120 --to willi.quick.safetensors
"""

import argparse
import time
from pathlib import Path
from typing import Any, Final

import torch
from safetensors.torch import save_file

from billi.bulk.arena import arena
from billi.games.spec import learned
from billi.learn.nets import Net, frozen, scales_of, weights_of
from billi.learn.training import variants

BATCH: Final = 8192
RATE: Final = 2e-3


def teach(name: str, teacher_file: Path, hidden: int, seconds: float, games: int, device: str) -> tuple[Net, str]:
    """Return a pupil, and how well it has learned."""
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    kinds = variants(name)
    _, sees = learned(kinds[0].spec)
    on, scales = torch.device(device), scales_of(sees.FIELDS)
    teacher, pupil = frozen(teacher_file, scales).to(on), Net(scales, hidden, sees.CHOICES).to(on)
    tables = arena(kinds, games, seed=11, device=device)
    bits, number = torch.arange(sees.CHOICES, device=on), torch.arange(games, device=on)
    optimizer = torch.optim.AdamW(pupil.parameters(), lr=RATE, weight_decay=1e-4, fused=device == "cuda")
    said, steps, began = "", 0, time.perf_counter()

    def shown(what: Any) -> torch.Tensor:
        found: torch.Tensor = what if device == "cuda" else torch.from_numpy(what)
        return found

    def answers(net: Net, rows: torch.Tensor, allowed: torch.Tensor) -> torch.Tensor:
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            found: torch.Tensor = net(rows)
        return found.masked_fill(~allowed, -torch.inf)

    while (share := (time.perf_counter() - began) / seconds) < 1:
        rows, masks = shown(tables.rows), shown(tables.masks)
        allowed = (masks[:, None] >> bits & 1).bool()
        with torch.no_grad():
            likes, copies = answers(teacher, rows, allowed), answers(pupil, rows, allowed)
            asked = (masks & (masks - 1) != 0).nonzero().squeeze(1)
            if steps % 500 == 0:
                same = (likes.argmax(1) == copies.argmax(1))[asked].float().mean()
                wanted, given = likes.log_softmax(1)[asked], copies.log_softmax(1)[asked]
                apart = (wanted.exp() * (wanted - given).masked_fill(~allowed[asked], 0)).sum(1).mean()
                said = f"{steps} steps, the same choice {same:.4f}, {apart:.4f} nats apart"
                print(f"{name} {hidden}: {said}", flush=True)
            # A third of the games each: what the teacher likes best, what it might do, and what the pupil might.
            luck = -torch.empty_like(likes).exponential_().log()
            way = (number // len(kinds) % 3)[:, None]
            made = torch.where(way == 0, likes, torch.where(way == 1, likes, copies) + luck).argmax(1).to(torch.int8)
            rows = rows[asked].clone()
        optimizer.param_groups[0]["lr"] = RATE * min(1.0, steps / 100 + 0.01) * max(1 - share, 0.01)
        order = torch.randperm(len(asked), device=on)
        for some in order.split(BATCH):
            at = asked[some]
            given = answers(pupil, rows[some], allowed[at]).log_softmax(1).masked_fill(~allowed[at], 0)
            loss = -(likes[at].softmax(1) * given).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
        tables.step(made if device == "cuda" else made.numpy())
        steps += 1
    return pupil, said


def main() -> None:
    """Teach, and keep what is learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("teacher", type=Path)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--games", type=int, default=65_536)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--to", type=Path, required=True)
    chosen = parser.parse_args()
    pupil, _ = teach(chosen.game, chosen.teacher, chosen.hidden, chosen.seconds, chosen.games, chosen.device)
    save_file(weights_of(pupil), chosen.to)


if __name__ == "__main__":
    main()
