"""Nobody's clock runs while they are still shown what led to the question."""

import random
from itertools import combinations
from typing import cast

from billi.games import GAMES
from billi.games.events import Event
from billi.games.misterbill.events import EVENTS
from billi.table.due import Watch
from billi.table.looking import GATHER, READ_ROUND, looking_at
from helpers.table_scenes import Scene

PEOPLE = ("host", "ann", "bo", "cy", "di", "ed", "flo", "gus")
CLOCK = 20_000
OF = EVENTS.by_kind


def events(*kinds: str) -> list[Event]:
    """Return some events, of which only the kind counts."""
    return [cast("Event", OF[kind]) for kind in kinds]


def test_a_clock_begins_when_all_is_shown_that_led_to_the_question() -> None:
    """With seven bots and 20 s the draw was asked with 9 s left, the waiter with 4, round 2 with none."""
    scene = Scene("misterbill", 8, clock=20).seated("host", bots=tuple(range(1, 8))).begun()
    chance = random.Random(1)
    told = 0
    while not scene.table.over:
        assert scene.table.state is not None
        assert scene.table.deadline is not None
        shown = looking_at(scene.table.state.events[told:])
        assert scene.table.deadline - CLOCK == scene.now + shown
        told = scene.table.state.happened
        scene.now += shown + chance.randrange(CLOCK)
        scene.choose(0, str(chance.choice(scene.table.choices(0))))


def test_whoever_skips_does_not_take_others_the_time_to_look() -> None:
    scene = Scene("misterbill", 4, clock=20).seated(*PEOPLE[:4]).begun()
    deal = scene.table.showing
    scene.now += 100
    scene.draw()
    assert scene.table.state is not None
    drawn = looking_at(scene.table.state.events[scene.table.told[-2] :])
    assert drawn > 0
    assert scene.table.showing == min(deal - 100 + drawn, GATHER)


def test_all_is_shown_in_a_bounded_time_however_much_it_is() -> None:
    long = ["draw", "pairs"] * 200
    assert looking_at(events(*long)) == GATHER
    assert looking_at(events(*long, "round_end", "round", *long)) == GATHER + READ_ROUND + GATHER
    assert looking_at(events("draw", "round_end", "round", "deal")) == sum(
        (OF["draw"].look, READ_ROUND, OF["round"].look, OF["deal"].look)
    )
    assert looking_at([]) == 0


def test_what_happens_at_once_is_looked_at_once() -> None:
    moved, pairs = OF["move"], OF["pairs"]
    assert moved.overlap is not None
    assert moved.overlap < moved.look
    assert looking_at(events("move", "move", "move", "pairs")) == 2 * moved.overlap + moved.look + pairs.look


def test_a_clock_cannot_be_stopped_by_being_slow() -> None:
    """What is shown follows from the events alone: who never looks has no more time than who does."""
    scene = Scene("misterbill", 4, clock=20).seated(*PEOPLE[:4]).begun()
    watch = Watch(60_000, 3_600_000, here=PEOPLE)
    watch.note(scene.table, scene.now)
    assert watch.next(scene.table) == scene.now + scene.table.showing + CLOCK


def test_an_event_of_two_games_is_looked_at_as_long_in_both() -> None:
    """The page knows an event by its kind alone."""
    for one, other in combinations(GAMES.values(), 2):
        for kind in one.events.by_kind.keys() & other.events.by_kind.keys():
            here, there = one.events.by_kind[kind], other.events.by_kind[kind]
            assert (here.look, here.overlap) == (there.look, there.overlap), kind
