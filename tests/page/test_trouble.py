"""A page that never stays blank, never shows what was meant for programmers, and gets over what goes wrong."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route, WebSocketRoute, expect

from billi.words import LANGUAGES
from helpers.bad_networks import network
from helpers.browser import Guest, House, house_at, in_browsers, run
from helpers.hurrying import hurries
from helpers.page_text import card, text
from helpers.service_worker import is_kept
from helpers.serving import serving

WAKE_UP = "() => document.dispatchEvent(new Event('visibilitychange'))"
ANOTHER_WORKER = """async () => {
    const found = await navigator.serviceWorker.register("/sw.js?newer");
    const worker = found.installing ?? found.waiting ?? found.active;
    while (worker.state === "installing" || worker.state === "parsed" || worker.state === "activating")
        await new Promise((change) => worker.addEventListener("statechange", change, { once: true }));
    return [worker.state, navigator.serviceWorker.controller.scriptURL.endsWith("/sw.js")];
}"""


async def refuse_connection(route: Route) -> None:
    await route.abort()


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_words_do_not_arrive_the_page_says_so_and_can_be_tried_again(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(locale=language, path="/healthz")
        await ann.page.route("**/assets/*.json", refuse_connection)
        await ann.page.goto("/")
        await expect(ann.page.get_by_role("alert")).to_have_text(text("net-page-missing", language))
        await ann.page.unroute("**/assets/*.json")
        await ann.button("net-try-again").click()
        await expect(ann.heading("home-title")).to_be_visible()
        ann.forgive("ERR_FAILED", "Failed to fetch")

    in_browsers(work)


def test_where_the_line_says_nothing_at_all_the_page_says_so_and_can_be_tried_again() -> None:
    async def keep_waiting(route: Route) -> None:
        """Answer nothing."""

    async def work(house: House) -> None:
        ann = await house.guest(path="/healthz")
        await ann.page.clock.install()
        await ann.page.route("**/assets/*.json", keep_waiting)
        async with ann.page.expect_request("**/assets/*.json"):
            await ann.page.goto("/")
        await ann.page.clock.run_for(25_000)
        await expect(ann.page.get_by_role("alert")).to_have_text(text("net-page-missing"))
        await ann.page.unroute("**/assets/*.json")
        await ann.button("net-try-again").click()
        await expect(ann.heading("home-title")).to_be_visible()
        ann.forgive("AbortError", "ERR_ABORTED", "signal is aborted")

    in_browsers(work)


def test_another_language_chosen_while_words_are_on_their_way_is_the_one_that_is_spoken() -> None:
    async def work(house: House) -> None:
        ann = await house.guest()
        late = asyncio.Event()

        async def hold(route: Route) -> None:
            await late.wait()
            await route.continue_()

        await ann.page.route("**/rulebook-*.json", hold)
        await ann.link("nav-learn").first.click()
        await ann.box("nav-language").select_option("de")
        await asyncio.sleep(0.3)
        late.set()
        ann.language = "de"
        await expect(ann.page).to_have_title(ann.say("title", page=ann.say("title-learn")))
        await expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("learn-heading"))
        assert await ann.page.evaluate("document.documentElement.lang") == "de"

    in_browsers(work)


def test_a_language_that_does_not_arrive_leaves_the_one_there_is() -> None:
    async def work(house: House) -> None:
        ann = await house.guest()
        await ann.page.route("**/assets/*.json", refuse_connection)
        await ann.box("nav-language").select_option("fr")
        await expect(ann.page.get_by_role("alert").filter(has_text=text("net-unreachable"))).to_be_visible()
        await expect(ann.box("nav-language")).to_have_value("en")
        await ann.page.unroute("**/assets/*.json")
        await ann.box("nav-language").select_option("fr")
        await expect(ann.page.get_by_role("heading", level=1)).to_have_text(text("home-title", "fr"))
        ann.forgive("ERR_FAILED")

    in_browsers(work)


# Addresses and answers that make no sense


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/learn/%", "/%ff%"])
def test_an_address_that_makes_no_sense_leads_to_a_page(path: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path=path)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        ann.forgive("404", "429", "WebSocket")

    in_browsers(work)


def test_a_part_of_the_page_that_breaks_says_so_and_the_rest_works() -> None:
    async def work(house: House) -> None:
        ann = await house.guest()

        async def nonsense(route: Route) -> None:
            await route.fulfill(json={"games": [{"id": "x"}], "more": False})

        await ann.page.route("**/api/games", nonsense)
        await ann.link("nav-games").first.click()
        await expect(ann.main.get_by_role("alert")).to_have_text(text("page-broken"))
        await ann.link("nav-scores").first.click()
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        ann.forgive("TypeError", "undefined", "Cannot read")

    in_browsers(work)


def test_a_door_that_answers_nonsense_is_not_quoted() -> None:
    async def work(house: House) -> None:
        ann = await house.guest()

        async def nonsense(route: Route) -> None:
            await route.fulfill(body="<html>", content_type="text/html")

        await ann.page.route("**/api/me", nonsense)
        await ann.button("home-play-game", game=text("game-willi")).click()
        await expect(ann.main.get_by_role("alert")).to_have_text(text("page-broken"))
        ann.forgive("SyntaxError", "JSON")

    in_browsers(work)


# At a table


def refusing(what: str) -> Callable[[WebSocketRoute], None]:
    """Return a line on which one kind of wish is refused."""

    def stand_between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def asked(said: str | bytes) -> None:
            wish = json.loads(said)
            if wish["do"] == what:
                no = {
                    "is": "refused",
                    "id": wish["id"],
                    "why": "table-too-many",
                    "rule": None,
                    "text": "No.",
                    "version": 1,
                }
                page.send(json.dumps(no))
            else:
                server.send(said)

        page.on_message(asked)
        server.on_message(page.send)

    return stand_between


def test_a_rematch_that_is_refused_can_be_asked_for_again() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.route_web_socket("**/api/tables/*", refusing("rematch"))
        await ann.play_bots("misterbill", 3)
        await hurries(ann)
        await ann.button("over-rematch").click()
        await expect(ann.page.get_by_role("alert").filter(has_text="No.")).to_be_visible()
        await expect(ann.button("over-rematch")).to_be_enabled()

    in_browsers(work)


def test_who_looked_on_and_cannot_open_a_game_of_their_own_is_told_so_and_can_try_again() -> None:
    async def work(house: House) -> None:
        ann, zoe = await house.guest("Ann"), await house.guest("Zoe")
        await ann.play_bots("misterbill", 3)
        await hurries(ann)
        await zoe.page.goto(ann.path)
        await zoe.page.route("**/api/tables", refuse_connection)
        await zoe.button("over-new").click()
        await expect(zoe.page.get_by_role("alert").filter(has_text=text("net-unreachable"))).to_be_visible()
        await zoe.page.unroute("**/api/tables")
        await zoe.button("over-new").click()
        await zoe.is_dealt()
        zoe.forgive("ERR_FAILED", text("net-unreachable"))

    in_browsers(work)


def test_who_cannot_be_called_so_is_told_why_in_the_lobby_and_can_sit_down_all_the_same() -> None:
    async def work(house: House) -> None:
        ann, zoe = await house.guest("Ann"), await house.guest()
        await zoe.page.goto(await ann.set_table("willi", 4))
        await zoe.page.route("**/api/me", refuse_connection)
        await zoe.box("me-name").fill("Zoe")
        await zoe.button("lobby-sit-at", n=2).click()
        await expect(zoe.main.get_by_role("alert").filter(has_text=text("net-unreachable"))).to_be_visible()
        await zoe.page.unroute("**/api/me")
        await zoe.button("lobby-sit-at", n=2).click()
        await expect(zoe.button("lobby-stand-at", n=2)).to_be_visible()
        zoe.forgive("ERR_FAILED", text("net-unreachable"))

    in_browsers(work)


def test_the_name_of_somebody_else_at_this_screen_stays_written_where_they_may_not_sit_down() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        link = await ann.set_table("willi", 4)
        await ann.page.route_web_socket("**/api/tables/*", refusing("sit"))
        await ann.page.goto(link)
        another = ann.page.get_by_role("textbox", name=text("lobby-another"))
        await another.fill("Bea")
        await ann.button("lobby-sit-at", n=2).click()
        await expect(ann.main.get_by_role("alert").filter(has_text="No.")).to_be_visible()
        await expect(another).to_have_value("Bea")

    in_browsers(work)


def test_ones_games_that_did_not_arrive_can_be_asked_for_again() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.is_dealt()
        await ann.page.route("**/api/games", refuse_connection)
        await ann.page.goto("/games")
        problem = ann.main.get_by_role("alert")
        await expect(problem).to_have_text(text("net-unreachable"))
        await ann.page.unroute("**/api/games")
        await ann.button("net-try-again").click()
        await expect(ann.link("games-back")).to_be_visible()
        await expect(problem).to_have_count(0)
        await expect(ann.button("net-try-again")).to_have_count(0)
        ann.forgive("ERR_FAILED")

    in_browsers(work)


def test_that_nobody_could_sit_down_for_want_of_a_network_is_said_until_there_is_one() -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        await bo.page.goto(await ann.set_table("willi", 4))
        await bo.box("me-name").fill("Bob")
        await bo.context.set_offline(True)
        await bo.button("lobby-sit-at", n=2).click()
        problem = bo.main.get_by_role("alert")
        await expect(problem).to_have_text(text("net-unreachable"))
        await bo.context.set_offline(False)
        await expect(problem).to_have_count(0)
        await bo.sit(2)
        bo.forgive("WebSocket", "ERR_INTERNET")

    in_browsers(work)


@pytest.mark.parametrize("typed", ["Come: {}, we wait", "{}.", "<{}>"])
def test_a_link_is_found_in_the_message_that_brought_it(typed: str) -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        link = await ann.set_table("willi", 4)
        await bo.box("home-join").fill(typed.format(link))
        await bo.button("home-go").click()
        await expect(bo.button("lobby-sit-at", n=2)).to_be_visible()
        await bo.page.goto(ann.path.upper().replace("/T/", "/t/"))  # as somebody read it out
        await expect(bo.button("lobby-sit-at", n=2)).to_be_visible()

    in_browsers(work)


def test_a_lesson_without_a_network_says_so() -> None:
    async def work(house: House) -> None:
        ann = await house.guest()
        await ann.page.route("**/api/lessons/*", refuse_connection)
        await ann.page.goto("/learn/willi/lesson")
        await expect(ann.page.get_by_role("status").filter(has_text=text("net-off"))).to_be_visible()
        await ann.page.unroute("**/api/lessons/*")
        await expect(ann.page.get_by_role("heading", name=text("lesson-willi-deal.title"))).to_be_visible()
        ann.forgive("ERR_FAILED")

    in_browsers(work)


def test_a_lesson_whose_answer_breaks_off_is_asked_for_again() -> None:
    async def breaks_off(route: Route) -> None:
        await route.fulfill(body='{"table": {"ver', content_type="application/json")

    async def work(house: House) -> None:
        ann = await house.guest()
        lesson, go_on = ann.link("home-lesson-game", game=ann.say("game-willi")), ann.button("lesson-go-on")
        for step, way in (("deal", lesson), ("goal", go_on)):
            await ann.page.route("**/api/lessons/*", breaks_off, times=1)
            await way.click()
            await expect(ann.heading(f"lesson-willi-{step}.title")).to_be_visible()

    in_browsers(work)


def test_a_lesson_that_is_refused_says_so_once_and_can_be_begun_again() -> None:
    """As after an upgrade that has changed what the lesson asks for."""

    async def otherwise(route: Route) -> None:
        await route.continue_(post_data={"choices": ["what was asked for before"]})

    async def work(house: House) -> None:
        ann = await house.guest()
        stuck, why = ann.main.get_by_text(ann.say("lesson-stuck")), ann.main.locator(".why:not(:empty)")
        lesson, go_on = ann.link("home-lesson-game", game=ann.say("game-willi")), ann.button("lesson-go-on")
        for read, way in ((0, lesson), (0, go_on), (2, ann.hand.filter(has_text=card("Y1")))):
            for _ in range(read):
                await go_on.click()
            await ann.page.route("**/api/lessons/*", otherwise, times=1)
            await way.click()
            await expect(stuck).to_be_visible()
            await expect(why).to_have_count(0)
            await ann.link("lesson-again").click()
            await expect(ann.heading("lesson-willi-deal.title")).to_be_visible()
            await expect(stuck).to_have_count(0)
        ann.forgive("400")

    in_browsers(work)


def test_a_file_of_something_else_is_said_to_be_so_once(tmp_path: Path) -> None:
    wrong = tmp_path / "diary.txt"
    wrong.write_text("\n".join(f"Day {day}" for day in range(300)))

    async def work(house: House) -> None:
        ann = await house.guest(path="/replay")
        await ann.page.locator("input[type=file]").set_input_files(wrong)
        await expect(ann.main.locator(".problem")).to_have_count(1)
        assert not await ann.page.locator("input[type=file]").get_attribute("accept"), "phones grey our files out"

    in_browsers(work)


# Phones and weak networks


def test_a_phone_that_wakes_up_notices_soon_that_the_line_is_dead() -> None:
    async def play() -> None:
        async with serving() as url, network(url) as between, house_at(between.url) as house:
            ann = await house.guest("Ann")
            opened: list[float] = []
            await ann.play_bots("willi")
            await ann.able.first.wait_for()
            ann.page.on("websocket", lambda _: opened.append(time.monotonic()))
            between.forget()
            woke = time.monotonic()
            await ann.page.evaluate(WAKE_UP)
            async with asyncio.timeout(60):
                while not opened:
                    await asyncio.sleep(0.05)
            assert opened[0] - woke < 9, "it asks at once: otherwise it takes 8 seconds of silence and 3 more"
            await ann.play(until=ann.round_over)

    run(play())


def test_on_a_network_that_hardly_answers_the_kept_page_opens_soon() -> None:
    async def play() -> None:
        async with serving() as url, network(url) as between, house_at(between.url) as house:
            ann = await house.guest(keeps=True)
            await is_kept(ann)
            between.go_away()
            began = time.monotonic()
            await ann.page.goto("/scores")
            await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
            assert time.monotonic() - began < 15
            ann.forgive("ERR_", "Failed to fetch")

    run(play())


def test_a_newer_page_takes_nothing_away_from_tabs_that_are_open() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(keeps=True)
        await is_kept(ann)
        assert await ann.page.evaluate(ANOTHER_WORKER) == ["installed", True]

    in_browsers(work)


# Readers who listen


def test_lists_without_dots_are_still_lists_to_who_listens() -> None:
    """A list whose style is none is no list to VoiceOver; one with an empty sign is."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        assert await styles(ann) - {"none"} == await styles(ann)

    async def styles(guest: Guest) -> set[Any]:
        found = await guest.page.evaluate(
            "[...document.querySelectorAll('ul, ol')].map((list) => getComputedStyle(list).listStyleType)"
        )
        assert found
        return set(found)

    in_browsers(work)
