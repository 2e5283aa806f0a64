"""Rounds played on from where they stand, by a network that has learned the game: what a choice comes to.

Written for either game, like :mod:`billi.bulk.learning`: the compilers put in the functions of the game at hand.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from billi.bulk.answering import Numbers, Places, answer
from billi.bulk.ending import AN_ANSWER, solve
from billi.bulk.learning import act, all_take_in
from billi.games.bits import lowest
from billi.games.log import clear

Position = Any
Seen = Any

UNDECIDED: Final = -1
"""The choice that is left to the network."""

if TYPE_CHECKING:  # what each game has of its own, and the compilers put in
    OVER = 0
    WIDTH = 0
    BESIDES_WIDTH = 0
    CHOICES = 0
    EYES = 0
    SEATS = 0

    def choices(p: Position, seat: int) -> int:
        """Return the set of what a seat may choose, by a learner's numbers."""

    def meant(p: Position, seat: int, choice: int) -> int:
        """Return the action a learner means."""

    def is_ending(p: Position) -> bool:
        """Whether a round is so near its end that the rest can be solved."""

    def seats_at(p: Position) -> int:
        """Return how many seats win points."""

    def observe_besides(p: Position, seat: int, row: list[int]) -> None:
        """Write what a seat does not see."""

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


def judge_one(
    p: Position, row: list[int], judge: Numbers, hidden: int, room: Numbers, places: Places, worths: Numbers
) -> None:
    """Write the points everybody is likely to have when the round is over; ``row`` is what whoever is asked sees.

    A judge says by how much each seat, counted from whoever is asked, will win more than the table does on average.
    """
    asked, seats = lowest(p.to_act), seats_at(p)
    for entry in range(BESIDES_WIDTH):
        row[WIDTH + entry] = 0
    observe_besides(p, asked, row[WIDTH : WIDTH + BESIDES_WIDTH])
    answers = room[len(room) - SEATS :]
    answer(row, WIDTH + BESIDES_WIDTH, judge, hidden, answers, SEATS, room, places)
    for away in range(seats):
        worths[(asked + away) % seats] = np.float32(p.points[(asked + away) % seats]) + answers[away]


def play_on_one(
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
    judge: Numbers,
    judges: int,
    patience: int,
    answers: Numbers,
    room: Numbers,
    places: Places,
    solving: int,
    ends: list[Position],
    left: list[int],
    found: list[int],
    worths: Numbers,
) -> int:
    """Make a seat's choice in game ``i``, and choose for everyone as the network likes best until the round is over.

    Before the network would be asked more than ``patience`` times, a judge says what comes of it; where ``solving``,
    the very end is solved. ``worths`` are the points everyone has then. Return how often the network was asked, or
    could have been in the same time.
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
        elif solving and made == UNDECIDED and is_ending(p):
            ends[0] = p
            steps = solve(ends, left, found)
            for other in range(SEATS):
                worths[other] = np.float32(found[other])
            return asked_for + 1 + steps // AN_ANSWER
        else:
            for entry in range(WIDTH):
                row[entry] = 0
            observe(p, seen[i * EYES + asked % EYES], asked, row)
            if asked_for == patience:
                judge_one(p, row, judge, judges, room, places, worths)
                return asked_for
            answer(row, WIDTH, weights, hidden, answers, CHOICES, room, places)
            choice = likes_best(answers, legal)
            asked_for += 1
        clear(log)
        streams[i] = act(p, meant(p, asked, choice), streams[i], log)
        all_take_in(p, seen, i, log)
    for other in range(SEATS):
        worths[other] = np.float32(p.points[other])
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
    judge: Numbers,
    judges: int,
    patience: int,
    answers: Numbers,
    room: Numbers,
    places: Places,
    solving: int,
    ends: list[Position],
    left: list[int],
    found: list[int],
    worths: Numbers,
    first: int,
    last: int,
) -> int:
    """Play on in games ``first`` to ``last``, each with a choice of its own; return how often the network was asked."""
    asked_for = 0
    for i in range(first, last):
        p, worth = positions[i], worths[i * SEATS : (i + 1) * SEATS]
        asked_for += play_on_one(
            p,
            seen,
            cards,
            log,
            streams,
            i,
            seat,
            made[i],
            row,
            weights,
            hidden,
            judge,
            judges,
            patience,
            answers,
            room,
            places,
            solving,
            ends,
            left,
            found,
            worth,
        )
    return asked_for
