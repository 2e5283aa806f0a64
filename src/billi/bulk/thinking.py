"""Rounds played on from where they stand, by a network that has learned the game: what a choice comes to.

Written for either game, like :mod:`billi.bulk.learning`: the compilers put in the functions of the game at hand.
"""

from typing import TYPE_CHECKING, Any, Final

from billi.bulk.answering import Numbers, Places, answer
from billi.bulk.learning import all_take_in, go_on
from billi.games.bits import lowest

Position = Any
Seen = Any

UNDECIDED: Final = -1
"""The choice that is left to the network."""

if TYPE_CHECKING:  # what each game has of its own, and the compilers put in
    OVER = 0
    WIDTH = 0
    EYES = 0

    def step(p: Position, cards: list[int], stream: int, action: int, log: list[int]) -> int:
        """Take one step, luck's or the first asked seat's; return the stream after it."""

    def choices(p: Position, seat: int) -> int:
        """Return the set of what a seat may choose, by a learner's numbers."""

    def meant(p: Position, seat: int, choice: int) -> int:
        """Return the action a learner means."""

    def observe(p: Position, seen: Seen, seat: int, row: list[int]) -> None:
        """Write what a seat sees."""


def likes_best(answers: Numbers, legal: int) -> int:
    """Return the choice a network likes best, of those there are; of equals the first."""
    best = lowest(legal)
    rest = legal & (legal - 1)
    while rest:
        choice = lowest(rest)
        if answers[choice] > answers[best]:
            best = choice
        rest &= rest - 1
    return best


def play_on(
    p: Position,
    seen: list[Seen],
    cards: list[int],
    log: list[int],
    streams: list[int],
    i: int,
    seat: int,
    made: int,
    row: list[int],
    weights: Numbers,
    hidden: int,
    answers: Numbers,
    room: Numbers,
    places: Places,
) -> int:
    """Have a seat make a choice in game ``i``, and everyone choose as the network likes best until the round is over.

    Return how often the network was asked.
    """
    asked_for, number = 0, p.round
    while p.phase != OVER and p.round == number:
        asked = lowest(p.to_act)
        legal = choices(p, asked)
        if asked == seat and made != UNDECIDED:
            choice = made
            made = UNDECIDED
        elif legal & (legal - 1) == 0:
            choice = lowest(legal)
        else:
            for entry in range(WIDTH):
                row[entry] = 0
            observe(p, seen[i * EYES + asked % EYES], asked, row)
            answer(row, weights, hidden, answers, room, places)
            choice = likes_best(answers, legal)
            asked_for += 1
        log[0] = 0
        streams[i] = go_on(p, cards, log, step(p, cards, streams[i], meant(p, asked, choice), log))
        all_take_in(p, seen, i, log)
    return asked_for


def play_on_many(
    positions: list[Position],
    seen: list[Seen],
    cards: list[int],
    log: list[int],
    streams: list[int],
    seat: int,
    made: list[int],
    row: list[int],
    weights: Numbers,
    hidden: int,
    answers: Numbers,
    room: Numbers,
    places: Places,
    first: int,
    last: int,
) -> int:
    """Play on in games ``first`` to ``last``, each with a choice of its own; return how often the network was asked."""
    asked_for = 0
    for i in range(first, last):
        asked_for += play_on(
            positions[i], seen, cards, log, streams, i, seat, made[i], row, weights, hidden, answers, room, places
        )
    return asked_for
