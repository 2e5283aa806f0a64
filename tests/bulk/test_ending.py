"""The end of a round of Willi, solved by compiled code and by trying everything on the plain rules."""

import random

import numpy as np
import pytest

import billi
from billi.bots.network import network_of
from billi.bots.search import Foresight, as_it_is, play_on
from billi.bots.sight import SeenRow
from billi.games.bits import lowest
from billi.luck import SeededLuck
from billi.state import Game, State

GAMES = [
    billi.game("willi", 4),
    billi.game("willi", 4, exchange="same_colour"),
    billi.game("willi", 3),
    billi.game("willi", 3, willi_starts="in_turn"),
]
ENDS = 12
"""Ends of rounds that are solved of each."""


def best_for_all(state: State, round: int) -> tuple[int, ...]:
    """Return everyone's points at the end of a round in which each does what is best for themselves."""
    if state.over or state.position.round != round:
        return tuple(state.points)
    seat = lowest(state.to_act_mask)
    players, best = state.game.players, None
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        found = best_for_all(after, round)
        if best is None or _lead(found, seat, players) > _lead(best, seat, players):
            best = found
    assert best is not None
    return best


def _lead(points: tuple[int, ...], seat: int, players: int) -> int:
    return players * points[seat] - sum(points[:players])


def ends_of(game: Game, seed: int) -> list[State]:
    """Play a game at random; return where two tricks were left and somebody had a choice, once a round."""
    chance, state, ends = random.Random(seed), game.start(seed=seed), dict[int, State]()
    while not state.over:
        seat = lowest(state.to_act_mask)
        if sum(state.position.won) == 6 and len(state.legal(seat)) > 1:
            ends.setdefault(state.position.round, state.copy())
        state.apply(seat, chance.choice(state.legal(seat)))
    return list(ends.values())


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_last_two_tricks_come_to_what_they_do_where_everything_is_tried(game: Game) -> None:
    network = network_of("willi")
    assert network is not None
    ends = [end for seed in range(ENDS // 4) for end in ends_of(game, seed)][:ENDS]
    assert len(ends) == ENDS
    solved = []
    for state in ends:
        sight = SeenRow(state.view(lowest(state.to_act_mask)))
        real = as_it_is(state, sight, 1, SeededLuck(1))
        points, _ = play_on(real, sight.seat, np.array([-1], np.int8), Foresight(network, solves=True))
        solved.append(tuple(points[0].astype(int).tolist()))
    assert solved == [best_for_all(state, state.position.round) for state in ends]
    assert len(set(solved)) > ENDS // 3
