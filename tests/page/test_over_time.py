"""One's play over time, above one's games: at a glance, in words, and as a table; for oneself alone."""

import json
from typing import Any

import pytest
from playwright.async_api import Route, ViewportSize, expect

from billi.client import Client
from billi.server.cookies import PLAIN
from billi.words import LANGUAGES
from helpers.barriers import has_no_barriers
from helpers.browser import OTHERS, Guest, House, in_browsers
from helpers.layout_faults import looks_right
from helpers.node import VITEST, vitest
from helpers.page_text import text
from helpers.podium import plays_a_game
from helpers.reviews import appoint

PHONE = ViewportSize(width=360, height=560)
DAY = 24 * 3600 * 1000
PANEL = "section[aria-labelledby=play]"


def played(number: int, own: int, gave: int, **more: Any) -> dict[str, Any]:
    """Return a game of Willi against house bots in which luck brought a point, and the others nothing."""
    kind = {"game": "willi", "players": 4, "against": "house"} | more
    worth = {"result": 1000 + own, "luck": 1000, "own": own, "others": 0, "gave": gave, "decisions": 20}
    return {"id": f"game{number}", "created": 1_794_000_000_000 - number * DAY, **kind, **worth}


GAMES = [
    *(played(number, -2000 - 100 * (number % 3), 400 + 1200 * (number > 6)) for number in range(13)),
    *(played(20 + number, 500, 100, game="misterbill", against="people") for number in range(2)),
]
"""The newest first: bad luck is not to blame, but less is given away than before."""


@pytest.mark.skipif(not VITEST.exists(), reason="the page's tools are not installed: npm ci in web/")
def test_averages_changes_and_how_sure_they_are_come_out_right() -> None:
    vitest("tests/play.test.ts")


async def with_a_game(house: House, told: dict[str, Any] | None = None, **how: Any) -> Guest:
    """Have somebody come who has played a game of Mister Bill; what the server tells of their play can be made up."""
    async with Client(house.url, "Ann") as ann:
        await plays_a_game(house.url, "misterbill", ann)
        token = ann.token
    guest = await house.guest("", **how)
    await guest.context.add_cookies([{"name": PLAIN, "value": token, "url": house.url}])
    if told:
        await guest.page.route("**/api/me/play", lambda route: route.fulfill(body=json.dumps(told)))
    await guest.page.goto("/games")
    return guest


def test_a_game_is_worked_out_while_its_player_waits_and_goes_with_their_data(monkeypatch: pytest.MonkeyPatch) -> None:
    appoint(monkeypatch)

    async def work(house: House) -> None:
        ann = await with_a_game(house)
        panel = ann.page.locator(PANEL)
        await expect(panel).to_contain_text(text("play-early", n=5), timeout=OTHERS)
        await expect(panel.get_by_role("status")).to_be_empty(timeout=OTHERS)
        (game,) = (await (await ann.page.request.get("/api/me/play")).json())["games"]
        await panel.locator("summary").click()
        (row,) = await panel.locator("tbody tr").all()
        shown = [cell.replace("−", "-").strip("\u2007 ") for cell in await row.locator("td").all_inner_texts()]
        told = (game["result"], game["luck"], game["own"] + game["others"])
        assert [float(cell) for cell in shown[:3]] == pytest.approx([each / 1000 for each in told], abs=0.0051)
        assert await row.get_by_role("link").get_attribute("href") == f"/replay/{game['id']}"
        await ann.button("games-forget-do").click()
        await ann.button("games-forget-sure").click()
        await expect(panel).to_be_hidden()

    in_browsers(work)


def test_a_glance_says_what_luck_did_and_what_is_given_away() -> None:
    async def work(house: House) -> None:
        ann = await with_a_game(house, {"games": GAMES, "waiting": 0})
        panel = ann.page.locator(PANEL)
        await expect(panel).to_contain_text(text("play-behind"))
        await expect(panel.locator("strong").first).to_have_text("−2.09")
        own = {"luck": "+1.00", "own": "−2.09", "others": "\u20070.00".strip()}
        await expect(panel).to_contain_text(text("play-sum", n=13, result="−1.09", **own))
        await expect(panel).to_contain_text(text("play-change-less", since="0.02", n=6, before="0.07"))
        assert await panel.locator("figure").first.locator("circle.dot").count() == 13 + 1  # and in the legend
        choice = panel.get_by_role("combobox", name=text("play-which"))
        await choice.focus()
        await ann.page.keyboard.press("ArrowDown")
        await expect(panel).to_contain_text(text("play-early", n=5))
        await expect(panel.locator("tbody tr")).to_have_count(2)
        await ann.page.keyboard.press("Tab")
        await ann.page.keyboard.press("Enter")
        await expect(panel.get_by_role("table")).to_be_visible()
        await looks_right(ann)
        await has_no_barriers(ann, PANEL)

    in_browsers(work)


def test_where_its_code_does_not_arrive_that_is_said_and_can_be_tried_again() -> None:
    async def refuse_connection(route: Route) -> None:
        await route.abort()

    async def work(house: House) -> None:
        ann = await with_a_game(house, {"games": GAMES, "waiting": 0})
        await ann.page.route("**/assets/OverTime-*.js", refuse_connection)
        await ann.page.reload()
        await expect(ann.main.get_by_role("alert")).to_have_text(text("net-page-missing"))
        await ann.page.unroute("**/assets/OverTime-*.js")
        await ann.button("net-try-again").click()
        await expect(ann.page.locator(PANEL)).to_be_visible()
        ann.forgive("ERR_FAILED")

    in_browsers(work)


def test_what_is_still_being_worked_out_is_said() -> None:
    async def work(house: House) -> None:
        ann = await with_a_game(house, {"games": [], "waiting": 7})
        await expect(ann.page.locator(PANEL).get_by_role("status")).to_have_text(text("play-waiting", n=7))

    in_browsers(work)


@pytest.mark.parametrize("told", [{"games": [], "waiting": 1}, {"games": GAMES[-2:], "waiting": 0}])
def test_whoever_has_played_little_sees_no_empty_picture_but_their_games(told: dict[str, Any]) -> None:
    async def work(house: House) -> None:
        ann = await with_a_game(house, told, viewport=ViewportSize(width=390, height=664))
        panel = ann.page.locator(PANEL)
        await expect(panel).to_contain_text(text("play-early", n=5) if told["games"] else text("play-waiting", n=1))
        await expect(panel.locator("figure")).to_have_count(0)
        await expect(ann.link("over-replay")).to_be_in_viewport(ratio=1)

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_reads_in_every_language_on_a_small_phone(language: str) -> None:
    async def work(house: House) -> None:
        ann = await with_a_game(house, {"games": GAMES, "waiting": 2}, viewport=PHONE, locale=language)
        panel = ann.page.locator(PANEL)
        await expect(panel).to_contain_text(text("play-behind", language))
        await panel.locator("summary").click()
        assert "play-" not in await panel.inner_text()
        await looks_right(ann)

    in_browsers(work)
