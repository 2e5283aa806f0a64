"""The way in to the command ``billi``, as small as can be: whoever interrupts it while it loads is not shown how.

It stands beside the package, whose own loading takes most of that time.
"""

import os
import signal
from types import FrameType
from typing import NoReturn


def main() -> NoReturn:
    """Load the command and run it."""
    leave_when_interrupted()
    from billi.cli import main

    main(_be_interrupted_as_usual)


def leave_when_interrupted() -> None:
    """Have Ctrl+C end the process without a word, until the command has been loaded."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # or Ctrl+C is meant for others
        signal.signal(signal.SIGINT, _leave)


def _be_interrupted_as_usual() -> None:
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave(number: int, frame: FrameType | None) -> None:
    """Leave at once: nothing has begun that would have to be put away."""
    os._exit(128 + number)
