"""Luck nobody can choose, before real screens: pages cut the deck by themselves, say who did not, and check it all."""

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Route, expect

from billi.fair import leads_to
from billi.record import verify
from helpers.browser import Guest, House, in_browsers
from helpers.hurrying import hurries
from helpers.page_text import text
from helpers.proofs import a_cut_game


async def deal(host: Guest) -> None:
    await host.button("lobby-begin").click()
    await host.is_dealt()


async def record_of(guest: Guest) -> dict[str, Any]:
    """Return the record of the game that is over on somebody's screen, found to be in order."""
    address = await guest.link("over-replay").get_attribute("href")
    assert address is not None
    record: dict[str, Any] = await guest.house.record(address.rpartition("/")[2])
    verify(record)
    return record


def test_pages_cut_the_deck_and_say_after_the_game_that_nobody_could_choose_the_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("billi.games.willi.rules.LAST_ROUND", 2)

    async def work(house: House) -> None:
        ann, bo = [await house.guest(name) for name in ("Ann", "Bo")]
        link = await ann.set_table("willi", 4, bots=2)
        await bo.page.goto(link)
        await bo.sit(2)
        await deal(ann)
        await asyncio.gather(hurries(ann), hurries(bo))
        for guest in (ann, bo):
            await expect(guest.main.get_by_role("status").filter(has_text=text("luck-yours"))).to_be_visible()
        record = await record_of(ann)
        fair = record["fair"]
        assert [bool(cut) for cut in fair["cuts"]] == [True, True, False, False]
        assert [leads_to(cut, 1) for cut in fair["cuts"][:2]] == fair["seals"][:2]
        await others_records_are_not_believed(ann, record)
        await ann.link("over-replay").click()
        await expect(ann.page.get_by_text(text("luck-yours"))).to_be_visible()
        spectator = await house.guest("Cy", path=ann.path)
        await expect(spectator.page.get_by_text(text("luck-proven", n=2))).to_be_visible()

    in_browsers(work)


async def others_records_are_not_believed(guest: Guest, record: dict[str, Any]) -> None:
    """Show somebody another record than that of the game, each time after a reload."""
    changed = json.loads(json.dumps(record))
    changed["fair"]["words"][3] = "thought of later"
    drawn = json.loads(json.dumps(record))
    drawn["events"][1]["hands"][0][0], drawn["events"][1]["hands"][1][0] = (
        drawn["events"][1]["hands"][1][0],
        drawn["events"][1]["hands"][0][0],
    )
    other = {**a_cut_game(), "names": record["names"]}
    verify(other)
    for told, said in (
        (changed, text("luck-wrong-cards", event=1)),
        (drawn, text("luck-wrong-proof")),
        ({**record, "fair": {**record["fair"], "tries": 2}}, text("luck-wrong-proof")),
        (other, text("luck-wrong-told")),
    ):
        await _with_record(guest, told, said)
    await guest.page.reload()
    await expect(guest.page.get_by_text(text("luck-yours"))).to_be_visible()


async def _with_record(guest: Guest, told: dict[str, Any], said: str) -> None:
    async def answer(route: Route) -> None:
        await route.fulfill(json=told)

    await guest.page.route("**/api/games/*", answer)
    await guest.page.reload()
    alert = guest.main.get_by_role("alert")
    await expect(alert).to_be_visible()
    # Other words change the first dealer or the first deal, as luck has it.
    assert (await alert.text_content() or "").strip() in (said, said.replace("event 1 ", "event 2 "))
    await guest.page.unroute("**/api/games/*")


def test_a_page_that_is_reloaded_or_opened_twice_still_cuts_the_deck() -> None:
    async def work(house: House) -> None:
        ann, bo = [await house.guest(name) for name in ("Ann", "Bo")]
        link = await ann.set_table("willi", 4, bots=2)
        await bo.page.goto(link)
        await bo.sit(2)
        await ann.page.reload()
        await expect(ann.button("lobby-stand-at", n=1)).to_be_visible()
        second = await bo.context.new_page()
        await second.goto(link)
        await expect(second.get_by_role("button", name=text("lobby-stand-at", n=2))).to_be_visible()
        await bo.page.close()
        await deal(ann)
        await expect(second.get_by_role("list", name=text("table-hand")).get_by_role("button").first).to_be_visible()
        await ann.look_at("log")
        await expect(ann.listed("log-label").get_by_role("listitem").first).to_be_visible()
        await expect(ann.page.get_by_text(text("luck-left-out", players="Bo", n=1))).to_have_count(0)

    # Were anyone's bytes lost, the cards would not come before the test gives up.
    in_browsers(work, cutting=600_000)


async def seat_three(house: House) -> tuple[Guest, Guest, Guest, str]:
    """Have three people sit down, of whom Bo closes the page before Ann begins."""
    ann, bo, cy = [await house.guest(name) for name in ("Ann", "Bo", "Cy")]
    link = await ann.set_table("willi", 4, bots=1)
    for chair, guest in ((2, bo), (3, cy)):
        await guest.page.goto(link)
        await guest.sit(chair)
    await bo.page.close()
    await ann.button("lobby-begin").click()
    return ann, bo, cy, link


def test_whoever_has_closed_the_page_is_left_out_and_everyone_can_read_it() -> None:
    async def work(house: House) -> None:
        ann, bo, cy, link = await seat_three(house)
        for guest in (ann, cy):
            await guest.is_dealt()
            await guest.look_at("log")
            first = guest.listed("log-label").get_by_role("listitem").first
            await expect(first).to_have_text(text("luck-left-out", players="Bo", n=1))
        back = await bo.context.new_page()
        await back.goto(link)
        await back.get_by_role("button", name=text("side-log"), exact=True).click()
        told = back.get_by_role("list", name=text("log-label")).get_by_role("listitem")
        await expect(told.first).to_have_text(text("luck-left-out.you", players="Bo", n=1))

    in_browsers(work, cutting=500)


def test_whoever_is_waited_for_is_named_and_may_come_back() -> None:
    async def work(house: House) -> None:
        ann, bo, cy, link = await seat_three(house)
        for guest in (ann, cy):
            waiting = guest.main.get_by_role("status").filter(has_text=text("luck-cutting", players="Bo", n=1))
            await expect(waiting).to_be_visible()
            await expect(guest.button("lobby-begin")).to_have_count(0)
        back = await bo.context.new_page()
        await back.goto(link)
        for guest in (ann, cy):
            await guest.is_dealt()
            await expect(guest.page.get_by_text(text("luck-left-out", players="Bo", n=1))).to_have_count(0)

    in_browsers(work, cutting=600_000)


def test_alone_with_bots_nothing_is_waited_for() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.is_dealt()
        await expect(ann.page.get_by_role("heading", name=text("lobby-chairs"))).to_have_count(0)

    in_browsers(work, cutting=600_000)
