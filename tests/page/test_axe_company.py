"""Nothing that axe-core knows to be in somebody's way in what befalls people at a table, in light and in dark."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from helpers.barriers import has_no_barriers
from helpers.browser import House, in_browsers
from helpers.mishaps import befall
from helpers.replays import after, events, opened, recorded
from helpers.shared_screen import deal_for_two
from helpers.socket_interceptor import told_otherwise


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_somebody_is_gone_or_stood_in_for_and_oneself_is_too(game: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await told_otherwise(ann, befall)
        await ann.play_bots(game)
        await expect(ann.button("people-back")).to_be_visible()
        await has_no_barriers(ann)

    in_browsers(work)


def test_the_line_is_broken() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.asked.first.wait_for()
        await has_no_barriers(ann)  # which needs the line for what it looks with
        await ann.context.set_offline(True)
        await expect(ann.page.locator(".line[role=status]")).not_to_have_text("")
        await has_no_barriers(ann)
        await ann.context.set_offline(False)
        await expect(ann.page.locator(".line[role=status]")).to_have_text("")
        ann.forgive("WebSocket", "ERR_INTERNET")

    in_browsers(work)


def test_a_screen_is_passed_on() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play(until=await deal_for_two(ann))
        await has_no_barriers(ann)

    in_browsers(work)


def test_willi_is_called() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.play(until=ann.main.locator(".called"))
        await has_no_barriers(ann)

    in_browsers(work)


def test_mister_bill_is_shown_and_discards_lie_open(tmp_path: Path) -> None:
    record = recorded("misterbill", 4, lambda record: bool(events(record, "show")))

    async def work(house: House) -> None:
        ann = await opened(house, record, tmp_path)
        await after(ann, events(record, "show")[0])
        await has_no_barriers(ann)
        await ann.button("gone-button").press("Enter")
        await has_no_barriers(ann)

    in_browsers(work)
