"""Willi moves his chair (W16): the page shows where he sits, lets him go there, and says so."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import ViewportSize, expect

import billi
from billi.words import LANGUAGES
from helpers.browser import DESK, Guest, House, in_browsers
from helpers.layout_faults import looks_right
from helpers.page_text import card, text
from helpers.score_pad import begins

WILLI = text("name-willi")
SMALL = ViewportSize(width=360, height=640)
SCREENS = (SMALL, ViewportSize(width=390, height=664), DESK)
FOLLOW = """(name) => {
    window.places = [];
    const step = () => {
        const plates = [...document.querySelectorAll("ul.seats > li")];
        const { left, top } = plates.find((plate) => plate.textContent.includes(name)).getBoundingClientRect();
        window.places.push([Math.round(left), Math.round(top)]);
        requestAnimationFrame(step);
    };
    step();
}"""
"""Note where somebody's plate is, frame by frame."""


def bots(guest: Guest) -> list[str]:
    """Return what the others of three are called, clockwise from the guest."""
    return [guest.say("bot-name-1"), guest.say("bot-name-2")]


async def plates(guest: Guest) -> dict[str, tuple[float, float]]:
    """Return where everybody else sits, in the order they are listed: the middle of each plate."""
    await guest.settled()
    found = {}
    for plate in await guest.listed("table-seats").get_by_role("listitem").all():
        box = await plate.bounding_box()
        assert box
        said = await plate.inner_text()
        [name] = [name for name in (WILLI, *bots(guest), "Ann", "Bo", "Cy") if re.search(rf"\b{name}\b", said)]
        found[name] = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return found


def around(places: dict[str, tuple[float, float]]) -> list[str]:
    """List three people as they sit on the screen: at the left edge, at the top, at the right edge."""
    left, right = min(places, key=lambda name: places[name][0]), max(places, key=lambda name: places[name][0])
    [top] = places.keys() - {left, right}
    assert places[top][1] < min(places[left][1], places[right][1])
    return [left, top, right]


async def to_the_next_round(guest: Guest) -> None:
    await guest.play(until=guest.round_over)
    await guest.round_over.click()
    await guest.asked.first.wait_for()


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("de", SMALL), ("fr", SMALL), ("it", SMALL)])
def test_W16_willi_sits_somewhere_else_in_the_second_round(language: str, screen: ViewportSize) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=screen, locale=language)
        sam, paula = bots(ann)
        await ann.play_bots("willi", 3)
        await ann.asked.first.wait_for()
        await sees_willi(ann, [sam, paula, WILLI], "Ann")
        await to_the_next_round(ann)
        await sees_willi(ann, [WILLI, sam, paula], sam)

    in_browsers(work)


