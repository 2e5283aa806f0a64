"""A phone upright, 360 pixels wide, or on its side: everything is played by tapping, and fits."""

import asyncio
import re
from typing import Any, Final

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from billi.words import LANGUAGES
from helpers.addresses import ADDRESSES
from helpers.browser import DESK, Guest, House, in_browsers
from helpers.dealing import ASKED_SOON, dealt
from helpers.hurrying import hurries
from helpers.layout_faults import looks_right
from helpers.page_text import card, text

PHONE: dict[str, Any] = {
    "viewport": ViewportSize(width=360, height=740),
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SMALL_ON_ITS_SIDE = {**PHONE, "viewport": ViewportSize(width=667, height=320)}
SCREEN = "({ width: innerWidth, height: innerHeight })"
LEAST_TOUCH = 24
"""Pixels a finger needs (WCAG 2.2, 2.5.8)."""


@pytest.mark.parametrize(
    ("game", "players", "locale", "phone"),
    [
        ("misterbill", 8, "de-CH", PHONE),
        ("misterbill", 3, "it-CH", PHONE),
        ("willi", 4, "fr-CH", PHONE),
        ("misterbill", 8, "en-GB", SMALL_ON_ITS_SIDE),
        ("willi", 4, "it-CH", SMALL_ON_ITS_SIDE),
    ],
)
def test_a_round_by_tapping(game: str, players: int, locale: str, phone: dict[str, Any]) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=locale, **phone)
        ann.taps = True
        await looks_right(ann)
        await ann.play_bots(game, players)
        ann.each_time = lambda: at_hand(ann)
        await ann.play(until=ann.round_over)
        await looks_right(ann)
        for tab in ("log", "chat", "score", "table", "settings"):
            await ann.look_at(tab)
            await looks_right(ann)

    in_browsers(work)


SMALL: Final = [ViewportSize(width=w, height=h) for w, h in ((360, 560), (360, 640), (390, 664))]
"""Phones upright, with the bars of their browsers."""


@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("locale", ["de-CH", "fr-CH"])
def test_the_invitation_is_in_sight_as_soon_as_a_table_is_set(size: ViewportSize, locale: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=locale, viewport=size)
        await ann.page.add_init_script("navigator.share = async () => {}")
        await ann.page.reload()
        link = await ann.set_table("willi", 3)
        await ann.page.evaluate("scrollTo(0, 0)")
        for part in (ann.box("invite-link"), ann.button("invite-share"), ann.button("invite-copy")):
            await expect(part).to_be_in_viewport(ratio=1)
        await looks_right(ann)
        # Whoever comes by the link is to take a chair first.
        bo = await house.guest("Bo", locale=locale, viewport=size, path=link)
        await expect(bo.button("lobby-sit-at", n=2)).to_be_in_viewport(ratio=1)

    in_browsers(work)


def test_of_the_rules_a_lobby_shows_those_that_are_not_the_usual() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALL[0])
        await ann.link("home-new").click()
        await ann.page.get_by_role("radio", name=ann.say("game-willi"), exact=True).check()
        await ann.page.get_by_role("radio", name=ann.say("new-three-and-willi"), exact=True).check()
        own, usual = ann.say("option-willi-willi_sits-stays"), ann.say("option-willi-exchange-any")
        await ann.page.get_by_role("radio", name=own).check()
        await ann.button("new-open").click()
        await expect(ann.main.get_by_text(own).filter(visible=True)).to_have_count(1)
        await expect(ann.main.get_by_text(usual).filter(visible=True)).to_have_count(0)
        await ann.main.get_by_text(ann.say("lobby-rules"), exact=True).click()
        await expect(ann.main.get_by_text(usual).filter(visible=True)).to_have_count(1)

    in_browsers(work)


FADES: Final = """(list) => {
    const { right, bottom } = list.getBoundingClientRect();
    const last = [...list.querySelectorAll("button, td")].at(-1).getBoundingClientRect();
    return {
        more: list.scrollWidth > list.clientWidth + 1 || list.scrollHeight > list.clientHeight + 1,
        fades: getComputedStyle(list).maskImage !== "none",
        space: Math.round(Math.max(right - last.right, bottom - last.bottom)),
    };
}"""
"""Whether a list goes on beyond its edge, whether it fades there, and how far from the edges its last thing is."""


