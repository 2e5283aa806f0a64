"""Whole games in several browsers, from the home page to the podium and on to the next game."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from helpers.browser import Guest, House, in_browsers
from helpers.page_memory import play
from helpers.page_text import text
from helpers.podium import standings


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "names", "bots"), [("misterbill", ["Ann", "Bo", "Cy"], 2), ("willi", ["Ann", "Bo"], 2)]
)
def test_friends_play_a_whole_game_and_another(game: str, names: list[str], bots: int) -> None:
    async def work(house: House) -> None:
        host, *others = guests = [await house.guest(name, keeps=True) for name in names]
        link = await host.set_table(game, len(names) + bots, bots)
        await sees_the_code_to_scan(host)
        for chair, other in enumerate(others, start=2):
            await other.page.goto(link)
            await other.sit(chair)
        await host.button("lobby-begin").click()
        await everyone_hears(host, others, "good-luck")
        await asyncio.gather(*(guest.play() for guest in guests))
        points = await everyone_sees_the_same_end(house, guests)
        assert len(points) == len(names) + bots
        await everyone_goes_on_to_the_next_game(guests)

    in_browsers(work)


async def sees_the_code_to_scan(host: Guest) -> None:
    picture = host.page.get_by_role("img", name=text("invite-qr"))
    await expect(picture).to_be_visible()
    await expect(picture).to_have_js_property("complete", True)
    assert await picture.evaluate("picture => picture.naturalWidth") > 0


async def everyone_hears(speaker: Guest, others: list[Guest], phrase: str) -> None:
    for guest in (speaker, *others):
        await guest.look_at("chat")
    await speaker.button(f"phrase-{phrase}").click()
    for guest in (speaker, *others):
        said = guest.listed("chat-label").get_by_role("listitem")
        await expect(said).to_have_text(re.compile(rf"^{speaker.name}\s+{re.escape(text(f'phrase-{phrase}'))}$"))
        await guest.look_at("log")


async def everyone_sees_the_same_end(house: House, guests: list[Guest]) -> dict[str, int]:
    """Hold every podium against the record the server keeps; give the points by name."""
    [address] = {await guest.link("over-replay").get_attribute("href") for guest in guests}
    assert address is not None
    record = await house.record(address.rpartition("/")[2])
    points = by_name(record)
    winners = [list(points)[seat] for seat in record["winners"]]
    for guest in guests:
        podium = guest.page.get_by_role("region", name=title_for(guest.name, winners), exact=True)
        assert await standings(podium) == sorted(
            (name, text("points", points=earned)) for name, earned in points.items()
        )
    return points


def title_for(reader: str, winners: list[str]) -> str:
    """Return who has won, as one of them or somebody else reads it."""
    you = ".you" if reader in winners else ""
    players = [text("name-you")] * bool(you) + [name for name in winners if name != reader]
    return text(f"over-title{you}", players=", ".join(players).replace(", ", " and "), n=len(winners))


def by_name(record: Any) -> dict[str, int]:
    names = [name_of(name, seat) for seat, name in enumerate(record["names"])]
    return dict(zip(names, record["points"], strict=True))


def name_of(kept: str, seat: int) -> str:
    """Return what a page calls somebody whom a record calls so."""
    bot, _, number = kept.partition(" ")
    return text(f"bot-name-{number or seat}") if bot == "house" else kept


def test_bots_keep_their_names_in_a_rematch() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True)
        await ann.play_bots("willi")
        bots = [text(f"bot-name-{number}") for number in (1, 2, 3)]
        for _ in range(2):
            await expect(others(ann)).to_contain_text(bots)
            await play(ann)
            before = ann.page.url
            await ann.over.click()
            await expect(ann.page).not_to_have_url(before)
            await ann.is_dealt()
        await expect(others(ann)).to_contain_text(bots)
        for path, listed in (("/", ann.main.get_by_role("link")), ("/games", ann.main.get_by_role("listitem"))):
            await ann.page.goto(path)
            for bot in bots:
                await expect(listed.first).to_contain_text(bot)

    in_browsers(work)


def others(guest: Guest) -> Locator:
    """Find the plates of the others, clockwise."""
    return guest.listed("table-seats").get_by_role("listitem")


async def everyone_goes_on_to_the_next_game(guests: list[Guest]) -> None:
    host, *others = guests
    before = host.page.url
    await host.button("over-rematch").click()
    for guest in others:
        await guest.button("over-follow").click()
    for guest in guests:
        await expect(guest.page).not_to_have_url(before)
        await expect(guest.heading("lobby-chairs")).to_be_visible()
    assert len({guest.page.url for guest in guests}) == 1
    await host.button("lobby-begin").click()
    for guest in guests:
        await expect(guest.listed("table-seats").get_by_role("listitem").first).to_be_visible()
