"""A large screen shows a larger table, and all of it."""

from typing import Final

import pytest
from playwright.async_api import ViewportSize, expect

from helpers.browser import DESK, House, in_browsers
from helpers.hurrying import hurries

LARGE: Final = ViewportSize(width=2560, height=1440)
CUT_OFF: Final = """() => {
    const table = document.querySelector(".table").getBoundingClientRect();
    return [...document.querySelectorAll(".cards .card")].map((card) => card.getBoundingClientRect())
        .filter(({ left, top, right, bottom }) =>
            left < table.left - 1 || top < table.top - 1 || right > table.right + 1 || bottom > table.bottom + 1)
        .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round));
}"""
"""Where cards lie that are not wholly on the table."""
MISSING: Final = """(last) => {
    const list = last.closest("ol").getBoundingClientRect();
    return list.width - last.getBoundingClientRect().width;
}"""
"""How many pixels narrower the only line of a list is than the list."""


@pytest.mark.parametrize("screen", [DESK, LARGE])
@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_every_card_lies_wholly_on_the_table(game: str, screen: ViewportSize) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=screen)
        await ann.play_bots(game)

        async def look() -> None:
            await ann.settled()
            assert await ann.page.evaluate(CUT_OFF) == []

        ann.each_time = look
        await ann.play(until=ann.round_over)
        await look()

    in_browsers(work)


def test_the_fourth_of_four_stands_below_all_steps_of_the_podium() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=LARGE)
        while True:
            await ann.page.goto("/")
            await ann.play_bots("willi")
            await hurries(ann)
            fourth = ann.main.locator(".over ol[start] > li")
            if await fourth.count() == 1:  # unless two are level
                break
        assert await fourth.evaluate(MISSING) < 1
        await expect(fourth).to_be_in_viewport(ratio=1)

    in_browsers(work)
