"""What can be looked at again, and what nobody overlooks: discards, tricks, stakes, Mister Bill, one’s own team."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from helpers.browser import DESK, Guest, House, in_browsers
from helpers.dealing import ASKED_SOON, dealt
from helpers.layout_faults import looks_right
from helpers.page_text import card, text
from helpers.replays import NAMES, Record, after, events, opened, recorded
from helpers.screenshots import Box, look_at_cards

CARDS = """(cards) => cards.map((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    return [left, top, right, bottom];
})"""
LEVEL = """() => {
    const moving = document.getAnimations().filter((one) => one.effect.target.closest("ol.rising"));
    for (const one of moving) {
        if (!one.animationName.endsWith("sink")) one.finish();
        else (one.pause(), (one.currentTime = 1400));
    }
    const top = (step) => document.querySelector(`.step-${step} .block`).getBoundingClientRect().top;
    const difference = () => Math.round(top(2) - top(1));
    const level = difference();
    for (const one of moving) one.finish();
    return [level, difference()];
}"""
"""How much lower the second step of a podium is than the first, while it is undecided and in the end."""
RING = """(button) => {
    const { top, right } = button.getBoundingClientRect();
    const inset = -parseFloat(getComputedStyle(button).outlineOffset) - 3;
    const panel = button.closest("section").getBoundingClientRect();
    return top + inset >= panel.top && right - inset <= panel.right;
}"""
"""Whether the ring of the focus lies within its panel."""
MOTIONS = "() => document.getAnimations().map((one) => one.effect.getComputedTiming().endTime).filter((end) => end > 1)"


def level(record: Record) -> bool:
    """Whether somebody has as many points as the winner, and has not won."""
    best = max(record["points"])
    return len(record["winners"]) == 1 and record["points"].count(best) == 2


def isolated(seat: int) -> str:
    return f"\u2068{NAMES[seat]}\u2069"


async def fits(guest: Guest) -> None:
    """See that what is looked at fits every screen."""
    for width, height in ((360, 560), (740, 340), (2560, 1440)):
        await guest.page.set_viewport_size(ViewportSize(width=width, height=height))
        await looks_right(guest)
    await guest.page.set_viewport_size(DESK)


def panel(guest: Guest, title: str, **arguments: int) -> Locator:
    return guest.page.get_by_role("region", name=text(title, **arguments), exact=True)


def test_what_has_gone_what_is_at_stake_and_a_tie_are_seen(tmp_path: Path) -> None:
    record = recorded("misterbill", 5, level)

    async def work(house: House) -> None:
        ann = await opened(house, record, tmp_path)
        gone: Counter[str] = Counter()
        looks = [number for number in events(record, "waiter") if record["events"][number]["card"] == "L"][::3]
        for number, event in enumerate(record["events"]):
            if event["t"] == "round":
                gone.clear()
                still = ["4", "2"] if event["round"] < 3 else ["8", "6", "5", "4"]
                await after(ann, number)
                await stakes(ann, still)
            if event["t"] == "award":
                still.remove(str(event["points"]))
                await after(ann, number)
                await stakes(ann, still)
            if event["t"] == "pairs":
                gone.update(event["cards"] * 2)
            if event["t"] == "waiter":
                gone[event["card"]] += 1
                if number in looks:
                    await after(ann, number)
                    await ann.button("gone-button").press("Enter")
                    told = await panel(ann, "gone-title").get_by_role("listitem").all_text_contents()
                    kinds = {kind: 3 if kind == "B" else 4 for kind in "OSPWHDETGLRB"}
                    assert [line.strip() for line in told] == [
                        text("gone-kind", card=card(kind), gone=gone[kind], left=copies - gone[kind])
                        for kind, copies in kinds.items()
                    ]
                    await ann.page.keyboard.press("Escape")
                    await expect(panel(ann, "gone-title")).to_have_count(0)

        # A tie is broken before everyone's eyes, unless they want nothing to move.
        moved = await opened(house, record, tmp_path, pace="brisk")
        await after(moved, len(record["events"]) - 1)
        assert await moved.page.locator("ol.rising .level").count() == 1
        undecided, decided = await moved.page.evaluate(LEVEL)
        assert undecided == 0 < decided
        await after(ann, len(record["events"]) - 1)
        assert await ann.page.evaluate(MOTIONS) == []

    in_browsers(work)


async def stakes(guest: Guest, still: list[str]) -> None:
    """See which score cards can still be had."""
    cards = " and ".join(filter(None, [", ".join(still[:-1]), *still[-1:]]))
    await expect(
        guest.page.get_by_role("img", name=text("stakes", n=len(still), cards=cards), exact=True)
    ).to_be_visible()


def test_nobody_overlooks_mister_bill_where_they_may_know_of_him(tmp_path: Path) -> None:
    record = recorded("misterbill", 4, lambda record: bool(events(record, "show")))

    def comes(event: dict[str, Any]) -> bool:
        return (event["t"], event.get("card")) == ("draw", "B")

    def parts(number: int, event: dict[str, Any]) -> bool:
        then: dict[str, Any] = record["events"][number + 1]
        return event["t"] == "pairs" and then == {"t": "out", "seat": event["seat"]}

    async def work(house: House) -> None:
        ann = await opened(house, record, tmp_path, drawn=True)
        for number in events(record, "show")[:2]:
            holders = record["events"][number]["seats"]
            eyes = next(seat for seat in range(4) if seat not in holders)
            await ann.box("replay-eyes").select_option(str(eyes))
            await after(ann, number - 1)
            before = await cards_of(ann)
            await ann.button("replay-forward").click()
            rise = [now for was, now in zip(before, await cards_of(ann), strict=True) if width(now) > 2 * width(was)]
            assert all(seen.face_up for seen in await look_at_cards(ann, rise))
            near = [await nearest(ann, box) for box in rise]
            assert sorted(near) == sorted(NAMES[seat] for seat in holders)

        # He weighs something for whoever gives or takes him, and nothing for the others.
        moved = await opened(house, record, tmp_path, pace="brisk")
        number, event = next((number, event) for number, event in enumerate(record["events"]) if comes(event))
        other = next(seat for seat in range(4) if seat not in (event["seat"], event["from"]))
        for seat in (event["seat"], event["from"], other):
            await moved.box("replay-eyes").select_option(str(seat))
            await after(moved, number)
            await expect(moved.page.locator(".heavy")).to_have_count(int(seat != other))
        number = next(number for number, event in enumerate(record["events"][:-1]) if parts(number, event))
        await after(moved, number)
        await expect(moved.page.locator(".parting")).to_have_count(2)
        await moved.button("replay-forward").click()
        await expect(moved.page.locator(".parting")).to_have_count(0)

    in_browsers(work)


async def cards_of(guest: Guest) -> list[Box]:
    await guest.settled()
    boxes: list[Box] = await guest.page.locator(".cards > .card").evaluate_all(CARDS)
    return boxes


def width(box: Box) -> float:
    return box[2] - box[0]


async def nearest(guest: Guest, box: Box) -> str:
    """Tell before whose plate something lies."""
    plates = guest.page.locator(".seats .plate")
    boxes: list[Box] = await plates.evaluate_all(CARDS)
    names = [re.sub(r"\W", "", name) for name in await plates.locator(".name").all_inner_texts()]

    def far(other: Box) -> float:
        return sum(abs(box[low] + box[low + 2] - other[low] - other[low + 2]) for low in (0, 1))

    return min(zip(boxes, names, strict=True), key=lambda one: far(one[0]))[1]


def test_a_trick_can_be_looked_at_again(tmp_path: Path) -> None:
    def swapped_after_a_call(record: Record) -> int | None:
        """Find where a card was swapped after a trick somebody had called for, and another trick follows."""
        kinds = [event["t"] for event in record["events"]]
        found = (number for number in events(record, "exchange") if kinds[number + 1] == "play")
        return next((number for number in found if "willi" in kinds[number - 6 : number] and number > 20), None)

    record = recorded("willi", 4, lambda record: swapped_after_a_call(record) is not None)

    async def work(house: House) -> None:
        number = swapped_after_a_call(record)
        assert number
        ann = await opened(house, record, tmp_path, pace="brisk")
        swap = record["events"][number]
        plays = [event for event in record["events"][:number] if event["t"] == "play"][-4:]
        call = max(at for at in events(record, "willi") if at < number)
        await after(ann, call)
        await expect(ann.page.locator(".stamp:visible")).to_have_text(text("answer-call"))
        await after(ann, number + 1)
        await expect(ann.page.locator(".stamp:visible")).to_have_count(0)

        pile = ann.button("tricks-button", name=isolated(swap["seat"]))
        await pile.click()
        shown = panel(ann, "trick-last")
        lying = [swap["give"] if play["card"] == swap["take"] else play["card"] for play in plays]
        await expect(shown.get_by_role("listitem")).to_contain_text(
            [f"{card(code)} {isolated(play['seat'])}" for code, play in zip(lying, plays, strict=True)]
        )
        taker = isolated(swap["seat"])
        given, taken = (text(f"colour-{swap[way][0]}.the", value=int(swap[way][1])) for way in ("give", "take"))
        await expect(shown.get_by_role("status")).to_have_text(
            f"{text('trick-called', player=taker)} {text('log-swap', player=taker, given=given, taken=taken)}"
        )
        await expect(shown).to_contain_text(text("places"))
        tricks = len(
            [
                at
                for at in events(record, "trick")
                if at < number and at > max(at for at in events(record, "round") if at < number)
            ]
        )
        await fits(ann)
        await ann.button("trick-back").click()
        await expect(panel(ann, "trick-nth", n=tricks - 1)).to_be_visible()
        await panel(ann, "trick-nth", n=tricks - 1).get_by_role("heading").click()
        await expect(ann.button("look-close")).to_have_count(0)

    in_browsers(work)


def test_looking_at_the_discards_never_hides_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, ASKED_SOON)

    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk")
        await ann.play_bots("misterbill", 4)
        # Before all else, with whom one plays.
        caption = ann.main.locator(".caption")
        await expect(caption).to_have_text(re.compile(text("log-mate", player=".*")))
        mate = re.sub(text("log-mate", player="(.*)"), r"\1", await caption.inner_text())
        mine = re.compile(rf"you \(card \d\).*{mate}|{mate} \(card \d\).*you ")
        await expect(ann.page.get_by_text(mine)).to_be_visible()

        heap = ann.button("gone-button")
        await ann.asked.first.wait_for()
        await heap.focus()
        await ann.page.keyboard.press("Enter")
        await expect(ann.button("look-close")).to_be_focused()
        assert await ann.button("look-close").evaluate(RING), "the ring of the focus is cut off"
        await ann.page.keyboard.press("Escape")
        await expect(heap).to_be_focused()
        # What is asked can be read and answered beside it; what is asked next puts it away.
        await heap.click()
        seen = panel(ann, "gone-title")
        await expect(seen).to_be_visible()
        bar = await ann.main.locator(".bar").bounding_box()
        box = await seen.bounding_box()
        await fits(ann)
        assert bar
        assert box
        assert box["y"] + box["height"] <= bar["y"]
        await ann.any_of("answer-any", "answer-pass").or_(ann.able).first.click()
        await expect(seen).to_have_count(0)

    in_browsers(work)
