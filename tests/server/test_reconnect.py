"""After any gap everyone is back in play within a second: what was missed is told, and what was asked for is done."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple, NoReturn

import pytest

from billi.client import Client, ServerSaysNo
from billi.server.store import open_store
from helpers.bad_networks import Network, network
from helpers.checked_players import Player, hold_against_log, seat_all, tokens
from helpers.server_processes import OwnServer, own_server
from helpers.serving import on_a_server
from helpers.stores import run

AT_MOST = 1.0
"""Seconds from the end of a gap until everyone is back in play."""
TRIES = 4
"""How often that may take longer, where the machine has something else to do, before it is our fault."""


class Scene(NamedTuple):
    """Four people at Willi, all of them asked for a card to put into the box."""

    server: OwnServer
    network: Network
    near: list[Player]
    """Those who have the server next door."""
    far: list[Player]
    """Those behind the network."""


@asynccontextmanager
async def four_at_willi(database: str) -> AsyncIterator[Scene]:
    with own_server(database) as server:
        server.start()
        await server.answers()
        people = await tokens(server.url, 4)
        code = await seat_all(server.url, "willi", people)
        async with AsyncExitStack() as until_the_end:
            between = await until_the_end.enter_async_context(network(server.url))
            ends = [between.url, between.url, server.url, server.url]
            players = [Player(end, code, token) for end, token in zip(ends, people, strict=True)]
            for player in players:
                await until_the_end.enter_async_context(player)
            await players[0].begin()
            for player in players:
                await player.until(lambda asked=player: bool(asked.asks))  # type: ignore[misc]
            yield Scene(server, between, players[2:], players[:2])


Gap = Callable[[Scene], Coroutine[Any, Any, None]]
"""A gap, from its beginning to its end."""


def server_down(seconds: float) -> Gap:
    async def gap(scene: Scene) -> None:
        scene.server.kill()
        await asyncio.sleep(seconds)
        scene.server.start()
        await scene.server.answers()

    return gap


def network_away(seconds: float) -> Gap:
    async def gap(scene: Scene) -> None:
        scene.network.go_away()
        await asyncio.sleep(seconds)
        scene.network.come_back()

    return gap


def network_stalled(seconds: float) -> Gap:
    async def gap(scene: Scene) -> None:
        scene.network.stall()
        await asyncio.sleep(seconds)
        scene.network.flow()

    return gap


async def half_open(scene: Scene) -> None:
    scene.network.forget()


GAPS = {
    "server down for 0.2 s": server_down(0.2),
    "server down for 2 s": server_down(2),
    "network away for 0.2 s": network_away(0.2),
    "network away for 2 s": network_away(2),
    "network stalled for 2 s": network_stalled(2),
    "half-open": half_open,
}


async def choose(player: Player) -> int:
    (hand,) = player.asks
    assert hand.ask is not None
    assert hand.seat is not None
    return await player.choose(hand.seat, hand.ask.choices[0])


async def back_in_play(scene: Scene, gap: Gap) -> float:
    """Have people move and talk in a gap; give the seconds after it until all is granted, and seen by all."""
    mover, listener = scene.far
    being_away = asyncio.create_task(gap(scene))
    await asyncio.sleep(0.01)
    wishes = asyncio.gather(choose(mover), mover.say("Are you there?"), choose(scene.near[0]))
    await being_away
    back = asyncio.get_running_loop().time()
    version = max(await wishes)
    for player in (mover, listener):
        await player.until(lambda seeing=player: seeing.version >= version)  # type: ignore[misc]
    return asyncio.get_running_loop().time() - back


@pytest.mark.parametrize("gap", GAPS.values(), ids=GAPS.keys())
def test_after_a_gap_all_are_back_in_play_within_a_second(gap: Gap, new_sqlite: str) -> None:
    async def take() -> float:
        async with four_at_willi(new_sqlite) as scene:
            players = scene.near + scene.far
            known = {player: (player.version, player.told_all, player.connections) for player in players}
            took = await back_in_play(scene, gap)
            for player, (version, told_all, connections) in known.items():
                await player.until(lambda seeing=player: len(seeing.resumed) == seeing.connections)  # type: ignore[misc]
                assert player.told_all == told_all, "what was known already was told again"
                assert player.connections == connections or player.resumed[-1].since >= version
            async with await open_store(new_sqlite) as store:
                assert not (await hold_against_log(store, players[0].code, players)).wrong
        return took

    async def work() -> None:
        took = [await take()]
        while min(took) > AT_MOST:
            assert len(took) < TRIES, took
            took.append(await take())

    run(work())


def test_a_table_can_be_left_though_the_network_is_away(new_sqlite: str) -> None:
    async def work() -> None:
        async with four_at_willi(new_sqlite) as scene:
            scene.network.go_away()
            async with asyncio.timeout(5):
                await scene.far[0].__aexit__(None, None, None)

    run(work())


async def ask_without_end(person: Client) -> NoReturn:
    while True:
        await person.get("/api/tables")


def test_whoever_is_turned_away_because_too_many_knock_is_let_in_later() -> None:
    async def work(server: str) -> None:
        async with Client(server, "Ann") as ann:
            code = await ann.open("willi")
            ann.patience = 0
            with pytest.raises(ServerSaysNo, match="Too many tries"):
                await ask_without_end(ann)
            async with asyncio.timeout(60), ann.table(code) as table:
                assert table.shown  # on a busy machine over a second connection: the first was given up as lost

    on_a_server(work, rate=2)
