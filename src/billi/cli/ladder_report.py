"""The tables that tell how bots stand."""

from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from billi.cli.screen import BASIL, LINE, SAFFRON
from billi.learn.standings import Duel, Measure, Standings
from billi.words import Words

BAR: Final = 12
"""Characters of the longest bar, to either side."""
NONE: Final = "–"


def title(found: Standings, words: Words) -> str:
    """Return what was played, as a title."""
    return words.text(
        "cli-ladder-title",
        deals=found.deals,
        game=words.text(f"game-{found.game}"),
        players=found.players,
        games=found.games,
        seed=str(found.seed),
    )


def report(found: Standings, words: Words) -> Group:
    """Lay out the standings for people."""
    wins = words.text("cli-ladder-wins-alone")
    if found.fair is not None:
        wins = words.text("cli-ladder-wins", fair=_percent(found.fair, words))
    return Group(
        Text(title(found, words), style="bold"),
        Text(),
        standings(found, words),
        Text(),
        Text(words.text("cli-ladder-points"), style="bold"),
        crosstable(found, lambda duel: difference(duel.points, words)),
        Text(),
        Text(wins, style="bold"),
        crosstable(found, lambda duel: share(duel.wins, words)),
        Text(),
        Text(words.text("cli-ladder-note"), style="dim"),
    )


def standings(found: Standings, words: Words) -> Table:
    """Show the bots, the best first."""
    table = _table()
    table.add_column(Text(words.text("cli-column-bot")), vertical="bottom")
    for heading in ("cli-column-rating", "cli-column-over", "cli-column-share"):
        table.add_column(Text(words.text(heading)), justify="right", vertical="bottom")
    table.add_column("")
    longest = max(abs(standing.points.mean) for standing in found.standings)
    for standing in found.standings:
        table.add_row(
            Text(standing.bot),
            Text(f"{_mean(standing.rating, words)} ({_mean(standing.sigma, words)})"),
            difference(standing.points, words),
            share(standing.wins, words),
            bar(standing.points.mean, longest),
        )
    return table


def crosstable(found: Standings, cell: Callable[[Duel], Text]) -> Table:
    """Show every bot alone among every other: a row for the one, a column for the others."""
    bots = [standing.bot for standing in found.standings]
    cells = {(duel.bot, duel.among): cell(duel) for duel in found.duels}
    table = _table()
    table.add_column("")
    for bot in bots:
        table.add_column(Text(bot), justify="right", vertical="bottom")
    for bot in bots:
        table.add_row(Text(bot), *(cells.get((bot, among), Text(NONE)) for among in bots))
    return table


def difference(points: Measure, words: Words) -> Text:
    """Write points more or fewer than others have."""
    said = ("+" if points.mean >= 0 else "−") + _mean(abs(points.mean), words)
    return Text(said if points.interval is None else f"{said} ± {_mean(points.interval, words)}")


def share(wins: Measure, words: Words) -> Text:
    """Write a share of wins."""
    said = _percent(wins.mean, words)
    return Text(said if wins.interval is None else f"{said} ± {_percent(wins.interval, words)}")


def bar(mean: float, longest: float) -> Text:
    """Draw a mean to the left or the right of nothing."""
    length = round(BAR * abs(mean) / longest) if longest else 0
    left, right = (0, length) if mean >= 0 else (length, 0)
    drawn = Text(" " * (BAR - left))
    return drawn.append("█" * left, SAFFRON).append("│", LINE).append("█" * right, BASIL)


def _mean(mean: float, words: Words) -> str:
    return words.text("cli-value-mean", mean=mean)


def _percent(part: float, words: Words) -> str:
    return words.text("cli-value-percent", percent=100 * part)


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0), border_style=LINE)
