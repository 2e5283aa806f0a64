"""How light, quick and steady the page is."""

import gzip
from pathlib import Path

import pytest
from playwright.async_api import ViewportSize, expect

from billi.server.files import STATIC
from helpers.browser import House, house_at, in_browsers, run
from helpers.dealing import ASKED_SOON, dealt
from helpers.page_text import text
from helpers.server_processes import own_server

MOST_CODE = 120_000
"""Bytes of JavaScript, packed with gzip: the whole page with all that comes only when somebody asks for it,"""
MOST_TO_PLAY = 78_000
"""and how much whoever plays a game loads."""
SOON = 1_000
"""Milliseconds until a table can be used."""
TRIES = 12
"""Machines that test are busy: once in so many times must do."""
UNSEEN = 0.002
"""How much of a screen may move, times how far: a few pixels of a word. A page is held to be steady below 0.1."""

WHEN_USABLE = """
window.usable = new Promise((usable) => new MutationObserver((_, observer) => {
    if (!document.querySelector(`ul[aria-label="NAME"] button:not([aria-disabled])`)) return;
    observer.disconnect();
    requestAnimationFrame(() => usable(performance.now()));
}).observe(document, { childList: true, subtree: true, attributes: true }));
"""
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries()) {
        const there = sources.filter(({ node }) => node); // what has gone meanwhile did not shift
        if (there.length) shifts.push({ at: startTime, value, hadRecentInput, what: there.map(told) });
    }
}).observe({ type: "layout-shift", buffered: true });
function told({ node, previousRect: from, currentRect: to }) {
    const shown = (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node)?.outerHTML.slice(0, 160);
    return `${shown} from ${from.x} ${from.y} ${from.width} to ${to.x} ${to.y} ${to.width}`;
}
"""
SHIFTS_SINCE = """async (begin) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return shifts.filter(({ at }) => at > begin);
}"""
"""What has shifted since a moment; a browser tells it after the frame, and on a busy machine long after."""


def test_all_code_together_is_small() -> None:
    code = list(STATIC.rglob("*.js"))
    assert code, f"the page is not built: there is no code in {STATIC}"
    assert sum(len(gzip.compress(file.read_bytes())) for file in code) <= MOST_CODE


def test_who_plays_loads_little_code() -> None:
    async def work(house: House) -> None:
        guest = await house.guest("Ann")
        await guest.play_bots("willi")
        await guest.is_dealt()
        loaded = await guest.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
        names = {str(url).rpartition("/")[2] for url in loaded if str(url).endswith(".js")}
        files = [file for file in STATIC.rglob("*.js") if file.name in names]
        assert len(files) >= 3
        assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= MOST_TO_PLAY

    in_browsers(work)


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_table_is_usable_within_a_second(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        with own_server(f"sqlite:///{tmp_path / 'billi.db'}") as server:
            server.start()
            await server.answers()
            async with house_at(server.url) as house:
                ann = await house.guest("Ann", drawn=True)
                await ann.play_bots(game)
                await ann.asked.first.wait_for()
                await ann.page.add_init_script(WHEN_USABLE.replace("NAME", text("table-hand")))
                times: list[float] = []
                for _ in range(TRIES):
                    await ann.page.goto(ann.path)
                    times.append(await ann.page.evaluate("window.usable"))
                    if times[-1] < SOON:
                        return
                raise AssertionError(f"a table takes {times} milliseconds until it can be used")

    run(play())


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_nothing_shifts_when_events_arrive(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody looks on, at the usual pace and without touching anything, while a round is played."""
    dealt(monkeypatch, ASKED_SOON)

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.set_table(game, 4, bots=3)
        onlooker = await house.guest(pace="brisk")
        await onlooker.page.add_init_script(SHIFTS)
        await onlooker.page.goto(ann.path)
        await ann.button("lobby-begin").click()  # whoever came at the first question might be told of the end alone
        await expect(onlooker.listed("table-seats").get_by_role("listitem").first).to_be_visible()
        await onlooker.settled()
        begin = await onlooker.page.evaluate("performance.now()")
        told = onlooker.listed("log-label").get_by_role("listitem")
        before = await told.count()
        await ann.play(until=ann.round_over)
        await expect(told.nth(before + 8)).to_be_attached(timeout=60_000)
        assert await onlooker.page.evaluate(SHIFTS_SINCE, begin) == []

    in_browsers(work)


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_nothing_shifts_under_the_fingers_of_a_player(game: str) -> None:
    """Somebody plays on a phone, at the usual pace; what moves without having been touched is too little to be seen."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk", viewport=ViewportSize(width=360, height=740))
        await ann.play_bots(game)
        await ann.asked.first.wait_for()
        await ann.page.evaluate(SHIFTS)
        await ann.settled()
        begin = await ann.page.evaluate("performance.now()")
        for _ in range(2):
            await ann.asked.first.wait_for()
            await ann.answer()
        await ann.asked.first.wait_for()
        shifts = [one for one in await ann.page.evaluate(SHIFTS_SINCE, begin) if not one["hadRecentInput"]]
        assert sum(shift["value"] for shift in shifts) < UNSEEN, shifts

    in_browsers(work)
