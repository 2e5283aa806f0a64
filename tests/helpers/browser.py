"""People before real screens: a server with the built page, a browser, and guests who find things by role and name.

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.play()

    in_browsers(work)

What guests look for is said by the same words the page says it with, so that no sentence stands in a test.
"""

import asyncio
import atexit
import json
import random
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import cache
from typing import Any, Final, Self

import pytest
import uvloop
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    Position,
    ViewportSize,
    async_playwright,
)
from playwright.async_api import TimeoutError as TookTooLong
from playwright.async_api import expect as expect_of_playwright

from helpers.built_page import not_built
from helpers.dealing import cuts_as_ever
from helpers.following import follow
from helpers.page_text import card, text
from helpers.paths import WEB
from helpers.programs import needs_program
from helpers.serving import FREE, serving
from helpers.small_window import has_small_windows, look_through_a_small_window, without_screen

DESK: Final = ViewportSize(width=1280, height=800)
ON_ITS_SIDE: Final = ViewportSize(width=740, height=340)
"""A phone, with the bars of its browser: low, so that a table is laid out in another way."""
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE: Final = 60_000
"""Milliseconds until something that should come is taken not to come; machines that test are busy."""
ONE_CLICK: Final = 2_000
"""Milliseconds for a click: what a guest wanted to touch may be gone because the table went on."""
OTHERS: Final = 60_000
"""Milliseconds for the others to choose, of whom there may be several."""
EDGE: Final = Position(x=14, y=30)
"""Where to touch a card of a fan: the rest of it may lie under the next one."""
ENDS: Final = ("over-rematch", "over-follow")
"""What the buttons at the end of a game say."""
HEIGHTS: Final = "(all) => all.filter((one) => one.isConnected).map((one) => one.getBoundingClientRect().height)"
SETTLED: Final = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((one) => one.finished));
}"""
"""Wait until whatever passes by itself has passed: a colour that changes, a card that moves."""

expect_of_playwright.set_options(timeout=PATIENCE)


def expect(found: Locator) -> Any:
    """Expect something of what is found, in whichever browser."""
    return getattr(found, "expected", None) or expect_of_playwright(found)


# The house


class House:
    """A server with the page, and a browser for whoever comes."""

    def __init__(self, url: str, browser: Browser) -> None:
        self.url = url
        self.browser = browser
        self.guests: list[Guest] = []

    async def guest(
        self, name: str = "", *, path: str = "/", pace: str = "instant", keeps: bool = False, **more: Any
    ) -> "Guest":
        """Have somebody come, with a browser nobody used before; ``more`` is how that browser is.

        One that ``keeps`` the page for when there is no server fetches all of it, which takes as long as many a test.
        With ``drawn=True`` all of it is drawn, as for pictures; so it is wherever things move.
        """
        still = "reduce" if pace == "instant" else "no-preference"
        more = {"locale": "en-GB", "viewport": DESK, "reduced_motion": still, **more}
        small = not more.pop("drawn", pace != "instant") and has_small_windows(self.browser)
        context = await self.browser.new_context(base_url=self.url, **without_screen(more) if small else more)
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(_remember("billi-settings", json.dumps({"pace": pace})))
        if not keeps:
            await context.add_init_script("delete Navigator.prototype.serviceWorker")
        if name:
            await context.add_init_script(_remember("billi-name", name))
        await context.add_init_script(cuts_as_ever(f"{name} {len(self.guests)}"))
        guest = Guest(self, name, context, await context.new_page())
        if small:
            await look_through_a_small_window(guest.page, more)
        guest.language = more["locale"][:2]
        self.guests.append(guest)
        await guest.page.goto(path)
        return guest

    async def record(self, id: str) -> Any:
        """Return a finished game as the server has it."""
        context = await self.browser.new_context(base_url=self.url)
        answer = await context.request.get(f"/api/games/{id}")
        assert answer.ok, await answer.text()
        found = await answer.json()
        await context.close()
        return found


def _remember(key: str, value: str) -> str:
    """Return a script that has a browser know something, unless it knows better; an empty page can keep nothing."""
    key, value = json.dumps(key), json.dumps(value)
    return f"origin === 'null' || (localStorage.getItem({key}) ?? localStorage.setItem({key}, {value}))"


Launch = Callable[[Playwright], Awaitable[Browser]]
"""Starts a browser."""


async def chromium(playwright: Playwright) -> Browser:
    """Start Chromium, where there is one without windows, of which nobody sees anything, that one."""
    path = shutil.which("chromium-headless-shell") or needs_program("chromium")
    return await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)


@cache
def firefox(light: str) -> Launch:
    """Return what starts Firefox by day or by night, all at once: it cannot be told so for each guest."""

    async def start(playwright: Playwright) -> Browser:
        return await playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=needs_program("firefox-esr"),
            firefox_user_prefs={
                "layout.css.prefers-color-scheme.content-override": ("dark", "light").index(light),
                "ui.prefersReducedMotion": 1,
            },
        )

    return start


def in_browsers(work: Callable[[House], Awaitable[None]], launch: Launch = chromium, **settings: Any) -> None:
    """Do something at a server of our own, before real browsers."""

    async def at_a_server() -> None:
        async with serving(replace(FREE, **settings)) as url, house_at(url, launch) as house:
            await work(house)

    run(at_a_server())


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test of the page, on the loop on which the browsers of this process live."""
    _runner().run(work)


