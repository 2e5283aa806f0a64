"""A table that is gone: the page says so, shows the way home, and leaves the server alone."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from playwright.async_api import expect

from helpers.browser import Guest, House, house_at, in_browsers, run
from helpers.page_text import text
from helpers.server_processes import own_server

CODE = "nosuchtable2"


def knocks_of(guest: Guest) -> list[str]:
    """Note from now on whatever a page asks the server about tables, and how."""
    knocks: list[str] = []
    guest.page.on("websocket", lambda socket: knocks.append(f"SOCKET {socket.url}"))
    guest.page.on("request", lambda asked: knocks.append(f"{asked.method} {asked.url}"))
    return knocks


def about_tables(knocks: list[str]) -> list[str]:
    return [knock for knock in knocks if "/api/tables/" in knock]


async def is_told(guest: Guest, timeout: float = 60_000) -> None:
    await expect(guest.heading("table-gone")).to_be_visible(timeout=timeout)
    await expect(guest.main.get_by_role("link", name=text("table-home"))).to_be_visible()
    guest.forgive("404", "429", "WebSocket", text("door-too-many"))


def test_who_follows_an_old_link_is_told_at_once_and_the_page_asks_no_more() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True)
        knocks = knocks_of(ann)
        await ann.page.goto(f"/t/{CODE}")
        await is_told(ann)
        assert len(about_tables(knocks)) <= 2, knocks
        knocks.clear()
        await ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await ann.page.wait_for_timeout(3_000)
        assert not knocks

    in_browsers(work)


def test_a_page_that_is_held_back_waits_as_it_is_told_and_then_finds_out() -> None:
    """It used to knock for ever, and ate every guess its whole address was given again."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True)
        async with httpx.AsyncClient(base_url=house.url) as neighbour:
            for _ in range(20):
                await neighbour.get("/api/games/nosuchgame")
        knocks = knocks_of(ann)
        await ann.page.goto(f"/t/{CODE}")
        await ann.page.wait_for_timeout(7_000)
        assert len(about_tables(knocks)) <= 2, knocks
        await ann.page.evaluate("dispatchEvent(new Event('online'))")
        await is_told(ann, timeout=30_000)
        assert len(about_tables(knocks)) <= 4, knocks

    in_browsers(work)


@asynccontextmanager
async def left_open(database: Path, meanwhile: Callable[[sqlite3.Connection], None]) -> AsyncIterator[Guest]:
    """Have somebody leave a game open while their server is stopped, something done to what it keeps, and started."""
    with own_server(f"sqlite:///{database}") as server:
        server.start()
        await server.answers()
        async with house_at(server.url) as house:
            ann = await house.guest("Ann", keeps=True)
            await ann.play_bots("willi")
            await expect(ann.able.first).to_be_visible()
            server.kill()
            with sqlite3.connect(database) as connection:
                meanwhile(connection)
            connection.close()
            server.start()
            yield ann
            ann.forgive("404", "WebSocket", "ERR_CONNECTION")


def test_a_page_left_open_on_a_table_that_is_put_away_says_so(tmp_path: Path) -> None:
    def put_away(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM tables")

    async def play() -> None:
        async with left_open(tmp_path / "billi.db", put_away) as ann:
            await is_told(ann)

    run(play())


def test_a_page_left_open_on_a_game_by_older_rules_leads_to_a_table_where_one_has_their_chair(tmp_path: Path) -> None:
    def play_by_older_rules(connection: sqlite3.Connection) -> None:
        log = dict(connection.execute("SELECT version, body FROM lines"))
        [dealt] = [version for version, body in log.items() if body.startswith(b'{"do":"begin"')]
        older = log[dealt].replace(b'"begin"', b'"begin","rules":0')
        connection.execute("UPDATE lines SET body = ? WHERE version = ?", (older, dealt))

    async def play() -> None:
        async with left_open(tmp_path / "billi.db", play_by_older_rules) as ann:
            was = ann.page.url
            await expect(ann.heading("table-moved")).to_be_visible(timeout=60_000)
            await ann.link("table-moved-go").click()
            await ann.button("lobby-begin").click()
            await expect(ann.able.first).to_be_visible()
            assert ann.page.url != was

    run(play())
