"""A client of a billi server: for scripts, bots and tests.

    async with Client("http://127.0.0.1:8765", name="Ann") as me:
        code = await me.open("willi", players=4, bots=[1, 2, 3])
        async with me.table(code) as table:
            await table.sit(0)
            await table.begin()
            await table.play(lambda hand: hand.ask.choices[0])

A connection that breaks is mended without a word: whatever was asked for is asked again under the same name, so it
happens once, and whatever was missed is told again. Whoever sits down cuts the deck too (docs/fairness.md), by itself.

What the server refuses is raised as :class:`ServerSaysNo`; where no server answers, or something that is not billi,
that is :class:`billi.errors.NoServer`.
"""

import asyncio
import ssl
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from types import TracebackType
from typing import Any, Final, Self

import httpx
import msgspec

from billi.errors import NoServer, Phrase
from billi.games import GAMES
from billi.games.view import Board
from billi.linking import LONGEST_HOLD, TOO_MANY, Link, ServerSaysNo, hold_told
from billi.table.messages import Hand, Heard, HintGiven, News, TableShown, Welcome
from billi.table.wishes import (
    AddWords,
    AskHint,
    Begin,
    Choose,
    ComeBack,
    CutDeck,
    Lend,
    LetStandIn,
    Move,
    Mute,
    PutBot,
    Rematch,
    Say,
    Seal,
    Sit,
    Stand,
    Waive,
    Wish,
)
from billi.taking_part import Part

__all__ = ["Choice", "Client", "ServerSaysNo", "TableClient"]

REQUEST_TIME: Final = 30.0
"""Seconds a door may take to answer."""

Choice = Callable[[Hand], str]


