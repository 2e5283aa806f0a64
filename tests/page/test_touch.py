"""What is made to be touched is large enough for a finger, on every page."""

from typing import Any, Final

import pytest
from playwright.async_api import ViewportSize, expect

from helpers.addresses import ADDRESSES
from helpers.browser import Guest, House, in_browsers
from helpers.hurrying import hurries
from helpers.lesson_taker import Lesson, takes
from helpers.podium import plays_a_game
from helpers.score_pad import MISTER_BILL, WILLI, begins, goes_out, writes

UPRIGHT: Final = {"viewport": ViewportSize(width=360, height=560), "has_touch": True, "is_mobile": True}
ON_ITS_SIDE: Final = UPRIGHT | {"viewport": ViewportSize(width=667, height=320)}
FINGER: Final = 44
"""Pixels a finger needs from top to bottom."""
TOO_LOW: Final = """(finger) => {
    const things = document.querySelectorAll("a, button, select, summary, input, textarea, label.button");
    return [...things].flatMap((thing) => {
        if (thing.matches(".unseen, .skip") || !thing.checkVisibility({ visibilityProperty: true })) return [];
        if (inProse(thing)) return [];
        const touched = thing.matches("[type=checkbox], [type=radio]") ? thing.closest("label") : thing;
        const height = Math.round(heightOf(touched) * 10) / 10;
        return height < finger - 0.2 ? [`${thing.outerHTML.slice(0, 140)}: ${height}`] : [];
    });

    // A link may lie over the whole of a sheet. What is cut off cannot be touched; what can be scrolled can.
    function heightOf(thing) {
        const sheet = getComputedStyle(thing, "::after").inset === "0px" ? thing.closest("article") : thing;
        let { top, bottom } = sheet.getBoundingClientRect();
        for (let box = thing.parentElement; box; box = box.parentElement) {
            const { overflowY } = getComputedStyle(box);
            if (overflowY === "auto") break;
            if (overflowY === "visible") continue;
            const around = box.getBoundingClientRect();
            [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
        }
        return bottom - top;
    }

    function inProse(thing) {
        if (getComputedStyle(thing).display !== "inline") return false;
        return thing.parentElement.textContent.trim().length > thing.textContent.trim().length;
    }
}"""
"""What can be touched and is too low; a link within a sentence may be as low as its line."""


class Fingers:
    """Notes whatever is too small to be touched, wherever it was seen first."""

    def __init__(self) -> None:
        self.missed: dict[str, str] = {}

    async def try_all(self, guest: Guest) -> None:
        await guest.settled()
        for thing in await guest.page.evaluate(TOO_LOW, FINGER):
            self.missed.setdefault(thing, guest.path)

    def told(self) -> str:
        return "".join(f"\nat {path}: {thing}" for thing, path in self.missed.items())


@pytest.mark.parametrize("phone", [UPRIGHT], ids=["upright"])
def test_two_quick_taps_are_two_taps_and_not_a_zoom(phone: dict[str, Any]) -> None:
    """A browser that may zoom by a double tap waits for the second, and a hand of cards is tapped quickly."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", **phone)
        await ann.play_bots("willi")
        await ann.asked.first.wait_for()
        zooming = """(all) => all.filter((one) => {
            for (let at = one; at; at = at.parentElement)
                if (["manipulation", "none"].includes(getComputedStyle(at).touchAction)) return false;
            return true;
        }).map((one) => one.outerHTML)"""
        touchable = ann.page.locator("button, a, input, select, summary")
        assert await touchable.count() > 10
        assert await touchable.evaluate_all(zooming) == []

    in_browsers(work)


@pytest.mark.parametrize("phone", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_pages(phone: dict[str, Any]) -> None:
    fingers = Fingers()

    async def work(house: House) -> None:
        ann = await house.guest("Ann", **phone)
        for path in ADDRESSES:
            await ann.page.goto(path)
            await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
            await fingers.try_all(ann)

    in_browsers(work)
    assert not fingers.missed, fingers.told()


@pytest.mark.parametrize("phone", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_lesson(game: str, phone: dict[str, Any]) -> None:
    fingers = Fingers()

    async def work(house: House) -> None:
        ann = await house.guest("Ann", path=f"/learn/{game}/lesson", **phone)
        lesson = Lesson(ann, game)
        await expect(lesson.coach).to_be_visible()
        await takes(lesson, lambda: fingers.try_all(ann))

    in_browsers(work)
    assert not fingers.missed, fingers.told()


@pytest.mark.parametrize("phone", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
@pytest.mark.parametrize(("game", "players"), [("misterbill", 8), ("willi", 4)])
def test_a_table_from_its_lobby_to_the_end(game: str, players: int, phone: dict[str, Any]) -> None:
    fingers = Fingers()

    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann", **phone), await house.guest("Bo", **phone)
        link = await ann.set_table(game, players, bots=players - 3)
        await fingers.try_all(ann)
        await bo.page.goto(link)
        await fingers.try_all(bo)
        await bo.sit(2)
        await ann.button("lobby-begin-bots", n=1).click()
        await expect(ann.listed("table-seats").get_by_role("listitem").first).to_be_visible()
        for tab in ("log", "chat", "score", "table", "settings"):
            await ann.look_at(tab)
            await fingers.try_all(ann)
        await ann.look_back()
        await ann.look_at("table")
        await ann.look_back()
        await bo.page.goto("/")
        await ann.page.goto("/")
        await ann.play_bots(game, players)
        ann.each_time = lambda: fingers.try_all(ann)
        await ann.play(until=ann.round_over)
        await fingers.try_all(ann)
        ann.each_time = None
        await hurries(ann)
        await fingers.try_all(ann)

    in_browsers(work)
    assert not fingers.missed, fingers.told()


@pytest.mark.parametrize("phone", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_a_replay_and_an_evening(phone: dict[str, Any]) -> None:
    fingers = Fingers()

    async def work(house: House) -> None:
        ann = await house.guest("Ann", path=f"/replay/{await plays_a_game(house.url, 'misterbill')}", **phone)
        await ann.button("replay-forward").click()
        await fingers.try_all(ann)
        await ann.page.goto("/scores")
        await begins(ann, "misterbill", MISTER_BILL)
        await fingers.try_all(ann)
        await ann.button("scores-by-hand").click()
        await fingers.try_all(ann)
        await ann.button("scores-these-teams").click()
        await goes_out(ann, "Cy")
        await fingers.try_all(ann)
        await ann.page.goto("/scores")
        await begins(ann, "willi", WILLI)
        await fingers.try_all(ann)
        await writes(ann, [50, 50, 45, 40])
        await fingers.try_all(ann)
        await ann.page.goto("/scores")
        await expect(ann.main.get_by_role("listitem")).to_have_count(2)
        await fingers.try_all(ann)

    in_browsers(work)
    assert not fingers.missed, fingers.told()
