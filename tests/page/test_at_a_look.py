"""What somebody sees who looks at a picture of the page: nothing peeps out, is told by halves, or stands askew."""

import base64
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import ViewportSize

from billi.words import LANGUAGES
from helpers.browser import DESK, House, Launch, chromium, expect, firefox, in_browsers
from helpers.dealing import ASKED_SOON, dealt
from helpers.page_text import card, text
from helpers.replays import after, events, opened, recorded
from helpers.screenshots import OF_PICTURES, UNFOLD, look_at_fields
from helpers.webkit import webkit

SMALLEST: Final = ViewportSize(width=360, height=560)
PHONE: Final = ViewportSize(width=390, height=664)
TABLET: Final = ViewportSize(width=768, height=1024)
LARGE: Final = ViewportSize(width=2560, height=1440)
ENGINES: Final[dict[Launch, str]] = {chromium: "chromium", firefox("light"): "firefox", webkit("light"): "webkit"}
NIGHTS: Final[dict[Launch, str]] = {chromium: "chromium", firefox("dark"): "firefox", webkit("dark"): "webkit"}
SCREENS: Final = [SMALLEST, PHONE, TABLET, DESK, LARGE]

VEIL: Final = """(over) => {
    const on = over.getBoundingClientRect(), panel = over.firstElementChild.getBoundingClientRect();
    const felt = document.querySelector(".felt").getBoundingClientRect();
    const [above, below] = [panel.top - on.top, on.bottom - panel.bottom];
    const [, alpha = "1"] = getComputedStyle(over).backgroundColor.match(/([\\d.]+%?)\\)$/) ?? [];
    return {
        open: Math.max(on.left - felt.left, felt.right - on.right, on.top - felt.top, felt.bottom - on.bottom),
        dark: parseFloat(alpha),
        askew: Math.abs(above - below),
    };
}"""
"""How much of the felt lies open beside the end of a round, how dark the rest is, and how far the panel is off."""
ASKEW: Final = """(rows) => rows.map((row) => {
    const [badge, name] = [".badge", ".who"].map((part) => row.querySelector(part).getBoundingClientRect());
    return Math.abs(badge.top + badge.bottom - name.top - name.bottom) / 2;
})"""
"""How far sign and name are from standing side by side, in each row."""
OUT_OF_SIGHT: Final = """(line) => {
    const { top, bottom } = line.getBoundingClientRect(), list = line.closest("ol").getBoundingClientRect();
    return Math.max(0, list.top - top, bottom - list.bottom);
}"""
"""How much of a line of the log lies beyond the list."""
HALF_WORDS: Final = """(line) => {
    const on = line.getBoundingClientRect();
    return [...document.querySelectorAll("header a, header select, [role=group] button")].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect(), middle = (top + bottom) / 2;
        const across = Math.min(right, on.right) - Math.max(left, on.left);
        if (across <= 0 || on.bottom < middle - 9) return false;
        return across < right - left || on.bottom < middle + 9;
    }).map((one) => one.textContent.trim());
}"""
"""What at the head of the page is covered in part."""
ROUND: Final = """(bar) => {
    const [round, mine] = [".round", ".mine"].map((part) => bar.querySelector(part).getBoundingClientRect());
    const overlap = Math.min(round.bottom, mine.bottom) - Math.max(round.top, mine.top);
    const end = Math.max(...[...bar.querySelectorAll(".round svg, .round p")].map((one) => {
        const range = new Range();
        range.selectNodeContents(one);
        return (one.matches("p") ? range : one).getBoundingClientRect().right;
    }));
    return [bar.getBoundingClientRect().right - end, overlap];
}"""
"""How far which round it is stands from the end of the bar, and how much of it beside one's own plate."""
ROWS: Final = """(rows) => rows.map((row) => {
    const [who, acts] = [".who", ".acts"].map((part) => row.querySelector(part).getBoundingClientRect());
    return Math.min(who.bottom, acts.bottom) - Math.max(who.top, acts.top);
})"""
"""By how much a name and what can be done about it stand beside one another."""
COARSEST: Final = f"""async (picture) => {{
    const canvas = await ({UNFOLD})(picture);
    const {{ left, right, top, bottom }} = document.querySelector(".table > .hand").getBoundingClientRect();
    const middle = Math.round((top + bottom) / 2);
    return Math.max(...[left + 4, right - 84].map((from) => {{
        const {{ data }} = canvas.getImageData(Math.round(from), middle, 80, 1);
        let run = 0, longest = 0;
        for (let at = 4; at < data.length; at += 4) {{
            run = data[at] === data[at - 4] && data[at + 1] === data[at - 3] ? run + 1 : 0;
            longest = Math.max(longest, run);
        }}
        return longest;
    }}));
}}"""
"""How many pixels are alike, one beside the other, where no cards lie on the cloth."""
HIGH: Final = "(felt) => felt.clientHeight"
LINES: Final = "(one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_nothing_stands_out_beside_the_end_of_a_round(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, ASKED_SOON)

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots(game)
        await ann.play(until=ann.round_over)
        for size in SCREENS:
            await ann.page.set_viewport_size(size)
            await ann.settled()
            found = await ann.main.locator(".over").evaluate(VEIL)
            assert found["open"] <= 1, size
            assert found["dark"] >= 0.4, size
            assert found["askew"] <= 2, size
            if game == "misterbill":
                askew = await ann.main.locator(".over tbody tr").evaluate_all(ASKEW)
                assert max(askew) <= 2, size

    in_browsers(work)


