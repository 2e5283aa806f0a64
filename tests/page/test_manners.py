"""What the page does beside the table: it reminds, sounds, counts, tells, says why, and can be installed."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from helpers.browser import EDGE, PATIENCE, Guest, House, in_browsers
from helpers.page_text import card, text

LOOK_AWAY = """(away) => {
    Object.defineProperty(document, "hidden", { value: away, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
COUNT_SPEAKERS = """
window.speakers = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.speakers++; } };
"""
STRICT_SPEAKER = """
window.let_out = [];
window.speaker = null;
window.AudioContext = class extends AudioContext {
    #state = "suspended";
    constructor() { super(); speaker = this; }
    get state() { return this.#state; }
    sleep() { this.#state = "suspended"; }
    resume() {
        let_out.push(event?.type ?? "");
        if (!event?.isTrusted) return Promise.reject(new DOMException("not in a gesture", "NotAllowedError"));
        this.#state = "running";
        return super.resume();
    }
};
"""
"""Sound as a strict phone has it; and during what it was asked to be let out."""
LISTEN = """() => {
    window.heard = [];
    const live = document.querySelector("[aria-live=polite]");
    new MutationObserver(() => live.textContent.trim() && heard.push(live.textContent.trim()))
        .observe(live, { childList: true, subtree: true, characterData: true });
}"""


def test_a_tab_in_the_back_says_when_it_is_your_turn() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        usual = text("title", page=text("title-table"))
        await expect(ann.page).to_have_title(usual)
        await ann.page.evaluate(LOOK_AWAY, True)
        await expect(ann.page).to_have_title(text("reminder"))
        await ann.page.evaluate(LOOK_AWAY, False)
        await expect(ann.page).to_have_title(usual)

    in_browsers(work)


def test_no_sound_until_somebody_wants_it() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.add_init_script(COUNT_SPEAKERS)
        await ann.page.goto("/")
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        await ann.answer()
        await ann.asked.first.wait_for()
        assert await ann.page.evaluate("speakers") == 0
        await ann.look_at("settings")
        await ann.page.get_by_role("checkbox", name=text("settings-sound")).check()
        await ann.play(until=ann.round_over)
        assert await ann.page.evaluate("speakers") == 1

    in_browsers(work)


@pytest.mark.parametrize("touches", ["a mouse", "keys"])
def test_sound_that_a_phone_keeps_still_is_let_out_by_the_next_touch(touches: str) -> None:
    """A phone lets out what it has kept still, asleep or not yet touched, only while it handles a touch."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.add_init_script(STRICT_SPEAKER)
        await ann.page.evaluate(
            "localStorage.setItem('billi-settings', JSON.stringify({ pace: 'instant', sound: true }))"
        )
        await ann.page.goto("/")
        await ann.play_bots("willi")
        for _ in range(2):
            await ann.able.first.wait_for()
            await ann.page.evaluate("speaker?.sleep()")
            if touches == "keys":
                await ann.able.first.press("Enter")
            else:
                await ann.answer()
            await ann.page.wait_for_function("speaker?.state === 'running'")
        assert set(await ann.page.evaluate("let_out")) <= {"pointerup", "touchend", "keydown"}

    in_browsers(work)


def test_a_clock_runs_beside_whoever_is_asked() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.link("home-new").click()
        await ann.page.get_by_role("radio", name=text("game-willi"), exact=True).check()
        await ann.box("new-bots").select_option("3")
        await ann.box("new-clock").select_option(label=text("new-clock-n", n=60))
        await ann.button("new-open").click()
        await ann.button("lobby-begin").click()
        await ann.able.first.wait_for()
        unit = text("seat-clock", seconds=0)[1:]
        clock = ann.main.get_by_text(re.compile(rf"^\d+{re.escape(unit)}$"))
        left = await clock.inner_text()
        assert 0 < int(left.removesuffix(unit)) <= 60
        await expect(clock).not_to_have_text(left)
        assert int((await clock.inner_text()).removesuffix(unit)) < int(left.removesuffix(unit))

    in_browsers(work)


def test_what_happens_is_said_aloud_as_the_log_tells_it() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk")
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        await ann.page.evaluate(LISTEN)
        await ann.answer()
        async with asyncio.timeout(PATIENCE / 1000):
            while await ann.page.evaluate("new Set(heard).size") < 3:
                await asyncio.sleep(0.1)
        heard = await ann.page.evaluate("heard")
        log = await ann.listed("log-label").get_by_role("listitem").all_inner_texts()
        assert set(heard) <= set(log)

    in_browsers(work)


async def dish_beside_waiters(guest: Guest) -> str:
    """Play until waiters are asked for, and return a dish in hand: there are hands of nothing but waiters."""
    waiters = {card(code) for code in "ETGLR"}
    while True:
        await guest.play(until=guest.button("answer-pass"))
        dishes = [name for name in await guest.cards() if name not in waiters]
        if dishes:
            return dishes[0]
        await guest.answer()


def test_what_cannot_be_played_says_why_and_names_the_rule() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("misterbill", 3)
        dish = await dish_beside_waiters(ann)
        held = ann.listed("table-hand").get_by_role("button", name=dish, exact=True)
        await held.first.click(position=EDGE, force=True)
        why = ann.page.get_by_role("status").filter(has_text=text("why-page-waiters"))
        rule = why.get_by_role("link", name=text("why-rule", rule="MB14"))
        await expect(rule).to_have_attribute("href", "/learn/misterbill/rules#MB14")

    in_browsers(work)


def test_it_can_be_installed() -> None:
    async def work(house: House) -> None:
        ann = await house.guest()
        address = await ann.page.locator("link[rel=manifest]").get_attribute("href")
        assert address
        answer = await ann.page.request.get(address)
        manifest = await answer.json()
        assert manifest["name"]
        assert manifest["start_url"] == "/"
        assert manifest["display"] == "standalone"
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        for icon in manifest["icons"]:
            assert (await ann.page.request.get(icon["src"])).ok, icon

    in_browsers(work)
