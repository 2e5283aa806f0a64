"""Many games to learn from: one decision of each at a time, and what whoever decides next sees of it.

Written for either game, like :mod:`billi.bulk.playing`: the compilers put in the functions of the game at hand.
``setups`` holds three words for each way to sit down, and game i goes by the next of them.

A decision comes in three parts, since on a GPU each is done for all games before the next begins: what follows from
the choice, the deal where one is due, and what everyone takes in of what happened, which is written down meanwhile.
"""

from typing import TYPE_CHECKING, Any, Final

from billi.bulk.playing import RANDOM, begin_game
from billi.games.bits import lowest
from billi.games.log import WORDS, clear, entry, length, report

Position = Any
Seen = Any

ROUND_OVER: Final = 1
GAME_OVER: Final = 2
OPENED: Final = -1
"""Beside the game's own events: a round is dealt to so many players, and all begin to look,"""
HELD: Final = -2
"""and somebody looks at the cards they were dealt."""
LOG_ROOM: Final = 1 + 512 * WORDS
"""Entries enough for all that happens between two decisions: at most a choice, a draw, a deal and a draw."""
STAY: Final = -2
"""The choice that leaves a game as it is,"""
NEXT: Final = -3
"""and the one that sits down to the next."""

if TYPE_CHECKING:  # what each game has of its own, and the compilers put in
    OVER = 0
    DEALING = 0
    SEATS = 0
    EYES = 0
    LUCK = 0
    DONE = 0
    WIDTH = 0
    BESIDES_WIDTH = 0

    def deal_out(p: Position, cards: list[int], stream: int, log: list[int]) -> int:
        """Shuffle and deal the round that is due; return the stream after it."""

    def choose(p: Position, action: int, stream: int, log: list[int]) -> tuple[int, int]:
        """Make the first asked seat's choice; return what is due then, or DONE, and the stream or ILLEGAL."""

    def see_through(p: Position, due: int, stream: int, log: list[int]) -> int:
        """Carry out what is due, and go on until somebody is asked, cards are to be dealt or the game is over."""

    def choices(p: Position, seat: int) -> int:
        """Return the set of what a seat may choose, by a learner's numbers."""

    def meant(p: Position, seat: int, choice: int) -> int:
        """Return the action a learner means."""

    def open_eyes(seen: Seen, players: int) -> None:
        """Begin to look."""

    def note(seen: Seen, eye: int, kind: int, first: int, second: int, third: int) -> None:
        """Take in one event."""

    def settle(seen: Seen, eye: int, hand: int) -> None:
        """Look at one's own cards."""

    def observe(p: Position, seen: Seen, seat: int, row: list[int]) -> None:
        """Write what a seat sees."""

    def observe_besides(p: Position, seat: int, row: list[int]) -> None:
        """Write what a seat does not see."""


# One game


