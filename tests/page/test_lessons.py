"""The lesson of each game, to its end: every step is said, and what it asks for is done by touching."""

import pytest
from playwright.async_api import ViewportSize, expect

from billi.words import LANGUAGES
from helpers.browser import DESK, EDGE, Guest, House, in_browsers
from helpers.layout_faults import looks_right
from helpers.lesson_taker import MOVES, Lesson, takes
from helpers.page_text import card, text

SMALL = ViewportSize(width=360, height=740)
SMALLEST = ViewportSize(width=360, height=560)
PHONE = ViewportSize(width=390, height=664)
LOW = ViewportSize(width=667, height=320)
SAME_PLACE = 8
"""Pixels between a card and what is touched of it."""
OUT_OF_REACH = """() => [...document.querySelectorAll("main button:not(:disabled, [data-list] *)")].filter((button) => {
    const { left, top } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + 9, top + 24));
}).map((button) => button.textContent)"""
"""Buttons, other than cards, that are outside the screen or lie under something."""


@pytest.mark.parametrize(
    ("game", "locale", "screen"),
    [
        ("misterbill", "de-CH", SMALL),
        ("misterbill", "en-GB", DESK),
        ("misterbill", "fr-CH", SMALLEST),
        ("misterbill", "de-CH", LOW),
        ("willi", "it-CH", DESK),
        ("willi", "de-CH", SMALLEST),
        ("willi", "fr-CH", LOW),
        ("willi", "fr-CH", SMALL),
    ],
)
def test_a_lesson_to_its_end(game: str, locale: str, screen: ViewportSize) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=locale, viewport=screen)
        await ann.link("home-lesson-game", game=ann.say(f"game-{game}")).click()
        lesson, heights = Lesson(ann, game), set[float]()

        async def looks() -> None:
            await fits(ann)
            await says_once_what_to_do(ann)
            await has_the_card_to_touch_glow(lesson)
            heights.add(await ann.main.locator(".felt").evaluate("(felt) => felt.clientHeight"))

        await takes(lesson, looks)
        assert len(heights) == 1, f"the table changes its height from step to step: {heights}"
        await ann.button("lesson-play").click()
        await ann.page.wait_for_url("**/t/*")
        await expect(ann.hand.first.or_(ann.round_over).first).to_be_visible()  # whoever is dealt pairs alone is out
        await expect(ann.listed("table-seats").get_by_role("listitem")).to_have_count(3)

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_small_phone_has_room_for_the_longest_step_of_a_lesson(game: str, language: str) -> None:
    """Every step takes the room of the longest, so that the first shows whether it fits."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, path=f"/learn/{game}/lesson")
        await ann.is_dealt()
        for size in (SMALLEST, PHONE):
            await ann.page.set_viewport_size(size)
            await fits(ann)
            steps = await ann.main.locator(".steps > *").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
            assert len(steps) > len(MOVES[game])
            assert all(steps), size

    in_browsers(work)


def test_while_one_draws_the_coach_says_from_whom() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/learn/misterbill/lesson", pace="brisk", viewport=SMALLEST)
        lesson = Lesson(ann, "misterbill")
        while await lesson.step() != "draw":
            before = await lesson.step()
            await lesson.go_on()
            await lesson.leaves(before)
        told = lesson.coach.locator("strong").filter(visible=True)
        await expect(told).to_have_count(0)
        await lesson.go_on()
        await expect(told).to_have_text(text("ask-draw", name=text("bot-name-3")))
        assert await lesson.step() == "draw"
        await expect(lesson.coach).not_to_contain_text(text("lesson-go-on"))
        await fits(ann)
        await ann.listed("table-draw-cards").get_by_role("button").first.click(position=EDGE)
        await lesson.leaves("draw")
        await expect(told).to_have_text(text("lesson-misterbill-look.do"))

    in_browsers(work)


async def fits(guest: Guest) -> None:
    await looks_right(guest)
    assert await guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "it is too tall"
    assert await guest.page.evaluate(OUT_OF_REACH) == []


async def says_once_what_to_do(guest: Guest) -> None:
    """See that the table's own question can be heard but is not seen beside what the teacher says."""
    box = await guest.main.locator(".sentence").first.bounding_box()
    assert box is None or box["width"] <= 1


async def has_the_card_to_touch_glow(lesson: Lesson) -> None:
    """See that the card a step begins with, if it begins with one, is the one card that glows."""
    step = await lesson.step()
    where, what = MOVES[lesson.game].get(step, [("", "")])[0]
    glowing = lesson.guest.main.locator(".card.glow")
    if where not in ("hand", "trick"):
        await expect(glowing).to_have_count(0)
        return
    await expect(glowing).to_have_count(1)
    name = card(what, lesson.guest.language)
    wanted = lesson.guest.listed(f"table-{where}").get_by_role("button", name=name, exact=True)
    at, meant = await glowing.bounding_box(), await wanted.bounding_box()
    assert at
    assert meant
    assert abs(at["x"] - meant["x"]) < SAME_PLACE, step


def test_what_the_lesson_does_not_ask_for_is_answered_kindly() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/learn/willi/lesson")
        lesson = Lesson(ann, "willi")
        while await lesson.step() != "box":
            before = await lesson.step()
            await lesson.go_on()
            await lesson.leaves(before)
        await lesson.touch("hand", "G8")
        await expect(ann.page.get_by_role("status").filter(has_text=text("lesson-not-now"))).to_be_visible()
        await expect(ann.hand).to_have_count(9)

    in_browsers(work)


