"""How much somebody plays like a network at Willi, by what they chose in the rounds before, all seen by now."""

from functools import lru_cache
from math import exp, log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from billi.games.events import Event
from billi.games.guessing import Learned
from billi.games.sets import members
from billi.games.snapshots import copied
from billi.games.willi import rules
from billi.games.willi.believing import chance
from billi.games.willi.cards import NUMBERS
from billi.games.willi.events import Boxed, WilliDealt, WilliRoundBegan, WilliRoundEnded
from billi.games.willi.observation import WIDTH, observe
from billi.games.willi.retracing import dealt, retraced
from billi.games.willi.rules import DECK_SIZE, SEATS, Position
from billi.games.willi.view import WilliView
from billi.games.willi.worlds import known_by

LIKE_IT, OTHERWISE = range(2)
"""The manners of :mod:`billi.games.willi.believing`."""
DOUBT: Final = 0.5
"""How much of what choices say of somebody is believed: they hang together, and what is in their box is not known."""
SURE: Final = 4.0
"""The most that is believed, as the logarithm of odds."""


def manners(view: WilliView, now: Position, player: Learned) -> NDArray[np.float64]:
    """Return by other seat how likely they play like the network, and how likely otherwise."""
    assert view.seat is not None
    odds = np.zeros(SEATS)
    points: tuple[int, ...] = (0,) * SEATS
    for events in _rounds(view):
        *_, end = events
        assert isinstance(end, WilliRoundEnded)
        odds += _odds(events, view.seat, points, _Setting(now), player)
        points = tuple(sum(both) for both in zip(points, end.points, strict=True))
    likely = [1 / (1 + exp(-max(min(DOUBT * one, SURE), -SURE))) for one in odds]
    return np.array([[one, 1 - one] for seat, one in enumerate(likely) if seat < view.players and seat != view.seat])


def _rounds(view: WilliView) -> list[tuple[Event, ...]]:
    """Return what happened in each round that is over and was seen whole; none if one was not."""
    found: list[tuple[Event, ...]] = []
    first = 0
    for place, event in enumerate(view.events):
        if isinstance(event, WilliRoundBegan):
            first = place
        elif isinstance(event, WilliRoundEnded):
            found.append(tuple(view.events[first : place + 1]))
    whole = all(isinstance(begin, WilliRoundBegan) and isinstance(deal, WilliDealt) for begin, deal, *_ in found)
    return found if whole and len(found) == view.round - 1 else []


class _Setting:
    """What a game is played by, of a position: two of the same are alike."""

    def __init__(self, p: Position) -> None:
        self.position = p
        self._key = p.players, p.same_colour, p.in_turn, p.moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Setting) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=512)
def _odds(
    events: tuple[Event, ...], viewer: int, points: tuple[int, ...], like: _Setting, player: Learned
) -> NDArray[np.float64]:
    """Return by seat how much likelier somebody like the network makes what they chose in a round than somebody else.

    As a logarithm. What the others have put in the box is never seen: any of the cards that are left will do, and the
    choice of it is left out.
    """
    begin, players = events[0], like.position.players
    assert isinstance(begin, WilliRoundBegan)
    p: Position = copied(like.position)
    p.round, p.dealer, p.points = begin.round, begin.dealer, list(points)
    boxes = [0] * SEATS
    for event in events:
        if isinstance(event, Boxed) and event.card is not None:
            boxes[event.seat] = NUMBERS[event.card]
    left, _, _ = known_by(events, players)
    unseen = {*range(DECK_SIZE)} - {boxes[viewer]} - {card for cards in left for card in cards}
    for seat in range(players):
        if seat != viewer:
            boxes[seat] = unseen.pop()
    rows, chosen = [], []
    for q, memory, seat, choice in retraced(events, dealt(events, p, [0] * SEATS, boxes), boxes):
        legal = rules.legal(q, seat)
        if seat != viewer and q.phase != rules.BOXING and len(members(legal)) > 1:
            rows.append([0] * WIDTH)
            observe(q, memory, seat, rows[-1])
            chosen.append((seat, legal, choice))
    odds = np.zeros(SEATS)
    for answers, (seat, legal, choice) in zip(player.answer(rows), chosen, strict=True):
        odds[seat] += log(chance(answers, legal, choice, LIKE_IT) / chance(answers, legal, choice, OTHERWISE))
    return odds
