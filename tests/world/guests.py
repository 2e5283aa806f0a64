"""People of a simulated world: they play, talk, leave, come back, and do anything the protocol allows."""

import asyncio
from collections.abc import Callable
from functools import partial
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from billi.server.store import StoreError
from billi.table.messages import AnyNews, Granted, RefusedWish, TableShown, Welcome
from billi.taking_part import Part
from world.ideas import IDEAS
from world.telling import Telling

if TYPE_CHECKING:
    from world.parties import Party
    from world.servers import Server, SimWire

_encode = msgspec.json.Encoder().encode
RESEND = 2.0


class Choice(NamedTuple):
    """What somebody chose last: for which seat, what, having seen which version, when, and over which connection."""

    seat: int
    action: str
    version: int
    at: float
    wire: "SimWire"


class Guest:
    """Somebody with a browser. Two of them may be one person, each with a device of their own."""

    def __init__(self, party: "Party", name: str, person: str, mischief: float) -> None:
        self.party = party
        self.world = party.world
        self.name = name
        self.person = person
        self.chance = Random(party.world.chance.random())
        self.mischief = mischief
        """How likely an idea is a bad one."""
        self.ideas = self.chance.sample(party.world.ideas, self.chance.choice([2, 4, len(party.world.ideas)]))
        self.restless = self.chance.random() < 0.2
        """Whether they get up in the middle of a game, to sit down elsewhere."""
        self.thinks = self.chance.choice(party.world.plan.thinks)
        """Seconds they take for an answer, at most."""
        self.dawdles = self.chance.random() < 0.2
        """Whether they answer in the last moment, where there is a clock."""
        self.shown: TableShown | None = None
        self.wire: SimWire | None = None
        self.since = inf
        """Since when they see the table."""
        self.there = True
        """Whether they want to be."""
        self.for_good = False
        """Whether they have gone for good."""
        self.wishes: dict[str, dict[str, Any]] = {}
        """By id, all they have ever wished for,"""
        self._pending: dict[str, dict[str, Any]] = {}
        """and what they have had no answer to."""
        self._telling: Telling
        self._connecting = False
        self._answered: tuple[int, int] | None = None
        self.cuts = self.chance.random() < 0.9
        """Whether their page answers when all cut the deck."""
        self.part = Part(self.chance.randbytes(32))
        self.chose: Choice | None = None
        """What they chose last, unless something was refused since."""
        self.lost_at = 0.0
        """When they were last hung up on."""

    @property
    def device(self) -> bytes:
        """What tells a server who they are."""
        return self.name.encode()

    # The network

    def connected(self, wire: "SimWire", since: int) -> None:
        if self.there and not self.wire and wire.room.code == self.party.code:
            self.wire, self.since = wire, inf
            self._telling = Telling(self.party.truth, wire.room.ledger, wire.eyes, since, self.wishes)
        else:  # meanwhile they left, went on to another table, or came in elsewhere
            self.world.loop.call_soon(wire.lose)

    def lost(self, wire: "SimWire") -> None:
        if self.wire is wire:
            self.wire, self.lost_at = None, self.world.loop.now
        if self.there:
            self.soon(self.look, 0.2, 3)

    def told(self, wire: "SimWire", news: AnyNews) -> None:
        """See what a server sends them, before the network has it."""
        if wire is self.wire:
            try:
                self._telling.check(news)
                if isinstance(news, TableShown):
                    self.party.check_shown(news)
                elif isinstance(news, RefusedWish):
                    self.chose = None
            except Exception as problem:  # not for the server to stumble over
                self.world.fail(problem)

    def heard(self, wire: "SimWire", news: AnyNews) -> None:
        if wire is not self.wire:
            return
        if isinstance(news, TableShown):
            self._see(news)
        elif isinstance(news, Welcome):
            if not any(wish["do"] == "choose" for wish in self._pending.values()):
                self._answered = None  # or that was lost, log and all
        elif isinstance(news, Granted):
            self._pending.pop(news.id, None)
        elif isinstance(news, RefusedWish) and not news.why.startswith(("message-busy", "store-")):
            self._pending.pop(news.id, None)
            self._answered = None

    def _see(self, news: TableShown) -> None:
        self.since = min(self.since, self.world.loop.now)
        if self.shown and news.since not in (0, self.shown.version) and news.version > self.shown.version:
            self.ping(self.shown.version)
            return
        self.shown = news
        self.party.links += [hand.link for hand in news.own.hands if hand.link and hand.link not in self.party.links]
        self._take_part(news)
        for hand in news.own.hands:
            if hand.ask and hand.ask.chosen is None and hand.seat is not None and not self._is_answered(hand.seat):
                self.soon(self.answer, *self._moment())

    def _moment(self) -> tuple[float, float]:
        """Return in how many seconds they are going to answer, at the least and at most."""
        table = self.party.truth.table
        if not self.dawdles or table.deadline is None:
            return 0.1, self.thinks
        left = (table.deadline - table.asked_at) / 1000
        return max(0.1, left - 4), max(0.2, left - 0.3)

    def sit(self, seat: int) -> None:
        """Take a chair, and promise to cut the deck."""
        self.wish("sit", seat=seat, name=self.name, seal=self.part.seal)

    def _take_part(self, news: TableShown) -> None:
        """Cut the deck when all are asked to, as a page does: again with every table that still asks."""
        cuts = self.part.due(news.public, news.own.seats) if self.cuts else {}
        for seat, cut in cuts.items():
            self.part.note(news.public, cuts)
            self.wish("cut", seat=seat, cut=cut)

    def _is_answered(self, seat: int) -> bool:
        return self.shown is not None and self._answered == (seat, self.shown.version)

    async def look(self) -> None:
        """Connect, if they want to be there and are not."""
        if not self.there or self.wire or self._connecting or self.party.truth.gone:
            return
        up = [server for server in self.world.servers if server.up]
        if not up:
            self.soon(self.look, 1, 4)
            return
        self._connecting = True
        try:
            server: Server = self.chance.choice(up)
            version = self.shown.version if self.shown else 0
            link = self.chance.choice(self.party.links) if self.party.links and self.chance.random() < 0.5 else ""
            entering = server.let_in(self.party.code, self.device, link, version, self)
            if await server.answer(entering):
                for wish in list(self._pending.values()):
                    self.send(wish)
            else:
                self.world.tell(f"{self.name} finds no table")
                self.there = False
        except (StoreError, TimeoutError):
            self.world.tell(f"{self.name} is not let in")
        finally:
            self._connecting = False
            if self.there and not self.wire:
                self.soon(self.look, 1, 5)

    def send(self, wish: dict[str, Any]) -> None:
        if self.wire:
            if wish["do"] == "ping":
                self._telling.ask_again(wish["version"])
            self.wire.send(_encode(wish))

    def wish(self, do: str, is_forced: bool = False, **details: Any) -> None:
        """Wish for something, and ask again until there is an answer."""
        wish = {"do": do, "id": f"{self.name}-{len(self.wishes)}", **details}
        self.wishes[wish["id"]] = {**wish, "forced": is_forced}
        self._pending[wish["id"]] = wish
        self.world.wished.add(do)
        if do == "waive":
            truth = self.party.truth  # their server may not have read all of it yet, nor have they
            seen = truth.at(min(self.shown.version if self.shown else 0, truth.table.version))
            truth.waives.setdefault((self.person, wish["seat"]), seen.waivers)
        self.world.tell(f"{self.name} wants {wish}")
        self.send(wish)
        self.soon(partial(self._again, wish["id"]), RESEND, 2 * RESEND)

    def _again(self, id: str) -> None:
        if id in self._pending and self.there and (self.wire or not self.party.truth.gone):
            self.send(self._pending[id])
            self.soon(partial(self._again, id), RESEND, 2 * RESEND)

    def ping(self, version: int) -> None:
        """Ask whether there is anything new since a version."""
        if self.wire:
            self.wish("ping", version=version)

    def soon(self, work: Callable[[], Any], least: float, most: float) -> None:
        self.world.soon(work, self.chance.uniform(least, most))

    # What they do

    def answer(self) -> None:
        """Choose what they are asked, if they still are."""
        shown = self.shown
        if not shown or not self.wire:
            return
        asks = [hand for hand in shown.own.hands if hand.ask and hand.ask.chosen is None and hand.seat is not None]
        if not asks or shown.public.status != "playing":
            return
        hand = self.chance.choice(asks)
        assert hand.ask is not None
        assert hand.seat is not None
        if self._is_answered(hand.seat):
            return
        self._answered = (hand.seat, shown.version)
        action = self.chance.choice(hand.ask.choices)
        self.chose = Choice(hand.seat, action, shown.version, self.world.loop.now, self.wire)
        self.wish("choose", hand.ask.forced, seat=hand.seat, action=action, version=shown.version)

    def change_table(self) -> None:
        """Go on to another table, with other luck."""
        self.shown, self.part = None, Part(self.chance.randbytes(32))
        self._pending.clear()

    def leave(self, for_good: bool = False) -> None:
        """Close the browser."""
        self.there, self.for_good = False, for_good
        self.world.tell(f"{self.name} leaves{' for good' if for_good else ''}")
        if self.wire:
            self.wire.lose()

    async def come_back(self) -> None:
        """Open the browser again."""
        if not self.for_good and not self.there:
            self.world.tell(f"{self.name} comes back")
            self.there = True
            for id in list(self._pending):
                self.soon(partial(self._again, id), RESEND, 2 * RESEND)
            await self.look()

    async def have_an_idea(self) -> None:
        """Do something beside the game, now and then something nobody should."""
        if self.for_good or self.world.peaceful or (self.party.ended and not self.wire):
            return
        if not self.party.truth.table.begun and self.world.loop.now > self.party.patient_until:
            self.leave(for_good=True)
            return
        self.soon(self.have_an_idea, *self.world.plan.ideas)
        if not self.there:
            if self.chance.random() < 0.7:
                await self.come_back()
        elif (free := self._free_chairs()) and self.chance.random() < 0.5:
            self.sit(self.chance.choice(free))
        elif self.restless and self.chance.random() < 0.5:
            await self.do("get up")
        elif self.chance.random() < self.mischief:
            await self.do(self.chance.choice(self.ideas))

    def _free_chairs(self) -> list[int]:
        """List the chairs of a game under way that somebody who has none could take, or have back."""
        if not self.shown or self.shown.public.status != "playing":
            return []
        if self.shown.own.back:
            return self.shown.own.back
        if self.shown.own.seats or self.shown.own.waits:
            return []
        return [number for number, seat in enumerate(self.shown.public.seats) if not seat.name and not seat.bot]

    async def do(self, idea: str) -> None:
        """Do what has come into their mind."""
        result = IDEAS[idea](self)
        if asyncio.iscoroutine(result):
            await result

    def sees(self, wire: "SimWire | None") -> bool:
        """Whether a connection is theirs as who they are, and not as a stranger."""
        return wire is not None and wire.eyes.person == self.person