def test_the_newest_line_stays_in_sight_when_the_screen_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, ASKED_SOON)

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=PHONE)
        await ann.play_bots("willi")
        await ann.play(until=ann.round_over)
        await ann.look_at("log")
        newest = ann.listed("log-label").get_by_role("listitem").last
        for size in (PHONE, SMALLEST, PHONE):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            assert await newest.evaluate(OUT_OF_SIGHT) == 0, size
        # Where it stands beside the table all letters grow with the screen.
        for size in (DESK, LARGE):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            assert await newest.evaluate(OUT_OF_SIGHT) == 0, size

    in_browsers(work)


def test_in_a_replay_the_line_of_what_is_shown_stays_in_sight_when_the_screen_turns(tmp_path: Path) -> None:
    record = recorded("willi", 4, lambda record: True)

    async def work(house: House) -> None:
        ann = await opened(house, record, tmp_path)
        await after(ann, events(record, "game_end")[-1])
        now = ann.page.locator("[aria-current=step]").first
        for size in (DESK, LARGE, DESK):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            assert await now.evaluate(OUT_OF_SIGHT) == 0, size

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_the_line_is_broken_covers_no_word_by_half(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=TABLET)
        await ann.play_bots("misterbill", 4)
        await ann.is_dealt()
        await ann.context.set_offline(True)
        line = ann.page.locator(".line[role=status]")
        await expect(line).not_to_have_text("")
        for width in (680, 768, 1000):
            await ann.page.set_viewport_size(ViewportSize(width=width, height=1024))
            assert await line.evaluate(HALF_WORDS) == [], width
        await ann.context.set_offline(False)
        await expect(line).to_have_text("")
        ann.forgive("WebSocket", "ERR_INTERNET")

    in_browsers(work)


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_the_welcome_of_a_lesson_stands_in_one_line_on_the_smallest_phone(game: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path=f"/learn/{game}/lesson", viewport=SMALLEST)
        title = ann.main.locator(".coach h2")
        await expect(title).not_to_have_text("")
        assert await title.evaluate(LINES) == 1

    in_browsers(work)


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_a_hint_leaves_the_question_room_and_nothing_of_the_plate_behind_it(size: ViewportSize) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=size)
        await ann.play_bots("willi")
        await ann.asked.first.wait_for()
        await ann.button("answer-hint").click()
        await expect(ann.page.locator(".hint-panel li").first).to_be_visible()
        panel = await ann.page.locator(".hint-panel").bounding_box()
        sentence = await ann.main.locator(".sentence").first.bounding_box()
        plate = await ann.main.locator(".mine .plate").bounding_box()
        assert panel
        assert sentence
        assert plate
        below = panel["y"] + panel["height"]
        if size["width"] < 600:
            assert below > plate["y"] + plate["height"]
            assert panel["x"] <= plate["x"] - 3, "the ring of the plate"
        else:
            assert sentence["y"] - below >= 6

    in_browsers(work)


