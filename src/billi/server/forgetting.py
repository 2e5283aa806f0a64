"""Taking somebody out of the tables that still stand: out of the game, and out of what was written down."""

import logging
from collections.abc import Collection, Sequence
from typing import Any, Final, get_args

import msgspec

from billi.errors import BilliError
from billi.games import GAMES
from billi.games.spec import GameSpec
from billi.server.registry import Registry
from billi.server.room import Room
from billi.server.store import Line, StoreError
from billi.table.entries import AnyEntry, Moved, Worded

THEIRS: Final = ("name", "text")
"""What an entry may hold of a person, beside words for the luck: those the cards are dealt from the proof needs."""

WORDS: Final = Worded.__struct_config__.tag
MOVE: Final = Moved.__struct_config__.tag
KNOWN: Final = {kind.__struct_config__.tag for kind in get_args(AnyEntry)}
"""What entries are called."""

log = logging.getLogger(__name__)


async def forget(registry: Registry, person: str, looking: Collection[str] = ()) -> None:
    """Take somebody out of every table that stands and where they ever sat, are host, or were ``looking``."""
    for table in dict.fromkeys((*await registry.store.tables_of(person), *sorted(looking))):
        await _leave(registry, table, person)
        await registry.store.rewrite(table, without(await registry.store.lines(table), person))


async def _leave(registry: Registry, table: str, person: str) -> None:
    """Tell a table that somebody is gone, if it still is one: its log is cleared of them in any case."""
    try:
        room = await registry.bring(table)
        if room:
            await room.forget(person)
            await _close_unless_somebody_sits(registry, room)
    except StoreError:
        raise
    except BilliError as error:
        log.info("a table that cannot go on is only cleared of somebody: %s", error, extra={"table": table})


async def _close_unless_somebody_sits(registry: Registry, room: Room) -> None:
    """Delete, with its host, a table nobody could ever begin."""
    table = room.table
    if table.status == "open" and not table.closed and not table.host:
        await registry.store.drop(table.id, table.version)
        await registry.put_away(room)


def without(lines: Sequence[Line], person: str) -> dict[int, bytes]:
    """Return, by version, the lines that tell of a person, as they are without name, sayings and words taken back.

    They are taken for what they say, not for entries: those of a newer server must be cleared too.
    """
    entries = [_read(line.body) for line in lines]
    game = GAMES.get(entries[0].get("game", "")) if entries else None
    standing = _standing_words(entries)
    changed: dict[int, bytes] = {}
    for number, (line, entry) in enumerate(zip(lines, entries, strict=True)):
        cleared = entry
        if person in (entry.get("by"), entry.get("person")):
            cleared = _cleared(entry, game)
            if entry.get("do") == WORDS and number not in standing:
                cleared["words"] = ""
        if cleared != entry:
            changed[line.version] = msgspec.json.encode(cleared)
    return changed


def _standing_words(entries: Sequence[dict[str, Any]]) -> set[int]:
    """Return which entries hold the words that stand in some chair, by their place: all others were taken back.

    Where a newer server has written what is not known here, nobody here can tell, and all may stand.
    """
    chairs: dict[int, int] = {}
    for number, entry in enumerate(entries):
        try:
            if entry["do"] == WORDS:
                chairs[entry["seat"]] = number
            elif entry["do"] == MOVE:
                chairs = {seat: chairs[old] for seat, old in enumerate(entry["order"]) if old in chairs}
            elif entry["do"] not in KNOWN:
                return set(range(len(entries)))
        except (KeyError, TypeError):  # no entry at all
            return set(range(len(entries)))
    return set(chairs.values())


def _read(body: bytes) -> dict[str, Any]:
    try:
        entry = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return {}
    return entry if isinstance(entry, dict) else {}


def _cleared(entry: dict[str, Any], game: GameSpec[Any] | None) -> dict[str, Any]:
    cleared = dict(entry)
    for field in THEIRS:
        if isinstance(text := entry.get(field), str):
            cleared[field] = game.kept_name(text) if game else ""
    return cleared
