"""The tables that tell what a finished game was made of."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from billi.cli.screen import LINE
from billi.errors import printable
from billi.review.telling import Told

MOST_SHOWN: Final = 10
"""Decisions a terminal tells of."""
PARTS: Final = ("result", "deal", "draws", "own", "others")


def report(told: Told, seat: int | None) -> Group:
    """Lay out a review for people: of one seat, or of all."""
    review, say = told.review, told.say
    seats = range(len(review.seats)) if seat is None else [seat]
    title = say("review-of", game=say(f"game-{review.game}"))
    parts: list[RenderableType] = [Text(title, style="bold"), Text(), _shares(told), Text(), _moments(told, seats)]
    decisions = _decisions(told, seats)
    if decisions.row_count:
        parts += [Text(), decisions]
    equal = sum(one.equal for place in seats for one in review.seats[place].decisions)
    return Group(*parts, Text(), Text(say("review-equals", n=equal), style="dim"))


def _shares(told: Told) -> Table:
    """Show what everyone's result is made of, to the last digit."""
    table = _table(told, ["review-player"], [f"review-{part}" for part in PARTS])
    for name, seat in zip(told.people, told.review.seats, strict=True):
        table.add_row(_text(name), *(Text(told.points(getattr(seat, part), 3)) for part in PARTS))
    return table


def _moments(told: Told, seats: Sequence[int]) -> Table:
    """Show where luck was kindest and least kind, and which choice was dearest."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in seats:
        for kind in ("luckiest", "unluckiest", "dearest"):
            moment = getattr(told.review.seats[seat], kind)
            if moment is not None:
                round_ = told.say("review-round", round=told.review.line[moment.point].round)
                cells = (told.people[seat], told.say(f"review-{kind}"), told.points(moment.points), round_)
                table.add_row(*map(_text, cells), _text(told.moments[moment.point]))
    return table


def _decisions(told: Told, seats: Sequence[int]) -> Table:
    """Show what was given away, the most first."""
    table = _table(told, ["review-player", "review-moment", "review-made", "review-best"], ["review-gave", ""])
    dear = [(seat, one) for seat in seats for one in told.review.seats[seat].decisions if not one.equal]
    for seat, one in sorted(dear, key=lambda placed: -placed[1].gave)[:MOST_SHOWN]:
        round_ = told.say("review-round", round=one.round)
        between = told.say("review-between", low=told.amount(one.low), high=told.amount(one.high))
        cells = (
            told.people[seat],
            round_,
            told.choice(one.made),
            told.choice(one.best),
            told.amount(one.gave),
            between,
        )
        table.add_row(*map(_text, cells))
    return table


def _table(told: Told, texts: Sequence[str], numbers: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0), border_style=LINE)
    for heading in texts:
        table.add_column(Text(told.say(heading)))
    for heading in numbers:
        table.add_column(Text(told.say(heading) if heading else ""), justify="right")
    return table


def _text(text: str) -> Text:
    return Text(printable(text))