class Client:
    """Somebody with a name at a server."""

    def __init__(
        self, url: str, name: str = "", language: str = "en", token: str = "", also: Sequence[str] = ()
    ) -> None:
        self.url = url.rstrip("/")
        self.also = [other.rstrip("/") for other in also]
        """Other servers with the same tables: where to go on when this one does not answer."""
        self.name = name
        self.language = language
        self.token = token
        """Whoever holds it is this person: keep it to come back later."""
        self.patience = LONGEST_HOLD
        """Seconds we wait in all for a door where we knock too often."""
        try:
            self._http = httpx.AsyncClient(base_url=self.url, timeout=REQUEST_TIME, verify=_trusted())
        except httpx.InvalidURL as error:
            raise _unanswered(self.url, error) from error

    async def __aenter__(self) -> Self:
        answered = await self.post("/api/me", name=self.name, language=self.language, bearer=True)
        self.token = answered.get("token", self.token)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def open(self, game: str, players: int = 4, **more: Any) -> str:
        """Set up a table and return its code. See ``NewTableWish`` for what else can be chosen."""
        code: str = (await self.post("/api/tables", game=game, players=players, **more))["code"]
        return code

    def table(self, code: str, hand: str = "") -> "TableClient":
        """Look at a table; with the key somebody lent you, at their hand too."""
        return TableClient(self.url, code, self.token, self.name, hand, self.also)

    async def get(self, path: str, **asked: Any) -> Any:
        """Ask one of the server's doors."""
        return await self._ask("GET", path, params=asked)

    async def post(self, path: str, **body: Any) -> Any:
        """Bring something to one of the server's doors."""
        return await self._ask("POST", path, content=msgspec.json.encode(body))

    async def delete(self, path: str) -> Any:
        """Delete something."""
        return await self._ask("DELETE", path)

    async def _ask(self, how: str, path: str, **more: Any) -> Any:
        headers = {"accept-language": self.language, "content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        left = self.patience
        while True:
            try:
                response = await self._http.request(how, path, headers=headers, **more)
            except httpx.HTTPError as error:
                raise _unanswered(self.url, error) from error
            hold = hold_told(response.headers) if response.status_code == TOO_MANY else 0.0
            if not 0 < hold <= left:
                break
            left -= hold
            await asyncio.sleep(hold)
        return self._read(response)

    def _read(self, response: httpx.Response) -> Any:
        """Return what a door answers, or raise what it says against it."""
        try:
            answered: Any = response.json() if response.content else None
            no = answered["error"] if response.is_error else None
            refusal = ServerSaysNo(no["why"], no["text"], no["rule"]) if no else None
        except (ValueError, LookupError, TypeError) as error:
            raise NoServer("client-not-billi", url=self.url, found=str(response.status_code)) from error
        if refusal:
            raise refusal
        return answered


class TableClient(Link):
    """One table, as this person may see it, kept up to date."""

    def __init__(
        self, url: str, code: str, token: str = "", name: str = "", hand: str = "", also: Sequence[str] = ()
    ) -> None:
        super().__init__(url, code, token, hand, also)
        self.name = name
        self.welcome: Welcome | None = None
        self.shown: TableShown | None = None
        """The table as it is now."""
        self.said: list[Heard] = []
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        """Everything that has happened, as each hand saw it."""
        self.part = Part()
        """Our part in the luck: after the game it can say whether the record has it."""
        self._hints: dict[int, HintGiven] = {}
        """By seat, the last one that was given."""
        self._taken: set[tuple[object, ...]] = set()
        """The promises and cuts sent so far, by seat."""
        self._taking: set[asyncio.Task[None]] = set()
        """Those that are not answered yet."""

    @property
    def version(self) -> int:
        """The version of the table we have heard of."""
        return self.shown.version if self.shown else 0

    @property
    def board(self) -> Board | None:
        """What lies on the table, as the game has it; None until the cards are dealt."""
        if not self.welcome or not self.shown or self.shown.public.board is None:
            return None
        return msgspec.convert(self.shown.public.board, GAMES[self.welcome.game].board)

    @property
    def asks(self) -> list[Hand]:
        """The hands of ours that are asked to choose and have not; those without a choice the table answers for."""
        hands = self.shown.own.hands if self.shown else []
        return [hand for hand in hands if hand.ask and hand.ask.chosen is None and not hand.ask.forced]

    async def __aenter__(self) -> Self:
        self._stay()
        await self.until(lambda: self.shown is not None)
        if self._taking:
            await asyncio.wait(self._taking)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._leave(*self._taking)

    # Asking for something

    async def sit(self, seat: int, name: str = "") -> int:
        """Take a chair."""
        return await self.wish(Sit, seat=seat, name=name or self.name, seal=self._promise())

    async def stand(self, seat: int) -> int:
        """Leave a chair, or free another's as the host."""
        return await self.wish(Stand, seat=seat)

    async def put_bot(self, seat: int, bot: str = "house") -> int:
        """Put a bot in a chair."""
        return await self.wish(PutBot, seat=seat, bot=bot)

    async def move(self, *order: int) -> int:
        """Change chairs: whoever is in ``order[i]`` goes to seat i."""
        return await self.wish(Move, order=list(order))

    async def add_words(self, seat: int, words: str) -> int:
        """Add words of your own to the luck."""
        return await self.wish(AddWords, seat=seat, words=words)

    async def begin(self, bot: str = "house") -> int:
        """Deal; return the version at which it is done, once everyone has cut the deck or was left out."""
        await self.wish(Begin, bot=bot)
        await self.until(lambda: bool(self.shown and self.shown.public.status != "open"))
        return self.version

    async def choose(self, seat: int, action: str) -> int:
        """Choose an action."""
        return await self.wish(Choose, seat=seat, action=action, version=self.version)

    async def waive(self, seat: int) -> int:
        """Decline to call in this trick."""
        return await self.wish(Waive, seat=seat)

    async def hint(self, seat: int) -> HintGiven | None:
        """Ask what to choose; None where the question was over before the answer came."""
        self._hints.pop(seat, None)
        await self.wish(AskHint, seat=seat, version=self.version)
        await self.until(lambda: seat in self._hints or all(hand.seat != seat for hand in self.asks))
        return self._hints.get(seat)

    async def come_back(self, seat: int) -> int:
        """Decide for yourself again."""
        return await self.wish(ComeBack, seat=seat)

    async def let_stand_in(self, seat: int) -> int:
        """Let a bot decide for somebody who is not there."""
        return await self.wish(LetStandIn, seat=seat)

    async def say(self, text: str = "", phrase: str = "") -> int:
        """Send a saying for all to hear."""
        return await self.wish(Say, text=text, phrase=phrase)

    async def lend(self, seat: int, on: bool = True) -> int:
        """Ask for a link to your hand: its key is in :attr:`shown` then."""
        return await self.wish(Lend, seat=seat, on=on)

    async def mute(self, seat: int, on: bool = True) -> int:
        """Turn somebody's chat off."""
        return await self.wish(Mute, seat=seat, on=on)

    async def rematch(self) -> str:
        """Play again; return the code of the next table."""
        await self.wish(Rematch)
        await self.until(lambda: bool(self.shown and self.shown.public.next))
        assert self.shown is not None
        return self.shown.public.next

    # Playing

    async def play(self, choose: Choice) -> None:
        """Answer everything our seats are asked, until the game is over."""
        while self.shown is None or self.shown.public.status != "over":
            await self.until(lambda: bool(self.asks) or bool(self.shown and self.shown.public.status == "over"))
            for hand in self.asks:
                await self._answer(hand, choose)

    async def _answer(self, hand: Hand, choose: Choice) -> None:
        assert hand.seat is not None
        try:
            version = await self.choose(hand.seat, choose(hand))
        except ServerSaysNo as no:
            # Somebody was quicker, or a bot decided for us meanwhile: look again.
            if no.why not in ("table-stale", "why-not-asked", "table-over"):
                raise
            await asyncio.sleep(0)
        else:
            await self.until(lambda: self.version >= version)

    # What we hear

    def _take_in(self, news: News) -> None:
        match news:
            case TableShown():
                self._see(news)
            case Heard():
                if not self.said or news.version > self.said[-1].version:
                    self.said.append(news)
            case HintGiven():
                self._hints[news.seat] = news
            case Welcome():
                self.welcome = news

    def _see(self, shown: TableShown) -> None:
        if self.shown and shown.version < self.version and shown.since:
            return
        if shown.since not in (0, self.version):
            self._fetch_missed(self.version)
            return
        if shown.since and self.events and {hand.seat for hand in shown.own.hands} != set(self.events):
            self._fetch_missed(0)  # through other eyes the same events look different
            return
        if not shown.since:
            self.events = {}
        for hand in shown.own.hands:
            self.events.setdefault(hand.seat, []).extend(hand.events)
        first, self.shown = self.shown is None, shown
        self._take_part(shown, first)

    # Our part in the luck

    def _promise(self) -> str:
        """Return the seal to send now. Bytes that were shown once are no secret: they never serve again."""
        if self.part.noted:
            self.part = Part()
        self.part.commitment = self.welcome.commitment if self.welcome else ""
        return self.part.seal

    def _take_part(self, shown: TableShown, first: bool) -> None:
        """Seal our cut where a chair of ours has none, or one of another device's; cut when we are asked to."""
        public = shown.public
        if public.status != "open":
            return
        for seat in shown.own.seats if not public.tries else ():
            seal = public.seats[seat].seal
            if not seal or (first and seal != self.part.seal):
                self._take(Seal, seat, seal=self._promise())
        cuts = self.part.due(public, shown.own.seats)
        if cuts:
            self.part.note(public, cuts)
        for seat, cut in cuts.items():
            self._take(CutDeck, seat, cut=cut)

    def _take(self, kind: type[Wish], seat: int, **what: str) -> None:
        """Make a wish that nobody waits for, once."""
        known = (seat, *what.values())
        if known not in self._taken:
            self._taken.add(known)
            self._start(self._wish_if_possible(kind, seat=seat, **what), self._taking)

    async def _wish_if_possible(self, kind: type[Wish], **details: Any) -> None:
        with suppress(ServerSaysNo):  # too late: whoever is left out is so for all to see
            await self.wish(kind, **details)


@cache
def _trusted() -> ssl.SSLContext:
    """Return whose certificates count. Reading them takes longer than opening a table: all clients share them."""
    return httpx.create_ssl_context()


def _unanswered(url: str, error: Exception) -> NoServer:
    """Return that nobody answers at an address, and why."""
    if isinstance(error, httpx.TimeoutException):
        return NoServer("client-no-answer", url=url, reason=Phrase("store-no-answer", seconds=f"{REQUEST_TIME:g}"))
    return NoServer("client-no-answer", url=url, reason=str(error) or type(error).__name__)
