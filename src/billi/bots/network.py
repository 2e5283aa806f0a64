"""A small network that has learned a game, as :mod:`billi.learn.training` keeps it: no PyTorch is needed to ask it.

A file is in the safetensors format: the length of a head, the head in JSON, and the numbers behind it.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

LAYERS: Final = 3
EVENED: Final = 1e-5
"""What keeps numbers that are all alike from being divided by nothing when they are evened out."""


class Network:
    """Three layers, each with its sizes evened out, and one that answers."""

    def __init__(self, kept: bytes) -> None:
        weights = read_weights(kept)
        self._layers = [
            tuple(weights[f"{part}{number}"] for part in ("layer", "bias", "gain", "shift")) for number in range(LAYERS)
        ]
        self._answer, self._answer_bias = weights["answer"], weights["answer_bias"]

    @property
    def width(self) -> int:
        """How many entries a row has that it answers."""
        return int(self._layers[0][0].shape[1])

    def answer(self, rows: Any) -> NDArray[np.float32]:
        """Answer a row, or several."""
        x: NDArray[np.float32] = np.asarray(rows, np.float32)
        for layer, bias, gain, shift in self._layers:
            x = x @ layer.T + bias
            x -= x.mean(-1, keepdims=True)
            x *= gain / np.sqrt((x * x).mean(-1, keepdims=True) + EVENED)
            x += shift
            np.maximum(x, 0, out=x)
        answered: NDArray[np.float32] = x @ self._answer.T + self._answer_bias
        return answered


def read_weights(kept: bytes) -> dict[str, NDArray[np.float32]]:
    """Read numbers of half precision, by name."""
    begins = 8 + int.from_bytes(kept[:8], "little")
    found = {}
    for name, about in json.loads(kept[8:begins]).items():
        if name != "__metadata__":
            first, last = about["data_offsets"]
            numbers = np.frombuffer(kept[begins + first : begins + last], np.float16)
            found[name] = numbers.reshape(about["shape"]).astype(np.float32)
    return found


@cache
def network_of(game: str) -> Network | None:
    """Return the network that comes with the package for a game, if there is one."""
    kept = files("billi.players").joinpath(f"{game}.safetensors")
    return Network(kept.read_bytes()) if kept.is_file() else None
