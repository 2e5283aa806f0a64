"""Whole evenings in a simulated world: servers die, the store fails, the network breaks, people do as they like.

After each of them: what was granted is in the log, everyone sees what the log tells, nobody was shown another's cards,
the game has come to its end, and no server has complained.
"""

import pytest

from world.faults import FAULTS, found_after
from world.story import Broken, live


@pytest.mark.parametrize("seed", range(12, 17))
def test_every_promise_holds_whatever_happens(seed: int) -> None:
    live(seed)


def test_the_world_notices_when_clocks_do_not_ring_any_more() -> None:
    assert found_after(FAULTS["clocks_that_never_ring"], range(12, 17), live, Broken) is not None
