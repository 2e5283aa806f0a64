"""How well bots play is asked where they are seated."""

from playwright.async_api import expect

from helpers.browser import House, in_browsers
from helpers.page_text import text


def test_bots_that_play_to_win_are_chosen_in_the_lobby_and_remembered() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.set_table("willi", 4)
        await ann.box("bots-play").select_option("sharp")
        await ann.button("lobby-bot-at", n=2).click()
        await expect(ann.main.get_by_text(text("seat-bot-sharp"), exact=True)).to_have_count(1)
        await ann.button("lobby-begin-bots", n=2).click()
        await ann.is_dealt()
        await ann.page.goto(f"{house.url}/new")
        await ann.box("new-bots").select_option("1")
        await expect(ann.box("bots-play")).to_have_value("sharp")

    in_browsers(work)


def test_bots_that_are_seated_already_play_as_the_host_chooses() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.set_table("willi", 4, bots=3)
        sharp = ann.main.get_by_text(text("seat-bot-sharp"), exact=True)
        await expect(sharp).to_have_count(0)
        await ann.box("bots-play").select_option("sharp")
        await expect(sharp).to_have_count(3)
        await ann.box("bots-play").select_option("easy")
        await expect(ann.main.get_by_text(text("seat-bot-easy"), exact=True)).to_have_count(3)
        await ann.box("bots-play").select_option("house")
        await expect(sharp).to_have_count(0)
        await expect(ann.main.get_by_text(text("seat-bot"), exact=True)).to_have_count(3)

    in_browsers(work)


def test_how_bots_play_is_seen_and_changed_in_mid_game() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("misterbill", 3)
        await ann.is_dealt()
        await ann.look_at("table")
        await expect(ann.box("bots-play")).to_have_value("house")
        await ann.box("bots-play").select_option("sharp")
        people = ann.page.get_by_role("region", name=text("people-title"))
        await expect(people.get_by_text(text("seat-bot-sharp"), exact=True)).to_have_count(2)
        await expect(people.get_by_text(text("seat-bot"), exact=True)).to_have_count(0)
        await ann.play(until=ann.round_over)

    in_browsers(work)
