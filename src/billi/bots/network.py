"""A small network that has learned a game, as :mod:`billi.learn.training` keeps it: no PyTorch is needed to ask it.

A file is in the safetensors format: the length of a head, the head in JSON, and the numbers behind it.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from billi.bulk.answering import LAYERS, room_for
from billi.bulk.cpu import compiled
from billi.games import GAMES

Kind = Literal["player", "judge", "guesser"]
"""How much each choice is liked; what every seat will win in this round, all cards seen; where unseen cards lie."""


class Workspace(NamedTuple):
    """What an answer is worked out in; every thread needs its own."""

    numbers: NDArray[np.float32]
    places: NDArray[np.int64]


class Network:
    """Three layers, each with its sizes evened out, and one that answers: see :mod:`billi.bulk.answering`."""

    def __init__(self, kept: bytes) -> None:
        weights = read_weights(kept)
        parts = [weights[f"{part}{number}"] for number in range(LAYERS) for part in ("layer", "bias", "gain", "shift")]
        parts += [weights["answer"], weights["answer_bias"]]
        self.weights: NDArray[np.float32] = np.concatenate([part.T.ravel() for part in parts])
        """All its numbers, one after the other, a layer's by what goes in."""
        self.hidden, self.width = (int(size) for size in weights["layer0"].shape)
        self.answers = len(weights["answer_bias"])
        """How many numbers it answers with."""
        self.game, self.kind = _about(self.width, self.answers)
        """What game it knows, and what it is asked."""

    def answer(self, rows: Any) -> NDArray[np.float32]:
        """Answer a row, or several."""
        given: NDArray[np.int8] = np.ascontiguousarray(rows, np.int8)
        answers = np.zeros((*given.shape[:-1], self.answers), np.float32)
        compiled(self.game, "answer_many")(
            given.reshape(-1),
            self.width,
            self.weights,
            self.hidden,
            answers.reshape(-1),
            self.answers,
            *workspace_for(self),
            0,
            answers.size // self.answers,
        )
        return answers


def workspace_for(*networks: Network) -> Workspace:
    """Return room to work out answers of some networks in."""
    most = max(room_for(network.width, network.hidden, network.answers) for network in networks)
    return Workspace(np.zeros(most, np.float32), np.zeros(most, np.int64))


def _about(width: int, answers: int) -> tuple[str, Kind]:
    """Return which game has rows and answers of such a number, and what is asked there."""
    for name, spec in GAMES.items():
        if sees := spec.observation:
            sizes: dict[tuple[int, int], Kind] = {
                (sees.WIDTH, sees.CHOICES): "player",
                (sees.WIDTH + sees.BESIDES_WIDTH, spec.rules.SEATS): "judge",
                (sees.WIDTH, sees.BESIDES_WIDTH): "guesser",
            }
            if (width, answers) in sizes:
                return name, sizes[width, answers]
    raise ValueError(f"no game has rows of {width} and {answers} choices")


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


def judge_of(game: str) -> Network | None:
    """Return the one that sees all cards and says what every seat will win in this round, if one comes along."""
    return network_of(f"{game}.judge")


def guesser_of(game: str) -> Network | None:
    """Return the one that guesses where unseen cards lie, if one comes along."""
    return network_of(f"{game}.guesser")


def quick_network_of(game: str) -> Network | None:
    """Return the one that plays rounds on: a pupil of the other, if one comes with the package."""
    return network_of(f"{game}.quick") or network_of(game)