@asynccontextmanager
async def house_at(url: str, launch: Launch = chromium) -> AsyncIterator[House]:
    """Open a browser for those who come to a server; nothing may have gone wrong in any of their pages."""
    if complaint := not_built():
        pytest.fail(f"{complaint} Run `npm ci && npm run build` in {WEB}.")
    house = House(url, await _browser(launch))
    try:
        yield house
        for guest in house.guests:
            assert not guest.problems, f"the browser of {guest.name or 'a guest'} complains: {guest.problems}"
    except (AssertionError, Error, TimeoutError) as failed:
        for guest in house.guests:
            failed.add_note(await guest.screen())
        raise
    finally:
        for context in house.browser.contexts:
            await context.close()


# Starting a browser takes as long as many a test, so all tests of a process share them. Guests have nothing in common:
# each comes with a context of their own.

_playwright: Final[list[Playwright]] = []
_browsers: Final[dict[Launch, Browser]] = {}


@cache
def _runner() -> asyncio.Runner:
    runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    atexit.register(runner.close)
    atexit.register(lambda: runner.run(_close()))
    return runner


async def _browser(launch: Launch) -> Browser:
    """Return a browser that is open, or start it; others than Chromium, which are not idle even then, are closed."""
    if not _playwright:
        _playwright.append(await async_playwright().start())
    for other in [other for other in _browsers if launch is chromium and other is not chromium]:
        await _browsers.pop(other).close()
    if launch not in _browsers or not _browsers[launch].is_connected():
        _browsers[launch] = await launch(_playwright[0])
    return _browsers[launch]


async def _close() -> None:
    for browser in _browsers.values():
        await browser.close()
    for playwright in _playwright:
        await playwright.stop()


# Those who come


def _is_first_visit(message: ConsoleMessage) -> bool:
    """Whether a browser only tells that the server does not know somebody yet."""
    return "401" in message.text and message.location["url"].endswith("/api/me")


