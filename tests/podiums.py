"""Who stands where at the end of a game, as a podium shows it."""

from typing import Final

from playwright.async_api import Locator

STANDING: Final = """(rows) => rows.flatMap((row) => {
    const points = [...row.querySelectorAll(".number")].at(-1).textContent;
    return [...row.querySelectorAll("bdi")].map((who) => [who.textContent, points]);
})"""
"""Several may stand on one step; whoever has none stands in a list below."""


async def standings(podium: Locator) -> list[tuple[str, str]]:
    """Return everyone's name and points as they are read there, sorted."""
    found: list[list[str]] = await podium.get_by_role("listitem").evaluate_all(STANDING)
    return sorted((name, points) for name, points in found)
