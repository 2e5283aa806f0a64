"""Nothing that axe-core knows to be in somebody's way, on any page, in light and in dark."""

import asyncio
import json
from itertools import cycle

import pytest
from playwright.async_api import expect

from helpers.addresses import ADDRESSES
from helpers.barriers import LIGHTS, has_no_barriers
from helpers.browser import DESK, EDGE, ON_ITS_SIDE, Guest, House, in_browsers
from helpers.hurrying import hurries
from helpers.lesson_taker import Lesson, takes
from helpers.page_text import card, text
from helpers.score_pad import MISTER_BILL, WILLI, begins, goes_out, writes
from helpers.socket_interceptor import Between


def test_a_hint() -> None:
    async def work(house: House) -> None:
        guest = await house.guest("Ann")
        await guest.play_bots("willi")
        await guest.button("answer-hint").click()
        await expect(guest.page.locator(".hint-panel li").first).to_be_visible()
        await has_no_barriers(guest)

    in_browsers(work)


def test_a_puzzle_before_and_after_it_is_solved() -> None:
    async def work(house: House) -> None:
        guest = await house.guest("Ann", path="/puzzle")
        await guest.is_dealt()
        await has_no_barriers(guest)
        puzzle = await guest.page.evaluate("fetch('/api/puzzle').then((answer) => answer.json())")
        solved = {puzzle["date"]: {"chosen": puzzle["usual"], "found": False}}
        await guest.page.evaluate("(kept) => localStorage.setItem('billi-puzzles', kept)", json.dumps(solved))
        await guest.page.reload()
        await expect(guest.page.locator(".hint-panel li").first).to_be_visible()
        await has_no_barriers(guest)

    in_browsers(work)


def test_pages() -> None:
    async def work(house: House) -> None:
        guest = await house.guest("Ann")
        for path in (*ADDRESSES, "/link/nobody"):
            await guest.page.goto(path)
            await expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
            if path.startswith("/link/"):
                await expect(guest.page.get_by_role("alert")).to_be_visible()
                guest.forgive("410")
            await has_no_barriers(guest)

    in_browsers(work)


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_every_step_of_a_lesson(game: str) -> None:
    async def work(house: House) -> None:
        guest = await house.guest("Ann", path=f"/learn/{game}/lesson")
        lesson = Lesson(guest, game)
        await expect(lesson.coach).to_be_visible()
        await has_no_barriers(guest)
        lights = cycle(LIGHTS)
        await takes(lesson, lambda: has_no_barriers(guest, "main", [next(lights)]))

    in_browsers(work)


def test_evenings_of_the_score_pad() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/scores")
        await begins(ann, "misterbill", MISTER_BILL)
        await has_no_barriers(ann)
        await ann.button("scores-by-hand").click()
        await has_no_barriers(ann, "main")
        await ann.button("scores-these-teams").click()
        await has_no_barriers(ann, "main")
        await goes_out(ann, "Cy")
        await has_no_barriers(ann, "main")
        await ann.page.goto("/scores")
        await begins(ann, "willi", WILLI)
        await has_no_barriers(ann)
        await writes(ann, [50, 50, 45, 40])
        await has_no_barriers(ann, "main")
        await ann.button("scores-correct").click()
        await has_no_barriers(ann, "main")
        await ann.page.goto("/scores")
        await expect(ann.main.get_by_role("listitem")).to_have_count(2)
        await has_no_barriers(ann)

    in_browsers(work)


@pytest.mark.long
@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_table_from_its_lobby_to_the_end_of_a_round(game: str) -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        link = await ann.set_table(game, 4, bots=2)
        await has_no_barriers(ann)
        await bo.page.goto(link)
        await has_no_barriers(bo)
        await bo.sit(2)
        await ann.button("lobby-begin").click()
        onlooker = await house.guest(path=ann.path)
        await expect(onlooker.listed("table-seats").get_by_role("listitem").first).to_be_visible()
        await has_no_barriers(onlooker)
        await every_state(ann, bo)
        for tab in ("chat", "score", "table", "settings"):
            await ann.look_at(tab)
            await has_no_barriers(ann, "aside")
        await ann.look_at("log")
        await ann.button("describe-button").click()
        await has_no_barriers(ann, "aside")

    in_browsers(work)


def test_an_answer_that_is_given_and_kept_back() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await Between(held=60).stand_at(ann)
        await ann.play_bots("misterbill", 3)
        await ann.play(until=ann.any_of("answer-pass"))
        await ann.any_of("answer-pass").click()
        await expect(ann.main.get_by_role("status").filter(has_text=text("ask-given-pass"))).to_be_visible()
        await has_no_barriers(ann)

    in_browsers(work, pause=500)


def test_the_end_of_a_game_and_its_replay() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("misterbill", 3)
        await hurries(ann)
        await has_no_barriers(ann)
        await ann.link("over-replay").click()
        await expect(ann.page).to_have_title(text("title", page=text("title-replay")))
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        await has_no_barriers(ann)
        await ann.page.goto("/games")
        await expect(ann.link("over-replay")).to_be_visible()
        await has_no_barriers(ann)

    in_browsers(work)


async def every_state(ann: Guest, bo: Guest) -> None:
    """Play to the end of a round, and look at every kind of question the first time it is asked."""
    seen: set[str] = set()

    async def first_time() -> None:
        said = await ann.asked.all_text_contents()
        kinds = [id for id in STATES if text(id) in said] or ["a card"]
        pile = ann.main.locator(".pile").first
        if "pile" not in seen and await pile.is_visible():
            seen.add("pile")
            await pile.press("Enter")
            await expect(ann.button("look-close")).to_be_focused()
            await has_no_barriers(ann, ".look")
            await ann.page.keyboard.press("Escape")
        no_waiter = kinds[0] == "answer-pass" and not await ann.able.count()
        if kinds[0] not in seen and not no_waiter:
            seen.add(kinds[0])
            await has_no_barriers(ann)
            if kinds[0] == "answer-pass":
                await touched(ann, [card(code) for code in "ETGLR"])

    ann.each_time = first_time
    await asyncio.gather(ann.play(until=ann.round_over), bo.play(until=bo.round_over))
    if seen <= {"pile"}:  # luck asked nothing of her in this round
        await asyncio.gather(ann.answer(), bo.answer())
        await asyncio.gather(ann.play(until=ann.round_over), bo.play(until=bo.round_over))
    ann.each_time = None
    await has_no_barriers(ann)
    await ann.page.set_viewport_size(ON_ITS_SIDE)
    await has_no_barriers(ann)
    await ann.page.set_viewport_size(DESK)
    assert seen > {"pile"}


STATES = ("answer-pass", "answer-no-call", "answer-keep")


async def touched(guest: Guest, waiters: list[str]) -> None:
    """Look at the table with a waiter raised, and with a card touched that cannot be played: it says why."""
    hand = await guest.cards()
    dishes = [name for name in hand if name not in waiters]
    for name in [*dishes[:1], next(name for name in hand if name in waiters)]:
        held = guest.listed("table-hand").get_by_role("button", name=name, exact=True)
        await held.click(position=EDGE, force=True)
        await has_no_barriers(guest)
    await guest.button("answer-back").click()
