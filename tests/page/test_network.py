"""A bad connection: it shows, it mends itself, nothing typed or chosen is lost, and the page is never loaded again."""

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from playwright.async_api import ViewportSize, expect

from billi.server.files import STATIC
from billi.words import LANGUAGES
from helpers.browser import House, house_at, in_browsers, run
from helpers.page_text import text
from helpers.server_processes import OwnServer, own_server
from helpers.service_worker import is_kept


@asynccontextmanager
async def house_of_our_own(folder: Path) -> AsyncIterator[tuple[OwnServer, House]]:
    """Run a server in a process that can be killed; it keeps its tables in a file."""
    with own_server(f"sqlite:///{folder / 'billi.db'}") as server:
        server.start()
        await server.answers()
        async with house_at(server.url) as house:
            yield server, house


def test_a_server_that_starts_anew_costs_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_of_our_own(tmp_path) as (server, house):
            ann = await house.guest("Ann", keeps=True)
            await ann.play_bots("willi")
            await ann.look_at("chat")
            await expect(ann.able.first).to_be_visible()
            await ann.page.evaluate("window.sameAsBefore = true")

            server.kill()
            gone = ann.page.get_by_role("status").filter(has_text=text("net-off"))
            await expect(gone).to_be_visible()
            await ann.able.nth(1).click()  # and thinks again
            boxed = await ann.able.first.text_content()
            assert boxed
            await ann.able.first.click()
            await ann.box("chat-write").fill("Still here")
            await ann.button("chat-send").click()

            server.start()
            await expect(gone).to_be_hidden()
            await expect(ann.listed("chat-label")).to_contain_text("Still here")
            await expect(ann.hand).to_have_count(8)
            assert boxed not in await ann.cards(), "the card chosen without a server is in the box"
            await ann.play(until=ann.round_over)
            assert await ann.page.evaluate("window.sameAsBefore"), "the page was loaded again"
            ann.forgive("WebSocket", "ERR_CONNECTION")

    run(play())


def test_a_database_that_lost_moves_shows_its_table_and_the_game_goes_on(tmp_path: Path) -> None:
    """The page waited for a version it had seen and that never came, and seemed to be without a connection for ever."""

    async def play() -> None:
        async with house_of_our_own(tmp_path) as (server, house):
            ann = await house.guest("Ann", keeps=True)
            await ann.play_bots("willi")
            await expect(ann.hand).to_have_count(9)
            await ann.able.first.click()
            await expect(ann.hand).to_have_count(8)
            await expect(ann.able.first).to_be_visible()
            server.kill()
            lose_all_choices(tmp_path / "billi.db")
            server.start()
            await expect(ann.hand).to_have_count(9)
            await expect(ann.page.get_by_role("status").filter(has_text=text("net-off"))).to_be_hidden()
            await ann.play(until=ann.round_over)
            ann.forgive("WebSocket", "ERR_CONNECTION")

    run(play())


def lose_all_choices(file: Path) -> None:
    """Have a database go back to the moment the cards were dealt."""
    with closing(sqlite3.connect(file)) as database:
        (table, version, mark), *_ = database.execute(
            "SELECT table_id, version, mark FROM lines WHERE CAST(body AS TEXT) LIKE '%\"begin\"%'"
        )
        database.execute("DELETE FROM lines WHERE table_id = ? AND version > ?", (table, version))
        database.execute("UPDATE tables SET version = ?, mark = ? WHERE id = ?", (version, mark, table))
        database.commit()


@pytest.mark.parametrize("file", ["sw.js", "index.html"])
def test_what_is_to_be_kept_for_a_time_without_a_network_is_there(file: str) -> None:
    named = re.findall(r"/(assets/[\w.-]+)", (STATIC / file).read_text())
    assert named
    assert [name for name in named if not (STATIC / name).is_file()] == []


def test_the_score_pad_and_the_rules_open_without_a_network(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_of_our_own(tmp_path) as (server, house):
            ann = await house.guest("Ann", keeps=True)
            await is_kept(ann)
            server.kill()
            for path, title in OFFLINE.items():
                await ann.page.goto(path)
                await expect(ann.page).to_have_title(text("title", page=text(title)))
                await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
            ann.forgive("ERR_CONNECTION")

    run(play())


OFFLINE = {
    "/scores": "title-scores",
    "/learn": "title-learn",
    "/learn/misterbill/rules": "title-rules-misterbill",
    "/learn/willi/rules": "title-rules-willi",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_lost_connection_takes_two_lines_not_the_table(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=ViewportSize(width=360, height=560))
        await ann.play_bots("misterbill", 5)
        await ann.is_dealt()
        await ann.context.set_offline(True)
        # Whoever had only one card to draw has drawn it by then.
        told = "|".join(re.escape(ann.say(id)) for id in ("net-off", "net-off-kept"))
        gone = ann.page.get_by_role("status").filter(has_text=re.compile(told))
        await expect(gone).to_be_visible()
        box = await gone.bounding_box()
        assert box
        assert box["height"] < 70
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        await ann.context.set_offline(False)
        await expect(gone).to_have_count(0)
        ann.forgive("WebSocket", "ERR_INTERNET")

    in_browsers(work)
