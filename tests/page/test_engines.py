"""What people do with the page, in all three engines: games of both kinds, lessons, score pad and replay.

Chromium does the latter in tests of their own, and plays whole games by sight in test_games.py. Wherever elements can
say one thing and the screen show another, as with the two sides of a card, pictures are looked at.
"""

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import ViewportSize

from helpers.browser import DESK, OTHERS, Guest, House, Launch, chromium, expect, firefox, in_browsers
from helpers.layout_faults import LARGE_PRINT, looks_right
from helpers.lesson_taker import Lesson, takes
from helpers.score_pad import MISTER_BILL_SHEET, WILLI, begins, sheet, writes, writes_an_evening_of_mister_bill
from helpers.screenshots import OF_PICTURES, Box, cards_face_up, cards_in_hand, look_at_cards, look_at_fields
from helpers.webkit import webkit

PHONE: Final = ViewportSize(width=390, height=664)
ON_ITS_SIDE: Final = ViewportSize(width=667, height=320)
SMALLEST: Final = ViewportSize(width=360, height=560)
LARGEST: Final = ViewportSize(width=2560, height=1440)
FOR: Final = 5
"""So many questions are answered on one size of screen."""
START_AT_THE_TOP: Final = """() => {
    document.activeElement?.blur();
    getSelection().collapse(document.body, 0);
    const able = [...document.querySelectorAll("a[href], button, select, input, textarea, [tabindex='0']")];
    window.stops = able.filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
    return stops.length;
}"""
"""Put the keyboard before all that can be reached with it, and count that."""
ENGINES: Final[dict[str, Callable[[str], Launch]]] = {
    "chromium": lambda light: chromium,
    "firefox": firefox,
    "webkit": webkit,
}
OTHER_ENGINES: Final = ("firefox", "webkit")


@pytest.mark.long
@pytest.mark.parametrize("engine", OTHER_ENGINES)
@pytest.mark.parametrize(("game", "light", "screen"), [("misterbill", "light", DESK), ("willi", "dark", PHONE)])
def test_a_whole_game_by_sight_on_every_size_and_its_replay(
    engine: str, game: str, light: str, screen: ViewportSize
) -> None:
    """Every answer is a touch of what is seen, to the end, on a screen that becomes another now and then."""

    async def work(house: House) -> None:
        ann = await sees_faces(house, game, light, screen)
        sizes = cycle(size for size in (LARGEST, SMALLEST, ON_ITS_SIDE, DESK, PHONE) for _ in range(FOR))
        ann.each_time = lambda: ann.page.set_viewport_size(next(sizes))
        await ann.play()
        await ann.link("over-replay").click()
        await watches_the_replay(ann)
        ann.forgive(OF_PICTURES)

    in_browsers(work, ENGINES[engine](light))


