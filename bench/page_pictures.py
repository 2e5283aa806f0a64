"""Takes a picture of every kind of moment at a table, on every kind of screen, by day and by night, to be looked at.

    python bench/page_pictures.py FOLDER [--tables misterbill:8,willi:4] [--sizes 360x560,2560x1440] [--lights light]
        [--locale de-DE] [--engine firefox --lights dark]

Somebody plays a game against bots. Whenever something is asked for the first time the screen takes every size in turn,
so that all pictures of a moment show the same cards. Then come what befalls people at a table, and what is looked at
again in a record: Mister Bill shown, "Willi!" called, a trick, what has gone, a tie. Firefox and WebKit are told once
whether it is day or night, and WebKit sees no more than games (`--parts game`).
"""

import argparse
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from sys import path
from typing import Any, Final

path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.async_api import ViewportSize

from helpers.browser import DESK, Guest, House, Launch, chromium, expect, firefox, house_at, run
from helpers.mishaps import befall
from helpers.page_text import card
from helpers.replays import Record, after, events, opened, recorded
from helpers.screenshots import OF_PICTURES
from helpers.server_processes import own_server
from helpers.socket_interceptor import told_otherwise
from helpers.webkit import webkit

TABLES = "misterbill:4,misterbill:8,willi:4,willi:3"
SIZES = "360x560,360x640,390x664,667x320,768x1024,1280x800,2560x1440"
LIGHTS = "light,dark"
PHONE = ViewportSize(width=360, height=640)
WAITERS = "EGTLR"
TABS = {"serve": ["chat"], "play": ["chat", "log", "score", "table", "settings"]}
"""What is opened beside the table at some moments."""
ROUNDS = 3
"""After so many rounds whatever was not asked is let be, but for the end of the game."""


@dataclass
class Album:
    """Where pictures go, and which are there."""

    guest: Guest
    table: str
    folder: Path
    sizes: list[ViewportSize]
    lights: list[str]
    seen: set[str] = field(default_factory=set)

    async def keep(self, moment: str) -> None:
        """Take pictures of a moment, unless there are some."""
        if moment in self.seen:
            return
        self.seen.add(moment)
        page = self.guest.page
        for size in self.sizes:
            await page.set_viewport_size(size)
            for light in self.lights:
                if len(self.lights) > 1:
                    await page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
                await self.guest.settled()
                name = f"{self.table}-{moment}-{size['width']}x{size['height']}-{light}.png"
                await page.screenshot(path=self.folder / name)
        await page.set_viewport_size(DESK)
        self.guest.forgive(OF_PICTURES)
        print(self.table, moment, flush=True)


async def moment_of(guest: Guest) -> str:
    """Name what is asked."""
    said = await guest.asked.all_text_contents()
    buttons = {"go-on": "round", "any": "draw", "pass": "serve", "no-call": "call", "keep": "take"}
    for answer, moment in buttons.items():
        if guest.say(f"answer-{answer}") in said:
            return moment
    sentence = await guest.main.locator(".sentence").first.inner_text()
    return next((kind for kind in ("box", "lead", "play") if sentence == guest.say(f"ask-{kind}")), "give")


async def look(album: Album) -> None:
    """Keep what is asked, and what lies one touch further."""
    guest = album.guest
    moment = await moment_of(guest)
    await album.keep(moment)
    if moment == "serve":
        await serve(album)
    for tab in TABS.get(moment, ()):
        if f"{moment}-{tab}" not in album.seen:
            await guest.page.set_viewport_size(PHONE)
            await guest.settled()  # what stood open beside a wide table has closed
            await guest.look_at(tab)
            await album.keep(f"{moment}-{tab}")
            await guest.page.set_viewport_size(PHONE)
            await guest.look_back()
            await guest.page.set_viewport_size(DESK)


async def serve(album: Album) -> None:
    """Touch each waiter in hand, for whom or which way it is asked, and a card that is none."""
    guest = album.guest
    hand = await guest.cards()
    names = {card(code, guest.language): code for code in WAITERS}
    for name in hand:
        moment = f"serve-{names.get(name, 'why')}"
        if moment in album.seen:
            continue
        held = guest.listed("table-hand").get_by_role("button", name=name, exact=True)
        await held.first.evaluate("held => held.click()")
        await album.keep(moment)
        if name in names:
            await guest.button("answer-back").click()


