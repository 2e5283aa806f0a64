"""A phone of 320 or 360 pixels: nothing is cut, pushed away or left alone on a line there."""

from collections import Counter

import pytest
from playwright.async_api import ViewportSize, expect

from billi.words import LANGUAGES
from helpers.browser import House, in_browsers
from helpers.layout_faults import looks_right

SMALLEST = ViewportSize(width=320, height=568)

LINES = """() => [...document.querySelectorAll(".chairs li:has(.face)")].map((chair) => {
    const parts = [".who", ".sign", ".acts"].map((one) => chair.querySelector(one).getBoundingClientRect());
    const lines = [];
    for (const { top, bottom } of parts.sort((one, other) => one.top - other.top)) {
        if (!lines.length || top >= lines.at(-1)) lines.push(bottom);
        else lines.push(Math.max(lines.pop(), bottom));
    }
    return lines.length;
})"""
ON_A_FACE = """() => [...document.querySelectorAll(".chairs li:has(.face)")].map((chair) => {
    const [number, face] = [".chair", ".face"].map((one) => chair.querySelector(one).getBoundingClientRect());
    const wide = Math.max(0, number.right - face.left) / face.width;
    return wide * Math.max(0, face.bottom - number.top) / face.height;
})"""
"""What share of a bot's face lies under the number of its chair."""
FACTS = """() => [...document.querySelectorAll(".plate.narrow")].map((plate) => {
    const facts = plate.querySelector(".facts");
    const shown = [...facts.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 2);
    const room = plate.parentElement.getBoundingClientRect();
    const within = facts.getBoundingClientRect().bottom <= room.bottom + 1;
    return { tops: shown.map(({ top }) => top), within, out: plate.matches(".out") };
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_has_its_ways_on_one_line_and_its_headline_beside_the_lamp(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=SMALLEST)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        tops = await ann.page.evaluate("[...document.querySelectorAll('nav a')].map((way) => way.offsetTop)")
        assert len(tops) > 2
        assert len(set(tops)) == 1
        headline, lamp = [await ann.page.locator(part).first.bounding_box() for part in ("h1 span", ".lamp")]
        assert headline is not None
        assert lamp is not None
        assert headline["y"] < lamp["y"] + lamp["height"] / 2, "it begins beside the lamp, not below it"
        await looks_right(ann)

    in_browsers(work)


def test_how_many_play_is_chosen_from_rows_of_equal_length() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALLEST, path="/new")
        await expect(ann.page.get_by_role("radio", name="8", exact=True)).to_be_visible()
        tops = await ann.page.evaluate("[...document.querySelectorAll('.counts > *')].map((count) => count.offsetTop)")
        assert set(Counter(tops).values()) == {3}

    in_browsers(work)


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_in_the_lobby_takes_two_lines_and_where_its_level_is_chosen_all_can_be_read(
    language: str, width: int
) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=ViewportSize(width=width, height=568))
        await ann.set_table("misterbill", 4, bots=3)
        assert await ann.page.evaluate(LINES) == [2, 2, 2]
        assert max(await ann.page.evaluate(ON_A_FACE)) < 0.2, "the number of a chair lies on a cheek"
        await looks_right(ann)
        await ann.box("bots-play").select_option("")
        chosen = ann.box("lobby-level-at", n=2)
        await expect(chosen).to_be_visible()
        await looks_right(ann)
        box = await chosen.bounding_box()
        assert box is not None
        assert box["width"] > width / 2
        names = await ann.page.evaluate("[...document.querySelectorAll('.who bdi')].map((name) => name.offsetHeight)")
        assert max(names) < 1.5 * min(names), "no name is broken"

    in_browsers(work)


def test_with_eight_the_points_and_cards_of_everyone_are_on_one_line() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALLEST)
        await ann.play_bots("misterbill", 8)
        await ann.asked.first.wait_for()
        plates = await ann.page.evaluate(FACTS)
        assert len(plates) == 7
        for plate in plates:
            assert plate["within"]
            assert max(plate["tops"]) - min(plate["tops"]) < 8, plate

    in_browsers(work)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_with_eight_whoever_is_out_has_that_on_the_line_of_their_points(language: str) -> None:
    """On three lines a plate lay under the cards of its neighbour."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALLEST, locale=language)
        await ann.play_bots("misterbill", 8)
        seen = 0

        async def look() -> None:
            nonlocal seen
            if not await ann.main.locator(".seats .plate.out").count():
                return
            for width in (320, 360, 390):
                await ann.page.set_viewport_size(ViewportSize(width=width, height=560))
                await ann.settled()
                for plate in await ann.page.evaluate(FACTS):
                    assert max(plate["tops"]) - min(plate["tops"]) < 8, (width, plate)
                    seen += plate["out"]

        ann.each_time = look
        while not seen:
            await ann.play(until=ann.round_over)
            await look()
            await ann.answer()

    in_browsers(work)
