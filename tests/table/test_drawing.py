"""The draw is whoever's turn it is: nothing is drawn, and nobody sees anything, until they touch a card (MB12)."""

import pytest

import billi
from billi.fair import FairLuck
from billi.games import GAMES
from billi.table.due import Watch
from billi.table.entries import Began, Left
from billi.table.showing import Eyes, show, show_public
from billi.table.wishes import Choose
from helpers.table_scenes import SECRET, Scene

PEOPLE = ("host", "ann", "bo", "cy")


def dealt(clock: int = 0) -> Scene:
    return Scene("misterbill", 4, clock=clock).seated(*PEOPLE).begun()


def told_to(scene: Scene, person: str) -> list[str]:
    [hand] = show(scene.table, Eyes(person)).own.hands
    return [event.kind for event in hand.events]


def test_an_onlooker_sees_the_draw_when_the_card_is_touched_and_not_before() -> None:
    scene = dealt()
    assert "draw" not in told_to(scene, "onlooker")
    scene.draw()
    assert told_to(scene, "onlooker").count("draw") == 1
    assert told_to(scene, "onlooker") == told_to(scene, "ann")


def test_whoever_draws_is_asked_to_and_all_know_whom_the_table_waits_for() -> None:
    scene = dealt()
    [seat] = scene.table.waiting_for
    public = show_public(scene.table)
    assert public.board is not None
    assert (public.board["phase"], public.board["to_act"]) == ("draw", [seat])
    assert [chair.thinking for chair in public.seats] == [other == seat for other in range(4)]
    for other, person in enumerate(PEOPLE):
        ask = show(scene.table, Eyes(person)).own.hands[0].ask
        assert (ask and (ask.rule, ask.choices)) == (
            ("MB12", [f"draw from seat {(seat - 1) % 4}"]) if other == seat else None
        )


def test_nobody_draws_for_another_nor_from_anybody_else() -> None:
    scene = dealt()
    [seat] = scene.table.waiting_for
    for chosen, action in ((seat, f"draw from seat {(seat + 1) % 4}"), (seat, "pass"), ((seat + 1) % 4, "pass")):
        with pytest.raises(billi.IllegalAction) as error:
            scene.wish(PEOPLE[chosen], Choose, seat=chosen, action=action, version=scene.table.version)
        assert error.value.rule == "MB12"
    assert scene.table.waiting_for == [seat]


def test_the_touch_changes_nothing_of_the_luck() -> None:
    scene = dealt()
    scene.play_out()
    assert scene.table.cutting is not None
    assert scene.table.state is not None
    cuts = scene.table.cutting.cuts().cuts
    state = billi.game("misterbill", 4).start(luck=FairLuck(SECRET, [""] * 4, cuts), names=scene.table.cutting.names)
    while not state.over:
        [seat, *_] = state.to_act
        state.apply(seat, state.legal(seat)[0])
    assert state.events == scene.table.state.events


def test_a_clock_that_runs_out_on_a_draw_draws() -> None:
    scene, watch = dealt(clock=20), Watch(60_000, 3_600_000, here=PEOPLE)
    watch.note(scene.table, scene.now)
    clock = watch.next(scene.table)
    assert clock is not None
    scene.now = clock
    scene.add(watch.due(scene.table, scene.now))
    assert told_to(scene, "onlooker").count("draw") == 1


def test_a_bot_draws_for_somebody_who_has_gone() -> None:
    scene = dealt()
    [seat] = scene.table.waiting_for
    scene.add([Left(seat=seat)])
    assert "draw" in told_to(scene, "onlooker")
    assert seat not in scene.table.waiting_for


def test_a_log_from_when_the_table_drew_for_everyone_reads_as_it_did() -> None:
    scene = Scene("misterbill", 4).seated(*PEOPLE)
    scene.table.apply(Began(rules=GAMES["misterbill"].rules_version), scene.now)
    assert scene.table.state is not None
    assert scene.table.state.to_act
    assert not scene.table.state.drawing
    assert "draw" in told_to(scene, "onlooker")


def test_a_game_in_python_draws_when_told_to() -> None:
    at_once, told = (billi.game("misterbill", 4).start(seed=7, wait_to_draw=wait) for wait in (False, True))
    assert told.drawing
    assert not told.to_act
    told.copy(same_luck=True).draw()
    told.draw()
    assert told == at_once
    assert told.events == at_once.events


def test_where_nothing_is_to_be_drawn_nothing_is() -> None:
    for state in (billi.game("misterbill", 4).start(seed=7), billi.game("willi").start(seed=7)):
        with pytest.raises(billi.IllegalAction):
            state.draw()
