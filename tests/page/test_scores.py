"""The score pad, through evenings that end level; it survives a closed tab."""

import json
from pathlib import Path

import pytest
from playwright.async_api import ViewportSize, expect

from billi.words import LANGUAGES
from helpers.browser import Guest, House, in_browsers
from helpers.page_text import text
from helpers.score_pad import (
    MISTER_BILL_SHEET,
    WILLI,
    begins,
    corrects,
    field,
    sheet,
    writes,
    writes_an_evening_of_mister_bill,
)

HIGH, SECOND, THIRD, LOW = 50, 45, 40, 35


def test_an_evening_of_mister_bill_that_the_last_round_decides() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/scores")
        await writes_an_evening_of_mister_bill(ann)
        await expect(ann.main).to_contain_text(text("log-win", players="Ann", n=1, points=8))
        await expect(ann.main).to_contain_text(text("log-tie-break", players="Cy", n=1))
        assert await sheet(ann) == MISTER_BILL_SHEET

        evening = ann.path
        await ann.page.close()
        ann.page = await ann.context.new_page()
        await ann.page.goto("/scores")
        await expect(ann.main).to_contain_text(text("log-win", players="Ann", n=1, points=8))
        await ann.main.get_by_role("listitem").get_by_role("link").click()
        assert ann.path == evening
        assert (await sheet(ann))["Cy"] == [4, 4, 0, 8]

    in_browsers(work)


def test_an_evening_of_willi_that_two_share_after_a_correction() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/scores")
        await begins(ann, "willi", WILLI)
        for round in range(1, 9):
            # Two level on a place take nothing, and use up the places they share (W13).
            level = [HIGH, HIGH, THIRD, LOW]
            each = [HIGH, LOW, SECOND, THIRD] if round % 2 else [LOW, HIGH, SECOND, THIRD]
            await writes(ann, level if round > 6 else each)
            if round < 8:
                await ann.button("scores-next", round=round + 1).click()
        await ann.button("scores-see-result").click()
        shared = text("log-win", players=text("list-and", first="Ann", last="Bo"), n=2, points=15)
        await expect(ann.main).to_contain_text(shared)

        await corrects(ann, 8, [HIGH, SECOND, THIRD, LOW])
        await ann.button("scores-see-result").click()
        await expect(ann.main).to_contain_text(text("log-win", players="Ann", n=1, points=18))
        await corrects(ann, 8, [HIGH, HIGH, THIRD, LOW])
        await ann.button("scores-see-result").click()
        await expect(ann.main).to_contain_text(shared)
        assert {name: line[-1] for name, line in (await sheet(ann)).items()} == {"Ann": 15, "Bo": 15, "Cy": 6, "Di": 4}

        await ann.button("scores-again").click()
        await expect(ann.heading("scores-round-of", round=1, rounds=8)).to_be_visible()

    in_browsers(work)


