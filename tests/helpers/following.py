"""Links that are followed on a page that is still coming to rest."""

import asyncio

from playwright.async_api import Locator


async def follow(link: Locator, found: Locator) -> None:
    """Click a link, and once more where nothing comes of it: WebKit's driver clicks beside what moves just then."""
    await link.click()
    for _ in range(100):
        if await found.count():
            return
        await asyncio.sleep(0.1)
    await link.click()
