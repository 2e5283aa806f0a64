"""What must happen at a table by itself, and when: clocks and absence, from the table, the people and the time."""

from collections.abc import Collection

from billi.table.due import Watch
from billi.table.entries import Came, Chose, Entry, Left
from billi.table.wishes import AddWords
from helpers.table_scenes import Scene

PEOPLE = ("host", "ann", "bo", "cy")
GRACE, EMPTY = 60_000, 3_600_000


def watch_of(here: Collection[str] = PEOPLE) -> Watch:
    return Watch(GRACE, EMPTY, here=here)


def due(watch: Watch, scene: Scene, elsewhere: Collection[str] = ()) -> list[Entry]:
    """Return what is due now; what comes to nothing is put off, as in a room."""
    watch.note(scene.table, scene.now)
    entries = watch.due(scene.table, scene.now, elsewhere)
    watch.be_patient(scene.now)
    return entries


def with_a_clock(seconds: int = 20) -> Scene:
    """Deal somebody a choice who then has so long for it."""
    scene = Scene("misterbill", 4, clock=seconds).seated(*PEOPLE)
    scene.wish("host", AddWords, seat=0, words="a waiter")
    scene.begun()
    assert not scene.table.is_forced(scene.table.waiting_for[0])
    scene.now += scene.table.showing  # all have seen the deal
    return scene


def test_a_clock_that_runs_out_has_a_bot_decide_once() -> None:
    scene, watch = with_a_clock(), watch_of()
    assert scene.table.deadline == scene.now + 20_000
    scene.now += 19_999
    assert due(watch, scene) == []
    seat = scene.table.waiting_for[0]
    scene.now += 1
    choices = due(watch, scene)
    assert [type(choice) for choice in choices] == [Chose]
    scene.add(choices)
    assert not scene.table.chairs[seat].away
    assert due(watch, scene) == []
    assert watch.next(scene.table) == scene.table.deadline == scene.now + scene.table.showing + 20_000


def test_a_clock_that_was_looked_at_too_early_still_runs_out() -> None:
    scene, watch = with_a_clock(), watch_of()
    deadline = scene.now + 20_000
    scene.now = deadline - 1
    assert due(watch, scene) == []
    assert watch.next(scene.table) == deadline


def test_nobody_has_longer_than_the_clock_says_where_another_server_is_ahead_of_ours() -> None:
    scene, watch = with_a_clock(), watch_of()
    scene.now -= 600_000
    watch.note(scene.table, scene.now)
    assert watch.next(scene.table) == scene.now + scene.table.showing + 20_000


def test_nobody_has_less_than_the_clock_says_where_another_server_is_behind_ours() -> None:
    scene, watch = with_a_clock(), watch_of()
    watch.shared = True
    scene.now += 600_000
    watch.note(scene.table, scene.now)
    assert watch.next(scene.table) == scene.now + scene.table.showing + 20_000
    scene.now += scene.table.showing + 20_000
    assert [type(entry) for entry in due(watch, scene)] == [Chose]


def test_a_question_that_came_in_the_place_of_one_that_was_lost_has_all_its_time() -> None:
    """After a failover the same version asks something else."""
    scene, watch = with_a_clock(), watch_of()
    watch.note(scene.table, scene.now)
    scene.now += 15_000
    scene.table.asked_at = scene.now - scene.table.showing
    assert due(watch, scene) == []
    scene.now += 15_000
    assert due(watch, scene) == []
    scene.now += 5_000
    assert [type(entry) for entry in due(watch, scene)] == [Chose]


def test_nothing_is_due_before_the_deal_nor_after_the_game() -> None:
    scene, watch = Scene("misterbill", 4, clock=20).seated(*PEOPLE), watch_of(())
    scene.now += 10 * EMPTY
    assert (due(watch, scene), watch.next(scene.table)) == ([], None)
    scene.begun()
    scene.play_out()
    assert (due(watch, scene), watch.next(scene.table)) == ([], None)


