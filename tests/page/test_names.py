"""Names as people have them: the same as a friend's or a bot's, or written from right to left."""

from typing import Any, Final

import pytest
from playwright.async_api import ViewportSize, expect

from helpers.browser import House, in_browsers
from helpers.hurrying import hurries
from helpers.page_text import text
from helpers.score_pad import begins
from helpers.socket_interceptor import told_otherwise

SMALL: Final = ViewportSize(width=360, height=560)
ALI: Final = "علي"
DANA: Final = "דנה"
PLACES: Final = """(line, names) => {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const places = [];
    while (walker.nextNode())
        for (const name of names) {
            const at = walker.currentNode.data.indexOf(name);
            if (at < 0) continue;
            for (const letter of [at, walker.currentNode.data.indexOf("(", at)]) {
                const range = document.createRange();
                range.setStart(walker.currentNode, letter);
                range.setEnd(walker.currentNode, letter + 1);
                places.push(range.getBoundingClientRect().left);
            }
        }
    return places;
}"""
"""How far to the right some names in a line stand, each with the bracket that follows it."""
STARTS: Final = """(names) => names.map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return Math.round(range.getBoundingClientRect().left);
})"""
"""Where names begin on the screen, whichever way they are written."""


def called_from_right_to_left(seats: list[dict[str, Any]]) -> None:
    seats[1]["name"], seats[2]["name"] = ALI, DANA


def test_two_of_the_same_name_and_a_bot_called_alike_are_told_apart() -> None:
    async def work(house: House) -> None:
        ann, other = await house.guest("Bob"), await house.guest("bob")
        link = await ann.set_table("willi", 4, bots=1)
        await other.page.goto(link)
        await other.sit(2)
        third = await house.guest(text("bot-name-3"), path=ann.path)
        await third.sit(3)
        await ann.button("lobby-begin").click()
        await ann.is_dealt()
        seats = ann.listed("table-seats").get_by_role("listitem")
        await expect(seats.locator(".text")).to_have_text(["bob 2", text("bot-name-3"), f"{text('bot-name-3')} 2"])
        await expect(other.listed("table-seats").get_by_text("Bob", exact=True)).to_be_visible()
        await other.look_at("chat")
        await other.box("chat-write").fill("Here")
        await other.button("chat-send").click()
        await ann.look_at("chat")
        await expect(ann.listed("chat-label").get_by_text("bob 2", exact=True)).to_be_visible()
        await ann.look_at("table")
        await expect(ann.page.get_by_role("button", name=text("people-bot-for", name="bob 2"))).to_be_visible()

    in_browsers(work)


def test_points_stand_after_the_name_they_belong_to_when_names_are_written_from_right_to_left() -> None:
    """Between two such names digits and brackets joined the wrong one."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await told_otherwise(ann, called_from_right_to_left)
        await ann.play_bots("misterbill", 3)
        await ann.play(until=ann.round_over)
        await ann.look_at("log")
        start = text("log-round-end", round=1, scores="SCORES").split("SCORES")[0]
        line = ann.listed("log-label").get_by_role("listitem").filter(has_text=start).last
        places = await line.evaluate(PLACES, [ALI, DANA])
        assert len(places) == 4
        assert places == sorted(places), await line.inner_text()

    in_browsers(work)


def test_in_a_list_of_places_a_name_from_right_to_left_stands_where_names_stand() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await told_otherwise(ann, called_from_right_to_left)
        await ann.play_bots("misterbill", 8)
        await hurries(ann)
        names = ann.main.locator("li .who")
        await ann.settled()
        while await names.count() <= 3:  # so many may share the places above that few are left
            await ann.over.click()
            await ann.button("lobby-begin").click()
            await hurries(ann)
            await ann.settled()
        starts = await names.evaluate_all(STARTS)
        assert len(set(starts)) <= 2, f"in two columns at most: {starts}"

    in_browsers(work)


@pytest.mark.parametrize("name", [ALI, DANA])
def test_on_the_score_pad_a_name_from_right_to_left_stands_where_names_stand(name: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/scores", viewport=SMALL)
        await begins(ann, "misterbill", [name, "Bo", "Cy"])
        await ann.button("scores-by-hand").click()
        starts = await ann.main.locator(".name").evaluate_all(STARTS)
        assert len(starts) == 3
        assert len(set(starts)) == 1, starts
        await ann.button("scores-these-teams").click()
        starter = ann.main.locator("dd").last
        await expect(starter).to_contain_text(name)
        term = await ann.main.locator("dt").last.evaluate_all(STARTS)
        assert await starter.evaluate_all(STARTS) == term

    in_browsers(work)
