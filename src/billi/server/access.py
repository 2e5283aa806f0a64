"""What every route of the server needs: who is asking, how often they may, and what they sent."""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Scope

from billi.errors import BilliError
from billi.server.answers import No, Why
from billi.server.clock import now
from billi.server.cookies import merged, token_in, without_plain
from billi.server.devices import kind_in
from billi.server.doubles import refuse_doubles
from billi.server.identity import hash_of
from billi.server.limits import Buckets, neighbourhood
from billi.server.logs import REFUSED_BY_STORE
from billi.server.origins import brings_other_than_json, is_foreign, names_another, same_origin
from billi.server.over_time import OverTime
from billi.server.pages import OtherPages
from billi.server.readiness import Readiness
from billi.server.registry import MovedOn, Registry
from billi.server.reviewing import Reviewers
from billi.server.sessions import Sessions
from billi.server.settings import Settings
from billi.server.store import Person, Store, StoreError, day_of, say_to_guest
from billi.words import LANGUAGES, Words

LARGEST_BODY: Final = 8 * 1024
SOCKETS: Final = 50
"""Sockets an address may have open, for each request a second it may make: 1,000."""
NEWCOMERS: Final = 3
"""People an address may introduce at once, for each request a second it may make: 60,"""
NEWCOMERS_PACE: Final = 0.01
"""and how many a second from then on: one every five seconds."""
LISTINGS: Final = 1
"""Tables an address may put on the public list at once, for each request a second it may make: 20,"""
LISTINGS_PACE: Final = 1 / 600
"""and how many a second from then on: one every half a minute."""
NEW: Final = 3600 * 1000
"""Milliseconds for which somebody is new: nothing keeps one guest from introducing themselves as many."""
SHARED: Final = 0.1
"""What a guess of somebody's costs all who are known at their address together: as much as of ten."""
FULL_HOUSE: Final = 10.0
"""Seconds after which whoever has too many sockets open may look whether some of them are closed."""
STRANGER: Final = Person("", "", "en", 0)

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}
STATUS: Final = {
    "door-who-are-you": 401,
    "door-banned": 403,
    "door-foreign-page": 403,
    "door-not-there": 404,
    "table-moved-on": 404,
    "table-old-rules": 404,
    "table-put-away": 404,
    "door-not-over": 409,
    "door-last-device": 409,
    "door-somebody-already": 409,
    "door-devices-full": 409,
    "table-too-many": 409,
    "review-no-judge": 409,
    "review-version": 409,
    "door-old-link": 410,
    "door-too-large": 413,
    "door-not-json": 415,
    "door-too-many": 429,
    "door-too-many-new": 429,
    "door-too-many-listed": 429,
    "table-elsewhere": 503,
    "table-unreadable": 503,
}

log = logging.getLogger(__name__)

Guesser = Mapping[str, float]
"""Accounts a guess goes to, and what it costs each."""

T = TypeVar("T")
_encode: Final = msgspec.json.Encoder().encode


class TooMany(BilliError):
    """Somebody asks too much, and is told for how many seconds to wait."""

    def __init__(self, wait: float, sentence: str = "door-too-many") -> None:
        super().__init__(sentence)
        self.wait = max(1, math.ceil(wait))


