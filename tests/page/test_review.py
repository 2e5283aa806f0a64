"""The review beside a replay: it adds up, jumps to moments and decisions, follows the replay and is stepped along."""

import json
from typing import Any

import pytest
from playwright.async_api import Locator, ViewportSize

from billi.words import LANGUAGES
from helpers.browser import OTHERS, Guest, House, expect, in_browsers
from helpers.layout_faults import looks_right
from helpers.page_text import text
from helpers.podium import plays_a_game

PHONE = ViewportSize(width=390, height=664)


async def reviewed(guest: Guest, id: str) -> Any:
    """Open the review; give it as the server tells it."""
    await guest.button("side-review").click()
    await expect(guest.page.locator(".review dl")).to_be_visible(timeout=OTHERS)
    answer = await guest.page.request.get(f"/api/games/{id}/review")
    return await answer.json()


def place_in(guest: Guest) -> Locator:
    return guest.page.get_by_role("slider", name=text("replay-place", guest.language))


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_review_adds_up_and_jumps_to_what_mattered(game: str) -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, game)
        ann = await house.guest(path=f"/replay/{id}")
        made = await reviewed(ann, id)
        shown = await ann.page.locator(".review dd").all_text_contents()
        result, *parts = (round(1000 * float(each.replace("−", "-").strip("\u2007 "))) for each in shown)
        assert (result, sum(parts)) == (made["seats"][0]["result"], made["seats"][0]["result"])

        moments = [made["seats"][0][kind] for kind in ("luckiest", "unluckiest", "dearest")]
        for number, moment in enumerate(filter(None, moments)):
            await ann.page.locator(".moments button").nth(number).click()
            await expect(place_in(ann)).to_have_value(str(made["line"][moment["point"]]["events"]))

        dear = [one for one in made["seats"][0]["decisions"] if not one["equal"]]
        rows = ann.page.locator(".review > ol button")
        await expect(rows).to_have_count(len(dear))
        for row, one in zip(await rows.all(), dear[:2], strict=False):
            await row.click()
            await expect(place_in(ann)).to_have_value(str(one["events"]))

        await ann.page.locator(".review select").select_option(index=2)
        await expect(ann.page.locator(".review dd").first).to_contain_text(
            f"{abs(made['seats'][2]['result']) / 1000:.3f}"
        )
        await looks_right(ann)

    in_browsers(work)


def test_stepping_along_the_line_steps_the_replay_and_the_other_way_round() -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "misterbill")
        ann = await house.guest(path=f"/replay/{id}")
        made = await reviewed(ann, id)
        chart = ann.page.locator(".review .chart")
        box = await chart.bounding_box()
        assert box
        await ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
        await ann.page.mouse.down()
        half = await place_in(ann).input_value()
        await ann.page.mouse.move(box["x"] + box["width"] - 1, box["y"] + 20, steps=4)
        await ann.page.mouse.up()
        assert 0 < int(half) < made["line"][-1]["events"]
        await expect(place_in(ann)).to_have_value(str(made["line"][-1]["events"]))
        cursor = ann.page.locator(".review .cursor")
        await expect(cursor).to_have_attribute("x1", "1000")
        await place_in(ann).press("Home")
        await expect(cursor).not_to_have_attribute("x1", "1000")

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_reads_in_every_language_on_a_phone(language: str) -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "willi")
        ann = await house.guest(path=f"/replay/{id}", viewport=PHONE, locale=language)
        await reviewed(ann, id)
        for name in ("review-line", "review-moments", "review-decisions"):
            await expect(ann.page.get_by_role("heading", name=text(name, language), exact=True)).to_be_attached()
        said = await ann.page.locator(".review").inner_text()
        assert "choice-" not in said
        assert "review-" not in said
        await looks_right(ann)

    in_browsers(work)


def test_a_review_that_cannot_be_had_says_why() -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "willi")
        ann = await house.guest(path=f"/replay/{id}")
        why = {"error": {"why": "door-too-many", "rule": None, "text": "Not now, please."}}
        await ann.page.route("**/review", lambda route: route.fulfill(status=429, body=json.dumps(why)))
        await ann.button("side-review").click()
        await expect(ann.page.get_by_role("alert").filter(has_text="Not now, please.")).to_be_visible()
        ann.problems.clear()  # the browser says so too

    in_browsers(work)
