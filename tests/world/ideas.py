"""What comes into people's minds beside the game, by the name it has in a story."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from billi.bots import AT_TABLES
from billi.server.store import StoreError
from billi.table.deciding import PHRASES, Refused
from billi.taking_part import Part

if TYPE_CHECKING:
    from world.guests import Guest

Idea = Callable[["Guest"], Any]
Drawn = Callable[["Guest"], Any]
IDEAS: dict[str, Idea] = {}
NO_WISHES = (
    *(b"", b"{", b"[]", b"null", b"hello", b"\x00", b"\xff\xfe", b'{"do":"fly","id":"1"}', b'{"do":"begin"}'),
    *(b'{"do":"stand","id":"1","seat":' + number + b"}" for number in (b"1.0", b"NaN", b'"1"', b"9" * 400)),
    *(b'{"do":"stand","id":"1","seat":0,"seat":1}', b'{"do":"say","id":"1","text":"\\ud800"}', b"[" * 5000),
)
"""Messages no server can read."""
AT_ONCE = 25
"""How often somebody says something who pesters the others."""


def idea(name: str) -> Callable[[Idea], Idea]:
    """Give an idea a name."""

    def note(have: Idea) -> Idea:
        IDEAS[name] = have
        return have

    return note


def _wish(do: str, **details: Drawn) -> Idea:
    """Return the idea to wish for something, with details that are drawn when it comes."""
    return lambda guest: guest.wish(do, **{name: draw(guest) for name, draw in details.items()})


def _seat(guest: "Guest") -> int:
    """Return a seat at random."""
    return guest.chance.randrange(guest.party.players)


def _own(guest: "Guest") -> int:
    """Return somebody's own seat, or any where they have none."""
    return guest.shown.own.seats[0] if guest.shown and guest.shown.own.seats else _seat(guest)


def _one_of(*what: Any) -> Drawn:
    return lambda guest: guest.chance.choice(what)


def _seal(guest: "Guest") -> str:
    return Part(guest.chance.randbytes(32)).seal


def _version(guest: "Guest") -> int:
    return guest.shown.version if guest.shown else 0


IDEAS |= {
    "begin": _wish("begin", bot=_one_of(*AT_TABLES)),
    "rematch": _wish("rematch"),
    "stand": _wish("stand", seat=_seat),
    "get up": _wish("stand", seat=_own),
    "stand-in": _wish("stand-in", seat=_seat),
    "waive": _wish("waive", seat=_own),
    "back": _wish("back", seat=_own),
    "late": _wish("choose", seat=_own, action=_one_of("pass"), version=_one_of(0)),
    "seal": _wish("seal", seat=_own, seal=_seal),
    "words": _wish("words", seat=_own, words=_one_of("abracadabra", "")),
    "lend": _wish("lend", seat=_own, on=_one_of(True, True, False)),
    "mute": _wish("mute", seat=_seat, on=_one_of(True, False)),
    "bot": _wish("bot", seat=_seat, bot=_one_of(*AT_TABLES)),
    "hint": _wish("hint", seat=_own, version=_version),
    "say": _wish("say", text=_one_of("hello", "well")),
    "use a phrase": _wish("say", phrase=_one_of(*PHRASES)),
}


@idea("leave")
def leave(guest: "Guest") -> None:
    """Close the browser."""
    guest.leave()


@idea("sit")
def sit(guest: "Guest") -> None:
    """Sit down somewhere."""
    guest.sit(_seat(guest))


@idea("hang up")
def hang_up(guest: "Guest") -> None:
    """Lose the connection."""
    if guest.wire:
        guest.wire.lose()


@idea("babble")
def babble(guest: "Guest") -> None:
    """Say what no server can read."""
    if guest.wire:
        guest.wire.send(guest.chance.choice(NO_WISHES))


@idea("ping")
def ask_again(guest: "Guest") -> None:
    """Have what was told lately, or all of it, told again."""
    if guest.shown:
        guest.ping(max(0, guest.shown.version - guest.chance.choice([0, 0, 3, 1000])))


@idea("take")
def take(guest: "Guest") -> None:
    """Put somebody out of their chair, and sit down in it."""
    seat = _seat(guest)
    guest.wish("stand", seat=seat)
    guest.sit(seat)


@idea("move")
def move(guest: "Guest") -> None:
    """Have everyone sit elsewhere."""
    players = guest.party.players
    guest.wish("move", order=guest.chance.sample(range(players), players))


@idea("pester")
def pester(guest: "Guest") -> None:
    """Say something again and again, in a world that has an end to it."""
    for _ in range(AT_ONCE if guest.world.small else 1):
        guest.soon(lambda: guest.wish("say", text="hello?"), 0, 20)


@idea("open")
async def open_another(guest: "Guest") -> None:
    """Set another table, and forget about it; or, where there is an end to it, a few."""
    servers = [server for server in guest.world.servers if server.up]
    for _ in range(4 if servers and guest.world.small else len(servers[:1])):
        server = guest.chance.choice(servers)
        with suppress(StoreError, TimeoutError, Refused):
            await server.answer(server.registry.open(guest.person, guest.party.table_wish()))


@idea("browse")
async def browse(guest: "Guest") -> None:
    """Look which tables there are."""
    table, servers = guest.party.truth.table, [server for server in guest.world.servers if server.up]
    if not servers:
        return
    was_open, server = table.status == "open", guest.chance.choice(servers)
    with suppress(StoreError, TimeoutError):
        guest.party.check_listed(await server.answer(server.listed()), was_open)


@idea("be forgotten")
async def be_forgotten(guest: "Guest") -> None:
    """Have everything deleted, at all servers; words for the luck, too, that were said a moment before."""
    if guest.shown and guest.shown.own.seats and not guest.party.truth.table.begun:
        guest.wish("words", seat=_own(guest), words="I was here")
        await asyncio.sleep(1)
    guest.world.tell(f"{guest.name} wants to be forgotten")
    await guest.world.persist(lambda server: server.forget(guest.person))
    await guest.world.check_forgotten(guest.person)
    guest.leave(for_good=True)


@idea("take back")
async def take_back(guest: "Guest") -> None:
    """Have a device of their own be theirs no more, unless it is the last one."""
    devices = [other.device for other in guest.party.guests if other.person == guest.person]
    device = guest.chance.choice(devices)
    guest.world.tell(f"{guest.name} takes back the device {device.decode()}")
    await guest.world.persist(lambda server: server.take_back(guest.person, device))
