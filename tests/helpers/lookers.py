"""People who look at a table of a registry, ask for hints, and hear what they are sent."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from billi.server.audience import Viewer
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.table.deciding import Refused
from billi.table.messages import AnyNews, Heard, HintGiven, News, TableShown
from billi.table.showing import Eyes
from billi.table.wishes import AskHint, Begin, Choose, Sit


class Looker:
    """Somebody who looks at a table, and all they are sent."""

    def __init__(self, person: str, key: str = "") -> None:
        self.news: list[News] = []
        self.viewer = Viewer(Eyes(person, key), self.hear)

    def hear(self, frame: bytes) -> None:
        self.news.append(msgspec.json.decode(frame, type=AnyNews))

    @property
    def hints(self) -> list[HintGiven]:
        return [news for news in self.news if isinstance(news, HintGiven)]

    @property
    def said(self) -> list[str]:
        return [news.phrase for news in self.news if isinstance(news, Heard)]

    @property
    def table(self) -> TableShown:
        return next(news for news in reversed(self.news) if isinstance(news, TableShown))

    async def until(self, holds: Callable[[], bool]) -> None:
        end = time.monotonic() + 60
        while not holds():
            assert time.monotonic() < end, "nothing comes"
            await asyncio.sleep(0.005)


async def seated(
    registry: Registry, people: tuple[str, ...] = ("ann", "bo"), game: str = "willi", **more: Any
) -> tuple[Room, list[Looker]]:
    """Have people begin a game, the others bots, all of them looking."""
    code = await registry.open(people[0], NewTableWish(game, 4, bots=list(range(len(people), 4)), **more))
    room = await registry.room(code)
    assert room is not None
    lookers = [Looker(person) for person in people]
    for seat, (person, looker) in enumerate(zip(people, lookers, strict=True)):
        await room.enter(looker.viewer)
        await room.wish(person, Sit(id="sit", seat=seat, name=person.title()))
    await room.wish(people[0], Begin(id="begin"))
    return room, lookers


async def ask(room: Room, looker: Looker, seat: int = 0, id: str = "") -> None:
    """Ask for a hint as a socket does."""
    wish = AskHint(id=id or f"hint {room.table.version}", seat=seat, version=room.table.version)
    await room.wish(looker.viewer.eyes.person, wish)
    room.hints.give(looker.viewer, seat)


async def choose(room: Room, person: str, seat: int, action: str = "") -> None:
    wanted = action or str(room.table.choices(seat)[0])
    version = room.table.version
    await room.wish(person, Choose(id=f"choice {version} {seat}", seat=seat, action=wanted, version=version))


async def refusal(room: Room, person: str, seat: int, version: int | None = None) -> str:
    at = room.table.version if version is None else version
    with pytest.raises(Refused) as refused:
        await room.wish(person, AskHint(id=f"no {time.monotonic_ns()}", seat=seat, version=at))
    return refused.value.sentence
