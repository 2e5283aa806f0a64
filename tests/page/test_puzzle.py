"""The puzzle of a day: solved at the table itself, with the reason after; and kept on the device alone."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from playwright.async_api import Locator, Route, ViewportSize, expect

from billi.games.action import Action
from billi.puzzles import puzzle_of, puzzles, today
from billi.puzzles.puzzle import Puzzle
from helpers.browser import DESK, EDGE, ON_ITS_SIDE, Guest, House, in_browsers
from helpers.layout_faults import looks_right
from helpers.page_text import card

SMALLEST = ViewportSize(width=360, height=560)
PHONE = ViewportSize(width=390, height=664)
KEPT = "billi-puzzles"


def day_with(has: Callable[[Puzzle], bool]) -> date:
    """Return a past day whose puzzle is as wanted."""
    days = (today() - timedelta(number) for number in range(1, len(puzzles()) + 1))
    return next(day for day in days if has(puzzle_of(day)))


def is_played_on_somebody(action: str) -> bool:
    return Action.parse(action).seat is not None and Action.parse(action).verb == "play"


def is_of_cards(puzzle: Puzzle) -> bool:
    """Whether it is solved by touching a card, and no more."""
    return puzzle.game == "willi" and all(choice.action.startswith("play ") for choice in puzzle.choices)


def reasons(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("puzzle-why"), exact=True)


def verdict(guest: Guest) -> Locator:
    return guest.page.locator(".verdict")


async def touch(guest: Guest, puzzle: Puzzle, text: str) -> None:
    """Choose something as at any table."""
    action = Action.parse(text)
    if action.card is None:
        await guest.button(f"answer-{action.verb}").click()
        return
    name = card(action.card, guest.language)
    await guest.listed("table-hand").get_by_role("button", name=name, exact=True).click(position=EDGE)
    if action.direction:
        await guest.button(f"answer-{action.direction}").click()
    elif is_played_on_somebody(text):
        seated = [seat for seat in range(puzzle.players) if seat != puzzle.seat]
        after = sorted(seated, key=lambda seat: (seat - puzzle.seat) % puzzle.players)
        others = guest.listed("table-seats").get_by_role("listitem")
        await others.nth(after.index(action.seat or 0)).get_by_role("button").click()
    elif puzzle.game == "misterbill" and action.verb == "play":
        await guest.button("answer-play", card=name).click()


async def solves(guest: Guest, day: date, action: str) -> None:
    """Go to the puzzle of a day and choose something; see what comes of it."""
    await guest.page.goto(f"/puzzle/{day}")
    await guest.is_dealt()
    await expect(reasons(guest)).to_have_count(0)
    await touch(guest, puzzle_of(day), action)
    await expect(reasons(guest).get_by_role("listitem").first).to_be_visible()


def test_whoever_finds_the_best_choice_of_today_is_told_so_and_why_and_it_is_remembered() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.link("title-puzzle").click()
        await ann.is_dealt()
        await expect(ann.heading("title-puzzle")).to_be_attached()
        day = date.fromisoformat(
            await ann.page.evaluate("fetch('/api/puzzle').then((a) => a.json()).then((p) => p.date)")
        )
        puzzle = puzzle_of(day)
        await touch(ann, puzzle, puzzle.best)
        for _ in range(2):
            await expect(verdict(ann)).to_contain_text(ann.say("puzzle-right", choice="").rstrip(" ."))
            told = reasons(ann).get_by_role("list").first.get_by_role("listitem")
            await expect(told.first).to_contain_text(ann.say("puzzle-yours"))
            await expect(told.filter(has_text=ann.say("puzzle-usual"))).to_have_count(1)
            assert 2 <= await told.count() <= 3
            await expect(ann.asked).to_have_count(0)
            last = ann.listed("puzzle-days").get_by_role("link")
            await expect(last).to_have_count(7)
            assert await last.last.get_attribute("aria-current") == "page"
            assert "found" in (await last.last.get_attribute("class") or "")
            await ann.page.reload()
        assert "puzzle" not in str(await ann.context.cookies())

    in_browsers(work)


@pytest.mark.parametrize(
    ("locale", "screen", "game"),
    [
        ("de", SMALLEST, "misterbill"),
        ("fr", SMALLEST, "willi"),
        ("it", ON_ITS_SIDE, "misterbill"),
        ("en", PHONE, "misterbill"),
        ("fr", DESK, "misterbill"),
    ],
)
def test_whoever_chooses_what_the_house_would_sees_what_is_better_on_any_screen(
    locale: str, screen: ViewportSize, game: str
) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=locale, viewport=screen)
        day = day_with(lambda puzzle: puzzle.game == game and (game == "willi" or is_played_on_somebody(puzzle.usual)))
        await ann.page.goto(f"/puzzle/{day}")
        await ann.is_dealt()
        await fits(ann)
        await expect(ann.hand.first).to_be_in_viewport(ratio=0.5)
        await solves(ann, day, puzzle_of(day).usual)
        await expect(verdict(ann)).to_contain_text(ann.say("puzzle-wrong", choice="").split(".")[0])
        told = reasons(ann).get_by_role("list").first.get_by_role("listitem")
        for sign in ("puzzle-yours", "puzzle-usual"):
            await expect(told.filter(has_text=ann.say(sign))).to_have_count(1)
        await expect(told.first).not_to_contain_text(ann.say("puzzle-yours"))
        box = await reasons(ann).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= screen["width"]
        for seen in (ann.button("puzzle-why"), verdict(ann)):
            await expect(seen).to_be_in_viewport(ratio=0.9)
        await fits(ann)
        await reasons(ann).get_by_role("button", name=ann.say("look-close")).click()
        await expect(reasons(ann)).to_have_count(0)
        await fits(ann)

    in_browsers(work)


async def fits(guest: Guest) -> None:
    await looks_right(guest)
    assert await guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "it is too tall"


def test_a_glance_at_what_was_loaded_does_not_give_the_answer_away() -> None:
    async def work(house: House) -> None:
        day = day_with(is_of_cards)
        puzzle = puzzle_of(day)
        ann = await house.guest("Ann")
        async with ann.page.expect_response("**/api/puzzle*") as arriving:
            await ann.page.goto(f"/puzzle/{day}")
        told = await (await arriving.value).text()
        assert "hands" in told
        assert not any(word in told for word in ("brings", "behind"))
        await expect(ann.able.first).to_be_visible()
        await ann.context.set_offline(True)
        await touch(ann, puzzle, puzzle.best)
        await expect(verdict(ann)).to_contain_text(ann.say("puzzle-right", choice="").rstrip(" ."))

    in_browsers(work)


def test_a_puzzle_is_solved_and_its_reasons_are_put_away_by_keyboard() -> None:
    async def work(house: House) -> None:
        day = day_with(is_of_cards)
        ann = await house.guest("Ann", path=f"/puzzle/{day}")
        best = Action.parse(puzzle_of(day).best).card
        wanted = ann.listed("table-hand").get_by_role("button", name=card(best or ""), exact=True)
        await wanted.focus()
        await ann.page.keyboard.press("Enter")
        await expect(reasons(ann).get_by_role("listitem").first).to_be_visible()
        await expect(wanted).to_be_focused()
        await expect(ann.main.locator(".card.glow")).to_have_count(1)
        assert await verdict(ann).get_attribute("role") == "status"
        why = ann.button("puzzle-why")
        await expect(why).to_have_attribute("aria-expanded", "true")
        await ann.page.keyboard.press("Escape")
        await expect(reasons(ann)).to_have_count(0)
        await why.focus()
        await ann.page.keyboard.press("Enter")
        await expect(reasons(ann)).to_have_count(1)
        await expect(why).to_be_focused()

    in_browsers(work)


def test_a_puzzle_is_answered_once_and_a_second_touch_changes_nothing() -> None:
    async def work(house: House) -> None:
        day = day_with(is_of_cards)
        puzzle = puzzle_of(day)
        ann = await house.guest("Ann")
        await solves(ann, day, puzzle.usual)
        await ann.page.keyboard.press("Escape")
        name = card(Action.parse(puzzle.best).card or "")
        await ann.listed("table-hand").get_by_role("button", name=name, exact=True).click(position=EDGE, force=True)
        await expect(verdict(ann)).to_contain_text(ann.say("puzzle-wrong", choice="").split(".")[0])
        kept = await ann.page.evaluate(f"JSON.parse(localStorage.getItem({KEPT!r}))")
        assert kept == {str(day): {"chosen": puzzle.usual, "found": False}}

    in_browsers(work)


def test_one_goes_from_day_to_day_and_no_further_than_today() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/puzzle")
        await ann.is_dealt()
        await expect(ann.link("puzzle-after")).to_have_count(0)
        title = ann.page.get_by_role("heading", level=2).first
        now = await title.inner_text()
        await ann.link("puzzle-before").click()
        await expect(title).not_to_have_text(now)
        await ann.link("puzzle-after").click()
        await expect(title).to_have_text(now)
        assert ann.path == "/puzzle"

    in_browsers(work)


def test_a_day_without_a_puzzle_says_so_and_leads_to_today() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        for day in ("9999-01-01", "soon"):
            await ann.page.goto(f"/puzzle/{day}")
            await expect(ann.page.get_by_role("alert")).to_contain_text(day)
        await ann.link("title-puzzle").click()
        await ann.is_dealt()
        ann.forgive("400")

    in_browsers(work)


def test_without_a_network_it_is_tried_again_when_asked() -> None:
    async def fails(route: Route) -> None:
        await route.abort()

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.route("**/api/puzzle*", fails)
        await ann.link("title-puzzle").click()
        await expect(ann.page.get_by_role("alert")).to_have_text(ann.say("net-unreachable"))
        await ann.page.unroute("**/api/puzzle*")
        await ann.button("net-try-again").click()
        await ann.is_dealt()
        ann.forgive("ERR_FAILED")

    in_browsers(work)


def test_what_a_browser_has_kept_in_disorder_is_no_answer() -> None:
    async def work(house: House) -> None:
        day = day_with(is_of_cards)
        ann = await house.guest("Ann")
        for kept in ("nonsense", "null", "7", '{"DAY": {"chosen": "play Z9", "found": true}}', '{"DAY": 1}'):
            await ann.page.evaluate(f"(kept) => localStorage.setItem({KEPT!r}, kept)", kept.replace("DAY", str(day)))
            await ann.page.goto(f"/puzzle/{day}")
            await expect(ann.able.first).to_be_visible()
            await expect(reasons(ann)).to_have_count(0)
        await solves(ann, day, puzzle_of(day).best)

    in_browsers(work)


def test_the_first_answer_counts_also_where_a_second_tab_has_the_puzzle_open() -> None:
    async def work(house: House) -> None:
        day = day_with(is_of_cards)
        puzzle = puzzle_of(day)
        ann = await house.guest("Ann", path=f"/puzzle/{day}")
        other = Guest(house, "Ann", ann.context, await ann.context.new_page())
        await other.page.goto(f"/puzzle/{day}")
        await other.is_dealt()
        wrong = next(choice.action for choice in puzzle.choices if choice.action != puzzle.best)
        await touch(ann, puzzle, wrong)
        await expect(reasons(ann)).to_be_visible()
        await touch(other, puzzle, puzzle.best)
        best = card(Action.parse(puzzle.best).card or "")
        await expect(verdict(other)).to_contain_text(other.say("puzzle-wrong", choice=best))
        assert (await other.page.evaluate(f"JSON.parse(localStorage['{KEPT}'])"))[str(day)]["chosen"] == wrong

    in_browsers(work)


def test_a_page_left_open_overnight_has_the_puzzle_of_the_new_day_and_says_when_the_next_one_comes() -> None:
    async def work(house: House) -> None:
        evening = today() - timedelta(1)

        async def yesterday(route: Route) -> None:
            given = await (await route.fetch(url=f"{house.url}/api/puzzle?date={evening}")).json()
            await route.fulfill(json={**given, "today": str(evening)})

        ann = await house.guest("Ann", viewport=SMALLEST, timezone_id="Asia/Tokyo")
        await ann.page.route("**/api/puzzle?sealed=1", yesterday)
        await ann.page.goto("/puzzle")
        before = await ann.page.get_by_role("heading", level=2).inner_text()
        await ann.page.unroute("**/api/puzzle?sealed=1")
        await ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await expect(ann.page.get_by_role("heading", level=2)).not_to_have_text(before)
        puzzle = puzzle_of(today())
        await touch(ann, puzzle, puzzle.best)
        await expect(reasons(ann)).to_contain_text(ann.say("puzzle-next", time="09:00"))
        for link in await ann.listed("puzzle-days").get_by_role("link").all():
            box = await link.bounding_box()
            assert box, "it is there to be touched"
            assert min(box["width"], box["height"]) >= 44

    in_browsers(work)
