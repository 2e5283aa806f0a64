"""What axe-core knows to be in somebody's way."""

from collections.abc import Sequence
from typing import Any

from playwright.async_api import expect

from helpers.browser import Guest
from helpers.paths import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = "async (part) => (await axe.run(part, { resultTypes: ['violations'] })).violations"
"""What is wrong, and nothing of all that is right: it is long."""
LIGHTS = ("light", "dark")


async def has_no_barriers(guest: Guest, part: str = "html", lights: Sequence[str] = LIGHTS) -> None:
    """Look at a page, or a part of it, with axe, in light and in dark, once it is there."""
    await expect(guest.page.get_by_role("heading", level=1)).to_be_attached()
    for light in lights:
        await guest.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        await guest.settled()
        found = await look(guest, part)
        assert not found, f"at {guest.path} in {light}"


async def look(guest: Guest, part: str) -> list[str]:
    """Return what axe finds wrong, a line each."""
    if not await guest.page.evaluate("'axe' in window"):
        await guest.page.evaluate(AXE.read_text(encoding="utf-8") + ";null")
    violations: Any = await guest.page.evaluate(VIOLATIONS, part)
    return [
        f"{rule['id']}: {place['html'][:160]} ({place['failureSummary']})"
        for rule in violations
        for place in rule["nodes"]
    ]
