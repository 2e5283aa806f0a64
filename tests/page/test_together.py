"""Several people at one table: on one screen, looking on, leaving to a bot and coming back."""

import asyncio
import re
from collections.abc import Iterable
from contextlib import suppress

import pytest
from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as TookTooLong

from billi.table import due
from helpers.browser import Guest, House, in_browsers
from helpers.page_text import text
from helpers.shared_screen import deal_for_two

READABLE = """() => [document.body.textContent, ...[...document.querySelectorAll("*")].flatMap((element) =>
    ["aria-label", "title", "alt", "value"].map((name) => element.getAttribute(name) ?? ""))].join("\\n")"""
"""Everything in a page that can be read, on the screen or not."""


def test_two_at_one_screen_never_see_each_others_cards() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        passing = await deal_for_two(ann)
        await ann.is_dealt()
        await ann.button("describe-button").click()
        screen = OneScreen(ann, passing)
        for _ in range(7):
            await screen.play_until_passed_on()
            await screen.pass_on()
        assert set(screen.secrets) == {"Ann", "Bo"}

    in_browsers(work)


class OneScreen:
    """A screen two people share, and what each of them keeps from the other: a hand, and a card in the box."""

    def __init__(self, guest: Guest, passing: Locator) -> None:
        self.guest = guest
        self.passing = passing
        self.secrets: dict[str, set[str]] = {}
        self.played: set[str] = set()
        self.who = "Ann"

    async def play_until_passed_on(self) -> None:
        guest = self.guest
        answers = ("answer-no-call", "answer-keep")
        asked = guest.any_of(*answers).or_(guest.able)
        while True:
            await self.passing.or_(asked).first.wait_for()
            if await self.passing.is_visible():
                return
            await self.note()
            # What was to be touched may be the last question's: then it is gone, and the screen goes on to the other.
            with suppress(TookTooLong):
                if (answer := guest.any_of(*answers)) and await answer.is_visible():
                    await guest.touch(answer)
                    await expect(answer.or_(self.passing).or_(guest.able).first).to_be_visible()
                else:
                    await self.choose_a_card()

    async def choose_a_card(self) -> None:
        """Choose the first card there is, if any is still to be chosen; what is played is no secret any more."""
        guest = self.guest
        able = await guest.able.all_text_contents()
        if not able:
            return
        chosen = able[0]
        boxed = await guest.main.get_by_text(text("ask-box"), exact=True).first.is_visible()
        await guest.touch(guest.able.first)
        same = guest.listed("table-hand").get_by_role("button", name=chosen, exact=True, disabled=False, pressed=False)
        await expect(same).to_have_count(0)
        if not boxed:
            self.played.add(chosen)
            self.secrets[self.who].discard(chosen)

    async def note(self) -> None:
        """Take down what is on the screen, and see that nothing of the other's is."""
        self.secrets.setdefault(self.who, set()).update(set(await self.guest.cards()) - self.played)
        await self.cannot_be_read(*(cards for who, cards in self.secrets.items() if who != self.who))

    async def pass_on(self) -> None:
        """See that nobody's cards can be read while the screen goes from hand to hand."""
        await expect(self.guest.hand).to_have_count(0)
        await self.cannot_be_read(*self.secrets.values())
        # No more faces are drawn than a trick has.
        await expect(self.guest.page.locator(".cards .front").nth(4)).to_have_count(0)
        self.who = (await self.passing.inner_text()).removeprefix(text("pass-ready", name="")).strip()
        await self.passing.click()
        await self.guest.is_dealt()

    async def cannot_be_read(self, *secrets: Iterable[str]) -> None:
        page = await self.guest.page.evaluate(READABLE)
        found = {name for cards in secrets for name in cards if re.search(rf"\b{name}\b", page)}
        assert not found, f"before {self.who}, cards of somebody else can be read"


def test_who_looks_on_sees_no_hand_but_one_that_is_lent() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.play_bots("willi")
        await expect(ann.able.first).to_be_visible()
        hand = set(await ann.cards())
        onlooker = await house.guest(path=ann.path)
        await expect(onlooker.listed("table-seats").get_by_role("listitem")).to_have_count(3)
        await cannot_read(onlooker, hand)
        await expect(onlooker.hand).to_have_count(0)

        await ann.look_at("table")
        await ann.button("people-lend").click()
        link = await ann.link("people-hand-link").get_attribute("href")
        assert link
        await onlooker.page.goto(link)
        await onlooker.button("describe-button").click()
        for name in hand:
            await expect(onlooker.page.get_by_role("status").filter(has_text=name)).to_be_visible()
        await expect(onlooker.hand).to_have_count(0)

        await ann.button("people-unlend").click()
        await expect(onlooker.page.get_by_role("status").filter(has_text=hand.pop())).to_have_count(0)

    in_browsers(work)


async def cannot_read(guest: Guest, cards: Iterable[str]) -> None:
    page = await guest.page.evaluate(READABLE)
    assert not {name for name in cards if re.search(rf"\b{name}\b", page)}


