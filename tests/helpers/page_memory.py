"""An evening in one tab: game after game against bots, and what the page holds once its garbage is collected."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from playwright.async_api import CDPSession, expect

from helpers.browser import Guest, House
from helpers.page_text import text

ANSWERS: Final = ("answer-go-on", "answer-any", "answer-pass", "answer-no-call", "answer-keep")
OVER: Final = "over-rematch"
A_GAME: Final = 180
"""Seconds within which one is over, however busy the machine is."""
PLAY: Final = """async ([answers, over, hand, most]) => {
    const may = (button) => !button.disabled && button.ariaDisabled !== "true" && button.ariaPressed !== "true";
    for (let clicks = 0; clicks < most; ) {
        const buttons = [...document.querySelectorAll("main button")].filter(may);
        const says = (words) => buttons.find((button) => words.includes(button.textContent.trim()));
        if (says([over])) return;
        const answer = says(answers) ?? buttons.find((button) => button.closest(`ul[aria-label="${hand}"]`));
        answer?.click();
        clicks += answer ? 1 : 0;
        await new Promise((next) => setTimeout(next, 4));
    }
}"""
"""Click whatever is asked until the game is over, or so many times. Playwright's own clicks would not do: it holds on
to what it has looked for."""

NODES: Final = """function () {
    const found = this.filter((one) => !Object.hasOwn(one, "constructor")); // no prototypes
    const ours = found.filter((node) => node.ownerDocument === document);
    const roots = new Set(ours.map((node) => node.getRootNode()));
    let nodes = 0;
    for (const root of roots)
        for (const walker = document.createTreeWalker(root); walker.nextNode(); ) nodes++;
    return nodes;
}"""
"""Count the nodes of all trees that are in the page, or once were. Templates never were: each is parsed when it is
first shown and kept for good, and which ones a few moves show is a matter of luck."""


@dataclass(frozen=True)
class Held:
    """What a page holds once its garbage is collected."""

    heap: int
    nodes: int
    """In the page, or in trees that were taken out of it and are still held."""
    listeners: int

    def __str__(self) -> str:
        return f"{self.heap / 1e6:.2f} MB, {self.nodes} nodes, {self.listeners} listeners"


async def evening(house: House, kinds: Sequence[str], games: int, each: int) -> dict[int, Held]:
    """Play games in one tab; return what the page held after every few of them."""
    guest = await house.guest("Ann", drawn=True)
    held: dict[int, Held] = {}
    for game in range(1, games + 1):
        if guest.path == "/":
            await guest.play_bots(kinds[game // 2 % len(kinds)])
        else:
            await guest.over.click()
            await expect(guest.over).to_be_hidden()
        await play(guest)
        if game % 2 == 0 or game % each == 0:
            await guest.link("table-home").click()
        if game % each == 0:
            held[game] = await look(guest)
    return held


async def play(guest: Guest, most: int = 10_000) -> None:
    """Play until the game is over, or for so many clicks."""
    async with asyncio.timeout(A_GAME):
        await guest.page.evaluate(PLAY, [[text(id) for id in ANSWERS], text(OVER), text("table-hand"), most])


async def look(guest: Guest) -> Held:
    """Have garbage collected, and see what is left when somebody is back on the home page."""
    await expect(guest.button("home-play-game", game=text("game-willi"))).to_be_visible()
    await guest.settled()
    browser = await guest.context.new_cdp_session(guest.page)
    for _ in range(3):
        await browser.send("HeapProfiler.collectGarbage")
    usage = await browser.send("Runtime.getHeapUsage")
    counted = await browser.send("Memory.getDOMCounters")
    nodes = await _nodes(browser)
    await browser.detach()
    return Held(round(usage["usedSize"]), nodes, counted["jsEventListeners"])


async def _nodes(browser: CDPSession) -> int:
    kind = await browser.send("Runtime.evaluate", {"expression": "Node.prototype"})
    found = await browser.send("Runtime.queryObjects", {"prototypeObjectId": kind["result"]["objectId"]})
    asked = {"objectId": found["objects"]["objectId"], "functionDeclaration": NODES, "returnByValue": True}
    counted = await browser.send("Runtime.callFunctionOn", asked)
    await browser.send("Runtime.releaseObject", {"objectId": asked["objectId"]})
    return int(counted["result"]["value"])
