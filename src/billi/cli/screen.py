"""What the commands draw on: tables for people, JSON for machines, progress for whoever waits at a terminal."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, ProgressColumn, Task
from rich.table import Column
from rich.text import Text

from billi.words import Words

WIDEST_OFF_SCREEN: Final = 200
SAFFRON: Final = "#E2A12B"
BASIL: Final = "#2F7D4E"
LINE: Final = "grey37"


def show(*tables: RenderableType) -> None:
    """Show tables. Off a terminal they are plain, and as wide as they need to be."""
    console = Console(highlight=False, markup=False, emoji=False)
    if console.is_terminal:
        console.print(*tables)
        return
    console.width = WIDEST_OFF_SCREEN
    with console.capture() as capture:
        console.print(*tables)
    for line in capture.get().splitlines():
        print(line.rstrip())


def show_json(result: Mapping[str, Any]) -> None:
    """Show a result to a machine."""
    print(json.dumps(result, indent=2, ensure_ascii=False))


@contextmanager
def telling() -> Iterator[Callable[[str], None]]:
    """Show what is being done; only at a terminal."""
    if not sys.stderr.isatty():
        yield lambda what: None
        return
    with Console(stderr=True, highlight=False, markup=False).status("") as status:
        yield lambda what: status.update(Text(what))


@contextmanager
def counting(games: int, words: Words) -> Iterator[Callable[[int], None] | None]:
    """Show how many games are done, how fast it goes and how long it still takes; only at a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    console = Console(stderr=True)
    bar = BarColumn(console.width // 3, style=LINE, complete_style=SAFFRON, finished_style=BASIL)
    with Progress(bar, GamesColumn(words), console=console, transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.update(task, completed=done)


class GamesColumn(ProgressColumn):
    """How far the games are, in words."""

    def __init__(self, words: Words) -> None:
        super().__init__(Column(no_wrap=True))
        self.words = words

    def render(self, task: Task) -> Text:
        """Return how far the games are."""
        done, games, speed, left = int(task.completed), int(task.total or 0), task.speed, task.time_remaining
        said = self.words.text("cli-progress", done=done, games=games)
        if speed and left is not None:
            time = str(timedelta(seconds=int(left))).removeprefix("0:")
            said = self.words.text("cli-progress-speed", progress=said, rate=speed, time=time)
        return Text(said)
