"""WebKit, behind as much of what Playwright says as guests use: Debian's browser, driven by its own driver.

Playwright drives no WebKit but its own. Here are its pages and locators over WebDriver, so that whoever plays, learns,
writes or looks in Chromium and Firefox does so here too, by the same lines of the same tests. Things are found by role
and name in the page; a click is the mouse, at a place where nothing else lies, and writing is the keys.

    in_browsers(work, webkit("dark"))
"""

import asyncio
import json
import os
import re
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from playwright.async_api import Browser, Error, Playwright, ViewportSize
from playwright.async_api import TimeoutError as TookTooLong
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from helpers.programs import needs_program

MINI_BROWSERS: Final = "*/webkit2gtk-4.1/MiniBrowser"
"""Where Debian puts it under /usr/lib, beside the library it comes with."""
SCREEN: Final = "2700x1700x24"
PATIENCE: Final = 60
"""Seconds until something that should come is taken not to come."""
SOON: Final = 0.02
"""Seconds until what did not come yet is looked for again."""
NO_BARS: Final = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: none; font-size: 0 }"
"""For the browser's own bars, which would keep a window from being as narrow as a phone."""
STILL: Final = "[Settings]\ngtk-enable-animations=0\n"

FIND: Final = r"""
const ROLES = {
    button: "button, [role=button]", link: "a[href]", heading: "h1, h2, h3, h4", list: "ul, ol", listitem: "li",
    region: "section, [role=region]", group: "fieldset, [role=group]", main: "main", status: "output, [role=status]",
    textbox: "input:not([type]), input[type=text], textarea", combobox: "select", radio: "input[type=radio]",
    slider: "input[type=range]", table: "table", row: "tr", rowheader: "th[scope=row]", cell: "td",
};
const STEPS = {
    css: (within, selector) => within.flatMap((one) => [...one.querySelectorAll(selector)]),
    role: (within, role, wanted) => STEPS.css(within, ROLES[role]).filter((one) => isCalled(one, role, wanted)),
    filter: (all, text, not, has) =>
        all.filter((one) => says(one, text) && !(not && says(one, not)) && (!has || inside(one, has))),
    or: (_, ...ways) => inOrder(ways.flatMap(find)),
    nth: (all, at) => [all.at(at)].filter(Boolean),
};
const find = (steps) => steps.reduce((all, [kind, ...how]) => inOrder(STEPS[kind](all, ...how)), [document]);
const inside = (one, steps) => find(steps).some((other) => one !== other && one.contains(other));
const inOrder = (all) => [...new Set(all)].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
const tidy = (text) => text.replace(/\s+/g, " ").trim();
const says = (one, text) => tidy(one.textContent).toLowerCase().includes(tidy(text).toLowerCase());
const shown = (one) => one.checkVisibility({ visibilityProperty: true });
const seen = (one) => shown(one) && one.getBoundingClientRect().width * one.getBoundingClientRect().height > 0;
const isDisabled = (one) => one.matches(":disabled") || one.getAttribute("aria-disabled") === "true";

function isCalled(one, role, { text, pattern, exact, disabled, pressed, level }) {
    if (!shown(one) || one.closest("[aria-hidden=true], [inert]")) return false;
    if (disabled !== undefined && disabled !== isDisabled(one)) return false;
    if (pressed !== undefined && pressed !== (one.getAttribute("aria-pressed") === "true")) return false;
    if (level && one.tagName !== `H${level}`) return false;
    const name = tidy(nameOf(one));
    if (pattern !== null) return new RegExp(pattern).test(name);
    if (text === null) return role !== "region" || name !== "";
    return exact ? name === tidy(text) : name.toLowerCase().includes(tidy(text).toLowerCase());
}

function nameOf(one) {
    const by = one.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id));
    return (by ?? [...(one.labels ?? [])]).map(read).join(" ") || read(one);
}

function read(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true" || !shown(node)) return "";
    if (node.hasAttribute("aria-label")) return node.getAttribute("aria-label");
    if (node.matches("select, input, textarea")) return "";
    const apart = getComputedStyle(node).display === "inline" ? "" : " ";
    return apart + [...node.childNodes].map(read).join("") + apart;
}

async function touchable(all, position) {
    const [one] = all;
    if (all.length !== 1) return `${all.length} are found`;
    if (!seen(one) || isDisabled(one)) return "it cannot be touched";
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const before = one.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = one.getBoundingClientRect();
    if (before.left !== left || before.top !== top) return "it does not stand still";
    const x = Math.floor(left + (position?.x ?? width / 2)), y = Math.floor(top + (position?.y ?? height / 2));
    const hit = document.elementFromPoint(x, y);
    if (one.contains(hit) || hit?.closest("label")?.control === one) return [x, y];
    one.scrollIntoView({ block: "center", inline: "nearest" });
    return `${hit?.outerHTML.slice(0, 200)} lies on it`;
}

if (!window.problems) {
    window.problems = [];
    // That sizes took another round to settle is told as an error, and is none.
    addEventListener("error", ({ message }) => /^ResizeObserver/.test(message) || problems.push(message));
    addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
    addEventListener("securitypolicyviolation", (broken) => problems.push(`the policy forbids ${broken.blockedURI}`));
}
"""
"""How things are found in the page, as Playwright finds them, and what went wrong in it since somebody looked."""


