"""What only the eye would notice."""

from browser import Guest, House, in_browsers
from test_page_axe import SETTLED


def test_numbers_stay_in_place_when_night_falls_and_day_breaks() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", color_scheme="light")
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        before = await picture_of_a_card(ann)
        for light in ("dark", "light"):
            await ann.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        assert await picture_of_a_card(ann) == before

    in_browsers(work)


async def picture_of_a_card(guest: Guest) -> bytes:
    await guest.page.evaluate(SETTLED)
    return await guest.hand.first.screenshot()