def test_the_table_in_words_names_whom_it_waits_for() -> None:
    """All put a card in the box at once: it is one's own turn, whoever starts; then that of whoever has not."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.set_table("willi", 4, bots=2)
        bo = await house.guest("Bo", path=ann.path)
        await bo.sit(2)
        await ann.button("lobby-begin").click()
        for guest, other in ((ann, "Bo"), (bo, "Ann")):
            await expect(guest.asked.first).to_be_visible()
            await guest.button("describe-button").click()
            told = guest.page.get_by_role("status").get_by_role("listitem")
            await expect(told.filter(has_text=text("describe-turn.you"))).to_have_count(1)
            if guest is ann:
                await expect(told.filter(has_text=text("ask-waiting", players=other, n=1))).to_have_count(1)
                await ann.answer()
                await expect(told.filter(has_text=text("describe-turn", player="Bo"))).to_have_count(1)
                await expect(told.filter(has_text=text("describe-turn.you"))).to_have_count(0)

    in_browsers(work)


async def sees_willi(guest: Guest, sits: list[str], before: str) -> None:
    """See where everybody sits, and read it under the line of the log that begins the round and in the description."""
    places = await plates(guest)
    assert around(places) == sits == list(places)
    await looks_right(guest)
    await guest.look_at("log")
    log = await guest.listed("log-label").get_by_role("listitem").all_inner_texts()
    begins = max(number for number, line in enumerate(log) if re.match(r"\w+ \d\s?:", line))
    you = ".you" if before == guest.name else ""
    assert log[begins + 1] == guest.say(f"log-willi-sits{you}", player=before)
    await guest.button("describe-button").click()
    described = guest.page.get_by_role("status").filter(has_text=guest.say(f"describe-willi-sits{you}", player=before))
    await expect(described).to_be_visible()
    await guest.button("describe-button").click()
    await guest.look_back()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_W16_willi_is_seen_to_go_to_his_new_place_unless_things_are_to_keep_still(motion: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", reduced_motion=motion)
        await ann.play_bots("willi", 3)
        await ann.play(until=ann.round_over)
        await ann.page.evaluate(FOLLOW, WILLI)
        await ann.round_over.click()
        await ann.asked.first.wait_for()
        await ann.settled()
        places = [tuple(place) for place in await ann.page.evaluate("places")]
        on_the_way = set(places) - {places[0], places[-1]}
        assert places[0][0] > places[-1][0], "he goes from the right edge to the left"
        if motion == "reduce":
            assert not on_the_way
        else:
            assert on_the_way, "he is there at once"
            assert all(places[-1][0] <= left <= places[0][0] for left, _ in on_the_way)

    in_browsers(work)


@pytest.mark.parametrize("sits", ["moves", "stays"])
def test_W16_a_replay_shows_willi_where_he_sat(sits: str, tmp_path: Path) -> None:
    record = recorded(sits)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")

    async def work(house: House) -> None:
        ann = await house.guest(path="/replay")
        await ann.page.get_by_label(text("replay-choose")).set_input_files(file)
        for round in (1, 2, 3, 4, 3):
            await ann.box("replay-to-round").select_option(text("score-round-n", n=round))
            expected = [["Bo", "Cy", WILLI], [WILLI, "Bo", "Cy"], ["Bo", WILLI, "Cy"]]
            assert around(await plates(ann)) == expected[(round - 1) % 3 if sits == "moves" else 0]
            told = ann.listed("log-label").get_by_text(text("log-willi-sits", player="(Ann|Bo|Cy)")[:10])
            await expect(told).to_have_count(1 if sits == "moves" else 0)

    in_browsers(work)


def recorded(sits: str) -> dict[str, Any]:
    """Return the record of a game of three played anyhow."""
    state, chance = billi.game("willi", players=3, willi_sits=sits).start(seed=16), random.Random(16)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, chance.choice(list(state.legal(seat))))
    record: dict[str, Any] = json.loads(json.dumps(state.record(names=["Ann", "Bo", "Cy"])))
    if sits == "stays":
        del record["options"]["willi_sits"]
    return record


def test_W16_who_sets_a_table_says_whether_willi_moves() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.link("home-new").click()
        await ann.page.get_by_role("radio", name=text("game-willi"), exact=True).check()
        stays = ann.page.get_by_role("radio", name=re.compile(re.escape(text("option-willi-willi_sits-stays"))))
        await expect(stays).to_have_count(0)
        await ann.page.get_by_role("radio", name=text("new-three-and-willi"), exact=True).check()
        moves = ann.page.get_by_role("radio", name=re.compile(re.escape(text("option-willi-willi_sits-moves"))))
        await expect(moves).to_be_checked()
        await stays.check()
        await ann.box("new-bots").select_option("2")
        await ann.button("new-open").click()
        await ann.button("lobby-begin").click()
        await ann.asked.first.wait_for()
        await to_the_next_round(ann)
        assert around(await plates(ann)) == [*bots(ann), WILLI]

    in_browsers(work)


def test_W16_the_score_pad_says_before_whom_willi_sits() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/scores", viewport=SMALL)
        await begins(ann, "willi", ["Ann", "Bo", "Cy"])
        for round, before in ((1, "Ann"), (2, "Bo")):
            await expect(ann.heading("scores-round-of", round=round, rounds=8)).to_be_visible()
            await expect(ann.main.get_by_text(text("describe-willi-sits", player=before), exact=True)).to_be_visible()
            await looks_right(ann)
            for box, total in zip(await ann.main.get_by_role("textbox").all(), (50, 45, 40, 35), strict=True):
                await box.fill(str(total))
            await ann.button("scores-write").click()
            await ann.button("scores-next", round=round + 1).click()

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_W16_what_is_asked_about_willi_fits_every_screen(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language)
        for path in ("/new", "/scores/new"):
            await ann.page.goto(path)
            await ann.page.get_by_role("radio", name=ann.say("game-willi"), exact=True).check()
            await ann.page.get_by_role("radio", name=ann.say("new-three-and-willi"), exact=True).check()
            stays = re.compile("^" + re.escape(ann.say("option-willi-willi_sits-stays")))
            await expect(ann.page.get_by_role("radio", name=stays)).to_be_visible()
            for screen in SCREENS:
                await ann.page.set_viewport_size(screen)
                await looks_right(ann)

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_letters_of_their_colours_in_the_language_that_is_read(language: str) -> None:
    colours = {suit: text(f"colour-{suit}", language) for suit in "RYGB"}
    letters = {suit: text(f"colour-{suit}.letter", language) for suit in "RYGB"}
    assert all(colours[suit].startswith(letter) for suit, letter in letters.items())
    assert len(set(letters.values())) == len(letters)

    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language)
        await ann.play_bots("willi")
        await expect(ann.hand).to_have_count(9)
        written = set(await ann.main.locator(".cards .up text").all_text_contents())
        names = await ann.cards()
        held = {suit for suit in "RYGB" for value in range(1, 10) if card(f"{suit}{value}", language) in names}
        assert {word for word in written if word.isalpha()} == {letters[suit] for suit in held}

    in_browsers(work)