class Access:
    """Where people are recognised, and held back when they ask too much."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store
        self.registry: Registry
        self.readiness: Readiness
        self.asked = Buckets(settings.rate, 12 * settings.rate)
        """What each address may ask."""
        self.missed = Buckets(rate=0.1, size=20)
        """How often each address, and each person, may name a code, an id or a key that is nobody's."""
        self._naming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by whoever waits to name one, by account; gone when nobody does."""
        self._named: Counter[str] = Counter()
        """How many are being looked for, by account."""
        self._fewer: dict[str, asyncio.Event] = {}
        """Set when that is one less, where somebody waits for it."""
        self.newcomers = Buckets(NEWCOMERS_PACE * settings.rate, max(1.0, NEWCOMERS * settings.rate))
        """Whom each address may introduce."""
        self.listings = Buckets(LISTINGS_PACE * settings.rate, max(1.0, LISTINGS * settings.rate))
        """What each address may put on the public list."""
        self.wishes = Buckets(25 * settings.pace, 75 * settings.pace)
        """What all sockets from an address may ask for together."""
        self.sessions = Sessions()
        self.reviewers = Reviewers(self._until_reviews_can_be_made)
        self.over_time = OverTime(self.reviewers)
        self.other_pages = OtherPages()
        self.sockets: Counter[str] = Counter()
        """How many are open, by address."""

    async def _until_reviews_can_be_made(self, game: str) -> None:
        await self.registry.world.thinkers.levels.until_ready("master", game)

    def admit(self, request: Request) -> None:
        """Hold back whoever asks too often, and refuse what another site's page sends to change something."""
        headers = self.headers_of(request.scope)
        self.check_rate(self.account_of(headers, address_of(request)))
        if request.method in ("GET", "HEAD"):
            return  # reading does no harm, and any page may link to whatever it likes
        if is_foreign(headers, self.settings.public_url):
            raise BilliError("door-foreign-page")
        self.check_cookie(headers)
        if brings_other_than_json(headers):
            raise BilliError("door-not-json")

    async def person(self, request: Request) -> Person:
        """Return who is asking; a stranger is :data:`STRANGER`."""
        return await self.whose(self.headers_of(request.scope))

    async def known_person(self, request: Request) -> Person:
        """Return who is asking, or refuse a stranger."""
        person = await self.person(request)
        if not person.id:
            raise BilliError("door-who-are-you")
        return person

    async def welcome_person(self, request: Request) -> Person:
        """Return who is asking, or refuse a stranger, and whoever may sit down nowhere."""
        person = await self.known_person(request)
        check_welcome(person)
        return person

    def check_cookie(self, headers: dict[bytes, bytes]) -> None:
        """Refuse a cookie unless our own page sends it: it comes from a browser, which can say so."""
        _, is_cookie = token_in(headers)
        if is_cookie and not same_origin(headers, self.settings.public_url):
            raise BilliError("door-foreign-page")

    async def whose(self, headers: dict[bytes, bytes]) -> Person:
        """Return whose token is in a request, and note the day its device is used."""
        token, _ = token_in(headers)
        person = await self.store.person_of(hash_of(token)) if token else None
        if person is None:
            return STRANGER
        if person.seen < day_of(now()):
            await self._note_use(hash_of(token), headers)
        return person

    async def _note_use(self, device: bytes, headers: dict[bytes, bytes]) -> None:
        try:
            await self.store.note_use(device, now(), kind_in(headers))
        except StoreError as error:  # not worth turning anyone away for: it is noted when they next ask
            log.warning("the use of a device waits for the store: %s", error)

    def is_secure(self, scope: Scope) -> bool:
        """Whether a browser reaches us over TLS, as far as we are told."""
        return self.settings.secure or scope["scheme"] in ("https", "wss")

    def headers_of(self, scope: Scope) -> dict[bytes, bytes]:
        """Return the headers of a request by name, without the cookie that over TLS is not ours."""
        headers = merged(scope["headers"])
        return without_plain(headers) if self.is_secure(scope) else headers

    def account_of(self, headers: dict[bytes, bytes], address: str) -> str:
        """Return on whose account a request is: what another site's page asks for is not on its visitor's."""
        return f"a page at {address}" if is_foreign(headers, self.settings.public_url) else address

    def admit_socket(self, headers: dict[bytes, bytes], address: str) -> None:
        """Hold back an address that asks too often or has too much open, and refuse sockets of another site's page."""
        self.check_rate(self.account_of(headers, address))
        if names_another(headers, self.settings.public_url):
            raise BilliError("door-foreign-page")
        self.check_sockets(address)
        self.check_cookie(headers)

    def check_rate(self, account: str) -> None:
        """Hold back whoever asks too often."""
        asked = self.asked.of(account)
        if not asked.take():
            raise TooMany(asked.wait())

    @asynccontextmanager
    async def naming(self, headers: dict[bytes, bytes], address: str, code: str = "") -> AsyncIterator[Guesser]:
        """Have somebody name a code, an id or a key; say on whose account it is if it is nobody's.

        Until it is found it may be a guess: no more are looked for at once than may be nobody's, and the others wait.
        """
        account = self.account_of(headers, address)
        async with self._naming.setdefault(account, asyncio.Lock()):
            while self._named[account] and not self.missed.has(account, 1.0 + self._named[account]):
                await self._fewer.setdefault(account, asyncio.Event()).wait()
            guesser = await self._guesser(headers, account, address, code)
            self._named[account] += 1
        try:
            yield guesser
        finally:
            self._found(account)

    def _found(self, account: str) -> None:
        """Note that one less is being looked for."""
        self._named[account] -= 1
        if not self._named[account]:
            del self._named[account]
        if account in self._fewer:
            self._fewer.pop(account).set()

    async def _guesser(self, headers: dict[bytes, bytes], account: str, address: str, code: str) -> Guesser:
        """Return on whose account it is if a code, an id or a key is nobody's; hold back who has guessed too often.

        People we have known for a while do not suffer for others at their address, and nobody does at their own table.
        """
        if self.missed.has(account):
            return {account: 1.0}
        person = await self.whose(headers)
        own = {person.id: 1.0, f"people at {address}": SHARED}
        if person.id and person.created <= now() - NEW and account == address and self._may_guess(own):
            return own
        if person.id and code and await self.store.is_table_of(person.id, code):
            return {}
        raise TooMany(self.missed.of(account).wait())

    def _may_guess(self, guesser: Guesser) -> bool:
        return all(self.missed.has(account, cost) for account, cost in guesser.items())

    def note_guess(self, guesser: Guesser) -> None:
        """Remember that somebody has named what is nobody's."""
        for account, cost in guesser.items():
            self.missed.take(account, cost)

    def check_sockets(self, address: str) -> None:
        """Hold back an address that has opened more sockets than a whole club would."""
        if self.sockets[address] >= SOCKETS * self.settings.rate:
            raise TooMany(FULL_HOUSE)

    def check_newcomer(self, address: str) -> None:
        """Hold back an address that introduces one person after the other."""
        newcomers = self.newcomers.of(address)
        if not newcomers.take():
            raise TooMany(newcomers.wait(), "door-too-many-new")

    def take_listing(self, address: str) -> None:
        """Hold back an address whose tables leave no room on the public list for those of others."""
        listings = self.listings.of(address)
        if not listings.take():
            raise TooMany(listings.wait(), "door-too-many-listed")

    def not_there(self, guesser: Guesser) -> BilliError:
        """Return the error that says that nothing has this code, id or key, and remember who keeps guessing."""
        self.note_guess(guesser)
        return BilliError("door-not-there")

    async def read(self, request: Request, kind: type[T]) -> T:
        """Read what was sent, or refuse it."""
        body = b""
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > LARGEST_BODY:
                    raise BilliError("door-too-large", limit=LARGEST_BODY)
        except ClientDisconnect:
            raise BilliError("message-unreadable", reason="it breaks off") from None
        try:
            read = msgspec.json.decode(body, type=kind)
            refuse_doubles(body)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise BilliError("message-unreadable", reason=str(error)) from None
        return read