def test_somebody_who_left_before_the_deal_is_not_waited_for_for_ever() -> None:
    scene, watch = Scene().seated(*PEOPLE), watch_of(("host", "bo", "cy"))
    assert due(watch, scene) == []
    scene.now += 10 * GRACE
    assert due(watch, scene) == []
    scene.begun()
    scene.now += GRACE
    assert due(watch, scene) == [Left(seat=1)]


def test_whoever_is_not_there_when_the_game_begins_is_not_waited_for_for_ever() -> None:
    scene, watch = Scene().seated(*PEOPLE).begun(), watch_of(("host",))
    assert due(watch, scene) == []
    scene.now += GRACE - 1
    assert due(watch, scene) == []
    scene.now += 1
    assert due(watch, scene) == [Left(seat=1), Left(seat=2), Left(seat=3)]


def test_a_deserted_game_waits_an_hour() -> None:
    scene, watch = Scene().seated(*PEOPLE).begun(), watch_of(())
    assert_waits_an_hour(watch, scene)


def test_a_game_whose_players_have_gone_does_not_wait_for_ever_for_those_who_only_watch() -> None:
    scene, watch = Scene().seated(*PEOPLE).begun(), watch_of(("a spectator",))
    assert_waits_an_hour(watch, scene)


def test_an_hour_without_players_begins_when_the_last_one_leaves_another_server() -> None:
    scene, watch = Scene().seated(*PEOPLE).begun(), watch_of(("a spectator",))
    for _ in range(2 * EMPTY // GRACE):
        assert due(watch, scene, elsewhere=PEOPLE) == []
        scene.now += GRACE
    assert due(watch, scene, elsewhere=PEOPLE) == []
    assert_waits_an_hour(watch, scene)


def test_the_first_one_back_waits_for_the_others_as_long_as_for_anybody() -> None:
    here: set[str] = set()
    scene, watch = Scene().seated(*PEOPLE).begun(), watch_of(here)
    assert due(watch, scene) == []
    scene.now += 2 * GRACE - 1
    here.add("cy")
    assert due(watch, scene) == []
    assert watch.missing(scene.now) == dict.fromkeys(("host", "ann", "bo"), scene.now + GRACE)
    scene.now += GRACE - 1
    assert due(watch, scene) == []
    scene.now += 1
    assert [type(entry) for entry in due(watch, scene)] == [Left] * 3


def test_nobody_is_told_how_long_a_deserted_game_waits() -> None:
    scene, watch = Scene().seated(*PEOPLE).begun(), watch_of(("a spectator",))
    assert due(watch, scene) == []
    scene.now += GRACE // 2
    assert due(watch, scene) == []
    assert watch.missing(scene.now) == dict.fromkeys(PEOPLE, 0)


def assert_waits_an_hour(watch: Watch, scene: Scene) -> None:
    for _ in range(EMPTY // GRACE):
        assert due(watch, scene) == []
        scene.now += GRACE
    assert len(due(watch, scene)) == 4


def test_somebody_who_looks_through_another_server_is_not_missed() -> None:
    scene, watch = Scene().seated(*PEOPLE).begun(), watch_of(("host", "bo", "cy"))
    watch.note(scene.table, scene.now)
    for _ in range(3):
        scene.now += GRACE
        assert due(watch, scene, elsewhere={"ann"}) == []
    scene.now += GRACE
    assert due(watch, scene) == [Left(seat=1)]


def test_whoever_is_here_is_not_away_for_long() -> None:
    scene, watch = Scene().seated(*PEOPLE).begun(), watch_of()
    scene.add([Left(seat=1)])
    assert watch.next(scene.table) == 0
    assert due(watch, scene) == [Came(by="ann", seat=1)]


def test_a_question_nobody_has_looked_at_yet_is_not_taken_for_the_one_before() -> None:
    """A "no" that came in the moment after a choice was held back from when the question before was asked."""
    scene = Scene("misterbill", 4).seated(*PEOPLE).begun()
    watch = Watch(GRACE, EMPTY, pause=2_400, here=PEOPLE)
    watch.note(scene.table, scene.now)
    scene.now += 60_000
    scene.draw()
    assert scene.table.veiled
    assert watch.release(scene.table, scene.table.waiting_for[0]) > scene.now
