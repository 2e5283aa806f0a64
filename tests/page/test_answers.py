"""Answers that take their time: the table's for who has no choice, and a person's own "no" that must look the same."""

import asyncio
import json
import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, Route, ViewportSize, expect

from billi.words import LANGUAGES
from helpers.browser import DESK, ON_ITS_SIDE, Guest, House, in_browsers
from helpers.dealing import dealt
from helpers.layout_faults import looks_right
from helpers.lesson_taker import Lesson
from helpers.page_text import text
from helpers.shared_screen import deal_for_two
from helpers.socket_interceptor import Between

SCREENS = (ViewportSize(width=360, height=640), ViewportSize(width=390, height=664), ON_ITS_SIDE, DESK)
NAMES = {text("pass-ready", name=name): name for name in ("Ann", "Bo")}
SOONER_OR_LATER = 400
"""Seconds within which luck brings about what is waited for,"""
NO_WAITER_SOON = 10
NOTHING_TO_SWAP_SOON = 2
"""and seeds with which it does so in the first round: with others it may take several games."""
LISTEN = """
window.rung = [];
window.OscillatorNode = class extends OscillatorNode {
    constructor(speaker, sound) {
        super(speaker, sound);
        if (sound.frequency === 880) rung.push(document.querySelector(".sentence").textContent);
    }
};
"""
"""Note what is asked whenever the bell rings."""
LOOK_AWAY = """() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
WATCH = """([seconds, off]) => new Promise((seen) => {
    const said = new Set(), until = performance.now() + 1000 * seconds;
    let lost = false;
    const look = () => {
        said.add(document.querySelector(".sentence").textContent);
        lost ||= document.body.textContent.includes(off);
        if (performance.now() < until) requestAnimationFrame(look);
        else seen({ said: [...said], lost });
    };
    look();
})"""
"""See for some seconds what is said of what is asked, and whether the connection is said to be gone."""


async def watch(page: Page, seconds: float) -> set[str]:
    """Return what is said of what is asked for some seconds; the connection is fine all the while."""
    seen = await page.evaluate(WATCH, [seconds, text("net-off")])
    assert not seen["lost"], "the connection is said to be gone"
    return set(seen["said"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_MB14_who_holds_no_waiter_is_told_so_and_not_asked(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, NO_WAITER_SOON)

    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language)
        between = Between()
        await between.stand_at(ann)
        await ann.page.add_init_script(LISTEN)
        await ann.page.goto("/")
        await ann.play_bots("misterbill", 8)
        await ann.look_at("settings")
        await ann.page.get_by_role("checkbox", name=ann.say("settings-sound")).check()
        between.stand_still()
        told = await is_told(ann, "ask-forced-serve")
        await has_nothing_to_answer(ann)
        for screen in SCREENS:
            await ann.page.set_viewport_size(screen)
            await looks_right(ann)
        await ann.page.set_viewport_size(DESK)
        rung = await ann.page.evaluate("rung")
        assert rung, "the bell never rang"
        assert told not in rung
        between.go_on()
        await ann.play(until=ann.round_over)

    in_browsers(work, pause=500)


@pytest.mark.parametrize("language", LANGUAGES)
def test_W10_who_has_nothing_to_swap_is_told_so_and_not_asked(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, NOTHING_TO_SWAP_SOON)

    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language)
        between = Between()
        await between.stand_at(ann)
        await exchange_within_a_colour(ann)
        between.stand_still()
        await ann.button("lobby-begin").click()
        await is_told(ann, "ask-forced-take")
        await has_nothing_to_answer(ann)
        for screen in SCREENS:
            await ann.page.set_viewport_size(screen)
            await looks_right(ann)
        await ann.page.set_viewport_size(DESK)
        between.go_on()
        await ann.asked.first.wait_for()

    in_browsers(work, pause=500)


async def exchange_within_a_colour(guest: Guest) -> None:
    """Open a table of Willi with bots where a winner may have nothing to swap."""
    await guest.link("home-new").click()
    await guest.page.get_by_role("radio", name=guest.say("game-willi"), exact=True).check()
    same = re.compile("^" + re.escape(guest.say("option-willi-exchange-same_colour")))
    await guest.page.get_by_role("radio", name=same).check()
    await guest.box("new-bots").select_option("3")
    await guest.button("new-open").click()


async def is_told(guest: Guest, id: str) -> str:
    """Play game after game until something is said instead of a question."""
    said = guest.main.get_by_role("status").get_by_text(guest.say(id), exact=True)
    async with asyncio.timeout(SOONER_OR_LATER):
        await guest.play(until=said.or_(guest.over))
        while not await said.is_visible():
            await guest.over.click()
            await guest.play(until=said.or_(guest.over))
    return guest.say(id)


async def has_nothing_to_answer(guest: Guest) -> None:
    """See that nothing leads anywhere, and that the tab does not call for somebody who looks elsewhere."""
    await expect(guest.asked).to_have_count(0)
    await expect(guest.listed("table-hand").get_by_role("button", disabled=False)).to_have_count(0)
    await expect(guest.listed("table-trick")).to_have_count(0)
    await guest.page.evaluate(LOOK_AWAY)
    await expect(guest.page).to_have_title(guest.say("title", page=guest.say("title-table")))


def test_a_screen_that_is_passed_on_tells_nobody_what_the_table_does_meanwhile() -> None:
    """Somebody is answered for, as by the clock, before they have the screen: it stays covered, and theirs."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        between = Between()
        await between.stand_at(ann)
        passing = await deal_for_two(ann, "misterbill", 8)
        await is_passed_on(ann, passing)
        name = NAMES[await passing.inner_text()]
        await between.answer_for(name)
        await ann.settled()
        assert NAMES[await passing.inner_text()] == name, (
            "the table has gone on, and the screen is on its way to somebody else"
        )
        await expect(ann.hand).to_have_count(0)
        await passing.click()
        await ann.play(until=passing.or_(ann.round_over))

    in_browsers(work, pause=500)


