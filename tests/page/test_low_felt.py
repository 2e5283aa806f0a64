"""Where there is little room for the table, a trick stays on it, and off whoever sits across."""

from typing import Final

import pytest
from playwright.async_api import ViewportSize

from helpers.browser import Guest, House, in_browsers
from helpers.lesson_taker import Lesson, takes

PHONES: Final = [ViewportSize(width=360, height=560), ViewportSize(width=390, height=664)]
ASTRAY: Final = """() => {
    const felt = document.querySelector(".felt").getBoundingClientRect();
    const hand = document.querySelector(".table > .hand").getBoundingClientRect();
    const large = [...document.querySelectorAll(".cards .up")].map((card) => card.getBoundingClientRect())
        .filter(({ top, width }) => width > 40 && top < hand.top - 30);
    const plates = [...document.querySelectorAll(".seats .plate")].map((plate) => plate.getBoundingClientRect());
    return large.flatMap(({ left, top, right, bottom }) => [
        ...(bottom > felt.bottom + 1 ? [`${Math.round(bottom - felt.bottom)} below the felt`] : []),
        ...plates.filter((on) => left < on.right && right > on.left && top < on.bottom - 3 && bottom > on.top)
            .map((on) => `${Math.round(on.bottom - top)} on a plate`),
    ]);
}"""
"""By how much cards of a trick lie on plates, or below the felt; those that are raised from the hand do not count."""


async def lies_well(guest: Guest) -> None:
    await guest.settled()
    assert await guest.page.evaluate(ASTRAY) == [], guest.page.viewport_size


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_trick_of_a_lesson_lies_on_the_felt_and_on_nobody(size: ViewportSize) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/learn/willi/lesson", viewport=size)

        async def look() -> None:
            await lies_well(ann)

        await takes(Lesson(ann, "willi"), look)

    in_browsers(work)


@pytest.mark.parametrize("players", [3, 4])
def test_a_trick_lies_on_the_felt_of_the_smallest_phone_and_on_nobody(players: int) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=PHONES[0])
        await ann.play_bots("willi", players)

        async def look() -> None:
            if not await ann.round_over.is_visible():
                await lies_well(ann)

        ann.each_time = look
        await ann.play(until=ann.round_over)

    in_browsers(work)
