"""What is said on the page is said to whoever reads it, once, and with its reason."""

import asyncio
import re
import time

import pytest
from playwright.async_api import expect

from billi.client import Client
from billi.table.messages import Hand
from helpers.browser import Guest, House, in_browsers
from helpers.lesson_taker import Lesson, takes
from helpers.page_text import text
from helpers.shared_screen import deal_for_two

SOON = 2.0
"""Seconds; to see it all takes from four to twelve."""
TRIES = 4
"""How often it may take longer, where the machine has something else to do."""
NAME = "Zoltan"
"""A name no sentence has by itself."""
DAY = re.compile(
    r"\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) 20"
)
WHY = {"give": "ask-give-E", "hand-on": "ask-give-R", "gift": "ask-give-G"}
"""The steps of a lesson that ask for a card, and what each says of it."""


@pytest.mark.parametrize(
    ("game", "language"), [("misterbill", "en"), ("willi", "fr"), ("misterbill", "de"), ("willi", "it")]
)
def test_the_log_speaks_to_you_of_what_you_do_yourself_and_its_newest_line_is_in_sight(
    game: str, language: str
) -> None:
    async def work(house: House) -> None:
        zoltan = await house.guest(NAME, locale=language)
        await zoltan.play_bots(game)
        await zoltan.play(until=zoltan.round_over)
        lines = zoltan.listed("log-label").get_by_role("listitem")
        await expect(lines.last).to_be_in_viewport()
        log = await lines.all_inner_texts()
        assert [line for line in log if NAME in line] == []
        told = zoltan.say("log-total.you", total=0, points=0) if game == "willi" else zoltan.say("log-out.you")
        begins = {zoltan.say("log-pairs.you", pairs=""), told}
        assert any(line.startswith(tuple(begin[:5] for begin in begins)) for line in log), log

    in_browsers(work)


HEARS_LATE = """
new MutationObserver((changes) => {
    for (const list of new Set(changes.map(({ target }) => target)))
        if (list.matches?.("ol[tabindex]")) list.dispatchEvent(new Event("scroll"));
}).observe(document, { childList: true, subtree: true });
"""
"""A device that has so much to do that a page hears of what has scrolled when more has come."""


def test_the_log_follows_the_game_also_where_the_page_is_slow_unless_somebody_reads_in_it() -> None:
    """More lines had come until the page heard that it had scrolled itself, and it took that for somebody reading."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.add_init_script(HEARS_LATE)
        await ann.page.goto("/")
        await ann.play_bots("willi")
        log = ann.listed("log-label")
        newest = log.get_by_role("listitem").last
        await ann.play(until=ann.round_over)
        await expect(newest).to_be_in_viewport()
        await ann.answer()

        # Whoever reads what was before is left in peace, and goes on once they are back at the end.
        await ann.asked.first.wait_for()
        await log.evaluate("(log) => log.scrollTo(0, log.scrollTop - 100)")
        await expect(newest).not_to_be_in_viewport()
        place = await log.evaluate("(log) => log.scrollTop")
        await ann.play(until=ann.round_over)
        assert await log.evaluate("(log) => log.scrollTop") == place
        await log.evaluate("(log) => log.scrollTo(0, log.scrollHeight)")
        await expect(newest).to_be_in_viewport()
        await ann.answer()
        await ann.play(until=ann.round_over)
        await expect(newest).to_be_in_viewport()

    in_browsers(work)


def test_at_a_screen_for_two_nobody_is_called_you() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await deal_for_two(ann)
        await ann.hand.first.wait_for()
        log = await ann.listed("log-label").get_by_role("listitem").all_inner_texts()
        assert log
        assert not re.search(r"\byou\b", " ".join(log), re.IGNORECASE)

    in_browsers(work)


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_the_points_of_a_round_are_read_aloud_once(game: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots(game)
        await ann.play(until=ann.round_over)
        rows = ann.main.get_by_role("table").get_by_role("row")
        for row in (await rows.all())[1:]:
            await expect(row.get_by_role("cell", name=re.compile(r"^\d points?$"))).to_have_count(1)

    in_browsers(work)


def test_english_days_are_written_as_the_british_write_them() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale="en-US")
        await ann.play_bots("willi")
        await ann.asked.first.wait_for()
        await ann.page.goto("/games")
        await expect(ann.main.get_by_text(DAY).first).to_be_visible()

    in_browsers(work)


def test_W8_after_the_third_card_one_no_is_enough() -> None:
    """Before it there are two: one for this card, and one for the whole trick."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        link = await ann.set_table("willi", 4)
        async with Client(house.url, "Bo") as bo, bo.table(link.rpartition("/")[2]) as table:
            for seat, name in enumerate(("Bo", "Cy", "Di"), start=1):
                await table.sit(seat, name)
            await ann.button("lobby-begin").click()
            others = asyncio.create_task(table.play(never_calls))
            await says_no_while_cards_come(ann)
            others.cancel()

    in_browsers(work)


def never_calls(hand: Hand) -> str:
    """Answer so that whoever is asked whether they call is asked again after the next card."""
    assert hand.ask
    return "no call" if "no call" in hand.ask.choices else hand.ask.choices[0]


async def says_no_while_cards_come(ann: Guest) -> None:
    """Not call on the first card of a trick, nor on the third, each time with all the ways there are to say so."""
    seen: set[int] = set()
    while not {1, 3} <= seen:
        await ann.asked.first.wait_for()
        if not await ann.any_of("answer-call").is_visible():
            await ann.answer()
            continue
        seen.add(lying := await cards_in_the_trick(ann))
        await expect(ann.any_of("answer-waive")).to_have_count(0 if lying == 3 else 1)
        await ann.any_of("answer-no-call").click()
        if lying == 3:
            await expect(ann.any_of("answer-call")).to_have_count(0)


async def cards_in_the_trick(guest: Guest) -> int:
    """Count the cards of the trick as the table is described."""
    await guest.button("describe-button").click()
    said = await guest.page.get_by_role("status").filter(has_text=text("describe-trick", cards="")[:-1]).inner_text()
    await guest.button("describe-button").click()
    [trick] = re.findall(re.escape(text("describe-trick", cards="")[:-1]) + r"(.*?)\.", said)
    return len(re.findall(r"\d", trick))


def test_who_is_to_give_a_card_is_told_why() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/learn/misterbill/lesson")
        lesson = Lesson(ann, "misterbill")
        told: dict[str, str] = {}

        async def look() -> None:
            step = await lesson.step()
            if step in WHY:
                told[step] = await ann.page.locator(".sentence").inner_text()

        await takes(lesson, look)
        assert told == {
            step: text(WHY[step], name=text(f"bot-name-{seat}"))
            for step, seat in (("give", 1), ("hand-on", 1), ("gift", 3))
        }

    in_browsers(work)


def test_what_happens_meanwhile_can_be_passed_over_to_ones_own_turn() -> None:
    async def work(house: House) -> None:
        took = [await passes_over(house)]
        while min(took) > SOON:
            assert len(took) < TRIES, took
            took.append(await passes_over(house))

    in_browsers(work)


async def passes_over(house: House) -> float:
    """Return in how many seconds somebody is asked who does not want to see what happens first."""
    ann = await house.guest("Ann", pace="calm")
    await ann.play_bots("misterbill")
    await ann.button("answer-to-turn").click()
    began = time.monotonic()
    await expect(ann.asked.first).to_be_visible()
    return time.monotonic() - began
