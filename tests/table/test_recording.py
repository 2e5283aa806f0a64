"""What the record of a game tells of those who played it."""

import pytest

from billi.server.forgetting import without
from billi.server.store import Line
from billi.table.deciding import forget
from billi.table.entries import Sat, read
from billi.table.recording import record_of
from billi.table.table import Table
from billi.table.wishes import Stand
from helpers.table_scenes import Scene


@pytest.mark.parametrize("name", ["Ann", "Willi"])
def test_the_record_is_the_same_whenever_it_was_that_somebody_s_name_left_the_log(name: str) -> None:
    scene = Scene("willi").seated("host", "bo", "cy")
    scene.add([Sat(seat=3, person="ann", name=name)])
    scene.begun().wish("ann", Stand, seat=3)
    scene.add([Sat(seat=3, person="ann", name="")])  # written down while they were being forgotten
    while len(scene.table.deals) < 2:
        scene.choose(scene.table.waiting_for[0])
    scene.add(forget(scene.table, "ann"))
    scene.play_out()
    lines = [Line(version, at, line) for version, (at, line) in enumerate(scene.log, 1)]
    changed = without(lines, "ann")
    cleared = Table("t", scene.table.secret)
    for line in lines:
        cleared.apply(read(changed.get(line.version, line.body)), line.at)
    assert bool(changed) == (name == "Ann"), (
        "somebody called Willi decides who starts, also when the game is told again"
    )
    assert record_of(cleared) == record_of(scene.table)