@pytest.mark.parametrize("screen", [SMALLEST, PHONE, LOW, DESK], ids=lambda size: f"{size['width']}x{size['height']}")
def test_what_was_wrong_is_read_whole_and_moves_nothing(screen: ViewportSize) -> None:
    things = ".felt, .coach, .coach strong, .answers, .answers button, [data-list=hand] li"
    places = "(all) => all.map((one) => Object.values(one.getBoundingClientRect().toJSON()).join())"
    covered = """(why) => {
        const box = why.getBoundingClientRect();
        return [...document.querySelectorAll(".cards > .card")].some((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom - 3 && bottom > box.top + 3;
        });
    }"""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/learn/willi/lesson", locale="fr-CH", viewport=screen)
        lesson = Lesson(ann, "willi")
        for step, wrong in (("box", "G8"), ("lead", "R7"), ("follow", "R7")):
            await reaches(lesson, step)
            await ann.settled()
            before = await ann.main.locator(things).evaluate_all(places)
            touched = ann.listed("table-hand").get_by_role("button", name=card(wrong, ann.language), exact=True)
            await touched.click(position=EDGE, force=True)
            why = ann.main.locator(".why")
            await expect(why).to_be_visible()
            assert await ann.main.locator(things).evaluate_all(places) == before, step
            assert not await why.evaluate(covered), step
            await expect(why).to_be_in_viewport(ratio=1)

    in_browsers(work)


async def reaches(lesson: Lesson, goal: str) -> None:
    """Do what a lesson asks for up to a step."""
    while (step := await lesson.step()) != goal:
        if not MOVES[lesson.game].get(step):
            await lesson.go_on()
        for where, what in MOVES[lesson.game].get(step, []):
            await lesson.touch(where, what)
        await lesson.leaves(step)


def test_a_later_draw_is_asked_without_what_was_said_before_it() -> None:
    """The coach still spoke of a pair and a waiter while the next card was to be drawn."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/learn/misterbill/lesson", pace="fast", reduced_motion="reduce")
        lesson = Lesson(ann, "misterbill")
        while await lesson.step() != "look":
            before = await lesson.step()
            await lesson.go_on()
            if before == "draw":
                await ann.button("answer-any").click()
            await lesson.leaves(before)
        for where, what in MOVES["misterbill"]["look"]:
            await lesson.touch(where, what)
        await expect(ann.button("answer-any")).to_be_visible()
        assert await lesson.step() == "draw"
        seen = lesson.coach.locator(".steps > :not(.other)")
        await expect(seen).to_contain_text(text("ask-draw", name=text("bot-name-3")))
        await expect(seen).not_to_contain_text(text("lesson-misterbill-look").split(".")[0])

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_phone_what_the_coach_says_ends_above_the_cards(language: str) -> None:
    """Above the one that is raised, too: it is the one to be touched."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, path="/learn/misterbill/lesson", viewport=SMALLEST)
        lesson = Lesson(ann, "misterbill")
        while await lesson.step() != "look":
            before = await lesson.step()
            await lesson.go_on()
            await lesson.leaves(before)
        await expect(ann.main.locator(".card.glow")).to_have_count(1)
        await ann.settled()
        coach = await lesson.coach.bounding_box()
        line = await lesson.coach.locator(".steps > :not(.other) strong").bounding_box()
        tops = await ann.hand.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
        raised = await ann.main.locator(".card.glow").bounding_box()
        assert coach
        assert line
        assert raised
        assert line["y"] + line["height"] <= coach["y"] + coach["height"], "its last line runs out of it"
        assert coach["y"] + coach["height"] < min(*tops, raised["y"]), "a card lies on it"

    in_browsers(work)


def test_a_lesson_goes_on_where_it_was_when_the_page_is_loaded_anew() -> None:
    """Phones put pages away that nobody looks at, and the lesson began from its beginning."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk", reduced_motion="reduce")
        way = ann.link("home-lesson-game", game=ann.say("game-willi"))
        await way.click()
        first, goal = ann.heading("lesson-willi-deal.title"), ann.heading("lesson-willi-goal.title")
        await ann.button("lesson-go-on").click()
        await expect(goal).to_be_visible()
        told = await ann.listed("log-label").get_by_role("listitem").count()
        await ann.page.reload()
        await expect(goal).to_be_visible()
        assert await ann.listed("log-label").get_by_role("listitem").count() >= told, "it is told again"
        await ann.link("lesson-again").click()
        await expect(first).to_be_visible()
        await ann.page.reload()
        await expect(first).to_be_visible()

        await ann.button("lesson-go-on").click()
        await expect(goal).to_be_visible()
        await ann.page.goto("/")
        await way.click()
        await expect(first).to_be_visible()
        await ann.page.go_back()
        await ann.page.go_back()
        await expect(goal).to_be_visible()

        # What it asks for may have changed meanwhile.
        await ann.page.evaluate("history.replaceState(['go on', 'what was asked for before'], '')")
        await ann.page.reload()
        await expect(first).to_be_visible()
        ann.forgive("400")

    in_browsers(work)
