"""A server that is looked after: one runs in a thread for each file.

After every test it must be well, every table must still be what its log adds up to, and nothing may have been logged as
an error.
"""

import gc
from collections.abc import Iterator

import pytest

from billi.server.limits import Buckets
from helpers.hostile_server import House, wait_until


@pytest.fixture(scope="module")
def open_house() -> Iterator[House]:
    with House() as house:
        house.app.access.missed = Buckets(rate=1e6, size=1e6)
        yield house
        gc.collect()  # what a forgotten task raised is only logged when it goes
        house.assert_well()
        wait_until(lambda: not any(house.app.access.sockets.values()))


@pytest.fixture
def house(open_house: House) -> Iterator[House]:
    """The server, looked after once the test is over."""
    yield open_house
    try:
        open_house.assert_well()
    finally:
        open_house.complaints.records.clear()
