"""What the commands that play many games have in common."""

import csv
import os
from collections.abc import Sequence
from typing import Final

from billi.cli.speaking import MisuseError

MOST_GAMES: Final = 10**12
MOST_WORKERS: Final = 1000
FRESH_SEEDS: Final = 2**53
"""Too many for a bot to try them all."""
GAMES_WORTH_A_PROCESS: Final = 100
"""Fewer are played before another process has even started."""


def chosen(options: Sequence[str]) -> dict[str, str]:
    """Read options given as KEY=VALUE."""
    return dict(_key_and_value(option) for option in options)


def _key_and_value(option: str) -> tuple[str, str]:
    key, equals, value = option.partition("=")
    if not equals:
        raise MisuseError("cli-error-option-form", found=option)
    return key.strip(), value.strip()


def named(bots: str) -> list[str]:
    """Read names with commas between them; one with a comma in it stands in quotation marks.

    >>> named('house, sharp,"./bot --weights 1,2"')
    ['house', 'sharp', './bot --weights 1,2']
    """
    return [name.strip() for name in next(csv.reader([bots], skipinitialspace=True))] or [""]


def fresh_seed() -> int:
    """Return a seed for whoever gives none."""
    import secrets

    return secrets.randbelow(FRESH_SEEDS)


def useful_workers(games: int) -> int:
    """Return how many processes are worth starting for so many games."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, games // GAMES_WORTH_A_PROCESS))
