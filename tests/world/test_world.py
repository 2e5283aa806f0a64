"""Whole evenings in a simulated world: servers die, the store fails, the network breaks, people do as they like.

At every moment: what was granted is in the log, once; everyone sees what the log tells, and nobody another's cards;
nobody who is there is taken for gone. In the end every game is over and its record is kept, no server has complained,
and none holds on to anything.
"""

import logging
import os
import re
import subprocess
import sys

import pytest

from billi.server.reading import unreadable
from helpers.hostile_server import KINDS, tag_of
from helpers.paths import ROOT
from world.faults import FAULTS, SAID, found_after
from world.story import SPOILT, Complaints, listening, live
from world.truth import Broken

AT_ONCE = 50
FIRST = int(os.environ.get("BILLI_WORLD_FROM", "0"))
SEEDS = range(FIRST, FIRST + 2000, AT_ONCE)
FAULTY = range(2000)
"""Seeds among which every fault must show,"""
SHOWED = {
    "clocks_that_go_back": 113,
    "waiting_for_somebody_gone_before_the_deal": 66,
    "presence_in_the_round": 76,
    "those_in_time_are_not_heard": 383,
    "servers_by_the_clock": 83,
    "questions_as_old_as_they_say": 143,
    "a_room_without_timers": 248,
    "a_log_that_is_gone_is_an_error": 79,
    "one_unreadable_table_stops_housekeeping": 82,
    "a_bot_for_somebody_who_is_there": 465,
    "waived_by_nobody": 103,
}
"""and where to begin to look for those that take long: where they showed when this was written."""


@pytest.mark.parametrize("first", SEEDS)
def test_every_promise_holds_whatever_happens(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        live(seed)


@pytest.mark.parametrize("fault", FAULTS)
def test_the_world_notices_a_fault_we_once_had(fault: str) -> None:
    first = SHOWED.get(fault, 0)
    assert found_after(fault, [*FAULTY[first:], *FAULTY[:first]], live, Broken) is not None


def test_results_tell_how_soon_each_fault_is_noticed() -> None:
    """As ``bench/world_faults.py`` prints it."""
    results = (ROOT / "bench" / "RESULTS.md").read_text(encoding="utf-8")
    table = results.partition("bench/world_faults.py")[2].partition("simulated table-hours")[0]
    told = dict(re.findall(r"^\| `(\w+)` \|.*\| (\d+) \|$", table, re.MULTILINE))
    assert told.keys() == FAULTS.keys()
    assert all(int(seeds) <= len(FAULTY) for seeds in told.values())


@pytest.mark.parametrize(("table", "heard"), [(next(iter(SPOILT)), 0), ("t", 2)])
def test_a_server_that_cannot_read_a_table_complains_unless_nobody_could(table: str, heard: int) -> None:
    complaints = Complaints()
    with listening(complaints):
        problem = unreadable(table, "line 3 is missing")
        log = logging.getLogger("billi.server.housekeeping")
        log.error("something else", exc_info=problem, extra={"table": table})
    assert len(complaints.lines) == heard


def test_people_wish_for_everything_there_is() -> None:
    """A wish that is new has to be taught to the people of the world."""
    left = {tag_of(kind) for kind in KINDS}
    for seed in range(AT_ONCE):
        left -= live(seed).wished
        if not left:
            break
    assert not left


def story_of(seed: int) -> str:
    """Return what is told of a world in which something breaks; "" where nothing does."""
    try:
        live(seed)
    except Broken as problem:
        return str(problem)
    return ""


def test_a_failing_seed_tells_its_number_and_its_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the same again, when it is tried again."""
    FAULTS["words_that_are_not_kept"](monkeypatch)
    told = ((seed, story_of(seed)) for seed in FAULTY)
    seed, whole = next((seed, story) for seed, story in told if "sets table" in story)
    assert story_of(seed) == whole
    problem, *story = whole.splitlines()
    assert problem.startswith(f"seed {seed}: ")
    assert re.search(SAID["words_that_are_not_kept"], problem)
    assert "wants {'do': 'words'" in story[-1], "there it ends"


TELL = "from world.story import live; print(*(line for seed in range(20) for line in live(seed).story), sep='\\n')"


def test_a_seed_tells_the_same_story_again() -> None:
    """In another process too, where sets are in another order."""
    stories = [
        subprocess.run(
            [sys.executable, "-c", TELL],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "tests"},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert stories[0] == stories[1]
    assert len(stories[0].splitlines()) > 100
