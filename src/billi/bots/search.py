"""What a choice is worth, over hands that fit what a seat has seen: the rest of the round is played by a network."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from billi.bots.network import Network
from billi.bots.sight import Sight
from billi.bulk.cpu import compiled
from billi.bulk.layout import pack, record_type
from billi.bulk.learning import LOG_ROOM
from billi.games import GAMES
from billi.games.spec import learned
from billi.games.view import View
from billi.luck import seeded


@dataclass
class Worlds:
    """Games that fit what a seat has seen, all at the moment it decides."""

    positions: NDArray[np.void]
    seen: NDArray[np.void]
    streams: NDArray[np.int64]

    def again(self, times: int) -> "Worlds":
        """Return the same worlds several times over, one after the other."""
        return Worlds(*(np.tile(one.reshape(len(self.positions), -1), (times, 1)).reshape(-1) for one in vars(self).values()))


def worlds(view: View, sight: Sight, many: int, luck: np.random.Generator) -> Worlds:
    """Make up many games that fit a view."""
    spec = GAMES[view.game]
    memory, _ = learned(spec)
    positions = np.zeros(many, record_type(spec.rules))
    pack(sight.position, positions[0])
    positions[1:] = positions[0]
    seen = np.zeros(many * memory.EYES, record_type(memory))
    pack(sight.seen, seen[0])
    seen[1:] = seen[0]
    spec.imagined.imagine(view, sight.position, positions, seen, luck)
    seed = int(luck.integers(1 << 62))
    return Worlds(positions, seen, np.array([seeded(seed, number) for number in range(many)]))


def play_on(game: str, worlds: Worlds, seat: int, choices: NDArray[np.int8], network: Network) -> NDArray[np.int64]:
    """Have a seat make a choice in each world, and everyone choose by a network until the round is over.

    Return the points everybody has then.
    """
    rules, observation = GAMES[game].rules, learned(GAMES[game])[1]
    compiled(game, "play_on_many")(
        worlds.positions,
        worlds.seen,
        np.zeros(rules.CARDS_SIZE, np.int8),
        np.zeros(LOG_ROOM, np.int16),
        worlds.streams,
        seat,
        choices,
        np.zeros(observation.WIDTH, np.int8),
        network.weights,
        network.hidden,
        np.zeros(observation.CHOICES, np.float32),
        *network.new_room(),
        0,
        len(worlds.positions),
    )
    points: NDArray[np.int64] = worlds.positions["points"].astype(np.int64)
    return points
