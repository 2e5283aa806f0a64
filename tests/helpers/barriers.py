"""What axe-core knows to be in somebody's way."""

from collections.abc import Sequence
from typing import Any

from playwright.async_api import expect

from helpers.browser import Guest
from helpers.paths import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = "async ([part, rules]) => (await axe.run(part, { resultTypes: ['violations'], ...rules })).violations"
"""What is wrong, and nothing of all that is right: it is long."""
LIGHTS = ("light", "dark")
OF_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""All that another light can change: what is there, and what it is called, is the same in both."""


async def has_no_barriers(guest: Guest, part: str = "html", lights: Sequence[str] = LIGHTS) -> None:
    """Look at a page, or a part of it, with axe, in light and in dark, once it is there."""
    await expect(guest.page.get_by_role("heading", level=1)).to_be_attached()
    for number, light in enumerate(lights):
        await guest.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        await guest.settled()
        found = await look(guest, part, OF_COLOURS if number else {})
        assert not found, f"at {guest.path} in {light}"


async def look(guest: Guest, part: str, rules: dict[str, Any]) -> list[str]:
    """Return what axe finds wrong by some rules, a line each."""
    if not await guest.page.evaluate("'axe' in window"):
        await guest.page.evaluate(AXE.read_text(encoding="utf-8") + ";null")
    violations: Any = await guest.page.evaluate(VIOLATIONS, [part, rules])
    return [
        f"{rule['id']}: {place['html'][:160]} ({place['failureSummary']})"
        for rule in violations
        for place in rule["nodes"]
    ]