PROMISES = """
window.asked = 0;
Object.defineProperty(navigator, "storage", { value: {
    persisted: async () => localStorage.getItem("promised") !== null,
    persist: async () => { window.asked++; localStorage.setItem("promised", "1"); return true; },
} });
"""
"""A browser that promises to keep what a page writes as soon as it is asked."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pad_the_browser_has_cleared_comes_back_from_a_file(language: str, tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/scores", locale=language)
        await expect(ann.button("scores-file-save")).to_have_count(0)
        await begins(ann, "willi", WILLI)
        await writes(ann, [HIGH, SECOND, THIRD, LOW])
        await ann.page.goto("/scores")
        async with ann.page.expect_download() as saved:
            await ann.button("scores-file-save").click()
        copy = tmp_path / (await saved.value).suggested_filename
        assert copy.match("billi-scores-*.json")
        await (await saved.value).save_as(copy)
        leads = ann.say("scores-leads", players="Ann", n=1, points=3)

        await ann.page.evaluate("localStorage.removeItem('billi-scores')")
        await ann.page.reload()
        await expect(ann.main).to_contain_text(ann.say("scores-none"))
        await adds(ann, copy, "scores-file-added", n=1)
        await expect(ann.main).to_contain_text(leads)
        await adds(ann, copy, "scores-file-added", n=0)
        await expect(ann.main.get_by_role("article")).to_have_count(1)

        wrong = tmp_path / "holidays.json"
        wrong.write_text('{"beach": true}')
        await adds(ann, wrong, "scores-file-wrong")
        newer = tmp_path / "newer.json"
        newer.write_text(json.dumps({"version": 99}))
        await adds(ann, newer, "scores-file-newer")
        torn = tmp_path / "torn.json"
        torn.write_text(json.dumps({**json.loads(copy.read_text()), "evenings": [{"id": "x"}]}))
        await adds(ann, torn, "scores-file-wrong")
        await expect(ann.main.get_by_role("article")).to_have_count(1)
        await expect(ann.main).to_contain_text(leads)

    in_browsers(work)


async def adds(guest: Guest, file: Path, answer: str, **given: int) -> None:
    """Add what is in a file to the pad, and be told how that went, by one sentence."""
    await guest.page.get_by_label(guest.say("scores-file-add")).set_input_files(file)
    told = guest.page.get_by_role("region", name=guest.say("scores-file-title")).locator("[role=status], [role=alert]")
    await expect(told.filter(has_text=guest.say(answer, **given))).to_have_count(1)
    assert len([said for said in await told.all_inner_texts() if said]) == 1


def test_the_pad_says_whether_the_browser_has_promised_to_keep_it() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/nowhere")
        await ann.page.add_init_script(PROMISES)
        await ann.page.goto("/scores")
        await expect(ann.main).to_contain_text(text("scores-kept-perhaps"))
        assert await ann.page.evaluate("asked") == 0, "some browsers ask the person, who has nothing to keep yet"
        await begins(ann, "willi", WILLI)
        assert await ann.page.evaluate("asked") == 1
        await ann.page.goto("/scores")
        await expect(ann.main).to_contain_text(text("scores-kept"))
        await expect(ann.main).not_to_contain_text(text("scores-kept-perhaps"))

        bo = await house.guest(path="/nowhere")
        await bo.page.add_init_script("Object.defineProperty(navigator, 'storage', { value: undefined })")
        await bo.page.goto("/scores")
        await begins(bo, "willi", WILLI)
        await bo.page.goto("/scores")
        await expect(bo.main).to_contain_text(text("scores-kept-perhaps"))

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_totals_are_missing_is_said_in_sight(language: str) -> None:
    async def work(house: House) -> None:
        size = ViewportSize(width=360, height=560)
        ann = await house.guest(path="/scores", viewport=size, locale=language, has_touch=True, is_mobile=True)
        await begins(ann, "willi", WILLI)
        for written, missing in ((0, 4), (3, 1)):
            for name in WILLI[:written]:
                await field(ann, name).fill("50")
            await ann.button("scores-write").tap()
            told = ann.main.get_by_text(ann.say("scores-total-missing", n=missing), exact=True)
            await expect(told).to_be_in_viewport(ratio=1)
            await expect(field(ann, WILLI[written])).to_be_in_viewport(ratio=1)

    in_browsers(work)


def test_a_name_that_is_full_says_so_when_it_is_changed() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/scores")
        await begins(ann, "misterbill", ["Ann", "Bo", "Cy"])
        await ann.main.get_by_text(text("scores-changes")).click()
        said = ann.main.get_by_role("status").filter(has_text=text("me-name-longest", n=24))
        second = ann.box("scores-player", number=2)
        await second.fill("x" * 23)
        await expect(said).to_have_count(0)
        await second.press_sequentially("yz")
        await expect(said).to_be_visible()
        await expect(second).to_have_value("x" * 23 + "y")

    in_browsers(work)
