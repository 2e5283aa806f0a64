"""What a server has at a time, looked at twice a second; and how late that is, which is how long anybody waits."""

import asyncio
import time
from typing import Final

from billi.server.metrics import (
    BOTS_THINKING,
    BOTS_WAITING,
    HINTS_WAITING,
    LOOP_LAG,
    REVIEWS_WAITING,
    STORE_WAITING,
    WITH_EVERY_MOVE,
)
from billi.server.registry import Registry
from billi.server.reviewing import Reviewers

EVERY: Final = 0.5
"""Seconds between looks."""


async def keep_gauging(registry: Registry, reviewers: Reviewers) -> None:
    """Look again and again."""
    try:
        while True:
            due = time.perf_counter() + EVERY
            await asyncio.sleep(EVERY)
            LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
            gauge(registry, reviewers)
    finally:
        count_moves()


def gauge(registry: Registry, reviewers: Reviewers) -> None:
    """Note how much there is of everything now."""
    thinkers = registry.world.thinkers
    BOTS_THINKING.set(thinkers.thinking)
    BOTS_WAITING.set(thinkers.waiting)
    HINTS_WAITING.set(thinkers.asking)
    REVIEWS_WAITING.set(reviewers.waiting)
    STORE_WAITING.set(registry.store.waiting)
    count_moves()


def count_moves() -> None:
    """Count what was noted with every move since the last look."""
    for noted in WITH_EVERY_MOVE:
        noted.count()
