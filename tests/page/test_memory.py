"""A tab that stays open all evening does not grow: bench/page_memory.py plays fifty games, this looks in at a few."""

from typing import Final

from playwright.async_api import expect

from helpers.browser import Guest, House, in_browsers
from helpers.page_memory import Held, look, play

MORE: Final = 20
"""Nodes by which a page may grow. A table has some six hundred."""
KEEP: Final = """() => new MutationObserver(() => {
    window.kept_ = document.querySelector(".with-side") ?? window.kept_;
}).observe(document, { childList: true, subtree: true })"""
"""Hold on to the table that comes, as a listener might that nobody takes away."""


def test_what_a_table_needed_is_gone_with_it() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True)
        held = [await a_few_moves(ann, game) for game in ("misterbill", "willi", "misterbill", "willi")]
        assert held[-1].nodes <= held[1].nodes + MORE
        assert held[-1].listeners <= held[1].listeners
        assert held[-1].heap < held[1].heap + 1_500_000  # code that was compiled meanwhile, above all

    in_browsers(work)


def test_a_page_that_is_kept_would_be_noticed() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True)
        before = await a_few_moves(ann, "willi")
        await ann.page.evaluate(KEEP)
        after = await a_few_moves(ann, "willi")
        assert after.nodes > before.nodes + 4 * MORE

    in_browsers(work)


async def a_few_moves(guest: Guest, game: str) -> Held:
    """Play a little, go home, and see what is left of the table."""
    await guest.play_bots(game)
    await play(guest, most=4)
    await guest.page.get_by_role("link", name=guest.say("nav-home"), exact=True).click()
    await expect(guest.main.locator('a[href^="/t/"]')).to_have_count(1)  # home offers the game under way
    return await look(guest)
