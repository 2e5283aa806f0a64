"""The tables that tell what simulated games add up to."""

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from billi.cli.screen import LINE
from billi.summary import Figure, Summary
from billi.words import Words

COLUMNS: Final = (
    "cli-column-seat",
    "cli-column-bot",
    "cli-column-points",
    "cli-column-interval",
    "cli-column-wins",
    "cli-column-share",
)
Row = tuple[str, str, str]
"""What it is, how much of it, and a remark."""


def report(summary: Summary, words: Words) -> Group:
    """Lay out a summary for people."""
    say = words.text
    title = say(
        "cli-simulate-title",
        games=summary.games,
        game=say(f"game-{summary.game}"),
        players=summary.players,
        seed=str(summary.seed),
    )
    facts = Table.grid(padding=(0, 3, 0, 0))
    facts.add_column()
    facts.add_column(justify="right", no_wrap=True)
    facts.add_column(style="dim")
    for row in rows(summary, words):
        facts.add_row(*map(Text, row))
    parts: list[RenderableType] = [Text(title, style="bold"), Text(), seats(summary, words), Text(), facts]
    if summary.shared_games:
        parts += [Text(), Text(say("cli-note-shared"), style="dim")]
    return Group(*parts)


def seats(summary: Summary, words: Words) -> Table:
    """Show how each seat did."""
    say = words.text
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0), border_style=LINE)
    for heading in COLUMNS:
        justify: JustifyMethod = "left" if heading == "cli-column-bot" else "right"
        table.add_column(Text(say(heading)), justify=justify, vertical="bottom")
    for seat in summary.seats:
        cells = (
            say("cli-value-number", n=seat.seat),
            say("name-willi") if seat.bot is None else seat.bot,
            say("cli-value-mean", mean=seat.points),
            "–" if seat.interval is None else say("cli-value-mean", mean=seat.interval),
            say("cli-value-number", n=seat.wins),
            say("cli-value-percent", percent=100 * seat.share),
        )
        table.add_row(*map(Text, cells))
    return table


def rows(summary: Summary, words: Words) -> Iterator[Row]:
    """Tell what the games were like."""
    say = words.text

    def mean(value: float) -> str:
        return say("cli-value-mean", mean=value)

    def part(times: int, of: int) -> tuple[str, str]:
        return say("cli-value-number", n=times), say("cli-value-percent", percent=100 * times / of)

    def row(fact: Figure) -> Row:
        if fact.of is not None:
            return say(fact.label), *part(int(fact.value), fact.of)
        return ("  " if fact.part else "") + say(fact.label), mean(fact.value), ""

    span = say("cli-value-span", least=summary.shortest_round, most=summary.longest_round)
    yield say(summary.LENGTH), mean(summary.round_length), span
    yield say("cli-row-decisions"), mean(summary.decisions), ""
    yield from (row(fact) for fact in summary.facts() if fact.of is None)
    yield say("cli-row-ties"), *part(summary.shared_games, summary.games)
    yield from (row(fact) for fact in summary.facts() if fact.of is not None)
    yield say("cli-row-speed"), say("cli-value-rate", rate=summary.games / summary.seconds), ""
