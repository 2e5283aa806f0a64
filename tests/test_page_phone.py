"""A phone upright, 360 pixels wide, or on its side: everything is played by tapping, and fits."""

from typing import Any

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from billi.words import LANGUAGES
from browser import DESK, Guest, House, in_browsers
from looks import looks_right

PHONE: dict[str, Any] = {
    "viewport": ViewportSize(width=360, height=740),
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SMALL_ON_ITS_SIDE = {**PHONE, "viewport": ViewportSize(width=667, height=320)}
PATHS = ("/", "/new", "/games", "/learn", "/learn/willi/rules", "/scores", "/scores/new", "/replay", "/nowhere")
LEAST_TOUCH = 24
"""Pixels a finger needs (WCAG 2.2, 2.5.8)."""


@pytest.mark.parametrize(
    ("game", "players", "locale", "phone"),
    [
        ("misterbill", 8, "de-CH", PHONE),
        ("misterbill", 3, "it-CH", PHONE),
        ("willi", 4, "fr-CH", PHONE),
        ("misterbill", 8, "en-GB", SMALL_ON_ITS_SIDE),
        ("willi", 4, "it-CH", SMALL_ON_ITS_SIDE),
    ],
)
def test_a_round_by_tapping(game: str, players: int, locale: str, phone: dict[str, Any]) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=locale, **phone)
        ann.taps = True
        await looks_right(ann)
        await ann.play_bots(game, players)
        ann.each_time = lambda: at_hand(ann)
        await ann.play(until=ann.round_over)
        await looks_right(ann)
        for tab in ("log", "chat", "score", "table", "settings"):
            await ann.look_at(tab)
            await looks_right(ann)

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_looks_right(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, **PHONE)
        for path in PATHS:
            for size in (PHONE["viewport"], DESK):
                await ann.page.set_viewport_size(size)
                await ann.page.goto(path)
                await expect(ann.page.locator("html")).to_have_attribute("lang", language)
                await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
                await looks_right(ann)

    in_browsers(work)


async def at_hand(guest: Guest) -> None:
    """See that every card of the hand can be touched beside the one that lies on it, and lies on the screen."""
    await looks_right(guest)
    await can_be_touched(guest.hand)
    await can_be_touched(guest.main.get_by_role("button").filter(has_text=guest.say("answer-pass")))


async def can_be_touched(things: Locator) -> None:
    boxes = await things.evaluate_all("""(things) => things.map((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return { left, right, top, bottom };
    })""")
    screen = things.page.viewport_size
    assert screen is not None
    for index, box in enumerate(boxes):
        above = boxes[index + 1] if index + 1 < len(boxes) else box
        covers = above["left"] > box["left"] and above["top"] - box["top"] < LEAST_TOUCH
        assert (above["left"] if covers else box["right"]) - box["left"] >= LEAST_TOUCH, boxes
        assert box["left"] >= -1, boxes
        assert box["right"] <= screen["width"] + 1, boxes
        assert box["bottom"] <= screen["height"] + 1, boxes
