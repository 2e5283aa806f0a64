"""Takes the pictures of the README: both games on a wide screen and a phone, and a short animation.

    uv run --group bench python bench/pictures.py

Debian's Chromium plays against bots; pictures go to docs/pictures.
"""

import io
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from billi.bench.server import SERVE, free_port

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run"]
WIDE = (1200, 760)
PHONE = (390, 800)
MOVING = (900, 700)
FRAMES = 70
FRAME = 0.14


@contextmanager
def serving() -> Iterator[str]:
    """Run a server with a database of its own."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen([sys.executable, "-c", SERVE, str(port)], stdin=subprocess.PIPE)
        assert process.stdin
        process.stdin.write(f"sqlite:///{folder}/billi.db\n".encode())
        process.stdin.flush()
        url = f"http://127.0.0.1:{port}"
        try:
            for _ in range(100):
                try:
                    httpx.get(f"{url}/healthz")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait(10)


def sit_down(browser: Browser, url: str, game: str, size: tuple[int, int], scheme: str = "light") -> Page:
    """Begin a game against bots."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="en-GB",
        color_scheme="dark" if scheme == "dark" else "light",
        device_scale_factor=1.5,
    )
    page = context.new_page()
    page.goto(url)
    page.evaluate("localStorage.setItem('billi-name', 'Ann')")
    page.goto(url)
    page.get_by_role("button", name="Play now").nth(0 if game == "misterbill" else 1).click()
    return page


def keep(page: Page, name: str) -> None:
    """Keep what is to be seen as a picture."""
    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.save(PICTURES / f"{name}.webp", quality=82, method=6)


def act(page: Page) -> bool:
    """Do one thing that can be done; return whether there was one."""
    draw = page.get_by_role("list", name="The cards to draw from").get_by_role("button")
    if draw.count():
        draw.last.click(force=True)
        return True
    for name in ("Not this trick", "Keep my cards", "Go on"):
        button = page.get_by_role("button", name=name)
        if button.count():
            button.first.click()
            return True
    hand = page.get_by_role("list", name="Your hand").locator("button:not([aria-disabled])")
    if page.get_by_role("button", name="No waiter").count():
        page.get_by_role("button", name="No waiter").click()
        return True
    if hand.count() and not page.get_by_role("button", name="Skip").count():
        hand.nth(hand.count() // 2).click(force=True)
        return True
    return False


def until(page: Page, seen: str, limit: float = 60) -> None:
    """Play on until a sentence is there."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        if page.get_by_text(seen).count():
            page.wait_for_timeout(600)
            return
        act(page)
        page.wait_for_timeout(150)


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with serving() as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        wide = sit_down(browser, url, "misterbill", WIDE)
        until(wide, "Your turn: draw")
        keep(wide, "misterbill")
        dark = sit_down(browser, url, "willi", WIDE, "dark")
        until(dark, "Do you call")
        keep(dark, "willi")
        phone = sit_down(browser, url, "willi", PHONE)
        until(phone, "The trick is yours")
        keep(phone, "phone")
        film(sit_down(browser, url, "misterbill", MOVING))
        browser.close()


def film(page: Page) -> None:
    """Keep the first turns of a game as an animation."""
    frames = []
    for number in range(FRAMES):
        began = time.monotonic()
        shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        frames.append(shot.resize((MOVING[0] * 4 // 5, MOVING[1] * 4 // 5)))
        if number % 6 == 5:
            act(page)
        page.wait_for_timeout(max(0.0, 1000 * (FRAME - (time.monotonic() - began))))
    first, *rest = frames
    first.save(
        PICTURES / "playing.webp",
        save_all=True,
        append_images=rest,
        duration=int(FRAME * 1000),
        loop=0,
        quality=55,
        method=6,
    )


if __name__ == "__main__":
    main()
