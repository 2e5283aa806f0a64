"""Luck by the moment: two tables with the same deal do not drift apart by chance alone."""

from typing import Self

import pytest

import billi
from billi.luck import KeyedLuck, SeededLuck
from billi.state import State


def drawn(state: State) -> list[tuple[int, int, str]]:
    """Return the cards drawn so far, by who draws and from whom."""
    told = [event.as_dict() for event in state.events]
    return [(event["seat"], event["from"], event["card"]) for event in told if event["t"] == "draw"]


def decks(state: State) -> list[list[list[str]]]:
    return [event.as_dict()["hands"] for event in state.events if event.kind == "deal"]


def play(state: State, seed: int) -> None:
    """Play to the end, anyhow."""
    luck = SeededLuck(seed)
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize(("name", "players"), [("misterbill", 4), ("misterbill", 7), ("willi", 3)])
def test_every_round_is_dealt_alike_however_it_was_played_before(name: str, players: int) -> None:
    games = [billi.game(name, players=players).start(luck=KeyedLuck(7, 1)) for _ in range(2)]
    for seed, state in enumerate(games):
        play(state, seed)
    one, other = games
    assert drawn(one) != drawn(other) or one.events != other.events
    assert decks(one) == decks(other)
    streams = [billi.game("misterbill").start(luck=SeededLuck(7, 1)) for _ in range(2)]
    for seed, state in enumerate(streams):
        play(state, seed)
    assert decks(streams[0]) != decks(streams[1]), "a stream drifts, so this test could fail"


class Told(KeyedLuck):
    """Luck that remembers what it said, and when."""

    def __init__(self, seed: int, *key: int) -> None:
        super().__init__(seed, *key)
        self.said: dict[tuple[int, ...], int] = {}

    def at(self, *moment: int) -> Self:
        super().at(*moment)
        times = sum(before[:-1] == moment for before in self.said)
        self.said[*moment, times] = self.copy().below(10**6)
        return self


def test_a_draw_falls_alike_after_more_draws_or_fewer() -> None:
    """Two tables with one deal are played in different ways, with more draws here and fewer there."""
    after_others = 0
    for deal in range(10):
        lucks = Told(1, deal), Told(1, deal)
        for seed, luck in enumerate(lucks):
            play(billi.game("misterbill", players=4).start(luck=luck), 2 * deal + seed)
        one, other = (luck.said for luck in lucks)
        assert one.keys() != other.keys()
        common = one.keys() & other.keys()
        assert {moment: one[moment] for moment in common} == {moment: other[moment] for moment in common}
        after_others += sum(list(one).index(moment) != list(other).index(moment) for moment in common)
    assert after_others > 100


def test_the_same_hand_at_the_same_moment_loses_the_same_card() -> None:
    for deal in range(30):
        one, other = (billi.game("misterbill", players=5).start(luck=KeyedLuck(2, deal)) for _ in range(2))
        assert drawn(one) == drawn(other)


def test_a_moment_says_the_same_whatever_came_before_and_something_else_the_next_time() -> None:
    luck, other = KeyedLuck(5, 2), KeyedLuck(5, 2)
    for _ in range(3):
        luck.at(1, 2).below(7)
    first = [luck.at(2, 1).below(10**6) for _ in range(3)]
    assert [other.at(2, 1).below(10**6) for _ in range(3)] == first
    assert len(set(first)) == 3
    assert KeyedLuck(5, 3).at(2, 1).below(10**6) not in first
    assert KeyedLuck(6, 2).at(2, 1).below(10**6) not in first


def test_every_number_is_as_likely_over_moments() -> None:
    counted = [0] * 6
    for deal in range(6000):
        counted[KeyedLuck(3, deal).at(1, 1, deal % 5).below(6)] += 1
    assert all(880 < times < 1120 for times in counted), counted


def test_taking_back_and_copies_go_on_as_before() -> None:
    state = billi.game("misterbill").start(luck=KeyedLuck(7, 4))
    for _ in range(6):
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    twin = state.copy(same_luck=True)
    told = state.events
    state.pop()
    state.pop()
    for _ in range(2):
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    assert state.events == told
    for game in (state, twin):
        play(game, 1)
    assert state.events == twin.events
