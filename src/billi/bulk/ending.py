"""The end of a round, solved: with all cards in sight, everyone does what is best for themselves.

Written for either game, like :mod:`billi.bulk.learning`: the compilers put in the functions of the game at hand. Which
ends are short enough, each game says; there must be no luck in them.
"""

from typing import TYPE_CHECKING, Any, Final

from billi.games.bits import lowest

Position = Any

DEEPEST: Final = 32
"""More choices than can follow one another in an end that is solved."""
NEW: Final = -1
"""In place of a set of actions: of a position that has not been looked at,"""
NOTHING: Final = -1
"""and in place of points: where nothing was tried yet."""
AN_ANSWER: Final = 64
"""Steps that take as long as to ask a network once."""

if TYPE_CHECKING:  # what each game has of its own, and the compilers put in
    OVER = 0
    SEATS = 0

    def legal(p: Position, seat: int) -> int:
        """Return the set of actions a seat may choose from."""

    def apply(p: Position, seat: int, action: int, log: None) -> None:
        """Make one legal move."""


def lead_of(points: list[int], at: int, seat: int, players: int) -> int:
    """Return how far a seat is ahead of all who play together, by points that begin ``at`` a place; as many times."""
    together = 0
    for other in range(players):
        together += points[at + other]
    return players * points[at + seat] - together


def solve(ends: list[Position], left: list[int], points: list[int]) -> int:
    """Play a round to its end from the first of ``ends``, and write the points everyone has then; return the steps.

    Whoever chooses takes what puts them furthest ahead, knowing that the others will too; of equals, the first. The
    rest of ``ends`` is room for what may follow, as are ``left``, for what has yet to be tried, and ``points``, for the
    best that was found.
    """
    number, depth, steps = ends[0].round, 0, 0
    left[0] = NEW
    while True:
        p, at = ends[depth], depth * SEATS
        if left[depth] == NEW:
            left[depth] = 0
            while p.phase != OVER and p.round == number and left[depth] == 0:
                asked = lowest(p.to_act)
                actions = legal(p, asked)
                if actions & (actions - 1):
                    left[depth] = actions
                else:
                    apply(p, asked, lowest(actions), None)
                    steps += 1
            for seat in range(SEATS):
                points[at + seat] = NOTHING if left[depth] else p.points[seat]
        if left[depth]:
            action = lowest(left[depth])
            left[depth] &= left[depth] - 1
            ends[depth + 1] = p
            depth += 1
            apply(ends[depth], lowest(p.to_act), action, None)
            left[depth] = NEW
            steps += 1
        elif depth == 0:
            return steps
        else:
            depth -= 1
            take_better(points, depth * SEATS, at, lowest(ends[depth].to_act), ends[depth].players)


def take_better(points: list[int], at: int, after: int, seat: int, players: int) -> None:
    """Have a seat take what comes after a choice, if that is better than the best it has found."""
    if points[at] == NOTHING or lead_of(points, after, seat, players) > lead_of(points, at, seat, players):
        for other in range(SEATS):
            points[at + other] = points[after + other]
