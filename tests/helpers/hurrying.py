"""A game brought to its end without touching the page: for tests of what comes then. Others play by sight."""

from billi.client import TableClient
from billi.server.cookies import PLAIN
from helpers.browser import Guest


async def hurries(guest: Guest) -> None:
    """Have the rest of somebody's game answered over a line of their own, and the page follow to its end."""
    await guest.asked.first.wait_for()
    [token] = [cookie["value"] for cookie in await guest.context.cookies() if cookie["name"] == PLAIN]
    async with TableClient(guest.house.url, guest.path.rpartition("/")[2], token) as table:
        await table.play(lambda hand: guest.chance.choice(hand.ask.choices) if hand.ask else "")
    await guest.play()
