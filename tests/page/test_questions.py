"""What is asked takes the room there is for it, so that the table stays where it is."""

import asyncio
import re
from typing import Final

import pytest
from playwright.async_api import ViewportSize, expect

from helpers.browser import House, in_browsers
from helpers.page_text import messages, text

SMALLEST: Final = ViewportSize(width=360, height=560)
ON_ITS_SIDE: Final = ViewportSize(width=667, height=320)
MOST_LINES: Final = 2
ENOUGH: Final = 3
"""So many long lines."""
COVERED: Final = """(thing) => {
    const { left, top, bottom } = thing.getBoundingClientRect();
    return document.elementFromPoint(left + 8, (top + bottom) / 2).closest("aside")?.textContent ?? null;
}"""
"""What is beside the table and lies on the beginning of a thing, if it does."""
LINES: Final = """(asked, sentences) => sentences.map((sentence) => {
    const shown = asked.textContent, range = document.createRange();
    asked.textContent = sentence;
    range.selectNodeContents(asked);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    asked.textContent = shown;
    return lines;
})"""
"""In how many lines sentences would stand where one is asked."""


@pytest.mark.parametrize("size", [SMALLEST, ViewportSize(width=390, height=664), ON_ITS_SIDE], ids=str)
def test_a_turn_that_comes_while_one_chats_is_seen_and_can_be_taken(size: ViewportSize) -> None:
    """The chat stays open, with what was written, and neither the question nor a card lies under it."""

    async def work(house: House) -> None:
        ann, zoe = await house.guest("Ann", viewport=size), await house.guest("Zoe")
        await ann.deal_with(zoe, "willi", 4)
        await expect(ann.asked).not_to_have_count(0)
        await ann.answer()  # a card goes into the box; Zoe still thinks
        await ann.look_at("chat")
        await ann.box("chat-write").fill("One moment")
        turns = "|".join(re.escape(text(f"ask-{kind}")) for kind in ("play", "lead", "call"))
        question = ann.main.locator(".sentence.asked").filter(has_text=re.compile(turns))
        await expect(question).to_have_count(0)
        while not await question.count():
            await (zoe.answer() if await zoe.asked.count() else asyncio.sleep(0.05))
        await ann.settled()
        for thing in (question, ann.able.or_(ann.any_of("answer-call")).first):
            await expect(thing).to_be_in_viewport(ratio=0.9)
            assert await thing.evaluate(COVERED) is None
        await expect(ann.box("chat-write")).to_have_value("One moment")
        await ann.answer()

    in_browsers(work)


WHOLE: Final = """(told) => {
    const inside = told.parentElement.getBoundingClientRect(), range = document.createRange();
    range.selectNodeContents(told);
    const { top, right, bottom } = range.getBoundingClientRect();
    return right < told.getBoundingClientRect().right + 1 && top > inside.top - 4 && bottom < inside.bottom + 4;
}"""
"""Whether a line stands wholly where it is told."""
LONG: Final = 40
"""Letters of a line that does not fit beside the sign of a hint."""


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_what_happened_last_is_read_whole_above_ones_cards(language: str) -> None:
    """It ended in three dots where it was told, just where it said to whom."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=SMALLEST)
        long = 0

        async def look() -> None:
            nonlocal long
            told = ann.main.locator(".lately p:last-child").filter(visible=True)
            for size in (SMALLEST, ON_ITS_SIDE):
                await ann.page.set_viewport_size(size)
                await ann.settled()
                if await told.count():
                    said = await told.inner_text()
                    long += len(said) > LONG
                    assert await told.evaluate(WHOLE), (size, said)
            await ann.page.set_viewport_size(SMALLEST)

        ann.each_time = look
        await ann.play_bots("misterbill", 8)
        while long < ENOUGH:
            await ann.play(until=ann.round_over.or_(ann.over))
            await (ann.over if await ann.over.count() else ann.round_over).first.click()

    in_browsers(work)


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_no_question_needs_more_than_two_lines_of_the_smallest_phone(language: str) -> None:
    cards = {"give": text("card-T.one", language), "box": text("colour-Y.the", language, value=7)}
    some: dict[str, str | int] = {
        "name": "Bruno",
        "players": "Bruno",
        "n": 1,
        "seconds": 60,
        "given": cards["box"],
        "taken": cards["box"],
    }
    asked = {
        id: text(id, language, **{**some, "card": cards["box" if "box" in id else "give"]})
        for id in messages(language, "page")
        if id.startswith(("ask-", "waiter-"))
    }

    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=SMALLEST)
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        lines = await ann.main.locator(".sentence.asked").evaluate(LINES, list(asked.values()))
        long = [sentence for sentence, most in zip(asked.values(), lines, strict=True) if most > MOST_LINES]
        assert not long

    in_browsers(work)
