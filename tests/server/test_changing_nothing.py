"""What changes nothing is granted, and nobody hears of it: it is not written down, and neither shown nor passed on."""

from dataclasses import dataclass

import pytest

from billi.fair import cut_of, seal_of
from billi.server.fanout import Alone
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.table.wishes import (
    AddWords,
    AnyWish,
    AskHint,
    Begin,
    Choose,
    ComeBack,
    CutDeck,
    Lend,
    LetStandIn,
    Move,
    Mute,
    Ping,
    PutBot,
    Rematch,
    Say,
    Seal,
    Sit,
    Stand,
    Waive,
    Wish,
)
from helpers.registries import begun, play_out, with_a_registry
from helpers.rooms import Watcher

ALWAYS_NEWS = {Sit, Stand, Begin, Choose, Say}
"""What says something each time it is granted: a choice made again is second thoughts."""
NEVER_NEWS = {Ping}
"""What is for the socket alone."""
START = bytes(32)
"""What the host cuts the deck with."""


@dataclass
class Company:
    """A room, and everyone who looks."""

    room: Room
    watchers: dict[str, Watcher]
    told: list[int]
    """The versions of which other servers have been told,"""
    in_vain: set[type[Wish]]
    """and what was wished for that changed nothing, here or elsewhere."""

    async def grant(self, person: str, wish: Wish) -> None:
        """Grant a wish that is news to everyone."""
        was, lines = self.room.table.version, await self._lines()
        assert await self.room.wish(person, wish) > was
        assert await self._lines() > lines
        assert self.told[-1] == self.room.table.version
        assert all(watcher.shown.version == self.told[-1] for watcher in self.watchers.values())

    async def grant_in_vain(self, person: str, wish: Wish) -> None:
        """Grant a wish that changes nothing; only who waives is shown the table again, on which they have."""
        waives = person if isinstance(wish, Waive) else ""
        before = await self._known(waives)
        await self.room.wish(person, wish)
        assert await self._known(waives) == before, wish
        self.in_vain.add(type(wish))

    async def _known(self, apart_from: str) -> tuple[int, int, int, list[int]]:
        heard = [len(watcher.sent) for person, watcher in self.watchers.items() if person != apart_from]
        return self.room.table.version, await self._lines(), len(self.told), heard

    async def _lines(self) -> int:
        return len(await self.room.world.store.lines(self.room.table.id))


async def company(room: Room, told: list[int], in_vain: set[type[Wish]]) -> Company:
    watchers = {person: Watcher(person) for person in ("host", "ann", "bo", "onlooker")}
    for watcher in watchers.values():
        await room.enter(watcher)
    return Company(room, watchers, told, in_vain)


def test_nobody_hears_of_a_wish_that_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    in_vain: set[type[Wish]] = set()
    monkeypatch.setattr(Alone, "tell", lambda self, table, version: told.append(version))

    async def work(registry: Registry) -> None:
        room = await registry.room(await registry.open("host", NewTableWish("willi", 4, bots=[3], hints=True)))
        assert room is not None
        all = await company(room, told, in_vain)
        await before_the_deal(all)
        await while_it_is_played(all)
        over = await begun(registry)
        await play_out(over)
        await after_the_game(await company(over, told, in_vain))

    with_a_registry(work)
    assert in_vain == {*AnyWish.__args__} - ALWAYS_NEWS - NEVER_NEWS


async def before_the_deal(all: Company) -> None:
    for seat, person in enumerate(("host", "ann", "bo")):
        await all.grant(person, Sit(id="sit", seat=seat, name=person))
    await all.grant("ann", AddWords(id="words", seat=1, words="lucky seven"))
    await all.grant("host", Seal(id="seal", seat=0, seal=seal_of(START)))
    await all.grant("ann", Seal(id="seal", seat=1, seal=seal_of(bytes(range(32)))))
    await all.grant_in_vain("ann", AddWords(id="again", seat=1, words=" lucky seven "))
    await all.grant_in_vain("bo", AddWords(id="none", seat=2, words=""))
    await all.grant_in_vain("host", Seal(id="again", seat=0, seal=seal_of(START)))
    await all.grant_in_vain("host", PutBot(id="bot", seat=3))
    await all.grant_in_vain("host", Move(id="move", order=[0, 1, 2, 3]))
    await all.grant("host", Begin(id="begin"))
    await all.grant("host", CutDeck(id="cut", seat=0, cut=cut_of(START, 1)))
    await all.grant_in_vain("host", CutDeck(id="again", seat=0, cut=cut_of(START, 1)))
    await all.grant("ann", CutDeck(id="cut", seat=1, cut=cut_of(bytes(range(32)), 1)))


async def while_it_is_played(all: Company) -> None:
    table = all.room.table
    await all.grant_in_vain("ann", Lend(id="not yet", seat=1, on=False))
    await all.grant("ann", Lend(id="lend", seat=1))
    await all.grant_in_vain("ann", Lend(id="again", seat=1))
    await all.grant_in_vain("host", Mute(id="not yet", seat=1, on=False))
    await all.grant("host", Mute(id="mute", seat=1))
    await all.grant_in_vain("host", Mute(id="again", seat=1))
    await all.grant_in_vain("host", LetStandIn(id="a bot", seat=3))
    await all.grant_in_vain("host", ComeBack(id="here", seat=0))
    await all.grant("ann", AskHint(id="hint", seat=1, version=table.version))
    await all.grant_in_vain("ann", AskHint(id="again", seat=1, version=table.version))
    await all.grant_in_vain("ann", Waive(id="waive", seat=1))
    await all.grant_in_vain("ann", Waive(id="again", seat=1))


async def after_the_game(all: Company) -> None:
    store = all.room.world.store
    await all.grant("ann", Rematch(id="rematch"))
    tables = await store.opened_by("ann")
    await all.grant_in_vain("ann", Rematch(id="again"))
    assert await store.opened_by("ann") == tables
