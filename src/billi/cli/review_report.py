"""The tables that tell what a finished game was made of."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from billi.cli.screen import LINE
from billi.errors import printable
from billi.review.data import Decided
from billi.review.telling import ToldReview

MOST_SHOWN: Final = 10
"""Decisions a terminal tells of unless all are wanted."""
PARTS: Final = ("result", "deal", "draws", "own", "others")


def report(told: ToldReview, seat: int | None, most: int | None = MOST_SHOWN) -> Group:
    """Lay out a review for people: of one seat, or of all, with so many decisions."""
    review, say = told.review, told.say
    seats = range(len(review.seats)) if seat is None else [seat]
    title = say("review-of", game=say(f"game-{review.game}"))
    parts: list[RenderableType] = [Text(title, style="bold"), Text(), _shares(told)]
    if chairs := [place for place in seats if review.seats[place].chair]:
        parts += [Text(), _text(say("review-chair", points=_chairs(told, chairs)))]
    parts += [Text(), _moments(told, seats)]
    dear = [(place, one) for place in seats for one in review.seats[place].decisions if not one.equal]
    if dear:
        parts += [Text(), _decisions(told, sorted(dear, key=lambda placed: -placed[1].gave)[:most])]
    if most is not None and len(dear) > most:
        parts.append(Text(say("review-more", n=len(dear) - most)))
    return Group(*parts, Text(), Text(_rest(told, seats), style="dim"))


def _rest(told: ToldReview, seats: Sequence[int]) -> str:
    """Return how many decisions gave away nothing, as a line."""
    decisions = [one for place in seats for one in told.review.seats[place].decisions]
    if not decisions:
        return told.say("review-no-decisions")
    return told.say("review-equals", n=sum(one.equal for one in decisions))


def _chairs(told: ToldReview, seats: Sequence[int]) -> str:
    """Write what chairs are worth, with their people where there are several."""
    worths = [told.points(told.review.seats[seat].chair) for seat in seats]
    if len(seats) == 1:
        return worths[0]
    return ", ".join(f"{told.people[seat]} {worth}" for seat, worth in zip(seats, worths, strict=True))


def _shares(told: ToldReview) -> Table:
    """Show what everyone's result is made of, to the last digit."""
    table = _table(told, ["review-player"], [f"review-{part}" for part in PARTS])
    for name, seat in zip(told.people, told.review.seats, strict=True):
        table.add_row(_text(name), *(Text(told.points(getattr(seat, part), 3)) for part in PARTS))
    return table


def _moments(told: ToldReview, seats: Sequence[int]) -> Table:
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


def _decisions(told: ToldReview, decisions: Sequence[tuple[int, Decided]]) -> Table:
    """Show what was given away, and by whom."""
    table = _table(told, ["review-player", "review-moment", "review-made", "review-best"], ["review-gave", ""])
    for seat, one in decisions:
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


def _table(told: ToldReview, texts: Sequence[str], numbers: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0), border_style=LINE)
    for heading in texts:
        table.add_column(Text(told.say(heading)))
    for heading in numbers:
        table.add_column(Text(told.say(heading) if heading else ""), justify="right")
    return table


def _text(text: str) -> Text:
    return Text(printable(text))
