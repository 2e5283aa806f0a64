"""The devices of a person on the page: which they are, and signing one out."""

import re

import pytest
from playwright.async_api import Request, ViewportSize, expect

from billi.words import LANGUAGES
from helpers.barriers import has_no_barriers
from helpers.browser import Guest, House, in_browsers
from helpers.layout_faults import looks_right
from helpers.page_text import text
from helpers.serving import people

PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML) Chrome/140.0.0.0 Mobile Safari/537.36"

PHONE_SCREEN = ViewportSize(width=320, height=560)


def own_page(house: House) -> dict[str, str]:
    """Return what a browser says of a request that the page itself makes."""
    return {"origin": house.url}


async def come_with_another(house: House, guest: Guest) -> Guest:
    """Have somebody open their link on a phone."""
    await guest.page.goto("/games")
    await guest.button("games-devices-get").click()
    link = await guest.box("games-devices-link").input_value()
    phone = await house.guest(path=link.removeprefix(house.url), user_agent=PHONE)
    await phone.button("claim-do", name=guest.name or text("me-guest")).click()
    await expect(phone.heading("title-games")).to_be_visible()
    return phone


def test_a_phone_that_is_signed_out_is_somebody_else_from_then_on() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        table = await ann.set_table("willi", 4)
        phone = await come_with_another(house, ann)
        await phone.page.goto(table)
        await expect(phone.button("lobby-stand-at", n=1)).to_be_visible()  # it is Ann's chair there too
        await ann.page.reload()
        listed = ann.listed("games-devices-yours").get_by_role("listitem")
        await expect(listed).to_have_count(2)
        await expect(listed.filter(has_text="Android")).not_to_contain_text(text("games-device-here"))
        await expect(listed.filter(has_text="Linux")).to_contain_text(text("games-device-here"))

        await ann.button("games-device-drop-it", device="Chrome, Android").click()
        await ann.button("games-device-drop-sure").click()
        await expect(listed).to_have_count(1)
        await expect(listed.get_by_role("button")).to_have_count(0)

        await expect(phone.button("lobby-stand-at", n=1)).to_be_hidden()
        await phone.sit(2)
        await ann.page.goto(table)
        await expect(ann.button("lobby-stand-at", n=1)).to_be_visible()

    in_browsers(work)


def test_a_link_says_whose_it_is_and_what_one_would_leave() -> None:
    async def work(house: House) -> None:
        async with people(house.url, "Mallory") as (mallory,):
            key = (await mallory.post("/api/me/link"))["key"]
            new = await house.guest(path=f"/link/{key}")
            await expect(new.page.get_by_text(text("claim-text", name="Mallory"))).to_be_visible()
            await expect(new.button("claim-do", name="Mallory")).to_be_visible()

            ann = await house.guest("Ann")
            table = await ann.set_table("willi", 4)
            await ann.page.goto(f"/link/{key}")
            await expect(ann.page.get_by_text(text("claim-instead", name="Mallory", me="Ann"))).to_be_visible()
            choices = ann.page.get_by_role("main").locator("a.button, button")
            await expect(choices).to_have_text([text("claim-stay", me="Ann"), text("claim-do", name="Mallory")])
            await choices.first.click()
            await expect(ann.heading("title-games")).to_be_visible()
            await ann.page.goto(table)
            await expect(ann.button("lobby-stand-at", n=1)).to_be_visible()

            await ann.page.goto(f"/link/{key}")
            await choices.last.click()
            await expect(ann.heading("title-games")).to_be_visible()
            await ann.page.goto(table)
            await expect(ann.button("lobby-sit-at", n=2)).to_be_visible()
            await expect(ann.button("lobby-stand-at", n=1)).to_be_hidden()  # she sees that chair as Mallory now

            await new.page.reload()
            old = new.page.get_by_role("alert").filter(has_text=text("door-old-link"))
            await expect(old).to_be_visible()
            await expect(new.button("claim-do", name="Mallory")).to_be_hidden()
            new.forgive("410")

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_whose_a_link_is_can_be_read_by_everybody(language: str) -> None:
    """With names as long as there may be, on a small phone."""

    async def work(house: House) -> None:
        here, other = "Annegret" * 3, "Bartholomew " + "W" * 12
        async with people(house.url, other) as (mallory,):
            key = (await mallory.post("/api/me/link"))["key"]
            guest = await house.guest(here, locale=language, viewport=PHONE_SCREEN)
            assert (await guest.page.request.post("/api/me", data={"name": here}, headers=own_page(house))).ok
            await guest.page.goto(f"/link/{key}")
            said = text("claim-instead", language, name=other, me=here)
            await expect(guest.page.get_by_text(said)).to_be_visible()
            await looks_right(guest)
            await has_no_barriers(guest)

    in_browsers(work)


def test_a_device_signs_itself_out_and_its_owner_stays() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        table = await ann.set_table("willi", 4)
        phone = await come_with_another(house, ann)
        here = phone.listed("games-devices-yours").get_by_role("listitem").filter(has_text=text("games-device-here"))
        await here.get_by_role("button", name=re.compile(".*")).click()
        await phone.button("games-device-drop-sure").click()
        await expect(phone.page.get_by_role("status").filter(has_text=text("games-device-left"))).to_be_visible()
        await expect(phone.listed("games-devices-yours")).to_be_hidden()
        await ann.page.goto(table)
        await expect(ann.button("lobby-stand-at", n=1)).to_be_visible()

    in_browsers(work)


def test_who_has_been_forgotten_is_not_called_by_their_name_again_by_a_page_left_open() -> None:
    """It told the server the name once more, and that of somebody new."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.is_dealt()
        table = ann.path
        phone = await come_with_another(house, ann)
        for guest in (ann, phone):
            await guest.page.goto(table)
            await guest.is_dealt()
        another = await ann.context.new_page()
        await another.goto("/games")
        await another.get_by_role("button", name=text("games-forget-do")).click()

        def introduces(asked: Request) -> bool:
            return asked.method == "POST" and asked.url.endswith("/api/me")

        async with (
            ann.page.expect_request(introduces) as here,
            phone.page.expect_request(introduces) as there,
        ):
            await another.get_by_role("button", name=text("games-forget-sure")).click()
        for guest, told in ((ann, await here.value), (phone, await there.value)):
            assert "Ann" not in (told.post_data or "")
            await guest.page.goto("/")
            await expect(guest.box("me-name")).to_have_value("")

    in_browsers(work)
