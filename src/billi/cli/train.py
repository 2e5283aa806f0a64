"""``billi train``: have a player learn a game by playing against itself."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from billi.cli.speaking import OneOf, Speaking, WholeNumber, lang
from billi.errors import printable
from billi.luck import SEEDS
from billi.words import Words

if TYPE_CHECKING:
    from rich.table import Table

    from billi.learn.course import Course
    from billi.learn.training import Progress

MOST_DECISIONS: Final = 10**13
DEVICES: Final = ("cpu", "cuda")
CURVES: Final = {"over_past": "cli-row-over-past", "entropy": "cli-row-entropy", "error": "cli-row-error"}
"""What of a player's progress is drawn, and what it is called."""
BARS: Final = "▁▂▃▄▅▆▇█"
CURVE: Final = 40
"""Points of a curve that are shown."""


@click.command(cls=Speaking, help="cli-train")
@click.argument("name", metavar="cli-metavar-game", help="cli-simulate-game")
@click.option(
    *("--to", "folder"),
    type=click.Path(path_type=Path),
    default=Path("players"),
    show_default=True,
    metavar="cli-metavar-folder",
    help="cli-train-to",
)
@click.option("--decisions", type=WholeNumber(1, MOST_DECISIONS), metavar="N", help="cli-train-decisions")
@click.option(
    "--device",
    type=OneOf(DEVICES),
    default=DEVICES[0],
    show_default=True,
    metavar="|".join(DEVICES),
    help="cli-train-device",
)
@click.option("--against", default="", metavar="cli-metavar-file", help="cli-train-against")
@click.option("--from", "begin", default="", metavar="cli-metavar-file", help="cli-train-from")
@click.option("--plan", "changes", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-train-plan")
@click.option("--seed", type=WholeNumber(0, SEEDS), default=1, show_default=True, metavar="N", help="cli-train-seed")
@lang
@click.pass_obj
def train(
    words: Words,
    name: str,
    folder: Path,
    decisions: int | None,
    device: str,
    against: str,
    begin: str,
    changes: Path | None,
    seed: int,
) -> None:
    """Learn, and say what was learned."""
    from dataclasses import replace

    from billi.cli.screen import show
    from billi.state import game

    game(name)  # or it is none we know
    from billi.learn.course import Course, begun
    from billi.learn.plans import usual, with_changes

    plan = usual(name, device, begin)
    if changes:
        plan = with_changes(plan, changes)
    if decisions is None:
        decisions = (begun(name, folder) or plan).decisions
    plan = replace(plan, decisions=decisions, against=against, seed=seed)
    course = Course(name, plan, folder)
    if decisions % plan.lesson:
        whole = plan.lessons * plan.lesson
        click.echo(words.text("cli-train-rounded", lesson=plan.lesson, decisions=whole), err=True)
    try:
        with watching(course, words) as on_lesson:
            for progress in course.lessons():
                on_lesson(progress)
    except KeyboardInterrupt:
        click.echo(words.text("cli-train-stopped"), err=True)
        raise
    show(standing(course, words))
    learned = course.school.progress.decisions
    click.echo("\n" + words.text("cli-train-written", file=printable(str(course.player)), decisions=learned))


@contextmanager
def watching(course: "Course", words: Words) -> "Iterator[Callable[[Progress], None]]":
    """Show how it goes while it goes on; only at a terminal."""
    import sys

    from rich.console import Console
    from rich.live import Live

    if not sys.stderr.isatty():
        yield lambda progress: None
        return
    with Live(console=Console(stderr=True, highlight=False), transient=True, refresh_per_second=4) as live:
        yield lambda progress: live.update(standing(course, words))


def standing(course: "Course", words: Words) -> "Table":
    """Return a table of how far a player is, with the curves that led there."""
    from rich.table import Table

    progress, plan = course.school.progress, course.plan
    speed = progress.decisions / progress.seconds if progress.seconds else 0.0
    left = (plan.lessons * plan.lesson - progress.decisions) / speed if speed else 0.0
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("left", "right", "left"):
        table.add_column(justify=column)
    table.add_row(words.text("cli-row-learned"), words.text("cli-value-number", n=progress.decisions), "")
    table.add_row(words.text("cli-column-decisions-second"), words.text("cli-value-rate", rate=speed), "")
    if left:
        table.add_row(words.text("cli-row-left"), str(timedelta(seconds=int(left))).removeprefix("0:"), "")
    for name, row in CURVES.items():
        curve = [point[name] for point in course.curve]
        if name == "over_past" and plan.against:
            row = "cli-row-over-rival"
        table.add_row(words.text(row), words.text("cli-value-mean", mean=getattr(progress, name)), drawn(curve))
    return table


def drawn(curve: list[float]) -> str:
    """Return a curve as a line of bars.

    >>> drawn([0.0, 1.0, 2.0, 4.0])
    '▁▂▄█'
    """
    if not curve:
        return ""
    step = max(1, -(-len(curve) // CURVE))
    points = curve[step - 1 :: step]
    least, most = min(points), max(points)
    span = (most - least) or 1.0
    return "".join(BARS[int((point - least) / span * (len(BARS) - 1))] for point in points)
