"""``billi puzzle``: show the puzzle of a day, and tell how it is solved."""

import click

from billi.cli.speaking import Speaking, lang
from billi.errors import printable
from billi.words import Words


@click.command(cls=Speaking, help="cli-puzzle")
@click.argument("date", required=False, default="", metavar="cli-metavar-date", help="cli-puzzle-date")
@click.option("--answer", is_flag=True, help="cli-puzzle-answer")
@lang
@click.pass_context
def puzzle(ctx: click.Context, date: str, answer: bool) -> None:
    """Show a puzzle, or its solution."""
    from billi.puzzles import day_in, puzzle_of, today
    from billi.puzzles.telling import ToldPuzzle

    words: Words = ctx.obj
    day = day_in(date, today())
    told = ToldPuzzle(puzzle_of(day), words)
    click.echo(words.text("puzzle-title", date=day.isoformat()) + "\n")
    for line in told.answer() if answer else told.question():
        click.echo(printable(line))
    if not answer:
        click.echo("\n" + words.text("puzzle-answer", command=f"{ctx.command_path} {day.isoformat()} --answer"))
