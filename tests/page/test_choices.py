"""How somebody likes their table is theirs to say, and is remembered: the order of a hand, light or dark."""

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from helpers.browser import Guest, House, in_browsers
from helpers.page_text import card, text

SUITS = "RYGB"
PAPER = "getComputedStyle(document.body.parentElement).backgroundColor"
BY_DAY, BY_NIGHT = "rgb(251, 246, 236)", "rgb(30, 26, 23)"


def by_colour(code: str) -> tuple[int, int]:
    return SUITS.index(code[0]), int(code[1])


def by_value(code: str) -> tuple[int, int]:
    return int(code[1]), SUITS.index(code[0])


async def is_held(guest: Guest, order: Callable[[str], tuple[int, int]]) -> None:
    """See that a hand is in an order, to the ear and to the eye."""
    codes = {card(f"{suit}{value}", guest.language): f"{suit}{value}" for suit in SUITS for value in range(1, 10)}
    held = [codes[name] for name in await guest.cards()]
    assert held == sorted(held, key=order)
    await guest.settled()
    lefts = await guest.hand.evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().left)")
    assert lefts == sorted(lefts)


def test_a_hand_is_sorted_by_colour_or_by_value_and_stays_so() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        await is_held(ann, by_colour)
        await ann.look_at("settings")
        await ann.box("settings-sort").select_option(label=text("settings-sort-value"))
        await is_held(ann, by_value)
        await ann.page.reload()
        await ann.able.first.wait_for()
        await is_held(ann, by_value)
        # What is touched is what is played.
        first = (await ann.cards())[0]
        await ann.able.first.click(position={"x": 14, "y": 40})
        await expect(ann.listed("table-hand").get_by_role("button", name=first, pressed=False)).to_have_count(0)

    in_browsers(work)


@pytest.mark.parametrize("device", ["light", "dark"])
def test_light_or_dark_by_choice_whatever_the_device_says(device: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", color_scheme=device)
        await ann.play_bots("misterbill")
        await ann.is_dealt()
        of_device = BY_DAY if device == "light" else BY_NIGHT
        for choice, paper in (("system", of_device), ("light", BY_DAY), ("dark", BY_NIGHT)):
            await ann.look_at("settings")
            await ann.box("settings-light").select_option(choice)
            assert await ann.page.evaluate(PAPER) == paper
            await ann.page.reload()
            await ann.is_dealt()
            assert await ann.page.evaluate(PAPER) == paper
            bars = "[...document.querySelectorAll('meta[name=theme-color]')].filter((m) => matchMedia(m.media).matches)"
            assert await ann.page.evaluate(f"{bars}.map((m) => m.content)") == [
                "#FBF6EC" if paper == BY_DAY else "#1E1A17"
            ]

    in_browsers(work)
