"""Whoever presses Enter twice, or leaves a finger on it, has answered what they were asked and nothing else."""

import json
from typing import Final

import pytest
from playwright.async_api import WebSocket

from helpers.browser import OTHERS, Guest, House, in_browsers

SECOND: Final = 180
"""Milliseconds until a key is pressed a second time by mistake."""
BY_MISTAKE: Final = 400
"""Milliseconds after which it is taken to be meant; a busy machine may take so long to press it."""
ENOUGH: Final = 8
"""So many answers."""
NOTE_KEYS: Final = """
window.pressed = [];
addEventListener("keydown", (event) => pressed.push(event.timeStamp), true);
"""


async def notes_choices(guest: Guest) -> list[str]:
    """Note all that a page chooses from now on."""
    chosen: list[str] = []

    def sends(frame: str | bytes) -> None:
        wish = json.loads(frame)
        if wish.get("do") == "choose" and not wish["action"].startswith("draw"):  # at this pace one draws by itself
            chosen.append(wish["action"])

    def opens(socket: WebSocket) -> None:
        socket.on("framesent", sends)

    guest.page.on("websocket", opens)
    return chosen


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_second_enter_answers_nothing(game: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        chosen = await notes_choices(ann)
        await ann.page.evaluate(NOTE_KEYS)
        await ann.play_bots(game)
        tried = 0
        while tried < ENOUGH:
            await ann.asked.or_(ann.over).first.wait_for(timeout=OTHERS)
            if await ann.over.count():
                break
            way = ann.any_of("answer-go-on", "answer-pass", "answer-no-call", "answer-keep").or_(ann.able).first
            await way.focus()
            before = len(chosen)
            await ann.page.keyboard.press("Enter", delay=20)
            await ann.page.wait_for_timeout(SECOND)
            await ann.page.keyboard.press("Enter", delay=20)
            await ann.page.wait_for_timeout(SECOND)
            first, second = await ann.page.evaluate("pressed.slice(-2)")
            if second - first < BY_MISTAKE:
                tried += 1
                assert chosen[before + 1 :] == [], f"after {chosen[before]}"
        assert tried

    in_browsers(work)


def test_a_finger_left_on_enter_answers_once() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        chosen = await notes_choices(ann)
        await ann.play_bots("willi")
        await ann.able.first.wait_for()
        await ann.able.first.focus()
        for _ in range(40):  # a key that is down already is repeated
            await ann.page.keyboard.down("Enter")
            await ann.page.wait_for_timeout(30)
        await ann.page.keyboard.up("Enter")
        assert len(chosen) == 1

    in_browsers(work)