def decide_one(
    p: Position,
    log: list[int],
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
    """Make the first asked seat's choice in game ``i``, or a random one if it is negative.

    It goes on to the next decision or until cards are to be dealt. ``rewards`` are the points everyone has won
    meanwhile; ``ends`` tells whether a round or the game has ended. A game that is over makes room for the next one, as
    does one whose number is negative: there nobody has sat down yet. Return whether the choice was legal; if not, a
    random one is made.
    """
    due, is_legal = choose_one(p, log, streams, numbers, i, games, choice, setups, seed, rewards, ends)
    if due != DONE:
        see_through_one(p, due, log, streams, numbers, i, games, setups, seed, rewards, ends)
    return is_legal


def choose_one(
    p: Position,
    log: list[int],
    streams: list[int],
    numbers: list[int],
    i: int,
    games: int,
    choice: int,
    setups: list[int],
    seed: int,
    rewards: list[int],
    ends: list[int],
) -> tuple[int, bool]:
    """Make the choice alone; return what is due then, or DONE, and whether it was legal."""
    clear(log)
    if numbers[i] < 0:
        numbers[i] = i
        streams[i] = sit_down(p, i, setups, seed, i)
        return DONE, True
    seat = lowest(p.to_act)
    is_legal = choice < 0 or choices(p, seat) >> choice & 1 == 1
    action = meant(p, seat, choice) if is_legal and choice >= 0 else RANDOM
    due, streams[i] = choose(p, action, streams[i], log)
    for other in range(SEATS):
        rewards[other] = 0
    ends[i] = 0
    return due, is_legal


def see_through_one(
    p: Position,
    due: int,
    log: list[int],
    streams: list[int],
    numbers: list[int],
    i: int,
    games: int,
    setups: list[int],
    seed: int,
    rewards: list[int],
    ends: list[int],
) -> None:
    """Go through what is due in game ``i``: no choice alone brings points, or ends anything."""
    for other in range(SEATS):
        rewards[other] = -p.points[other]
    rounds = p.round
    stream = see_through(p, due, streams[i], log)
    for other in range(SEATS):
        rewards[other] += p.points[other]
    if p.round != rounds:
        ends[i] = ROUND_OVER
    if p.phase == OVER:
        ends[i] = ROUND_OVER | GAME_OVER
        numbers[i] += games
        stream = sit_down(p, i, setups, seed, numbers[i])
    streams[i] = stream


def sit_down(p: Position, i: int, setups: list[int], seed: int, number: int) -> int:
    """Begin game ``number`` of a seed at place ``i``; return its stream."""
    at = 3 * (i % (len(setups) // 3))
    return begin_game(p, (setups[at], setups[at + 1], setups[at + 2]), seed, number)


def go_on(p: Position, due: int, stream: int, log: list[int]) -> int:
    """Go through what is due, if anything is, until a seat is asked, cards are to be dealt or the game is over."""
    return stream if due == DONE else see_through(p, due, stream, log)


def act(p: Position, action: int, stream: int, log: list[int]) -> int:
    """Take the first asked seat's action, or a random one, and go on likewise; return the stream after it."""
    due, stream = choose(p, action, stream, log)
    return go_on(p, due, stream, log)


def deal_one(p: Position, cards: list[int], log: list[int], streams: list[int], i: int) -> None:
    """Deal the round that is due in game ``i``, and go on until a seat is asked. What was before is forgotten."""
    clear(log)
    report(log, OPENED, p.players)
    stream = deal_out(p, cards, streams[i], log)
    for eye in range(EYES):
        report(log, HELD, eye, p.hands[eye])
    has_to_draw = p.to_act == 0 and p.phase != DEALING and p.phase != OVER
    streams[i] = go_on(p, LUCK if has_to_draw else DONE, stream, log)


def deal_counted(
    p: Position,
    cards: list[int],
    log: list[int],
    streams: list[int],
    numbers: list[int],
    i: int,
    games: int,
    setups: list[int],
    seed: int,
    rewards: list[int],
    ends: list[int],
) -> None:
    """Deal until somebody is asked: a deal can leave so few with cards that it ends its round, and with it a game.

    Points won by a deal alone go to ``rewards`` too, but not those of a game nobody has had a choice in yet.
    """
    while p.phase == DEALING:
        rounds = p.round
        counts = rounds > 1 and ends[i] & GAME_OVER == 0
        if counts:
            for seat in range(SEATS):
                rewards[seat] -= p.points[seat]
        deal_one(p, cards, log, streams, i)
        if counts:
            for seat in range(SEATS):
                rewards[seat] += p.points[seat]
        if p.round != rounds:
            ends[i] |= ROUND_OVER
        if p.phase == OVER:
            ends[i] = ROUND_OVER | GAME_OVER
            numbers[i] += games
            streams[i] = sit_down(p, i, setups, seed, numbers[i])


def take_in(seen: Seen, eye: int, log: list[int]) -> None:
    """Show one who looks what was written down."""
    for number in range(length(log)):
        kind, first, second, third = entry(log, number)
        if kind == OPENED:
            open_eyes(seen, first)
        elif kind != HELD:
            note(seen, eye, kind, first, second, third)
        elif first == eye:
            settle(seen, eye, second)


def all_take_in(p: Position, seen: list[Seen], i: int, log: list[int]) -> None:
    """Show everyone in game ``i`` what was written down."""
    for eye in range(min(EYES, p.players)):
        take_in(seen[i * EYES + eye], eye, log)


def act_one(
    p: Position, seen: list[Seen], cards: list[int], log: list[int], streams: list[int], i: int, action: int
) -> None:
    """Take the first asked seat's action in game ``i``, and go on to the next decision or the end."""
    clear(log)
    streams[i] = act(p, action, streams[i], log)
    while p.phase == DEALING:
        deal_one(p, cards, log, streams, i)
    all_take_in(p, seen, i, log)


def follow_one(
    p: Position,
    seen: list[Seen],
    cards: list[int],
    log: list[int],
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
        streams[i] = sit_down(p, i, setups, seeds[i], numbers[i])
        while p.phase == DEALING:
            deal_one(p, cards, log, streams, i)
        all_take_in(p, seen, i, log)
    else:
        seat = lowest(p.to_act)
        is_legal = choice >= 0 and choices(p, seat) >> choice & 1 == 1
        act_one(p, seen, cards, log, streams, i, meant(p, seat, choice) if is_legal else RANDOM)
    while p.phase != OVER and not asked >> lowest(p.to_act) & 1:
        act_one(p, seen, cards, log, streams, i, RANDOM)


# Many games


def follow_many(
    positions: list[Position],
    seen: list[Seen],
    cards: list[int],
    log: list[int],
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
        follow_one(p, seen, cards, log, streams, seeds, numbers, i, made[i], asked[i], setups)
        seat = looks[i] if p.phase == OVER else lowest(p.to_act)
        row = rows[i * WIDTH : (i + 1) * WIDTH]
        for at in range(WIDTH):
            row[at] = 0
        observe(p, seen[i * EYES + seat % EYES], seat, row)
        masks[i] = 0 if p.phase == OVER else choices(p, seat)
        seats[i] = -1 if p.phase == OVER else seat
    return 0


def decide_many(
    positions: list[Position],
    seen: list[Seen],
    cards: list[int],
    log: list[int],
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
    """Make a choice in each of games ``first`` to ``last``; return how many were not legal."""
    illegal = 0
    for i in range(first, last):
        p = positions[i]
        won = rewards[i * SEATS : (i + 1) * SEATS]
        illegal += not decide_one(p, log, streams, numbers, i, len(positions), made[i], setups, seed, won, ends)
        deal_counted(p, cards, log, streams, numbers, i, len(positions), setups, seed, won, ends)
        all_take_in(p, seen, i, log)
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
