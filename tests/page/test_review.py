"""The review beside a replay: it adds up, jumps to moments and decisions, follows the replay and is stepped along."""

import json
from typing import Any

import pytest
from playwright.async_api import Locator, Route, ViewportSize

from billi.words import LANGUAGES
from helpers.browser import OTHERS, Guest, House, expect, in_browsers
from helpers.layout_faults import looks_right
from helpers.page_text import text
from helpers.podium import plays_a_game

PHONE = ViewportSize(width=390, height=664)
WHY = {"error": {"why": "door-too-many", "rule": None, "text": "Too many tries."}}
BUSY: Any = {"status": 429, "body": json.dumps(WHY)}
SCROLLED_WITHIN = """[...document.querySelectorAll(".side, .side *")].filter((one) =>
    ["auto", "scroll"].includes(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1
).map((one) => one.outerHTML.slice(0, 80))"""
"""What has to be scrolled within a page that scrolls."""


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


def test_where_its_code_does_not_arrive_that_is_said_and_can_be_tried_again() -> None:
    async def refuse_connection(route: Route) -> None:
        await route.abort()

    async def work(house: House) -> None:
        ann = await house.guest(path=f"/replay/{await plays_a_game(house.url, 'willi')}")
        await ann.page.route("**/assets/Review-*.js", refuse_connection)
        await ann.button("side-review").click()
        await expect(ann.main.get_by_role("alert")).to_have_text(text("net-page-missing"))
        await ann.page.unroute("**/assets/Review-*.js")
        await ann.button("net-try-again").click()
        await ann.button("side-review").click()
        await expect(ann.page.locator(".review dl")).to_be_visible(timeout=OTHERS)
        ann.forgive("ERR_FAILED")

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


def test_a_review_reads_in_every_language_on_a_phone() -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "willi")
        for language in LANGUAGES:
            ann = await house.guest(path=f"/replay/{id}", viewport=PHONE, locale=language)
            await reviewed(ann, id)
            for name in ("review-line", "review-moments", "review-decisions"):
                await expect(ann.page.get_by_role("heading", name=text(name, language), exact=True)).to_be_attached()
            said = await ann.page.locator(".review").inner_text()
            assert "choice-" not in said, language
            assert "review-" not in said, language
            await looks_right(ann)

    in_browsers(work)


def test_while_it_is_worked_out_that_is_said_and_a_busy_server_is_asked_again() -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "willi")
        ann = await house.guest(path=f"/replay/{id}")
        asked = 0

        async def twice_busy(route: Route) -> None:
            nonlocal asked
            asked += 1
            await (route.fulfill(**BUSY, headers={"retry-after": "1"}) if asked < 3 else route.continue_())

        await ann.page.route("**/review", twice_busy)
        await ann.button("side-review").click()
        await expect(ann.page.locator(".review [aria-live]")).to_have_text(text("review-working"))
        await expect(ann.page.locator(".review dl")).to_be_visible(timeout=OTHERS)
        await expect(ann.page.locator(".review [aria-live]")).to_have_text("")
        assert asked == 3
        ann.problems.clear()  # the browser says so too

    in_browsers(work)


def test_who_has_waited_long_enough_for_a_busy_server_may_try_again() -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "willi")
        ann = await house.guest(path=f"/replay/{id}", locale="fr")
        await ann.page.route("**/review", lambda route: route.fulfill(**BUSY, headers={"retry-after": "90"}))
        await ann.button("side-review").click()
        await expect(ann.page.get_by_role("alert").filter(has_text=text("review-busy", "fr"))).to_be_visible()
        await ann.page.unroute("**/review")
        await ann.button("net-try-again").click()
        await expect(ann.page.locator(".review dl")).to_be_visible(timeout=OTHERS)
        ann.problems.clear()

    in_browsers(work)


def test_the_page_tells_how_a_review_was_worked_out() -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "willi")
        ann = await house.guest(path=f"/replay/{id}", locale="de")
        made = await reviewed(ann, id)
        about = ann.page.locator(".review > details").last
        await about.get_by_text(text("review-how", "de"), exact=True).click()
        told = [
            text("review-result-about", "de"),
            text("review-how-line", "de", samples=made["samples"], deals=made["deals"]),
            text("review-how-decisions", "de", hands=made["hands"]),
        ]
        for sentence in told:
            await expect(about.get_by_text(sentence)).to_be_visible()
        gave = f"{made['seats'][0]['gave'] / 1000:.2f}".replace(".", ",")
        await expect(about.get_by_text(text("review-gave-all", "de", points=gave))).to_have_count(int(gave != "0,00"))

    in_browsers(work)


@pytest.mark.parametrize("size", [ViewportSize(width=360, height=560), ViewportSize(width=390, height=844)], ids=str)
def test_on_a_phone_a_decision_brings_the_table_into_sight(size: ViewportSize) -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "willi")
        ann = await house.guest(path=f"/replay/{id}", viewport=size, has_touch=True)
        await reviewed(ann, id)
        assert await ann.page.evaluate(SCROLLED_WITHIN) == []
        row = ann.page.locator(".review > ol button").last
        await row.scroll_into_view_if_needed()
        await expect(ann.page.locator(".stage")).not_to_be_in_viewport(ratio=0.9)
        await row.tap()
        await expect(ann.page.locator(".stage")).to_be_in_viewport(ratio=0.9)

    in_browsers(work)


def test_before_the_cards_are_dealt_nobody_expects_more_than_another() -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "misterbill")
        ann = await house.guest(path=f"/replay/{id}")
        made = await reviewed(ann, id)
        assert any(made["line"][0]["worth"])
        await expect(ann.page.locator(".review .cursor")).to_have_attribute("x1", "0")
        for expected in await ann.page.locator(".review ul li").all_inner_texts():
            assert expected.endswith("\u20070.00")

    in_browsers(work)
