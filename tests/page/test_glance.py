"""One glance at the table tells who must act, what is led, what wins, who called, and how many cards everyone holds."""

import re
import time
from typing import Any

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from billi.words import LANGUAGES
from helpers.browser import DESK, EDGE, Guest, House, in_browsers
from helpers.dealing import ASKED_SOON, dealt
from helpers.page_text import card, text
from helpers.socket_interceptor import told_otherwise

OUTLINES = """(plates) => {
    const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const light = (colour) => {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => (part / 255) ** 2.2);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return plates.filter((plate) => plate.matches(".target")).map((plate) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(plate);
        const [darker, brighter] = [light(borderTopColor), light(backgroundColor)].sort((a, b) => a - b);
        return (brighter + 0.05) / (darker + 0.05);
    });
}"""
"""By how much the outlines of those who may be chosen stand out from their plates."""
SEEN_WELL = 4.5
"""Twice what lines need, as they are thin."""


def plates(guest: Guest) -> Locator:
    return guest.main.locator(".plate")


def on_turn(guest: Guest) -> Locator:
    return plates(guest).filter(has_text=text("seat-turn"))


def test_the_ring_is_on_whoever_must_act() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        seen = 0

        async def look() -> None:
            nonlocal seen
            if await ann.round_over.is_visible():
                return
            await expect(on_turn(ann)).to_contain_text(["Ann"])
            seen += 1

        ann.each_time = look
        await ann.play(until=ann.round_over)
        assert seen >= 5
        await expect(on_turn(ann)).to_have_count(0)  # the round is over: it is nobody's turn

    in_browsers(work)


def test_no_dots_on_ones_own_plate() -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        await ann.deal_with(bo, "willi", 4)
        dots = ann.main.locator(".dots")
        await expect(dots.first).to_be_visible()
        await expect(plates(ann).filter(has=ann.page.locator(".dots")).filter(has_text="Bo")).to_have_count(1)
        await expect(plates(ann).filter(has_text="Ann").locator(".dots")).to_have_count(0)

    in_browsers(work)


def test_at_a_draw_the_ring_is_on_whoever_draws() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk")
        await ann.play_bots("misterbill", 4)
        await ann.play(until=ann.any_of("answer-any"))
        await expect(on_turn(ann)).to_contain_text(["Ann"])

    in_browsers(work)


@pytest.mark.parametrize("size", [DESK, ViewportSize(width=360, height=560)], ids=str)
@pytest.mark.parametrize(("game", "sign"), [("misterbill", ".count"), ("willi", ".cards")])
def test_everyone_sees_how_many_cards_the_others_hold(game: str, sign: str, size: ViewportSize) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=size)
        await ann.play_bots(game, 4)
        await ann.asked.first.wait_for()
        for plate in await ann.listed("table-seats").get_by_role("listitem").all():
            said = await plate.inner_text()
            cards = re.search(r"(\d+) cards?", said)
            assert cards or text("seat-out") in said
            if cards and cards[1] != "0":
                await expect(plate.locator(sign)).to_have_text(cards[1])
                await expect(plate.locator(sign)).to_be_in_viewport(ratio=0.99)

    in_browsers(work)


