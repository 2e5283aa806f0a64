"""Many games, one after the other or step by step.

Written for either game: the compilers put in the ``begin``, ``legal``, ``step`` and ``OVER`` of the game at hand (see
:mod:`billi.bulk.cpu` and :mod:`billi.bulk.gpu`).

``setup`` is the number of players, the option bits, and the seats the first dealer is drawn from; with no such seats
the last person deals first (three-player Willi, W16).
"""

from typing import TYPE_CHECKING, Any, Final

from billi.bulk import ILLEGAL
from billi.games.bits import lowest
from billi.games.log import Log
from billi.luck import advance, below, seeded

Position = Any
Setup = tuple[int, int, int]

RANDOM: Final = -1
"""The action that stands for any, each as likely."""


if TYPE_CHECKING:  # what each game has of its own, and the compilers put in
    OVER = 0

    def begin(p: Position, players: int, options: int, dealer: int) -> None:
        """Sit players down."""

    def legal(p: Position, seat: int) -> int:
        """Return the set of actions a seat may choose from."""

    def step(p: Position, cards: list[int], stream: int, action: int, log: Log) -> int:
        """Take one step, luck's or the first asked seat's; return the stream after it, or ILLEGAL."""


# Many games


def begin_game(p: Position, setup: Setup, seed: int, number: int) -> int:
    """Sit down to game ``number`` of a seed; return its stream."""
    players, options, dealers = setup
    stream = advance(seeded(seed, number))
    begin(p, players, options, below(stream, dealers) if dealers else players - 1)
    return stream


def play_many(
    positions: list[Position], cards: list[int], setup: Setup, seed: int, first: int, games: int, points: list[int]
) -> int:
    """Play ``games`` whole games from number ``first`` on; add up points by seat and return the decisions taken."""
    p = positions[0]
    decisions = 0
    for number in range(first, first + games):
        stream = begin_game(p, setup, seed, number)
        while p.phase != OVER:
            stream = step(p, cards, stream, RANDOM, None)
            decisions += 1
        for seat in range(len(p.points)):
            points[seat] += p.points[seat]
    return decisions


def step_one(p: Position, cards: list[int], streams: list[int], i: int, action: int) -> bool:
    """Take one step in game ``i``, unless it is over. Return whether the action was legal; if not, nothing changes."""
    if p.phase == OVER:
        return True
    stream = step(p, cards, streams[i], action, None)
    if stream == ILLEGAL:
        return False
    streams[i] = stream
    return True


def restart_one(
    p: Position, streams: list[int], numbers: list[int], i: int, games: int, setup: Setup, seed: int
) -> None:
    """Begin the next game in place of a finished one."""
    if p.phase == OVER:
        numbers[i] += games
        streams[i] = begin_game(p, setup, seed, numbers[i])


def begin_many(
    positions: list[Position], streams: list[int], numbers: list[int], setup: Setup, seed: int, first: int, last: int
) -> int:
    """Sit down to games ``first`` to ``last`` of a batch."""
    for i in range(first, last):
        numbers[i] = i
        streams[i] = begin_game(positions[i], setup, seed, i)
    return 0


def check_many(positions: list[Position], actions: list[int], first: int, last: int) -> int:
    """Return the first of games ``first`` to ``last`` of a batch that :func:`step_many` would refuse, or -1."""
    for i in range(first, last):
        if not may_act(positions[i], actions[i]):
            return i
    return -1


def may_act(p: Position, action: int) -> bool:
    """Whether a step may take this action: where luck is next or the game is over it is not looked at."""
    return action < 0 or p.to_act == 0 or legal(p, lowest(p.to_act)) >> action & 1 == 1


def step_many(
    positions: list[Position],
    cards: list[int],
    streams: list[int],
    numbers: list[int],
    actions: list[int],
    setup: Setup,
    seed: int,
    restart: bool,
    first: int,
    last: int,
) -> int:
    """Take one step in games ``first`` to ``last`` of a batch; return the first with an illegal action, or -1."""
    illegal = -1
    for i in range(first, last):
        if restart:
            restart_one(positions[i], streams, numbers, i, len(positions), setup, seed)
        if not step_one(positions[i], cards, streams, i, actions[i]) and illegal < 0:
            illegal = i
    return illegal


def luck_many(positions: list[Position], cards: list[int], streams: list[int], first: int, last: int) -> int:
    """Let luck run in games ``first`` to ``last`` of a batch until each waits for a seat or is over."""
    for i in range(first, last):
        while positions[i].to_act == 0 and positions[i].phase != OVER:
            streams[i] = step(positions[i], cards, streams[i], RANDOM, None)
    return 0


def legal_many(positions: list[Position], masks: list[int], first: int, last: int) -> int:
    """Write down what the first seat asked in each game may choose; nothing where luck is next or it is over."""
    for i in range(first, last):
        masks[i] = legal(positions[i], lowest(positions[i].to_act)) if positions[i].to_act else 0
    return 0
