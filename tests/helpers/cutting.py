"""People who cut the deck, and the cards that follow from it."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import billi
from billi.client import Client, TableClient
from billi.fair import FairLuck
from billi.record import verify
from billi.server.store import Store, open_store
from billi.table.table import Table
from helpers.events import events_of
from helpers.serving import on_a_server

PEOPLE = ("host", "ann", "bo", "cy")
LATE = 5_000

Dealt = list[dict[str, Any]]


def foreseen(game: str, secret: bytes, words: Sequence[str], names: Sequence[str]) -> list[Dealt]:
    """List the deals that somebody who knows the secret and all words could choose from by moving chairs."""
    orders = itertools.permutations(range(len(words)))
    starts = (
        billi.game(game, len(words)).start(
            luck=FairLuck(secret, [words[seat] for seat in order]), names=[names[seat] for seat in order]
        )
        for order in orders
    )
    return [events_of(start)[:2] for start in starts]


def dealt(table: Table) -> Dealt:
    assert table.state is not None
    return events_of(table.state)[:2]


def at_a_server(tmp_path: Path, work: Callable[[str, Store], Awaitable[None]], **settings: Any) -> None:
    """Do something at a server with its store at hand, as whoever runs it has."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def with_store(url: str) -> None:
        async with await open_store(database) as store:
            await work(url, store)

    on_a_server(with_store, database=database, **settings)


async def sit_down(clients: list[Client], game: str = "willi") -> list[TableClient]:
    """Have everyone come to a table of the first one's and sit down."""
    code = await clients[0].open(game, players=len(clients))
    tables = [await client.table(code).__aenter__() for client in clients]
    for seat, table in enumerate(tables):
        await table.sit(seat)
    return tables


async def leave(tables: list[TableClient]) -> None:
    for table in tables:
        await table.__aexit__(None, None, None)


def seen_dealt(table: TableClient) -> Dealt:
    """Return the first deal as somebody saw it: the others' cards are numbers."""
    [events] = table.events.values()
    return events[:2]


def fits(seen: Dealt, deal: Dealt, seat: int) -> bool:
    return seen[0] == deal[0] and seen[1]["hands"][seat] == deal[1]["hands"][seat]


async def finish(client: Client, tables: list[TableClient]) -> dict[str, Any]:
    """Have everyone play to the end; return the record, found to be in order."""
    await asyncio.gather(*(table.play(lambda hand: hand.ask.choices[0] if hand.ask else "") for table in tables))
    assert tables[0].shown is not None
    record: dict[str, Any] = await client.get(f"/api/games/{tables[0].shown.public.record}")
    verify(record)
    return record
