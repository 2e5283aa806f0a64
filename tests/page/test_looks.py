"""What only the eye would notice."""

import pytest
from playwright.async_api import ViewportSize, expect

from helpers.browser import DESK, ON_ITS_SIDE, Guest, House, in_browsers
from helpers.dealing import ASKED_SOON, dealt
from helpers.layout_faults import LARGE_PRINT, looks_right
from helpers.page_text import text

SIZES = (
    ViewportSize(width=360, height=740),
    ON_ITS_SIDE,
    ViewportSize(width=768, height=1024),
    ViewportSize(width=1024, height=700),
    DESK,
    ViewportSize(width=1920, height=1080),
    ViewportSize(width=2560, height=1440),
)
PAST_ITS_EDGES = """(plate) => {
    const edge = plate.getBoundingClientRect();
    const seen = [...plate.querySelectorAll("span")].filter((one) => getComputedStyle(one).clipPath === "none");
    return seen.filter((one) => {
        const { right, bottom, width } = one.getBoundingClientRect();
        return width && !one.closest(".unseen, .words") && (right > edge.right + 1 || bottom > edge.bottom + 1);
    }).map((one) => one.textContent);
}"""
PATHS = ("/", "/new", "/games", "/learn", "/learn/misterbill/rules", "/scores", "/scores/new", "/replay", "/nowhere")
TABS = ("log", "chat", "score", "table", "settings")


@pytest.mark.parametrize(
    ("game", "players", "locale"),
    [("misterbill", 8, "fr-CH"), ("misterbill", 5, "it-CH"), ("willi", 4, "de-CH"), ("willi", 3, "fr-CH")],
)
def test_a_table_fits_every_screen_whatever_is_asked_and_whatever_lies_beside_it(
    game: str, players: int, locale: str
) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=locale)
        await ann.play_bots(game, players)
        seen: set[str] = set()

        async def first_time() -> None:
            question = await ann.main.get_by_role("status").last.inner_text()
            if question not in seen:
                seen.add(question)
                await fits_every_screen(ann)

        ann.each_time = first_time
        await ann.play(until=ann.round_over)
        await fits_every_screen(ann)
        for tab in TABS:
            await ann.look_at(tab)
            await fits_every_screen(ann)

    in_browsers(work)


def test_print_twice_as_large_fits_a_phone() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale="de-CH", viewport=SIZES[0])
        await ann.page.add_init_script(LARGE_PRINT)
        for path in PATHS:
            await ann.page.goto(path)
            await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
            assert await ann.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "34px"
            await looks_right(ann)
        for game in ("misterbill", "willi"):
            await ann.page.goto("/")
            await ann.play_bots(game)
            await ann.asked.first.wait_for()
            await looks_right(ann)
            await ann.play(until=ann.round_over)
            await looks_right(ann)

    in_browsers(work)


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_cards_plates_and_letters_grow_with_the_screen(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, ASKED_SOON)

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots(game)
        await ann.able.first.wait_for()
        before = 0.0
        for size, least in ((DESK, 118), (SIZES[-2], 165), (SIZES[-1], 195)):
            await ann.page.set_viewport_size(size)
            await looks_right(ann)
            card = await ann.page.locator(".cards .card").first.evaluate("(card) => card.offsetWidth")
            assert card >= least, size
            name = ann.main.locator(".plate .name").first
            letters = await name.evaluate("(it) => parseFloat(getComputedStyle(it).fontSize)")
            assert letters > before, size
            before = letters

    in_browsers(work)


def test_what_is_said_of_somebody_away_stays_on_their_plate() -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Bartholomew the Third", locale="fr-CH")
        await ann.deal_with(bo, "misterbill", 8)
        plate = ann.main.locator(".plate").filter(has_text=bo.name)
        await plate.wait_for()
        await bo.page.goto("/learn")
        await expect(plate).to_contain_text(text("seat-away"))
        for size in (*SIZES, ViewportSize(width=360, height=560)):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            assert await plate.evaluate(PAST_ITS_EDGES) == [], size

    in_browsers(work, grace=300)


async def fits_every_screen(guest: Guest) -> None:
    for size in SIZES:
        await guest.page.set_viewport_size(size)
        await looks_right(guest)
        taller = await guest.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert taller <= 0, f"the table is taller than a screen of {size}"
    await guest.page.set_viewport_size(DESK)


def test_numbers_stay_in_place_when_night_falls_and_day_breaks() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", color_scheme="light", drawn=True)
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        before = await picture_of_a_card(ann)
        for light in ("dark", "light"):
            await ann.page.emulate_media(color_scheme=light)
        assert await picture_of_a_card(ann) == before

    in_browsers(work)


async def picture_of_a_card(guest: Guest) -> bytes:
    await guest.settled()
    return await guest.hand.first.screenshot()