def check_welcome(person: Person) -> None:
    """Refuse somebody whom the person who runs this server has banned."""
    if person.banned is not None:
        raise BilliError("door-banned")


def address_of(request: Request) -> str:
    """Return the address a request comes from, or the neighbourhood of it."""
    return neighbourhood(request.client.host if request.client else "")


def answer(shown: msgspec.Struct, status: int = 200) -> Response:
    """Answer with data."""
    return Response(_encode(shown), status, dict(HEADERS), "application/json")


def with_cookies(response: Response, cookies: list[str]) -> Response:
    """Set cookies with an answer."""
    for cookie in cookies:
        response.headers.append("set-cookie", cookie)
    return response


async def refuse(request: Request, error: Exception) -> Response:
    """Answer with a sentence in the reader's language."""
    assert isinstance(error, BilliError)
    return refusal(error, request.headers.get("accept-language", ""))


def refusal(error: BilliError, languages: str) -> Response:
    """Refuse with a sentence in the first language a reader names, if it is one of ours."""
    language = languages[:2].lower()
    words = Words(language if language in LANGUAGES else "en")
    why = Why(why=error.sentence, rule=error.rule, text=say_to_guest(error, words))
    status = 503 if isinstance(error, StoreError) else STATUS.get(error.sentence, 400)
    if isinstance(error, StoreError):
        log.warning(REFUSED_BY_STORE, error)
    response = answer(No(error=why), status)
    if isinstance(error, TooMany):
        response.headers["retry-after"] = str(error.wait)
    if isinstance(error, MovedOn):
        response.headers["location"] = f"/t/{error.code}"
    return response
