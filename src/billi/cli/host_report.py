"""What ``billi host`` shows of tables and people: nothing of anybody's cards, and no code that lets anybody in."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from billi.cli.screen import LINE
from billi.errors import printable
from billi.server.store import Head, Person
from billi.table.listing import Listing
from billi.words import Words


def told(head: Head, card: Listing | None) -> dict[str, Any]:
    """Return what may be told of a table; where its log cannot be read, no more than that there is one."""
    return {
        "table": head.id,
        "game": card.game if card else None,
        "status": head.status,
        "listed": head.listed and head.status == "open",
        "created": head.created,
        "lines": head.version,
        "names": card.names if card else [],
    }


def told_table(found: Sequence[Mapping[str, Any]], words: Words) -> Table:
    """Lay out tables for people."""
    say = words.text
    headings = ("table", "game", "status", "listed", "created", "lines", "names")
    table = _new([say(f"host-column-{heading}") for heading in headings])
    for one in found:
        cells = (one["table"], _game(one, words), say(f"host-status-{one['status']}"), _yes(one["listed"], words))
        _add(table, *cells, _when(one["created"]), str(one["lines"]), names_of(one["names"]))
    return table


def seats_table(found: Mapping[str, Any], words: Words) -> Group:
    """Lay out a table, and who sits there, for people."""
    table = _new([words.text(f"host-column-{heading}") for heading in ("seat", "name", "person", "banned")])
    host = found["host"]
    rows = [(str(one["seat"]), one) for one in found["seats"]]
    if host:
        rows.append((words.text("host-of-table"), host))
    for where, one in rows:
        _add(table, where, one["name"], one["person"], _when(one["banned"]) if one["banned"] is not None else "")
    return Group(told_table([found], words), Text(), table)


def bans_table(banned: Sequence[Person], words: Words) -> Table:
    """Lay out who is banned for people."""
    table = _new([words.text(f"host-column-{heading}") for heading in ("person", "name", "banned")])
    for one in banned:
        _add(table, one.id, one.name, _when(one.banned or 0))
    return table


def _new(headings: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0), border_style=LINE)
    for heading in headings:
        table.add_column(Text(heading))
    return table


def _add(table: Table, *cells: str) -> None:
    table.add_row(*(Text(printable(cell)) for cell in cells))


def _game(one: Mapping[str, Any], words: Words) -> str:
    return words.text(f"game-{one['game']}") if one["game"] else "–"


def _yes(is_so: bool, words: Words) -> str:
    return words.text("host-listed") if is_so else ""


def names_of(names: Sequence[str]) -> str:
    """Return who sits at a table, empty chairs too."""
    return ", ".join(name or "–" for name in names)


def _when(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000).astimezone():%Y-%m-%d %H:%M}"
