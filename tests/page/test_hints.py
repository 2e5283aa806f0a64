"""Hints: asked for by finger and by keyboard, read in four languages, seen by the table."""

import re
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from playwright.async_api import Locator, Route, ViewportSize

from billi.bots import hinting
from billi.games.advice import Advice
from billi.games.view import View
from billi.luck import Luck
from billi.words import LANGUAGES
from helpers.browser import Guest, House, Launch, expect, firefox, in_browsers
from helpers.layout_faults import looks_right
from helpers.page_text import messages, text
from helpers.serving import people
from helpers.webkit import webkit

PHONES = [ViewportSize(width=360, height=560), ViewportSize(width=390, height=664)]
NUMBERS = re.compile(r"[+−]\d[.,]\d ± \d[.,]\d")


def panel(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("answer-hint"), exact=True)


async def until_hintable(guest: Guest) -> Locator:
    """Play on until there is something to ask about."""
    button = guest.button("answer-hint")
    for _ in range(60):
        await guest.asked.first.wait_for()
        if await button.is_visible():
            return button
        await guest.answer()
    raise AssertionError("no hint can be asked for")


def looks_like(id: str, language: str, reason: str) -> bool:
    """Whether a reason is this one, whatever it tells of whom."""
    for times in (0, 1, 71):
        said = text(id, language, times=times, of=100, name="Somebody")
        parts = [re.escape(part) for part in re.split(rf"\b{times}\b|100|Somebody", said)]
        if re.fullmatch(".+".join(parts), reason):
            return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_hint_is_read_in_ones_language(game: str, language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language)
        await ann.play_bots(game)
        await (await until_hintable(ann)).click()
        told = panel(ann).get_by_role("listitem")
        await expect(told.first).to_be_visible()
        assert 2 <= await told.count() <= 3
        first = await told.first.inner_text()
        assert NUMBERS.search(first) or text("hint-even", language) in first
        reasons = [id for id in messages(language, "hints") if id.startswith(f"hint-{game}-")]
        for reason in await told.get_by_role("paragraph").all_inner_texts():
            assert any(looks_like(id, language, reason) for id in reasons), reason
        await expect(panel(ann)).to_contain_text(text("hint-about", language))

    in_browsers(work)


def test_where_the_code_of_hints_does_not_arrive_that_is_said_and_another_touch_asks_again() -> None:
    async def refuse_connection(route: Route) -> None:
        await route.abort()

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        button = await until_hintable(ann)
        await ann.page.route("**/assets/Hint-*.js", refuse_connection)
        await button.click()
        await expect(ann.main.get_by_role("status").filter(has_text=text("net-page-missing"))).to_be_visible()
        await expect(button).to_have_attribute("aria-expanded", "false")
        await ann.page.unroute("**/assets/Hint-*.js")
        await button.click()
        await expect(panel(ann).get_by_role("listitem").first).to_be_visible()
        await expect(ann.main.get_by_text(text("net-page-missing"))).to_have_count(0)
        ann.forgive("ERR_FAILED")

    in_browsers(work)


