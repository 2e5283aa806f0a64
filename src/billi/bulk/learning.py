"""Many games to learn from: one decision of each at a time, and what whoever decides next sees of it.

Written for either game, like :mod:`billi.bulk.playing`: the compilers put in the functions of the game at hand.
``setups`` holds three words for each way to sit down, and game i goes by the next of them.
"""

from typing import TYPE_CHECKING, Any, Final

from billi.bulk.playing import RANDOM, begin_game
from billi.games.bits import lowest

Position = Any
Seen = Any

ROUND_OVER: Final = 1
GAME_OVER: Final = 2
STAY: Final = -2
"""The choice that leaves a game as it is,"""
NEXT: Final = -3
"""and the one that sits down to the next."""

if TYPE_CHECKING:  # what each game has of its own, and the compilers put in
    OVER = 0
    SEATS = 0
    EYES = 0
    WIDTH = 0
    BESIDES_WIDTH = 0

    def step(p: Position, cards: list[int], stream: int, action: int, log: Any) -> int:
        """Take one step, luck's or the first asked seat's; return the stream after it, or ILLEGAL."""

    def choices(p: Position, seat: int) -> int:
        """Return the set of what a seat may choose, by a learner's numbers."""

    def meant(p: Position, seat: int, choice: int) -> int:
        """Return the action a learner means."""

    def open_eyes(seen: Seen, players: int) -> None:
        """Begin to look."""

    def settle(seen: Seen, eye: int, hand: int) -> None:
        """Look at one's own cards."""

    def observe(p: Position, seen: Seen, seat: int, row: list[int]) -> None:
        """Write what a seat sees."""

    def observe_besides(p: Position, seat: int, row: list[int]) -> None:
        """Write what a seat does not see."""


# One game


def step_seen(p: Position, seen: list[Seen], cards: list[int], stream: int, i: int, action: int) -> int:
    """Take one step of game ``i`` before everyone's eyes; give the stream after it."""
    stream = step(p, cards, stream, action, (seen, i))
    for eye in range(EYES):
        settle(seen[i * EYES + eye], eye, p.hands[eye])
    return stream


def run_luck(p: Position, seen: list[Seen], cards: list[int], stream: int, i: int) -> int:
    """Let luck go on until a seat is asked, or the game is over; give the stream after it."""
    while p.to_act == 0 and p.phase != OVER:
        stream = step_seen(p, seen, cards, stream, i, RANDOM)
    return stream


