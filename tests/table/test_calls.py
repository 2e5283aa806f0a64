"""Nobody is asked to call "Willi!" where all can see that it would change nothing."""

import random

import pytest

import billi
from billi.games.willi.rules import CALLING, trick_is_safe
from helpers.events import events_of
from helpers.table_scenes import Scene

PLAY_OUTS = 4


def winner_of(state: billi.State, call: str, chance: random.Random) -> int:
    """Answer a question, play the trick to its end whatever the others do, and give who took it."""
    [seat] = state.to_act
    happened = len(state.events)
    state.apply(seat, call)
    while not (tricks := [event for event in events_of(state)[happened:] if event["t"] == "trick"]):
        acting = chance.choice(state.to_act)
        state.apply(acting, chance.choice(state.legal(acting)))
    return int(tricks[0]["winner"])


@pytest.mark.parametrize("players", [3, 4])
def test_W8_a_call_for_a_trick_that_is_safe_changes_nothing(players: int) -> None:
    chance = random.Random(players)
    safe = 0
    for seed in range(12):
        state = billi.game("willi", players).start(seed=seed)
        while not state.over:
            seat = chance.choice(state.to_act)
            if state.position.phase == CALLING and trick_is_safe(state.position, seat):
                safe += 1
                answers = ["call Willi", "no call"] * PLAY_OUTS
                assert {winner_of(state.copy(), answer, chance) for answer in answers} == {seat}
            state.apply(seat, chance.choice(state.legal(seat)))
    assert safe


@pytest.mark.parametrize("players", [3, 4])
def test_W8_nobody_at_a_table_is_asked_to_call_in_vain(players: int) -> None:
    """With three that was one question in seven."""
    spared = 0
    for number in range(12):
        people = ("host", "ann", "bo", "cy")[:players]
        scene = Scene("willi", players, secret=bytes([number] * 32)).seated(*people).begun()
        chance = random.Random(number)
        while not scene.table.over:
            seat = chance.choice(scene.table.waiting_for)
            assert not scene.table.needless_answer(seat)
            written = len(scene.log)
            scene.choose(seat, str(chance.choice(scene.table.choices(seat))))
            spared += sum(b"no call" in line for _, line in scene.log[written + 1 :])
        assert scene.reread().state == scene.table.state
    assert spared