def how(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return what the browser of a guest is like."""
    return {"locale": arguments.locale, "color_scheme": arguments.lights.split(",")[0]}


def album_of(guest: Guest, table: str, arguments: argparse.Namespace) -> Album:
    pairs = (size.split("x") for size in arguments.sizes.split(","))
    sizes = [ViewportSize(width=int(width), height=int(height)) for width, height in pairs]
    return Album(guest, table.replace(":", ""), arguments.folder, sizes, arguments.lights.split(","))


async def game(house: House, table: str, arguments: argparse.Namespace) -> None:
    """Play at a table to the end, and keep its moments."""
    name, players = table.split(":")
    guest = await house.guest("Ann", pace="brisk", reduced_motion="reduce", **how(arguments))
    album = album_of(guest, table, arguments)
    await album.keep("home")
    await guest.set_table(name, int(players), bots=int(players) - 1)
    await album.keep("lobby")
    await guest.button("lobby-begin").click()
    if name == "misterbill":  # at once, nobody is asked which card to draw
        await guest.play(until=guest.any_of("answer-any", "answer-go-on"))
        await album.keep(await moment_of(guest))
    await guest.page.evaluate("localStorage.setItem('billi-settings', JSON.stringify({ pace: 'instant' }))")
    await guest.page.goto(guest.path)
    guest.each_time = lambda: look(album)
    for _ in range(ROUNDS):
        await guest.play(until=guest.round_over)
        await look(album)
        await guest.answer()
    guest.each_time = None
    await guest.play()
    await album.keep("over")
    await guest.context.close()


async def company(house: House, table: str, arguments: argparse.Namespace) -> None:
    """Keep what befalls people at a table: they go, are stood in for, lose the line, share a screen, ask for a hint."""
    name, players = table.split(":")
    guest = await house.guest("Ann", drawn=True, **how(arguments))
    album = album_of(guest, table, arguments)
    await guest.play_bots(name, int(players))
    await guest.play(until=guest.button("answer-hint"))
    await guest.button("answer-hint").click()
    await expect(guest.page.locator(".hint-panel li").first).to_be_visible()
    await album.keep("hint")
    if name == "willi":
        await guest.play(until=guest.main.locator(".called"))
        await album.keep("called")
    await guest.context.set_offline(True)
    await expect(guest.page.locator(".line[role=status]")).not_to_have_text("")
    await album.keep("line")
    guest.forgive("WebSocket", "ERR_INTERNET")
    await guest.context.close()

    guest = album.guest = await house.guest("Ann", drawn=True, **how(arguments))
    await told_otherwise(guest, befall)
    await guest.play_bots(name, max(4, int(players)))
    await expect(guest.button("people-back")).to_be_visible()
    await album.keep("befallen")
    await guest.context.close()

    guest = album.guest = await house.guest("Ann", drawn=True, **how(arguments))
    await guest.set_table(name, int(players), bots=int(players) - 2)
    await guest.box("lobby-another").fill("Bo")
    await guest.sit(2)
    await guest.button("lobby-begin").click()
    passing = "|".join(guest.say("pass-ready", name=who) for who in ("Ann", "Bo"))
    await guest.play(until=guest.main.get_by_role("button", name=re.compile(passing)))
    await album.keep("passed")
    await guest.context.close()

    guest = album.guest = await house.guest("Ann", path=f"/learn/{name}/lesson", drawn=True, **how(arguments))
    await guest.is_dealt()
    await album.keep("lesson")
    await guest.context.close()


async def again(house: House, table: str, arguments: argparse.Namespace) -> None:
    """Keep what is looked at again in the record of a game."""
    name, players = table.split(":")
    kinds = ("show", "game_end") if name == "misterbill" else ("willi", "exchange", "game_end")
    record = recorded(name, min(5, int(players)), lambda record: all(events(record, kind) for kind in kinds[:-1]))
    with tempfile.TemporaryDirectory() as folder:
        guest = await opened(house, record, Path(folder), drawn=True, **how(arguments))
        album = album_of(guest, table, arguments)
        for kind in kinds:
            await after(guest, events(record, kind)[-1] if kind == "game_end" else events(record, kind)[0])
            await album.keep(f"again-{kind}")
        await after(guest, middle(record))
        pile = guest.page.locator(".pile").first if name == "willi" else guest.button("gone-button")
        await pile.press("Enter")
        await album.keep("again-looked")
    await guest.context.close()


def middle(record: Record) -> int:
    """Find where a good deal of a round has been played."""
    return len(record["events"]) // 2


async def main(arguments: argparse.Namespace) -> None:
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, own_server(f"sqlite:///{folder}/billi.db") as server:
        server.start()
        await server.answers()
        async with house_at(server.url, engine(arguments)) as house:
            for table in arguments.tables.split(","):
                for part in arguments.parts.split(","):
                    await PARTS[part](house, table, arguments)


def engine(arguments: argparse.Namespace) -> Launch:
    """Return what starts the browser."""
    light: str = arguments.lights.split(",")[0]
    return {"chromium": chromium, "firefox": firefox(light), "webkit": webkit(light)}[arguments.engine]


PARTS: Final = {"game": game, "company": company, "again": again}


def read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tables", default=TABLES)
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--lights", default=LIGHTS)
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--locale", default="en-GB")
    parser.add_argument("--engine", default="chromium", choices=["chromium", "firefox", "webkit"])
    return parser.parse_args()


if __name__ == "__main__":
    run(main(read()))
