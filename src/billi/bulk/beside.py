"""Compiling in a process of its own, below everything else: ``python -m billi.bulk.beside GAME FUNCTION…``.

What it makes is kept for all. It is written to the output too, for whoever waits, since the cache folder may be one
that nobody can write to: the length of each function's code in eight bytes, and the code. The input stays open as long
as somebody waits.
"""

import os
import sys
import threading
from collections.abc import Sequence
from typing import Final

BELOW_ALL: Final = 10
"""How much less than others it may have of the processor, by the system's count."""


def main(game: str, *functions: str) -> None:
    """Compile some functions of a game, unless they are kept, and write them out."""
    threading.Thread(target=_leave_with_whoever_waits, daemon=True).start()
    if sys.platform != "win32":
        os.nice(BELOW_ALL)
    from billi.bulk.cpu import code_of

    for function in functions:
        code = code_of(game, function)
        sys.stdout.buffer.write(len(code).to_bytes(8, "little") + code)
        sys.stdout.buffer.flush()


def split(written: bytes, functions: Sequence[str]) -> dict[str, bytes]:
    """Return the code of each function from what was written."""
    codes = {}
    for function in functions:
        size = int.from_bytes(written[:8], "little")
        codes[function], written = written[8 : 8 + size], written[8 + size :]
    return codes


def _leave_with_whoever_waits() -> None:
    os.read(0, 1)  # nothing ever comes, but the end
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
