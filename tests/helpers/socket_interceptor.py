"""Somebody between a page and its server, who has the server take its time over answers or answer for people."""

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

from playwright.async_api import WebSocketRoute

from helpers.browser import Guest

NOES = ("pass", "keep")
Message = dict[str, Any]


class Between:
    """What passes between a page and its server, changed on the way."""

    def __init__(self, *, held: float = 0, answers: float = 0.1) -> None:
        self.held = held
        """Seconds for which a person's "no" is kept back."""
        self.answers = answers
        """Seconds after which the table answers for somebody who has no choice."""
        self._stands_still = False
        self.dead = False
        """Whether the line carries nothing any more."""
        self.wishes: list[Message] = []
        """All the page has asked for."""
        self._waived: int | None = None
        self._shown: Message = {}
        self._forced = 0
        self._kept: list[Callable[[], None]] = []
        self._later: list[tuple[asyncio.TimerHandle, Callable[[], None]]] = []
        self._open_ones: list[WebSocketRoute] = []
        self._server: WebSocketRoute | None = None

    async def stand_at(self, guest: Guest) -> None:
        """Stand before the next tables somebody goes to."""
        await guest.page.route_web_socket(re.compile("/api/tables/"), self._open)

    def stand_still(self) -> None:
        """Have the table stay as it is from when somebody has no choice, now or the next time."""
        self._stands_still = True
        if self._forced < self._shown.get("version", 0):
            self._forced = 0  # that has passed

    def go_on(self) -> None:
        """Let everything through that was kept from the page."""
        self._stands_still = False
        for send in self._kept:
            send()
        self._kept.clear()

    def hurry(self) -> None:
        """Have done now what was to be done later."""
        now = asyncio.get_running_loop().time()
        due = [what for timer, what in self._later if timer.when() > now]
        for timer, _ in self._later:
            timer.cancel()
        self._later.clear()
        for what in due:
            what()

    def has_no_choice(self, name: str) -> bool:
        """Whether somebody here is asked just now and has only one answer to give."""
        seats, hands = self._shown["public"]["seats"], self._shown["own"]["hands"]
        return any(seats[hand["seat"]].get("name") == name and hand.get("ask", {}).get("forced") for hand in hands)

    async def answer_for(self, name: str) -> None:
        """Have somebody here answered for, as when their clock runs out, until it is no longer up to them."""
        while asked := self._asked(name):
            seat, choices = asked
            version = self._shown["version"]
            wish = {"do": "choose", "id": f"for {version}", "seat": seat, "action": choices[-1], "version": version}
            assert self._server is not None
            self._server.send(json.dumps(wish))
            while self._shown["version"] == version:
                await asyncio.sleep(0.05)

    def _asked(self, name: str) -> tuple[int, list[str]] | None:
        seats = self._shown["public"]["seats"]
        for hand in self._shown["own"]["hands"]:
            if seats[hand["seat"]].get("name") == name and (ask := hand.get("ask")) and ask.get("chosen") is None:
                return hand["seat"], ask["choices"]
        return None

    async def mend(self) -> None:
        """Hang up on whoever is on a dead line, and carry again what comes."""
        self.dead = False
        for page in self._open_ones:
            await page.close()

    def wished(self, what: str) -> list[Message]:
        """List the wishes of a kind."""
        return [wish for wish in self.wishes if wish["do"] == what]

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._open_ones.append(page)
        self._server = server
        page.on_message(lambda said: self._ask(json.loads(said), page, server))
        server.on_message(lambda said: self._tell(json.loads(said), page, server))

    # From the page to the server

    def _ask(self, wish: Message, page: WebSocketRoute, server: WebSocketRoute) -> None:
        self.wishes.append(wish)
        if self.dead:
            return
        if wish["do"] == "choose" and wish["action"] in NOES and self.held:
            self._do_after(self.held, lambda: server.send(json.dumps(wish)))
        elif wish["do"] == "waive":
            self._waive(wish, page, server)
        else:
            server.send(json.dumps(wish))

    def _waive(self, wish: Message, page: WebSocketRoute, server: WebSocketRoute) -> None:
        """Take note of it, write nothing down, and decline a little later."""
        self._waived = wish["seat"]
        version = self._shown["version"]
        page.send(json.dumps({"is": "granted", "id": wish["id"], "version": version}))
        again = {**self._shown, "since": version}
        for hand in again["own"]["hands"]:
            hand.pop("events", None)
        self._tell(again, page, server)

    # From the server to the page

    def _tell(self, news: Message, page: WebSocketRoute, server: WebSocketRoute) -> None:
        if self.dead:
            return
        if news["is"] == "table":
            for hand in news["own"]["hands"]:
                self._change(hand, news, server)
            self._shown = news
        if news["is"] == "table" and self._stands_still and 0 < self._forced < news["version"]:
            self._kept.append(lambda: page.send(json.dumps(news)))
        else:
            page.send(json.dumps(news))

    def _change(self, hand: Message, news: Message, server: WebSocketRoute) -> None:
        """Have a hand say what a server says of one whose answer is known."""
        if any(event["t"] in ("trick", "willi") for event in hand.get("events", [])):
            self._waived = None
        ask, waived = hand.get("ask"), self._waived is not None and hand["seat"] == self._waived
        if waived:
            hand["waived"] = True
        if not ask:
            return
        if len(ask["choices"]) == 1 and ask["choices"][0] in NOES:
            ask["forced"] = True
            self._forced = news["version"]
            self._choose(hand["seat"], ask["choices"][0], news["version"], server)
        elif waived and news["public"]["board"]["phase"] == "call":
            self._choose(hand["seat"], "no call", news["version"], server)

    def _choose(self, seat: int, action: str, version: int, server: WebSocketRoute) -> None:
        wish = {"do": "choose", "id": f"table-{version}", "seat": seat, "action": action, "version": version}
        self._do_after(self.answers, lambda: server.send(json.dumps(wish)))

    def _do_after(self, seconds: float, what: Callable[[], None]) -> None:
        self._later.append((asyncio.get_running_loop().call_later(seconds, what), what))


async def told_otherwise(guest: Guest, change: Callable[[list[Message]], None]) -> None:
    """Change what somebody's page is told of the seats, once the cards are dealt."""

    async def stand_between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            news = json.loads(message)
            if news["is"] == "table" and news["public"]["status"] != "open":
                change(news["public"]["seats"])
            socket.send(json.dumps(news))

        server.on_message(tell)
        socket.on_message(server.send)

    await guest.page.route_web_socket(re.compile("/api/tables/"), stand_between)