def test_the_host_swaps_a_person_for_a_bot_and_back() -> None:
    async def work(house: House) -> None:
        ann, bo = await two_at_a_table(house)
        hand = await bo.cards()
        for _ in ("asked", "sure"):
            await ann.button("people-bot-for", name="Bo").click()
        await expect(bo.hand).to_have_count(0)
        await expect(row(ann, 2)).to_contain_text(text("seat-bot"))

        await ann.button("people-free-chair", n=2).click()
        await bo.look_at("table")
        await bo.button("lobby-sit").click()
        await expect(row(ann, 2)).to_contain_text("Bo")
        await bo.is_dealt()
        assert set(await bo.cards()) <= set(hand), "it is another hand"
        await asyncio.gather(ann.play(until=ann.round_over), bo.play(until=bo.round_over))

    in_browsers(work)


def test_whether_a_bot_is_to_have_a_chair_is_asked_anew_of_whoever_sits_there_next() -> None:
    """One touch took it from somebody who had just sat down, and what had been refused stood beside them."""

    async def work(house: House) -> None:
        ann, bo = await two_at_a_table(house)
        sure, why = ann.main.get_by_text(text("people-sure")), row(ann, 2).get_by_role("alert")
        for _ in range(2):
            await ann.button("people-stand-in-for", name="Bo").click()
            await expect(why).to_have_text(text("table-still-here"))
            for _ in ("asked", "sure"):
                await ann.button("people-bot-for", name="Bo").click()
            await expect(row(ann, 2)).to_contain_text(text("seat-bot"))
            await expect(why).to_have_count(0)
            await ann.button("people-free-chair", n=2).click()
            await bo.look_at("table")
            await bo.button("lobby-sit").click()
            await expect(row(ann, 2)).to_contain_text("Bo")
            await expect(sure).to_have_count(0)
            await expect(bo.main.get_by_text(text("people-sure"))).to_have_count(0)

            await ann.button("people-bot-for", name="Bo").click()
            await expect(sure).to_be_visible()
            for _ in ("asked", "sure"):
                await bo.button("people-leave").click()
            await expect(row(ann, 2)).to_contain_text(text("seat-bot"))
            await bo.button("lobby-sit").click()
            await expect(ann.button("people-bot-for", name="Bo")).to_be_visible()
            await expect(sure).to_have_count(0)
            await expect(bo.main.get_by_text(text("people-sure"))).to_have_count(0)

    in_browsers(work)


def test_a_chair_that_is_freed_for_somebody_is_seen_to_be_free_and_can_be_a_bots_again() -> None:
    """Nothing was to be seen of it, and the button stayed as it was."""

    async def work(house: House) -> None:
        ann, _ = await two_at_a_table(house)
        await ann.button("people-free-chair", n=3).click()
        await expect(row(ann, 3)).to_contain_text(text("lobby-free"))
        await expect(ann.button("people-free-chair", n=3)).to_have_count(0)
        await ann.button("lobby-bot-at", n=3).click()
        await expect(row(ann, 3)).not_to_contain_text(text("lobby-free"))
        await expect(ann.button("people-free-chair", n=3)).to_be_visible()
        await expect(ann.button("lobby-bot-at", n=3)).to_have_count(0)

    in_browsers(work)


def test_a_bot_stands_in_for_nobody_who_is_there_and_until_somebody_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    # Once they are seen to be gone, and long before one does so by itself.
    monkeypatch.setattr(due, "STAND_IN_AFTER", due.NOTICE / 60_000)

    async def work(house: House) -> None:
        ann, bo = await two_at_a_table(house)
        await ann.button("people-stand-in-for", name="Bo").click()
        await expect(ann.page.get_by_text(text("table-still-here"))).to_be_visible()
        await bo.page.goto("/learn")
        await expect(row(ann, 2)).to_contain_text(text("seat-gone"))
        await ann.button("people-stand-in-for", name="Bo").click()
        await expect(row(ann, 2)).to_contain_text(text("seat-away"))
        await bo.page.goto(ann.path)
        await expect(row(ann, 2)).not_to_contain_text(text("seat-away"))
        await bo.is_dealt()

    in_browsers(work, grace=60_000)


def test_a_bot_decides_for_somebody_who_has_gone_until_they_return() -> None:
    async def work(house: House) -> None:
        ann, bo = await two_at_a_table(house)
        await bo.page.goto("/learn")
        await expect(row(ann, 2)).to_contain_text(text("seat-away"))
        await bo.page.goto(ann.path)
        await expect(row(ann, 2)).not_to_contain_text(text("seat-away"))
        await bo.is_dealt()

    in_browsers(work, grace=300)


async def two_at_a_table(house: House) -> tuple[Guest, Guest]:
    """Have two people at a table of Willi, both asked what to put in the box; the host looks at who is there."""
    ann, bo = await house.guest("Ann"), await house.guest("Bo")
    await ann.deal_with(bo, "willi", 4)
    for guest in (ann, bo):
        await expect(guest.able.first).to_be_visible()
    await ann.look_at("table")
    return ann, bo


def row(guest: Guest, chair: int) -> Locator:
    """Find a line in the list of those at the table."""
    return guest.page.get_by_role("region", name=text("people-title")).get_by_role("listitem").nth(chair - 1)
