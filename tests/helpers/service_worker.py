"""The worker that keeps the page for when there is no server."""

import asyncio
from typing import Final

from helpers.browser import Guest

SOON: Final = 30
"""Seconds within which a browser has it all."""

KEPT = """() => new Promise((kept) => {
    if (navigator.serviceWorker.controller) kept();
    navigator.serviceWorker.addEventListener("controllerchange", () => kept());
})"""


async def is_kept(guest: Guest) -> None:
    """Wait until the browser has all it needs to open the page by itself."""
    async with asyncio.timeout(SOON):
        await guest.page.evaluate(KEPT)
