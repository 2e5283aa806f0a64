"""A page that is open while the server becomes another version: it goes on, and is not loaded anew."""

import pytest

from billi.server.files import files
from helpers.browser import House, expect, in_browsers

LATER = "assets/Scores-"
"""What is loaded when somebody goes to the score pad."""


def test_a_page_from_before_an_upgrade_finds_what_it_has_yet_to_load(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        guest = await house.guest()
        await expect(guest.page.locator("h1").first).to_be_visible()
        await guest.page.evaluate("window.opened = 'before'")
        newer = {name: file for name, file in files().items() if not name.startswith(LATER)}
        assert len(newer) < len(files())
        for module in ("pages", "routes.page"):
            monkeypatch.setattr(f"billi.server.{module}.files", lambda: newer)
        await guest.page.locator("a[href='/scores']").first.click()
        await guest.page.wait_for_url("**/scores")
        await expect(guest.page.get_by_role("heading", name="Score pad")).to_be_visible()
        assert await guest.page.evaluate("window.opened") == "before"

    in_browsers(work)
