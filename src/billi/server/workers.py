"""Several processes behind one door, and the one that looks after them.

A worker is told its settings on its standard input, where no list of processes shows the password of a database. The
input stays open as long as there is work: when it ends, because the server is to stop or because whoever looked after
the workers is no more, the worker says goodbye to its guests and leaves.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

import msgspec
from prometheus_client import values
from prometheus_client.multiprocess import mark_process_dead

from billi.passing import Passing, passing_folder
from billi.server.logs import start_logging
from billi.server.settings import CannotServe, Settings

PATIENCE: Final = 20.0
"""Seconds a worker may take to leave."""
PAUSE: Final = 0.5
"""Seconds before a dead worker's place is filled, so that one that cannot start does not keep the machine busy."""
FIGURES: Final = "billi-figures-"
"""How the folder begins in which workers keep what they count."""

log = logging.getLogger(__name__)


async def supervise(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve whoever comes to a socket with as many workers as the settings say, until a signal says to stop."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    with _having_figures() as figures:
        ready()
        async with asyncio.TaskGroup() as places:
            for place in range(settings.workers):
                places.create_task(_fill_place(place, settings, listener, figures, stop))
            await stop.wait()
            listener.close()  # or people would still knock while the workers leave


@contextmanager
def _having_figures() -> Iterator[Passing]:
    """Keep a folder for what workers count; raise :class:`CannotServe` where none can be made."""
    with ExitStack() as stack:
        try:
            figures = stack.enter_context(passing_folder(FIGURES))
        except OSError as problem:  # as where everything is only read
            raise CannotServe("serve-no-temporary", reason=problem.strerror or str(problem)) from problem
        yield figures


async def _fill_place(
    place: int, settings: Settings, listener: socket.socket, figures: Passing, stop: asyncio.Event
) -> None:
    """See that there is a worker; when it dies, another takes its place."""
    while not stop.is_set():
        worker = await _start(place, settings, listener, figures)
        leaving = asyncio.create_task(_send_home(worker, stop))
        code = await worker.wait()
        leaving.cancel()
        mark_process_dead(place, str(figures.path))  # type: ignore[no-untyped-call]
        if not stop.is_set():
            log.warning("a worker has ended, another takes its place", extra={"worker": worker.pid, "code": code})
            await asyncio.sleep(PAUSE)


async def _start(place: int, settings: Settings, listener: socket.socket, figures: Passing) -> Process:
    """Start a worker: it finds the same modules as we do, and hears nothing of a Ctrl+C that is meant for us.

    All of them keep their figures in one folder, so that any can tell those of all, and hold it as long as one of them
    is there.
    """
    fd = listener.fileno()
    command = [sys.executable, "-P", "-m", __name__, str(fd), str(place)]
    path = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "PYTHONPATH": path, "PROMETHEUS_MULTIPROC_DIR": str(figures.path)}
    handles = [fd] if figures.lock is None else [fd, figures.lock]
    worker = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, pass_fds=handles, env=environment, start_new_session=True
    )
    assert worker.stdin
    worker.stdin.write(msgspec.json.encode(settings) + b"\n")
    log.info("a worker begins", extra={"worker": worker.pid})
    return worker


async def _send_home(worker: Process, stop: asyncio.Event) -> None:
    """Let a worker leave when it is time, and make it leave if it does not."""
    await stop.wait()
    assert worker.stdin
    worker.stdin.close()
    await asyncio.sleep(PATIENCE)
    log.warning("a worker does not leave and is ended", extra={"worker": worker.pid})
    worker.kill()


def work() -> None:
    """Be a worker: it counts on where the one before it in its place has ended, so that figures need no more room."""
    values.ValueClass = values.MultiProcessValue(lambda: sys.argv[2])  # type: ignore[no-untyped-call]
    from billi.server.serving import Server

    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    start_logging(settings.log)

    def leave() -> None:
        asyncio.get_running_loop().remove_reader(sys.stdin)
        server.should_exit = True

    def ready() -> None:
        asyncio.get_running_loop().add_reader(sys.stdin, leave)

    server = Server(settings, ready)
    server.run(sockets=[socket.socket(fileno=int(sys.argv[1]))])


if __name__ == "__main__":
    work()
