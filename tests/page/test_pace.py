"""Time is short: nobody waits long for the page, an only card may go by itself, and a mistaken touch costs nothing."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from helpers.browser import Guest, House, in_browsers
from helpers.node import VITEST, vitest
from helpers.page_pace import paced, played

LONGEST_GAME = 285_000
"""Milliseconds of a game of Willi at brisk: five minutes, less what the network and the browser take."""
LONGEST_WAIT = 7_500
"""Milliseconds at fast, with eight: eight seconds less the same."""
LEAST = {"out": 125, "award": 125, "show": 300, "round": 100, "deal": 190}
"""Milliseconds at fast, at least, of what changes a round; of anything else that happens by itself:"""
LEAST_OF_ALL = 79
"""80, by a clock that rounds. Cards that are passed or boxed at once, or pairs of several, share that."""
NOTHING = "pass"
"""Nobody misses that somebody did nothing."""
NOT_TIMED = ("round_end", "game_end")
ONLY_CARD = 590
"""Milliseconds a card that goes by itself takes at least: the page waits 600, by a clock that rounds."""
WATCH = """(itself) => {
    window.passed = [];
    window.seen = false;
    const note = (said) => passed.push([performance.now(), JSON.parse(said)]);
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", (event) => note(event.data));
        }
        send(said) {
            note(said);
            super.send(said);
        }
    };
    new MutationObserver(() => {
        seen ||= document.querySelector(".sentence")?.textContent.trim() === itself;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Note what passes between a page and its server, and when; and whether it says that a card plays itself."""


@pytest.mark.skipif(not VITEST.exists(), reason="the page's tools are not installed: npm ci in web/")
def test_nobody_waits_long_for_the_page_and_nothing_is_left_out(tmp_path: Path) -> None:
    willi = [played("willi", players, 0, "brisk") for players in (3, 4)]
    eight = [played("misterbill", 8, number, "fast") for number in range(20)]
    fast = [*eight, *(played("willi", players, 0, "fast") for players in (3, 4))]
    times = paced([*willi, *fast], tmp_path)
    for game in times[: len(willi)]:
        assert game.length < LONGEST_GAME
    for game in times[len(willi) :]:
        assert max(game.waits) < LONGEST_WAIT
        for (kind, look), (after, _) in pairwise(game.looks):
            if kind in LEAST or kind not in (*NOT_TIMED, NOTHING, after):
                assert look >= LEAST.get(kind, LEAST_OF_ALL), kind


@pytest.mark.skipif(not VITEST.exists(), reason="the page's tools are not installed: npm ci in web/")
def test_a_card_that_goes_by_itself_takes_as_long_as_its_person_usually_does() -> None:
    vitest("tests/habit.test.ts")


def chosen_after_no_choice(passed: list[tuple[float, dict[str, Any]]]) -> list[float]:
    """List how many milliseconds each card took that was the only one."""
    times: list[float] = []
    asked, only = 0.0, ""
    for at, said in passed:
        if said.get("is") == "table":
            choices = [choice for hand in said["own"]["hands"] for choice in hand.get("ask", {}).get("choices", [])]
            asked, only = at, choices[0] if len(choices) == 1 else ""
        elif said.get("do") == "choose" and said["action"] == only and only.startswith("play "):
            times.append(at - asked)
    return times


def test_an_only_card_plays_itself_if_that_is_wished_for_and_never_at_once() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.evaluate(WATCH, ann.say("ask-only-card"))
        await ann.play_bots("willi")
        await ann.look_at("settings")
        wish = ann.page.get_by_role("checkbox", name=ann.say("settings-only-card"))
        await expect(wish).not_to_be_checked()
        await wish.check()
        itself = ann.main.get_by_role("status").get_by_text(ann.say("ask-only-card"), exact=True)
        while not await ann.round_over.is_visible():
            await ann.play(until=ann.round_over.or_(itself))
            await expect(itself).to_be_hidden()
        seen, passed = await ann.page.evaluate("[seen, passed]")
        times = chosen_after_no_choice(passed)
        assert seen
        assert times, "the last card of a round is the only one"
        assert min(times) >= ONLY_CARD

    in_browsers(work)


def test_a_choice_can_be_changed_until_it_counts_and_a_card_can_want_two_taps() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        link = await ann.set_table("willi", 4, bots=2)
        bo = await house.guest("Bo", path=link.removeprefix(house.url))
        await bo.main.get_by_role("button", name=bo.say("lobby-sit-at", n=2), exact=True).click()
        await ann.button("lobby-begin").click()
        for guest in (ann, bo):
            await guest.able.first.wait_for()

        first, second, *_ = held = await ann.cards()
        await touch(ann, first)
        await expect(ann.listed("table-hand").get_by_role("button", pressed=True)).to_have_text([first])
        await touch(ann, second)
        await expect(ann.listed("table-hand").get_by_role("button", pressed=True)).to_have_text([second])
        await expect(ann.main.get_by_role("status").filter(has_text=second)).to_be_visible()

        # Whoever would rather tap twice sees which card it will be, and can think again.
        await bo.look_at("settings")
        await bo.page.get_by_role("checkbox", name=bo.say("settings-one-tap")).uncheck()
        one, other, *_ = await bo.cards()
        raised = bo.listed("table-hand").get_by_role("button", pressed=True)
        await touch(bo, one)
        await expect(raised).to_have_text([one])
        await expect(bo.button("answer-this", card=one)).to_be_visible()
        await bo.button("answer-back").click()
        await expect(raised).to_have_count(0)
        await touch(bo, one)
        await touch(bo, other)
        await expect(raised).to_have_text([other])
        await expect(ann.hand).to_have_count(len(held))  # nothing has been chosen yet
        await touch(bo, other)
        await expect(ann.hand).to_have_count(len(held) - 1)
        assert first in await ann.cards()
        assert second not in await ann.cards()
        assert one in await bo.cards()
        assert other not in await bo.cards()

    in_browsers(work)


async def touch(guest: Guest, name: str) -> None:
    """Touch a card of the hand at its edge, for the rest may lie under the next."""
    await guest.listed("table-hand").get_by_role("button", name=name, exact=True).click(position={"x": 8, "y": 40})
