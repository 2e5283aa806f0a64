"""Sit down at a table over the network and play: against the house, or with whoever has the code.

uv run billi serve                            # in one terminal
python examples/sit_down.py [address] [code]  # in another; with a code, at a table that is there already
"""

import asyncio
import sys

from billi.client import Client
from billi.table.messages import Hand


def choose(hand: Hand) -> str:
    """Look at our hand and what is asked, and answer with one of the choices."""
    assert hand.ask is not None
    return next((choice for choice in hand.ask.choices if choice.startswith("play")), hand.ask.choices[0])


async def sit_down(address: str, code: str) -> None:
    """Take the first free chair, play to the end, and say how it went."""
    async with Client(address, name="Robin") as me:
        mine = not code
        code = code or await me.open("misterbill", players=3, bots=[1, 2])
        print("table", code)
        async with me.table(code) as table:
            assert table.shown is not None
            chairs = table.shown.public.seats
            seat = next(number for number, chair in enumerate(chairs) if not chair.name and not chair.bot)
            await table.sit(seat)
            if mine:
                await table.begin()
            await table.play(choose)
            assert table.board is not None
            print("points", table.board.points)
            print("won" if seat in table.board.winners else "lost")


def main(address: str = "http://127.0.0.1:8765", code: str = "") -> None:
    """Run the client."""
    asyncio.run(sit_down(address, code))


if __name__ == "__main__":
    main(*sys.argv[1:])
