"""Pictures of the cards, drawn as for a notebook."""

import re
from collections.abc import Iterable

from billi.games import GAMES
from billi.pictures import draw_card, drawings_in


def sheet(game: str, cards: Iterable[str]) -> str:
    """Return the drawings these cards need, once, for :func:`picture` to point at; nothing for a game without art."""
    if GAMES[game].picture is None:
        return ""
    drawn = drawings_in("".join(draw_card(game, card) for card in cards))
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{one_line(drawn)}</svg>'


def picture(game: str, card: str, name: str) -> str:
    """Draw a card; one of a game without art is its code."""
    if GAMES[game].picture is None:
        return f"`{card}`"
    size = 'class="card" viewBox="0 0 100 140" width="50" height="70" font-family="serif" font-weight="700"'
    return f'<svg {size} role="img" aria-label="{name}">{one_line(draw_card(game, card))}</svg>'


def one_line(svg: str) -> str:
    """Write a drawing so that it can stand in a line of Markdown."""
    return re.sub(r">\s+<", "><", " ".join(svg.split()))
