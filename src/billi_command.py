"""The way in to the command ``billi``, as small as can be: whoever interrupts it while it loads is not shown how.

It stands beside the package, whose own loading takes most of that time.
"""

import os
import signal
from types import FrameType
from typing import NoReturn


def main() -> NoReturn:
    """Load the command and run it."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:  # or Ctrl+C is meant for others
        signal.signal(signal.SIGINT, _leave)
    from billi.cli import main

    main(lambda: signal.signal(signal.SIGINT, usual))


def _leave(number: int, frame: FrameType | None) -> None:
    """Leave at once: nothing has begun that would have to be put away."""
    os._exit(128 + number)
