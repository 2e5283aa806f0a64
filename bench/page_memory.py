"""What an evening costs a tab: fifty games of both kinds, one after the other, and what the page holds after each few.

    uv run python bench/page_memory.py --games 50

Somebody plays against bots in one tab that is never loaded anew, at once, with clicks the page makes itself so that it
does not take the evening: Mister Bill with four and Willi in turns, by the button on the home
page or by another game at the same table. Every few games they go home and the browser collects its garbage; what is left is what the page holds: bytes
of the JavaScript heap, nodes (also those that are in no document any more), listeners.
"""

import argparse
import asyncio
import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.async_api import expect

from browser import Guest, House, house_at, text
from serving import serving

EACH: Final = 5
KINDS: Final = ("misterbill", "willi")
ANSWERS: Final = ("answer-go-on", "answer-any", "answer-pass", "answer-no-call", "answer-keep")
OVER: Final = "over-rematch"
PLAY: Final = """async ([answers, over, hand]) => {
    const may = (button) => !button.disabled && button.ariaDisabled !== "true" && button.ariaPressed !== "true";
    for (;;) {
        const buttons = [...document.querySelectorAll("main button")].filter(may);
        const says = (words) => buttons.find((button) => words.includes(button.textContent.trim()));
        if (says([over])) return;
        (says(answers) ?? buttons.find((button) => button.closest(`ul[aria-label="${hand}"]`)))?.click();
        await new Promise((next) => setTimeout(next, 4));
    }
}"""
"""Click whatever is asked until the game is over."""


@dataclass(frozen=True)
class Held:
    """What a page holds once its garbage is collected."""

    heap: int
    nodes: int
    listeners: int

    def __str__(self) -> str:
        return f"{self.heap / 1e6:.2f} MB, {self.nodes} nodes, {self.listeners} listeners"


async def evening(house: House, games: int, each: int = EACH) -> dict[int, Held]:
    """Play games in one tab; give what the page held after every few of them."""
    guest = await house.guest("Ann")
    held: dict[int, Held] = {}
    for game in range(1, games + 1):
        if guest.path == "/":
            await guest.play_bots(KINDS[game // 2 % 2])
        else:
            await guest.over.click()
            await expect(guest.over).to_be_hidden()
        await guest.page.evaluate(PLAY, [[text(id) for id in ANSWERS], text(OVER), text("table-hand")])
        if game % 2 == 0 or game % each == 0:
            await guest.link("table-home").click()
        if game % each == 0:
            held[game] = await look(guest)
    return held


async def look(guest: Guest) -> Held:
    """Have garbage collected, and see what is left when somebody is back on the home page."""
    await expect(guest.button("home-play-game", game=text("game-willi"))).to_be_visible()
    await guest.settled()
    browser = await guest.context.new_cdp_session(guest.page)
    for _ in range(3):
        await browser.send("HeapProfiler.collectGarbage")
    usage = await browser.send("Runtime.getHeapUsage")
    counted = await browser.send("Memory.getDOMCounters")
    await browser.detach()
    return Held(round(usage["usedSize"]), counted["nodes"], counted["jsEventListeners"])


async def main(games: int) -> None:
    async with serving() as url, house_at(url) as house:
        print(f"Chromium {house.browser.version} on {platform.machine()}")
        for game, held in (await evening(house, games)).items():
            print(f"after {game} games: {held}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    asyncio.run(main(parser.parse_args().games))
