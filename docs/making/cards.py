"""Pictures of the cards, drawn with the page's own art."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

SPRITE: Final = Path(__file__).parents[2] / "src" / "billi" / "art" / "sprite.svg"
SYMBOL: Final = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
ART: Final[Mapping[str, Callable[[str], str]]] = {
    "misterbill": lambda card: f"art-{card}",
    "willi": lambda card: f"shape-{card[0]}",
}
"""The drawing on a card, by game."""
PAPER: Final = "#fffaf0"
INK: Final = "#2b2320"
LETTERS: Final = f'font-family="serif" font-weight="700" fill="{INK}"'


@cache
def symbols() -> dict[str, str]:
    """Return every drawing there is, by its name."""
    return {found[1]: found[0] for found in SYMBOL.finditer(SPRITE.read_text(encoding="utf-8"))}


def sheet(game: str, cards: Iterable[str]) -> str:
    """Return the drawings these cards need, once, for :func:`picture` to point at; nothing for a game without art."""
    art = ART.get(game)
    if art is None:
        return ""
    drawn = "".join(symbols()[name] for name in dict.fromkeys(map(art, cards)))
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{one_line(drawn)}</svg>'


def picture(game: str, card: str, name: str) -> str:
    """Draw a card; one of a game without art is its code."""
    if game not in ART:
        return f"`{card}`"
    head = f'<text x="8" y="32" font-size="28" {LETTERS}>{card}</text>'
    drawing = f'<use href="#{ART[game](card)}" x="10" y="42" width="80" height="80"/>'
    return (
        f'<svg class="card" viewBox="0 0 100 140" width="50" height="70" role="img" aria-label="{name}">'
        f'<rect x="0.5" y="0.5" width="99" height="139" rx="7" fill="{PAPER}" stroke="{INK}"/>{head}{drawing}</svg>'
    )


def one_line(svg: str) -> str:
    """Write a drawing so that it can stand in a line of Markdown."""
    return re.sub(r">\s+<", "><", " ".join(svg.split()))
