"""While the line to the server is broken, that is said where it hides nobody, and what was chosen is seen to be."""

from typing import Final

import pytest
from playwright.async_api import ViewportSize, expect

from billi.words import LANGUAGES
from helpers.browser import DESK, EDGE, ON_ITS_SIDE, Guest, House, in_browsers

SMALLEST: Final = ViewportSize(width=360, height=560)
COVERED: Final = """(line) => {
    const on = line.getBoundingClientRect();
    return [...document.querySelectorAll(".plate, .sentence, .prompt button, [data-list] button")].filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < on.right && right > on.left && top < on.bottom && bottom > on.top;
    }).map((one) => one.textContent.trim().slice(0, 40));
}"""
"""What of a table lies under something."""
OF_THE_NETWORK: Final = ("WebSocket", "ERR_INTERNET")


async def loses_the_line(guest: Guest) -> None:
    await guest.context.set_offline(True)
    await expect(guest.page.locator(".line[role=status]")).not_to_have_text("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_the_line_is_broken_hides_nobody_and_no_question(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=SMALLEST)
        await ann.play_bots("misterbill", 4)
        await ann.asked.first.wait_for()
        await loses_the_line(ann)
        line = ann.page.locator(".line[role=status]")
        for size in (SMALLEST, ON_ITS_SIDE, DESK):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            await expect(line).to_be_in_viewport(ratio=1)
            assert await line.evaluate(COVERED) == [], size
        await ann.context.set_offline(False)
        await expect(line).to_have_text("")
        ann.forgive(*OF_THE_NETWORK)

    in_browsers(work)


def test_a_card_chosen_while_the_line_is_broken_is_seen_to_be_chosen() -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        await ann.deal_with(bo, "willi", 4)
        await ann.able.first.wait_for()
        await ann.hand.first.click(position=EDGE)
        await expect(ann.hand.first).to_have_attribute("aria-pressed", "true")
        ann_there = bo.listed("table-seats").get_by_role("listitem").filter(has_text="Ann")
        await expect(ann_there).not_to_contain_text(bo.say("seat-thinking"))
        await ann.settled()
        await loses_the_line(ann)
        await ann.hand.nth(1).click(position=EDGE)
        for _ in range(2):
            await expect(ann.hand.nth(1)).to_have_attribute("aria-pressed", "true")
            await expect(ann.hand.first).to_have_attribute("aria-pressed", "false")
            await ann.context.set_offline(False)
            await expect(ann.page.locator(".line[role=status]")).to_have_text("")
        ann.forgive(*OF_THE_NETWORK)

    in_browsers(work)
