"""Saying who you are, on one device or several, how you play, and being forgotten."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from billi.errors import BilliError
from billi.server import forgetting
from billi.server.access import Access, address_of, answer, check_welcome, with_cookies
from billi.server.answers import DeviceLink, Forgotten, Introduced, Known, Linked
from billi.server.clock import now
from billi.server.cookies import cookies_for, no_cookies, token_in
from billi.server.devices import kind_in
from billi.server.identity import hash_of, new_id, new_token
from billi.server.store import Full, Person
from billi.table.text import LONGEST_NAME, clean
from billi.words import LANGUAGES

LINK_LASTS: Final = 10 * 60 * 1000
"""Milliseconds in which a link to another device must be used."""


MOST_DEVICES: Final = 20
"""Devices one person may have."""


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called, and the language they read; what is left out stays as it was."""

    name: str | None = None
    language: str | None = None
    bearer: bool = False
    """A program wants its token in the answer; a browser gets a cookie that no script can read."""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link from another device of the same person."""

    key: str
    bearer: bool = False
    instead: bool = False
    """Whoever asks is somebody else already, and means to be that person here no more."""


async def show(access: Access, request: Request) -> Response:
    """Return who is asking."""
    person = await access.known_person(request)
    return _renew(access, request, answer(Known(name=person.name, language=person.language)))


async def introduce(access: Access, request: Request) -> Response:
    """Make somebody's acquaintance: who has no token yet gets one."""
    wanted = await access.read(request, Me)
    person = await access.person(request)
    check_welcome(person)
    name = person.name if wanted.name is None else clean(wanted.name)
    language = person.language if wanted.language is None else wanted.language
    if len(name) > LONGEST_NAME:
        raise BilliError("table-name-long", longest=LONGEST_NAME)
    if language not in LANGUAGES:
        raise BilliError("door-language", language=language, known=LANGUAGES)
    shown = Introduced(name=name, language=language)
    if person.id:
        await access.store.update_person(person.id, name, language)
        return _renew(access, request, answer(shown))
    access.check_newcomer(address_of(request))
    token, kind = new_token(), kind_in(access.headers_of(request.scope))
    await access.store.add_person(new_id(), hash_of(token), name, language, now(), kind)
    return _hand_out(access, request, token, wanted.bearer, shown)


async def link(access: Access, request: Request) -> Response:
    """Return a link by which another device becomes this person's: once, and soon."""
    person = await access.welcome_person(request)
    if len(await access.store.devices_of(person.id)) >= MOST_DEVICES:
        raise _too_many_devices()
    key, expires = new_token(), now() + LINK_LASTS
    await access.store.add_link(person.id, hash_of(key), expires)
    return answer(DeviceLink(key=key, expires=expires))


async def look(access: Access, request: Request) -> Response:
    """Return whose a link is, and who would become them: it stays as good as it was."""
    behind = await _behind(access, request, request.query_params.get("key", ""))
    person = await access.person(request)
    instead_of = None if person.id in ("", behind.id) else person.name
    return answer(Linked(name=behind.name, instead_of=instead_of))


async def claim(access: Access, request: Request) -> Response:
    """Add this device for the person who handed out a link. Nobody becomes somebody else unless they say so."""
    wanted = await access.read(request, Claim)
    behind = await _behind(access, request, wanted.key)
    person = await access.person(request)
    shown = Introduced(name=behind.name, language=behind.language)
    if person.id == behind.id and not wanted.bearer:
        return _renew(access, request, answer(shown))  # this device is theirs as it is
    if person.id not in ("", behind.id) and not wanted.instead:
        raise BilliError("door-somebody-already")
    token, kind = new_token(), kind_in(access.headers_of(request.scope))
    try:
        if not await access.store.claim(hash_of(wanted.key), hash_of(token), now(), kind, MOST_DEVICES):
            raise BilliError("door-old-link")  # somebody was quicker
    except Full:
        raise _too_many_devices() from None
    return _hand_out(access, request, token, wanted.bearer, shown)


def _too_many_devices() -> BilliError:
    return BilliError("door-devices-full", limit=MOST_DEVICES)


async def _behind(access: Access, request: Request, key: str) -> Person:
    """Return who made a link that is still good; who names another key has guessed."""
    async with access.naming(access.headers_of(request.scope), address_of(request)) as guesser:
        person = await access.store.linked_by(hash_of(key), now())
        if person is None:
            access.note_guess(guesser)
            raise BilliError("door-old-link")
    return person


async def play(access: Access, request: Request) -> Response:
    """Return what the latest games of whoever asks were made of, as far as that is known, and have the rest found."""
    person = await access.known_person(request)
    return answer(await access.over_time.of(access.store, person.id))


async def forget(access: Access, request: Request) -> Response:
    """Delete somebody's data: name, tokens, links to games. Games under way go on with a bot in their chair."""
    person = await access.known_person(request)
    # Tables first: whoever is still known after a crash can ask again.
    await forgetting.forget(access.registry, person.id)
    tables = await access.store.forget(person.id)
    await access.sessions.forget(access.registry, person.id, tables)
    return with_cookies(answer(Forgotten(forgotten=True)), no_cookies(access.is_secure(request.scope)))


def _hand_out(access: Access, request: Request, token: str, bearer: bool, shown: Introduced) -> Response:
    if bearer:
        return answer(msgspec.structs.replace(shown, token=token))
    return with_cookies(answer(shown), cookies_for(token, access.is_secure(request.scope)))


def _renew(access: Access, request: Request, response: Response) -> Response:
    """Extend the cookie of somebody we know by another year: the page says who it is whenever it is opened."""
    token, is_cookie = token_in(access.headers_of(request.scope))
    return with_cookies(response, cookies_for(token, access.is_secure(request.scope)) if is_cookie else [])