@pytest.mark.parametrize("locale", ["de-CH", "fr-CH", "it-CH", "en-GB"])
def test_what_goes_on_beyond_the_edge_of_the_chat_or_the_score_fades_there(locale: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=locale, viewport=SMALL[0])
        await ann.play_bots("misterbill", 8)
        await ann.is_dealt()
        for tab, found in (
            ("chat", ann.page.get_by_role("group", name=ann.say("chat-phrases"))),
            ("score", ann.page.get_by_role("table", name=ann.say("score-label")).locator("..")),
        ):
            await ann.look_at(tab)
            edge = await found.evaluate(FADES)
            assert edge["more"], tab
            assert edge["fades"], tab
            # Scrolled to its end, nothing of it is pale.
            await found.evaluate("list => list.scrollTo(list.scrollWidth, list.scrollHeight)")
            assert (await found.evaluate(FADES))["space"] >= 24, tab
            await looks_right(ann)

    in_browsers(work)


@pytest.mark.parametrize("size", [SMALL[0], DESK], ids=str)
def test_lines_of_the_log_end_before_the_button_below_them(size: ViewportSize) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=size)
        await ann.play_bots("willi")
        await ann.is_dealt()
        await ann.look_at("log")
        button, log = ann.button("describe-button"), ann.listed("log-label")
        above, below = await log.bounding_box(), await button.bounding_box()
        assert above
        assert below
        assert below["y"] - (above["y"] + above["height"]) >= 5
        # Whoever has the table described can read the log all the same.
        await button.click()
        await expect(ann.page.get_by_role("status").get_by_role("listitem").first).to_be_visible()
        above = await log.bounding_box()
        assert above
        assert above["height"] >= 60

    in_browsers(work)


LEAST_CARD = 1.4 * 58
"""How wide a card in hand is at least: one and a half times what it was when people could not read it."""
WIDTHS: Final = "(all) => all.filter((one) => one.isConnected).map((one) => one.getBoundingClientRect().width)"
LOOKS: Final = 100
"""How often something is looked for that may be on its way."""
UNREACHABLE: Final = """(things) => things.filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const at = document.elementFromPoint(left + Math.min(16, width / 2), top + Math.min(30, height * 0.3));
    return !at || !thing.contains(at);
}).map((thing) => thing.textContent.trim())"""
"""Which of some things are off the screen, or have something else on them where they are touched."""


@pytest.mark.parametrize(
    ("game", "players", "locale"),
    [
        ("misterbill", 8, "fr-CH"),
        ("misterbill", 6, "de-CH"),
        ("misterbill", 3, "it-CH"),
        ("willi", 4, "de-CH"),
        ("willi", 3, "en-GB"),
    ],
)
def test_a_small_phone_shows_all_that_is_needed_to_play(game: str, players: int, locale: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=locale, viewport=SMALL[0])
        await ann.play_bots(game, players)
        seen: set[str] = set()

        async def first_time() -> None:
            question = await ann.main.locator(".sentence").first.inner_text()
            if question in seen:
                return
            seen.add(question)
            for size in SMALL:
                await ann.page.set_viewport_size(size)
                await looks_right(ann)
                await needs_no_scrolling(ann)
                await within_reach(ann.hand)
                await within_reach(ann.main.locator(".prompt button"))
                assert min(await ann.hand.evaluate_all(WIDTHS), default=LEAST_CARD) >= LEAST_CARD, size
            await ann.page.set_viewport_size(SMALL[0])

        ann.each_time = first_time
        await ann.play(until=ann.round_over)
        if not seen:  # the others were out before it was Ann's turn
            await ann.round_over.click()
            await ann.play(until=ann.round_over)
        assert seen

    in_browsers(work)


GAP: Final = """(row) => {
    const range = document.createRange();
    range.selectNodeContents(row.firstElementChild);
    return range.getBoundingClientRect().left - row.getBoundingClientRect().left;
}"""
"""How far into its row a name begins."""


