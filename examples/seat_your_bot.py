"""A notebook as a script: seat your own bot on the ladder, and then at a live table.

uv run billi serve                                   # in one terminal
python examples/seat_your_bot.py [address] [deals]   # or cell by cell, in an editor that knows "# %%"
"""

# %% The bot of your_own_bot.py: it plays its lowest card
import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import billi
from billi.client import Client
from billi.learn.ladder import ladder
from billi.table.messages import Hand

address, deals = (*sys.argv[1:], *("http://127.0.0.1:8765", "20")[len(sys.argv) - 1 :])

# %% On the ladder a bot of your own is named by its Python path
found = ladder(billi.game("willi"), ["your_own_bot:LowestFirst", "easy", "random"], int(deals), seed=1)
for standing in found.standings:
    name, points = standing.bot.split(":")[-1], standing.points
    print(f"{name:12} {points.mean:+6.2f} ± {points.interval:.2f} points over the others")


# %% At a table it is asked over the network: by what its hand shows, and with the choices it has
def choose(hand: Hand) -> str:
    """Return one of the choices, as text."""
    assert hand.ask is not None
    cards = [choice for choice in hand.ask.choices if choice.startswith(("box", "play"))]
    return min(cards, key=lambda choice: choice[-1]) if cards else hand.ask.choices[-1]


async def sit_down() -> None:
    """Open a table with two easy bots, play to the end, and say how it went."""
    async with Client(address, name="Low") as me:
        code = await me.open("willi", players=3, bots=[1, 2], bot="easy")
        async with me.table(code) as table:
            await table.sit(0)
            await table.begin()
            await table.play(choose)
            assert table.board is not None
            print("at the table:", table.board.points)


asyncio.run(sit_down())