@pytest.mark.parametrize("size", [SMALLEST, PHONE], ids=str)
@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_what_is_looked_at_again_in_a_replay_is_all_in_sight_on_a_phone(
    game: str, size: ViewportSize, tmp_path: Path
) -> None:
    record = recorded(game, 4, lambda record: True)

    async def work(house: House) -> None:
        ann = await opened(house, record, tmp_path, viewport=size)
        await after(ann, len(record["events"]) // 2)
        pile = ann.page.locator(".pile").first if game == "willi" else ann.button("gone-button")
        await pile.press("Enter")
        looked = ann.page.locator(".over.look")
        await expect(looked).to_be_visible()
        assert await looked.evaluate("(look) => look.scrollHeight - look.clientHeight") <= 1

    in_browsers(work)


def test_who_is_at_the_table_ends_before_the_invitation() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.is_dealt()
        await ann.look_at("table")
        people = ann.page.get_by_role("region", name=text("people-title"))
        above = await people.locator("p").last.bounding_box()
        below = await ann.page.get_by_role("region", name=text("invite-title")).bounding_box()
        assert above
        assert below
        assert below["y"] - (above["y"] + above["height"]) >= 16

    in_browsers(work)


def test_the_head_of_the_score_is_of_one_kind() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await ann.is_dealt()
        await ann.look_at("score")
        kinds = await ann.page.locator("aside thead th").evaluate_all(
            "(heads) => heads.map((head) => getComputedStyle(head).fontFamily)"
        )
        assert len(kinds) >= 2
        assert len(set(kinds)) == 1

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_way_to_pass_is_asked_in_one_row_on_the_smallest_phone(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=SMALLEST)
        await ann.play_bots("misterbill", 4)
        relay = ann.listed("table-hand").get_by_role("button", name=card("R", language), exact=True, disabled=False)
        passing = ann.button("answer-pass")
        await ann.play(until=passing)
        while not await relay.count():
            await ann.answer()
            await ann.play(until=passing)
        felt = ann.main.locator(".felt")
        before = await felt.evaluate(HIGH)
        await relay.first.evaluate("(relay) => relay.click()")
        await expect(ann.button("answer-left")).to_be_visible()
        await ann.settled()
        assert await felt.evaluate(HIGH) == before

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_to_call_is_asked_in_one_row_on_a_tablet(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, viewport=TABLET)
        await ann.play_bots("willi")
        await ann.play(until=ann.button("answer-no-call"))
        answers = ann.main.locator(".answers .button")
        tops = await answers.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
        assert len(tops) >= 3
        assert len(set(tops)) == 1

    in_browsers(work)


@pytest.mark.parametrize("engine", ENGINES, ids=ENGINES.get)
def test_which_round_it_is_stands_at_the_end_of_the_bar_in_every_engine(engine: Launch) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("misterbill", 4)
        await ann.is_dealt()
        for size in (DESK, PHONE):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            gap, overlap = await ann.main.locator(".bar").evaluate(ROUND)
            assert gap <= 20, size
            assert overlap > 0, size

    in_browsers(work, engine)


@pytest.mark.parametrize("engine", ENGINES, ids=ENGINES.get)
def test_who_sits_where_takes_a_row_each_on_a_desk_in_every_engine(engine: Launch) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.set_table("misterbill", 8, bots=7)
        overlaps = await ann.main.locator(".chairs li.bot").evaluate_all(ROWS)
        assert len(overlaps) == 7
        assert min(overlaps) > 0

    in_browsers(work, engine)


@pytest.mark.parametrize("engine", NIGHTS, ids=NIGHTS.get)
def test_boxes_to_tick_are_of_paper_by_night_in_every_engine(engine: Launch) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", color_scheme="dark", drawn=True)
        await ann.play_bots("willi")
        await ann.is_dealt()
        await ann.look_at("settings")
        await expect(ann.page.locator("aside input").first).to_be_visible()
        looked = await look_at_fields(ann)
        assert len(looked) >= 5
        assert [wrong for wrong in looked if wrong] == []
        ann.forgive(OF_PICTURES)

    in_browsers(work, engine)


@pytest.mark.parametrize("engine", NIGHTS, ids=NIGHTS.get)
def test_the_cloth_is_woven_finely_to_its_end_in_every_engine(engine: Launch) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", color_scheme="dark", drawn=True, viewport=LARGE)
        await ann.play_bots("willi")
        await ann.is_dealt()
        await ann.settled()
        picture = base64.b64encode(await ann.page.screenshot()).decode()
        assert await ann.page.evaluate(COARSEST, picture) <= 8
        ann.forgive(OF_PICTURES)

    in_browsers(work, engine)