def test_whom_a_waiter_may_be_for_has_the_number_of_their_cards_and_a_mate_the_sign_of_the_team() -> None:
    """Where there is room for buttons; elsewhere the plates are touched, which show both."""
    targeted = [card(waiter) for waiter in "EGT"]

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("misterbill", 4)
        waiter = ann.listed("table-hand").get_by_role("button", disabled=False, name=re.compile("|".join(targeted)))
        seen = mates = 0

        async def look() -> None:
            nonlocal seen, mates
            if not await ann.button("answer-pass").count() or not await waiter.count():
                return
            held = {
                name: re.search(r"(\d+) cards?", said)
                for name, said in await plates(ann).evaluate_all(
                    "(all) => all.map((one) => [one.querySelector('.name .text').textContent, one.textContent])"
                )
            }
            own = await plates(ann).filter(has_text="Ann").locator(".badge svg").count()
            await waiter.first.click(position=EDGE, force=True)
            for target in await ann.main.locator(".answers .target").all():
                cards = held[await target.inner_text()]
                assert cards
                await expect(target).to_have_attribute("data-cards", cards[1])
                drawn = await target.evaluate("(one) => getComputedStyle(one, '::after').content")
                assert drawn == f'"{cards[1]}"'
                seen += 1
            for light in ("light", "dark"):
                await ann.page.emulate_media(color_scheme=light)
                await ann.settled()
                assert min(await plates(ann).evaluate_all(OUTLINES)) >= SEEN_WELL, light
            mates += await ann.main.locator(".answers .mate").count()
            assert own, "teams are shown in the first two rounds"
            await ann.button("answer-back").click()

        ann.each_time = look
        for _ in range(2):
            await ann.play(until=ann.round_over)
            await ann.answer()
        assert seen
        assert mates, "nobody of the team was among them in two rounds"

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_whom_one_plays_is_said_while_the_cards_are_dealt(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk", locale=language)
        await ann.set_table("misterbill", 4, bots=3)
        await ann.page.evaluate(WATCH_CAPTIONS)
        await ann.button("lobby-begin").click()
        await ann.asked.first.wait_for()
        said = await ann.page.evaluate("captions")
        mates = [
            ann.say("log-mate", player=name) for name in await ann.main.locator(".seats .name .text").all_inner_texts()
        ]
        assert [mate for mate in mates if any(mate in one for one in said)], said
        heard = await ann.page.evaluate("heard")
        assert [mate for mate in mates if any(mate in one for one in heard)], heard

    in_browsers(work)


def test_the_led_and_the_winning_card_are_marked() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        followed = 0

        async def look() -> None:
            nonlocal followed
            lying = await ann.main.locator(".card.led").count()
            if lying and await ann.able.count():
                assert lying == 1
                winning = await ann.main.locator(".card.wins").count()
                assert winning <= 1  # none where all who have played have their two tricks
                followed += winning

        ann.each_time = look
        await ann.play(until=ann.round_over)
        assert followed

    in_browsers(work)


WATCH_CAPTIONS = """() => {
    const captions = window.captions = [], heard = window.heard = [];
    const note = (all, text) => text && all[all.length - 1] !== text && all.push(text);
    new MutationObserver(() => {
        note(captions, document.querySelector(".felt > .caption")?.textContent.trim());
        note(heard, document.querySelector("main [aria-live=polite]")?.textContent.trim());
    }).observe(document, { childList: true, subtree: true, characterData: true });
}"""
"""What stands on the felt in passing, and what is read aloud."""

WATCH_THE_CALL = """() => {
    const seen = window.frames_seen = [];
    const watch = () => {
        const there = ["called", "led"].filter((name) => document.querySelector(`main .${name}`)).join(", ");
        if (seen[seen.length - 1] !== there && !seen.includes("")) seen.push(there);
        requestAnimationFrame(watch);
    };
    watch();
}"""
"""Notes at every frame whether a call and a card that was led are seen, where that changes, until neither is."""


def test_a_call_is_seen_beside_its_caller_until_the_trick_is_taken() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", reduced_motion="no-preference")
        await ann.play_bots("willi")
        call = ann.any_of("answer-call")
        await ann.play(until=call)
        # Up to here at once, as what is shown on the way does not matter; from here on as people see it.
        await ann.page.evaluate("localStorage.setItem('billi-settings', JSON.stringify({ pace: 'brisk' }))")
        await ann.page.reload()
        await call.wait_for()
        await ann.page.evaluate(WATCH_THE_CALL)
        await call.click()
        bubble = plates(ann).filter(has_text="Ann").locator(".called")
        await expect(bubble).to_have_text(text("answer-call"))
        await ann.asked.or_(ann.round_over).first.wait_for()
        await expect(ann.main.locator(".called")).to_have_count(0)
        frames = await ann.page.evaluate("window.frames_seen")
        assert "called, led" in frames, "it is there while the trick lies"
        assert "led" not in frames[frames.index("called, led") :], "and does not go before the trick is taken"

    in_browsers(work)


def test_a_second_enter_does_not_call_willi() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        call, decline = ann.any_of("answer-call"), ann.any_of("answer-no-call")
        asked = 0
        while asked < 3:
            await ann.asked.first.wait_for()
            if await call.is_visible():
                asked += 1
                await expect(call).not_to_be_focused()
                await decline.focus()
            else:
                await ann.asked.first.focus()
            before = await ann.main.inner_text()
            await ann.page.keyboard.press("Enter")
            await expect(ann.main).not_to_have_text(before)

    in_browsers(work)


def test_a_tap_tells_what_the_signs_of_a_phone_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, ASKED_SOON)

    def away(seats: list[dict[str, Any]]) -> None:
        seats[1] |= {"name": "Zoe", "away": True}
        seats[2] |= {"name": "Bea", "gone": True, "hints": 2}
        seats[3] |= {"name": "Leo", "gone": True, "missing": 1000 * time.time() + 9_000_000}

    async def work(house: House) -> None:
        size = ViewportSize(width=360, height=560)
        ann = await house.guest("Ann", viewport=size, has_touch=True, is_mobile=True)
        await told_otherwise(ann, away)
        await ann.play_bots("misterbill", 4)
        await ann.asked.first.wait_for()
        told = ann.main.locator(".told")
        await ann.listed("table-seats").get_by_role("listitem").filter(has_text="Zoe").tap()
        await expect(told).to_contain_text("Zoe")
        await expect(told).to_contain_text(re.compile("|".join(text(f"team-{team}") for team in (1, 2))))
        await expect(told).to_contain_text(text("seat-away"))
        cards = re.compile(f"{text('seat-cards', n=7).replace('7', r'[1-9][0-9]*')}")
        for name, signs in (
            ("Bea", [text("seat-gone-for", seconds=0), text("seat-hints", n=2)]),
            ("Leo", [text("seat-gone-for", seconds="SOME").split("SOME")[0]]),
        ):
            await ann.listed("table-seats").get_by_role("listitem").filter(has_text=name).tap()
            for sign in signs:
                await expect(told.filter(has_text=name)).to_contain_text(sign)
            await expect(told).to_contain_text(cards)
        await ann.main.locator(".stakes").tap()
        await expect(told).to_have_text(text("stakes", n=1, cards="4"))
        await expect(told).to_be_in_viewport(ratio=1)
        await ann.main.locator(".sentence").first.tap()
        await expect(told).to_have_count(0)

    in_browsers(work)


