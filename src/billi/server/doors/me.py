"""Saying who you are."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from billi.server.desk import Desk, address_of, answer
from billi.server.people import cookie_for, hash_of, new_id, new_token
from billi.server.room import now
from billi.table.text import LONGEST_NAME, clean
from billi.words import LANGUAGES


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called, and the language they read."""

    name: str = ""
    language: str = "en"
    bearer: bool = False
    """A program wants its token in the answer; a browser gets a cookie that no script can read."""


async def introduce(desk: Desk, request: Request) -> Response:
    """Make somebody's acquaintance: who has no token yet gets one."""
    desk.check_rate(address_of(request))
    wanted = await desk.read(request, Me)
    name = clean(wanted.name)[:LONGEST_NAME]
    language = wanted.language if wanted.language in LANGUAGES else "en"
    person = await desk.person(request)
    shown = {"name": name, "language": language}
    if person.id:
        await desk.store.update_person(person.id, name, language)
        return answer(shown)
    token = new_token()
    await desk.store.add_person(new_id(), hash_of(token), name, language, now())
    if wanted.bearer:
        return answer({**shown, "token": token})
    response = answer(shown)
    response.headers["set-cookie"] = cookie_for(token, desk.settings.secure)
    return response
