"""A tab that stays open all evening does not grow: bench/page_memory.py plays fifty games, this looks in at a few."""

from playwright.async_api import expect

from browser import House, in_browsers
from evening import look, play


def test_what_a_table_needed_is_gone_with_it() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        held = []
        for game in ("misterbill", "willi", "misterbill", "willi"):
            await ann.play_bots(game)
            await play(ann, most=4)
            await ann.page.get_by_role("link", name=ann.say("nav-home"), exact=True).click()
            await expect(ann.main.locator('a[href^="/t/"]')).to_have_count(1)  # home offers the game under way
            held.append(await look(ann))
        # Runs differ by up to eighty, once and not with every game; a page that is kept has some six hundred.
        assert held[-1].nodes <= held[1].nodes + 200
        assert held[-1].listeners <= held[1].listeners
        assert held[-1].heap < held[1].heap + 1_500_000  # code that was compiled meanwhile, above all

    in_browsers(work)
