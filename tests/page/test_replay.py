"""Replay of a finished game, of the server or from a file: to any moment, through any eyes, by a link."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, ViewportSize, expect

import billi
from helpers.browser import Guest, House, in_browsers
from helpers.layout_faults import looks_right
from helpers.page_text import card, text
from helpers.podium import plays_a_game, standings


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_game_of_the_server_to_any_moment_through_any_eyes(game: str) -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, game)
        record = await house.record(id)
        ann = await house.guest(path=f"/replay/{id}")
        place = place_in(ann)
        await expect(place).to_have_value("0")
        await ann.button("replay-forward").click()
        await ann.button("replay-forward").click()
        await expect(place).to_have_value("2")
        await ann.button("replay-back").click()
        await expect(place).to_have_value("1")

        await ann.box("replay-to-round").select_option(text("score-round-n", n=2))
        rounds = [at for at, event in enumerate(record["events"]) if event["t"] == "round"]
        await expect(place).to_have_value(str(rounds[1] + 1))
        await ann.button("replay-forward").click()
        await sees_hand(ann, record["events"][rounds[1] + 1]["hands"][1])

        friend = await house.guest(path=await address_of_the_moment(ann))
        await expect(place_in(friend)).to_have_value(str(rounds[1] + 2))
        await expect(friend.box("replay-eyes")).to_have_value("1")

        await place.press("End")
        await sees_the_end(ann, record)

    in_browsers(work)


def test_it_plays_by_itself_and_stops() -> None:
    async def work(house: House) -> None:
        id = await plays_a_game(house.url, "willi")
        ann = await house.guest(path=f"/replay/{id}")
        place = place_in(ann)
        await ann.box("replay-speed").select_option("4")
        await ann.button("replay-play").click()
        await expect(place).not_to_have_value("0")
        await ann.button("replay-pause").click()
        await expect(ann.button("replay-play")).to_be_visible()
        await ann.box("replay-to-trick").select_option(index=3)
        await expect(place).not_to_have_value("0")

    in_browsers(work)


def test_a_record_from_a_file_and_a_file_that_is_none(tmp_path: Path) -> None:
    good, bad = tmp_path / "game.ndjson", tmp_path / "letter.json"
    record = recorded("misterbill")
    good.write_text(json.dumps(record) + "\n", encoding="utf-8")
    bad.write_text('{"dear": "Ann"}', encoding="utf-8")

    async def work(house: House) -> None:
        ann = await house.guest(path="/replay")
        file = ann.page.get_by_label(text("replay-choose"))
        await file.set_input_files(bad)
        await expect(ann.page.get_by_role("alert")).to_contain_text(text("replay-no-record"))
        await file.set_input_files(good)
        await place_in(ann).press("End")
        await sees_the_end(ann, record)
        await ann.button("side-review").click()
        await expect(ann.page.get_by_text(text("review-of-a-file"))).to_be_visible()

    in_browsers(work)


def test_a_phone_keeps_no_room_for_answers_where_nothing_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.ndjson"
    file.write_text(json.dumps(recorded("willi")) + "\n", encoding="utf-8")

    async def work(house: House) -> None:
        ann = await house.guest(path="/replay", viewport=ViewportSize(width=360, height=560))
        await ann.page.get_by_label(text("replay-choose")).set_input_files(file)
        await place_in(ann).fill("6")
        for width, height in ((360, 560), (390, 664)):
            await ann.page.set_viewport_size(ViewportSize(width=width, height=height))
            await ann.settled()
            bar = await ann.main.locator(".bar").bounding_box()
            caption = await ann.main.locator(".bar .caption").bounding_box()
            assert bar
            assert caption
            # Below what happens there is at most the second line it may have.
            assert bar["y"] + bar["height"] - caption["y"] - caption["height"] < 32

    in_browsers(work)


def recorded(game: str, players: int = 4) -> dict[str, Any]:
    """Return the record of a game played anyhow."""
    state, chance = billi.game(game, players=players).start(seed=7), random.Random(7)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, chance.choice(list(state.legal(seat))))
    record = state.record(names=["Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"][:players])
    return json.loads(json.dumps(record))  # type: ignore[no-any-return]


def place_in(guest: Guest) -> Locator:
    return guest.page.get_by_role("slider", name=text("replay-place"))


async def address_of_the_moment(guest: Guest) -> str:
    """Copy the link to this moment, as it is shown where a browser forbids to copy."""
    await guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await guest.button("replay-copy").click()
    await expect(guest.page.get_by_role("status").filter(has_text=text("replay-copied"))).to_have_count(1)
    address: str = await guest.page.evaluate("navigator.clipboard.readText()")
    return address


async def sees_hand(guest: Guest, hand: list[str]) -> None:
    """Look through the eyes of the second seat, and have the table described."""
    await guest.box("replay-eyes").select_option("1")
    await guest.button("describe-button").click()
    told = guest.page.get_by_role("status").filter(has_text=text("describe-no-discards"))
    told = told.or_(guest.page.get_by_role("status").filter(has_text=text("describe-no-trick"))).first
    for code in set(hand):
        await expect(told).to_contain_text(card(code))


async def sees_the_end(guest: Guest, record: dict[str, Any]) -> None:
    """See the podium, with the points that stand in the record."""
    await expect(guest.button("replay-again")).to_be_visible()
    podium = guest.page.get_by_role("region").filter(has=guest.button("replay-again"))
    points = [earned for _, earned in await standings(podium)]
    assert sorted(points) == sorted(text("points", points=earned) for earned in record["points"])


def test_a_small_phone_shows_a_replay_with_all_its_controls() -> None:
    edge = 3

    async def work(house: House) -> None:
        size = ViewportSize(width=360, height=560)
        ann = await house.guest(path=f"/replay/{await plays_a_game(house.url, 'misterbill')}", viewport=size)
        await ann.button("replay-round-forward").click()
        for _ in range(3):
            await ann.button("replay-forward").click()
        await ann.settled()
        lowest = "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
        controls = ann.page.get_by_role("region", name=text("replay-controls")).locator("button, select")
        assert await controls.evaluate_all(lowest) <= size["height"] - edge
        await expect(controls).to_have_count(10)
        hand, top = await ann.main.locator(".hand").bounding_box(), await ann.main.locator(".controls").bounding_box()
        assert hand
        assert top
        assert hand["y"] + hand["height"] <= top["y"] + 1, "cards lie under the controls"

    in_browsers(work)


def test_the_page_of_a_replay_speaks_to_players() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path=f"/replay/{await plays_a_game(house.url, 'willi')}")
        await place_in(ann).press("End")
        await expect(ann.button("replay-again")).to_be_visible()
        await expect(ann.main.get_by_role("button", name=text("title-games"), exact=True)).to_have_count(1)
        await expect(ann.main.get_by_text(text("over-rematch"), exact=True)).to_have_count(0)
        await expect(ann.main.get_by_text("billi verify")).to_have_count(0)

    in_browsers(work)


@pytest.mark.parametrize(("game", "players"), [("misterbill", 8), ("willi", 4)])
def test_on_a_phone_on_its_side_a_replay_is_seen_with_all_its_controls(game: str, players: int, tmp_path: Path) -> None:
    """Table and hand filled the screen, and the controls were below it."""
    size = ViewportSize(width=667, height=320)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(recorded(game, players)))

    async def work(house: House) -> None:
        ann = await house.guest(path="/replay", viewport=size)
        await ann.page.locator("input[type=file]").set_input_files(file)
        controls = ann.page.get_by_role("region", name=text("replay-controls")).locator("button, select, input")
        await expect(controls).to_have_count(10)
        for moment in ("replay-round-forward", "replay-back", "replay-forward"):
            await ann.button(moment).click()
            await ann.page.evaluate("scrollTo(0, 0)")
            await looks_right(ann)
            boxes = await controls.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
            assert all(0 <= box["left"] < box["right"] <= size["width"] for box in boxes)
            assert all(0 <= box["top"] < box["bottom"] <= size["height"] for box in boxes)
        hand = await ann.main.locator(".hand").bounding_box()
        assert hand
        assert hand["y"] + hand["height"] <= size["height"] + 1
        assert hand["height"] > 80
        await place_in(ann).press("End")
        await expect(ann.button("replay-again")).to_be_in_viewport(ratio=1)
        await looks_right(ann)
        await ann.button("replay-round-back").click()

    in_browsers(work)


def test_on_a_phone_the_log_of_a_replay_shows_the_moment() -> None:
    """It stayed at its beginning wherever in a round one was."""

    async def work(house: House) -> None:
        size = ViewportSize(width=390, height=664)
        ann = await house.guest(path=f"/replay/{await plays_a_game(house.url, 'willi')}", viewport=size)
        await expect(ann.button("replay-forward")).to_be_visible()
        for _ in range(40):
            await ann.page.keyboard.press("ArrowRight")
        now = ann.page.locator("[aria-current=step]").first
        await expect(now).to_be_attached()
        inside = """(now) => {
            const [line, list] = [now, now.closest("ol")].map((one) => one.getBoundingClientRect());
            return list.top <= line.top + 1 && line.bottom <= list.bottom + 1;
        }"""
        await ann.settled()
        assert await now.evaluate(inside)

    in_browsers(work)
