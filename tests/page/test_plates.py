"""Plates and what stands around them: names that can be read, who is not here, nothing on top of them."""

import re
import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.async_api import ViewportSize, expect

from billi.words import LANGUAGES
from helpers.browser import DESK, EDGE, House, in_browsers
from helpers.layout_faults import looks_right
from helpers.lesson_taker import MISTER_BILL, Lesson
from helpers.mishaps import befall
from helpers.page_text import card, text
from helpers.socket_interceptor import told_otherwise

SMALL: Final = ViewportSize(width=360, height=560)
PHONES: Final = [SMALL, ViewportSize(width=390, height=664)]
NAMES: Final = ["Ann", "Bruno", "Chiara", "Davide", "Matteo", "Roberto", "Valerie", "Annette"]
"""Of up to seven letters."""
LONG: Final = [
    "Maximiliane-Alexandra",
    "Bartholomäus Wolkenstein",
    "Wolfgang-Amadeus Mozart",
    "Unaussprechlichermensch",
] * 2
"""As long as names may be, or nearly."""
SHORTENED: Final = "(names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
COVERED: Final = """(things) => {
    const box = (one) => one.getBoundingClientRect();
    const on = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    const cards = [...document.querySelectorAll(".cards > .card")].map(box);
    return things.filter((thing) => cards.some((card) => on(box(thing), card))).map((one) => one.textContent.trim());
}"""
"""Which of some things have cards on them."""
A_LINE: Final = 26
"""Pixels of a question's second line."""
MANY: Final = 4
"""More than these do not stand in one row of answers."""
SOONER_OR_LATER: Final = 200
"""Answers within which luck brings about what is waited for."""
Seat = dict[str, Any]


def called(names: list[str]) -> Callable[[list[Seat]], None]:
    def change(seats: list[Seat]) -> None:
        for seat, name in zip(seats, names, strict=False):
            seat["name"] = name

    return change


def test_who_is_not_here_is_named_where_the_question_stands_and_when_a_bot_plays() -> None:
    async def work(house: House) -> None:
        ann, zoe = await house.guest("Ann"), await house.guest("Zoe")
        link = await ann.set_table("willi", 4, bots=2)
        await zoe.page.goto(link)
        await zoe.sit(2)
        await ann.button("lobby-begin").click()
        onlooker = await house.guest(path=ann.path)
        question = onlooker.main.locator(".sentence").first
        choose = text("ask-waiting", players="Ann and Zoe", n=2)
        await expect(question).to_have_text(choose)
        where = zoe.page.url
        await zoe.page.goto("about:blank")
        # All are asked to put a card away, whoever leads.
        gone = text("ask-gone", players="Zoe", n=1)
        await expect(question).to_have_text(f"{text('ask-waiting', players='Ann', n=1)} {gone}")
        await expect(ann.main.locator(".waiting").first).to_have_text(gone)
        soon = re.compile(re.escape(text("ask-gone-bot", seconds="MANY")).replace("MANY", r"[1-6]?\d"))
        for guest in (ann, onlooker):
            for size in (DESK, *PHONES):
                await guest.page.set_viewport_size(size)
                await expect(guest.main.get_by_text(soon)).to_be_visible()
                await looks_right(guest)
        # It is seen, but not read aloud with every second.
        await expect(onlooker.main.get_by_role("status").filter(has_text=soon)).to_have_count(0)
        await zoe.page.goto(where)
        await expect(question).to_have_text(choose)
        await expect(ann.main.get_by_text(soon)).to_have_count(0)

    in_browsers(work)


@pytest.mark.parametrize(("game", "players"), [("misterbill", 8), ("misterbill", 4), ("willi", 4)])
def test_on_a_phone_nothing_lies_on_the_sign_of_somebody_who_is_gone(game: str, players: int) -> None:
    def change(seats: list[Seat]) -> None:
        called(NAMES)(seats)
        for seat in seats[1:]:
            seat |= {"gone": True, "missing": 1000 * time.time() + 56_000}

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALL)
        await told_otherwise(ann, change)
        await ann.play_bots(game, players)
        await ann.asked.first.wait_for()
        signs = ann.listed("table-seats").locator(".sign")
        await expect(signs).to_have_count(players - 1)
        for size in PHONES:
            await ann.page.set_viewport_size(size)
            await ann.settled()
            assert await signs.evaluate_all(COVERED) == [], size
            await looks_right(ann)

    in_browsers(work)