@pytest.mark.parametrize(
    ("language", "brings", "numbers"),
    [("en", 2.0, ["+2.0 ± 0.1", "2.0 ± 0.1 less"]), ("fr", -1.97, ["−2,0 ± 0,1", "2,0 ± 0,1 de moins"])],
)
def test_points_have_one_decimal_and_are_never_said_to_be_exact(
    language: str, brings: float, numbers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every hand that fits it comes to the same: an error of nothing, which nobody would believe."""
    tells(monkeypatch, brings, 2.0)

    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language)
        await ann.play_bots("willi")
        await (await until_hintable(ann)).click()
        for place, number in enumerate(numbers):
            said = panel(ann).get_by_role("listitem").nth(place).locator(".number")
            await expect(said).to_have_text(number)

    in_browsers(work)


def test_what_brings_nothing_has_no_sign_and_what_nothing_speaks_for_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    tells(monkeypatch, 0.04, 0.3)

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await (await until_hintable(ann)).click()
        told = panel(ann).get_by_role("listitem")
        await expect(told.first.locator(".number")).to_have_text("about 0")
        await expect(told.get_by_role("paragraph")).to_have_count(0)

    in_browsers(work)


def tells(monkeypatch: pytest.MonkeyPatch, brings: float, behind: float) -> None:
    """Have every hint say this of two choices, without a reason."""

    def hint(view: View, luck: Luck, *more: Any) -> list[Advice]:
        first, second = (
            Advice(action=str(action), brings=brings, error=0.0, behind=0, behind_error=0, level=False)
            for action in view.legal[:2]
        )
        return [first, msgspec.structs.replace(second, behind=behind)]

    monkeypatch.setattr(hinting, "hint", hint)


@pytest.mark.parametrize("launch", [firefox("light"), webkit("light")], ids=["firefox", "webkit"])
def test_a_hint_is_had_in_other_browsers(launch: Launch) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.button("answer-hint").click()
        await expect(panel(ann).get_by_role("listitem").first).to_be_visible()
        await ann.answer()
        await expect(panel(ann)).to_have_count(0)

    in_browsers(work, launch)


def test_a_hint_is_asked_for_and_put_away_by_keyboard_and_the_focus_stays() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        button = await until_hintable(ann)
        await button.focus()
        await ann.page.keyboard.press("Enter")
        await expect(panel(ann).get_by_role("listitem").first).to_be_visible()
        await expect(button).to_be_focused()
        await expect(button).to_have_attribute("aria-expanded", "true")
        assert await panel(ann).locator("[aria-live=polite]").count() == 1
        await ann.page.keyboard.press("Escape")
        await expect(panel(ann)).to_have_count(0)
        await expect(button).to_be_focused()
        await ann.page.keyboard.press("Enter")
        await expect(panel(ann).get_by_role("listitem").first).to_be_visible()
        await ann.answer()
        await expect(panel(ann)).to_have_count(0)

    in_browsers(work)


@pytest.mark.parametrize("size", PHONES, ids=str)
@pytest.mark.parametrize(("game", "locale"), [("misterbill", "fr"), ("willi", "de")])
def test_on_a_phone_a_finger_asks_and_the_question_stays_in_sight(size: ViewportSize, game: str, locale: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=locale, viewport=size, has_touch=True)
        await ann.play_bots(game)
        button = await until_hintable(ann)
        await button.tap()
        await expect(panel(ann).get_by_role("listitem").first).to_be_visible()
        box = await panel(ann).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        for seen in (button, ann.page.locator(".sentence.asked"), ann.hand.first):
            await expect(seen).to_be_in_viewport(ratio=0.9)
            over = await seen.bounding_box()
            assert over is not None
            assert over["y"] >= box["y"] + box["height"] - 1
        await looks_right(ann)
        await panel(ann).get_by_role("button", name=ann.say("look-close")).tap()
        await expect(panel(ann)).to_have_count(0)

    in_browsers(work)


def test_on_a_phone_the_sign_of_a_hint_lies_on_nobody_who_is_still_choosing() -> None:
    """All box a card at once: two have not, and the sign stood on the end of what was said of them."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=PHONES[0], drawn=True)
        await ann.set_table("willi", 4, bots=1, hints=True)
        code = ann.path.rpartition("/")[2].partition("?")[0]
        async with people(house.url, "Maximilian Born", "Konstanze Lind") as (max, konny), AsyncExitStack() as sitting:
            for seat, other in ((1, max), (2, konny)):
                table = await sitting.enter_async_context(other.table(code))
                await table.sit(seat)
            await ann.button("lobby-begin").click()
            await expect(ann.main.locator(".waiting")).to_contain_text("Konstanze Lind")
            await expect(ann.button("answer-hint")).to_be_visible()
            await looks_right(ann)

    in_browsers(work)


def test_somebody_who_clicks_twice_sees_one_panel_and_is_told_of_once() -> None:
    async def work(house: House) -> None:
        ann, bo = await company(house, hints=True)
        button = await until_hintable(ann)
        await button.dblclick()
        await expect(panel(ann)).to_have_count(1)
        await expect(panel(ann).get_by_role("listitem").first).to_be_visible()
        await bo.look_at("chat")
        await expect(bo.page.get_by_text(bo.say("phrase-hint"), exact=True).first).to_be_visible()
        said = bo.listed("chat-label").get_by_text(bo.say("phrase-hint"), exact=True)
        await expect(said).to_have_count(1)

    in_browsers(work)


async def company(house: House, hints: bool) -> tuple[Guest, Guest]:
    """Have two people begin a game with two bots, where hints are allowed or not."""
    ann = await house.guest("Ann")
    await ann.link("home-new").click()
    await ann.page.get_by_role("radio", name=ann.say("game-willi"), exact=True).check()
    await ann.box("new-bots").select_option("2")
    if hints:
        await ann.page.get_by_role("checkbox", name=ann.say("new-hints")).check()
    await ann.button("new-open").click()
    await expect(ann.button("lobby-stand-at", n=1)).to_be_visible()
    bo = await house.guest("Bo", path=ann.path, locale="de")
    await expect(bo.main.get_by_text(bo.say("lobby-hints"))).to_have_count(2 if hints else 0)
    await bo.sit(2)
    await expect(bo.button("lobby-stand-at", n=2)).to_be_visible()
    await ann.button("lobby-begin").click()
    for guest in (ann, bo):
        await guest.is_dealt()
    return ann, bo


def test_in_company_the_others_see_who_has_asked_but_not_the_hint() -> None:
    async def work(house: House) -> None:
        ann, bo = await company(house, hints=True)
        await (await until_hintable(ann)).click()
        await expect(panel(ann).get_by_role("listitem").first).to_be_visible()
        plate = bo.page.locator('.plate[data-seat="0"]')
        await expect(plate).to_contain_text(bo.say("seat-hints", n=1))
        await expect(plate).to_contain_text(bo.say("phrase-hint"))
        await expect(bo.main.get_by_text(bo.say("log-hint", name="Ann")).filter(visible=True)).to_have_count(1)
        await expect(ann.main.get_by_text(ann.say("log-hint.you")).filter(visible=True)).to_have_count(1)
        await expect(ann.main.get_by_text(ann.say("log-hint", name="Ann"))).to_have_count(0)
        await expect(panel(bo)).to_have_count(0)
        await expect(bo.button("answer-hint")).to_be_visible()

    in_browsers(work)


def test_what_one_says_by_asking_is_not_said_over_the_hint() -> None:
    async def work(house: House) -> None:
        ann, _ = await company(house, hints=True)
        await ann.page.set_viewport_size(PHONES[1])
        await (await until_hintable(ann)).click()
        await expect(panel(ann).get_by_role("listitem").first).to_be_visible()
        said = ann.page.locator(".bar .says")
        await expect(said).to_have_text(ann.say("phrase-hint"))
        await expect(said).not_to_be_visible()
        await ann.page.keyboard.press("Escape")
        await expect(said).to_be_visible()

    in_browsers(work)


def test_in_company_without_hints_nobody_is_offered_one() -> None:
    async def work(house: House) -> None:
        ann, bo = await company(house, hints=False)
        for guest in (ann, bo):
            await guest.asked.first.wait_for()
            await expect(guest.button("answer-hint")).to_have_count(0)

    in_browsers(work)


def test_where_no_hint_can_be_had_just_now_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(view: View, luck: Luck, *more: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(hinting, "hint", fails)

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await (await until_hintable(ann)).click()
        await expect(panel(ann)).to_contain_text(ann.say("hint-later"))

    in_browsers(work)
