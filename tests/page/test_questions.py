"""What is asked takes the room there is for it, so that the table stays where it is."""

from typing import Final

import pytest
from playwright.async_api import ViewportSize

from helpers.browser import House, in_browsers
from helpers.page_text import messages, text

SMALLEST: Final = ViewportSize(width=360, height=560)
MOST_LINES: Final = 2
LINES: Final = """(asked, sentences) => sentences.map((sentence) => {
    const shown = asked.textContent, range = document.createRange();
    asked.textContent = sentence;
    range.selectNodeContents(asked);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    asked.textContent = shown;
    return lines;
})"""
"""In how many lines sentences would stand where one is asked."""


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