async def is_passed_on(guest: Guest, passing: Locator) -> None:
    """Play until the screen goes to somebody else, if need be in another game."""
    await guest.play(until=passing.or_(guest.over))
    while not await passing.is_visible():
        await guest.over.click()
        await guest.button("lobby-begin").click()
        await guest.play(until=passing.or_(guest.over))


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "answer", "given"),
    [("misterbill", 3, "answer-pass", "ask-given-pass"), ("willi", 4, "answer-keep", "ask-given-keep")],
)
def test_a_no_that_is_kept_back_is_shown_as_given(game: str, players: int, answer: str, given: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        between = Between(held=600)
        await between.stand_at(ann)
        await ann.play_bots(game, players)
        await ann.play(until=ann.any_of(answer))
        before = len(between.wished("choose"))
        await ann.any_of(answer).click()
        pressed = ann.main.get_by_role("button", name=text(answer), pressed=True, disabled=True)
        await expect(pressed).to_be_visible()
        await expect(pressed).to_be_focused()
        assert await watch(ann.page, 10) == {text(given)}  # longer than a line that is dead is believed in
        await expect(pressed).to_be_visible()
        await expect(ann.asked).to_have_count(0)
        assert len(between.wished("choose")) == before + 1, "it was sent more than once"
        between.held = 0
        between.hurry()
        await ann.play(until=ann.round_over)

    in_browsers(work, pause=500)


def test_W8_who_will_not_call_in_a_trick_sees_that_it_is_noted_and_is_not_asked_again() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        between = Between(answers=600)
        await between.stand_at(ann)
        await ann.play_bots("willi")
        waive = ann.button("answer-waive")
        await ann.play(until=waive)
        await waive.click()
        await expect(ann.main.get_by_role("status").get_by_text(text("ask-waived"))).to_be_visible()
        said = await watch(ann.page, 1.5)
        assert all(line.startswith(text("ask-waived")) for line in said), said
        await expect(ann.asked).to_have_count(0)
        between.answers = 0.1
        between.hurry()
        await ann.play(until=ann.round_over)
        assert between.wished("waive")

    in_browsers(work, pause=500)


def test_a_line_that_carries_nothing_is_noticed() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        between = Between()
        await between.stand_at(ann)
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        between.dead = True
        await ann.able.first.click()
        gone = ann.page.get_by_role("status").filter(has_text=text("net-off-kept"))
        await expect(gone).to_be_visible(timeout=9_000)  # by silence alone it takes eleven
        await between.mend()
        await expect(gone).to_be_hidden()
        await expect(ann.hand).to_have_count(8)

    in_browsers(work, pause=500)


def test_a_lesson_goes_on_where_the_learner_has_no_choice() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.route("**/api/lessons/misterbill", forced)
        await ann.page.goto("/learn/misterbill/lesson")
        lesson = Lesson(ann, "misterbill")
        for step in ("deal", "pairs", "draw"):
            assert await lesson.step() == step
            await expect(ann.any_of("answer-pass")).to_have_count(0)
            await lesson.go_on()
            await lesson.leaves(step)
        assert await lesson.step() == "look"
        await lesson.touch("hand", "L")
        await lesson.touch("play", "L")
        await lesson.leaves("look")

    in_browsers(work, pause=500)


async def forced(route: Route) -> None:
    """Have the server ask wherever there is only something to read, as if there was no choice."""
    answer = await route.fetch()
    shown: dict[str, Any] = await answer.json()
    if shown["wants"] == ["go on"]:
        shown["table"]["public"]["board"]["phase"] = "serve"
        ask = {"rule": "MB14", "choices": ["pass"], "chosen": None, "forced": True}
        shown["table"]["own"]["hands"][0]["ask"] = ask
    await route.fulfill(response=answer, body=json.dumps(shown))
