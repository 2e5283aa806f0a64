"""What is looked at last, first, or not at all: for all tests, and the examples in modules and in the documentation."""

import gc
import os
from collections.abc import Sequence
from importlib.util import find_spec

import pytest

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # or several workers, each on all cores, wait for one another
gc.disable()  # while everything is imported and collected, which stays

NEEDED = {
    "training": "torch",
    "course": "torch",
    "nets": "torch",
    "arrays": "gymnasium",
    "gymnasium_envs": "gymnasium",
    "gymnasium_vector": "gymnasium",
    "pettingzoo_envs": "pettingzoo",
    "openspiel_games": "pyspiel",
}

collect_ignore = [f"src/billi/learn/{module}.py" for module, library in NEEDED.items() if not find_spec(library)]
"""A module whose library is an extra that is not installed."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have every worker begin with some of what takes long, or the last one would be at it when all others are done.

    Each is given a part of the list from one end to the other, and takes from the end of another's when it has done its
    own. A marked module stays in one piece, since what it builds for all of its tests would be built by each worker.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for number, part in enumerate(_long(items)):
        shares[number % workers] += part
    first = {item for share in shares for item in share}
    rest = [item for item in items if item not in first]
    each = len(items) // workers
    items.clear()
    for share in shares:
        more = max(each - len(share), 0)
        items += share + rest[:more]
        del rest[:more]
    items += rest


def pytest_collection_finish() -> None:
    """Collect garbage from now on, but look no more at what is there for good: it takes longer than many a test."""
    gc.freeze()
    gc.enable()


def _long(items: Sequence[pytest.Item]) -> list[list[pytest.Item]]:
    """Return what is marked as long: whole modules, and single tests."""
    parts: dict[object, list[pytest.Item]] = {}
    for item in items:
        for node, _ in item.iter_markers_with_node("long"):
            parts.setdefault(node, []).append(item)
            break
    return list(parts.values())
