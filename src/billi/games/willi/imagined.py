"""Hands that might lie where a seat of Willi does not see them, many at once, each as likely as the next.

They fit all that was seen: cards that were played, taken or are the seat's own, and colours somebody could not follow.
Unlike :mod:`billi.games.willi.worlds`, this tells how the cards lie now, not how each came there.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from billi.games.willi import rules
from billi.games.willi.notation import PHASES
from billi.games.willi.rules import DECK_SIZE, NO_CARD, PILE_BITS, SEATS, WILLI, Position
from billi.games.willi.view import WilliView
from billi.games.willi.worlds import Rooms, known, splits

Cards = NDArray[np.int64]
HIDDEN: Final = ("hands", "box", "pile")
"""What of a position nobody sees all of."""


def imagine(
    view: WilliView,
    position: Position,
    positions: NDArray[np.void],
    seen: NDArray[np.void],
    luck: np.random.Generator,
) -> None:
    """Put cards into positions that hold all a seat knows. Who boxes at the same time has yet to choose."""
    assert view.seat is not None
    own, boxing = positions[0], view.phase == PHASES[rules.BOXING]
    others = [seat for seat in range(view.players) if seat != view.seat]
    _, taken, barred = known(view)
    away = int(own["hands"][view.seat]) | int(seen[0]["gone"]) | int(seen[0]["lying"])
    if not boxing:
        away |= 1 << int(own["box"][view.seat])
    for seat in others:
        away |= as_set(taken[seat])
    unseen = [card for card in range(DECK_SIZE) if not away >> card & 1]
    places = [(seat, barred[seat]) for seat in others for _ in range(view.hand_sizes[seat] - len(taken[seat]))]
    places += [] if boxing else [(SEATS + seat, 0) for seat in others]
    places += [(WILLI, 0)] * view.hand_sizes[WILLI] if view.players < SEATS else []
    cards = share_out(unseen, [bars for _, bars in places], len(positions), luck)
    whose = np.array([seat for seat, _ in places])
    for seat in others:
        positions["hands"][:, seat] = as_set(taken[seat]) | (1 << cards[:, whose == seat]).sum(1)
        positions["box"][:, seat] = NO_CARD if boxing else cards[:, whose == SEATS + seat][:, 0]
    if boxing:
        positions["to_act"] = (1 << view.players) - 1
    if view.players < SEATS:
        pile = cards[:, whose == WILLI]
        positions["pile"] = (pile << PILE_BITS * np.arange(pile.shape[1])).sum(1)


def as_set(cards: Iterable[int]) -> int:
    """Return cards as the bits of an integer."""
    return sum(1 << card for card in cards)


def share_out(unseen: Sequence[int], bars: Sequence[int], many: int, luck: np.random.Generator) -> Cards:
    """Return cards for every place, some of which bar colours, in ``many`` ways: each that fits is as likely."""
    kinds = sorted(set(bars))
    counts = tuple(sum(card & 3 == colour for card in unseen) for colour in range(4))
    parts = _parts(counts, tuple(bars.count(kind) for kind in kinds), tuple(kinds), many, luck)
    cards, goes_to = [], []
    for colour in range(4):
        own = np.array([card for card in unseen if card & 3 == colour], np.int64)
        cards.append(luck.permuted(np.broadcast_to(own, (many, len(own))), axis=1))
        ends = parts[:, colour].cumsum(1)
        goes_to.append((np.arange(len(own)) >= ends[:, :, None]).sum(1))
    shuffled, kind = np.concatenate(cards, 1), np.concatenate(goes_to, 1)
    by_kind = np.take_along_axis(shuffled, np.argsort(kind + luck.random(kind.shape), axis=1), axis=1)
    shared: Cards = np.empty_like(by_kind)
    shared[:, np.argsort([kinds.index(bar) for bar in bars], kind="stable")] = by_kind
    return shared


def _parts(counts: Rooms, rooms: Rooms, bars: Rooms, many: int, luck: np.random.Generator) -> Cards:
    """Return how many cards of each colour go to places of each kind."""
    parts = np.zeros((many, len(counts), len(rooms)), np.int64)
    states: dict[Rooms, Any] = {rooms: np.arange(many)}
    for colour in range(len(counts)):
        after: dict[Rooms, list[Any]] = {}
        for left, which in states.items():
            ways = splits(colour, counts, left, bars)
            weights = np.array(list(ways.values()), float)
            drawn = luck.choice(len(ways), len(which), p=weights / weights.sum())
            for number, split in enumerate(ways):
                here = which[drawn == number]
                if len(here):
                    parts[here, colour] = split
                    after.setdefault(tuple(a - b for a, b in zip(left, split, strict=True)), []).append(here)
        states = {left: np.concatenate(several) for left, several in after.items()}
    return parts
