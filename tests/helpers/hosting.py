"""``billi host`` beside a server that runs, as whoever runs it would have it."""

import asyncio
import contextlib
import io

from billi.cli import run
from helpers.billi_command import Said


async def host(database: str, *args: str) -> Said:
    """Run a command of the host while whatever else goes on; what it prints is kept apart."""
    return await asyncio.to_thread(host_now, database, *args)


def host_now(database: str, *args: str) -> Said:
    """Run a command of the host."""
    out, err = io.TextIOWrapper(io.BytesIO()), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(["host", *args, "--database", database])
        out.flush()
    return Said(code, out.buffer.getvalue().decode(), err.getvalue())


def refused(said: Said) -> str:
    """Return the one line of a command that could not do what it was told."""
    assert (said.code, said.out) == (2, ""), said.err
    assert said.err.count("\n") == 1, said.err
    return said.err.rstrip("\n")
