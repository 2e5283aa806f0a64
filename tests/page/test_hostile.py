"""Names and chat full of markup, right-to-left marks and emoji: they are shown as text, and nothing in them runs."""

import asyncio

from playwright.async_api import expect

from helpers.browser import House, in_browsers
from helpers.page_text import text

TRAP = "window.h = () => { window.harmed = true; }"
NAMES = ["<img src=x onerror=h()>", "‮evil‏ אבג \"'&amp;", "👩‍🍳{ $name }🍕", "</h1><script>h()</script"]
SAYINGS = [
    "<img src=x onerror=h()><script>h()</script>",
    "<a href=javascript:h()>free pizza</a> &lt;b&gt;",
    "‫مرحبا‬ ‮ereht ma I‬ 🏳️‍🌈👨‍👩‍👧‍👦 { $player } { card-O }",
]


def test_names_and_chat_are_shown_as_text_and_nothing_runs() -> None:
    async def work(house: House) -> None:
        guests = [await house.guest(name) for name in NAMES]
        for guest in guests:
            await guest.page.add_init_script(TRAP)
        host, *others = guests
        await host.page.reload()
        link = await host.set_table("misterbill", 4)
        for chair, other in enumerate(others, start=2):
            await other.page.goto(link)
            await other.sit(chair)
        chairs = host.page.get_by_role("region", name=text("lobby-chairs")).get_by_role("listitem")
        shown = [await chairs.nth(seat).locator("bdi").inner_text() for seat in range(4)]
        assert [visible(name) for name in shown] == [visible(name) for name in NAMES]
        await host.button("lobby-begin").click()
        for guest in guests:
            await guest.look_at("chat")
        for nth, (speaker, saying) in enumerate(zip(guests, SAYINGS, strict=False)):
            await speaker.box("chat-write").fill(saying)
            await speaker.button("chat-send").click()
            for guest in guests:
                said = guest.listed("chat-label").get_by_role("listitem").filter(has=guest.page.get_by_role("strong"))
                await expect(said).to_have_count(nth + 1)
                assert visible(saying) in visible(await said.last.inner_text())
        for guest in guests:
            await guest.look_at("log")
        await asyncio.gather(*(guest.play(until=guest.round_over) for guest in guests))
        for guest, own in zip(guests, shown, strict=False):
            told = visible(await guest.listed("log-label").inner_text())
            assert all(visible(name) in told for name in shown if name != own)
            rows = visible(await guest.page.get_by_role("table").first.inner_text())
            assert all(visible(name) in rows for name in shown)
            assert not await guest.page.evaluate("window.harmed"), "something that was written has been run"
            assert not await guest.page.locator("img[src=x], a[href^=javascript]").count()

    in_browsers(work)


def visible(text: str) -> str:
    """Return a text without what only steers how it is written, which the server may take away, and without spaces."""
    return "".join(sign for sign in text if sign.isprintable() and sign not in "\u200d\ufe0f" and not sign.isspace())