@pytest.mark.parametrize(("game", "players"), [("misterbill", 8), ("willi", 3)])
def test_the_end_of_a_round_and_of_a_game_lie_over_the_table_of_a_small_phone(game: str, players: int) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale="de-CH", viewport=SMALL[0])
        await ann.play_bots(game, players)
        for goal in (ann.round_over, ann.over):
            await (hurries(ann) if await ann.round_over.is_visible() else ann.play(until=goal))
            panel = ann.main.locator(".over").get_by_role("region")
            for size in SMALL:
                await ann.page.set_viewport_size(size)
                await looks_right(ann)
                await needs_no_scrolling(ann)
                await within_reach(panel.get_by_role("button"))
                await expect(panel.get_by_role("heading")).to_be_in_viewport(ratio=1)
                await expect(goal).to_be_in_viewport(ratio=1)
                over = ann.main.locator(".over")
                hidden = await over.evaluate("(over) => over.scrollHeight - over.clientHeight")
                assert hidden <= 0, (size, await panel.inner_text())
                await expect(panel.locator(".mine")).to_have_text(re.compile("Ann"))
                for row in await panel.locator("tr.mine").all():
                    assert await row.evaluate(GAP) >= 4, "the name touches the mark of one's own row"
            await ann.page.set_viewport_size(SMALL[0])
        await ann.page.set_viewport_size(DESK)
        await ann.settled()
        hidden = await ann.main.locator(".over").evaluate("(over) => over.scrollHeight - over.clientHeight")
        assert hidden <= 0, "the podium is cut off on a laptop"

    in_browsers(work)


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_an_open_chat_hides_neither_question_nor_hand(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, ASKED_SOON)

    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALL[0])
        await ann.play_bots(game, 4)
        await ann.able.first.wait_for()
        for size in SMALL:
            await ann.page.set_viewport_size(size)
            for tab in ("chat", "log", "score", "settings"):
                await ann.look_at(tab)
                await looks_right(ann)
                await within_reach(ann.hand)
                await within_reach(ann.main.locator(".sentence").first)
                await within_reach(ann.main.locator(".prompt button"))
            await ann.look_at("chat")
            await within_reach(ann.button("chat-send"))
            await ann.look_back()
            await expect(ann.button("chat-send")).to_be_hidden()

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_shows_at_once_how_to_play(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(locale=language, viewport=SMALL[0])
        for size in SMALL:
            await ann.page.set_viewport_size(size)
            await expect(ann.button("home-play-game", game=ann.say("game-misterbill"))).to_be_in_viewport(ratio=1)
            await looks_right(ann)

    in_browsers(work)


async def needs_no_scrolling(guest: Guest) -> None:
    taller = await guest.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert taller <= 0, f"the table is {taller} pixels taller than {await guest.page.evaluate(SCREEN)}"


async def within_reach(things: Locator) -> None:
    """See that things lie on the screen with nothing on them, where they would be touched, once all has come to rest.

    A card on its way out of the hand is one of the hand until it has left.
    """
    await things.page.mouse.move(0, 0)  # a phone has no pointer that lifts a card over its neighbour
    for _ in range(LOOKS):
        away = await things.evaluate_all(UNREACHABLE)
        if not away:
            return
        await asyncio.sleep(0.1)
    assert not away, f"out of reach on {await things.page.evaluate(SCREEN)}: {away}"


def test_on_a_phone_on_its_side_the_end_of_a_game_is_seen_whole() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(locale="de-CH", **SMALL_ON_ITS_SIDE)
        ann.taps = True
        await ann.play_bots("misterbill", 3)
        await hurries(ann)
        await ann.settled()
        await looks_right(ann)
        await expect(ann.link("table-home")).to_be_in_viewport(ratio=1)

    in_browsers(work)


def test_on_a_phone_on_its_side_a_question_is_read_whole() -> None:
    """Names of all who may be chosen, or what was told lately, used to lie on it."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", **SMALL_ON_ITS_SIDE)
        ann.taps = True
        tried: set[str] = set()

        async def try_waiters() -> None:
            if not await ann.button("answer-pass").count():
                return
            for code in "ETGR":
                waiter = ann.hand.filter(has_text=re.compile(f"^{re.escape(card(code))}$"))
                if code in tried or not await waiter.count():
                    continue
                await waiter.first.tap(force=True)
                await expect(ann.button("answer-back")).to_be_visible()
                await ann.settled()
                await looks_right(ann)
                asked = ann.main.get_by_role("status").filter(has_text=card(code))
                await within_reach(asked)
                await ann.button("answer-back").tap()
                tried.add(code)

        await ann.play_bots("misterbill", 8)
        ann.each_time = try_waiters
        while not tried:
            await ann.play(until=ann.round_over)
            if not tried:
                await ann.round_over.click()

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_looks_right(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", locale=language, **PHONE)
        for path in ADDRESSES:
            for size in (PHONE["viewport"], DESK):
                await ann.page.set_viewport_size(size)
                await ann.page.goto(path)
                await expect(ann.page.locator("html")).to_have_attribute("lang", language)
                await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
                await looks_right(ann)

    in_browsers(work)


async def at_hand(guest: Guest) -> None:
    """See that every card of the hand can be touched beside the one that lies on it, and lies on the screen."""
    await looks_right(guest)
    await can_be_touched(guest.hand)
    await can_be_touched(guest.main.get_by_role("button").filter(has_text=guest.say("answer-pass")))


async def can_be_touched(things: Locator) -> None:
    # Found and measured are two questions: a card may have left between them.
    boxes = await things.evaluate_all("""(things) => things.filter((thing) => thing.isConnected).map((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return { left, right, top, bottom };
    })""")
    screen = await things.page.evaluate(SCREEN)
    for index, box in enumerate(boxes):
        above = boxes[index + 1] if index + 1 < len(boxes) else box
        covers = above["left"] > box["left"] and above["top"] - box["top"] < LEAST_TOUCH
        assert (above["left"] if covers else box["right"]) - box["left"] >= LEAST_TOUCH, boxes
        assert box["left"] >= -1, boxes
        assert box["right"] <= screen["width"] + 1, boxes
        assert box["bottom"] <= screen["height"] + 1, boxes


@pytest.mark.parametrize(
    ("game", "players", "locale"), [("misterbill", 8, "en-GB"), ("misterbill", 8, "de-CH"), ("willi", 4, "it-CH")]
)
def test_on_a_phone_on_its_side_everyone_is_seen_at_the_end(game: str, players: int, locale: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Maximiliane-Alexandra", locale=locale, **SMALL_ON_ITS_SIDE)
        ann.taps = True
        await ann.play_bots(game, players)
        await hurries(ann)
        await looks_right(ann)
        await expect(ann.main.locator(".lately")).to_have_count(0)
        panel = ann.main.locator(".over").get_by_role("region")
        people = panel.locator("bdi")
        await expect(people).to_have_count(players)
        for seen in [*await people.all(), *await panel.locator("button, a").all()]:
            await expect(seen).to_be_in_viewport(ratio=1)
        await within_reach(panel.locator("button, a"))

    in_browsers(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_of_a_new_table_is_ones_name_and_the_last_the_finer_rules(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/new", locale=language)
        fields = ann.main.locator("input, select")
        await expect(fields.first).to_have_accessible_name(ann.say("me-name"))
        await expect(fields.last).to_have_attribute("name", "exchange")

    in_browsers(work)


LINES: Final = """(heading) => {
    const lines = [], walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT), range = new Range();
    while (walker.nextNode())
        for (const { 0: word, index } of walker.currentNode.data.matchAll(/\\S+/g)) {
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + word.length);
            const { top } = range.getBoundingClientRect();
            if (lines.at(-1)?.top === top) lines.at(-1).text += ` ${word}`;
            else lines.push({ top, text: word });
        }
    return lines.map(({ text }) => text);
}"""
"""What stands in each line."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_breaks_after_its_comma_or_not_at_all(language: str) -> None:
    first, second = text("home-title", language).split(", ")

    async def work(house: House) -> None:
        ann = await house.guest(locale=language)
        for size in (*SMALL, DESK, ViewportSize(width=768, height=1024)):
            await ann.page.set_viewport_size(size)
            await ann.settled()
            heading = ann.page.get_by_role("heading", level=1)
            await expect(heading).to_have_accessible_name(f"{first}, {second}")
            lines = await heading.evaluate(LINES)
            assert lines in ([f"{first}, {second}"], [f"{first},", second]), size

    in_browsers(work)


@pytest.mark.parametrize("path", ["/", "/new"])
def test_a_name_that_is_full_says_so(path: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path=path)
        said = ann.main.get_by_role("status").filter(has_text=text("me-name-longest", n=24))
        await ann.box("me-name").fill("x" * 23)
        await expect(said).to_have_count(0)
        await ann.box("me-name").press_sequentially("yz")
        await expect(said).to_be_visible()
        await expect(ann.box("me-name")).to_have_value("x" * 23 + "y")

    in_browsers(work)


LIT: Final = """() => {
    const lamp = document.querySelector(".lamp").getBoundingClientRect();
    const lines = [...document.querySelectorAll("h1 span, .lead")].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
    });
    return lines.filter(({ right, top }) => right > lamp.left && top < lamp.bottom).length;
}"""
"""How many lines end in the light of the lamp."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_in_the_light_of_the_lamp(language: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest(locale=language)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        for width in range(320, 560, 10):
            await ann.page.set_viewport_size(ViewportSize(width=width, height=664))
            await ann.settled()
            assert await ann.page.evaluate(LIT) == 0, width

    in_browsers(work)
