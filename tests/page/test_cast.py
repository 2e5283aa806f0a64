"""Bots that people remember: by name and face, wherever they are met."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Locator, ViewportSize, expect

import billi
from billi.cast import Character, bot_called
from billi.words import LANGUAGES, Words
from helpers.browser import DESK, Guest, House, firefox, in_browsers
from helpers.hurrying import hurries
from helpers.layout_faults import looks_right
from helpers.page_text import text

PHONES: Final = [ViewportSize(width=360, height=560), ViewportSize(width=390, height=664)]
LEVELS: Final = ("easy", "house", "sharp", "master")
LANGUAGE_OF: Final = {"en": "en-GB", "fr": "fr-CH", "de": "de-CH", "it": "it-CH"}
SHORTENED: Final = "(names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
DRAWN: Final = """(faces) => Promise.all(faces.map(async (face) => {
    const use = face.querySelector("svg[aria-hidden=true] use");
    const seen = () => ((box) => box.width > 80 && box.height > 80)(use.getBBox());
    for (let frame = 0; frame < 120 && !seen(); frame++) await new Promise(requestAnimationFrame);
    return [use.getAttribute("href").split("#")[1], seen()];
}))"""
"""What is drawn in some places, for the eye alone, and whether anything is seen of it."""
IN_THE_WAY: Final = """(plates) => plates.flatMap((plate) => {
    const box = (one) => one.getBoundingClientRect(), face = box(plate.querySelector(".face")), own = box(plate);
    const faults = [];
    if (face.left < own.left || face.right > own.right || face.top < own.top || face.bottom > own.bottom)
        faults.push(`the face leaves its plate: ${plate.textContent}`);
    const walker = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        if (walker.currentNode.parentElement.closest(".unseen, .says, .called")) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const line of range.getClientRects())
            if (Math.min(line.right, face.right, own.right) - Math.max(line.left, face.left) > 1 &&
                Math.min(line.bottom, face.bottom) - Math.max(line.top, face.top) > 2)
                faults.push(`a face is on “${walker.currentNode.data.trim()}”: ${plate.textContent}`);
    }
    return faults;
})"""
MORE_POINTS: Final = """() => {
    for (const chit of document.querySelectorAll(".plate .chit")) chit.textContent = "28";
}"""


def name(level: str, number: int) -> str:
    bot = bot_called(f"{level} {number}", 0)
    assert bot
    return bot.name(Words("en"))


def face(level: str, number: int) -> str:
    return f"face-{Character('' if level == 'house' else level, number).id}"


def chairs(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("lobby-chairs")).get_by_role("listitem")


def plates(guest: Guest) -> Locator:
    return guest.listed("table-seats").get_by_role("listitem").locator(".plate")


def in_play(guest: Guest) -> Locator:
    """The plates of those who are not out: on a phone only they have room for a face."""
    return plates(guest).and_(guest.page.locator(":not(.out)"))


async def see_faces(guest: Guest, levels: Sequence[str]) -> None:
    """See that everyone who is in has the face they came with."""
    is_out = await plates(guest).evaluate_all("(plates) => plates.map((plate) => plate.classList.contains('out'))")
    there = [face(level, at) for at, (level, out) in enumerate(zip(levels, is_out, strict=True), 1) if not out]
    assert there
    assert await drawn(in_play(guest).locator(".face")) == there


async def drawn(found: Locator) -> list[str]:
    """Return which faces are drawn."""
    seen: list[tuple[str, bool]] = await found.evaluate_all(DRAWN)
    assert all(there for _, there in seen), seen
    return [id for id, _ in seen]


async def seats_of_each_level(guest: Guest, game: str, players: int, levels: tuple[str, ...] = LEVELS) -> list[str]:
    """Set a table with bots of several levels, and give them, from the second chair on."""
    await guest.set_table(game, players, bots=players - 1)
    await guest.box("bots-play").select_option("")
    wanted = [levels[number % len(levels)] for number in range(1, players)]
    for chair, level in enumerate(wanted, start=2):
        await guest.box("lobby-level-at", n=chair).select_option(level)
        await expect(chairs(guest).nth(chair - 1)).to_contain_text(name(level, chair - 1))
    return wanted


def test_a_bot_is_somebody_else_at_every_level_and_comes_back_as_who_it_was() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.set_table("willi", 4, bots=3)
        for level in ("house", "master", "easy", "sharp", "easy", "house"):
            await ann.box("bots-play").select_option(level)
            for number in (1, 2, 3):
                await expect(chairs(ann).nth(number)).to_contain_text(name(level, number))
            assert await drawn(chairs(ann).locator(".face")) == [face(level, number) for number in (1, 2, 3)]
        await ann.box("bots-play").select_option("")
        await ann.box("lobby-level-at", n=3).select_option("master")
        await expect(chairs(ann).nth(2)).to_contain_text(name("master", 2))
        for number in (1, 3):
            await expect(chairs(ann).nth(number)).to_contain_text(name("house", number))
        # The others are as they were, and one choice is for all of them again.
        await ann.box("bots-play").select_option("easy")
        await expect(chairs(ann).nth(2)).to_contain_text(name("easy", 2))
        await expect(ann.box("lobby-level-at", n=3)).to_have_count(0)

    in_browsers(work)


def test_of_two_bots_alike_one_goes_and_the_other_stays_who_it_is() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.set_table("misterbill", 5)
        await ann.box("bots-play").select_option("sharp")
        for chair in (2, 4):
            await ann.button("lobby-bot-at", n=chair).click()
            await expect(chairs(ann).nth(chair - 1)).to_contain_text(name("sharp", chair - 1))
        await ann.button("lobby-free-at", n=2).click()
        await expect(chairs(ann).nth(1)).to_contain_text(text("lobby-free"))
        assert await drawn(chairs(ann).locator(".face")) == [face("sharp", 3)]
        await expect(chairs(ann).nth(3)).to_contain_text(name("sharp", 3))
        await ann.button("lobby-bot-at", n=2).click()
        await expect(chairs(ann).nth(1)).to_contain_text(name("sharp", 1))

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_level_is_like_is_said_where_it_is_chosen(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=LANGUAGE_OF[language], viewport=PHONES[0])
        await ann.link("home-new").click()
        await ann.box("new-bots").select_option("2")
        for level in LEVELS:
            await ann.box("bots-play").select_option(level)
            await expect(ann.main.get_by_text(ann.say(f"bots-like-{level}"), exact=True)).to_be_visible()
            await looks_right(ann)
        await ann.button("new-open").click()
        await ann.box("bots-play").select_option("")
        await ann.box("lobby-level-at", n=4).select_option("house")
        for size in (*PHONES, DESK):
            await ann.page.set_viewport_size(size)
            await looks_right(ann)

    in_browsers(work)


@pytest.mark.parametrize(("game", "players"), [("misterbill", 4), ("misterbill", 8), ("willi", 4)])
def test_plates_say_who_plays_and_how_and_have_room_for_it_on_a_phone(game: str, players: int) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=PHONES[0])
        levels = await seats_of_each_level(ann, game, players)
        await ann.button("lobby-begin").click()
        await ann.asked.first.wait_for()
        for number, level in enumerate(levels, start=1):
            plate = plates(ann).nth(number - 1)
            await expect(plate).to_contain_text(name(level, number))
            await expect(plate).to_contain_text(text("seat-bot" if level == "house" else f"seat-bot-{level}"))
        await see_faces(ann, levels)
        await expect(ann.main.locator(".mine .face")).to_have_count(0)
        for size in (*PHONES, DESK):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            await looks_right(ann)
            for _ in range(2):
                assert await in_play(ann).evaluate_all(IN_THE_WAY) == [], size
                await ann.page.evaluate(MORE_POINTS)

    in_browsers(work)


@pytest.mark.parametrize("level", LEVELS)
def test_with_eight_every_name_of_a_level_is_read_whole(level: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=PHONES[0])
        await ann.set_table("misterbill", 8, bots=7)
        await ann.box("bots-play").select_option(level)
        await expect(chairs(ann).last).to_contain_text(name(level, 7))
        await ann.button("lobby-begin").click()
        await ann.asked.first.wait_for()
        for size in (*PHONES, DESK):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            assert await plates(ann).locator(".text").evaluate_all(SHORTENED) == [], size

    in_browsers(work)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_faces_are_drawn_in_firefox_too(light: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", drawn=True, viewport=PHONES[0])
        levels = await seats_of_each_level(ann, "misterbill", 8)
        await ann.button("lobby-begin").click()
        await ann.asked.first.wait_for()
        await see_faces(ann, levels)
        assert await in_play(ann).evaluate_all(IN_THE_WAY) == []
        await looks_right(ann)

    in_browsers(work, firefox(light))


def test_another_level_in_mid_game_is_another_bot_and_the_log_says_so() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("misterbill", 3)
        await ann.asked.first.wait_for()
        await ann.look_at("table")
        await ann.box("bots-play").select_option("sharp")
        for number in (1, 2):
            await expect(plates(ann).nth(number - 1)).to_contain_text(name("sharp", number))
        await ann.box("bots-play").select_option("")
        await ann.box("lobby-level-at", n=3).select_option("easy")
        await expect(plates(ann).nth(1)).to_contain_text(name("easy", 2))
        await expect(plates(ann).nth(0)).to_contain_text(name("sharp", 1))
        await ann.look_at("log")
        told = ann.listed("log-label").get_by_role("listitem")
        for before, now in (("house", "sharp"), ("sharp", "easy")):
            said = text("log-chair-left", name=name(before, 2), bot=name(now, 2))
            await expect(told.filter(has_text=said)).to_have_count(1)

    in_browsers(work)


def test_whoever_leaves_a_game_is_followed_by_one_of_the_house() -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        link = await ann.set_table("willi", 4, bots=2)
        await ann.box("bots-play").select_option("master")
        await expect(chairs(ann).last).to_contain_text(name("master", 3))
        await bo.page.goto(link)
        await bo.sit(2)
        await ann.button("lobby-begin").click()
        await ann.asked.first.wait_for()
        assert await drawn(plates(ann).locator(".face")) == [face("master", 2), face("master", 3)]
        await bo.look_at("table")
        await bo.button("people-leave").click()
        await bo.button("people-leave").click()
        await expect(plates(ann).first).to_contain_text(name("house", 1))
        assert await drawn(plates(ann).locator(".face")) == [face("house", 1), face("master", 2), face("master", 3)]

    in_browsers(work)


def test_faces_stand_on_the_podium_and_come_to_the_next_game() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        levels = await seats_of_each_level(ann, "misterbill", 4, ("easy", "house", "sharp"))
        await ann.button("lobby-begin").click()
        await hurries(ann)
        faces = {face(level, number) for number, level in enumerate(levels, start=1)}
        assert {*await drawn(ann.main.locator("[aria-labelledby=podium] bdi i"))} == faces
        for size in (*PHONES, DESK):
            await ann.page.set_viewport_size(size)
            await looks_right(ann)
        before = ann.page.url
        await ann.over.click()
        await expect(ann.page).not_to_have_url(before)
        await ann.asked.first.wait_for()
        assert {*await drawn(plates(ann).locator(".face"))} == faces
        for path in ("/games", "/"):
            await ann.page.goto(path)
            for number, level in enumerate(levels, start=1):
                await expect(ann.main.get_by_text(name(level, number)).first).to_be_visible()

    in_browsers(work)


def test_a_replay_shows_bots_as_the_record_calls_them(tmp_path: Path) -> None:
    """One from before there were levels too; whoever sits there later is seen from then on."""
    state = billi.game("misterbill", players=4).start(seed=7)
    while state.round < 2:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    file = tmp_path / "game.ndjson"
    record = state.record(names=["Ann", "house", "house 0", "master 5"])
    record["seating"] = [{"round": 2, "seat": 0, "name": "sharp 3"}, {"round": 2, "seat": 1, "name": "grandmaster 6"}]
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")

    async def work(house: House) -> None:
        ann = await house.guest(path="/replay")
        await ann.page.get_by_label(text("replay-choose")).set_input_files(file)
        place = ann.page.get_by_role("slider", name=text("replay-place"))
        await place.fill("2")
        seen = ann.main.locator(".plate")
        await expect(seen.first).to_be_visible()
        first = {face("house", 1), face("house", 0), face("master", 5)}
        assert {*await drawn(seen.locator(".face"))} == first
        for bot in (name("house", 1), name("house", 0), name("master", 5)):
            await expect(seen.filter(has_text=bot)).to_have_count(1)
        await place.press("End")
        await expect(seen.filter(has_text=name("sharp", 3))).to_have_count(1)
        later = {face("sharp", 3), face("house", 6), face("house", 0), face("master", 5)}
        assert {*await drawn(seen.locator(".face"))} == later

    in_browsers(work)