@pytest.mark.parametrize("players", [8, 6])
def test_on_a_small_phone_names_of_seven_letters_are_read_whole(players: int) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALL)
        await told_otherwise(ann, called(NAMES))
        await ann.play_bots("misterbill", players)
        await ann.asked.first.wait_for()
        names = ann.listed("table-seats").locator(".name .text")
        await expect(names).to_have_count(players - 1)
        for size in PHONES:
            await ann.page.set_viewport_size(size)
            await ann.settled()
            assert await names.evaluate_all(SHORTENED) == [], size
            await looks_right(ann)

    in_browsers(work)


@pytest.mark.parametrize(("game", "players"), [("misterbill", 8), ("willi", 4)])
def test_a_long_name_of_ones_own_leaves_the_round_in_its_row(game: str, players: int) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALL, locale="de-CH")
        await told_otherwise(ann, called(LONG[:1]))
        await ann.play_bots(game, players)
        await ann.asked.first.wait_for()
        for size in PHONES:
            await ann.page.set_viewport_size(size)
            await ann.settled()
            name = await ann.main.locator(".mine .text").bounding_box()
            label = await ann.main.locator(".round").bounding_box()
            assert name
            assert label
            assert name["y"] < label["y"] + label["height"] / 2 < name["y"] + name["height"], size
            assert name["width"] > 40
            assert label["height"] < 30
            await looks_right(ann)

    in_browsers(work)


@pytest.mark.long
@pytest.mark.parametrize("players", [8, 5, 4, 3])
def test_the_cards_to_draw_leave_the_plate_of_whoever_holds_them_in_sight(players: int) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk", reduced_motion="reduce")
        await ann.play_bots("misterbill", players)
        await ann.play(until=ann.any_of("answer-any"))
        # Whoever sits last may be out, and the cards are those of somebody further on.
        asked = await ann.main.locator(".sentence.asked").first.inner_text()
        everyone = ann.listed("table-seats").get_by_role("listitem")
        names = await everyone.locator(".name .text").all_inner_texts()
        [place] = [place for place, name in enumerate(names) if asked == text("ask-draw", name=name)]
        holder = everyone.nth(place).locator(".plate")
        for size in (*PHONES, DESK):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            assert await holder.evaluate_all(COVERED) == [], size

    in_browsers(work)


@pytest.mark.long
def test_what_can_be_looked_at_again_has_a_sign_that_gives_way_to_cards_to_draw() -> None:
    sign = "(pile) => ((sign) => sign.content !== 'none' && sign.display !== 'none')(getComputedStyle(pile, '::after'))"

    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk", reduced_motion="reduce", viewport=SMALL)
        await ann.play_bots("misterbill", 4)
        await ann.play(until=ann.any_of("answer-pass"))
        heap = ann.button("gone-button")
        assert await heap.evaluate(sign)
        await expect(heap).to_have_css("cursor", "pointer")
        await ann.play(until=ann.any_of("answer-any"))
        assert not await heap.evaluate(sign)

    in_browsers(work)


def test_that_a_round_is_over_stands_there_once() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("misterbill", 3)
        await ann.play(until=ann.round_over)
        said = ann.main.get_by_role("status").filter(has_text=text("ask-round-over"))
        await expect(said).to_have_count(1)
        for size in (DESK, SMALL, ViewportSize(width=740, height=340)):
            await ann.page.set_viewport_size(size)
            await expect(ann.main.get_by_role("region").get_by_role("heading")).to_be_in_viewport()
            box = await said.bounding_box()
            assert box
            assert box["width"] <= 1, size

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_round_ended_is_read_whole_with_eight_long_names(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=SMALL)
        await told_otherwise(ann, called(LONG))
        await ann.play_bots("misterbill", 8)
        await ann.play(until=ann.round_over)
        over = ann.main.locator(".over")
        panel = over.get_by_role("region")
        for size in (*PHONES, DESK):
            await ann.page.set_viewport_size(size)
            await looks_right(ann)
            for box in (over, panel):
                hidden = await box.evaluate(
                    "(box) => Math.max(box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth)"
                )
                assert hidden <= 0, (size, hidden)
            await expect(ann.round_over).to_be_in_viewport(ratio=1)
            for name in LONG[:4]:
                await expect(panel.get_by_text(name, exact=True).first).to_be_in_viewport(ratio=1)

    in_browsers(work)


