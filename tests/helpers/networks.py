"""Networks that have learned nothing, for tests of how they are asked."""

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from billi.bots.network import Network
from billi.bulk.answering import LAYERS


def untaught(width: int, hidden: int, answers: int, seed: int = 1) -> Network:
    """Return a network of some size with numbers at random."""
    luck = np.random.default_rng(seed)
    parts: dict[str, NDArray[Any]] = {}
    for number in range(LAYERS):
        parts[f"layer{number}"] = luck.normal(size=(hidden, hidden if number else width)) / 8
        for name in ("bias", "gain", "shift"):
            parts[f"{name}{number}"] = luck.normal(size=hidden)
    parts |= {"answer": luck.normal(size=(answers, hidden)), "answer_bias": luck.normal(size=answers)}
    head, body = {}, b""
    for name, numbers in parts.items():
        kept = numbers.astype(np.float16).tobytes()
        head[name] = {"dtype": "F16", "shape": numbers.shape, "data_offsets": [len(body), len(body) + len(kept)]}
        body += kept
    about = json.dumps(head).encode()
    return Network(len(about).to_bytes(8, "little") + about + body)
