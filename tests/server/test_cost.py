"""What a move costs does not creep up: it is counted in steps of Python, which are the same on every machine."""

import re
import subprocess
import sys

import pytest

from helpers.paths import ROOT

MOST = {
    "--count": {"misterbill": 5_800, "willi": 4_420},
    "--count-whole": {"misterbill": 7_030, "willi": 5_690},
}
"""Steps a move by Python 3.11, from the wish to the messages for all four and from frame to frames: about a hundred
more than when written."""


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="other Pythons take other steps")
@pytest.mark.parametrize("what", MOST)
def test_a_move_takes_no_more_steps_than_it_did(what: str) -> None:
    command = [sys.executable, str(ROOT / "bench" / "room.py"), what, "--moves", "200"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout
    steps = {game: int(found.replace(",", "")) for game, found in re.findall(r"(\w+): ([\d,]+) steps", told)}
    assert steps.keys() == MOST[what].keys()
    assert all(steps[game] <= most for game, most in MOST[what].items()), told
