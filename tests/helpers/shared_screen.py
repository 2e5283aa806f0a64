"""Ann and Bo, who share a screen."""

import re

from playwright.async_api import Locator

from helpers.browser import Guest
from helpers.page_text import text


async def deal_for_two(ann: Guest, game: str = "willi", players: int = 4) -> Locator:
    """Set a table at which Bo plays at Ann's screen, with bots in the other chairs, and deal.

    Return the button that asks for one of them when the screen is passed on.
    """
    await ann.set_table(game, players, bots=players - 2)
    await ann.box("lobby-another").fill("Bo")
    await ann.sit(2)
    await ann.button("lobby-begin").click()
    names = text("pass-ready", name="(Ann|Bo)")
    return ann.main.get_by_role("button", name=re.compile(f"^{names}$"))
