"""People at tables who note down what they were told, and the log it is held against."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from billi.client import Client, TableClient
from billi.linking import undecided
from billi.server.identity import hash_of
from billi.server.store import Store
from billi.table.entries import Chose, Entry, read
from billi.table.messages import AnyNews, Hand, RefusedWish, TableShown
from billi.table.showing import Eyes, show
from billi.table.table import Table
from billi.table.wishes import Choose, Ping, Rematch, Wish

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyNews).decode


class Player(TableClient):
    """Somebody at a table: what they asked for, and what they heard of it."""

    def __init__(self, url: str, code: str, token: str, name: str = "", also: Sequence[str] = ()) -> None:
        super().__init__(url, code, token, name, also=also)
        self.asked: dict[str, Wish] = {}
        self.granted: dict[str, set[int]] = {}
        """The versions each wish was said to be granted at: one, if all is well."""
        self.refused: set[str] = set()
        self.back: list[float] = []
        """When the table was first seen over each connection."""
        self.resumed: list[TableShown] = []
        """What was shown then."""
        self.told_all = 0
        """How often everything was told from the beginning."""

    @property
    def busy(self) -> bool:
        """Whether a wish has not been answered yet."""
        return any(not isinstance(wish, Ping) for wish, _ in self._pending.values())

    async def _send(self, wish: Wish) -> None:
        if not isinstance(wish, Ping):
            self.asked[wish.id] = wish
        await super()._send(wish)

    def _see(self, shown: TableShown) -> None:
        super()._see(shown)
        self.told_all += not shown.since
        if len(self.back) < self.connections:
            self.back.append(asyncio.get_running_loop().time())
            self.resumed.append(shown)

    def _answered(self, id: str, version: int) -> None:
        super()._answered(id, version)
        if id in self.asked:
            self.granted.setdefault(id, set()).add(version)

    def _refused(self, news: RefusedWish) -> None:
        super()._refused(news)
        if not undecided(news.why):
            self.refused.add(news.id)


def at_random(seed: Any) -> "Chooser":
    """Return somebody's way to choose: anything, as chance has it."""
    return Chooser(random.Random(seed))


@dataclass(frozen=True)
class Chooser:
    """Chooses any of the answers."""

    chance: random.Random

    def __call__(self, hand: Hand) -> str:
        """Choose."""
        assert hand.ask is not None
        return self.chance.choice(hand.ask.choices)


async def tokens(url: str, people: int) -> list[str]:
    """Introduce people to a server; return what they are known by."""
    found = []
    for number in range(people):
        async with Client(url, f"P{number}") as person:
            found.append(person.token)
    return found


async def seat_all(url: str, game: str, tokens: list[str]) -> str:
    """Have people sit down at a new table, the first as its host; return its code."""
    async with Client(url, token=tokens[0]) as host:
        code = await host.open(game, len(tokens))
    for seat, token in enumerate(tokens):
        async with TableClient(url, code, token) as table:
            await table.sit(seat, f"P{seat}")
    return code


# The log


@dataclass(frozen=True)
class Told:
    """What a player had been told at some moment."""

    person: str
    asked: dict[str, Wish]
    granted: dict[str, set[int]]
    refused: set[str]
    shown: TableShown | None
    events: dict[int | None, list[dict[str, Any]]]
    said: list[int]


async def told(store: Store, player: Player) -> Told:
    """Take down what a player has been told by now."""
    found = await store.person_of(hash_of(player.token))
    assert found is not None
    granted = {id: set(versions) for id, versions in player.granted.items()}
    events = {seat: list(seen) for seat, seen in player.events.items()}
    said = [heard.version for heard in player.said]
    return Told(found.id, dict(player.asked), granted, set(player.refused), player.shown, events, said)


@dataclass
class Check:
    """What tables' logs were found to hold, beside what people were told."""

    acknowledged: int = 0
    """Moves people were told are kept."""
    lost: list[str] = field(default_factory=list)
    """What was acknowledged or shown, and is not in the log as it was."""
    doubled: list[str] = field(default_factory=list)
    """Wishes that were granted twice."""
    made_by_bots: int = 0
    """Moves nobody made who had a choice."""

    @property
    def wrong(self) -> list[str]:
        """All that is wrong."""
        return self.lost + self.doubled


