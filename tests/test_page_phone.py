"""A phone upright, 360 pixels wide: everything is played by tapping, nothing runs off the side."""

from typing import Any

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from billi.words import LANGUAGES
from browser import Guest, House, in_browsers, text

PHONE: dict[str, Any] = {
    "viewport": ViewportSize(width=360, height=740),
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
PATHS = ("/", "/new", "/games", "/learn", "/learn/willi/rules", "/scores", "/scores/new", "/replay", "/nowhere")
LEAST_TOUCH = 24
"""Pixels a finger needs (WCAG 2.2, 2.5.8)."""


@pytest.mark.parametrize(("game", "players"), [("misterbill", 8), ("misterbill", 3), ("willi", 4)])
def test_a_round_by_tapping(game: str, players: int) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", **PHONE)
        ann.taps = True
        await fits(ann)
        await ann.play_bots(game, players)
        ann.each_time = lambda: at_hand(ann)
        await ann.play(until=ann.round_over)
        await fits(ann)
        for tab in ("log", "chat", "score", "table", "settings"):
            await ann.look_at(tab)
            await fits(ann)

    in_browsers(work)


def test_no_page_is_wider_than_a_phone() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", **PHONE)
        for language in LANGUAGES:
            await ann.page.get_by_role("banner").get_by_role("combobox").select_option(language)
            for path in PATHS:
                await ann.page.goto(path)
                await expect(ann.page.locator("html")).to_have_attribute("lang", language)
                await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
                await fits(ann)

    in_browsers(work)


async def fits(guest: Guest) -> None:
    """See that nothing has to be scrolled sideways."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert await guest.page.evaluate(wide) <= 0, f"{guest.page.url} is wider than the screen"


async def at_hand(guest: Guest) -> None:
    """See that every card of the hand can be touched beside the one that lies on it, and lies on the screen."""
    await fits(guest)
    await can_be_touched(guest.hand)
    await can_be_touched(guest.main.get_by_role("button").filter(has_text=text("answer-pass")))


async def can_be_touched(things: Locator) -> None:
    boxes = await things.evaluate_all("""(things) => things.map((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return { left, right, top, bottom };
    })""")
    for index, box in enumerate(boxes):
        above = boxes[index + 1] if index + 1 < len(boxes) else box
        covers = above["left"] > box["left"] and above["top"] - box["top"] < LEAST_TOUCH
        assert (above["left"] if covers else box["right"]) - box["left"] >= LEAST_TOUCH, boxes
        assert box["left"] >= -1, boxes
        assert box["right"] <= 361, boxes
