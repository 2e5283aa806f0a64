"""What an evening costs a tab: fifty games of both kinds, one after the other, and what the page holds after each few.

    uv run python bench/page_memory.py --games 50

Somebody plays against bots in one tab that is never loaded anew, at once, with clicks the page makes itself so that it
does not take the evening: Mister Bill with four and Willi, by the button on the home page or by another game at the
same table. Every few games they go home and the browser collects its garbage; what is left is what the page holds:
bytes of the JavaScript heap, nodes (also those that are in no document any more), listeners.
"""

import argparse
import asyncio
import platform
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from helpers.browser import house_at
from helpers.page_memory import evening
from helpers.serving import serving

EACH: Final = 5
KINDS: Final = ("misterbill", "willi")


async def main(games: int) -> None:
    async with serving() as url, house_at(url) as house:
        print(f"Chromium {house.browser.version} on {platform.machine()}")
        for game, held in (await evening(house, KINDS, games, EACH)).items():
            print(f"after {game} games: {held}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    asyncio.run(main(parser.parse_args().games))
