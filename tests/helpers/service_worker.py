"""The worker that keeps the page for when there is no server."""

from helpers.browser import Guest

KEPT = """() => new Promise((kept) => {
    if (navigator.serviceWorker.controller) kept();
    navigator.serviceWorker.addEventListener("controllerchange", () => kept());
})"""


async def is_kept(guest: Guest) -> None:
    """Wait until the browser has all it needs to open the page by itself."""
    await guest.page.evaluate(KEPT)