class Guest:
    """Somebody before a screen."""

    def __init__(self, house: House, name: str, context: BrowserContext, page: Page) -> None:
        self.house = house
        self.name = name
        self.context = context
        self.page = page
        self.language = "en"
        self.taps = False
        """Whether this is a finger, not a mouse."""
        self.each_time: Callable[[], Awaitable[None]] | None = None
        """What to look at whenever something is asked."""
        self.chance = random.Random(name)
        self.problems: list[str] = []
        """What the browser complained about."""
        self.missed: list[str] = []
        """What was to be touched and was gone."""
        page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _is_first_visit(message):
            self.problems.append(message.text)

    def forgive(self, *parts: str) -> None:
        """Let the browser have complained about something, such as a server that was stopped."""
        self.problems = [problem for problem in self.problems if not any(part in problem for part in parts)]

    def say(self, id: str, **arguments: str | int) -> str:
        """Return a sentence in the language this guest reads."""
        return text(id, self.language, **arguments)

    @property
    def main(self) -> Locator:
        """What the page is about, without its header."""
        return self.page.get_by_role("main")

    def button(self, id: str, **arguments: str | int) -> Locator:
        """Find a button by what it says."""
        return self.page.get_by_role("button", name=self.say(id, **arguments), exact=True)

    def link(self, id: str, **arguments: str | int) -> Locator:
        """Find a link by what it says."""
        return self.page.get_by_role("link", name=self.say(id, **arguments), exact=True)

    def heading(self, id: str, **arguments: str | int) -> Locator:
        """Find a heading by what it says."""
        return self.page.get_by_role("heading", name=self.say(id, **arguments), exact=True)

    def box(self, id: str, **arguments: str | int) -> Locator:
        """Find what is written or chosen in by its label."""
        name = self.say(id, **arguments)
        written = self.page.get_by_role("textbox", name=name, exact=True)
        return written.or_(self.page.get_by_role("combobox", name=name, exact=True))

    def listed(self, id: str) -> Locator:
        """Find a list by what it is called."""
        return self.page.get_by_role("list", name=self.say(id), exact=True)

    @property
    def path(self) -> str:
        """Where in the page this guest is."""
        return self.page.url.removeprefix(self.house.url)

    @property
    def hand(self) -> Locator:
        """The cards of the hand, to touch."""
        return self.listed("table-hand").get_by_role("button")

    async def is_dealt(self) -> None:
        """Wait until cards were dealt: there are some in hand, or none any more, where all were drawn at once."""
        await self.hand.or_(self.main.locator(".mine .plate.out")).first.wait_for(timeout=PATIENCE)

    async def cards(self) -> Sequence[str]:
        """Return the names of the cards in hand."""
        return await self.hand.all_text_contents()

    async def screen(self) -> str:
        """Return what this guest sees."""
        with suppress(Error):
            seen = await self.page.locator("body").aria_snapshot(timeout=ONE_CLICK)
            missed = "\n".join(self.missed[-3:])
            return f"--- {self.name or 'a guest'} at {self.page.url} missed\n{missed}\nand sees\n{seen}"
        return f"--- the page of {self.name or 'a guest'} is gone"

    async def settled(self) -> None:
        """Wait until the screen stands still."""
        await self.page.evaluate(SETTLED)

    async def look_at(self, tab: str) -> None:
        """Turn to a part of what is beside the table."""
        side = self.page.get_by_role("group", name=self.say("side-label"))
        found = side.get_by_role("button", name=re.compile("^" + re.escape(self.say(f"side-{tab}"))))
        if await found.get_attribute("aria-pressed") != "true":
            await found.click()
        await expect(found).to_have_attribute("aria-pressed", "true")

    async def look_back(self) -> None:
        """Turn back to the table, where what is beside it lies over it."""
        found = self.page.get_by_role("group", name=self.say("side-label")).get_by_role("button", pressed=True)
        if not await self.page.evaluate("matchMedia('(min-width: 64rem)').matches"):
            await found.click()

    # Setting a table

    async def set_table(self, game: str, players: int, bots: int = 0, hints: bool = False) -> str:
        """Set a table from the home page and sit down in the first chair; return the link for the others."""
        chosen = self.page.get_by_role("radio", name=self.say(f"game-{game}"), exact=True)
        await follow(self.link("home-new"), chosen)
        await chosen.check()
        with_willi = game == "willi" and players == 3
        count = self.say("new-three-and-willi") if with_willi else str(players)
        await self.page.get_by_role("radio", name=count, exact=True).check()
        await self.box("new-bots").select_option(str(bots))
        if hints:
            await self.page.get_by_role("checkbox", name=self.say("new-hints")).check()
        await self.button("new-open").click()
        await expect(self.button("lobby-stand-at", n=1)).to_be_visible()
        return await self.box("invite-link").input_value()

    async def sit(self, chair: int) -> None:
        """Take a chair of a table that is not dealt yet."""
        await self.button("lobby-sit-at", n=chair).click()
        await expect(self.button("lobby-stand-at", n=chair)).to_be_visible()

    async def deal_with(self, other: "Guest", game: str, players: int) -> None:
        """Set a table, have somebody else take the second chair and bots the rest, and deal."""
        link = await self.set_table(game, players, bots=players - 2)
        await other.page.goto(link)
        await other.sit(2)
        await self.button("lobby-begin").click()

    async def play_bots(self, game: str, players: int = 4) -> Self:
        """Play against bots, with one click on the home page."""
        region = self.page.get_by_role("region", name=self.say(f"game-{game}"), exact=True)
        await region.get_by_role("combobox", name=self.say("home-players")).select_option(str(players))
        await self.button("home-play-game", game=self.say(f"game-{game}")).click()
        return self

    # Playing

    @property
    def over(self) -> Locator:
        """What can be done when the game is over."""
        return self.any_of(*ENDS)

    @property
    def round_over(self) -> Locator:
        """The button that leaves the end of a round."""
        return self.button("answer-go-on")

    def any_of(self, *ids: str) -> Locator:
        """Find buttons that say one thing or another, in one look at the page."""
        sayings = "|".join(re.escape(self.say(id)) for id in ids)
        # Looking for a role asks every element for its own, and this is looked for again and again.
        return self.page.locator("main").get_by_role("button", name=re.compile(f"^({sayings})$"), disabled=False)

    @property
    def able(self) -> Locator:
        """The cards of the hand that lead somewhere, and have not been chosen."""
        return self.listed("table-hand").get_by_role("button", disabled=False, pressed=False)

    async def play(self, *, until: Locator | None = None) -> None:
        """Play whatever is asked until the game is over, or something else is seen: if need be in the next game."""
        goal = self.over if until is None else until
        either = self.any_of(*self._ways(), *ENDS).or_(self.able)  # in one look, not one for each
        sight = either if until is None else either.or_(until)
        while True:
            await sight.first.wait_for(timeout=OTHERS)
            # What is asked is read before the goal is looked for: "Go on" may be both, and may come between the two.
            said = await self.asked.all_text_contents()
            if await goal.first.is_visible():
                return
            if not said and await self.over.is_visible():
                await self.over.click()
                await expect(self.over).to_have_count(0)
                continue
            if self.each_time:
                await self.each_time()
            await self.answer(said)

    @property
    def asked(self) -> Locator:
        """Whatever can be touched to go on: an answer, or a card that leads somewhere."""
        return self.any_of(*self._ways()).or_(self.able)

    async def answer(self, said: Sequence[str] | None = None) -> None:
        """Answer what is asked just now, or was a moment ago when these could be touched."""
        if said is None:
            said = await self.asked.all_text_contents()
        way = next((way for id, way in self._ways().items() if self.say(id) in said), self._touch_a_card)
        # The table may have gone on since: then what was to be touched is gone, and there is something else.
        try:
            await way()
        except TookTooLong as missed:
            self.missed.append(str(missed))

    def _ways(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Return how to go about each question, by an answer that is always there."""
        return {
            "answer-go-on": lambda: self.touch(self.round_over),
            "answer-any": self._draw,
            "answer-pass": self._serve,
            "answer-no-call": self._call,
            "answer-keep": self._take,
            "answer-back": lambda: self.touch(self.button("answer-back")),
        }

    async def touch(self, what: Locator, **more: Any) -> None:
        """Touch something that may be gone the next moment."""
        await (what.tap if self.taps else what.click)(timeout=ONE_CLICK, **more)

    async def _draw(self) -> None:
        await self._touch_one_of(self.listed("table-draw-cards").get_by_role("button"))

    async def _serve(self) -> None:
        """Play a waiter on somebody, by touching them at the table, or none."""
        waiters = self.listed("table-hand").get_by_role("button", disabled=False)
        if not await waiters.count() or self.chance.random() < 0.3:
            await self.touch(self.button("answer-pass"))
            return
        await self._touch_one_of(waiters)
        targets = self.listed("table-seats").get_by_role("button")
        directions = self.button("answer-left").or_(self.button("answer-right"))
        look = self.button("answer-play", card=card("L", self.language))
        await targets.or_(directions).or_(look).first.wait_for(timeout=ONE_CLICK)
        for found in (targets, directions, look):
            if count := await found.count():
                await self.touch(found.nth(self.chance.randrange(count)))
                return

    async def _call(self) -> None:
        answers = ["answer-call", "answer-no-call"]
        if await self.button("answer-waive").is_visible():
            answers += ["answer-waive", "answer-waive"]
        await self.touch(self.button(self.chance.choice(answers)))

    async def _take(self) -> None:
        """Swap two cards, or keep what one has."""
        trick = self.listed("table-trick").get_by_role("button")
        if not await trick.count() or self.chance.random() < 0.5:
            await self.touch(self.button("answer-keep"))
            return
        await self.touch(trick.nth(self.chance.randrange(await trick.count())))
        await self._touch_a_card()
        await self.touch(self.button("answer-swap"))

    async def _touch_a_card(self) -> None:
        await self._touch_one_of(self.able)

    async def _touch_one_of(self, cards: Locator) -> None:
        """Touch one of the cards there are, if any, at its edge, a third of the way down: not at the corner one that
        leans does not reach, not where one of a row in front may lie."""
        if heights := await cards.evaluate_all(HEIGHTS):
            chosen = self.chance.randrange(len(heights))
            await self.touch(cards.nth(chosen), position=Position(x=EDGE["x"], y=heights[chosen] * 0.3))