def test_ones_own_plate_has_one_line_whatever_happens_and_room_for_a_name() -> None:
    """With eight, in whichever round they are out, beside its score cards; on its side too."""
    sizes = [*PHONES, ViewportSize(width=360, height=640), ViewportSize(width=667, height=320)]

    async def work(house: House) -> None:
        for name in ("X", LONG[0]):
            ann = await house.guest("Ann", viewport=SMALL, locale="de-CH")
            await told_otherwise(ann, called([name]))
            await ann.play_bots("misterbill", 8)
            await ann.asked.first.wait_for()
            plate, before = ann.main.locator(".mine .plate"), list[float]()
            for size in sizes:
                await ann.page.set_viewport_size(size)
                await ann.settled()
                before.append(await plate.evaluate("(plate) => plate.offsetHeight"))
            out = plate.get_by_text(ann.say("seat-out"), exact=True)
            while not await out.count():
                await ann.play(until=out.or_(ann.over).first)
                if await ann.over.count():
                    await ann.over.click()
                    await expect(ann.over).to_have_count(0)
            for size, height in zip(sizes, before, strict=True):
                await ann.page.set_viewport_size(size)
                await ann.settled()
                assert await plate.evaluate("(plate) => plate.offsetHeight") == height, (name, size)
                rest = "(plate) => plate.querySelector('.facts').offsetLeft - plate.querySelector('.name').offsetWidth"
                assert await plate.evaluate(rest) < 40, "a name is cut while there is room beside it"

    in_browsers(work)


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_what_befalls_people_is_read_whole_or_is_a_sign_and_cuts_no_name(game: str) -> None:
    cut = """(tags) => tags.filter((tag) => {
        const words = tag.querySelector(".words");
        return words.offsetWidth > 1 && tag.scrollWidth > tag.clientWidth;
    }).map((tag) => tag.textContent)"""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALL, locale="de-CH")
        await told_otherwise(ann, befall)
        await ann.play_bots(game, 5 if game == "misterbill" else 4)
        await expect(ann.button("people-back")).to_be_visible()
        for size in (*PHONES, ViewportSize(width=768, height=1024), DESK, ViewportSize(width=2560, height=1440)):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            assert await ann.main.locator(".plate .tag").evaluate_all(cut) == [], size
            assert await ann.main.locator(".mine .text").evaluate_all(SHORTENED) == [], size
            lines = "(plate) => plate.querySelector('.facts').offsetTop < plate.querySelector('.name').offsetHeight"
            assert size == DESK or size["width"] > 700 or await ann.main.locator(".mine .plate").evaluate(lines), size

    in_browsers(work)


def test_the_table_of_a_small_phone_is_as_high_in_the_last_round_as_in_the_first() -> None:
    """With eight, the last round has seven score cards, the first three."""
    height = "(felt) => felt.clientHeight"

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALL, locale="de-CH")
        await ann.play_bots("misterbill", 8)
        await ann.asked.first.wait_for()
        felt = ann.main.locator(".felt")
        first = await felt.evaluate(height)
        await ann.play(until=ann.main.get_by_text(ann.say("table-round", round=3, rounds=3), exact=True))
        await ann.settled()
        assert await felt.evaluate(height) == first

    in_browsers(work)


