"""Games that are over: how they come to be, and who stands where then, as a podium shows it."""

import random
from contextlib import nullcontext
from typing import Final

from playwright.async_api import Locator

from billi.client import Client

STANDING: Final = """(rows) => rows.flatMap((row) => {
    const points = [...row.querySelectorAll(".number")].at(-1).textContent;
    return [...row.querySelectorAll("bdi")].map((who) => [who.textContent, points]);
})"""
"""Several may stand on one step; whoever has none stands in a list below."""


async def standings(podium: Locator) -> list[tuple[str, str]]:
    """Return everyone's name and points as they are read there, sorted."""
    found: list[list[str]] = await podium.get_by_role("listitem").evaluate_all(STANDING)
    return sorted((name, points) for name, points in found)


async def plays_a_game(url: str, game: str, who: Client | None = None) -> str:
    """Have somebody play a game against bots, without a page; return its id."""
    chance = random.Random(7)
    async with nullcontext(who) if who else Client(url, "Ann") as client:
        code = await client.open(game, 4, bots=[1, 2, 3])
        async with client.table(code) as table:
            await table.sit(0)
            await table.begin()
            await table.play(lambda hand: chance.choice(hand.ask.choices) if hand.ask else "")
            assert table.shown
            return table.shown.public.record
