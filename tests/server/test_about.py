"""What a server says of itself, and what it keeps about people: every number is that of the server that says it."""

from typing import Any, Final

import httpx
import pytest
from playwright.async_api import Request, ViewportSize, expect

import billi
from billi.server.answers import Keeps
from billi.server.clock import now
from billi.server.housekeeping import go_round
from billi.server.registry import NewTableWish, Registry
from billi.server.store.base import STRANGERS_LAST
from billi.words import LANGUAGES
from helpers.browser import Guest, House, in_browsers
from helpers.layout_faults import looks_right
from helpers.page_text import messages, text
from helpers.registries import begun, play_out, with_a_registry
from helpers.serving import on_a_server

HOUR: Final = 3_600_000
OTHERWISE: Final[dict[str, Any]] = {"unbegun": 3 * 24 * HOUR, "lingering": 2 * HOUR, "empty": 90 * 60_000}
USUAL: Final = ("1 day", "1 hour", "1 hour", "10 minutes", "365 days", "30 days")
TOLD: Final = {
    "en": ("3 days", "2 hours", "90 minutes", "10 minutes", "365 days", "30 days"),
    "fr": ("3 jours", "2 heures", "90 minutes", "10 minutes", "365 jours", "30 jours"),
    "de": ("3 Tage", "2 Stunden", "90 Minuten", "10 Minuten", "365 Tage", "30 Tage"),
    "it": ("3 giorni", "2 ore", "90 minuti", "10 minuti", "365 giorni", "30 giorni"),
}
PHONE: Final = ViewportSize(width=360, height=560)


def test_a_server_says_which_billi_it_is_and_how_long_it_keeps_what() -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            told = (await anyone.get("/api/about")).json()
            assert told["version"] == billi.__version__
            assert told["keeps"] == {
                **OTHERWISE,
                "link": 600_000,
                "cookie": 365 * 24 * HOUR,
                "stranger": STRANGERS_LAST,
            }
            linked = await anyone.post("/api/me", json={"name": "Ann"}, headers={"origin": url})
            assert f"Max-Age={told['keeps']['cookie'] // 1000}" in linked.headers["set-cookie"]

    on_a_server(work, **OTHERWISE)


@pytest.mark.parametrize("lingering", [HOUR, 2 * HOUR])
def test_the_course_of_a_game_is_kept_as_long_as_is_said(lingering: int) -> None:
    async def work(registry: Registry) -> None:
        room = await begun(registry)
        await play_out(room)
        id = room.table.id
        await go_round(registry, now() + lingering - 60_000)
        assert await registry.store.lines(id)
        await go_round(registry, now() + lingering + 1)
        assert not await registry.store.lines(id)
        assert await registry.store.record(id)

    with_a_registry(work, lingering=lingering)


@pytest.mark.parametrize("unbegun", [24 * HOUR, 72 * HOUR])
def test_a_table_nobody_begins_is_kept_as_long_as_is_said(unbegun: int) -> None:
    async def work(registry: Registry) -> None:
        code = await registry.open("ann", NewTableWish("willi", 4))
        await go_round(registry, now() + unbegun - 60_000)
        assert await registry.store.find_code(code)
        await go_round(registry, now() + unbegun + 1)
        assert not await registry.store.find_code(code)

    with_a_registry(work, unbegun=unbegun)


def plain(said: str) -> str:
    """Return a text with every kind of space alike."""
    return " ".join(said.split())


async def reads(guest: Guest, language: str, times: tuple[str, ...]) -> None:
    """Look whether the page says everything it has to say of itself, with these times."""
    await expect(guest.page.get_by_role("heading", level=2).first).to_be_visible()
    shown = plain(await guest.main.inner_text())
    told = {"version": billi.__version__, **dict(zip(Keeps.__struct_fields__, times, strict=True))}
    for id in messages(language, "about"):
        assert plain(text(id, language, **told)) in shown, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_this_server_keeps(language: str) -> None:
    async def work(house: House) -> None:
        guest = await house.guest(path="/about", locale=language, viewport=PHONE)
        await reads(guest, language, TOLD[language])
        await looks_right(guest)

    in_browsers(work, **OTHERWISE)


def test_the_usual_server_keeps_what_the_documentation_says() -> None:
    async def work(house: House) -> None:
        await reads(await house.guest(path="/about"), "en", USUAL)

    in_browsers(work)


def test_licences_are_there_for_whoever_opens_them_and_for_nobody_else() -> None:
    async def work(house: House) -> None:
        guest = await house.guest()
        asked: list[str] = []

        def note(request: Request) -> None:
            asked.append(request.url)

        guest.page.on("request", note)
        await guest.page.reload()
        await guest.link("title-about").scroll_into_view_if_needed()
        assert not [url for url in asked if "licences" in url or "/about" in url]
        await guest.link("title-about").click()
        fraunces = guest.main.locator("details").filter(has_text="fraunces")
        await expect(fraunces.locator("pre")).to_be_hidden()
        await fraunces.locator("summary").press("Enter")
        await expect(fraunces.locator("pre")).to_contain_text("SIL OPEN FONT LICENSE Version 1.1")
        await looks_right(guest)

    in_browsers(work)


def test_the_way_to_have_it_deleted_is_the_one_that_is_told() -> None:
    async def work(house: House) -> None:
        guest = await house.guest("Ann", path="/about")
        await expect(guest.main.get_by_text(text("about-delete-where"))).to_be_visible()
        await guest.page.get_by_role("navigation").get_by_role("link", name=text("title-games")).click()
        await guest.button("games-forget-do").click()
        await guest.button("games-forget-sure").click()
        await expect(guest.main.get_by_text(text("games-forgotten"))).to_be_visible()

    in_browsers(work)