def test_signs_and_calls_leave_cards_names_and_tricks_in_sight() -> None:
    """No glass on a card that is to be touched; no call on a name, or on how many tricks somebody has."""
    shown = """(piles) => piles.filter((pile) => getComputedStyle(pile, "::after").display !== "none").length"""
    covers = """(calls) => calls.flatMap((call) => {
        const { left, top, right, bottom } = call.getBoundingClientRect();
        const plate = call.closest(".plate"), name = plate.querySelector(".text"), range = new Range();
        range.selectNodeContents(name);
        const written = range.getBoundingClientRect(), seen = name.getBoundingClientRect();
        const covered = [...plate.querySelectorAll(".tricks i")].filter((trick) => {
            const box = trick.getBoundingClientRect();
            return box.right > left + 1 && box.left < right - 1 && box.bottom > top + 1 && box.top < bottom - 1;
        });
        const hidden = Math.min(written.right, right) > left + 1 && bottom > written.top + written.height / 2;
        return [
            ...covered.map(() => "tricks"),
            ...(written.right > seen.right + 1 ? ["a name is shortened"] : []),
            ...(hidden ? ["a name is covered"] : []),
        ];
    })"""
    screens = [ViewportSize(width=768, height=1024), DESK, ViewportSize(width=360, height=560)]

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=ViewportSize(width=360, height=560))
        await ann.play_bots("willi")
        seen = set[str]()

        async def look() -> None:
            if await ann.main.locator(".called").count():
                seen.add("a call")
                for size in screens:
                    await ann.page.set_viewport_size(size)
                    assert await ann.main.locator(".called").evaluate_all(covers) == [], size
            if await ann.listed("table-trick").count():
                seen.add("an exchange")
                for size in (ViewportSize(width=768, height=1024), ViewportSize(width=360, height=560)):
                    await ann.page.set_viewport_size(size)
                    assert await ann.main.locator(".pile").evaluate_all(shown) == 0

        ann.each_time = look
        while len(seen) < 2:
            await ann.play(until=ann.round_over)
            await ann.round_over.click()

    in_browsers(work)
