"""Pages laid out for a whole screen, and seen through a small window: what nobody looks at need not be drawn.

Drawing takes a third of a browser's time at a table. Where things are, whether they can be touched and what they say
does not depend on it; pictures do.
"""

from typing import Any, Final

from playwright.async_api import Browser, Page, ViewportSize

WINDOW: Final = 100
"""Pixels each way."""
BY_PLAYWRIGHT: Final = ("viewport", "is_mobile", "device_scale_factor")
"""What makes a screen. Playwright's own would open a window as large."""


def has_small_windows(browser: object) -> bool:
    """Whether a window can be smaller than what is laid out for it."""
    return isinstance(browser, Browser) and browser.browser_type.name == "chromium"


def without_screen(how: dict[str, Any]) -> dict[str, Any]:
    """Return how to make a context that leaves the screen to us."""
    return {name: value for name, value in how.items() if name not in BY_PLAYWRIGHT} | {"no_viewport": True}


async def look_through_a_small_window(page: Page, how: dict[str, Any]) -> None:
    """Have a page laid out as Playwright would for a context made so, and little of it drawn."""
    to_browser = await page.context.new_cdp_session(page)
    window = (await to_browser.send("Browser.getWindowForTarget"))["windowId"]
    bounds = {"windowId": window, "bounds": {"width": WINDOW, "height": WINDOW}}
    await to_browser.send("Browser.setWindowBounds", bounds)

    async def set_viewport_size(viewport_size: ViewportSize) -> None:
        await to_browser.send("Emulation.setDeviceMetricsOverride", _screen(viewport_size, how))

    page.set_viewport_size = set_viewport_size  # type: ignore[method-assign]
    await page.set_viewport_size(how["viewport"])


def _screen(size: ViewportSize, how: dict[str, Any]) -> dict[str, Any]:
    width, height = size["width"], size["height"]
    mobile = how.get("is_mobile", False)
    upright = mobile and height >= width
    return {
        "mobile": mobile,
        "width": width,
        "height": height,
        "screenWidth": width,
        "screenHeight": height,
        "deviceScaleFactor": how.get("device_scale_factor", 1),
        "screenOrientation": {
            "angle": 90 if mobile and not upright else 0,
            "type": "portraitPrimary" if upright else "landscapePrimary",
        },
        "dontSetVisibleSize": True,
    }
