"""Whole games over networks that break, lose, double and reorder: everyone sees the same game, and nothing twice."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect

from billi.client import Client
from billi.server.store import Store, open_store
from billi.table.entries import Chose, read
from billi.table.wishes import Choose
from helpers.bad_networks import bad_line, network
from helpers.checked_players import Player, at_random, hold_against_log, seat_all, tokens
from helpers.serving import on_a_server
from helpers.stores import LONGEST

SEATS = 4
GAMES = [("misterbill", 4), ("willi", 1)]
"""Of the shorter game there are more."""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have clients ask again soon: on this network a message is lost every other moment."""
    for name, seconds in {"ANSWER_TIME": 0.08, "QUIET": 0.06, "PATIENCE": 0.06, "FIRST_DELAY": 0.01}.items():
        monkeypatch.setattr(f"billi.linking.{name}", seconds)


async def play_a_game(server: str, game: str, ends: list[str], sayings: int = 0) -> list[Player]:
    """Have people play a game to its end and talk, each over a line of their own; give them as they leave."""
    people = await tokens(server, len(ends))
    code = await seat_all(server, game, people)
    async with AsyncExitStack() as until_the_end:
        players = [Player(end, code, token) for end, token in zip(ends, people, strict=True)]
        for player in players:
            await until_the_end.enter_async_context(player)
        await players[0].begin()
        await asyncio.gather(*(play_and_talk(player, seat, sayings) for seat, player in enumerate(players)))
        await all_see_the_same(players)
    return players


async def play_and_talk(player: Player, seat: int, sayings: int) -> None:
    playing = asyncio.create_task(player.play(at_random(seat)))
    for number in range(sayings):
        await player.say(f"{number}")
    await playing


async def all_see_the_same(players: list[Player]) -> None:
    async with asyncio.timeout(60):
        while len({player.version for player in players}) > 1:
            await asyncio.sleep(0.02)


async def check(store: Store, players: list[Player]) -> None:
    """Hold what everyone saw against the log, and count: as many choices are kept as were granted."""
    code = players[0].code
    found = await hold_against_log(store, code, players)
    assert not found.wrong
    head = await store.find_code(code)
    assert head is not None
    assert {player.version for player in players} == {head.version}
    entries = [read(line.body) for line in await store.lines(head.id)]
    chosen = [entry for entry in entries if isinstance(entry, Chose) and entry.by]
    granted = [id for player in players for id in player.granted if isinstance(player.asked[id], Choose)]
    assert not found.made_by_bots, "a bot decided for somebody who was there"
    assert len(chosen) == len(granted) == len(set(granted)) == found.acknowledged


def on_a_kept_server(database: str, work: Callable[[str, Store], Awaitable[None]]) -> None:
    """Do something at a server whose log can be read."""

    async def run(server: str) -> None:
        async with await open_store(database) as store, asyncio.timeout(LONGEST):
            await work(server, store)

    on_a_server(run, database=database)


@pytest.mark.parametrize(("game", "games"), GAMES)
def test_a_game_over_lines_that_drop_delay_double_reorder_and_cut(game: str, games: int, new_sqlite: str) -> None:
    async def work(server: str, store: Store) -> None:
        async with AsyncExitStack() as until_the_end:
            seeds = [f"{game} {seat}" for seat in range(SEATS)]
            lines = [await until_the_end.enter_async_context(bad_line(server, seed)) for seed in seeds]
            for _ in range(games):
                await check(store, await play_a_game(server, game, [line.url for line in lines]))
            for line in lines:
                assert all(line.happened.values()), "something that can happen did not"

    on_a_kept_server(new_sqlite, work)


@pytest.mark.parametrize(("game", "games"), GAMES)
def test_a_game_over_networks_that_break_off_anywhere(game: str, games: int, new_sqlite: str) -> None:
    async def work(server: str, store: Store) -> None:
        async with AsyncExitStack() as until_the_end:
            chances = [random.Random(f"{game} {seat}") for seat in range(SEATS)]
            ways = [await until_the_end.enter_async_context(network(server, chance, 20_000)) for chance in chances]
            for _ in range(games):
                await check(store, await play_a_game(server, game, [way.url for way in ways], sayings=4))
            assert all(way.cuts > 5 for way in ways)

    on_a_kept_server(new_sqlite, work)


def test_what_was_said_is_told_before_the_version_it_belongs_to() -> None:
    """Whoever has heard of a version has heard all that was said until then, wherever the connection breaks."""

    async def work(server: str) -> None:
        (token,) = await tokens(server, 1)
        async with Client(server, token=token) as ann:
            code = await ann.open("willi")
        async with Player(server, code, token) as player:
            await player.sit(0, "Ann")
            await player.say("Hello")
        async with connect(f"ws{server.removeprefix('http')}/api/tables/{code}") as again:
            told = [json.loads(await again.recv())["is"] for _ in range(3)]
        assert told == ["welcome", "said", "table"]

    on_a_server(work)
