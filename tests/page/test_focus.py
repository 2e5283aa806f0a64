"""What is pressed may give way to something else; the keyboard stays where that is."""

from playwright.async_api import expect

from helpers.browser import House, in_browsers
from helpers.page_text import text


def test_a_chair_that_is_taken_or_left_keeps_the_keyboard() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.set_table("willi", 4)
        for pressed, next in (
            (("lobby-stand-at", 1), ("lobby-sit-at", 1)),
            (("lobby-sit-at", 1), ("lobby-stand-at", 1)),
            (("lobby-bot-at", 2), ("lobby-free-at", 2)),
            (("lobby-free-at", 2), ("lobby-bot-at", 2)),
        ):
            await ann.button(pressed[0], n=pressed[1]).press("Enter")
            await expect(ann.button(next[0], n=next[1])).to_be_focused()

    in_browsers(work)


def test_a_question_before_something_is_given_away_has_the_keyboard_where_nothing_is() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        await ann.look_at("table")
        await ann.button("people-leave").press("Enter")
        await expect(ann.button("answer-back")).to_be_focused()
        await ann.page.keyboard.press("Enter")
        await expect(ann.button("people-leave")).to_be_focused()

    in_browsers(work)


def test_the_link_for_another_device_and_the_end_of_ones_data_have_the_keyboard() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/games")
        await ann.button("games-devices-get").press("Enter")
        await expect(ann.box("games-devices-link")).to_be_focused()
        await ann.button("games-forget-do").press("Enter")
        await expect(ann.button("games-forget-sure")).to_be_visible()
        await expect(ann.button("answer-back")).to_be_focused()
        await ann.page.keyboard.press("Enter")
        await expect(ann.button("games-forget-do")).to_be_focused()
        await ann.page.keyboard.press("Enter")
        await ann.button("games-forget-sure").press("Enter")
        await expect(ann.main.get_by_role("status").filter(has_text=text("games-forgotten"))).to_be_visible()

    in_browsers(work)
