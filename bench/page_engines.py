"""Plays whole games of both kinds by sight in three engines, on a screen that takes another size with every question.

    uv run python bench/page_engines.py [--engines chromium,firefox,webkit] [--games misterbill:4,willi:4]

Nothing goes over a line of its own: every answer is a touch of what is seen, to the end of the game. On every size,
the first time a kind of question is asked there, all must look right: nothing cut, nothing on top of anything else,
and the cards in hand must show their faces, pixel by pixel.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from sys import path

path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.async_api import ViewportSize

from helpers.browser import Guest, House, Launch, chromium, firefox, in_browsers
from helpers.layout_faults import looks_right
from helpers.screenshots import OF_PICTURES, cards_in_hand, look_at_cards
from helpers.webkit import webkit

SIZES = "360x560,390x664,360x740,667x320,768x1024,1280x800,1920x1080,2560x1440"


def engines() -> dict[str, Launch]:
    return {"chromium": chromium, "firefox": firefox("light"), "webkit": webkit("light")}


@dataclass
class Player:
    """Somebody who plays, and looks at every kind of question on every size of screen."""

    guest: Guest
    sizes: list[ViewportSize]
    asked: int = 0
    looked: set[tuple[int, str]] = field(default_factory=set)
    _next: Iterator[ViewportSize] = field(init=False)

    def __post_init__(self) -> None:
        self._next = cycle(self.sizes)

    async def look(self) -> None:
        """Take the next size, and look, unless this was seen on it before."""
        self.asked += 1
        size = next(self._next)
        await self.guest.page.set_viewport_size(size)
        kind = " ".join(sorted(await self.guest.asked.all_text_contents()))
        if (size["width"], kind) in self.looked:
            return
        self.looked.add((size["width"], kind))
        await self.guest.settled()
        await looks_right(self.guest)
        held = await cards_in_hand(self.guest)
        if held and not await self.guest.round_over.first.is_visible():
            cards = await look_at_cards(self.guest, held)
            assert all(card.face_up for card in cards), (size, cards)


async def plays(house: House, table: str, sizes: list[ViewportSize]) -> Player:
    """Play a game to its end."""
    name, players = table.split(":")
    guest = await house.guest("Ann", drawn=True, color_scheme="light", viewport=sizes[0])
    player = Player(guest, sizes)
    await guest.play_bots(name, int(players))
    guest.each_time = player.look
    await guest.play()
    await player.look()
    guest.forgive(OF_PICTURES)
    return player


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engines", default="chromium,firefox,webkit")
    parser.add_argument("--games", default="misterbill:4,willi:4")
    parser.add_argument("--sizes", default=SIZES)
    arguments = parser.parse_args()
    pairs = (size.split("x") for size in arguments.sizes.split(","))
    sizes = [ViewportSize(width=int(width), height=int(height)) for width, height in pairs]
    for engine in arguments.engines.split(","):
        for table in arguments.games.split(","):

            async def work(house: House, engine: str = engine, table: str = table) -> None:
                begun = time.monotonic()
                player = await plays(house, table, sizes)
                took = time.monotonic() - begun
                version = getattr(house.browser, "version", "")
                print(
                    f"{engine} {version}, {table}: a whole game, {player.asked} questions on "
                    f"{len(sizes)} sizes, {len(player.looked)} looked at closely, {took:.0f} s",
                    flush=True,
                )

            in_browsers(work, engines()[engine])


if __name__ == "__main__":
    main()
