"""Somebody who is banned is told so where they sit; they find their games, and may have themselves forgotten."""

import json
from pathlib import Path

import pytest
from playwright.async_api import expect

from helpers.browser import House, in_browsers
from helpers.hosting import host
from helpers.page_text import text


def test_who_is_banned_in_the_middle_of_a_game_is_told_and_may_be_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("billi.server.sessions.OFTEN", 0.1)
    database = f"sqlite:///{tmp_path / 'billi.db'}"

    async def work(house: House) -> None:
        ann = await (await house.guest("Ann")).play_bots("willi")
        await ann.is_dealt()
        [table] = json.loads((await host(database, "list", "--json")).out)["tables"]
        [seat] = json.loads((await host(database, "show", table["table"], "--json")).out)["seats"]
        await host(database, "ban", seat["person"])
        told = ann.page.get_by_role("alert").filter(has_text=text("door-banned"))
        await expect(told).to_be_visible()

        await ann.page.goto("/games")
        await expect(ann.main.get_by_text(text("games-playing"))).to_be_visible()
        await ann.button("games-forget-do").click()
        await ann.button("games-forget-sure").click()
        await expect(ann.page.get_by_role("status").filter(has_text=text("games-forgotten"))).to_be_visible()
        assert (await host(database, "bans")).out == "Nobody is banned.\n"
        ann.forgive("403")

    in_browsers(work, database=database)
