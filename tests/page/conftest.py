"""The luck of tests of the page."""

import pytest

from helpers.dealing import dealt_as_ever


@pytest.fixture(autouse=True)
def same_luck_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a test deal the same cards whenever it runs, so that what it finds is there again."""
    dealt_as_ever(monkeypatch, request.node.nodeid)
