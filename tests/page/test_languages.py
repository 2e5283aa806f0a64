"""Another language in mid-game: every text changes, and the game goes on."""

import re

import pytest
from fluent.syntax import ast
from playwright.async_api import expect

from helpers.browser import Guest, House, in_browsers
from helpers.page_text import messages, text

COUNTED = {"points": "points", "seat-cards": "n"}
SEEN = """() => {
    const seen = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: parent, data } = walker.currentNode;
        if (data.trim() && !parent.closest("option") && parent.checkVisibility()) seen.push(data.trim());
    }
    return seen;
}"""


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_another_language_in_mid_game_changes_every_text(game: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots(game)
        await ann.play(until=ann.round_over)
        english = await seen_by(ann)
        for language in ("de", "fr", "it"):
            await speaks(ann, language)
            left = {one for one in english & await seen_by(ann) if not may_stay(one, language)}
            assert not left, f"not said in {language}"
        await ann.round_over.click()
        await ann.play(until=ann.round_over)
        await speaks(ann, "en")

    in_browsers(work)


HURRY = """async (select) => {
    for (const language of ["de", "fr", "it", "en", "de", "fr", "it", "en"]) {
        select.value = language;
        select.dispatchEvent(new Event("change", { bubbles: true }));
        await new Promise((after) => setTimeout(after, 2));
    }
}"""


def test_languages_tried_in_a_hurry_leave_no_door_half_open() -> None:
    """A socket that is closed before it is open makes browsers complain."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        choice = ann.page.get_by_role("banner").get_by_role("combobox")
        for _ in range(3):
            await choice.evaluate(HURRY)
        await speaks(ann, "en")
        await ann.play(until=ann.round_over)

    in_browsers(work)


async def speaks(guest: Guest, language: str) -> None:
    choice = guest.page.get_by_role("banner").get_by_role("combobox")
    await choice.select_option(language)
    guest.language = language
    await expect(guest.page.locator("html")).to_have_attribute("lang", language)
    await expect(guest.page).to_have_title(guest.say("title", page=guest.say("title-table")))
    await expect(guest.page.get_by_role("group", name=guest.say("side-label"))).to_be_visible()


async def seen_by(guest: Guest) -> set[str]:
    return set(await guest.page.evaluate(SEEN))


def may_stay(seen: str, language: str) -> bool:
    """Whether a text is right in another language too: a name, a number, or what both languages say alike."""
    return bool(re.fullmatch(r"[\W\d]*|.", seen)) or seen in _names(language) or seen in _said_in(language)


def _names(language: str) -> set[str]:
    counts = {text(id, language, **{name: n}) for id, name in COUNTED.items() for n in range(40)}
    return {"Ann", *(text(f"bot-name-{seat}", language) for seat in range(8)), *counts}


def _said_in(language: str) -> set[str]:
    """Return all that is said without anything to fill in."""
    said = set()
    for topic in ("games", "page"):
        for message in messages(language, topic).values():
            patterns = [message.value, *(attribute.value for attribute in message.attributes)]
            said |= {only.value for pattern in patterns if pattern and (only := _plain(pattern))}
    return said


def _plain(pattern: ast.Pattern) -> ast.TextElement | None:
    [first, *more] = pattern.elements
    return first if isinstance(first, ast.TextElement) and not more else None
