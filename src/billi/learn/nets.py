"""The networks that learn, in PyTorch, and how they are kept."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from billi.bots.network import read_weights
from billi.errors import UnknownBot, brief
from billi.extras import brought_by

with brought_by("learn"):
    import torch
    from torch import Tensor, nn


class Net(nn.Module):
    """Three layers, each with its sizes evened out, and one that answers."""

    def __init__(self, scales: Sequence[float], hidden: int, answers: int) -> None:
        super().__init__()
        self.register_buffer("scales", torch.tensor(scales))
        widths = [len(scales), hidden, hidden, hidden]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(widths))
        self.norms = nn.ModuleList(nn.LayerNorm(hidden) for _ in range(3))
        self.answer = nn.Linear(hidden, answers)
        nn.init.zeros_(self.answer.weight)
        nn.init.zeros_(self.answer.bias)

    def forward(self, rows: Tensor) -> Tensor:
        """Answer some rows."""
        x = rows * self.scales
        for layer, norm in zip(self.layers, self.norms, strict=True):
            x = torch.relu(norm(layer(x)))
        answered: Tensor = self.answer(x).float()
        return answered


def scales_of(fields: Sequence[Any]) -> list[float]:
    """Return what the entries of a row are multiplied by, to be about as large as one."""
    return [1 / one.most for one in fields for _ in range(one.size)]


def weights_of(net: Net) -> dict[str, Tensor]:
    """Return a player's weights in half the digits: what it multiplies rows by is part of the first layer's."""
    weights: dict[str, Tensor] = {}
    for number, (layer, norm) in enumerate(zip(net.layers, net.norms, strict=True)):
        weight = layer.weight * net.scales if number == 0 else layer.weight
        weights |= {f"layer{number}": weight, f"bias{number}": layer.bias}
        weights |= {f"gain{number}": norm.weight, f"shift{number}": norm.bias}
    weights |= {"answer": net.answer.weight, "answer_bias": net.answer.bias}
    return {key: value.detach().half().contiguous().cpu() for key, value in weights.items()}


def frozen(file: Path, scales: Sequence[float]) -> Net:
    """Return a player as it was kept, to be played against."""
    try:
        weights = {name: torch.from_numpy(value) for name, value in read_weights(file.read_bytes()).items()}
        net = Net(scales, len(weights["bias0"]), len(weights["answer_bias"]))
        weights["layer0"] = weights["layer0"] / net.scales
        own = net.state_dict()
        for number in range(3):
            for ours, theirs in (("layers.{}.weight", "layer"), ("layers.{}.bias", "bias")):
                own[ours.format(number)] = weights[f"{theirs}{number}"]
            for ours, theirs in (("norms.{}.weight", "gain"), ("norms.{}.bias", "shift")):
                own[ours.format(number)] = weights[f"{theirs}{number}"]
        own |= {"answer.weight": weights["answer"], "answer.bias": weights["answer_bias"]}
        net.load_state_dict(own)
    except (OSError, KeyError, ValueError, RuntimeError) as error:
        raise UnknownBot("bot-no-player", name=brief(str(file)), reason=brief(error)) from error
    return net
