"""The pictures of the rulebook: there in every language, on a phone as on a wide screen, nothing upon anything else."""

import re
from colorsys import rgb_to_hls

import pytest
from playwright.async_api import ViewportSize, expect

from billi.words import LANGUAGES
from helpers.browser import DESK, House, in_browsers
from helpers.layout_faults import looks_right

SMALL = ViewportSize(width=360, height=740)
PICTURES = {
    "misterbill": ["MB3", "MB4", "MB16E", "MB16T", "MB16G", "MB16L", "MB16R", "MB17"],
    "willi": ["W8", "W10", "W15"],
}
HUES = [(190, 250), (90, 170), (0, 20)]
"""Between which degrees of a wheel of colours something is blue, green, or red."""
FILLED = "(all) => all.map((one) => getComputedStyle(one).fill)"
CROWDED = """() => {
    const faults = [];
    const box = (element) => element.getBoundingClientRect();
    for (const table of document.querySelectorAll("figure .table")) {
        const id = table.closest("figure").getAttribute("aria-labelledby");
        const places = [...table.querySelectorAll(".seat, .waiter")];
        const parts = places.map((place) => [...place.querySelectorAll(".card, p, svg")].map(box));
        const within = box(table);
        parts.flat().forEach((part) => {
            const outside = part.left < within.left || part.right > within.right;
            if (outside || part.top < within.top || part.bottom > within.bottom)
                faults.push(`${id}: something lies outside the table`);
        });
        parts.forEach((own, at) => own.forEach((a) => parts.slice(at + 1).flat().forEach((b) => {
            if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
                faults.push(`${id}: two places lie on one another`);
        })));
    }
    return [...new Set(faults)];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PICTURES)
def test_every_picture_is_there_can_be_read_and_is_told_in_words(game: str, language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path=f"/learn/{game}/rules", locale=language, viewport=SMALL)
        for screen in (SMALL, DESK):
            await ann.page.set_viewport_size(screen)
            for rule in PICTURES[game]:
                said = ann.say(f"picture-{rule}")
                picture = ann.page.locator(f"#{rule}").get_by_role("figure", name=said, exact=True)
                await expect(picture).to_be_visible()
                await expect(picture.get_by_text(said, exact=True)).to_be_visible()
            await ann.settled()
            await looks_right(ann)
            assert await ann.page.evaluate(CROWDED) == []
        assert await ann.page.get_by_role("figure").count() == len(PICTURES[game])

    in_browsers(work)


def test_MB4_the_score_cards_of_each_round_are_blue_green_and_red() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/learn/misterbill/rules")
        groups = ann.page.locator("#MB4 .group")
        await expect(groups).to_have_count(len(HUES))
        for group, (first, last) in zip(await groups.all(), HUES, strict=True):
            bands = await group.locator("svg path:nth-of-type(2)").evaluate_all(FILLED)
            assert len(bands) in (6, 7)
            for band in bands:
                red, green, blue = (int(part) / 255 for part in re.findall(r"\d+", band))
                hue, _, saturation = rgb_to_hls(red, green, blue)
                assert saturation > 0.3
                assert first <= 360 * hue <= last

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_their_names_below_them_and_each_game_has_tips(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/learn/misterbill/rules", locale=language, viewport=SMALL)
        for letter in "OSPWHDETGLRB":
            await expect(
                ann.page.locator("#MB1 small").get_by_text(ann.say(f"card-{letter}"), exact=True)
            ).to_be_visible()
        for game in PICTURES:
            await ann.page.goto(f"/learn/{game}/rules")
            tips = ann.page.get_by_role("region", name=ann.say("rules-tips"))
            await expect(tips.get_by_role("listitem")).to_have_count(3)

    in_browsers(work)
