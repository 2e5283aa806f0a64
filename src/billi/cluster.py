"""Work shared over a Ray cluster (the extra ``ray``), in tasks of some seconds.

When a worker dies, another does its task again, and reports come in order. So what is made of them does not depend on
who did what, how fast, or how often.
"""

import os
import re
import signal
import socket
import sys
import threading
import time
from collections import deque
from collections.abc import Generator
from typing import Any, Final

from billi.errors import BilliError
from billi.extras import not_installed
from billi.sharing import Report, Work

AHEAD: Final = 3
"""Tasks a core may have waiting."""
TASK_SECONDS: Final = 3.0
"""How long a task is to take: long enough to be worth the way, short enough to be done again."""
MOST_AT_ONCE: Final = 100_000
"""Numbers in a part, however quick they are."""
KNOCKING: Final = 5.0
"""Seconds a cluster may take to answer at all."""
ADDRESS: Final = re.compile(r"(ray://)?(?P<host>[^:/]+):(?P<port>\d{1,5})")
TRIES: Final = 3
"""Tries to start a cluster: a busy computer may not do it in the half minute Ray allows."""
LIVES: Final = 5
"""How often a task is begun anew when whoever does it dies."""


def on_ray(work: Work[Report], numbers: range, address: str) -> Generator[Report]:
    """Share the numbers over a Ray cluster; what a dead worker had is done again by another."""
    ray = connected(address)
    task = ray.remote(_timed).options(max_retries=LIVES, num_cpus=1)
    given = ray.put(work)
    ahead = max(2, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[tuple[Any, int]] = deque()
    size, first = 1, 0
    try:
        while first < len(numbers) or waiting:
            while first < len(numbers) and len(waiting) < ahead:
                part = numbers[first : first + size]
                waiting.append((task.remote(given, part, sys.path), len(part)))
                first += len(part)
            result, done = waiting.popleft()
            seconds, report = ray.get(result)
            size = max(1, min(MOST_AT_ONCE, 2 * size, round(done * TASK_SECONDS / max(seconds, 1e-6))))
            yield report
    except ray.exceptions.RayTaskError as error:  # what the work itself raised
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise _unusable(address, error) from error
    finally:
        for result, _ in waiting:
            ray.cancel(result, force=True)


def _timed(work: Work[Report], part: range, path: list[str]) -> tuple[float, Report]:
    """Do a part, and say how long it took; bots are found where they are found at home, if that is there."""
    sys.path += [place for place in path if place not in sys.path]
    started = time.perf_counter()
    report = work(part)
    return time.perf_counter() - started, report


def connected(address: str) -> Any:
    """Return the library, connected to a cluster: the one it is connected to already, or the one at an address.

    ``auto`` is one that runs on this computer, ``local`` a new one that nobody else can reach.
    """
    alone = address == "local"
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers what is run here
    # Under `uv run` Ray would send the whole folder to every worker and have uv set it up there, for minutes.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    if alone:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # whatever the system: listen at 127.0.0.1 only
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise not_installed(missing, "ray") from missing
    if ray.is_initialized():
        return ray
    if where := ADDRESS.fullmatch(address):  # if nobody is there, Ray itself would wait for minutes
        try:
            socket.create_connection((where["host"], int(where["port"])), KNOCKING).close()
        except OSError as error:
            raise _unusable(address, error) from error
    ended = signal.getsignal(signal.SIGTERM)
    how = {"include_dashboard": False} if alone else {"address": address}
    for tries_left in reversed(range(TRIES if alone else 1)):
        try:
            ray.init(log_to_driver=False, logging_level="error", **how)  # what workers print would be among our results
            break
        except Exception as error:  # Ray raises just that where a start takes it too long
            ray.shutdown()
            if not tries_left:
                raise _unusable(address, error) from error
    if callable(ended) and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, ended)  # Ray has taken it, but a command ends in its own way
    return ray


def _unusable(address: str, error: Exception) -> BilliError:
    """Return what to say of a cluster, by the first line of what Ray says."""
    reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
    return BilliError("ray-failed", address=address, reason=reason)
