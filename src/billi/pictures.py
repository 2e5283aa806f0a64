"""Cards, views and states as SVG, drawn with the page's own art: what a notebook shows of them.

A view shows what its seat may see and nothing else: it is drawn from the view alone.
"""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from billi.games import GAMES
from billi.games.card import Card
from billi.games.view import Board, View

if TYPE_CHECKING:
    from billi.state import State

PAPER: Final = "#fffaf0"
INK: Final = "#2b2320"
CLOTH: Final = "#1f6b4f"
CARD_WIDTH: Final = 100
CARD_HEIGHT: Final = 140
SCALE: Final = 0.4
"""Of a card in a picture of a table."""
STEP: Final = 62
"""From one card of a hand to the next, in a card's own measure."""
LABEL: Final = 112
ROW: Final = 68
MARGIN: Final = 10
CAPTION: Final = 14


def picture_of_card(card: Card) -> str:
    """Draw one card."""
    [game] = [name for name, spec in GAMES.items() if isinstance(card, type(spec.deck[0]))]
    return _document(draw_card(game, card), CARD_WIDTH, CARD_HEIGHT)


def picture_of_view(view: View) -> str:
    """Draw what a seat, or a spectator, sees."""
    own = {} if view.seat is None else {view.seat: view.hand}
    return _table(view, own)


def picture_of_state(state: "State") -> str:
    """Draw a game with all cards open."""
    people = range(state.game.players)
    return _table(state.view(None), {seat: state.hand(seat) for seat in people})


# A table


def _table(board: Board, open_hands: Mapping[int, Sequence[str]]) -> str:
    """Draw a row a seat, and below them what lies on the table."""
    rows, widest = [], 0
    for seat, size in enumerate(board.hand_sizes):
        cards = open_hands.get(seat, [None] * size)
        rows.append(_words(board, seat) + _spread(board.game, [(card, "") for card in cards], LABEL))
        widest = max(widest, len(cards))
    picture = GAMES[board.game].picture
    lying = picture.lying(board) if picture else []
    rows.append(_spread(board.game, lying, LABEL, step=CARD_WIDTH + 8))
    widest = max(widest, round(len(lying) * (CARD_WIDTH + 8) / STEP))
    width = LABEL + SCALE * (STEP * max(widest - 1, 0) + CARD_WIDTH) + 2 * MARGIN
    height = ROW * (len(rows) - 1) + (SCALE * CARD_HEIGHT + CAPTION if lying else 0) + 2 * MARGIN
    body = f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{CLOTH}"/>'
    for number, row in enumerate(rows):
        body += f'<g transform="translate({MARGIN} {MARGIN + ROW * number})">{row}</g>'
    return _document(body, width, height)


def _words(board: Board, seat: int) -> str:
    """Write who sits there: a ring round whoever is asked, as on the page."""
    asked = seat in board.to_act
    ring = f'<circle cx="12" cy="28" r="11" fill="{PAPER if asked else "none"}" stroke="{PAPER}" stroke-width="1.5"/>'
    number = text(12, 33, str(seat), 14, INK if asked else PAPER, anchor="middle")
    points = board.points[seat]
    return ring + number + text(32, 33, f"{points} point{'' if points == 1 else 's'}", 13, PAPER)


def _spread(game: str, cards: Sequence[tuple[str | None, str]], left: float, step: float = STEP) -> str:
    """Lay cards side by side, what is to be said of each below it."""
    drawn = ""
    for place, (card, caption) in enumerate(cards):
        at = f"translate({left + SCALE * step * place:g} 0) scale({SCALE:g})"
        words = text(CARD_WIDTH / 2, CARD_HEIGHT + 26, caption, 30, PAPER, anchor="middle") if caption else ""
        drawn += f'<g transform="{at}">{draw_card(game, card)}{words}</g>'
    return drawn


# A card


def draw_card(game: str, card: str | None) -> str:
    """Draw a card, 100 wide and 140 high, to be put where :func:`drawings_in` it are; None lies face down."""
    frame = f'<rect x="0.5" y="0.5" width="99" height="139" rx="7" fill="{PAPER}"/>'
    edge = f'<rect x="0.5" y="0.5" width="99" height="139" rx="7" fill="none" stroke="{INK}"/>'
    if card is None:
        return frame + use(f"back-{game}", 0, 0, CARD_WIDTH, CARD_HEIGHT) + edge
    picture = GAMES[game].picture
    face = picture.face(card) if picture else text(50, 90, card, 60, INK, anchor="middle")
    return f"{frame}<title>{escape(card)}</title>{face}{edge}"


def use(id: str, x: float, y: float, width: float, height: float) -> str:
    """Draw one of the house's drawings."""
    return f'<use href="#{id}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'


def text(x: float, y: float, words: str, size: float, colour: str, anchor: str = "start") -> str:
    """Write something."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text {place} fill="{colour}">{escape(words)}</text>'


# The document


def _document(body: str, width: float, height: float) -> str:
    """Make a picture that stands alone: with the drawings it uses, and none else."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="Fraunces, Georgia, serif" font-weight="700">'
        f"<defs>{drawings_in(body)}</defs>{body}</svg>"
    )


def drawings_in(body: str) -> str:
    """Return the drawings that what is drawn uses, each once."""
    found: dict[str, str] = {}
    wanted = _used(body)
    while wanted:
        id = wanted.pop()
        if id in _drawings() and id not in found:
            found[id] = _drawings()[id]
            wanted += _used(found[id])
    return "".join(found.values())


def _used(svg: str) -> list[str]:
    return re.findall(r'href="#([^"]+)"', svg)


def looks(game: str) -> dict[str, Any]:
    """Return what a game's cards are coloured with: the page reads the same file."""
    found: dict[str, Any] = json.loads(files(f"billi.games.{game}").joinpath("looks.json").read_text(encoding="utf-8"))
    return found


@cache
def _drawings() -> dict[str, str]:
    """Return every drawing of the house, by its id."""
    sprite = files("billi").joinpath("art/sprite.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="([^"]+)".*?</symbol>', sprite, re.DOTALL)}