TELL: Final = "(given) => arguments[arguments.length - 1]([given, null, ...problems.splice(0)])"
TELL_PROBLEM: Final = "(problem) => arguments[arguments.length - 1]([null, String(problem), ...problems.splice(0)])"


@cache
def webkit(light: str) -> Callable[[Playwright], Awaitable[Browser]]:
    """Return what starts WebKit by day or by night, all at once, for those who want no motion."""

    async def start(_: Playwright) -> Browser:
        return cast("Browser", Engine(light))

    return start


class Engine:
    """A screen nobody sees, with a browser on it for each guest."""

    def __init__(self, light: str) -> None:
        self.light = light
        self.driver = needs_program("WebKitWebDriver")
        self.browser = needs_program(next((str(path) for path in Path("/usr/lib").glob(MINI_BROWSERS)), "MiniBrowser"))
        self.contexts: list[Context] = []
        reading, writing = os.pipe()
        self.screen = subprocess.Popen(
            [needs_program("Xvfb"), "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as said:
            self.display = f":{said.readline().strip()}"

    async def new_context(self, **how: Any) -> "Context":
        """Open a browser nobody used before."""
        self.contexts.append(await asyncio.to_thread(Context, self, **how))
        return self.contexts[-1]

    def is_connected(self) -> bool:
        """Whether the screen is still there."""
        return self.screen.poll() is None

    async def close(self) -> None:
        """Take the screen away, once all browsers are closed."""
        self.screen.terminate()
        self.screen.wait(PATIENCE)


class Context:
    """A browser of its own: WebKit's driver has one at a time."""

    def __init__(self, engine: Engine, base_url: str, viewport: ViewportSize, locale: str = "en-GB", **_: Any) -> None:
        self.engine = engine
        self.url = base_url
        self.viewport = viewport
        # It speaks the language of the machine, of which there may be but one.
        self.scripts = [f"localStorage.setItem('billi-language', {json.dumps(locale[:2])})"]
        self.folder = tempfile.TemporaryDirectory()
        looks = Path(self.folder.name) / "gtk-3.0"
        looks.mkdir()
        (looks / "gtk.css").write_text(NO_BARS)
        (looks / "settings.ini").write_text(STILL)
        theme = "Adwaita:dark" if engine.light == "dark" else "Adwaita"
        own = {
            "DISPLAY": engine.display,
            "XDG_CONFIG_HOME": self.folder.name,
            "GTK_THEME": theme,
            "LANG": "en_GB.UTF-8",
        }
        options = Options()
        options.binary_location = engine.browser
        options.add_argument("--automation")
        self.driver = WebKitGTK(options, Service(engine.driver, env={**os.environ, **own}))
        self.driver.set_page_load_timeout(PATIENCE)
        self.driver.set_script_timeout(PATIENCE)

    def set_default_timeout(self, timeout: float) -> None:
        """Playwright's word; patience is the same for all here."""

    async def add_init_script(self, script: str) -> None:
        """Have a script run before anything is opened, where it is about what a browser keeps."""
        self.scripts.append(script)

    async def new_page(self) -> "Page":
        """Open the one page there is."""
        page = Page(self)
        # Nothing can be told to run before a page does: what is kept is kept from an answer that is no page.
        await page.goto("/healthz")
        for script in self.scripts:
            await page.evaluate(script)
        await page.set_viewport_size(self.viewport)
        return page

    async def cookies(self) -> list[dict[str, Any]]:
        """List what is kept for the server."""
        kept: list[dict[str, Any]] = await asyncio.to_thread(self.driver.get_cookies)
        return kept

    async def close(self) -> None:
        """Close the browser."""
        self.engine.contexts = [other for other in self.engine.contexts if other is not self]
        await asyncio.to_thread(self.driver.quit)
        self.folder.cleanup()


class Found:
    """What is looked for, by steps from the whole page; and what is done to it once it is there."""

    def __init__(self, page: "Page", *steps: list[Any]) -> None:
        self.page = page
        self.steps = steps

    def _then(self, *step: Any) -> "Found":
        return Found(self.page, *self.steps, list(step))

    def get_by_role(self, role: str, *, name: str | re.Pattern[str] | None = None, **more: Any) -> "Found":
        """Find what has a role, by name, and by whether it is disabled, pressed, or a heading of some level."""
        pattern = name.pattern if isinstance(name, re.Pattern) else None
        text = name if isinstance(name, str) else None
        return self._then("role", role, {"text": text, "pattern": pattern, **more})

    def locator(self, selector: str) -> "Found":
        """Find by what only the page itself knows."""
        return self._then("css", selector)

    def filter(self, *, has_text: str = "", has_not_text: str = "", has: "Found | None" = None) -> "Found":
        """Keep what says something, does not say something, or has something in it."""
        return self._then("filter", has_text, has_not_text, has.steps if has else None)

    def or_(self, other: "Found") -> "Found":
        """Find this or that, in the order of the page."""
        return Found(self.page, ["or", self.steps, other.steps])

    def nth(self, at: int) -> "Found":
        """Take one of several."""
        return self._then("nth", at)

    @property
    def first(self) -> "Found":
        """The first of several."""
        return self.nth(0)

    @property
    def last(self) -> "Found":
        """The last of several."""
        return self.nth(-1)

    # What it says

    async def evaluate_all(self, script: str, argument: Any = None) -> Any:
        """Have a script look at all that is found now."""
        return await self.page.run(f"return ({script})(find(arguments[0]), arguments[1])", self.steps, argument)

    async def evaluate(self, script: str, argument: Any = None) -> Any:
        """Have a script look at what is found, once it is there."""
        once = f"all.length === 1 ? [await ({script})(all[0], argument)] : `${{all.length}} are found`"
        [given] = await self._once(f"async (all, argument) => {once}", argument=argument)
        return given

    async def count(self) -> int:
        """Count what is found now."""
        return int(await self.evaluate_all("all => all.length"))

    async def all_text_contents(self) -> list[str]:
        """Return what all say."""
        return cast("list[str]", await self.evaluate_all("all => all.map(one => one.textContent)"))

    async def all_inner_texts(self) -> list[str]:
        """Return what is seen of what all say."""
        return cast("list[str]", await self.evaluate_all("all => all.map(one => one.innerText)"))

    async def all(self) -> list["Found"]:
        """Return all that is found now, each for itself."""
        return [self.nth(at) for at in range(await self.count())]

    async def input_value(self) -> str:
        """Return what is written or chosen in it."""
        return str(await self.evaluate("one => one.value"))

    async def inner_text(self) -> str:
        """Return what is seen of what it says."""
        return str(await self.evaluate("one => one.innerText"))

    async def aria_snapshot(self, **_: Any) -> str:
        """Describe roughly what is there."""
        return await self.inner_text()

    async def get_attribute(self, name: str) -> str | None:
        """Return an attribute."""
        return cast("str | None", await self.evaluate("(one, name) => one.getAttribute(name)", name))

    async def is_visible(self) -> bool:
        """Whether it is there and seen, now."""
        return bool(await self.evaluate_all("all => all.length === 1 && seen(all[0])"))

    async def bounding_box(self, **_: Any) -> dict[str, float] | None:
        """Return where it is on the screen."""
        return cast("dict[str, float]", await self.evaluate("one => one.getBoundingClientRect().toJSON()"))

    # What is done to it

    async def _once(self, script: str, timeout: float = 1000 * PATIENCE, argument: Any = None) -> Any:
        """Wait until a script, called with what is found, gives something better than a word on what is missing."""
        end = time.monotonic() + timeout / 1000
        while isinstance(answer := await self.evaluate_all(script, argument), str):
            if time.monotonic() > end:
                raise TookTooLong(f"{answer}, after {timeout:.0f} ms: {self.steps}")
            await asyncio.sleep(SOON)
        return answer

    async def wait_for(self, *, timeout: float = 1000 * PATIENCE) -> None:
        """Wait until it is seen."""
        await self._once("all => all.some(seen) || 'it is not to be seen'", timeout)

    async def click(self, *, timeout: float = 1000 * PATIENCE, position: Any = None) -> None:
        """Click on it with the mouse, where it stands still and nothing lies on it."""
        x, y = await self._once("touchable", timeout, position)
        mouse = ActionBuilder(self.page.driver, duration=0)
        mouse.pointer_action.move_to_location(x, y).click()  # type: ignore[no-untyped-call]
        await self.page.do(mouse.perform)

    async def check(self) -> None:
        """Click on a choice, unless it is made."""
        if not await self.evaluate("one => one.checked"):
            await self.click()

    async def fill(self, value: str) -> None:
        """Write something in place of what is there."""
        await self.click()
        element = await self.evaluate("one => one")
        await self.page.do(element.clear)
        await self.page.do(element.send_keys, value)
        assert await self.evaluate("one => one.value") == value, f"{value} is not written: {self.steps}"

    async def press(self, key: str) -> None:
        """Press a key while it has the focus."""
        element = await self.evaluate("one => (one.focus(), one)")
        await self.page.do(element.send_keys, getattr(Keys, key.upper()))

    async def select_option(self, value: str) -> None:
        """Choose by value or by what is said; the menu is the system's, so a choice is all there is to see."""
        await self.evaluate("one => one.scrollIntoView({ block: 'nearest' })")
        named = "(one, value) => [...one.options].find(({ value: its, label }) => [its, label].includes(value))"
        option = await self.evaluate(named, value)
        assert option, f"there is no {value} among what can be chosen: {self.steps}"
        await self.page.do(option.click)

    @property
    def expected(self) -> "Expected":
        """What Playwright's ``expect`` says of it."""
        return Expected(self)


class Expected:
    """What should become true of something soon."""

    def __init__(self, found: Found) -> None:
        self.found = found

    async def _soon(self, script: str, argument: Any = None) -> None:
        try:
            await self.found._once(f"{script} || all.map(one => one.value ?? one.innerText).join()", argument=argument)
        except TookTooLong as late:
            raise AssertionError(str(late)) from late

    async def to_be_visible(self) -> None:
        """Wait until it is seen."""
        await self._soon("all => all.length === 1 && seen(all[0])")

    async def to_have_count(self, count: int) -> None:
        """Wait until there are so many."""
        await self._soon("(all, count) => all.length === count", count)

    async def to_have_text(self, text: str) -> None:
        """Wait until it says just this."""
        await self._soon("(all, text) => all.length === 1 && tidy(all[0].textContent) === text", text)

    async def not_to_have_text(self, text: str) -> None:
        """Wait until it does not say just this."""
        await self._soon("(all, text) => !all.length || tidy(all[0].textContent) !== text", text)

    async def to_contain_text(self, text: str) -> None:
        """Wait until it says this among other things."""
        await self._soon("(all, text) => all.length === 1 && tidy(all[0].textContent).includes(text)", text)

    async def to_have_value(self, value: str) -> None:
        """Wait until this is written or chosen in it."""
        await self._soon("(all, value) => all.length === 1 && all[0].value === value", value)

    async def to_have_attribute(self, name: str, value: str) -> None:
        """Wait until it has an attribute with a value."""
        await self._soon("(all, is) => all.length === 1 && all[0].getAttribute(is[0]) === is[1]", [name, value])


class Page(Found):
    """A page in a browser."""

    def __init__(self, context: Context) -> None:
        super().__init__(self)
        self.context = context
        self.driver = context.driver
        self.complain: Callable[[str], Any] = lambda problem: None

    def on(self, what: str, hear: Callable[[Any], Any]) -> None:
        """Hear of errors the page does not catch; what is written to the console WebKit tells nobody."""
        if what == "pageerror":
            self.complain = hear

    @property
    def url(self) -> str:
        """Where it is."""
        return str(self.driver.current_url)

    async def do(self, deed: Callable[..., Any], *arguments: Any) -> Any:
        """Have the driver do something, while others do what they do."""
        try:
            return await asyncio.to_thread(deed, *arguments)
        except WebDriverException as problem:
            raise Error(str(problem)) from problem

    async def run(self, script: str, *arguments: Any) -> Any:
        """Run a script that can find things; hear what went wrong in the page since the last one."""
        told = f"{FIND}\n(async () => {{ {script} }})().then({TELL}, {TELL_PROBLEM})"
        answer, problem, *others = await self.do(self.driver.execute_async_script, told, *arguments)
        for other in others:
            self.complain(other)
        if problem:
            raise Error(f"{problem} in {script}")
        return answer

    async def evaluate(self, script: str, argument: Any = None) -> Any:
        """Have the page work something out, or call a function."""
        called = f"const it = ({script}); return typeof it === 'function' ? it(arguments[0]) : it"
        return await self.run(called, argument)

    async def goto(self, path: str) -> None:
        """Go to an address, or to a place in the house."""
        await self.do(self.driver.get, path if "://" in path else self.context.url + path)

    async def set_viewport_size(self, size: ViewportSize) -> None:
        """Return the page a size; the window is a little taller."""
        wide, high = size["width"], size["height"]
        bars = await self.evaluate("outerHeight - innerHeight")
        await self.do(self.driver.set_window_size, wide, high + bars)
        end = time.monotonic() + PATIENCE
        while [wide, high] != (now := await self.evaluate("[innerWidth, innerHeight]")):
            if time.monotonic() > end:
                raise TookTooLong(f"the page stays at {now}, and should be {size}")
            await asyncio.sleep(SOON)

    async def screenshot(self, *, path: Path | None = None) -> bytes:
        """Take a picture of what is seen."""
        picture: bytes = await self.do(self.driver.get_screenshot_as_png)
        if path:
            path.write_bytes(picture)
        return picture