async def hold_against_log(
    store: Store, code: str, players: Iterable[Player], read: Callable[[bytes], Entry] = read
) -> Check:
    """Hold what some players of a table have been told by now against its log, which may have gone on since."""
    return await hold_told_against_log(store, code, [await told(store, player) for player in players], read)


async def hold_told_against_log(
    store: Store, code: str, everyone: Sequence[Told], read: Callable[[bytes], Entry] = read
) -> Check:
    """Hold what some players of a table had been told at some moment against its log."""
    check = Check()
    head = await store.find_code(code)
    assert head is not None
    lines = await store.lines(head.id)
    if [line.version for line in lines] != list(range(1, len(lines) + 1)):
        check.lost.append(f"the versions of {code} do not follow each other")
    entries = [read(line.body) for line in lines]
    _check_ids(check, entries, everyone)
    table = Table(head.id, head.secret)
    for line, entry in zip(lines, entries, strict=True):
        if isinstance(entry, Chose) and not entry.by and not _needs_nobody(table, entry.seat):
            check.made_by_bots += 1
        table.apply(entry, line.at)
        for one in everyone:
            if one.shown and one.shown.version == table.version:
                _check_view(check, table, one)
    for one in everyone:
        if one.shown and one.shown.version > table.version:
            check.lost.append(f"version {one.shown.version} was shown and {table.version} is the last kept")
    return check


def _needs_nobody(table: Table, seat: int) -> bool:
    """Whether the table answers for a seat by itself: there is but one answer, or none that would change anything."""
    return table.is_forced(seat) or bool(table.needless_answer(seat))


def _check_ids(check: Check, entries: list[Entry], everyone: Sequence[Told]) -> None:
    """Find every wish that was granted in the log, once and where it was said to be; and none that was refused."""
    times = Counter((entry.by, entry.id) for entry in entries if entry.id)
    check.doubled += [f"{wish} is in the log {n} times" for wish, n in times.items() if n > 1]
    for one in everyone:
        for id, versions in one.granted.items():
            wish = one.asked[id]
            if isinstance(wish, Rematch):
                continue  # granted to all, written down for the first
            check.acknowledged += isinstance(wish, Choose)
            kept = [n for n, entry in enumerate(entries, 1) if (entry.by, entry.id) == (one.person, id)]
            if [*versions] != kept[:1]:
                check.lost.append(f"{wish} was granted at {versions}, and is in the log at {kept}")
            elif isinstance(wish, Choose) and not _is(entries[kept[0] - 1], wish):
                check.lost.append(f"{wish} was granted, and {entries[kept[0] - 1]} is in the log")
        check.lost += [f"{one.asked[id]} was refused and is in the log" for id in one.refused if times[one.person, id]]


def _is(entry: Entry, wish: Choose) -> bool:
    return isinstance(entry, Chose) and (entry.seat, entry.action) == (wish.seat, wish.action)


def _check_view(check: Check, table: Table, one: Told) -> None:
    """Compare the table as the log tells it with the table as somebody saw it at the same version."""
    kept = _decode(_encode(show(table, Eyes(one.person))))
    assert isinstance(kept, TableShown)
    assert one.shown is not None
    events = {hand.seat: hand.events for hand in kept.own.hands}
    if (kept.public, _still(kept), events) != (one.shown.public, _still(one.shown), one.events):
        check.lost.append(f"at version {table.version} {one.person} saw another table than the log tells of")
    said = [version for version, _ in table.chat]
    if one.said != said:
        check.lost.append(f"at version {table.version} {one.person} had heard {one.said} and the log tells of {said}")


def _still(shown: TableShown) -> tuple[list[int], bool, list[Hand]]:
    """Return what is a viewer's own without what happened on the way."""
    own = shown.own
    return own.seats, own.host, [msgspec.structs.replace(hand, events=[]) for hand in own.hands]
