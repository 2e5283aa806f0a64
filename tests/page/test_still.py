"""Whoever has asked their device for less motion sees nothing move, and is told everything all the same."""

from typing import Final

import pytest

from helpers.browser import Guest, House, in_browsers
from helpers.page_text import text

WATCH: Final = """() => {
    window.moved = new Set();
    const look = () => {
        for (const one of document.getAnimations())
            if (one.effect.getComputedTiming().duration > 1) moved.add(one.transitionProperty ?? one.animationName);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Note everything that moves, fades or changes its colour from now on."""


@pytest.mark.long
@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_nothing_moves_for_whoever_wants_it_so_and_all_is_told(game: str) -> None:
    async def work(house: House) -> None:
        ann = await is_watched(house, game, "reduce")
        await ann.play(until=ann.round_over)
        assert await ann.page.evaluate("[...moved]") == []
        told = await ann.listed("log-label").get_by_role("listitem").all_text_contents()
        assert told[1:].count(text("log-dealt")) == 1

    in_browsers(work)


def test_for_others_cards_move() -> None:
    async def work(house: House) -> None:
        ann = await is_watched(house, "misterbill", "no-preference")
        while "transform" not in await ann.page.evaluate("[...moved]"):
            await ann.asked.first.wait_for()
            await ann.answer()

    in_browsers(work)


async def is_watched(house: House, game: str, motion: str) -> Guest:
    """Have somebody sit down with bots whose device asks for so much motion, and note what moves from then on."""
    ann = await house.guest("Ann", pace="fast", reduced_motion=motion, drawn=False)
    await ann.play_bots(game)
    await ann.asked.first.wait_for()
    await ann.page.evaluate(WATCH)
    return ann
