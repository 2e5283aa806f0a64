"""What lies over the table of a phone gives way where the table is needed, and shows where it goes on."""

import pytest
from playwright.async_api import ViewportSize, expect

from helpers.browser import House, in_browsers
from helpers.page_text import card

PHONE = ViewportSize(width=360, height=640)
WITH_TARGETS = "ETG"
"""Waiters that are played on somebody."""
GOES_ON = """(panel) => {
    const lists = [panel, ...panel.querySelectorAll("*")].filter((one) => one.scrollHeight > one.clientHeight + 1)
        .filter((one) => getComputedStyle(one).overflowY === "auto");
    return lists.map((list) => getComputedStyle(list).maskImage !== "none");
}"""
"""Whether all that can be scrolled in a panel fades at its edge."""


def test_an_open_chat_gives_way_to_whom_a_waiter_is_for() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=PHONE)
        names = {card(code) for code in WITH_TARGETS}
        while True:
            await ann.page.goto("/")
            await ann.play_bots("misterbill", 4)
            await ann.play(until=ann.any_of("answer-pass", "over-rematch"))
            waiters = [place for place, name in enumerate(await ann.able.all_text_contents()) if name in names]
            if waiters and await ann.any_of("answer-pass").count():
                break
        await ann.look_at("chat")
        await ann.able.nth(waiters[0]).press("Enter")
        await expect(ann.button("chat-send")).to_be_hidden()
        await ann.listed("table-seats").get_by_role("button").first.click()
        await expect(ann.button("answer-back")).to_be_hidden()

    in_browsers(work)


@pytest.mark.parametrize("tab", ["settings", "table"])
def test_options_and_people_fade_where_they_go_on(tab: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=PHONE)
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        await ann.look_at(tab)
        assert await ann.page.locator("aside .body").evaluate(GOES_ON) == [True]

    in_browsers(work)
