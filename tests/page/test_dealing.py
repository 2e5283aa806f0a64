"""Tests of the page are dealt the same cards in every run: what one finds is there again."""

import pytest

from helpers.browser import House, in_browsers
from helpers.dealing import dealt_as_ever


def test_a_hand_is_the_same_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def hand(test: str) -> list[str]:
        seen: list[str] = []

        async def work(house: House) -> None:
            ann = await house.guest("Ann")
            await ann.play_bots("willi")
            await ann.is_dealt()
            seen.extend(await ann.cards())

        dealt_as_ever(monkeypatch, test)
        in_browsers(work)
        return seen

    first = hand("one")
    assert first == hand("one")
    assert first != hand("another")
