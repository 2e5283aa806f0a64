"""People of a simulated world: they play, talk, leave, come back, and do anything the protocol allows."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from billi.server.store import StoreError
from billi.table.messages import AnyNews, Granted, RefusedWish, TableShown
from billi.taking_part import Part

if TYPE_CHECKING:
    from world.servers import Server, SimWire
    from world.story import World

_decode = msgspec.json.Decoder(AnyNews).decode
_encode = msgspec.json.Encoder().encode
RESEND = 2.0


class Guest:
    """Somebody with a browser."""

    def __init__(self, world: "World", person: str, mischief: float) -> None:
        self.world = world
        self.person = person
        self.chance = Random(world.chance.random())
        self.mischief = mischief
        """How likely an idea is a bad one."""
        self.code = ""
        self.shown: TableShown | None = None
        self.wire: SimWire | None = None
        self.since = 0.0
        """Since when they are connected."""
        self.there = True
        """Whether they want to be."""
        self.for_good = False
        """Whether they have gone for good."""
        self.granted: dict[str, tuple[dict[str, Any], int]] = {}
        """Choices the server said are kept."""
        self.saw: set[tuple[int, int]] = set()
        """Rounds and seats whose cards they were shown."""
        self._pending: dict[str, tuple[dict[str, Any], bool]] = {}
        self._number = 0
        self._connecting = False
        self.part = Part(self.chance.randbytes(32))
        self.cuts = self.chance.random() < 0.9
        """Whether their page answers when all cut the deck."""
        self._answered: tuple[int, int] | None = None

    # The network

    def connected(self, wire: "SimWire") -> None:
        self.wire, self.since = wire, self.world.loop.now

    def lost(self, wire: "SimWire") -> None:
        if self.wire is wire:
            self.wire = None
        self.soon(self.look, 0.2, 3)

    def heard(self, wire: "SimWire", message: bytes) -> None:
        if wire is not self.wire:
            return
        news = _decode(message)
        if isinstance(news, TableShown):
            self._see(news)
        elif isinstance(news, Granted) and news.id in self._pending:
            wish, matters = self._pending.pop(news.id)
            if wish["do"] == "choose" and matters:
                self.granted[news.id] = wish, news.version
        elif isinstance(news, RefusedWish) and not news.why.startswith(("message-busy", "store-")):
            self._pending.pop(news.id, None)
            self._answered = None

    def _see(self, news: TableShown) -> None:
        if self.shown and news.since not in (0, self.shown.version) and news.version > self.shown.version:
            self.send({"do": "ping", "id": "", "version": self.shown.version})
            return
        self.shown = news
        self._take_part(news)
        board = news.public.board
        for hand in news.own.hands:
            if hand.hand and hand.seat is not None and board:
                self.saw.add((board.round, hand.seat))
            if hand.ask and hand.ask.chosen is None and hand.seat is not None and not self._is_answered(hand.seat):
                self.soon(self.answer, 0.1, self.chance.choice([1, 4, 40]))
        if news.public.next and news.public.status == "over":
            self.world.follow(self, news.public.next)

    def sit(self, seat: int) -> None:
        """Take a chair, and promise to cut the deck."""
        self.wish("sit", seat=seat, name=self.person, seal=self.part.seal)

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
        if not self.there or self.wire or self._connecting or not self.code:
            return
        up = [server for server in self.world.servers if server.up]
        if not up:
            self.soon(self.look, 1, 4)
            return
        self._connecting = True
        try:
            server: Server = self.chance.choice(up)
            version = self.shown.version if self.shown else 0
            found = await asyncio.wait_for(server.let_in(self.code, self.person, version, self), 30)
            if found:
                for wish, _ in list(self._pending.values()):
                    self.send(wish)
            else:
                self.world.tell(f"{self.person} finds no table")
                self.code = ""
        except (StoreError, TimeoutError):
            self.soon(self.look, 1, 5)
        finally:
            self._connecting = False
            if self.there and not self.wire:
                self.soon(self.look, 1, 5)

    def send(self, wish: dict[str, Any]) -> None:
        if self.wire:
            self.wire.send(_encode(wish))

    def wish(self, do: str, matters: bool = True, **details: Any) -> None:
        """Wish for something, and ask again until there is an answer."""
        self._number += 1
        wish = {"do": do, "id": f"{self.person}-{self._number}", **details}
        self._pending[wish["id"]] = wish, matters
        self.world.tell(f"{self.person} wants {wish}")
        self.send(wish)
        self.soon(lambda: self._again(wish["id"]), RESEND, 2 * RESEND)

    async def _again(self, id: str) -> None:
        if id in self._pending:
            self.send(self._pending[id][0])
            self.soon(lambda: self._again(id), RESEND, 2 * RESEND)

    def soon(self, work: Callable[[], Any], least: float, most: float) -> None:
        self.world.soon(work, self.chance.uniform(least, most))

    # What they do

    async def answer(self) -> None:
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
        self.wish("choose", not hand.ask.forced, seat=hand.seat, action=action, version=shown.version)

    def leave(self, for_good: bool = False) -> None:
        """Close the browser."""
        self.there, self.for_good = False, for_good
        self.world.tell(f"{self.person} leaves{' for good' if for_good else ''}")
        if self.wire:
            self.wire.lose()

    async def have_an_idea(self) -> None:
        """Do something beside the game, now and then something nobody should."""
        if self.for_good:
            return
        self.soon(self.have_an_idea, 3, 90)
        if not self.there:
            if self.chance.random() < 0.7:
                self.world.tell(f"{self.person} comes back")
                self.there = True
                await self.look()
            return
        if self.chance.random() >= self.mischief:
            return
        seat = self.chance.randrange(self.world.players)
        own = self.shown.own.seats[0] if self.shown and self.shown.own.seats else seat
        idea = self.chance.choice(
            [
                "leave",
                "stand",
                "sit",
                "bot",
                "stand-in",
                "waive",
                "lend",
                "mute",
                "say",
                "back",
                "break",
                "begin",
                "late",
            ]
        )
        match idea:
            case "leave":
                self.leave()
            case "drop":
                if self.wire:
                    self.wire.lose()
            case "sit":
                self.sit(seat)
            case "say":
                self.wish("say", text="hello")
            case "begin":
                self.wish("begin")
            case "late":
                self.wish("choose", False, seat=own, action="pass", version=0)
            case "lend" | "mute":
                self.wish(idea, seat=own if idea == "lend" else seat, on=self.chance.random() < 0.5)
            case "waive" | "back":
                self.wish(idea, seat=own)
            case _:
                self.wish(idea, seat=seat)