@pytest.mark.parametrize("size", [DESK, ViewportSize(width=768, height=1024), *PHONES], ids=str)
def test_why_a_card_cannot_be_played_moves_no_table(size: ViewportSize) -> None:
    height = "(felt) => felt.clientHeight"

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=size, locale="fr-CH")
        await ann.play_bots("misterbill", 8)
        dishes = ann.listed("table-hand").get_by_role("button", disabled=True)
        await ann.play(until=ann.any_of("answer-pass"))
        while not await dishes.count():
            await ann.answer()
            await ann.play(until=ann.any_of("answer-pass"))
        felt = ann.main.locator(".felt")
        before = await felt.evaluate(height)
        await dishes.first.click(position=EDGE, force=True)
        await expect(ann.main.locator(".why")).to_be_visible()
        assert await felt.evaluate(height) == before

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_on_its_side_the_end_of_a_round_shows_all_eight(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=ViewportSize(width=667, height=320))
        await ann.play_bots("misterbill", 8)
        await ann.play(until=ann.round_over)
        rows = ann.main.locator(".over").get_by_role("row")
        await expect(rows).to_have_count(9)
        for row in await rows.all():
            await expect(row).to_be_in_viewport(ratio=1)

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_name_is_read_whole_while_its_owner_is_gone(language: str) -> None:
    def gone(seats: list[Seat]) -> None:
        seats[1].update(name="Roberta", gone=True, missing=int(time.time() * 1000) + 55_000)

    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language)
        await told_otherwise(ann, gone)
        await ann.play_bots("misterbill", 5)
        await ann.is_dealt()
        plate = ann.listed("table-seats").get_by_role("listitem").filter(has_text="Roberta")
        await expect(plate.locator(".gone")).to_be_visible()
        assert await ann.main.locator(".plate .text").evaluate_all(SHORTENED) == []
        await looks_right(ann)

    in_browsers(work)


def test_whoever_is_choosing_is_not_read_out_as_choosing_to_play() -> None:
    async def work(house: House) -> None:
        ann, zoe = await house.guest("Ann"), await house.guest("Zoe")
        await ann.deal_with(zoe, "willi", 4)
        await ann.is_dealt()
        plate = ann.listed("table-seats").get_by_role("listitem").filter(has_text="Zoe")
        await expect(plate).to_contain_text(text("seat-thinking"))
        await expect(plate).not_to_contain_text(text("seat-turn"))

    in_browsers(work)


def test_whoever_listens_hears_how_many_cards_somebody_has_on_whom_a_waiter_is_played_and_who_is_a_team_mate() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/learn/misterbill/lesson")
        lesson = Lesson(ann, "misterbill")
        while (step := await lesson.step()) != "exchange":
            for where, what in MISTER_BILL.get(step, []) or [("answer", "lesson-go-on")]:
                await lesson.touch(where, what)
            await lesson.leaves(step)
        await lesson.touch("hand", "E")
        for seat, mate in (("bot-name-1", ""), ("bot-name-2", f", {text('seat-mate')}"), ("bot-name-3", "")):
            plate = ann.listed("table-seats").get_by_role("listitem").filter(has_text=text(seat))
            told = await plate.inner_text()
            [n] = [n for n in range(1, 16) if re.search(rf"\b{text('seat-cards', n=n)}\b", told)]
            heard = f"{text('answer-play-on', card=card('E'), name=text(seat))}, {text('seat-cards', n=n)}{mate}"
            await expect(ann.page.get_by_role("button", name=heard, exact=True)).to_have_count(
                2
            )  # an answer, and there

    in_browsers(work)


@pytest.mark.parametrize("size", [ViewportSize(width=768, height=1024), ViewportSize(width=1100, height=800)])
def test_with_eight_whom_a_waiter_is_for_is_touched_at_the_table(size: ViewportSize) -> None:
    """Seven buttons stood in three rows, and the table gave way to them."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=size)
        await ann.play_bots("misterbill", 8)
        waiter = ann.able.filter(has_text=re.compile("^(" + "|".join(card(code) for code in "ETG") + ")$"))
        others = ann.listed("table-seats").get_by_role("listitem").filter(has_not_text=text("seat-out"))
        ready = ann.button("answer-pass").and_(ann.page.locator(":enabled"))
        for _ in range(SOONER_OR_LATER):
            await ann.asked.or_(ann.over).first.wait_for()
            if await ready.is_visible() and await waiter.count() and await others.count() > MANY:
                break
            if await ann.over.count():
                await ann.button("over-rematch").click()
                continue
            await ann.answer()
        bar = ann.main.locator(".bar")
        before = await bar.bounding_box()
        await waiter.first.click(position=EDGE)
        await expect(ann.button("answer-back")).to_be_visible()
        await expect(ann.main.get_by_text(text("ask-target"))).to_be_visible()
        now = await bar.bounding_box()
        assert before
        assert now
        assert now["height"] <= before["height"] + A_LINE, "the table gives way to answers"
        target = ann.listed("table-seats").get_by_role("button").first
        await target.click()
        await expect(ann.button("answer-back")).to_have_count(0)

    in_browsers(work)