async def watches_the_replay(ann: Guest) -> None:
    """Go through a replay to its end, and see faces there too."""
    place = ann.page.get_by_role("slider", name=ann.say("replay-place"))
    await expect(place).to_have_value("0")
    for at in ("1", "2"):
        await ann.button("replay-forward").click()
        await expect(place).to_have_value(at)
    await shows_faces(ann, await cards_face_up(ann), small=True)
    await shows_fields_on_paper(ann)
    await ann.button("replay-back").click()
    await expect(place).to_have_value("1")
    await place.press("End")
    await expect(ann.button("replay-again")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("engine", OTHER_ENGINES)
def test_both_lessons_and_the_score_of_an_evening(engine: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True, locale="de-CH", viewport=PHONE)
        for game in ("misterbill", "willi"):
            await ann.link("home-lesson-game", game=ann.say(f"game-{game}")).click()
            await takes(Lesson(ann, game), ann.settled)
            await ann.link("nav-home").click()
        await has_loaded(ann)
        await ann.page.goto("/scores")
        await keeps_the_score(ann)

    in_browsers(work, ENGINES[engine]("light"))


async def keeps_the_score(ann: Guest) -> None:
    """Write an evening of one game, and the first round of another."""
    await writes_an_evening_of_mister_bill(ann)
    assert await sheet(ann) == MISTER_BILL_SHEET
    await ann.link("nav-scores").click()
    await begins(ann, "willi", WILLI)
    await writes(ann, [50, 45, 40, 35])
    await expect(ann.button("scores-next", round=2)).to_be_visible()


CATCHES_FILES: Final = """
const toAddress = URL.createObjectURL;
URL.createObjectURL = (blob) => {
    window.saved = blob.text();
    return toAddress(blob);
};
"""
"""Keep what is saved as a file in sight: Playwright does not see downloads of Firefox."""


def test_a_score_pad_is_saved_as_a_file_and_read_again_in_firefox(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True)
        await ann.page.add_init_script(CATCHES_FILES)
        await has_loaded(ann)
        await ann.page.goto("/scores")
        await begins(ann, "willi", WILLI)
        await writes(ann, [50, 45, 40, 35])
        await has_loaded(ann)
        await ann.page.goto("/scores")
        await ann.button("scores-file-save").click()
        copy = tmp_path / "billi-scores.json"
        copy.write_text(await ann.page.evaluate("window.saved"))
        await has_loaded(ann)
        await ann.page.evaluate("localStorage.removeItem('billi-scores')")
        await ann.page.reload()
        await expect(ann.main).to_contain_text(ann.say("scores-none"))
        await ann.page.get_by_label(ann.say("scores-file-add")).set_input_files(copy)
        await expect(ann.main.get_by_role("article")).to_have_count(1)
        await expect(ann.main).to_contain_text(ann.say("scores-leads", players="Ann", n=1, points=3))

    in_browsers(work, firefox("light"))


def test_firefox_goes_through_the_page_in_its_order_with_tab() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        await goes_through_with_tab(ann)
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        await goes_through_with_tab(ann)

    in_browsers(work, firefox("light"))


async def goes_through_with_tab(guest: Guest) -> None:
    """Press Tab from the top of the page to its end; a part that scrolls may be a stop of its own."""
    count = await guest.page.evaluate(START_AT_THE_TOP)
    stops: list[int] = []
    while stops[-1:] != [count - 1]:
        assert len(stops) < 2 * count, f"the last stop is never reached: {stops}"
        await guest.page.keyboard.press("Tab")
        stops.append(await guest.page.evaluate("stops.indexOf(document.activeElement)"))
    assert [stop for stop in stops if stop >= 0] == list(range(count))


def test_german_in_print_twice_as_large_fits_the_smallest_phone_in_firefox() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True, locale="de-CH", viewport=SMALLEST)
        await has_loaded(ann)
        await ann.page.add_init_script(LARGE_PRINT)
        for game in ("misterbill", "willi"):
            await ann.page.goto("/")
            await has_loaded(ann)
            assert await ann.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "34px"
            await looks_right(ann)
            await ann.play_bots(game)
            await ann.asked.first.wait_for()
            await looks_right(ann)

    in_browsers(work, firefox("light"))


async def has_loaded(guest: Guest) -> None:
    """Wait for all that a page is drawn with: Firefox complains of what is left half loaded.

    Letters are asked for once there is something to write with them.
    """
    await expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    await guest.page.evaluate("document.fonts.ready.then(() => {})")


@pytest.mark.parametrize(("game", "light"), [("misterbill", "dark"), ("willi", "light")])
def test_chromium_shows_the_faces_of_cards(game: str, light: str) -> None:
    async def work(house: House) -> None:
        await sees_faces(house, game, light, DESK)

    in_browsers(work)


async def sees_faces(house: House, game: str, light: str, screen: ViewportSize) -> Guest:
    """Play until cards lie open on the table, and see that they and those in hand show their faces, on a phone and at
    a desk, and that nothing is cut or lies on anything else on the smallest screen and the largest."""
    ann = await house.guest("Ann", keeps=True, drawn=True, color_scheme=light, viewport=screen)
    assert await ann.page.evaluate("light => matchMedia(`(prefers-color-scheme: ${light})`).matches", light)
    await shows_fields_on_paper(ann)
    await ann.play_bots(game)
    while True:
        await ann.asked.first.wait_for(timeout=OTHERS)
        await ann.settled()
        hand, all_open = await cards_in_hand(ann), await cards_face_up(ann)
        # At the end of a round, which may come before anything was asked, they lie under what is said of it.
        if len(all_open) > len(hand) and not await ann.round_over.first.is_visible():
            break
        await ann.answer()
    for size in (SMALLEST, LARGEST):
        await ann.page.set_viewport_size(size)
        await looks_right(ann)
    for size in (DESK if screen == PHONE else PHONE, screen):
        await ann.page.set_viewport_size(size)
        await ann.settled()
        await shows_faces(ann, await cards_in_hand(ann) + await cards_face_up(ann))
    return ann


async def shows_faces(guest: Guest, cards: list[Box], *, small: bool = False) -> None:
    """See that cards, somewhere on the screen, show their faces, and what is drawn on them unless they are small."""
    seen = await look_at_cards(guest, cards)
    wrong = [one for one in seen if not (one.face_up and (small or one.drawn))]
    assert seen, "no card lies face up"
    assert not wrong, f"cards that lie face up do not look it: {wrong}"


async def shows_fields_on_paper(guest: Guest) -> None:
    """See that what can be chosen from has our colours, and not a grey of the browser's."""
    fields = await look_at_fields(guest)
    assert fields, "there is no field"
    assert not any(fields), fields
