"""How long people wait for the page: games against bots, answered at once, so that all the time is waiting.

    uv run python bench/page_pace.py --games 30
    uv run python bench/page_pace.py --real

The games are played at a table as the server has it, its own pauses with them, and shown by the page's stage in
virtual time (helpers.page_pace): Mister Bill with 3, 4 and 8, Willi with 4 and 3, at brisk and at fast. With ``--real``
a round of each is played in a browser as well, in real time, and what reached the page is shown again in virtual time:
how far the two are apart is what the virtual figures leave out (the network, the server, the browser).
"""

import argparse
import asyncio
import json
import platform
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.async_api import WebSocket

from billi.server.settings import Settings
from helpers.browser import House, house_at
from helpers.page_pace import Paced, Steps, paced, played
from helpers.percentiles import shares
from helpers.server_processes import own_server

TABLES: Final = (("misterbill", 3), ("misterbill", 4), ("misterbill", 8), ("willi", 4), ("willi", 3))
ROUNDS: Final = {"misterbill": 3, "willi": 8}
REAL: Final = (("misterbill", 8, "fast"), ("willi", 4, "brisk"))


def virtual(games: int) -> None:
    print("| | pace | a game | longest | a round | from a move to the next question: median | p95 | longest |")
    print("|---|---|---|---|---|---|---|---|")
    for game, players in TABLES:
        for pace in ("brisk", "fast"):
            with tempfile.TemporaryDirectory() as folder:
                times = paced([played(game, players, number, pace) for number in range(games)], Path(folder))
            lengths = [one.length for one in times]
            mean = sum(lengths) / games
            spread = shares([wait for one in times for wait in one.waits], 0.5, 0.95, 1)
            waits = "| ".join(f"{wait / 1000:.1f} s " for wait in spread)
            print(
                f"| {game} {players} | {pace} | {mean / 1000:.0f} s | {max(lengths) / 1000:.0f} s "
                f"| {mean / ROUNDS[game] / 1000:.0f} s | {waits}|",
                flush=True,
            )


@dataclass
class Watching:
    """What passes between a page and its server, and when."""

    tables: list[dict[str, Any]] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)

    def open(self, socket: WebSocket) -> None:
        """Watch a line."""
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        news = json.loads(frame)
        if news["is"] != "table" or news["public"]["status"] == "open":
            return
        # What is told again, as to somebody whose line was in doubt, is not shown again.
        if not self.tables or news["since"] == self.tables[-1]["version"]:
            self.tables.append(news)
            self.heard.append(1000 * time.monotonic())

    def steps(self, game: str, players: int, pace: str) -> Steps:
        """Return what reached the page up to the end of the round, as pacing.py gives a game."""
        steps: list[dict[str, Any]] = []
        for number, news in enumerate(self.tables):
            [hand] = news["own"]["hands"]
            ask = hand.get("ask")
            asked = ask and not ask.get("forced") and not hand.get("waived")
            kinds = [event["t"] for event in hand.get("events", [])]
            last = "round_end" in kinds
            events = hand["events"][: kinds.index("round_end") + 1] if last else hand.get("events", [])
            pause = None if asked or last else round(self.heard[number + 1] - self.heard[number])
            steps.append({"events": events, "hand": hand["hand"], "pause": pause})
            if last:
                break
        options = {"willi_sits": "moves"}
        return {"pace": pace, "game": game, "players": players, "options": options, "steps": steps}


async def real() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        own_server(f"sqlite:///{folder}/b.db", pause=Settings.pause) as server,
    ):
        server.start()
        await server.answers()
        async with house_at(server.url) as house:
            print(f"Chromium {house.browser.version} on {platform.machine()}: a round each, in real time")
            for game, players, pace in REAL:
                waits, took, watching = await round_of(house, game, players, pace)
                [again] = paced([watching.steps(game, players, pace)], Path(folder))
                print(told(game, players, pace, waits, took, again), flush=True)


async def round_of(house: House, game: str, players: int, pace: str) -> tuple[list[float], float, Watching]:
    """Play a round; return how long each question was waited for, how long it all took, and what reached the page."""
    guest = await house.guest("Ann", pace=pace, drawn=True)
    watching, waits = Watching(), []
    guest.page.on("websocket", watching.open)
    await guest.play_bots(game, players)
    while not watching.tables:
        await asyncio.sleep(0.005)
    begun = answered = time.monotonic()
    while not await guest.round_over.is_visible():
        await guest.asked.first.wait_for(timeout=60_000)
        waits.append(1000 * (time.monotonic() - answered))
        if not await guest.round_over.is_visible():
            await guest.answer()
            answered = time.monotonic()
    took = 1000 * (time.monotonic() - begun)
    await guest.context.close()
    return waits, took, watching


def told(game: str, players: int, pace: str, waits: list[float], took: float, again: Paced) -> str:
    median, p95, longest = (wait / 1000 for wait in shares(waits, 0.5, 0.95, 1))
    return (
        f"{game} {players}, {pace}: a round took {took / 1000:.1f} s, {sum(waits) / took:.0%} of it waiting; from a "
        f"move to the next question {median:.1f} s, p95 {p95:.1f} s, at most {longest:.1f} s; in virtual time the same "
        f"round takes {again.length / 1000:.1f} s, at most {max(again.waits) / 1000:.1f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--real", action="store_true")
    args = parser.parse_args()
    if args.real:
        asyncio.run(real())
    else:
        virtual(args.games)


if __name__ == "__main__":
    main()