def sit_down(p: Position, seen: list[Seen], cards: list[int], i: int, setups: list[int], seed: int, number: int) -> int:
    """Begin game ``number`` of a seed at place ``i``, up to the first decision; give its stream."""
    at = 3 * (i % (len(setups) // 3))
    stream = begin_game(p, (setups[at], setups[at + 1], setups[at + 2]), seed, number)
    for eye in range(EYES):
        open_eyes(seen[i * EYES + eye], p.players)
    return run_luck(p, seen, cards, stream, i)


def decide_one(
    p: Position,
    seen: list[Seen],
    cards: list[int],
    streams: list[int],
    numbers: list[int],
    i: int,
    games: int,
    choice: int,
    setups: list[int],
    seed: int,
    rewards: list[int],
    ends: list[int],
) -> bool:
    """Make the first asked seat's choice in game ``i``, or a random one if it is negative, up to the next decision.

    ``rewards`` are the points everyone has won meanwhile; ``ends`` tells whether a round or the game has ended. A game
    that is over makes room for the next one, as does one whose number is negative: there nobody has sat down yet.
    Return whether the choice was legal; if not, a random one is made.
    """
    if numbers[i] < 0:
        numbers[i] = i
        streams[i] = sit_down(p, seen, cards, i, setups, seed, i)
        return True
    seat = lowest(p.to_act)
    is_legal = choice < 0 or choices(p, seat) >> choice & 1 == 1
    action = meant(p, seat, choice) if is_legal and choice >= 0 else RANDOM
    for other in range(SEATS):
        rewards[i * SEATS + other] = -p.points[other]
    rounds = p.round
    stream = step_seen(p, seen, cards, streams[i], i, action)
    stream = run_luck(p, seen, cards, stream, i)
    for other in range(SEATS):
        rewards[i * SEATS + other] += p.points[other]
    ends[i] = ROUND_OVER if p.round != rounds else 0
    if p.phase == OVER:
        ends[i] = ROUND_OVER | GAME_OVER
        numbers[i] += games
        stream = sit_down(p, seen, cards, i, setups, seed, numbers[i])
    streams[i] = stream
    return is_legal


def follow_one(
    p: Position,
    seen: list[Seen],
    cards: list[int],
    streams: list[int],
    seeds: list[int],
    numbers: list[int],
    i: int,
    choice: int,
    asked: int,
    setups: list[int],
) -> None:
    """Make a choice in game ``i``, or sit down to its next, and go on until one of the seats ``asked`` must choose.

    The others choose at random, as does whoever chooses what is not legal. A game that is over stays so.
    """
    if choice == NEXT:
        numbers[i] += 1
        stream = sit_down(p, seen, cards, i, setups, seeds[i], numbers[i])
    else:
        seat = lowest(p.to_act)
        is_legal = choice >= 0 and choices(p, seat) >> choice & 1 == 1
        stream = step_seen(p, seen, cards, streams[i], i, meant(p, seat, choice) if is_legal else RANDOM)
        stream = run_luck(p, seen, cards, stream, i)
    while p.phase != OVER and not asked >> lowest(p.to_act) & 1:
        stream = step_seen(p, seen, cards, stream, i, RANDOM)
        stream = run_luck(p, seen, cards, stream, i)
    streams[i] = stream


# Many games


def follow_many(
    positions: list[Position],
    seen: list[Seen],
    cards: list[int],
    streams: list[int],
    seeds: list[int],
    numbers: list[int],
    made: list[int],
    asked: list[int],
    looks: list[int],
    setups: list[int],
    rows: list[int],
    masks: list[int],
    seats: list[int],
    first: int,
    last: int,
) -> int:
    """Make a choice in each of games ``first`` to ``last`` that is not to stay, and write what whoever is next sees.

    Where a game is over nobody is (-1), and what is written is what the seat in ``looks`` sees.
    """
    for i in range(first, last):
        if made[i] == STAY:
            continue
        p = positions[i]
        follow_one(p, seen, cards, streams, seeds, numbers, i, made[i], asked[i], setups)
        seat = looks[i] if p.phase == OVER else lowest(p.to_act)
        row = rows[i * WIDTH : (i + 1) * WIDTH]
        for entry in range(WIDTH):
            row[entry] = 0
        observe(p, seen[i * EYES + seat % EYES], seat, row)
        masks[i] = 0 if p.phase == OVER else choices(p, seat)
        seats[i] = -1 if p.phase == OVER else seat
    return 0


def decide_many(
    positions: list[Position],
    seen: list[Seen],
    cards: list[int],
    streams: list[int],
    numbers: list[int],
    made: list[int],
    setups: list[int],
    seed: int,
    rewards: list[int],
    ends: list[int],
    first: int,
    last: int,
) -> int:
    """Make a choice in each of games ``first`` to ``last``; give how many were not legal."""
    illegal = 0
    for i in range(first, last):
        illegal += not decide_one(
            positions[i],
            seen,
            cards,
            streams,
            numbers,
            i,
            len(positions),
            made[i],
            setups,
            seed,
            rewards,
            ends,
        )
    return illegal


def observe_many(
    positions: list[Position],
    seen: list[Seen],
    rows: list[int],
    besides: list[int],
    masks: list[int],
    seats: list[int],
    first: int,
    last: int,
) -> int:
    """Write what whoever decides in games ``first`` to ``last`` sees and, given room for it, what they do not.

    Rows are to be zeros beforehand.
    """
    for i in range(first, last):
        seat = lowest(positions[i].to_act)
        observe(positions[i], seen[i * EYES + seat % EYES], seat, rows[i * WIDTH : (i + 1) * WIDTH])
        if len(besides):
            observe_besides(positions[i], seat, besides[i * BESIDES_WIDTH : (i + 1) * BESIDES_WIDTH])
        masks[i] = choices(positions[i], seat)
        seats[i] = seat
    return 0
