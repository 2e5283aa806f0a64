"""The standings of a ladder, drawn: a row a bot, a dot for its points over the others, a line for the interval."""

from collections.abc import Callable
from html import escape
from typing import Final

from billi.learn.standings import Measure, Standings

ROW: Final = 34
TOP: Final = 64
LEFT: Final = 210
RIGHT: Final = 130
WIDTH: Final = 720
LONGEST_NAME: Final = 24
MARGIN: Final = 1.08
"""How much wider the axis is than what it shows."""
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#33291f}.title{font-weight:600;font-size:16px}.mean{font-variant-numeric:"
    "tabular-nums}.axis{stroke:#b8aa98}.range{stroke:#2f7d4e;stroke-width:3;stroke-linecap:round}.dot{fill:#e2a12b;"
    "stroke:#2f7d4e;stroke-width:2}"
)


def picture(found: Standings, title: str, label: str, written: Callable[[Measure], str]) -> str:
    """Return an SVG of the standings, with a title, what is measured, and each measure as it is written."""
    reach = MARGIN * max(abs(one.points.mean) + (one.points.interval or 0) for one in found.standings) or 1.0
    middle, half = (LEFT + WIDTH - RIGHT) / 2, (WIDTH - RIGHT - LEFT) / 2
    height = TOP + ROW * len(found.standings) + 20

    def x(points: float) -> str:
        return f"{middle + half * points / reach:.1f}"

    rows = []
    for number, standing in enumerate(found.standings):
        y, mean, wide = TOP + ROW * number + ROW // 2, standing.points.mean, standing.points.interval or 0
        said = written(standing.points)
        name = standing.bot if len(standing.bot) <= LONGEST_NAME else "…" + standing.bot[1 - LONGEST_NAME :]
        rows.append(
            f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>'
            f'<line class="range" x1="{x(mean - wide)}" x2="{x(mean + wide)}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(mean)}" cy="{y}" r="6"/>'
            f'<text class="mean" x="{WIDTH - 12}" y="{y + 5}" text-anchor="end">{escape(said)}</text>'
        )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fffaf2"/>',
            f'<text class="title" x="12" y="26">{escape(title)}</text>',
            f'<text x="{middle}" y="52" text-anchor="middle">{escape(label)}</text>',
            f'<line class="axis" x1="{x(0)}" x2="{x(0)}" y1="{TOP}" y2="{height - 16}"/>',
            *rows,
            "</svg>\n",
        ]
    )
